"""Variants: anchored patches on syntax trees, applied before anything is declared.

Every declaration has a key: (kind, name); a phase, a score line and a table cell have one too. A variant adds what is new,
replaces or removes what must exist, and changes a number only if it still is what the variant expects.
"""

from __future__ import annotations

from dataclasses import replace

from compiler.declare import Parsed
from compiler.model import Model
from compiler.report import Reporter, suggestion
from dsl import syntax
from dsl.source import Source
from dsl.walk import rewrite

NAMED = (syntax.Define, syntax.Quantity, syntax.Rule, syntax.Setting, syntax.Table, syntax.Choices, syntax.Automa)


def apply_variants(files: list[Parsed], chosen: tuple[str, ...], model: Model, reporter: Reporter) -> list[Parsed]:
    """The files without `variant` blocks, those of the chosen variants applied. Fills `model.variants`."""
    base: list[tuple[syntax.Declaration, Source]] = []
    for file, source in files:
        for node in file.declarations:
            if isinstance(node, syntax.Variant):
                model.variants[node.name.text] = (node, source)
            else:
                base.append((node, source))
    for name in chosen:
        if name not in model.variants:
            first = files[0][1] if files else Source("game.rules", "")
            reporter.report(
                "unknown-variant",
                f"there is no variant called `{name}`",
                first,
                syntax.NOWHERE,
                help=suggestion(name, model.variants, "variants") or "leave it out: this game has no variants",
            )
            continue
        variant, source = model.variants[name]
        base = Patch(base, variant, source, reporter, model).apply()
        model.chosen = (*model.chosen, name)
    return [(syntax.File(node.span, (node,)), source) for node, source in base]


