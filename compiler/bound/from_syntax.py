"""Name resolution and typing in one pass: the model and its syntax trees in, a bound game and all findings about names, kinds and
ranges out. Nothing behind this pass reports such a thing again.

The order is of no account for what is written; functions and lead-ins are bound when somebody first needs them.
"""

from __future__ import annotations

from collections.abc import Iterator

from compiler.bound import (
    arranging,
    calls,
    cards,
    changes,
    expressions,
    functions,
    leadins,
    names,
    statements,
    tables,
    together,
    tree,
)
from compiler.bound import game as bound
from compiler.bound.binder import Binder
from compiler.bound.calls import check_answers
from compiler.bound.examples import bind_examples
from compiler.bound.fit import collection, condition, fitted_inside, is_unknown, member_type, number
from compiler.bound.functions import bind_keys
from compiler.bound.game import Flow, Game
from compiler.bound.index import WORDS, Known, Role
from compiler.bound.lasting import bind_standing
from compiler.bound.names import label_of
from compiler.bound.resources import bind_per, bind_price_cell
from compiler.bound.scope import ME, Scope, bind, bind_statement, binds_statement
from compiler.bound.statements import bind_block, check_combinations
from compiler.bound.tree import Constant, Expr, Guarded
from compiler.model import GAME, PLAYER, CellInfo, DefineInfo, FieldInfo, Model, QuantityInfo, RuleInfo, SettingInfo, phases_in
from compiler.report import Reporter, type_words
from compiler.types import ChoiceType, FlagType, IntType, LineOf, ListOf, PileOf, PlayerType, RowOf, SetOf, Type, bare
from dsl import syntax
from dsl.source import Source
from dsl.walk import nodes_in

REGISTERED = (arranging, calls, cards, changes, expressions, functions, leadins, names, statements, tables, together)
"""Modules that say how a kind of node is bound: they are here to be imported."""

OF_SETTINGS = (
    *(tree.SettingRead, tree.Constant, tree.AllOf, tree.Items, tree.Missing),
    *(tree.Compare, tree.Logic, tree.Not, tree.Between, tree.IsIn, tree.Arithmetic),
)
"""What settings may be asked with, where the answer counts for a whole game."""


def bind_game(model: Model, reporter: Reporter, known: Known | None = None, examples: Reporter | None = None) -> Game:
    """`known`: of cells that are left out of the model; `examples`: who is told what is wrong in examples, if somebody else."""
    binder = Binder(model, reporter)
    binder.heard.note_all(texts_of(model))
    if known is not None:
        binder.heard.add(known.heard)
        known.add_to(binder.index)
    binder.ranges.leaving = bool(binder.heard.leaves)
    game = Game(model, binder.index, binder.heard, binder.columns, binder.ranges, binder.groups, known)
    for info in model.all_fields():
        game.fields[info] = bind_field(binder, info)
    for setting in model.settings.values():
        game.fields[setting] = bind_setting(binder, setting)
    functions: list[DefineInfo | QuantityInfo] = [*model.quantities.values(), *model.defines.values()]
    for function in functions:
        if function.name in binder.groups:
            bind_group(binder, function)
        else:
            binder.signature(function, binder.scope(function.place.source), function.place.span)
    for rule in model.rules.values():
        game.rules[rule.name] = bind_rule(binder, rule)
    for cell in model.cells:
        game.cells.append(bind_cell(binder, cell))
    game.standing = list(bind_all_standing(binder))
    if model.play is not None:
        game.flow = bind_flow(binder, model.play[1], model.play[0].flow)
    bind_scoring(binder, game)
    for node, source in model.always:
        test = condition(binder.scope(source), node.condition)
        game.always.append(bound.Always(node.span, test, node.text.value if node.text else "an invariant", source))
    for name, (variant, source) in model.variants.items():
        if variant.condition is not None:
            game.conditions[name] = condition(Scope(binder, source), variant.condition)
    for automa, source in model.automas.values():
        if automa.condition is not None:
            condition(Scope(binder, source), automa.condition)
    game.sound = not reporter.has_errors
    binder.reporter = examples or reporter
    game.examples = bind_examples(binder, known.asked if known is not None else ())
    game.functions = binder.signatures
    game.done_by_nobody = binder.done_by_nobody
    return game


