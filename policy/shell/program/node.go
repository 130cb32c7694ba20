package program

import "strings"

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

// nodeScripts are scripts of package.json, or programs of its packages, that
// `yarn NAME`, `pnpm NAME` and `bun run NAME` start.
var nodeScripts = []Entry{
	{
		Name: "env", Level: high, Categories: secrets,
		Says: "{0} prints every variable, tokens and passwords among them", Out: Sensitive, Operands: "text...",
	},
	{
		Name: "rimraf del-cli del trash premove", Level: high, Categories: overwrites, Operands: "delete...",
		Special: Remove,
		Options: `-g,--glob -v --verbose --preserve-root --no-preserve-root:critical -f,--force`,
	},
	{Name: "ng", Level: medium, Operands: "text...", Options: `-*`, Subs: ngCommands},
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
