"""What a state holds: fields of the players, of the game and of the things of tables; and the settings of a game."""

from __future__ import annotations

from math import prod

from compiler.declare.names import Names, title_of
from compiler.declare.types import is_reasonable, resolve
from compiler.limits import MOST_VALUES
from compiler.model import GAME, PLAYER, FieldInfo, Place, SettingInfo
from compiler.report import suggestion
from compiler.types import RuleType, TextType, Type, Unknown, family
from dsl import syntax
from dsl.source import Source


def declare_setting(names: Names, node: syntax.Setting, source: Source) -> None:
    if names.claim(node.name, "setting", source):
        type, place = resolve(names, node.type, source), Place(source, node.name.span)
        names.model.settings[node.name.text] = SettingInfo(node.name.text, type, 0, title_of(node), place, node)


def declare_fields(names: Names, node: syntax.Has, source: Source) -> None:
    owner, tables = node.owner.text, names.model.row_types
    if owner not in (PLAYER, GAME) and owner not in tables:
        message, help = f"there is no table of `{owner}` to give fields to", suggestion(owner, tables, "row types")
        names.report("unknown-type", message, source, node.owner.span, "not a row type", help=help)
        return
    for field in node.fields:
        declare_field(names, field, owner, source)


def declare_field(names: Names, node: syntax.Field, owner: str, source: Source, automa: str = "") -> None:
    model, name, place = names.model, node.name.text, Place(source, node.name.span)
    type, keys = family(resolve(names, node.type, source))
    if not can_be_state(names, node, type, keys, source):
        names.reporter.unreadable = True
        return
    info = FieldInfo(name, owner, type, keys, node, place, seen_by(names, node, source), title_of(node), automa=automa)
    if owner in (PLAYER, GAME):
        if names.claim(node.name, "field", source):
            info.storage = name
            model.fields[name] = info
        return
    fields = model.thing_fields.setdefault(owner, {})
    if name in fields or model.row_types[owner].column(name):
        message, help = f"`{owner}` already has a `{name}`", "rename one of them"
        names.report("duplicate-name", message, source, node.name.span, "again", help=help)
        return
    info.storage = f"{owner.lower()}_{name}"
    fields[name] = info


def can_be_state(names: Names, node: syntax.Field, type: Type, keys: tuple[Type, ...], source: Source) -> bool:
    model, span = names.model, node.type.span
    if any(None in model.bounds_of(key) for key in keys if not isinstance(key, Unknown)):
        message, help = f"`{node.name}` can't be kept for each of an open range", "give the range an upper end"
        names.report("wrong-type", message, source, span, "no upper end", help=help)
        return False
    size = max(prod(model.size_of(key) for key in keys), 1)
    if not is_reasonable(names, size, MOST_VALUES, f"`{node.name}` with {size} values", node.type, source):
        return False
    if isinstance(type, (RuleType, TextType)):
        message, help = f"`{node.name}` can't be state: rules and texts belong in tables", "make it a column of a table"
        names.report("wrong-type", message, source, span, "only in tables", help=help)
        return False
    return True


def seen_by(names: Names, node: syntax.Field, source: Source) -> str:
    if node.seen_by is None or node.seen_by.text in ("all", "owner", "none"):
        return node.seen_by.text if node.seen_by else "all"
    message = f"nobody is called `{node.seen_by}`: a field is seen by all, owner or none"
    names.report("unknown-name", message, source, node.seen_by.span, help="write `all`, `owner` or `none`")
    return "all"