def bind_group(binder: Binder, info: DefineInfo | QuantityInfo) -> None:
    """A define that is a list of rules: it only stands for them where they are offered."""
    scope = binder.scope(info.place.source)
    for item in nodes_in(info.node):
        if isinstance(item, syntax.Name) and item.name in binder.model.rules:
            scope.refer(binder.model.rules[item.name], item.span, Role.CALL)


def texts_of(model: Model) -> Iterator[object]:
    """Everything rules say in which something can be heard, tables included."""
    for standing in model.standing:
        yield standing.node
    for rule in model.rules.values():
        yield rule.node.body
    for group in (model.defines, model.quantities):
        for info in group.values():
            yield info.node
    for node, _ in (*model.scoring, *model.always, *((model.play,) if model.play else ())):
        yield node
    yield from {id(cell.node): cell.node for cell in model.cells if WORDS.search(cell.source.text)}.values()


# ---------------------------------------------------------------- rules and cells


def bind_rule(binder: Binder, info: RuleInfo) -> bound.Rule:
    opening = binder.opening(info)
    if not binder.model.phases:
        check_ends(opening.scope, info.node.body)
    label_of(opening.scope, info.node.title)
    opening.scope.event = info
    rest = bind_block(opening.scope, opening.rest)
    if info.answers is not None:
        check_answers(opening.scope, info, opening.lead_in, rest)
    if opening.lead_in:
        check_combinations(opening.scope, info.node.body.statements[: len(opening.lead_in)])
        return bound.Rule(info, opening.params, (Guarded(info.node.body.span, opening.lead_in, rest),))
    return bound.Rule(info, opening.params, rest)


def bind_cell(binder: Binder, info: CellInfo) -> bound.Cell:
    scope = Scope(binder, info.source, ME, this=RowOf(info.table.row_type))
    node = info.node
    if isinstance(node, syntax.Body):
        return bound.Cell(info, bind_block(scope, node.statements))
    if isinstance(node, syntax.Price):
        return bound.Cell(info, bind_price_cell(scope, node))
    return bound.Cell(info, condition(scope, node) if info.kind == "condition" else number(scope, node))


def bind_all_standing(binder: Binder) -> Iterator[bound.Standing]:
    for one in binder.model.standing:
        scope = Scope(binder, one.source)
        for lasting in bind_standing(scope, one.node, automa=bool(one.automa)):
            yield bound.Standing(lasting, one.source, one.automa, span=one.node.span)
    for cell in binder.model.cells:
        for statement in cell.node.statements if isinstance(cell.node, syntax.Body) else ():
            if isinstance(statement, syntax.Lasting) and isinstance(statement.duration, syntax.WhileIn):
                for lasting in bind_standing(Scope(binder, cell.source), statement, cell.table):
                    yield bound.Standing(lasting, cell.source, "", cell.table, cell.row, statement.span)


# ---------------------------------------------------------------- fields and settings


def bind_field(binder: Binder, info: FieldInfo) -> bound.Bounds:
    source, node = info.place.source, info.node
    scope = Scope(binder, source, ME if info.owner == PLAYER else None)
    if info.owner not in (PLAYER, GAME):
        scope.this = RowOf(info.owner)
    found = bound.Bounds()
    for grid in (part for part in nodes_in(node.type) if isinstance(part, syntax.GridType)):
        for side in (grid.height, grid.width):
            if isinstance(side, syntax.Name) and side.name in binder.model.settings:
                scope.refer(binder.model.settings[side.name], side.span)
    if node.starts is not None and not isinstance(info.type, (PileOf, LineOf)):
        found.starts = bind_start(Scope(binder, source, scope.me), info.type, node.starts, info.name)
    if node.going_round:
        whole = isinstance(info.type, ChoiceType) or isinstance(info.type, IntType) and None not in (info.type.low, info.type.high)
        if not whole or node.at_least is not None or node.at_most is not None:
            message = f"`{info.name}` can't go round: only a number or a choice between two fixed ends can"
            scope.error("wrong-kind", message, node.type.span, "no fixed ends", "write a range, as in `1..12 going round`")
    if node.at_least is not None:
        found.least = number(scope, node.at_least)
    if node.at_most is not None:
        found.most = number(scope, node.at_most)
    if node.refilled is not None:
        check_refill(scope, info, node.refilled)
    if node.seen_by is not None and node.seen_by.condition is not None:
        found.shown = bind_shown(Scope(binder, source, scope.me), info, node.seen_by, node.seen_by.condition)
    return found


