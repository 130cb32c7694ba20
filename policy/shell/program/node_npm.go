package program

import "strings"

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
		Names: []Entry{{Name: "*://* git+* git@*", Level: high, Categories: network}}, // fetched from where it says
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
			--dry-run:here
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

// npm: JavaScript's first package manager.
var npm = []Entry{
	{
		Name:   "npm cnpm tnpm",
		Source: "npm(1) and npm-config(7), npm 10",
		// --dir and --cwd are others' options: npm hands them to scripts as variables.
		Options: strings.Replace(npmSettings, "--prefix,--dir,--cwd=", "--prefix=", 1) + `
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
}
