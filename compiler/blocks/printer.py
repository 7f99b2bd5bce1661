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
        lines += print_block(block)
    landings = [blocks.resumes[number] for number in blocks.landings.values()]
    for resume in landings:
        if resume.procedure == proc.name:
            lines.append(f"  {resume.name} is b{resume.block} as {resume.number}")
    return "\n".join(lines)


def print_block(block: Block) -> list[str]:
    live = f"  ; live {', '.join(sorted(block.live))}" if block.live else ""
    body = [f"      {simple(node)}" for node in block.body if not isinstance(node, st.Mark)]
    return [f"  b{block.id}:{live}", *body, f"      {end_text(block.end)}"]


def end_text(end: form.End) -> str:
    match end:
        case form.Goto(to):
            return f"goto b{to}"
        case form.Branch(test, yes, no):
            return f"if {text_of(test)} goto b{yes} else b{no}"
        case form.Next(var, items, body, done):
            return f"next {var} in {text_of(items)} goto b{body} else b{done}"
        case form.Wait(st.Ask(into, seat, options, prompt)):
            return f"ask {text_of(seat)} {into} <- {text_of(options)}{then(end)} (prompt {prompt})"
        case form.Wait(st.Secret(seats, procedure)):
            return f"in secret {procedure} for {text_of(seats)}{then(end)}"
        case form.Wait(node) | form.Call(node):
            return f"{simple(node)}{then(end)}"
        case form.Fail(why):
            return f"fail: {why}"
        case form.Leave(label):
            return f"leave {label}"
    return type(end).__name__.lower()


def then(end: form.Wait | form.Call) -> str:
    """Where a wait goes on. What never waits needs no number."""
    blurs = " blurring" if isinstance(end, form.Wait) and end.blurs else ""
    number = f" as {end.resume}" if end.resume else ""
    spills = ", stacked" if isinstance(end, form.Call) and end.spills else ""
    return f"{blurs} then b{end.to}{number}{spills}"
