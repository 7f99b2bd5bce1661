"""Intervals of bound expressions (a small abstract interpretation): how low and how high can this be here?

Declared ranges are invariants, so an expression is judged by itself plus the facts of its place: what the requirements, `if`s
and `where`s above it say. Facts map expressions to intervals; None is an open end.

    require compute > model_version        compute in 1..7, model_version in 0..7
    models[model_version + 1]              model_version is at most 6 here, so the index is in 1..7
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property, reduce

from compiler.bound import tree
from compiler.bound.columns import Columns
from compiler.bound.facts import OPPOSITE, SWAPPED, Facts, count_of, item_of, setting_read
from compiler.bound.intervals import (
    NATURAL,
    OPEN,
    TRUTH,
    Interval,
    apart,
    difference,
    greater,
    is_least,
    join,
    lesser,
    meet,
    product,
    quotient,
    shifted,
    small,
    sum_of,
    values_between,
)
from compiler.bound.tree import Expr
from compiler.model import ChoicesInfo, DefineInfo, Model, QuantityInfo, SettingInfo
from compiler.types import (
    CellType,
    ChoiceType,
    FlagType,
    GridOf,
    IntType,
    KindOf,
    ListOf,
    OptionalOf,
    PlayerType,
    RowOf,
    SetOf,
    bare,
    names_kind,
)
from dsl import syntax
from dsl.walk import nodes_in


def size_of(everything: tree.AllOf) -> int:
    of = everything.of
    return len(of.values) if isinstance(of, ChoicesInfo) else len(of.rows if names_kind(everything.type) else of.things)


@dataclass
class Ranges:
    """`functions`: the values of quantities and defines (of their items, if they give many); `lengths`: how many they give;
    `last_round`: the highest number of a round, if there is one; `leaving`: players may
    leave."""

    model: Model
    columns: Columns
    functions: dict[DefineInfo | QuantityInfo, Interval] = field(default_factory=dict)
    lengths: dict[DefineInfo | QuantityInfo, Interval] = field(default_factory=dict)
    last_round: int | None = None
    leaving: bool = False

    @property
    def seats(self) -> Interval:
        return self.model.fewest, self.model.most

    @property
    def seat(self) -> Interval:
        return 0, self.model.most - 1

    # ------------------------------------------------------------ values

    def of(self, expr: Expr, facts: Facts) -> Interval:
        known = facts.get(expr)
        found = self._of(expr, facts)
        found = meet(found, known) if known else found
        if isinstance(expr.type, OptionalOf) and is_least(found, 0):  # surely not none
            return meet(found, self.model.bounds_of(expr.type.of))
        return found

    def _of(self, expr: Expr, facts: Facts) -> Interval:
        match expr:
            case tree.Constant(value=value):
                return value, value
            case tree.Word(word="this", type=type):
                return self.model.bounds_of(type)
            case tree.Word(word=word):
                seat, rounds = self.seat, (1, self.last_round)
                return {"me": seat, "they": seat, "source": (-1, None), "amount": NATURAL, "round": rounds}.get(word, OPEN)
            case tree.FieldRead(field=info):
                simple = isinstance(info.type, (IntType, ChoiceType, FlagType, OptionalOf, PlayerType, RowOf, KindOf))
                return self.model.bounds_of(info.type) if simple else OPEN
            case tree.SettingRead(setting=setting):
                return self.model.bounds_of(setting.type)
            case tree.TableRead(table=table, key=key):
                first, values = self.columns.by_key(table, expr.high)
                return values_between(values, shifted(self.of(key, facts), -first))
            case tree.ColumnRead(row=row):
                return self._column(expr, self._things(row, facts), facts)
            case tree.FunctionRead(function=function):
                return self.functions.get(function, OPEN)
            case tree.Builtin():
                return self._builtin(expr, facts)
            case tree.Aggregate():
                return self._aggregate(expr, facts)
            case tree.Negate(value=value):
                low, high = self.of(value, facts)
                return None if high is None else -high, None if low is None else -low
            case tree.Arithmetic(op=op, left=left, right=right):
                if op == "-" and left == right:
                    return 0, 0
                a, b = self.of(left, facts), self.of(right, facts)
                return small(sum_of(a, b) if op == "+" else difference(a, b) if op == "-" else product(a, b))
            case tree.Quotient(left=left, right=right, rounding=rounding):
                return small(quotient(self.of(left, facts), self.of(right, facts), rounding))
            case tree.Either(test=test, then=then, other=other):
                return join(self.of(then, self.assume(test, True, facts)), self.of(other, self.assume(test, False, facts)))
            case tree.Compare() | tree.IsIn() | tree.Between() | tree.Not() | tree.Logic() | tree.Targets():
                return TRUTH
            case tree.ItemAt(items=items):
                return self.item(items, facts)
        return OPEN

    def _things(self, row: Expr, facts: Facts) -> Interval:
        """The things that a row can be; of a kind the first ones."""
        (low, high), kind = self.of(row, facts), bare(row.type)
        if not isinstance(kind, KindOf) or low is None or high is None or low < 0:
            return low, high
        table = self.model.row_types[kind.name]
        return (table.first_thing(low), table.first_thing(high)) if high < len(table.rows) else OPEN

    def _column(self, expr: tree.ColumnRead, row: Interval, facts: Facts) -> Interval:
        column = self.columns.of(expr.tables, expr.column)
        if column is None:
            return OPEN
        index = product(shifted(row, -column.first), (column.size, column.size))
        if expr.keys:
            at: Interval = (0, 0)
            for key, type in zip(expr.keys, column.keys, strict=False):
                size = self.model.size_of(type)
                low = self.model.bounds_of(type)[0] or 0
                at = sum_of(product(at, (size, size)), shifted(self.of(key, facts), -low))
            index = sum_of(index, at)
        return values_between(column.values, index)

    def _builtin(self, expr: tree.Builtin, facts: Facts) -> Interval:
        def arg(number: int) -> Interval:
            return self.of(expr.args[number], facts)

        match expr.function:
            case "count":
                return self.length(expr.args[0], facts)
            case "min" | "max" as name:
                return small(reduce(lesser if name == "min" else greater, (self.of(one, facts) for one in expr.args)))
            case "first" | "last" | "top":
                return self.item(expr.args[0], facts)
            case "kind":
                return self.model.bounds_of(expr.type if (arg(0)[0] or 0) < 0 else bare(expr.type))
            case "place":
                return -1, None
            case "next" | "previous":
                return self.seat
            case "after" | "seat":
                return shifted(arg(0), 1)
            case "distance" if isinstance(bare(expr.args[0].type), PlayerType):
                return self.seat
            case "distance":
                return small(greater(difference(arg(0), arg(1)), difference(arg(1), arg(0))))
            case "odd" | "automated" | "fits":
                return TRUTH
            case "overlap":
                return NATURAL
            case "row" | "column":
                cell = bare(expr.args[0].type)
                return 1, self.side(cell, expr.function == "row", facts)[1] if isinstance(cell, CellType) else None
            case "step":
                return self.model.bounds_of(expr.type)
            case "cell":
                width = getattr(bare(expr.type), "width", 1)
                found = small(sum_of(product(shifted(arg(0), -1), (width, width)), shifted(arg(1), -1)))
                return join(found, (-1, -1)) if isinstance(expr.type, OptionalOf) and not self.lies_inside(expr, facts) else found
            case "position":
                return 0, self.length(expr.args[1], facts)[1] if len(expr.args) > 1 else None
        return OPEN

    def side(self, grid: CellType | GridOf, down: bool, facts: Facts) -> Interval:
        """How many rows a grid has, or columns."""
        name = "" if grid.by is None else grid.by.rows if down else grid.by.columns
        most = grid.height if down else grid.width
        return self.of(setting_read(self.model.settings[name]), facts) if name else (most, most)

    def _aggregate(self, expr: tree.Aggregate, facts: Facts) -> Interval:
        member = tree.LocalRead(expr.span, expr.local.type, expr.local)
        inside = {**facts, member: meet(self.item(expr.domain, facts), facts.get(member, OPEN))}
        if expr.where is not None:
            inside = self.assume(expr.where, True, inside)
        match expr.function:
            case "any" | "all":
                return TRUTH
            case "count":
                return 0, self.length(expr.domain, facts)[1]
            case "highest" | "lowest" if expr.value is not None:
                return self.of(expr.value, inside)
            case "distance":
                return -1, self.length(expr.domain, facts)[1]
            case "first":
                return -1, inside[member][1]
            case "sum" if expr.value is not None:
                low, high = self.of(expr.value, inside)
                most = self.length(expr.domain, facts)[1]
                if low is not None and low >= 0:
                    return 0, None if high is None or most is None else high * most
                if low is not None and most is not None and high is not None:
                    return low * most if low < 0 else 0, max(high, 0) * most
        return OPEN

    # ------------------------------------------------------------ collections

    def length(self, items: Expr, facts: Facts) -> Interval:
        """How many items a collection can have."""
        known = facts.get(count_of(items))
        found = self._length(items, facts)
        if isinstance(items.type, SetOf):
            found = lesser(found, (self.width(items.type), self.width(items.type)))
        return meet(found, known) if known else found

    def width(self, type: SetOf) -> int:
        """How many members a set could have at all."""
        return (self.model.bounds_of(bare(type.of))[1] or 0) + 1

    def _length(self, items: Expr, facts: Facts) -> Interval:
        match items:
            case tree.Items(items=parts):
                return len(parts), len(parts)
            case tree.AllOf():
                size = size_of(items)
                return size, size
            case tree.Range(low=low, high=high):
                (bottom, lowest), (highest, top) = self.of(low, facts), self.of(high, facts)
                most = None if bottom is None or top is None else max(0, top - bottom + 1)
                return 0 if lowest is None or highest is None else max(0, highest - lowest + 1), most
            case tree.Word(word="everyone"):
                return self.seats
            case tree.Word(word="players") | tree.Builtin(function="clockwise"):
                return 0 if self.leaving else self.model.fewest, self.model.most
            case tree.Word(word="rivals"):
                return 0 if self.leaving else self.model.fewest - 1, self.model.most - 1
            case tree.Word(word="humans"):
                return 0, self.model.most
            case tree.Word(word="partners"):
                return 0, self.model.most - 1
            case tree.Builtin(function="cells"):
                grid = items.args[0].type
                return product(self.side(grid, True, facts), self.side(grid, False, facts)) if isinstance(grid, GridOf) else (0, 0)
            case tree.Builtin(function="beside" | "around" | "line" | "group" as name, type=ListOf(of)):
                some: Interval = self.of(items.args[3], facts) if name == "line" else (0, {"beside": 6, "around": 8}.get(name))
                return 0, lesser(some, (0, self.model.size_of(of)))[1]
            case tree.FieldRead(field=info) if isinstance(info.type, SetOf):
                return 0, self.model.size_of(info.type.of) or None
            case tree.FunctionRead(function=function):
                return self.lengths.get(function, NATURAL)
            case tree.Aggregate(function="those" | "best" | "areas" | "reached", domain=domain):
                return 0, self.length(domain, facts)[1]
            case tree.Builtin(function="take", args=(_, inner)) | tree.Builtin(function="after_first", args=(inner,)):
                return 0, self.length(inner, facts)[1]
            case tree.Either(then=then, other=other):
                return join(self.length(then, facts), self.length(other, facts))
        return NATURAL

    def item(self, items: Expr, facts: Facts) -> Interval:
        """How low and how high the items of a collection can be."""
        if isinstance(items, tree.LocalRead) and (known := facts.get(item_of(items))) is not None:
            return known
        if isinstance(items, tree.FieldRead) and isinstance(items.type, (SetOf, ListOf)) and isinstance(items.type.of, IntType):
            return items.type.of.low, items.type.of.high
        if isinstance(items.type, SetOf) and not isinstance(items, (tree.Items, tree.AllOf)):
            return 0, self.width(items.type) - 1
        match items:
            case tree.Items(items=parts) if parts:
                found = self.of(parts[0], facts)
                for part in parts[1:]:
                    found = join(found, self.of(part, facts))
                return found
            case tree.AllOf(of=of):
                first, size = 0 if isinstance(of, ChoicesInfo) or names_kind(items.type) else of.first, size_of(items)
                return (first, first + size - 1) if size else OPEN
            case tree.Range(low=low, high=high):
                return self.of(low, facts)[0], self.of(high, facts)[1]
            case (
                tree.Word(word="players" | "everyone" | "rivals" | "partners" | "humans")
                | tree.Builtin(function="clockwise" | "rotation")
            ):
                return self.seat
            case tree.Builtin(function="cells"):
                grid = items.args[0].type
                return 0, getattr(grid, "height", 1) * getattr(grid, "width", 1) - 1
            case tree.Builtin(function="beside" | "around" | "line" | "group", type=ListOf(of)):
                return self.model.bounds_of(of)
            case tree.Aggregate(function="those" | "best" | "reached", local=local, domain=domain, where=where):
                found = self.item(domain, facts)
                if where is not None:
                    member = tree.LocalRead(items.span, local.type, local)
                    found = self.of(member, self.assume(where, True, {**facts, member: found}))
                return found
            case tree.Builtin(function="take", args=(_, inner)) | tree.Builtin(function="after_first", args=(inner,)):
                return self.item(inner, facts)
            case tree.Either(then=then, other=other):
                return join(self.item(then, facts), self.item(other, facts))
            case tree.FunctionRead(function=function):
                return self.functions.get(function, OPEN)
        return OPEN

    # ------------------------------------------------------------ facts

    def assume(self, test: Expr, holds: bool, facts: Facts) -> Facts:
        """The facts with `test` known to hold (or not to)."""
        match test:
            case tree.Logic(op=op, left=left, right=right) if holds == (op == "and"):
                return self.assume(right, holds, self.assume(left, holds, facts))
            case tree.Not(value=value):
                return self.assume(value, not holds, facts)
            case tree.Between(item=item, low=low, high=high) if holds:
                return self._compared(item, "<=", high, self._compared(item, ">=", low, facts))
            case tree.Compare(op=op, left=left, right=right, by_row=False):
                return self._compared(left, op if holds else OPPOSITE[op], right, facts)
            case tree.Aggregate(function="any", domain=domain) if holds:
                return self.at_least_one(domain, facts)
            case tree.IsIn(item=item, domain=domain, by_row=by_row) if holds:
                facts = self.at_least_one(domain, facts)
                if by_row:
                    return facts
                return self._fact(item, NATURAL if isinstance(domain.type, SetOf) else self.item(domain, facts), facts)
        return facts

    def _compared(self, left: Expr, op: str, right: Expr, facts: Facts) -> Facts:
        found = self._narrow(right, SWAPPED[op], left, self._narrow(left, op, right, facts))
        read = (node.setting for node in nodes_in((left, right)) if isinstance(node, tree.SettingRead)) if self.sizing else ()
        if not self.sizing.isdisjoint(read):
            found = {**found, tree.Compare(left.span, FlagType(), op, left, right): (1, 1)}
        return found

    @cached_property
    def sizing(self) -> frozenset[SettingInfo]:
        """The settings that say how large grids are. What is compared with them is remembered as it was written: it says more of a
        place on a grid than the ends of the setting do."""
        found = (info.type.by for info in self.model.all_fields() if isinstance(info.type, GridOf) and info.type.by is not None)
        return frozenset(self.model.settings[name] for by in found for name in (by.rows, by.columns) if name)

    def lies_inside(self, cell: tree.Builtin, facts: Facts) -> bool:
        """Is there such a cell in every size that the grid can have here?"""
        by = getattr(bare(cell.type), "by", None)
        sides = zip(cell.args, (by.rows, by.columns), strict=True) if by is not None else ()
        return all(not name or self.is_counted(value, name, facts) is True for value, name in sides)

    def is_counted(self, value: Expr, name: str, facts: Facts) -> bool | None:
        """Is it one of the numbers from 1 to what a setting says, whatever that is here? None if that depends."""
        always, never = True, True
        for size, known in self.in_each_size(name, facts):
            low, high = self.of(value, known)
            always &= low is not None and high is not None and 1 <= low and high <= size
            never &= apart((low, high), (1, size))
        return True if always else False if never else None

    def in_each_size(self, name: str, facts: Facts) -> Iterator[tuple[int, Facts]]:
        """Every number that a setting can be here, with what is known if it is that."""
        setting = setting_read(self.model.settings[name])
        low, high = self.of(setting, facts)
        compared = [fact for fact in facts if isinstance(fact, tree.Compare)]
        for number in range(low or 0, (high or 0) + 1):
            known: Facts = {**facts, setting: (number, number)}
            for fact in compared:
                known = self.assume(fact, True, known)
            yield number, known

    def at_least_one(self, items: Expr, facts: Facts) -> Facts:
        return self._fact(count_of(items), (1, None), facts)

    def _narrow(self, left: Expr, op: str, right: Expr, facts: Facts) -> Facts:
        if isinstance(left, tree.Constant):
            return facts
        low, high = self.of(right, facts)
        bound: Interval = OPEN
        match op:
            case "=":
                bound = (low, high)
            case "<":
                bound = (None, None if high is None else high - 1)
            case "<=":
                bound = (None, high)
            case ">":
                bound = (None if low is None else low + 1, None)
            case ">=":
                bound = (low, None)
            case "!=" if low is not None and low == high:
                mine = self.of(left, facts)
                bound = (low + 1, None) if mine[0] == low else (None, low - 1) if mine[1] == low else OPEN
        return self._fact(left, bound, facts)

    def _fact(self, expr: Expr, bound: Interval, facts: Facts) -> Facts:
        if bound == OPEN:
            return facts
        new = {**facts, expr: meet(facts.get(expr, OPEN), bound)}
        match expr:
            case tree.Arithmetic(op="+", left=inner, right=tree.Constant(value=k)):
                return self._fact(inner, shifted(bound, -k), new)
            case tree.Arithmetic(op="-", left=inner, right=tree.Constant(value=k)):
                return self._fact(inner, shifted(bound, k), new)
            case tree.Arithmetic(op="+", left=one, right=two):
                for part, other in ((one, two), (two, one)):
                    if not isinstance(part, tree.Constant):
                        new = self._fact(part, difference(bound, self.of(other, new)), new)
        return new

    def truth(self, test: Expr, facts: Facts) -> bool | None:
        """True if `test` always holds here, False if it never does, None if it depends."""
        match test:
            case tree.Constant(value=value):
                return bool(value)
            case tree.Not(value=value):
                inner = self.truth(value, facts)
                return None if inner is None else not inner
            case tree.Logic(op=op, left=left, right=right):
                settled = op == "or"  # what one side has to be, so that the other one does not matter
                first = self.truth(left, facts)
                second = self.truth(right, self.assume(left, not settled, facts)) if first is not settled else None
                if first is settled or second is settled:
                    return settled
                return None if first is None or second is None else not settled
            case tree.Between(item=item, low=low, high=high):
                parts = [self.compares(item, ">=", low, facts), self.compares(item, "<=", high, facts)]
                return False if False in parts else True if parts == [True, True] else None
            case tree.Compare(op=op, left=left, right=right, by_row=False):
                return self.compares(left, op, right, facts)
        return None

    def compares(self, left: Expr, op: str, right: Expr, facts: Facts) -> bool | None:
        (a, b), (c, d) = self.of(left, facts), self.of(right, facts)
        if op in ("=", "!="):
            same = None not in (a, b, c, d) and a == b == c == d
            answer = False if apart((a, b), (c, d)) else True if same else None
            return answer if op == "=" or answer is None else not answer
        if op in (">", ">="):
            op, a, b, c, d = SWAPPED[op], c, d, a, b
        strict = op == "<"
        if b is not None and c is not None and (b < c or (b == c and not strict)):
            return True
        if a is not None and d is not None and (a > d or (a == d and strict)):
            return False
        return None


def last_round(flow: Iterable[syntax.Flow]) -> int | None:
    """The highest number a round can have, if `play` says it in digits."""
    highest = None
    for part in flow:
        if isinstance(part, syntax.Turns):
            return None
        if isinstance(part, syntax.Rounds):
            if not isinstance(part.count, syntax.Number):
                return None
            highest = max(highest or 1, part.count.value)
    return highest
