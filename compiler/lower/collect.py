"""Before anything is lowered: which rules listen, adjust or stand on cards. Names only decide what code must exist at all.

An event nobody listens to and a quantity nobody adjusts cost nothing, so the names of all handlers and adjustments are gathered
first, also those that begin later inside some rule.
"""

from __future__ import annotations

from collections.abc import Iterator

from compiler.bind.scope import Scope
from compiler.lower.builder import Lasting, Lowering
from dsl import syntax
from dsl.source import Source
from dsl.walk import nodes_in


def collect(builder: Lowering) -> None:
    """Fills `lastings` with what stands at top level, in automas and on cards, and the sets of names that matter."""
    model = builder.model
    for standing in model.standing:
        for item, conditions, place, word in flatten(standing.node):
            add(builder, Lasting(item, standing.source, 0, conditions, place, automa=standing.automa, span_word=word))
    for cell in model.cells:
        if cell.kind != "effect":
            continue
        for statement in cell.node.statements:
            if isinstance(statement, syntax.Lasting) and isinstance(statement.duration, syntax.WhileIn):
                for item, conditions, place, word in flatten(statement):
                    add(builder, Lasting(item, cell.source, 0, conditions, place, cell.table, cell.row, span_word=word))
    for tree, source in all_trees(builder):
        for node in nodes_in(tree):
            if type(node) in NOTABLE:
                note_names(builder, node, source)
    for cell in model.cells:
        for node in nodes_in(cell.node):
            if type(node) in NOTABLE:
                note_names(builder, node, cell.source)
    for define in model.defines.values():
        value = define.node.value
        if (
            isinstance(value, syntax.SetLiteral)
            and value.items
            and all(isinstance(i, syntax.Name) and (i.name in model.rules or i.name == "abilities") for i in value.items)
        ):
            builder.groups[define.name] = tuple(i.name for i in value.items)


def check_abilities(builder: Lowering) -> None:
    """An ability is used by taking the card that lies in a place; there is no such card in a set."""
    for lasting in builder.lastings:
        if isinstance(lasting.item, syntax.Ability) and (lasting.place is None or lasting.place.text not in builder.place_infos):
            Scope(builder, lasting.source).error(
                "wrong-kind",
                "an ability belongs on a card that lies in a pile of its owner",
                lasting.item.span,
                "not on such a card",
                help="put it under `while in PILE`",
            )


def add(builder: Lowering, lasting: Lasting) -> Lasting:
    lasting.number = len(builder.lastings)
    builder.lastings.append(lasting)
    return lasting


def all_trees(builder: Lowering) -> Iterator[tuple[syntax.Node, Source]]:
    """Everything rules say outside of tables, with where it stands."""
    model = builder.model
    for standing in model.standing:
        yield standing.node, standing.source
    for rule in model.rules.values():
        yield rule.node.body, rule.place.source
    for group in (model.defines, model.quantities):
        for info in group.values():
            yield info.node, info.place.source
    yield from (*model.scoring, *model.always, *((model.play,) if model.play else ()))


# The nodes in which `note_names` finds something.
NOTABLE = frozenset(
    {
        syntax.Handler,
        syntax.Modifier,
        syntax.ExceptionItem,
        syntax.AlsoRequires,
        syntax.AlsoCosts,
        syntax.CanPayFor,
        syntax.Shield,
        syntax.Name,
        syntax.End,
        syntax.ThisSpan,
        syntax.UntilNext,
        syntax.Lasting,
        syntax.Ability,
    }
)


def note_names(builder: Lowering, node: syntax.Node, source: Source | None) -> None:
    match node:
        case syntax.Handler(timing=timing, pattern=pattern, once=once):
            if once is not None:
                builder.spans_used.add(once)
            kind = pattern.kind
            name = pattern.noun.name.text
            if kind == "do" and name in builder.model.phases:
                kind = "phase"
            builder.events_used.add((timing, kind, name))
        case syntax.Modifier(quantities=nouns) | syntax.ExceptionItem(quantities=nouns):
            builder.adjusted.update(n.name.text for n in nouns)
        case syntax.AlsoRequires(rule=rule) | syntax.AlsoCosts(rule=rule):
            known = builder.further.setdefault(rule.text, [])
            if not any(item is node for item, _ in known):
                known.append((node, source))
        case syntax.CanPayFor(substitute=a, resource=b):
            builder.substitutable.update((a.text, b.text))
        case syntax.Shield(guarded=guarded):
            builder.uses_source = True
            builder.guarded.update("*" if not g.mine else g.name.text for g in guarded)
        case syntax.Name(name="source"):
            builder.uses_source = True
        case syntax.Name(name="round"):
            builder.reads_round = True
        case syntax.End(what=what):
            builder.ends_used.add(what)
        case syntax.ThisSpan(what=what) | syntax.UntilNext(what=what):
            builder.spans_used.add(what)
        case syntax.Lasting(duration=syntax.UntilUsed(), items=items):
            for item in items:
                if isinstance(item, (syntax.Modifier, syntax.ExceptionItem)):
                    builder.until_used.update(n.name.text for n in item.quantities)
        case syntax.Ability(per=per):
            builder.spans_used.add(per)


def flatten(node) -> Iterator[tuple[syntax.Item, tuple[syntax.Expr, ...], syntax.Ident | None, str]]:
    """The items under a duration and its nested ones: (item, conditions, place, span word of a timed duration)."""
    if not isinstance(node, syntax.Lasting):
        yield node, (), None, ""
        return
    conditions: tuple[syntax.Expr, ...] = ()
    place, word = None, ""
    match node.duration:
        case syntax.WhileIn(place=place, condition=condition):
            conditions = (condition,) if condition is not None else ()
        case syntax.While(condition=condition):
            conditions = (condition,)
        case syntax.ThisSpan(what=word):
            pass
        case syntax.UntilUsed():
            word = "used"
        case syntax.UntilNext(what=what):
            word = f"next_{what}"
    for item in node.items:
        for inner, more, inner_place, inner_word in flatten(item):
            yield inner, conditions + more, place or inner_place, word or inner_word
