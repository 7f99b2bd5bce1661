"""What is gained, lost and paid: nouns as resources, amounts, prices."""

from __future__ import annotations

from compiler.bound.fit import as_number, fit, fit_key, is_unknown, number, player
from compiler.bound.index import Role
from compiler.bound.names import Args, mine
from compiler.bound.scope import Scope, bind
from compiler.bound.tree import ChoiceValue, ColumnRead, Constant, Expr, FieldRead, FunctionRead, Payment, Per, Resource
from compiler.model import GAME, PLAYER, FieldInfo, Model, QuantityInfo
from compiler.report import type_words
from compiler.types import ChoiceType, IntType, PlayerType, RowOf, RuleType, Unknown, bare, is_many
from dsl import syntax
from dsl.source import Span
from dsl.walk import nodes_in
from dsl.wording import with_article

PRICE = RuleType("price")


def holders_called(model: Model, name: str) -> list[FieldInfo]:
    """The fields that count something for each choice of a type that has this value."""
    kinds = [(ChoiceType(choices.name),) for choices in model.choices.values() if name in choices.values]
    return [f for f in model.fields.values() if f.keys in kinds and isinstance(f.type, IntType)]


def fields_called(model: Model, noun: syntax.Noun) -> list[tuple[FieldInfo, tuple[syntax.Expr, ...]]]:
    """The fields that a noun can mean: itself, or those that a choice value indexes (`2 research` is `2 tokens[research]`)."""
    name = noun.name.text
    if name in model.fields:
        return [(model.fields[name], noun.args)]
    index = (syntax.Name(noun.name.span, name),)
    return [] if noun.args else [(holder, index) for holder in holders_called(model, name)]


def noun_field(scope: Scope, noun: syntax.Noun, role: Role = Role.READ) -> tuple[FieldInfo, tuple[syntax.Expr, ...]] | None:
    """The one field that a noun means."""
    found, name = fields_called(scope.model, noun), noun.name.text
    if len(found) > 1:
        message = f"`{name}` could be counted in " + " or ".join(f"`{holder.name}`" for holder, _ in found)
        scope.error("ambiguous-name", message, noun.name.span, "which one?", f"write `{found[0][0].name}[{name}]`")
    if len(found) != 1:
        return None
    kind = found[0][0].keys[0] if name not in scope.model.fields else None
    if isinstance(kind, ChoiceType):
        scope.refer(ChoiceValue(scope.model.choices[kind.name], name), noun.name.span, role)
    return found[0]


def resource_of(scope: Scope, noun: syntax.Noun, owner: Expr | None, role: Role, thing: FieldInfo | None = None) -> Resource | None:
    """What a noun means for this owner (None: me). `thing`: it is a field of a thing."""
    found = (thing, noun.args) if thing is not None else noun_field(scope, noun, role)
    if found is None:
        if not fields_called(scope.model, noun):
            no_resource(scope, noun)
        return None
    info, args = found
    if not isinstance(info.type, (IntType, ChoiceType)):
        message, help = f"`{info.name}` is {type_words(info.type)}, not a number", "use `add`, `remove`, `move` or `set`"
        scope.error("not-a-number", message, noun.name.span, "can't be counted", help, declared=info)
        return None
    keys = bracketed(scope, info, args, noun.span, info)
    if keys is None:
        return None
    if info.owner == PLAYER and owner is None:
        owner = mine(scope, noun.name.span, info.name)
    scope.refer(info, noun.name.span, role)
    return Resource(noun.span, info, None if info.owner == GAME else owner, keys, noun.name.text)


def bracketed(scope: Scope, info: FieldInfo, args: Args, span: Span, declared: FieldInfo | None = None) -> tuple[Expr, ...] | None:
    """What stands in brackets behind a field, if it is as much as is needed."""
    if len(args) != len(info.keys):
        message = f"`{info.name}` takes {len(info.keys) or 'nothing'} in brackets"
        help = f"write `{info.name}[...]`" if info.keys else f"write `{info.name}` alone"
        scope.error("wrong-arguments", message, span, f"{len(args)} written", help, declared=declared)
        return None
    return tuple(fit_key(scope, arg, type, info.name) for type, arg in zip(info.keys, args, strict=True))


def no_resource(scope: Scope, noun: syntax.Noun) -> None:
    name, model = noun.name, scope.model
    if name.text in model.quantities:
        message = f"`{name}` is a quantity: it is computed, not gained or paid"
        help = "name a field; what changes a quantity stands under a duration"
        scope.error("wrong-kind", message, name.span, "not a field", help)
        return
    candidates = [n for n, f in model.fields.items() if isinstance(f.type, (IntType, ChoiceType))]
    scope.unknown("unknown-name", f"there is no field called `{name}`", name, candidates, "fields")


def value_of(resource: Resource) -> FieldRead:
    """How much of it there is."""
    return FieldRead(resource.span, resource.field.type, resource.field, resource.owner, resource.keys)


# ---------------------------------------------------------------- subjects and amounts


def subject_of(scope: Scope, node: syntax.Expr | None) -> tuple[Expr | None, str | None]:
    """Who or what gains: a player or thing, and the row type of a thing ("?" after an error)."""
    if node is None:
        return None, None
    value = bind(scope, node)
    kind = bare(value.type)
    if isinstance(kind, PlayerType):
        return fit(scope, value, kind, node.span), None
    if isinstance(kind, RowOf):
        return fit(scope, value, kind, node.span), kind.name
    if not isinstance(kind, Unknown):
        message = f"only players and things gain or lose, this is {type_words(kind)}"
        scope.error("wrong-kind", message, node.span, "can't gain anything")
    return None, "?"


