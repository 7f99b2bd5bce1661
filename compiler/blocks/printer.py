"""The readable print of the block form: what `rulewright build --blocks` shows and what the tests compare.

procedure do_trade(me) keeps me
  b0:
      ask me region <- presence[me] then b1 as 7 (prompt 3)
  b1:  ; live me, region
      coins[me] += -3 in 0..
      return
"""

from __future__ import annotations

from compiler.blocks import form
from compiler.blocks.form import Block, Blocks, Proc
from compiler.ir import stmt as st
from compiler.ir.printer import simple, text_of


def print_blocks(blocks: Blocks) -> str:
    """All procedures, one after the other."""
    return "\n\n".join(print_procedure(blocks, proc) for proc in blocks.procedures.values()) + "\n"


def print_procedure(blocks: Blocks, proc: Proc) -> str:
    head = f"procedure {proc.name}({', '.join(proc.parameters)})"
    if proc.kept:
        head += f" keeps {', '.join(proc.kept)}"
    lines = [head]
    for block in proc.blocks.values():
        lines += print_block(blocks, block)
    landings = [blocks.resumes[number] for number in blocks.landings.values()]
    for resume in landings:
        if resume.procedure == proc.name:
            lines.append(f"  {resume.name} is b{resume.block} as {resume.number}")
    return "\n".join(lines)


def print_block(blocks: Blocks, block: Block) -> list[str]:
    live = f"  ; live {', '.join(sorted(block.live))}" if block.live else ""
    body = [f"      {simple(node)}" for node in block.body if not isinstance(node, st.Mark)]
    return [f"  b{block.id}:{live}", *body, f"      {end_text(blocks, block.end)}"]


def end_text(blocks: Blocks, end: form.End) -> str:
    match end:
        case form.Goto(to):
            return f"goto b{to}"
        case form.Branch(test, yes, no):
            return f"if {text_of(test)} goto b{yes} else b{no}"
        case form.Next(var, items, body, done):
            return f"next {var} in {text_of(items)} goto b{body} else b{done}"
        case form.Ask(into, seat, options, prompt):
            return f"ask {text_of(seat)} {into} <- {text_of(options)}{then(end)} (prompt {prompt})"
        case form.Roll(into, count, sides):
            return f"roll {into} <- {text_of(count)} d{sides}{then(end)}"
        case form.Pick(into, items, blurs):
            return f"pick {into} <- {text_of(items)}{' blurring' if blurs else ''}{then(end)}"
        case form.Top(into, place):
            return f"top {into} <- {text_of(place)}{then(end)}"
        case form.Call(procedure, args):
            return f"call {procedure}({', '.join(map(text_of, args))}){then(end)}"
        case form.CallBy(table, index, args):
            return f"call {table}[{text_of(index)}]({', '.join(map(text_of, args))}){then(end)}"
        case form.Seal(number, seats):
            return f"in secret {blocks.phases[number].procedure} for {text_of(seats)}{then(end)}"
        case form.Fail(why):
            return f"fail: {why}"
        case form.Leave(label):
            return f"leave {label}"
    return type(end).__name__.lower()


def then(end: form.Ask | form.Roll | form.Pick | form.Top | form.Call | form.CallBy | form.Seal) -> str:
    """Where a wait goes on. What never waits needs no number."""
    number = f" as {end.resume}" if end.resume else ""
    spills = ", stacked" if isinstance(end, (form.Call, form.CallBy)) and end.spills else ""
    return f" then b{end.to}{number}{spills}"
