package program

import "slices"

// serviceTools: the running system. Showing it is low, changing it is not.
var serviceTools = slices.Concat(services, hardware, interfaces, systemPackages)

// services: services and their logs, power, sessions, what the system guards
// against.
var services = []Entry{
	{
		Name:     "systemctl",
		Source:   "systemctl(1), systemd 256",
		Operands: "",
		Options: `
			-alqTrfi --user --system --global --all --full --quiet --recursive --reverse --after --before
			--with-dependencies --force --now --runtime --no-pager --no-legend --no-block --no-wall --no-ask-password
			--no-warn --no-reload --plain --value --failed --firmware-setup --dry-run --wait --show-types
			--show-transaction
			--preset-mode=
			-H,--host=:host+network
			-M,--machine=
			-n,--lines=
			-o,--output=
			-p,--property,-P=:secrets@*nvironment*
			-s,--signal=
			-t,--type=
			--state=
			--job-mode=
			--kill-whom=
			--kill-value=
			--timestamp=
			--root,--image=:cd
			--what=
			--check-inhibitors=
			--boot-loader-entry=
			--boot-loader-menu=
			--legend=
			--drop-in=
			--stdin --marked
		`,
		Subs: []Entry{
			{
				Name: "show", Level: high, Categories: secrets,
				Says:    "{0} shows all there is of a service, its environment among it",
				Instead: "name what to show: systemctl show --property", Operands: "text...",
				Options: `-p,--property,-P=:dry+secrets@*nvironment*`,
			},
			{
				Name: "status is-active is-enabled is-failed is-system-running list-units list-unit-files " +
					"list-timers list-sockets list-jobs list-dependencies list-machines list-automounts " +
					"list-paths get-default cat help whoami",
				Level: low, Operands: "text...",
			},
			{Name: "show-environment", Level: high, Categories: secrets, Out: Sensitive},
			{Name: "edit", Level: high, Categories: system | executes, Operands: "text..."},
			{
				Name: "poweroff reboot halt kexec soft-reboot suspend hibernate hybrid-sleep " +
					"suspend-then-hibernate rescue emergency exit switch-root sleep isolate default",
				Level: high, Categories: system, Says: "{0} stops the machine or what runs on it",
				Operands: "text...",
			},
			{
				Name: "start stop restart reload try-restart reload-or-restart try-reload-or-restart kill " +
					"clean freeze thaw enable disable reenable mask unmask preset preset-all link revert " +
					"add-wants add-requires set-default set-property set-environment unset-environment " +
					"import-environment daemon-reload daemon-reexec reset-failed cancel mount-image log-level " +
					"log-target service-log-level service-log-target service-watchdogs",
				Level: high, Categories: system, Operands: "text...",
			},
		},
		Examples: `
			low | systemctl status nginx
			low | systemctl --user list-timers --all
			low | systemctl list-units --type=service --state=running --no-pager
			low | systemctl is-active docker
			low | systemctl
			high SYSTEM_IMPACT | systemctl stop docker
			high SYSTEM_IMPACT | systemctl --now disable nginx
			high SYSTEM_IMPACT | systemctl --user daemon-reload
			high SYSTEM_IMPACT | systemctl reboot
			high SYSTEM_IMPACT EXEC_ARBITRARY | systemctl edit nginx
			high NETWORK_RISK | systemctl -H example.com status
			high FS_CONFIG_SECRETS | systemctl show-environment
			low | systemctl show -p MainPID nginx
			high FS_CONFIG_SECRETS | systemctl show nginx
			high FS_CONFIG_SECRETS | systemctl show --property=Environment nginx
			medium EXEC_ARBITRARY | systemctl frobnicate
		`,
	},
	{
		Name:   "journalctl",
		Source: "journalctl(1), systemd 256",
		Level:  low, Operands: "text...",
		Options: `
			-aefkqrxmNI -#
			-b?=
			-c,--cursor=
			--after-cursor=
			--cursor-file=:make
			-D,--directory=:look
			--file=:read
			--root,--image=:look
			-g,--grep=
			--case-sensitive?=
			-M,--machine=
			-n,--lines?=
			-o,--output=
			--output-fields=
			-p,--priority=
			--facility=
			-S,--since=
			-U,--until=
			-t,--identifier=
			-T,--exclude-identifier=
			-u,--unit=
			--user-unit=
			-F,--field=
			-h:info
			--namespace=
			--invocation=
			--system --user --merge
			--boot?=
			--list-boots --list-invocations --list-namespaces --dmesg --follow --no-tail --no-full --full --all --quiet
			--reverse --show-cursor --utc --catalog --no-hostname --no-pager --pager-end --truncate-newline --disk-usage
			--list-catalog --dump-catalog --header --verify --fields
			--synchronize-on-exit=
			--interval=
			--verify-key=
			--rotate,--flush,--sync,--relinquish-var,--smart-relinquish-var,--setup-keys,--update-catalog:system
			--vacuum-size,--vacuum-files,--vacuum-time=:system+overwrites
			--force
		`,
		Examples: `
			low | journalctl -u nginx --since today --no-pager
			low | journalctl -xe
			low | journalctl -b -1 -p err
			low | journalctl -n 50 -f
			high SYSTEM_IMPACT FS_DELETE_OVERWRITE | journalctl --vacuum-time=1s
			high SYSTEM_IMPACT | journalctl --rotate
			high SYSTEM_IMPACT FS_DELETE_OVERWRITE | journalctl --vacuum-si=1K
		`,
	},
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
		Name: "timedatectl hostnamectl localectl loginctl networkctl machinectl portablectl homectl " +
			"userdbctl oomctl importctl",
		Source:   "timedatectl(1), hostnamectl(1), loginctl(1), networkctl(1), systemd 256",
		Operands: "",
		Options: `
			-*
			-H,--host=:host+network
			-M,--machine=
			-p,--property=
			-n=
			-o=
			--json=
			-s=
			--kill-whom=
		`,
		Subs: []Entry{
			{
				Name: "status show list list-timezones list-locales list-keymaps list-x11-keymap-* " +
					"list-sessions list-users list-seats list-images list-transfers session-status user-status " +
					"seat-status show-session show-user show-seat timesync-status show-timesync lldp cat label " +
					"image-status show-image user group users-in-group groups-of-user services inspect dump " +
					"is-attached",
				Level: low, Operands: "text...",
			},
			{
				Name: "hostname deployment location icon-name chassis", Level: high, Categories: system, Bare: low,
				Operands: "text...",
			},
			{Name: "shell login", Level: high, Categories: sudo | executes, Operands: "text cmd..."},
			{Name: "*", Level: high, Categories: system, Operands: "text..."},
		},
		Examples: `
			low | timedatectl
			low | hostnamectl status
			low | loginctl list-sessions
			high SYSTEM_IMPACT | timedatectl set-time 00:00
			high SYSTEM_IMPACT | hostnamectl set-hostname x
			high SUDO | machinectl shell root@
		`,
	},
	{
		Name:   "systemd-analyze",
		Source: "systemd-analyze(1), systemd 256",
		Level:  low, Bare: low, Operands: "",
		Options: `
			-*
			--root,--image=:look
			--fuzz=
			--man=
			--from-pattern=
			--to-pattern=
			--iterations=
		`,
		Subs: []Entry{
			{
				Name: "time blame critical-chain plot dot dump unit-paths unit-files exit-status capability " +
					"condition calendar timestamp timespan syscall-filter filesystems security inspect-elf " +
					"compare-versions image-policy pcrs srk malloc fdstore has-tpm2 smbios11 architectures",
				Level: low, Operands: "text...",
			},
			{Name: "verify cat-config", Level: low, Operands: "read..."},
			{
				Name: "set-log-level set-log-target log-level log-target service-watchdogs", Level: high,
				Categories: system, Operands: "text...",
			},
		},
		Examples: `
			low | systemd-analyze blame
			low | systemd-analyze verify x.service
			high SYSTEM_IMPACT | systemd-analyze set-log-level debug
		`,
	},
	{
		Name: "systemd-detect-virt systemd-path systemd-cgls systemd-cgtop systemd-delta systemd-escape " +
			"systemd-id128 coredumpctl",
		Source: "systemd-detect-virt(1), systemd-cgls(1), coredumpctl(1), systemd 256",
		Level:  low, Operands: "text...",
		Options: `
			-abcfilnpqrtuxv1DFMSU
			-o,--output=:write
			-A,--debugger-arguments=:executes
			--debugger=:exec+executes
			-d=
			--depth=
			--since=
			--until=
			--file=:read
			--path
			--suffix=
			--template=
			--unescape --mangle --vm --container --no-pager --no-legend --all --user
			--diff?=
			--type=
		`,
		Subs: []Entry{
			{Name: "gdb debug", Level: high, Categories: executes, Operands: "text..."},
			{Name: "list info show new machine-id boot-id invocation-id", Level: low, Operands: "text..."},
			{
				Name: "dump", Level: high, Categories: secrets, Says: "{0} shows the memory of a program",
				Out: Sensitive, Operands: "text...",
			},
		},
		Examples: `
			low | systemd-detect-virt
			low | coredumpctl list
			high EXEC_ARBITRARY | coredumpctl gdb
			high FS_CONFIG_SECRETS | coredumpctl dump
			medium..critical EXEC_ARBITRARY | coredumpctl --debugger=./x.sh debug
		`,
	},
	{
		Name:   "systemd-cat",
		Source: "systemd-cat(1), systemd 256",
		Level:  medium, Operands: "cmd...",
		Options: `
			-t,--identifier=
			-p,--priority=
			--stderr-priority=
			--level-prefix=
		`,
		Examples: `
			medium | systemd-cat ls
			high..critical FS_DELETE_OVERWRITE | systemd-cat rm -rf src
		`,
	},
	{
		Name: "busctl dbus-send gdbus qdbus dbus-monitor gsettings dconf kwriteconfig5 kwriteconfig6 " +
			"xfconf-query gconftool-2",
		Source: "busctl(1), dbus-send(1), gsettings(1): messages to services, settings of the desktop",
		Level:  high, Categories: system | executes, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{
				Name: "list tree introspect get get-property status range describe list-schemas list-keys " +
					"list-recursively list-children read",
				Level: low, Operands: "text...",
			},
		},
		Examples: `
			low | gsettings get org.gnome.desktop.interface gtk-theme
			high SYSTEM_IMPACT | gsettings set org.gnome.desktop.interface gtk-theme x
			high EXEC_ARBITRARY | dbus-send --print-reply /x x.Y
			low | busctl list
		`,
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
		Name: "systemd-inhibit dumb-init tini catatonit gamemoderun prime-run optirun aa-exec envdir " +
			"softlimit lockf pidproxy",
		Source: "systemd-inhibit(1), systemd 256; tini, dumb-init manuals; envdir(8), softlimit(8)",
		Level:  medium, Operands: "cmd...", Special: Forward,
		Options: `
			-*
			-p,--profile=
			--what=
			--who=
			--why=
			--mode=
			--list:list
			-t=
			-d=
			-m=
		`,
		Examples: `
			high..critical FS_DELETE_OVERWRITE | systemd-inhibit --why=x rm -rf src
			low..medium | systemd-inhibit ls
			high..critical FS_DELETE_OVERWRITE | tini -- rm -rf src
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
	{
		Name:   "nginx openresty",
		Source: "nginx(8), 1.27",
		Level:  high, Categories: system, Says: "{0} starts or steers a server", Operands: "",
		Options: `
			-q
			-v,-V,-h,-?:info
			-t,-T:dry+medium
			-c,-p=:settings
			-g=:executes
			-e=:writelog
			-s=:system
		`,
		Examples: `
			high SYSTEM_IMPACT | nginx -s reload
			medium | nginx -t
			medium..high FS_DELETE_OVERWRITE | nginx -t -e x.log
			medium | nginx -t -c nginx.conf
			low | nginx -v
			high SYSTEM_IMPACT | nginx
			high SYSTEM_IMPACT EXEC_ARBITRARY | nginx -g 'daemon off;'
		`,
	},
	{
		Name:   "apachectl apache2ctl httpd apache2",
		Source: "apachectl(8), httpd(8), 2.4",
		Level:  high, Categories: system, Says: "{0} starts or steers a server", Operands: "text...",
		Options: `
			-X
			-v,-V,-h,-L,-l:info
			-t,-S,-M:dry+medium
			-f,-d=:settings
			-C=:executes
			-c=:executes
			-D=
			-e=
			-E=:writelog
			-k=:system
		`,
		Subs: []Entry{
			{Name: "configtest", Level: medium},
			{Name: "status fullstatus", Level: high, Categories: network},
		},
		Examples: `
			high SYSTEM_IMPACT | apachectl restart
			medium | apachectl configtest
			low | httpd -v
			high SYSTEM_IMPACT | apachectl -k graceful
		`,
	},
	{
		Name:   "a2ensite a2dissite a2enmod a2dismod a2enconf a2disconf",
		Source: "a2ensite(8), Debian",
		Level:  high, Categories: system, Operands: "text...", Options: `-*`,
		Examples: `high SYSTEM_IMPACT | a2enmod ssl`,
	},
	{
		Name:   "caddy",
		Source: "caddy manual 2.8",
		Level:  medium, Operands: "",
		Options: `
			-*
			-c,--config=:settings
			-a,--adapter=
		`,
		Subs: []Entry{
			{Name: "version list-modules help build-info", Level: low},
			{Name: "environ", Level: high, Categories: secrets, Out: Sensitive},
			{
				Name: "validate adapt fmt", Level: medium, Operands: "read",
				Options: `-w,--overwrite:edit -d,--diff -p --pretty --validate`,
			},
			{Name: "hash-password", Level: medium, Operands: "text..."},
			{
				Name:  "run start stop reload file-server reverse-proxy respond trust untrust storage",
				Level: high, Categories: system | network, Operands: "text...",
			},
			{
				Name: "upgrade add-package remove-package", Level: high, Categories: installs | network,
				Operands: "text...",
			},
		},
		Examples: `
			high NETWORK_RISK | caddy run
			medium | caddy validate --config Caddyfile
			low | caddy version
			high FS_CONFIG_SECRETS | caddy environ
			high NETWORK_RISK | caddy file-server --listen :80
		`,
	},
	{
		Name: "haproxy lighttpd traefik envoy varnishd php-fpm unbound named postfix dovecot sshd vsftpd " +
			"smbd nmbd mosquitto memcached rpcbind nfsd cupsd avahi-daemon crond cron syslog-ng rsyslogd dockerd " +
			"containerd etcd supervisord atd inetd xinetd dbus-daemon gpm",
		Source: "haproxy(1), sshd(8), lighttpd(8), dockerd(8): servers",
		Level:  high, Categories: system | network, Says: "{0} starts or steers a server", Operands: "text...",
		Options: `-*`,
		Examples: `
			high SYSTEM_IMPACT | haproxy -f haproxy.cfg
			high SYSTEM_IMPACT NETWORK_RISK | sshd -D
			high NETWORK_RISK | memcached -v -l 0.0.0.0
			low | haproxy --version
		`,
	},
}
