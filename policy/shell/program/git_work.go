package program

// gitWork are the commands of a day's work: branches, commits, what is checked out and put aside.
var gitWork = []Entry{
	{
		Name: "branch", Level: medium, Bare: low, Operands: "text...", Special: GitList,
		Options: `
			-a,-r,-v,-l,--all,--remotes,--verbose,--list,--show-current:list
			--contains,--no-contains,--merged,--no-merged,--column?=:list
			--points-at,--format,--sort=:list
			-qit
			-d,--delete:medium
			-D
			-m,-c,--move,--copy:medium
			-M,-C:overwrites
			-f,--force
			-u,--set-upstream-to=:medium
			--unset-upstream:medium
			--edit-description:medium
			--track?=
			--no-track --create-reflog --recurse-submodules
			--abbrev=
			--color?=
			--ignore-case --omit-empty
		`,
	},
	{
		Name: "tag", Level: medium, Bare: low, Operands: "text...", Special: GitList,
		Options: `
			-l,-v,--list,--verify:list
			--contains,--no-contains,--merged,--no-merged,--column?=:list
			--points-at,--format,--sort=:list
			-n?=:list
			-as
			-d,--delete
			-m,--message=
			-F,--file=:read
			-u,--local-user=
			--annotate --sign
			-f,--force:overwrites
			--edit
			--cleanup=
			--create-reflog
			--color?=
			--ignore-case
			--trailer=
			--omit-empty -i
		`,
	},
	{
		Name: "remote", Level: low, Operands: "", Bare: low, Options: `-v --verbose`,
		Subs: []Entry{
			{Name: "get-url", Level: low, Operands: "text...", Options: `--push --all`},
			{
				Name: "show", Level: medium, Out: Answer, Bare: low, Operands: "text...",
				Special: GitTransport, Options: `-n:info`,
			},
			{
				Name: "update", Level: medium, Out: Answer, Operands: "text...", Special: GitTransport,
				Options: `-p --prune`,
			},
			{
				Name: "prune", Level: medium, Out: Answer, Operands: "text...", Special: GitTransport,
				Options: `-n --dry-run`,
			},
			{
				Name: "add set-url", Level: medium, Categories: network,
				Says: "{0} decides which host git talks to", Operands: "text url...",
				Options: `
					-f
					-t=
					-m=
					--tags --no-tags
					--mirror?=
					--push --add --delete
				`,
			},
			{Name: "remove rm", Level: medium, Operands: "text...", Special: GitDrop},
			{
				Name: "rename set-head set-branches", Level: medium, Operands: "text...",
				Options: `-adnp --auto --delete --add --dry-run --prune --progress`,
			},
		},
	},
	{
		Name: "config", Level: low, Operands: "text...", Special: GitConfig,
		Options: `
			-z
			-f,--file=:executes
			--get,--get-all,--get-regexp,--get-urlmatch,--list,-l,--get-color,--get-colorbool:list
			--name-only,--show-origin,--show-scope:list
			--add,--unset,--unset-all,--replace-all,--rename-section,--remove-section,-e,--edit:edit
			--global --system --local --worktree
			--blob=
			--bool --int --bool-or-int --path
			--type=
			--null
			--default=
			--includes --all --fixed-value --regexp
			--value=
			--append
			--comment=
		`,
	},
	{
		Name: "add stage", Level: medium, Operands: "read...",
		Options: `
			-AuvnfiNpe --all --update --verbose --dry-run --force --interactive --patch
			--edit:executes
			--intent-to-add --refresh --ignore-errors --ignore-missing --no-warn-embedded-repo
			--chmod=
			--pathspec-from-file=:read
			--pathspec-file-nul --renormalize --sparse --no-all --ignore-removal
		`,
	},
	{
		Name: "commit", Level: medium, Operands: "look...",
		Options: `
			-apsvqeizno
			-m,--message=
			-F,--file=:read
			-C,--reuse-message=
			-c,--reedit-message=
			-t,--template=:read
			-S?=
			-u?=
			--amend --no-edit --edit --all --patch
			--squash=
			--fixup=
			--reset-author --short --branch --porcelain --long --null
			--author=
			--date=
			--signoff --no-signoff
			--trailer=
			--no-verify --allow-empty --allow-empty-message
			--cleanup=
			--include --only
			--pathspec-from-file=:read
			--untracked-files?=
			--verbose --quiet --dry-run --status
			--gpg-sign?=
			--no-gpg-sign --no-post-rewrite
		`,
	},
	{
		Name: "checkout", Level: medium, Operands: "ref...", Special: GitRestore,
		Options: `
			-qlptdm
			-b=
			-B=:medium
			-f,--force:force
			-2 -3 --ours --theirs
			--track?=
			--no-track
			--orphan=
			--detach --guess --no-guess --ignore-skip-worktree-bits --merge
			--conflict=
			--patch --ignore-other-worktrees --overwrite-ignore --recurse-submodules --progress --quiet
			--overlay --no-overlay
			--pathspec-from-file=:read
			--pathspec-file-nul
		`,
	},
	{
		Name: "switch", Level: medium, Operands: "ref...", Special: GitRestore,
		Options: `
			-qtdm
			-c,--create=
			-C,--force-create=:medium
			-f,--force,--discard-changes:force
			--detach --guess --merge
			--conflict=
			--track?=
			--no-track
			--orphan=
			--ignore-other-worktrees --recurse-submodules --progress --quiet
		`,
	},
	{
		Name: "restore", Level: medium, Operands: "ref...", Special: GitRestore,
		Options: `
			-qpmWS
			-s,--source=
			--patch --worktree --staged --ours --theirs --merge
			--conflict=
			--ignore-unmerged --ignore-skip-worktree-bits --recurse-submodules --overlay --no-overlay --progress
			--pathspec-from-file=:read
			--quiet
		`,
	},
	{
		Name: "reset", Level: medium, Operands: "ref...", Special: GitRestore,
		Options: `
			-qpN --mixed --soft
			--hard:force
			--merge:force
			--keep:force
			--recurse-submodules --patch --quiet
			--pathspec-from-file=:read
			--refresh --intent-to-add
		`,
	},
	{
		Name: "clean", Level: medium, Operands: "look...", Special: GitClean,
		Options: `
			-dfiqxX
			-n,--dry-run:dry
			-e,--exclude=
			--force --interactive --quiet
		`,
	},
	{
		Name: "stash", Level: medium, Operands: "look...",
		Options: `
			-kuaqpS
			-m,--message=
			--keep-index --include-untracked --all --quiet --patch --staged
			--pathspec-from-file=:read
		`,
		Subs: []Entry{
			{
				Name: "list show", Level: low, Operands: "ref...", Special: GitShow,
				Options: `
					-*
					--output=:write
					--ext-diff:executes
				`,
			},
			{
				Name: "drop clear", Level: medium, Operands: "text...", Special: GitDrop, Options: `-q --quiet`,
			},
			{
				Name: "pop apply branch", Level: medium, Operands: "text...", Special: GitStash,
				Options: `-q --index --quiet`,
			},
			{Name: "push save create store", Level: medium, Operands: "text...", Options: `--index`},
		},
	},
}
