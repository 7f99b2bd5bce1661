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
from compiler.ir.printer import filled, text_of


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
    body = [f"      {text_of(node)}" for node in block.body if not isinstance(node, st.Mark)]
    return [f"  b{block.id}:{live}", *body, f"      {end_text(block.end)}"]


FORMS: dict[type, str] = {
    form.Goto: "goto b{to}",
    form.Branch: "if {test} goto b{yes} else b{no}",
    form.Next: "next {var} in {items} goto b{body} else b{done}",
    form.Wait: "|{blurs} blurring| then b{to} as {resume}",
    form.Call: " then b{to}| as {resume}|{spills}, stacked",
    form.Return: "return",
    form.Over: "over",
    form.Fail: "fail: {why}",
    form.Leave: "leave {label}",
}


def end_text(end: form.End) -> str:
    """The end of a block. What never waits needs no number; the number of a question's words stands last."""
    text = filled(FORMS[type(end)], end)
    match end:
        case form.Wait(st.Ask(prompt=prompt) as node):
            return f"{filled('ask {seat} {into} <- {options}', node)}{text} (prompt {prompt})"
        case form.Wait(st.Secret() as node):
            return filled("in secret {procedure}|({args})| for {seats}", node) + text
        case form.Wait(node) | form.Call(node):
            return text_of(node) + text
    return text
