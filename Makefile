# Everything runs in an environment of its own, .venv, which is made when it is missing or out of date.
PYTHON ?= python3
BIN := .venv/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
PYTEST := $(BIN)/python -m pytest -q
MEASURED := $(BIN)/coverage run -m pytest -q
BESIDE := $(MAKE) --no-print-directory --jobs
PYTHON_CODE := src tests benchmarks tools web/build.py hatch_build.py
SOURCES := $(shell find src -name '*.py')

.PHONY: play test all-tests bounds-checked uncompiled quick quick-tests check check-python check-pages coverage bench soak audit setup compiled pages types browser pictures clean

play: pages  ## start the server and open the browser on it; rules are compiled beside it
	$(BIN)/housewright serve --open

test: setup  ## everything: checks, all tests, and the rule tests in the two other ways, beside each other
	$(BESIDE) check all-tests bounds-checked uncompiled

all-tests: compiled browser  ## the tests as they are; two at a time for each core, because most of them wait
	$(PYTEST) -n auto --dist worksteal --durations 20

bounds-checked: setup  ## the rule tests, where nobody may look beyond an array
	NUMBA_BOUNDSCHECK=1 $(BIN)/housewright compile welcome heimat
	NUMBA_BOUNDSCHECK=1 $(PYTEST) -n logical --durations 10 $(RULE_TESTS)

uncompiled: setup  ## the rule tests in plain Python
	NUMBA_DISABLE_JIT=1 $(PYTEST) -n logical --durations 10 $(UNCOMPILED)

RULE_TESTS := tests/welcome tests/heimat tests/engine tests/players/test_golden_values.py
CONFORMANCE := tests/conformance/test_welcome_conforms.py tests/conformance/test_heimat_conforms.py
UNCOMPILED := -k "not large" $(RULE_TESTS) tests/oracle $(CONFORMANCE) tests/players/test_lessons.py

quick: compiled  ## what matters while working
	$(BESIDE) check quick-tests

quick-tests: compiled
	$(PYTEST) -n auto --dist worksteal --durations 10 $(QUICK)

QUICK := -k "not training and not new_plan" tests/engine tests/welcome tests/heimat tests/golden tests/players tests/test_*.py

check: setup  ## types and style, of the pages, too
	$(BESIDE) check-python check-pages

check-python: setup
	$(BIN)/ruff check $(PYTHON_CODE)
	$(BIN)/ruff format --check $(PYTHON_CODE)
	$(BIN)/mypy
	$(BIN)/mypy web/build.py hatch_build.py

check-pages: setup
	$(BIN)/python web/build.py --check

THINKING := tests/players/test_looking_ahead.py tests/players/test_heimat_players.py

coverage: compiled browser  ## which branches no test takes, with servers and commands, and with rules in plain Python; 95 % must be
	$(BIN)/coverage erase
	NUMBA_DISABLE_JIT=1 $(MEASURED) -n logical $(UNCOMPILED) $(THINKING)
	$(MEASURED) -n auto --dist worksteal
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report
	$(BIN)/coverage json --quiet -o - | $(BIN)/python -m tools.coverage

pages: .venv/playing  ## the pages, built into the package
	$(BIN)/python web/build.py

types: setup  ## the types of the API, for the pages
	$(BIN)/python -m housewright.server.openapi > web/openapi.json
	cd web && npx openapi-typescript openapi.json -o src/lib/schema.d.ts && rm openapi.json

browser: setup  ## Chromium, for the tests of the pages
	$(BIN)/python -m tests.pages.chromium

pictures: compiled browser  ## the pictures in docs/pictures
	$(BIN)/python -m tests.pages.pictures

bench: compiled  ## speed of the rules per CPU-second, of the analysis, and of the server beside a bare commit
	$(BIN)/housewright bench
	$(BIN)/python -m benchmarks.analysis
	$(BIN)/python -m benchmarks.server

soak: compiled  ## the long runs: oracle against engine over thousands of games, and the long forms of the tests of server and analysis
	$(BIN)/python -m tests.soak
	$(BIN)/python -m tests.server.soak
	$(BIN)/python -m tests.analysis.soak

audit: setup  ## known weaknesses of what we depend on; says so where the network does not allow to ask
	$(BIN)/python -m tools.audit

setup: .venv/ready  ## environment, dependencies and pages, for working on it
	$(BIN)/python web/build.py --tools

.venv/ready: .venv/playing  # with the tools of tests and checks
	$(INSTALL) --editable '.[dev]'
	touch $@

.venv/playing: pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Housewright needs Python 3.11 or newer")'
	$(PYTHON) -m venv .venv
	$(INSTALL) --editable .
	touch $@

compiled: setup  ## compiled rules, with a progress display
	$(BIN)/housewright compile

clean:  ## forget the environment
	rm -rf .venv .mypy_cache .ruff_cache
