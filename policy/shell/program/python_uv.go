package program

// uv: uv, and what runs a package's program.
var uv = []Entry{
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
				Name: "version help generate-shell-completion", Level: low, Operands: "text...",
				Options: `
					--short
					--output-format=
					--package=
					--frozen --locked
					--bump=:medium
					--dry-run
				`,
			},
			{
				Name: "tree", Level: medium, Operands: "text...", // resolves by the indexes that the project names
				Options: `
					-d,--depth=
					--output-format=
					--package=
					--prune=
					--invert --no-dedupe --no-dev --dev --universal --frozen --locked
					--outdated:answer
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
				// `uv run` does both before what it runs (docs.astral.sh/uv, "Locking and syncing").
				Name: "sync lock", Level: medium,
				Options: `
					-*
					-U,--upgrade:installs+network
					-P,--upgrade-package,--upgrade-group=:package+installs+network
					--reinstall,--refresh:installs+network
					--reinstall-package,--refresh-package=:package+installs+network
					--index-url,--index,--default-index,--extra-index-url,-i,-f,--find-links=:url+installs+network
					-qvV
					--frozen --locked --dev --no-dev --only-dev --all-extras --all-groups --all-packages
					--inexact --exact --no-install-project --no-install-workspace --offline --check --dry-run
					--no-editable
					--extra=
					--no-extra=
					--group=
					--only-group=
					--no-group=
					--package=
					-p,--python=:choice
					--active,--system:outside+installs
					--script=:read+installs
					--config-file=:read+installs+network
					--allow-insecure-host,--trusted-host=:host+installs
					--cache-dir=:look
					-b,--build-constraint,--constraint,--override=:read+installs
					--directory=:cd
					--project=:settings
				`,
			},
			{
				Name: "add remove upgrade", Level: high, Categories: installs | network,
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
			medium | uv tree --depth 1
			low | uv python list --only-installed
			medium | uv run pytest -q
			medium | uv run ruff check .
			medium | uv venv
			medium | uv build
			medium EXEC_ARBITRARY | uv run python scripts/x.py
			high DEPS_INSTALL_UPDATE | uv run --with rich python x.py
			high DEPS_INSTALL_UPDATE | uv pip install ruff
			high DEPS_INSTALL_UPDATE | uv add pydantic
			medium | uv sync --frozen --all-extras
			medium | uv lock
			medium | uv sync -V
			medium | uv sync --no-progress
			high DEPS_INSTALL_UPDATE | uv sync --config-file other.txt
			high DEPS_INSTALL_UPDATE | uv sync --allow-insecure-host example.com
			high DEPS_INSTALL_UPDATE | uv sync -U
			high DEPS_INSTALL_UPDATE | uv lock --upgrade-package evil
			high DEPS_INSTALL_UPDATE | uv sync --index https://example.com/simple
			high DEPS_INSTALL_UPDATE FS_OUTSIDE_WORKSPACE | uv sync --active
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
}
