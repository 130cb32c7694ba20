package program

// systemd: systemd's programs.
var systemd = []Entry{
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
				Name: "cat", Level: high, Categories: secrets,
				Says:    "{0} shows all there is of a service, its environment among it",
				Instead: "name what to show: systemctl show --property", Operands: "text...",
			},
			{
				Name: "status is-active is-enabled is-failed is-system-running list-units list-unit-files " +
					"list-timers list-sockets list-jobs list-dependencies list-machines list-automounts " +
					"list-paths get-default help whoami",
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
			high FS_CONFIG_SECRETS | systemctl --user cat sync
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
}
