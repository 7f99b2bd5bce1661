"""Small services of a lowering that several statements share: ends of spans, used marks, shields, rows that refill, purses.

What depends on lasting things that are still to come is called by name here and made by `finish` at the end.
"""

from __future__ import annotations

from collections.abc import Sequence

from compiler.bind.scope import Scope
from compiler.ir.expr import Bit, CallFn, Cell, Cond, Expr, Fold, Int, Len, Loc, Not, Op, Pile, Tup, Var
from compiler.ir.program import PER_GAME, Function, Procedure, Reading
from compiler.ir.stmt import Call, Exit, If, Leave, Loop, Move, Note, Shuffle, Stmt, Store, Top
from compiler.lower.marks import clear_marks, mark_cell
from compiler.model import PLAYER, FieldInfo
from compiler.types import ChoiceType, LineOf, PileOf
from dsl import syntax


class Services:
    """Mixed into the Lowering."""

    # ------------------------------------------------------------ fields and words

    def field_by_storage(self, storage: str) -> FieldInfo:
        for info in self.model.fields.values():
            if info.storage == storage:
                return info
        return next(f for fields in self.model.thing_fields.values() for f in fields.values() if f.storage == storage)

    def key_count(self, info: FieldInfo) -> int:
        count = 1
        for key in info.keys:
            count *= max(1, self.model.size_of(key))
        return count

    def title_of(self, info: FieldInfo, name: str) -> str:
        """What a resource is called: its field's title, or that of the choice that names it (`2 research`)."""
        if name != info.name:
            for choices in self.model.choices.values():
                if name in choices.values:
                    return choices.titles[choices.number(name)]
        return info.title

    def owner_in(self, scope: Scope, node: syntax.Expr) -> Expr | None:
        """The seat whose field an expression names; None for fields of the game and of things."""
        from compiler.bind.expressions import bind

        match node:
            case syntax.Index(base=base):
                return self.owner_in(scope, base)
            case syntax.OfPlayer(base=base):
                return bind(scope, base).ir
            case syntax.My():
                return scope.me
            case syntax.Their():
                return scope.them
            case syntax.Name(name=name):
                info = self.model.fields.get(name)
                return scope.me if info is not None and info.owner == PLAYER else None
        return None

    def audience(self, info: FieldInfo, seat: Expr) -> Expr | None:
        if info.seen == "all":
            return None
        return Bit(seat) if info.seen == "owner" and info.owner == PLAYER else Int(0)

    def demand(self, test: Expr, at: int, why: str) -> Stmt:
        """Fails the run, naming the line, if `test` does not hold."""
        return If(Not(test), (Loop(self.fresh("failed"), Int(0), (), at, why),))

    # ------------------------------------------------------------ ends of spans

    def enter(self, span: str, label: str) -> list[Stmt]:
        """Called where a block of this span begins: remembers which one is running, if some rule ends it."""
        if span not in self.ends_used:
            return []
        labels = self.end_labels.setdefault(span, [])
        labels.append(label)
        self.need_field(f"at_{span}")
        return [Store(Cell(f"at_{span}"), Int(len(labels) - 1))]

    def need_field(self, name: str, start: int | tuple = 0, wide: bool = False) -> None:
        if not any(f.name == name for f in self.program.fields):
            from compiler.lower.layout import hidden_field

            hidden_field(self, name, PER_GAME, start, wide=wide)

    def leave(self, what: str) -> list[Stmt]:
        return [Call(f"end_{what}", ())]

    def make_ends(self) -> None:
        for what in sorted(self.ends_used):
            labels = self.end_labels.get(what, [])
            body: list[Stmt] = []
            for number, label in reversed(list(enumerate(labels))):
                body = [If(Op("==", Cell(f"at_{what}"), Int(number)), (Leave(label),), tuple(body))] if body else [Leave(label)]
            forget = [
                *clear_marks(self, self.running_marks.values()),
                Store(Cell("source"), Int(-1)),
                Store(Cell("source_by"), Int(-1)),
            ]
            self.program.procedures[f"end_{what}"] = Procedure(f"end_{what}", (), (*forget, *body), f"end of the {what}")

    # ------------------------------------------------------------ used marks of `once per`

    def mark_cell(self, per: str, holder: Expr, lasting) -> Cell:
        """The mark of a limited item: per card on a card, per seat otherwise."""
        return mark_cell(self, self.used_marks.setdefault(per, {}), "used", lasting, holder)

    def count_walks(self) -> int:
        self.walks += 1
        return self.walks

    # ------------------------------------------------------------ until used

    def use_up(self, quantity: str, seat: Expr | None) -> list[Stmt]:
        if quantity not in self.until_used or seat is None:
            return []
        return [Call(f"use_up_{quantity}", (seat,))]

    def make_uses(self) -> None:
        for quantity in sorted(self.until_used):
            body: list[Stmt] = []
            for lasting in self.lastings:
                names = [n.name.text for n in getattr(lasting.item, "quantities", ())]
                if lasting.span_word == "used" and lasting.field and quantity in names:
                    body.append(Store(Cell(lasting.field, Var("me")), Tup(())))
            self.program.procedures[f"use_up_{quantity}"] = Procedure(f"use_up_{quantity}", ("me",), tuple(body), "")

    # ------------------------------------------------------------ shields

    def shield_test(self, scope: Scope, info: FieldInfo, seat: Expr, lowers: bool) -> Expr | None:
        """Is this player's field guarded against the card that is at work? None if nothing ever guards it."""
        if info.owner != PLAYER or not ({"*", info.name} & self.guarded):
            return None
        name = f"shielded_{info.storage}" + ("_below" if lowers else "")
        self.ask_shield(scope, name, (info.name, lowers))
        return CallFn(name, (seat,))

    def spared(self, scope: Scope, seat: Expr | None) -> Expr | None:
        """Is this player out of reach of the card that is at work? None if nothing ever puts somebody out of reach."""
        if "*" not in self.guarded or seat is None or seat == scope.me:
            return None
        self.ask_shield(scope, "shielded_from_all", ("", False))
        return CallFn("shielded_from_all", (seat,))

    def ask_shield(self, scope: Scope, name: str, shield: tuple[str, bool]) -> None:
        self.shields[name] = shield
        if self.brief:
            self.asked_shields.setdefault(id(scope.source), {})[name] = shield

    def unshielded_cards(self, scope: Scope, cards: Expr) -> Expr:
        """The cards without those that lie in a guarded place."""
        guarded = [
            f
            for f in self.model.fields.values()
            if isinstance(f.type, (PileOf, LineOf)) and f.owner == PLAYER and not f.keys and ({"*", f.name} & self.guarded)
        ]
        if not guarded:
            return cards
        card = self.fresh("card")
        test: Expr | None = None
        for info in guarded:
            base = self.place_bases[info.storage]
            inside = Op("and", Op(">=", Loc(Var(card)), Int(base)), Op("<", Loc(Var(card)), Int(base + self.model.most)))
            one = Op("and", inside, self.shield_test(scope, info, Op("-", Loc(Var(card)), Int(base)), True))
            test = one if test is None else Op("or", test, one)
        return Fold("those", card, cards, Not(test))

    def make_shields(self) -> None:
        from compiler.bind.expressions import bind
        from compiler.lower.adjust import in_force

        for name, (field, lowers) in self.shields.items():
            test: Expr = Int(0)
            for lasting in self.lastings:
                item = lasting.item
                if not isinstance(item, syntax.Shield) or (item.lower_only and not lowers):
                    continue
                if not any(not g.mine or g.name.text == field for g in item.guarded):
                    continue

                def make(scope: Scope, item=item) -> Expr:
                    if item.card is None:
                        return Op("and", Op(">=", Cell("source"), Int(0)), Op("!=", Cell("source_by"), scope.me))
                    card = bind(scope, syntax.Name(item.card.span, item.card.text))
                    return Op("==", Cell("source"), card.ir)

                one = in_force(self, lasting, Var("seat"), "my", {}, make, None, "any")
                test = one if test == Int(0) else Op("or", test, one)
            self.program.functions[name] = Function(name, ("seat",), test, kind="other")
            self.ranges.functions[name] = (0, 1)

    # ------------------------------------------------------------ rows that refill

    def rows(self) -> list[FieldInfo]:
        return [i for i in self.place_infos.values() if isinstance(i.type, LineOf) and i.node.refilled is not None]

    def refill_call(self) -> list[Stmt]:
        return [Call("refill_rows", ())] if self.rows() else []

    def open_rows(self, open: bool, rows: Sequence[FieldInfo] | None = None) -> list[Stmt]:
        """Each row refills from the end of the setup (or the first shuffle of its deck) on."""
        cells = [self.row_cell(info) for info in (self.rows() if rows is None else rows)]
        return [Store(cell, Int(int(open))) for cell in cells]

    def row_cell(self, info: FieldInfo, start: int = 0) -> Cell:
        """Whether a row keeps itself full by now."""
        name = f"open_{info.storage}"
        self.need_field(name, start)
        return Cell(name)

    def make_refill(self) -> None:
        from compiler.lower.cards import capacity_of, feeder_of

        if not self.rows():
            return
        body: list[Stmt] = []
        for info in self.rows():
            definition = next(p for p in self.program.places if p.name == info.storage)
            scope = Scope(self, info.place.source)
            owners = definition.size
            for place in range(definition.base, definition.base + owners):
                feeder = feeder_of(scope, Int(place), info)
                if feeder is None:
                    continue
                size = capacity_of(scope, Int(place), info)
                label, card = self.fresh("refill"), self.fresh("card")
                empty = Op("==", Len(Pile(feeder[0])), Int(0))
                behind = feeder_of(scope, *feeder)
                again = () if behind is None else (If(empty, (Move(Pile(behind[0]), feeder[0], False, None), Shuffle(feeder[0]))),)
                steps = (
                    If(Op(">=", Len(Pile(Int(place))), size), (Exit(label),)),
                    *again,
                    If(empty, (Exit(label),)),
                    Top(card, feeder[0]),
                    Move(Tup((Var(card),)), Int(place), True, None),
                )
                body.append(If(self.row_cell(info), (Loop(label, Int(1000), steps),)))
        self.program.procedures["refill_rows"] = Procedure("refill_rows", (), tuple(body), "Rows refill")

    def move_notes(
        self, scope: Scope, cards: Expr, place: Expr, info: FieldInfo | None, at: int, drawn: bool = False
    ) -> list[Stmt]:
        """The log lines of a move: everybody reads what the place shows, its owner which cards they are."""
        from compiler.lower.cards import owner_of_place

        owner = owner_of_place(scope, place, info) if info is not None else None
        seat = owner if owner is not None else scope.me if scope.me is not None else Int(-1)
        who = "{player}" + (" draws" if drawn else ":") if owner is not None else ""
        title = info.title if info is not None else "the box"
        goal = "" if drawn and owner is not None else f" to {title}"
        named = self.note(f"{who} {{0}}{goal}".strip(), Reading("list", item=Reading("card")), skip="zero")
        if info is None or info.seen == "all":
            return [Note(named, seat, (cards,), at=at)]
        words = f"{who} a card{goal}" if drawn else f"{who} {{0}} cards{goal}"
        counted = Note(self.note(words.strip(), Reading("number"), skip="zero"), seat, (Len(cards),), at=at)
        return [counted] if owner is None else [counted, Note(named, seat, (cards,), Bit(owner), at)]

    # ------------------------------------------------------------ purses with substitutes

    def lay_vector(self) -> None:
        """The resources that something can stand in for, as positions of a vector."""
        fields: list[FieldInfo] = []
        for name in sorted(self.substitutable):
            info = self.model.fields.get(name)
            if info is None:
                for choices in self.model.choices.values():
                    if name in choices.values:
                        holders = [
                            f for f in self.model.fields.values() if f.keys == (ChoiceType(choices.name),) and f.owner == PLAYER
                        ]
                        info = holders[0] if len(holders) == 1 else None
            if info is not None and info not in fields:
                fields.append(info)
        for info in fields:
            names = [info.name]
            if info.keys and isinstance(info.keys[0], ChoiceType):
                names = list(self.model.choices[info.keys[0].name].values)
            for key in range(self.key_count(info)):
                self.vector.append((info, key if info.keys else None, names[key] if key < len(names) else info.name))

    def vector_base(self, storage: str) -> int | None:
        return next((n for n, (info, _, _) in enumerate(self.vector) if info.storage == storage), None)

    def vector_size(self) -> int:
        return len(self.vector)

    def vector_names(self) -> list[tuple]:
        return self.vector

    def vector_position(self, payment) -> Expr:
        base = self.vector_base(payment.resource)
        info = self.vector[base][0]
        if not info.keys:
            return Int(base)
        match payment.index:
            case Op("+", _, Int(key)):
                return Int(base + key)
            case Op("+", _, key):
                return Op("+", Int(base), key)
            case Int(value) if isinstance(payment.payer, Int):
                return Int(base + value - payment.payer.value * self.key_count(info))
        return Int(base)

    def purse(self, payer: Expr) -> Expr:
        cells = []
        for info, key, _ in self.vector:
            count = self.key_count(info)
            index = payer if count == 1 else Op("*", payer, Int(count))
            if key:
                index = Op("+", index, Int(key))
            low = self.model.bounds_of(info.type)[0] or 0
            cell = Cell(info.storage, index)
            cells.append(cell if low == 0 else Op("-", cell, Int(low)))
        return Tup(tuple(cells))

    def edges(self, payer: Expr) -> Expr:
        return CallFn("pay_edges", (payer,))

    def make_edges(self) -> None:
        if not self.vector:
            return
        from compiler.lower.adjust import in_force

        position = {name: number for number, (_, _, name) in enumerate(self.vector)}
        result: Expr = Tup(())
        for lasting in self.lastings:
            item = lasting.item
            if not isinstance(item, syntax.CanPayFor):
                continue
            a, b = position.get(item.substitute.text), position.get(item.resource.text)
            if a is None or b is None:
                Scope(self, lasting.source).error(
                    "unknown-name",
                    f"there is no resource called `{item.substitute if a is None else item.resource}`",
                    item.span,
                    "not a resource of players",
                )
                continue
            test = in_force(self, lasting, Var("me"), item.whose.kind, {}, lambda scope: Int(1), None, "any")
            one = Cond(test, Tup((Int(a), Int(b))), Tup(()))
            result = one if result == Tup(()) else Op("+", result, one)
        self.program.functions["pay_edges"] = Function("pay_edges", ("me",), result)
