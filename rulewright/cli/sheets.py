"""`rulewright sheets`: the print-and-play kit of a game."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rulewright.cli.games import find_games
from rulewright.cli.loading import check_first
from rulewright.cli.options import GameArgument, VariantOption
from rulewright.cli.output import failed, note, plural, print_report, write_all

if TYPE_CHECKING:
    from rulewright.sheets import Changes, Kit

SheetFormat = StrEnum("SheetFormat", {name: name for name in ("pdf", "png", "svg", "tts", "html")})
Paper = StrEnum("Paper", {name: name for name in ("a4", "letter", "card")})
Backs = StrEnum("Backs", {name: name for name in ("duplex", "fold", "fronts")})
Service = StrEnum("Service", {name: name for name in ("none", "tgc", "mpc", "mpc-poker")})
ADDRESSES = ("http://", "https://", "file:///")


def sheets(
    game: GameArgument,
    out: Annotated[Path, typer.Option("--out", help="Folder for the files.")] = Path("sheets"),
    format: Annotated[SheetFormat, typer.Option("--format", help="What is made.")] = SheetFormat.pdf,
    paper: Annotated[Paper, typer.Option("--paper", help="The paper to print on; card: a page for each side.")] = Paper.a4,
    backs: Annotated[Backs, typer.Option("--backs", help="On the next page, beside the fronts to fold, or none.")] = Backs.duplex,
    deck: Annotated[str, typer.Option("--deck", help="Only the cards of this table or deck.")] = "",
    card: Annotated[str, typer.Option("--card", metavar="ID", help="Only the front of this card, as an image.")] = "",
    language: Annotated[str, typer.Option("--language", help="Language of the generated text.")] = "en",
    low_ink: Annotated[bool, typer.Option("--low-ink", help="White ground, thin lines.")] = False,
    bleed: Annotated[bool, typer.Option("--bleed", help="Room around every card, so that each has its whole bleed.")] = False,
    copies: Annotated[int | None, typer.Option("--copies", min=1, max=99, help="So many of each card.")] = None,
    since: Annotated[str, typer.Option("--since", metavar="REV", help="Only cards that look different since then.")] = "",
    service: Annotated[Service, typer.Option("--service", help="Images in the sizes of a print service.")] = Service.none,
    url: Annotated[str, typer.Option("--url", metavar="BASE", help="With tts: where the images will be found.")] = "",
    variant: VariantOption = None,
) -> None:
    """Make the print-and-play kit of a game."""
    from compiler.text import languages

    if language not in languages():
        known = ", ".join(f"`{code}`" for code in languages())
        raise typer.BadParameter(f"there are no phrases in `{language}`; there is {known}", param_hint="--language")
    made_as = _format(format.value, service.value, card, url)
    if card and since:
        raise typer.BadParameter("one card is made whether it changed or not; leave out `--since`", param_hint="--card")
    _check_out(out)
    folder = find_games([game])[0]
    from rulewright.sheets.typeset import Typesetter

    typesetter = Typesetter().start()
    checked = check_first(folder, variant or ())
    from rulewright.sheets import Options, Wish, card_file, export_named, make, open_kit, wanted_faces
    from rulewright.sheets.looking import texts_of

    options = Options(language, paper.value, backs.value, low_ink, bleed, deck, quantity=copies)
    kit, diagnostics = open_kit(checked, folder, options)
    made, changes = None, None
    if not failed(diagnostics, strict=False):
        _check_deck(kit, deck, made_as)
        key = _card_key(kit, card) if card else ""
        if since:
            changes, found = _changes(kit, folder, since, variant or ())
            diagnostics = [*diagnostics, *found]
            if made_as != "html":
                kit = replace(
                    kit,
                    options=replace(options, only=changes.printed),
                    faces=tuple(face for face in kit.faces if face.key in changes.printed),
                )
    if not failed(diagnostics, strict=False) and (changes is None or wanted_faces(kit)):
        export = card_file(key, made_as, service.value) if card else export_named(made_as, Wish(service.value, url, changes))
        made = make(kit, export, typesetter)
        diagnostics = [*diagnostics, *made.diagnostics]
    if diagnostics:
        print_report(diagnostics, "human", checked.sources | texts_of(diagnostics, folder))
    if failed(diagnostics, strict=False):
        raise typer.Exit(1)
    if changes is not None:
        _tell(changes, since)
    if made:
        _write(out, made.files)
        note(f"{plural(len(made.files), 'file')} in {out}")


def _check_out(out: Path) -> None:
    """Told before anything is made."""
    if out.exists() and not out.is_dir():
        raise typer.BadParameter(f"`{out}` is a file, not a folder", param_hint="--out")


def _write(out: Path, files: dict[str, bytes]) -> None:
    try:
        write_all(out, files)
    except OSError as error:
        reason = (error.strerror or "unknown reason").lower()
        raise typer.BadParameter(f"nothing can be written to `{out}`: {reason}", param_hint="--out") from None


def _format(format: str, service: str, card: str, url: str) -> str:
    """What is made. Services and single cards are images, so they need not be asked for twice."""
    if url and format != "tts":
        raise typer.BadParameter("only a deck for Tabletop Simulator has addresses; add `--format tts`", param_hint="--url")
    if url and not url.startswith(ADDRESSES):
        raise typer.BadParameter(f"`{url}` is no address; begin it with `https://` or `file:///`", param_hint="--url")
    for option, given in (("--card", card), ("--service", service != "none")):
        if given and format in ("tts", "html"):
            raise typer.BadParameter(f"this makes images; use `--format png` or `svg`, not `{format}`", param_hint=option)
        if given and format == "pdf":
            format = "png"
    return format


def _check_deck(kit: Kit, deck: str, format: str) -> None:
    from rulewright.sheets import wanted_faces

    if not kit.faces and (deck or format != "pdf"):
        raise typer.BadParameter("the game has no cards", param_hint="--deck" if deck else "--format")
    if deck and not wanted_faces(kit):
        known = ", ".join(f"`{name}`" for name in dict.fromkeys(face.deck for face in kit.faces))
        raise typer.BadParameter(f"there is no deck `{deck}`; there is {known}", param_hint="--deck")


def _card_key(kit: Kit, card: str) -> str:
    """The key of a card that is named by its id, or by table and id where several tables have it."""
    from compiler.report import suggestion

    keys = [face.key for face in kit.faces if card in (face.id, face.key)]
    if len(keys) > 1:
        raise typer.BadParameter(f"there are several: {', '.join(f'`{key}`' for key in keys)}", param_hint="--card")
    if not keys:
        near = suggestion(card, [face.id for face in kit.faces], "cards")
        raise typer.BadParameter(f"there is no card `{card}`" + (f"; {near}" if near else ""), param_hint="--card")
    return keys[0]


def _changes(kit: Kit, folder: Path, since: str, variants: list[str] | tuple[()]) -> tuple[Changes, list]:
    from rulewright.sheets import NoComparison, changes_since

    try:
        return changes_since(kit, folder, since, variants)
    except NoComparison as error:
        raise typer.BadParameter(str(error), param_hint="--since") from None


def _tell(changes: Changes, since: str) -> None:
    """In words, what is different."""
    parts = [f"{number} {what}" for number, what in ((len(changes.new), "new"), (len(changes.changed), "changed")) if number]
    note(f"cards since `{since}`: {', '.join(parts)}" if parts else f"no card looks different since `{since}`")
    if changes.removed:
        note(f"removed since `{since}`: {', '.join(changes.removed)}")
