package program

// gitPlumbing are the commands that keep objects and references, and rewrite them.
var gitPlumbing = []Entry{
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
		Name: "fast-export", Level: medium, Operands: "ref...", Special: GitShow,
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
		Name: "merge rebase commit-tree write-tree rerere sparse-checkout maintenance " +
			"pack-refs pack-objects unpack-objects index-pack submodule citool gui bundle mktag mktree " +
			"merge-index request-pull bugreport diagnose backfill refs",
		Level: medium, Operands: "text...", Special: GitLocal,
		Options: `
			-* --stat
			-x,--exec=:run
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
	{
		Name: "worktree", Source: "git-worktree(1), git 2.47", Level: medium, Operands: "text...", Special: GitLocal,
		Options: `
			-* -dfnvqz
			-b=
			-B=
			--reason=
			--expire=
		`,
	},
	{
		Name: "bisect", Level: medium, Operands: "text...", Special: GitLocal, Options: gitBisect,
		Subs: []Entry{{Name: "run", Level: medium, Operands: "cmd...", Special: GitBisectRun}},
	},
	{
		Name: "checkout-index", Level: medium, Operands: "read...", Special: GitLocal,
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
		Name: "symbolic-ref", Level: low, Operands: "ref ref", Special: GitLocal,
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
}
