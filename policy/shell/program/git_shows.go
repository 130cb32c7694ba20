package program

// gitShows are the commands that show what a repository holds.
var gitShows = []Entry{
	{
		Name: "status", Level: low, Operands: "look...",
		Options: `
			-svzb --short
			--branch?=
			--show-stash
			--porcelain?=
			--long --verbose
			--untracked-files?=
			-u?=
			--ignore-submodules?=
			--ignored?=
			--column?=
			--ahead-behind --renames
			--find-renames?=
		`,
	},
	{
		Name: "log show whatchanged shortlog reflog-show diff diff-tree diff-index diff-files " +
			"range-diff format-patch-stdout",
		Level: low, Operands: "ref...", Special: GitShow,
		Options: `
			-# -pusqcmtzaRbwWgiEFPer -0
			-n,--max-count=
			-L=
			-S=
			-G=
			-O=
			-U,--unified=
			-M?=
			-C?=
			-B?=
			-D
			-l=
			-X?=
			-x,--extcmd=
			--output=:write
			-o=
			--ext-diff:executes
			--no-ext-diff
			--textconv:executes
			--no-textconv --no-index
			--skip=
			--since=
			--after=
			--until=
			--before=
			--author=
			--committer=
			--grep=
			--grep-reflog=
			--all-match --invert-grep --regexp-ignore-case --basic-regexp --extended-regexp --fixed-strings
			--perl-regexp --remove-empty --merges --no-merges
			--min-parents=
			--max-parents=
			--first-parent --exclude-first-parent-only --not --all
			--branches?=
			--tags?=
			--remotes?=
			--glob=
			--exclude=
			--exclude-hidden=
			--reflog --alternate-refs --single-worktree --ignore-missing --bisect --stdin --cherry-mark
			--cherry-pick --left-only --right-only --cherry --walk-reflogs --merge --boundary
			--simplify-by-decoration --show-pulls --full-history --dense --sparse --simplify-merges
			--ancestry-path?=
			--date-order --author-date-order --topo-order --reverse
			--no-walk?=
			--do-walk
			--pretty?=
			--format=
			--abbrev-commit --no-abbrev-commit --oneline
			--encoding=
			--expand-tabs?=
			--notes?=
			--show-notes?=
			--standard-notes --show-signature --relative-date
			--date=
			--parents --children --left-right --graph
			--show-linear-break?=
			--follow
			--decorate?=
			--decorate-refs=
			--decorate-refs-exclude=
			--clear-decorations --source --mailmap --use-mailmap --log-size --numbered --summary --email
			--group=
			--committer --patch --no-patch
			--diff-merges=
			--cc --dd --remerge-diff
			--combined-all-paths --raw --patch-with-raw --indent-heuristic --minimal --patience --histogram
			--anchored=
			--diff-algorithm=
			--stat?=
			--stat-width=
			--stat-count=
			--compact-summary --numstat --shortstat
			--dirstat?=
			--cumulative
			--dirstat-by-file?=
			--patch-with-stat
			--name-only:list
			--name-status
			--submodule?=
			--color?=
			--no-color
			--color-moved?=
			--color-moved-ws=
			--word-diff?=
			--word-diff-regex=
			--color-words?=
			--no-renames --rename-empty --check
			--ws-error-highlight=
			--no-commit-id --full-index --binary
			--abbrev?=
			--break-rewrites?=
			--find-renames?=
			--find-copies?=
			--find-copies-harder --irreversible-delete
			--diff-filter=
			--pickaxe-all --pickaxe-regex
			--skip-to=
			--rotate-to=
			--relative?=
			--text --ignore-cr-at-eol --ignore-space-at-eol --ignore-space-change --ignore-all-space
			--ignore-blank-lines
			--ignore-matching-lines=
			--inter-hunk-context=
			--function-context --exit-code --quiet
			--ignore-submodules?=
			--src-prefix=
			--dst-prefix=
			--no-prefix --default-prefix
			--line-prefix=
			--ita-invisible-in-index --cached --staged --merge-base --root --base --ours --theirs -v
		`,
	},
	{
		Name: "difftool", Level: medium, Operands: "ref...",
		Options: `
			-* -dgy
			-t,--tool=
			-x,--extcmd=:run+executes
			--gui --dir-diff --no-prompt --prompt --cached --tool-help --symlinks --trust-exit-code
		`,
	},
	{
		Name: "blame annotate", Level: low, Operands: "ref...", Special: GitShow,
		Options: `
			-# -bcefklnpstw
			-L=
			-S=:read
			-C?=
			-M?=
			--contents=:read
			--date=
			--ignore-rev=
			--ignore-revs-file=:read
			--root --show-stats --reverse --first-parent --porcelain --line-porcelain --incremental
			--score-debug --show-name --show-number --show-email
			--abbrev=
			--color-lines --color-by-age --progress
			--since=
		`,
	},
	{
		Name: "grep", Level: low, Operands: "text ref...",
		Options: `
			-# -aIivwEGPFnzohHcqpWr
			-l,-L,--files-with-matches,--name-only,--files-without-match:list
			-e=:first
			-f=:read+first
			-A=
			-B=
			-C=
			-m=
			-O?=:run+executes
			--open-files-in-pager?=:run+executes
			--textconv:medium
			--no-textconv
			--max-depth=
			--threads=
			--cached --untracked --no-index --no-exclude-standard --exclude-standard --recurse-submodules --text
			--ignore-case --word-regexp --invert-match --full-name --extended-regexp --basic-regexp
			--perl-regexp --fixed-strings --line-number --column --null --only-matching --count
			--color?=
			--break --heading --show-function --function-context
			--after-context=
			--before-context=
			--context=
			--and --or --not --all-match --quiet
			--max-count=
			--recursive
		`,
	},
	{
		Name: "ls-files ls-tree cat-file rev-parse rev-list describe name-rev show-ref for-each-ref " +
			"merge-base check-mailmap check-ref-format count-objects var " +
			"verify-commit verify-tag cherry show-branch merge-tree diff-pairs get-tar-commit-id " +
			"patch-id stripspace column fsck hash-object version help for-each-repo-l symbolic-ref-l " +
			"unpack-file-l ls-files-l whatchanged-l verify-pack show-index",
		Level: low, Operands: "ref...", Out: Names, Special: GitNames,
		Options: `
			-* --error-unmatch --others --cached --deleted --modified --ignored --stage --exclude-standard
			--lost-found --dangling --no-dangling --unreachable --no-reflogs --no-full --full --strict
			--connectivity-only --name-objects --batch --batch-check --batch-command
			--batch-all-objects --unordered --buffer
			--git-dir,--git-common-dir,--absolute-git-dir,--show-toplevel,--bare --exec-path
			--filters:executes
			--textconv:executes
			-w:medium
			--resolve-git-dir=
			--git-path=
			--format=
			--pretty=
			-x=
			-X=:read
			--exclude=
			--exclude-from=:read
			--sort=
			--count=
			--points-at=
			--contains=
			--merged=
			--no-merged=
			--match=
			--candidates=
			--abbrev=
			--since=
			--until=
			--max-count=
			--author=
			--grep=
			--skip=
			-n=
			--prefix=
			--path=
		`,
	},
	{
		Name:  "check-ignore check-attr", // what the ignore and attribute files say of paths: none is opened
		Level: low, Operands: "look...", Out: Names, Special: GitNames,
		Options: `
			-* --exec-path -vznqa --verbose --non-matching --stdin --no-index --quiet --all --cached
			--source=
		`,
	},
}
