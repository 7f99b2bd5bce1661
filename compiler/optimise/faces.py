"""Which cells a face covers is worked out here for all faces of a table, in all turns, on all cells (partial evaluation).

    overlap(grid, 7, 6, turned(tiles[t], q), c)    =>    count(p in face_1[...] where grid@p >= 0)
    fits(7, 6, tiles[t], c)                        =>    face_2[...]

The rows of such a table are read by the tile, its turn and the cell.
"""

from __future__ import annotations

from compiler.ir import expr as ex
from compiler.ir.expr import Expr
from compiler.ir.program import Program
from compiler.ir.walk import free, rebuild, rename, subexpressions
from compiler.optimise.evaluator import UNKNOWN, Case, Domain, Env, Evaluator
from compiler.optimise.functions import inlined

MOST_CASES = 8192
Face = tuple[int, ...]
Laid = tuple[list[tuple[int, int]], Face]
POSITION = "covered"


def lay_out(program: Program) -> Program:
    return Faces(program).run()


def is_about_faces(node: Expr) -> bool:
    return any(isinstance(part, ex.Helper) and part.name in ("overlap", "fits") for part in subexpressions(node))


class Faces(Evaluator):
    def __init__(self, program: Program) -> None:
        super().__init__(program, MOST_CASES, "face")
        self.known: dict[object, list[Laid]] = {}
        self.about_faces = {name: f for name, f in program.functions.items() if not f.lets and is_about_faces(f.value)}

    def other(self, node: Expr, env: Env) -> Expr:
        """Where a face is asked about its cell is often known better than in the function that asks."""
        if isinstance(node, ex.CallFn) and (opened := inlined(node, self.about_faces)) != node:
            return self.of(opened, env)
        made: Expr | None = None
        try:
            match node:
                case ex.Helper("overlap", (grid, ex.Int(height), ex.Int(width), face, cell)) if POSITION not in free(grid):
                    made = self.overlap(grid, height, width, face, cell, env)
                case ex.Helper("fits", (ex.Int(height), ex.Int(width), face, cell)):
                    made = self.fits(height, width, face, cell, env)
        except UNKNOWN:
            pass
        return rebuild(node, lambda part: self.of(part, env)) if made is None else made

    def overlap(self, grid: Expr, height: int, width: int, face: Expr, cell: Expr, env: Env) -> Expr | None:
        domain = self.cases(face, cell, env)
        if domain is None:
            return None
        laid = self.laid(domain, height, width, face, cell)
        rows = [tuple(position for position, _ in found) for found, _ in laid]
        filled = ex.Op(">=", ex.At(self.of(grid, env), ex.Var(POSITION)), ex.Int(0))
        return ex.Fold("count", POSITION, self.table(rows, domain), filled)

    def fits(self, height: int, width: int, face: Expr, cell: Expr, env: Env) -> Expr | None:
        domain = self.cases(face, cell, env)
        if domain is None or not domain.keys:
            return None
        laid = self.laid(domain, height, width, face, cell)
        found = tuple(int(len(positions) == len(of) - 2 - of[2:].count(-1)) for positions, of in laid)
        table = self.table([found], Domain(()))
        assert isinstance(table, ex.Const)
        return ex.Const(table.name, domain.index())

    def laid(self, domain: Domain, height: int, width: int, face: Expr, cell: Expr) -> list[Laid]:
        """The same for all who ask the same, whatever their variables are called."""
        names = {name: f"#{number}" for number, (name, _, _) in enumerate(domain.keys)}
        key = (height, width, rename(face, names), rename(cell, names), tuple((low, high) for _, low, high in domain.keys))
        if key not in self.known:
            self.known[key] = self.work_out(domain, height, width, face, cell)
        return self.known[key]

    def work_out(self, domain: Domain, height: int, width: int, face: Expr, cell: Expr) -> list[Laid]:
        """What is covered in each case, and by what. There may be cases without a face, beyond the last row of its table: they are
        left out at the end, so that looking them up fails too."""
        found: list[Laid] = []
        is_beyond = False
        for one in domain:
            try:
                of = self.face(face, one)
            except LookupError:
                is_beyond = True
                continue
            if is_beyond:
                raise LookupError
            found.append((covered(height, width, of, self.value(cell, one)), of))
        return found

    def cases(self, face: Expr, cell: Expr, env: Env) -> Domain | None:
        """What face and cell depend on, if there are few cases."""
        names = self.narrow(env)
        if not (self.is_face(face, names) and self.is_known(cell, names)):
            return None
        domain = self.domain(dict.fromkeys([*free(face), *free(cell)]), env)
        return domain if domain.cases <= MOST_CASES and all(low >= 0 for _, low, _ in domain.keys) else None

    def is_face(self, node: Expr, names: set[str]) -> bool:
        match node:
            case ex.Helper("turned", (face, quarters)):
                return self.is_face(face, names) and self.is_known(quarters, names)
        return self.is_known(node, names)

    def face(self, node: Expr, case: Case) -> Face:
        match node:
            case ex.Helper("turned", (face, quarters)):
                return turned(self.face(face, case), self.value(quarters, case))
        found: Face = self.value(node, case)
        return found


def turned(face: Face, quarters: int) -> Face:
    """Clockwise by quarters."""
    for _ in range(quarters % 4):
        height, width, rows = face[0], face[1], face[2:]
        face = (width, height, *(rows[row * width + column] for column in range(width) for row in reversed(range(height))))
    return face


def covered(height: int, width: int, face: Face, cell: int) -> list[tuple[int, int]]:
    """Where the cells of a face come to lie that are no hole and inside the edge, and what is on them."""
    top, left = divmod(cell, width)
    found = []
    for number, content in enumerate(face[2:]):
        row, column = top + number // face[1], left + number % face[1]
        if content >= 0 and row < height and column < width:
            found.append((row * width + column, content))
    return found
