package program

// fileMakers: programs that make, copy, move and remove files.
var fileMakers = []Entry{
	{
		Name:   "rm grm",
		Source: "rm(1), GNU coreutils 9.5; rm(1), macOS 14",
		Level:  high, Categories: overwrites, Bare: critical, Says: "{0} deletes for good", Operands: "delete...",
		Stdin: Ignores,
		Options: `
			-rR,--recursive:recursive
			-f,--force:force
			-iIdvxPW
			--interactive?=
			--one-file-system
			--no-preserve-root:critical
			--preserve-root?=
			--dir --verbose
		`,
		Examples: `
			high FS_DELETE_OVERWRITE | rm old.txt
			critical FS_DELETE_OVERWRITE | rm
			high..critical FS_DELETE_OVERWRITE | rm -rf node_modules
			critical FS_DELETE_OVERWRITE FS_OUTSIDE_WORKSPACE | rm -rf ../other
		`,
	},
	{
		Name:   "rmdir",
		Source: "rmdir(1), GNU coreutils 9.5: only empty folders",
		Level:  medium, Operands: "edit...", Options: `-pv --ignore-fail-on-non-empty --parents --verbose`,
		Examples: `
			medium | rmdir build
			high FS_OUTSIDE_WORKSPACE | rmdir ~/x
		`,
	},
	{
		Name:   "unlink",
		Source: "unlink(1), GNU coreutils 9.5",
		Level:  high, Categories: overwrites, Operands: "delete...",
		Examples: `high FS_DELETE_OVERWRITE | unlink notes.txt`,
	},
	{
		Name:   "shred srm wipe",
		Source: "shred(1), GNU coreutils 9.5: overwrites what is there",
		Level:  high, Categories: overwrites, Bare: critical, Operands: "device...",
		Options: `
			-fuvxz
			-r,-R:recursive
			-n,--iterations=
			-s,--size=
			--random-source=:read
			--force
			--remove?=
			--verbose --exact --zero
		`,
		Examples: `high FS_DELETE_OVERWRITE | shred -u notes.txt`,
	},
	{
		Name:   "truncate",
		Source: "truncate(1), GNU coreutils 9.5",
		Level:  high, Categories: overwrites, Operands: "write...",
		Options: `
			-co
			-s,--size=
			-r,--reference=:look
			--no-create --io-blocks
		`,
		Examples: `high FS_DELETE_OVERWRITE | truncate -s 0 src/main.go`,
	},
	{
		Name:   "fallocate",
		Source: "fallocate(1), util-linux 2.40",
		Level:  high, Categories: overwrites, Operands: "write...",
		Options: `
			-cdinpvxz
			-l,--length=
			-o,--offset=
			--collapse-range --dig-holes --insert-range --keep-size --punch-hole --zero-range --posix --verbose
		`,
		Examples: `high FS_DELETE_OVERWRITE | fallocate -p -o 0 -l 10 notes.txt`,
	},
	{
		Name:   "mkdir mkfifo",
		Source: "mkdir(1), GNU coreutils 9.5",
		Level:  medium, Operands: "make...", Stdin: Ignores,
		Options: `
			-pvZ
			-m,--mode=
			--parents --verbose
			--context?=
		`,
		Examples: `
			medium | mkdir -p src/new
			high FS_OUTSIDE_WORKSPACE | mkdir /opt/x
		`,
	},
	{
		Name:   "mknod",
		Source: "mknod(1), GNU coreutils 9.5",
		Level:  high, Categories: system, Operands: "make text...", Options: `-Z -m,--mode=`,
		Examples: `high SYSTEM_IMPACT | mknod disk b 8 0`,
	},
	{
		Name:   "touch",
		Source: "touch(1), GNU coreutils 9.5",
		Level:  medium, Operands: "make...", Stdin: Ignores,
		Options: `
			-acfhm
			-d,--date=
			-r,--reference=:look
			-t=
			--time=
			--no-create --no-dereference
		`,
		Examples: `medium | touch src/new.go`,
	},
	{
		Name:   "mktemp tempfile",
		Source: "mktemp(1), GNU coreutils 9.5: makes an empty file in the temporary folder",
		Level:  medium, Operands: "text...", Special: MakeTemp,
		Options: `
			-dqt
			-u,--dry-run:dry
			-p=
			--tmpdir?=
			--suffix=
			--directory --dry-run --quiet
		`,
		Examples: `
			medium | mktemp -d
			medium | tmp=$(mktemp); echo x > "$tmp"
			medium | d=$(mktemp -d) && rm -rf "$d"
			high FS_OUTSIDE_WORKSPACE | mktemp -p ~ x.XXXX
		`,
	},
	{
		Name:   "cp gcp",
		Source: "cp(1), GNU coreutils 9.5; cp(1), macOS 14",
		Level:  medium, Operands: "read... write", Special: Copy, Stdin: Ignores,
		Options: `
			-abdfHilLnpPrRsuvxXcZ
			-S,--suffix=
			-t,--target-directory=:writedir
			-T --archive --attributes-only
			--backup?=
			--copy-contents --force --interactive --link --dereference --no-clobber --no-dereference
			--preserve?=
			--no-preserve=
			--parents --recursive
			--reflink?=
			--remove-destination
			--sparse=
			--strip-trailing-slashes --symbolic-link --no-target-directory
			--update?=
			--verbose --one-file-system
		`,
		Examples: `
			medium FS_DELETE_OVERWRITE | cp a.txt b.txt
			high FS_OUTSIDE_WORKSPACE | cp -r src /tmp/copy
			high FS_CONFIG_SECRETS | cp .env copy
			high EXEC_ARBITRARY | cp x .husky/pre-commit
		`,
	},
	{
		Name:   "mv gmv",
		Source: "mv(1), GNU coreutils 9.5",
		Level:  medium, Operands: "edit... write", Special: Move, Stdin: Ignores,
		Options: `
			-bfinuvThZ
			-S,--suffix=
			-t,--target-directory=:writedir
			--backup?=
			--force --interactive --no-clobber --strip-trailing-slashes --no-target-directory
			--update?=
			--verbose --debug --exchange
		`,
		Examples: `
			medium FS_DELETE_OVERWRITE | mv a.txt b.txt
			high FS_OUTSIDE_WORKSPACE | mv src ../elsewhere
			high FS_DELETE_OVERWRITE | mv src /dev/null
		`,
	},
	{
		Name:   "install ginstall",
		Source: "install(1), GNU coreutils 9.5",
		Level:  medium, Operands: "read... write", Special: Copy,
		Options: `
			-bcCDpsTvZdU
			-g,--group=
			-m,--mode=
			-o,--owner=
			-S,--suffix=
			-t,--target-directory=:writedir
			--strip-program=:exec
			--backup?=
			--compare --directory --preserve-timestamps --strip --no-target-directory --verbose
		`,
		Examples: `
			high FS_OUTSIDE_WORKSPACE | install -m755 x /usr/local/bin/ls
			medium | install -d dist/bin
		`,
	},
	{
		Name:   "ln link",
		Source: "ln(1), GNU coreutils 9.5",
		Level:  medium, Operands: "link... make", Stdin: Ignores,
		Options: `
			-bdFhinrsTvLPw
			-f,--force:overwrites
			-S,--suffix=
			-t,--target-directory=:writedir
			--backup?=
			--directory --interactive --logical --no-dereference --physical --relative --symbolic --no-target-directory
			--verbose
		`,
		Examples: `
			medium | ln -s ../shared lib/shared
			medium FS_OUTSIDE_WORKSPACE | ln -s ../../shared lib/shared
			high FS_OUTSIDE_WORKSPACE | ln -s x /usr/bin/ls
		`,
	},
}
