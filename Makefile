# make play    play in the browser
# make modules just build the modules of rules that have changed
# make test    all checks and tests, those in Chromium included
# make audit   looks for known faults of the packages that Spinney needs; where there is no network it says so
# make page-test   those of the page alone: types, tests, and whole games in Chromium
# make page    just build the page (needs Node 20 or newer)
# make walk        goes through every table on screens of eight sizes and tells what gets in the way
# make gallery     pictures of every table and screen, into the folder gallery
# make site    Spinney without a server: a folder of static files, into the folder site
# make nets    what the diary says of nets, measured anew: forms, costs, sizes, advice, strength; takes hours, and goes on
#              with the deals in the folder deals if it was interrupted
# make setup   just install what Python needs, into .venv
#
# Everything is installed into this folder: uv (if there is none) into .uv, the rest into .venv.

PYTHON ?= python3
UV := $(shell command -v uv 2>/dev/null || echo .uv/bin/uv)
BIN := .venv/bin

# Python keeps what it has compiled, also where the environment says otherwise: tests alone are 300 files, read by every
# process that runs them, and some hundred processes are started.
unexport PYTHONDONTWRITEBYTECODE

PAGE := src/spinney/server/page/index.html
PAGE_SOURCES := $(shell find web -name node_modules -prune -o -type f -print) $(wildcard src/spinney/games/*/pack.toml)
SITE := site/files.json
SITE_SOURCES := $(shell find src/spinney -path src/spinney/server/page -prune -o -type f -not -name "*.pyc" -print) $(shell find docs/rules -type f) $(wildcard scripts/site*)
CHROMIUM := $(firstword $(shell command -v chromium chromium-browser google-chrome))
POSTGRES := $(firstword $(shell command -v initdb) $(wildcard /usr/lib/postgresql/*/bin/initdb))

.PHONY: play test audit page site modules setup lint page-check page-test walk gallery nets chromium postgres linker lock clean

play: modules page
	@$(BIN)/spinney serve --open

# What is built is kept between runs. What is not there yet is built first, game by game: tests that run side by side
# would come to the same rules at the same time and build them twice. Checks of style and types keep one core busy each.
# Three tests at a time on two cores, for tests wait, too: for a browser, for a server, for time to pass.
test: modules site chromium postgres
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target lint page-check
	@$(BIN)/spinney build --compiled --check >/dev/null || { echo "== compiling rules that have changed"; \
		$(BIN)/spinney build --compiled --check | cut -d " " -f 1 | xargs -n 1 -P 2 $(BIN)/spinney build --compiled; }
	@echo "== tests"
	$(BIN)/pytest -n 3 --dist worksteal
	@$(MAKE) --no-print-directory audit

# Without a network it says so and is content; a known fault is an error.
audit: setup
	@echo "== known faults of what Spinney needs"
	@UV=$(UV) $(BIN)/python scripts/audit.py

lint: setup
	@echo "== style and types"
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# The linker is asked for only where a module has to be built.
modules: setup
	@$(BIN)/spinney build --check >/dev/null || $(MAKE) --no-print-directory linker
	@if $(BIN)/spinney build --check >/dev/null; then $(BIN)/spinney build >/dev/null; \
	else echo "== building modules of rules that have changed"; \
		$(BIN)/spinney build --check | cut -d " " -f 1 | xargs -n 1 -P 2 $(BIN)/spinney build; fi

linker: setup
	@$(BIN)/python -c "import sys; from spinney.engine.forms.module import linker; sys.exit(not linker())" || { echo "== installing the linker of WebAssembly"; \
		apt-get update --quiet && apt-get install --yes --quiet lld || $(UV) pip install --quiet --python $(BIN)/python ziglang; } || \
		{ echo "wasm-ld is missing and cannot be installed here: install LLVM's lld, then run make again."; exit 1; }

page: $(PAGE)

$(PAGE): $(PAGE_SOURCES) web/node_modules/ready
	@echo "== building the page"
	@npm --prefix web run --silent build

# Not `npm ci`: the lock cannot name builds of Rolldown for machines that it does not offer, and `ci` insists on them.
web/node_modules/ready: web/package-lock.json
	@command -v npm >/dev/null || { echo "Node with npm is missing: the page cannot be built without it."; exit 1; }
	@echo "== installing what the page needs into web/node_modules"
	@npm --prefix web install --no-save --silent --no-audit --no-fund
	@touch $@

site: modules linker $(SITE)

$(SITE): $(PAGE_SOURCES) $(SITE_SOURCES) web/node_modules/ready
	@$(BIN)/python scripts/site.py --out site

page-check: page
	@echo "== the page: types and tests"
	npm --prefix web run --silent check
	npm --prefix web run --silent test

page-test: setup page-check site chromium
	@echo "== the page in Chromium"
	$(BIN)/pytest -n 3 --dist worksteal tests/page

walk: setup modules page chromium
	@$(BIN)/python scripts/walk.py

gallery: setup page chromium
	@$(BIN)/python scripts/gallery.py --out gallery

nets: setup modules
	@$(BIN)/python scripts/net_figures.py
	@$(BIN)/python scripts/advice_figures.py
	@$(BIN)/python scripts/strength.py --only ancient-wood --only solo --games 40 --save deals

# The browser tests use the system's Chromium; most of them the one without windows, in half the time, where it is there.
chromium:
ifeq ($(CHROMIUM),)
	@echo "== installing Chromium"
	@{ apt-get update --quiet && { apt-get install --yes --quiet chromium chromium-headless-shell || apt-get install --yes --quiet chromium; }; } || { echo "Chromium is missing and cannot be installed here: install it, then run make again."; exit 1; }
endif

# The tests start a PostgreSQL of their own, for which they need its programs only.
postgres:
ifeq ($(POSTGRES),)
	@echo "== installing PostgreSQL"
	@{ apt-get update --quiet && apt-get install --yes --quiet postgresql; } || echo "PostgreSQL is missing and cannot be installed here: tests that need it are skipped."
endif

setup: .venv/ready

.venv/ready: requirements.lock pyproject.toml | $(UV)
	@echo "== installing what Spinney needs into .venv"
	@test -x $(BIN)/python || $(UV) venv --quiet --python $(PYTHON) .venv
	@$(UV) pip sync --quiet --compile-bytecode --python $(BIN)/python --require-hashes requirements.lock
	@$(UV) pip install --quiet --python $(BIN)/python --no-deps --editable .
	@touch $@

.uv/bin/uv:
	@echo "== installing uv into .uv (there is none on this machine)"
	@$(PYTHON) -m venv .uv
	@.uv/bin/python -m pip install --quiet uv

# The lock serves x86-64 and arm64, and names no package index.
lock: | $(UV)
	$(UV) pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-annotate --no-header \
		--python-version 3.11 --extra all --group dev pyproject.toml --output-file requirements.lock

clean:
	rm -rf site .wheels .venv .uv web/node_modules src/spinney/games/*/module.wasm src/spinney/server/page .pytest_cache .mypy_cache .ruff_cache .hypothesis
