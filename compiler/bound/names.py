"""Bare names, fields, families, quantities and defines: from what is written to what it means."""

from __future__ import annotations

import re
from dataclasses import replace

from compiler import types as ty
from compiler.bound import tree
from compiler.bound.fit import (
    FLAG,
    NUMBER,
    cell_of,
    check_need,
    fit_argument,
    fit_key,
    fitted,
    interval_words,
    is_unknown,
    may_be_none,
    number,
)
from compiler.bound.scope import SEAT, Need, Read, Scope, bind, binds, missing
from compiler.bound.totals import total_of
from compiler.bound.tree import Expr
from compiler.declare.names import VALUES
from compiler.model import GAME, PLAYER, DefineInfo, FieldInfo, QuantityInfo, TableInfo
from compiler.report import NO_BRACES, STRAY_BRACE, has_stray_brace, suggestion, type_words
from compiler.types import Type, bare, element
from dsl import syntax
from dsl.source import Span
from dsl.spelling import nearest
from dsl.walk import nodes_in
from dsl.wording import either, quoted, with_article

Args = tuple[syntax.Expr, ...]
Owned = syntax.My | syntax.Their | syntax.OfPlayer

# ---------------------------------------------------------------- constants


def constant_of(scope: Scope, name: str, want: Type | None, span: Span) -> tree.Constant | None:
    """The constant `name` of the expected type: a choice or a row."""
    match bare(element(want)) if want is not None else None:
        case ty.ChoiceType(choices) if choices in scope.model.choices and name in scope.model.choices[choices].values:
            return choice_of(scope, choices, name, span)
        case ty.RowOf(row_type):
            return row_of(scope, scope.model.row_types.get(row_type), name, span)
        case ty.KindOf(row_type):
            found = row_of(scope, scope.model.row_types.get(row_type), name, span)
            return None if found is None else as_kind(found)
        case ty.AnyCard():
            for table in scope.model.tables.values():
                found = row_of(scope, table, name, span)
                if found is not None:
                    return found
    return None


def choice_of(scope: Scope, choices: str, name: str, span: Span) -> tree.Constant:
    info = scope.model.choices[choices]
    return tree.Constant(span, ty.ChoiceType(choices), info.number(name), tree.ChoiceValue(info, name))


def row_of(scope: Scope, table: TableInfo | None, name: str, span: Span) -> tree.Constant | None:
    """The id of a row: the thing itself if there is only one, else the kind."""
    number = table.row_number(name) if table is not None else None
    if table is None or number is None:
        return None
    if len(table.things_of(number)) > 1:
        return tree.Constant(span, ty.KindOf(table.row_type), number, tree.Row(table, name))
    return tree.Constant(span, ty.RowOf(table.row_type), table.first_thing(number), tree.Row(table, name))


def as_kind(found: tree.Constant) -> tree.Constant:
    """The kind of a row that is named."""
    if not isinstance(found.symbol, tree.Row):
        return found
    table, number = found.symbol.table, found.symbol.table.row_number(found.symbol.id)
    return replace(found, type=ty.KindOf(table.row_type), value=number or 0)


def as_things(value: Expr, want: Type) -> Expr:
    """In an example the id of a card is as good as the card: the first of the things that are called so, if things are wanted."""
    if ty.names_kind(want) or not ty.names_kind(value.type):
        return value
    match value:
        case tree.Constant(symbol=tree.Row(table, id)):
            return replace(value, type=ty.RowOf(table.row_type), value=table.first_thing(table.row_numbers[id]))
        case tree.Items(items=items) if items:
            things = tuple(as_things(item, want) for item in items)
            return replace(value, type=ty.ListOf(things[0].type), items=things)
    return value


def constants_called(scope: Scope, name: str, span: Span) -> list[tree.Constant]:
    """All choices and rows of this name."""
    found = [choice_of(scope, info.name, name, span) for info in scope.model.choices.values() if name in info.values]
    rows = (row_of(scope, table, name, span) for table in scope.model.tables.values())
    return [*found, *(row for row in rows if row is not None)]


