"""The model -> the intermediate representation: rules, cards, flow and scoring as functions and procedures over integers.

layout.py      fields, places, constants           heads.py       lead-ins: legality, options
collect.py     who listens, what is adjusted       reasons.py     why a rule is refused
functions.py   defines and quantities              payments.py    prices, substitutes, paying
adjust.py      what cards add to quantities        rules.py       performing rules
statements.py  statements and blocks; changes.py, cards.py, questions.py, offers.py, lasting.py, best.py: some of their own
events.py      reactions; reentry.py, marks.py     cells.py       effects, amounts and prices of tables
exceptions.py  what is done instead                further.py     what else a rule requires and costs
services.py    what several of these share         facts.py       what is still known behind a statement
flow.py        rounds, phases, turns; the harness for examples
scoring.py     points and winners                  prune.py       what nobody reads is taken out
"""

from __future__ import annotations

from compiler.lower.builder import Lowering
from compiler.lower.collect import check_abilities, collect
from compiler.lower.events import make_field_events, make_rule_events
from compiler.lower.flow import lower_flow, lower_harness
from compiler.lower.functions import complete_quantities
from compiler.lower.further import make_extras
from compiler.lower.lasting import make_expiry
from compiler.lower.layout import lay_out
from compiler.lower.prune import prune
from compiler.lower.rules import can_function, do_procedure
from compiler.lower.scoring import lower_invariants, lower_scoring
from compiler.model import Model
from compiler.report import Reporter


def lower(model: Model, reporter: Reporter, harness: bool = False) -> Lowering:
    """The whole game as a program. With `harness`, a program whose main procedure runs single rules and phases on command."""
    builder = Lowering(model, reporter)
    builder.program.automas = tuple((name, node.title.value) for name, (node, _) in model.automas.items())
    collect(builder)
    lay_out(builder)
    check_abilities(builder)
    builder.lay_vector()
    for info in model.quantities.values():
        builder.function_of("q", info, _scope(builder, info), info.place.span)
    for info in model.defines.values():
        if info.name not in builder.groups:
            builder.function_of("d", info, _scope(builder, info), info.place.span)
    for info in model.rules.values():
        can_function(builder, info)
        builder.program.actions[info.name] = do_procedure(builder, info)
    if harness:
        for info in builder.rows():
            builder.row_cell(info, 1)
        builder.commands = lower_harness(builder)
    else:
        lower_flow(builder)
    lower_scoring(builder)
    lower_invariants(builder)
    finish(builder)
    return builder


def finish(builder: Lowering) -> None:
    """Makes what had to wait until every rule and card was read. Reactions may begin lasting things, so events come first."""
    make_field_events(builder)
    make_rule_events(builder)
    make_field_events(builder)
    make_extras(builder)
    complete_quantities(builder)
    builder.make_shields()
    builder.make_edges()
    builder.make_refill()
    builder.make_uses()
    builder.make_ends()
    make_expiry(builder)
    prune(builder.program)


def _scope(builder: Lowering, info):
    from compiler.bind.scope import Scope

    return Scope(builder, info.place.source)
