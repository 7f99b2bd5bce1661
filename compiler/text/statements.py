"""Simple statements in words: what is gained, lost, paid, moved, drawn, set; and rules that are done, by their title: as a clause
if it is one ("that player loses a worker"), otherwise named."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from compiler.bound import tree
from compiler.bound.tree import Expr
from compiler.model import GAME, PLAYER, FieldInfo, RuleInfo
from compiler.text.amounts import amount, amounts, of_noun, per
from compiler.text.clauses import MAIN, act, act_may, behind, done, form_for, is_actor, may_role
from compiler.text.comparisons import is_none
from compiler.text.dispatch import AND, BREAK, Said, Spot, condition, place, statement, thing, value
from compiler.text.fields import argument, field_np, holder, index_words, is_role, is_token, row_of
from compiler.text.phrases import slots_of
from compiler.text.pieces import YOU, Np, Words, fixed, joined, number, plain, spaced, tidy, word
from compiler.text.simplify import flag_form
from compiler.text.telling import PLACES, THINGS, Called, Telling, digits, is_mine, key_of, kind, member_kind
from compiler.text.things import contents
from compiler.types import ChoiceType, FlagType, PlayerType, RuleType, Unknown, family


@statement.of(tree.Gain, tree.Lose)
def change(t: Telling, node: tree.Gain | tree.Lose, spot: Spot) -> list[Said]:
    key, giver = ("gain", node.giver) if isinstance(node, tree.Gain) else ("lose", None)
    odd, parts = odd_field(t, node.changes), tuple[Words, ...]()
    ahead = node.per is not None and spot.mood in MAIN and any(digits(part.value) is None for part in node.changes)
    if ahead and node.per is not None:  # "for each of your stocks, gain $ equal to ..."
        said = behind(t, (replace(node, per=None),))
        return [Said(t.say("per_ahead", per=per(t, node.per), what=said.words), BREAK)]
    if giver is not None:
        things = amounts(t, node.changes)
        if not all(digits(part.value) == 1 for part in node.changes):
            things = t.say("up_to", things=things)
        words = act(t, "take", node.subject, spot.mood, things=things, giver=thing(t, giver))
    elif node.subject is not None and isinstance(kind(node.subject), THINGS):
        words = act(t, f"thing_{key}", None, spot.mood, things=amounts(t, node.changes), thing=thing(t, node.subject))
    elif odd is not None:
        owner = None if odd.owner == GAME else YOU if node.subject is None else thing(t, node.subject, "owner")
        field = field_np(t, odd, owner, node.changes[0].resource.keys)
        step = "step" if _is_stepped(t, odd) else "game"
        words = act(t, f"{step}_{key}", None, spot.mood, field=field, amount=value(t, node.changes[0].value))
    else:
        each = per(t, node.per) if node.per is not None else ()
        parts = tuple(spaced(amount(t, part), each) for part in node.changes)
        words = act(t, key + "_also" * spot.also, node.subject, spot.mood, things=t.language.listed(parts))
        mine = key == "gain" and node.subject is None and not spot.also and spot.mood == "do"
        return [Said(words, AND, role="per" if each else "", parts=parts if mine else ())]
    return [Said(spaced(words, per(t, node.per)) if node.per is not None else words, AND)]


def odd_field(t: Telling, changes: Sequence[tree.Change]) -> FieldInfo | None:
    """A field that isn't simply gained by a player: one of the game, a step of a choice, a level."""
    found = changes[0].resource if len(changes) == 1 else None
    info = found.field if found is not None and found.name == found.field.name else None
    return info if info is not None and (info.owner == GAME or _is_stepped(t, info)) else None


def _is_stepped(t: Telling, info: FieldInfo) -> bool:
    return isinstance(info.type, ChoiceType) or t.words.noun_of(info).level


