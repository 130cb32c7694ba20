package program

// pagers: programs that show a file page by page, or a part of it.
var pagers = []Entry{
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
