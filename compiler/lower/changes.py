"""Numbers and sets that change: gain, lose, set, add, remove. Every real change of a number is an event if somebody
listens."""

from __future__ import annotations

from compiler.bind.expressions import as_list, as_mask, bind, fit, number
from compiler.bind.names import bare
from compiler.bind.scope import Scope
from compiler.ir.expr import Bit, Cell, Const, Expr, Fold, Int, Op, Var
from compiler.ir.stmt import Change, If, Let, Note, Stmt, Store
from compiler.limits import LARGEST, MOST_ENTRIES
from compiler.lower.layout import NUMBER, reading_of
from compiler.lower.payments import Resource, bounds_of, check_amount, quantities_in, resource_of
from compiler.report import suggestion, type_words
from compiler.types import ChoiceType, IntType, LineOf, ListOf, PileOf, PlayerType, RowOf, SetOf, Unknown
from dsl import syntax

TAKEN = Int(0)  # stands for a value that nobody looks at


def subject_of(scope: Scope, subject: syntax.Expr | None):
    """Who or what gains: (seat or thing, row type of a thing or None)."""
    if subject is None:
        return None, None
    typed = bind(scope, subject)
    kind = bare(typed.type)
    if isinstance(kind, PlayerType):
        return fit(scope, typed, PlayerType(), subject.span).ir, None
    if isinstance(kind, RowOf):
        return fit(scope, typed, kind, subject.span).ir, kind.name
    if not isinstance(kind, Unknown):
        scope.error(
            "wrong-kind", f"only players and things gain or lose, this is {type_words(kind)}", subject.span, "can't gain anything"
        )
    return None, "?"


def target_resource(scope: Scope, noun: syntax.Noun | None, subject: syntax.Expr | None, span) -> Resource | None:
    if noun is None:
        scope.error(
            "wrong-arguments", "what is gained or lost? a field is missing", span, "no field", help="write it, as in `gain 2 power`"
        )
        return None
    owner, thing = subject_of(scope, subject)
    if thing is None:
        return resource_of(scope, noun, owner)
    fields = scope.model.thing_fields.get(thing, {})
    if noun.name.text not in fields:
        if thing != "?":
            scope.error(
                "unknown-name",
                f"a {thing} has no `{noun.name}`",
                noun.name.span,
                "not declared for it",
                help=suggestion(noun.name.text, fields, f"fields of {thing}"),
            )
        return None
    return resource_of(scope, noun, owner, fields[noun.name.text])


def amount_of(scope: Scope, amount: syntax.Amount, per: syntax.Per | None) -> Expr:
    value = number(scope, amount.value)
    if per is None:
        check_amount(scope, value, amount.value.span, "gained or lost")
        return value
    return Op("*", value, per_count(scope, per)) if value != Int(1) else per_count(scope, per)


def per_count(scope: Scope, per: syntax.Per) -> Expr:
    """`per 2 presence`: how many complete twos there are."""
    each = number(scope, per.value)
    if per.noun is None:
        return each
    name = syntax.Name(per.noun.name.span, per.noun.name.text)
    what = bind(scope, syntax.Index(per.noun.span, name, per.noun.args) if per.noun.args else name)
    if isinstance(what.type, (SetOf, ListOf, PileOf, LineOf)):
        from compiler.ir.expr import Len, PopCount

        many: Expr = PopCount(what.ir) if isinstance(what.type, SetOf) else Len(what.ir)
    else:
        many = number(scope, syntax.Index(per.noun.span, name, per.noun.args) if per.noun.args else name)
    low, _ = scope.range(each)
    if low is None or low < 1:
        scope.error("out-of-range", "`per` needs a number of at least 1", per.value.span, "can be 0")
        return Int(0)
    return many if each == Int(1) else Op("//", many, each)


def is_known_change(scope: Scope, node: syntax.Gain | syntax.Lose, sign: int) -> bool:
    """Where only findings are wanted: a change of my own resources by plain numbers, of which as much is known as
    when nothing was wrong with it before? Then it is done, as far as the scope is concerned."""
    builder = scope.builder
    if node.subject is not None or node.per is not None or (sign > 0 and node.giver is not None):
        return False
    found = []
    for amount in node.amounts:
        if not isinstance(amount.value, syntax.Number) or amount.noun is None or amount.noun.args:
            return False
        resource = builder.plain_changes.get((sign, amount.noun.name.text))
        if resource is None or resource.cell in scope.facts:
            return False
        found.append(resource)
    for resource in found:
        settle_change(scope, resource.info, sign)
    return True