def is_constant_name(scope: Scope, expr: syntax.Expr) -> bool:
    """A bare name that means nothing but a choice or a row: it waits for a type."""
    if not isinstance(expr, syntax.Name):
        return False
    model = scope.model
    groups = (scope.locals, model.fields, model.settings, model.quantities, model.defines, model.tables, VALUES, scope.seats)
    return not any(expr.name in group for group in groups)


# ---------------------------------------------------------------- bare names


@binds(syntax.Name)
def bind_name(scope: Scope, node: syntax.Name, want: Type | None) -> Expr:
    name, model = node.name, scope.model
    if name in scope.locals:
        local = scope.refer(scope.locals[name], node.span)
        return tree.LocalRead(node.span, local.type, local)
    if name in scope.seats:
        return named_constant(scope, replace(scope.seats[name], span=node.span))
    expected = constant_of(scope, name, want, node.span)
    if expected is not None:
        return named_constant(scope, expected)
    if name in VALUES:
        return missing(node.span) if name in model.refused else bind_word(scope, node, want)
    if name in model.fields or name in model.quantities or name in model.defines:
        return member(scope, None, syntax.Ident(node.span, name), (), node.span)
    if name in model.settings:
        setting = scope.refer(model.settings[name], node.span)
        return tree.SettingRead(node.span, setting.type, setting)
    if name in model.tables:
        table = scope.refer(model.tables[name], node.span)
        return tree.AllOf(node.span, ty.ListOf(ty.RowOf(table.row_type)), table)
    found = constants_called(scope, name, node.span)
    if len(found) == 1:
        return named_constant(scope, found[0])
    if found:
        message, notes = f"`{name}` has {len(found)} meanings here", ["it can be " + ", ".join(type_words(f.type) for f in found)]
        help = "say which one: " + either(quoted(f"{type_words(f.type).split()[-1]}.{name}" for f in found))
        return scope.error("ambiguous-name", message, node.span, "which one?", help, notes=notes)
    return unknown_name(scope, name, node.span, want)


def named_constant(scope: Scope, found: tree.Constant) -> tree.Constant:
    if found.symbol is not None:
        scope.refer(found.symbol, found.span)
    return found


def unknown_name(scope: Scope, name: str, span: Span, want: Type | None = None) -> Expr:
    model = scope.model
    candidates = [*scope.locals, *model.fields, *model.settings, *model.quantities, *model.defines, *model.tables, *scope.seats]
    match bare(element(want)) if want is not None else None:
        case ty.ChoiceType(choices) if choices in model.choices:
            candidates += model.choices[choices].values
        case ty.RowOf(row_type) | ty.KindOf(row_type) if row_type in model.row_types:
            candidates += [row.id for row in model.row_types[row_type].rows]
    if name in model.rules:
        rule = model.rules[name]
        message = f"`{name}` is {with_article(rule.kind)}, a value is needed here"
        help = "name a field, a quantity or a define; a rule is started with `do`"
        return scope.error("wrong-kind", message, span, "not a value", help, declared=rule)
    if name in model.refused or isinstance(want, ty.Unknown):
        return missing(span)
    near = nearest(name, candidates)
    groups = (model.fields, model.quantities, model.defines, model.settings, model.tables)
    others = [group[near].place.label("a similar name") for group in groups if near is not None and near in group]
    message, label = f"there is nothing called `{name}`", "not declared anywhere"
    help = (
        suggestion(name, candidates, "names")
        or f"check its spelling, or say what it is, as in `let {name} be ...` or `choose {name} in ...`"
    )
    return scope.error("unknown-name", message, span, label, help, others=others)


# ---------------------------------------------------------------- words of the language


