"""A syntax tree as one short line: `(Gain - ((Amount 2 power)) - -)`. Numbers, names and words stand for themselves."""

from dataclasses import fields

from dsl import syntax


def sketch(node) -> str:
    match node:
        case None:
            return "-"
        case tuple():
            return "(" + " ".join(map(sketch, node)) + ")"
        case syntax.Ident() | syntax.Name() | syntax.TypeName() | syntax.NamedType() | syntax.SimpleType():
            return next(str(getattr(node, field.name)) for field in fields(node) if field.name != "span")
        case syntax.Number():
            return str(node.value)
        case syntax.Text():
            return f'"{node.value}"'
        case syntax.Noun(args=()):
            return node.name.text
        case syntax.Node():
            parts = [sketch(getattr(node, field.name)) for field in fields(node) if field.compare]
            return "(" + " ".join([type(node).__name__, *parts]) + ")"
    return str(node)


def nodes(node):
    """The node and all below it."""
    if isinstance(node, tuple):
        for item in node:
            yield from nodes(item)
    elif isinstance(node, syntax.Node):
        yield node
        for field in fields(node):
            if field.name != "span":
                yield from nodes(getattr(node, field.name))
