package program

// workTools: programs that keep work trees, sessions and versions of data.
var workTools = []Entry{
	{
		Name: "workmux",
		Source: "github.com/raine/workmux, 0.1: work trees with a window of tmux and an agent each; what it " +
			"starts is out of sight",
		Level: high, Categories: system | executes, Says: "{0} starts or steers programs that guard cannot follow",
		Operands: "text...", Options: `-* -h,-V:info`,
		Subs: []Entry{
			{
				Name: "list ls status path docs changelog completions help agents", Level: low, Operands: "note...",
				Options: `-* --json --pr`,
			},
			{
				Name: "capture", Level: medium, Says: "{0} shows what another window shows", Operands: "note...",
				Options: `-* -n,--lines=`,
			},
			{
				Name: "wait", Level: medium, Says: "{0} waits", Operands: "note...",
				Options: `
					--status=
					--timeout=
					--any
				`,
			},
			{
				Name: "init", Level: medium, Says: "{0} makes a settings file", Operands: "text...",
				Options: `-* -f:force`,
			},
			{
				Name: "remove rm merge close", Level: high, Categories: overwrites,
				Says: "{0} removes a work tree or its window", Operands: "note...", Options: `-*`,
			},
			{
				Name: "run", Level: high, Categories: system | executes,
				Says: "{0} starts or steers programs that guard cannot follow", Operands: "text...",
				Special: Leaves, Options: `-*`,
			},
		},
		Examples: `
			low | workmux list
			low | workmux status fix-a fix-b
			low | workmux add --help
			medium | workmux capture fix-a -n 80
			medium | workmux wait fix-a --status done --timeout 120
			high EXEC_ARBITRARY | workmux add fix-a -p 'do it'
			high EXEC_ARBITRARY | workmux send fix-a 'rm -rf src'
			high EXEC_ARBITRARY | workmux open fix-a
			high..critical FS_DELETE_OVERWRITE | workmux run fix-a -- rm -rf src
			high FS_DELETE_OVERWRITE | workmux remove fix-a
			high EXEC_ARBITRARY | workmux setup --hooks
		`,
	},
	{
		Name: "entire",
		Source: "github.com/entireio/cli, 0.5: records agents' sessions beside commits, by hooks of git and " +
			"of agents",
		Options: `-h:info --json --no-color`,
		Subs: []Entry{
			{
				Name: "status version help completion doctor trace explain", Level: low, Operands: "note...",
				Options: `
					-*
					-c,--commit=
					-s,--session=
					--checkpoint=
					--generate:network
					--full --short --raw-transcript --search-all --detailed --no-pager
					--force:medium
				`,
			},
			{
				Name: "checkpoint checkpoints session sessions", Level: low, Operands: "note...", Options: `-*`,
				Subs: []Entry{
					{
						Name: "list ls info current show explain search status tokens", Level: low,
						Operands: "note...", Options: `-* --generate:network`,
					},
					{Name: "stop attach resume", Level: medium, Operands: "note...", Options: `-*`},
					{
						Name: "rewind reset delete remove clean", Level: high, Categories: overwrites,
						Says: "{0} throws recorded or uncommitted work away", Operands: "note...",
						Options: `
							-*
							--list:dry
							--dry-run:dry
						`,
					},
				},
			},
			{Name: "hooks", Level: medium, Says: "{0} records the session", Operands: "note...", Options: `-*`},
			{Name: "resume attach", Level: medium, Operands: "note...", Options: `-*`},
			{
				Name: "enable disable configure setup agent agents", Level: high, Categories: executes,
				Says: "{0} changes hooks of git or of agents", Operands: "note...", Options: `-*`,
				Subs: []Entry{{Name: "list", Level: low, Options: `-*`}},
			},
			{
				Name: "rewind reset clean", Level: high, Categories: overwrites,
				Says: "{0} throws recorded or uncommitted work away", Operands: "note...",
				Options: `
					-*
					--list:dry
					--dry-run:dry
				`,
			},
			{Name: "search dispatch activity recap", Level: medium, Out: Answer, Operands: "note...", Options: `-*`},
			{
				Name: "login logout auth", Level: high, Categories: accounts | network, Operands: "note...",
				Options: `-*`,
				Subs:    []Entry{{Name: "status list", Level: medium, Out: Answer, Options: `-*`}},
			},
		},
		Examples: `
			low | entire status
			low | entire explain -c 7674489 --short
			low | entire checkpoint list
			low | entire session info 1 --json
			low | entire enable --help
			medium | entire hooks git post-commit
			high EXEC_ARBITRARY | entire enable
			high EXEC_ARBITRARY | entire configure --agent claude
			high FS_DELETE_OVERWRITE | entire rewind
			high ACCOUNT_CHANGE | entire login
			medium EXEC_ARBITRARY | entire frob
		`,
	},
	{
		Name:   "agentv",
		Source: "agentv README, 4.4: runs evaluations of agents, which start them and ask models",
		Level:  high, Categories: network | executes, Says: "{0} starts agents and asks models", Operands: "text...",
		Options: `-* -h,-v:info`,
		Subs: []Entry{
			{Name: "skills validate version help", Level: low, Operands: "read...", Options: `-*`},
			{
				Name: "results compare trace inspect trend", Level: medium, Operands: "text...", Options: `-*`,
				Subs: []Entry{
					{
						Name: "delete remove rm clean", Level: high, Categories: overwrites, Operands: "text...",
						Options: `-*`,
					},
				},
			},
		},
		Examples: `
			low | agentv --version
			low | agentv validate evals/a.yaml
			medium | agentv results validate out
			high EXEC_ARBITRARY NETWORK_RISK | agentv eval evals/a.yaml
		`,
	},
	{
		Name:   "rtk",
		Source: "github.com/rtk-ai/rtk, 0.22: runs a command and shortens what it prints",
		Level:  low, Operands: "cmd...", Options: `-vu -V,-h:info --verbose --ultra-compact --skip-env`,
		Subs: []Entry{
			{Name: "proxy err test summary run", Level: medium, Operands: "cmd..."},
			{
				Name: "read smart json deps log", Level: low, Operands: "read...",
				Options: `
					-n
					-l,--level=
					-m,--max-lines=
					-d,--depth=
					--line-numbers --schema
				`,
			},
			{
				Name:  "gain discover learn verify config session cc-economics help hook-audit",
				Level: low, Operands: "note...",
				Options: `
					-*
					--create:outside
					--reset:overwrites
				`,
			},
			{
				Name: "init hook trust untrust telemetry", Level: high, Categories: executes,
				Says: "{0} changes hooks of agents", Operands: "note...", Options: `-* --show:info`,
			},
		},
		Examples: `
			low | rtk git diff --stat
			low | rtk ls src
			low | rtk read src/main.go
			medium | rtk go test ./...
			medium | rtk err npm test
			high FS_CONFIG_SECRETS | rtk read .env
			high..critical FS_DELETE_OVERWRITE | rtk rm -rf src
			high GIT_PUBLISH | rtk git push
			high..critical FS_DELETE_OVERWRITE | rtk proxy rm -rf src
			high EXEC_ARBITRARY | rtk init -g
			medium EXEC_ARBITRARY | rtk frob
		`,
	},
	{
		Name:   "tmux",
		Source: "tmux(1), 3.5: its server starts the command, outside guard's sight; a format may run one",
		Level:  high, Categories: system | executes, Says: "{0} starts programs that guard cannot follow",
		Operands: "text...", Special: Leaves,
		Options: `
			-*
			-L=
			-S=:make
			-f=:script
			-V:info
		`,
		Subs: []Entry{
			{
				Name: "ls list-sessions list-windows list-panes list-clients list-commands list-keys " +
					"lsw lsp lsc lsk lscm has-session has info show-options show showw " +
					"show-window-options",
				Level: low, Special: Formats, Operands: "note...",
				Options: `
					-*
					-t=
					-F=
					-f=
					-N -a -s -g -q -v -w -A -H -p
				`,
			},
			{
				Name: "show-buffer showb list-buffers lsb", Level: high, Categories: secrets, Special: Formats,
				Says: "{0} shows what another window shows", Out: Sensitive, Operands: "note...", Options: `-b=`,
			},
			{
				Name:  "capture-pane capturep display-message display displayp show-messages showmsgs",
				Level: medium, Special: Formats, Says: "{0} shows what another window shows", Operands: "note...",
				Options: `
					-*
					-t=
					-c=
					-d=
					-S=
					-E=
					-b=
					-F=
					-p -e -J -a -q -N -l -v -I
				`,
			},
		},
		Examples: `
			high FS_CONFIG_SECRETS | tmux show-buffer
			high FS_CONFIG_SECRETS | tmux showb -b 0
			low | tmux ls
			low | tmux list-windows -a -F '#{window_name}' | rg main
			low | tmux has-session -t main
			high FS_CONFIG_SECRETS | tmux capture-pane -pt main:0 -S -120
			medium | tmux display-message -p -t main '#{pane_current_path}'
			high EXEC_ARBITRARY | tmux display-message -p '#(rm -rf src)'
			high EXEC_ARBITRARY | tmux list-windows -F '#(id)'
			high EXEC_ARBITRARY | tmux ls \; kill-server
			high SYSTEM_IMPACT EXEC_ARBITRARY | tmux send-keys 'ls' Enter
			high SYSTEM_IMPACT | tmux kill-session -t main
			high..critical FS_DELETE_OVERWRITE | tmux new-session -d 'rm -rf src'
		`,
	},
	{
		Name:   "dolt",
		Source: "docs.dolthub.com/cli-reference, Dolt 1.43: a database that is kept as git keeps files",
		Options: `
			--data-dir=:look
			--host=:host+network
			--port=
			--no-tls
			--user=
			-u=
			-p,--password=:secrets
			--use-db=
			--doltcfg-dir=:look
			--branch=
		`,
		Subs: []Entry{
			{
				Name: "docs schema", Level: medium, Operands: "text...", Options: `-*`,
				Subs: []Entry{
					{Name: "print diff show tags", Level: low, Operands: "note...", Options: `-*`},
					{Name: "export", Level: medium, Operands: "text... write", Options: `-*`},
					{Name: "import upload", Level: medium, Operands: "text... read", Options: `-*`},
				},
			},
			{Name: "status log diff show ls blame version branch-l", Level: low, Operands: "note...", Options: `-*`},
			{
				Name: "config", Level: medium, Operands: "note...",
				Options: `
					-*
					--global:outside
					--list,--get:list
				`,
			},
			{
				Name:  "add commit branch checkout merge tag init cherry-pick stash conflicts revert rebase",
				Level: medium, Operands: "note...",
				Options: `
					-*
					-m,--message=
					-d,-D,-f,--delete,--force:overwrites
				`,
				Subs: []Entry{
					{
						Name: "drop clear .", Level: high, Categories: overwrites, Says: "{0} throws work away",
						Operands: "note...", Options: `-*`,
					},
				},
			},
			{Name: "fetch pull", Level: medium, Out: Answer, Operands: "note...", Options: `-*`},
			{Name: "push", Level: high, Categories: pushes | network, Operands: "note...", Options: `-*`},
			{
				Name: "remote", Level: low, Bare: low, Operands: "note...", Options: `-v`,
				Subs: []Entry{
					{
						Name: "add remove rm", Level: medium, Categories: network,
						Says: "{0} decides which host is talked to", Operands: "note...", Options: `-*`,
					},
				},
			},
			{Name: "clone", Level: high, Categories: network, Operands: "url make", Options: `-*`},
			{Name: "reset clean gc", Level: high, Categories: overwrites, Operands: "note...", Options: `-*`},
			{Name: "login creds", Level: high, Categories: accounts | network, Operands: "note...", Options: `-*`},
			{
				Name: "sql sql-server table dump", Level: high, Categories: executes,
				Says: "{0} speaks to a database", Stdin: RunsIt, Out: Sensitive, Operands: "code...",
				Options: `
					-*
					-q,--query=:code
					-f,--file=:script
				`,
			},
		},
		Examples: `
			low | dolt version
			low | dolt log -n 3
			medium | dolt commit -m x
			medium | dolt pull
			high GIT_PUBLISH | dolt push
			high EXEC_ARBITRARY | dolt sql -q 'select 1'
			high NETWORK_RISK | dolt --host db.example.com status
			high FS_DELETE_OVERWRITE | dolt stash clear
			high FS_DELETE_OVERWRITE | dolt checkout .
			high FS_DELETE_OVERWRITE | dolt branch -D x
			high FS_OUTSIDE_WORKSPACE | dolt config --global --add user.email x
			high FS_CONFIG_SECRETS | dolt docs upload x .env
		`,
	},
}
