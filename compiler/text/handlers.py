"""Reactions in words: "Once per round, when a neighbour trains a model, you may Buy Chips."

The condition of a reaction goes where a reader expects it: into who ("a neighbour"), into what ("a Sabotage card that
targets you"), into the cause ("because of a Sabotage card"), and only then into an "if".
"""

from __future__ import annotations

from dataclasses import replace

from compiler.bound import tree
from compiler.bound.tree import Expr, Resource
from compiler.model import FieldInfo, PhaseInfo, RuleInfo, spoken
from compiler.text.adjustments import is_about_them
from compiler.text.amounts import resource
from compiler.text.clauses import behind, inline
from compiler.text.comparisons import is_none
from compiler.text.conditions import Spoken, all_words
from compiler.text.dispatch import BREAK, Said, element, item, modifier
from compiler.text.lasting import Group, meet
from compiler.text.phrases import slots_of
from compiler.text.pieces import YOU, Np, Words, fixed, word
from compiler.text.simplify import conjuncts, opened, uses_of
from compiler.text.telling import THINGS, Called, Telling, key_of
from compiler.text.things import modified
from compiler.types import AnyCard, FlagType, PlayerType

OF_A_THING = (tree.Compare, tree.Targets, tree.IsIn, tree.Between, tree.Not, tree.ColumnRead, tree.CellRead, tree.FieldRead)


@item.of(tree.Reaction)
def reaction(t: Telling, node: tree.Reaction, group: Group) -> list[Said]:
    inner = meet(t, node.given)
    inner.rolling = node.to if node.kind == "roll" and isinstance(node.to, FieldInfo) else None
    who, parts = _who(inner, node, conjuncts(node.where))
    cause, parts = _cause(inner, parts)
    objects, parts = _objects(inner, node, parts)
    t.mentions.names = set()
    often = node.timing == "after" and node.kind in ("gain", "lose", "pay")
    timing = f"{node.timing}_phase" if node.kind == "phase" else node.timing
    timing = timing if not often else "when_once" if node.once else "whenever"
    if timing == "before" and node.kind == "do" and who is not YOU:  # somebody's deed can be answered while it is done
        timing = "when_once"
    head = t.say(timing, event=_event(inner, node, who, objects, cause))
    head = t.say("head_if", head=head, condition=all_words(inner, parts)) if parts else head
    t.mentions.names, t.mentions.kept = {"they"} if who is not YOU else set(), True
    body = (
        inline(inner, node.body, "do", keep_after=True) if node.timing == "instead" else behind(inner, node.body, keep_after=True)
    )
    # A colon is clearer than a comma, but not before a plain "you may".
    broken = body.link == BREAK and not body.after and not isinstance(opened(node.body)[0], (tree.May, tree.MayChoose))
    if body.role == "may" and node.timing != "instead":
        words = t.say("when", "may", head=head, what=body.what)
    else:
        broken |= node.timing == "instead" and t.language.inverts
        words = t.language.with_adverb(t.say("instead_word"), body.words) if node.timing == "instead" else body.words
        words = t.say("when_break" if broken else "when", head=head, what=words)
    if node.once is not None:
        words = t.say(f"once_per_{node.once}", "when", what=words)
    return [Said(words, BREAK, body.after)]


def _who(t: Telling, node: tree.Reaction, parts: list[Expr]) -> tuple[Np, list[Expr]]:
    """Who does it, with the conditions on them: `they in neighbours` makes it "a neighbour"."""
    if node.who == "i":
        return YOU, parts
    np = Np(t.common("rival" if node.who == "rival" else "player"), "a")
    t.called["they"] = Called(PlayerType(), np.noun)
    left: list[Expr] = []
    for part in parts:
        behind = modifier(replace(t, about="they"), part, "they")[1] if is_about_them(part) else None
        match part:
            case tree.IsIn(item=who, domain=tree.FunctionRead(args=()) as domain) if key_of(
                who
            ) == "they" and t.words.function_title(domain.function):
                np = replace(np, noun=element(t, domain).noun)
            case _ if behind is not None and behind.kind != "that":
                np = np.modified(behind)
            case _:
                left.append(part)
    t.called["they"] = Called(PlayerType(), np.noun)
    return np, left


