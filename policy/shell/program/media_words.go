package program

// ornaments: programs that show progress, draw letters and check spelling.
var ornaments = []Entry{
	{
		Name:   "pv progress mbuffer",
		Source: "pv(1), 1.8: prints what it reads",
		Level:  low, Operands: "read...",
		Options: `
			-petrabIlnqW0TkEKXvg
			-s,--size,-L,--rate-limit,-B,--buffer-size,-i,--interval,-w,--width,-H,--height,-N,--name=
			-D,--delay-start,-F,--format,-m=
			-d,--watchfd=:executes
			-P,--pidfile=:write
			-R,--remote=:system
			-o,--output=:write
			-f,--force --line-mode --progress --timer --eta --rate --bytes --numeric --quiet --wait --cursor
			-C,--no-splice -S,--stop-at-size -z
		`,
		Examples: `
			low | pv app.log
			low | pv -l app.log | wc -l
			high FS_CONFIG_SECRETS | pv .env
		`,
	},
	{
		Name:   "lolcat infotocap spell",
		Source: "lolcat(6), infotocap(1), spell(1): they print the files that they are given",
		Level:  low, Operands: "read...",
		Options: `
			-abfitvhInlxV1
			-p,--spread,-F,--freq,-S,--seed,-d,--duration,-s,--speed=
			--animate --force --invert --truecolor --print-file-name --number
			--ispell=:exec
			--dictionary=:read
		`,
		Examples: `
			low | lolcat README.md
			high FS_CONFIG_SECRETS | lolcat .env
		`,
	},
	{
		Name:   "boxes",
		Source: "boxes(1), 2.3: the second name is written",
		Level:  low, Operands: "read result",
		Options: `
			-chlmrvq
			-a,--align,-d,--design,-e,--eol,-i,--indent,-k,--kill-blank,-n,--encoding,-p,--padding,-s,--size,-t,--tabs=
			-f,--config=:settings
			--mend --remove --list --no-color --color
			--tag-query=
		`,
		Examples: `
			low | boxes README.md
			medium | boxes README.md out.txt
			high FS_CONFIG_SECRETS | boxes ~/.netrc
		`,
	},
	{
		Name:   "figlet toilet banner fortune cmatrix pipes.sh asciiart ascii units toe wn",
		Source: "figlet(6), fortune(6), units(1)",
		Level:  low, Operands: "text...",
		Options: `
			-abcdgiklmnopqstuvwyLDEFNRTS
			-f=:read
			-W,-C,-I,-r,-e=
			--filter --gay --metal --list
			--lang=
			--mode=
			--encoding=
			--terse --verbose -1 -h -x -H
		`,
		Examples: `
			low | figlet hi
			low | fortune
			low | units '1 mile' km
		`,
	},
	{
		Name:   "aspell hunspell ispell",
		Source: "aspell(1), hunspell(1): they change the file unless told to list",
		Level:  medium, Operands: "edit...",
		Options: `
			-*
			-d,-p,--lang,--mode,--encoding=
			-l:list
		`,
		Subs: []Entry{
			{
				Name: "list dicts dump munch expand help config", Level: low, Operands: "text...",
				Options: `-l,-d,--lang,--mode,--encoding=`,
			},
		},
		Examples: `
			low | aspell list
			low | aspell dicts
			medium | aspell check README.md
			medium | aspell -c README.md
		`,
	},
}
