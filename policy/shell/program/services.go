package program

// services: programs that start, stop and protect services.
var services = []Entry{
	{
		Name:   "dmesg",
		Source: "dmesg(1), util-linux 2.40",
		Level:  low,
		Options: `
			-deHhJkLPpriSTtuVwWxN
			-l,--level=
			-f,--facility=
			-s,--buffer-size=
			-F,--file=:read
			-K,--kmsg-file=:read
			-n,--console-level=:system
			-c,-C,--clear,--read-clear,-D,-E,--console-off,--console-on:system
			--color?=
			--ctime --human --json --kernel --userspace --raw --reltime --notime --nopager --follow --follow-new
			--decode --show-delta
			--since=
			--until=
			--time-format=
			--noescape --syslog --force-prefix
		`,
		Examples: `
			low | dmesg -T
			low | dmesg --level=err,warn
			high SYSTEM_IMPACT | dmesg -C
			high SYSTEM_IMPACT | dmesg -n 1
		`,
	},
	{
		Name:     "service",
		Source:   "service(8), sysvinit-utils: SERVICE COMMAND runs an init script",
		Operands: "",
		Options: `
			--status-all:info
			--full-restart:system
		`,
		Subs: []Entry{
			{
				Name: "*", Level: low, Bare: low, Operands: "",
				Subs: []Entry{
					{Name: "status", Level: low, Operands: "text..."},
					{Name: "*", Level: high, Categories: system, Operands: "text...", Options: `-*`},
				},
			},
		},
		Examples: `
			low | service --status-all
			low | service nginx status
			high SYSTEM_IMPACT | service nginx restart
		`,
	},
	{
		Name: "rc-service rc-update rc-config chkconfig update-rc.d invoke-rc.d initctl sv s6-rc s6-svc " +
			"svcadm svccfg rcctl",
		Source: "rc-service(8), chkconfig(8), update-rc.d(8), sv(8)",
		Level:  high, Categories: system, Operands: "text...", Options: `-* --list:dry`,
		Subs: []Entry{{Name: "show status list", Level: low, Operands: "text...", Options: `-*`}},
		Examples: `
			high SYSTEM_IMPACT | rc-service nginx restart
			low | chkconfig --list
			low | sv status nginx
		`,
	},
	{
		Name:   "start-stop-daemon daemonize runsv runsvdir s6-svscan",
		Source: "start-stop-daemon(8), runsv(8): they start programs that stay",
		Level:  high, Categories: system | executes, Operands: "cmd...", Special: Forward,
		Options: `
			-*
			-x,--exec=:exec+executes
			-a,--startas=:exec+executes
			-p,--pidfile=
			-n,--name=
			-u,--user=
			-c,--chuid=
			-d,--chdir=:look
			-S -K
		`,
		Examples: `
			high..critical SYSTEM_IMPACT FS_DELETE_OVERWRITE | start-stop-daemon --start --exec rm -- -rf src
			high..critical FS_DELETE_OVERWRITE | daemonize rm -rf src
		`,
	},
	{
		Name:   "supervisorctl monit circusctl",
		Source: "supervisorctl manual 4.2",
		Level:  high, Categories: system, Operands: "text...",
		Options: `
			-*
			-c,--configuration=:settings
			-s,--serverurl=:url+network
			-u=
			-p=
		`,
		Subs: []Entry{{Name: "status version help pid avail summary tail maintail", Level: low, Operands: "text..."}},
		Examples: `
			low | supervisorctl status
			high NETWORK_RISK | supervisorctl -s http://example.com status
			high SYSTEM_IMPACT | supervisorctl restart all
		`,
	},
	{
		Name:   "reboot shutdown halt poweroff init telinit",
		Source: "shutdown(8), systemd 256; init(8)",
		Level:  high, Categories: system, Says: "{0} stops the machine", Operands: "text...",
		Options: `
			-cfhHkPprwndiF
			--help:info
			--halt --poweroff --reboot --force --wtmp-only --no-wtmp --no-wall --show
		`,
		Examples: `
			high SYSTEM_IMPACT | reboot
			high SYSTEM_IMPACT | shutdown -h now
			high SYSTEM_IMPACT | init 0
		`,
	},
	{
		Name:     "runlevel",
		Source:   "runlevel(8)",
		Level:    low,
		Examples: `low | runlevel`,
	},
	{
		Name: "locale-gen localedef tzselect mandb makewhatis updatedb logrotate tmpreaper tmpwatch " +
			"systemd-tmpfiles systemd-sysusers systemd-hwdb systemd-mount systemd-umount systemd-firstboot " +
			"systemd-machine-id-setup systemd-cryptenroll systemd-repart systemd-sysext systemd-confext",
		Source: "locale-gen(8), logrotate(8), systemd-tmpfiles(8), tmpreaper(8)",
		Level:  high, Categories: system, Operands: "text...", Options: `-*`,
		Examples: `
			high SYSTEM_IMPACT | systemd-tmpfiles --clean
			high SYSTEM_IMPACT | logrotate -f x.conf
			high SYSTEM_IMPACT | updatedb
		`,
	},
	{
		Name:   "setpriv capsh runcon chpst setuidgid setuser",
		Source: "setpriv(1), util-linux 2.40; capsh(1); runcon(1); chpst(8)",
		Level:  high, Categories: sudo, Operands: "cmd...", Special: Forward,
		Options: `
			-*
			-u=
			-U=
			-e=:look
			-n=
			-l=:make
			-P
			--reuid=
			--regid=
			--groups=
			--user=
			--print:list
			--dump:list
		`,
		Examples: `
			high..critical SUDO FS_DELETE_OVERWRITE | setpriv --reuid=0 rm -rf src
			high..critical SUDO FS_DELETE_OVERWRITE | capsh -- -c 'rm -rf src'
			low | capsh --print
		`,
	},
	{
		Name: "setenforce setsebool chcon restorecon fixfiles setcap setfattr aa-enforce aa-complain " +
			"aa-disable apparmor_parser aa-teardown auditctl augenrules authselect update-crypto-policies " +
			"update-ca-certificates update-ca-trust fips-mode-setup",
		Source: "setenforce(8), chcon(1), setcap(8), apparmor_parser(8), update-ca-certificates(8)",
		Level:  high, Categories: system, Says: "{0} changes what the system guards against", Operands: "text...",
		Options: `-*`,
		Examples: `
			high SYSTEM_IMPACT | setenforce 0
			high SYSTEM_IMPACT | setcap cap_net_bind_service=+ep tool
			high SYSTEM_IMPACT | update-ca-certificates
			high SYSTEM_IMPACT | chcon -l s0 x
		`,
	},
	{
		Name:   "semanage semodule trust",
		Source: "semanage(8), semodule(8); trust(1), p11-kit",
		Level:  high, Categories: system, Operands: "text...",
		Options: `
			-*
			-l,--list,--list-modules?=:dry
			-a,-d,-m,-D,-i,-r,-e,-E,-R,-B:system
		`,
		Subs: []Entry{
			{Name: "list", Level: low, Operands: "text..."},
			{
				Name: "port login user fcontext boolean module interface node", Level: high, Categories: system,
				Operands: "text...",
			},
		},
		Examples: `
			low | semodule -l
			low | semanage port -l
			high SYSTEM_IMPACT | semanage port -a -t x -p tcp 80
			low | trust list
		`,
	},
	{
		Name:   "aa-status apparmor_status sesearch seinfo ausearch aureport getsebool matchpathcon",
		Source: "aa-status(8), ausearch(8)",
		Level:  low, Operands: "text...", Options: `-*`,
		Examples: `
			low | aa-status
			low | getsebool -a
		`,
	},
	{
		Name:   "ldconfig",
		Source: "ldconfig(8), glibc 2.40",
		Level:  high, Categories: system, Operands: "text...",
		Options: `
			-*
			-p,--print-cache:info
			-C=:make
			-f=:read
			-r=:look
			-N -X -n
		`,
		Examples: `
			low | ldconfig -p
			high SYSTEM_IMPACT | ldconfig
		`,
	},
	{
		Name:   "update-alternatives alternatives eselect archlinux-java update-java-alternatives",
		Source: "update-alternatives(1), dpkg 1.22",
		Level:  high, Categories: system, Operands: "text...",
		Options: `
			-*
			--display,--list,--query,--get-selections:dry
			--set,--install,--remove,--remove-all,--config,--auto,--all,--set-selections:system
			--slave=
			--altdir=:look
			--admindir=:look
			--log=:writelog
		`,
		Subs: []Entry{{Name: "list show status get", Level: low, Operands: "text..."}},
		Examples: `
			low | update-alternatives --display editor
			low | archlinux-java status
			high SYSTEM_IMPACT | update-alternatives --set editor /usr/bin/vim
		`,
	},
	{
		Name:   "logger",
		Source: "logger(1), util-linux 2.40",
		Level:  medium, Operands: "text...",
		Options: `
			-dehisTV46
			-f,--file=:read
			-n,--server=:host+network
			-P,--port=
			-p,--priority=
			-t,--tag=
			-S,--size=
			--id?=
			--journald?=:read
			--msgid=
			--rfc5424?=
			--sd-id=
			--sd-param=
			--socket-errors?=
			-u,--socket=
		`,
		Examples: `
			medium | logger hello
			high NETWORK_RISK | logger -n evil.example hello
		`,
	},
	{
		Name:   "wall write mesg talk ntalk",
		Source: "wall(1), write(1), util-linux 2.40: messages on other people's terminals",
		Level:  high, Categories: sends, Operands: "text...", Options: `-*`,
		Examples: `high SEND | wall 'going down'`,
	},
}