WORD_TYPES: dict[str, Type] = {
    "players": ty.ListOf(SEAT),
    "everyone": ty.ListOf(SEAT),
    "rivals": ty.ListOf(SEAT),
    "partners": ty.ListOf(SEAT),
    "humans": ty.ListOf(SEAT),
    "source": ty.OptionalOf(ty.AnyCard()),
    "round": ty.IntType(0, None),
    "amount": ty.IntType(0, None),
    "total": NUMBER,
}
ABSENT = {
    "this": ("there is no card that `this` could be", "not on a card", "use `this` only in the cells of a table"),
    "amount": (
        "there is no `amount` here",
        "only in handlers of gains and losses",
        "use it under `after ... gains` or `after ... loses`",
    ),
    "total": ("`total` is only known in `winners by`", "", "use it under `scoring`"),
}


def bind_word(scope: Scope, node: syntax.Name, want: Type | None) -> Expr:
    name, span = node.name, node.span
    match name:
        case "rivals" | "partners" if not is_somebody(scope, span, name):
            return missing(span)
        case "partners" if not has_teams(scope, span):
            return missing(span)
        case "me":
            return mine(scope, span, "me")
        case "they" | "them":
            return theirs(scope, span, name)
        case "this" | "amount" | "total" if not getattr(scope, name):
            message, label, help = ABSENT[name]
            return scope.error("unknown-name", message, span, label, help)
        case "this" if scope.this is not None:
            return tree.Word(span, scope.this, "this")
        case "nobody":
            return tree.Items(span, ty.ListOf(SEAT), ())
        case "yes" | "no":
            return tree.Constant(span, FLAG, int(name == "yes"))
        case "empty" if isinstance(want, ty.GridOf):
            return tree.Word(span, want, "empty")
        case "empty" if isinstance(want, (ty.SetOf, ty.ListOf)):
            return tree.Items(span, ty.ListOf(want.of), ())
        case "none" | "empty":
            return tree.Constant(span, ty.NoneType(), -1)
    return tree.Word(span, WORD_TYPES[name], name)


def has_teams(scope: Scope, span: Span) -> bool:
    """Who is with whom is said under `scoring`. Whoever can't see what it goes by doesn't know either."""
    lines = [line for node, _ in scope.model.scoring for line in node.lines if isinstance(line, syntax.TeamsBy)]
    if not lines:
        help = "say who plays together, as in `teams by side` under `scoring`, or write `rivals`"
        scope.error("unknown-name", "nobody has partners: this game has no teams", span, "who is with whom?", help)
        return False
    for part in nodes_in(lines[0].value):
        info = scope.model.fields.get(part.name) if isinstance(part, syntax.Name) else None
        if info is not None and info.seen != "all" and scope.reads is not None:
            scope.reads.append(Read(info, None))
    return True


def is_somebody(scope: Scope, span: Span, name: str) -> bool:
    if scope.me is None:
        by_name = f"name the player, as in `p's {name}`, or let each player do it"
        message = f"whose `{name}`? no player is acting here"
        help = "use `for each p in players`" if name in ("me", "rivals", "partners") else by_name
        scope.error("missing-me", message, span, "there is no `me` at this place", help)
    return scope.me is not None


def mine(scope: Scope, span: Span, name: str) -> Expr:
    """The player who acts."""
    return scope.me if is_somebody(scope, span, name) and scope.me is not None else missing(span)


# ---------------------------------------------------------------- whose


@binds(syntax.My, syntax.Their, syntax.OfPlayer)
def bind_owned(scope: Scope, node: Owned, want: Type | None) -> Expr:
    return owned(scope, node, (), node.span)


