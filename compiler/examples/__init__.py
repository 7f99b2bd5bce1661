"""Planning examples: a pass from bound examples (`compiler.bound`) to steps that can be played (`rulewright.examples`).

steps.py        what a plan is
plan.py         the pass
conditions.py   the parts of a condition, and the values that decide them
"""
