"""Names and types settled: the bound tree, and the pass that makes it. Read README.md first."""
