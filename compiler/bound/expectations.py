"""Lines of examples about the table as people find it: who is asked and what is offered, what is seen, read and over; and what some
rule has begun before.

Part of `compiler.bound.examples`, which binds the lines about fields, rules and answers.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from compiler.bound.dispatch import bind, bind_statement
from compiler.bound.fit import fit, is_unknown
from compiler.bound.tree import (
    Asked,
    Begin,
    Begins,
    Chooses,
    DiceRolled,
    Expr,
    Fact,
    FieldRead,
    Happens,
    LogSays,
    Offered,
    Over,
    Sees,
    SeesNothing,
)
from compiler.report import suggestion
from compiler.types import FamilyOf, LineOf, PileOf
from dsl import syntax

if TYPE_CHECKING:
    from compiler.bound.examples import ExampleBinder

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
                yield SeesNothing(line.span, seat.value, place)
        case syntax.Sees(player=player, cards=cards, place=node):
            seat, place = example.seat(player), seen(example, node)
            if seat is not None and place is not None:
                yield from sees(example, line, seat.value, place, cards)
        case syntax.Asked(player=player, now=now, name=name, times=times):
            seat = example.seat(player)
            word = question(example, name) if name is not None else ""
            if seat is not None and word is not None:
                yield Asked(line.span, seat.value, now, word, times)
        case syntax.Offered(player=player, how=how, values=values):
            found = tuple(option for value in values for option in options(example, line, player, value))
            if len(found) == len(values):
                yield Offered(line.span, found[0].seat, how, found)
        case syntax.DiceRolled():
            yield DiceRolled(line.span)
        case syntax.Over(over=over):
            yield Over(line.span, over)
        case syntax.LogSays(player=None, said=said, text=text):
            yield LogSays(line.span, None, said, text.value)
        case syntax.LogSays(player=reader, said=said, text=text) if reader is not None:
            seat = example.seat(reader)
            if seat is not None:
                yield LogSays(line.span, seat.value, said, text.value)


def options(example: ExampleBinder, line: syntax.Line, player: syntax.Ident, node: syntax.Expr) -> Iterator[Chooses]:
    yield from example.chooses(line, player, node)


def seen(example: ExampleBinder, node: syntax.Expr) -> FieldRead | None:
    """The place or field that somebody sees or not."""
    place = bind(example.scope, node)
    if isinstance(place, FieldRead) and isinstance(place.type, FamilyOf) and isinstance(place.type.of, (PileOf, LineOf)):
        help = f"say which one, as in `{place.field.name}[...]`"
        example.scope.error("wrong-arguments", f"there are several `{place.field.name}`", node.span, "which one?", help=help)
        return None
    if isinstance(place, FieldRead):
        return place
    if not is_unknown(place):
        help = "name a place or a field, as in `ana's hand`"
        example.scope.error("wrong-kind", "only places and fields can be seen or not", node.span, "neither", help=help)
    return None


def sees(example: ExampleBinder, line: syntax.Line, seat: int, place: FieldRead, cards: tuple[syntax.Expr, ...]) -> Iterator[Sees]:
    held = place.type.of if isinstance(place.type, (PileOf, LineOf)) else None
    if cards and held is None:
        message, help = (
            f"`{place.field.name}` is no place for cards",
            f"write `sees` and the field alone: it is {place.field.name} that is seen",
        )
        example.scope.error("wrong-kind", message, cards[0].span, "in no place", help=help)
        return
    found: tuple[Expr, ...] = ()
    if held is not None:
        found = tuple(fit(example.scope, bind(example.scope, card, held), held, card.span) for card in cards)
    yield Sees(line.span, seat, place, found)


def question(example: ExampleBinder, name: syntax.Ident) -> str | None:
    """What is asked for: a choice, or a rule that may be done."""
    model = example.binder.model
    for local in example.asked.get(name.text, ()):
        example.scope.refer(local, name.span)
    if name.text in model.rules:
        example.scope.refer(model.rules[name.text], name.span)
    elif name.text not in example.asked and name.text not in QUESTIONS:
        help = suggestion(name.text, [*example.asked, *model.rules, *QUESTIONS], "names of questions")
        example.scope.error("unknown-name", f"nobody is ever asked for `{name}`", name.span, "no such question", help=help)
        return None
    return name.text


def turn_happens(example: ExampleBinder, line: syntax.Line, player: syntax.Ident) -> Iterator[Happens]:
    seat, play = example.seat(player), example.binder.model.play
    parts = list(play[0].flow) if play is not None else []
    parts += [inner for part in parts if isinstance(part, syntax.Rounds) for inner in part.flow]
    if not any(isinstance(part, syntax.Turns) for part in parts):
        help = "write `when phase ... happens`: the players of a phase have their turns in it"
        example.scope.error("unknown-phase", "this game has no `turns`", line.span, "no turns", help=help)
    elif seat is not None:
        yield Happens(line.span, "turn", seat.value)


def begins(example: ExampleBinder, line: syntax.Line, node: syntax.Lasting) -> Iterator[Begins]:
    """Only what rules begin themselves: everything else would be another game."""
    heard, scope = example.binder.heard, example.scope
    help = "an example can only be given what a rule of the game begins"
    duration = node.duration
    if isinstance(duration, (syntax.While, syntax.WhileIn)):
        scope.error("wrong-kind", "what holds `while` something is so holds by itself", duration.span, "begins nowhere", help=help)
        return
    for item in node.items:
        if not isinstance(item, (syntax.Modifier, syntax.ExceptionItem)) or item.whose.kind not in ("named", "each_player"):
            message = "only quantities of players who are named can be changed here"
            scope.error("wrong-kind", message, item.span, "not in an example", help="write `ana's QUANTITY is 1 less`")
            return
        known = heard.until_used if isinstance(duration, syntax.UntilUsed) else heard.adjusted
        for noun in item.quantities:
            if noun.name.text in example.binder.model.quantities and noun.name.text not in known:
                message = f"no rule changes `{noun.name}` like this"
                scope.error("wrong-kind", message, noun.span, "never changed so", help=help)
                return
    if isinstance(duration, (syntax.ThisSpan, syntax.UntilNext)) and duration.what not in {*heard.spans, "game"}:
        scope.error("wrong-kind", f"nothing in this game lasts for a {duration.what}", duration.span, "never so long", help=help)
        return
    begun = bind_statement(scope, node)
    if isinstance(begun, Begin) and begun.lastings:
        yield Begins(line.span, begun)
