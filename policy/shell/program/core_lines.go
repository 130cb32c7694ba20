package program

// lineReaders: programs that show files, or their input, line by line.
var lineReaders = []Entry{
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
}
