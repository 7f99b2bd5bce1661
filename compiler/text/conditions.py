"""Conditions in words, as clauses ("you have at least 2 Power") and behind nouns ("with at least 2 Power").

Each atomic condition becomes a `Clause`: a phrase, who it is about, and slots. The same clause then reads as a
sentence about somebody, or, if it is about the very thing being described, as a modifier of it.
"""

from __future__ import annotations

from dataclasses import replace

from compiler.text.comparisons import Clause, Comparisons
from compiler.text.holdings import BOUND
from compiler.text.kinds import FLAG, PLAYER, UNKNOWN
from compiler.text.nouns import YOU, Modifier, Noun, Np
from compiler.text.pieces import Words, joined, number, plain, word
from compiler.text.scope import Local
from compiler.text.simplify import conjuncts, uses_of
from dsl import syntax as s


class Conditions(Comparisons):
    # ------------------------------------------------------------ clauses

    def condition(self, node: s.Expr, negated: bool = False) -> Words:
        """A condition as a clause, without a capital or a full stop."""
        match node:
            case Spoken(words=words):
                return words
            case s.Not(value=value):
                return self.condition(value, not negated)
            case s.Logic(op=op):
                return self._joined(node, negated, (op == "and") != negated)
            case s.Aggregate(function=function) if function.text in ("any", "all"):
                return self._quantified(node, negated)
        return self.clause_words(self.atom(node, negated))

    def _joined(self, node: s.Logic, negated: bool, both: bool) -> Words:
        """All operands of one word in a list; neighbours that somebody has share their verb."""
        parts: list[Words] = []
        last: Clause | None = None
        for operand in _operands(node, node.op):
            simple = not isinstance(operand, (s.Logic, s.Aggregate, s.Not, Spoken))
            clause = self.atom(operand, negated) if simple else None
            if clause and last and clause.key == last.key == "has" and clause.name == last.name and both:
                what = self.say("both", left=self.words(last.slots["what"], "acc"), right=self.words(clause.slots["what"], "acc"))
                last = clause._replace(slots={"what": what})
                parts[-1] = self.clause_words(last)
                continue
            parts.append(self.clause_words(clause) if clause else self._operand(operand, both, negated))
            last = clause
        if len(parts) == 2:
            return self.say("both" if both else "either", left=parts[0], right=parts[1])
        return joined(parts, ", ", plain(self.say("both_last" if both else "either_last")))

    def _operand(self, node: s.Expr, both: bool, negated: bool) -> Words:
        words = self.condition(node, negated)
        mixed = isinstance(node, s.Logic) and ((node.op == "and") != negated) != both
        return word("(") + words + word(")") if mixed else words

    def clause_words(self, clause: Clause) -> Words:
        form = "you" if clause.subject is YOU and self.book.phrases.form(clause.key, "you") else "they"
        return self.say(clause.key, form, who=clause.subject, **clause.slots)

    def _quantified(self, node: s.Aggregate, negated: bool) -> Words:
        """`any(p in rivals where C)`: "a competitor has ..." if C is one plain condition on p."""
        name, parts = node.variable.text, conjuncts(node.where)
        every = node.function.text == "all"
        if every:
            what = self.described(name, node.domain, None).with_det("every")
            body = node.where if node.where is not None else node.value
        elif len(parts) == 1 and self.kind(node.domain).of == PLAYER and (not negated or _is_subject(name, parts[0])):
            what, body = self.element(node.domain), parts[0]
            what, negated = (what.with_det("no"), False) if negated else (what, False)
        else:
            np = self.described(name, node.domain, node.where).with_det("a")
            return self.say("there_is_no" if negated else "there_is", what=np.with_det("no") if negated else np)
        before = self.scope.get(name)
        self.scope[name] = Local(self.kind(node.domain).of or UNKNOWN, what.noun, description=what, folded=True)
        words = self.condition(body, False) if body is not None else ()
        self.scope.pop(name)
        if before:
            self.scope[name] = before
        return self.say("not_true", clause=words) if negated else words

    # ------------------------------------------------------------ behind a noun

    def modified(self, np: Np, name: str, where: s.Expr | None, parts: list[s.Expr] | None = None) -> Np:
        """The noun phrase with the conditions on it: in front if they are kinds, behind otherwise."""
        for part in conjuncts(where) if parts is None else parts:
            if self._is_bookkeeping(part):
                continue
            pre, modifier = self.modifier(name, part)
            if modifier and modifier.kind == "in" and any(other.kind in ("in", "from") for other in np.post):
                modifier = Modifier("that", self.say("also_there", where=modifier.words))
            np = replace(np, pre=np.pre + pre) if pre else np.modified(modifier) if modifier else np
            if modifier and modifier.kind == "another":
                np = replace(np, det="another", post=np.post[:-1])
        return np

    def _is_bookkeeping(self, node: s.Expr) -> bool:
        """A mark without a title is for the rules, not for readers."""
        node = node.value if isinstance(node, s.Not) else node
        if not isinstance(node, s.Column):
            return False
        entry = self.book.fields.get((self.kind(node.base).name, node.name.text))
        return entry is not None and entry.kind == FLAG and not entry.titled and not entry.is_column

    def modifier(self, name: str, node: s.Expr) -> tuple[tuple[Words, ...], Modifier | None]:
        match node:
            case s.Compare(op="=", left=s.Column(base=s.Name(name=found)) as left, right=right) if found == name:
                if self.kind(left).tag == "choice" and isinstance(right, s.Name) and right.name not in self.scope:
                    title = self.book.choice_title(right.name, self.kind(left).name)
                    return ((word(title),), None) if title else ((), None)
            case s.Compare(op="!=", left=s.Name(name=found), right=other) if found == name and other != s.Name(s.NOWHERE, "none"):
                known = self.scope.get(other.name) if isinstance(other, s.Name) else None
                same = known is not None and known.kind == self.scope[name].kind
                return (), Modifier("another", ()) if same else Modifier("with", self.say("other_than", what=self.thing(other)))
            case s.Compare(op=op, left=s.Index(base=base, args=(s.Name(name=found),)) as left, right=s.Number(value=value)) if (
                found == name and not (isinstance(base, s.Name) and base.name in self.book.defines)
            ):
                if self.holding(left) is not None and (op, value) not in (("=", 0), ("<", 1)):
                    op, value = (">=", value + 1) if op == ">" else (op, value)
                    count = number(value)
                    return (), Modifier(
                        "with",
                        self.say("with_some_of", bound=self.say(BOUND[op], count=count, amount=count), what=self.holder_np(base)),
                    )
            case s.Aggregate() if self._has_any(node, name) is not None:
                return (), Modifier("with", self.say("has", "with", what=self._has_any(node, name)))
            case s.Compare(
                op="!=", left=s.Column(base=s.Name(name=found), name=column), right=s.Column(base=s.Name(name="this"), name=mine)
            ) if found == name and column == mine:
                entry = self.book.field(self.kind(node.left.base).name, column.text)
                return (), Modifier(
                    "with", self.say("with_different", noun=self._different(entry.noun if entry else self.book.named(column.text)))
                )
            case s.Index(base=s.Name(name=define), args=(s.Name(name=found),)) if found == name:
                if (behind := self._titled_behind(define, name)) is not None:
                    return (), behind
            case s.IsIn(item=item, domain=s.OfPlayer(base=s.Name(name=found)) as domain, negated=False) if (
                found == name and not self.is_measured_set(domain)
            ):
                return (), Modifier("with", self.say("with_in", item=self.thing(item, "subject"), place=self.place(domain)))
            case s.Logic(op="or", left=left, right=right):
                one, other = self.modifier(name, left), self.modifier(name, right)
                if one[1] and other[1] and one[1].kind == other[1].kind == "with":
                    return (), Modifier("with", self.say("either", left=one[1].words, right=other[1].words))
                if one[0] and other[0]:
                    return (self.book.language.listed([*one[0], *other[0]], or_=True),), None
                return (), Modifier("where", self.say("where", clause=self.condition(node)))
        if isinstance(node, (s.Logic, s.Aggregate)) or isinstance(node, s.Not) and isinstance(node.value, (s.Logic, s.Aggregate)):
            return (), Modifier("where", self.say("where", clause=self.condition(node)))
        clause = self.atom(node, False)
        held = clause.slots.get("what")
        if clause.name == name and clause.key == "has" and isinstance(held, Np) and held.det == "no":
            return (), Modifier("with", self.say("without", what=held.with_det("bare")))
        if clause.name == name and self.book.phrases.form(clause.key, "with"):
            kind = (
                "in"
                if clause.key.startswith("is_in")
                else "that"
                if clause.key in ("is", "is_not", "targets", "not_targets", "flag_behind")
                else "with"
            )
            return (), Modifier(kind, self.say(clause.key, "with", who=clause.subject, **clause.slots))
        return (), Modifier("where", self.say("where", clause=self.clause_words(clause)))

    def _different(self, noun: Noun) -> Np:
        return Np(noun, "bare", pre=(self.say("different_word"),))

    def _titled_behind(self, name: str, about: str) -> Modifier | None:
        """A define whose title is a clause about the thing described: "with a printed cost"."""
        define = self.book.defines.get(name)
        if define is None or not define.params:
            return None
        plural = self.scope[about].det == "those"
        noun = self.scope[about].noun
        behind = self.book.language.title_behind(define.title, define.params[0][0], noun, plural)
        return Modifier(behind[0], word(behind[1])) if behind else None

    def _has_any(self, node: s.Aggregate, name: str) -> Np | Words | None:
        """`any(s in open where x's agents[s] > 0)`: x has at least one of them."""
        match node:
            case s.Aggregate(
                function=s.Ident(text="any"),
                variable=variable,
                where=s.Compare(
                    op=op,
                    left=s.Index(base=s.OfPlayer(base=s.Name(name=found)) as base, args=(s.Name(name=inner),)),
                    right=s.Number(value=value),
                ),
            ) if found == name and inner == variable.text and (op, value) in ((">", 0), (">=", 1)):
                have = self.holding(base)
                return self.counted_bound(">=", have.np, 1) if have else None
        return None


class Spoken(s.Node):
    """A condition that has already been put into words."""

    __slots__ = ("words",)

    def __init__(self, span, words: Words) -> None:
        object.__setattr__(self, "span", span)
        object.__setattr__(self, "words", words)


def _operands(node: s.Expr, op: str) -> list[s.Expr]:
    if isinstance(node, s.Logic) and node.op == op:
        return _operands(node.left, op) + _operands(node.right, op)
    return [node]


def _is_subject(name: str, node: s.Expr) -> bool:
    """Whether a condition is about a player in the first place, so that "no player" can take their part."""
    match node:
        case s.Compare(left=left):
            return uses_of(name, left) > 0 and uses_of(name, node) == 1
        case s.IsIn(domain=s.OfPlayer(base=s.Name(name=found))):
            return found == name and uses_of(name, node) == 1
    return False
