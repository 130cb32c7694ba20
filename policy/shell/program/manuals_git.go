package program

// gitManuals: git and other version control.
var gitManuals = []manual{
	{"git rebase", `
		-i -q -v -k -r -n -f -m --interactive --continue --skip --quit --abort --autosquash --no-autosquash --autostash
		--no-autostash --keep-base --root --rebase-merges --no-rebase-merges --no-ff --force-rebase --fork-point
		--no-fork-point --keep-empty --no-keep-empty --empty --reapply-cherry-picks --committer-date-is-author-date
		--ignore-date --reset-author-date --signoff --stat --no-stat --update-refs --no-update-refs --merge --apply
		--whitespace --ignore-whitespace --edit-todo --show-current-patch --reschedule-failed-exec
		--no-reschedule-failed-exec --allow-empty-message --no-verify --verify --no-gpg-sign --rerere-autoupdate
	`},
	{"git merge", `
		-n -q -v -e --ff --no-ff --ff-only --commit --no-commit --edit --no-edit --squash --no-squash --abort --quit
		--continue --stat --no-stat --log --no-log --signoff --no-signoff --no-verify --verify
		--allow-unrelated-histories --autostash --no-autostash --rerere-autoupdate --no-rerere-autoupdate
		--overwrite-ignore --no-overwrite-ignore --into-name --verify-signatures --no-verify-signatures --no-gpg-sign
		--compact-summary
	`},
	{"git worktree", `
		--detach --orphan --force --lock --guess-remote --no-guess-remote --track --no-track --checkout --no-checkout
		--porcelain --verbose --dry-run --quiet --relative-paths --no-relative-paths
	`},
	{"git init", `-q -b --quiet --bare --initial-branch --shared --object-format --ref-format`},
	{"git am", `
		-k -3 -q -s -u -i --continue --skip --abort --quit --3way --signoff --keep --keep-cr --no-keep-cr --scissors
		--no-scissors --whitespace --ignore-whitespace --reject --resolved -r --show-current-patch --allow-empty
		--message-id --no-message-id --committer-date-is-author-date --ignore-date --interactive --no-verify --quoted-cr
		--empty
	`},
	{"git apply", `
		-3 -R -v -z -N --cached --index --3way --ours --theirs --union --reverse --reject --recount --verbose --quiet
		--whitespace --ignore-whitespace --ignore-space-change --inaccurate-eof --allow-empty --allow-binary-replacement
		--binary --no-add --intent-to-add --apply --unidiff-zero --allow-overlap
	`},
	{"git fetch, git pull", `
		--prune -P --prune-tags --tags --no-tags --quiet --verbose --dry-run --ff-only --ff --no-ff --no-rebase
		--autostash --no-autostash --no-edit --edit --no-commit --commit --squash --stat --no-stat --force --append
		--atomic --porcelain --unshallow --update-shallow --shallow-since --progress --set-upstream --no-verify
		--verify-signatures --allow-unrelated-histories --signoff --log --no-recurse-submodules --write-fetch-head
		--no-write-fetch-head --no-auto-maintenance --no-auto-gc --no-all --no-show-forced-updates --keep --ipv4 --ipv6
		-4 -6 --refetch
	`},
	{"git submodule", `
		-q -f -b -N -r -n --quiet --init --no-init --recursive --merge --rebase --checkout --force --no-fetch --depth
		--recommend-shallow --no-recommend-shallow --jobs --single-branch --no-single-branch --name --branch --default
		--cached --files --summary-limit --all --progress --dissociate --no-remote
	`},
	{"git notes, git bisect, git rerere, git sparse-checkout, git bundle, git maintenance, git write-tree, " +
		"git commit-tree, git update-index, git rev-list", `
		-v -q -f -a --no-checkout --first-parent --term-old --term-new --cone --no-cone --sparse-index --no-sparse-index
		--stdin --ref --ignore-missing --allow-empty --refresh --really-refresh --assume-unchanged --no-assume-unchanged
		--skip-worktree --no-skip-worktree --chmod --add --cacheinfo --replace --missing-ok --progress --all --auto
		--quiet --task --schedule --scheduler --version --all-progress --good --bad --again --unmerged -z
		--index-version --split-index --untracked-cache --no-split-index --no-untracked-cache --path-walk --strict
	`},
	{"git ls-files, git ls-tree, git cat-file, git rev-parse, git rev-list, git describe, git name-rev, " +
		"git show-ref, git for-each-ref, git merge-base, git check-ignore, git check-attr, git check-mailmap, " +
		"git check-ref-format, git count-objects, git var, git verify-commit, git verify-tag, git cherry, " +
		"git show-branch, git merge-tree, git diff-pairs, git get-tar-commit-id", `
		-a -c -d -e -f -g -i -k -l -m -n -o -p -r -s -t -u -v -x -X -z -q -H -h
		--cached --deleted --modified --others --ignored --stage --unmerged --killed --directory --no-empty-directory
		--eol --deduplicate --exclude --exclude-standard --exclude-per-directory --error-unmatch --with-tree --full-name
		--recurse-submodules --abbrev --format --sparse --resolve-undo --name-only --name-status --object-only
		--full-tree --long
		--batch --batch-check --batch-command --batch-all-objects --buffer --unordered --follow-symlinks
		--allow-unknown-type --filter --use-mailmap --mailmap
		--short --abbrev-ref --symbolic --symbolic-full-name --verify --quiet --sq --sq-quote --show-toplevel
		--show-cdup --show-prefix --git-dir --absolute-git-dir --git-common-dir --git-path --is-inside-work-tree
		--is-inside-git-dir --is-bare-repository --is-shallow-repository --show-superproject-working-tree
		--shared-index-path --show-object-format --show-ref-format --local-env-vars --all --branches --tags --remotes
		--glob --disambiguate --default --path-format --end-of-options --revs-only --no-revs --flags --no-flags --not
		--since --until --after --before --prefix --resolve-git-dir
		--reverse --max-count --skip --count --left-right --left-only --right-only --cherry --cherry-pick --cherry-mark
		--max-parents --min-parents --no-max-parents --no-min-parents --merges --no-merges --first-parent
		--ancestry-path --topo-order --date-order --author-date-order --parents --children --objects --objects-edge
		--boundary --oneline --graph --pretty --date --author --committer --grep --all-match --invert-grep
		--regexp-ignore-case --fixed-strings --perl-regexp --extended-regexp --no-walk --do-walk --timestamp --header
		--no-commit-header --disk-usage --simplify-by-decoration --simplify-merges --full-history --dense --show-pulls
		--in-commit-order --no-object-names --object-names --unpacked --missing --exclude-promisor-objects --bisect
		--bisect-vars --bisect-all --stdin --encoding --expand-tabs --since-as-filter --use-bitmap-index --progress
		--reflog --walk-reflogs --alternate-refs --single-worktree --ignore-missing
		--long --match --exact-match --always --dirty --broken --contains --candidates --debug --refs --undefined
		--name-only --annotate-stdin --heads --head --dereference --hash --exclude-existing --exists --points-at
		--merged --no-merged --no-contains --sort --color --perl --shell --python --tcl --omit-empty --include-root-refs
		--ignore-case --is-ancestor --is-base --octopus --independent --fork-point --verbose --non-matching --no-index
		--source --branch --normalize --allow-onelevel --refspec-pattern --human-readable --raw --current --topics
		--more --list --merge-base --independent --reflog --sha1-name --no-name --write-tree --trivial-merge --messages
		--no-messages --allow-unrelated-histories --strategy-option
	`},
	{"git stash list, git stash show", `
		-p -u --stat --patch --oneline --name-only --name-status --include-untracked --only-untracked --format --pretty
		--date --numstat --shortstat
	`},
	{"git difftool, git subtree, git format-patch, git reflog, git gc, git prune, git cherry-pick, git revert", `
		--squash --aggressive --auto --no-auto --quiet --force --keep-largest-pack --dry-run --no-detach --detach
		--cruft --no-cruft --max-cruft-size --progress --no-progress --no-squash --rejoin --annotate --gui --numbered
		--no-numbered --attach --inline --thread --no-thread --signoff --root --stat --no-stat --no-binary --zero-commit
		--rfc --quiet --always --cover-from-description --range-diff --interdiff --creation-factor --no-signature
		--filename-max-length --numbered-files --ignore-if-in-upstream --oneline --no-abbrev-commit --abbrev-commit
		--relative-date --all --mainline --strategy --no-rerere-autoupdate --rerere-autoupdate --empty --reference
		--no-reference --no-edit --no-gpg-sign -l -v
	`},
	{"git lfs, git-lfs", `
		-l -s -n -a -d --long --size --name-only --all --json --debug --deleted --include --exclude --porcelain --recent
		--dry-run --prune --objects --pointers --fixup --everything --above --top --unit --yes --lockable --not-lockable
		--filename --no-excluded --local --verify
	`},
	{"jj", `
		-r -n -p -s -m -A -B -d -f -o -b -T -G -i -k --no-graph --reversed --limit --summary --stat --types --name-only
		--git --color-words --context --ignore-all-space --ignore-space-change --template --patch --message --revision
		--revisions --from --to --into --destination --onto --insert-after --insert-before --source --branch --no-edit
		--keep-emptied --use-destination-message --at-operation --at-op --ignore-working-copy --no-pager --color --quiet
		--debug --allow-new --bookmark --all --allow-backwards --colocate --no-colocate --sparse-patterns --name
		--restore-descendants --changes-in --parallel --skip-emptied
	`},
	{"hg, svn, bzr, sl", `
		-r -c -u -v -q -m -l -n -A -M -G -p -w -b -B -a -d -f -k -U -X -I -N --rev --change --limit --template --graph
		--style --stat --git --user --date --branch --bookmark --all --no-status --mq --verbose --quiet --message
		--stop-on-copy --xml --with-all-history --search --depth --show-updates --non-interactive --summarize
		--ignore-properties --properties-only --notice-ancestry --internal-diff --revision --show-revs --show-item
		--strict --ignore-externals --no-ignore --changelist --addremove --amend --keep --pager --include --exclude
		--follow --removed --only-merges --prune --nodates --unified
	`},
}
