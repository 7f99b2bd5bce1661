"""Simple statements in words: what is gained, lost, paid, moved, drawn, set."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from compiler.bound import tree
from compiler.bound.tree import Expr
from compiler.model import GAME, PLAYER, FieldInfo
from compiler.text.amounts import amounts, of_noun, per
from compiler.text.clauses import act, is_actor
from compiler.text.comparisons import is_none
from compiler.text.dispatch import AND, BREAK, Said, Spot, condition, place, statement, thing, value
from compiler.text.fields import field_np, holder, is_role, is_token, row_of
from compiler.text.nouns import YOU, Np, fixed
from compiler.text.pieces import Words, number, plain, word
from compiler.text.places import contents
from compiler.text.simplify import flag_form
from compiler.text.telling import PLACES, THINGS, Called, Telling, digits, is_mine, kind, member_kind
from compiler.text.templates import slots_of
from compiler.types import ChoiceType, FlagType, Unknown


@statement.of(tree.Gain)
def gain(t: Telling, node: tree.Gain, spot: Spot) -> list[Said]:
    if node.giver is None:
        return change(t, node, "gain", spot)
    things = amounts(t, node.changes)
    if not all(digits(part.value) == 1 for part in node.changes):
        things = t.say("up_to", things=things)
    taken = act(t, "take", node.subject, spot.mood, things=things, giver=thing(t, node.giver))
    return [Said(_with_per(t, taken, node.per), AND)]


@statement.of(tree.Lose)
def lose(t: Telling, node: tree.Lose, spot: Spot) -> list[Said]:
    return change(t, node, "lose", spot)


def change(t: Telling, node: tree.Gain | tree.Lose, key: str, spot: Spot) -> list[Said]:
    odd = odd_field(t, node.changes)
    if node.subject is not None and isinstance(kind(node.subject), THINGS):
        words = act(t, f"thing_{key}", None, spot.mood, things=amounts(t, node.changes), thing=thing(t, node.subject))
    elif odd is not None:
        owner = None if odd.owner == GAME else YOU if node.subject is None else thing(t, node.subject, "owner")
        field = field_np(t, odd, owner, node.changes[0].resource.keys)
        step = "step" if _is_stepped(t, odd) else "game"
        words = act(t, f"{step}_{key}", None, spot.mood, field=field, amount=value(t, node.changes[0].value))
    else:
        words = act(t, key, node.subject, spot.mood, things=amounts(t, node.changes))
    return [Said(_with_per(t, words, node.per), AND)]


def odd_field(t: Telling, changes: Sequence[tree.Change]) -> FieldInfo | None:
    """A field that isn't simply gained by a player: one of the game, a step of a choice, a level."""
    found = changes[0].resource if len(changes) == 1 else None
    info = found.field if found is not None and found.name == found.field.name else None
    return info if info is not None and (info.owner == GAME or _is_stepped(t, info)) else None


def _is_stepped(t: Telling, info: FieldInfo) -> bool:
    return isinstance(info.type, ChoiceType) or t.words.noun_of(info).level


def _with_per(t: Telling, words: Words, node: tree.Per | None) -> Words:
    return words + word(" ") + per(t, node) if node is not None else words


@statement.of(tree.Pay)
def pay(t: Telling, node: tree.Pay, spot: Spot) -> list[Said]:
    things = amounts(t, node.payments)
    if node.payee is not None:
        words = act(t, "pay_to", node.subject, spot.mood, things=things, payee=thing(t, node.payee))
    else:
        words = act(t, "pay", node.subject, spot.mood, things=things)
    return [Said(words, AND, role="pay" if node.subject is None or is_actor(t, node.subject) else "")]


@statement.of(tree.Require)
def require(t: Telling, node: tree.Require, spot: Spot) -> list[Said]:
    test = condition(t, node.test)
    return [Said(t.say("require", condition=test), BREAK, role="require", what=test)]


@statement.of(tree.Set)
def set_field(t: Telling, node: tree.Set, spot: Spot) -> list[Said]:
    target, new = node.target, node.value
    if is_token(target) and not is_none(new):
        key = "become" if is_role(t, target.field) else "take_token"
        who = None if is_mine(new) else new
        return [Said(act(t, key, who, spot.mood, what=Np(t.words.noun_of(target.field))), AND)]
    if isinstance(kind(target), FlagType):
        words = _set_flag(t, target, new)
        return [Said(words)] if words else []
    np = holder(t, target)
    if is_none(new) or isinstance(new, tree.Items) and not new.items:
        return [Said(act(t, "clear", None, spot.mood, what=np))]
    said = value(t, new)
    if plain(t.plain(np)) == plain(said):  # a marker that shows a value of the same name
        return []
    return [Said(act(t, "set", None, spot.mood, what=np, value=fixed(said)))]


def _set_flag(t: Telling, target: tree.FieldRead, new: Expr) -> Words:
    form, row = flag_form(new), row_of(target)
    if row is not None:
        np = Np(t.words.noun_of(target.field), "bare", plural=True)
        key = {"set": "becomes", "clear": "becomes_not"}.get(form, "set")
        return t.say(key, who=thing(t, row, "subject"), flag=np, what=np, value=fixed(value(t, new)))
    given = t.words.forms_of_flag(target.field.title).get(form)
    if given is not None:
        return word(given)
    t.rough()
    np = holder(t, target)
    np = replace(np, owner=None, det="bare") if np.owner is None or np.owner is YOU else np
    return t.say("set_flag", what=np, value=fixed(value(t, new)))