def owned(scope: Scope, node: Owned, args: Args, span: Span) -> Expr:
    """`my x`, `their x`, `p's x`, with what stands in brackets behind it."""
    name, info = node.name, scope.model.fields.get(node.name.text)
    match node:
        case syntax.My():
            owner = mine(scope, name.span, name.text)
        case syntax.Their():
            owner = theirs(scope, node.span, "their")
        case syntax.OfPlayer():
            owner = owner_of(scope, node)
    if is_unknown(owner):
        return missing(span)
    if info is not None and info.owner == GAME:
        message = f"`{info.name}` belongs to the game, not to a player"
        return scope.error("wrong-kind", message, name.span, "the game's", f"write `{info.name}` alone", declared=info)
    if name.text == "total" and (scope.seats or scope.points):
        return total_of(scope, owner, args, span)
    return member(scope, owner, name, args, span)


def theirs(scope: Scope, span: Span, word: str) -> Expr:
    """The other player."""
    if scope.them is not None:
        return scope.them
    message = f"nobody is meant by `{word}` here"
    return scope.error("unknown-name", message, span, "no other player", "name the player who is meant")


def owner_of(scope: Scope, node: syntax.OfPlayer) -> Expr:
    """The player before `'s`."""
    owner = bind(scope, node.base, SEAT)
    if isinstance(bare(owner.type), ty.PlayerType):
        if may_be_none(scope, owner):
            message = f"`'s {node.name}` is read of a player who may be none"
            scope.error("none-read", message, node.name.span, "may be none here", "ask first, as in `if x != none`")
        return owner
    if not is_unknown(owner):
        message = f"`'s` is for players, this is {type_words(owner.type)}"
        scope.error("wrong-kind", message, node.base.span, "not a player", f"write `.{node.name}`")
    return missing(node.span)


# ---------------------------------------------------------------- fields, quantities, defines


def member(scope: Scope, owner: Expr | None, name: syntax.Ident, args: Args, span: Span) -> Expr:
    """A field, quantity or define of a player (`owner` None: mine, or the game's)."""
    model = scope.model
    if name.text in model.fields:
        info = model.fields[name.text]
        holder = None if info.owner == GAME else owner if owner is not None else mine(scope, name.span, info.name)
        return field_read(scope, info, holder, name, args, span)
    function = model.quantities.get(name.text) or model.defines.get(name.text)
    if function is not None:
        return function_read(scope, function, owner, name, args, span)
    if owner is None:
        return no_such_family(scope, name, args)
    candidates = [n for n, f in model.fields.items() if f.owner == PLAYER] + [*model.quantities, *model.defines]
    message, label = f"players have no `{name}`", "not declared for players"
    return scope.unknown("unknown-name", message, name, candidates, "fields of players", label)


def no_such_family(scope: Scope, name: syntax.Ident, args: Args) -> Expr:
    model = scope.model
    near = nearest(name.text, model.tables) if args else None
    if near is not None and nearest(name.text, [*model.fields, *model.quantities, *model.defines]) is None:
        message, label, table = f"there is no table called `{name}`", "not declared anywhere", model.tables[near]
        return scope.error("unknown-table", message, name.span, label, f"write `{near}`", declared=table, there="a similar name")
    return unknown_name(scope, name.text, name.span)


def field_read(scope: Scope, info: FieldInfo, holder: Expr | None, name: syntax.Ident, args: Args, span: Span) -> Expr:
    """A field of `holder`: a player or a thing; None for the game."""
    scope.refer(info, name.span)
    if scope.reads is not None and info.seen != "all":
        scope.reads.append(Read(info, holder))
    if isinstance(info.type, ty.Unknown):
        return missing(span)
    inside = isinstance(info.type, (ty.GridOf, ty.ListOf, ty.PileOf, ty.LineOf)) and len(args) == len(info.keys) + 1
    if args and len(args) != len(info.keys) and not inside:
        what = "no index" if not info.keys else f"{len(info.keys)} in brackets"
        message = f"`{info.name}` takes {what}, but {len(args)} {'is' if len(args) == 1 else 'are'} written"
        return scope.error("wrong-arguments", message, name.span, declared=info)
    if info.keys and not args:
        return tree.FieldRead(span, ty.FamilyOf(info.type, info.keys), info, holder)
    keys = tuple(fit_key(scope, arg, type, info.name) for type, arg in zip(info.keys, args, strict=False))
    read = tree.FieldRead(span, info.type, info, holder, keys)
    if inside and isinstance(info.type, ty.GridOf):
        spot = fitted(scope, args[-1], cell_of(info.type))
        return tree.SpotAt(span, ty.OptionalOf(info.type.of), read, spot)
    return item_at(scope, read, args[-1], span) if inside else read


