"""What a seat may know, as plain data with the names of the rules."""

from __future__ import annotations

from runtime.text import value_id


def make_view(s, seat: int | None) -> dict:
    """Fields and places by visibility and whose decision it is; no generators, orders of hidden piles or frames."""
    game = s.game
    view: dict = {"game": game.name, "players": s.n, "seat": seat, "over": s.over, "deciding": deciding(s)}
    if s.over:
        view["winners"] = list(s.winners)
    for field in game.fields:
        if field["public"]:
            view[field["name"]] = field_view(s, field, seat)
    for place in game.data["places"]:
        view[place["name"]] = place_view(s, place, seat)
    if mine(s, seat):
        decision = next(d for d in s.decisions if d.player == seat)
        view["options"] = [option.key for option in decision.options]
    return view


def deciding(s) -> list[int]:
    """Seats that have something to decide; being done or not is public."""
    if s.pending:
        return [seat for seat in range(s.n) if s.pending >> seat & 1]
    return [s.player] if s.option_count else []


def mine(s, seat: int | None) -> bool:
    return seat is not None and seat in deciding(s)


def source_for(s, slot: str, owner: int | None, seat: int | None):
    """The state to show: in a secret phase what others write there is shown as it was when the phase began."""
    if s.secret and slot in s.game.secrets[s.secret[0]][4] and owner != seat:
        return s.sealed
    return s


def field_view(s, field: dict, seat: int | None):
    slot, owner = field["slot"], field["owner"]
    if owner != "seat":
        if field["seen"] != "all":
            return "hidden"
        return plain(s, field, getattr(source_for(s, slot, None, seat), slot), field["count"])
    count = field["count"] or 1
    found: list = []
    for q in range(s.n):
        if field["seen"] == "all" or field["seen"] == "owner" and q == seat:
            values = getattr(source_for(s, slot, q, seat), slot)[q * count : (q + 1) * count]
            keyed = field["count"] if field["keys"] or count > 1 else None
            found.append(plain(s, field, values if keyed else values[0], keyed))
        else:
            found.append("hidden")
    return found


def plain(s, field: dict, value, count):
    """A cell or the cells of a key as plain data: sets and tuples as lists, keyed cells by their keys (players: who plays)."""
    if count is not None:
        values = [plain_value(s.game, field["reading"], item) for item in value]
        keys = key_names(s.game, field["keys"], len(values), s.n)
        return {key: item for key, item in zip(keys, values, strict=True) if key is not None} if keys else values
    return plain_value(s.game, field["reading"], value)


def key_names(game, keys: tuple, size: int, seats: int) -> list[str | None]:
    """The names of keyed cells in order, outermost key first; None for those of seats that nobody fills."""
    names: list[str | None] = [""]
    for reading, count in keys:
        parts = [None if reading[0] == "player" and index >= seats else value_id(game, reading, index) for index in range(count)]
        names = [None if name is None or part is None else f"{name},{part}" if name else part for name in names for part in parts]
    known = [name for name in names if name is not None]
    return names if keys and len(names) == size and len(set(known)) == len(known) else []


def plain_value(game, reading: tuple, value):
    kind, _, item, _ = reading
    if kind == "set":
        return [plain_value(game, item, bit) for bit in range(value.bit_length()) if value >> bit & 1]
    if isinstance(value, (tuple, list)):
        return [plain_value(game, item or reading, part) for part in value]
    if kind in ("choice", "row", "card"):
        return value_id(game, reading, value)
    return int(value)


def place_view(s, place: dict, seat: int | None):
    """For each owner and key the size of the pile, and the cards if the seat sees them or knows some of them."""
    count = place["count"]
    seats = s.n if place["owner"] == "seat" else 1
    found: list = []
    for q in range(seats if place["owner"] == "seat" else 1):
        owner = q if place["owner"] == "seat" else None
        size = count if owner is not None else place["size"]
        piles = [pile_view(s, place, place["base"] + q * count + key, owner, seat) for key in range(size)]
        names = key_names(s.game, place["keys"], size, s.n)
        named = {name: pile for name, pile in zip(names, piles, strict=True) if name is not None} if names else {}
        found.append(named if names else piles[0] if size == 1 else piles)
    return found if place["owner"] == "seat" else found[0]


def pile_view(s, place: dict, number: int, owner: int | None, seat: int | None) -> dict:
    if s.secret and place["name"] in s.game.secrets[s.secret[0]][5] and owner != seat:
        s = s.sealed
    pile = s.piles[number]
    ids = s.game.card_ids
    if place["seen"] == "all" or place["seen"] == "owner" and owner is not None and owner == seat:
        return {"size": len(pile), "cards": [ids[card] for card in pile]}
    known = sorted(ids[card] for card in pile if seat is not None and s.known[card] >> seat & 1)
    return {"size": len(pile), "known": known} if known else {"size": len(pile)}
