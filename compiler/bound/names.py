"""Bare names, fields, families, quantities and defines: from what is written to what it means."""

from __future__ import annotations

from dataclasses import replace

from compiler.bound.dispatch import bind, binds
from compiler.bound.fit import check_need, fit, fit_key, is_unknown, may_be_none
from compiler.bound.scope import SEAT, Need, Read, Scope, missing
from compiler.bound.substitute import substitute
from compiler.bound.totals import total_of
from compiler.bound.tree import (
    AllOf,
    ChoiceValue,
    Constant,
    Expr,
    FieldRead,
    FunctionRead,
    Items,
    LocalRead,
    Row,
    SettingRead,
    SpotAt,
    Word,
)
from compiler.model import GAME, PLAYER, DefineInfo, FieldInfo, QuantityInfo, TableInfo
from compiler.report import suggestion, type_words
from compiler.types import (
    AnyCard,
    CellType,
    ChoiceType,
    FamilyOf,
    FlagType,
    GridOf,
    IntType,
    ListOf,
    NoneType,
    OptionalOf,
    PlayerType,
    RowOf,
    Type,
    Unknown,
    bare,
    element,
)
from dsl import syntax
from dsl.source import Span
from dsl.spelling import nearest

Args = tuple[syntax.Expr, ...]
BUILT_IN = frozenset("players rivals humans me they them this source amount round total none nobody yes no empty".split())


# ---------------------------------------------------------------- constants


def constant_of(scope: Scope, name: str, want: Type | None, span: Span) -> Constant | None:
    """The constant `name` of the expected type: a choice or a row."""
    match bare(element(want)) if want is not None else None:
        case ChoiceType(choices) if choices in scope.model.choices and name in scope.model.choices[choices].values:
            return choice_of(scope, choices, name, span)
        case RowOf(row_type):
            return row_of(scope, scope.model.row_types.get(row_type), name, span)
        case AnyCard():
            for table in scope.model.tables.values():
                found = row_of(scope, table, name, span)
                if found is not None:
                    return found
    return None


def choice_of(scope: Scope, choices: str, name: str, span: Span) -> Constant:
    info = scope.model.choices[choices]
    return Constant(span, ChoiceType(choices), info.number(name), ChoiceValue(info, name))


def row_of(scope: Scope, table: TableInfo | None, name: str, span: Span) -> Constant | None:
    number = table.row_number(name) if table is not None else None
    if table is None or number is None:
        return None
    return Constant(span, RowOf(table.row_type), table.first_thing(number), Row(table, name), True)


def constants_called(scope: Scope, name: str, span: Span) -> list[Constant]:
    """All choices and rows of this name."""
    found = [choice_of(scope, info.name, name, span) for info in scope.model.choices.values() if name in info.values]
    rows = (row_of(scope, table, name, span) for table in scope.model.tables.values())
    return [*found, *(row for row in rows if row is not None)]


def is_constant_name(scope: Scope, expr: syntax.Expr) -> bool:
    """A bare name that means nothing but a choice or a row: it waits for a type."""
    if not isinstance(expr, syntax.Name):
        return False
    model = scope.model
    groups = (scope.locals, model.fields, model.settings, model.quantities, model.defines, model.tables, BUILT_IN, scope.seats)
    return not any(expr.name in group for group in groups)


# ---------------------------------------------------------------- bare names


@binds(syntax.Name)
def bind_name(scope: Scope, node: syntax.Name, want: Type | None) -> Expr:
    name, model = node.name, scope.model
    if name in scope.locals:
        local = scope.locals[name]
        scope.refer(local, node.span)
        return LocalRead(node.span, local.type, local)
    if name in scope.seats:
        return named_constant(scope, replace(scope.seats[name], span=node.span))
    expected = constant_of(scope, name, want, node.span)
    if expected is not None:
        return named_constant(scope, expected)
    if name in BUILT_IN:
        return bind_word(scope, node, want)
    if name in model.fields or name in model.quantities or name in model.defines:
        return member(scope, None, syntax.Ident(node.span, name), (), node.span)
    if name in model.settings:
        setting = model.settings[name]
        scope.refer(setting, node.span)
        return SettingRead(node.span, setting.type, setting)
    if name in model.tables:
        table = model.tables[name]
        scope.refer(table, node.span)
        return AllOf(node.span, ListOf(RowOf(table.row_type)), table)
    found = constants_called(scope, name, node.span)
    if len(found) == 1:
        return named_constant(scope, found[0])
    if found:
        scope.error(
            "ambiguous-name",
            f"`{name}` has {len(found)} meanings here",
            node.span,
            "which one?",
            notes=["it can be " + ", ".join(type_words(f.type) for f in found)],
            help="compare it with something of the type that is meant",
        )
        return missing(node.span)
    return unknown_name(scope, name, node.span, want)


