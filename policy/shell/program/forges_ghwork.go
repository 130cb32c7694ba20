package program

// ghWork are the commands of gh for what a repository holds.
var ghWork = []Entry{
	{
		Name: "pr",
		Subs: []Entry{
			{
				Name: "list ls view status checks diff", Level: medium, Out: Answer, Operands: "text...",
				Options: ghShows,
			},
			{
				Name: "checkout co", Level: high, Categories: network,
				Says: "{0} fetches a branch and switches to it", Operands: "text...",
				Options: `-f -b,--branch= --detach --force --recurse-submodules`,
			},
			{
				Name: "create new", Level: high, Categories: publishes | pushes | network,
				Says: "{0} pushes the branch and opens a pull request", Operands: "text...",
				Options: ghWrites + ` --dry-run`,
			},
			{
				Name: "merge update-branch revert", Level: high, Categories: pushes | network,
				Says: "{0} changes a branch of the remote", Operands: "text...", Options: ghWrites,
			},
			{
				Name: "comment review edit close reopen ready lock unlock", Level: high,
				Categories: sends | network, Says: "{0} writes to the people of the project", Operands: "text...",
				Options: ghWrites,
			},
		},
	},
	{
		Name: "issue",
		Subs: []Entry{
			{Name: "list ls view status", Level: medium, Out: Answer, Operands: "text...", Options: ghShows},
			{Name: "delete", Level: high, Categories: deletes | network, Operands: "text...", Options: `--yes`},
			{
				Name: "create new comment edit close reopen lock unlock pin unpin transfer", Level: high,
				Categories: sends | network, Says: "{0} writes to the people of the project", Operands: "text...",
				Options: ghWrites,
			},
			{
				Name: "develop", Level: high, Categories: pushes | network, Operands: "text...",
				Options: ghWrites + ` --checkout --list`,
			},
		},
	},
	{
		Name: "repo",
		Subs: []Entry{
			{Name: "list ls view license gitignore", Level: medium, Out: Answer, Operands: "text...", Options: ghShows},
			{
				Name: "clone", Level: high, Categories: network,
				Says:     "{0} fetches a repository; what follows -- are options of git",
				Operands: "text make -- code...", Options: `-u,--upstream-remote-name= --no-upstream`,
			},
			{
				Name: "sync fork", Level: high, Categories: network, Operands: "text...",
				Options: ghWrites + `
					-u=
					--upstream-remote-name=
					--clone --force
				`,
			},
			{
				Name: "create new", Level: high, Categories: publishes | network, Operands: "text...",
				Options: ghWrites + `
					--private --internal
					-g,--gitignore=
					--license=
					--clone
					--team=
					--disable-wiki --disable-issues --add-readme
				`,
			},
			{
				Name: "edit rename archive unarchive", Level: high, Categories: publishes | network | system,
				Says: "{0} changes the repository for everybody", Operands: "text...",
				Options: ghWrites + `
					--add-topic=
					--remove-topic=
				`,
			},
			{
				Name: "delete", Level: high, Categories: deletes | network,
				Says: "{0} deletes the repository with everything in it", Operands: "text...",
				Options: `--yes --confirm`,
			},
			{Name: "set-default", Level: medium, Operands: "text...", Options: `-uv --unset --view:info`},
			{
				Name: "deploy-key",
				Subs: []Entry{
					{Name: "list", Level: medium, Out: Answer, Options: ghShows},
					{
						Name: "add delete", Level: high, Categories: accounts | network, Operands: "text...",
						Options: `-* -t,--title=`,
					},
				},
			},
			{Name: "autolink", Level: high, Categories: network | system, Operands: "text...", Options: `-*`},
		},
	},
	{
		Name: "release",
		Subs: []Entry{
			{
				Name: "list ls view verify verify-asset", Level: medium, Out: Answer, Operands: "text...",
				Options: ghShows,
			},
			{
				Name: "download", Level: high, Categories: network, Operands: "text...",
				Options: `
					-A,--archive=
					-D,--dir=:writedir
					-O,--output=:write
					-p,--pattern=
					--clobber:overwrites
					--skip-existing
				`,
			},
			{
				Name: "create new edit", Level: high, Categories: publishes | network, Operands: "text sendfile...",
				Options: ghWrites,
			},
			{
				Name: "upload", Level: high, Categories: publishes | network, Operands: "text sendfile...",
				Options: `--clobber`,
			},
			{
				Name: "delete delete-asset", Level: high, Categories: deletes | network, Operands: "text...",
				Options: `-y --yes --cleanup-tag`,
			},
		},
	},
	{
		Name: "gist",
		Subs: []Entry{
			{Name: "list ls view", Level: medium, Out: Answer, Operands: "text...", Options: ghShows},
			{Name: "clone", Level: high, Categories: network, Operands: "text..."},
			{
				Name: "create new edit", Level: high, Categories: publishes | network,
				Says: "{0} puts the files online", Stdin: SendsIt, Operands: "sendfile...",
				Options: `
					-pw
					-d,--desc=
					-f,--filename=
					-a,--add=:sendfile
					-r,--remove=
					--public --web
				`,
			},
			{Name: "rename", Level: high, Categories: network, Operands: "text..."},
			{Name: "delete", Level: high, Categories: deletes | network, Operands: "text...", Options: `--yes`},
		},
	},
	{
		Name: "run",
		Subs: []Entry{
			{Name: "list ls view watch", Level: medium, Out: Answer, Operands: "text...", Options: ghShows},
			{
				Name: "download", Level: high, Categories: network, Operands: "text...",
				Options: `
					-D,--dir=:writedir
					-n,--name=
					-p,--pattern=
				`,
			},
			{
				Name: "rerun cancel", Level: high, Categories: executes | network | system, Operands: "text...",
				Options: `-df -j,--job= --debug --failed --force`,
			},
			{Name: "delete", Level: high, Categories: deletes | network, Operands: "text..."},
		},
	},
	{
		Name: "workflow",
		Subs: []Entry{
			{Name: "list ls view", Level: medium, Out: Answer, Operands: "text...", Options: ghShows},
			{
				Name: "run enable disable", Level: high, Categories: executes | network | system,
				Says: "{0} has the forge run a workflow", Operands: "text...",
				Options: `
					-r,--ref=
					-f,--raw-field=
					-F,--field=
					--json
				`,
			},
		},
	},
	{
		Name: "secret variable",
		Subs: []Entry{
			{Name: "list ls", Level: medium, Out: Answer, Options: ghShows},
			{Name: "get", Level: high, Categories: network | secrets, Operands: "text...", Options: ghShows},
			{
				Name: "set delete remove", Level: high, Categories: secrets | network | accounts,
				Operands: "text...", Stdin: SendsIt,
				Options: `
					-u
					-a,--app=
					-b,--body=
					-e,--env=
					-f,--env-file=:read
					-o,--org=
					-r,--repos=
					-v,--visibility=
					--no-repos-selected --no-store
				`,
			},
		},
	},
	{
		Name: "ssh-key gpg-key",
		Subs: []Entry{
			{Name: "list ls", Level: medium, Out: Answer, Options: ghShows},
			{
				Name: "add delete", Level: high, Categories: accounts | network, Operands: "look...",
				Options: `
					-y
					-t,--title=
					--type=
					--yes
				`,
			},
		},
	},
	{
		Name: "label cache project ruleset milestone",
		Subs: []Entry{
			{
				Name: "list ls view check item-list field-list", Level: medium, Out: Answer, Operands: "text...",
				Options: ghShows,
			},
			{
				Name: "delete item-delete field-delete", Level: high, Categories: deletes | network,
				Operands: "text...", Options: `-* --id=`,
			},
			{
				Name: "create edit clone copy close link unlink mark-template item-add item-archive " +
					"item-create item-edit field-create",
				Level: high, Categories: network | system, Operands: "text...", Options: ghWrites,
			},
		},
	},
	{
		Name: "search status org browse", Level: medium, Out: Answer, Operands: "text...",
		Options: `
			-*
			-q,--jq=:filter
			-L,--limit=
			-w -c
			-b=
			--json=
			--owner=
			-o=
			-e=
			--language=
			--state=
		`,
	},
	{
		Name: "attestation at preview agent-task", Level: high, Categories: network, Out: Download,
		Operands: "text...",
		Options: `
			-*
			-L,--limit=
			-q,--jq=
			--json=
			--owner=
			--repo=
			-R=
			-o=
			-e=
			--language=
			--state=
		`,
	},
	{
		Name: "codespace cs",
		Subs: []Entry{
			{Name: "list ls logs view", Level: medium, Out: Answer, Operands: "text...", Options: ghShows},
			{
				Name: "ports", Level: medium, Out: Answer, Operands: "", Bare: medium, Options: ghShows,
				Subs: []Entry{
					{Name: "forward", Level: high, Categories: network, Operands: "text...", Options: ghShows},
					{
						Name: "visibility", Level: high, Categories: publishes | network,
						Says: "{0} decides who reaches the ports of a machine", Operands: "text...",
						Options: ghShows,
					},
				},
			},
			{Name: "delete", Level: high, Categories: deletes | network, Operands: "text...", Options: `-*`},
			{
				Name: "cp", Level: high, Categories: network, Operands: "remote...", Special: RemoteCopy,
				Options: `
					-er
					-c,--codespace=
					-p,--profile=
					--recursive --expand
				`,
			},
			{
				Name: "ssh", Level: high, Categories: executes | network, Operands: "text... -- cmd...",
				Options: `
					-*
					-c,--codespace=
					--profile=
					--server-port=
				`,
			},
			{
				Name: "create code edit jupyter rebuild stop", Level: high, Categories: network | system,
				Says: "{0} starts or changes a machine in the cloud, which costs money", Operands: "text...",
				Options: `-*`,
			},
		},
	},
}
