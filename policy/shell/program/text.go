package program

// text: programs that search and change text.
var text = []Entry{
	{
		Name:   "grep egrep fgrep ggrep zgrep zipgrep rgrep pcregrep pcre2grep bzgrep xzgrep zstdgrep",
		Source: "grep(1), GNU grep 3.11; grep(1), macOS 14",
		Level:  low, Operands: "text read...",
		Options: `
			-# -EFGPabchHiInoqrRsTUuvVwxyzZpSOJM
			-l,-L,--files-with-matches,--files-without-match:list
			-e,--regexp=:first
			-f,--file=:read+first
			-A,--after-context=
			-B,--before-context=
			-C,--context=
			-D,--devices=
			-d,--directories=
			-m,--max-count=
			--include=:pattern
			--exclude=
			--exclude-from=:read
			--exclude-dir=
			--include-dir=
			--extended-regexp --fixed-strings --basic-regexp --perl-regexp --text
			--binary-files=
			--byte-offset --count
			--colour?=
			--color?=
			--no-filename --with-filename --ignore-case --no-ignore-case --initial-tab
			--label=
			--line-buffered --line-number --line-regexp --no-messages --invert-match --null --null-data --only-matching
			--quiet --silent --recursive --dereference-recursive --unix-byte-offsets --word-regexp --binary
		`,
		Examples: `
			low | go version | grep -E '--- FAIL|--- PASS'
			low | grep -rn -- '--- FAIL' src
			low..high EXEC_ARBITRARY | grep --unheard-of x src
			low | grep -rn TODO src
			low | grep -e 'rm -rf' README.md
			high FS_CONFIG_SECRETS | grep KEY .env
			medium FS_OUTSIDE_WORKSPACE | grep -r x ..
			low | egrep -v '^#' config.ini
		`,
	},
	{
		Name:   "rg",
		Source: "rg(1), ripgrep 14: --pre and --hostname-bin run programs",
		Level:  low, Operands: "text read...", Out: Data,
		Options: `
			-# -aFhHIiLnNopPqSsUuvVwxz0.c
			-l,--files-with-matches,--files-without-match:list
			-A,--after-context=
			-B,--before-context=
			-C,--context=
			-d,--max-depth=
			-E,--encoding=
			-e,--regexp=:first
			-f,--file=:read+first
			-g,--glob=:pattern
			-j,--threads=
			-M,--max-columns=
			-m,--max-count=
			-r,--replace=
			-t,--type=
			-T,--type-not=
			--pre=:exec+executes
			--pre-glob=
			--hostname-bin=:exec+executes
			--files:first+list
			--type-list:first
			--iglob=:pattern
			--ignore-file=:read
			--type-add=
			--type-clear=
			--sort=
			--sortr=
			--color=
			--colors=
			--context-separator=
			--dfa-size-limit=
			--engine=
			--field-context-separator=
			--field-match-separator=
			--generate=
			--hyperlink-format=
			--max-filesize=
			--path-separator=
			--regex-size-limit=
			--max-columns-preview --after --auto-hybrid-regex --binary --block-buffered --byte-offset --case-sensitive
			--column --count --count-matches --crlf --debug --fixed-strings --follow --glob-case-insensitive --heading
			--hidden --ignore-case --ignore-file-case-insensitive --include-zero --invert-match --json --line-buffered
			--line-number --line-regexp --mmap --multiline --multiline-dotall --no-config --no-filename --no-heading
			--no-ignore --no-ignore-dot --no-ignore-exclude --no-ignore-files --no-ignore-global --no-ignore-messages
			--no-ignore-parent --no-ignore-vcs --no-line-number --no-messages --no-require-git --no-unicode --null
			--null-data --one-file-system --only-matching --passthru --pcre2
			--pcre2-version:info
			--pretty --quiet --search-zip --smart-case --stats --stop-on-nonmatch --text --trace --trim --unrestricted
			--vimgrep --with-filename --word-regexp
		`,
		Examples: `
			low | rg -n '--trace|trace input' src
			medium EXEC_ARBITRARY | rg -n '-- /../../x' src
			low | rg -n '- name: mock' src
			low..critical EXEC_ARBITRARY | rg '--pre=rm -rf src' x
			medium EXEC_ARBITRARY | rg --unheard-of x src
			low | rg -n 'type .* struct' --type go internal/
			low | rg --files
			low | rg -l foo | xargs wc -l
			low | rg 'curl .*\| *sh' .
			medium..critical EXEC_ARBITRARY | rg --pre ./x.sh TODO
			medium..critical EXEC_ARBITRARY | rg --pre=./x.sh TODO
		`,
	},
	{
		Name:   "ag ack ugrep ucg sift",
		Source: "ag(1), the_silver_searcher 2.2; ack(1), ack 3",
		Level:  low, Operands: "text read...",
		Options: `
			-# -acDfghHilLnoQrRsStuUvwxz0
			-A=
			-B=
			-C=
			-G=
			-m=
			-p=:read
			-W=
			--pager=:exec
			--after=
			--before=
			--context=
			--depth=
			--file-search-regex=
			--ignore=
			--ignore-dir=
			--max-count=
			--path-to-ignore=:read
			--hidden --nocolor --color --nogroup --group --heading --noheading --column --count --literal --all-types
			--js --ts --go --python --rust --java --ruby
			--type=
			--print0 --stats --vimgrep --nonumbers --numbers --files-with-matches --files-without-matches --follow
			--smart-case --word-regexp --search-zip --silent --unrestricted
		`,
		Examples: `
			low | ag TODO src
			medium..critical EXEC_ARBITRARY | ag --pager ./x.sh TODO
		`,
	},
	{
		Name:   "sed gsed ssed",
		Source: "sed(1), GNU sed 4.9: the commands w, W, r, R and e, and s///w, s///e",
		Level:  low, Operands: "text read...", Special: Sed,
		Options: `
			-nErsuza
			-e,--expression=
			-f,--file=:script
			-i?=:edit+outside@*/*
			--in-place?=:edit+outside@*/*
			-I?=:edit+outside@*/*
			-l,--line-length=
			--quiet --silent --debug --follow-symlinks --posix --regexp-extended --separate --sandbox --unbuffered
			--null-data
		`,
		Examples: `
			low | sed -n '1,40p' src/main.go
			medium | sed -i s/a/b/ notes.txt
			medium | sed -i.bak s/a/b/ notes.txt
			high FS_OUTSIDE_WORKSPACE | sed -i../../x/* s/a/b/ notes.txt
			medium FS_DELETE_OVERWRITE | sed 's/a/b/w out.txt' notes.txt
			high EXEC_ARBITRARY | sed '1e id' notes.txt
			low | sed 's/echo/web/g; /^#/d' notes.txt
		`,
	},
	{
		Name:   "awk gawk mawk nawk original-awk",
		Source: "gawk(1), gawk 5.3; mawk(1)",
		Level:  low, Operands: "text read...", Special: Awk,
		Options: `
			-bcCghMnNOPrstSI
			-F,--field-separator=
			-v,--assign=
			-f,--file=:script
			-e,--source=
			-E,--exec=:script
			-i,--include=
			-l,--load=
			-d?=:write
			--dump-variables?=:write
			-D,--debug?=:executes
			-L?=
			-o?=:write
			--pretty-print?=:write
			-p?=:write
			--profile?=:write
			-W=
			--characters-as-bytes --traditional
			--lint?=
			--posix --re-interval --sandbox --non-decimal-data --bignum --csv -k --optimize --use-lc-numeric --gen-pot
		`,
		Examples: `
			low | awk '{print $2, $11}' data.txt
			low | awk -F: '$3 > 100 {c++} END {print c}' users.txt
			medium FS_DELETE_OVERWRITE | awk '{print > "out.txt"}' notes.txt
			medium..high EXEC_ARBITRARY | awk 'BEGIN{system("id")}'
			medium | gawk -i inplace '{print}' notes.txt
			critical NETWORK_RISK | gawk 'BEGIN{f="/inet/tcp/0/example.com/80"; print "x" |& f}' a
			critical NETWORK_RISK | gawk -v f=/inet/tcp/0/example.com/80 '{print > f}' a
			critical NETWORK_RISK | gawk '{print > f}' f=/inet4/udp/0/example.com/53 a
			critical NETWORK_RISK | awk '{print}' /inet/tcp/0/example.com/80
			low | gawk '/inet/{print}' a
		`,
	},
	{
		Name:   "fzf sk",
		Source: "fzf(1), fzf 0.55: --preview, --bind execute() run commands",
		Level:  medium, Operands: "text...",
		Options: `
			-eimsx0+1 +
			-q,--query=
			-f,--filter=
			-d,--delimiter=
			-n,--nth=
			--with-nth=
			--preview=:run+executes
			--preview-window=
			--bind=:run+executes
			--prompt=
			--header=
			--height=
			--layout=
			--reverse --multi --ansi --print0 --read0
			--expect=
			--tac
			--color=
			--cycle --select-1 --exit-0
			--border?=
			--info=
			--no-sort
			--walker=
			--listen?=:network
		`,
		Examples: `
			medium | fzf -f x
			high..critical FS_DELETE_OVERWRITE | fzf --preview 'rm -rf src'
		`,
	},
	{
		Name:   "ed ex red vi vim nvim nano emacs pico micro hx view vimdiff",
		Source: "vim(1), nano(1), ed(1): an editor starts programs and writes what it is told to",
		Level:  high, Categories: executes, Operands: "edit...", Stdin: RunsIt, Special: Editor,
		Options: `
			-*
			+=:excommands
			-c,--cmd=:excommands
			-S=:script
			-u=:script
			-w,-W=:write
			--startuptime=:write
			--servername=
			--remote,--remote-expr,--remote-send:high
			--eval=:code
			-f=:read
			-l=:script
			--load=:script
			--listen=:network
			--api-info:info
			--version:info
		`,
		Examples: `
			high EXEC_ARBITRARY FS_DELETE_OVERWRITE | vim -es '+!rm -rf out'
			critical FS_DELETE_OVERWRITE | ex '+!rm -rf /' x
			high..critical NETWORK_RISK | ed -s x <<< '!curl https://example.com'
			high FS_OUTSIDE_WORKSPACE | vim -es '+w! /etc/x' '+q!' a
			high FS_CONFIG_SECRETS | nvim --headless '+r ~/.ssh/id_rsa' +wq a
			high FS_DELETE_OVERWRITE | vim '+%!rm -rf out' a
			high EXEC_ARBITRARY | vim +12 notes.txt
			high EXEC_ARBITRARY | vim notes.txt
			high..critical EXEC_ARBITRARY | vim -c ':!id' notes.txt
		`,
	},
	{
		Name: "code code-insiders codium vscodium cursor windsurf kiro subl zed zeditor atom mate bbedit " +
			"idea pycharm webstorm goland clion rubymine phpstorm rider fleet lapce kate gedit gvim mvim macvim",
		Source: "code.visualstudio.com/docs/configure/command-line 1.95; subl(1); " +
			"jetbrains.com/help/idea/working-with-the-ide-features-from-command-line: an editor in a window of " +
			"its own, outside guard's sight",
		Level: high, Categories: executes, Says: "{0} opens an editor outside guard's sight", Operands: "edit...",
		Options: `
			-*
			-v,-s,--status:info
			--list-extensions,--show-versions:info
			-g,--goto=
			-n -r -w -a -d,--diff -m,--merge
			-c=:code
			--install-extension=:installs+network
			--uninstall-extension=:installs
			--add-mcp=:executes
			--user-data-dir,--extensions-dir=:writedir
			--category=
			--locate-shell-integration-path=:info
		`,
		Subs: []Entry{
			{
				Name: "format inspect", Level: high, Categories: executes,
				Says: "{0} opens an editor outside guard's sight", Operands: "edit...",
				Options: `-* -s,--settings=:read -m,--mask= --allowDefaults`,
			},
			{
				Name: "tunnel serve-web", Level: high, Categories: network | publishes,
				Says: "{0} opens this machine to the network", Operands: "text...", Options: `-*`,
			},
		},
		Examples: `
			low | code --list-extensions
			low | code -v
			high EXEC_ARBITRARY | code .
			high DEPS_INSTALL_UPDATE | code --install-extension a.b
			high NETWORK_RISK | code tunnel
			high FS_OUTSIDE_WORKSPACE | idea format -s x -r ~/Documents
			high FS_OUTSIDE_WORKSPACE | pycharm format -s x.xml ~/a.py
			high EXEC_ARBITRARY | goland format -s x -m '*.go' src
		`,
	},
	{
		Name:   "shuf",
		Source: "shuf(1), GNU coreutils 9.5",
		Level:  low, Operands: "read...",
		Options: `
			-ez -r,--repeat
			-i,--input-range=
			-n,--head-count=
			-o,--output=:write
			--random-source=:read
			--echo --zero-terminated
		`,
		Examples: `
			low | shuf -n 3 words.txt
			medium | shuf -o out.txt words.txt
		`,
	},
	{
		Name:   "envsubst",
		Source: "envsubst(1), GNU gettext: puts variables into its input",
		Level:  medium, Operands: "envname...", Special: EnvSubst, Options: `-v --variables`,
		Examples: `medium | envsubst '$HOME' < t.txt`,
	},
}
