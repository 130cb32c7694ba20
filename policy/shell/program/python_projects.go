package program

// pythonManagers: package managers that keep a project's own list.
var pythonManagers = []Entry{
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
}
