package program

// fileChangers: programs that change files, or write their input into them.
var fileChangers = []Entry{
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
		Style:  KeyValue, Level: medium, Operands: "text...",
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
		Parts:  "xx", Level: medium, Operands: "read note...",
		Options: `
			-kqsz
			-b,--suffix-format=
			-f,--prefix=:make
			-n,--digits=
			--keep-files --suppress-matched --quiet --silent --elide-empty-files
		`,
		Examples: `
			medium | csplit notes.txt 10
			medium | csplit -s -z -f piece- draft.md "/^# Part/" "{*}"
			high FS_CONFIG_SECRETS | csplit .env 1
			medium..high FS_OUTSIDE_WORKSPACE | csplit ../notes.txt 10
			high FS_OUTSIDE_WORKSPACE | csplit -f /etc/x notes.txt 10
		`,
	},
	{
		Name:   "sync",
		Source: "sync(1), GNU coreutils 9.5",
		Level:  low, Operands: "look...", Options: `-df --data --file-system`,
		Examples: `low | sync`,
	},
	{
		Name:   "dos2unix unix2dos",
		Source: "dos2unix(1), 7.5: -f converts binary files too, whose bytes do not come back",
		Level:  medium, Operands: "edit...",
		Options:  `-bkqisv -f,--force:overwrites -n,--newfile -c,--convmode= --keepdate --quiet`,
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
