package program

// beads: the tracker of issues in a repository.
var beads = []Entry{
	{
		Name: "bd beads",
		Source: "github.com/gastownhall/beads, bd 0.60: an issue tracker kept in the repository; sync, dolt " +
			"push and hooks go further",
		Options: `
			--actor=
			--db=:look
			--directory=:cd
			-C=:cd
			--dolt-auto-commit=
			--global --json --no-auto-flush --no-auto-import --no-daemon --no-db --no-pager --profile --quiet -qv
			-V,-h:info
			--readonly --sandbox --verbose
		`,
		Subs: []Entry{
			{
				Name: "show list ready blocked search query count stats status info where version v help " +
					"stale orphans lint human types statuses prime onboard quickstart completion context graph " +
					"history diff thanks children epics memories recall state kv-get preflight duplicates " +
					"find-duplicates view",
				Level: low, Operands: "note...",
				Options: `
					-*
					-n,--limit=
					-o,--output=:write
					-s,--status=
					-t,--type=
					-l,--label=
					-p,--priority=
					-a,--assignee=
					--sort=
					--title-contains=
					--format=
					--parent=
					--ready --all --long --short --reverse
				`,
			},
			{
				Name: "create new q update close done reopen note comment comments label dep epic assign " +
					"priority tag defer undefer set-state gate mol formula swarm ship link duplicate supersede " +
					"promote rename rename-prefix remember forget kv todo audit merge-slot slot agent move " +
					"refile cook wisp pin unpin hook-state create-form batch",
				Level: medium, Operands: "note...",
				Options: `
					-*
					-f,--file,--body-file,--design-file,--graph=:read
					-t,--title,--type=
					-d,--description,--desc,--body=
					-p,--priority=
					-l,--labels,--label=
					-a,--assignee=
					-s,--status=
					-r,--reason=
					-m,--message=
					--acceptance=
					--design=
					--notes=
					--append-notes=
					--deps=
					--parent=
					--id=
					--due=
					--defer=
					--estimate=
					--external-ref=
					--metadata=
					--set-metadata=
					--unset-metadata=
					--session=
					--add-label=
					--remove-label=
					--set-labels=
					--spec-id=
					--context=
					--skills=
					--claim --json --silent
					--dry-run:dry
					--suggest-next --continue --force
				`,
			},
			{Name: "edit", Level: medium, Categories: executes, Says: "{0} starts an editor", Operands: "note..."},
			{
				Name: "delete purge gc prune reset flatten restore-none burn", Level: high, Categories: overwrites,
				Says: "{0} deletes issues for good", Operands: "note...",
				Options: `
					-*
					--from-file=:read
					--dry-run:dry
				`,
			},
			{Name: "sql", Level: medium, Categories: executes, Operands: "text...", Options: `-*`},
			{
				Name: "restore", Level: high, Categories: overwrites,
				Says: "{0} puts older issues over those of now", Operands: "text...", Options: `-*`,
			},
			{
				Name: "config", Level: medium, Operands: "text...", Options: `-*`,
				Subs: []Entry{{Name: "get", Level: low, Operands: "note...", Options: `-*`, Names: namedTokens}},
			},
			{
				Name: "doctor flatten-l migrate compact admin import backup branch vc worktree ping upgrade " +
					"metrics",
				Level: medium, Operands: "text...",
				Options: `
					-*
					-i,--input=:read
					-o,--output=:write
					-d,--delete:overwrites
				`,
				Subs: []Entry{
					{
						Name: "reset cleanup remove rm delete restore", Level: high, Categories: overwrites,
						Says: "{0} deletes or replaces issues for good", Operands: "text...", Options: `-*`,
					},
				},
			},
			{Name: "export", Level: low, Operands: "note...", Options: `-* -o,--output=:write`},
			{
				Name: "init bootstrap", Level: medium, Categories: executes,
				Says: "{0} sets up hooks that git runs", Operands: "text...",
				Options: `-* -p,--prefix= -q --from-jsonl --stealth --contributor --team --skip-hooks`,
			},
			{
				Name: "hooks hook setup", Level: high, Categories: executes,
				Says: "{0} changes hooks of git or of agents", Operands: "text...", Options: `-*`,
				Subs: []Entry{{Name: "list status check", Level: low, Operands: "text...", Options: `-*`}},
			},
			{
				Name: "sync push federation repo remote", Level: high, Categories: pushes | network,
				Says: "{0} sends the issues to a remote", Operands: "text...",
				Options: `
					-*
					-m,--message=
					--dry-run:dry
				`,
				Subs: []Entry{{Name: "list status", Level: low, Operands: "text...", Options: `-*`}},
			},
			{
				Name: "dolt", Level: medium, Operands: "text...", Options: `-*`,
				Subs: []Entry{
					{Name: "status show log diff test", Level: low, Operands: "text...", Options: `-*`},
					{Name: "commit", Level: medium, Operands: "note...", Options: `-* -m,--message=`},
					{Name: "pull", Level: medium, Out: Answer, Operands: "text...", Options: `-*`},
					{
						Name: "push", Level: high, Categories: pushes | network,
						Says: "{0} sends the issues to a remote", Operands: "text...", Options: `-*`,
					},
					{
						Name: "remote", Level: low, Bare: low, Operands: "text...", Options: `-v`,
						Subs: []Entry{
							{Name: "list", Level: low},
							{
								Name: "add set-url remove rm", Level: medium, Categories: network,
								Says: "{0} decides which host the issues go to", Operands: "text...",
							},
						},
					},
					{
						Name: "set start stop killall clean-databases", Level: medium, Categories: system,
						Operands: "text...", Options: `-*`,
					},
				},
			},
			{
				Name: "daemon daemons mail serve jira linear github gitlab ado notion", Level: high,
				Categories: network | system, Operands: "text...", Options: `-*`,
				Subs: []Entry{{Name: "status list logs health", Level: low, Operands: "text...", Options: `-*`}},
			},
		},
		Examples: `
			low | bd show ab-12 --json
			low | bd --readonly list --status open --json | jq length
			low | bd ready
			low | bd update --help
			low | bd dolt status
			medium | bd create --title="kill the old path" -t task -p 1 --description "see https://example.com/x ` +
			`and /etc/hosts"
			medium | bd create "test the rm command"
			medium | bd update ab-12 --status in_progress --json
			medium | bd dep add ab-2 ab-1
			medium | bd dolt pull
			medium | bd dolt commit -m 'plan'
			high FS_CONFIG_SECRETS | bd create x --body-file .env
			high GIT_PUBLISH NETWORK_RISK | bd sync
			high GIT_PUBLISH NETWORK_RISK | bd dolt push
			high FS_DELETE_OVERWRITE | bd delete ab-12 --force
			high EXEC_ARBITRARY | bd hooks install
			high EXEC_ARBITRARY | bd setup claude
			medium EXEC_ARBITRARY | bd frob
			medium EXEC_ARBITRARY | bd sql 'drop table issues'
			high FS_DELETE_OVERWRITE | bd admin reset
			high FS_DELETE_OVERWRITE | bd backup restore x
			high FS_CONFIG_SECRETS | bd config get jira.api_token
			low | bd config get prefix
		`,
	},
}