def settle_change(scope: Scope, info, sign: int) -> bool:
    """What a change means where only findings are wanted: its events and shields, and what is forgotten. False if
    something may happen instead of it."""
    from compiler.lower.events import fire
    from compiler.lower.facts import forget_field, forget_state

    builder, kind = scope.builder, "gain" if sign > 0 else "lose"
    listens = [t for t in ("before", "after", "instead") if (t, kind, info.name) in builder.events_used]
    if "instead" in listens:
        return False
    for timing in listens:
        fire(scope, timing, kind, info, TAKEN, TAKEN, None)
    builder.shield_test(scope, info, TAKEN, sign < 0)
    if listens:
        forget_state(scope)
    else:
        forget_field(scope, info.storage)
    return True


def note_known_change(scope: Scope, amount: syntax.Amount, resource: Resource, sign: int, known: bool) -> None:
    """`known`: something special was known of the resource."""
    instead = scope.builder.listens("instead", "gain" if sign > 0 else "lose", resource.info.name)
    if (
        not known
        and not instead
        and not amount.noun.args
        and scope.me == Var("me")
        and id(scope.source) not in scope.reporter.sources
    ):
        scope.builder.plain_changes[sign, amount.noun.name.text] = resource


def lower_gain(scope: Scope, node: syntax.Gain, at: int) -> list[Stmt]:
    if scope.builder.terse and is_known_change(scope, node, 1):
        return []
    out: list[Stmt] = []
    for amount in node.amounts:
        resource = target_resource(scope, amount.noun, node.subject, amount.span)
        value = amount_of(scope, amount, node.per)
        if resource is None:
            continue
        scope.builder.usage.gained.add(usage_name(resource))
        check_room(scope, resource, amount.span, 1)
        if scope.builder.terse and node.subject is None:
            note_known_change(scope, amount, resource, 1, resource.cell in scope.facts)
        if node.giver is not None:
            out += take_from(scope, resource, amount, value, node.giver, at)
        else:
            out += change(scope, resource, value, 1, at)
        for quantity in quantities_in(scope, amount.value):
            out += scope.builder.use_up(quantity, resource.owner if resource.owner is not None else scope.me)
    return out


def lower_lose(scope: Scope, node: syntax.Lose, at: int) -> list[Stmt]:
    if scope.builder.terse and is_known_change(scope, node, -1):
        return []
    out: list[Stmt] = []
    for amount in node.amounts:
        resource = target_resource(scope, amount.noun, node.subject, amount.span)
        value = amount_of(scope, amount, node.per)
        if resource is None:
            continue
        scope.builder.usage.lost.add(usage_name(resource))
        check_room(scope, resource, amount.span, -1)
        if scope.builder.terse and node.subject is None:
            note_known_change(scope, amount, resource, -1, resource.cell in scope.facts)
        out += change(scope, resource, value, -1, at)
    return out


def usage_name(resource: Resource) -> str:
    info = resource.info
    return info.name if info.owner in ("player", "game") else f"{info.owner}.{info.name}"


def check_room(scope: Scope, resource: Resource, span, sign: int) -> None:
    """A change that can never do anything is a mistake."""
    low, high = scope.range(resource.cell)
    first, last = scope.model.bounds_of(resource.info.type)
    if (sign > 0 and low is not None and last is not None and low >= last) or (
        sign < 0 and high is not None and first is not None and high <= first
    ):
        end = "upper" if sign > 0 else "lower"
        scope.warn(
            "no-effect",
            f"`{resource.info.name}` is always at its {end} end here",
            span,
            "has no effect",
            others=[resource.info.place.label("its range")],
            help="remove it, or change the condition around it",
        )


def take_from(scope: Scope, resource: Resource, amount: syntax.Amount, value: Expr, giver: syntax.Expr, at: int) -> list[Stmt]:
    """`gain 3 funds from target`: what is there, at most 3."""
    builder = scope.builder
    owner = fit(scope, bind(scope, giver, PlayerType()), PlayerType(), giver.span).ir
    source = resource_of(scope, amount.noun, owner)
    if source is None:
        return []
    builder.usage.lost.add(resource.info.name)
    taken = builder.fresh("taken")
    steps = change(scope, source, value, -1, at, taken)
    return [*steps, *change(scope, resource, Var(taken), 1, at)]


def bounds_needed(scope: Scope, value: Expr, low: Expr | None, high: Expr | None) -> tuple[Expr | None, Expr | None]:
    """The bounds that a new value could pass, by what is known here."""
    least, most = scope.range(value)
    if isinstance(low, Int) and least is not None and least >= low.value:
        low = None
    if isinstance(high, Int) and most is not None and most <= high.value:
        high = None
    return low, high


