package program

// gitChanges are the commands that send and fetch commits, and apply changes.
var gitChanges = []Entry{
	{
		Name: "push", Level: high, Categories: pushes | network, Operands: "text...", Special: GitPush,
		Instead: "",
		Options: `
			-qvus46
			-f,--force
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
}
