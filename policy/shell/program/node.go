package program

import (
	"slices"
	"strings"
)

// nodeTools: package managers of JavaScript and what their packages start.
var nodeTools = slices.Concat(nodeManagers, nodeBuilders, nodeReleases)

// npmSettings are settings that any npm command takes as an option: some name
// programs that npm starts. Low readers among its commands list no "-*".
const npmSettings = `
	-C,--prefix,--dir,--cwd=:cd
	-w,--workspace=
	--workspaces --include-workspace-root
	-F,--filter,--filter-prod=
	-r,--recursive
	--script-shell,--shell=:exec
	--git,--editor,--viewer,--browser=:exec
	--node-options=:executes
	--onload-script=:script
	--init-module=:script
	--pnpmfile,--global-pnpmfile=:script
	--use-yarnrc=:read+executes
	--registry=:url+network
	--userconfig,--globalconfig=:read+executes
	--cache,--store-dir,--virtual-store-dir,--modules-folder,--cache-folder=:look
	--lockfile-dir=:look
	--json -l,--long -p,--parseable
	--depth=
	-a,--all
	--loglevel,--reporter=
	-s,--silent -q,--quiet -d,--verbose
	--color?=
	--unicode --offline --prefer-offline
	--omit,--include=
	--dev --prod --production
	--only=
	--link --no-optional --no-progress --no-fund --no-audit --no-update-notifier --non-interactive --ignore-workspace
	--yes
	--access=
	--if-present
`

// npmCredentials are the settings that hold some, by parts of their names.
var npmCredentials = []Entry{
	{
		Name:  "*_auth* *_password* *token* npmregistries* npmscopes* _proxy *https-proxy proxy",
		Level: high, Categories: secrets, Out: Sensitive, Says: "{0} shows credentials",
	},
}

// npmCommands are those of npm and, where it has the same, of pnpm.
var npmCommands = []Entry{
	{
		Name:  "ls list ll la why explain root prefix bin fund query sbom find-dupes licenses",
		Level: low, Operands: "text...",
		Options: `
			-gP --global --package-lock-only
			--sbom-format=
			--sbom-type=
			--expect-result-count=
			--expect-results --fix-lockfile --only-projects --long --lockfile-only --dev -D
		`,
	},
	{Name: "help help-search completion", Level: low, Operands: "text...", Options: `--viewer=:exec`},
	{Name: "get", Level: low, Operands: "text...", Names: npmCredentials},
	{
		Name: "config c", Level: low,
		Subs: []Entry{
			{
				Name: "list ls get", Level: low, Operands: "text...", Options: `-g --global --location=`,
				Names: npmCredentials,
			},
			{
				Name: "set delete rm fix", Level: medium, Categories: executes,
				Says: "{0} changes which registry and programs npm uses", Operands: "text...",
				Options: `
					-g,--global:outside
					-L,--location=
				`,
			},
			{Name: "edit", Level: medium, Categories: executes, Options: `-g,--global:outside`},
		},
	},
	{
		Name: "pkg", Level: medium, Operands: "text...", Options: `--force`,
		Subs: []Entry{
			{Name: "get", Level: low, Operands: "text..."},
			{
				Name: "set delete fix", Level: medium, Leaves: "package.json", Operands: "text...",
				Options: `--json --force -w,--workspace= --workspaces`,
			},
		},
	},
	{Name: "outdated", Level: medium, Out: Answer, Operands: "text...", Options: `-* -g`},
	{
		Name: "audit", Level: medium, Out: Answer, Operands: "text...",
		Options: `
			-*
			--audit-level=
			--fix:installs
		`,
		Subs: []Entry{
			{
				Name: "fix", Level: high, Categories: installs | network, Operands: "text...",
				Options: `-* --dry-run:dry`,
			},
		},
	},
	{
		Name:  "view info show v search find se s ping doctor diff stars docs home bugs issues repo whoami",
		Level: medium, Operands: "text...", Out: Answer, Options: `-*`,
	},
	{
		Name: "run run-script rum urn", Level: medium, Bare: low, Operands: "text...",
		Options: `-* --ignore-scripts --parallel`,
		Subs: []Entry{
			{
				Name: "env", Level: high, Categories: secrets,
				Says: "{0} prints every variable, tokens and passwords among them", Out: Sensitive,
				Operands: "text...", Options: `-*`,
			},
			{
				Name: "deploy* release* publish* ship*", Level: high, Categories: publishes,
				Says: "{0} runs a script of the project that by its name publishes", Operands: "text...",
				Options: `-*`,
			},
		},
	},
	{
		Name: "test tst t start stop restart lint build rebuild rb", Level: medium, Operands: "text...",
		Options: `-* -g,--global:outside`,
	},
	{
		Name: "install i in ins inst insta instal isnt isnta isntal isntall add ci clean-install ic " +
			"install-clean install-test it install-ci-test cit update up upgrade udpate link ln dedupe ddp " +
			"import fetch approve-builds",
		Level: high, Categories: installs | network, Operands: "package...",
		Options: `
			-*
			-g,--global:outside
			-D -E -O -P --save-dev --save-exact
			--tag=
			--install-strategy=
			--before=
			--dry-run:dry
			--otp=
			--cpu=
			--os=
			--libc=
		`,
	},
	{
		Name: "uninstall un unlink remove rm r prune", Level: high, Categories: installs, Operands: "text...",
		Options: `
			-*
			-g,--global:outside
			--dry-run:dry
		`,
	},
	{
		Name: "exec x", Level: medium, Operands: "cmd...", Special: Package,
		Options: `
			-y --yes
			-p,--package=:package
			-c,--call=
			--no --no-install --ignore-scripts
		`,
	},
	{
		Name: "init create innit", Level: medium, Operands: "package...",
		Options: `
			-* -y --yes
			--init-author-name=
			--scope=
			--bare
			--init-type=
			--init-package-manager
		`,
		Subs: []Entry{
			{
				Name: "* */* */*/*", Level: high, Categories: installs | network | executes,
				Says: "{0} fetches a package and runs it", Style: Plain, Operands: "text...",
			},
		},
	},
	{
		Name: "version verison", Level: medium, Bare: low, Operands: "text...",
		Options: `
			-mf
			--message=
			--git-tag-version --allow-same-version
			--preid=
			--sign-git-tag --force --commit-hooks --no-git-tag-version
		`,
	},
	{
		Name: "pack", Level: medium, Operands: "read...",
		Options: `
			-*
			--pack-destination=:writedir
			--out=:write
		`,
		Subs: []Entry{
			// a folder begins with a dot or a slash: npm-pack(1)
			{
				Name: "[a-zA-Z@]* [a-zA-Z@]*/*", Level: high, Categories: network, Says: "{0} fetches a package",
				Operands: "text...",
			},
		},
	},
	{
		Name: "publish pub*", Level: high, Categories: publishes | network, Operands: "read...",
		Instead: "see what would be published: npm publish --dry-run",
		Options: `
			-*
			--tag=
			--access=
			--otp=
			--provenance
			--dry-run:dry
			-f,--force
			--publish-branch=
			--report-summary
		`,
	},
	{
		Name: "unpublish unpub*", Level: high, Categories: publishes | deletes | network,
		Says: "{0} takes a package back from everybody", Operands: "text...",
		Options: `-* --dry-run:dry -f,--force`,
	},
	{
		Name: "deprecate undeprecate star unstar", Level: high, Categories: publishes | network,
		Operands: "text...", Options: `-* --otp=`,
	},
	{
		Name: "dist-tag dist-tags", Level: high, Categories: publishes | network, Operands: "text...",
		Options: `-* --otp=`,
		Subs:    []Entry{{Name: "ls list", Level: medium, Out: Answer, Operands: "text...", Options: `-*`}},
	},
	{
		Name:  "owner author access team org hook token profile login adduser add-user logout trust",
		Level: high, Categories: accounts | network, Operands: "text...",
		Options: `
			-*
			--otp=
			--scope=
			--auth-type=
			--read-only
			--cidr=
		`,
		Subs: []Entry{
			{
				Name: "ls list get ls-packages ls-collaborators", Level: medium, Out: Answer, Operands: "text...",
				Options: `-*`,
			},
		},
	},
	{
		Name: "cache", Level: medium,
		Subs: []Entry{
			{Name: "ls list", Level: low, Operands: "text..."},
			{Name: "verify", Level: medium, Categories: outside},
			{
				Name: "clean clear rm delete", Level: medium, Categories: overwrites | outside, Operands: "text...",
				Options: `-f,--force`,
			},
			{Name: "add", Level: high, Categories: installs | network, Operands: "package...", Options: `-*`},
		},
	},
	{Name: "edit explore", Level: high, Categories: executes, Operands: "text run...", Options: `-*`},
	{
		Name: "set", Level: medium, Categories: executes, Says: "{0} changes which registry and programs npm uses",
		Operands: "text...", Options: `-g,--global:outside`,
	},
	{Name: "shrinkwrap set-script patch patch-commit patch-remove", Level: medium, Operands: "text...", Options: `-*`},
}

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

