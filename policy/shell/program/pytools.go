package program

import "slices"

// pythonTools: pip, uv, poetry and the like, test runners, linters, formatters.
var pythonTools = slices.Concat(pythonManagers, pythonCheckers, pythonPublishers)

// pipCommands are those of pip, also as `uv pip` and `python -m pip`.
var pipCommands = []Entry{
	{
		Name: "list", Level: low,
		Options: `
			-lie
			-o,--outdated,-u,--uptodate:answer
			-f,--find-links=:look
			--local --user
			--path=:look
			--editable --include-editable --exclude-editable --pre
			--format=
			--not-required
			--exclude=
			--strict
			-p,--python=:choice
			--system
		`,
	},
	{
		Name: "show freeze check inspect debug help completion tree", Level: low, Operands: "text...",
		Options: `
			-flbzd --files --local --user --all --exclude-editable
			--exclude=
			-r,--requirement=:read
			--path=:look
			-p,--python=:choice
			--depth=
			--invert
			--prune=
			--no-dedupe --show-version-specifiers
			--outdated:answer
			--strict --system
			--platform=
			--python-version=
			--implementation=
			--abi=
			--bash --zsh --fish --powershell
		`,
	},
	{Name: "hash", Level: low, Operands: "read...", Options: `-a,--algorithm=`},
	{
		Name: "config", Level: low, Options: `--editor=:exec --global --user --site`,
		Subs: []Entry{
			{
				Name: "get", Level: low, Operands: "text...",
				Names: []Entry{
					{
						Name: "*index-url* *proxy* *password* *token*", Level: high, Categories: secrets,
						Out: Sensitive, Says: "{0} shows credentials",
					},
				},
			},
			{Name: "list debug", Level: low, Operands: "text..."},
			{
				Name: "set unset", Level: medium, Categories: executes,
				Says: "{0} changes from which host packages come", Operands: "text...", Options: `--global:outside`,
			},
			{Name: "edit", Level: medium, Categories: executes},
		},
	},
	{
		Name: "cache", Level: low,
		Subs: []Entry{
			{Name: "dir info list", Level: low, Operands: "text...", Options: `--format=`},
			{Name: "remove purge", Level: medium, Categories: overwrites | outside, Operands: "text..."},
		},
	},
	{Name: "index search", Level: medium, Out: Answer, Operands: "text...", Options: `-* --index-url=:url`},
	{
		Name: "install sync", Level: high, Categories: installs | network, Operands: "package...",
		Options: `
			-* -U
			-r,--requirement,--requirements=:read
			-c,--constraint=:read
			-e,--editable=:package
			-t,--target=:writedir
			--prefix,--root=:writedir
			-i,--index-url,--extra-index-url=:url
			-f,--find-links=:url
			--trusted-host=:host
			--src=:writedir
			--dry-run:dry
			--break-system-packages:system
			--user:outside
			--system:outside
			--report=:write
			--platform=
			--python-version=
			--implementation=
			--abi=
			--no-binary=
			--only-binary=
			--config-settings,-C=
			--global-option=
			--progress-bar=
			--upgrade-strategy=
			-p,--python=
			--group=
			--extra=
		`,
	},
	{
		Name: "uninstall", Level: high, Categories: installs, Operands: "text...",
		Options: `
			-y --yes
			-r,--requirement=:read
			--break-system-packages:system
			-p,--python=
			--system:outside
			--dry-run:dry
			--root-user-action=
		`,
	},
	{
		Name: "download wheel lock compile", Level: high, Categories: installs | network, Operands: "package...",
		Options: `
			-*
			-r,--requirement=:read
			-d,--dest=:writedir
			-w,--wheel-dir=:writedir
			-i,--index-url,--extra-index-url=:url
			-o,--output-file=:write
			-e=:package
		`,
	},
}

// pipOptions stand before or after any command of pip.
const pipOptions = `
	-q,--quiet -v,--verbose
	-V,-h:info
	--isolated --require-virtualenv
	--python=:choice
	--log=:write
	--keyring-provider=
	--proxy=:host+network
	--retries=
	--timeout=
	--exists-action=
	--trusted-host=:host
	--cert=:read
	--client-cert=:read
	--cache-dir=:look
	--no-cache-dir --disable-pip-version-check --no-color --no-input --no-python-version-warning
	--use-feature=
	--use-deprecated=
	--debug
`

