package program

// gitMail are the commands for patches by mail, servers, credentials and clearing up.
var gitMail = []Entry{
	{
		Name: "format-patch", Level: medium, Operands: "ref...", Special: GitShow,
		Options: `
			-* -#
			--stdout:stdout
			-o,--output-directory=:writedir
			--output=:write
			-n -N -k -s --cover-letter
			--base=
			--in-reply-to=
			--to=
			--cc=
			--subject-prefix=
			--suffix=
			--start-number=
			-v,--reroll-count=
			--signature-file=:read
		`,
	},
	{
		Name: "mergetool", Level: medium, Operands: "look...",
		Options: `
			--tool-help:info
			-t,--tool=
			-yg --no-prompt --prompt --gui --no-gui
			-O=:read
		`,
	},
	{
		Name: "reflog", Level: medium, Operands: "text...", Special: GitLocal,
		Options: `
			-* -#
			-n,--max-count=
			-L=
			-S=
			-G=
			--date=
			--format=
			--pretty?=
			--since=
			--until=
			--after=
			--before=
			--author=
			--grep=
			--grep-reflog=
			--skip=
			-U=
			--stat?=
			--expire=:overwrites
			--expire-unreachable=:overwrites
			--all --updateref --rewrite --stale-fix
			--output=:write
			--ext-diff:executes
		`,
	},
	{
		Name: "gc", Level: medium, Operands: "text...", Special: GitLocal,
		Options: `
			-*
			--prune?=:overwrites
			--expire=:overwrites
			--expire-unreachable=:overwrites
			--expire-to=:writedir
		`,
	},
	{
		Name: "prune", Level: high, Categories: overwrites,
		Says: "{0} {1} removes what lost commits could be got back by", Operands: "text...",
		Options: `
			-n,--dry-run:dry
			-v --verbose --progress
			--expire=
		`,
	},
	{
		Name: "merge-file", Level: medium, Operands: "write read read",
		Options: `
			-p,--stdout:dry
			-L=
			-q --quiet --ours --theirs --union --diff3 --zdiff3 --object-id
			--diff-algorithm=
			--marker-size=
		`,
	},
	{
		Name: "filter-branch filter-repo", Level: high, Categories: overwrites,
		Says: "{0} rewrites history", Operands: "text...",
		Options: `
			-*
			--env-filter=:run+executes
			--tree-filter=:run+executes
			--index-filter=:run+executes
			--msg-filter=:run+executes
			--commit-filter=:run+executes
			--tag-name-filter=:run+executes
			--parent-filter=:run+executes
			--setup=:run+executes
			--path=
			--replace-text=:read
		`,
	},
	{
		Name: "send-email imap-send", Level: high, Categories: sends | network, Operands: "sendfile...",
		Options: `
			-*
			--smtp-server=:executes
			--sendmail-cmd=:run+executes
			--to=
			--cc=
			--bcc=
			--from=
			--subject=
			--to-cmd=:run+executes
			--cc-cmd=:run+executes
		`,
	},
	{
		Name: "daemon http-backend http-fetch http-push instaweb upload-pack receive-pack shell svn " +
			"p4 cvsserver",
		Level: high, Categories: network | executes, Operands: "text...", Options: `-*`,
	},
	{
		Name: "credential credential-store credential-cache credential-osxkeychain " +
			"credential-manager credential-libsecret",
		Level: high, Categories: secrets | executes, Says: "{0} shows or changes stored passwords",
		Out: Sensitive, Operands: "text...", Options: `-*`,
	},
	{Name: "lfs", Level: medium, Operands: "text...", Options: `-*`, Subs: lfsCommands},
	{Name: "flow", Level: high, Categories: pushes, Operands: "text...", Options: `-*`},
}
