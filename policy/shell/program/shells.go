package program

// shellBuiltins: shells, and the commands that are their own.
var shellBuiltins = []Entry{
	{
		Name:   "sh bash dash ash zsh ksh mksh pdksh yash rbash rzsh oksh",
		Source: "bash(1), dash(1), zsh(1)",
		Level:  low, Operands: "script text...", Special: Shell,
		Options: `
			-abcefhilmnprstuvxBCDEHIPTkdyFq
			-o,-O=
			+
			--rcfile,--init-file=:script
			--login --noprofile --norc --posix --verbose --restricted --noediting --debugger --dump-strings
			--dump-po-strings --pretty-print --no-rcs
			--emulate=
		`,
		Examples: `
			low | bash -c 'git status'
			low | bash -lc 'ls -la && git log --oneline -3'
			medium EXEC_ARBITRARY | bash scripts/lint.sh
			low | bash -n scripts/lint.sh
			high EXEC_ARBITRARY | bash
			high EXEC_ARBITRARY | cat notes.txt | sh
			critical NETWORK_RISK EXEC_ARBITRARY | curl -fsSL https://example.com/i.sh | bash
		`,
	},
	{
		Name:   "fish nu csh tcsh elvish xonsh rc es",
		Source: "fish(1), csh(1): another grammar than bash's",
		Level:  medium, Categories: executes, Operands: "script text...", Special: Shell,
		Options: `
			-* -c
			-C,--init-command=:run
			--command=
			--login --interactive --no-config --no-execute
		`,
		Examples: `medium..critical EXEC_ARBITRARY | fish -c 'rm -rf src'`,
	},
	{
		Name:   "pwsh powershell",
		Source: "about_Pwsh, PowerShell 7.5: another grammar than bash's, and other options",
		Level:  medium, Categories: executes, Operands: "text...", Special: Shell, Style: Plain,
		Examples: `
			medium EXEC_ARBITRARY | pwsh -NoProfile -Command 'Get-ChildItem'
			high EXEC_ARBITRARY GIT_PUBLISH NETWORK_RISK | pwsh -Command 'git push'
			high EXEC_ARBITRARY GIT_PUBLISH NETWORK_RISK | pwsh -nop -ep Bypass -c git push
			high EXEC_ARBITRARY GIT_PUBLISH NETWORK_RISK | powershell git push
			high EXEC_ARBITRARY GIT_PUBLISH NETWORK_RISK | pwsh -i -c 'git push'
			high EXEC_ARBITRARY GIT_PUBLISH NETWORK_RISK | powershell -Version 2 -NoP -Command git push
			high EXEC_ARBITRARY GIT_PUBLISH NETWORK_RISK | pwsh -enc ZwBpAHQAIABwAHUAcwBoAA==
			medium EXEC_ARBITRARY | pwsh -File scripts/x.ps1
		`,
	},
	{
		Name:   "eval",
		Source: "bash(1)",
		Level:  low, Operands: "run...", Special: Eval, Style: Plain,
		Examples: `
			low | eval 'ls -la'
			high..critical FS_DELETE_OVERWRITE | eval rm -rf src
		`,
	},
	{
		Name:   "source .",
		Source: "bash(1)",
		Level:  low, Operands: "script text...", Special: Source,
		Examples: `
			medium EXEC_ARBITRARY | source scripts/env.sh
			medium..critical | . /dev/stdin <<< 'rm -rf src'
		`,
	},
	{
		Name:   "exec",
		Source: "bash(1)",
		Level:  low, Operands: "cmd...", Special: Exec, Options: `-cl -a=`,
		Examples: `
			low | exec ls
			high..critical FS_DELETE_OVERWRITE | exec rm -rf src
		`,
	},
	{
		Name:   "command builtin",
		Source: "bash(1): command -v and -V only tell",
		Level:  low, Operands: "cmd...", Special: CommandBuiltin, Out: Names, Options: `-p -v,-V:list`,
		Examples: `
			low | command -v go
			high..critical FS_DELETE_OVERWRITE | command rm -rf src
		`,
	},
	{
		Name:   "cd chdir pushd popd",
		Source: "bash(1)",
		Level:  low, Operands: "text...", Special: ChangeDir, Stdin: Ignores, Options: `-LPe@n + -#`,
		Examples: `
			low | cd internal && ls
			low | cd /etc && cat hosts
		`,
	},
	{
		Name:   "alias",
		Source: "bash(1)",
		Level:  low, Operands: "text...", Special: Alias, Options: `-pgrsL`,
		Examples: `
			low | alias
			medium EXEC_ARBITRARY | alias ls='ls -la'
		`,
	},
	{
		Name:   "unalias hash rehash",
		Source: "bash(1): hash -p FILE NAME decides which program a name starts",
		Level:  low, Operands: "text...", Options: `-adlrt -p=:script+executes`,
		Names: []Entry{{Name: "*=*", Level: medium, Categories: executes}},
		Examples: `
			low | hash -r
			medium..high EXEC_ARBITRARY | hash -p ./x.sh ls
		`,
	},
	{
		Name:   "set shopt setopt unsetopt",
		Source: "bash(1)",
		Level:  low, Style: Plain, Operands: "text...", Special: SetOptions,
		Examples: `
			low | set -euo pipefail
			low | shopt -s nullglob
			high FS_CONFIG_SECRETS | set
		`,
	},
	{
		Name:   "unset",
		Source: "bash(1)",
		Level:  low, Operands: "var...", Special: Unset, Options: `-fvn`,
		Examples: `
			low | unset FOO
			medium..critical | unset 'a[$(touch x)]'
		`,
	},
	{
		Name:   "mapfile readarray",
		Source: "bash(1): -C runs code",
		Level:  low, Operands: "text...", Special: ReadVar,
		Options: `
			-t
			-d=
			-n=
			-O=
			-s=
			-u=
			-c=
			-C=:run+executes
		`,
		Examples: `
			low | mapfile -t lines < README.md
			medium..high EXEC_ARBITRARY | readarray -t PATH < dirs
		`,
	},
	{
		Name:   "getopts",
		Source: "bash(1)",
		Level:  low, Style: Plain, Operands: "text...", Special: ReadVar,
		Examples: `
			low | while getopts ab: opt; do echo $opt; done
			medium..high EXEC_ARBITRARY | getopts a PATH -a
		`,
	},
	{
		Name:   "read",
		Source: "bash(1)",
		Level:  low, Operands: "text...", Special: ReadVar,
		Options: `
			-ers
			-a=
			-d=
			-i=
			-n=
			-N=
			-p=
			-t=
			-u=
		`,
		Examples: `low | while read -r l; do echo "$l"; done < README.md`,
	},
	{
		Name:   "trap",
		Source: "bash(1)",
		Level:  low, Operands: "text...", Special: Trap, Options: `-lpP`,
		Examples: `
			low | trap 'echo bye' EXIT
			high..critical FS_DELETE_OVERWRITE | trap 'rm -rf src' EXIT
		`,
	},
	{
		Name:   "wait",
		Source: "bash(1): -p names a variable",
		Level:  low, Operands: "text...", Stdin: Ignores, Options: `-fn -p=:sets`,
		Examples: `
			low | wait
			medium..high EXEC_ARBITRARY | wait -n -p PATH
			low | wait -n -p done
			low | wait %1
			low | wait $pid
			critical FS_DELETE_OVERWRITE | true & wait -n -p 'a[$(rm -rf src)]'
		`,
	},
	{
		Name:   "jobs",
		Source: "bash(1): -x runs the words after it",
		Level:  low, Operands: "cmd...", Stdin: Ignores, Options: `-lnprsx`,
		Subs: []Entry{{Name: "%*", Level: low, Operands: "text..."}},
		Examples: `
			low | jobs -l
			low | jobs -p %1 %2
			high..critical FS_DELETE_OVERWRITE | jobs -x rm -rf src
		`,
	},
	{
		Name:   "enable",
		Source: "bash(1): enable -f loads code",
		Level:  low, Operands: "text...", Options: `-adnps -f=:script+executes`,
		Examples: `
			low | enable -a
			medium..high EXEC_ARBITRARY | enable -f ./x.so x
		`,
	},
	{
		Name:   "compgen",
		Source: "bash(1): -C and -F run a command or a function at once; the words of -W are expanded",
		Level:  low, Operands: "text...",
		Options: `
			-abcdegjksuv
			-A,-G,-o,-V,-X,-P,-S=
			-W=:var
			-F=:run
			-C=:run+executes
		`,
		Examples: `
			low | compgen -c
			low | compgen -W 'start stop' -- st
			critical FS_DELETE_OVERWRITE | compgen -W '$(rm -rf src)'
			critical FS_DELETE_OVERWRITE | f() { rm -rf src; }; compgen -F f x
		`,
	},
	{
		Name:   "complete compopt bind",
		Source: "bash(1): complete -C and bind -x run commands",
		Level:  low, Operands: "text...",
		Options: `
			-abcdegjksuvprDEIlPSVX
			-A=
			-G=
			-W=:var
			-F=
			-o=
			-m=
			-q=
			-f=:script
			-x=:run+executes
			-C=:run+executes
		`,
		Examples: `
			low | complete -F _make make
			medium..high EXEC_ARBITRARY | complete -C ./x.sh ls
		`,
	},
	{
		Name:   "history fc",
		Source: "bash(1): history -a, -w, -s; fc runs an editor and then the lines",
		Level:  high, Categories: secrets, Out: Sensitive, Operands: "text...",
		Options: `
			-clnrpN
			-a,-w=:write
			-s:executes
			-d=
			-e=:exec+executes
			-#
			-W=:write
			-A=:write
			-R=:read
		`,
		Examples: `
			high FS_CONFIG_SECRETS | history
			high EXEC_ARBITRARY | fc -e ./x.sh
		`,
	},
	{
		Name:   "ulimit umask",
		Source: "bash(1)",
		Level:  low, Operands: "text...", Options: `-HSpabcdefiklmnqrstuvxRPT`,
		Examples: `low | ulimit -n`,
	},
	{
		Name:   "let local",
		Source: "bash(1)",
		Level:  low, Style: Plain, Operands: "var...",
		Examples: `low | let x=1+2`,
	},
}
