# Orrery: everything a person types. Needs Python 3.11 or newer, git and make; the rest goes into .venv.
#   make play    the tables, in your browser     make test    what CI runs
#   make long    every test, over many games     make bench   speed, beside python-chess
#   make setup   only prepare .venv              make lock    renew requirements.lock
#   make page    only build the browser client   make clean   remove what the above made
#   make dist    what is installed elsewhere: a wheel and an sdist, with the page
#   make terminal    a game in the terminal
#   make check FILE=src/orrery/cli.py    lint, format and types of one file, of web/ too
# ARGS is passed on: make play ARGS="--port 9000", make terminal ARGS="--lang fr"

PYTHON ?= python3
ARGS ?=
FILE ?=
BIN := .venv/bin
READY := .venv/.ready
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
PYTEST := $(BIN)/pytest -q -n auto --dist worksteal

# Servers, bots and commands are started over and over: Python keeps what it has compiled, wherever it was told not to.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := test
.PHONY: setup page play terminal check test long bench dist lock clean

setup: $(READY) page

page: $(READY)
	@$(BIN)/python tools/page.py

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Orrery needs Python 3.11 or newer, and '$(PYTHON)' is not. Name another: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo "'$(PYTHON)' cannot make virtual environments. On Debian or Ubuntu: apt install python3-venv" >&2; exit 1; }
	@echo "setup: preparing .venv (once)"
	@$(PYTHON) -m venv .venv
	@$(PIP) install --require-hashes -r requirements.lock
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

play: setup
	@$(BIN)/orrery serve --open $(ARGS)

terminal: $(READY)
	@$(BIN)/orrery play race $(ARGS)

check: $(READY)
	@test -f '$(FILE)' || { echo "Which file? make check FILE=src/orrery/cli.py" >&2; exit 1; }
ifneq ($(filter web/%,$(FILE)),)
	@$(BIN)/python tools/page.py --check $(FILE)
else
	@$(BIN)/ruff check --quiet $(FILE)
	@$(BIN)/ruff format --check --quiet $(FILE) || { echo "Not formatted as agreed: $(BIN)/ruff format $(FILE)" >&2; exit 1; }
	@$(BIN)/mypy $(FILE)
endif

test: setup
	@echo "ruff: lint"
	@$(BIN)/ruff check --quiet .
	@echo "ruff: format"
	@$(BIN)/ruff format --check --quiet . || { echo "Not formatted as agreed: $(BIN)/ruff format" >&2; exit 1; }
	@echo "mypy; the page: svelte-check, eslint, prettier, vitest"
	@$(BIN)/mypy & mypy=$$!; $(BIN)/python tools/page.py --check; page=$$?; wait $$mypy && exit $$page
	@$(PYTEST) $(ARGS)

long: setup
	@ORRERY_LONG=1 $(PYTEST) $(ARGS)
	@$(BIN)/python -m tools.meetings
	@nice $(BIN)/python -m tools.mutations

bench: setup
	@$(BIN)/orrery bench $(ARGS)
	@$(BIN)/python tools/bench_page.py

dist: setup
	@$(BIN)/python -m tools.distribute

lock:
	@$(PYTHON) tools/lock.py

clean:
	@rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist src/*.egg-info web/node_modules src/orrery/server/page
	@find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
