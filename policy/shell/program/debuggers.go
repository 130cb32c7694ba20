package program

// debuggers: programs that start another to watch it. What they start is judged as it would be alone.
var debuggers = []Entry{
	{
		Name: "strace",
		Source: "strace(1), 6.8: -o '|CMD' and -o '!CMD' start a command, inject= changes calls, " +
			"-v shows the environment that programs are started with",
		Level: medium, Operands: "cmd...", Special: Debugs,
		Options: `
			-cCfFikqrtTxyzZwnNdYDA
			-v,--no-abbrev:secrets
			-e,--trace,--signal,--status,--abbrev,--verbose,--raw,--read,--write=:executes@*inject*+executes@*fault*
			-o,--output=:write
			-p,--attach=:system
			-u,--user=:sudo
			-s,-a,-b,-I,-O,-S,-X,-U,-P=
			-E,--env=:env
			--string-limit,--columns,--summary-sort-by,--summary-columns,--trace-path,--quiet,--const-print-style=
			--absolute-timestamps?= --relative-timestamps?= --syscall-times?= --decode-fds?= --strings-in-hex?=
			--follow-forks --output-separately --output-append-mode --summary --summary-only --summary-wall-clock
			--instruction-pointer --stack-traces --successful-only --failed-only --syscall-number --debug
			-h,-V:info
		`,
		Examples: `
			medium | strace -c ls
			medium FS_DELETE_OVERWRITE | strace -f -o notes.md ls
			high EXEC_ARBITRARY | strace -o '|sh' ls
			high SYSTEM_IMPACT | strace -p 1
			high FS_CONFIG_SECRETS | strace -v -f -s 4096 -e trace=execve ls
			medium EXEC_ARBITRARY | strace -e inject=unlink:retval=0 ls
			high..critical FS_DELETE_OVERWRITE | strace -f rm -rf src
			low | strace --version
		`,
	},
	{
		Name:   "ltrace",
		Source: "ltrace(1), 0.7.3: -F names a file of prototypes, -p goes into a process",
		Level:  medium, Operands: "cmd...", Special: Debugs,
		Options: `
			-bcCfiLqrStTv
			-e,-l,-n,-s,-a,-A,-D,-w,-x=
			-o,--output=:write
			-p=:system
			-u=:sudo
			-F,--config=:settings
			--align,--library,--indent=
			--demangle --no-signals
			-h,-V:info
		`,
		Examples: `
			medium | ltrace -c ls
			medium FS_DELETE_OVERWRITE | ltrace -o notes.md ls
			high SYSTEM_IMPACT | ltrace -p 1
			high..critical FS_DELETE_OVERWRITE | ltrace rm -rf src
		`,
	},
	{
		Name:   "valgrind",
		Source: "valgrind(1), 3.22: --vgdb and the tools' own options change nothing but what is printed",
		Level:  medium, Operands: "cmd...", Special: Debugs,
		Options: `
			-*
			-qvsd
			--tool=:executes@*/*
			--log-file,--xml-file,--massif-out-file,--callgrind-out-file,--cachegrind-out-file,--dhat-out-file=:write
			--log-socket,--xml-socket=:network
			--suppressions=:read
			--leak-check,--show-leak-kinds,--track-origins,--error-exitcode,--num-callers,--gen-suppressions,--xml=
			--trace-children,--trace-children-skip,--child-silent-after-fork,--track-fds,--errors-for-leak-kinds=
			--leak-resolution,--show-reachable,--undef-value-errors,--time-stamp,--cache-sim,--branch-sim,--vgdb=
			--main-stacksize,--max-stackframe,--history-level,--time-unit,--detailed-freq,--stacks,--heap,--dump-instr=
			-h:info
		`,
		Examples: `
			medium | valgrind --leak-check=full --error-exitcode=1 ls
			medium FS_DELETE_OVERWRITE | valgrind --log-file=notes.md ls
			medium EXEC_ARBITRARY | valgrind --tool=../../x ls
			high NETWORK_RISK | valgrind --log-socket=192.0.2.7 ls
			high..critical FS_DELETE_OVERWRITE | valgrind rm -rf src
		`,
	},
	{
		Name:   "gdb",
		Source: "gdb(1), 14: -batch runs the commands of -ex and ends; shell, python, source, | and calls run code",
		Style:  Single, Level: medium, Operands: "cmd...", Special: Debugs,
		Options: `
			-batch -batch-silent -q -quiet -silent -n -nx -nh -nw -nowindows -args -return-child-result -readnow
			-ex,-iex=
			-d,-directory=:look
			-cd=:cd
			-p,-pid=:system
			-x,-command,-ix,-init-command=:script
			-version,-v,-help,-h:info
		`,
		Examples: `
			medium | gdb -batch -ex 'break main' -ex run -ex bt --args ls -l
			high EXEC_ARBITRARY | gdb -batch -ex 'shell id' ls
			high EXEC_ARBITRARY | gdb -batch -ex 'print system("id")' ls
			medium EXEC_ARBITRARY | gdb -batch -ex bt -x cmds.gdb ls
			high EXEC_ARBITRARY | gdb -batch ls -ex 'shell id'
			high EXEC_ARBITRARY | gdb ls
			high SYSTEM_IMPACT | gdb -batch -ex bt -p 1
			high..critical FS_DELETE_OVERWRITE | gdb -batch -ex run --args rm -rf src
			low | gdb --version
		`,
	},
	{
		Name:   "lldb",
		Source: "lldb(1), 18: -b runs the commands of -o and ends; script, platform shell and expressions run code",
		Level:  medium, Operands: "cmd...", Special: Debugs,
		Options: `
			-bxQX --batch --no-lldbinit --source-quietly --no-use-colors
			-o,--one-line,-k,--one-line-on-crash,-O,--one-line-before-file=
			-a,--arch=
			-p,--attach-pid,-n,--attach-name=:system
			-s,--source,-S,--source-before-file,-K,--source-on-crash=:script
			-h,-v:info
		`,
		Examples: `
			medium | lldb -b -o run -o bt ls
			medium | lldb -b -o run -- ls -l
			high EXEC_ARBITRARY | lldb -b -o 'script 1' ls
			high EXEC_ARBITRARY | lldb -b ls -o 'platform shell id'
			high EXEC_ARBITRARY | lldb ls
			high..critical FS_DELETE_OVERWRITE | lldb -b -o run -- rm -rf src
		`,
	},
}

// DebuggerWords are commands of gdb (14) and lldb (18), with their short forms, that show, or have the program go
// on. What follows them is a name, a place or an expression that calls nothing.
var DebuggerWords = []string{
	"run r start starti continue c next n step s nexti ni stepi si finish fin until up down quit q kill",
	"bt backtrace where frame f info i list l print p x ptype whatis display disassemble disas thread",
	"break b tbreak watch rwatch awatch delete clear enable disable ignore show",
	"set_pagination set_confirm set_print set_width set_height set_breakpoint set_disassembly-flavor",
	"thread_backtrace thread_list thread_info frame_variable frame_info frame_select register_read",
	"breakpoint_set breakpoint_list image_list image_lookup process_status source_list",
}
