"""Rules in words: by their title, as a clause if it is one ("that player loses a worker"), otherwise named."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from compiler.bound import tree
from compiler.bound.tree import Expr
from compiler.model import RuleInfo
from compiler.text.clauses import act, act_may, form_for, may_role
from compiler.text.comparisons import is_none
from compiler.text.dispatch import BREAK, Said, Spot, statement, thing
from compiler.text.fields import argument, index_words
from compiler.text.nouns import Np, fixed
from compiler.text.pieces import Words, joined, word
from compiler.text.telling import Telling, digits, key_of
from compiler.text.templates import slots_of
from compiler.types import RuleType, family


@statement.of(tree.Do)
def do(t: Telling, node: tree.Do, spot: Spot) -> list[Said]:
    return [Said(_callee(t, node.callee, node.subject, spot.mood))]


@statement.of(tree.MayDo)
def may_do(t: Telling, node: tree.MayDo, spot: Spot) -> list[Said]:
    what = _callee(t.acting(node.subject), node.callee, node.subject, "may")
    role = may_role(t, node.subject, spot.mood)
    return [Said(act_may(t, node.subject, what, spot.mood), role=role, what=what)]


@statement.of(tree.Offer)
def offer(t: Telling, node: tree.Offer, spot: Spot) -> list[Said]:
    names = rule_names(t, (None if isinstance(one, tree.Abilities) else one.rule for one in node.offered), or_=True)
    if not node.any_number:
        return [Said(act(t, "one_of", node.subject, spot.mood, what=names), BREAK)]
    what = t.say("any_of" if len(node.offered) > 1 else "as_often", "may", what=names)
    return [Said(act_may(t, node.subject, what, spot.mood), BREAK)]


def _callee(t: Telling, callee: tree.Callee, subject: Expr | None, mood: str) -> Words:
    if isinstance(callee, tree.ColumnCall):
        return _column(t, callee, subject, mood)
    rule, args = callee.rule, callee.args
    form, who = form_for(t, "do_event", subject, mood)
    names = [param.name for param in rule.params]
    if t.words.forms_of_rule(rule.name, form, [*names, "who"]) is not None:
        given = {name: argument(t, arg) for name, arg in zip(names, args, strict=False)}
        return t.words.said_of_rule(rule.name, form, {**given, "who": who}) or ()
    title = _title(t, rule, args)
    clause = t.language.rule_clause(title, form, who)
    return clause or act(t, "do_action" if rule.kind == "action" else "do_event", subject, mood, title=fixed(title))


def _column(t: Telling, callee: tree.ColumnCall, subject: Expr | None, mood: str) -> Words:
    """What stands on a card: "resolve the effect of that card"."""
    row, table = thing(t, callee.row), callee.tables[0]
    noun, column = t.words.noun_of(tree.Column(table, callee.column)), table.column(callee.column)
    if noun.one.lower() in row.noun.one.lower():
        return act(t, "do_that_action", subject, mood, thing=row)
    is_action = column is not None and family(column.type)[0] == RuleType("action")
    pre, post = index_words(t, callee.keys)
    what = Np(noun, pre=pre, post=post)
    return act(t, "do_action_of" if is_action else "do_column", subject, mood, thing=row, what=what)


def _title(t: Telling, rule: RuleInfo, args: tuple[Expr, ...]) -> Words:
    """The title with its slots filled; what has no slot stands behind it."""
    given = {param.name: arg for param, arg in zip(rule.params, args, strict=False)}
    text = t.words.rule_title(rule)
    slots = slots_of(text)
    title = t.language.fill(text, {name: argument(t, arg) for name, arg in given.items() if name in slots})
    title = t.language.one_of_it(title) if any(digits(arg) == 1 for arg in args) else title
    unsaid = [arg for name, arg in given.items() if name not in slots and not is_none(arg) and key_of(arg) != "this"]
    left = [argument(t, arg) for arg in unsaid]
    if len(left) == 1 and " " not in text:
        return title + word(" ") + t.plain(left[0], "acc")
    if not left:
        return title
    t.rough()
    return title + word(" (") + joined([t.plain(np) for np in left], ", ") + word(")")


def rule_names(t: Telling, rules: Iterable[RuleInfo | None], or_: bool, given: Mapping[str, Np] | None = None) -> Words:
    """Rules by their titles (None: what cards can do); a slot that nothing is given for is said by its kind."""
    out: list[Words] = []
    for rule in rules:
        if rule is None:
            out.append(t.say("name_abilities"))
            continue
        slots = {**{param.name: Np(t.noun_of(param.type), "a") for param in rule.params}, **(given or {})}
        title = t.language.fill(t.words.rule_title(rule), slots)
        out.append(
            t.words.said_of_rule(rule.name, "may", slots)
            or t.language.rule_clause(title, "may", None)
            or t.say("do_action" if rule.kind == "action" else "do_event", "may", title=fixed(title))
        )
    return t.language.listed(out, or_)
