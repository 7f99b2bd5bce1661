"""Conditions in words, as clauses ("you have at least 2 Power") and behind nouns ("with at least 2 Power").

Each atomic condition is a `Clause`: a phrase, who it is about, and slots. The same clause reads as a sentence about somebody, or,
if it is about the very thing being described, as a modifier of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from compiler.bound import tree
from compiler.bound.tree import Expr, Local
from compiler.model import DefineInfo
from compiler.text.amounts import BOUND, counted_bound, holding
from compiler.text.comparisons import is_none
from compiler.text.dispatch import Clause, clause, condition, element, modifier, place, thing, value
from compiler.text.fields import choice_of, holder, noun_of_part, row_of
from compiler.text.pieces import YOU, Cased, Modifier, Np, Words, joined, number, plain, word
from compiler.text.simplify import all_of, conjuncts, uses_of
from compiler.text.telling import Called, Key, Telling, digits, key_of, member_kind
from compiler.text.things import described, is_measured_set
from compiler.types import FlagType, PlayerType
from dsl.syntax import NOWHERE

Behind = tuple[tuple[Words, ...], Modifier | None]


@dataclass(frozen=True, slots=True)
class Spoken(Expr):
    """A condition that has already been put into words."""

    words: Words


def spoken(words: Words) -> Spoken:
    return Spoken(NOWHERE, FlagType(), words)


@condition.otherwise
def atom(t: Telling, node: Expr, negated: bool = False) -> Words:
    return clause_words(t, clause(t, node, negated))


@condition.of(Spoken)
def said(t: Telling, node: Spoken, negated: bool = False) -> Words:
    return node.words


@condition.of(tree.Not)
def opposite(t: Telling, node: tree.Not, negated: bool = False) -> Words:
    return condition(t, node.value, not negated)


@value.of(Spoken)
def said_value(t: Telling, node: Spoken) -> Words:
    return node.words


def all_words(t: Telling, parts: Sequence[Expr]) -> Words:
    """Several conditions that all must hold."""
    return condition(t, all_of(parts)) if parts else ()


def clause_words(t: Telling, made: Clause) -> Words:
    form = "you" if made.subject is YOU and t.has_form(made.key, "you") else "they"
    return t.say(made.key, form, who=made.subject, **made.slots)


@condition.of(tree.Logic)
def logic(t: Telling, node: tree.Logic, negated: bool = False) -> Words:
    """All operands of one word in a list; neighbours that somebody has share their verb."""
    both = (node.op == "and") != negated
    parts: list[Words] = []
    last: Clause | None = None
    for operand in _operands(node, node.op):
        simple = not isinstance(operand, (tree.Logic, tree.Aggregate, tree.Not, Spoken))
        made = clause(t, operand, negated) if simple else None
        if made and last and made.key == last.key == "has" and made.name == last.name and both:
            left, right = (t.plain(one.slots["what"], "acc") for one in (last, made))
            last = made._replace(slots={"what": t.say("both", left=left, right=right)})
            parts[-1] = clause_words(t, last)
            continue
        parts.append(clause_words(t, made) if made else _operand(t, operand, both, negated))
        last = made
    if len(parts) == 2:
        return t.say("both" if both else "either", left=parts[0], right=parts[1])
    return joined(parts, ", ", plain(t.say("both_last" if both else "either_last")))


def _operands(node: Expr, op: str) -> list[Expr]:
    if isinstance(node, tree.Logic) and node.op == op:
        return _operands(node.left, op) + _operands(node.right, op)
    return [node]


def _operand(t: Telling, node: Expr, both: bool, negated: bool) -> Words:
    words = condition(t, node, negated)
    mixed = isinstance(node, tree.Logic) and ((node.op == "and") != negated) != both
    return word("(") + words + word(")") if mixed else words


@condition.of(tree.Aggregate)
def quantified(t: Telling, node: tree.Aggregate, negated: bool = False) -> Words:
    """`any(p in rivals where C)`: "a competitor has ..." if C is one plain condition on p."""
    parts, is_player = conjuncts(node.where), isinstance(member_kind(node.domain), PlayerType)
    if node.function == "all":
        what, body = described(t, node.local, node.domain, ()).with_det("every"), node.where
    elif is_player and len(parts) == 1 and (not negated or _is_subject(node.local, parts[0])):
        what, body = element(t, node.domain), parts[0]
        what, negated = (what.with_det("no"), False) if negated else (what, False)
    else:
        np = described(t, node.local, node.domain, parts)
        return t.say("there_is_no" if negated else "there_is", what=np.with_det("no" if negated else "a"))
    inner = t.inner()
    inner.called[node.local] = Called(member_kind(node.domain), what.noun, description=what, folded=True)
    words = condition(inner, body) if body is not None else ()
    return t.say("not_true", clause=words) if negated else words


def _is_subject(local: Local, node: Expr) -> bool:
    """Whether a condition is about a player in the first place, so that "no player" can take their part."""
    match node:
        case tree.Compare(left=left):
            return uses_of(local, left) > 0 and uses_of(local, node) == 1
        case tree.IsIn(domain=tree.FieldRead(owner=owner)):
            return key_of(owner) is local and uses_of(local, node) == 1
    return False


@modifier.otherwise
def behind_noun(t: Telling, node: Expr, about: Key) -> Behind:
    found = (
        _in_front(t, node, about)
        or _another(t, node, about)
        or _some_of(t, node, about)
        or _in_their_place(t, node, about)
        or _by_title(t, node, about)
    )
    if found is not None:
        return found
    if isinstance(node, tree.Logic) and node.op == "or":
        return _either(t, node, about)
    inner = node.value if isinstance(node, tree.Not) else node
    if isinstance(inner, (tree.Logic, tree.Aggregate)):
        return (), Modifier("where", t.say("where", clause=condition(t, node)))
    made = clause(t, node, False)
    held = made.slots.get("what")
    if made.name == about and made.key == "has" and isinstance(held, Np) and held.det == "no":
        return (), Modifier("with", t.say("without", what=held.with_det("bare")))
    if made.name == about and t.has_form(made.key, "with"):
        that = made.key in ("is", "is_not", "targets", "not_targets", "flag_behind")
        how = "in" if made.key.startswith("is_in") else "that" if that else "with"
        return (), Modifier(how, t.say(made.key, "with", who=made.subject, **made.slots))
    return (), Modifier("where", t.say("where", clause=clause_words(t, made)))


def _in_front(t: Telling, node: Expr, about: Key) -> Behind | None:
    """A kind: "Storm cards"."""
    if isinstance(node, tree.Compare) and node.op == "=" and row_of(node.left) is not None and key_of(row_of(node.left)) == about:
        choice = choice_of(node.right)
        if choice is not None:
            return (word(t.words.choice_title(choice)),), None
    return None


def _another(t: Telling, node: Expr, about: Key) -> Behind | None:
    """Not the same: another one, one other than this, one with a different name."""
    if not isinstance(node, tree.Compare) or node.op != "!=" or is_none(node.right):
        return None
    left, right = node.left, node.right
    if key_of(left) == about:
        known = t.called.get(key_of(right) or "")
        same = known is not None and known.type == t.called[about].type
        return (), Modifier("another", ()) if same else Modifier("with", t.say("other_than", what=thing(t, right)))
    row, mine = row_of(left), row_of(right)
    if row is None or mine is None or key_of(row) != about or key_of(mine) != "this":
        return None
    assert isinstance(left, (tree.FieldRead, tree.ColumnRead, tree.CellRead, tree.RowName))
    assert isinstance(right, (tree.FieldRead, tree.ColumnRead, tree.CellRead, tree.RowName))
    noun = noun_of_part(t, left)
    if noun != noun_of_part(t, right):
        return None
    different = Np(noun, "bare", pre=(t.say("different_word"),))
    return (), Modifier("with", t.say("with_different", noun=different))


def _some_of(t: Telling, node: Expr, about: Key) -> Behind | None:
    """So many of what somebody has of it: "with at least 2 of your agents"; at least one of several: "with at least 1 agent"."""
    match node:
        case tree.Compare(op=op, left=tree.FieldRead(keys=(key,)) as left, right=right) if key_of(key) == about:
            n = digits(right)
            if n is None or holding(t, left) is None or (op, n) in (("=", 0), ("<", 1)):
                return None
            op, n = (">=", n + 1) if op == ">" else (op, n)
            bound = t.say(BOUND[op], count=number(n), amount=number(n))
            return (), Modifier("with", t.say("with_some_of", bound=bound, what=holder(t, replace(left, keys=()))))
        case tree.Aggregate(function="any") if (held := _has_any(t, node, about)) is not None:
            return (), Modifier("with", t.say("has", "with", what=held))
    return None


def _has_any(t: Telling, node: tree.Aggregate, about: Key) -> Np | Cased | None:
    """`any(s in open where x's agents[s] > 0)`: x has at least one of them."""
    match node.where:
        case tree.Compare(op=op, left=tree.FieldRead(owner=owner, keys=(tree.LocalRead(local=local),)) as left, right=right):
            some = (op, digits(right)) in ((">", 0), (">=", 1))
            have = holding(t, replace(left, keys=())) if some and local is node.local and key_of(owner) == about else None
            return counted_bound(t, ">=", have.np, 1) if have is not None else None
    return None


def _in_their_place(t: Telling, node: Expr, about: Key) -> Behind | None:
    match node:
        case tree.IsIn(item=item, domain=(tree.FieldRead(owner=owner) | tree.FunctionRead(owner=owner)) as domain):
            if key_of(owner) == about and row_of(domain) is None and not is_measured_set(t, domain):
                return (), Modifier("with", t.say("with_in", item=thing(t, item, "subject"), place=place(t, domain)))
    return None


def _by_title(t: Telling, node: Expr, about: Key) -> Behind | None:
    """A define whose title is a clause about the thing described: "with a printed cost"."""
    match node:
        case tree.FunctionRead(function=DefineInfo() as info, args=(arg,)) if key_of(arg) == about:
            called = t.called[about]
            title = t.words.function_title(info)
            behind = t.language.title_behind(title, info.params[0].name, called.noun, called.det == "those")
            return ((), Modifier(behind[0], word(behind[1]))) if behind else None
    return None


def _either(t: Telling, node: tree.Logic, about: Key) -> Behind:
    one, other = modifier(t, node.left, about), modifier(t, node.right, about)
    if one[1] and other[1] and one[1].kind == other[1].kind == "with":
        return (), Modifier("with", t.say("either", left=one[1].words, right=other[1].words))
    if one[0] and other[0]:
        return (t.language.listed([*one[0], *other[0]], or_=True),), None
    return (), Modifier("where", t.say("where", clause=condition(t, node)))
