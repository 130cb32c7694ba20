package program

// yarnCommands are those of Yarn 1 and 4 that also follow `yarn workspace NAME`.
var yarnCommands = []Entry{
	{
		Name: "list why licenses bin help versions check workspaces-info explain", Level: low, Operands: "text...",
		Options: `-RAv --pattern= --recursive --integrity --verify-tree`,
	},
	{
		Name: "info outdated audit search", Level: medium, Operands: "text...", Out: Answer,
		Options: `
			-*
			--level=
			--groups=
		`,
	},
	{
		Name: "config", Level: high, Categories: secrets, Out: Sensitive, Says: "{0} shows credentials",
		Operands: "", Options: `--no-defaults --why --json`,
		Subs: []Entry{
			{
				Name: "list", Level: high, Categories: secrets, Out: Sensitive, Says: "{0} shows credentials",
				Options: `--why --json`,
			},
			{Name: "get", Level: low, Operands: "text...", Options: `--why --json`, Names: npmCredentials},
			{
				Name: "set unset delete", Level: medium, Categories: executes,
				Says: "{0} changes which registry and programs yarn uses", Operands: "text...",
				Options: `-gH --home --global --json`,
			},
		},
	},
	{
		Name: "install add remove up upgrade upgrade-interactive import dedupe unplug link unlink " +
			"generate-lock-entry",
		Level: high, Categories: installs | network, Operands: "package...",
		Options: `
			-* -DPOETCRAW --dev --peer --optional --exact --tilde --immutable --frozen-lockfile --latest
			--pattern=
			--scope=
			--mode=
			--inline-builds
		`,
	},
	{
		Name: "global", Level: high, Categories: installs | outside | network, Operands: "package...",
		Options: `-*`,
		Subs:    []Entry{{Name: "list bin dir", Level: low, Operands: "text..."}},
	},
	{
		Name: "plugin", Level: high, Categories: installs | executes | network, Operands: "text...", Options: `-*`,
		Subs: []Entry{{Name: "list runtime", Level: low, Operands: "text..."}},
	},
	{Name: "set policies", Level: high, Categories: installs | network, Operands: "text...", Options: `-*`},
	{
		Name: "dlx create init", Level: high, Categories: installs | network | executes,
		Says: "{0} fetches a package and runs it", Operands: "cmd...", Special: Package,
		Options: `
			-pyq2w
			--package=:package
			--private
			--name=
		`,
	},
	{Name: "exec", Level: medium, Operands: "run..."},
	{Name: "node", Level: medium, Categories: executes, Style: Plain, Operands: "code..."},
	{Name: "run", Level: medium, Bare: low, Operands: "text...", Options: `-*`, Subs: nodeScripts},
	{
		Name: "publish", Level: high, Categories: publishes | network, Operands: "read...",
		Options: `
			-*
			--tag=
			--access=
			--new-version=
			--otp=
		`,
	},
	{
		Name: "npm",
		Subs: []Entry{
			{
				Name: "publish", Level: high, Categories: publishes | network, Operands: "text...",
				Options: `
					-*
					--tag=
					--access=
					--otp=
				`,
			},
			{Name: "login logout", Level: high, Categories: accounts | network, Operands: "text...", Options: `-*`},
			{Name: "tag", Level: high, Categories: publishes | network, Operands: "text...", Options: `-*`},
			{Name: "whoami info audit", Level: medium, Out: Answer, Operands: "text...", Options: `-*`},
		},
	},
	{Name: "login logout owner team", Level: high, Categories: accounts | network, Operands: "text...", Options: `-*`},
	{Name: "tag", Level: high, Categories: publishes | network, Operands: "text...", Options: `-*`},
	{
		Name: "cache", Level: low, Operands: "",
		Subs: []Entry{
			{Name: "list ls dir", Level: low, Operands: "text...", Options: `--pattern=`},
			{
				Name: "clean clear", Level: medium, Categories: overwrites | outside, Operands: "text...",
				Options: `--mirror --all`,
			},
		},
	},
	{
		Name: "workspaces",
		Subs: []Entry{
			{Name: "list info", Level: low, Options: `-Rv --since?= --recursive --verbose`},
			{Name: "focus", Level: high, Categories: installs | network, Operands: "text...", Options: `-*`},
			{
				Name: "foreach", Level: medium, Operands: "cmd...",
				Options: `
					-ApvitRW --all --parallel --verbose --interlaced --topological --topological-dev
					--include=
					--exclude=
					--from=
					--since?=
					--jobs=
					-j=
					--recursive --worktree --dry-run -n
				`,
			},
			{Name: "run", Level: medium, Operands: "text...", Options: `-*`},
		},
	},
	{
		Name:  "version pack autoclean constraints patch patch-commit stage sdks rebuild prune",
		Level: medium, Operands: "text...",
		Options: `
			-*
			-o,--out=:write
			--filename=:write
			-f=:write
			--message=
		`,
	},
}

// yarn: both versions of it.
var yarn = []Entry{
	{
		Name:   "yarn yarnpkg",
		Source: "yarnpkg.com/cli, Yarn 4; classic.yarnpkg.com/docs/cli, Yarn 1",
		Level:  high, Categories: installs | network, Says: "{0} installs the project's packages",
		Options: npmSettings + `
			-v:info
			-h:info
			--frozen-lockfile --immutable --ignore-scripts --ignore-engines --ignore-platform --check-files --force
			--network-timeout=
			--mutex=
			--pure-lockfile
			--mode=
			--check-cache
		`,
		Lists: [][]Entry{{
			{
				Name: "workspace",
				Subs: []Entry{
					{Name: "* */*", Lists: [][]Entry{yarnCommands, nodeScripts}},
				},
			},
		}, yarnCommands, nodeScripts},
		Examples: `
			low | yarn --version
			low | yarn list --depth=0
			low | yarn why react
			low | yarn config get registry
			low | yarn workspaces list
			low | yarn run
			medium | yarn build
			medium | yarn test --coverage
			medium | yarn run lint
			medium | yarn build --help
			medium | yarn tsc --noEmit
			medium | yarn workspace api build
			medium | yarn workspace @acme/api test
			medium | yarn --cwd web build
			high DEPS_INSTALL_UPDATE | yarn
			high DEPS_INSTALL_UPDATE | yarn --frozen-lockfile
			high DEPS_INSTALL_UPDATE | yarn install --immutable
			high DEPS_INSTALL_UPDATE | yarn add react
			high DEPS_INSTALL_UPDATE | yarn workspace api add express
			high DEPS_INSTALL_UPDATE | yarn global add typescript
			high..critical EXEC_ARBITRARY | yarn dlx evil-package
			high..critical FS_DELETE_OVERWRITE | yarn exec rm -rf src
			medium..critical EXEC_ARBITRARY | yarn node -e "require('fs').rmSync('src')"
			critical FS_DELETE_OVERWRITE | yarn rimraf src
			high..critical FS_DELETE_OVERWRITE | yarn workspaces foreach -A exec rm -rf dist
			high PUBLISH | yarn publish
			high PUBLISH | yarn npm publish
			high ACCOUNT_CHANGE | yarn login
		`,
	},
}