def target_of(scope: Scope, amount: syntax.Amount, owner: Expr | None, thing: str | None, role: Role) -> Resource | None:
    noun = amount.noun
    if noun is None:
        name = amount.value.name if isinstance(amount.value, syntax.Name) else ""
        if name in scope.model.fields:
            message, help = f"how many `{name}`? a number is missing", f"write it, as in `gain 1 {name}` or `lose 1 {name}`"
            scope.error("wrong-arguments", message, amount.span, "no number", help)
            return None
        message = "what is gained or lost? a field is missing"
        scope.error("wrong-arguments", message, amount.span, "no field", "write it, as in `gain 2 power`")
        return None
    if thing is None:
        return resource_of(scope, noun, owner, role)
    fields = scope.model.thing_fields.get(thing, {})
    if noun.name.text in fields:
        return resource_of(scope, noun, owner, role, fields[noun.name.text])
    if thing != "?":
        message, label = f"{with_article(thing)} has no `{noun.name}`", "not declared for it"
        scope.unknown("unknown-name", message, noun.name, fields, f"fields of {thing}", label)
    return None


def bind_per(scope: Scope, node: syntax.Per) -> Per:
    """`per 2 presence`: one for each complete two."""
    each = number(scope, node.value)
    if node.noun is None:
        return Per(node.span, each, None)
    name = syntax.Name(node.noun.name.span, node.noun.name.text)
    what = bind(scope, syntax.Index(node.noun.span, name, node.noun.args) if node.noun.args else name)
    low, _ = scope.range(each)
    if not is_many(what.type):
        what = as_number(scope, what)
    if low is None or low < 1:
        scope.error("out-of-range", "`per` needs a number of at least 1", node.value.span, "can be 0")
    return Per(node.span, each, what)


def check_amount(scope: Scope, value: Expr, verb: str) -> None:
    _, high = scope.range(value)
    if isinstance(value, Constant) and value.value == 0:
        scope.warn("no-effect", f"nothing is {verb} here", value.span, "always 0", "remove it, or correct the amount")
    if high is not None and high < 0:
        help = "use an amount of at least 0"
        scope.error("out-of-range", f"less than nothing can't be {verb}", value.span, f"at most {high}", help)


def quantities_in(value: Expr) -> tuple[QuantityInfo, ...]:
    """The quantities an amount is made of: paying it uses them."""
    if isinstance(value, Constant):
        return ()
    found = [n.function for n in nodes_in(value) if isinstance(n, FunctionRead) and isinstance(n.function, QuantityInfo)]
    return tuple(dict.fromkeys(found))


# ---------------------------------------------------------------- prices


def bind_price(scope: Scope, price: tuple[syntax.Amount, ...], payer: Expr | None, payee: Expr | None) -> tuple[Payment, ...]:
    found = (bind_payment(scope, amount, payer, payee) for amount in price)
    return tuple(payment for payment in found if payment is not None)


def bind_payment(scope: Scope, amount: syntax.Amount, payer: Expr | None, payee: Expr | None) -> Payment | None:
    if amount.noun is None:
        return whole_price(scope, amount)
    resource = resource_of(scope, amount.noun, payer, Role.PAY)
    value = number(scope, amount.value)
    check_amount(scope, value, "paid")
    if resource is None:
        return None
    to = None
    if payee is not None and resource.field.owner == PLAYER:
        to = resource_of(scope, amount.noun, payee, Role.GAIN)
    return Payment(amount.span, resource, value, quantities_in(value), to, None)


def whole_price(scope: Scope, amount: syntax.Amount) -> Payment | None:
    """`pay space.cost`: the price that stands in a table."""
    value = bind(scope, amount.value, PRICE)
    if is_unknown(value):
        return None
    if not (isinstance(value, ColumnRead) and isinstance(value.type, RuleType) and value.type.kind == "price"):
        no_price(scope, amount.span, "write what is paid, as in `pay 2 funds`")
        return None
    return Payment(amount.span, None, value, (), None, value)


def no_price(scope: Scope, span: Span, help: str) -> None:
    scope.error("wrong-arguments", "a price needs to say of what", span, "no resource", help)


def bind_price_cell(scope: Scope, price: syntax.Price) -> tuple[Payment, ...]:
    """A price as it stands in a table: what it says of the one who pays it."""
    payments = []
    for amount in price.amounts:
        if amount.noun is None:
            no_price(scope, amount.span, "write it, as in `2 funds`")
            continue
        found = noun_field(scope, amount.noun)
        if found is None:
            name = syntax.Ident(amount.noun.span, amount.noun.name.text)
            scope.unknown("unknown-name", f"there is no field called `{name}`", name, scope.model.fields, "fields")
            continue
        resource = resource_of(scope, amount.noun, scope.me, Role.PAY)
        value = number(scope, amount.value)
        if resource is not None:
            payments.append(Payment(amount.span, resource, value, (), None, None))
    return tuple(payments)


def player_or_me(scope: Scope, node: syntax.Expr | None, span: Span) -> Expr | None:
    """Who decides or pays; what is written, or me."""
    if node is not None:
        return player(scope, node)
    if scope.me is None:
        help = "name the player, as in `p chooses ...`"
        scope.error("missing-me", "who decides? no player is acting here", span, "nobody to ask", help)
    return scope.me
