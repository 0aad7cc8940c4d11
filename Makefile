# make play    play Once Upon a Forest in the terminal
# make test    all checks and tests
# make setup   just install what both need, into .venv
#
# Everything is installed into this folder: uv (if there is none) into .uv, the rest into .venv.

PYTHON ?= python3
UV := $(shell command -v uv 2>/dev/null || echo .uv/bin/uv)
BIN := .venv/bin

.PHONY: play test setup lint lock clean

play: setup
	@$(BIN)/spinney play once

test: lint
	@echo "== tests"
	$(BIN)/pytest -n 2

lint: setup
	@echo "== style and types"
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict src

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
		--python-version 3.11 --group dev pyproject.toml --output-file requirements.lock

clean:
	rm -rf .venv .uv .pytest_cache .mypy_cache .ruff_cache .hypothesis