@statement.of(tree.Add, tree.Remove)
def change_set(t: Telling, node: tree.Add | tree.Remove, spot: Spot) -> list[Said]:
    key = "add" if isinstance(node, tree.Add) else "remove"
    return [Said(act(t, key, None, spot.mood, item=_items(t, node.item), place=place(t, node.target)))]


@statement.of(tree.Clear)
def clear(t: Telling, node: tree.Clear, spot: Spot) -> list[Said]:
    what = place(t, node.target) if isinstance(node.target.type, PLACES) else thing(t, node.target)
    if node.spot is None:
        return [Said(act(t, "clear", None, spot.mood, what=what))]
    return [Said(act(t, "clear_cell", None, spot.mood, cell=thing(t, node.spot), place=what))]


@statement.of(tree.Let)
def let(t: Telling, node: tree.Let, spot: Spot) -> list[Said]:
    """Only for a value too long to be put where it is used."""
    label, said = t.next_letter(), fixed(value(t, node.value))
    t.called[node.local] = Called(kind(node.value), t.common("number"), label=label)
    return [Said(act(t, "let", None, spot.mood, name=fixed(number(label)), value=said), BREAK)]


def _items(t: Telling, node: Expr) -> Np:
    """One thing, or all that is in a place."""
    if not isinstance(kind(node), PLACES) or t.local(node) is not None:
        return thing(t, node)
    np = contents(t, node)
    return fixed(t.say("all_of", what=np)) if not np.fixed else np


@statement.of(tree.Move)
def move(t: Telling, node: tree.Move, spot: Spot) -> list[Said]:
    cards = _items(t, node.cards)
    if node.place is None:
        return [Said(act(t, "move_away", None, spot.mood, cards=cards))]
    if not node.top and not node.bottom:
        if node.place.field.name.startswith("discard") and is_mine(node.place.owner):
            return [Said(act(t, "discard", None, spot.mood, cards=cards))]
        called = t.local(node.cards)
        if called is not None and called.folded and called.origin is node.place.field and is_mine(node.place.owner):
            return [Said(act(t, "take_over", None, spot.mood, cards=cards))]
    key = "move_top" if node.top else "move_bottom" if node.bottom else "move"
    return [Said(act(t, key, None, spot.mood, cards=cards, place=place(t, node.place)))]


@statement.of(tree.Draw)
def draw(t: Telling, node: tree.Draw, spot: Spot) -> list[Said]:
    member = member_kind(node.pile)
    cards = of_noun(t, node.count, t.common("card") if isinstance(member, Unknown) else t.noun_of(member))
    usual, home = _is_only_pile(t, node.pile), is_own_hand(node.place, node.subject)
    key = {(True, True): "draw", (False, True): "draw_from", (True, False): "draw_to"}.get((usual, home), "draw_from_to")
    slots = {"cards": cards, "pile": place(t, node.pile), "place": None if home else place(t, node.place)}
    wanted = slots_of(t.words.phrases.form(key, "do") or "")
    return [Said(act(t, key, node.subject, spot.mood, **{name: slot for name, slot in slots.items() if name in wanted}))]


def _is_only_pile(t: Telling, node: tree.FieldRead) -> bool:
    """Whether there is no other face-down pile of such cards to draw from."""
    same = [info for info in t.words.model.all_fields() if info.type == node.field.type and info.seen == "none"]
    return is_mine(node.owner) and not node.keys and len(same) == 1


def is_own_hand(node: tree.FieldRead, subject: Expr | None) -> bool:
    """Whether cards go where only who draws them sees them."""
    mine = is_mine(node.owner) if subject is None else node.owner == subject
    return mine and node.field.owner == PLAYER and not node.keys and node.field.seen == "owner"


@statement.of(tree.Shuffle)
def shuffle(t: Telling, node: tree.Shuffle, spot: Spot) -> list[Said]:
    return [Said(act(t, "shuffle", None, spot.mood, pile=place(t, node.pile)))]


@statement.of(tree.Look)
def look(t: Telling, node: tree.Look, spot: Spot) -> list[Said]:
    return [Said(act(t, "look", None, spot.mood, place=place(t, node.place)))]


@statement.of(tree.Lay)
def lay(t: Telling, node: tree.Lay, spot: Spot) -> list[Said]:
    face, cell = thing(t, node.face), thing(t, node.spot)
    return [Said(act(t, "lay", None, spot.mood, face=face, grid=place(t, node.grid), cell=cell))]


@statement.of(tree.Stop, tree.End, tree.Nothing)
def end(t: Telling, node: tree.Stop | tree.End | tree.Nothing, spot: Spot) -> list[Said]:
    if isinstance(node, tree.Stop):
        return [Said(act(t, "stop", None, spot.mood))]
    return [Said(t.say(f"end_{node.what}" if isinstance(node, tree.End) else "nothing"))]
