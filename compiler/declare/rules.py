"""What is done in a game and when: definitions, quantities, actions and events; the flow with its phases; automas."""

from __future__ import annotations

from collections.abc import Iterable

from compiler.declare.fields import declare_field
from compiler.declare.names import Names, title_of
from compiler.declare.types import resolve
from compiler.model import PLAYER, DefineInfo, Param, PhaseInfo, Place, QuantityInfo, RuleInfo, Standing
from dsl import syntax
from dsl.source import Source

Named = syntax.Define | syntax.Quantity | syntax.Rule


def declare_named(names: Names, node: Named, source: Source, automa: str = "") -> None:
    model, name, place, title = names.model, node.name.text, Place(source, node.name.span), title_of(node)
    kind = node.kind if isinstance(node, syntax.Rule) else type(node).__name__.lower()
    if not names.claim(node.name, kind, source):
        return
    params = tuple(Param(each.name.text, resolve(names, each.type, source), each.name.span) for each in node.parameters)
    match node:
        case syntax.Define():
            model.defines[name] = DefineInfo(name, params, node, place, title, automa)
        case syntax.Quantity():
            model.quantities[name] = QuantityInfo(name, params, node, place, title, automa)
        case syntax.Rule():
            model.rules[name] = RuleInfo(name, kind, params, node, place, title, automa)


def declare_play(names: Names, node: syntax.Play, source: Source) -> None:
    if names.model.play is not None:
        message, help = "there is a second `play`", "keep one flow per game"
        names.report("duplicate-name", message, source, node.span, "a second flow", help=help)
        return
    names.model.play = (node, source)
    declare_phases(names, node.flow, source)


def declare_phases(names: Names, flow: Iterable[syntax.Flow], source: Source) -> None:
    for part in flow:
        if isinstance(part, syntax.Phase):
            written = names.model.phase_sources.get(part.name.text, source)
            if names.claim(part.name, "phase", written):
                names.model.phases[part.name.text] = PhaseInfo(part.name.text, part, Place(written, part.name.span))
        elif isinstance(part, syntax.Rounds):
            declare_phases(names, part.flow, source)


def declare_automa(names: Names, node: syntax.Automa, source: Source) -> None:
    """A variant may add to an automa: it is then declared in several parts."""
    name = node.name.text
    if name not in names.model.automas:
        if not names.claim(node.name, "automa", source):
            return
        names.model.automas[name] = (node, source)
    for part in node.parts:
        match part:
            case syntax.AutomaHas(fields=fields):
                for field in fields:
                    declare_field(names, field, PLAYER, source, name)
            case syntax.Handler() | syntax.Lasting():
                names.model.standing.append(Standing(part, source, name))
            case _:
                declare_named(names, part, source, name)