def _cause(t: Telling, parts: list[Expr]) -> tuple[Words, list[Expr]]:
    """Conditions on the card whose effect is running."""
    about = [part for part in parts if uses_of("source", part)]
    if not about:
        return (), parts
    left, np = [part for part in parts if part not in about], Np(t.common("card"), "a")
    inner = t.on("source", Called(AnyCard(), np.noun))
    for part in about:
        match part:
            case tree.Compare(op="!=", left=source, right=none) if key_of(source) == "source" and is_none(none):
                continue  # some card, whichever
            case tree.Compare(op="=", left=source, right=none) if key_of(source) == "source" and is_none(none):
                return t.say("not_because_of", what=np), left
        np = modified(inner, np, "source", (part,))
    return t.say("because_of", what=np), left


def _objects(t: Telling, node: tree.Reaction, parts: list[Expr]) -> tuple[dict[str, Np], list[Expr]]:
    """The things of a rule that its title has slots for, each with the conditions on it."""
    objects: dict[str, Np] = {}
    rule = node.to
    if not isinstance(rule, RuleInfo):
        return objects, parts
    slots = slots_of(t.words.rule_title(rule))
    for text in t.words.forms_of_event(f"do {rule.name}").values():
        slots |= slots_of(text)
    for local in node.given[: len(rule.params)]:
        np = objects[local.name] = Np(t.noun_of(local.type), "a")
        mine = [part for part in parts if isinstance(local.type, THINGS) and uses_of(local, part) and isinstance(part, OF_A_THING)]
        if not mine:
            continue
        described = modified(replace(t, about=local), np, local, mine)
        if local.name in slots:
            objects[local.name] = described
            parts = [part for part in parts if part not in mine]
        elif len(mine) > 1 or described.pre:
            parts = [part for part in parts if part not in mine]
            said = t.say("is_one", "they", who=Np(np.noun, "that"), what=described)
            parts.append(Spoken(node.span, FlagType(), said))
    return objects, parts


def _event(t: Telling, node: tree.Reaction, who: Np, objects: dict[str, Np], cause: Words) -> Words:
    """What happened and why, as a clause: "a competitor gains Compute because of a card"."""
    would, you = node.timing == "instead", who is YOU
    form = ("would_you" if you else "would") if would else "you" if you else "they"
    given = t.words.forms_of_event(f"{node.kind} {node.to.name}")
    slots = {**objects, "who": who}
    if not would and form in given and slots_of(given[form]) <= set(slots):
        return _because(t, t.language.fill(given[form], slots), cause)
    match node.to:
        case PhaseInfo(node=phase, name=name):
            return word(t.words.translated(phase.title.value if phase.title is not None else spoken(name)))
        case RuleInfo(kind=kind) as rule:
            title = t.language.fill_title(t.words.rule_title(rule), objects)
            clause = t.language.rule_clause(title, "would" if would else form, who)
            key = "event_do_action" if kind == "action" else "event_do"
            return _because(t, clause if clause is not None else t.say(key, form, who=who, title=fixed(title)), cause)
    if node.kind == "roll":
        return _because(t, t.say("event_roll", form, who=who, what=Np(t.words.noun_of(node.to))), cause)
    np = resource(t, node.part or Resource(node.span, node.to, None, (), node.to.name))
    level = "_level" if np.noun.level and node.kind in ("gain", "lose") else ""
    what = replace(np, det="the" if level else "bare", plural=np.noun.counted)
    return t.say(f"event_{node.kind}{level}", form, who=who, what=what, cause=cause)


def _because(t: Telling, event: Words, cause: Words) -> Words:
    return t.say("event_because", event=event, cause=cause) if cause else event
