package program

// stackTools keep stacks of branches or patches, and many repositories at once. What
// they send, delete or run stands in their manuals' lists of commands.
var stackTools = []Entry{
	{
		Name:   "git-town",
		Source: "git-town.com/commands, 16",
		Level:  medium, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{Name: "ship sync propose", Level: high, Categories: pushes | network, Operands: "text...", Options: `-*`},
			{
				Name: "delete kill prune-branches", Level: high, Categories: pushes | deletes | network,
				Operands: "text...", Options: `-*`,
			},
			{Name: "undo", Level: high, Categories: pushes | overwrites, Options: `-*`},
			{Name: "walk", Level: medium, Categories: executes, Operands: "run...", Options: `-as --all --stack`},
			{Name: "repo", Level: medium, Out: Answer, Operands: "text..."},
			{Name: "status branch help version", Level: low, Operands: "text...", Options: `-*`},
		},
		Examples: `
			high GIT_PUBLISH | git-town ship
			high GIT_PUBLISH | git-town sync
			high DELETE | git-town delete x
			high FS_DELETE_OVERWRITE | git-town undo
			medium EXEC_ARBITRARY | git-town walk --all ./x.sh
			medium | git-town hack x
			low | git-town branch
		`,
	},
	{
		Name:   "git-machete",
		Source: "git-machete(1), 3.29",
		Level:  medium, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{
				Name:  "status s show list l log is-managed version help file fork-point diff d",
				Level: low, Operands: "text...", Options: `-*`,
			},
			{
				Name: "advance traverse github gitlab", Level: high, Categories: pushes | publishes | network,
				Operands: "text...", Options: `-*`,
			},
			{
				Name: "delete-unmanaged slide-out", Level: high, Categories: overwrites, Operands: "text...",
				Options: `-*`,
			},
			{Name: "edit e", Level: medium, Categories: executes},
		},
		Examples: `
			low | git-machete status
			high PUBLISH | git-machete github create-pr
			high GIT_PUBLISH | git-machete traverse
			high FS_DELETE_OVERWRITE | git-machete delete-unmanaged
			medium | git-machete add x
		`,
	},
	{
		Name:   "git-branchless",
		Source: "github.com/arxanas/git-branchless wiki, 0.9",
		Level:  medium, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{Name: "smartlog sl query help", Level: low, Operands: "text...", Options: `-*`},
			{Name: "init", Level: high, Categories: executes, Says: "{0} sets up hooks that git runs", Options: `-*`},
			{Name: "submit sync", Level: high, Categories: pushes | network, Operands: "text...", Options: `-*`},
			{Name: "hide", Level: high, Categories: overwrites, Operands: "text...", Options: `-*`},
			{
				Name: "test", Level: medium, Categories: executes, Operands: "text...",
				Options: `
					-*
					-x,--exec=:run
					-c,--command=:executes
				`,
			},
			{
				Name: "wrap", Level: medium, Categories: executes, Operands: "text... -- cmd...",
				Options: `-* --git-executable=:exec`,
			},
		},
		Examples: `
			low | git-branchless sl
			high EXEC_ARBITRARY | git-branchless init
			high GIT_PUBLISH | git-branchless submit
			high FS_DELETE_OVERWRITE | git-branchless hide x
			medium..high EXEC_ARBITRARY | git-branchless test run -x ./x.sh
		`,
	},
	{
		Name:   "stg",
		Source: "stg(1), StGit 2.4",
		Level:  medium, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{
				Name:  "series log show files id name next prev top help version diff patches",
				Level: low, Operands: "text...", Options: `-*`,
			},
			{Name: "mail email", Level: high, Categories: sends | network, Operands: "text...", Options: `-*`},
			{Name: "delete clean", Level: high, Categories: overwrites, Operands: "text...", Options: `-*`},
			{Name: "push pop goto float sink refresh new rename", Level: medium, Operands: "text...", Options: `-*`},
			{Name: "undo redo reset", Level: medium, Operands: "text...", Options: `-* --hard:overwrites`},
			{Name: "import fold", Level: medium, Categories: executes, Operands: "text...", Options: `-*`},
			{Name: "branch", Level: medium, Operands: "text...", Options: `-* -D,--delete,--cleanup:overwrites`},
		},
		Examples: `
			low | stg series
			medium EXEC_ARBITRARY | stg import x.patch
			high SEND | stg email send
			high FS_DELETE_OVERWRITE | stg delete x
			medium | stg push x
		`,
	},
	{
		Name:   "gita mr",
		Source: "gita README 0.16, mr(1): they run git, or a shell line, in many repositories",
		Level:  medium, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{Name: "ll ls info help status diff log list", Level: low, Operands: "text...", Options: `-*`},
			{Name: "super shell run exec grep", Level: medium, Categories: executes, Operands: "run...", Options: `-*`},
			{
				Name: "push commit record remove", Level: high, Categories: pushes | network, Operands: "text...",
				Options: `-*`,
			},
			{
				Name: "clone checkout update fetch pull co up", Level: high, Categories: network,
				Operands: "text...", Options: `-*`,
			},
			{Name: "rm clear", Level: medium, Categories: outside, Operands: "text...", Options: `-*`},
		},
		Examples: `
			low | gita ll
			medium EXEC_ARBITRARY | gita shell ls
			high NETWORK_RISK | mr update
			high GIT_PUBLISH | gita push
		`,
	},
}
