"""The bound tree as text: what the rules mean, one statement a line, with whose field, which row and which type is meant.

action buy "Buy"        action buy
    pay 2 coins             guarded
    gain 1 red                  pay payments: (payment resource: coins of me value: 2)
                            then
                                gain changes: (change resource: dyes of me[red] value: 1 above)
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import TypeGuard, get_args

from compiler.bound import game as bound
from compiler.bound import tree
from compiler.model import DefineInfo, FieldInfo, PhaseInfo, QuantityInfo, RuleInfo, SettingInfo, TableInfo
from compiler.report import type_words
from compiler.types import names_kind
from dsl.source import Source

INDENT = "    "


def pieces(game: bound.Game) -> Iterator[tuple[str, list[str]]]:
    """Everything a game says, each with its name: functions, rules, cells, what lasts, flow and scoring."""
    for info, signature in game.functions.items():
        head = f"{'quantity' if isinstance(info, QuantityInfo) else 'define'} {info.name}{parameters(signature.params)}"
        lines = [f"{line.kind} {text_of(line.value)}{optional(' if ', line.condition)}" for line in signature.lines]
        if signature.value is not None:
            lines = [f"{text_of(signature.value)} is {type_words(signature.value.type)}"]
        yield info.name, [head, *(INDENT + line for line in lines)]
    for rule in game.rules.values():
        yield rule.info.name, [f"{rule.info.kind} {rule.info.name}{parameters(rule.params)}", *block_lines(rule.body, 1)]
    for cell in game.cells:
        row = cell.info.table.rows[cell.info.row]
        head = f"{cell.info.kind} {cell.info.table.name}[{row.id}].{cell.info.column}"
        lines = [INDENT + text_of(cell.content)] if isinstance(cell.content, tree.Expr) else list(block_lines(cell.block, 1))
        yield row.id, [head, *(INDENT + words(payment) for payment in cell.price), *lines]
    for number, standing in enumerate(game.standing):
        of = f" of {standing.automa}" if standing.automa else ""
        yield f"standing_{number}", [f"standing {number}{of}", *lines_of(standing.lasting, 1)]
    for part in game.flow:
        yield type(part).__name__.lower(), list(lines_of(part, 0))
    teams = (game.teams,) if game.teams is not None else ()
    for line in (*game.scores, *game.winners, *teams, *game.always):
        yield type(line).__name__.lower(), list(lines_of(line, 0))


def parameters(params: tuple[tree.Local, ...]) -> str:
    return f"({', '.join(f'{p.name}: {type_words(p.type)}' for p in params)})" if params else ""


# ---------------------------------------------------------------- statements


def block_lines(block: tree.Block, depth: int) -> Iterator[str]:
    for node in block:
        yield from lines_of(node, depth)


def lines_of(node: tree.Node, depth: int) -> Iterator[str]:
    """A statement or item: its own words, then the blocks inside of it."""
    pad = INDENT * depth
    if isinstance(node, tree.Guarded):
        yield f"{pad}guarded"
        yield from block_lines(node.lead_in, depth + 1)
        yield f"{pad}then"
        yield from block_lines(node.rest, depth + 1)
        return
    yield f"{pad}{words(node)}"
    for name, value in parts_of(node):
        if is_inside(value):
            yield from lines_of(value, depth + 1)
        elif is_block(value):
            if name == "otherwise":
                yield f"{pad}otherwise"
            for inner in value:
                yield from lines_of(inner, depth + 1)


def words(node: tree.Node) -> str:
    """A node without the blocks inside of it."""
    found = [type(node).__name__.lower()]
    for name, value in parts_of(node):
        if is_block(value) or is_inside(value) or value in (None, False, (), "") or isinstance(value, Source):
            continue
        found.append(name if value is True else f"{name}: {shown(value)}")
    return " ".join(found)


def parts_of(node: tree.Node) -> Iterator[tuple[str, object]]:
    return ((f.name, getattr(node, f.name)) for f in fields(node) if f.name not in ("span", "type"))


INLINE = (tree.Expr, tree.Change, tree.Payment, tree.Key, tree.Resource, tree.Adjustment, tree.RuleCall, tree.Binding)


def is_block(value: object) -> TypeGuard[tuple[tree.Node, ...]]:
    """Statements or items, and not mere parts of a line."""
    return isinstance(value, tuple) and bool(value) and all(isinstance(v, tree.Node) and not isinstance(v, INLINE) for v in value)


def is_inside(value: object) -> TypeGuard[tree.Node]:
    """One statement or item inside of another."""
    return isinstance(value, (tree.If, tree.Choose, *get_args(tree.Item)))


def shown(value: object) -> str:
    match value:
        case tree.Expr():
            return text_of(value)
        case tree.Local(name=name, type=type):
            return f"{name} is {type_words(type)}"
        case tree.Resource(field=info, owner=owner, keys=keys):
            return info.name + optional(" of ", owner) + indexed(keys)
        case tree.Node():
            return f"({words(value)})"
        case tuple():
            return ", ".join(shown(one) for one in value)
        case FieldInfo() | RuleInfo() | PhaseInfo() | QuantityInfo() | DefineInfo() | TableInfo() | SettingInfo():
            return value.name
    return str(value)


# ---------------------------------------------------------------- expressions


def optional(before: str, expr: tree.Expr | None) -> str:
    return "" if expr is None else before + text_of(expr)


def indexed(keys: tuple[tree.Expr, ...]) -> str:
    return f"[{', '.join(map(text_of, keys))}]" if keys else ""


def text_of(expr: tree.Expr) -> str:
    """An expression in one line."""
    match expr:
        case tree.Constant(value=value, symbol=symbol):
            if isinstance(symbol, tree.ChoiceValue):
                return symbol.name
            return symbol.id if isinstance(symbol, tree.Row) else str(value)
        case tree.Word(word=word):
            return word
        case tree.LocalRead(local=named) | tree.SettingRead(setting=named):
            return named.name
        case tree.AllOf(of=of):
            return f"all {'kinds of ' if names_kind(expr.type) else ''}{of.name}"
        case tree.FieldRead(field=info, owner=owner, keys=keys) | tree.FunctionRead(function=info, owner=owner, args=keys):
            return info.name + optional(" of ", owner) + indexed(keys)
        case tree.TableRead(table=table, key=key):
            return f"{table.name}[{text_of(key)}]"
        case tree.ColumnRead(column=column, row=row, keys=keys):
            return f"{inner(row)}.{column}" + indexed(keys)
        case tree.CellRead(column=column, row=row, keys=keys, part=part, of=of):
            priced = "" if part is None else f"[{part.name}{indexed(of)}]"
            return f"{inner(row)}.{column}" + indexed(keys) + priced
        case tree.RowName(row=row):
            return f"{inner(row)}.name"
        case tree.ItemAt(items=base, place=place) | tree.SpotAt(grid=base, spot=place):
            return f"{inner(base)}[{text_of(place)}]"
        case tree.Items(items=many):
            return "{" + ", ".join(map(text_of, many)) + "}"
        case tree.Builtin(function=name, args=args):
            return f"{name}({', '.join(map(text_of, args))})"
        case tree.Joined(function=name, local=local, domain=domain, where=where, value=by):
            way = f"{optional(' from ', expr.start)}{optional(' to ', expr.goal)}{optional(' by ', by)}"
            return f"{name}({local.name} in {text_of(domain)}{optional(' where ', where)}{way})"
        case tree.Aggregate(function=name, local=local, domain=domain, where=where, value=of):
            order = ", ".join(f"{text_of(key.value)} {'highest' if key.highest else 'lowest'}" for key in expr.keys)
            what = (f"{text_of(of)} for " if of is not None else "") + f"{local.name} in {text_of(domain)}"
            return f"{name}({what}{optional(' where ', where)}{' by ' + order if order else ''})"
        case tree.Text(value=text):
            return f'"{text}"'
    return operator_text(expr)


def operator_text(expr: tree.Expr) -> str:
    by_row = " by row" if isinstance(expr, (tree.Compare, tree.IsIn)) and expr.by_row else ""
    match expr:
        case tree.Negate(value=value):
            return f"-{inner(value)}"
        case tree.Not(value=value):
            return f"not {inner(value)}"
        case tree.Arithmetic() | tree.Combine() | tree.Compare() | tree.Logic():
            return f"{inner(expr.left)} {expr.op} {inner(expr.right)}{by_row}"
        case tree.Quotient(left=left, right=right, rounding=rounding):
            return f"{inner(left)} / {inner(right)} {'' if rounding == 'remainder' else 'rounded '}{rounding}"
        case tree.Either(test=test, then=then, other=other):
            return f"{inner(then)} if {inner(test)} otherwise {inner(other)}"
        case tree.Between(item=item, low=low, high=high):
            return f"{inner(item)} in {text_of(low)}..{text_of(high)}"
        case tree.IsIn(item=item, domain=domain):
            return f"{inner(item)} in {inner(domain)}{by_row}"
        case tree.Range(low=low, high=high):
            return f"{inner(low)}..{inner(high)}"
        case tree.Targets(card=card, player=player):
            return f"{inner(card)} targets {inner(player)}"
    return "missing"


SIMPLE = (tree.Constant, tree.Word, tree.LocalRead, tree.Builtin, tree.Aggregate, tree.Items, tree.ColumnRead, tree.TableRead)


def inner(expr: tree.Expr) -> str:
    """An operand: in brackets unless it holds together by itself."""
    text = text_of(expr)
    return text if isinstance(expr, SIMPLE) or " " not in text else f"({text})"
