package program

// wrappers: programs that start another as somebody else, elsewhere or with limits.
var wrappers = []Entry{
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
}
