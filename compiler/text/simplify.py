"""From what the rules do to what a card needs to say: a smaller tree with the same meaning for the reader.

Lead-ins and contexts (`with`) are opened, values named with `let` are put where they are used, marks that only the rules need
disappear, neighbouring gains of one player become one sentence, requirements are gathered. `folds_into` says which choices are
told where they are used.

A rules summary describes one way to play. So what a setting decides is decided (partial evaluation): a setting is replaced by its
value, conditions that are then true or false disappear together with what they rule out, and the reader is not asked to.
"""

from __future__ import annotations

import operator
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import reduce
from itertools import islice
from typing import Any, TypeVar

from compiler.bound import tree
from compiler.bound.binder import Line
from compiler.bound.game import Game
from compiler.bound.tree import Block, Constant, Expr, Local, Statement
from compiler.model import GAME, PLAYER, SettingInfo
from compiler.text.dictionary import Dictionary, is_mark, is_titled
from compiler.text.telling import digits, key_of
from compiler.types import FlagType
from dsl.syntax import NOWHERE
from dsl.walk import nodes_in, rewrite, with_parts

CHOICES = (tree.Choose, tree.ChooseMany, tree.Pick)
CHANGES = (tree.Gain, tree.Lose, tree.Pay, tree.Write)
FLAT = (*CHOICES, *CHANGES, tree.Do, tree.MayDo, tree.Move, tree.Draw, tree.DrawTokens, tree.Look, tree.Lay, tree.Shuffle)
OF_PILES = (tree.Arithmetic, tree.Builtin, tree.FieldRead, tree.LocalRead, tree.Word, tree.Constant)
LONGEST_VALUE = 60
Tree = TypeVar("Tree")
Values = Mapping[SettingInfo, Expr]
TESTS = {"=": operator.eq, "!=": operator.ne, "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge}


def simplified(block: Sequence[Statement], words: Dictionary) -> Block:
    out: list[Statement] = []
    for statement in _by_cases(_without_lets(_without_repeats(opened(block)))):
        if is_silent(statement, words):
            continue
        if isinstance(statement, tree.If):
            statement = _without_silent_branch(statement, words)
        merged = _merged(out[-1], statement) if out else None
        if merged is not None:
            out[-1] = merged
        else:
            out.append(statement)
    return _requirements_first(out) or (tree.Nothing(NOWHERE),)


def opened(block: Sequence[Statement]) -> Block:
    """The statements as they are written: lead-ins in front of what depends on them, and a context put where it is read. One that
    rules read too is told."""
    out: list[Statement] = []
    for statement in block:
        if isinstance(statement, tree.Guarded):
            out += opened((*statement.lead_in, *statement.rest))
        elif isinstance(statement, tree.With) and not is_told(statement):
            out += opened(_bound(statement))
        else:
            out.append(statement)
    return tuple(out)


def is_told(node: tree.With) -> bool:
    """Whether rules that are done under a context may read it: a reader must know it then."""
    return any(isinstance(part, (tree.Do, tree.MayDo, tree.Offer)) for part in nodes_in(node.body))


def _bound(node: tree.With) -> Block:
    given = {one.target: one.value for one in node.bindings}
    return rewrite(node.body, lambda part: given.get(part, part) if isinstance(part, tree.FieldRead) else part)


def without_noted(block: Block, words: Dictionary) -> tuple[Block, list[str]]:
    """The block without the conditions that the phrases say as a sentence of its own ("Limits apply."), and those sentences."""
    notes: list[str] = []

    def left_of(test: Expr | None) -> Expr | None:
        kept: list[Expr] = []
        for part in conjuncts(test):
            given = words.section("flags").get(part.function.title) if isinstance(part, tree.FunctionRead) else None
            note = given.get("require") if isinstance(given, Mapping) else None
            if isinstance(note, str):
                notes.append(note)
            else:
                kept.append(part)
        return all_of(kept) if kept else None

    def change(node: Any) -> Any:
        match node:
            case tree.Require(test=test):
                left = left_of(test)
                return replace(node, test=left) if left is not None else tree.Nothing(node.span)
            case tree.Choose(where=Expr() as where):
                return replace(node, where=left_of(where))
            case tree.If(test=tree.Logic(op="and") as test, otherwise=None):
                return replace(node, test=left_of(test) or test)
        return node

    block = rewrite(block, change)
    return block, list(dict.fromkeys(notes))


def _without_repeats(statements: Block) -> list[Statement]:
    """An `if` that only asks again for what the choice before it asked for is told by the choice."""
    out: list[Statement] = []
    asked: list[Expr] = []
    for statement in statements:
        if isinstance(statement, tree.Choose) and statement.where is not None:
            asked.append(statement.where)
        if isinstance(statement, tree.If) and statement.otherwise is None and statement.test in asked:
            out += _without_repeats(opened(statement.then))
        else:
            out.append(statement)
    return out


def _without_lets(statements: Sequence[Statement]) -> list[Statement]:
    """Values of values could grow beyond all bounds; a long one keeps its name."""
    out: list[Statement] = []
    rest = list(statements)
    while rest:
        head = rest.pop(0)
        if isinstance(head, tree.Let) and sum(1 for _ in islice(nodes_in(head.value), LONGEST_VALUE + 1)) <= LONGEST_VALUE:
            rest = [_replaced(statement, head.local, head.value) for statement in rest]
        else:
            out.append(head)
    return out


def _by_cases(statements: Sequence[Statement]) -> Iterator[Statement]:
    """A change by a value under a condition is told as an `if` around two changes."""
    for statement in statements:
        match statement:
            case tree.ForEach(first=False, where=None, local=local) if (cases := _cases_of(statement.body, local)) is not None:
                test, then, other = cases
                without = tree.Not(test.span, FlagType(), test)
                yield replace(statement, where=without, body=other)
                yield replace(statement, where=test, body=then)
            case tree.Gain(changes=changes) | tree.Lose(changes=changes) if len(changes) > 1 and any(map(_case_of, changes)):
                yield from _by_cases([replace(statement, changes=(change,)) for change in changes])
            case tree.Gain(changes=(part,)) | tree.Lose(changes=(part,)) | tree.Pay(payments=(part,)) if _case_of(part):
                yield _either(statement, part)
            case tree.Set() | tree.Draw() | tree.Move() if _case_of(statement):
                yield _either(statement, statement)
            case _:
                yield statement


def _cases_of(block: Block, local: Local) -> tuple[Expr, Block, Block] | None:
    """A loop that does something with those who have some of a thing, and something else for the others, is told as two loops, the
    others first: the second one could make more of them."""
    match opened(block):
        case (tree.If(test=tree.Compare() as test, then=(then,), otherwise=(tree.Gain(subject=None, giver=None) as other,)),):
            pass
        case _:
            return None
    owners = [key_of(part.owner) is local for part in nodes_in(test) if isinstance(part, tree.FieldRead)]
    same_order = isinstance(then, (tree.Gain, tree.Lose)) and uses_of(local, then) == 1 and not uses_of(local, other)
    return (test, (then,), (other,)) if same_order and owners == [True] else None


def _case_of(part: object) -> tree.Either | None:
    """The value under a condition that a change is made by."""
    for name in ("value", "count", "cards"):
        found = getattr(part, name, None)
        if isinstance(found, tree.Either):
            return found
    return None


def _either(statement: Statement, part: object) -> tree.If:
    node = _case_of(part)
    assert node is not None
    then, other = (tuple(_by_cases([_in_place(statement, node, value)])) for value in (node.then, node.other))
    return tree.If(statement.span, node.test, then, other[0] if isinstance(other[0], tree.If) else other)


def _in_place(node: Tree, old: Expr, new: Expr) -> Tree:
    return rewrite(node, lambda part: new if part is old else part)


def _replaced(node: Tree, local: Local, value: Expr) -> Tree:
    """The tree with every use of a local replaced by an expression."""
    return rewrite(node, lambda part: value if isinstance(part, tree.LocalRead) and part.local is local else part)


def _merged(one: Statement, other: Statement) -> Statement | None:
    """Two gains or two losses of the same player as one."""
    if not isinstance(one, (tree.Gain, tree.Lose)) or not isinstance(other, (tree.Gain, tree.Lose)) or type(one) is not type(other):
        return None
    if one.subject != other.subject or one.per or other.per or getattr(one, "giver", None) or getattr(other, "giver", None):
        return None
    return replace(one, changes=one.changes + other.changes)


def _requirements_first(statements: list[Statement]) -> Block:
    """One requirement in front; it needs no order, but what it says about a choice must come after that choice."""
    chosen: set[Local] = set()
    front: list[tree.Require] = []
    others: list[Statement] = []
    for statement in statements:
        if isinstance(statement, tree.Require) and not any(uses_of(local, statement) for local in chosen):
            front.append(statement)
        else:
            others.append(statement)
            if isinstance(statement, (*CHOICES, tree.Roll)) and statement.local is not None:
                chosen.add(statement.local)
    if len(front) > 1:
        front = [replace(front[0], test=all_of([one.test for one in front]))]
    return (*front, *others)


# ---------------------------------------------------------------- what is not said


def is_silent(statement: Statement, words: Dictionary) -> bool:
    """Bookkeeping: a card that remembers a choice, a mark without a title, a rule step that does nothing."""
    match statement:
        case tree.Nothing():
            return True
        case tree.Set(target=tree.FieldRead(owner=tree.Word(word="this")), value=tree.LocalRead() | tree.Word()):
            return True
        case tree.Set(target=tree.FieldRead(owner=tree.Word(word="this")), value=tree.Constant() as value) if digits(value) is None:
            return True
        case tree.Set(target=target) | tree.Add(target=target) | tree.Remove(target=target):
            info = target.field
            if info.owner not in (PLAYER, GAME):
                return not is_titled(info)
            given, form = words.section("flags").get(info.title), flag_form(getattr(statement, "value", None))
            return is_mark(info) or isinstance(given, dict) and given.get(form) == ""  # the phrases say nothing for it
        case tree.If(then=body, otherwise=None) | tree.ForEach(body=body):
            return all(is_silent(inner, words) for inner in opened(body))
    return False


def flag_form(value: object) -> str:
    """Under which form the phrases say that a flag is set to this."""
    if not isinstance(value, tree.Constant) or not isinstance(value.type, FlagType):
        return ""
    return "set" if value.value else "clear"


def _without_silent_branch(statement: tree.If, words: Dictionary) -> tree.If:
    """ "If so, nothing; otherwise ..." is "if not so, ..."."""
    other = statement.otherwise
    if other is None or not all(is_silent(inner, words) for inner in opened(statement.then)):
        return statement
    test = tree.Not(statement.test.span, FlagType(), statement.test)
    return tree.If(statement.span, test, (other,) if isinstance(other, tree.If) else other, None)


# ---------------------------------------------------------------- choices


def uses_of(key: Local | str, node: object) -> int:
    """How often a local or word is spoken of below a node. Whatever stands at one place of the text is one use; `their` is none,
    it stands at no place of its own."""
    own = key.span if isinstance(key, Local) else None
    return len({part.span for part in nodes_in(node) if isinstance(part, Expr) and key_of(part) == key and part.span != own})


def folds_into(local: Local, rest: Sequence[Statement]) -> bool:
    """Whether a choice can be said where it is used: one use, in a plain statement of the same block."""
    users = [statement for statement in rest if uses_of(local, statement)]
    if len(users) != 1 or not isinstance(users[0], FLAT) or uses_of(local, users[0]) != 1:
        return False
    return not isinstance(users[0], CHOICES) or uses_of(local, users[0].domain) > 0


def conjuncts(node: Expr | None) -> list[Expr]:
    if node is None:
        return []
    if isinstance(node, tree.Logic) and node.op == "and":
        return conjuncts(node.left) + conjuncts(node.right)
    return [node]


def all_of(parts: Sequence[Expr]) -> Expr:
    """The conjunction of conditions: the opposite of `conjuncts`."""
    return reduce(lambda one, other: tree.Logic(other.span, FlagType(), "and", one, other), parts)


def without_implied(where: Expr | None, local: Local, user: Statement | None, words: Dictionary) -> list[Expr]:
    """The conditions of a choice, less those that the sentence it is folded into says anyway: to take $ from somebody
    who has at least $1, to add what is not there yet, to do what the rule itself requires."""
    match user:
        case tree.Do(callee=tree.RuleCall(rule=rule, args=args)):
            made = words.game.rules[rule.name]
            given = dict(zip(made.params, args, strict=False))
            tests = [tree.substitute(part.test, given) for part in opened(made.body) if isinstance(part, tree.Require)]
            required = [part for test in tests for part in conjuncts(test)]
            return [part for part in conjuncts(where) if part not in required]
    return [part for part in conjuncts(where) if not _is_implied(part, local, user)]


def _is_implied(part: Expr, local: Local, user: Statement | None) -> bool:
    match user, part:
        case tree.Add(item=item, target=target), tree.Not(value=tree.IsIn(item=outside, domain=domain)):
            return key_of(item) is key_of(outside) is local and domain == target
        case _, tree.Compare(op=op, left=left, right=right) if (op, digits(right)) in ((">=", 1), (">", 0)):
            return _implies_some(left, local, user)
    return False


def _implies_some(what: Expr, local: Local, user: Statement | None) -> bool:
    """Whether a statement can only be meant where there is some of it: it is taken, drawn, or chosen from."""
    match user, what:
        case tree.Draw(pile=tree.FieldRead(keys=(key,))), _:
            parts = list(nodes_in(what))
            counted = any(isinstance(part, tree.Builtin) and part.function == "count" for part in parts)
            return key_of(key) is local and counted and all(isinstance(part, OF_PILES) and digits(part) is None for part in parts)
        case (
            tree.Gain(giver=player, changes=changes) | tree.Lose(subject=player, changes=changes),
            tree.FieldRead(field=info, owner=owner, keys=keys),
        ):
            concerned = any(change.resource.field is info and change.resource.keys == keys for change in changes)
            return key_of(player) is key_of(owner) is local and info.owner == PLAYER and concerned
        case tree.Pick(domain=domain) | tree.Choose(domain=domain), tree.Builtin(function="count", args=(held,)):
            return isinstance(domain, tree.FieldRead) and key_of(domain.owner) is local and held == domain
    return False


# ---------------------------------------------------------------- settings


def standard_settings(game: Game) -> Values:
    """The settings that have a standard value."""
    starts = {setting: game.fields[setting].starts for setting in game.model.settings.values()}
    return {setting: value for setting, value in starts.items() if value is not None}


def settled(node: Tree, values: Values) -> Tree:
    """The tree, or the row of trees, with settings replaced by `values`, as far as that decides anything."""
    result: Tree = _Settler(values).settle(node) if values else node
    return result


def settled_lines(lines: Sequence[Line], values: Values) -> list[Line]:
    """The lines of a quantity; one whose condition fails is left out."""
    out: list[Line] = []
    for line in lines:
        test = settled(line.condition, values) if line.condition is not None else None
        truth = _truth(test) if test is not None else None
        if truth is not False:
            out.append(replace(line, value=settled(line.value, values), condition=None if truth else test))
    return out


class _Settler:
    def __init__(self, values: Values) -> None:
        self.values = values

    def settle(self, node: Any) -> Any:
        match node:
            case tuple():
                return self.row(node)
            case tree.SettingRead(setting=setting) if setting in self.values:
                return self.values[setting]
            case tree.If():
                return self.branch(node)
            case tree.Either(test=test, then=then, other=other) if (truth := _truth(self.settle(test))) is not None:
                return self.settle(then if truth else other)
            case tree.ColumnRead(keys=keys) | tree.FieldRead(keys=keys) if any(map(self.is_setting, keys)):
                node = replace(node, keys=tuple(key for key in keys if not self.is_setting(key)))
        return self.folded(with_parts(node, self.settle))

    def is_setting(self, node: Expr) -> bool:
        return isinstance(node, tree.SettingRead) and node.setting in self.values

    def row(self, nodes: tuple[Any, ...]) -> tuple[Any, ...]:
        """A row of nodes; a decided `if` gives its statements."""
        out: list[Any] = []
        for node in nodes:
            new = self.settle(node)
            out += new if isinstance(new, tuple) else (new,)
        same = len(out) == len(nodes) and all(one is other for one, other in zip(out, nodes, strict=True))
        return nodes if same else tuple(out)

    def branch(self, node: tree.If) -> tree.If | Block:
        test = self.settle(node.test)
        match _truth(test):
            case True:
                return self.row(node.then)
            case False:
                return self.settle(node.otherwise) if node.otherwise is not None else ()
        otherwise = self.settle(node.otherwise) if node.otherwise is not None else None
        return tree.If(node.span, test, self.row(node.then), otherwise or None)

    def folded(self, node: Any) -> Any:
        match node:
            case tree.Compare(op=op, left=Constant(value=left), right=Constant(value=right)):
                return _flag(node, TESTS[op](left, right))
            case tree.Not(value=value) if _truth(value) is not None:
                return _flag(node, not _truth(value))
            case tree.Logic(op=op, left=left, right=right):
                for one, other in ((left, right), (right, left)):
                    if _truth(one) is not None:
                        return _flag(node, op == "or") if _truth(one) == (op == "or") else other
        return node


def _flag(node: Expr, holds: bool) -> Constant:
    return Constant(node.span, FlagType(), int(holds))


def _truth(node: Expr) -> bool | None:
    return bool(node.value) if isinstance(node, Constant) and isinstance(node.type, FlagType) else None
