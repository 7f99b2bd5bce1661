"""The phrase table of a language, and what a game changes in it.

The standard tables are `phrases/<language>.yaml`: phrase id to a template, or to one template per form (`do` the
imperative, `may` after "you may", `you`, `they`, `with` behind a noun, ...). A game's own phrase file holds only
what differs. Seven sections are not phrases: `words` are the nouns of the phrases themselves (rival, card), `nouns`
and `titles` say what a title is in this language, `rules` how a rule reads as a clause, `events` how an event reads
("gain model_version"), `flags` how a flag reads, `terms` what a word of the game means. Under `variants` and the name of a
variant stands what reads otherwise while it is on. `load_phrases` reads such a file and reports what is wrong.

Templates are plain words with `{slot}` or `{slot:case}` holes. Substitution is all they can do, nothing is ever evaluated. A brace
that isn't exactly a slot is an ordinary character when a card is printed, and is refused when a phrase file is checked.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from dsl.diagnostic import Diagnostic, Label
from dsl.source import Location
from dsl.spelling import nearest

SLOT = re.compile(r"\{([a-z_]+)(?::([a-z]+))?\}")
FOLDER = Path(__file__).parent / "phrases"
SECTIONS = ("words", "nouns", "titles", "rules", "events", "flags", "terms")
VARIANTS = "variants"
NOUN_KEYS = ("one", "many", "adjective", "gender", "weak", "counted", "symbol", "level", "icon", "name")
JOINT = "joint"
"""How a word stands before another one in a compound (German)."""
NOUN_FLAGS, YES_OR_NO = ("weak", "counted", "symbol", "level"), {"yes": True, "true": True, "no": False, "false": False}
FORMS_OF_SECTION = {
    "rules": ("do", "may", "you", "they", "make", "would", "text"),
    "events": ("you", "they"),
    "flags": ("yes", "no", "they", "they_not", "with", "with_not", "set", "clear", "require"),
}
WITH_WHO = {"rules": ("they", "make", "would"), "events": ("they",), "flags": ("they", "they_not")}
"""Forms that speak of somebody else: they need the slot `{who}`."""
CODE_UNKNOWN, CODE_SLOT = "unknown-phrase", "missing-phrase-slot"


class Slot(NamedTuple):
    name: str
    case: str


@lru_cache(maxsize=4096)
def parts_of(template: str) -> tuple[str | Slot, ...]:
    """Words and slots in order."""
    out: list[str | Slot] = []
    at = 0
    for match in SLOT.finditer(template):
        if match.start() > at:
            out.append(template[at : match.start()])
        out.append(Slot(match.group(1), match.group(2) or "nom"))
        at = match.end()
    if at < len(template):
        out.append(template[at:])
    return tuple(out)


def slots_of(template: str) -> frozenset[str]:
    return frozenset(part.name for part in parts_of(template) if isinstance(part, Slot))


def stray_braces(template: str) -> bool:
    """Whether braces are left that are no slot."""
    return any(mark in SLOT.sub("", template) for mark in "{}")


@dataclass(frozen=True)
class Phrases:
    """Templates by id and form, and the sections that are not phrases."""

    templates: Mapping[str, Mapping[str, str]]
    sections: Mapping[str, Mapping[str, object]] = field(default_factory=dict)
    others: frozenset[str] = frozenset()

    def form(self, key: str, form: str) -> str | None:
        return self.templates[key].get(form)

    def __contains__(self, key: str) -> bool:
        return key in self.templates

    def merged(self, changes: Mapping[str, object] | None) -> Phrases:
        """With a game's changes; what `load_phrases` would refuse is left out."""
        templates, sections = dict(self.templates), {name: dict(self.sections.get(name, {})) for name in SECTIONS}
        for key, value in (changes or {}).items():
            if key in sections and isinstance(value, Mapping):
                sections[key].update(value)
            elif key in templates:
                standard = templates[key]
                given = {form: text for form, text in _forms(value).items() if form in standard}
                sound = {form: text for form, text in given.items() if _wrong_template(standard[form], text) is None}
                templates[key] = {**standard, **sound}
        return Phrases(templates, sections, self.others)


def _forms(value: object) -> dict[str, str]:
    if isinstance(value, Mapping):
        return {str(form): text for form, text in value.items() if isinstance(text, str)}
    return {"do": value} if isinstance(value, str) else {}


def languages() -> list[str]:
    return sorted(path.stem for path in FOLDER.glob("*.yaml"))