// nodeScripts are scripts of package.json, or programs of its packages, that
// `yarn NAME`, `pnpm NAME` and `bun run NAME` start.
var nodeScripts = []Entry{
	{
		Name: "env", Level: high, Categories: secrets,
		Says: "{0} prints every variable, tokens and passwords among them", Out: Sensitive, Operands: "text...",
	},
	{
		Name: "rimraf del-cli del trash", Level: high, Categories: overwrites, Operands: "delete...",
		Special: Remove,
		Options: `-g,--glob -v --verbose --preserve-root --no-preserve-root:critical -f,--force`,
	},
	{Name: "shx cross-env env-cmd dotenv c8 nyc", Level: medium, Operands: "cmd...", Special: Forward, Options: `-*`},
	{
		Name: "deploy* release* publish* ship*", Level: high, Categories: publishes,
		Says: "{0} runs a script of the project that by its name publishes", Style: Plain, Operands: "text...",
	},
	{
		Name: "vercel netlify firebase wrangler surge gh-pages semantic-release changeset lerna np " +
			"release-it vsce ovsx eas",
		Level: high, Categories: publishes | network, Style: Plain, Operands: "text...",
	},
	{
		Name: "http*:**", Level: critical, Categories: executes | network, Says: "{0} runs what a host sent",
		Style: Plain, Operands: "text...",
	},
	{Name: "~/** ../** /**", Level: medium, Categories: executes | outside, Style: Plain, Operands: "text..."},
	{Name: "* */* */*/* */*/*/*", Level: medium, Style: Plain, Operands: "text..."},
}

// withoutLetters leaves a table its long names, for a program whose letters are others.
func withoutLetters(table string) string {
	return strings.NewReplacer("-p,", "", "-r,", "").Replace(table)
}

