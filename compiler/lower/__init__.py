"""The bound game -> the intermediate form: rules, cards, flow and scoring as functions and procedures over integers.

state.py       what grows: the program, names, words      env.py         what words and locals are at a place
layout.py      fields, places, constants                  values.py      expressions
leadins.py     what must hold, be chosen and paid         payments.py    prices, substitutes, paying
parts.py       rules and cells taken apart                legality.py    can it be done?
performing.py  doing it                                   reasons.py     why it is refused
dispatch.py    statements and blocks; changes.py, cards.py, control.py, questions.py, offers.py, begin.py: their kinds
signals.py     what is called without knowing who answers events.py      walking over those who react
reactions.py   what a reaction sees, whether it is meant  reentry.py     a reaction is never set off by itself
exceptions.py  what is done instead                       further.py     what else a rule requires and costs
sources.py     which of what lasts is in force            functions.py   defines, quantities, shields
tables.py      cells spread over things                   abilities.py   abilities of cards
flow.py        rounds, phases, turns                      harness.py     the game taken apart, for examples
scoring.py     points and winners                         prune.py       what nobody reads is taken out
secrets.py     what secret phases write

Nothing here reports anything: the game was found right before. What depends on all that lasts is made at the end.
"""

from __future__ import annotations

from compiler.bound import game as bound
from compiler.bound import tree
from compiler.ir.program import Program
from compiler.lower import begin, cards, changes, control, offers, questions
from compiler.lower.abilities import make_abilities
from compiler.lower.begin import make_expiry
from compiler.lower.cards import make_refill
from compiler.lower.events import make_events
from compiler.lower.flow import lower_flow
from compiler.lower.functions import make_edges, make_functions, make_shields
from compiler.lower.further import make_further
from compiler.lower.harness import lower_harness
from compiler.lower.inforce import describe
from compiler.lower.layout import lay_out
from compiler.lower.legality import can_function
from compiler.lower.payments import lay_purse
from compiler.lower.performing import do_procedure
from compiler.lower.prune import prune
from compiler.lower.scoring import lower_invariants, lower_scoring
from compiler.lower.secrets import settle_secrets
from compiler.lower.signals import make_ends, make_uses
from compiler.lower.state import Lowering
from compiler.lower.tables import make_value_columns
from dsl.walk import nodes_in

REGISTERED = (begin, cards, changes, control, offers, questions)
"""Modules that say how a kind of statement is translated: they are here to be imported."""


def lower(game: bound.Game, harness: bool = False) -> Lowering:
    """The whole game as a program. With `harness`, a program whose main procedure runs single rules and phases on command."""
    model = game.model
    program = Program(model.name or "game", model.title or model.name, model.fewest, model.most)
    program.automas = tuple((name, node.title.value) for name, (node, _) in model.automas.items())
    lowering = Lowering(game, program, spans_used=set(game.heard.spans), further_items=further_items(game))
    for standing in game.standing:
        lowering.add(standing.lasting, standing.source, standing.automa, standing.table, standing.row)
    lay_out(lowering)
    lay_purse(lowering)
    for info in model.rules.values():
        can_function(lowering, info)
        program.actions[info.name] = do_procedure(lowering, info)
    if harness:
        lower_harness(lowering)
    else:
        lower_flow(lowering)
    lower_scoring(lowering)
    lower_invariants(lowering)
    finish(lowering)
    return lowering


def finish(lowering: Lowering) -> None:
    """Makes what had to wait until every rule and card was read. Abilities and reactions may begin what lasts: they come first."""
    if lowering.offers_abilities:
        make_abilities(lowering)
    make_events(lowering)
    make_further(lowering)
    make_functions(lowering)
    make_shields(lowering)
    make_edges(lowering)
    make_value_columns(lowering)
    make_refill(lowering)
    make_uses(lowering)
    make_ends(lowering)
    make_expiry(lowering)
    prune(lowering.program)
    describe(lowering)
    settle_secrets(lowering.program)


def further_items(game: bound.Game) -> list[tree.AlsoRequires | tree.AlsoCosts]:
    """Everything that adds requirements or costs to rules, wherever it begins."""
    standing = [one.lasting for one in game.standing if one.table is None]
    cards = [one.lasting for one in game.standing if one.table is not None]
    rules = [rule.body for rule in game.rules.values()]
    cells = [cell.content for cell in game.cells]
    found = nodes_in((*standing, *rules, *game.flow, *cells, *cards))
    return [node for node in found if isinstance(node, (tree.AlsoRequires, tree.AlsoCosts))]
