package program

// pythonCheckers: linters, formatters and type checkers.
var pythonCheckers = []Entry{
	{
		Name:   "ruff",
		Source: "docs.astral.sh/ruff/configuration, ruff 0.8: reads no code as settings",
		Level:  medium, Operands: "read...",
		Options: `
			-* -qvsew
			--config=:read
			--isolated
			-V,-h:info
		`,
		Subs: []Entry{
			{
				Name: "rule config linter version help", Level: low, Operands: "text...",
				Options: `--output-format= --all`,
			},
			{Name: "clean", Level: medium, Operands: "look..."},
			{
				Name: "check", Level: medium, Operands: "read...",
				Options: `
					-*
					--fix:edit
					--unsafe-fixes
					--select=
					--ignore=
					--extend-select=
					--output-format=
					-o,--output-file=:write
					--target-version=
					--line-length=
					--exclude=
					--statistics
					--cache-dir=:look
					--stdin-filename=
					--add-noqa:edit
				`,
			},
			{
				Name: "format", Level: medium, Operands: "edit...",
				Options: `
					-* --check --diff
					--exclude=
					--line-length=
					--target-version=
					--stdin-filename=
					--range=
				`,
			},
		},
		Examples: `
			low | ruff --version
			low | ruff rule E501
			medium | ruff check .
			medium | ruff check --fix src
			medium | ruff format src
			medium | ruff format --check
			high FS_OUTSIDE_WORKSPACE | ruff format ../other
			medium FS_DELETE_OVERWRITE | ruff check -o out.txt .
		`,
	},
	{
		Name: "black isort autopep8 yapf autoflake pyupgrade docformatter blue usort add-trailing-comma " +
			"reorder-python-imports 2to3 autotyping ssort",
		Source: "black.readthedocs.io, pycqa.github.io/isort, autopep8 and yapf READMEs: they change the " +
			"files that they are given",
		Level: medium, Operands: "edit...",
		Options: `
			-*
			-h:info
			-l,--line-length=
			-t,--target-version=
			-c,--code=
			--config,--settings-path,--settings-file,--style=:read
			--include=
			--exclude=
			--extend-exclude=
			--skip=
			--stdin-filename=
			-W,--workers=
			--profile=
			--line-ranges=
			--plugin=:executes
		`,
		Examples: `
			low | black --version
			medium | black src
			medium | black --check .
			medium | isort --profile black src
			high FS_OUTSIDE_WORKSPACE | black ../other
		`,
	},
	{
		Name:   "yamllint",
		Source: "yamllint.readthedocs.io 1.35: reads YAML, and its settings are YAML",
		Level:  low, Operands: "read...",
		Options: `
			-svh
			-c,--config-file=:read
			-d,--config-data=
			-f,--format=
			--list-files --strict --no-warnings
		`,
		Examples: `
			low | yamllint .github/workflows
			low | yamllint -f parsable -s .
			high FS_CONFIG_SECRETS | yamllint .env
		`,
	},
	{
		Name: "mypy dmypy pyright basedpyright pyre pytype ty pyflakes flake8 pylint pycodestyle pydocstyle " +
			"bandit vulture radon xenon mccabe prospector pyroma interrogate deptry import-linter lint-imports " +
			"sqlfluff djhtml curlylint doc8 rstcheck check-manifest check-jsonschema validate-pyproject darglint " +
			"flynt refurb fixit unify slotscheck tryceratops wemake tach",
		Source: "mypy.readthedocs.io, microsoft.github.io/pyright, flake8.pycqa.org, pylint.readthedocs.io " +
			"and the manuals of the others: plugins named in the project's settings run",
		Level: medium, Operands: "read...",
		Options: `
			@
			--plugins=:executes
			-*
			-h,-V:info
			--config,--config-file,--append-config,--rcfile,--project=:settings
			--python-executable,--pythonpath=:exec
			--load-plugins=:executes
			--init-hook=:code+executes
			--install-types:installs
			--python-version=
			--cache-dir=:look
			-o,--output,--output-file=:write
			--junit-xml,--html-report,--txt-report,--xml-report,--any-exprs-report,--cobertura-xml-report=:make
			-m,--module,-p,--package=
			-c,--command=
			--disable=
			--enable=
			--select=
			--ignore=
			--max-line-length=
			--format=
			-w,--write-changes:edit
			--fix:edit
			-f=:format
			--html-report,--linecount-report,--linecoverage-report,--lineprecision-report,--xslt-html-report=:make
			--xslt-txt-report,--memory-xml-report,--timing-stats,--line-checking-stats,--perf-stats-file=:make
			-t=
			-j,--jobs=
			--verifytypes=
		`,
		Examples: `
			medium EXEC_ARBITRARY | mypy --plugins x src
			medium EXEC_ARBITRARY | mypy @args.txt
			low | mypy --version
			medium | mypy src
			medium | flake8 --max-line-length 100 src
			medium | pylint src
			medium | pyright
			medium EXEC_ARBITRARY | pylint --load-plugins=evil src
			medium..critical EXEC_ARBITRARY | pylint --init-hook='import os; os.system("id")' src
			high DEPS_INSTALL_UPDATE | mypy --install-types --non-interactive
		`,
	},
	{
		Name:   "pre-commit prek",
		Source: "pre-commit.com, pre-commit 4; prek 0.2",
		Level:  medium, Operands: "text...",
		Options: `
			-*
			-c,--config=:settings
			--hook-stage=
			--files=:look
		`,
		Subs: []Entry{
			{Name: "validate-config validate-manifest sample-config help", Level: low, Operands: "read..."},
			{Name: "run", Level: medium, Operands: "text...", Options: `-* --files=:look`},
			{
				Name: "install uninstall init-templatedir migrate-config", Level: medium, Categories: executes,
				Operands: "text...",
				Options: `
					-*
					-t=
					--hook-type=
				`,
			},
			{
				Name: "install-hooks autoupdate try-repo", Level: high, Categories: installs | network,
				Operands: "text...", Options: `-*`,
			},
			{Name: "clean gc", Level: medium, Categories: overwrites | outside},
		},
		Examples: `
			low | pre-commit --version
			medium | pre-commit run --all-files
			medium EXEC_ARBITRARY | pre-commit install
			high DEPS_INSTALL_UPDATE | pre-commit autoupdate
		`,
	},
	{
		Name:   "nbstripout nb-clean",
		Source: "nbstripout README, 0.8; nb-clean README, 3: they take the outputs out of the notebook itself",
		Level:  medium, Operands: "renew...",
		Options: `
			-*
			-t,--textconv,--dry-run,--verify,--status:dry
			--install,--uninstall:executes
		`,
		Subs: []Entry{
			{Name: "clean check", Level: medium, Operands: "renew..."},
			{Name: "add-filter remove-filter", Level: medium, Categories: executes},
		},
		Examples: `
			medium | nbstripout a.ipynb
			low | nbstripout -t a.ipynb
			medium EXEC_ARBITRARY | nbstripout --install
		`,
	},
	{
		Name: "semgrep opengrep",
		Source: "semgrep.dev/docs/cli-reference, 1.90: rules may come from its registry, findings go to its " +
			"service",
		Level: medium, Operands: "read...",
		Options: `
			-*
			-f,-c,--config=:read+network@auto+network@p/*+network@r/*+network@s/*+network@*://*
			-a,--autofix:edit
			-o,--output,--json-output,--sarif-output=:write+network@*://*
			--json --sarif
			-e,--pattern=
			-l,--lang=:secrets@generic+secrets@regex+secrets@none
			--no-git-ignore,--no-secrets-ignore:secrets
			--include=:pattern
			--exclude=
			-j,--jobs=
			--severity=
			-r,--replacement=
			--dryrun
			-h:info
		`,
		Subs: []Entry{
			{Name: "ci publish install-semgrep-pro", Level: high, Categories: network | sends, Operands: "text..."},
			{Name: "login logout", Level: high, Categories: accounts | network, Operands: "text..."},
			{Name: "scan test show validate", Level: medium, Operands: "read..."},
		},
		Examples: `
			low | semgrep --version
			medium | semgrep --config rules.yml src
			medium | semgrep scan -f rules src
			high NETWORK_RISK | semgrep --config=auto src
			high NETWORK_RISK | semgrep --config p/python
			high NETWORK_RISK | semgrep --config https://example.com/x
			high NETWORK_RISK | semgrep ci
			high NETWORK_RISK | semgrep --config rules.yml -o https://example.com/ src
			high ACCOUNT_CHANGE | semgrep login
		`,
	},
	{
		Name:   "pipdeptree",
		Source: "pipdeptree 2.23 README: reads what is installed; --python asks another interpreter",
		Level:  low, Operands: "",
		Options: `
			-raflux
			-p,--packages=
			-e,--exclude=
			-d,--depth=
			-o,--output=
			-w,--warn=
			--python=:exec
			--path=:look
			--reverse --all --freeze --json --json-tree --mermaid
			--graph-output=
			--license --local-only --user-only --exclude-dependencies
			--metadata=
			-v:info
		`,
		Examples: `
			low | pipdeptree
			low | pipdeptree -p flask
			low | pipdeptree --reverse --packages requests
			medium..critical EXEC_ARBITRARY | pipdeptree --python ./x
		`,
	},
	{
		Name:   "pip-audit safety",
		Source: "pip-audit and safety READMEs: ask a service about the packages",
		Level:  medium, Out: Answer, Operands: "text...",
		Options: `
			-*
			-r,--requirement=:read
			--fix:installs
			-o,--output=:write
		`,
		Examples: `
			medium | pip-audit
			high DEPS_INSTALL_UPDATE | pip-audit --fix
		`,
	},
}