// nodeManagers: programs that fetch packages and run the project's scripts.
var nodeManagers = []Entry{
	{
		Name:   "npm cnpm tnpm",
		Source: "npm(1) and npm-config(7), npm 10",
		Options: npmSettings + `
			-v:info
			-h:info
		`,
		Subs: npmCommands,
		Examples: `
			low | npm --version
			medium EXEC_ARBITRARY | npm --userconfig ./x test
			medium EXEC_ARBITRARY | yarn --use-yarnrc ./x build
			low | npm -v
			low | npm
			low | npm ls --depth=0
			low | npm ls --all --json
			low | npm ls -g --depth 0
			low | npm list react
			low | npm explain lodash
			low | npm root
			low | npm config get registry
			low | npm pkg get scripts
			low | npm run
			low | npm help install
			low | npm version --json
			low | npm --prefix web ls
			medium FS_OUTSIDE_WORKSPACE | npm --prefix ../other ls
			medium | npm run build
			medium | npm run lint -- --fix
			medium | npm --prefix web run build
			medium | npm run -w api test
			medium | npm test -- --watch=false
			medium | npm t
			medium | npm start
			medium | npm init -y
			medium | npm pack --dry-run
			medium | npm version patch
			high DEPS_INSTALL_UPDATE | npm install
			high DEPS_INSTALL_UPDATE | npm i -D typescript
			high DEPS_INSTALL_UPDATE | npm ci
			high DEPS_INSTALL_UPDATE | npm uninstall left-pad
			high DEPS_INSTALL_UPDATE FS_OUTSIDE_WORKSPACE | npm install -g typescript
			high..critical DEPS_INSTALL_UPDATE NETWORK_RISK | npm install http://example.com/p.tgz
			high DEPS_INSTALL_UPDATE | npm audit fix
			medium | npm audit
			medium | npm outdated
			medium | npm view react version
			high EXEC_ARBITRARY DEPS_INSTALL_UPDATE | npm init some-app
			high EXEC_ARBITRARY DEPS_INSTALL_UPDATE | npm init @scope/app
			high EXEC_ARBITRARY DEPS_INSTALL_UPDATE | npm create vite@latest
			high..critical EXEC_ARBITRARY | npm exec --yes evil-package
			high..critical FS_DELETE_OVERWRITE | npm exec -c 'rm -rf src'
			medium..critical EXEC_ARBITRARY | npm run build --script-shell=./x.sh
			medium..critical EXEC_ARBITRARY | npm ls --node-options='-r ./x.js'
			medium EXEC_ARBITRARY | npm config set script-shell ./x.sh
			medium EXEC_ARBITRARY | npm set registry http://example.com
			medium EXEC_ARBITRARY | npm frobnicate
			high PUBLISH | npm publish
			high PUBLISH | npm publish --access public
			high PUBLISH | npm run release
			high PUBLISH | npm unpublish pkg@1.0.0
			high PUBLISH | npm dist-tag add pkg@1.0.0 latest
			high ACCOUNT_CHANGE | npm owner add eve pkg
			high ACCOUNT_CHANGE | npm token create
			high ACCOUNT_CHANGE | npm login
		`,
	},
	{
		Name:   "pnpm",
		Source: "pnpm.io/cli, pnpm 9",
		Options: npmSettings + `
			-v:info
			-h:info
			--workspace-root --parallel --stream --aggregate-output --no-bail
			--workspace-concurrency=
			--resume-from=
			--sort --reverse
			--use-node-version=:installs
		`,
		Subs: slices.Concat([]Entry{
			{
				Name: "dlx create", Level: high, Categories: installs | network | executes,
				Says: "{0} fetches a package and runs it", Operands: "cmd...", Special: Package,
				Options: `-* -c,--shell-mode --package=:package`,
			},
			{Name: "exec", Level: medium, Operands: "run...", Options: `-c,--shell-mode --no-reporter-hide-prefix`},
			{
				Name: "config c", Level: low,
				Subs: []Entry{
					{
						Name: "list ls", Level: high, Categories: secrets, Out: Sensitive,
						Says: "{0} shows credentials", Options: `-g --global --location=`,
					},
					{
						Name: "get", Level: low, Operands: "text...", Options: `-g --global --location=`,
						Names: npmCredentials,
					},
					{
						Name: "set delete", Level: medium, Categories: executes,
						Says: "{0} changes which registry and programs npm uses", Operands: "text...",
						Options: `
							-g,--global:outside
							--location=
						`,
					},
				},
			},
			{Name: "run run-script", Level: medium, Bare: low, Operands: "text...", Options: `-*`, Subs: nodeScripts},
			{
				Name: "store", Level: low, Operands: "",
				Subs: []Entry{
					{Name: "path status", Level: low},
					{Name: "prune", Level: medium, Categories: overwrites | outside, Options: `--force`},
					{Name: "add", Level: high, Categories: installs | network, Operands: "package..."},
				},
			},
			{
				Name: "env setup self-update server runtime", Level: high, Categories: installs | network | outside,
				Operands: "text...", Options: `-*`,
				Subs: []Entry{{Name: "list ls", Level: low}},
			},
			{Name: "deploy", Level: medium, Categories: overwrites, Operands: "writedir", Options: `-*`},
			{Name: "ignored-builds cat-file cat-index find-hash", Level: low, Operands: "text..."},
		}, npmCommands, nodeScripts),
		Examples: `
			low | pnpm -v
			low | pnpm
			low | pnpm ls --depth 1
			low | pnpm why react
			low | pnpm store path
			medium | pnpm test
			medium | pnpm build
			medium | pnpm -r build
			medium | pnpm --filter web dev
			medium | pnpm -C web lint
			medium | pnpm exec tsc --noEmit
			high DEPS_INSTALL_UPDATE | pnpm install --frozen-lockfile
			high DEPS_INSTALL_UPDATE | pnpm add -D vitest
			high DEPS_INSTALL_UPDATE | pnpm remove vitest
			high..critical DEPS_INSTALL_UPDATE EXEC_ARBITRARY | pnpm dlx evil-package
			high..critical FS_DELETE_OVERWRITE | pnpm exec rm -rf src
			high..critical FS_DELETE_OVERWRITE | pnpm exec -c 'rm -rf src'
			medium | pnpm exec eslint 'src/**/*.ts'
			high..critical FS_DELETE_OVERWRITE | pnpm -r exec rm -rf dist
			critical FS_DELETE_OVERWRITE | pnpm rimraf src
			high PUBLISH | pnpm publish -r
			high PUBLISH | pnpm run deploy
		`,
	},
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
		Subs: slices.Concat([]Entry{
			{
				Name: "workspace",
				Subs: []Entry{
					{Name: "* */*", Subs: slices.Concat(yarnCommands, nodeScripts)},
				},
			},
		}, yarnCommands, nodeScripts),
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
	{
		Name:   "npx bunx pnpx",
		Source: "npx(1), npm 10; bun.sh/docs/cli/bunx",
		Level:  medium, Operands: "cmd...", Special: Package,
		Options: `
			-yq
			-p,--package=:package+installs
			-c,--call=
			-w,--workspace=
			-n=
			--yes --no --no-install --ignore-existing --bun --always-spawn
			--shell=:exec
			--shell-auto-fallback?=
			--prefix=:cd
			--workspaces
			--registry=:url+network
			--node-options=:executes
			--node-arg=:executes
			--script-shell=:exec
			--userconfig=:read+executes
			--cache=:look
			--offline --prefer-offline --quiet --silent --verbose
			--loglevel=
			-h,-v:info
		`,
		Examples: `
			low | npx --version
			medium | npx tsc --noEmit
			medium | npx eslint src
			medium | npx --no-install prettier --check .
			medium | npx jest --ci
			medium | bunx vitest run
			high EXEC_ARBITRARY DEPS_INSTALL_UPDATE | npx -y evil-package
			high EXEC_ARBITRARY DEPS_INSTALL_UPDATE | npx left-padder hello
			high DEPS_INSTALL_UPDATE | npx create-next-app@latest web
			critical FS_DELETE_OVERWRITE | npx rimraf src
			high..critical FS_DELETE_OVERWRITE | npx -c 'rm -rf src'
			high..critical EXEC_ARBITRARY | npx -p evil-package -c 'evil'
			high PUBLISH | npx semantic-release
		`,
	},
	{
		Name:   "bun",
		Source: "bun.sh/docs/cli, Bun 1.1",
		Options: withoutLetters(npmSettings) + `
			-e,--eval,-p,--print=:code
			-r,--require,--import,--preload=:script
			--config?=:settings
			--env-file=:read
			--define=
			--hot --watch --smol
			--inspect?=:network
			--inspect-brk?=:network
			--inspect-wait?=:network
			--bun -b
			-i:installs+network
			--cpu-prof-dir,--heap-prof-dir=:make
			-v,--revision,-h:info
		`,
		Subs: slices.Concat([]Entry{
			{
				Name: "pm",
				Subs: []Entry{
					{
						Name: "ls list bin hash hash-string hash-print cache why", Level: low, Operands: "text...",
						Options: `-ga --global`,
						Subs:    []Entry{{Name: "rm", Level: medium, Categories: overwrites | outside}},
					},
					{
						Name: "trust", Level: high, Categories: installs | executes,
						Says: "{0} runs scripts of packages", Operands: "text...", Options: `-*`,
					},
					{
						Name: "untrusted default-trusted migrate pack version pkg", Level: medium,
						Operands: "text...", Options: `-*`,
					},
					{Name: "whoami", Level: medium, Out: Answer},
				},
			},
			{
				Name: "test", Level: medium, Operands: "text...",
				Options: `
					-*
					--preload=:script
					--coverage-dir=:writedir
					-t,--test-name-pattern=
					--timeout=
					--reporter-outfile=:write
				`,
			},
			{
				Name: "build", Level: medium, Operands: "read...",
				Options: `
					-*
					--outfile=:make
					--outdir=:make
					--target=
					--format=
					--define=
					--external=
					--plugin=:script
					--env=:secrets
					--metafile=:make
				`,
			},
			{Name: "completions", Level: high, Categories: outside, Operands: "writedir"},
			{
				Name: "x", Level: medium, Operands: "cmd...", Special: Package,
				Options: `-y --yes --package=:package --bun`,
			},
			{Name: "repl", Level: high, Categories: executes, Options: `-*`},
			{Name: "exec", Level: medium, Operands: "run"},
			{
				Name: "create c upgrade", Level: high, Categories: installs | network | executes,
				Operands: "text...", Options: `-*`,
			},
			{Name: "patch patch-commit init", Level: medium, Operands: "text...", Options: `-*`},
			{
				Name: "run", Level: medium, Bare: low, Operands: "text...",
				Options: `
					-*
					-e,--eval,-p,--print=:code
					--preload,-r,--require,--import=:script
				`,
				Subs: nodeScripts,
			},
		}, npmCommands, nodeScripts),
		Examples: `
			low | bun --version
			low | bun pm ls
			medium | bun test
			medium | bun run build
			medium | bun run src/index.ts
			medium | bun src/index.ts
			medium | bun src/index.ts -h
			medium | bun build ./index.ts --outdir dist
			medium | bun -e 'console.log(1)'
			medium..critical EXEC_ARBITRARY | bun --preload ./x.ts test
			high DEPS_INSTALL_UPDATE | bun install
			high DEPS_INSTALL_UPDATE | bun add zod
			high..critical EXEC_ARBITRARY | bun x evil-package
			high..critical FS_DELETE_OVERWRITE | bun exec 'rm -rf src'
			high PUBLISH | bun publish
		`,
	},
	{
		Name:   "corepack",
		Source: "Node.js Corepack manual",
		Level:  high, Categories: installs | network, Operands: "text...",
		Options: `
			-*
			-o=:write
			--install-directory=:writedir
		`,
		Examples: `high DEPS_INSTALL_UPDATE | corepack enable`,
	},
	{
		Name:   "nvm fnm volta nodenv n nvs",
		Source: "nvm README, fnm, volta and n manuals: they fetch and choose versions of node",
		Level:  high, Categories: installs | network, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{
				Name: "ls list current which version versions help", Level: low, Operands: "text...",
				Options: `-* --no-colors --no-alias`,
			},
			{
				Name: "use local shell deactivate pin env", Level: medium, Operands: "text...",
				Options: `-* --save,--default:outside`,
			},
			{
				Name: "default alias unalias global", Level: high, Bare: low, Categories: outside,
				Says: "{0} changes settings outside the workspace", Operands: "text...", Options: `-*`,
			},
			{
				Name: "set-colors setup", Level: high, Categories: outside,
				Says: "{0} changes settings outside the workspace", Operands: "text...", Options: `-*`,
			},
			{Name: "exec run", Level: medium, Operands: "cmd...", Special: Forward, Options: `-* --using=`},
		},
		Examples: `
			low | nvm ls
			low | nvm current
			medium | nvm use 20
			high DEPS_INSTALL_UPDATE | nvm install 20
			high..critical FS_DELETE_OVERWRITE | nvm exec 20 rm -rf src
			high DEPS_INSTALL_UPDATE | n latest
		`,
	},
}

