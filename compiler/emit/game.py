"""The game itself at the end of the module: what the runtime calls of it, once step by step and once with a log."""

from __future__ import annotations

from compiler.emit.effects import FUSED, LOGGED, STEPS, Flavour
from compiler.emit.frames import strand_frames
from compiler.emit.literals import Code, Record, lay_out
from compiler.emit.unit import Unit
from compiler.emit.writer import Writer
from compiler.ir.stmt import Secret


def write_game(unit: Unit, code: Writer) -> set[str]:
    """The functions of the module that the runtime calls by role, and the game in both flavours. Gives the records it takes."""
    program = unit.program
    scores = " ".join(unit.functions[s.function] + "," for s in program.scores)
    invariants = " ".join(unit.functions[f] + "," for f, _, _ in program.invariants)
    code.line("def game_of(state, blocks, secrets):")
    code.line("    return Game(")
    code.line("        state, GAME, ORIGINS, blocks, globals(),")
    code.line(f"        scores=({scores}), winners={unit.functions.get(program.winners)}, invariants=({invariants}),")
    code.line("        whys={")
    for name, python in unit.whys.items():
        code.line(f"            {name!r}: {python},")
    code.line("        },")
    code.line("        secrets=secrets,")
    code.line("        functions={")
    for name, python in unit.functions.items():
        code.line(f"            {name!r}: {python},")
    code.line("        },")
    code.line(f"        playout={unit.entry(program.main, FUSED.suffix)},")
    code.line("    )")
    code.line()
    for flavour, name in ((STEPS, "SECRETS"), (LOGGED, "SECRETS_LOGGED")):
        for line in lay_out(f"{name} = ", tuple(secret(unit, *phase, flavour) for phase in unit.blocks.phases.items()), 0, end=""):
            code.line(line)
    code.line("game = game_of(State, K, SECRETS)")
    code.line("game.make_logged = lambda: game_of(LoggedState, K_LOGGED, SECRETS_LOGGED)")
    return {"Secret"} if unit.blocks.phases else set()


def secret(unit: Unit, resume: int, phase: Secret, flavour: Flavour) -> Record:
    """A secret phase: its procedure, where it goes on, its frame slots, each seat's own fields, what it writes."""
    return Record(
        "Secret",
        Code(unit.entry(phase.procedure, flavour.suffix)),
        resume,
        frame=strand_frames(unit, phase.procedure),
        registers=tuple(unit.slots[name] for name in phase.writes if not unit.is_list(name)),
        writes=tuple(unit.slots[name] for name in phase.writes),
        places=phase.places,
    )