@statement.of(tree.Pay)
def pay(t: Telling, node: tree.Pay, spot: Spot) -> list[Said]:
    things, payee = amounts(t, node.payments), thing(t, node.payee) if node.payee is not None else None
    words = act(t, "pay" if payee is None else "pay_to", node.subject, spot.mood, things=things, payee=payee)
    return [Said(words, AND, role="pay" if node.subject is None or is_actor(t, node.subject) else "")]


@statement.of(tree.Require)
def require(t: Telling, node: tree.Require, spot: Spot) -> list[Said]:
    test = condition(t, node.test)
    key = "require_to_play" if t.card.stays and t.on_card else "require"
    return [Said(t.say(key, condition=test), BREAK, role="require", what=test)]


@statement.of(tree.Set)
def set_field(t: Telling, node: tree.Set, spot: Spot) -> list[Said]:
    target, new = node.target, node.value
    if is_token(target) and not is_none(new):
        key = "become" if is_role(t, target.field) else "take_token"
        return done(t, spot, key, None if is_mine(new) else new, AND, what=Np(t.words.noun_of(target.field)))
    if isinstance(kind(target), FlagType):
        words, t.tally.stuck = _set_flag(t, target, new, spot.mood), True
        return [Said(words)] if words else []
    if node.spot is not None:
        at = {"cell": thing(t, node.spot)}
        if is_none(new):
            return done(t, spot, "clear_cell", **at)
        piece = Np(t.common("piece"), owner=thing(t, new, "owner")) if isinstance(kind(new), PlayerType) else fixed(value(t, new))
        return done(t, spot, "set_cell", value=piece, **at)
    np = holder(t, target)
    if is_none(new) or isinstance(new, tree.Items) and not new.items:
        return done(t, spot, "clear", what=np)
    said = value(t, new)
    if plain(t.plain(np)) == plain(said):  # a marker that shows a value of the same name
        return done(t, spot, "update", what=np)
    key = "set_this_round" if t.on_card and target.field in t.words.renewed else "set"
    return done(t, spot, key, what=np, value=fixed(said))


def _set_flag(t: Telling, target: tree.FieldRead, new: Expr, mood: str) -> Words:
    form, row = flag_form(new), row_of(target)
    if row is not None:
        np = Np(t.words.noun_of(target.field), "bare", plural=True)
        key = {"set": "becomes", "clear": "becomes_not"}.get(form, "set")
        return t.say(key, who=thing(t, row, "subject"), flag=np, what=np, value=fixed(value(t, new)))
    given = t.words.forms_of_flag(target.field.title).get(form)
    if given is not None:
        return word(given)
    t.tally.rough = True
    flag = Np(t.words.noun_of(target.field), "bare", plural=True)
    if not form or target.keys:
        return t.say("set_flag", "do" if mood in MAIN else "may", what=holder(t, target), value=fixed(value(t, new)))
    key = "flag_on" if form == "set" else "flag_off"
    if target.field.owner == GAME:
        return t.say(f"{key}_game", "do" if mood in MAIN else "may", flag=flag)
    return act(t, key, None if is_mine(target.owner) else target.owner, "do" if mood == "first" else mood, flag=flag)


@statement.of(tree.Let)
def let(t: Telling, node: tree.Let, spot: Spot) -> list[Said]:
    """Only for a value too long to be put where it is used."""
    label, said = t.next_letter(), fixed(value(t, node.value))
    t.called[node.local] = Called(kind(node.value), t.common("number"), label=label)
    return done(t, spot, "let", None, BREAK, name=fixed(number(label)), value=said)


