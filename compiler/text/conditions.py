"""Conditions in words, as clauses ("you have at least 2 Power") and behind nouns ("with at least 2 Power").

Each atomic condition is a `Clause`: a phrase, who it is about, and slots. The same clause reads as a sentence about somebody, or,
if it is about the very thing being described, as a modifier of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from compiler.bound import tree
from compiler.bound.tree import Expr, Local
from compiler.model import DefineInfo, FieldInfo
from compiler.text.cells import told_of_space
from compiler.text.comparisons import BOUND, counted_bound, holding, is_none
from compiler.text.dispatch import Clause, clause, condition, element, modifier, place, thing, value
from compiler.text.fields import card_itself, choice_of, filled, holder, noun_of_part, row_of
from compiler.text.phrases import slots_of
from compiler.text.pieces import YOU, Modifier, Np, Words, joined, number, plain, word
from compiler.text.simplify import all_of, conjuncts, uses_of
from compiler.text.telling import Called, Key, Telling, digits, key_of, member_kind
from compiler.text.things import described, is_measured_set
from compiler.types import FlagType, PlayerType

Behind = tuple[tuple[Words, ...], Modifier | None]
OF_THING = (tree.FieldRead, tree.ColumnRead, tree.CellRead, tree.RowName)


@dataclass(frozen=True, slots=True)
class Spoken(Expr):
    """A condition that has already been put into words."""

    words: Words


@condition.otherwise
def atom(t: Telling, node: Expr, negated: bool = False) -> Words:
    return clause_words(t, clause(t, node, negated))


condition.of(Spoken)(lambda t, node, negated=False: node.words)
condition.of(tree.Not)(lambda t, node, negated=False: condition(t, node.value, not negated))
value.of(Spoken)(lambda t, node: node.words)


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
        words = clause_words(t, made) if made else condition(t, operand, negated)
        mixed = isinstance(operand, tree.Logic) and ((operand.op == "and") != negated) != both
        parts.append(word("(") + words + word(")") if mixed else words)
        last = made
    if len(parts) == 2:
        return t.say("both" if both else "either", left=parts[0], right=parts[1])
    return joined(parts, ", ", plain(t.say("both_last" if both else "either_last")))


def _operands(node: Expr, op: str) -> list[Expr]:
    if isinstance(node, tree.Logic) and node.op == op:
        return _operands(node.left, op) + _operands(node.right, op)
    return [node]


@condition.of(tree.Either)
def either(t: Telling, node: tree.Either, negated: bool = False) -> Words:
    """ "You are rich and ..., or you are not rich and ..." """
    flag, absent = FlagType(), tree.Not(node.test.span, FlagType(), node.test)
    one, other = (tree.Logic(node.span, flag, "and", test, part) for test, part in ((node.test, node.then), (absent, node.other)))
    return condition(t, tree.Logic(node.span, flag, "or", one, other), negated)


@condition.of(tree.Aggregate)
def quantified(t: Telling, node: tree.Aggregate, negated: bool = False) -> Words:
    """`any(p in rivals where C)`: "a competitor has ..." if C is one plain condition on p."""
    if node.function == "any" and isinstance(node.where, tree.Compare) and node.where.by_row and node.where.op == "=":
        one, other = node.where.left, node.where.right
        kind = other if isinstance(one, tree.LocalRead) and one.local is node.local else one
        if not uses_of(node.local, kind):  # a card of that kind is there
            return condition(t, tree.IsIn(node.span, node.type, kind, node.domain, True), negated)
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
    if (found := _specially(t, node, about)) is not None:
        return found
    inner = node.value if isinstance(node, tree.Not) else node
    if (
        isinstance(inner, tree.Aggregate)
        and inner.function == "any"
        and not isinstance(about, FieldInfo)
        and uses_of(about, inner.domain)
    ):
        np = described(t, inner.local, inner.domain, conjuncts(inner.where))  # "with a card in their hand"
        theirs = np.owner is not None and bool(np.owner.pronoun)  # "with a ship", theirs of course
        np = replace(np, det="a", plural=False, owner=None if theirs else np.owner)
        return (), Modifier("with", t.say("with_one" if inner is node else "without_one", what=np))
    if isinstance(inner, (tree.Logic, tree.Aggregate)):
        return (), Modifier("where", t.say("where", clause=condition(t, node)))
    made = clause(t, node, False)
    held = made.slots.get("what")
    if made.name == about and made.key == "has" and isinstance(held, Np) and held.det == "no":
        return (), Modifier("with", t.say("without", what=held.with_det("bare")))
    if made.name == about and t.has_form(made.key, "with"):
        clausal = made.key in ("is", "is_not", "is_itself", "shows", "targets", "not_targets", "flag_behind")
        how = "in" if made.key.startswith("is_in") else "that" if clausal else "with"
        called = t.called.get(about)
        whose = t.language.whose(called.noun, called.det == "those") if called is not None else ""
        that, is_are = t.language.that(called.noun, called.det == "those") if called is not None else ("", "")
        said = t.say(made.key, "with", who=made.subject, whose=whose, that=that, is_are=is_are, **made.slots)
        return (), Modifier("that" if plain(said).startswith(",") else how, said)
    return (), Modifier("where", t.say("where", clause=clause_words(t, made)))


def _specially(t: Telling, node: Expr, about: Key) -> Behind | None:
    """What is said shorter of the very thing that is described."""
    if isinstance(node, tree.Compare) and (of_it := told_of_space(t, node, about)) is not None:
        return of_it
    match node:
        case tree.Compare(op="=", by_row=True, left=left, right=tree.LocalRead()) if key_of(left) == about:
            return (), Modifier("with", t.say("of_that_kind"))  # a card of the kind that was just spoken of
        case tree.Compare(op="=", left=left, right=right) if (choice := choice_of(right)) and key_of(row_of(left)) == about:
            return (word(t.words.choice_title(choice)),), None  # a kind: "Storm cards"
        case tree.Compare(op="!=", left=left, right=right) if not is_none(right):
            another = _another(t, left, right, about)
            return ((), another) if another is not None else _some_of(t, node, about)
        case tree.Compare():
            return _some_of(t, node, about)
        case tree.Aggregate(
            function="any",
            local=local,
            where=tree.Compare(op=op, left=tree.FieldRead(owner=owner, keys=(tree.LocalRead() as key,)) as left, right=n),
        ) if (op, digits(n)) in ((">", 0), (">=", 1)) and key.local is local and key_of(owner) == about:
            have = holding(t, replace(left, keys=()))  # at least one of several: "with at least 1 agent"
            held = counted_bound(t, ">=", have.np, 1) if have is not None else None
            return ((), Modifier("with", t.say("has", "with", what=held))) if held is not None else None
        case tree.IsIn(item=item, domain=(tree.FieldRead(owner=owner) | tree.FunctionRead(owner=owner)) as domain):
            if key_of(owner) == about and row_of(domain) is None and not is_measured_set(t, domain):
                return (), Modifier("with", t.say("with_in", item=thing(t, item, "subject"), place=place(t, domain)))
        case tree.FunctionRead(function=DefineInfo() as info, args=args):  # a clause about it: "with a printed cost"
            at = [index for index, arg in enumerate(args) if key_of(card_itself(arg)) == about]
            return _by_title(t, info, args, at[0], about) if len(at) == 1 else None
        case tree.Logic(op="or", left=left, right=right):
            one, other = modifier(t, left, about), modifier(t, right, about)
            if one[1] and other[1] and one[1].kind == other[1].kind == "with":
                return (), Modifier("with", t.say("either", left=one[1].words, right=other[1].words))
            if one[0] and other[0]:
                return (t.language.listed([*one[0], *other[0]], or_=True),), None
    return None


def _by_title(t: Telling, info: DefineInfo, args: Sequence[Expr], at: int, about: Key) -> Behind | None:
    """A define whose title is a clause about one of the things it is given: "{card} has a printed cost"."""
    called, title = t.called[about], t.words.function_title(info)
    behind = t.language.title_behind(title, info.params[at].name, called.noun, called.det == "those")
    if behind is None or len(args) > 1 and len(slots_of(title)) < len(args):
        return None
    return (), Modifier(behind[0], filled(t, behind[1], info, args) if len(args) > 1 else word(behind[1]))


def _another(t: Telling, left: Expr, right: Expr, about: Key) -> Modifier | None:
    """Not the same: another one, one other than this, one with a different name."""
    if key_of(left) == about:
        known = t.called.get(key_of(right) or "")
        same = known is not None and known.type == t.called[about].type
        return Modifier("another", ()) if same else Modifier("with", t.say("other_than", what=thing(t, right)))
    if not isinstance(left, OF_THING) or not isinstance(right, OF_THING) or key_of(row_of(left)) != about:
        return None
    noun = noun_of_part(t, left)
    if key_of(row_of(right)) != "this" or noun != noun_of_part(t, right):
        return None
    return Modifier("with", t.say("with_different", noun=Np(noun, "bare", pre=(t.say("different_word"),))))


def _some_of(t: Telling, node: tree.Compare, about: Key) -> Behind | None:
    """So many of what somebody has of it: "with at least 2 of your agents"."""
    op, left, n = node.op, node.left, digits(node.right)
    if not isinstance(left, tree.FieldRead) or len(left.keys) != 1 or key_of(left.keys[0]) != about:
        return None
    if n is None or holding(t, left) is None or (op, n) in (("=", 0), ("<", 1)):
        return None
    op, n = (">=", n + 1) if op == ">" else (op, n)
    bound = t.say(BOUND[op], count=number(n), amount=number(n))
    return (), Modifier("with", t.say("with_some_of", bound=bound, what=holder(t, replace(left, keys=()))))
