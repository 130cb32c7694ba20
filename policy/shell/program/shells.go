package program

// shells: shells, their builtins, and programs that start other programs.
var shells = []Entry{
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
		Name:   "fish nu csh tcsh elvish xonsh pwsh powershell rc es",
		Source: "fish(1), csh(1), pwsh manual: another grammar than bash's",
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
		Name:   "complete compgen compopt bind",
		Source: "bash(1): complete -C, compgen -C, bind -x run commands; the words of compgen -W are expanded",
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
			low | compgen -c
			low | compgen -W 'start stop' -- st
			critical FS_DELETE_OVERWRITE | compgen -W '$(rm -rf src)'
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
	{
		Name:   "env genv",
		Source: "env(1), GNU coreutils 9.5",
		Level:  low, Operands: "cmd...", Special: Env, Out: Sensitive,
		Options: `
			-0iv
			-u,--unset=
			-C,--chdir=:cd
			-S,--split-string=
			-P=:executes
			-a,--argv0=
			--ignore-environment --null
			--default-signal?=
			--ignore-signal?=
			--block-signal?=
			--list-signal-handling --debug
		`,
		Examples: `
			low | env LC_ALL=C sort words.txt
			high FS_CONFIG_SECRETS | env
			high..critical FS_DELETE_OVERWRITE | env -S 'rm -rf src'
			high..critical FS_DELETE_OVERWRITE | env -u X rm -rf src
		`,
	},
	{
		Name:   "sudo",
		Source: "sudo(8), sudo 1.9",
		Level:  high, Categories: sudo, Operands: "cmd...", Special: Env,
		Options: `
			-AbBEeHiKklnPSsVv
			-C,--close-from=
			-D,--chdir=:cd
			-g,--group=
			-h,--host=
			-p,--prompt=
			-R,--chroot=
			-r,--role=
			-T,--command-timeout=
			-t,--type=
			-U,--other-user=
			-u,--user=
			--askpass --background --bell
			--preserve-env?=
			--edit --set-home --login --remove-timestamp --reset-timestamp --list --non-interactive --preserve-groups
			--stdin --shell --validate
		`,
		Examples: `
			high SUDO | sudo -i
			high SUDO | sudo ls
			critical SUDO FS_DELETE_OVERWRITE | sudo rm -rf /var/log
			critical SUDO DEPS_INSTALL_UPDATE | sudo -H python3 -m pip install x
		`,
	},
	{
		Name:   "sudoedit",
		Source: "sudoedit(8), sudo 1.9",
		Level:  high, Categories: sudo, Operands: "edit...",
		Options: `
			-ABknS
			-C=
			-g=
			-h=
			-p=
			-R=
			-T=
			-u=
		`,
		Examples: `high SUDO FS_OUTSIDE_WORKSPACE | sudoedit /etc/hosts`,
	},
	{
		Name:   "doas sudo-rs please gosu su-exec",
		Source: "doas(1)",
		Level:  high, Categories: sudo, Operands: "cmd...", Special: Env,
		Options: `
			-Lns
			-a=
			-C=:read
			-u=
		`,
		Examples: `high SUDO | doas -u x ls`,
	},
	{
		Name:   "runuser",
		Source: "runuser(1), util-linux 2.40",
		Level:  high, Categories: sudo, Operands: "cmd...", Special: Forward,
		Options: `
			-lmpfP
			-c,--command,--session-command=:run
			-g=
			-G=
			-s,--shell=:exec
			-u,--user=
			-w=
			--login --preserve-environment --pty
		`,
		Examples: `
			high SUDO | runuser -u dev -- ls
			high..critical SUDO FS_DELETE_OVERWRITE | runuser -u dev -- rm -rf src
		`,
	},
	{
		Name:   "su",
		Source: "su(1), util-linux 2.40",
		Level:  high, Categories: sudo, Operands: "text...",
		Options: `
			-lmpfP
			-c,--command,--session-command=:run
			-g=
			-G=
			-s,--shell=:exec
			-u=
			-w=
			--login --preserve-environment --pty
		`,
		Examples: `
			high SUDO | su -
			critical SUDO FS_DELETE_OVERWRITE | su root -c 'rm -rf src'
		`,
	},
	{
		Name:   "pkexec run0 machinectl-shell",
		Source: "pkexec(1), run0(1)",
		Level:  high, Categories: sudo, Operands: "cmd...",
		Options: `
			--user=
			--disable-internal-agent --keep-cwd
			--background=
			--chdir=:cd
		`,
		Examples: `high SUDO | pkexec ls`,
	},
	{
		Name:   "nohup setsid chronic unbuffer gtime time",
		Source: "nohup(1), GNU coreutils 9.5; setsid(1), util-linux 2.40; GNU time 1.9; time(1), macOS",
		Level:  low, Operands: "cmd...",
		Options: `
			-acdhilmpqsuvVw
			-f,--format=
			-o,--output=:write
			--fork --wait --ctty --append --portability --quiet --verbose
		`,
		Examples: `
			low | nohup ls
			high..critical FS_DELETE_OVERWRITE | nohup rm -rf src
			high..critical FS_DELETE_OVERWRITE | gtime -f %e rm -rf src
			medium | gtime -o out.txt ls
		`,
	},
	{
		Name:   "caffeinate",
		Source: "caffeinate(8), macOS 14",
		Level:  low, Operands: "cmd...",
		Options: `
			-dimsu
			-t=
			-w=
		`,
		Examples: `
			low | caffeinate -t 10 ls
			low | caffeinate -i ls
			high..critical FS_DELETE_OVERWRITE | caffeinate -dims rm -rf src
		`,
	},
	{
		Name:   "nice gnice",
		Source: "nice(1), GNU coreutils 9.5",
		Level:  low, Operands: "cmd...", Options: `-# -n,--adjustment=`,
		Examples: `
			low | nice -n 5 ls
			high..critical FS_DELETE_OVERWRITE | nice -10 rm -rf src
		`,
	},
	{
		Name:   "ionice",
		Source: "ionice(1), util-linux 2.40",
		Level:  low, Operands: "cmd...",
		Options: `
			-t
			-c,--class=
			-n,--classdata=
			-p,--pid=
			-P,--pgid=
			-u,--uid=
			--ignore
		`,
		Examples: `
			low | ionice -c3 ls
			high..critical FS_DELETE_OVERWRITE | ionice -c 3 rm -rf src
		`,
	},
	{
		Name:   "stdbuf",
		Source: "stdbuf(1), GNU coreutils 9.5",
		Level:  low, Operands: "cmd...",
		Options: `
			-i,--input=
			-o,--output=
			-e,--error=
		`,
		Examples: `
			low | stdbuf -oL grep x README.md
			high..critical FS_DELETE_OVERWRITE | stdbuf -o0 rm -rf src
		`,
	},
	{
		Name:   "timeout gtimeout",
		Source: "timeout(1), GNU coreutils 9.5: the first operand is the time",
		Level:  low, Operands: "text cmd...",
		Options: `
			-v
			-k,--kill-after=
			-s,--signal=
			--foreground --preserve-status --verbose
		`,
		Examples: `
			low | timeout 5 ls
			high..critical FS_DELETE_OVERWRITE | timeout -k 1 5 rm -rf src
		`,
	},
	{
		Name:   "flock",
		Source: "flock(1), util-linux 2.40",
		Level:  medium, Operands: "make cmd...", Special: Late,
		Options: `
			-enosuxFv
			-c=:run
			-E=
			-w=
			--exclusive --nonblock --shared --unlock --close
			--command=:run
			--timeout=
			--wait=
			--no-fork --verbose
		`,
		Examples: `high..critical FS_DELETE_OVERWRITE | flock lock rm -rf src`,
	},
	{
		Name:   "chrt",
		Source: "chrt(1), util-linux 2.40: -p changes a running process",
		Level:  medium, Operands: "text cmd...",
		Options: `
			-abdfiorRv
			-m,--max:info
			-p,--pid:system
			-D,-P,-T=
			--all-tasks --batch --deadline --fifo --idle --other --rr --reset-on-fork --verbose
		`,
		Examples: `
			high SYSTEM_IMPACT | chrt -f -p 1 99
			high..critical FS_DELETE_OVERWRITE | chrt -i 0 rm -rf src
		`,
	},
	{
		Name:   "numactl",
		Source: "numactl(8), 2.0",
		Level:  medium, Operands: "cmd...",
		Options: `
			-H,--hardware:info
			-s,--show:info
			-i,-N,-m,-C,-p,-a,--interleave,--cpunodebind,--membind,--physcpubind,--preferred=
			--localalloc,-l --balancing,-b
			--shm=:look
			--shmid=
		`,
		Examples: `
			low | numactl --hardware
			high..critical FS_DELETE_OVERWRITE | numactl -N 0 rm -rf src
		`,
	},
	{
		Name: "taskset prlimit schedtool cgexec cpulimit trickle proxychains proxychains4 torsocks torify " +
			"eatmydata faketime fakeroot xvfb-run dbus-run-session setarch linux32 linux64 arch-chroot catchsegv " +
			"catch",
		Source: "taskset(1), chrt(1), setarch(8), util-linux 2.40; fakeroot(1), xvfb-run(1)",
		Level:  medium, Operands: "cmd...", Special: Forward,
		Options: `
			-*
			-c=
			-p=
			-l=
			-i=
			-n=
			-g=
			-d=
			-u=
			-f=
			-s=
			--cpunodebind=
			--membind=
			--cpu-list=
			--limit=
		`,
		Examples: `
			high..critical FS_DELETE_OVERWRITE | taskset -c 0 rm -rf src
			medium | taskset -c 0 ls
		`,
	},
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
		Name:   "strace ltrace gdb lldb valgrind rr dtruss uftrace bpftrace heaptrack cgdb ddd",
		Source: "strace(1), ltrace(1), valgrind(1), perf(1), gdb(1): they start what they are given",
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
		Examples: `high..critical FS_DELETE_OVERWRITE | strace -f rm -rf src`,
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
		Name:   "script scriptlive scriptreplay",
		Source: "script(1), util-linux 2.40; on macOS a command follows the file",
		Leaves: "typescript", Level: medium, Operands: "write cmd...",
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
		Name:   "chroot",
		Source: "chroot(8), GNU coreutils 9.5: the folder, then a command",
		Level:  high, Categories: system, Operands: "look cmd...",
		Options: `
			--groups=
			--userspec=
			--skip-chdir
		`,
		Examples: `
			high SYSTEM_IMPACT | chroot /mnt ls
			high..critical SYSTEM_IMPACT FS_DELETE_OVERWRITE | chroot . rm -rf src
		`,
	},
	{
		Name:   "nsenter unshare bwrap firejail systemd-nspawn proot flatpak-spawn unprivileged",
		Source: "nsenter(1), unshare(1), bwrap(1), firejail(1): what they start runs under other rules",
		Level:  high, Categories: system, Operands: "cmd...", Special: Forward, Options: `-*`,
		Examples: `
			high..critical | firejail rm -rf src
			high SYSTEM_IMPACT | nsenter -t 1 -m ls
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
		Examples: `high EXEC_ARBITRARY | xdg-open index.html`,
	},
	{
		Name:   "direnv",
		Source: "direnv(1), 2.34: .envrc is code, allow lets it run",
		Level:  high, Categories: executes, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{Name: "version help status stdlib", Level: low, Operands: "text...", Options: `--json`},
			{Name: "exec", Level: high, Categories: executes, Operands: "look cmd..."},
		},
		Examples: `
			low | direnv version
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
