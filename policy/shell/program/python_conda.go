package program

// conda: environments with packages or with another Python.
var conda = []Entry{
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
				Name: "shell.bash shell.zsh shell.posix", Level: low, // what its shell function is made of: conda init
				Subs: []Entry{
					{Name: "hook", Level: low},
					{Name: "*", Level: medium, Categories: executes, Operands: "text...", Options: `-*`},
				},
			},
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
}