def change(scope: Scope, resource: Resource, amount: Expr, sign: int, at: int, result: str | None = None) -> list[Stmt]:
    """A clamped change with its log line and its events. `result`: a local that gets what really changed, as a
    positive number."""
    from compiler.lower.events import fire
    from compiler.lower.facts import forget_field, forget_state

    builder, info = scope.builder, resource.info
    name, kind = usage_name(resource), "gain" if sign > 0 else "lose"
    builder.usage.written.add(name)
    low, high = bounds_of(scope, resource)
    if builder.terse and settle_change(scope, info, sign):
        return []
    listens = [t for t in ("before", "after", "instead") if builder.listens(t, kind, info.name)]
    real = builder.fresh("change")
    seat = (
        resource.owner
        if resource.owner is not None and info.owner == "player"
        else scope.me
        if scope.me is not None
        else Cell("active")
    )
    delta = amount if sign > 0 else Int(-amount.value) if isinstance(amount, Int) else Op("-", Int(0), amount)
    if "before" not in listens:
        low, high = bounds_needed(scope, Op("+", resource.cell, delta), low, high)
    positive: Expr = Var(real) if sign > 0 else Op("-", Int(0), Var(real))
    note, args = change_note(scope, resource, sign, positive)
    steps: list[Stmt] = [
        Change(resource.cell, delta, low, high, real, at),
        Note(note, seat, args, builder.audience(info, seat), at),
    ]
    if result is not None:
        steps.append(Let(result, positive))
    if "after" in listens:
        steps.append(If(Op("!=", Var(real), Int(0)), tuple(fire(scope, "after", kind, info, seat, positive, resource.index))))
    if "before" in listens:
        steps = [*fire(scope, "before", kind, info, seat, amount, resource.index), *steps]
    if "instead" in listens:
        from compiler.lower.exceptions import change_instead

        steps = change_instead(builder, kind, info, seat, amount, resource.index, steps, result)
    guard = builder.shield_test(scope, info, seat, sign < 0)
    if guard is not None:
        empty = (Let(result, Int(0)),) if result is not None else ()
        steps = [If(guard, tuple(empty), tuple(steps))]
    if listens:
        forget_state(scope)
    else:
        forget_field(scope, info.storage)
    return steps


def change_note(scope: Scope, resource: Resource, sign: int, amount: Expr) -> tuple[int, tuple[Expr, ...]]:
    """The log line of a change: who or what, how much, and of which part of a family."""
    builder, info = scope.builder, resource.info
    words = builder.title_of(info, resource.name)
    readings, args = [NUMBER], [amount]
    if resource.name == info.name:
        for key, type in zip(resource.keys, info.keys, strict=True):
            words += f", {{{len(args)}}}"
            readings.append(reading_of(scope.model, type))
            args.append(key)
    verb = "gains" if sign > 0 else "loses"
    text = f"{{player}} {verb} {{0}} {words}"
    if info.owner == "game":
        text = f"{words}: {'+' if sign > 0 else '-'}{{0}}"
    elif info.owner != "player":
        text = f"{{{len(args)}}} {verb} {{0}} {words}"
        readings.append(reading_of(scope.model, RowOf(info.owner)))
        args.append(resource.owner)
    return builder.note(text, *readings, skip="zero"), tuple(args)