@lru_cache(maxsize=8)
def standard_phrases(language: str) -> Phrases:
    table = YAML(typ="safe").load((FOLDER / f"{language}.yaml").read_text(encoding="utf-8"))
    sections = {name: table.pop(name, {}) for name in SECTIONS}
    others = frozenset(table.pop("others", ()))
    return Phrases({key: _forms(value) for key, value in table.items()}, sections, others)


def load_phrases(
    path: str,
    text: str,
    language: str,
    rules: Collection[str] | None = None,
    chosen: Collection[str] = (),
    variants: Collection[str] | None = None,
) -> tuple[dict[str, object], list[Diagnostic]]:
    """The changes in a game's phrase file, and what is wrong with it. Values are only ever strings, numbers of forms
    and mappings of them: tags and anchors of YAML have no meaning here. `rules`: what the game's rules and phases are
    called, `variants`: what its variants are, if that is known; `chosen`: those that are on."""
    try:
        root = YAML(typ="safe", pure=True).compose(text)
    except (YAMLError, RecursionError, ValueError) as error:
        mark = (error.problem_mark or error.context_mark) if isinstance(error, MarkedYAMLError) else None
        at = Location(path, mark.line + 1, mark.column + 1, mark.line + 1, mark.column + 2) if mark else Location(path, 1, 1, 1, 1)
        if isinstance(error, MarkedYAMLError):
            return {}, [_finding("bad-yaml", f"the phrase file can't be read: {error.problem}", at, "correct the YAML")]
        return {}, [_finding("bad-yaml", "the phrase file can't be read", at, "write one `phrase: template` per line")]
    if root is None:
        return {}, []
    reader = _Reader(path, standard_phrases(language), rules)
    out = reader.read(root)
    for name, name_node, value in reader.later:
        if variants is not None and name not in variants:
            near = nearest(name, variants)
            help_ = f"write `{near}`" if near else "use the name of a variant, or remove the lines"
            reader.report(CODE_UNKNOWN, f"there is no variant `{name}`", name_node, help_)
        within = _Reader(path, reader.standard, rules if name in chosen else None, nested=True)
        changes = within.read(value)
        if name in chosen:
            _add(out, changes)
        reader.found += within.found
    return out, reader.found


def _add(out: dict[str, object], changes: Mapping[str, object]) -> None:
    """What a variant says goes before what is said without it, form by form."""
    for key, value in changes.items():
        old = out.get(key)
        if isinstance(old, dict) and isinstance(value, Mapping):
            _add(old, value)
        else:
            out[key] = value


