package program

// git: version control (git 2.47 manual pages).
var git = []Entry{
	{
		Name:   "git",
		Source: "git(1), git 2.47",
		Options: `
			-c=:setting
			-C=:cd
			--config-env=:executes
			--exec-path?=:executes
			--git-dir,--work-tree=:repository
			--namespace=
			--super-prefix=
			--no-pager -P -p,--paginate --bare --no-replace-objects --no-lazy-fetch --no-optional-locks --no-advice
			--literal-pathspecs --glob-pathspecs --noglob-pathspecs --icase-pathspecs
			--list-cmds=
			--attr-source=
			--html-path:info
			--man-path:info
			--info-path:info
		`,
		Subs: []Entry{
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
				Name: "blame annotate", Level: low, Operands: "ref...",
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
					"merge-base check-ignore check-attr check-mailmap check-ref-format count-objects var " +
					"verify-commit verify-tag cherry show-branch merge-tree diff-pairs get-tar-commit-id " +
					"patch-id stripspace column fsck hash-object version help for-each-repo-l symbolic-ref-l " +
					"unpack-file-l ls-files-l whatchanged-l verify-pack show-index",
				Level: low, Operands: "ref...", Out: Names, Special: GitNames,
				Options: `
					-* --git-dir,--git-common-dir,--absolute-git-dir,--show-toplevel,--bare --exec-path
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
				Name: "branch", Level: medium, Bare: low, Operands: "text...", Special: GitList,
				Options: `
					-a,-r,-v,-l,--all,--remotes,--verbose,--list,--show-current:list
					--contains,--no-contains,--merged,--no-merged,--column?=:list
					--points-at,--format,--sort=:list
					-qit
					-d,--delete:medium
					-D:overwrites
					-m,-c,--move,--copy:medium
					-M,-C:overwrites
					-f,--force:overwrites
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
					-d,--delete:overwrites
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
					{
						Name: "remove rm rename set-head set-branches", Level: medium, Operands: "text...",
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
						Name: "list show", Level: low, Operands: "ref...",
						Options: `
							-*
							--output=:write
							--ext-diff:executes
						`,
					},
					{
						Name: "drop clear", Level: high, Categories: overwrites,
						Says: "{0} deletes stashed work for good", Operands: "text...", Options: `-q --quiet`,
					},
					{
						Name: "pop apply branch", Level: medium, Operands: "text...", Special: GitStash,
						Options: `-q --index --quiet`,
					},
					{Name: "push save create store", Level: medium, Operands: "text...", Options: `--index`},
				},
			},
			{
				Name: "push", Level: high, Categories: pushes | network, Operands: "text...", Special: GitPush,
				Instead: "",
				Options: `
					-qvus46
					-f,--force:pushes
					-d,--delete:deletes
					--all --branches
					--mirror:deletes
					--tags --follow-tags --atomic
					-n,--dry-run:dry
					--receive-pack,--exec=:run+executes
					-o,--push-option=
					--repo=
					--set-upstream --thin --no-thin --quiet --verbose --progress
					--prune:deletes
					--no-verify
					--signed?=
					--force-with-lease?=
					--force-if-includes
					--recurse-submodules=
					--porcelain --ipv4 --ipv6 --no-follow-tags
				`,
			},
			{
				Name: "ls-remote", Level: medium, Out: Answer, Operands: "text...", Special: GitTransport,
				Options: `
					-htTqo
					--get-url:info
					--heads --branches --tags --refs --quiet --exit-code --symref
					--sort=
					--server-option=
					--upload-pack=:run+executes
					--exec=:run+executes
				`,
			},
			{
				Name: "fetch pull", Level: medium, Out: Answer, Operands: "text...", Special: GitTransport,
				Options: `
					-* -apqktv46fnru --all --multiple
					-j=
					--depth=
					--deepen=
					--shallow-since=
					--shallow-exclude=
					--upload-pack=:run+executes
					--exec=:run+executes
					--refmap=
					--server-option=
					-o=
					-s=
					-X=
					--strategy=
					--strategy-option=
					--rebase?=
					--jobs=
					--negotiation-tip=
					--recurse-submodules?=
					--filter=
					--sort=
					--cleanup=
					-S?=
				`,
			},
			{
				Name: "clone", Level: high, Categories: network, Operands: "url make", Special: GitTransport,
				Options: `
					-* -qvlsn46
					-j=
					-o,--origin=
					-b,--branch=
					-u,--upload-pack=:run+executes
					-c,--config=:setting
					--template=:executes
					--reference=:look
					--reference-if-able=:look
					--separate-git-dir=:write
					--depth=
					--shallow-since=
					--shallow-exclude=
					--filter=
					--jobs=
					--server-option=
					--bundle-uri=
					--recurse-submodules?=
					--recursive
					--revision=
				`,
			},
			{
				Name: "read-tree", Level: medium, Operands: "ref...", Special: GitLocal,
				Options: `
					-muinvq --reset
					--prefix=
					--index-output=:write
					--trivial --aggressive
					--exclude-per-directory=
					--empty --no-sparse-checkout --debug-unpack --dry-run --recurse-submodules
				`,
			},
			{
				Name: "rm mv", Level: medium, Operands: "text...", Special: GitLocal,
				Options: `
					-qrkv
					-f,--force:force
					-n,--dry-run:dry
					--cached --ignore-unmatch --sparse --quiet --verbose
					--pathspec-from-file=:read
					--pathspec-file-nul
				`,
			},
			{
				Name: "cherry-pick revert", Level: medium, Operands: "ref...", Special: GitLocal,
				Options: `
					-* -xensS
					-m,--mainline=
					-X,--strategy-option=
					--strategy=
					--cleanup=
					--gpg-sign?=
					--no-commit --edit --signoff --ff --allow-empty --allow-empty-message --keep-redundant-commits
					--continue --quit --abort --skip
				`,
			},
			{
				Name: "apply", Level: medium, Operands: "text...", Special: GitLocal,
				Options: `
					-qvzNR3
					--check,--stat,--numstat,--summary:list
					--apply --index --cached --intent-to-add --3way --ours --theirs --union
					--build-fake-ancestor=:write
					--reverse --reject
					-p=
					-C=
					--unidiff-zero --no-add --allow-binary-replacement --binary
					--exclude=
					--include=
					--ignore-space-change --ignore-whitespace
					--whitespace=
					--inaccurate-eof --verbose --quiet --recount
					--directory=
					--unsafe-paths:outside
					--allow-empty
				`,
			},
			{
				Name: "am", Level: medium, Operands: "text...", Special: GitLocal,
				Options: `
					-skcmqu3inr -b --signoff --keep --keep-non-patch --keep-cr --no-keep-cr --scissors --no-scissors
					--quoted-cr=
					--empty=
					--message-id --quiet --utf8 --no-utf8 --3way --ignore-space-change --ignore-whitespace
					--whitespace=
					-C=
					-p=
					--directory=
					--exclude=
					--include=
					--reject
					--patch-format=
					--interactive --no-verify --committer-date-is-author-date --ignore-date --skip
					-S?=
					--gpg-sign?=
					--no-gpg-sign --continue --resolved
					--resolvemsg=
					--abort --quit --retry
					--show-current-patch?=
					--allow-empty --rerere-autoupdate --no-rerere-autoupdate
				`,
			},
			{
				Name: "quiltimport", Level: medium, Operands: "text...", Special: GitLocal,
				Options: `
					-n,--dry-run:dry
					--author=
					--patches=
					--series=
					--keep-non-patch
				`,
			},
			{
				Name: "init", Level: medium, Operands: "text...", Special: GitLocal,
				Options: `
					-q --quiet --bare
					--template=:executes
					--separate-git-dir=:writedir+executes
					--object-format=
					--ref-format=
					-b,--initial-branch=
					--shared?=
				`,
			},
			{
				Name: "repack", Level: medium, Operands: "text...", Special: GitLocal,
				Options: `
					-aAdlfFqnbmik --cruft
					--cruft-expiration=
					--combine-cruft-below-size=
					--max-cruft-size=
					--expire-to=:writedir
					--no-reuse-delta --no-reuse-object --quiet --local
					--window=
					--window-memory=
					--depth=
					--threads=
					--max-pack-size=
					--filter=
					--filter-to=:writedir
					--write-bitmap-index --no-write-bitmap-index --pack-kept-objects
					--keep-pack=
					--unpack-unreachable=
					--keep-unreachable --delta-islands
					-g,--geometric=
					--write-midx
					--name-hash-version=
					--path-walk
				`,
			},
			{Name: "prune-packed", Level: medium, Operands: "text...", Options: `-n,--dry-run:dry -q --quiet`},
			{
				Name: "update-index", Level: medium, Operands: "text...", Special: GitLocal,
				Options: `
					-qzg --add --remove --refresh --ignore-submodules --unmerged --ignore-missing --cacheinfo
					--index-info
					--chmod=
					--assume-unchanged --no-assume-unchanged --really-refresh --skip-worktree --no-skip-worktree
					--ignore-skip-worktree-entries --fsmonitor --no-fsmonitor --fsmonitor-valid --no-fsmonitor-valid
					--again --unresolve --info-only --force-remove --replace --stdin --verbose
					--index-version=
					--show-index-version --split-index --no-split-index --untracked-cache --no-untracked-cache
					--test-untracked-cache --force-untracked-cache --force-write-index
				`,
			},
			{
				Name: "fast-import", Level: medium, Operands: "text...", Special: GitLocal,
				Options: `
					--force:overwrites
					--quiet --stats
					--allow-unsafe-features:executes
					--cat-blob-fd=
					--date-format=
					--done
					--export-marks=:write
					--import-marks=:read
					--import-marks-if-exists=:read
					--no-relative-marks --relative-marks
					--rewrite-submodules-from=:read
					--rewrite-submodules-to=:read
					--active-branches=
					--big-file-threshold=
					--depth=
					--export-pack-edges=:write
					--max-pack-size=
				`,
			},
			{
				Name: "fast-export", Level: medium, Operands: "ref...",
				Options: `
					-# -*
					--progress=
					--signed-tags=
					--tag-of-filtered-object=
					-M -C
					--export-marks=:write
					--import-marks=:read
					--import-marks-if-exists=:read
					--fake-missing-tagger --use-done-feature --no-data --full-tree --anonymize
					--anonymize-map=
					--reference-excluded-parents --show-original-ids
					--reencode=
					--refspec=
					--all
				`,
			},
			{
				Name: "notes", Level: medium, Operands: "text...", Special: GitLocal,
				Options: `
					-*
					--ref=
					-m=
					-F=:read
					--file=:read
					-C=
					-c=
					-s=
					--strategy=
					-f,--force:overwrites
				`,
			},
			{
				Name: "merge rebase commit-tree write-tree rerere worktree sparse-checkout maintenance " +
					"pack-refs pack-objects unpack-objects index-pack submodule citool gui bundle mktag mktree " +
					"merge-index request-pull bugreport diagnose backfill refs",
				Level: medium, Operands: "text...", Special: GitLocal,
				Options: `
					-* --stat
					-x,--exec=:run+executes
					-o,--output=:write
					--output-directory=:writedir
					--upload-pack=:run+executes
					--remote=:url+network
					--template=:executes
					-t,--tool=
					-s=
					-X=
					-m=
					-F=:read
					--file=:read
					-S?=
					--onto=
					-C=
					-p=
					--directory=
					--exclude=
					--include=
					--skip=
					--strategy=
					--strategy-option=
				`,
				Subs: nil,
			},
			{Name: "bisect", Level: medium, Operands: "text...", Special: GitLocal, Options: gitBisect},
			{
				Name: "checkout-index", Level: medium, Operands: "read...",
				Options: `
					-aquz
					-f,--force:overwrites
					-n --all
					--prefix=:writedir
					--stage=
					--temp --index --no-create --stdin
				`,
			},
			{
				Name: "archive", Level: low, Operands: "ref...", Special: GitShow,
				Options: `
					-lv -#
					-o,--output=:write
					--format=
					--prefix=
					--add-file=:read
					--add-virtual-file=
					--worktree-attributes --list --verbose
					--remote=:url+network
					--exec=:run+executes
					--mtime=
				`,
			},
			{
				Name: "symbolic-ref", Level: low, Operands: "ref edit",
				Options: `
					-q
					-m=
					--short --quiet --recurse --no-recurse
					-d,--delete:medium
				`,
			},
			{
				Name: "subtree", Level: medium, Operands: "text...",
				Options: `
					-*
					-P,--prefix=:make
					-m,--message=
					-b,--branch=
					--onto=
				`,
				Subs: []Entry{
					{Name: "push", Level: high, Categories: pushes | network, Operands: "url text..."},
					{Name: "add pull", Level: high, Categories: network, Operands: "text...", Special: GitTransport},
				},
			},
			{
				Name: "interpret-trailers", Level: low, Operands: "read...",
				Options: `
					--in-place:edit
					--trim-empty
					--trailer=
					--where=
					--if-exists=
					--if-missing=
					--only-trailers --only-input --unfold --parse --no-divider
				`,
			},
			{
				Name: "update-ref", Level: medium, Operands: "text...", Special: GitLocal,
				Options: `
					-d,--delete:overwrites
					-z
					-m=
					--no-deref
					--stdin:executes
					--create-reflog
				`,
			},
			{
				Name: "replace", Level: medium, Operands: "text...",
				Options: `
					-l,--list:dry
					-f,--force:overwrites
					-d,--delete:overwrites
					-g
					--edit:executes
					--graft
					--format=
					--raw --convert-graft-file
				`,
			},
			{
				Name: "format-patch", Level: medium, Operands: "ref...",
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
		},
		Examples: `
			high FS_DELETE_OVERWRITE | git update-ref -d refs/heads/main
			high FS_DELETE_OVERWRITE | git prune
			low..medium | git prune -n
			high FS_DELETE_OVERWRITE | git repack -a -d
			high FS_DELETE_OVERWRITE | git repack -ad
			medium | git repack -A -d
			medium | git repack -a -d -k
			medium | git repack -d
			high FS_DELETE_OVERWRITE | git repack -A -d --unpack-unreachable=now
			high FS_DELETE_OVERWRITE | git notes prune
			high FS_DELETE_OVERWRITE | git notes remove HEAD
			medium | git notes add -m x
			high FS_DELETE_OVERWRITE | git replace -f a b
			high FS_DELETE_OVERWRITE | git sparse-checkout set src
			medium | git sparse-checkout disable
			medium | git gc
			low..medium | git merge-file -p a b c
			medium | git merge-file a b c
			medium | git merge --stat main
			medium..high | git read-tree HEAD
			high FS_OUTSIDE_WORKSPACE | git apply --unsafe-paths x.patch
			high EXEC_ARBITRARY | git remote add x 'ext::sh -c id'
			high FS_CONFIG_SECRETS | git archive HEAD .env
			high FS_CONFIG_SECRETS | git add -f .env
			high FS_OUTSIDE_WORKSPACE | git checkout-index -a --prefix=/etc/x/
			medium | git archive -o x.tar HEAD
			high EXEC_ARBITRARY | git archive --remote='ext::sh -c id' HEAD
			low | git status
			low | git symbolic-ref --short HEAD
			medium | git symbolic-ref HEAD refs/heads/x
			high GIT_PUBLISH | git subtree push --prefix docs origin gh-pages
			high FS_CONFIG_SECRETS | git credential fill
			high FS_CONFIG_SECRETS | git config --get http.extraheader
			high FS_CONFIG_SECRETS | git config get http.https://example.com/.extraheader
			low | git -C src status
			low | git log --oneline -10
			low | git log --grep='rm -rf'
			low | git diff --stat HEAD~3
			low | git branch -a -vv
			low | git tag -l 'v1.*'
			low | git remote -v
			low | git config --get user.name
			low | git show HEAD:README.md
			high FS_CONFIG_SECRETS | git show HEAD:.env
			medium | git branch new-name
			medium | git add .
			medium | git commit -m 'fix: parser'
			medium | git stash
			high FS_DELETE_OVERWRITE | git stash drop
			high GIT_PUBLISH | git push
			high GIT_PUBLISH | git push --force origin main
			medium | git fetch origin
			high NETWORK_RISK | git clone https://example.com/x.git
			medium..critical EXEC_ARBITRARY | git -c core.fsmonitor=./x.sh status
			medium..critical EXEC_ARBITRARY | git grep -O./x.sh TODO
			medium | git log --output=out.txt
			high FS_DELETE_OVERWRITE | git checkout -- .
			high FS_DELETE_OVERWRITE | git reset --hard
			low | git clean -n
			high FS_DELETE_OVERWRITE | git clean -fdx
			low | git stash list
			low | git worktree list
			medium..critical EXEC_ARBITRARY | git rebase -x ./x.sh main
			medium..critical EXEC_ARBITRARY | git bisect run ./x.sh
			low | git reflog
			low | git reflog -n 20 --date=iso
			low | git reflog show main
			low | git reflog main
			high FS_DELETE_OVERWRITE | git reflog expire --all
			high FS_DELETE_OVERWRITE | git reflog delete HEAD@{1}
			high FS_DELETE_OVERWRITE | git reflog drop --all
			low | git archive --list
			low | git archive HEAD | tar -t
			medium FS_DELETE_OVERWRITE | git archive -o x.tar HEAD
			high NETWORK_RISK | git archive --remote=ssh://example.com/x HEAD
			low | git submodule foreach --quiet 'git status -s'
			low | git submodule --quiet foreach --recursive git log -1
			high..critical FS_DELETE_OVERWRITE | git submodule foreach 'rm -rf out'
			medium | git submodule foreach git checkout main
			low | git apply --check fix.patch
			low | git remote
			low | git remote get-url origin
			medium | git remote show origin
			high FS_CONFIG_SECRETS | git log -p -- .env
			high FS_CONFIG_SECRETS | git diff --no-index /dev/null .env
			medium FS_OUTSIDE_WORKSPACE | git -C /other status
			medium | git worktree add ../x -b y
			medium | git checkout -B x origin/main
			medium | git rm -r --cached dist
			medium | git rm old.go
			high FS_DELETE_OVERWRITE | git rm -rf old
			high FS_CONFIG_SECRETS | git rm .env
			medium | git worktree add -b y ../project.worktrees/x origin/main
			medium | git worktree add /tmp/x HEAD
			high FS_OUTSIDE_WORKSPACE | git worktree add /opt/x
			high FS_OUTSIDE_WORKSPACE | git worktree add ~/x
			medium FS_OUTSIDE_WORKSPACE | git worktree move a /tmp/x
			high FS_DELETE_OVERWRITE | git worktree remove wt
			high FS_DELETE_OVERWRITE | git restore src
			medium | git restore --staged src
			high..critical FS_DELETE_OVERWRITE | git submodule foreach 'rm -rf src'
			low | git submodule status
			medium..critical EXEC_ARBITRARY | git ls-remote 'ext::sh -c id'
			medium..critical EXEC_ARBITRARY | git fetch --upload-pack=./x.sh origin
			high GIT_PUBLISH DELETE | git push origin :old
			high GIT_PUBLISH DELETE | git push origin --delete old
			medium..critical EXEC_ARBITRARY | git config core.hooksPath ./hooks
			low | git -c core.pager=cat log
		`,
	},
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
	{
		Name:     "git-lfs",
		Source:   "git-lfs(1), 3.5",
		Operands: "", Subs: lfsCommands,
		Examples: `
			low | git-lfs ls-files
			high GIT_PUBLISH | git-lfs push origin main
		`,
	},
	{
		Name:   "git-filter-repo bfg",
		Source: "git-filter-repo(1), 2.45; BFG Repo-Cleaner 1.14",
		Level:  high, Categories: overwrites, Says: "{0} rewrites history", Operands: "text...",
		Options: `
			-*
			--path=
			--replace-text=:read
			-D,--delete-files=
			--analyze:dry
		`,
		Examples: `
			high FS_DELETE_OVERWRITE | git-filter-repo --path src
			low | git-filter-repo --version
		`,
	},
	{
		Name:   "git-cliff git-chglog git-absorb git-standup git-quick-stats onefetch",
		Source: "git-cliff.org 2, git-absorb, git-town and the manuals of the others",
		Level:  medium, Operands: "text...",
		Options: `
			-*
			-o,--output=:write
			-w,--repository=:cd
			-c,--config=:settings
			-p,--prepend=:edit
		`,
		Examples: `
			medium | git-cliff
			medium..high FS_DELETE_OVERWRITE | git-cliff -o CHANGELOG.md
		`,
	},
}

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

