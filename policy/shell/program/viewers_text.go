package program

// textViewers: programs that compare, convert and pick text.
var textViewers = []Entry{
	{
		Name: "pygmentize",
		Source: "pygmentize -h, Pygments 2.20: -x runs the Python files that -l and -f name; formatters/html.py: " +
			"cssfile is written",
		Level: low, Operands: "read...",
		Options: `
			-gvsC --json
			-l,-f=:script@*.py*
			-x:executes
			-F=
			-O,-P=:overwrites@*cssfile*
			-S=
			-a=
			-N=
			-L
			-H
			-o=:write
			-V:info
			-h:info
		`,
		Examples: `
			low | pygmentize -l python -f terminal256 notes.md
			low | pygmentize -O style=monokai,linenos=1 -f html src/main.go
			low | tail -f app.log | pygmentize -s -l text
			low | pygmentize -L styles
			low | pygmentize -H lexer python
			medium..high | pygmentize -f html -o out.html notes.md
			high FS_OUTSIDE_WORKSPACE | pygmentize -o /etc/x notes.md
			high FS_DELETE_OVERWRITE | pygmentize -f html -O full,cssfile=main.css notes.md
			high FS_CONFIG_SECRETS | pygmentize .env
			medium EXEC_ARBITRARY | pygmentize -x -l ./lexer.py:Mine notes.md
			medium EXEC_ARBITRARY | pygmentize --frob notes.md
		`,
	},
	{
		Name:   "diffstat lsdiff filterdiff grepdiff interdiff combinediff flipdiff rediff recountdiff unwrapdiff",
		Source: "diffstat(1), 1.66; patchutils 0.4: they print, but for --in-place",
		Level:  low, Operands: "read...",
		Options: `
			-#bcEhklmnNqsuvHwBzf
			-p,--strip-match=
			-i,--include=
			-x,--exclude=
			-P,--patchfile=
			-F,--files=
			-U,--unified=
			-D,-e,-r,-S,-t=
			-o=:write
			-I=:read
			--in-place:edit
			--number-lines --number-files --status
			--strip=
			--addprefix=
			--lines=
			--hunks=
			--as-numbered-lines=
			--file=
			--output-matching=
			--only-match=
			--format=
			--clean --verbose --interpolate --ignore-all-space --no-revert-omitted
		`,
		Examples: `
			low | git diff | diffstat
			low | lsdiff fix.patch
			low | filterdiff -i 'src/*' fix.patch
			medium | interdiff --in-place a.patch b.patch
			medium..high | diffstat -o out.txt fix.patch
		`,
	},
	{
		Name:   "splitdiff",
		Source: "splitdiff(1), patchutils 0.4: writes a file for each part",
		Level:  medium, Operands: "read...",
		Options: `
			-ad
			-p=
			-D=:writedir
		`,
		Examples: `medium | splitdiff -a fix.patch`,
	},
	{
		Name:   "chardet chardetect uchardet enca encguess",
		Source: "chardetect, uchardet, enca(1): they guess an encoding; enca -x converts",
		Level:  low, Operands: "read...", Out: Fixed,
		Options: `
			-gimrsefdn
			-L,--language=
			-x,--convert-to=:edit
			--list=
			--minimal --legacy --details --iconv-name
		`,
		Examples: `
			low | chardetect old.txt
			medium | enca -x UTF-8 old.txt
		`,
	},
	{
		Name:   "recode",
		Source: "recode(1), 3.7: changes the files",
		Level:  medium, Operands: "text edit...", Options: `-*`,
		Examples: `medium | recode latin1..utf8 old.txt`,
	},
	{
		Name:   "uconv",
		Source: "uconv(1), ICU 74",
		Level:  low, Operands: "read...",
		Options: `
			-f,--from-code=
			-t,--to-code=
			-x=
			-b,--block-size=
			-o,--output=:write
			-clLsv -i --list --list-transliterators
			--callback=
			--add-signature --remove-signature
		`,
		Examples: `
			low | uconv -f latin1 -t utf8 old.txt
			medium..high | uconv -o out.txt old.txt
		`,
	},
	{
		Name:   "uuencode",
		Source: "uuencode(1), sharutils 4.15: the last word is a name in the output",
		Level:  low, Operands: "read text", Options: `-me --base64 --encode-file-name`,
		Examples: `low | uuencode a.bin a.bin`,
	},
	{
		Name:   "uudecode",
		Source: "uudecode(1), sharutils 4.15: the input names the file that is written",
		Level:  medium, Categories: overwrites, Operands: "read...",
		Options:  `-c -o,--output-file=:write --ignore-chmod`,
		Examples: `medium FS_DELETE_OVERWRITE | uudecode a.uu`,
	},
	{
		Name:   "ts errno isutf8 combine",
		Source: "moreutils 0.69: they print",
		Level:  low, Operands: "read...",
		Options: `-rismlq --list --search --search-all-locales --list-encodings --quiet --invert`,
		Examples: `
			low | ls | ts
			low | errno ENOENT
		`,
	},
	{
		Name:   "ifne zrun lckdo",
		Source: "moreutils 0.69: what follows is a command",
		Level:  low, Operands: "cmd...", Options: `-nwqesx -t=`,
		Examples: `
			low | ls | ifne wc -l
			medium..critical FS_DELETE_OVERWRITE | ls | ifne rm -rf src
		`,
	},
	{
		Name:   "vipe vidir",
		Source: "moreutils 0.69: an editor, whose lines rename and delete files",
		Level:  high, Categories: executes, Operands: "edit...", Options: `-*`,
		Examples: `high EXEC_ARBITRARY | vidir src`,
	},
	{
		Name:   "gum",
		Source: "gum README 0.14: questions and styles for scripts",
		Level:  low, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{
				Name: "choose confirm filter input join style table version", Level: low, Operands: "text...",
				Options: `-* -f,--file=:read`,
			},
			{
				Name: "log", Level: low, Operands: "text...",
				Options: `
					-o,--file=:write
					--format
					--formatter=
					-l,--level=
					--prefix=
					-s,--structured
					-t,--time=
					--min-level=
				`,
			},
			{
				Name: "spin", Level: low, Operands: "text... -- cmd...",
				Options: `
					--title=
					-s,--spinner=
					--show-output --show-error
				`,
			},
			{Name: "pager format", Level: low, Operands: "read..."},
			{Name: "write file", Level: low, Operands: "look..."},
		},
		Examples: `
			low | gum style --bold hi
			low | gum log -l info hi
			high FS_OUTSIDE_WORKSPACE | gum log -o /opt/x hi
			high..critical FS_DELETE_OVERWRITE | gum spin --title x -- rm -rf src
		`,
	},
	{
		Name:   "peco percol",
		Source: "peco README 0.5: --exec runs a command",
		Level:  medium, Operands: "read",
		Options: `
			-*
			--query=
			--rcfile=:settings
			--prompt=
			--exec=:run+executes
		`,
		Examples: `medium..critical FS_DELETE_OVERWRITE | peco --exec 'rm -rf src'`,
	},
	{
		Name:   "meld kdiff3 opendiff bcompare bcomp diffuse kompare p4merge araxis",
		Source: "meld(1), kdiff3(1), opendiff(1): windows in which files are compared and edited",
		Level:  medium, Operands: "edit...", Options: `-* -o,--output=:write`,
		Examples: `medium | meld a.txt b.txt`,
	},
	{
		Name:   "xmlstarlet xml",
		Source: "xmlstarlet(1), 1.6: ed -L edits in place, tr applies a stylesheet, which may write files",
		Level:  medium, Operands: "text...", Options: `-q --quiet --doc-namespace --no-doc-namespace`,
		Subs: []Entry{
			{
				Name: "sel select el elements fo format c14n canonic esc escape unesc unescape " +
					"pyx xmln p2x depyx ls list",
				Level: low, Operands: "read...",
				Options: `
					-tTCIKBDERnbuwqagHS
					-v,--value-of,-m,--match,-c,--copy-of,-o,--output,-i,--if,-e,-s,--sort,-N,--var,-d,--depth=
					--indent-spaces,--encode=
					-x=:read
					-r=:read
					--net:network
					--template --text --comp --indent --noblanks --xml-decl --root --nl
					--elif=
					--else --break --well-formed --err
					--dtd=:read
					--xsd=:read
					--relaxng=:read
					--list-good --list-bad --recover --html --dropdtd --noindent --indent-tab --omit-decl
				`,
			},
			{
				Name: "val validate", Level: low, Operands: "read...",
				Options: `
					-wESebgq --well-formed --embed --stop --err --list-bad --list-good --quiet
					-d,--dtd,-s,--xsd,-r,--relaxng=:read
					--net:network
				`,
			},
			{
				Name: "ed edit", Level: low, Operands: "read...",
				Options: `
					-PSO
					-L,--inplace:edit
					-N,-d,--delete,-u,--update,-v,--value,-x,--expr,-s,--subnode,-i,--insert,-a,--append,-t,--type=
					-n,--name,-r,--rename,-m,--move,--var=
					--pf --ps --omit-decl
					--net:network
				`,
			},
		},
		Examples: `
			low | xmlstarlet sel -t -v '//version' pom.xml
			low | xmlstarlet fo pom.xml
			low | xmlstarlet ed -u //version -v 2 pom.xml
			medium | xmlstarlet ed -L -u //version -v 2 pom.xml
			medium | xmlstarlet tr x.xsl a.xml
			high FS_CONFIG_SECRETS | xmlstarlet fo .env
			low | xmlstarlet val -e -s a.xsd a.xml
			high FS_CONFIG_SECRETS | xmlstarlet val -e -s .env a.xml
		`,
	},
	{
		Name:   "xsltproc saxon xalan xidel",
		Source: "xsltproc(1), libxslt 1.1: stylesheets write files with exsl:document and fetch addresses",
		Level:  medium, Categories: executes, Operands: "read...",
		Options: `
			-*
			-o,--output=:write
			--stringparam,--param=
			--path=:look
			-e,--extract,--xpath,--xquery=:code
		`,
		Examples: `
			medium EXEC_ARBITRARY | xsltproc a.xsl a.xml
			medium..high FS_DELETE_OVERWRITE | xsltproc -o out.html a.xsl a.xml
		`,
	},
	{
		Name:   "jo",
		Source: "jo(1), 1.9: NAME=@FILE and NAME=:FILE read a file",
		Level:  medium, Operands: "text...",
		Options: `
			-paneBDvV
			-d=
			-f=:read
			-s=
			-b=
		`,
		Examples: `
			medium | jo a=1 b=2
			high FS_CONFIG_SECRETS | jo -f .env
		`,
	},
}