class _Reader:
    """Walks the composed nodes, so that every finding has its place."""

    def __init__(self, path: str, standard: Phrases, rules: Collection[str] | None, nested: bool = False) -> None:
        self.path, self.standard, self.rules, self.nested = path, standard, rules, nested
        self.found: list[Diagnostic] = []
        self.later: list[tuple[str, Node, Node]] = []
        """The variants, which are read when all else is known."""

    def read(self, root: Node) -> dict[str, object]:
        out: dict[str, object] = {}
        for key, key_node, value in self._pairs(root):
            if key == VARIANTS and not self.nested:
                self.later += self._pairs(value)
            elif key in SECTIONS:
                out[key] = self._section(key, value)
            elif key not in self.standard:
                near = nearest(key, [*self.standard.templates, *SECTIONS, *([] if self.nested else [VARIANTS])])
                help_ = f"write `{near}`" if near else "use the key of a standard phrase, or remove the line"
                self.report(CODE_UNKNOWN, f"there is no phrase `{key}`", key_node, help_)
            else:
                out[key] = self._phrase(key, key_node, value)
        return out

    def _phrase(self, key: str, key_node: Node, value: Node) -> dict[str, str]:
        standard = self.standard.templates[key]
        out: dict[str, str] = {}
        if isinstance(value, ScalarNode) and "do" not in standard:
            help_ = f"write `{key}: {{{next(iter(standard))}: ...}}`"
            self.report(CODE_UNKNOWN, f"phrase `{key}` needs its forms: {_names(standard)}", key_node, help_)
            return out
        for form, form_node, text in [("do", value, value)] if isinstance(value, ScalarNode) else self._pairs(value):
            if form not in standard:
                self.report(CODE_UNKNOWN, f"phrase `{key}` has no form `{form}`", form_node, f"use {_names(standard)}")
            elif not isinstance(text, ScalarNode):
                self.report(CODE_UNKNOWN, f"form `{form}` of phrase `{key}` is no text", text, "write a template in quotes")
            elif (wrong := _wrong_template(standard[form], text.value)) is not None:
                self.report(CODE_SLOT, f"phrase `{key}` {wrong[0]}", text, wrong[1])
            else:
                out[form] = text.value
        return out

    def _section(self, section: str, node: Node) -> dict[str, object]:
        out: dict[str, object] = {}
        for title, title_node, value in self._pairs(node):
            if section == "rules" and self.rules is not None and title not in self.rules:
                near = nearest(title, self.rules)
                help_ = f"write `{near}`" if near else "use the name of a rule or a phase, or remove the line"
                self.report(CODE_UNKNOWN, f"there is no rule or phase `{title}`", title_node, help_)
                continue
            if isinstance(value, ScalarNode):
                out[title] = value.value
                continue
            allowed = FORMS_OF_SECTION.get(section, (*NOUN_KEYS, JOINT) if section in ("words", "nouns") else ())
            entry: dict[str, object] = {}
            for form, form_node, text in self._pairs(value):
                if form not in allowed:
                    help_ = f"use {_names(allowed)}" if allowed else "write a plain text"
                    self.report(CODE_UNKNOWN, f"`{form}` says nothing about `{title}`", form_node, help_)
                elif not isinstance(text, ScalarNode):
                    self.report(CODE_UNKNOWN, f"`{form}` of `{title}` is no text", text, "write a plain text")
                elif (wrong := _wrong_slots(section, title, form, text.value)) is not None:
                    self.report(CODE_SLOT, wrong, text, _SLOT_HELP[section])
                else:
                    entry[form] = YES_OR_NO.get(text.value, text.value) if form in NOUN_FLAGS else text.value
            out[title] = entry
        return out

    def _pairs(self, node: Node) -> Iterator[tuple[str, Node, Node]]:
        """Keys and values of a mapping; anything else is reported once and gives nothing."""
        if not isinstance(node, MappingNode):
            what = "a list" if isinstance(node, SequenceNode) else "one value"
            message = f"the phrase file has {what} where names and texts are expected"
            self.report(CODE_UNKNOWN, message, node, "write one `name: text` per line")
            return
        for key, value in node.value:
            if isinstance(key, ScalarNode):
                yield key.value, key, value

    def report(self, code: str, message: str, node: Node, help_: str) -> None:
        start, end = node.start_mark, node.end_mark
        at = Location(self.path, start.line + 1, start.column + 1, end.line + 1, end.column + 1)
        self.found.append(_finding(code, message, at, help_))


_SLOT_HELP = {
    "rules": 'write `they: "{who} ..."`; the parameters of the rule are slots too',
    "events": 'write `they: "{who} ..."` and `you: "you ..."`',
    "flags": 'write `they: "{who} ..."`',
}


def _wrong_slots(section: str, title: str, form: str, text: str) -> str | None:
    """What is wrong with the slots of a form: somebody else is `{who}`; only rules have further slots."""
    if section not in WITH_WHO:
        return None
    slots, wanted = slots_of(text), {"who"} if form in WITH_WHO[section] else set()
    more = section == "rules" or section == "events" and title.startswith("do ")
    if stray_braces(text) or wanted - slots or not more and slots - wanted or not wanted and "who" in slots:
        return f"{section[:-1]} `{title}` must have {'`{who}`' if wanted else 'no slot'} in its form `{form}`"
    return None


def _wrong_template(standard: str, text: str) -> tuple[str, str] | None:
    """What is wrong with the slots of a phrase, and what helps."""
    wanted, given = slots_of(standard), slots_of(text)
    if stray_braces(text):
        return "has a brace that is no slot", f"use only {_slots(sorted(wanted))}" if wanted else "remove the braces"
    if missing := sorted(wanted - given):
        return f"leaves out {_slots(missing)}", f"write it into the phrase, as in `{standard}`"
    spare = sorted(given - wanted)
    return (f"has no slot {_slots(spare)}", f"use the slots of `{standard}`") if spare else None


def _finding(code: str, message: str, at: Location, help_: str) -> Diagnostic:
    return Diagnostic(code=code, message=message, primary=Label(at), help=help_)


def _slots(names: Iterable[str]) -> str:
    return _names(f"{{{name}}}" for name in names)


def _names(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)
