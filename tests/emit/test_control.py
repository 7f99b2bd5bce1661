"""Blocks as Python can say them: which are one function, and forks and loops instead of jumps."""

from compiler.blocks.form import Block, Branch, Goto, Next, Return, successors
from compiler.emit.control import Again, Break, Each, Fork, Labelled, Out, Run, While, structure
from compiler.emit.regions import split
from compiler.ir.expr import Int, Range, Var

TEST = Var("x")


def blocks_of(*ends) -> dict[int, Block]:
    return {id: Block(id, (), end) for id, end in enumerate(ends)}


def ways(block: Block) -> tuple[int, ...]:
    return successors(block.end)


def structured(blocks: dict[int, Block], roots=(0,)) -> list:
    found = split(blocks, roots, ways)
    return shown(structure(found.regions[roots[0]], blocks, ways, found))


def shown(nodes: list) -> list:
    """Nodes as short as they can be told apart."""
    made: list = []
    for node in nodes:
        match node:
            case Run(block):
                made.append(block)
            case Fork(_, yes, no):
                made.append(("fork", shown(yes), shown(no)))
            case While(_, body):
                made.append(("while", shown(body)))
            case Each(_, _, _, body, done):
                made.append(("each", shown(body), shown(done)))
            case Labelled(behind, body):
                made.append((f"label {behind}", shown(body)))
            case Break(to) | Again(to) | Out(_, to):
                made.append(f"{type(node).__name__.lower()} {to}")
            case _:
                made.append("end")
    return made


def test_what_is_reached_from_one_function_only_belongs_to_it():
    blocks = blocks_of(Branch(TEST, 1, 2), Goto(3), Goto(3), Return())
    assert split(blocks, [0], ways).regions[0].blocks == (0, 1, 2, 3)


def test_what_two_functions_reach_is_a_function():
    blocks = blocks_of(Goto(2), Goto(2), Return())
    found = split(blocks, [0, 1], ways)
    assert sorted(found.regions) == [0, 1, 2] and not found.is_back(0, 2) and not found.is_back(1, 2)


def test_ways_that_meet_again_need_no_label():
    blocks = blocks_of(Branch(TEST, 1, 2), Goto(3), Goto(3), Return())
    assert structured(blocks) == [0, ("fork", [1], [2]), 3, "end"]


def test_a_loop_is_left_by_a_break_and_goes_on_behind():
    blocks = blocks_of(Goto(1), Branch(TEST, 2, 3), Goto(1), Goto(4), Return())
    assert structured(blocks) == [0, ("while", [1, ("fork", [2], ["break 3"])]), 3, 4, "end"]


def test_a_run_over_items_goes_on_behind_when_none_is_left():
    blocks = blocks_of(Next("p", Range(Int(0), Int(3)), 1, 2), Branch(TEST, 0, 2), Goto(3), Return())
    assert structured(blocks) == [0, ("each", [1, ("fork", [], ["break 2"])], []), 2, 3, "end"]


def test_what_goes_nowhere_stays_inside_of_the_loop():
    blocks = blocks_of(Goto(1), Branch(TEST, 2, 1), Return())
    assert structured(blocks) == [0, ("while", [1, ("fork", [2, "end"], [])])]


def test_a_way_past_what_others_do_first_needs_a_label():
    blocks = blocks_of(Branch(TEST, 1, 2), Branch(TEST, 2, 3), Goto(3), Return())
    assert structured(blocks) == [("label 3", [0, ("fork", [1, ("fork", [], ["break 3"])], []), 2]), 3, "end"]


def test_a_jump_to_another_function_is_one():
    blocks = blocks_of(Branch(TEST, 1, 2), Goto(2), Return())
    assert structured(blocks, (0, 2)) == [0, ("fork", [1, "out 2"], ["out 2"])]