class Patch:
    def __init__(self, base, variant: syntax.Variant, source: Source, reporter: Reporter, model: Model):
        self.base = list(base)
        self.variant, self.source, self.reporter, self.model = variant, source, reporter, model

    def apply(self):
        for part in self.variant.parts:
            match part:
                case syntax.Change():
                    self.change(part)
                case syntax.Replace(what=what):
                    self.replace(what)
                case syntax.Drop():
                    self.drop(part)
                case syntax.Automa():
                    self.automa(part)
                case _:
                    self.add(part)
        return self.base

    def error(self, code: str, message: str, span, label: str = "", **more) -> None:
        self.reporter.report(code, message, self.source, span, label, **more)

    def find(self, kind: type, name: str) -> int | None:
        for number, (node, _) in enumerate(self.base):
            if isinstance(node, kind) and node.name.text == name:
                return number
        return None

    def names(self, kind: type) -> list[str]:
        return [node.name.text for node, _ in self.base if isinstance(node, kind)]

    def add(self, part) -> None:
        if isinstance(part, NAMED):
            known = self.find(type(part), part.name.text)
            if known is not None:
                self.error(
                    "exists-already",
                    f"`{part.name}` exists already in the base game",
                    part.name.span,
                    "declared again",
                    help=f"write `replace` in front of it, or choose another name in `{self.variant.name}`",
                )
                return
        self.base.append((part, self.source))

    def replace(self, what) -> None:
        if isinstance(what, syntax.Phase):
            self.replace_phase(what)
            return
        known = self.find(type(what), what.name.text)
        kind = what.kind if isinstance(what, syntax.Rule) else type(what).__name__.lower()
        if known is None:
            self.error(
                "nothing-to-replace",
                f"variant `{self.variant.name}` replaces {kind} `{what.name}`, which does not exist",
                what.name.span,
                "nothing of that name",
                help=suggestion(what.name.text, self.names(type(what)), "names"),
            )
            return
        old = self.base[known][0]
        if [p.type for p in old.parameters] != [p.type for p in what.parameters]:
            self.error(
                "moved-base",
                f"`{what.name}` has other parameters in the base game",
                what.name.span,
                "different parameters",
                help="use the same parameters as the rule it replaces",
            )
            return
        self.base[known] = (what, self.source)

    # ------------------------------------------------------------ phases

    def replace_phase(self, phase: syntax.Phase) -> None:
        if not self.in_flow(phase.name.text, phase):
            self.error(
                "unknown-phase",
                f"variant `{self.variant.name}` replaces a phase that does not exist",
                phase.name.span,
                f"there is no phase `{phase.name}`",
                help=suggestion(phase.name.text, self.phases(), "phases"),
            )

    def phases(self) -> list[str]:
        found: list[str] = []

        def look(flow):
            for part in flow:
                if isinstance(part, syntax.Phase):
                    found.append(part.name.text)
                elif isinstance(part, syntax.Rounds):
                    look(part.flow)

        for node, _ in self.base:
            if isinstance(node, syntax.Play):
                look(node.flow)
        return found

    def in_flow(self, name: str, new: syntax.Phase | None) -> bool:
        """Puts `new` in the place of a phase (None: takes it out)."""
        hit = False

        def walk(flow):
            nonlocal hit
            out = []
            for part in flow:
                if isinstance(part, syntax.Phase) and part.name.text == name:
                    hit = True
                    if new is not None:
                        out.append(new)
                elif isinstance(part, syntax.Rounds):
                    out.append(replace(part, flow=walk(part.flow)))
                else:
                    out.append(part)
            return tuple(out)

        for number, (node, source) in enumerate(self.base):
            if isinstance(node, syntax.Play):
                changed = replace(node, flow=walk(node.flow))
                if hit:
                    self.base[number] = (changed, source)
                    if new is not None:
                        self.model.phase_sources[name] = self.source
                    return True
        return hit

    # ------------------------------------------------------------ remove

    def drop(self, part: syntax.Drop) -> None:
        if part.kind == "score":
            self.drop_score(part)
        elif part.kind == "phase":
            if not self.in_flow(part.name.text, None):
                self.error(
                    "unknown-phase",
                    f"there is no phase `{part.name}` to remove",
                    part.name.span,
                    "nothing of that name",
                    help=suggestion(part.name.text, self.phases(), "phases"),
                )
        else:
            kind = {"quantity": syntax.Quantity, "table": syntax.Table}[part.kind]
            known = self.find(kind, part.name.text)
            if known is None:
                self.error(
                    "nothing-to-replace",
                    f"there is no {part.kind} `{part.name}` to remove",
                    part.name.span,
                    "nothing of that name",
                    help=suggestion(part.name.text, self.names(kind), "names"),
                )
            else:
                del self.base[known]

    def drop_score(self, part: syntax.Drop) -> None:
        wanted = part.name.value if isinstance(part.name, syntax.Text) else part.name.text
        labels: list[str] = []
        for number, (node, source) in enumerate(self.base):
            if isinstance(node, syntax.Scoring):
                labels += [line.label.value for line in node.lines if isinstance(line, syntax.Score) and line.label]
                kept = tuple(
                    line
                    for line in node.lines
                    if not (isinstance(line, syntax.Score) and line.label and line.label.value == wanted)
                )
                if len(kept) < len(node.lines):
                    self.base[number] = (replace(node, lines=kept), source)
                    return
        self.error(
            "nothing-to-replace",
            f'there is no score "{wanted}" to remove',
            part.name.span,
            "nothing of that label",
            help=suggestion(wanted, labels, "scores"),
        )

    # ------------------------------------------------------------ change a number

    def change(self, part: syntax.Change) -> None:
        name = part.noun.name.text
        if part.column is not None or part.noun.args:
            self.base.append((part, self.source))
            return
        for kind, attribute in ((syntax.Setting, "starts"), (syntax.Quantity, "lines"), (syntax.Define, "value")):
            known = self.find(kind, name)
            if known is not None:
                node, source = self.base[known]
                if kind is syntax.Quantity:
                    line = next((n for n, each in enumerate(node.lines) if each.kind == "base"), None)
                    old = node.lines[line].value if line is not None else None
                    value = in_place_of(old, part.new)
                    new = replace(node, lines=tuple(replace(o, value=value) if n == line else o for n, o in enumerate(node.lines)))
                else:
                    old = getattr(node, attribute)
                    new = replace(node, **{attribute: in_place_of(old, part.new)})
                self.changed(part, known, old, new, source)
                return
        for number, (node, source) in enumerate(self.base):
            if isinstance(node, syntax.Has):
                for place, field in enumerate(node.fields):
                    if field.name.text == name:
                        fields = list(node.fields)
                        fields[place] = replace(field, starts=in_place_of(field.starts, part.new))
                        self.changed(part, number, field.starts, replace(node, fields=tuple(fields)), source)
                        return
        self.error(
            "nothing-to-replace",
            f"there is nothing called `{name}` to change",
            part.noun.name.span,
            "nothing of that name",
            help=suggestion(name, [*self.names(syntax.Setting), *self.names(syntax.Quantity)], "names"),
        )

    def changed(self, part: syntax.Change, number: int, old, new, source: Source) -> None:
        if old != part.old:
            found = source.text[old.span.start : old.span.end] if old is not None else "nothing"
            self.error(
                "moved-base",
                f"`{part.noun.name}` is no longer what `{self.variant.name}` expects",
                part.old.span,
                f"the base game says {found}",
                help=f"write `from {found}`, and look whether the change is still wanted",
            )
            return
        self.reporter.moved[source.locate(old.span)] = self.source.locate(part.new.span)
        self.base[number] = (new, source)

    # ------------------------------------------------------------ automas

    def automa(self, part: syntax.Automa) -> None:
        """Adds to the automa of that name; its defines and handlers with the same head are replaced."""
        known = self.find(syntax.Automa, part.name.text)
        if known is None:
            self.base.append((part, self.source))
            return
        node, source = self.base[known]
        kept = [p for p in node.parts if not any(same_head(p, q) for q in part.parts)]
        self.base[known] = (replace(node, parts=tuple(kept)), source)
        self.base.append((part, self.source))


def in_place_of(old, new):
    """The new value with the span of the old one: it stands in the base game's text now."""
    return new if old is None else rewrite(new, lambda node: replace(node, span=old.span))


def same_head(a, b) -> bool:
    if type(a) is not type(b):
        return False
    if isinstance(a, syntax.Handler):
        return a.timing == b.timing and a.pattern == b.pattern
    return hasattr(a, "name") and a.name == b.name