@statement.of(tree.Add, tree.Remove, tree.Clear, tree.Shuffle, tree.Look, tree.Lay, tree.Reply)
@statement.of(tree.Stop, tree.End, tree.Leave, tree.Phase, tree.Nothing)
def handled(t: Telling, node: tree.Statement, spot: Spot) -> list[Said]:
    """What has one phrase for its parts."""
    match node:
        case tree.Add(target=target, item=item):
            return done(t, spot, "add", item=_items(t, item), place=place(t, target))
        case tree.Remove(target=target, item=item):
            np, there = _items(t, item), t.say("from_set", place=place(t, target))
            np = replace(np, post=tuple(one for one in np.post if one.words != there))  # where from is said anyway
            return done(t, spot, "remove", item=np, place=place(t, target))
        case tree.Clear(target=target, spot=cell):
            what = place(t, target) if isinstance(target.type, PLACES) else thing(t, target)
            if cell is None:
                return done(t, spot, "clear", what=what)
            return done(t, spot, "clear_cell", cell=thing(t, cell))
        case tree.Shuffle(pile=pile):
            return done(t, spot, "shuffle", pile=place(t, pile))
        case tree.Look(place=seen):
            return done(t, spot, "look", place=place(t, seen))
        case tree.Lay(face=face, grid=grid, spot=cell):
            laid, at = thing(t, face), thing(t, cell)
            at = replace(at, post=tuple(one for one in at.post if one.kind != "in"))  # the board is said anyway
            return done(t, spot, "lay", face=laid, grid=place(t, grid), cell=at)
        case tree.Reply(value=answer):
            return done(t, spot, "answer", answer=fixed(value(t, answer)))
        case tree.Stop():
            return done(t, spot, "stop")
        case tree.Leave(subject=subject, what=left):
            return done(t, spot, f"leave_{left}", subject)
        case tree.Phase(title=title):
            return [Said((t.main if spot.mood == "first" else t.say)("phase", title=fixed(word(t.words.title(title)))))]
        case tree.End(what=ended):
            return [Said((t.main if spot.mood == "first" else t.say)(f"end_{ended}"))]
    return [Said((t.main if spot.mood == "first" else t.say)("nothing"))]


def _items(t: Telling, node: Expr) -> Np:
    """One thing, or all that is in a place."""
    if not isinstance(kind(node), PLACES) or t.local(node) is not None:
        return thing(t, node)
    np = contents(t, node)
    return fixed(t.say("all_of", what=np)) if not np.fixed else np


@statement.of(tree.Move)
def move(t: Telling, node: tree.Move, spot: Spot) -> list[Said]:
    cards, called = _items(t, node.cards), t.local(node.cards)
    if node.place is None:
        return done(t, spot, "move_away", cards=cards)
    if not node.top and not node.bottom and is_mine(node.place.owner):
        if node.place.field.name.startswith("discard"):
            return done(t, spot, "discard", cards=cards)
        if called is not None and called.folded and called.origin is node.place.field:
            return done(t, spot, "take_over", cards=cards)
    key = "move_top" if node.top else "move_bottom" if node.bottom else "move"
    return done(t, spot, key, cards=cards, place=place(t, node.place))


@statement.of(tree.Draw)
def draw(t: Telling, node: tree.Draw, spot: Spot) -> list[Said]:
    """Neither the only face-down pile of such cards needs to be said, nor that they go into the hand."""
    pile, member = node.pile, member_kind(node.pile)
    cards = of_noun(t, node.count, Np(t.common("card") if isinstance(member, Unknown) else t.noun_of(member)))
    same = [info for info in t.words.model.all_fields() if info.type == pile.field.type and info.seen == "none"]
    usual = is_mine(pile.owner) and not pile.keys and len(same) == 1
    home = is_own_hand(node.place, node.subject)
    key = "draw" + ("" if usual else "_from") + ("" if home else "_to")
    return done(t, spot, key, node.subject, cards=cards, pile=place(t, pile), place=None if home else place(t, node.place))


@statement.of(tree.DrawTokens)
def draw_tokens(t: Telling, node: tree.DrawTokens, spot: Spot) -> list[Said]:
    tokens = of_noun(t, node.count, Np(t.common("token")))
    return done(t, spot, "draw_tokens", node.subject, cards=tokens, pile=holder(t, node.bag), place=holder(t, node.place))


def is_own_hand(node: tree.FieldRead, subject: Expr | None) -> bool:
    """Whether cards go where only who draws them sees them."""
    mine = is_mine(node.owner) if subject is None else node.owner == subject
    return mine and node.field.owner == PLAYER and not node.keys and node.field.seen == "owner"


