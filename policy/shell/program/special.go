package program

// Special is what the notation does not say of a program: that a routine judges its
// words, or a fact that others ask for. special.go of package shell calls the routines.
type Special uint8

// The comment beside each names the programs, or one of them.
const (
	None Special = iota // the notation says all

	// Routines that read all words themselves, options too, or look at them first.

	FindFiles  // find
	Test       // test, [
	Print      // echo
	Printf     // printf: a format
	SetOptions // set, shopt
	Guard      // guard itself
	Kill       // kill, pkill
	Jump       // break, continue, return, shift
	Query      // sqlite3: a database, then SQL; as the table says where more may happen than a question

	// Routines of what starts other commands. Who adds one names it in access.Starters too.

	Shell          // sh -c, sh FILE, sh with code on its input
	Interpreter    // python, perl, node …: -c CODE, FILE, code on its input
	Eval           // eval: its words, joined, are a line
	Source         // source FILE, in this shell
	Env            // env, sudo: assignments, then a command
	Exec           // exec
	CommandBuiltin // command, builtin
	Xargs          // xargs: further words come from its input
	Parallel       // parallel: its words and arguments make lines
	Feeds          // msgexec: what it reads becomes the input of the command that it starts
	Applets        // busybox, toybox: the next word is a program
	Package        // npx and its like: runs a package's program
	GoTool         // go tool NAME: a tool of the module's
	Script         // go run: runs the file named by its first operand
	Forward        // a wrapper whose own words vary: the first known program among them is judged
	Sequence       // mix do: tasks of the program's own, one after the other
	Hands          // stack ghc -- -e: words are handed to a tool, without the first "--" among them
	Python         // coverage run, kernprof: operands, or what -m names, run as python3 runs them
	Debugs         // gdb, strace: the program that they start, and commands of a debugger's, by a table
	Leaves         // screen, at: what is started is out of sight; known programs among the words are judged

	// Routines of programs with a language of their own.

	Sed
	Awk
	Miller   // mlr: verbs joined by "then"
	Formats  // tmux: a format in its words may run a command
	EnvSubst // envsubst: puts variables into its input
	Console  // rails console: code of the framework's language, on the line or on its input

	// Routines of what works on files.

	Copy     // cp, install
	Move     // mv
	Remove   // rm: operands with the role delete go with all they hold
	Mode     // chmod, chown, chgrp: recursive changes of a whole tree
	MakeTemp // mktemp: a name that nothing had
	Tar      // tar: options decide whether operands are packed or come out
	Archive  // gzip, unzip: with -l, -t or -c they only show
	Patch    // patch: the files that its input names
	Date     // date: shows the time or sets it

	// Routines of what sets something in the shell itself.

	ChangeDir // cd, pushd
	Alias
	Unset
	ReadVar // read, mapfile, getopts
	Trap

	// Routines of git's subcommands, in policy/shell/tool/git.

	GitConfig
	GitPush
	GitRestore   // checkout, restore, reset: changes may be lost
	GitClean     // clean
	GitShow      // log, diff, show: --no-index and revision:path
	GitNames     // ls-files and its like
	GitList      // branch, tag: listing or changing
	GitTransport // fetch, clone: an address may start a program
	GitStash     // stash pop, apply and branch: what was stashed comes back
	GitDrop      // stash drop and clear, remote remove: what was stashed or fetched goes
	GitLocal     // worktree list, bisect start, reflog, submodule …
	GitBisectRun // bisect run, whose words are a command

	// Routines of what speaks to hosts and containers.

	RemoteCopy // scp, rsync: from and to a host
	ForgeAPI   // gh api: a method, fields, a query
	CopiesIn   // docker cp: a file of this machine and one in a container
	// StopsProject: docker compose down finds its services by the name of the project
	StopsProject
	// StartsProject: docker compose up runs what the files of the project say
	StartsProject
	NamesImage // docker commit, docker tag: an image gets a name, which another may have
	Describe   // docker inspect: all that is known of a container, unless a template picks from it

	// Facts, without a routine.

	Container // docker run: what it starts runs in a container
	Editor    // ed, ex, vim: its input is commands of theirs
	Fetch     // curl: asks the addresses that it is given; this machine's own are everyday's
	Probe     // ping: looks whether a host answers
	Tries     // hey, websocat: speaks to the addresses among its operands; this machine's own are everyday's
	Database  // psql: asks a server's database what its -c says
	Late      // ssh, flock: options may also stand between its first operand and the command
)
