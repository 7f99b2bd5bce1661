"""From what the rules do to what a card needs to say: a smaller tree with the same meaning for the reader.

Lead-ins and contexts (`with`) are opened, values named with `let` are put where they are used, marks that only the rules need
disappear, neighbouring gains of one player become one sentence, requirements are gathered. `folds_into` says which choices are
told where they are used.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import reduce
from itertools import islice
from typing import TypeVar

from compiler.bound import tree
from compiler.bound.tree import Block, Expr, Local, Statement
from compiler.model import GAME, PLAYER, FieldInfo, RuleInfo
from compiler.text.dictionary import Dictionary, is_mark, is_titled
from compiler.text.telling import digits, key_of
from compiler.types import FlagType
from dsl.syntax import NOWHERE
from dsl.walk import nodes_in, rewrite

CHOICES = (tree.Choose, tree.ChooseMany, tree.Pick)
CHANGES = (tree.Gain, tree.Lose, tree.Pay, tree.Set, tree.Add, tree.Remove, tree.Clear)
FLAT = (*CHOICES, *CHANGES, tree.Do, tree.MayDo, tree.Move, tree.Draw, tree.Look, tree.Lay, tree.Shuffle)
LONGEST_VALUE = 60
Tree = TypeVar("Tree")


def simplified(block: Sequence[Statement], words: Dictionary) -> Block:
    out: list[Statement] = []
    for statement in _without_lets(_without_repeats(opened(block))):
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
    """The statements as they are written: lead-ins in front of what depends on them, contexts left out."""
    out: list[Statement] = []
    for statement in block:
        if isinstance(statement, tree.Guarded):
            out += opened((*statement.lead_in, *statement.rest))
        elif isinstance(statement, tree.With):
            out += opened(statement.body)
        else:
            out.append(statement)
    return tuple(out)


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
    out: list[Statement] = []
    rest = list(statements)
    while rest:
        head = rest.pop(0)
        if isinstance(head, tree.Let) and _is_short(head.value):
            rest = [replaced(statement, head.local, head.value) for statement in rest]
        else:
            out.append(head)
    return out


def replaced(node: Tree, local: Local, value: Expr) -> Tree:
    """The tree with every use of a local replaced by an expression."""
    return rewrite(node, lambda part: value if isinstance(part, tree.LocalRead) and part.local is local else part)


def _is_short(value: Expr) -> bool:
    """Values of values could grow beyond all bounds; a long one keeps its name."""
    return sum(1 for _ in islice(nodes_in(value), LONGEST_VALUE + 1)) <= LONGEST_VALUE


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
        case tree.Set(target=tree.FieldRead(owner=tree.Word(word="this")), value=value) if _is_name(value):
            return True
        case tree.Set(target=target) | tree.Add(target=target) | tree.Remove(target=target):
            info = target.field
            if info.owner in (PLAYER, GAME):
                return is_mark(info) or _is_unsaid(statement, info, words)
            return not is_titled(info)
        case tree.If(then=body, otherwise=None) | tree.ForEach(body=body):
            return all(is_silent(inner, words) for inner in opened(body))
    return False


def _is_name(value: Expr) -> bool:
    return isinstance(value, (tree.LocalRead, tree.Word)) or isinstance(value, tree.Constant) and digits(value) is None


def flag_form(value: object) -> str:
    """Under which form the phrases say that a flag is set to this."""
    if not isinstance(value, tree.Constant) or not isinstance(value.type, FlagType):
        return ""
    return "set" if value.value else "clear"


def _is_unsaid(statement: Statement, info: FieldInfo, words: Dictionary) -> bool:
    """A flag whose change the phrases leave out: they say nothing for it."""
    given = words.section("flags").get(info.title)
    return isinstance(given, dict) and given.get(flag_form(getattr(statement, "value", None))) == ""


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
    parts = conjuncts(where)

    def left(implied: Iterable[Expr]) -> list[Expr]:
        known = list(implied)
        return [part for part in parts if part not in known]

    match user:
        case tree.Add(item=item, target=target) if key_of(item) is local:
            return left(part for part in parts if _is_outside(part, local, target))
        case tree.Do(callee=tree.RuleCall(rule=rule, args=args)):
            return left(_requirements(rule, args, words))
        case tree.Draw(pile=tree.FieldRead(keys=(key,))) if key_of(key) is local:
            return left(part for part in parts if _is_not_empty(part))
        case tree.Gain(giver=player, changes=changes) | tree.Lose(subject=player, changes=changes) if key_of(player) is local:
            return left(part for part in parts if any(_has_some(part, local, change.resource) for change in changes))
        case tree.Pick(domain=domain) | tree.Choose(domain=domain):
            if isinstance(domain, tree.FieldRead) and key_of(domain.owner) is local:
                return left(part for part in parts if _holds_some(part, domain))
    return parts


def _is_outside(node: Expr, local: Local, target: tree.FieldRead) -> bool:
    match node:
        case tree.Not(value=tree.IsIn(item=item, domain=domain)):
            return key_of(item) is local and domain == target
    return False


def _requirements(rule: RuleInfo, args: tuple[Expr, ...], words: Dictionary) -> list[Expr]:
    """What a rule requires, of what it is given."""
    made = words.game.rules[rule.name]
    given = dict(zip(made.params, args, strict=False))
    tests = [statement.test for statement in opened(made.body) if isinstance(statement, tree.Require)]
    return [part for test in tests for part in conjuncts(tree.substitute(test, given))]


def _at_least_one(node: Expr) -> Expr | None:
    if isinstance(node, tree.Compare) and (node.op, digits(node.right)) in ((">=", 1), (">", 0)):
        return node.left
    return None


def _is_not_empty(node: Expr) -> bool:
    """Whether it only asks for a card to be left in some piles."""
    left = _at_least_one(node)
    allowed = (tree.Arithmetic, tree.Builtin, tree.FieldRead, tree.LocalRead, tree.Word)
    parts = list(nodes_in(left)) if left is not None else []
    counted = any(isinstance(part, tree.Builtin) and part.function == "count" for part in parts)
    return counted and all(isinstance(part, allowed) or isinstance(part, tree.Constant) and digits(part) is None for part in parts)


def _has_some(node: Expr, local: Local, found: tree.Resource) -> bool:
    match _at_least_one(node):
        case tree.FieldRead(field=info, owner=owner, keys=()):
            return key_of(owner) is local and info is found.field and info.owner == PLAYER
    return False


def _holds_some(node: Expr, place: tree.FieldRead) -> bool:
    match _at_least_one(node):
        case tree.Builtin(function="count", args=(held,)):
            return held == place
    return False