def named_constant(scope: Scope, found: Constant) -> Constant:
    if found.symbol is not None:
        scope.refer(found.symbol, found.span)
    return found


def unknown_name(scope: Scope, name: str, span: Span, want: Type | None = None) -> Expr:
    model = scope.model
    candidates = [*scope.locals, *model.fields, *model.settings, *model.quantities, *model.defines, *model.tables, *scope.seats]
    match bare(element(want)) if want is not None else None:
        case ChoiceType(choices) if choices in model.choices:
            candidates += model.choices[choices].values
        case RowOf(row_type) if row_type in model.row_types:
            candidates += [row.id for row in model.row_types[row_type].rows]
    if name in model.rules:
        rule = model.rules[name]
        scope.error(
            "wrong-kind",
            f"`{name}` is an {rule.kind}, a value is needed here",
            span,
            "not a value",
            others=[rule.place.label("declared here")],
            help="name a field, a quantity or a define; a rule is started with `do`",
        )
        return missing(span)
    near = nearest(name, candidates)
    groups = (model.fields, model.quantities, model.defines, model.settings, model.tables)
    others = [group[near].place.label("a similar name") for group in groups if near is not None and near in group]
    help = suggestion(name, candidates, "names")
    scope.error("unknown-name", f"there is nothing called `{name}`", span, "not declared anywhere", others=others, help=help)
    return missing(span)


# ---------------------------------------------------------------- words of the language


WORD_TYPES: dict[str, Type] = {
    "players": ListOf(SEAT),
    "humans": ListOf(SEAT),
    "source": OptionalOf(AnyCard()),
    "round": IntType(0, None),
}


def bind_word(scope: Scope, node: syntax.Name, want: Type | None) -> Expr:
    name, span = node.name, node.span

    def nobody(message: str, label: str, help: str) -> Expr:
        scope.error("unknown-name", message, span, label, help=help)
        return missing(span)

    match name:
        case "rivals":
            return Word(span, ListOf(SEAT), "rivals") if is_somebody(scope, span, "rivals") else missing(span)
        case "me":
            return mine(scope, span, "me")
        case "they" | "them":
            if scope.them is None:
                return nobody(f"nobody is meant by `{name}` here", "no other player", "name the player who is meant")
            return scope.them
        case "this":
            if scope.this is None:
                return nobody("there is no card that `this` could be", "not on a card", "use `this` only in the cells of a table")
            return Word(span, scope.this, "this")
        case "amount":
            if not scope.amount:
                help = "use it under `after ... gains` or `after ... loses`"
                return nobody("there is no `amount` here", "only in handlers of gains and losses", help)
            return Word(span, IntType(0, None), "amount")
        case "total":
            if not scope.total:
                return nobody("`total` is only known in `winners by`", "", "use it under `scoring`")
            return Word(span, IntType(None, None), "total")
        case "nobody":
            return Items(span, ListOf(SEAT), ())
        case "yes" | "no":
            return Constant(span, FlagType(), int(name == "yes"))
        case "empty" if isinstance(want, GridOf):
            return Word(span, want, "empty")
        case "none" | "empty":
            return Constant(span, NoneType(), -1)
    return Word(span, WORD_TYPES[name], name)


def is_somebody(scope: Scope, span: Span, name: str) -> bool:
    if scope.me is None:
        by_name = f"name the player, as in `p's {name}`, or let each player do it"
        scope.error(
            "missing-me",
            f"whose `{name}`? no player is acting here",
            span,
            "there is no `me` at this place",
            help="use `for each p in players`" if name in ("me", "rivals") else by_name,
        )
    return scope.me is not None


def mine(scope: Scope, span: Span, name: str) -> Expr:
    """The player who acts."""
    return scope.me if is_somebody(scope, span, name) and scope.me is not None else missing(span)


# ---------------------------------------------------------------- whose


@binds(syntax.My)
def bind_my(scope: Scope, node: syntax.My, want: Type | None) -> Expr:
    return of_player(scope, mine(scope, node.name.span, node.name.text), node.name, (), node.span)


@binds(syntax.Their)
def bind_their(scope: Scope, node: syntax.Their, want: Type | None) -> Expr:
    return of_player(scope, theirs(scope, node.span), node.name, (), node.span)


@binds(syntax.OfPlayer)
def bind_of_player(scope: Scope, node: syntax.OfPlayer, want: Type | None) -> Expr:
    return of_player(scope, owner_of(scope, node), node.name, (), node.span)


def theirs(scope: Scope, span: Span) -> Expr:
    if scope.them is None:
        scope.error("unknown-name", "nobody is meant by `their` here", span, "no other player", help="name the player who is meant")
        return missing(span)
    return scope.them


