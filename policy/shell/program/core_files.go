package program

// fileFacts: programs that tell of files, find and compare them.
var fileFacts = []Entry{
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
		Level:  low, Operands: "text...", Out: OwnNames,
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
		Level:  low, Operands: "text...", Out: OwnNames, Options: `-azpP -s,--suffix= --multiple --zero --portability`,
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
}
