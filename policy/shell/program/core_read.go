package program

// coreRead: programs of the GNU core utilities and their like that read, print
// and compute (coreutils 9.5 manual; the same names on macOS and BusyBox take
// fewer options).
var coreRead = []Entry{
	{
		Name:   "ls dir vdir gls",
		Source: "ls(1), GNU coreutils 9.5; ls(1), macOS 14",
		Level:  low, Operands: "look...", Out: Names,
		Options: `
			-aAbBcCdDfFgGhHiklLmnNopqQrRsStuUvxXZ1@eOPW
			-I,--ignore=
			-w,--width=
			-T,--tabsize=
			--all --almost-all --author --escape
			--block-size=
			--ignore-backups
			--color?=
			--directory --dired
			--classify?=
			--file-type
			--format=
			--full-time --group-directories-first --no-group --human-readable --si --dereference-command-line
			--dereference-command-line-symlink-to-dir
			--hide=
			--hyperlink?=
			--indicator-style=
			--inode --kibibytes --dereference --numeric-uid-gid --literal --hide-control-chars --show-control-chars
			--quote-name
			--quoting-style=
			--reverse --recursive --size
			--sort=
			--time=
			--time-style=
			--context --zero
		`,
		Examples: `
			low | ls -la src
			low | ls -I '*.o' --sort=time
			medium FS_OUTSIDE_WORKSPACE | ls /var/log
			medium EXEC_ARBITRARY | ls --frobnicate
		`,
	},
	{
		Name:   "cat gcat",
		Source: "cat(1), GNU coreutils 9.5; cat(1), macOS 14",
		Level:  low, Operands: "read...",
		Options: `
			-AbeElnstTuv --show-all --number-nonblank --show-ends --number --squeeze-blank --show-tabs
			--show-nonprinting
		`,
		Examples: `
			low | cat -n README.md
			high FS_CONFIG_SECRETS | cat .env
			high FS_CONFIG_SECRETS | cat -s .env
			low | cat /etc/os-release
		`,
	},
	{
		Name:   "tac",
		Source: "tac(1), GNU coreutils 9.5",
		Level:  low, Operands: "read...", Options: `-br -s,--separator= --before --regex`,
		Examples: `low | tac app.log`,
	},
	{
		Name:   "nl",
		Source: "nl(1), GNU coreutils 9.5",
		Level:  low, Operands: "read...",
		Options: `
			-p
			-b,--body-numbering=
			-d,--section-delimiter=
			-f,--footer-numbering=
			-h,--header-numbering=
			-i,--line-increment=
			-l,--join-blank-lines=
			-n,--number-format=
			-s,--number-separator=
			-v,--starting-line-number=
			-w,--number-width=
			--no-renumber
		`,
		Examples: `low | nl -ba src/main.go`,
	},
	{
		Name:   "head tail ghead gtail",
		Source: "head(1), tail(1), GNU coreutils 9.5",
		Level:  low, Operands: "read...",
		Options: `
			-# +
			-n,--lines=
			-c,--bytes=
			-qvzfFr
			-s,--sleep-interval=
			-b=
			--quiet --silent --verbose --zero-terminated
			--follow?=
			--retry
			--pid=
			--max-unchanged-stats=
		`,
		Examples: `
			low | head -20 README.md
			low | tail -n +5 README.md
			low | tail -f app.log
		`,
	},
	{
		Name:   "wc",
		Source: "wc(1), GNU coreutils 9.5",
		Level:  low, Operands: "read...", Out: Fixed,
		Options: `
			-clLmw --bytes --chars --lines --max-line-length --words
			--files0-from=:read
			--total=
		`,
		Examples: `low | wc -l src/main.go`,
	},
	{
		Name:   "sort gsort",
		Source: "sort(1), GNU coreutils 9.5",
		Level:  low, Operands: "read...",
		Options: `
			-bdfgiMhnRrVcCmsuz --ignore-leading-blanks --dictionary-order --ignore-case --general-numeric-sort
			--ignore-nonprinting --month-sort --human-numeric-sort --numeric-sort --random-sort
			--random-source=:read
			--reverse
			--sort=
			--version-sort
			--batch-size=
			--check?=
			--compress-program=:exec
			--debug
			--files0-from=:readlist
			-k,--key=
			--merge
			-o,--output=:write
			--stable
			-S,--buffer-size=
			-t,--field-separator=
			-T,--temporary-directory=:look
			--parallel=
			--unique --zero-terminated
		`,
		Examples: `
			low | sort -u -k2,2 -t, table.csv
			medium | sort -o sorted.txt words.txt
			medium | sort -osorted.txt words.txt
			medium..critical EXEC_ARBITRARY | sort --compress-prog='sh -c id' big.txt
			medium..critical EXEC_ARBITRARY | sort --compress-program ./x.sh big.txt
		`,
	},
	{
		Name:   "uniq",
		Source: "uniq(1), GNU coreutils 9.5: the second operand is the output",
		Level:  low, Operands: "read write",
		Options: `
			-cdDuiz
			-f,--skip-fields=
			-s,--skip-chars=
			-w,--check-chars=
			--count --repeated
			--all-repeated?=
			--group?=
			--ignore-case --unique --zero-terminated
		`,
		Examples: `
			low | uniq -c words.txt
			medium FS_DELETE_OVERWRITE | uniq words.txt out.txt
		`,
	},
	{
		Name:   "cut",
		Source: "cut(1), GNU coreutils 9.5",
		Level:  low, Operands: "read...",
		Options: `
			-nsz
			-b,--bytes=
			-c,--characters=
			-d,--delimiter=
			-f,--fields=
			--complement --only-delimited
			--output-delimiter=
			--zero-terminated
		`,
		Examples: `
			low | cut -d: -f1,3 users.txt
			high FS_CONFIG_SECRETS | cut -d= -f2 .env
		`,
	},
	{
		Name:   "paste",
		Source: "paste(1), GNU coreutils 9.5",
		Level:  low, Operands: "read...", Options: `-sz -d,--delimiters= --serial --zero-terminated`,
		Examples: `low | paste -sd, names.txt`,
	},
	{
		Name:   "join",
		Source: "join(1), GNU coreutils 9.5",
		Level:  low, Operands: "read...",
		Options: `
			-iz
			-a=
			-e=
			-j=
			-o=
			-t=
			-v=
			-1=
			-2=
			--check-order --nocheck-order --header --ignore-case --zero-terminated
		`,
		Examples: `low | join -t, -1 2 -2 1 a.csv b.csv`,
	},
	{
		Name:   "comm",
		Source: "comm(1), GNU coreutils 9.5",
		Level:  low, Operands: "read...",
		Options:  `-123iz --check-order --nocheck-order --output-delimiter= --total --zero-terminated`,
		Examples: `low | comm -12 a.txt b.txt`,
	},
	{
		Name:   "fold fmt",
		Source: "fold(1), fmt(1), GNU coreutils 9.5",
		Level:  low, Operands: "read...",
		Options: `
			-# -bcstu
			-w,--width=
			-g,--goal=
			-p,--prefix=
			--bytes --characters --spaces --crown-margin --split-only --tagged-paragraph --uniform-spacing
		`,
		Examples: `low | fold -s -w 80 README.md`,
	},
	{
		Name:   "expand unexpand",
		Source: "expand(1), unexpand(1), GNU coreutils 9.5",
		Level:  low, Operands: "read...", Options: `-# -ai -t,--tabs= --all --first-only --initial`,
		Examples: `low | expand -t 4 src/main.go`,
	},
	{
		Name:   "column",
		Source: "column(1), util-linux 2.40",
		Level:  low, Operands: "read...",
		Options: `
			-dehJKLmntx
			-c,--output-width=
			-C,--table-column=
			-E,--table-noextreme=
			-H,--table-hide=
			-i,--tree-id=
			-l,--table-columns-limit=
			-N,--table-columns=
			-o,--output-separator=
			-O,--table-order=
			-p,--tree-parent=
			-r,--tree=
			-R,--table-right=
			-s,--separator=
			-S,--use-spaces=
			-T,--table-truncate=
			-W,--table-wrap=
			--json --table
			--table-name=
			--fillrows --table-noheadings --table-header-repeat --keep-empty-lines
		`,
		Examples: `low | column -t -s, table.csv`,
	},
	{
		Name:   "hexyl",
		Source: "hexyl(1), 0.14",
		Level:  low, Operands: "read...",
		Options: `
			-vPC
			-n,-l,--length=
			-c,--bytes=
			-s,--skip=
			-b,--base=
			--block-size=
			-g,--group-size=
			--panels=
			--border=
			--color=
			--no-squeezing --plain --no-characters --characters --no-position
			-o,--display-offset=
			--terminal-width=
			--endianness=
			--character-table=
		`,
		Examples: `low | hexyl -n 128 a.bin`,
	},
	{
		Name:   "rev look colrm tsort ptx",
		Source: "rev(1), look(1), colrm(1), util-linux 2.40; tsort(1), GNU coreutils 9.5",
		Level:  low, Operands: "read...", Options: `-abdfwz`,
		Examples: `low | rev names.txt`,
	},
	{
		Name:   "pr",
		Source: "pr(1), GNU coreutils 9.5",
		Level:  low, Operands: "read...",
		Options: `
			-# + -acdefFJmrtTvnsiS
			-D=
			-h=
			-l=
			-N=
			-o=
			-w=
			-W=
			--columns=
			--across --show-control-chars --double-space
			--date-format=
			--form-feed
			--header=
			--join-lines
			--length=
			--merge --omit-header --omit-pagination
			--width=
			--page-width=
		`,
		Examples: `low | pr -2 names.txt`,
	},
	{
		Name:   "tr",
		Source: "tr(1), GNU coreutils 9.5",
		Level:  low, Operands: "text...",
		Options:  `-cCdst --complement --delete --squeeze-repeats --truncate-set1`,
		Examples: `low | tr -d '\r' < README.md`,
	},
	{
		Name: "sha1sum sha224sum sha256sum sha384sum sha512sum md5sum b2sum cksum sum shasum md5 crc32 b3sum " +
			"xxhsum xxh64sum rhash",
		Source: "sha256sum(1), cksum(1), GNU coreutils 9.5; shasum(1), Perl 5.38",
		Level:  low, Operands: "read...", Out: Fixed,
		Options: `
			-bctwzqs0Upr
			-a,--algorithm=
			-l,--length=
			--string=
			--binary --check --tag --text --zero --ignore-missing --quiet --status --strict --warn --debug --raw
			--base64 --untagged
		`,
		Examples: `
			low | sha256sum -c sums.txt
			low | shasum -a 256 go.sum
		`,
	},
	{
		Name:   "od god",
		Source: "od(1), GNU coreutils 9.5",
		Level:  low, Operands: "read...",
		Options: `
			-abcdfhilosvx
			-A,--address-radix=
			-j,--skip-bytes=
			-N,--read-bytes=
			-S,--strings?=
			-t,--format=
			-w,--width?=
			--endian=
			--traditional --output-duplicates
		`,
		Examples: `
			low | od -c a.bin
			low | od -An -tx1 -N16 a.bin
			medium..high | od -c a.bin > out.txt
		`,
	},
	{
		Name:   "xxd",
		Source: "xxd(1), Vim 9: the second operand is written",
		Level:  low, Style: Single, Operands: "read write",
		Options: `
			-a -autoskip -b -bits -C -capitalize -d -e -E -EBCDIC
			-h:info
			-i -include -p -ps -plain -postscript -r -revert -u -t
			-v:info
			-c=
			-cols=
			-g=
			-groupsize=
			-l=
			-len=
			-n=
			-name=
			-o=
			-R=
			-s=
			-seek=
		`,
		Examples: `
			low | xxd data.bin
			low | xxd -l 64 -p data.bin
			medium FS_DELETE_OVERWRITE | xxd -r dump.txt out.bin
		`,
	},
	{
		Name:   "hexdump hd",
		Source: "hexdump(1), util-linux 2.40",
		Level:  low, Operands: "read...",
		Options: `
			-bcCdovxX
			-e,--format=
			-f,--format-file=:read
			-L,--color?=
			-n,--length=
			-s,--skip=
			--canonical --one-byte-octal --one-byte-char --two-bytes-decimal --two-bytes-octal --two-bytes-hex
			--no-squeezing
		`,
		Examples: `low | hexdump -C data.bin`,
	},
	{
		Name:   "base64 base32 basenc gbase64",
		Source: "base64(1), GNU coreutils 9.5; base64(1), macOS 14",
		Level:  low, Operands: "read...",
		Options: `
			-d,-D,--decode
			-i=:read
			-o=:write
			-b=
			-w,--wrap=
			--ignore-garbage
			--input=:read
			--output=:write
			--break=
			--base64 --base64url --base32 --base32hex --base16 --base2msbf --base2lsbf --z85 --url
		`,
		Examples: `
			low | base64 -w0 logo.png
			medium | base64 -d a.b64 -o out.bin
		`,
	},
	{
		Name:   "stat",
		Source: "stat(1), GNU coreutils 9.5; stat(1), macOS 14",
		Level:  low, Operands: "look...", Out: Fixed,
		Options: `
			-LftFlnqrsx
			-c,--format=
			--printf=
			--dereference --file-system
			--cached=
			--terse
		`,
		Examples: `low | stat -c %s README.md`,
	},
	{
		Name:   "du gdu",
		Source: "du(1), GNU coreutils 9.5; du(1), macOS 14",
		Level:  low, Operands: "look...", Out: Fixed,
		Options: `
			-0abcDghHkLlmnPrSsx -A
			-B,--block-size=
			-d,--max-depth=
			-I=
			-t,--threshold=
			-X,--exclude-from=:read
			--all --apparent-size --bytes --total --dereference-args --human-readable --inodes --count-links
			--dereference --no-dereference --separate-dirs --si --summarize --null
			--time?=
			--time-style=
			--exclude=
			--one-file-system
			--files0-from=:read
		`,
		Examples: `
			low | du -sh .
			low | du -h --max-depth=1 src
		`,
	},
	{
		Name:   "df gdf",
		Source: "df(1), GNU coreutils 9.5; df(1), macOS 14: figures of whole file systems",
		Level:  low, Operands: "text...", Out: Fixed,
		Options: `
			-abcgHhiklmnPvY
			-B,--block-size=
			-t,--type=
			-T
			-x,--exclude-type=
			--all --total --human-readable --si --inodes --local --no-sync --sync
			--output?=
			--portability --print-type
		`,
		Examples: `
			low | df -h
			low | df -T .
		`,
	},
	{
		Name:   "ncdu dust duf",
		Source: "ncdu(1), dust and duf manuals: ncdu deletes by a key",
		Level:  medium, Operands: "look...", Options: `-*`,
		Examples: `medium | ncdu .`,
	},
	{
		Name:   "file",
		Source: "file(1), file 5.45: -C compiles a magic file",
		Level:  low, Operands: "look...", Out: Fixed,
		Options: `
			-bcdEhiIkLlNnprsSvzZ0
			-e,--exclude=
			--exclude-quiet=
			-f,--files-from=:read
			-F,--separator=
			-m,--magic-file=:read
			-P,--parameter=
			-C,--compile:medium
			--brief --apple --extension --mime --mime-type --mime-encoding --keep-going --dereference --no-dereference
			--no-buffer --preserve-date --raw --special-files --uncompress --uncompress-noreport --checking-printout
			--debug --list --print0
		`,
		Examples: `
			low | file -b --mime-type logo.png
			medium | file -C -m magic
		`,
	},
	{
		Name:   "readlink realpath grealpath greadlink",
		Source: "readlink(1), realpath(1), GNU coreutils 9.5",
		Level:  low, Operands: "text...", Out: Names,
		Options: `
			-efmnqsvzLPE --canonicalize --canonicalize-existing --canonicalize-missing --no-newline --quiet --silent
			--verbose --zero --logical --physical
			--relative-to=
			--relative-base=
			--strip --no-symlinks
		`,
		Examples: `low | realpath --relative-to=. src`,
	},
	{
		Name:   "dirname basename pathchk",
		Source: "dirname(1), basename(1), pathchk(1), GNU coreutils 9.5",
		Level:  low, Operands: "text...", Out: Names, Options: `-azpP -s,--suffix= --multiple --zero --portability`,
		Examples: `
			low | basename src/main.go .go
			low | basename -s .go src/main.go
		`,
	},
	{
		Name:   "pwd",
		Source: "pwd(1), bash(1)",
		Level:  low, Out: Names, Options: `-LP --logical --physical`,
		Examples: `low | pwd -P`,
	},
	{
		Name:   "true false :",
		Source: "true(1), bash(1)",
		Level:  low, Style: Plain, Operands: "text...", Stdin: Ignores,
		Examples: `
			low | true
			low | : ignored
		`,
	},
	{
		Name:   "echo",
		Source: "echo(1), bash(1)",
		Level:  low, Style: Plain, Operands: "text...", Special: Print,
		Examples: `
			low | echo hello
			high FS_CONFIG_SECRETS | echo $GITHUB_TOKEN
		`,
	},
	{
		Name:   "printf",
		Source: "printf(1), bash(1)",
		Level:  low, Style: Plain, Operands: "text...", Special: Printf,
		Examples: `low | printf '%s\n' one two`,
	},
	{
		Name:   "yes seq",
		Source: "yes(1), seq(1), GNU coreutils 9.5",
		Level:  low, Style: Plain, Operands: "text...", Out: Fixed,
		Examples: `low | seq 1 10`,
	},
	{
		Name:   "date gdate",
		Source: "date(1), GNU coreutils 9.5; date(1), macOS 14",
		Level:  low, Operands: "text...", Out: Fixed, Special: Date,
		Options: `
			-Rujn
			-d,--date=
			-f,--file=:read
			-I?=
			-r,--reference=:look
			-s,--set=:system
			-v=
			--debug
			--iso-8601?=
			--resolution --rfc-email
			--rfc-3339=
			--utc --universal
		`,
		Examples: `
			low | date -u +%Y-%m-%dT%H:%M:%SZ
			high SYSTEM_IMPACT | date -s tomorrow
			high FS_CONFIG_SECRETS | date -f .env
		`,
	},
	{
		Name:   "cal ncal",
		Source: "cal(1), util-linux 2.40",
		Level:  low, Operands: "text...",
		Options: `
			-13smjywYchNMe
			-n=
			-A=
			-B=
			-d=
			--one --three --sunday --monday --julian --year
			--week?=
			--color?=
		`,
		Examples: `low | cal 2025`,
	},
	{
		Name:   "expr",
		Source: "expr(1), GNU coreutils 9.5",
		Level:  low, Style: Plain, Operands: "text...", Out: Fixed,
		Examples: `low | expr 1 + 2`,
	},
	{
		Name:   "dc",
		Source: "dc(1), GNU bc 1.07: ! in an expression, a file or its input runs the rest of the line",
		Level:  low, Operands: "script...", Stdin: RunsIt, Out: Fixed,
		Options: `
			-hV
			-e,--expression=:code
			-f,--file=:script
			--help --version
		`,
		Examples: `
			low | dc --version
			medium..critical EXEC_ARBITRARY | dc -e '!id'
			medium EXEC_ARBITRARY | dc calc.dc
			medium..critical EXEC_ARBITRARY | dc <<< '!touch x'
			high EXEC_ARBITRARY | cat calc.dc | dc
			high EXEC_ARBITRARY | dc < calc.dc
		`,
	},
	{
		Name:   "bc",
		Source: "bc(1), GNU bc 1.07",
		Level:  low, Operands: "read...", Out: Fixed,
		Options: `
			-lqswihV
			-e,--expression=
			-f,--file=:read
			--mathlib --quiet --standard --warn --interactive
		`,
		Examples: `low | bc -l calc.bc`,
	},
	{
		Name:   "factor numfmt",
		Source: "factor(1), numfmt(1), GNU coreutils 9.5",
		Level:  low, Operands: "text...", Out: Fixed,
		Options: `
			-dz
			--delimiter=
			--field=
			--format=
			--from=
			--from-unit=
			--grouping
			--header?=
			--invalid=
			--padding=
			--round=
			--suffix=
			--to=
			--to-unit=
			--exponents
		`,
		Examples: `low | numfmt --to=iec 123456`,
	},
	{
		Name:   "whoami logname tty nproc groups users who w last lastlog hostid id",
		Source: "whoami(1), id(1), who(1), GNU coreutils 9.5; last(1), util-linux 2.40",
		Level:  low, Operands: "text...", Out: Fixed,
		Options: `
			-# -abdlmpqrstTuHgGnzhwfoiFxRP --all
			--ignore=
			--context --group --groups --name --real --user --zero --silent --quiet --boot --dead --heading --count
			--lookup --process --runlevel --mesg
		`,
		Examples: `
			low | id -un
			low | nproc --all
			low | who -b
		`,
	},
	{
		Name:   "arch",
		Source: "arch(1), GNU coreutils 9.5; arch(1), macOS 14: its operands are a command",
		Style:  Single, Level: low, Operands: "cmd...",
		Options: `
			-32 -64 -c -h -x86_64 -i386 -arm64 -arm64e
			-e=:exec
			-d=
			--help --version
		`,
		Examples: `
			low | arch
			high..critical FS_DELETE_OVERWRITE | arch -arm64 rm -rf src
			low | arch -x86_64 ls
		`,
	},
	{
		Name:   "uname",
		Source: "uname(1), GNU coreutils 9.5",
		Level:  low, Out: Fixed,
		Options: `
			-asnrvmpio --all --kernel-name --nodename --kernel-release --kernel-version --machine --processor
			--hardware-platform --operating-system
		`,
		Examples: `low | uname -a`,
	},
	{
		Name:   "hostname",
		Source: "hostname(1): an operand sets it",
		Level:  low, Out: Fixed, Operands: "text",
		Options: `
			-aAdfiIsy
			-F,--file=:system
			-b --alias --all-fqdns --all-ip-addresses --domain --fqdn --long --ip-address --short --yp --nis
		`,
		Subs: []Entry{{Name: "*", Level: high, Categories: system, Says: "{0} names the machine anew"}},
		Examples: `
			low | hostname -f
			high SYSTEM_IMPACT | hostname evil
		`,
	},
	{
		Name:   "uptime free vmstat",
		Source: "uptime(1), free(1), vmstat(8), procps 4",
		Level:  low, Operands: "text...", Out: Fixed,
		Options: `
			-bkmghtlwLvaifdDpny
			-s=
			-c=
			-S=
			--bytes --kibi --mebi --gibi --human --total --si --lohi --line --pretty --since --wide
			--seconds=
			--count=
			--kilo --mega --giga
		`,
		Examples: `low | free -h`,
	},
	{
		Name: "ps",
		Source: "ps(1), procps 4: option words without a dash are BSD style, e among them shows the " +
			"environment; -E on macOS",
		Level: low, Operands: "text...", Out: Fixed,
		Options: `
			-AaedfFjlMHywcZTLmNrVxXShk
			-E:secrets
			-C=
			-G=
			-g=
			-o=
			-O=
			-p=
			-q=
			-s=
			-t=
			-U=
			-u=
			-n=
			--Group=
			--User=
			--cols=
			--columns=
			--cumulative --deselect --forest
			--format=
			--group=
			--headers --no-headers --noheaders
			--lines=
			--pid=
			--ppid=
			--quick-pid=
			--rows=
			--sid=
			--sort=
			--tty=
			--user=
			--width=
			--context
		`,
		Subs: []Entry{
			{
				Name: "*e*", Level: high, Categories: secrets, Out: Sensitive,
				Says:     "{0} prints the environment of processes, tokens and passwords among it",
				Operands: "text...",
			},
		},
		Names: []Entry{
			{
				Name: "*e*", Level: high, Categories: secrets, Out: Sensitive,
				Says: "{0} prints the environment of processes, tokens and passwords among it",
			},
		},
		Examples: `
			low | ps -ef
			low | ps aux --sort=-%mem
			low | ps -p 1 -o comm=
			high FS_CONFIG_SECRETS | ps eww
			high FS_CONFIG_SECRETS | ps auxe
		`,
	},
	{
		Name:   "pgrep",
		Source: "pgrep(1), procps 4",
		Level:  low, Operands: "text...", Out: Fixed,
		Options: `
			-acfHhilLnovwxqA
			-d=
			-g=
			-G=
			-P=
			-r=
			-s=
			-t=
			-u=
			-U=
			-F=:read
			-S
			--delimiter=
			--full --list-full --list-name --newest --oldest
			--parent=
			--exact --ignore-case
			--euid=
			--uid=
			--terminal=
			--count
		`,
		Examples: `low | pgrep -af node`,
	},
	{
		Name:   "pidof pidwait pstree lsof-p",
		Source: "pidof(8), procps 4; pstree(1), psmisc",
		Level:  low, Operands: "text...", Out: Fixed,
		Options: `
			-aAceghlnpsqtuUvxZ
			-o=
			-S=
			-N=
			-H=
			-C=
			--arguments --ascii --compact-not --long --numeric-sort --show-pids --show-parents --unicode
		`,
		Examples: `
			low | pidof node
			low | pstree -p
		`,
	},
	{
		Name:   "locate plocate mlocate",
		Source: "plocate(1), 1.1: names of files of the whole machine",
		Level:  medium, Categories: outside, Says: "{0} looks for files on the whole machine", Operands: "text...",
		Out: Names,
		Options: `
			-AbceipqrSw0
			-d=
			-l=
			-n=
			--all --basename --count --existing --ignore-case
			--limit=
			--null --regex
			--regexp=
			--statistics --wholename
		`,
		Examples: `
			medium FS_OUTSIDE_WORKSPACE | locate main.go
			high FS_CONFIG_SECRETS | locate id_rsa | xargs cat
		`,
	},
	{
		Name:   "mdfind",
		Source: "mdfind(1), macOS 14: names of files of the whole machine",
		Style:  Single, Level: medium, Categories: outside, Says: "{0} looks for files on the whole machine",
		Operands: "text...", Out: Names,
		Options: `
			-0
			-onlyin=:look
			-name=
			-count -live -literal -interpret
			-s=
		`,
		Examples: `medium FS_OUTSIDE_WORKSPACE | mdfind main.go`,
	},
	{
		Name:   "which whereis type",
		Source: "which(1), whereis(1), bash(1) type",
		Level:  low, Operands: "text...", Out: Names,
		Options: `
			-abmMsSulftpPic0rqweA
			-n=
			-B=
			-d=
			--all --read-alias --skip-alias --skip-dot --skip-tilde --show-dot --show-tilde --tty-only --basename
			--count --existing --ignore-case
			--limit=
			--null --regex
		`,
		Examples: `
			low | which -a go
			low | type ls
		`,
	},
	{
		Name:   "man apropos whatis info tldr",
		Source: "man(1), man-db 2.12: -P names a pager, -H a browser",
		Level:  low, Operands: "read...", Stdin: Ignores,
		Options: `
			-afkKliwWdDuctTXZ7 -#
			-P,--pager=:exec
			-H,--html?=:exec
			-C,--config-file=:exec
			-M,--manpath=:executes
			-S,-s,--sections=
			-L,--locale=
			-m,--systems=
			-e,--extension=
			-p,--preprocessor=
			-r,--prompt=
			-E,--encoding=
			-R,--recode=
			--all --apropos --whatis --where --path --local-file --global-apropos --regex --wildcard --names-only
			--no-subpages --no-hyphenation --exact
		`,
		Examples: `
			low | man ls
			low | man 5 crontab
			medium..critical EXEC_ARBITRARY | man -P ./x.sh ls
		`,
	},
	{
		Name:   "printenv",
		Source: "printenv(1), GNU coreutils 9.5: without operands every variable",
		Level:  low, Bare: high, Categories: secrets,
		Says: "{0} prints every variable, tokens and passwords among them", Operands: "envname...", Out: Sensitive,
		Options: `-0 --null`,
		Examples: `
			high FS_CONFIG_SECRETS | printenv GITHUB_TOKEN
			low | printenv PATH
			high FS_CONFIG_SECRETS | printenv
		`,
	},
	{
		Name:   "sleep usleep",
		Source: "sleep(1), GNU coreutils 9.5",
		Level:  low, Operands: "text...", Stdin: Ignores,
		Examples: `low | sleep 2`,
	},
	{
		Name:   "bg fg disown times help caller dirs logout suspend",
		Source: "bash(1), SHELL BUILTIN COMMANDS",
		Level:  low, Operands: "text...", Stdin: Ignores, Options: `-fnlprsxdmhavcLP +`,
		Examples: `
			low | fg %1
			low | times
		`,
	},
	{
		Name:   "break continue return exit shift",
		Source: "bash(1), SHELL BUILTIN COMMANDS",
		Level:  low, Special: Jump, Operands: "var...", Style: Plain, Stdin: Ignores,
		Examples: `low | exit 0`,
	},
	{
		Name:   "getconf locale localectl-status tput stty-size clear reset nproc-all",
		Source: "getconf(1), locale(1), tput(1), clear(1)",
		Level:  low, Operands: "text...", Out: Fixed,
		Options: `-acmkvSxV -T= --all-locales --charmaps --category-name --keyword-name --verbose`,
		Examples: `
			low | getconf PAGE_SIZE
			low | tput cols
		`,
	},
	{
		Name:   "tree",
		Source: "tree(1), tree 2.1: -o writes, -R with -H writes 00Tree.html into every folder",
		Level:  low, Operands: "look...", Out: Names,
		Options: `
			-adlfxqNQpugshDFvtcUriCAnSJX
			-L=
			-P=:pattern
			-I=
			-H=
			-T=
			-o=:write
			-R:medium
			--ignore-case --matchdirs --metafirst --prune --info --gitignore
			--gitfile=:look
			--noreport
			--charset=
			--filelimit=
			--filesfirst --dirsfirst
			--sort=
			--si --du
			--timefmt=
			--inodes --device --noreport --nolinks
			--hintro=:read
			--houtro=:read
			--fromfile,--fromtabfile=:read
			--fflinks
			--infofile=:read
			--opt-toggle --hyperlink
			--scheme=
			--authority=
		`,
		Examples: `
			low | tree -L 2 -I node_modules
			medium | tree -o out.html
		`,
	},
	{
		Name:   "diff colordiff gdiff",
		Source: "diff(1), GNU diffutils 3.10: -l pipes through pr",
		Level:  low, Operands: "read...",
		Options: `
			-# -aBbdeEFfHilNnPpqrsTtuvwyZ -c
			-C,--context?=
			-D,--ifdef=
			-I,--ignore-matching-lines=
			-S,--starting-file=
			-U,--unified?=
			-W,--width=
			-x,--exclude=
			-X,--exclude-from=:read
			--text --ed --normal --brief --report-identical-files --side-by-side --left-column --suppress-common-lines
			--show-c-function
			--show-function-line=
			--label=
			--expand-tabs --initial-tab
			--tabsize=
			--rcs --paginate --suppress-blank-empty --recursive --no-dereference --new-file --unidirectional-new-file
			--ignore-file-name-case --no-ignore-file-name-case
			--from-file=:read
			--to-file=:read
			--ignore-case --ignore-tab-expansion --ignore-trailing-space --ignore-space-change --ignore-all-space
			--ignore-blank-lines --strip-trailing-cr
			--old-group-format=
			--new-group-format=
			--unchanged-group-format=
			--changed-group-format=
			--line-format=
			--old-line-format=
			--new-line-format=
			--unchanged-line-format=
			--minimal
			--horizon-lines=
			--speed-large-files
			--color?=
			--palette=
		`,
		Examples: `
			low | diff -u src/a.go src/b.go
			low | diff -rq src lib
			high FS_CONFIG_SECRETS | diff /dev/null ~/.ssh/id_rsa
		`,
	},
	{
		Name:   "cmp",
		Source: "cmp(1), GNU diffutils 3.10",
		Level:  low, Operands: "read read text text",
		Options: `
			-bls
			-i,--ignore-initial=
			-n,--bytes=
			--print-bytes --verbose --silent --quiet
		`,
		Examples: `low | cmp -s a.bin b.bin`,
	},
	{
		Name:   "diff3",
		Source: "diff3(1), GNU diffutils 3.10",
		Level:  low, Operands: "read...",
		Options: `
			-AaEeimTxX3
			-L,--label=
			--diff-program=:exec+executes
			--merge --easy-only --show-all --show-overlap --ed --overlap-only --text --strip-trailing-cr --initial-tab
		`,
		Examples: `
			low | diff3 -m a b c
			medium..critical EXEC_ARBITRARY | diff3 --diff-program=./x.sh a b c
		`,
	},
	{
		Name:   "sdiff",
		Source: "sdiff(1), GNU diffutils 3.10: -o writes",
		Level:  low, Operands: "read...",
		Options: `
			-abBdEHilstWZ
			-I=
			-o,--output=:write
			-w,--width=
			--diff-program=:exec+executes
			--ignore-case --text --left-column --suppress-common-lines --minimal --expand-tabs --ignore-all-space
		`,
		Examples: `
			low | sdiff -s a b
			medium | sdiff -o out.txt a b
		`,
	},
	{
		Name:   "wdiff dwdiff delta difft difftastic icdiff vimdiff-l",
		Source: "wdiff(1), GNU wdiff; delta and difftastic manuals",
		Level:  low, Operands: "read...",
		Options: `
			-123acdilnpstwNWCSz --no-deleted --no-inserted --no-common --statistics --ignore-case --terminal
			--color?=
			--display=
			--context=
			--width=
			--side-by-side --line-numbers
			--syntax-theme=
			--dark --light
			--paging=
		`,
		Examples: `low | wdiff a.txt b.txt`,
	},
	{
		Name:   "strings gstrings",
		Source: "strings(1), GNU binutils 2.42",
		Level:  low, Operands: "read...",
		Options: `
			-# -adfow
			-e,--encoding=
			-n,--bytes=
			-s,--output-separator=
			-t,--radix=
			-T,--target=
			--all --data --print-file-name --include-all-whitespace
			--unicode=
		`,
		Examples: `low | strings -n 8 app.bin`,
	},
	{
		Name:   "nm size",
		Source: "nm(1), size(1), GNU binutils 2.42",
		Level:  low, Operands: "read...",
		Options: `
			-aABCDFgjlnoPpruvdxSW
			-f,--format=
			-t,--radix=
			-U=
			--debug-syms
			--demangle?=
			--dynamic --extern-only --line-numbers --numeric-sort --no-sort --defined-only --undefined-only
			--reverse-sort --print-size --size-sort --portability --totals --common --special-syms
			--with-symbol-versions --no-demangle --no-weak
		`,
		Examples: `low | nm -C lib.a`,
	},
	{
		Name:   "objdump",
		Source: "objdump(1), GNU binutils 2.42",
		Level:  low, Operands: "read...",
		Options: `
			-afphxdDSsgeGtTrRlwCFLWzZ
			-b,--target=
			-m,--architecture=
			-j,--section=
			-M,--disassembler-options=
			-E,--endian=
			-P,--private=
			--archive-headers --file-headers --private-headers --headers --section-headers --all-headers
			--disassemble?=
			--disassemble-all --source --full-contents --debugging
			--dwarf?=
			--syms --dynamic-syms --reloc --dynamic-reloc --line-numbers --wide
			--demangle?=
			--start-address=
			--stop-address=
			--no-show-raw-insn --no-addresses
			--visualize-jumps?=
			--prefix=
			--adjust-vma=
			--special-syms --inlines
			--source-comment?=
		`,
		Examples: `low | objdump -d app.o`,
	},
	{
		Name:   "readelf eu-readelf llvm-readelf",
		Source: "readelf(1), GNU binutils 2.42",
		Level:  low, Operands: "read...",
		Options: `
			-aehlSgtsndruVADIcLCWTvH
			-x,--hex-dump=
			-p,--string-dump=
			-R,--relocated-dump=
			-w,--debug-dump?=
			-z,--decompress
			-U,--unicode=
			--all --file-header --program-headers --segments --section-headers --sections --section-details
			--section-groups --headers --symbols --syms --dyn-syms --lto-syms --notes --relocs --unwind --dynamic
			--version-info --arch-specific --histogram --wide
			--demangle?=
		`,
		Examples: `low | readelf -h app`,
	},
	{
		Name:   "c++filt addr2line dwarfdump otool pahole",
		Source: "c++filt(1), addr2line(1), GNU binutils 2.42; otool(1), macOS 14",
		Level:  low, Operands: "text...",
		Options: `
			-_abCcDdfhiIlLmnoprsStvVxXqG
			-e,--exe=:read
			-j=
			--demangle?=
			--functions --basenames --inlines --pretty-print --addresses
			--format=
			--no-params --types
		`,
		Examples: `low | c++filt _Z3foov`,
	},
	{
		Name:   "ldd",
		Source: "ldd(1), glibc 2.40: it may start the program that it looks at",
		Level:  medium, Categories: executes, Operands: "read...",
		Options:  `-durv --verbose --unused --data-relocs --function-relocs`,
		Examples: `medium EXEC_ARBITRARY | ldd app`,
	},
	{
		Name:   "test [",
		Source: "test(1), bash(1) CONDITIONAL EXPRESSIONS",
		Level:  low, Style: Plain, Operands: "text...", Special: Test, Stdin: Ignores,
		Examples: `
			low | test -f go.mod
			low | [ -d src ]
			medium..critical | test 1 -eq 'a[$(touch x)]'
		`,
	},
	{
		Name:   "less zless",
		Source: "less(1), less 643: -o writes; ! and v start programs, but only by a key",
		Level:  low, Operands: "read...",
		Options: `
			-aABcCdEefFgGiIJKLmMnNqQrRsSuUVwWX~ -# +
			-b=
			-D=
			-h=
			-j=
			-k,--lesskey-file=:script+executes
			-o,--log-file=:write
			-O,--LOG-FILE=:write
			-p,--pattern=
			-P,--prompt=
			-t,--tag=
			-T,--tag-file=:read
			-x,--tabs=
			-y=
			-z,--window=
			--lesskey-src=:script+executes
			--quit-if-one-screen --quit-at-eof --QUIT-AT-EOF --RAW-CONTROL-CHARS --raw-control-chars --chop-long-lines
			--no-init --LINE-NUMBERS --line-numbers --ignore-case --IGNORE-CASE --squeeze-blank-lines --use-color
			--mouse --incsearch --status-column --quit-on-intr --tilde --wordwrap
			--header=
			--shift=
		`,
		Examples: `
			low | less README.md
			low | less -R app.log
			medium..high | less -o copy.txt README.md
		`,
	},
	{
		Name:   "more most pg zmore",
		Source: "more(1), util-linux 2.40",
		Level:  low, Operands: "read...",
		Options: `
			-# + -dlefpcsuwvbzt1
			-n,--lines=
			--silent --logical --exit-on-eof --no-pause --print-over --clean-print --squeeze --plain
		`,
		Examples: `low | more README.md`,
	},
	{
		Name:   "bat batcat",
		Source: "bat(1), bat 0.24",
		Level:  low, Operands: "read...",
		Options: `
			-AdfnpPSuLT
			-H,--highlight-line=
			-l,--language=
			-m,--map-syntax=
			-r,--line-range=
			--show-all --plain --diff
			--diff-context=
			--tabs=
			--wrap=
			--chop-long-lines
			--terminal-width=
			--number
			--color=
			--italic-text=
			--decorations=
			--force-colorization
			--paging=
			--no-paging
			--pager=:exec+executes
			--file-name=
			--ignored-suffix=
			--theme=
			--theme-dark=
			--theme-light=
			--list-themes --list-languages
			--style=
			--squeeze-blank
			--squeeze-limit=
			--nonprintable-notation=
			--unbuffered
			--config-file:info
			--config-dir:info
			--cache-dir:info
			--diagnostic:info
			--acknowledgements:info
			--strip-ansi=
		`,
		Subs: []Entry{
			{
				Name: "cache", Level: medium, Operands: "text...",
				Options: `
					-b --build --clear
					--source=:read
					--target=:writedir
					--blank
				`,
			},
		},
		Examples: `
			low | bat -p --paging=never main.go
			medium..critical EXEC_ARBITRARY | bat --pager ./x.sh main.go
		`,
	},
	{
		Name:   "jq gojq jaq",
		Source: "jq(1), jq 1.7: a filter reads no file but its operands and cannot run programs",
		Level:  low, Operands: "filter read...",
		Options: `
			-necrCMSjsaR0
			-f,--from-file=:filterfile+first
			-L=:executes
			--null-input --raw-input --slurp --compact-output --raw-output --raw-output0 --join-output --ascii-output
			--sort-keys --color-output --monochrome-output --tab
			--indent=
			--unbuffered --stream --stream-errors --seq --exit-status
			--arg,--argjson==
			--slurpfile,--rawfile,--argfile==:read
			--args --jsonargs --binary -b --yaml-input --yaml-output
		`,
		Examples: `
			low | jq -r '.dependencies | keys[]' package.json
			high FS_CONFIG_SECRETS | jq . credentials.json
			low | jq -n '1+1'
			high FS_CONFIG_SECRETS | jq -n env
			high FS_CONFIG_SECRETS | jq -n '$ENV.TOKEN'
			high FS_CONFIG_SECRETS | jq --arg a b '$ENV' x.json
			high FS_CONFIG_SECRETS | jq -n --args '$ENV' a
			low | jq --arg v 1.2 '.version == $v' package.json
			low | jq --slurpfile b b.json '. * $b[0]' a.json
			high FS_CONFIG_SECRETS | jq -n --rawfile a .env '$a'
			low | jq '.env' package.json
			low | jq '.scripts.environment' package.json
		`,
	},
	{
		Name:   "yq",
		Source: "yq 4 (mikefarah): -i edits, -s splits into files; load() and env() read",
		Level:  low, Operands: "filter read...",
		Options: `
			-enrPCMNVvjy0
			-i,--inplace:edit
			-s,--split-exp=:outside
			--split-exp-file=:outside+read
			--from-file=:filterfile+first
			-I,--indent=
			-o,--output-format=
			-p,--input-format=
			--arg=
			--argjson=
			-a -S --null-input --exit-status --prettyPrint --colors --no-colors --no-doc
			--unwrapScalar?=
			--front-matter=
			--header-preprocess
			--xml-attribute-prefix=
			--xml-content-name=
			--tojson --verbose --nul-output
			--expression=
			--raw-output --yaml-output --sort-keys
		`,
		Subs: []Entry{
			{Name: "eval e eval-all ea", Level: low, Operands: "filter read..."},
			{Name: "shell-completion completion", Level: low, Operands: "text..."},
		},
		Examples: `
			low | yq '.services' docker-compose.yml
			medium | yq -i '.a=1' config.yml
			low | yq eval '.a' x.yml
			high FS_CONFIG_SECRETS | yq -n '"${GITHUB_TOKEN}" | envsubst'
			high FS_CONFIG_SECRETS | yq '.. |= envsubst(nu,ne)' x.yml
			low | yq '.envsubst' x.yml
		`,
	},
	{
		Name:   "xmllint xsltproc-l",
		Source: "xmllint(1), libxml2 2.12",
		Level:  low, Operands: "read...",
		Options: `
			--format --noout
			--xpath=
			--schema=:read
			--relaxng=:read
			--html --valid --recover
			-o,--output=:write
			--nonet
			--pretty=
			--encode=
			--c14n --huge
			--dtdvalid=:read
			--noblanks
			--shell:executes
			--dropdtd --postvalid --xinclude
			--noent:medium
		`,
		Names: byAddress,
		Examples: `
			low | xmllint --noout pom.xml
			high NETWORK_RISK | xmllint http://evil.example/x
			medium | xmllint -o out.xml in.xml
		`,
	},
}
