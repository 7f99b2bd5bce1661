"""Compiled games, written by `rulewright build` and committed so that a change of a rule shows in review."""
