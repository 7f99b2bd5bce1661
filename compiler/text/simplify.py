"""From what the rules do to what a card needs to say: a smaller tree with the same meaning for the reader.

Values named with `let` are put where they are used, contexts (`with`) and marks that only the rules need disappear,
neighbouring gains of one player become one sentence, requirements are gathered. Choices that are used once are
marked for folding by `uses_of`, which counts how often a name is spoken of.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import islice

from compiler.text.dictionary import Dictionary, FieldEntry, RuleEntry
from dsl import syntax as s
from dsl.walk import Tree, nodes_in, rewrite

FLAT = (
    s.Gain,
    s.Lose,
    s.Pay,
    s.Do,
    s.MayDo,
    s.Move,
    s.Draw,
    s.Set,
    s.Add,
    s.Remove,
    s.Look,
    s.Lay,
    s.Shuffle,
    s.Pick,
    s.Choose,
    s.ChooseMany,
)

LONGEST_VALUE = 60


def simplified(statements: Sequence[s.Statement], book: Dictionary) -> tuple[s.Statement, ...]:
    out: list[s.Statement] = []
    for statement in _without_lets(_without_repeats(_flattened(statements))):
        if is_silent(statement, book):
            continue
        if isinstance(statement, s.If):
            statement = _without_silent_branch(statement, book)
        last = out[-1] if out else None
        if isinstance(statement, (s.Gain, s.Lose)) and type(last) is type(statement) and _same_deed(last, statement):
            out[-1] = replace(last, amounts=last.amounts + statement.amounts)
        else:
            out.append(statement)
    return _requirements_first(out) or (s.Nothing(s.NOWHERE),)


def _flattened(statements: Sequence[s.Statement]) -> list[s.Statement]:
    out: list[s.Statement] = []
    for statement in statements:
        out += _flattened(statement.body.statements) if isinstance(statement, s.With) else [statement]
    return out


def _without_repeats(statements: Sequence[s.Statement]) -> list[s.Statement]:
    """An `if` that only asks again for what the choice before it asked for is told by the choice."""
    out: list[s.Statement] = []
    asked: list[s.Expr] = []
    for statement in statements:
        if isinstance(statement, s.Choose) and statement.where is not None:
            asked.append(statement.where)
        if isinstance(statement, s.If) and statement.otherwise is None and statement.condition in asked:
            out += _without_repeats(_flattened(statement.then.statements))
        else:
            out.append(statement)
    return out


def _without_lets(statements: Sequence[s.Statement]) -> list[s.Statement]:
    out: list[s.Statement] = []
    rest = list(statements)
    while rest:
        head = rest.pop(0)
        if isinstance(head, s.Let) and _is_short(head.value):
            rest = [replaced(statement, head.name.text, head.value) for statement in rest]
        else:
            out.append(head)
    return out


def _is_short(value: s.Expr) -> bool:
    """Values of values could grow beyond all bounds; a long one keeps its name."""
    return sum(1 for _ in islice(nodes_in(value), LONGEST_VALUE + 1)) <= LONGEST_VALUE


def _same_deed(one: s.Gain | s.Lose, other: s.Gain | s.Lose) -> bool:
    if one.subject != other.subject or one.per or other.per:
        return False
    return isinstance(one, s.Lose) or one.giver is None and other.giver is None


def _requirements_first(statements: list[s.Statement]) -> tuple[s.Statement, ...]:
    """One requirement in front; it needs no order, but what it says about a choice must come after that choice."""
    chosen: set[str] = set()
    front: list[s.Require] = []
    others: list[s.Statement] = []
    for statement in statements:
        if isinstance(statement, s.Require) and not any(uses_of(name, statement) for name in chosen):
            front.append(statement)
        else:
            others.append(statement)
            if isinstance(statement, (s.Choose, s.ChooseMany, s.Pick, s.Roll)):
                chosen.add(statement.name.text)
    if len(front) > 1:
        condition = front[0].condition
        for more in front[1:]:
            condition = s.Logic(more.span, "and", condition, more.condition)
        front = [replace(front[0], condition=condition)]
    return (*front, *others)


def is_silent(statement: s.Statement, book: Dictionary) -> bool:
    """Bookkeeping: a card that remembers a choice, a mark without a title, a rule step that does nothing."""
    match statement:
        case s.Nothing():
            return True
        case s.Set(target=s.Column(base=s.Name(name="this")), value=s.Name()):
            return True
        case s.Set(target=target) | s.Add(target=target) | s.Remove(target=target):
            target = target.base if isinstance(target, s.Index) else target
            if isinstance(target, (s.Name, s.My, s.OfPlayer)):
                entry = book.bare(target.name if isinstance(target, s.Name) else target.name.text)
                return entry is not None and (entry.is_mark or _is_unsaid(statement, entry, book))
            if isinstance(target, s.Column):
                entry = book.field("", target.name.text)
                return entry is not None and not entry.titled and not entry.is_column
        case s.If(then=body, otherwise=None) | s.ForEach(body=body):
            return all(is_silent(inner, book) for inner in body.statements)
    return False


def _is_unsaid(statement: s.Statement, entry: FieldEntry, book: Dictionary) -> bool:
    """A flag whose change the phrases leave out: they say nothing for it."""
    given = book.phrases.sections.get("flags", {}).get(entry.title)
    value = getattr(getattr(statement, "value", None), "name", "")
    return isinstance(given, Mapping) and given.get({"yes": "set", "no": "clear"}.get(value, "")) == ""


def _without_silent_branch(statement: s.If, book: Dictionary) -> s.If:
    """ "If so, nothing; otherwise ..." is "if not so, ..."."""
    if statement.otherwise is None or not all(is_silent(inner, book) for inner in statement.then.statements):
        return statement
    other = statement.otherwise
    body = other if isinstance(other, s.Body) else s.Body(other.span, (other,))
    return s.If(statement.span, s.Not(statement.condition.span, statement.condition), body, None)


def replaced(node: Tree, name: str, value: s.Expr) -> Tree:
    """The tree with every use of a local name replaced by an expression."""
    return rewrite(node, lambda part: value if isinstance(part, s.Name) and part.name == name else part)


def uses_of(name: str, node) -> int:
    """How often a local is spoken of below a node."""
    count = 0
    for part in nodes_in(node):
        match part:
            case s.Name(name=found):
                count += found == name
            case s.Whose(kind="named", name=found) | s.Shield(card=found) if found is not None:
                count += found.text == name
            case s.Guarded(mine=False, name=found):
                count += found.text == name
    return count


def folds_into(name: str, rest: Sequence[s.Statement]) -> bool:
    """Whether a choice can be said where it is used: one use, in a plain statement of the same block."""
    users = [statement for statement in rest if uses_of(name, statement)]
    return (
        len(users) == 1
        and isinstance(users[0], FLAT)
        and uses_of(name, users[0]) == 1
        and not (isinstance(users[0], (s.Choose, s.ChooseMany, s.Pick)) and not uses_of(name, users[0].domain))
    )


def conjuncts(node: s.Expr | None) -> list[s.Expr]:
    if node is None:
        return []
    if isinstance(node, s.Logic) and node.op == "and":
        return conjuncts(node.left) + conjuncts(node.right)
    return [node]


def without_implied(where: s.Expr | None, name: str, user: s.Statement | None, book: Dictionary) -> list[s.Expr]:
    """The conditions of a choice, less those that the sentence it is folded into says anyway: to take $ from somebody
    who has at least $1, to add what is not there yet, to do what the rule itself requires."""
    parts = conjuncts(where)
    match user:
        case s.Add(item=s.Name(name=found), target=target) if found == name:
            kept = [part for part in parts if part != s.IsIn(part.span, s.Name(part.span, name), target, True)]
        case s.Do(callee=s.Name(name=rule), args=args) if rule in book.rules:
            needed = _requirements(book.rules[rule], args)
            kept = [part for part in parts if part not in needed]
        case s.Draw(pile=s.Index(args=(s.Name(name=found),))) if found == name:
            kept = [part for part in parts if not _is_not_empty(part)]
        case s.Gain(giver=s.Name(name=found), amounts=amounts) if found == name:
            kept = [part for part in parts if not any(_has_some(part, name, amount.noun) for amount in amounts)]
        case s.Lose(subject=s.Name(name=found), amounts=amounts) if found == name:
            kept = [part for part in parts if not any(_has_some(part, name, amount.noun) for amount in amounts)]
        case (
            s.Pick(domain=s.OfPlayer(base=s.Name(name=found), name=place))
            | s.Choose(domain=s.OfPlayer(base=s.Name(name=found), name=place))
        ) if found == name:
            kept = [part for part in parts if not _holds_some(part, name, place.text)]
        case _:
            kept = parts
    return kept


def _requirements(rule: RuleEntry, args: tuple[s.Expr, ...]) -> list[s.Expr]:
    """What a rule requires, of what it is given."""
    out: list[s.Expr] = []
    for condition in rule.requires:
        for (param, _), arg in zip(rule.params, args, strict=False):
            condition = replaced(condition, param, arg)
        out += conjuncts(condition)
    return out


def _at_least_one(node: s.Expr) -> s.Expr | None:
    match node:
        case s.Compare(op=">=", left=left, right=s.Number(value=1)) | s.Compare(op=">", left=left, right=s.Number(value=0)):
            return left
    return None


def _is_not_empty(node: s.Expr) -> bool:
    """Whether it only asks for a card to be left in some piles."""
    left = _at_least_one(node)
    return (
        left is not None
        and all(isinstance(part, (s.Arithmetic, s.Call, s.Index, s.Name, s.Ident)) for part in nodes_in(left))
        and any(isinstance(part, s.Call) and part.function.text == "count" for part in nodes_in(left))
    )


def _has_some(node: s.Expr, name: str, noun: s.Noun | None) -> bool:
    match _at_least_one(node):
        case s.OfPlayer(base=s.Name(name=found), name=field):
            return found == name and noun is not None and noun.name.text == field.text and not noun.args
    return False


def _holds_some(node: s.Expr, name: str, place: str) -> bool:
    match _at_least_one(node):
        case s.Call(function=function, args=(s.OfPlayer(base=s.Name(name=found), name=held),)):
            return function.text == "count" and found == name and held.text == place
    return False
