package program

// pipCommands are those of pip, also as `uv pip` and `python -m pip`.
var pipCommands = []Entry{
	{
		Name: "list", Level: low,
		Options: `
			-lie
			-o,--outdated,-u,--uptodate:answer
			-f,--find-links=:url
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
	{
		Name: "index search", Level: medium, Out: Answer, Operands: "text...",
		Options: `-* -i,--index-url,--extra-index-url,-f,--find-links=:url`,
	},
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

// pip: Python's own package manager, and what pins its packages.
var pip = []Entry{
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
			high NETWORK_RISK | pip index versions x -i https://example.com/simple
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