def bind_shown(scope: Scope, info: FieldInfo, node: syntax.SeenBy, test: syntax.Expr) -> tree.Expr | None:
    """Whether more players see a field than those of `seen`: settings decide it, once for the whole game."""
    found = condition(scope, test)
    moving = next((part for part in nodes_in(found) if isinstance(part, tree.Expr) and not isinstance(part, OF_SETTINGS)), None)
    if moving is not None:
        help = "ask for settings here; what is to become known in the middle of a game is moved, or set, to what others see"
        scope.error("wrong-kind", f"who sees `{info.name}` can depend on settings only", moving.span, "not a setting", help)
        return None
    return found if node.who.text != info.seen else tree.Not(test.span, found.type, found)


def bind_setting(binder: Binder, setting: SettingInfo) -> bound.Bounds:
    starts, default = setting.node.starts, binder.model.default_of(setting.type)
    scope = Scope(binder, setting.place.source)
    value = bind_start(scope, setting.type, starts, setting.name) if starts is not None else None
    setting.start = value.value if isinstance(value, Constant) else default if isinstance(default, int) else 0
    return bound.Bounds(value)


def bind_start(scope: Scope, type: Type, node: syntax.Expr, name: str) -> Expr:
    return fitted_inside(scope, node, type, lambda value: f"`{name}` starts at {value}, outside its range")


def check_refill(scope: Scope, info: FieldInfo, noun: syntax.Noun) -> None:
    model = scope.model
    source = model.thing_fields.get(info.owner, {}).get(noun.name.text) or model.fields.get(noun.name.text)
    if source is None or not isinstance(source.type, (PileOf, LineOf)):
        scope.error("unknown-name", f"there is no pile called `{noun.name}`", noun.name.span, "not a pile")
    else:
        scope.refer(source, noun.name.span)


# ---------------------------------------------------------------- the course of a game


def bind_flow(binder: Binder, source: Source, flow: tuple[syntax.Flow, ...]) -> tuple[Flow, ...]:
    nobody = Scope(binder, source)  # names that are given between its parts are known to the plain statements behind
    found = (bind_part(binder, source, node, nobody) for node in flow)
    return tuple(part for part in found if part is not None)


def bind_part(binder: Binder, source: Source, node: syntax.Flow, scope: Scope) -> Flow | None:
    nobody = Scope(binder, source)
    if not isinstance(node, syntax.Rounds):
        check_ends(nobody, node)
    match node:
        case syntax.Setup(body=body):
            return bound.Setup(node.span, bind_block(nobody, body.statements))
        case syntax.Rounds(at_most=at_most, count=count, flow=flow):
            return bound.Rounds(node.span, at_most, number(nobody, count), bind_flow(binder, source, flow))
        case syntax.Turns(order=order, limit=limit, body=body):
            players, most = players_in_order(nobody, order), number(nobody, limit)
            return bound.Turns(node.span, players, most, bind_block(Scope(binder, source, ME), body.statements))
    made = bind_statement(scope, node)
    scope.forget_state()
    return made


def check_ends(scope: Scope, node: syntax.Node) -> None:
    inside = {id(part) for phase in nodes_in(node) if isinstance(phase, syntax.Phase) for part in nodes_in(phase)}
    for part in nodes_in(node):
        if isinstance(part, syntax.End) and part.what == "phase" and id(part) not in inside:
            help = "write `end turn`, `end round` or `end game`, or put it into a phase"
            scope.error("wrong-kind", "there is no phase around this `end phase`", part.span, "nothing to end", help)


def players_in_order(scope: Scope, order: syntax.Expr) -> Expr:
    players = collection(scope, order)
    if not isinstance(member_type(players), PlayerType) and not is_unknown(players):
        message, label = "phases and turns go round players", "not a list of players"
        scope.error("wrong-type", message, order.span, label, "use `clockwise(...)`")
    return players


