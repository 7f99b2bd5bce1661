"""Lines of examples about the table as people find it: who is asked and what is offered, what is seen, read and over; and what some
rule has begun before.

Part of `compiler.bound.examples`, which binds the lines about fields, rules and answers.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from compiler.bound import tree
from compiler.bound.fit import fit, is_unknown
from compiler.bound.names import as_things
from compiler.bound.scope import bind, bind_statement
from compiler.bound.tree import Fact, FieldRead
from compiler.types import FamilyOf, LineOf, PileOf
from dsl import syntax
from dsl.walk import nodes_in

if TYPE_CHECKING:
    from compiler.bound.examples import ExampleBinder

Args = tuple[syntax.Expr, ...]
QUESTIONS = ("option", "may", "do")
"""Questions that no rule gives a name: between options, whether to, whether to do what stands on a thing."""


def expected(example: ExampleBinder, line: syntax.Line) -> Iterator[Fact]:
    match line.what:
        case syntax.Lasting():
            yield from begins(example, line, line.what)
        case syntax.TurnHappens(player=player):
            yield from turn_happens(example, line, player)
        case syntax.SeesNothing(player=player, place=node):
            seat, place = example.seat(player), seen(example, node)
            if seat is not None and place is not None:
                yield tree.SeesNothing(line.span, seat.value, place)
        case syntax.Sees(player=player, cards=cards, place=node):
            seat, place = example.seat(player), seen(example, node)
            if seat is not None and place is not None:
                yield from sees(example, line, seat.value, place, cards)
        case syntax.Asked(player=player, now=now, name=name, times=times):
            seat = example.seat(player)
            word = question(example, name) if name is not None else ""
            if seat is not None and word is not None:
                yield tree.Asked(line.span, seat.value, now, word, times)
        case syntax.Offered(player=player, how=how, values=values):
            found = tuple(option for value in values for option in options(example, line, player, value))
            if len(found) == len(values):
                yield tree.Offered(line.span, found[0].seat, how, found)
        case syntax.DiceRolled():
            yield tree.DiceRolled(line.span)
        case syntax.Over(over=over):
            yield tree.Over(line.span, over)
        case syntax.LogSays(player=None, said=said, text=text):
            yield tree.LogSays(line.span, None, said, text.value)
        case syntax.LogSays(player=reader, said=said, text=text) if reader is not None:
            seat = example.seat(reader)
            if seat is not None:
                yield tree.LogSays(line.span, seat.value, said, text.value)


def options(example: ExampleBinder, line: syntax.Line, player: syntax.Ident, node: syntax.Expr) -> Iterator[tree.Chooses]:
    yield from example.chooses(line, player, node)


def seen(example: ExampleBinder, node: syntax.Expr) -> FieldRead | None:
    """The place or field that somebody sees or not."""
    place = bind(example.scope, node)
    if isinstance(place, FieldRead) and isinstance(place.type, FamilyOf) and isinstance(place.type.of, (PileOf, LineOf)):
        help = f"say which one, as in `{place.field.name}[...]`"
        example.scope.error("wrong-arguments", f"there are several `{place.field.name}`", node.span, "which one?", help)
        return None
    if isinstance(place, FieldRead):
        return place
    if not is_unknown(place):
        help = "name a place or a field, as in `ana's hand`"
        example.scope.error("wrong-kind", "only places and fields can be seen or not", node.span, "neither", help)
    return None


def sees(example: ExampleBinder, line: syntax.Line, seat: int, place: FieldRead, cards: Args) -> Iterator[tree.Sees]:
    held = place.type.of if isinstance(place.type, (PileOf, LineOf)) else None
    if cards and held is None:
        message = f"`{place.field.name}` is no place for cards"
        help = f"write `sees` and the field alone: it is {place.field.name} that is seen"
        example.scope.error("wrong-kind", message, cards[0].span, "in no place", help)
        return
    found: tuple[tree.Expr, ...] = ()
    if held is not None:
        found = tuple(fit(example.scope, as_things(bind(example.scope, card, held), held), held, card.span) for card in cards)
    yield tree.Sees(line.span, seat, place, found)


def question(example: ExampleBinder, name: syntax.Ident) -> str | None:
    """What is asked for: a choice, or a rule that may be done."""
    model = example.binder.model
    for local in example.asked.get(name.text, ()):
        example.scope.refer(local, name.span)
    if name.text in model.rules:
        example.scope.refer(model.rules[name.text], name.span)
    elif name.text not in example.asked and name.text not in QUESTIONS:
        names, message = [*example.asked, *model.rules, *QUESTIONS], f"nobody is ever asked for `{name}`"
        example.scope.unknown("unknown-name", message, name, names, "names of questions", "no such question")
        return None
    return name.text


def turn_happens(example: ExampleBinder, line: syntax.Line, player: syntax.Ident) -> Iterator[tree.Happens]:
    seat, play = example.seat(player), example.binder.model.play
    given = [part for part in nodes_in(play) if isinstance(part, (syntax.Turns, syntax.Phase))] if play is not None else []
    turns = [part for part in given if isinstance(part, syntax.Turns) or part.who == "turns"]
    if len(turns) > 1:
        help = "write `when phase ... happens`, or `when round happens`"
        example.scope.error("unknown-phase", "turns are taken in several parts of this game", line.span, "which ones?", help)
    elif not turns:
        help = "write `when phase ... happens`: the players of a phase have their turns in it"
        example.scope.error("unknown-phase", "this game has no `turns`", line.span, "no turns", help)
    elif seat is not None:
        yield tree.Happens(line.span, "turn", seat.value)


def begins(example: ExampleBinder, line: syntax.Line, node: syntax.Lasting) -> Iterator[tree.Begins]:
    """Only what rules begin themselves: everything else would be another game."""
    heard, scope = example.binder.heard, example.scope
    help = "an example can only be given what a rule of the game begins"
    duration = node.duration
    if isinstance(duration, (syntax.While, syntax.WhileIn)):
        scope.error("wrong-kind", "what holds `while` something is so holds by itself", duration.span, "begins nowhere", help)
        return
    for item in node.items:
        if not isinstance(item, (syntax.Modifier, syntax.ExceptionItem)) or item.whose.kind not in ("named", "each_player"):
            message = "only quantities of players who are named can be changed here"
            scope.error("wrong-kind", message, item.span, "not in an example", "write `ana's QUANTITY is 1 less`")
            return
        known = heard.until_used if isinstance(duration, syntax.UntilUsed) else heard.adjusted
        for noun in item.quantities:
            if noun.name.text in example.binder.model.quantities and noun.name.text not in known:
                message = f"no rule changes `{noun.name}` like this"
                scope.error("wrong-kind", message, noun.span, "never changed so", help)
                return
    if isinstance(duration, (syntax.ThisSpan, syntax.UntilNext)) and duration.what not in {*heard.spans, "game"}:
        scope.error("wrong-kind", f"nothing in this game lasts for a {duration.what}", duration.span, "never so long", help)
        return
    begun = bind_statement(scope, node)
    if isinstance(begun, tree.Begin) and begun.lastings:
        yield tree.Begins(line.span, begun)
