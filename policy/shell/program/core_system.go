package program

// systemFacts: programs that tell of this machine, its processes and its manuals.
var systemFacts = []Entry{
	{
		Name:   "last",
		Source: "last(1), util-linux 2.40: -d asks for the names of remote hosts",
		Level:  low, Operands: "text...", Out: Fixed,
		Options: `
			-# -aFiRwxT --hostlast --fulltimes --ip --nohostname --system --fullnames --tab-separated
			-d,--dns:network
			-f,--file=:read
			-n,--limit=
			-s,--since=
			-t,--until=
			-p,--present=
			--time-format=
			-h:info
		`,
		Examples: `
			low | last -n 5
			high NETWORK_RISK | last -d
			high NETWORK_RISK | last -ad
		`,
	},
	{
		Name:   "who",
		Source: "who(1), GNU coreutils 9.5: --lookup asks for the names of remote hosts",
		Level:  low, Operands: "text...", Out: Fixed,
		Options: `
			-abdHlmpqrstTuw --all --boot --dead --heading --ips --login --process --count --runlevel --short
			--time --mesg --message --writable --users
			--lookup:network
		`,
		Examples: `
			low | who -b
			low | who am i
			high NETWORK_RISK | who --lookup
		`,
	},
	{
		Name:   "whoami logname tty nproc groups users w lastlog hostid id",
		Source: "whoami(1), id(1), GNU coreutils 9.5; w(1), procps 4.0",
		Level:  low, Operands: "text...", Out: Fixed,
		Options: `
			-# -abdlmpqrstTuHgGnzhwfoiFxRP --all
			--ignore=
			--context --group --groups --name --real --user --zero --silent --quiet --boot --dead --heading --count
			--lookup --process --runlevel --mesg
		`,
		Examples: `
			low | id -un
			low | nproc --all
			low | w -h
		`,
	},
	{
		Name:   "arch",
		Source: "arch(1), GNU coreutils 9.5; arch(1), macOS 14: its operands are a command",
		Style:  Single, Level: low, Operands: "cmd...",
		Options: `
			-32 -64 -c -h -x86_64 -i386 -arm64 -arm64e
			-e=:exec
			-d=
			--help --version
		`,
		Examples: `
			low | arch
			high..critical FS_DELETE_OVERWRITE | arch -arm64 rm -rf src
			low | arch -x86_64 ls
		`,
	},
	{
		Name:   "uname",
		Source: "uname(1), GNU coreutils 9.5",
		Level:  low, Out: Fixed,
		Options: `
			-asnrvmpio --all --kernel-name --nodename --kernel-release --kernel-version --machine --processor
			--hardware-platform --operating-system
		`,
		Examples: `low | uname -a`,
	},
	{
		Name:   "hostname",
		Source: "hostname(1): an operand sets it",
		Level:  low, Out: Fixed, Operands: "text",
		Options: `
			-aAdfiIsy
			-F,--file=:system
			-b --alias --all-fqdns --all-ip-addresses --domain --fqdn --long --ip-address --short --yp --nis
		`,
		Subs: []Entry{{Name: "*", Level: high, Categories: system, Says: "{0} names the machine anew"}},
		Examples: `
			low | hostname -f
			high SYSTEM_IMPACT | hostname evil
		`,
	},
	{
		Name:   "uptime free vmstat",
		Source: "uptime(1), free(1), vmstat(8), procps 4",
		Level:  low, Operands: "text...", Out: Fixed,
		Options: `
			-bkmghtlwLvaifdDpny
			-s=
			-c=
			-S=
			--bytes --kibi --mebi --gibi --human --total --si --lohi --line --pretty --since --wide
			--seconds=
			--count=
			--kilo --mega --giga
		`,
		Examples: `low | free -h`,
	},
	{
		Name: "ps",
		Source: "ps(1), procps 4: option words without a dash are BSD style, e among them shows the " +
			"environment; -E on macOS",
		Level: low, Operands: "text...", Out: Fixed,
		Options: `
			-AaedfFjlMHywcZTLmNrVxXShk
			-E:secrets
			-C=
			-G=
			-g=
			-o=
			-O=
			-p=
			-q=
			-s=
			-t=
			-U=
			-u=
			-n=
			--Group=
			--User=
			--cols=
			--columns=
			--cumulative --deselect --forest
			--format=
			--group=
			--headers --no-headers --noheaders
			--lines=
			--pid=
			--ppid=
			--quick-pid=
			--rows=
			--sid=
			--sort=
			--tty=
			--user=
			--width=
			--context
		`,
		Subs: []Entry{
			{
				Name: "*e*", Level: high, Categories: secrets, Out: Sensitive,
				Says:     "{0} prints the environment of processes, tokens and passwords among it",
				Operands: "text...",
			},
		},
		Names: []Entry{
			{
				Name: "*e*", Level: high, Categories: secrets, Out: Sensitive,
				Says: "{0} prints the environment of processes, tokens and passwords among it",
			},
		},
		Examples: `
			low | ps -ef
			low | ps aux --sort=-%mem
			low | ps -p 1 -o comm=
			high FS_CONFIG_SECRETS | ps eww
			high FS_CONFIG_SECRETS | ps auxe
		`,
	},
	{
		Name:   "pgrep",
		Source: "pgrep(1), procps 4",
		Level:  low, Operands: "text...", Out: Fixed,
		Options: `
			-acfHhilLnovwxqA
			-d=
			-g=
			-G=
			-P=
			-r=
			-s=
			-t=
			-u=
			-U=
			-F=:read
			-S
			--delimiter=
			--full --list-full --list-name --newest --oldest
			--parent=
			--exact --ignore-case
			--euid=
			--uid=
			--terminal=
			--count
		`,
		Examples: `low | pgrep -af node`,
	},
	{
		Name:   "pidof pidwait pstree lsof-p",
		Source: "pidof(8), procps 4; pstree(1), psmisc",
		Level:  low, Operands: "text...", Out: Fixed,
		Options: `
			-aAceghlnpsqtuUvxZ
			-o=
			-S=
			-N=
			-H=
			-C=
			--arguments --ascii --compact-not --long --numeric-sort --show-pids --show-parents --unicode
		`,
		Examples: `
			low | pidof node
			low | pstree -p
		`,
	},
	{
		Name:   "man apropos whatis info tldr",
		Source: "man(1), man-db 2.12: -P names a pager, -H a browser",
		Level:  low, Operands: "read...", Stdin: Ignores,
		Options: `
			-afkKliwWdDuctTXZ7 -#
			-P,--pager=:exec@^cat|less|more|head|tail|most|bat
			-H,--html?=:exec
			-C,--config-file=:exec
			-M,--manpath=:executes
			-S,-s,--sections=
			-L,--locale=
			-m,--systems=
			-e,--extension=
			-p,--preprocessor=
			-r,--prompt=
			-E,--encoding=
			-R,--recode=
			--all --apropos --whatis --where --path --local-file --global-apropos --regex --wildcard --names-only
			--no-subpages --no-hyphenation --exact
		`,
		Examples: `
			low | man ls
			low | man 5 crontab
			low | man -P cat bash
			medium..critical EXEC_ARBITRARY | man -P ./x.sh ls
		`,
	},
	{
		Name:   "printenv",
		Source: "printenv(1), GNU coreutils 9.5: without operands every variable",
		Level:  low, Bare: high, Categories: secrets,
		Says: "{0} prints every variable, tokens and passwords among them", Operands: "envname...", Out: Sensitive,
		Options: `-0 --null`,
		Examples: `
			high FS_CONFIG_SECRETS | printenv GITHUB_TOKEN
			low | printenv PATH
			high FS_CONFIG_SECRETS | printenv
		`,
	},
	{
		Name:   "getconf locale localectl-status tput stty-size clear reset nproc-all",
		Source: "getconf(1), locale(1), tput(1), clear(1)",
		Level:  low, Operands: "text...", Out: Fixed,
		Options: `-acmkvSxV -T= --all-locales --charmaps --category-name --keyword-name --verbose`,
		Examples: `
			low | getconf PAGE_SIZE
			low | tput cols
		`,
	},
}