// pythonManagers: programs that install packages and start programs among them.
var pythonManagers = []Entry{
	{
		Name:    "pip pip3",
		Source:  "pip.pypa.io/en/stable/cli, pip 24",
		Options: pipOptions, Subs: pipCommands,
		Examples: `
			low | pip --version
			low | pip -V
			low | pip list
			low | pip list --format=columns
			low | pip3.12 show requests
			low | pip freeze
			low | pip check
			low | pip cache dir
			low | pip config list
			low | pip help install
			medium | pip list --outdated
			low | pip list --outdated --help
			medium | pip index versions requests
			high DEPS_INSTALL_UPDATE | pip install requests
			high DEPS_INSTALL_UPDATE | pip install -e .
			high DEPS_INSTALL_UPDATE | pip install -r requirements.txt
			high..critical DEPS_INSTALL_UPDATE NETWORK_RISK | pip install git+https://example.com/x.git
			high DEPS_INSTALL_UPDATE NETWORK_RISK | pip install --index-url http://example.com/simple x
			high DEPS_INSTALL_UPDATE SYSTEM_IMPACT | pip install --break-system-packages x
			high DEPS_INSTALL_UPDATE FS_OUTSIDE_WORKSPACE | pip install -t /opt/x requests
			high DEPS_INSTALL_UPDATE | pip uninstall -y requests
			high DEPS_INSTALL_UPDATE | pip download requests
			medium EXEC_ARBITRARY | pip config set global.index-url http://example.com
			medium EXEC_ARBITRARY | pip frobnicate
		`,
	},
	{
		Name:   "uv",
		Source: "docs.astral.sh/uv/reference/cli, uv 0.5",
		Options: `
			-qnv
			-V,-h:info
			--quiet --verbose --offline --no-cache
			--cache-dir=:look
			--directory=:cd
			--project=:settings
			--config-file=:settings
			--no-config --native-tls
			--allow-insecure-host=:host
			--color=
			--no-progress
			--python-preference=
			--no-python-downloads
			--python-fetch=
			-p,--python=:choice
			--no-managed-python --managed-python
		`,
		Subs: []Entry{
			{
				Name: "version help generate-shell-completion tree", Level: low, Operands: "text...",
				Options: `
					-d,--depth=
					--short
					--output-format=
					--package=
					--prune=
					--invert --no-dedupe --no-dev --dev --universal --frozen --locked
					--outdated:answer
					--bump=:medium
					--dry-run
				`,
			},
			{Name: "pip", Level: low, Subs: pipCommands},
			{
				Name: "python", Level: low,
				Subs: []Entry{
					{
						Name: "list find dir", Level: low, Operands: "text...",
						Options: `
							--only-installed --only-downloads --all-versions --all-platforms --show-urls
							--output-format=
							--system --bin
						`,
					},
					{Name: "pin", Level: medium, Operands: "text...", Options: `-*`},
					{
						Name: "install uninstall upgrade update-shell", Level: high,
						Categories: installs | network | outside, Operands: "text...", Options: `-*`,
					},
				},
			},
			{
				Name: "tool", Level: low,
				Subs: []Entry{
					{
						Name: "list dir", Level: low,
						Options: `--show-paths --show-version-specifiers --show-with --show-extras --bin`,
					},
					{
						Name: "run", Level: high, Categories: installs | network | executes,
						Says: "{0} fetches a package and runs it", Operands: "cmd...", Special: Package,
						Options: `
							-*
							--from=:package
							--with=:package
							--index-url=:url
							-p,--python=:choice
							--env-file=:read
						`,
					},
					{
						Name: "install upgrade uninstall update-shell", Level: high,
						Categories: installs | network | outside, Operands: "package...",
						Options: `
							-*
							--with=:package
							-p,--python=:choice
						`,
					},
				},
			},
			{
				Name: "cache", Level: low,
				Subs: []Entry{
					{Name: "dir size", Level: low},
					{
						Name: "clean prune", Level: medium, Categories: overwrites | outside, Operands: "text...",
						Options: `-*`,
					},
				},
			},
			{
				Name: "run", Level: medium, Operands: "cmd...",
				Options: `
					-*
					-m,--module=
					--with,--with-editable=:package+installs
					--with-requirements=:read+installs
					--package=
					--extra=
					--group=
					--only-group=
					--env-file=:read
					--no-group=
					-p,--python=:choice
					--index-url,--index,--default-index,--extra-index-url,-i,-f,--find-links=:url+installs+network
					-s,--script --active --isolated
					--refresh-package=
					-w=:package
				`,
			},
			{
				Name: "add remove sync lock upgrade", Level: high, Categories: installs | network,
				Operands: "package...",
				Options: `
					-*
					-r,--requirements=:read
					-U --dev
					--group=
					--extra=
					--optional=
					--index-url,--index=:url
					--editable
					--script=:read
					--package=
					--branch=
					--tag=
					--rev=
					--dry-run --check
				`,
			},
			{
				Name: "venv", Level: medium, Operands: "make",
				Options: `
					-*
					-p,--python=:choice
					--prompt=
					--seed
					-c,--clear:empty
				`,
			},
			{
				Name: "init format", Level: medium, Operands: "make",
				Options: `
					-*
					--name=
					--package --lib --app
					--script=
					-p,--python=:choice
				`,
			},
			{
				Name: "build", Level: medium, Operands: "read",
				Options: `
					-*
					-o,--out-dir=:make
					--package=
				`,
			},
			{
				Name: "export", Level: medium,
				Options: `
					-*
					-o,--output-file=:write
					--format=
					--extra=
					--group=
				`,
			},
			{
				Name: "publish", Level: high, Categories: publishes | network, Operands: "sendfile...",
				Options: `
					-*
					-u,--username=
					-p,--password=
					-t,--token=
					--publish-url=:url
					--index=
					--check-url=:url
				`,
			},
			{
				Name: "self", Level: high, Categories: installs | network, Operands: "text...", Options: `-*`,
				Subs: []Entry{{Name: "version", Level: low, Options: `--short --output-format=`}},
			},
			{Name: "auth", Level: high, Categories: accounts, Operands: "text...", Options: `-*`},
		},
		Examples: `
			low | uv --version
			low | uv pip list
			low | uv tree --depth 1
			low | uv python list --only-installed
			medium | uv run pytest -q
			medium | uv run ruff check .
			medium | uv venv
			medium | uv build
			medium EXEC_ARBITRARY | uv run python scripts/x.py
			high DEPS_INSTALL_UPDATE | uv run --with rich python x.py
			high DEPS_INSTALL_UPDATE | uv pip install ruff
			high DEPS_INSTALL_UPDATE | uv add pydantic
			high DEPS_INSTALL_UPDATE | uv sync
			high DEPS_INSTALL_UPDATE | uv tool install ruff
			high DEPS_INSTALL_UPDATE | uv python install 3.13
			high..critical EXEC_ARBITRARY | uv tool run evil-package
			high..critical FS_DELETE_OVERWRITE | uv run rm -rf src
			high PUBLISH | uv publish
		`,
	},
	{
		Name:   "uvx pipx",
		Source: "docs.astral.sh/uv/guides/tools; pipx.pypa.io",
		Level:  high, Categories: installs | network | executes, Says: "{0} fetches a package and runs it",
		Operands: "cmd...", Special: Package,
		Options: `
			-qv
			-V,-h:info
			--from,--spec,--with=:package
			--index-url=:url
			-p,--python=
			--isolated --offline --quiet --verbose --refresh -n --no-cache
			--directory=:cd
			--env-file=:read
		`,
		Subs: []Entry{
			{
				Name: "list environment completions", Level: low, Operands: "text...",
				Options: `--json --short --include-injected --skip-maintenance --pinned -v --value=`,
			},
			{
				Name: "install install-all inject upgrade upgrade-all upgrade-shared uninstall uninstall-all " +
					"uninject reinstall reinstall-all ensurepath pin unpin interpreter",
				Level: high, Categories: installs | network | outside, Operands: "package...",
				Options: `
					-*
					--index-url,-i=:url
					--pip-args=
				`,
			},
			{
				Name: "run runpip", Level: high, Categories: installs | network | executes,
				Says: "{0} fetches a package and runs it", Operands: "cmd...", Special: Package,
				Options: `
					-*
					--spec=:package
					--pip-args=
					--python=
				`,
			},
		},
		Examples: `
			low | pipx list
			low | uvx --version
			high DEPS_INSTALL_UPDATE | pipx install black
			high EXEC_ARBITRARY | pipx run evil-package
			high EXEC_ARBITRARY | uvx evil-package
			high DEPS_INSTALL_UPDATE | uvx ruff check .
		`,
	},
	{
		Name:   "poetry",
		Source: "python-poetry.org/docs/cli, Poetry 1.8",
		Options: `
			-qnv
			-V,-h:info
			--quiet --ansi --no-ansi --no-interaction --no-plugins --no-cache --verbose
			-C,--directory=:cd
			-P,--project=:settings
		`,
		Subs: []Entry{
			{
				Name: "show check about list help", Level: low, Operands: "text...",
				Options: `
					-Ta --tree --all --top-level
					--with=
					--without=
					--only=
					--why --lock --strict
					-l,--latest:answer
					-o,--outdated:answer
				`,
			},
			{Name: "version", Level: medium, Bare: low, Operands: "text", Options: `-s --short --dry-run --next-phase`},
			{
				Name: "env", Level: low,
				Subs: []Entry{
					{
						Name: "info list activate", Level: low, Operands: "text...",
						Options: `-pe --path --executable --full-path`,
					},
					{Name: "use", Level: medium, Categories: executes, Operands: "text..."},
					{Name: "remove", Level: medium, Categories: overwrites, Operands: "text...", Options: `--all`},
				},
			},
			{
				Name: "config", Level: medium, Operands: "text...",
				Options: `--list:info --unset --local --migrate`,
				Subs: []Entry{
					{
						Name: "http-basic.* pypi-token.*", Level: high, Categories: accounts | secrets,
						Operands: "text...",
					},
					{
						Name: "repositories.*", Level: medium, Categories: executes,
						Says: "{0} changes from which host packages come", Operands: "url...",
					},
				},
			},
			{Name: "run", Level: medium, Operands: "cmd..."},
			{
				Name: "shell", Level: high, Categories: executes,
				Says: "{0} starts a shell that takes any further command",
			},
			{
				Name: "install add update remove lock sync", Level: high, Categories: installs | network,
				Operands: "package...",
				Options: `
					-*
					-G,--group=
					-E,--extras=
					--source=
					--python=
					--platform=
					--with=
					--without=
					--only=
					--dry-run:dry
					--check
				`,
			},
			{
				Name: "build", Level: medium,
				Options: `
					-*
					-f,--format=
					-o,--output=:make
				`,
			},
			{
				Name: "new init export", Level: medium, Operands: "make",
				Options: `
					-*
					-o,--output=:write
					--name=
					--dependency=
					-f,--format=
				`,
			},
			{Name: "search", Level: medium, Out: Answer, Operands: "text..."},
			{
				Name: "publish", Level: high, Categories: publishes | network,
				Options: `
					-*
					-r,--repository=
					-u,--username=
					-p,--password=
					--dry-run:dry
				`,
			},
			{
				Name: "self plugin", Level: high, Categories: installs | network | executes, Operands: "text...",
				Options: `-*`,
				Subs:    []Entry{{Name: "show", Level: low, Operands: "text...", Options: `-*`}},
			},
			{
				Name: "cache", Level: low,
				Subs: []Entry{
					{Name: "list", Level: low},
					{
						Name: "clear", Level: medium, Categories: overwrites | outside, Operands: "text...",
						Options: `--all`,
					},
				},
			},
			{
				Name: "source", Level: low,
				Subs: []Entry{
					{Name: "show", Level: low, Operands: "text..."},
					{
						Name: "add remove", Level: medium, Categories: executes,
						Says: "{0} changes from which host packages come", Operands: "text url",
						Options: `-* --priority=`,
					},
				},
			},
		},
		Examples: `
			low | poetry --version
			low | poetry show --tree
			low | poetry env info --path
			low | poetry check
			low | poetry version -s
			medium | poetry run pytest -q
			medium | poetry build
			medium | poetry version patch
			medium EXEC_ARBITRARY | poetry run python x.py
			high..critical FS_DELETE_OVERWRITE | poetry run rm -rf src
			high..critical FS_DELETE_OVERWRITE | poetry -C sub run rm -rf src
			medium | poetry show --outdated
			high DEPS_INSTALL_UPDATE | poetry install
			high DEPS_INSTALL_UPDATE | poetry add httpx
			high ACCOUNT_CHANGE | poetry config pypi-token.pypi pypi-x
			high PUBLISH | poetry publish --build
		`,
	},
	{
		Name:   "pipenv",
		Source: "pipenv.pypa.io/en/latest/cli",
		Options: `
			-*
			-h:info
			--where,--venv,--py,--envs,--man,--support,--completion:info
			--rm:overwrites
			--clear:overwrites
			--python=:choice
			--pypi-mirror=:url+network
		`,
		Subs: []Entry{
			{
				Name: "graph requirements verify scripts", Level: low,
				Options: `--bare --json --json-tree --reverse --hash --dev --exclude-markers --categories=`,
			},
			{Name: "run", Level: medium, Operands: "cmd..."},
			{
				Name: "shell", Level: high, Categories: executes,
				Says: "{0} starts a shell that takes any further command", Options: `-*`,
			},
			{
				Name: "install sync update upgrade lock uninstall clean check audit", Level: high,
				Categories: installs | network, Operands: "package...",
				Options: `
					-*
					-r,--requirements=:read
					-e,--editable=:package
					-i,--index=:url
				`,
			},
			{Name: "open", Level: high, Categories: executes, Operands: "text"},
		},
		Examples: `
			low | pipenv --version
			low | pipenv graph
			low | pipenv --venv
			medium | pipenv run pytest
			high DEPS_INSTALL_UPDATE | pipenv install
			high DEPS_INSTALL_UPDATE | pipenv install requests --dev
			high..critical FS_DELETE_OVERWRITE | pipenv run rm -rf src
			high FS_DELETE_OVERWRITE | pipenv --rm
		`,
	},
	{
		Name:   "pdm hatch rye",
		Source: "pdm-project.org/reference/cli; hatch.pypa.io; rye.astral.sh",
		Options: `
			-*
			-V,-h:info
			-p,--project=:cd
			-e,--env=
			-c,--config=:settings
			--data-dir=:settings
			--cache-dir=:look
		`,
		Subs: []Entry{
			{
				Name: "list show info completion project status", Level: low, Operands: "text...",
				Options: `-* --outdated:answer`,
			},
			{Name: "run", Level: medium, Operands: "cmd...", Options: `-* -s,--site-packages --env-file=:read`},
			{Name: "shell", Level: high, Categories: executes, Options: `-*`},
			{
				Name: "install add update remove sync lock self plugin python tools toolchain fetch cache " +
					"search outdated",
				Level: high, Categories: installs | network, Operands: "package...",
				Options: `
					-*
					-G=
					-r=:read
				`,
			},
			{Name: "publish", Level: high, Categories: publishes | network, Operands: "text...", Options: `-*`},
			{
				Name: "config", Level: high, Categories: outside | secrets,
				Says:     "{0} shows or changes settings outside the workspace, passwords among them",
				Operands: "text...", Options: `-*`,
				Subs: []Entry{{Name: "find explore show", Level: medium, Options: `-* -a,--all:secrets`}},
			},
			{
				Name: "venv env", Level: medium, Operands: "text...", Options: `-*`,
				Subs: []Entry{
					{
						Name: "remove purge prune", Level: high, Categories: overwrites | outside,
						Operands: "text...", Options: `-*`,
					},
					{
						Name: "run", Level: medium, Operands: "cmd...",
						Options: `
							-*
							-e,--env=
							-i=
							-f=
							--force-continue --ignore-compat
						`,
					},
				},
			},
			{
				Name:  "build test fmt lint check version init new use import export dep clean",
				Level: medium, Operands: "text...",
				Options: `
					-*
					-o,--output=:write
					-d,--dest=:make
				`,
			},
		},
		Examples: `
			low | pdm list
			medium | pdm run pytest
			medium | hatch build
			medium | rye fmt
			high..critical FS_DELETE_OVERWRITE | pdm run rm -rf src
			high DEPS_INSTALL_UPDATE | pdm add httpx
			high PUBLISH | hatch publish
		`,
	},
	{
		Name:   "conda mamba micromamba pixi",
		Source: "docs.conda.io, conda 24; pixi.sh",
		Options: `
			-*
			-V,-h:info
			-n,--name=
			-p,--prefix=:look
		`,
		Subs: []Entry{
			{
				Name: "list info ls doctor", Level: low, Operands: "text...",
				Options: `
					-aesrcf
					-n,--name=
					-p,--prefix=:look
					--json --export --explicit --envs --all --revisions --full-name --no-pip --base --verbose --license
					--system
					--unsafe-channels:secrets
					-v -q
				`,
			},
			{
				Name: "env", Level: low,
				Subs: []Entry{
					{
						Name: "config", Level: low, Operands: "",
						Subs: []Entry{
							{
								Name: "vars", Level: high, Categories: secrets | outside,
								Says: "{0} shows or sets the variables of an environment", Operands: "text...",
								Options: `
									-*
									-n,--name=
									-p,--prefix=
								`,
							},
						},
					},
					{
						Name: "list export", Level: low, Operands: "text...",
						Options: `
							-n,--name=
							-p,--prefix=:look
							--json --no-builds --from-history --override-channels
							-c=
							-f,--file=:write
						`,
					},
					{
						Name: "create update", Level: high, Categories: installs | network, Operands: "text...",
						Options: `
							-*
							-f,--file=:read
							-n=
							-p=:writedir
						`,
					},
					{
						Name: "remove", Level: high, Categories: installs | overwrites, Operands: "text...",
						Options: `
							-*
							-n=
							-p=:delete
						`,
					},
				},
			},
			{
				Name: "config", Level: low, Operands: "text...",
				Options: `
					--show --show-sources --get --describe --validate --json --system --env --verbose -q -v
					--add,--append,--prepend==:executes
					--set==:executes
					--remove==:executes
					--remove-key=:executes
					--stdin,--write-default:executes
					--file=:settings
				`,
				Subs: []Entry{
					{
						Name: "set unset edit append prepend", Level: medium, Categories: executes,
						Operands: "text...", Options: `-*`,
					},
				},
			},
			{Name: "search repoquery", Level: medium, Out: Answer, Operands: "text...", Options: `-*`},
			{
				Name: "activate deactivate init shell hook", Level: medium, Categories: executes,
				Operands: "text...", Options: `-*`,
			},
			{
				Name: "run exec", Level: medium, Operands: "cmd...",
				Options: `
					-*
					-n,--name=
					-p,--prefix=:look
					--cwd=:cd
					-e=
					--live-stream --no-capture-output
				`,
			},
			{Name: "task", Level: medium, Operands: "text...", Options: `-*`},
			{
				Name:  "install create update upgrade remove uninstall add global clean build develop self-update",
				Level: high, Categories: installs | network, Operands: "package...",
				Options: `
					-*
					-n,--name=
					-p,--prefix=:writedir
					-c,--channel=
					--file=:read
					--dry-run:dry
					-d
				`,
			},
			{
				Name: "upload publish auth", Level: high, Categories: publishes | network, Operands: "text...",
				Options: `-*`,
			},
		},
		Examples: `
			low | conda --version
			low | conda list
			low | conda info --envs
			low | conda env list
			medium | conda run -n x pytest
			high..critical FS_DELETE_OVERWRITE | conda run -n x rm -rf src
			high DEPS_INSTALL_UPDATE | conda install numpy
			high DEPS_INSTALL_UPDATE | conda env create -f environment.yml
		`,
	},
	{
		Name:    "pyenv goenv tfenv tgenv virtualenvwrapper",
		Source:  "pyenv COMMANDS.md",
		Options: `-h,-v:info`,
		Subs: []Entry{
			{
				Name: "versions version which whence root prefix shims commands help completions " +
					"version-name version-file version-origin virtualenvs latest",
				Level: low, Operands: "text...", Options: `--bare --skip-aliases --path -k -h -f`,
			},
			{Name: "local shell", Level: medium, Bare: low, Operands: "text...", Options: `--unset -f --force`},
			{Name: "global", Level: high, Bare: low, Categories: outside, Operands: "text...", Options: `--unset`},
			{Name: "init virtualenv-init rehash activate deactivate", Level: medium, Operands: "text...", Options: `-`},
			{Name: "exec", Level: medium, Operands: "cmd..."},
			{
				Name: "install uninstall update virtualenv virtualenv-delete migrate", Level: high,
				Categories: installs | network | outside, Operands: "text...", Options: `-* -l,--list:list`,
			},
		},
		Examples: `
			low | pyenv versions
			low | pyenv which python
			medium | pyenv local 3.12
			high DEPS_INSTALL_UPDATE | pyenv install 3.13
			high..critical FS_DELETE_OVERWRITE | pyenv exec rm -rf src
		`,
	},
	{
		Name:   "virtualenv pyvenv",
		Source: "virtualenv.pypa.io",
		Level:  medium, Operands: "make",
		Options: `
			-*
			-p,--python=:exec
			--prompt=
			--clear:overwrites
			--extra-search-dir=:look
		`,
		Examples: `
			medium | virtualenv .venv
			low | virtualenv --version
		`,
	},
	{
		Name:   "pip-compile pip-sync pip-review pip-upgrade pur easy_install",
		Source: "pip-tools README; setuptools manual",
		Level:  high, Categories: installs | network, Operands: "read...",
		Options: `
			-*
			-o,--output-file=:write
			--index-url,-i=:url
		`,
		Examples: `
			high DEPS_INSTALL_UPDATE | pip-compile requirements.in
			high DEPS_INSTALL_UPDATE | pip-sync
		`,
	},
}

