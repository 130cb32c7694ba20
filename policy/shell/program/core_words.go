package program

// wordTools: programs that print their words, count or wait.
var wordTools = []Entry{
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
			-r,--reference=
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
			low | date -u -r "$EPOCH" +%s
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
		Name:   "test [",
		Source: "test(1), bash(1) CONDITIONAL EXPRESSIONS",
		Level:  low, Style: Plain, Operands: "text...", Special: Test, Stdin: Ignores,
		Examples: `
			low | test -f go.mod
			low | [ -d src ]
			medium..critical | test 1 -eq 'a[$(touch x)]'
		`,
	},
}
