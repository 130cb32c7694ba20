package program

// coreWrite: programs of the GNU core utilities and their like that change
// files (coreutils 9.5 manual).
var coreWrite = []Entry{
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
	{
		Name:   "chmod",
		Source: "chmod(1), GNU coreutils 9.5",
		Level:  medium, Operands: "text edit...", Special: Mode,
		Options: `
			-cfvhH
			-R,--recursive:recursive
			-rwxXst --changes --quiet --silent --verbose
			--reference=
			--preserve-root
			--no-preserve-root:critical
		`,
		Examples: `
			medium | chmod +x scripts/run.sh
			high..critical | chmod -R 777 .
			high | chmod u+s tool
		`,
	},
	{
		Name:   "xattr",
		Source: "xattr(1), macOS 14: -w, -d and -c change, the others only show",
		Level:  low, Operands: "look...", Options: `-lrsvxzhp -w,-d,-c:system`,
		Examples: `
			low | xattr -l README.md
			low | xattr -p com.apple.quarantine x
			high SYSTEM_IMPACT | xattr -d com.apple.quarantine x
			high SYSTEM_IMPACT | xattr -cr x
		`,
	},
	{
		Name:   "chown chgrp chattr setfacl chflags lchown",
		Source: "chown(1), GNU coreutils 9.5; chattr(1), e2fsprogs; setfacl(1)",
		Level:  high, Categories: system, Operands: "text edit...", Special: Mode,
		Options: `
			-cfhvHLPVpnbkw
			-R,--recursive:recursive
			-m=
			-x=
			-iaed --changes --quiet --verbose --dereference --no-dereference
			--from=
			--reference=
			--preserve-root
			--no-preserve-root:critical
			--modify=
			--remove=
			--remove-all --remove-default --default
		`,
		Examples: `high SYSTEM_IMPACT | chown root notes.txt`,
	},
	{
		Name:   "tee",
		Source: "tee(1), GNU coreutils 9.5",
		Level:  low, Operands: "write...",
		Options: `
			-ip
			-a,--append:append
			--ignore-interrupts
			--output-error?=
		`,
		Examples: `
			low | tee
			medium FS_DELETE_OVERWRITE | tee out.txt
			medium | tee -a log.txt
			high FS_OUTSIDE_WORKSPACE | tee /etc/hosts
		`,
	},
	{
		Name:   "sponge",
		Source: "sponge(1), moreutils",
		Level:  medium, Operands: "write", Options: `-a:append`,
		Examples: `medium | sponge out.txt`,
	},
	{
		Name:   "dd",
		Source: "dd(1), GNU coreutils 9.5",
		Style:  KeyValue, Level: medium, Special: Disk, Operands: "text...",
		Options: `
			if=:read
			of=:write
			bs=
			count=
			skip=
			seek=
			conv=
			status=
			iflag=
			oflag=
			ibs=
			obs=
			cbs=
			iseek=
			oseek=
			files=
			speed=
			fillchar=
			msgfmt=
		`,
		Examples: `
			medium..high | dd if=a.bin of=b.bin
			critical | dd if=/dev/zero of=/dev/sda
		`,
	},
	{
		Name:   "split gsplit",
		Source: "split(1), GNU coreutils 9.5: --filter runs a command for each part",
		Parts:  "x", Level: medium, Operands: "read make",
		Options: `
			-dexu -#
			-a,--suffix-length=
			-b,--bytes=
			-C,--line-bytes=
			-l,--lines=
			-n,--number=
			-t,--separator=
			--filter=:run+executes
			--numeric-suffixes?=
			--hex-suffixes?=
			--additional-suffix=
			--elide-empty-files --unbuffered --verbose
		`,
		Examples: `
			medium | split -l 100 words.txt part
			medium..critical EXEC_ARBITRARY | split --filter='sh -c id' words.txt
		`,
	},
	{
		Name:   "csplit",
		Source: "csplit(1), GNU coreutils 9.5",
		Parts:  "xx", Level: medium, Operands: "read text...",
		Options: `
			-kqsz
			-b,--suffix-format=
			-f,--prefix=:make
			-n,--digits=
			--keep-files --suppress-matched --quiet --silent --elide-empty-files
		`,
		Examples: `medium | csplit notes.txt 10`,
	},
	{
		Name:   "sync",
		Source: "sync(1), GNU coreutils 9.5",
		Level:  low, Operands: "look...", Options: `-df --data --file-system`,
		Examples: `low | sync`,
	},
	{
		Name:   "dos2unix unix2dos",
		Source: "dos2unix(1)",
		Level:  medium, Operands: "edit...",
		Options:  `-bfkqisv -n,--newfile -c,--convmode= --keepdate --quiet --force`,
		Examples: `medium | dos2unix notes.txt`,
	},
	{
		Name:   "iconv",
		Source: "iconv(1), glibc 2.40",
		Level:  low, Operands: "read...",
		Options: `
			-cls
			-f,--from-code=
			-t,--to-code=
			-o,--output=:write
			--list --silent --verbose
		`,
		Examples: `
			low | iconv -f latin1 -t utf8 a.txt
			medium | iconv -f latin1 -t utf8 -o b.txt a.txt
		`,
	},
	{
		Name: "patch",
		Source: "patch(1), GNU patch 2.7: changes the files that the patch names; ed scripts in it can run " +
			"commands",
		Level: medium, Operands: "edit read", Special: Patch,
		Options: `
			-blnNREstTuvcefZ
			-p,--strip=
			-i,--input=
			-d,--directory=:cd
			-o,--output=:write
			-r,--reject-file=:write
			-B,--prefix=
			-F,--fuzz=
			-g,--get=
			-V=
			-Y=
			-z,--suffix=
			-D,--ifdef=
			--backup
			--dry-run:dry
			--forward --reverse --force --batch --quiet --silent
			--merge?=
			--posix --verbose --unified --context --normal
			--ed:executes
			--binary --remove-empty-files --no-backup-if-mismatch
			--reject-format=
			--read-only=
			--follow-symlinks:outside
		`,
		Examples: `
			medium | patch -p1 < fix.patch
			low | patch -p1 --dry-run -i fix.patch
		`,
	},
	{
		Name:   "rename prename",
		Source: "rename(1), Perl or util-linux: Perl's first operand is code",
		Level:  medium, Categories: executes, Operands: "text edit...",
		Options: `
			-vfnsiol
			-e=:code
			--verbose --force
			--no-act:dry
			--symlink --last --no-overwrite --interactive
		`,
		Examples: `medium..high | rename s/a/b/ x.txt`,
	},
}