def item_at(scope: Scope, items: Expr, place: syntax.Expr, span: Span) -> Expr:
    """`list[n]`: the first has the place 1; beyond the last it is an error at run time."""
    at = number(scope, place)
    low, high = scope.range(at)
    most = scope.binder.ranges.length(items, scope.facts)[1]
    if (high is not None and high < 1) or (low is not None and most is not None and low > most):
        help = "count from 1" if high is not None and high < 1 else "use a smaller number"
        label = f"can be {interval_words((low, high))}"
        return scope.error("out-of-table", "there is never anything at this place", place.span, label, help)
    return tree.ItemAt(span, element(items.type), items, at, low is None or low < 1)


def function_read(
    scope: Scope, info: DefineInfo | QuantityInfo, owner: Expr | None, name: syntax.Ident, args: Args, span: Span
) -> Expr:
    signature = scope.binder.signature(info, scope, name.span)
    scope.refer(info, name.span)
    if signature is None:
        return missing(span)
    if signature.has_me and owner is None:
        owner = mine(scope, name.span, info.name)
    if len(args) != len(info.params):
        wanted = ", ".join(p.name for p in info.params) or "nothing"
        message = f"`{info.name}` needs {wanted} in brackets, but {len(args)} {'is' if len(args) == 1 else 'are'} written"
        scope.error("wrong-arguments", message, name.span, "", declared=info)
        return tree.FunctionRead(span, signature.type or ty.Unknown(), info, owner)
    values = [fit_argument(scope, arg, p, info.name) for p, arg in zip(info.params, args, strict=True)]
    known = dict(zip(signature.params, values, strict=True))
    for need in signature.needs:
        check_need(scope, Need(tree.substitute(need.key, known, owner), need.wanted, need.table, need.column), name.span)
    if scope.reads is not None:
        for read in signature.reads:
            scope.reads.append(Read(read.field, None if read.owner is None else tree.substitute(read.owner, known, owner)))
    return tree.FunctionRead(span, signature.type or ty.Unknown(), info, owner if signature.has_me else None, tuple(values))


def check_new_name(scope: Scope, name: syntax.Ident) -> None:
    """No local may hide something else, or what the language itself calls so."""
    model = scope.model
    if name.text in VALUES or name.text in ("not", "if"):
        message = f"`{name}` is a word of the language and can't name a value"
        scope.error("reserved-name", message, name.span, "reserved", "choose another name")
        return
    for group in (model.fields, model.quantities, model.defines, model.settings):
        if name.text in group:
            message = f"the local name `{name}` would hide what is declared under it"
            scope.error("hidden-name", message, name.span, "taken", "choose another name", declared=group[name.text])
            return
    if name.text in scope.locals:
        message = f"`{name}` is already the name of something here"
        scope.error("hidden-name", message, name.span, "taken in this block", "choose another name")


def label_of(scope: Scope, text: syntax.Text | None) -> str:
    """A title or a label; what stands in braces there is a name that is known."""
    if text is None:
        return ""
    for name in slots_in(text.value):
        if name not in scope.locals:
            help = suggestion(name, scope.locals, "names that are known here") or "leave out the braces: no name is known here"
            scope.error("unknown-name", f"there is no `{name}` that could be told here", text.span, "in its braces", help)
    if has_stray_brace(text.value):
        scope.error("stray-brace", STRAY_BRACE, text.span, "its braces", NO_BRACES)
    return text.value


def slots_in(text: str) -> list[str]:
    return re.findall(r"\{([a-z_]\w*)\}", text)