# ---------------------------------------------------------------- rules


@statement.of(tree.Do)
def do(t: Telling, node: tree.Do, spot: Spot) -> list[Said]:
    words = _callee(t, node.callee, node.subject, spot.mood)
    return [Said(words, parts=_gained(t, words) if node.subject is None and spot.mood == "do" else ())]


def _gained(t: Telling, words: Words) -> tuple[Words, ...]:
    """What a rule gives that reads "gain ...", so that other gains can join it."""
    words, start = tidy(words), plain(t.say("gain", things=()))
    if not words or not words[0].text.startswith(start):
        return ()
    return ((words[0]._replace(text=words[0].text.removeprefix(start)), *words[1:]),)


@statement.of(tree.MayDo)
def may_do(t: Telling, node: tree.MayDo, spot: Spot) -> list[Said]:
    what = _callee(t.acting(node.subject), node.callee, node.subject, "may")
    role = may_role(t, node.subject, spot.mood)
    return [Said(act_may(t, node.subject, what, spot.mood), role=role, what=what)]


@statement.of(tree.Offer)
def offer(t: Telling, node: tree.Offer, spot: Spot) -> list[Said]:
    names = rule_names(t, (None if isinstance(one, tree.Abilities) else one.rule for one in node.offered), or_=True)
    if not node.any_number:
        return done(t, spot, "one_of", node.subject, BREAK, what=names)
    what = t.say("any_of" if len(node.offered) > 1 else "as_often", "may", what=names)
    return [Said(act_may(t, node.subject, what, spot.mood), BREAK)]


def _callee(t: Telling, callee: tree.Callee, subject: Expr | None, mood: str) -> Words:
    if isinstance(callee, tree.ColumnCall):
        return _column(t, callee, subject, mood)
    rule, args = callee.rule, callee.args
    form, who = form_for(t, "do_event", subject, mood)
    names = [param.name for param in rule.params]
    if mood == "first":
        text = t.words.forms_of_rule(rule.name, form, [*names, "who"])
        if text is None:
            return act(t, "do_action" if rule.kind == "action" else "do_event", subject, mood, title=fixed(_title(t, rule, args)))
        turned = t.language.verb_first(text)
        t.tally.stuck |= turned is None
        given = {name: argument(t, arg) for name, arg in zip(names, args, strict=False)}
        return t.language.one_of_it(t.language.fill(turned or "", {**given, "who": who}))
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
    title = t.language.fill_title(text, {name: argument(t, arg) for name, arg in given.items() if name in slots})
    title = t.language.one_of_it(title) if any(digits(arg) == 1 for arg in args) else title
    unsaid = [arg for name, arg in given.items() if name not in slots and not is_none(arg) and key_of(arg) != "this"]
    left = [argument(t, arg) for arg in unsaid]
    left = [np for np in left if not np.pronoun]  # "play a card": the one just spoken of
    if len(left) == 1 and " " not in text:
        return title + word(" ") + t.plain(left[0], "acc")
    if not left:
        return title
    t.tally.rough = True
    return title + word(" (") + joined([t.plain(np) for np in left], ", ") + word(")")


def rule_names(t: Telling, rules: Iterable[RuleInfo | None], or_: bool, given: Mapping[str, Np] | None = None) -> Words:
    """Rules by their titles (None: what cards can do); a slot that nothing is given for is said by its kind."""
    out: list[Words] = []
    for rule in rules:
        if rule is None:
            out.append(t.say("name_abilities"))
            continue
        slots = {**{param.name: Np(t.noun_of(param.type), "a") for param in rule.params}, **(given or {})}
        title = t.language.fill_title(t.words.rule_title(rule), slots)
        out.append(
            t.words.said_of_rule(rule.name, "may", slots)
            or t.language.rule_clause(title, "may", None)
            or t.say("do_action" if rule.kind == "action" else "do_event", "may", title=fixed(title))
        )
    return t.language.listed(out, or_)