// pythonCheckers: test runners, linters, formatters, builders and servers. Test
// runners load conftest.py even for --help, so their help is not low.
var pythonCheckers = []Entry{
	{
		Name:   "pytest py.test ptw pytest-watch pytest-xdist",
		Source: "docs.pytest.org, reference, pytest 8",
		Level:  medium, Operands: "text...",
		Options: `
			@
			-P=
			-*
			-V,--version:info
			--help -h
			-p=:executes
			--output=:emptied
			-c,--config-file,--rootdir,--confcutdir,--ds,--dc=:settings
			--rootdir,--confcutdir=:look
			-k=
			-m=
			-n=
			-r=
			-W,--pythonwarnings=
			-o,--override-ini=
			--tb=
			--maxfail=
			--durations=
			--cov?=
			--cov-report=:labelled
			--tx=:network@*ssh=*+network@*socket=*+executes@*python=*
			--rsyncdir=:read
			--cov-config=:settings
			--junitxml,--junit-xml,--log-file,--report-log,--html,--resultlog=:make
			--basetemp=:overwrites
			--debug?=:make
			--pdbcls=:executes
			--pastebin=:sends+network
			--ignore,--ignore-glob,--deselect=
			--import-mode=
			--timeout=
			--co --collect-only --pyargs --pdb --trace
			--ds=
			--setup-show,--setup-only,--setup-plan
		`,
		Examples: `
			high FS_OUTSIDE_WORKSPACE | pytest --cov-report=html:/tmp/x
			high FS_OUTSIDE_WORKSPACE | pytest --cov-report xml:../x
			medium | pytest --cov-report=html:cov
			high NETWORK_RISK | pytest -n 4 --tx ssh=host.example.com
			medium EXEC_ARBITRARY | pytest -o addopts=-px
			medium EXEC_ARBITRARY | python3 -m pytest -p evil
			high FS_DELETE_OVERWRITE | python3 -m pytest --basetemp=src
			medium FS_OUTSIDE_WORKSPACE | pytest ../other/tests
			low | pytest --version
			medium | pytest
			medium | pytest -q tests/test_api.py::test_ok
			medium | pytest -k 'not slow' -n 4 --cov=src
			medium | pytest --collect-only
			medium | pytest --setup-show tests/test_a.py
			medium | pytest --help
			medium EXEC_ARBITRARY | pytest -p evil
			high SEND NETWORK_RISK | pytest --pastebin=all
			high FS_OUTSIDE_WORKSPACE | pytest --junitxml=/etc/x.xml
		`,
	},
	{
		Name:   "dagster dg",
		Source: "docs.dagster.io/api/clis, 1.9: loads the project's code; dev serves it",
		Level:  medium, Operands: "text...",
		Options: `
			-*
			-h,--host=:network@0.*+network@::*
			-p,--port=
			-f,--python-file=:script
			-m,--module-name=
			-w,--workspace=:read
			-d,--working-directory=:look
			-v:info
		`,
		Examples: `
			low | dagster --version
			medium | dagster dev
			medium | dagster dev -h 127.0.0.1
			high NETWORK_RISK | dagster dev -h 0.0.0.0
			medium EXEC_ARBITRARY | dagster asset list -f x.py
		`,
	},
	{
		Name: "tox nox invoke inv doit pybuilder pyb scons waf behave robot nose2 nosetests stestr green " +
			"lettuce asv snakemake kedro luigi mage",
		Source: "tox.wiki, nox.thea.codes, pyinvoke.org and the manuals of the others: they run what the " +
			"project's files say",
		Goals: true, Level: medium, Operands: "text...",
		Options: `
			-x,--override=:executes
			--cluster=:run+executes
			--jobscript=:script
			--listener,--variablefile=:script
			-*
			-c,--conf,--config=:settings
			-f,--noxfile,--file=:script
			-e,-s,--session,--sessions=:publishes@*deploy*+publishes@*publish*+publishes@*release*+publishes@*upload*
			--result-json,--outputdir,--report-json=:make
			-h,--help:info
		`,
		Subs: []Entry{
			{
				Name: "install install-* uninstall", Level: high, Categories: installs | outside,
				Says: "{0} by its name puts files outside the workspace", Operands: "text...", Options: `-*`,
			},
			{Name: "jupyter ipython", Level: high, Categories: executes, Operands: "text...", Options: `-*`},
			{Name: "micropkg", Level: high, Categories: installs | network, Operands: "text...", Options: `-*`},
			{Name: "gh-pages", Level: high, Categories: publishes | pushes, Operands: "text...", Options: `-*`},
			{
				Name: "deploy* release* publish* upload* push*", Level: high, Categories: publishes,
				Says: "{0} runs a task of the project that by its name publishes", Operands: "text...",
				Options: `-*`,
			},
		},
		Examples: `
			medium EXEC_ARBITRARY | tox -x testenv.commands=x
			medium..critical FS_DELETE_OVERWRITE | tox exec -- rm -rf src
			medium..critical EXEC_ARBITRARY FS_DELETE_OVERWRITE | snakemake --cluster 'rm -rf src'
			low | tox --help
			medium EXEC_ARBITRARY | robot --listener ./x.py tests
			low | tox --version
			medium | tox -e py312
			medium | nox -s tests
			medium | inv build
			medium EXEC_ARBITRARY | nox -f other.py
			high PUBLISH | inv release
			high FS_OUTSIDE_WORKSPACE | waf install
			high PUBLISH | asv gh-pages
		`,
	},
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
		Name:   "coverage",
		Source: "coverage.readthedocs.io/cmd, coverage 7",
		Options: `
			-qi
			--rcfile=:settings
			--data-file=:look
			-h:info
		`,
		Subs: []Entry{
			{
				Name: "report debug help", Level: low, Operands: "text...",
				Options: `
					-im
					--include=
					--omit=
					--fail-under=
					--precision=
					--skip-covered --skip-empty --show-missing
					--sort=
					--format=
					--contexts=
					--no-skip-covered
				`,
			},
			{
				Name: "run", Level: medium, Operands: "script text...",
				Options: `
					-* -m,--module
					--source=
					--include=
					--omit=
					--branch --parallel-mode -p --append -a
					--concurrency=
					--context=
					-L
				`,
			},
			{Name: "erase", Level: medium, Options: `--data-file=:delete`},
			{Name: "combine", Level: medium, Operands: "text...", Options: `-a,--append --keep --data-file=:write`},
			{
				Name: "html xml json lcov annotate", Level: medium, Operands: "text...",
				Options: `
					-*
					-d,--directory=:make
					-o=:make
				`,
			},
		},
		Examples: `
			low | coverage report -m
			low | coverage --version
			medium | coverage run -m pytest
			medium | coverage html -d htmlcov
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
		Name: "django-admin manage.py flask fastapi uvicorn hypercorn daphne celery streamlit gradio " +
			"waitress-serve granian litestar alembic",
		Source: "docs.djangoproject.com/ref/django-admin; flask, uvicorn, gunicorn, celery, alembic manuals",
		Level:  medium, Operands: "text...",
		Options: `
			-D,--daemon:system
			--paste=:executes
			-*
			-c,--config=:settings+executes@python:*+executes@file:*+executes@*.py
			--settings=:settings
			--pythonpath=:executes
			-A,--app=:settings
			--help
			--host,--bind=
			--env-file=:read
		`,
		Subs: []Entry{
			{Name: "upgrade", Level: medium, Operands: "text...", Options: `-*`},
			{
				Name: "diffsettings print_settings show_settings sqldsn", Level: high, Categories: secrets,
				Says: saysFramework, Out: Sensitive, Operands: "text...", Options: `-*`,
			},
			{
				Name: "migrate", Level: medium, Operands: "text...", Options: `-*`,
				Names: []Entry{
					{Name: "zero", Level: high, Categories: deletes, Says: "{0} throws away data of the database"},
				},
			},
			{
				Name: "db", Level: medium, Operands: "text...", Options: `-*`,
				Subs: []Entry{
					{
						Name: "downgrade", Level: high, Categories: deletes,
						Says: "{0} throws away data of the database", Operands: "text...", Options: `-*`,
					},
				},
			},
			{
				Name: "amqp", Level: medium, Operands: "text...", Options: `-*`,
				Names: []Entry{{Name: "queue.delete queue.purge exchange.delete", Level: high, Categories: deletes}},
			},
			{
				Name: "flush reset_db sqlflush dbshell downgrade drop_db reset_schema drop_test_database " +
					"clearsessions remove_stale_contenttypes",
				Level: high, Categories: deletes, Says: "{0} throws away data of the database", Operands: "text...",
				Options: `-*`,
			},
			{
				Name: "shell shell_plus", Level: high, Categories: executes, Operands: "text...",
				Options: `-* -c,--command=:code`,
			},
			{
				Name: "createsuperuser changepassword", Level: high, Categories: accounts, Operands: "text...",
				Options: `-*`,
			},
			{Name: "sendtestemail", Level: high, Categories: sends | network, Operands: "text...", Options: `-*`},
		},
		Examples: `
			high DELETE | celery purge
			high NETWORK_RISK | streamlit run https://example.com/x.py
			low | flask --version
			medium | flask run --port 5001
			high NETWORK_RISK | flask run -h 0.0.0.0
			medium | alembic upgrade head
			medium | uvicorn app:app --reload
			high DELETE | alembic downgrade base
			medium | manage.py migrate app
			high DELETE | manage.py migrate app zero
			high DELETE | flask db downgrade
			medium | flask db upgrade
			high DELETE | celery -A app amqp queue.delete x
			high EXEC_ARBITRARY | flask shell
		`,
	},
	{
		Name:   "gunicorn",
		Source: "docs.gunicorn.org/settings, 23: a settings file is Python",
		Level:  medium, Operands: "text...",
		Options: `
			-D,--daemon:system
			--paste,--paster=:executes
			-*
			-h:info
			-c,--config=:executes
			-e,--env=:env
			--chdir=:settings
			--pythonpath=:executes
			-b,--bind=
			-k,--worker-class,--logger-class=
			-n,--name=
			-p,--pid=:write
			--access-logfile,--error-logfile,--log-file=:outside@/*+outside@..*
			--log-config,--log-config-json=:executes
			--certfile,--keyfile,--ca-certs=:read
			-u,--user,-g,--group=
			--statsd-host=:host+network
			-w,--workers,--threads,-t,--timeout=
			--spew --reload
		`,
		Examples: `
			medium | gunicorn -w 4 -k uvicorn.workers.UvicornWorker app:app
			high SYSTEM_IMPACT | gunicorn -D app
			medium EXEC_ARBITRARY | gunicorn -c x.py app
			high EXEC_ARBITRARY | gunicorn --env LD_PRELOAD=./x app
			high EXEC_ARBITRARY | gunicorn -e PYTHONPATH=/opt/x app
			high NETWORK_RISK | gunicorn -b 0.0.0.0:80 app
		`,
	},
	{
		Name:   "pelican",
		Source: "docs.getpelican.com, 4.9: settings are Python, -d empties the output folder first",
		Level:  medium, Operands: "look...",
		Options: `
			-*
			-h:info
			-d,--delete-output-directory:overwrites
			-o,--output=:make
			-s,--settings=:executes
			-t,--theme-path=:look
			-e,--extra-settings=:executes
			-p,--port=
			-b,--bind=
			-l,--listen -r,--autoreload
			-w,--write-selected=:make
			-n,--no-print-settings
			--cache-path=:make
			--relative-urls
			--fatal=
			-v,--verbose -q,--quiet -D,--debug
		`,
		Examples: `
			medium | pelican content -o output
			high FS_DELETE_OVERWRITE | pelican -d content
			medium EXEC_ARBITRARY | pelican content -s x.py
		`,
	},
	{
		Name:   "quarto",
		Source: "quarto.org/docs/cli, 1.5: add, install, update and use fetch what documents then run",
		Level:  medium, Operands: "text...",
		Options: `
			-*
			-o,--output=:make
			--output-dir=:make
			-t,--to=
			-P,--execute-param=
			-M,--metadata=
			--execute-dir=:look
			--profile=
			--log=:write
		`,
		Subs: []Entry{
			{
				Name: "add install update use remove uninstall", Level: high, Categories: installs | network,
				Operands: "text...", Options: `-*`,
			},
			{Name: "publish", Level: high, Categories: publishes | network, Operands: "text...", Options: `-*`},
			{Name: "check list tools", Level: medium, Operands: "text..."},
			{Name: "run", Level: medium, Categories: executes, Operands: "script text..."},
		},
		Examples: `
			medium | quarto render x.qmd
			high DEPS_INSTALL_UPDATE | quarto add x/y
			high DEPS_INSTALL_UPDATE | quarto install tinytex
			high PUBLISH | quarto publish gh-pages
		`,
	},
	{
		Name:   "pyinstrument scalene kernprof",
		Source: "pyinstrument 4, scalene 1.5 and line_profiler 4 READMEs: they run the script that they measure",
		Level:  medium, Operands: "script text...", Special: Script,
		Options: `
			-h:info
			-m,--module=:rest
			-c=:code+executes
			-o,--outfile=:make
			-r,--renderer=:executes@*.*
			--load-prev=
			-t,--timeline
			--hide=
			--hide-regex=
			--show=
			--show-regex=
			--show-all --unicode --no-unicode --color --no-color
			-i,--interval=
			-p,--render-option=
			--target-description=
			--use-timing-thread -l,--line-by-line -b,--builtin -v,--view
			-s,--setup=:executes
			-u,--unit=
			-z,--skip-zero -q,--quiet
			--prof-mod=
			--cli --json --html --cpu --gpu --memory --reduced-profile --profile-all
			--profile-only=
			--profile-exclude=
			--profile-interval=
			--web --no-browser
		`,
		Examples: `
			medium..critical EXEC_ARBITRARY | pyinstrument -c 'import os; os.system("id")'
			medium..critical EXEC_ARBITRARY | pyinstrument x.py
			low | scalene --help
		`,
	},
	{
		Name:   "py-spy",
		Source: "py-spy 0.4 README: record and top start a program, or look into one that runs",
		Level:  medium, Operands: "", Options: `-h,-V:info`,
		Subs: []Entry{
			{
				Name: "record top dump", Level: medium, Operands: "text... -- cmd...",
				Options: `
					-o,--output=:make
					-f,--format=
					-d,--duration=
					-r,--rate=
					-s,--subprocesses -F,--function -l,--locals -g,--gil -t,--threads -i,--idle -n,--native -j,--json
					--nonblocking --nolineno
					-p,--pid=:system
				`,
			},
		},
		Examples: `
			high SYSTEM_IMPACT | py-spy top --pid 3
			high..critical FS_DELETE_OVERWRITE | py-spy record -o out.svg -- rm -rf src
		`,
	},
	{
		Name:   "memray",
		Source: "bloomberg.github.io/memray, 1.15",
		Level:  medium, Operands: "", Options: `-h,-V:info -v`,
		Subs: []Entry{
			{
				Name: "run", Level: medium, Operands: "script text...", Special: Script,
				Options: `
					-o,--output=:make
					-m=:rest
					-c=:code+executes
					-q,--quiet -f,--force --native --follow-fork --trace-python-allocators --aggregate
					--compress-on-exit --no-compress --live --live-remote
					-p,--live-port=
				`,
			},
			{
				Name: "flamegraph table tree summary stats transform parse", Level: medium, Operands: "read...",
				Options: `-* -o,--output=:make -f,--force --leaks --temporal`,
			},
			{
				Name: "attach detach live", Level: high, Categories: system | executes, Operands: "text...",
				Options: `-*`,
			},
		},
		Examples: `
			medium EXEC_ARBITRARY | memray run -c 'import os'
			medium | memray flamegraph out.bin
			high SYSTEM_IMPACT | memray attach 12
		`,
	},
	{
		Name: "sphinx-build sphinx-autobuild sphinx-apidoc sphinx-quickstart mkdocs pdoc pdoc3 " +
			"pydoc-markdown mike jupyter-book nikola",
		Source: "sphinx-build(1), Sphinx 8; mkdocs.org, mkdocs 1.6 empties the folder of the site before it " +
			"builds; conf.py is code",
		Level: medium, Operands: "text...",
		Options: `
			-D=:executes
			-*
			-h:info
			-c=:script
			-f,--config-file,--theme=:settings
			-d,--site-dir=:emptied
			-M=:overwrites@clean
			-o,--output-dir,--html-dir=:make
			-b=
		`,
		Subs: []Entry{
			{
				Name: "gh-deploy deploy publish push", Level: high, Categories: publishes | pushes | network,
				Operands: "text...", Options: `-*`,
			},
		},
		Examples: `
			medium EXEC_ARBITRARY | sphinx-build -D extensions=x . out
			low | mkdocs --version
			medium | mkdocs build
			medium | sphinx-build -b html docs docs/_build
			high PUBLISH | mkdocs gh-deploy
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
		Name:   "setup.py",
		Source: "setuptools.pypa.io, Command Reference: one command after the other",
		Goals:  true, Level: medium, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{Name: "upload register upload_docs", Level: high, Categories: publishes | network},
			{Name: "install develop easy_install", Level: high, Categories: installs | outside},
		},
		Examples: `
			high PUBLISH | ./setup.py sdist upload
			high DEPS_INSTALL_UPDATE | ./setup.py build install
		`,
	},
	{
		Name: "cython cythonize nuitka pyinstaller cx_Freeze py2app shiv pex f2py maturin pybabel msgfmt.py " +
			"stubgen datamodel-codegen pyreverse line_profiler cprofilev snakeviz bumpversion bump2version " +
			"bump-my-version towncrier nbconvert papermill jupytext",
		Source: "their manuals: they build, measure or generate, running the project's code",
		Level:  medium, Operands: "text...",
		Options: `
			--pipe,--check=:executes
			--install,--runtime-hook,--upx-dir,--user-plugin=:executes
			-*
			-h:info
			-o,--output,--output-file,--outfile=:make
			--dry-run -n
		`,
		Subs: []Entry{
			{Name: "publish upload", Level: high, Categories: publishes | network, Operands: "text...", Options: `-*`},
		},
		Examples: `
			medium EXEC_ARBITRARY | jupytext --pipe x.sh a.ipynb
			high NETWORK_RISK | papermill https://example.com/x.ipynb y.ipynb
			medium | pyinstaller app.py
			medium | maturin build --release
			high PUBLISH | maturin publish
			medium | nuitka app.py
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
			-o,--output,--json-output,--sarif-output=:write
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
			high ACCOUNT_CHANGE | semgrep login
		`,
	},
	{
		Name:   "cookiecutter copier",
		Source: "cookiecutter.readthedocs.io 2.6; copier.readthedocs.io 9: a template runs its hooks",
		Level:  high, Categories: executes, Operands: "package...",
		Options: `
			-*
			-h,-V:info
			-o,--output-dir=:writedir
			-c,--checkout=
			-r,--vcs-ref=
			-d,--data=
			-a,--answers-file=
			--config-file,--data-file=:read
			--replay-file=:read
			--trust,--UNSAFE
			--directory=
			-f,--overwrite-if-exists:overwrites
		`,
		Examples: `
			low | cookiecutter --version
			high EXEC_ARBITRARY | cookiecutter gh:acme/x
			high EXEC_ARBITRARY | copier copy gh:acme/x .
			high NETWORK_RISK EXEC_ARBITRARY | cookiecutter https://example.com/x.git
			high FS_OUTSIDE_WORKSPACE | cookiecutter ./x -o /srv/y
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

// pythonPublishers: programs that make packages public.
var pythonPublishers = []Entry{
	{
		Name:   "twine flit anaconda anaconda-client",
		Source: "twine.readthedocs.io; flit.pypa.io; docs.anaconda.org",
		Level:  high, Categories: publishes | network, Operands: "text...",
		Options: `
			-*
			-r,--repository=
			--repository-url=:url
			-u,--username=
			-p,--password=
			--config-file=:read
			-h:info
		`,
		Subs: []Entry{
			{Name: "check", Level: medium, Operands: "read...", Options: `--strict`},
			{Name: "build init", Level: medium, Operands: "text...", Options: `-*`},
			{Name: "install", Level: high, Categories: installs, Operands: "text...", Options: `-*`},
			{
				Name: "upload publish register", Level: high, Categories: publishes | network,
				Operands: "sendfile...", Options: `-*`,
			},
		},
		Examples: `
			low | twine --version
			medium | twine check dist/*
			high..critical PUBLISH | twine upload dist/*
			high PUBLISH | flit publish
		`,
	},
}
