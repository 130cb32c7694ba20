package program

// coreRead: programs of the GNU core utilities and their like that read, print
// and compute (coreutils 9.5 manual; the same names on macOS and BusyBox take
// fewer options).
var coreRead = []Entry{
	{
		Name: "ls dir vdir gls", Source: "ls(1), GNU coreutils 9.5; ls(1), macOS 14", Level: low, Operands: "look...", Out: Names,
		Options: `-aAbBcCdDfFgGhHiIklLmnNopqQrRsStTuUvwxXZ1@eOPW -I,--ignore= -w,--width= -T,--tabsize= --all --almost-all --author --escape --block-size= --ignore-backups
			--color?= --directory --dired --classify?= --file-type --format= --full-time --group-directories-first --no-group --human-readable --si
			--dereference-command-line --dereference-command-line-symlink-to-dir --hide= --hyperlink?= --indicator-style= --inode --kibibytes --dereference
			--numeric-uid-gid --literal --hide-control-chars --show-control-chars --quote-name --quoting-style= --reverse --recursive --size --sort= --time= --time-style= --context --zero`,
		Examples: `
			low | ls -la src
			low | ls -I '*.o' --sort=time
			medium FS_OUTSIDE_WORKSPACE | ls /var/log
			medium EXEC_ARBITRARY | ls --frobnicate`,
	},
	{
		Name: "cat tac nl gcat", Source: "cat(1), tac(1), nl(1), GNU coreutils 9.5", Level: low, Operands: "read...",
		Options: `-AbeEnstTuvrl -d= -f= -h= -i= -l= -s= -v= -w= --show-all --number-nonblank --show-ends --number --squeeze-blank --show-tabs --show-nonprinting --before --regex
			--separator= --body-numbering= --header-numbering= --footer-numbering= --section-delimiter= --line-increment= --join-blank-lines= --number-format= --no-renumber --number-separator= --starting-line-number= --number-width=`,
		Examples: `
			low | cat -n README.md
			high FS_CONFIG_SECRETS | cat .env
			medium FS_OUTSIDE_WORKSPACE | cat /etc/os-release`,
	},
	{
		Name: "head tail ghead gtail", Source: "head(1), tail(1), GNU coreutils 9.5", Level: low, Operands: "read...",
		Options: `-# + -n,--lines= -c,--bytes= -qvzfFr -s,--sleep-interval= -b= --quiet --silent --verbose --zero-terminated --follow?= --retry --pid= --max-unchanged-stats=`,
		Examples: `
			low | head -20 README.md
			low | tail -n +5 README.md
			low | tail -f app.log`,
	},
	{
		Name: "wc", Source: "wc(1), GNU coreutils 9.5", Level: low, Operands: "read...", Out: Fixed,
		Options:  `-clLmw --bytes --chars --lines --max-line-length --words --files0-from=:readlist --total=`,
		Examples: "low | wc -l src/main.go",
	},
	{
		Name: "sort gsort", Source: "sort(1), GNU coreutils 9.5", Level: low, Operands: "read...",
		Options: `-bdfgiMhnRrVcCmsuz --ignore-leading-blanks --dictionary-order --ignore-case --general-numeric-sort --ignore-nonprinting --month-sort --human-numeric-sort --numeric-sort
			--random-sort --random-source=:read --reverse --sort= --version-sort --batch-size= --check?= --compress-program=:exec --debug --files0-from=:readlist -k,--key= --merge
			-o,--output=:write --stable -S,--buffer-size= -t,--field-separator= -T,--temporary-directory=:look --parallel= --unique --zero-terminated`,
		Examples: `
			low | sort -u -k2,2 -t, table.csv
			medium | sort -o sorted.txt words.txt
			medium | sort -osorted.txt words.txt
			high EXEC_ARBITRARY..critical | sort --compress-prog='sh -c id' big.txt
			medium..critical EXEC_ARBITRARY | sort --compress-program ./x.sh big.txt`,
	},
	{
		Name: "uniq", Source: "uniq(1), GNU coreutils 9.5: the second operand is the output", Level: low, Operands: "read write",
		Options: `-cdDuiz -f,--skip-fields= -s,--skip-chars= -w,--check-chars= --count --repeated --all-repeated?= --group?= --ignore-case --unique --zero-terminated`,
		Examples: `
			low | uniq -c words.txt
			medium FS_DELETE_OVERWRITE | uniq words.txt out.txt`,
	},
	{
		Name: "cut paste join comm fold fmt expand unexpand column rev look colrm pr tsort ptx csplit-l", Source: "cut(1), paste(1), join(1), comm(1), fold(1), fmt(1), expand(1), pr(1), GNU coreutils 9.5; column(1), rev(1), util-linux 2.40", Level: low, Operands: "read...",
		Options: `-# -b= -c= -d= -f= -nsz123iacuvxJ -t= -w= -a= -1= -2= -e= -o= -p= -g= -l= -N= -H= -R= -T= -W= -h= -S= --bytes= --characters= --delimiter= --fields= --complement --only-delimited
			--output-delimiter= --zero-terminated --delimiters= --serial --check-order --nocheck-order --header --total --ignore-case --width= --spaces --tabs= --initial --first-only --all
			--crown-margin --prefix= --split-only --tagged-paragraph --uniform-spacing --goal= --table --separator= --output-separator= --table-columns= --json --table-right= --table-hide= --fillrows --output-width=`,
		Examples: `
			low | cut -d: -f1 users.txt
			low | paste -sd, names.txt
			low | column -t -s, table.csv
			low | fold -w 80 -s README.md`,
	},
	{
		Name: "tr", Source: "tr(1), GNU coreutils 9.5", Level: low, Operands: "text...",
		Options:  `-cCdst --complement --delete --squeeze-repeats --truncate-set1`,
		Examples: "low | tr -d '\\r' < README.md",
	},
	{
		Name: "sha1sum sha224sum sha256sum sha384sum sha512sum md5sum b2sum cksum sum shasum md5 crc32 b3sum xxhsum xxh64sum rhash", Source: "sha256sum(1), cksum(1), GNU coreutils 9.5; shasum(1), Perl 5.38", Level: low, Operands: "read...", Out: Fixed,
		Options: `-bctwzqs0Upr -a,--algorithm= -l,--length= -s= --binary --check --tag --text --zero --ignore-missing --quiet --status --strict --warn --debug --raw --base64 --untagged`,
		Examples: `
			low | sha256sum -c sums.txt
			low | shasum -a 256 go.sum`,
	},
	{
		Name: "od xxd hexdump hd", Source: "od(1), GNU coreutils 9.5; xxd(1), Vim 9; hexdump(1), util-linux 2.40; xxd's second operand is its output", Level: low, Operands: "read...",
		Options: `-abcCdDeEfhHiIlLoOpPrsuvxX -A,--address-radix= -j,--skip-bytes= -N,--read-bytes= -S,--strings?= -t,--format= -w,--width?= -e= -f=:read -n= -s= --endian= --traditional --output-duplicates --canonical --length= --skip= --no-squeezing --color?=`,
		Examples: `
			low | od -c a.bin
			low | hexdump -C data.bin
			medium..high | od -c a.bin > out.txt`,
	},
	{
		Name: "base64 base32 basenc gbase64", Source: "base64(1), GNU coreutils 9.5; base64(1), macOS 14", Level: low, Operands: "read...",
		Options: `-d,-D,--decode -i= -o=:write -b= -w,--wrap= --ignore-garbage --input=:read --output=:write --break= --base64 --base64url --base32 --base32hex --base16 --base2msbf --base2lsbf --z85 --url`,
		Examples: `
			low | base64 -w0 logo.png
			medium | base64 -d a.b64 -o out.bin`,
	},
	{
		Name: "stat", Source: "stat(1), GNU coreutils 9.5; stat(1), macOS 14", Level: low, Operands: "look...", Out: Fixed,
		Options:  `-LftFlnqrsx -c,--format= -f= -t= --printf= --dereference --file-system --cached= --terse`,
		Examples: "low | stat -c %s README.md",
	},
	{
		Name: "du df", Source: "du(1), df(1), GNU coreutils 9.5", Level: low, Operands: "look...", Out: Fixed,
		Options: `-0abBcDHhklLmPSsxTiIPgnY -B,--block-size= -d,--max-depth= -t,--threshold= -X,--exclude-from=:read -x,-t= -I= --all --apparent-size --bytes --total --dereference-args --human-readable --inodes --count-links --dereference
			--no-dereference --separate-dirs --si --summarize --null --time?= --time-style= --exclude= --one-file-system --local --portability --print-type --type= --exclude-type= --sync --output?= --files0-from=:readlist`,
		Examples: `
			low | du -sh .
			low | du -h --max-depth=1 src
			low | df -h`,
	},
	{
		Name: "file", Source: "file(1), file 5.45: -C compiles a magic file", Level: low, Operands: "look...", Out: Fixed,
		Options: `-bcdEhiIkLlNnprsSvzZ0 -e,--exclude= --exclude-quiet= -f,--files-from=:readlist -F,--separator= -m,--magic-file=:read -P,--parameter= -C,--compile:medium --brief --apple --extension --mime --mime-type --mime-encoding
			--keep-going --dereference --no-dereference --no-buffer --preserve-date --raw --special-files --uncompress --uncompress-noreport --checking-printout --debug --list --print0`,
		Examples: `
			low | file -b --mime-type logo.png
			medium | file -C -m magic`,
	},
	{
		Name: "readlink realpath dirname basename pathchk", Source: "readlink(1), realpath(1), dirname(1), basename(1), GNU coreutils 9.5", Level: low, Operands: "text...", Out: Names,
		Options:  `-aefmnqszvLPEp -s,--suffix= --canonicalize --canonicalize-existing --canonicalize-missing --no-newline --quiet --silent --verbose --zero --logical --physical --relative-to= --relative-base= --strip --no-symlinks --multiple`,
		Examples: "low | basename src/main.go .go\nlow | realpath --relative-to=. src",
	},
	{Name: "pwd", Source: "pwd(1), bash(1)", Level: low, Options: `-LP --logical --physical`, Out: Names, Examples: "low | pwd -P"},
	{Name: "true false :", Source: "true(1), bash(1)", Level: low, Style: Plain, Operands: "text...", Stdin: Ignores, Examples: "low | true\nlow | : ignored"},
	{Name: "echo", Source: "echo(1), bash(1)", Level: low, Style: Plain, Operands: "text...", Special: Print, Examples: "low | echo hello\nhigh FS_CONFIG_SECRETS | echo $GITHUB_TOKEN"},
	{Name: "printf", Source: "printf(1), bash(1)", Level: low, Style: Plain, Operands: "text...", Special: Printf, Examples: "low | printf '%s\\n' one two"},
	{Name: "yes seq", Source: "yes(1), seq(1), GNU coreutils 9.5", Level: low, Style: Plain, Operands: "text...", Out: Fixed, Examples: "low | seq 1 10"},
	{
		Name: "date gdate", Source: "date(1), GNU coreutils 9.5; date(1), macOS 14", Level: low, Operands: "text...", Out: Fixed, Special: Date,
		Options:  `-Rujn -d,--date= -f,--file=:read -I?= -r,--reference=:look -s,--set=:system -v= --debug --iso-8601?= --resolution --rfc-email --rfc-3339= --utc --universal`,
		Examples: "low | date -u +%Y-%m-%dT%H:%M:%SZ\nhigh SYSTEM_IMPACT | date -s tomorrow\nhigh FS_CONFIG_SECRETS | date -f .env",
	},
	{Name: "cal ncal", Source: "cal(1), util-linux 2.40", Level: low, Operands: "text...", Options: `-13smjywYchNMe -n= -A= -B= -d= -m= --one --three --sunday --monday --julian --year --week?= --color?=`, Examples: "low | cal 2025"},
	{Name: "expr", Source: "expr(1), GNU coreutils 9.5", Level: low, Style: Plain, Operands: "text...", Out: Fixed, Examples: "low | expr 1 + 2"},
	{Name: "bc dc", Source: "bc(1), dc(1): dc's ! runs a command", Level: low, Operands: "read...", Out: Fixed, Options: `-lqswihV -e,--expression= -f,--file=:read --mathlib --quiet --standard --warn --interactive`, Examples: "low | bc -l calc.bc"},
	{Name: "factor numfmt", Source: "factor(1), numfmt(1), GNU coreutils 9.5", Level: low, Operands: "text...", Out: Fixed, Options: `-dz --delimiter= --field= --format= --from= --from-unit= --grouping --header?= --invalid= --padding= --round= --suffix= --to= --to-unit= --exponents`, Examples: "low | numfmt --to=iec 123456"},
	{Name: "whoami logname tty nproc arch groups users who w last lastlog hostid id", Source: "whoami(1), id(1), who(1), GNU coreutils 9.5; last(1), util-linux 2.40", Level: low, Operands: "text...", Out: Fixed,
		Options:  `-abdlmpqrstTuHgGnzhswfoiFxRP -n= --all --ignore= --context --group --groups --name --real --user --zero --silent --quiet --boot --dead --heading --count --lookup --process --runlevel --mesg`,
		Examples: "low | id -un\nlow | nproc --all\nlow | who -b"},
	{Name: "uname", Source: "uname(1), GNU coreutils 9.5", Level: low, Out: Fixed, Options: `-asnrvmpio --all --kernel-name --nodename --kernel-release --kernel-version --machine --processor --hardware-platform --operating-system`, Examples: "low | uname -a"},
	{Name: "hostname", Source: "hostname(1): an operand sets it", Level: low, Out: Fixed, Options: `-aAdfiIsy -F,--file=:system -b --alias --all-fqdns --all-ip-addresses --domain --fqdn --long --ip-address --short --yp --nis`, Operands: "device", Examples: "low | hostname -f"},
	{Name: "uptime free vmstat", Source: "uptime(1), free(1), vmstat(8), procps 4", Level: low, Operands: "text...", Out: Fixed, Options: `-bkmghtlwLvaifsdDpnyS -s= -c= -S= --bytes --kibi --mebi --gibi --human --total --si --lohi --line --pretty --since --wide --seconds= --count= --kilo --mega --giga`, Examples: "low | free -h"},
	{Name: "ps", Source: "ps(1), procps 4: option words without a dash are BSD style", Level: low, Operands: "text...", Out: Fixed,
		Options:  `-AaedfFjlMHywcZTLmNrVxXuSEhk -C= -G= -g= -o= -O= -p= -q= -s= -t= -U= -u= -n= --Group= --User= --cols= --columns= --cumulative --deselect --forest --format= --group= --headers --no-headers --noheaders --lines= --pid= --ppid= --quick-pid= --rows= --sid= --sort= --tty= --user= --width= --context`,
		Examples: "low | ps -ef\nlow | ps aux --sort=-%mem\nlow | ps -p 1 -o comm="},
	{Name: "pgrep pidof pidwait", Source: "pgrep(1), pidof(8), procps 4", Level: low, Operands: "text...", Out: Fixed, Options: `-acdfghilLnorsStuUvwxqcAPFH -d= -g= -G= -P= -r= -s= -t= -u= -U= -F=:read -o= -S --delimiter= --full --list-full --list-name --newest --oldest --parent= --exact --ignore-case --euid= --uid= --terminal= --count`, Examples: "low | pgrep -af node"},
	{Name: "which whereis type locate", Source: "which(1), whereis(1), bash(1) type", Level: low, Operands: "text...", Out: Names, Options: `-abmMsSulftpPic0rqweA -n= -l= -B= -d= --all --read-alias --skip-alias --skip-dot --skip-tilde --show-dot --show-tilde --tty-only --basename --count --existing --ignore-case --limit= --null --regex`, Examples: "low | which -a go\nlow | type ls"},
	{Name: "man apropos whatis info tldr", Source: "man(1), man-db 2.12: -P names a pager, -H a browser", Level: low, Operands: "text...", Stdin: Ignores,
		Options:  `-afkKliwWdDuctTXZ7e -# -P,--pager=:exec -H,--html?=:exec -C,--config-file=:exec -M,--manpath=:executes -S,-s,--sections= -L,--locale= -m,--systems= -e,--extension= -p,--preprocessor= -r,--prompt= -E,--encoding= -R,--recode= --all --apropos --whatis --where --path --local-file --global-apropos --regex --wildcard --names-only --no-subpages --no-hyphenation --exact`,
		Examples: "low | man ls\nlow | man 5 crontab\nmedium..critical EXEC_ARBITRARY | man -P ./x.sh ls"},
	{Name: "printenv", Source: "printenv(1), GNU coreutils 9.5: without operands every variable", Level: low, Bare: high, Categories: secrets, Says: "{0} prints every variable, tokens and passwords among them", Operands: "text...", Options: `-0 --null`, Out: Sensitive,
		Examples: "low | printenv PATH\nhigh FS_CONFIG_SECRETS | printenv"},
	{Name: "sleep usleep", Source: "sleep(1), GNU coreutils 9.5", Level: low, Operands: "text...", Stdin: Ignores, Examples: "low | sleep 2"},
	{Name: "wait jobs bg fg disown times help caller dirs logout suspend", Source: "bash(1), SHELL BUILTIN COMMANDS", Level: low, Operands: "text...", Stdin: Ignores, Options: `-fnlprsxdmhavcLP + -p=`, Examples: "low | wait\nlow | jobs -l"},
	{Name: "break continue return exit shift", Source: "bash(1), SHELL BUILTIN COMMANDS", Level: low, Operands: "var...", Style: Plain, Stdin: Ignores, Examples: "low | exit 0"},
	{Name: "getconf locale localectl-status tput stty-size clear reset nproc-all", Source: "getconf(1), locale(1), tput(1), clear(1)", Level: low, Operands: "text...", Out: Fixed, Options: `-acmkvTSxV -T=  --all-locales --charmaps --category-name --keyword-name --verbose`, Examples: "low | getconf PAGE_SIZE\nlow | tput cols"},
	{Name: "tree", Source: "tree(1), tree 2.1: -o writes, -R with -H writes 00Tree.html into every folder", Level: low, Operands: "look...", Out: Names,
		Options:  `-adlfxqNQpugshDFvtcUriCAnSJX -L= -P=:pattern -I= -H= -T= -o=:write -R:medium --ignore-case --matchdirs --metafirst --prune --info --gitignore --gitfile=:look --noreport --charset= --filelimit= --filesfirst --dirsfirst --sort= --si --du --timefmt= --inodes --device --noreport --nolinks --hintro=:read --houtro=:read --fromfile --fromtabfile --fflinks --infofile=:read --opt-toggle --hyperlink --scheme= --authority=`,
		Examples: "low | tree -L 2 -I node_modules\nmedium | tree -o out.html"},
	{Name: "cmp diff diff3 sdiff colordiff", Source: "diff(1), cmp(1), sdiff(1), GNU diffutils 3.10: sdiff -o writes", Level: low, Operands: "read...",
		Options: `-# -qscuyenrNadEtTpBbwZilHvxAmX3 -C= -c,--context?= -U,--unified?= -u -e --ed --normal --brief --report-identical-files --side-by-side -W,--width= --left-column --suppress-common-lines -F,--show-function-line= --show-c-function --label= --expand-tabs --initial-tab --tabsize=
			--suppress-blank-empty --paginate:executes -l:executes --recursive --no-dereference --new-file --unidirectional-new-file --ignore-file-name-case --no-ignore-file-name-case -x,--exclude= -X,--exclude-from=:read -S,--starting-file= --from-file=:read --to-file=:read --ignore-case --ignore-tab-expansion
			--ignore-trailing-space --ignore-space-change --ignore-all-space --ignore-blank-lines -I,--ignore-matching-lines= --text --strip-trailing-cr -D,--ifdef= --GTYPE-group-format= --line-format= --minimal --horizon-lines= --speed-large-files --color?= --palette= -n= --bytes= --ignore-initial= --print-bytes --verbose --silent --quiet -o,--output=:write --diff-program=:exec --merge --easy-only --show-all --show-overlap`,
		Examples: "low | diff -u src/a.go src/b.go\nlow | cmp a.bin b.bin\nhigh FS_CONFIG_SECRETS | diff /dev/null ~/.ssh/id_rsa\nmedium | sdiff -o out.txt a b"},
	{Name: "strings nm objdump readelf size ldd otool lipo-info dwarfdump c++filt addr2line", Source: "strings(1), nm(1), objdump(1), readelf(1), size(1), GNU binutils 2.42; ldd(1) may start the program that it looks at", Level: low, Operands: "read...",
		Options:  `-aAbBCdDefFgGhHiIlLmMnNoOpPrRsStTuUvVwWxXyzZ -# -n= -t= -e= -T= -j= -m= -M= -b= -s= -x= -p= --all --demangle?= --bytes= --radix= --encoding= --disassemble?= --source --section= --section-headers --headers --private-headers --all-headers --syms --symbols --dynamic --dyn-syms --relocs --file-headers --segments --wide --defined-only --undefined-only --extern-only --numeric-sort --reverse-sort --size-sort --dynamic-syms --no-show-raw-insn --start-address= --stop-address= --line-numbers --full-contents --notes --version-info --arch-specific --hex-dump= --string-dump= --format= --common --totals`,
		Examples: "low | strings -n 8 app.bin\nlow | nm -C lib.a\nlow | readelf -h app"},
	{Name: "test [", Source: "test(1), bash(1) CONDITIONAL EXPRESSIONS", Level: low, Style: Plain, Operands: "text...", Special: Test, Stdin: Ignores, Examples: "low | test -f go.mod\nlow | [ -d src ]\nmedium..critical | test 1 -eq 'a[$(touch x)]'"},
	{Name: "less more most bat batcat zless zmore", Source: "less(1), less 643: -o writes, ! and v start programs only by a key; bat(1), bat 0.24", Level: low, Operands: "read...",
		Options:  `-aABcCdDeEfFgGiIJKLmMnNqQrRsSuUVwWXx~puzA + -b= -h= -j= -k=:executes -o,--log-file=:write -O,--LOG-FILE=:write -p,--pattern= -P,--prompt= -t= -T= -x= -y= -z= -D= -l,--language= -H= -m= -r= --quit-if-one-screen --quit-at-eof --RAW-CONTROL-CHARS --raw-control-chars --chop-long-lines --no-init --LINE-NUMBERS --line-numbers --ignore-case --squeeze-blank-lines --lesskey-file=:executes --lesskey-src=:executes --plain --number --show-all --style= --theme= --paging= --pager=:exec --color= --decorations= --line-range= --highlight-line= --wrap= --tabs= --list-languages --list-themes --diff --file-name= --terminal-width= --force-colorization --map-syntax=`,
		Examples: "low | less README.md\nlow | bat -p --paging=never main.go\nmedium..high | less -o copy.txt README.md"},
	{Name: "jq gojq jaq", Source: "jq(1), jq 1.7: a filter reads no file but its operands and cannot run programs", Level: low, Operands: "text read...",
		Options:  `-necrCMSjsaR0 -f,--from-file=:read+first -L=:executes --null-input --raw-input --slurp --compact-output --raw-output --raw-output0 --join-output --ascii-output --sort-keys --color-output --monochrome-output --tab --indent= --unbuffered --stream --stream-errors --seq --exit-status --args:rest --jsonargs:rest --binary -b --yaml-input --yaml-output`,
		Examples: "low | jq -r '.dependencies | keys[]' package.json\nhigh FS_CONFIG_SECRETS | jq . credentials.json\nlow | jq -n '1+1'"},
	{Name: "yq", Source: "yq 4 (mikefarah): -i edits, -s splits into files; load() and env() read", Level: low, Operands: "text read...",
		Options:  `-enrPCMNVvjy0 -i,--inplace:edit -s,--split-exp=:medium --split-exp-file=:medium --from-file=:read -I,--indent= -o,--output-format= -p,--input-format= --arg= --argjson= -a -S --null-input --exit-status --prettyPrint --colors --no-colors --no-doc --unwrapScalar?= --front-matter= --header-preprocess --xml-attribute-prefix= --xml-content-name= --tojson --verbose --nul-output --expression= --raw-output --yaml-output --sort-keys`,
		Subs:     []Entry{{Name: "eval e eval-all ea", Level: low, Operands: "text read..."}, {Name: "shell-completion completion", Level: low, Operands: "text..."}},
		Examples: "low | yq '.services' docker-compose.yml\nmedium | yq -i '.a=1' config.yml\nlow | yq eval '.a' x.yml"},
	{Name: "xmllint xsltproc-l", Source: "xmllint(1), libxml2 2.12", Level: low, Operands: "read...", Options: `--format --noout --xpath= --schema=:read --relaxng=:read --html --valid --recover -o,--output=:write --nonet --pretty= --encode= --c14n --huge --dtdvalid=:read --noblanks --shell:executes --dropdtd --postvalid --xinclude --noent:medium`, Examples: "low | xmllint --noout pom.xml\nmedium | xmllint -o out.xml in.xml"},
}