// gitBisect: the terms, and what visualize hands to git log.
const gitBisect = `
	-*
	-x,--exec=:run+executes
	--output=:write
	-m=
	-n=
	-S=
	-G=
	--ext-diff:executes
`

// lfsCommands are Git LFS's own.
var lfsCommands = []Entry{
	{
		Name: "install uninstall update", Level: high, Categories: executes | outside,
		Says: "{0} changes the hooks and the settings that git runs filters by", Operands: "text...", Options: `-*`,
	},
	{Name: "migrate", Level: high, Categories: overwrites, Operands: "text...", Options: `-*`},
	{Name: "ls-files status env logs version", Level: low, Operands: "text...", Options: `-*`},
	{Name: "push", Level: high, Categories: pushes | network, Operands: "text...", Options: `-*`},
	{
		Name: "lock unlock", Level: high, Categories: network,
		Says: "{0} changes who may write a file on the server", Operands: "text...", Options: `-*`,
	},
	{
		Name: "pull fetch", Level: medium, Out: Answer, Special: GitTransport, Operands: "text...",
		Options: `
			-*
			-I,--include=
			-X,--exclude=
			-a -p -r
		`,
	},
	{Name: "clone", Level: high, Categories: network, Operands: "text...", Options: `-*`},
	{Name: "prune", Level: high, Categories: overwrites, Operands: "text...", Options: `-* -d,--dry-run:dry`},
	{Name: "*", Level: medium, Operands: "text...", Options: `-*`},
}
