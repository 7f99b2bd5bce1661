"""Numbers and other values in words: "half your Power, rounded up", "the number of cards in your hand". And amounts of something:
"2 Power", "$3", "$1 for each region", "$3 × X", and "$3 / $4 / $6" where a table has a value for each of what you can be."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from compiler.bound import tree
from compiler.bound.tree import Expr, Resource
from compiler.model import PLAYER, ChoicesInfo, QuantityInfo
from compiler.text.cells import is_group
from compiler.text.dispatch import condition, place, thing, value
from compiler.text.fields import choice_of, holder, index_words, is_plain_field, kind_with_a_noun, owner_np, part_np, row_of
from compiler.text.pieces import YOU, Modifier, Noun, Np, Words, fixed, joined, number, spaced, word
from compiler.text.simplify import conjuncts
from compiler.text.telling import PLACES, Called, Telling, digits, is_mine, is_number, key_of, kind
from compiler.text.things import PLAYERS, alternatives, contents, described, is_area, met, place_or_thing, value_np
from compiler.types import ChoiceType, FlagType

FLAGS = ("odd", "fits", "automated")


value.of(tree.Missing, tree.Constant, tree.Text)(lambda t, node: t.plain(thing(t, node)))
value.of(tree.Compare, tree.Between, tree.IsIn, tree.Not, tree.Logic, tree.Targets)(condition)
value.of(tree.AllOf, tree.Items, tree.Range)(alternatives)


@value.of(tree.Word, tree.LocalRead)
def by_name(t: Telling, node: tree.Word | tree.LocalRead) -> Words:
    called = t.local(node)
    if called is not None and called.range:
        _said_once(t, node, called)
        return called.range
    name = node.word if isinstance(node, tree.Word) else ""
    if name in ("amount", "round", "total"):
        return t.say("name_round_number" if name == "round" else f"name_{name}")
    return t.plain(place(t, node) if name in PLAYERS else thing(t, node))


FIELDS = (tree.FieldRead, tree.SettingRead, tree.ColumnRead, tree.CellRead, tree.FunctionRead, tree.ItemAt, tree.SpotAt)


@value.of(tree.TableRead, tree.RowName, tree.Total, *FIELDS)
def as_field(t: Telling, node: Expr) -> Words:
    found = kind(node)
    if t.local(node) is not None:
        return t.plain(thing(t, node))
    if isinstance(found, FlagType):
        return condition(t, node)
    if isinstance(found, PLACES):
        return t.plain(place(t, node))
    np = holder(t, node)
    if is_number(found) and np.noun.counted and np.plural and not np.fixed:
        return t.say("number_of", what=np if np.owner else np.with_det("bare"))
    return t.plain(np)


@value.of(tree.Negate, tree.Arithmetic, tree.Combine, tree.Quotient)
def calculated(t: Telling, node: tree.Negate | tree.Arithmetic | tree.Combine | tree.Quotient) -> Words:
    if isinstance(node, tree.Negate):
        return t.say("minus", left=number(0), right=value(t, node.value))
    left, right = node.left, node.right
    if isinstance(node, tree.Quotient):
        if node.rounding == "remainder":
            return t.say("remainder", left=value_np(t, left), right=value(t, right))
        rounded = t.say(f"rounded_{node.rounding}")
        if digits(right) == 2:
            return t.say("half", what=value_np(t, left), rounded=rounded)
        return t.say("divided", left=value(t, left), right=value(t, right), rounded=rounded)
    if node.op != "*":
        return t.say("plus" if node.op == "+" else "minus", left=value(t, left), right=value(t, right))
    left, right = (right, left) if digits(right) is not None else (left, right)
    if digits(left) == 2:
        return t.say("twice", what=value_np(t, right))
    return t.say("times", left=value(t, left), right=value(t, right))


@value.of(tree.Either)
def either(t: Telling, node: tree.Either) -> Words:
    """In brackets, for it stands inside of something larger; a whole statement is told as an `if` (see `simplify`)."""
    if isinstance(kind(node), FlagType):
        return condition(t, node)
    parts: list[Words] = []
    rest: Expr = node
    while isinstance(rest, tree.Either):
        parts.append(t.say("if_behind", what=value(t, rest.then), condition=condition(t, rest.test)))
        rest = rest.other
    return t.say("cases", cases=joined(parts, ", "), other=value(t, rest))


@value.of(tree.Builtin)
def built_in(t: Telling, node: tree.Builtin) -> Words:
    if node.function in ("row", "column"):
        return t.plain(thing(t, node))
    if node.function == "count" and is_group(node.args[0]):
        return t.plain(Np(t.common("size"), post=(Modifier("in", t.say("of_whole", what=place(t, node.args[0]))),)))
    if node.function == "count" and is_area(t, node.args[0]):
        return t.plain(Np(t.common("size"), "the", owner=thing(t, node.args[0], "owner")))
    if node.function == "count":
        return t.say("number_of", what=contents(t, node.args[0]))
    if node.function in FLAGS:
        return condition(t, node)
    if node.function not in ("min", "max"):
        return t.plain(place(t, node) if isinstance(kind(node), PLACES) else thing(t, node))
    what, *ends = sorted(node.args, key=lambda arg: digits(arg) is not None)
    if len(ends) == 1 and digits(what) is None and digits(ends[0]) is not None:
        return t.say("capped" if node.function == "min" else "floored", what=value(t, what), n=value(t, ends[0]))
    listed = t.language.listed([value(t, arg) for arg in node.args])
    several = "_of_all" if len(node.args) > 2 else "_of"
    return t.say(("lower" if node.function == "min" else "higher") + several, what=listed)


@value.of(tree.Aggregate)
def aggregate(t: Telling, node: tree.Aggregate) -> Words:
    if node.function in ("any", "all"):
        return condition(t, node)
    if node.function in ("those", "best", "first"):
        return t.plain(thing(t, node) if node.function == "first" else place(t, node))
    if node.function == "sum" and (whole := _whole_family(t, node)) is not None:
        return t.say("number_of", what=whole) if whole.plural else t.plain(whole)
    members = described(t, node.local, node.domain, conjuncts(node.where))
    members = replace(members, det="the" if members.owner else "bare", plural=True)
    if node.value is None:
        return t.say("number_of", what=members)
    what = _of_each(t, node, node.value)
    each = "_each" if what.fixed else ""
    key = f"sum_over{each}" if node.function == "sum" else f"{node.function}{each or '_of'}"
    return t.say(key, what=what, members=members)


@value.of(tree.Joined)
def along_links(t: Telling, node: tree.Joined) -> Words:
    if node.start is None or node.goal is None:
        return t.plain(place(t, node))
    return t.say("way_between", start=place_or_thing(t, node.start), goal=place_or_thing(t, node.goal))


def _of_each(t: Telling, node: tree.Aggregate, inner: Expr) -> Np:
    """What is added up of every member."""
    if isinstance(inner, tree.Builtin) and inner.function == "count" and key_of(inner.args[0]) is node.local:
        return Np(t.common("size"), "bare")
    if key_of(row_of(inner)) is node.local and isinstance(inner, (tree.FieldRead, tree.ColumnRead, tree.CellRead)):
        return replace(part_np(t, inner), det="bare")
    if isinstance(inner, (tree.FieldRead, tree.FunctionRead)) and key_of(inner.owner) is node.local:
        return holder(t, replace(inner, owner=None)).bare()
    return fixed(value(replace(met(t, node.local, node.domain), about=t.about), inner))


def _whole_family(t: Telling, node: tree.Aggregate) -> Np | None:
    """`sum(outputs[o] for o in Output)`: simply all your outputs."""
    match node:
        case tree.Aggregate(
            value=tree.FieldRead(keys=(tree.LocalRead(local=local),)) as family, domain=tree.AllOf(of=ChoicesInfo()), where=None
        ) if local is node.local:
            return holder(t, replace(family, keys=()))
    return None


# ---------------------------------------------------------------- amounts


def resource(t: Telling, found: Resource) -> Np:
    """What is gained or paid, with what stands before it and behind it."""
    choice = choice_of(found.keys[0]) if found.name != found.field.name and found.keys else None
    own = t.words.kind_noun(choice) if choice is not None else kind_with_a_noun(t, found.keys)
    if own is not None:
        return Np(own)
    noun = t.words.noun_of(found.field)
    pre, post = index_words(t, found.keys, noun)
    return Np(noun, pre=pre, post=post)


def amounts(t: Telling, parts: Iterable[tree.Change | tree.Payment]) -> Words:
    return t.language.listed([amount(t, part) for part in parts])


def amount(t: Telling, part: tree.Change | tree.Payment) -> Words:
    """One amount; a price column has no noun of its own: "the cost of that space"."""
    if part.resource is None:
        return t.plain(holder(t, part.value), "acc")
    for key in part.resource.keys:
        called = t.local(key)
        if called is not None and called.folded and called.description is not None:
            return _any_of(t, part.value, part.resource, key, called)
    return of_noun(t, part.value, resource(t, part.resource))


def of_noun(t: Telling, amount: Expr, np: Np) -> Words:
    """An amount together with its noun."""
    noun, behind, called, n = np.noun, t.language.after(np), t.local(amount), digits(amount)
    if n is not None:
        return spaced(t.language.counted(number(n), n == 1, np), behind)
    if called is not None and is_number(called.type) and (called.label or called.range):
        _said_once(t, amount, called)
        return spaced(t.language.counted(called.range or value(t, amount), False, np), behind)
    times = 1
    if isinstance(amount, tree.Arithmetic) and amount.op == "*":
        for factor, other in ((amount.left, amount.right), (amount.right, amount.left)):
            if (found := digits(factor)) is not None and (again := t.local(other)) is not None and again.shared:
                called, times = again, found
    if called is not None and called.shared and not called.range:
        said = spaced(t.language.counted(number(times), times == 1, np), behind)
        if called.noun == t.common("number"):
            return t.say("for_each_of_them", amount=said)
        each = Np(called.noun, "each", pre=(t.say("lost_word"),))
        return t.say("for_each_of_them", "they" if t.has_form("for_each_of_them", "they") else "do", amount=said, who=each)
    several = replace(np, det="bare", plural=noun.counted)
    if key_of(amount) == "amount":
        return t.say("that_many" if noun.counted else "that_much", noun=several)
    match amount:
        case tree.Builtin(function="min", args=args) if len(args) == 2 and any(digits(arg) is not None for arg in args):
            most, what = args if digits(args[0]) is not None else args[::-1]
            n = digits(most)
            said = t.language.counted(value(t, most), n == 1, np)
            return t.say("at_most_of", what=of_noun(t, what, np), most=said)
    special = by_table(t, amount, np) or _so_many_times(t, amount, np)
    if special:
        return spaced(special, behind)
    many = "_many" if noun.counted else ""
    match amount:
        case tree.Builtin(function="count", args=(many_,)) if (local := t.local(many_)) is not None and local.det == "those":
            return t.say("that_many" if noun.counted else "that_much", noun=several)
        case tree.Arithmetic(op="*", left=left, right=right) if 2 in (digits(left), digits(right)):
            if (plain_np := _as_np(t, right if digits(left) == 2 else left)) is not None:
                double = t.say("double_word")
                return t.say(
                    "equal_to_twice", noun=several, amount=replace(plain_np, pre=(double, *plain_np.pre)) if double else plain_np
                )
        case tree.Arithmetic(op="+" | "-" as op, left=left, right=right) if digits(right) is not None:
            if (plain_np := _as_np(t, left)) is not None:
                more = t.say("plus_n" if op == "+" else "minus_n", n=value(t, right))
                return t.say("equal_to_value", noun=several, amount=plain_np.modified(Modifier("where", more)))
        case tree.Quotient(left=left, right=right, rounding="up" | "down" as way) if digits(right) == 2:
            rounded = t.say(f"rounded_{way}")
            return t.say("equal_to_half" + many, noun=several, amount=value_np(t, left), rounded=rounded)
        case _ if (plain_np := _as_np(t, amount)) is not None:
            return t.say("equal_to_value", noun=several, amount=plain_np.modified(*_printed_base(t, amount)))
    return t.say("equal_to" + many, noun=several, amount=value(t, amount))


def _printed_base(t: Telling, amount: Expr) -> tuple[Modifier, ...]:
    """What a price is as it is printed, if it is one number, or one for each of what you can be."""
    if not t.alone or not isinstance(amount, tree.FunctionRead) or not isinstance(amount.function, QuantityInfo):
        return ()
    lines = [line for line in t.words.game.functions[amount.function].lines if line.kind not in ("least", "most")]
    if len(lines) != 1 or lines[0].kind != "base" or lines[0].condition is not None:
        return ()
    base = lines[0].value
    said = number(n) if (n := digits(base)) is not None else joined([number(n) for _, n in _steps(t, base)], " / ")
    return (Modifier("where", (*word("("), *said, *word(")"))),) if said else ()


def _said_once(t: Telling, node: Expr, called: Called) -> None:
    if called.shared and isinstance(node, tree.LocalRead):
        t.called[node.local] = replace(called, range=())


def _as_np(t: Telling, amount: Expr) -> Np | None:
    """A value that is one noun phrase and counts nothing."""
    before = set(t.mentions.names)
    if isinstance(amount, tree.FunctionRead) and isinstance(amount.function, QuantityInfo):
        np: object = holder(t, amount)
    else:
        np = value_np(t, amount) if digits(amount) is None else None
    if isinstance(np, Np) and not np.fixed and not np.pronoun and not np.noun.counted:
        return np
    t.mentions.names = before  # it will be said in another way
    return None


def _any_of(t: Telling, amount: Expr, found: Resource, key: Expr, called: Called) -> Words:
    """A kind chosen only to be gained: "$1, 1 Time or 1 Inspiration", "1 agent of your choice"."""
    if called.among:
        kinds = [choice for choice in map(choice_of, called.among) if choice is not None]
        return t.language.listed([of_noun(t, amount, Np(t.words.kind_noun(choice))) for choice in kinds], or_=True)
    whole = resource(t, replace(found, keys=tuple(other for other in found.keys if other != key)))
    np = called.description
    assert np is not None
    if np.det == "a" and not np.post and not np.pre and np.noun == t.noun_of(called.type):
        whose = t.say("of_your_choice" if digits(amount) == 1 else "of_one_kind")
    elif np.det == "another" and np.noun.one.lower() == whole.noun.one.lower():
        whose = t.say("of_another_kind")
    else:
        whose = t.say("of_index", what=np)
    return of_noun(t, amount, whole.modified(Modifier("choice", whose)))


def by_table(t: Telling, amount: Expr, np: Np) -> Words | None:
    """A column read by what you are: all its values, "$3 / $4 / $6 (Startup / Millionaire / Billionaire)"."""
    steps = _steps(t, amount)
    if not steps:
        return None
    if np.noun.symbol:
        said = joined([t.language.counted(number(n), n == 1, np) for _, n in steps], " / ")
    else:
        said = t.language.counted(joined([number(n) for _, n in steps], " / "), False, np)
    return t.say("by_table", amounts=said, keys=joined([word(title) for title, _ in steps], " / "))


def _steps(t: Telling, amount: Expr) -> Sequence[tuple[str, int]]:
    """The values of a column that is read by what you are, with their titles."""
    match amount:
        case tree.ColumnRead(row=tree.TableRead(table=table, key=tree.FieldRead(owner=owner, keys=()) as key), column=column):
            if is_mine(owner) and isinstance(kind(key), ChoiceType):
                return t.words.ladders.get(tree.Column(table, column), ())
    return ()


def _so_many_times(t: Telling, amount: Expr, np: Np) -> Words | None:
    """A number of things as so much for each of them: "$1 for each region", "$3 × X"."""
    n, what = 1, amount
    if isinstance(amount, tree.Arithmetic) and amount.op == "*":
        for factor, other in ((amount.left, amount.right), (amount.right, amount.left)):
            if (found := digits(factor)) is not None:
                n, what = found, other
    one = t.language.counted(number(n), n == 1, np)
    called = t.local(what) if what is not amount else None
    if called is not None and called.label:
        return t.say("times_x", amount=one, x=value(t, what))
    each = for_each_of(t, what, np.noun)
    return spaced(one, each) if each else None


def for_each_of(t: Telling, amount: Expr, noun: Noun | None = None) -> Words | None:
    """How many things there are, as "for each of them"; None if the value does not count things, or counts those that are gained
    for them."""
    match amount:
        case tree.Builtin(function="min", args=(_, _) as args) if any(digits(arg) is not None for arg in args):
            most, what = args if digits(args[0]) is not None else args[::-1]
            np = _counted_things(t, what, noun)
            if np is None:
                return None
            each = Np(replace(np.noun, one="", many="", adjective=""), "each")
            return t.say("per_each_of", each=each, n=value(t, most), noun=np.with_det("the" if np.owner else "bare"))
    things = _counted_things(t, amount, noun)
    if things is None:
        return None
    return t.say("per_each", noun=replace(things, det="eachof") if things.owner else replace(things, det="each", plural=False))


def _counted_things(t: Telling, amount: Expr, noun: Noun | None) -> Np | None:
    """The things that a value counts, as a plural."""
    match amount:
        case tree.Builtin(function="count", args=(what,)) if t.local(what) is None and not is_group(what):
            np = contents(t, what)
        case tree.Aggregate(function="count", value=None):
            np = described(t, amount.local, amount.domain, conjuncts(amount.where))
            np = replace(np, plural=True)
            if np.owner is not None or np.det == "oneof":
                return None
        case tree.Aggregate(function="sum") if (whole := _whole_family(t, amount)) is not None and whole.plural:
            np = whole
        case _ if is_plain_field(amount) or isinstance(amount, tree.FieldRead) and kind_with_a_noun(t, amount.keys) is not None:
            np = holder(t, amount)
            if not is_number(kind(amount)) or np.owner is None or not np.noun.counted or np.noun == noun:
                return None
        case _:
            return None
    return None if np.fixed else replace(np, plural=True)


def per(t: Telling, node: tree.Per) -> Words:
    """`per 2 presence`; without a noun, for each one of the value."""
    match node.what:
        case None:
            return _per_value(t, node.each)
        case tree.FieldRead(field=info, keys=keys, owner=owner):
            np = resource(t, Resource(node.span, info, None, keys, info.name))
            if np.noun.counted and info.owner == PLAYER:
                np = replace(np, owner=owner_np(t, owner), plural=True)
                if digits(node.each) == 1:
                    return t.say("per_each", noun=np.with_det("eachof"))
                return t.say("per_every", count=t.say("n_of_yours", n=value(t, node.each), what=np))
        case tree.FunctionRead(function=function):
            np = Np(t.words.named(function.name))
        case what:
            np = Np(t.noun_of(kind(what)))
    if digits(node.each) == 1:
        return t.say("per_each", noun=np.with_det("each"))
    return t.say("per_every", count=of_noun(t, node.each, np))


def _per_value(t: Telling, each: Expr) -> Words:
    if isinstance(each, FIELDS):
        np = holder(t, each)
        if np.fixed:
            return t.say("per_value", amount=np)
        one, who = replace(np, det="each", plural=False, owner=None), np.owner
        has_it = Modifier("that", t.say("that_you_have" if who is YOU else "that_they_have", who=who)) if who is not None else None
        return t.say("per_each", noun=one if has_it is None else one.modified(has_it))
    if isinstance(each, tree.Builtin) and each.function == "count":
        np = contents(t, each.args[0])
        if not np.fixed:
            return t.say("per_each", noun=replace(np, det="eachof") if np.owner else replace(np, det="each", plural=False))
    return t.say("per_value", amount=value(t, each))
