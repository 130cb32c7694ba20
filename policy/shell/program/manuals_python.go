package program

// pythonManuals: what tests, checks, builds and serves Python.
var pythonManuals = []manual{
	{"pytest, py.test", `
		-v -vv -x -s -q -l -h --lf --ff --nf --sw --last-failed --failed-first --new-first --stepwise --exitfirst
		--showlocals --no-header --no-summary --no-cov --fixtures --fixtures-per-test --markers --runxfail
		--strict-markers --strict-config --durations-min --color --capture --show-capture --full-trace --cache-show
		--verbosity --doctest-modules --doctest-continue-on-failure --doctest-ignore-import-errors --numprocesses --dist
		--maxprocesses --forked --reruns --reruns-delay --only-rerun --benchmark-only --benchmark-skip
		--benchmark-disable --asyncio-mode --cov-branch --cov-append --cov-fail-under --no-cov-on-fail --cov-context
		--randomly-seed --reuse-db --create-db --no-migrations --nomigrations --headed --slowmo --keep-duplicates
		--collect-in-virtualenv --snapshot-update --inline-snapshot --timeout-method --hypothesis-show-statistics
		--hypothesis-seed --count --flake-finder --no-success-flaky-report --xfail-tb -rA -ra
	`},
	{"pylint", `
		-r -n -v -s -E --reports --recursive --score --errors-only --enable-all-extensions --py-version --confidence
		--fail-under --fail-on --msg-template --good-names --max-args --persistent --from-stdin --ignore-patterns
		--ignore-paths --ignored-modules --ignored-classes
	`},
	{"mypy, dmypy", `
		-V --strict --no-incremental --ignore-missing-imports --follow-imports --namespace-packages
		--explicit-package-bases --check-untyped-defs --disallow-untyped-defs --disallow-any-generics
		--disallow-untyped-calls --disallow-incomplete-defs --disallow-subclassing-any --disallow-untyped-decorators
		--warn-unused-ignores --warn-return-any --warn-redundant-casts --warn-unused-configs --warn-unreachable
		--no-implicit-optional --implicit-reexport --no-implicit-reexport --strict-equality --show-error-codes
		--show-error-context --show-column-numbers --pretty --platform --follow-untyped-imports --no-error-summary
		--enable-error-code --disable-error-code --enable-incomplete-feature --exclude --skip-version-check
		--skip-cache-mtime-checks --sqlite-cache --hide-error-codes --local-partial-types --no-site-packages
		--scripts-are-modules --allow-redefinition --allow-untyped-globals
	`},
	{"pyright, basedpyright", `
		--pythonversion --pythonplatform --outputjson --stats --dependencies --skipunannotated --warnings --level
		--threads
	`},
	{"flake8, pycodestyle, pyflakes, pydocstyle", `
		--max-complexity --extend-ignore --extend-select --extend-exclude --per-file-ignores --show-source --statistics
		--count --benchmark --doctests --hang-closing --disable-noqa --first --show-pep8 --convention --add-ignore
		--add-select --indent-size --max-doc-length
	`},
	{"black, isort", `
		--check --diff -S -C --skip-string-normalization --skip-magic-trailing-comma --preview --fast --pyi --ipynb
		--required-version --line-length --check-only -c --profile --multi-line --force-sort-within-sections
		--force-grid-wrap --combine-as --combine-star --ca --tc --trailing-comma --sl --force-single-line-imports
		--float-to-top --atomic --filter-files --only-modified --skip-gitignore --gitignore --src
	`},
	{"autoflake, autopep8, yapf, pyupgrade, docformatter, usort", `
		-i -a -r --in-place --aggressive --recursive --remove-all-unused-imports --remove-unused-variables
		--expand-star-imports --remove-duplicate-keys --ignore-init-module-imports --max-line-length --parallel -d
		--py3-plus --py36-plus --py37-plus --py38-plus --py39-plus --py310-plus --py311-plus --py312-plus
		--keep-percent-format --wrap-summaries --wrap-descriptions
	`},
	{"bandit", `
		-r -l -ll -lll -i -ii -iii -q -n -s -t -x --severity-level --confidence-level --skip --tests --exit-zero
		--aggregate --number
	`},
	{"vulture, radon, xenon, interrogate", `
		--min-confidence --sort-by-size --ignore-names --ignore-decorators -s -a -nc -nb --show-complexity --average
		--total-average -vv --fail-under -i
	`},
	{"ruff, ruff check, ruff format", `
		--preview --no-preview --no-fix --fix-only --show-fixes --show-files --show-settings --extend-ignore
		--per-file-ignores --extend-per-file-ignores --extend-exclude --extend-fixable --fixable --unfixable
		--force-exclude --respect-gitignore --no-respect-gitignore --no-cache -n --exit-zero --exit-non-zero-on-fix
		--exit-non-zero-on-format --ignore-noqa --show-source -e -w
	`},
	{"coverage", `
		-i --ignore-errors --fail-under --show-missing -m --skip-covered --skip-empty --precision --sort --omit
		--include --contexts --show-contexts --pretty-print --title --branch --keep -q --format
	`},
	{"snakemake", `
		-n -p -c -j -k -F -f -R -U -q -s --cores --dryrun --printshellcmds --keep-going --forceall --rerun-incomplete
		--use-conda --lint --summary --dag --rulegraph
	`},
	{"buf", `-w --write --diff --exit-code --include-imports --debug --error-format --log-format`},
	{"swig", `
		-c++ -python -java -go -ruby -csharp -lua -perl5 -php -r -javascript -node -Wall -E -MM -MMD -builtin -py3
		-threads -doxygen -nofastunpack -debug-classes
	`},
	{"tox, nox", `
		-r -l -p -v -q -a --recreate --listenvs --parallel --parallel-live --skip-missing-interpreters
		--skip-pkg-install --notest --sessions --session --tags -t --reuse-existing-virtualenvs -R --no-venv --python
		--stop-on-first-error --pythons -N --no-install --force-color --list --list-sessions
	`},
	{"pre-commit run, prek run", `
		-a -v --all-files --show-diff-on-failure --color --from-ref --to-ref --verbose --hook-stage --last-commit
	`},
	{"django-admin, manage.py", `
		-v --verbosity --no-color --force-color --skip-checks --traceback --noreload --nothreading --noinput --no-input
		--check --dry-run --plan --fake-initial --list -l --showmigrations --keepdb --parallel --failfast --pattern -k
		--tag --exclude-tag --database --deploy --fail-level --run-syncdb --empty --merge --name -n --no-header
		--natural-foreign --natural-primary --indent --format --locale -a --all --link --no-post-process --ignore -i
		--domain -d --extension -e --no-wrap --no-location --no-obsolete --keep-pot --debug-mode --debug-sql --timing
		--shuffle --buffer --pdb --interactive --insecure --username --email --reverse --backwards
	`},
	{"flask", `
		-p --port --debug --no-debug --reload --no-reload --debugger --no-debugger --with-threads --without-threads
		--exclude-patterns --sort --all-methods --message --rev-id --head --splice --branch-label --sql --tag
	`},
	{"uvicorn, hypercorn, daphne, fastapi, granian, waitress-serve", `
		--port --reload --no-reload --workers --loop --http --ws --ws-max-size --ws-ping-interval --interface --lifespan
		--log-level --access-log --no-access-log --use-colors --no-use-colors --factory --limit-concurrency
		--limit-max-requests --timeout-keep-alive --backlog --date-header --server-header
		--h11-max-incomplete-event-size --threads --root-path --no-server-header --proxy-headers --reload-delay
		--reload-exclude
	`},
	{"gunicorn", `
		-w --workers --threads -t --timeout --graceful-timeout --keep-alive --backlog --max-requests
		--max-requests-jitter --reload --log-level --check-config --print-config --worker-connections
		--limit-request-line --limit-request-fields --no-sendfile --reuse-port --spew -R --capture-output
	`},
	{"celery", `
		-l --loglevel -c --concurrency -Q --queues -n --hostname -P --pool -E --task-events --without-gossip
		--without-mingle --without-heartbeat -O --prefetch-multiplier --max-tasks-per-child --time-limit
		--soft-time-limit --autoscale -B --json -t --timeout -q --quiet -X --exclude-queues -a --args -k --kwargs
		--countdown --eta --expires --serializer --queue --routing-key
	`},
	{"pyinstaller", `
		-F --onefile -D --onedir -n --name -w --windowed --noconsole -c --console -i --icon --add-data --add-binary -p
		--paths --hidden-import --hiddenimport --collect-all --collect-data --collect-submodules --collect-binaries
		--copy-metadata --exclude-module --log-level --strip --noupx --splash --version-file --target-arch -y
		--noconfirm --clean --optimize --contents-directory
	`},
	{"alembic", `
		-m --message --autogenerate --sql --head --heads --splice --branch-label --rev-id --depends-on --tag --verbose
		-r --rev-range -i --indicate-current -n --name -x --raiseerr -v --resolve-dependencies
	`},
	{"streamlit, gradio, litestar", `
		--server.port --server.headless --server.runOnSave --browser.gatherUsageStats --theme.base
		--global.developmentMode --logger.level --server.maxUploadSize --reload --debug --port -p -d -r
	`},
	{"sphinx-build, sphinx, sphinx-autobuild, sphinx-apidoc", `
		-a -n -E -W -M -N -q -Q -v -T -j -t -A -b --keep-going --fail-on-warning --fresh-env --write-all --nitpicky
		--builder --jobs --tag --show-traceback --no-color --color --port -e -f -P -M --separate --no-toc
		--implicit-namespaces --ext-autodoc --ext-viewcode --ext-intersphinx --ext-todo --maxdepth -H -V -R -l
	`},
	{"sphinx-quickstart", `
		-q -p -a -v -r -l --sep --no-sep --dot --project --author --release --language --suffix --master --ext-autodoc
		--ext-doctest --ext-intersphinx --ext-todo --ext-coverage --ext-imgmath --ext-mathjax --ext-ifconfig
		--ext-viewcode --ext-githubpages --makefile --no-makefile --batchfile --no-batchfile --no-use-make-mode
		--use-make-mode
	`},
	{"mkdocs", `
		-s --strict -c --clean --dirty -t --theme --use-directory-urls --no-directory-urls --livereload --no-livereload
		--dirtyreload -w --watch-theme
	`},
	{"semgrep", `
		--error --json --sarif --text --junit-xml --emacs --vim --gitlab-sast --max-target-bytes --timeout-threshold
		--metrics --strict --test --validate --no-git-ignore --baseline-commit --include-rule --exclude-rule --time
		--max-lines-per-finding --max-chars-per-line --dataflow-traces --oss-only --x-ls --skip-unknown-extensions
	`},
	{"uv run, uv venv, uv init, uv build, uv export, uv", `
		--no-sync --frozen --locked --offline --no-project --no-dev --dev --all-groups --all-extras --all-packages
		--no-default-groups --only-dev --no-editable --exact --inexact --no-cache -n --refresh --quiet --verbose
		--python-preference --no-python-downloads --managed-python --system-site-packages --no-readme --no-pin-python
		--no-workspace --vcs --description --author-from --wheel --sdist --no-hashes --no-annotate --no-header
		--no-emit-project --no-emit-workspace --resolution --prerelease --isolated --no-env-file --no-build-logs
		--no-config
	`},
	{"poetry, pdm, hatch, rye", `
		-n -v -q --no-interaction --no-ansi --no-root --sync --only --without --with --without-hashes --all-extras
		--extras -E --all-groups --dev -d -G --no-cache --src --sdist --wheel -t --target --skip-lock
	`},
	{"virtualenv, pyvenv", `
		--system-site-packages --no-download --no-pip --no-setuptools --no-wheel --copies --symlinks --always-copy
		--no-periodic-update --no-vcs-ignore
	`},
	{"cython, cythonize", `-i -a --inplace --annotate`},
	{"maturin, cython, cythonize, stubgen, pybabel", `
		--release -r --strip --features -F --all-features --no-default-features --profile --locked --offline --frozen
		--sdist --zig --compatibility --skip-auditwheel --target -3 --cplus --3str -X --language-level --no-docstrings
	`},
}
