package program

// otherVersions: version control that is not git's, over git's data or its own.
var otherVersions = []Entry{
	{
		Name:   "jj",
		Source: "jj 0.22, command-line reference",
		Level:  medium, Operands: "",
		Options: `
			-*
			-R,--repository=:repository
			--config=:executes
			--config-file=:script
		`,
		Subs: []Entry{
			{
				Name:  "status st log diff show files file evolog interdiff op operation root help version",
				Level: low, Operands: "ref...",
				Options: `
					-*
					--tool=:executes
					-r=
					-n=
				`,
				Subs: []Entry{
					{
						Name: "restore undo revert abandon untrack track chmod", Level: high,
						Categories: overwrites, Operands: "text...",
					},
				},
			},
			{
				Name: "git", Level: medium, Operands: "text...",
				Subs: []Entry{
					{Name: "push", Level: high, Categories: pushes | network, Operands: "text..."},
					{
						Name: "fetch", Level: medium, Out: Answer, Special: GitTransport, Operands: "text...",
						Options: `
							--remote=:network@*/*
							--branch=
							--all-remotes
						`,
					},
					{Name: "clone", Level: high, Categories: network, Operands: "text...", Special: GitTransport},
				},
			},
			{Name: "abandon restore undo revert", Level: high, Categories: overwrites, Operands: "text..."},
			{Name: "run", Level: medium, Categories: executes, Operands: "run...", Options: `-*`},
			{
				Name: "util", Level: medium, Operands: "text...",
				Subs: []Entry{
					{Name: "exec", Level: medium, Categories: executes, Operands: "cmd..."},
					{Name: "gc", Level: high, Categories: overwrites, Options: `-*`},
				},
			},
			{Name: "gerrit", Level: high, Categories: publishes | pushes | network, Operands: "text...", Options: `-*`},
			{
				Name: "config", Level: low,
				Subs: []Entry{
					{
						Name: "list l get g path p help", Level: low, Operands: "text...",
						Options: `
							--user --repo --workspace --include-defaults --include-overridden
							-T,--template=
						`,
					},
					{
						Name: "set s edit e unset u", Level: medium, Categories: executes, Operands: "text...",
						Options: `--user:outside --repo --workspace`,
					},
				},
			},
			{Name: "*", Level: medium, Operands: "text..."},
		},
		Examples: `
			low | jj log
			low | jj op log
			medium | jj new
			high GIT_PUBLISH | jj git push
			high FS_DELETE_OVERWRITE | jj abandon
			low | jj config list
			medium EXEC_ARBITRARY | jj util exec ./x.sh
			medium EXEC_ARBITRARY | jj run ./x.sh
			high PUBLISH | jj gerrit upload
			high FS_OUTSIDE_WORKSPACE EXEC_ARBITRARY | jj config set --user ui.editor ./x
			medium EXEC_ARBITRARY | jj config set --repo a b
		`,
	},
	{
		Name:   "hg svn bzr fossil cvs p4 sl",
		Source: "hg(1), svn(1)",
		Level:  medium, Operands: "", Options: `-* --config=:executes`,
		Subs: []Entry{
			{
				Name: "status st log diff info ls list cat annotate blame show root branch branches tags " +
					"heads summary id identify help version parents files manifest paths op evolog interdiff",
				Level: low, Operands: "ref...",
				Options: `
					-*
					--config=:executes
					--extcmd=:run+executes
					--diff-cmd=:exec+executes
					-o,--output=:write
					--tool=
					-r=
					-l=
					-u=
					-c=
					-n=
					--limit=
				`,
				Names: byAddress,
			},
			{Name: "push", Level: high, Categories: pushes | network, Operands: "text...", Options: `-*`},
			{Name: "commit ci", Level: high, Categories: pushes, Operands: "text...", Options: `-*`},
			{
				Name:  "pull fetch clone checkout co update up incoming outgoing in out switch",
				Level: high, Categories: network, Operands: "text...",
				Options: `
					-*
					--config=:executes
					-C,--clean:overwrites
				`,
			},
			{
				Name:  "revert purge strip debugstrip rollback abandon undo restore clean clean-tree obliterate",
				Level: high, Categories: overwrites, Operands: "text...", Options: `-*`,
			},
			{Name: "remove rm delete del", Level: medium, Operands: "text...", Options: `-* -f,--force:overwrites`},
			{
				Name: "shelve bookmark bookmarks tag", Level: medium, Operands: "text...",
				Options: `-* -d,--delete,--remove,--cleanup,-f,--force:overwrites`,
			},
			{
				Name: "cleanup", Level: medium, Operands: "text...",
				Options: `-* --remove-unversioned,--remove-ignored:overwrites`,
			},
			{Name: "goto", Level: medium, Operands: "text...", Options: `-* -C,--clean:overwrites`},
			{
				Name: "import patch qimport", Level: medium, Operands: "text...", Special: Patch,
				Options: `
					-*
					-p,--strip=
					-m=
					-u=
					-d=
					-l=
					--message=
					--user=
					--date=
					--logfile=
					--base=
					-R,--reverse-diff
					--dry-run:dry
				`,
			},
			{
				Name: "add new describe desc edit squash rebase merge copy move rename mkdir unshelve init " +
					"graft histedit resolve git",
				Level: medium, Operands: "text...", Options: `-*`,
			},
		},
		Examples: `
			high FS_DELETE_OVERWRITE | svn delete --force x
			medium | svn delete x
			high FS_DELETE_OVERWRITE | hg rm -f x
			high FS_DELETE_OVERWRITE | svn cleanup --remove-unversioned
			high FS_DELETE_OVERWRITE | hg update -C
			high FS_DELETE_OVERWRITE | hg shelve --delete x
			low | hg status
			high NETWORK_RISK | svn info https://svn.example.com/x
			high NETWORK_RISK | hg id ssh://example.com/x
			high GIT_PUBLISH | hg push
			high FS_DELETE_OVERWRITE | hg update --clean
		`,
	},
}