def lower_set(scope: Scope, node: syntax.Set, at: int) -> list[Stmt]:
    from compiler.lower.facts import forget_field, forget_state

    builder = scope.builder
    target = bind(scope, node.target)
    if isinstance(target.type, Unknown):
        bind(scope, node.value)
        return []
    if not isinstance(target.ir, Cell):
        what = "a setting is constant" if isinstance(target.ir, Const) else "only fields of the state can be set"
        scope.error("wrong-kind", what, node.target.span, "can't be set", help="name a field, as in `set power to 3`")
        return []
    if isinstance(node.target, syntax.Name) and node.target.name in scope.model.settings:
        scope.error(
            "wrong-kind",
            f"`{node.target.name}` is a setting: it stays as it was set up",
            node.target.span,
            "can't be set",
            help="declare it under `the game has`",
        )
        return []
    cell = target.ir
    info = builder.field_by_storage(cell.field)
    value = fit(scope, bind(scope, node.value, target.type), target.type, node.value.span).ir
    builder.usage.written.add(info.name if info.owner in ("player", "game") else f"{info.owner}.{info.name}")
    low, high = scope.model.bounds_of(info.type) if isinstance(info.type, (IntType, ChoiceType)) else (None, None)
    found = scope.range(value)
    if (
        low is not None
        and found[1] is not None
        and found[1] < low
        or (high is not None and found[0] is not None and found[0] > high)
    ):
        scope.error(
            "value-out-of-range",
            f"`{info.name}` can never hold this value",
            node.value.span,
            f"{found[0]} to {found[1]}" if found[0] != found[1] else str(found[0]),
            others=[info.place.label("its range")],
            help="widen the range of the field, or change the value",
        )
    elif (low is not None and (found[0] is None or found[0] < low)) or (high is not None and (found[1] is None or found[1] > high)):
        scope.warn(
            "out-of-range",
            f"`{info.name}` may not be able to hold this value",
            node.value.span,
            "may lie outside its range",
            others=[info.place.label("its range")],
            help="keep it inside with `min(...)` or `max(...)`, or widen the range",
        )
    if isinstance(info.type, IntType):
        low, high = -LARGEST if low is None else low, LARGEST if high is None else high
    low_ir = None if low is None or (found[0] is not None and found[0] >= low) else Int(low)
    high_ir = None if high is None or (found[1] is not None and found[1] <= high) else Int(high)
    owner = builder.owner_in(scope, node.target)
    seat = owner if owner is not None else scope.me if scope.me is not None else Cell("active")
    listens = [k for k in ("gain", "lose") if builder.listens("after", k, info.name)]
    store = Store(cell, value, low_ir, high_ir, at)
    reading = reading_of(scope.model, info.type)
    new, old = builder.fresh("new"), builder.fresh("old")
    whose = "{player}: " if info.owner == "player" else ""
    note = Note(
        builder.note(f"{whose}{info.title} is now {{0}}", reading, reading, skip="same"),
        seat,
        (cell, Var(old)),
        builder.audience(info, seat),
        at,
    )
    if not listens:
        forget_field(scope, info.storage)
        steps: list[Stmt] = [Let(old, cell), store, note]
    else:
        from compiler.lower.events import fire

        steps = [Let(old, cell), Let(new, value), Store(cell, Var(new), low_ir, high_ir, at), note]
        if "gain" in listens:
            steps.append(
                If(
                    Op(">", Var(new), Var(old)),
                    tuple(fire(scope, "after", "gain", info, seat, Op("-", Var(new), Var(old)), cell.index)),
                )
            )
        if "lose" in listens:
            steps.append(
                If(
                    Op("<", Var(new), Var(old)),
                    tuple(fire(scope, "after", "lose", info, seat, Op("-", Var(old), Var(new)), cell.index)),
                )
            )
        forget_state(scope)
    guard = builder.shield_test(scope, info, seat, False)
    return steps if guard is None else [If(guard, (), tuple(steps))]


def lower_set_member(scope: Scope, node, at: int) -> list[Stmt]:
    """`add x to SET`, `remove x from SET`: sets and lists; several at once when x is itself a set."""
    from compiler.lower.facts import forget_field

    builder = scope.builder
    target = bind(scope, node.target)
    adding = isinstance(node, syntax.Add)
    if isinstance(target.type, Unknown):
        bind(scope, node.item)
        return []
    if not isinstance(target.ir, Cell) or not isinstance(target.type, (SetOf, ListOf)):
        hint = "use `move` for cards" if isinstance(target.type, (PileOf, LineOf)) else "use `gain` or `set`"
        scope.error(
            "wrong-kind",
            f"`{'add' if adding else 'remove'}` is for sets and lists, this is {type_words(target.type)}",
            node.target.span,
            "not a set",
            help=hint,
        )
        return []
    of = target.type.of
    item = bind(scope, node.item, of)
    many = isinstance(item.type, (SetOf, ListOf, PileOf, LineOf))
    if not many:
        item = fit(scope, item, of, node.item.span)
    info = builder.field_by_storage(target.ir.field)
    builder.usage.written.add(info.name if info.owner in ("player", "game") else f"{info.owner}.{info.name}")
    builder.usage.gained.add(info.name) if adding else builder.usage.lost.add(info.name)
    if isinstance(target.type, SetOf):
        mask = as_mask(scope, item) if many else Bit(item.ir)
        value: Expr = Op("|" if adding else "&~", target.ir, mask)
    elif adding:
        from compiler.ir.expr import Tup

        value = Op("+", target.ir, as_list(scope, item) if many else Tup((item.ir,)))
    else:
        var = builder.fresh("item")
        gone = Op("!=", Var(var), item.ir)
        if many:
            from compiler.ir.expr import Contains, Not

            gone = Not(Contains(as_list(scope, item), Var(var)))
        value = Fold("those", var, target.ir, gone)
    forget_field(scope, info.storage)
    owner = builder.owner_in(scope, node.target)
    seat = owner if owner is not None else scope.me if scope.me is not None else Cell("active")
    whose = "{player}: " if info.owner == "player" else ""
    words = f"{whose}{{0}} {'added to' if adding else 'removed from'} {info.title}"
    note = builder.note(words, reading_of(scope.model, item.type if many else of))
    steps: list[Stmt] = [Store(target.ir, value, at=at), Note(note, seat, (item.ir,), builder.audience(info, seat), at)]
    if adding and isinstance(target.type, ListOf):
        from compiler.ir.expr import Len

        steps.insert(0, builder.demand(Op("<", Len(target.ir), Int(MOST_ENTRIES)), at, "the list has become too long"))
    guard = builder.shield_test(scope, info, seat, not adding)
    return steps if guard is None else [If(guard, (), tuple(steps))]