@binds_statement(syntax.Phase)
def bind_phase(around: Scope, node: syntax.Phase) -> tree.Phase | None:
    """A phase has a block of its own. In a turn it is that player's, if it does not say whose."""
    binder, model = around.binder, around.model
    if all(phase is not node for phase, _ in phases_in(model.play[0].flow if model.play is not None else ())):
        help = "phases stand in `play`, in `rounds` and `turns`, and under an `if` there; do an event here"
        around.error("wrong-kind", "a phase can't stand here", node.name.span, "inside of something else", help)
        return None
    source = model.phase_sources.get(node.name.text, around.source)
    scope = Scope(binder, source, around.me)
    order = players_in_order(scope, node.order) if node.order is not None else None
    limit = number(scope, node.limit) if node.limit is not None else None
    title = node.title.value if node.title else node.name.text.replace("_", " ")
    body = bind_block(Scope(binder, source, ME if node.who is not None else around.me), node.body.statements)
    around.forget_state()
    info = model.phases.get(node.name.text)  # none of a name that was refused
    return None if info is None else tree.Phase(node.span, info, title, node.who, order, limit, body, source)


# ---------------------------------------------------------------- scoring


def bind_scoring(binder: Binder, game: Game) -> None:
    lines = [(line, source) for scoring, source in binder.model.scoring for line in scoring.lines]
    shared = any(isinstance(line, syntax.Tied) for line, _ in lines)
    for line, source in lines:
        scope = Scope(binder, source)
        match line:
            case syntax.Score(value=value, per=per, label=label):
                scope.me = ME
                points = number(scope, value)
                text = label.value if label else f"Points {len(game.scores) + 1}"
                game.scores.append(bound.Score(line.span, points, bind_per(scope, per) if per is not None else None, text, source))
            case syntax.WinnersAre():
                game.winners.append(bind_winners(scope, line))
            case syntax.WinnersBy(keys=keys):
                scope.me, scope.total = ME, True
                game.winners.append(bound.WinnersBy(line.span, bind_keys(scope, syntax.Order(line.span, keys))))
                check_tie(scope, keys[-1], shared)
            case syntax.TeamsBy() if game.teams is not None:
                help = "keep one of the lines"
                scope.error("duplicate-name", "who plays together is said twice", line.span, "the second time", help)
            case syntax.TeamsBy(value=value):
                scope.me = ME
                game.teams = bound.TeamsBy(line.span, team_key(scope, value))
            case syntax.Tied(word=word) if word.text != "share":
                message = f"tied players can only `share`, not `{word}`"
                scope.error("unknown-name", message, word.span, "", "write `tied players share`")


def bind_winners(scope: Scope, line: syntax.WinnersAre) -> bound.WinnersAre:
    scope.points = True
    value = bind(scope, line.value, SetOf(PlayerType()))
    if not isinstance(value.type, (SetOf, ListOf, PlayerType)) and not is_unknown(value):
        help = "write `those(p in players where ...)`"
        scope.error("wrong-type", "winners are players", line.value.span, "not a set of players", help)
    return bound.WinnersAre(line.span, value, condition(scope, line.condition) if line.condition is not None else None)


def team_key(scope: Scope, node: syntax.Expr) -> tree.Expr:
    """What a team has in common: anything that is one thing."""
    key = bind(scope, node)
    if not isinstance(bare(key.type), (IntType, ChoiceType, FlagType, PlayerType, RowOf)) and not is_unknown(key):
        message, help = "teams go by one thing that each player has", "write a field or a value, as in `teams by side`"
        scope.error("wrong-type", message, node.span, type_words(key.type), help)
    if asks_for_partners(scope, key):
        message, help = "who plays together can't go by who is with whom", "name what a team has in common, as in `teams by side`"
        scope.error("wrong-kind", message, node.span, "reads `partners`", help)
    return key


def asks_for_partners(scope: Scope, *exprs: object) -> bool:
    """Does this read `partners`, perhaps by way of defines and quantities?"""
    todo, done = list(exprs), set[object]()
    while todo:
        for node in nodes_in(todo.pop()):
            if isinstance(node, tree.Word) and node.word == "partners":
                return True
            if isinstance(node, tree.FunctionRead) and node.function not in done:
                done.add(node.function)
                signature = scope.binder.signatures[node.function]
                todo += [signature.value, *signature.lines]
    return False


def check_tie(scope: Scope, last: syntax.Key, shared: bool) -> None:
    settles = isinstance(last.value, syntax.Call) and last.value.function.text in ("distance", "seat")
    if not shared and not settles:
        message = "players can still be tied after the last of these"
        scope.warn("open-tie", message, last.span, "may be equal", "add another key, or `tied players share`")
