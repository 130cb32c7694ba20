package program

// nodeReleases: programs that make packages public.
var nodeReleases = []Entry{
	{
		Name:   "lerna",
		Source: "lerna.js.org/docs, Lerna 8",
		Level:  medium, Operands: "text...",
		Options: releaseOptions,
		Subs: append([]Entry{
			{
				// @lerna/version README: it commits, tags and pushes
				Name: "version", Level: high, Categories: pushes | network, Operands: "text...",
				Options: `
					-*
					--no-push,--no-git-tag-version,--amend:stays
					--git-remote=
				`,
			},
		}, releaseSubs...),
		Examples: `
			low | lerna ls -l
			low | lerna changed
			medium | lerna run build
			high GIT_PUBLISH | lerna version patch --yes
			medium | lerna version patch --yes --no-push
			medium | lerna version --no-git-tag-version
			high PUBLISH | lerna publish from-git
			high..critical FS_DELETE_OVERWRITE | lerna exec -- rm -rf dist
		`,
	},
	{
		Name:   "changeset",
		Source: "changesets README: version changes files alone",
		Level:  medium, Operands: "text...",
		Options: releaseOptions,
		Subs:    releaseSubs,
		Examples: `
			medium | changeset version
			low | changeset status
			high PUBLISH | changeset publish
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

// releaseOptions and releaseSubs are what lerna and changeset have alike.
const releaseOptions = `
	-*
	--scope=
	--since=
	--cwd=:cd
	--npm-client=:exec
`

var releaseSubs = []Entry{
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
}