// nodeBuilders: compilers, linters, formatters, test runners and servers out of
// packages. Their settings are often code of the project, which makes even a
// check medium.
var nodeBuilders = []Entry{
	{
		Name:   "tsc tsgo vue-tsc svelte-check ngc tspc",
		Source: "TypeScript handbook, tsc CLI options 5.6",
		Style:  Single, Level: medium, Operands: "read...",
		Options: `
			-*
			-v:info
			-version:info
			-help:info
			-h:info
			-all,-showConfig,-listFilesOnly:info
			-p=:settings
			-project=:settings
			-b,-build
			-outDir=:make
			-outFile=:make
			-declarationDir=:make
			-tsBuildInfoFile=:make
			-generateTrace=:writedir
			-generateCpuProfile=:make
			-rootDir=
			-target=
			-t=
			-module=
			-m=
			-lib=
			-jsx=
			-moduleResolution=
			-types=
			-baseUrl=
			-locale=
			-allowJs,-allowArbitraryExtensions,-allowImportingTsExtensions,-allowSyntheticDefaultImports,-allowUmdGlobalAccess,-allowUnreachableCode,-allowUnusedLabels
		`,
		Examples: `
			low | tsc --version
			low | tsc -v
			low | tsc --showConfig
			medium FS_OUTSIDE_WORKSPACE | tsc --showConfig -p ../x
			medium | tsc
			medium | tsc --noEmit -p tsconfig.json
			medium | tsc -b --watch
			medium | tsc --noEmit --allowImportingTsExtensions
			medium | tsc --outDir dist
			high FS_OUTSIDE_WORKSPACE | tsc --outDir ~/x
		`,
	},
	{
		Name:   "eslint xo standard semistandard ts-standard tslint jshint oxlint eslint_d",
		Source: "eslint.org/docs, command line interface 9",
		Level:  medium, Operands: "read...",
		Options: `
			--init:installs
			-*
			-h,-v:info
			-c,--config=:settings
			--fix:edit
			--fix-dry-run
			--fix-type=
			--ext=
			--rulesdir=:script
			--plugin=:script
			--parser=:script
			--parser-options=
			--resolve-plugins-relative-to=:settings
			-f,--format=:format
			-o,--output-file=:write
			--ignore-path=:read
			--ignore-pattern=
			--max-warnings=
			--rule=
			--global=
			--env=
			--stdin-filename=
			--cache
			--cache-location=:make
			--cache-file=:make
			--report-unused-disable-directives-severity=
			--inspect-config:network
		`,
		Examples: `
			high DEPS_INSTALL_UPDATE | eslint --init
			low | eslint --version
			medium | eslint src
			medium | eslint --fix src
			medium | eslint . --ext .ts,.tsx --max-warnings 0
			medium EXEC_ARBITRARY | eslint --rulesdir ./rules src
			medium EXEC_ARBITRARY | eslint -f ./x.js src
			medium | eslint -f stylish src
			medium | eslint --format json -o out.json src
			high FS_CONFIG_SECRETS | eslint .env
		`,
	},
	{
		Name: "prettier prettierd stylelint biome dprint rome markdownlint markdownlint-cli2 mdl cspell " +
			"htmlhint textlint remark alex djlint secretlint linthtml standard-markdown write-good",
		Source: "prettier.io/docs/cli 3; stylelint.io; biomejs.dev/reference/cli",
		Level:  medium, Operands: "read...",
		Options: `
			-r=:script
			-*
			-w,--write:edit
			--fix:edit
			--apply:edit
			-c,--check -l,--list-different
			--config,--config-path=:settings
			--plugin=:script
			--plugin-search-dir=:script
			--custom-syntax=:script
			--rulesdir=:script
			--formatter=:format
			--custom-formatter=:script
			--ignore-path=:read
			--stdin-filepath=
			--parser=
			-o,--output-file=:write
			--log-level=
			--print-width=
			--tab-width=
			--edit -e -p
		`,
		Examples: `
			medium EXEC_ARBITRARY | markdownlint -r ./x.js README.md
			medium EXEC_ARBITRARY | stylelint --formatter ./x.js a.css
			low | prettier --version
			medium | prettier --check .
			medium | prettier --write src
			medium | biome check --write src
			medium EXEC_ARBITRARY | prettier --plugin=./x.js --check .
			high FS_CONFIG_SECRETS | prettier ~/.npmrc
		`,
	},
	{
		Name:   "commitlint",
		Source: "commitlint.js.org/reference/cli, 19: parser presets, extended settings and formats are code",
		Level:  medium, Operands: "text...",
		Options: `
			-*
			-h,-v:info
			-g,--config=:settings
			-d,--cwd=:cd
			-e,--edit?=:read
			-E,--env=
			-x,--extends=:executes
			-p,-o,--parser-preset=:executes
			-H,--help-url=
			-f,--from=
			-t,--to=
			--from-last-tag
			--git-log-args=
			-l,--last
			--format=:format
			-V,--verbose -s,--strict -q,--quiet -c,--color
			--print-config?=
			--default-config
		`,
		Examples: `
			low | commitlint --version
			medium | commitlint --from HEAD~3 --to HEAD
			medium | commitlint --edit .git/COMMIT_EDITMSG
			medium EXEC_ARBITRARY | commitlint -x evil
			medium EXEC_ARBITRARY | commitlint -p evil
			high FS_CONFIG_SECRETS | commitlint --edit .env
		`,
	},
	{
		Name: "jest vitest mocha ava jasmine karma tap tape uvu playwright cypress wdio testcafe nightwatch " +
			"qunit tsd stryker codecept codeceptjs",
		Source: "jestjs.io/docs/cli 29; vitest.dev/guide/cli; mochajs.org; playwright.dev/docs/test-cli: " +
			"Playwright removes the folder of its output first",
		Level: medium, Operands: "text...",
		Options: `
			-R=:format
			-n,--node-option,--node-options,--node-arguments=:executes
			--record:network+sends
			-*
			-h:info
			-V:info
			-c,--config=:settings+overwrites@*screenshotsFolder*+overwrites@*videosFolder*+overwrites@*downloadsFolder*
			--config-file,--configFile,--opts,--package,--preset,--moduleDirectories,--modulePaths,--roots=:settings
			--rootDir,--root,--dir,--projects,--workspace=:settings
			--file=:settings
			-r,--require,--import,--loader,--setupFiles,--globalSetup,--env-file=:script
			--reporter,--reporters=:format
			--coverageDirectory,--outputFile=:make
			--coverage.reportsDirectory,--output=:emptied
			--env,--coverageReporters,--coverage.reporter=:format
			--testPathPattern,--testNamePattern,-t,-g,--grep=
			--project=:settings
			--clearCache
		`,
		Subs: []Entry{
			{
				Name: "pdf screenshot", Level: medium, Operands: "text result",
				Options: `
					-*
					-b,--browser,--channel,--color-scheme,--device,--geolocation,--lang,--timezone,--timeout=
					--user-agent,--viewport-size,--wait-for-selector,--wait-for-timeout,--proxy-server=
					--proxy-bypass,--paper-format=
					--load-storage=:read
					--save-storage,--save-har,--save-har-glob=:write
					--user-data-dir=:settings
				`,
			},
			{
				Name: "install install-deps", Level: high, Categories: installs | network, Operands: "text...",
				Options: `-*`,
			},
			{
				Name: "cache uninstall clear-cache", Level: high, Categories: overwrites | outside,
				Operands: "text...", Options: `-*`,
				Subs: []Entry{{Name: "list path size", Level: low, Options: `-*`}},
			},
			{Name: "init", Level: high, Categories: installs | network, Operands: "text...", Options: `-*`},
			{
				Name: "show-report show-trace launch-server run-server codegen open remote", Level: high,
				Categories: network, Operands: "text...", Options: `-*`,
			},
		},
		Names: []Entry{{Name: "path:*", Level: medium, Categories: executes}},
		Examples: `
			medium EXEC_ARBITRARY | mocha -R ./x.js
			medium EXEC_ARBITRARY | mocha -n require=./x.js
			medium EXEC_ARBITRARY | jest --runner ./x.js
			medium | jest --runInBand src/a.test.ts
			medium FS_OUTSIDE_WORKSPACE | jest --rootDir /opt/x
			high NETWORK_RISK | cypress run --record --key x
			low | jest --version
			medium | jest
			medium | jest --ci --coverage src/a.test.ts
			medium | vitest run
			medium | mocha --timeout 5000 'test/**/*.js'
			medium | playwright test
			medium | playwright test --reporter=list
			medium | vitest run --reporter=verbose
			medium | mocha -R dot
			medium EXEC_ARBITRARY | playwright test --reporter=./x.ts
			high DEPS_INSTALL_UPDATE | playwright install chromium
			medium EXEC_ARBITRARY | mocha -r ./x.js
		`,
	},
	{
		Name: "vite next nuxt nuxi astro gatsby remix svelte-kit webpack webpack-cli esbuild parcel swc " +
			"babel tsup unbuild ncc rspack rsbuild farm snowpack microbundle tsdown rolldown wmr react-scripts " +
			"craco vue-cli-service turbo nx wireit gulp grunt brunch eleventy vitepress docusaurus slidev " +
			"vuepress electron electron-vite tauri metro react-native redwood rw blitz nest umi father plasmo " +
			"wxt quasar ember stencil sass node-sass lessc postcss tailwindcss unocss windicss terser uglifyjs " +
			"html-minifier-terser csso cleancss svgr ttsc tsc-alias tsc-watch node-gyp prebuildify cmake-js " +
			"typedoc jsdoc documentation api-extractor graphql-codegen openapi-typescript json2ts quicktype " +
			"orval swagger-codegen openapi-generator openapi-generator-cli redocly depcheck madge knip ts-prune " +
			"unimported dependency-cruiser depcruise license-checker size-limit bundlesize source-map-explorer " +
			"publint attw syncpack sort-package-json lint-staged patch-package wait-on onchange mkdirp " +
			"mkdirp-cli cpx cpy copyfiles ncp move-cli svgo imagemin sharp nexe",
		Source: "vite.dev/guide/cli, nextjs.org/docs/api-reference/cli, webpack.js.org/api/cli, " +
			"esbuild.github.io, turbo.build, nx.dev and the manuals of the others: they run the project's " +
			"settings and write what they build",
		Level: medium, Operands: "text...",
		Options: `
			-u,--use=:executes
			--onSuccess,--on-success=:run+executes
			--servedir,--serve?=:network
			-*
			-h:info
			-c,--config,--config-file,--configFile,--gulpfile,--gruntfile,--rc-path,--options,--presets=:settings
			--plugins=:settings
			--root,-C,--cwd=:cd
			-r,--require=:script
			--plugin=:script
			--outdir,--outfile,--out-file,--output,--output-path,--dist-dir,--dest=:make
			--out-dir,--outDir,--out=:emptied
			--define=
			--target,--targets,-t=:publishes@*deploy*+publishes@*publish*+publishes@*release*
			--publish=:publishes
			--remoteDebugging
		`,
		Subs: []Entry{
			{
				Name: "login logout link unlink connect", Level: high, Categories: accounts | network,
				Operands: "text...", Options: `-*`,
			},
			{
				Name: "add install migrate upgrade", Level: high, Categories: installs | network,
				Operands: "text...", Options: `-*`,
			},
			{
				Name: "release publish deploy", Level: high, Categories: publishes | network, Operands: "text...",
				Options: `-* --dry-run -d`,
			},
		},
		Examples: `
			medium EXEC_ARBITRARY | postcss -u ./x.js a.css
			high NETWORK_RISK | esbuild --servedir=. a.ts
			high NETWORK_RISK | vite --host 0.0.0.0
			medium | vite --port 3000
			high PUBLISH | turbo run deploy
			medium..critical FS_DELETE_OVERWRITE | onchange src -- rm -rf out
			high NETWORK_RISK | quicktype https://example.com/x
			low | vite --version
			medium | vite build
			medium | vite
			medium | next dev -p 3001
			medium | webpack --config webpack.prod.js --mode production
			medium | esbuild src/a.ts --bundle --outfile=dist/a.js
			high FS_OUTSIDE_WORKSPACE | esbuild src/a.ts --outfile=../a.js
			medium | turbo run build
			medium | nx test api
			high DEPS_INSTALL_UPDATE | astro add react
			high ACCOUNT_CHANGE | turbo login
			high PUBLISH | nx release
			medium EXEC_ARBITRARY | esbuild --plugin=./x.js src/a.js
			medium EXEC_ARBITRARY | tsup --onSuccess=./x.sh
			medium..critical FS_DELETE_OVERWRITE | tsup src/a.ts --onSuccess 'rm -rf src'
		`,
	},
	{
		Name:   "rollup",
		Source: "rollupjs.org/command-line-interface, 4: plugins and settings are code",
		Level:  medium, Operands: "text...",
		Options: `
			-p,--plugin,--configPlugin=:executes
			-*
			-h,-v:info
			-c,--config?=:script
			-i,--input=:read
			-o,--file,-d,--dir=:make
			-f,--format=
			-n,--name=
			-g,--globals=
			-e,--external=
			-m,--sourcemap?=
			-w,--watch -y
			--watch.onStart,--watch.onBundleStart,--watch.onBundleEnd,--watch.onEnd,--watch.onError=:run+executes
			--environment=
			--intro,--outro,--banner,--footer=:executes
		`,
		Examples: `
			low | rollup --version
			medium | rollup -c
			medium | rollup src/a.js -o dist/a.js -f cjs
			medium EXEC_ARBITRARY | rollup -p x
			medium EXEC_ARBITRARY | rollup --plugin=./x.js src/a.js
			high FS_OUTSIDE_WORKSPACE | rollup src/a.js -o ../a.js
		`,
	},
	{
		Name:   "storybook start-storybook build-storybook",
		Source: "storybook.js.org/docs/api/cli-options, 8",
		Level:  medium, Operands: "text...",
		Options: `
			-*
			-V:info
			-p,--port=
			-c,--config-dir=:settings
			-o,--output-dir=:emptied
			-h,--host=
		`,
		Subs: []Entry{
			{
				Name: "init create add remove upgrade migrate automigrate sandbox link", Level: high,
				Categories: installs | network, Operands: "text...", Options: `-*`,
			},
			{Name: "dev build info doctor", Level: medium, Operands: "text...", Options: `-*`},
		},
		Examples: `
			medium | storybook build
			medium | storybook dev -p 6006
			high DEPS_INSTALL_UPDATE | storybook init
		`,
	},
	{
		Name:   "husky",
		Source: "typicode.github.io/husky 9: every way of calling it makes git run the hooks in .husky",
		Level:  medium, Categories: executes, Operands: "text...", Options: `-h,-v:info`,
		Examples: `
			low | husky --version
			medium EXEC_ARBITRARY | husky
			medium EXEC_ARBITRARY | husky init
		`,
	},
	{
		Name:   "electron-builder",
		Source: "electron.build/cli 25",
		Level:  medium, Operands: "text...",
		Options: `
			-*
			-v,-h:info
			-p,--publish=:publishes@always+publishes@onTag*
			-c,--config=:script
			--project,--projectDir=:cd
			--prepackaged,--pd=:look
		`,
		Subs: []Entry{
			{Name: "publish", Level: high, Categories: publishes | network, Operands: "text...", Options: `-*`},
		},
		Examples: `
			low | electron-builder --version
			medium | electron-builder --linux
			medium | electron-builder -p never
			high PUBLISH | electron-builder -p always
			medium EXEC_ARBITRARY | electron-builder -c x.js
		`,
	},
	{
		Name:   "cordova phonegap",
		Source: "cordova.apache.org/docs, CLI 12: plugins and platforms are packages",
		Level:  medium, Operands: "text...", Options: `-* -v:info`,
		Subs: []Entry{
			{
				Name: "plugin plugins platform platforms", Level: high, Categories: installs | network,
				Operands: "text...", Options: `-*`,
				Subs: []Entry{{Name: "ls list", Level: low}},
			},
			{Name: "create telemetry", Level: high, Categories: installs | network, Operands: "text...", Options: `-*`},
		},
		Examples: `
			low | cordova --version
			medium | cordova build android
			low | cordova plugin ls
			high DEPS_INSTALL_UPDATE | cordova plugin add x
		`,
	},
	{
		Name:   "ng",
		Source: "angular.dev/cli, Angular 18",
		Level:  medium, Operands: "text...",
		Options: `
			-*
			-c,--configuration=
			--output-path=:emptied
			--project=
			-v:info
		`,
		Subs: []Entry{
			{Name: "version v help", Level: low, Operands: "text..."},
			{Name: "add update new n", Level: high, Categories: installs | network, Operands: "text...", Options: `-*`},
			{Name: "deploy", Level: high, Categories: publishes | network, Operands: "text...", Options: `-*`},
			{
				Name: "run", Level: medium, Operands: "text...", Options: `-*`,
				Subs: []Entry{
					{
						Name: "*:deploy* *:publish* *:release*", Level: high, Categories: publishes | network,
						Operands: "text...",
					},
				},
			},
			{
				Name:  "build serve test e2e lint generate extract-i18n cache config analytics",
				Level: medium, Operands: "text...", Options: `-*`,
			},
		},
		Examples: `
			low | ng version
			medium | ng build --configuration production
			medium | ng test --watch=false
			high DEPS_INSTALL_UPDATE | ng add @angular/material
			high PUBLISH | ng deploy
		`,
	},
	{
		Name:   "npm-run-all npm-run-all2 run-s run-p",
		Source: "npm-run-all 4 README: its words are scripts of package.json",
		Level:  medium, Goals: true, Operands: "text...",
		Options: `
			-*
			--max-parallel=
			--npm-path=:exec
		`,
		Subs: []Entry{
			{
				Name: "deploy* *:deploy release* *:release publish* *:publish ship*", Level: high,
				Categories: publishes, Says: "{0} runs a script of the project that by its name publishes",
				Operands: "text...",
			},
		},
		Examples: `
			low | npm-run-all --version
			medium | npm-run-all lint test
			medium | run-p watch:*
			high PUBLISH | npm-run-all build deploy
		`,
	},
	{
		Name:   "rimraf del-cli",
		Source: "rimraf 6 README; del-cli README: always recursive",
		Level:  high, Categories: overwrites, Operands: "delete...", Special: Remove,
		Options: `
			-vi -g,--glob --verbose --preserve-root
			--no-preserve-root:critical
			-f,--force
			--impl=
			--tmp=
			--max-retries=
			--retry-delay=
			--dry-run:dry
			-d
		`,
		Examples: `
			high FS_DELETE_OVERWRITE | rimraf dist
			critical FS_DELETE_OVERWRITE FS_OUTSIDE_WORKSPACE | rimraf ../other
			high FS_DELETE_OVERWRITE | rimraf --glob 'src/**'
		`,
	},
	{
		Name:   "vue sb",
		Source: "cli.vuejs.org 5; storybook.js.org/docs/api/cli-options",
		Level:  medium, Operands: "text...",
		Options: `
			-*
			-p,--port=
			-c,--config-dir=:settings
			-o,--output-dir=:make
		`,
		Subs: []Entry{
			{
				Name: "create add upgrade update invoke ext init automigrate", Level: high,
				Categories: installs | network, Operands: "text...",
			},
			{Name: "info inspect help", Level: low, Operands: "text..."},
		},
		Examples: `
			low | vue --version
			high DEPS_INSTALL_UPDATE | vue create app
			medium | sb build
		`,
	},
	{
		Name:   "expo expo-cli eas eas-cli",
		Source: "docs.expo.dev/more/expo-cli; docs.expo.dev/eas/cli",
		Level:  high, Categories: network, Operands: "text...",
		Options: `
			-*
			-p,--platform=
			--profile=
			-m,--message=
			--non-interactive
		`,
		Subs: []Entry{
			{
				Name: "help config prebuild export start run:android run:ios lint customize", Level: medium,
				Categories: executes, Operands: "text...",
			},
			{Name: "install", Level: high, Categories: installs | network, Operands: "text..."},
			{
				Name: "submit update publish update:publish deploy", Level: high, Categories: publishes | network,
				Operands: "text...",
			},
			{
				Name: "build build:run", Level: high, Categories: network | system,
				Says: "{0} builds in the cloud, which costs money", Operands: "text...",
			},
			{
				Name: "login logout credentials device:create account:login", Level: high,
				Categories: accounts | network, Operands: "text...",
			},
			{Name: "secret:* env:*", Level: high, Categories: secrets | network, Operands: "text..."},
			{Name: "*:delete", Level: high, Categories: deletes | network, Operands: "text..."},
		},
		Examples: `
			medium | expo export
			high PUBLISH | eas submit -p ios
			high PUBLISH | eas update --branch main -m x
			high NETWORK_RISK | eas build:list
			high FS_CONFIG_SECRETS | eas secret:list
			high DELETE | eas channel:delete main
		`,
	},
	{
		Name:   "surge",
		Source: "surge.sh/help 0.23: bare it publishes the folder",
		Level:  high, Categories: publishes | network, Operands: "sendfile text...",
		Options: `
			-*
			-p,--project=:sendfile
			-d,--domain=
		`,
		Subs: []Entry{
			{Name: "list whoami plan", Level: high, Categories: network, Operands: "text..."},
			{Name: "teardown", Level: high, Categories: publishes | deletes | network, Operands: "text..."},
			{Name: "login logout token", Level: high, Categories: accounts | network, Operands: "text..."},
		},
		Examples: `
			high..critical PUBLISH | surge ./dist
			high PUBLISH | surge
			high DELETE | surge teardown x.surge.sh
			high NETWORK_RISK | surge list
		`,
	},
	{
		Name:   "kill-port fkill fkill-cli killport",
		Source: "kill-port and fkill READMEs: they end processes",
		Level:  high, Categories: system, Says: "{0} ends processes", Operands: "text...", Options: `-*`,
		Examples: `
			high SYSTEM_IMPACT | kill-port 3000
			high SYSTEM_IMPACT | npx kill-port 3000
		`,
	},
	{
		Name:   "html-validate csslint swagger-cli marp stylus js-beautify",
		Source: "html-validate.org, marp-cli and stylus READMEs and those of the others",
		Level:  medium, Operands: "read...",
		Options: `
			-*
			-o,--output,--outfile,--out=:write
			-c,--config,--config-file=:script
			-r,--replace:edit
		`,
		Examples: `
			medium | html-validate index.html
			medium..high FS_DELETE_OVERWRITE | marp -o out.pdf slides.md
		`,
	},
	{
		Name:   "shx",
		Source: "shx README: the first word is a command of the shell",
		Level:  medium, Operands: "applet...",
		Examples: `
			high..critical FS_DELETE_OVERWRITE | shx rm -rf src
			medium | shx ls
		`,
	},
	{
		Name:   "dotenvx",
		Source: "dotenvx.com/docs, 1.38: get prints, set and its kin write .env, run starts a command with it",
		Level:  medium, Operands: "text...", Options: `-* -f,--env-file,--env-keys-file=:read`,
		Subs: []Entry{
			{
				Name: "run", Level: medium, Operands: "cmd...",
				Options: `-e,--env= -o,--overload,--strict,--quiet,--verbose,--debug`,
			},
			{
				Name: "get set encrypt decrypt rotate keypair ops pro printenv", Level: high, Categories: secrets,
				Says: saysFramework, Out: Sensitive, Operands: "text...", Options: `-*`,
			},
			{Name: "ls help ext", Level: low, Operands: "text...", Options: `-*`},
		},
		Examples: `
			medium | dotenvx run -- npm test
			high FS_CONFIG_SECRETS | dotenvx run -- env
			high FS_CONFIG_SECRETS | dotenvx get
			high FS_CONFIG_SECRETS | dotenvx set A b
			low | dotenvx ls
		`,
	},
	{
		Name:   "cross-env cross-env-shell env-cmd dotenv-cli infisical-run doppler-run",
		Source: "cross-env, env-cmd and dotenv-cli READMEs",
		Level:  medium, Operands: "cmd...", Special: Forward, Options: `-* -f,--file,-e=:read`,
		Examples: `
			medium | cross-env NODE_ENV=test jest
			high..critical FS_DELETE_OVERWRITE | cross-env X=1 rm -rf src
			high..critical EXEC_ARBITRARY | cross-env NODE_OPTIONS='-r ./x.js' jest
		`,
	},
	{
		Name:   "c8 nyc istanbul",
		Source: "c8 and nyc READMEs: they measure the command that follows",
		Level:  medium, Operands: "cmd...",
		Options: `
			-*
			-r,--reporter=:format
			-o,--report-dir,--reports-dir=:make
			--temp-directory,--temp-dir=:emptied
			--cwd=:cd
			-c,--config,--nycrc-path=:settings
			-x,--exclude=
			-n,--include=
			--require=:script
			-e,--extension=
		`,
		Subs: []Entry{{Name: "report check-coverage merge", Level: medium, Operands: "text...", Options: `-*`}},
		Examples: `
			medium | nyc mocha
			medium | c8 report
			high..critical FS_DELETE_OVERWRITE | c8 rm -rf src
		`,
	},
	{
		Name:   "concurrently start-server-and-test",
		Source: "concurrently README: every word is a command line",
		Level:  medium, Operands: "text...", Special: Forward,
		Options: `
			-*
			-n,--names=
			-c,--prefix-colors=
			-p,--prefix=
			-m,--max-processes=
			-s,--success=
			--restart-tries=
			--restart-after=
			--teardown=:run
			-P
		`,
		Examples: `
			medium | concurrently 'npm run dev' 'npm run watch'
			high..critical FS_DELETE_OVERWRITE | concurrently 'npm test' 'rm -rf src'
		`,
	},
	{
		Name:   "http-server serve live-server json-server lite-server sirv verdaccio browser-sync",
		Source: "http-server, serve, json-server READMEs",
		Level:  high, Categories: network, Says: "{0} serves the folder to the network", Operands: "look...",
		Options: `
			-*
			-p,--port,-l,--listen=
			-a,--host=
			-c,--config=:settings
			-m,--middlewares=:script
		`,
		Examples: `
			high NETWORK_RISK | http-server dist
			high NETWORK_RISK | npx serve -p 3000
		`,
	},
	{
		Name:   "lighthouse pa11y loadtest",
		Source: "lighthouse, pa11y and loadtest READMEs: they call a host",
		Level:  high, Categories: network, Operands: "url...", Special: Fetch,
		Options: `
			-*
			--output-path=:write
			-c=:read
		`,
		Examples: `
			medium | lighthouse http://localhost:3000
			high NETWORK_RISK | lighthouse https://example.com
		`,
	},
	{
		Name:   "npm-check-updates ncu npm-check taze",
		Source: "npm-check-updates README: asks the registry; -u changes package.json",
		Level:  medium, Out: Answer, Operands: "text...",
		Options: `
			-*
			-u,--upgrade:installs
			-y
			--install=
		`,
		Examples: `
			medium | ncu
			high DEPS_INSTALL_UPDATE | ncu -u
		`,
	},
	{
		Name:   "pm2 forever",
		Source: "pm2.keymetrics.io/docs: its daemon starts the programs, outside guard's sight",
		Level:  high, Categories: system | executes, Operands: "text...", Special: Leaves,
		Options: `
			-*
			--interpreter=:exec
			--name=
			-i=
		`,
		Subs: []Entry{
			{
				Name: "jlist prettylist show describe desc info", Level: high, Categories: secrets,
				Says: "{0} prints the environment of the programs that it runs", Out: Sensitive,
				Operands: "text...", Options: `-*`,
			},
			{Name: "ls list status l id pid", Level: low, Operands: "text...", Options: `-*`},
			{Name: "logs log monit", Level: medium, Operands: "text...", Options: `-*`},
		},
		Examples: `
			low | pm2 ls
			low | pm2 status
			high SYSTEM_IMPACT EXEC_ARBITRARY | pm2 start app.js
			high SYSTEM_IMPACT | pm2 delete all
			high SYSTEM_IMPACT | pm2 startup
		`,
	},
	{
		Name: "create-react-app create-next-app create-vite create-vue create-svelte create-astro " +
			"create-remix create-nuxt-app create-expo-app create-t3-app create-turbo create-electron-app degit " +
			"tiged giget yo plop hygen shadcn shadcn-ui",
		Source: "their READMEs: they fetch a template, run its generator and install packages",
		Level:  high, Categories: installs | network, Operands: "text...", Options: `-*`,
		Examples: `
			high DEPS_INSTALL_UPDATE | create-vite web
			high NETWORK_RISK | degit user/repo web
		`,
	},
}

