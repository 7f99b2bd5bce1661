"""Variants: anchored patches on syntax trees, applied before anything is declared.

Every declaration has a key: (kind, name); a phase, a score line and a table cell have one too. A variant adds what is new,
replaces or removes what must exist, and changes a number only if it still is what the variant expects. Single cells of tables wait
until the tables are read: `change_cell` in `declare/tables.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from compiler.model import SEEN_BY, Model, Parsed
from compiler.report import Reporter, suggestion
from dsl import syntax
from dsl.source import Source, Span
from dsl.walk import nodes_in, rewrite

Named = syntax.Define | syntax.Quantity | syntax.Rule | syntax.Setting | syntax.Table | syntax.Choices | syntax.Automa
Kind = TypeVar("Kind", bound=Named)
Base = list[tuple[syntax.Declaration, Source]]
Changed = tuple[syntax.Expr | None, syntax.Declaration]  # a number, and the declaration with another one


def apply_variants(files: list[Parsed], chosen: tuple[str, ...], model: Model, reporter: Reporter) -> list[Parsed]:
    """The files without `variant` blocks, those of the chosen variants applied. Fills `model.variants` and `model.changes`."""
    base: Base = []
    for file, source in files:
        for node in file.declarations:
            if isinstance(node, syntax.Variant):
                model.variants[node.name.text] = (node, source)
            else:
                base.append((node, source))
    for name in chosen:
        if name not in model.variants:
            first = files[0][1] if files else Source("game.rules", "")
            help = suggestion(name, model.variants, "variants") or "leave it out: this game has no variants"
            reporter.report("unknown-variant", f"there is no variant called `{name}`", first, syntax.NOWHERE, help=help)
            continue
        Patch(base, *model.variants[name], reporter, model).apply()
        model.chosen = (*model.chosen, name)
    return [(syntax.File(node.span, (node,)), source) for node, source in base]


@dataclass
class Patch:
    """One variant on its way into the declarations of `base`."""

    base: Base
    variant: syntax.Variant
    source: Source
    reporter: Reporter
    model: Model

    def apply(self) -> None:
        if self.variant.players is not None:
            self.narrow(self.variant.players)
        for part in self.variant.parts:
            match part:
                case syntax.Change():
                    self.change(part)
                case syntax.ChangeSeen():
                    self.change_seen(part)
                case syntax.Replace(what=what):
                    self.replace(what)
                case syntax.Drop():
                    self.drop(part)
                case syntax.Automa():
                    self.automa(part)
                case _:
                    self.add(part)

    def narrow(self, wanted: syntax.Players) -> None:
        """Fewer may play than without it; of two such variants the narrower one counts."""
        for number, (node, source) in enumerate(self.base):
            if isinstance(node, syntax.Game):
                fewest, most = max(node.fewest, wanted.fewest), min(node.most, wanted.most)
                if fewest > most or not self.model.chosen and (fewest, most) != (wanted.fewest, wanted.most):
                    message = f"a game for {node.fewest} to {node.most} players has no variant for {wanted.fewest} to {wanted.most}"
                    help = f"write two numbers from {node.fewest} to {node.most}, the fewest players first"
                    self.error("out-of-range", message, wanted.span, f"{node.fewest} to {node.most} players", help)
                else:
                    self.base[number] = (replace(node, fewest=fewest, most=most), source)

    def error(self, code: str, message: str, span: Span, label: str, help: str | None) -> None:
        self.reporter.report(code, message, self.source, span, label, help=help)

    def find(self, kind: type[Kind], name: str) -> tuple[int, Kind] | None:
        """The declaration of that kind and name, with its place in `base`."""
        for number, (node, _) in enumerate(self.base):
            if isinstance(node, kind) and node.name.text == name:
                return number, node
        return None

    def names(self, kind: type[Named]) -> list[str]:
        return [node.name.text for node, _ in self.base if isinstance(node, kind)]

    def add(self, part: syntax.Declaration) -> None:
        if isinstance(part, Named) and self.find(type(part), part.name.text):
            message = f"`{part.name}` exists already in the base game"
            help = f"write `replace` in front of it, or choose another name in `{self.variant.name}`"
            self.error("exists-already", message, part.name.span, "declared again", help)
        else:
            self.base.append((part, self.source))

    def replace(self, what: syntax.Quantity | syntax.Rule | syntax.Define | syntax.Phase) -> None:
        name, variant = what.name, f"variant `{self.variant.name}`"
        if isinstance(what, syntax.Phase):
            if self.in_flow(name.text, what):
                self.model.phase_sources[name.text] = self.source
                return
            message, label = f"{variant} replaces a phase that does not exist", f"there is no phase `{name}`"
            self.error("unknown-phase", message, name.span, label, suggestion(name.text, self.phases(), "phases"))
        elif found := self.find(type(what), name.text):
            number, old = found
            if [p.type for p in old.parameters] == [p.type for p in what.parameters]:
                self.base[number] = (what, self.source)
                return
            message, help = f"`{name}` has other parameters in the base game", "use the same parameters as the rule it replaces"
            self.error("moved-base", message, name.span, "different parameters", help)
        else:
            kind = what.kind if isinstance(what, syntax.Rule) else type(what).__name__.lower()
            message = f"{variant} replaces {kind} `{name}`, which does not exist"
            near = suggestion(name.text, self.names(type(what)), "names")
            self.error("nothing-to-replace", message, name.span, "nothing of that name", near)

    # ------------------------------------------------------------ phases

    def phases(self) -> list[str]:
        return [name for node, _ in self.base if isinstance(node, syntax.Play) for name in phases_of(node)]

    def in_flow(self, name: str, *new: syntax.Phase) -> bool:
        """Puts `new` in the place of a phase; without it, takes the phase out."""
        for number, (node, source) in enumerate(self.base):
            if isinstance(node, syntax.Play) and name in phases_of(node):
                self.base[number] = (with_phase(node, name, new), source)
                return True
        return False

    # ------------------------------------------------------------ remove

    def drop(self, part: syntax.Drop) -> None:
        name = part.name.value if isinstance(part.name, syntax.Text) else part.name.text
        code, shown, label = "nothing-to-replace", f"{part.kind} `{name}`", "nothing of that name"
        if part.kind == "score":
            done, known, what = self.drop_score(name), self.score_labels(), "scores"
            shown, label = f'score "{name}"', "nothing of that label"
        elif part.kind == "phase":
            code, done, known, what = "unknown-phase", self.in_flow(name), self.phases(), "phases"
        else:
            kind = syntax.Quantity if part.kind == "quantity" else syntax.Table
            found = self.find(kind, name)
            done, known, what = found is not None, self.names(kind), "names"
            if found is not None:
                del self.base[found[0]]
        if not done:
            help = suggestion(name, known, what)
            self.error(code, f"there is no {shown} to remove", part.name.span, label, help)

    def drop_score(self, wanted: str) -> bool:
        for number, (node, source) in enumerate(self.base):
            if isinstance(node, syntax.Scoring):
                kept = tuple(line for line in node.lines if label_of(line) != wanted)
                if len(kept) < len(node.lines):
                    self.base[number] = (replace(node, lines=kept), source)
                    return True
        return False

    def score_labels(self) -> list[str]:
        labels = [label_of(line) for node, _ in self.base if isinstance(node, syntax.Scoring) for line in node.lines]
        return [label for label in labels if label is not None]

    # ------------------------------------------------------------ change a number

    def change(self, part: syntax.Change) -> None:
        name = part.noun.name
        if part.column is not None or part.noun.args:
            self.model.changes.append((part, self.source))  # done by `declare/tables.py`, once tables are read
            return
        found = self.changed(name.text, part.new)
        if found is None:
            help = suggestion(name.text, [*self.names(syntax.Setting), *self.names(syntax.Quantity)], "names")
            message = f"there is nothing called `{name}` to change"
            self.error("nothing-to-replace", message, name.span, "nothing of that name", help)
            return
        number, old, new = found
        source = self.base[number][1]
        if old is None or old != part.old:
            says = source.text[old.span.start : old.span.end] if old is not None else "nothing"
            message = f"`{name}` is no longer what `{self.variant.name}` expects"
            help = f"write `from {says}`, and look whether the change is still wanted"
            self.error("moved-base", message, part.old.span, f"the base game says {says}", help)
            return
        self.reporter.moved[source.locate(old.span)] = self.source.locate(part.new.span)
        self.base[number] = (new, source)

    def change_seen(self, part: syntax.ChangeSeen) -> None:
        """Who sees a field or a place. Everything else that depends on it is worked out from the patched game."""
        name = part.noun.name
        found = next(((at, node, one) for at, node, one in self.fields() if one.name.text == name.text), None)
        if found is None or part.noun.args:
            help = suggestion(name.text, [one.name.text for _, _, one in self.fields()], "fields")
            message = f"there is no field called `{name}` to change"
            self.error("nothing-to-replace", message, name.span, "nothing of that name", help)
            return
        number, node, field = found
        written = field.seen_by
        says = f"seen by {written.who if written is not None else 'all'}"
        if written is not None and written.condition is not None:
            says += " if ..."
        if says != f"seen by {part.old}":
            message = f"`{name}` is no longer what `{self.variant.name}` expects"
            help = f"write `from {says}`, and look whether the change is still wanted"
            if written is not None and written.condition is not None:
                help = "a setting decides who sees it: change what the setting starts with, or leave it to the setting"
            self.error("moved-base", message, part.old.span, f"the base game says `{says}`", help)
        elif part.new.text not in SEEN_BY:
            message = f"nobody is called `{part.new}`: a field is seen by all, owner or none"
            self.error("unknown-name", message, part.new.span, "", "write `all`, `owner` or `none`")
        else:
            span = written.span if written is not None else field.name.span
            changed = replace(field, seen_by=syntax.SeenBy(span, syntax.Ident(span, part.new.text)))
            fields = tuple(changed if one is field else one for one in node.fields)
            self.base[number] = (replace(node, fields=fields), self.base[number][1])

    def fields(self) -> Iterator[tuple[int, syntax.Has, syntax.Field]]:
        for number, (node, _) in enumerate(self.base):
            if isinstance(node, syntax.Has):
                yield from ((number, node, field) for field in node.fields)

    def changed(self, name: str, new: syntax.Expr) -> tuple[int, syntax.Expr | None, syntax.Declaration] | None:
        """Which declaration of `base` has the number of that name, the number, and the declaration with another one. A field is
        meant if nothing else has that name."""
        for change in (change_value, change_field):
            for number, (node, _) in enumerate(self.base):
                if changed := change(node, name, new):
                    return number, *changed
        return None

    # ------------------------------------------------------------ automas

    def automa(self, part: syntax.Automa) -> None:
        """Adds to the automa of that name; its defines and handlers with the same head are replaced."""
        found = self.find(syntax.Automa, part.name.text)
        if found is not None:
            number, node = found
            kept = tuple(p for p in node.parts if not any(same_head(p, q) for q in part.parts))
            self.base[number] = (replace(node, parts=kept), self.base[number][1])
        self.base.append((part, self.source))


def phases_of(play: syntax.Play) -> list[str]:
    return [node.name.text for node in nodes_in(play) if isinstance(node, syntax.Phase)]


def with_phase(play: syntax.Play, name: str, new: tuple[syntax.Phase, ...]) -> syntax.Play:
    """The flow with `new` in the place of a phase, wherever it stands."""

    def change(node: syntax.Node) -> syntax.Node:
        slot = "statements" if isinstance(node, syntax.Body) else "flow" if isinstance(node, (syntax.Play, syntax.Rounds)) else ""
        parts = getattr(node, slot) if slot else ()
        if not any(isinstance(part, syntax.Phase) and part.name.text == name for part in parts):
            return node
        kept = [(part,) if not isinstance(part, syntax.Phase) or part.name.text != name else new for part in parts]
        made: dict[str, Any] = {slot: tuple(one for some in kept for one in some)}
        return replace(node, **made)

    return rewrite(play, change)


def label_of(line: syntax.ScoreLine) -> str | None:
    return line.label.value if isinstance(line, syntax.Score) and line.label else None


def change_value(node: syntax.Declaration, name: str, new: syntax.Expr) -> Changed | None:
    """The number of a setting, definition or quantity of that name, and the declaration with another one."""
    match node:
        case syntax.Setting(name=syntax.Ident(text=text), starts=old) if text == name:
            return old, replace(node, starts=in_place_of(old, new))
        case syntax.Define(name=syntax.Ident(text=text), value=value) if text == name:
            return value, replace(node, value=in_place_of(value, new))
        case syntax.Quantity(name=syntax.Ident(text=text), lines=lines) if text == name:
            base = next((line for line in lines if line.kind == "base"), None)
            if base is None:
                return None, node
            changed = replace(base, value=in_place_of(base.value, new))
            return base.value, replace(node, lines=tuple(changed if line is base else line for line in lines))
    return None


def change_field(node: syntax.Declaration, name: str, new: syntax.Expr) -> Changed | None:
    """The same for the start of a field."""
    field = next((f for f in node.fields if f.name.text == name), None) if isinstance(node, syntax.Has) else None
    if field is None or not isinstance(node, syntax.Has):
        return None
    changed = replace(field, starts=in_place_of(field.starts, new))
    return field.starts, replace(node, fields=tuple(changed if f is field else f for f in node.fields))


def in_place_of(old: syntax.Expr | None, new: syntax.Expr) -> syntax.Expr:
    """The new value with the span of the old one: it stands in the base game's text now."""
    return new if old is None else rewrite(new, lambda node: replace(node, span=old.span))


def same_head(a: syntax.Node, b: syntax.Node) -> bool:
    if isinstance(a, syntax.Handler) and isinstance(b, syntax.Handler):
        return a.timing == b.timing and a.pattern == b.pattern
    return isinstance(a, Named) and isinstance(b, Named) and type(a) is type(b) and a.name == b.name
