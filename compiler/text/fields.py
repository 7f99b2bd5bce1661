"""What belongs to somebody: fields, quantities, defines, settings and columns with their owners, "your Power", "the slots of that
region". An index stands in front of its noun if it is a known value ("TECH agents"), behind it otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from compiler.bound import tree
from compiler.bound.tree import Expr, Local
from compiler.model import GAME, PLAYER, FieldInfo, QuantityInfo
from compiler.text.dictionary import Function
from compiler.text.dispatch import place, thing, value
from compiler.text.phrases import slots_of
from compiler.text.pieces import THEY, YOU, Modifier, Noun, Np, Words, fixed, plain, word
from compiler.text.telling import PILES, PLACES, THINGS, Telling, digits, is_mine, is_number, key_of, kind, member_kind
from compiler.types import CellType, ChoiceType, PlayerType

Args = tuple[Expr, ...]
OfThing = tree.FieldRead | tree.ColumnRead | tree.CellRead | tree.RowName | tree.Text


def holder(t: Telling, node: Expr, more: Args = ()) -> Np:
    """A field, quantity, define, setting or column with its owner. `more`: what is read of it with brackets."""
    match node:
        case tree.FieldRead(field=info, owner=owner, keys=keys) if info.owner in (PLAYER, GAME):
            return field_np(t, info, owner_np(t, owner) if info.owner == PLAYER else None, keys + more)
        case tree.Total(player=owner):
            return Np(t.common("point"), plural=True, owner=owner_np(t, owner))
        case tree.FieldRead() | tree.ColumnRead():
            return _of_thing(t, node, more)
        case tree.CellRead() | tree.RowName() | tree.Text(row=tree.Expr()):
            return _of_thing(t, node, more)
        case tree.SpotAt(spot=spot) if isinstance(kind(spot), CellType):
            return Np(t.common("content"), owner=thing(t, spot, "owner"))
        case tree.Builtin(function="row" | "column"):
            return thing(t, node)
        case tree.ItemAt(items=inner, place=key) if isinstance(kind(inner), PILES):
            nth = t.say("nth_of", n=value(t, key), what=place(t, inner))
            return Np(t.noun_of(member_kind(inner)), "bare", post=(Modifier("in", nth),))
        case tree.SpotAt(grid=inner, spot=key) | tree.ItemAt(items=inner, place=key):
            return holder(t, inner, (key, *more))
        case tree.FunctionRead(function=info, owner=owner, args=args) if t.words.function_title(info):
            return _function_np(t, info, owner_np(t, owner), args + more)
        case tree.FunctionRead(function=info, owner=owner, args=args):
            return holder(t, expanded(t, info, args, owner), more)
        case tree.SettingRead(setting=setting):
            noun = t.words.noun_of(setting)
            return Np(noun, plural=noun.counted)
        case tree.LocalRead() | tree.TableRead():
            return thing(t, node)
    return fixed(value(t, node))


def owner_np(t: Telling, owner: Expr | None) -> Np:
    if owner is None or is_mine(owner):
        return YOU
    is_their = key_of(owner) == "they" or isinstance(owner, tree.LocalRead) and owner.span == owner.local.span
    return THEY if is_their else thing(t, owner, "owner")  # it was written as `their`: a pronoun by itself


def noun_of_part(t: Telling, node: OfThing) -> Noun:
    """What a field or column of a thing is called."""
    match node:
        case tree.FieldRead(field=info):
            return t.words.noun_of(info)
        case tree.ColumnRead(tables=(table, *_), column=name) | tree.CellRead(tables=(table, *_), column=name):
            return t.words.noun_of(tree.Column(table, name))
        case tree.Text(value=name):
            return t.words.named(name)
    return t.words.named("name")


def row_of(node: Expr) -> Expr | None:
    """The thing that a field or column is read of."""
    match node:
        case tree.FieldRead(field=info, owner=owner) if info.owner not in (PLAYER, GAME):
            return owner
        case tree.ColumnRead(row=row) | tree.CellRead(row=row) | tree.RowName(row=row) | tree.Text(row=row):
            return row
    return None


def part_np(t: Telling, node: OfThing, more: Args = ()) -> Np:
    """A field or column of a thing, whosever it is. A price in what stands alone is "the toll in coins"."""
    keys = more
    if isinstance(node, (tree.FieldRead, tree.ColumnRead)):
        keys = node.keys + more
    elif isinstance(node, tree.CellRead):
        keys = node.keys + node.of + more
    noun, (pre, post) = noun_of_part(t, node), index_words(t, keys)
    if isinstance(node, tree.CellRead) and node.part is not None and not node.of:
        paid = t.words.noun_of(node.part)
        post = (*post, Modifier("in", t.say("priced_in", what=Np(paid, "bare", plural=paid.counted))))
    return Np(noun, pre=pre, post=post, plural=noun.counted)


def _of_thing(t: Telling, node: OfThing, more: Args) -> Np:
    np, row = part_np(t, node, more), row_of(node)
    assert row is not None
    if isinstance(row, tree.TableRead):
        return replace(np, post=(*thing(t, row).post, *np.post))
    found = kind(node)
    if key_of(row) == "this" and (isinstance(found, THINGS) or isinstance(found, (ChoiceType, PlayerType))):
        return Np(np.noun)
    return replace(np, owner=thing(t, row, "owner"))


def field_np(t: Telling, info: FieldInfo, owner: Np | None, keys: Args = ()) -> Np:
    noun = t.words.noun_of(info)
    if owner is None and (same := _named_by_index(t, noun, keys)) is not None:
        return same
    if (own := kind_with_a_noun(t, keys)) is not None:
        return Np(own, owner=owner, plural=own.counted)
    pre, post = index_words(t, keys, noun)
    return Np(noun, owner=owner, pre=pre, post=post, plural=noun.counted)


def choice_of(node: Expr) -> tree.ChoiceValue | None:
    return node.symbol if isinstance(node, tree.Constant) and isinstance(node.symbol, tree.ChoiceValue) else None


def kind_with_a_noun(t: Telling, keys: Args) -> Noun | None:
    """A choice value that the phrases call by a noun of its own: stocks, not stock outputs."""
    choice = choice_of(keys[0]) if len(keys) == 1 else None
    known = choice is not None and t.words.has_noun(t.words.choice_title(choice))
    return t.words.kind_noun(choice) if choice is not None and known else None


def _named_by_index(t: Telling, noun: Noun, keys: Args) -> Np | None:
    """The deck of each deck is simply each deck."""
    called = t.local(keys[0]) if len(keys) == 1 else None
    if called is None or called.noun.one.lower() != noun.one.lower() or called.label:
        return None
    if not called.folded:
        key = key_of(keys[0])
        t.mentions.names |= {key} if key is not None else set()
        return Np(noun, called.det)
    return called.description


def index_words(t: Telling, keys: Args, noun: Noun | None = None) -> tuple[tuple[Words, ...], tuple[Modifier, ...]]:
    pre: list[Words] = []
    post: list[Modifier] = []
    for key in keys:
        found, called = kind(key), t.local(key)
        if isinstance(found, ChoiceType) and not isinstance(key, tree.LocalRead):
            pre.append(t.plain(thing(t, key)))
        elif isinstance(found, PlayerType):
            post.append(Modifier("in", t.say("for_player", who=thing(t, key))))
        elif noun is not None and called is not None and called.noun.one.lower() == noun.one.lower() and not called.folded:
            post.append(Modifier("in", t.say("of_that_kind")))
        elif isinstance(found, ChoiceType) or isinstance(found, THINGS):
            post.append(Modifier("in", t.say("of_index", what=thing(t, key))))
        else:
            t.tally.rough = True
            post.append(in_brackets(t, (key,)))
    return tuple(pre), tuple(post)


def _function_np(t: Telling, info: Function, owner: Np, args: Args) -> Np:
    title = t.words.function_title(info)
    if isinstance(info, QuantityInfo):
        noun, unsaid = t.words.noun_of(info), card_itself(args[0]) if len(args) == 1 and "{" not in title else None
        if unsaid is not None and isinstance(kind(unsaid), THINGS):
            return Np(noun, owner=thing(t, unsaid, "owner"), plural=noun.counted)
        return titled_np(t, noun, info, title, owner, () if digits(unsaid) == 1 else args)
    own = t.language.own_title(title)
    title, whose = (own, owner) if own is not None else (title, None if owner is YOU else owner)
    return titled_np(t, t.words.noun(title, info.name), info, title, whose, args)


def titled_np(t: Telling, noun: Noun, info: Function, title: str, owner: Np | None, args: Args) -> Np:
    """A title with slots is filled from the arguments; what has no slot stands behind in brackets."""
    if "{" in title:
        noun = filled_noun(t, noun, info, args)
        return Np(noun, owner=owner, plural=noun.counted)
    if args:
        t.tally.rough = True
    return Np(noun, owner=owner, post=(in_brackets(t, args),) if args else (), plural=noun.counted)


def in_brackets(t: Telling, args: Args) -> Modifier:
    """Arguments behind what they belong to: each is named again, as a pronoun there could mean anything."""
    t.mentions.names.difference_update(key for arg in args if (key := key_of(arg)) is not None)
    return Modifier("in", word("(") + t.language.listed([value(t, arg) for arg in args]) + word(")"))


def filled(t: Telling, title: str, info: Function, args: Sequence[Expr]) -> Words:
    """A title with its slots filled from the arguments."""
    given = {param.name: argument(t, arg) for param, arg in zip(info.params, args, strict=False)}
    words = t.language.fill_title(title, given)
    return t.language.one_of_it(words) if any(digits(arg) == 1 for arg in args) else words


def filled_noun(t: Telling, noun: Noun, info: Function, args: Args) -> Noun:
    """A noun whose title has slots."""
    one, many = (plain(filled(t, form, info, args)) for form in (noun.one, noun.plural))
    return replace(noun, one=one, many=many)


def argument(t: Telling, node: Expr) -> Np:
    """What is given to a rule, a define or a quantity."""
    node = card_itself(node)
    found, called = kind(node), t.local(node)
    spoken_of = called is not None and is_number(found) and not called.label and not called.range
    if (is_number(found) or isinstance(found, PLACES)) and not spoken_of:
        return fixed(value(t, node))
    return thing(t, node)


def card_itself(node: Expr) -> Expr:
    """What takes the kind of a card is said of the card."""
    return node.args[0] if isinstance(node, tree.Builtin) and node.function == "kind" else node


def expanded(t: Telling, info: Function, args: Args, owner: Expr | None = None) -> Expr:
    """What a define without a title stands for."""
    t.count(10)
    made = t.words.game.functions[info]
    assert made.value is not None
    known: dict[Local, Expr] = dict(zip(made.params, args, strict=False))
    return tree.substitute(made.value, known, owner)


def is_token(node: Expr) -> bool:
    """A field of the game that holds a player: a token that somebody has, or what somebody is."""
    return isinstance(node, tree.FieldRead) and node.field.owner == GAME and isinstance(kind(node), PlayerType) and not node.keys


def is_role(t: Telling, info: FieldInfo) -> bool:
    """Whether a field that holds a player says what that player is ("first player"), and not what they have."""
    return t.words.noun_of(info).one.lower().endswith(t.common("player").one.lower())


def is_plain_field(node: Expr) -> bool:
    """A field, quantity or define of a player or the game, without an index."""
    if isinstance(node, tree.FieldRead):
        return node.field.owner in (PLAYER, GAME) and not node.keys
    return isinstance(node, tree.FunctionRead) and not node.args


def quantity_named(t: Telling, quantity: QuantityInfo, args: Args) -> Np:
    return titled_np(t, t.words.noun_of(quantity), quantity, t.words.function_title(quantity), None, args)


def quantities_owned(
    t: Telling, quantities: Sequence[QuantityInfo], args: Args, owner: Np, next_: Words = (), case: str = "nom", or_: bool = False
) -> Words:
    parts: list[Words] = []
    for index, quantity in enumerate(quantities):
        np, title = quantity_named(t, quantity, args), t.words.function_title(quantity)
        if slots_of(title) and "{" in np.noun.one:  # what no argument fills is said by its kind: "price of a part"
            given = {param.name: Np(t.noun_of(param.type), "a") for param in quantity.params}
            np = Np(t.words.noun(plain(t.language.fill(title, given)), quantity.name))
        np = replace(np, pre=(next_, *np.pre)) if next_ and index == 0 else np
        parts.append(t.plain(replace(np, owner=owner if index == 0 else None, det="the" if index == 0 else "bare"), case))
    return t.language.listed(parts, or_=or_)
