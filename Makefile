# Every target sets itself up: Python 3.11 (or newer) and make are all a machine needs.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV   := .venv
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.installed
GAMES  := $(wildcard tests/games/*/game.rules tests/language/*/game.rules)

# One process for each core; all tests of a file run in one, so that they share its compiled games.
SIDE_BY_SIDE := -n logical --dist loadfile

.PHONY: demo test browser lint bench soak clean

demo: $(STAMP)
	@$(BIN)/python -m rulewright.demo

test: $(STAMP)
	@$(BIN)/python -m pytest $(SIDE_BY_SIDE)

# A browser for the tests of the gallery, which are skipped without one.
browser: $(STAMP)
	@.ci/browser

soak: $(STAMP)
	@RULEWRIGHT_SOAK=1 $(BIN)/python -m pytest $(SIDE_BY_SIDE)

# From the quickest to the slowest; each says in a line what it looked at.
lint: $(STAMP)
	@echo "== ruff check" && $(BIN)/ruff check
	@echo "== ruff format" && $(BIN)/ruff format --check
	@echo "== mypy" && $(BIN)/mypy
	@echo "== rulewright fmt" && $(BIN)/rulewright fmt --check
	@$(if $(GAMES),$(BIN)/rulewright fmt --check $(patsubst %/,%,$(dir $(GAMES))))
	@echo "== rulewright build" && $(BIN)/rulewright build --check

bench: $(STAMP)
	@$(BIN)/python -m benchmarks

clean:
	rm -rf $(VENV) build dist *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis .rulewright_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(STAMP): pyproject.toml constraints.txt
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@PIP_CONSTRAINT=constraints.txt $(BIN)/python -m pip install -qq --disable-pip-version-check -e '.[dev]'
	@touch $@
