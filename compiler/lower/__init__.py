"""The bound game -> the intermediate form: rules, cards, flow and scoring as functions and procedures over integers.

state.py       what grows, environments                   values.py      expressions
layout.py      fields, places, constants, words           payments.py    prices, substitutes, paying
leadins.py     what must hold, be chosen and paid         legality.py    can it be done, and if not, why?
parts.py       rules and cells taken apart, what is added performing.py  doing it
tables.py      cells spread over things                   changes.py, cards.py, control.py, questions.py: statements
signals.py     what is called without knowing who answers events.py      walking over those who react
reactions.py   reactions, and what is done instead        sources.py     which of what lasts is in force
flow.py        rounds, phases, turns, the harness         functions.py   defines, quantities, shields, points
windows.py     one question for all that may react        titles.py      what the log and questions call things
inforce.py     what views tell of what lasts               prune.py       the last look: what nobody reads
prices.py      price columns, by resource               bags.py        tokens out of a bag
alike.py       copies that are one option               boards.py      cells beside, around and in line
prompts.py     what questions ask for                   together.py    several players at once, in secret

Nothing here reports anything: the game was found right before. What depends on all that lasts is made at the end.
"""

from __future__ import annotations

from compiler.bound import game as bound
from compiler.bound import tree
from compiler.ir.program import Program
from compiler.lower import bags, cards, changes, control, together
from compiler.lower.cards import make_refill
from compiler.lower.events import make_events
from compiler.lower.flow import lower_flow, lower_harness
from compiler.lower.functions import lower_invariants, lower_scoring, make_edges, make_functions, make_shields
from compiler.lower.inforce import describe
from compiler.lower.layout import lay_out, name_kinds
from compiler.lower.legality import can_function
from compiler.lower.parts import make_further
from compiler.lower.payments import lay_purse
from compiler.lower.performing import do_procedure
from compiler.lower.prune import prune, settle_secrets
from compiler.lower.questions import make_abilities
from compiler.lower.signals import make_ends, make_expiry, make_uses
from compiler.lower.state import Lowering
from compiler.lower.tables import make_value_columns
from dsl.walk import nodes_in

REGISTERED = (bags, cards, changes, control, together)
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
    name_kinds(lowering)


def further_items(game: bound.Game) -> list[tree.AlsoRequires | tree.AlsoCosts]:
    """Everything that adds requirements or costs to rules, wherever it begins."""
    standing = [one.lasting for one in game.standing if one.table is None]
    cards = [one.lasting for one in game.standing if one.table is not None]
    rules = [rule.body for rule in game.rules.values()]
    cells = [cell.content for cell in game.cells]
    found = nodes_in((*standing, *rules, *game.flow, *cells, *cards))
    return [node for node in found if isinstance(node, (tree.AlsoRequires, tree.AlsoCosts))]
