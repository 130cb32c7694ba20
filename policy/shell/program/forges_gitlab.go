package program

// gitlab: GitLab's own program.
var gitlab = []Entry{
	{
		Name:   "glab lab",
		Source: "gitlab.com/gitlab-org/cli documentation, glab 1.46",
		Options: `
			-R,--repo=:network@*://*+network@*@*:*
			-g,--group=
			--hostname=:host+network
			-h:info
		`,
		Subs: glabSubs,
		Examples: `
			low | glab version
			low | glab help
			low | glab completion -s bash
			medium | glab mr list
			medium | glab mr view 3
			medium | glab ci status
			medium | glab issue list --all
			medium | glab api projects/1
			high PUBLISH | glab mr create --fill
			high GIT_PUBLISH | glab mr merge 3
			high SEND | glab mr note 3 -m hi
			high SEND | glab issue create -t x
			high DELETE | glab repo delete acme/app
			high DELETE | glab mr delete 3
			high ACCOUNT_CHANGE | glab auth login
			high ACCOUNT_CHANGE | glab ssh-key add key.pub
			high FS_CONFIG_SECRETS | glab variable get TOKEN
			high EXEC_ARBITRARY | glab ci run
			high PUBLISH | glab release create v1
			critical FS_CONFIG_SECRETS | glab snippet create .env
			high FS_CONFIG_SECRETS | glab ci lint ~/.ssh/id_rsa
			medium FS_OUTSIDE_WORKSPACE | glab ci trace --output /opt/x
			high NETWORK_RISK | glab job artifact main build
			high SEND | glab issue board create
		`,
	},
}

// glabSubs are glab's commands.
var glabSubs = []Entry{
	{Name: "version help completion", Level: low, Operands: "text...", Options: `-s,--shell=`},
	{
		Name: "config alias",
		Subs: []Entry{
			{
				Name: "get list", Level: low, Operands: "text...",
				Options: `
					-g
					-h=
					--global
					--host=
				`,
				Names: []Entry{
					{
						Name: "*token* *secret* *password*", Level: high, Categories: secrets, Out: Sensitive,
						Says: "{0} shows credentials",
					},
				},
			},
			{Name: "set edit delete", Level: high, Categories: executes, Operands: "text...", Options: `-*`},
		},
	},
	{
		Name: "auth",
		Subs: []Entry{
			{Name: "status", Level: medium, Out: Answer, Options: `-* -t,--show-token:secrets`},
			{
				Name: "login logout docker-helper configure-docker dpop-gen", Level: high,
				Categories: accounts | network, Operands: "text...", Options: `-*`,
			},
		},
	},
	{
		Name: "mr merge-request",
		Subs: []Entry{
			{
				Name: "list ls view show diff issues approvers", Level: medium, Out: Answer, Operands: "text...",
				Options: `-*`,
			},
			{Name: "checkout", Level: high, Categories: network, Operands: "text...", Options: `-*`},
			{
				Name: "create new for", Level: high, Categories: publishes | pushes | network, Operands: "text...",
				Options: `-*`,
			},
			{
				Name: "merge accept rebase", Level: high, Categories: pushes | network, Operands: "text...",
				Options: `-*`,
			},
			{Name: "delete del", Level: high, Categories: deletes | network, Operands: "text...", Options: `-*`},
			{Name: "*", Level: high, Categories: sends | network, Operands: "text...", Options: `-*`},
		},
	},
	{
		Name: "issue incident",
		Subs: []Entry{
			{
				Name: "board", Level: medium, Out: Answer, Operands: "text...",
				Subs: []Entry{
					{Name: "create", Level: high, Categories: sends | network, Operands: "text...", Options: `-*`},
				},
			},
			{Name: "list ls view show", Level: medium, Out: Answer, Operands: "text...", Options: `-*`},
			{Name: "delete", Level: high, Categories: deletes | network, Operands: "text...", Options: `-*`},
			{Name: "*", Level: high, Categories: sends | network, Operands: "text...", Options: `-*`},
		},
	},
	{
		Name: "ci pipeline pipe job schedule",
		Subs: []Entry{
			{
				Name: "artifact", Level: high, Categories: network, Operands: "text...",
				Options: `-* -p,--path=:writedir`,
			},
			{
				Name: "list ls view status get trace lint config", Level: medium, Out: Answer, Operands: "text...",
				Options: `-* --with-variables:secrets`,
			},
			{Name: "delete", Level: high, Categories: deletes | network, Operands: "text...", Options: `-*`},
			{Name: "*", Level: high, Categories: executes | network | system, Operands: "text...", Options: `-*`},
		},
	},
	{
		Name: "repo project",
		Subs: []Entry{
			{
				Name: "list view search contributors members", Level: medium, Out: Answer, Operands: "text...",
				Options: `-*`,
			},
			{Name: "archive clone fork mirror", Level: high, Categories: network, Operands: "text...", Options: `-*`},
			{
				Name: "create new transfer update publish", Level: high, Categories: publishes | network,
				Operands: "text...", Options: `-*`,
			},
			{
				Name: "delete", Level: high, Categories: deletes | network,
				Says: "{0} deletes the repository with everything in it", Operands: "text...", Options: `-*`,
			},
		},
	},
	{
		Name: "release",
		Subs: []Entry{
			{Name: "list view", Level: medium, Out: Answer, Operands: "text...", Options: `-*`},
			{Name: "download", Level: high, Categories: network, Operands: "text...", Options: `-* -D,--dir=:writedir`},
			{
				Name: "create upload", Level: high, Categories: publishes | network, Operands: "text sendfile...",
				Options: `
					-*
					-n,--name=
					-N,--notes=
					-F,--notes-file=:read
					-r,--ref=
					-m=
					-a=
				`,
			},
			{Name: "delete", Level: high, Categories: deletes | network, Operands: "text...", Options: `-*`},
		},
	},
	{
		Name: "snippet", Level: high, Categories: publishes | network, Operands: "text...",
		Subs: []Entry{
			{
				Name: "create new", Level: high, Categories: publishes | network, Stdin: SendsIt,
				Operands: "sendfile...",
				Options: `
					-*
					-t,--title=
					-f,--filename=
					-d,--description=
					-v,--visibility=
				`,
			},
		},
	},
	{
		Name: "variable securefile token deploy-key ssh-key user cluster",
		Subs: []Entry{
			{Name: "list ls events", Level: high, Categories: network, Operands: "text...", Options: `-*`},
			{
				Name: "get export download", Level: high, Categories: secrets | network, Out: Sensitive,
				Operands: "text...", Options: `-*`,
			},
			{Name: "*", Level: high, Categories: accounts | secrets | network, Operands: "text...", Options: `-*`},
		},
	},
	{
		Name: "api", Level: medium, Special: ForgeAPI, Out: Answer, Operands: "text",
		Options: `
			-i
			-X,--method=
			-f,--raw-field=:sendable
			-F,--field=:sendable
			-H,--header=:sendable
			-q=
			-p=
			--input=:sendfile
			--paginate --silent --include
			--hostname=
		`,
	},
	{
		Name:  "label milestone changelog iteration stack duo check-update todo work-items opentofu runner mcp",
		Level: high, Categories: network | system, Operands: "text...", Options: `-*`,
		Subs: []Entry{{Name: "list get", Level: medium, Out: Answer, Operands: "text...", Options: `-*`}},
	},
}