def owner_of(scope: Scope, node: syntax.OfPlayer) -> Expr:
    """The player before `'s`."""
    owner = bind(scope, node.base, SEAT)
    if isinstance(bare(owner.type), PlayerType):
        if may_be_none(scope, owner):
            scope.error(
                "none-read",
                f"`'s {node.name}` is read of a player who may be none",
                node.name.span,
                "may be none here",
                help="ask first, as in `if x != none`",
            )
        return owner
    if not is_unknown(owner):
        scope.error(
            "wrong-kind",
            f"`'s` is for players, this is {type_words(owner.type)}",
            node.base.span,
            "not a player",
            help=f"write `.{node.name}`",
        )
    return missing(node.span)


def of_player(scope: Scope, owner: Expr, name: syntax.Ident, args: Args, span: Span) -> Expr:
    if is_unknown(owner):
        return missing(span)
    info = scope.model.fields.get(name.text)
    if info is not None and info.owner == GAME:
        return games_own(scope, info, name.span)
    if name.text == "total" and scope.seats:
        return total_of(scope, owner, args, span)
    return member(scope, owner, name, args, span)


def games_own(scope: Scope, info: FieldInfo, span: Span) -> Expr:
    scope.error(
        "wrong-kind",
        f"`{info.name}` belongs to the game, not to a player",
        span,
        "the game's",
        others=[info.place.label("declared here")],
        help=f"write `{info.name}` alone",
    )
    return missing(span)


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
    help = suggestion(name.text, candidates, "fields of players")
    scope.error("unknown-name", f"players have no `{name}`", name.span, "not declared for players", help=help)
    return missing(span)


def no_such_family(scope: Scope, name: syntax.Ident, args: Args) -> Expr:
    model = scope.model
    near = nearest(name.text, model.tables) if args else None
    if near is not None and nearest(name.text, [*model.fields, *model.quantities, *model.defines]) is None:
        scope.error(
            "unknown-table",
            f"there is no table called `{name}`",
            name.span,
            "not declared anywhere",
            others=[model.tables[near].place.label("a similar name")],
            help=f"write `{near}`",
        )
        return missing(name.span)
    return unknown_name(scope, name.text, name.span)


def field_read(scope: Scope, info: FieldInfo, holder: Expr | None, name: syntax.Ident, args: Args, span: Span) -> Expr:
    """A field of `holder`: a player or a thing; None for the game."""
    scope.refer(info, name.span)
    if scope.reads is not None and info.seen != "all":
        scope.reads.append(Read(info, holder))
    on_grid = isinstance(info.type, GridOf) and len(args) == len(info.keys) + 1
    if args and len(args) != len(info.keys) and not on_grid:
        what = "no index" if not info.keys else f"{len(info.keys)} in brackets"
        scope.error(
            "wrong-arguments",
            f"`{info.name}` takes {what}, but {len(args)} {'is' if len(args) == 1 else 'are'} written",
            name.span,
            others=[info.place.label("declared here")],
        )
        return missing(span)
    if info.keys and not args:
        return FieldRead(span, FamilyOf(info.type, info.keys), info, holder)
    keys = tuple(fit_key(scope, arg, type, info.name) for type, arg in zip(info.keys, args, strict=False))
    read = FieldRead(span, info.type, info, holder, keys)
    if on_grid and isinstance(info.type, GridOf):
        spot = bind(scope, args[-1], CellType(info.type.height, info.type.width))
        return SpotAt(span, OptionalOf(info.type.of), read, spot)
    return read


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
        scope.error(
            "wrong-arguments",
            f"`{info.name}` needs {wanted} in brackets, but {len(args)} {'is' if len(args) == 1 else 'are'} written",
            name.span,
            "",
            others=[info.place.label("declared here")],
        )
        return FunctionRead(span, signature.type or Unknown(), info, owner)
    values = [fit(scope, bind(scope, arg, p.type), p.type, arg.span) for p, arg in zip(info.params, args, strict=True)]
    known = dict(zip(signature.params, values, strict=True))
    for need in signature.needs:
        check_need(scope, Need(substitute(need.key, known, owner), need.wanted, need.table, need.column), name.span)
    if scope.reads is not None:
        for read in signature.reads:
            scope.reads.append(Read(read.field, None if read.owner is None else substitute(read.owner, known, owner)))
    return FunctionRead(span, signature.type or Unknown(), info, owner if signature.has_me else None, tuple(values))


def check_new_name(scope: Scope, name: syntax.Ident) -> None:
    """No local may hide something else."""
    model = scope.model
    for group in (model.fields, model.quantities, model.defines, model.settings):
        if name.text in group:
            scope.error(
                "hidden-name",
                f"the local name `{name}` would hide what is declared under it",
                name.span,
                "taken",
                others=[group[name.text].place.label("declared here")],
                help="choose another name",
            )
            return
    if name.text in scope.locals:
        message = f"`{name}` is already the name of something here"
        scope.error("hidden-name", message, name.span, "taken in this block", help="choose another name")