// nodeReleases: programs that make packages public.
var nodeReleases = []Entry{
	{
		Name:   "lerna changeset",
		Source: "lerna.js.org/docs, changesets README",
		Level:  medium, Operands: "text...",
		Options: `
			-*
			--scope=
			--since=
			--cwd=:cd
			--npm-client=:exec
		`,
		Subs: []Entry{
			{
				Name: "ls list changed diff info status la ll", Level: low, Operands: "text...",
				Options: `
					-al --json --long --all
					--since=
					--output=:write
					--parseable --toposort --graph --verbose
					--scope=
				`,
			},
			{
				Name: "exec", Level: medium, Operands: "cmd...",
				Options: `
					-*
					--scope=
					--concurrency=
				`,
			},
			{
				Name: "publish tag", Level: high, Categories: publishes | network, Operands: "text...",
				Options: `
					-*
					--otp=
					--tag=
				`,
			},
			{
				Name: "bootstrap add import", Level: high, Categories: installs | network, Operands: "text...",
				Options: `-*`,
			},
		},
		Examples: `
			low | lerna ls -l
			low | lerna changed
			medium | lerna run build
			medium | changeset version
			high PUBLISH | changeset publish
			high PUBLISH | lerna publish from-git
			high..critical FS_DELETE_OVERWRITE | lerna exec -- rm -rf dist
		`,
	},
	{
		Name:   "semantic-release release-it np auto release-please bumpp beachball release",
		Source: "semantic-release, release-it and np READMEs: they tag, push and publish",
		Level:  high, Categories: publishes | pushes | network, Operands: "text...", Options: `-* -d,--dry-run:dry`,
		Examples: `
			high PUBLISH | semantic-release
			high PUBLISH GIT_PUBLISH | release-it --ci
		`,
	},
	{
		Name:   "standard-version commit-and-tag-version conventional-changelog auto-changelog",
		Source: "standard-version README: commits and tags locally",
		Level:  medium, Operands: "text...",
		Options: `
			-*
			-i,--infile,-o,--outfile,--output=:write
			--dry-run:dry
		`,
		Examples: `
			medium | standard-version
			medium | conventional-changelog -p angular
		`,
	},
	{
		Name:   "vsce ovsx",
		Source: "code.visualstudio.com/api, publishing extensions",
		Level:  high, Categories: publishes | network, Operands: "text...",
		Options: `
			-*
			-p,--pat=
			-o,--out=:write
			-i,--packagePath=:read
		`,
		Subs: []Entry{
			{
				Name: "ls", Level: low, Operands: "text...",
				Options: `
					--tree
					--packagedDependencies=
					--yarn --no-yarn --dependencies --no-dependencies
					--ignoreFile=:read
				`,
			},
			{Name: "package", Level: medium, Operands: "text...", Options: `-*`},
			{
				Name: "login logout create-namespace verify-pat ls-publishers", Level: high,
				Categories: accounts | network, Operands: "text...", Options: `-*`,
			},
			{Name: "show search get", Level: medium, Out: Answer, Operands: "text...", Options: `-*`},
			{
				Name: "unpublish", Level: high, Categories: publishes | deletes | network, Operands: "text...",
				Options: `-*`,
			},
		},
		Examples: `
			low | vsce ls
			medium | vsce package
			high PUBLISH | vsce publish
			high PUBLISH DELETE | vsce unpublish x.y
			high PUBLISH | ovsx publish
		`,
	},
	{
		Name:   "gh-pages",
		Source: "gh-pages README",
		Level:  high, Categories: publishes | network, Operands: "text...", Options: `-* -d,--dist=:look`,
		Examples: `high PUBLISH | gh-pages -d dist`,
	},
}
