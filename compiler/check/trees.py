"""Every rule text of a game with its source and a name for people, and who mentions what in which way.

The checks of this room look at the whole game at once. Names are compared as written: a choice value that has the name of a
field counts as a use of both, so that a check rather keeps silent than raises a false alarm.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from operator import itemgetter

from compiler.model import Model
from compiler.rows import RuleCell
from compiler.types import ChoiceType, IntType, RuleType
from dsl import syntax
from dsl.diagnostic import Label
from dsl.source import Location, Source, Span
from dsl.walk import children, nodes_in

READ, GAIN, LOSE, PAY, SET, CALL, LISTEN, ADJUST, EXAMPLE = (
    "read",
    "gain",
    "lose",
    "pay",
    "set",
    "call",
    "listen",
    "adjust",
    "example",
)


@dataclass(frozen=True)
class Tree:
    """A text of rules. `kind`: rule, define, quantity, standing, card, flow, scoring, always, field, variant or example."""

    kind: str
    name: str
    node: object
    source: Source


@dataclass(frozen=True)
class Use:
    how: str
    tree: Tree
    span: Span

    def label(self, text: str = "") -> Label:
        return Label(self.tree.source.locate(self.span), text)


@dataclass
class Uses:
    """All mentions by name."""

    by_name: dict[str, list[Use | KnownUse]] = field(default_factory=dict)

    def of(self, name: str, *ways: str) -> list[Use]:
        return [use for use in self.by_name.get(name, ()) if not ways or use.how in ways]

    def some(self, name: str, *ways: str) -> bool:
        return any(not ways or use.how in ways for use in self.by_name.get(name, ()))


@dataclass(frozen=True)
class KnownUse:
    """A use in a cell that was looked at in an earlier run."""

    how: str
    location: Location

    def label(self, text: str = "") -> Label:
        return Label(self.location, text)


def all_trees(model: Model) -> Iterator[Tree]:
    yield from _rule_trees(model)
    for cell in model.cells:
        yield card_tree(cell)
    yield from _other_trees(model)


def trees_with(model: Model, *kinds: type) -> Iterator[Tree]:
    """The trees of all rules, and those cells that hold a node of one of these kinds."""
    return _some_trees(model, lambda facts: not facts.kinds.isdisjoint(kinds))


def trees_naming_tables(model: Model) -> Iterator[Tree]:
    """The trees of all rules, and those cells that name a table or a row type."""
    names = {*model.tables, *model.row_types}
    return _some_trees(model, lambda facts: not facts.names.isdisjoint(names))


def _some_trees(model: Model, wanted: Callable) -> Iterator[Tree]:
    from compiler.check.facts import facts_of

    yield from _rule_trees(model)
    for cell in model.cells:
        if wanted(facts_of(model, cell.node)):
            yield card_tree(cell)
    yield from _other_trees(model)


def rule_trees(model: Model) -> Iterator[Tree]:
    """All trees but those of cells."""
    yield from _rule_trees(model)
    yield from _other_trees(model)


def card_tree(cell) -> Tree:
    return Tree("card", cell.table.rows[cell.row].name, cell.node, cell.source)


def _rule_trees(model: Model) -> Iterator[Tree]:
    for rule in model.rules.values():
        yield Tree("rule", rule.name, rule.node.body, rule.place.source)
    for define in model.defines.values():
        yield Tree("define", define.name, define.node.value, define.place.source)
    for quantity in model.quantities.values():
        yield Tree("quantity", quantity.name, quantity.node.lines, quantity.place.source)
    for standing in model.standing:
        yield Tree("standing", standing.automa, standing.node, standing.source)


def _other_trees(model: Model) -> Iterator[Tree]:
    for node, source in (model.play,) if model.play else ():
        yield Tree("flow", "play", node, source)
    for node, source in model.scoring:
        yield Tree("scoring", "scoring", node, source)
    for node, source in model.always:
        yield Tree("always", "always", node, source)
    for info in [*model.fields.values(), *(f for group in model.thing_fields.values() for f in group.values())]:
        node = info.node
        yield Tree("field", info.name, (node.starts, node.at_least, node.at_most, node.refilled, node.type), info.place.source)
    for node, source in model.automas.values():
        yield Tree("automa", node.name.text, node.condition, source)
    for node, source in model.variants.values():
        yield Tree("variant", node.name.text, (node.condition, node.parts), source)
    for node, source in model.examples:
        yield Tree("example", node.title.value, node.lines, source)


def find_uses(model: Model) -> Uses:
    uses = Uses()
    for tree in _rule_trees(model):
        _walk(tree.node, _noter(uses, tree))
    _note_cards(uses, model)
    for tree in _other_trees(model):
        note = _noter(uses, tree)
        if tree.kind == "example":
            _mentions(tree.node, note)
        else:
            _walk(tree.node, note)
    for table in model.tables.values():
        for column in table.loaded.shape.columns:
            if isinstance(column.type, RuleType) and column.type.kind == "action":
                for row in table.rows:
                    name = row.cells.get(column.name)
                    if isinstance(name, str):
                        uses.by_name.setdefault(name, []).append(
                            Use(CALL, Tree("card", row.name, None, table.place.source), table.place.span)
                        )
    return uses


def _note_cards(uses: Uses, model: Model) -> None:
    """Of each cell the first use of a name in each way, in the order of the cells, whether they are at hand or known."""
    from compiler.check.facts import facts_of

    found: dict[str, list[tuple]] = {}
    for cell in model.cells:
        tree, at = card_tree(cell), cell.order
        for place, (how, name, span) in enumerate(facts_of(model, cell.node).uses):
            found.setdefault(name, []).append((at, place, Use(how, tree, span)))
    for (how, name), (at, place, location) in model.known.uses.items() if model.known is not None else ():
        found.setdefault(name, []).append((at, place, KnownUse(how, location)))
    for name, each in found.items():
        each.sort(key=itemgetter(0, 1))
        uses.by_name.setdefault(name, []).extend(use for _, _, use in each)


Note = Callable[[str, str, Span], None]


def _noter(uses: Uses, tree: Tree) -> Note:
    def note(how: str, name: str, span: Span) -> None:
        uses.by_name.setdefault(name, []).append(Use(how, tree, span))

    return note


def _mentions(tree, note: Note) -> None:
    """Examples: every name counts, however it is used."""
    for node in nodes_in(tree):
        match node:
            case syntax.Name(name=name) | syntax.TypeName(name=name) | syntax.Ident(text=name):
                note(EXAMPLE, name, node.span)


def target_name(node) -> syntax.Ident | None:
    """The name of the field that a target such as `rival's stock[wood]` means."""
    match node:
        case syntax.Name(name=name):
            return syntax.Ident(node.span, name)
        case syntax.My(name=name) | syntax.Their(name=name) | syntax.OfPlayer(name=name) | syntax.Column(name=name):
            return name
        case syntax.Index(base=base):
            return target_name(base)
    return None


_FILLING = {syntax.Move: "place", syntax.Draw: "place", syntax.Add: "target", syntax.Set: "target"}


def places_filled_in(tree) -> set[str]:
    """The places and sets that statements of a tree put something into."""
    targets = (target_name(getattr(n, _FILLING[type(n)])) for n in nodes_in(tree) if type(n) in _FILLING)
    return {name.text for name in targets if name is not None}


def _target(how: str, node, note: Note) -> None:
    """A field that is changed: its name under `how`, whatever else stands in it as read."""
    name = target_name(node)
    if name is not None:
        note(how, name.text, node.span)
    while isinstance(node, syntax.Index):
        _walk(node.args, note)
        node = node.base
    if isinstance(node, (syntax.OfPlayer, syntax.Column)):
        _walk(node.base, note)


def _amounts(how: str, amounts, note: Note) -> None:
    for amount in amounts:
        _walk(amount.value, note)
        if amount.noun is not None:
            note(how, amount.noun.name.text, amount.span)
            _walk(amount.noun.args, note)


def uses_in(node, note: Note) -> None:
    """Tells `note` every name that a tree mentions, in which way, and where."""
    _walk(node, note)


def _walk(node, note: Note) -> None:
    kind = type(node)
    if kind is tuple:
        for part in node:
            _walk(part, note)
        return
    if kind not in _TELLING:
        for part in children(node):
            _walk(part, note)
        return
    match node:
        case syntax.Name(name=name) | syntax.TypeName(name=name) | syntax.NamedType(name=name):
            note(READ, name, node.span)
        case syntax.My(name=name) | syntax.Their(name=name):
            note(READ, name.text, node.span)
        case syntax.OfPlayer(base=base, name=name) | syntax.Column(base=base, name=name):
            note(READ, name.text, node.span)
            _walk(base, note)
        case syntax.Noun(name=name, args=args):
            note(READ, name.text, node.span)
            _walk(args, note)
        case syntax.Gain(subject=subject, amounts=amounts, per=per, giver=giver):
            _amounts(GAIN, amounts, note)
            if giver is not None:
                _amounts(LOSE, amounts, note)
            _walk((subject, per, giver), note)
        case syntax.Lose(subject=subject, amounts=amounts, per=per):
            _amounts(LOSE, amounts, note)
            _walk((subject, per), note)
        case syntax.Pay(subject=subject, price=price, payee=payee) | syntax.AlsoCosts(whose=subject, price=price, payee=payee):
            _amounts(PAY, price, note)
            if payee is not None:
                _amounts(GAIN, price, note)
            _walk((subject, payee, getattr(node, "where", None)), note)
        case syntax.Price(amounts=amounts):
            _amounts(PAY, amounts, note)
        case syntax.Set(target=target, value=value):
            _target(SET, target, note)
            _walk(value, note)
        case syntax.Add(item=item, target=target):
            _target(GAIN, target, note)
            _walk(item, note)
        case syntax.Remove(item=item, target=target):
            _target(LOSE, target, note)
            _walk(item, note)
        case syntax.With(bindings=bindings, body=body):
            for binding in bindings:
                note(SET, binding.name.text, binding.span)
                _walk(binding.value, note)
            _walk(body, note)
        case syntax.Roll(subject=subject, count=count, name=name):
            note(SET, name.text, node.span)
            _walk(subject, note)
            _walk(count, note)
        case syntax.Modifier(quantities=nouns) | syntax.ExceptionItem(quantities=nouns):
            for noun in nouns:
                note(ADJUST, noun.name.text, node.span)
                _walk(noun.args, note)
            _walk((node.whose, node.value, node.where), note)
        case syntax.CanPayFor(substitute=substitute):
            note(PAY, substitute.text, node.span)
        case syntax.Pattern(kind=kind, noun=noun):
            note(LISTEN, noun.name.text, node.span)
            _walk(noun.args, note)
        case syntax.WhileIn(place=place, condition=condition):
            note(READ, place.text, place.span)
            _walk(condition, note)
        case syntax.Do(subject=subject, callee=callee, args=args) | syntax.MayDo(subject=subject, callee=callee, args=args):
            if isinstance(callee, syntax.Name):
                note(CALL, callee.name, node.span)
            else:
                _walk(callee, note)
            _walk((subject, args), note)
        case syntax.MayDoAny(subject=subject, names=names) | syntax.DoOne(subject=subject, names=names):
            for name in names:
                note(CALL, name.text, name.span)
            _walk(subject, note)


# The nodes that say in which way a name is used; all others only hold such nodes.
_TELLING = frozenset(
    {
        syntax.Name,
        syntax.TypeName,
        syntax.NamedType,
        syntax.My,
        syntax.Their,
        syntax.OfPlayer,
        syntax.Column,
        syntax.Noun,
        syntax.Gain,
        syntax.Lose,
        syntax.Pay,
        syntax.AlsoCosts,
        syntax.Price,
        syntax.Set,
        syntax.Add,
        syntax.Remove,
        syntax.With,
        syntax.Roll,
        syntax.Modifier,
        syntax.ExceptionItem,
        syntax.CanPayFor,
        syntax.Pattern,
        syntax.WhileIn,
        syntax.Do,
        syntax.MayDo,
        syntax.MayDoAny,
        syntax.DoOne,
    }
)


def field_named(model: Model, name: str) -> str | None:
    """The field that a noun means: itself, or the one field that a choice value indexes (`2 ore` is `2 goods[ore]`)."""
    if name in model.fields:
        return name
    for choices in model.choices.values():
        if name in choices.values:
            holders = [f for f in model.fields.values() if f.keys == (ChoiceType(choices.name),) and isinstance(f.type, IntType)]
            if len(holders) == 1:
                return holders[0].name
    return None


__all__ = ["Tree", "Use", "Uses", "all_trees", "find_uses", "target_name", "field_named", "RuleCell"]
