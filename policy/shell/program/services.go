package program

// serviceTools: the running system: services, kernel, devices, packets and
// interfaces, mounts, and the package managers of operating systems. Showing is
// low, changing is not.
var serviceTools = []Entry{
	{
		Name: "systemctl", Source: "systemctl(1), systemd 256", Operands: "",
		Options: `-alqTrfi --user --system --global --all --full --quiet --recursive --reverse --after --before --with-dependencies --force --now --runtime --no-pager --no-legend --no-block --no-wall --no-ask-password --no-warn --no-reload --plain --value --failed --firmware-setup --dry-run --wait --show-types --show-transaction --preset-mode= -H,--host=:host+network -M,--machine= -n,--lines= -o,--output= -p,--property= -P= -s,--signal= -t,--type= --state= --job-mode= --kill-whom= --kill-value= --timestamp= --root,--image=:cd --what= --check-inhibitors= --boot-loader-entry= --boot-loader-menu= --legend= --drop-in= --stdin --marked`,
		Subs: []Entry{
			{Name: "status show is-active is-enabled is-failed is-system-running list-units list-unit-files list-timers list-sockets list-jobs list-dependencies list-machines list-automounts list-paths get-default cat help whoami", Level: low, Operands: "text..."},
			{Name: "show-environment", Level: high, Categories: secrets, Out: Sensitive},
			{Name: "edit", Level: high, Categories: system | executes, Operands: "text..."},
			{Name: "poweroff reboot halt kexec soft-reboot suspend hibernate hybrid-sleep suspend-then-hibernate rescue emergency exit switch-root sleep isolate default", Level: high, Categories: system, Says: "{0} stops the machine or what runs on it", Operands: "text..."},
			{Name: "start stop restart reload try-restart reload-or-restart try-reload-or-restart kill clean freeze thaw enable disable reenable mask unmask preset preset-all link revert add-wants add-requires set-default set-property set-environment unset-environment import-environment daemon-reload daemon-reexec reset-failed cancel mount-image log-level log-target service-log-level service-log-target service-watchdogs", Level: high, Categories: system, Operands: "text..."},
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
			medium EXEC_ARBITRARY | systemctl frobnicate`,
	},
	{
		Name: "journalctl", Source: "journalctl(1), systemd 256", Level: low, Operands: "text...",
		Options: `-aefkqrxmNI -# -b?= -c,--cursor= --after-cursor= --cursor-file=:make -D,--directory=:look --file=:read --root,--image=:look -g,--grep= --case-sensitive?= -M,--machine= -n,--lines?= -o,--output= --output-fields= -p,--priority= --facility= -S,--since= -U,--until= -t,--identifier= -T,--exclude-identifier= -u,--unit= --user-unit= -F,--field= -h:info --namespace= --invocation= --system --user --merge --boot?= --list-boots --list-invocations --list-namespaces --dmesg --follow --no-tail --no-full --full --all --quiet --reverse --show-cursor --utc --catalog --no-hostname --no-pager --pager-end --truncate-newline --disk-usage --list-catalog --dump-catalog --header --verify --fields --synchronize-on-exit= --interval= --verify-key=
			--rotate,--flush,--sync,--relinquish-var,--smart-relinquish-var,--setup-keys,--update-catalog:system --vacuum-size,--vacuum-files,--vacuum-time=:system+overwrites --force`,
		Examples: `
			low | journalctl -u nginx --since today --no-pager
			low | journalctl -xe
			low | journalctl -b -1 -p err
			low | journalctl -n 50 -f
			high SYSTEM_IMPACT FS_DELETE_OVERWRITE | journalctl --vacuum-time=1s
			high SYSTEM_IMPACT | journalctl --rotate
			high SYSTEM_IMPACT FS_DELETE_OVERWRITE | journalctl --vacuum-si=1K`,
	},
	{
		Name: "dmesg", Source: "dmesg(1), util-linux 2.40", Level: low, Options: `-deHhJkLPpriSTtuVwWxN -l,--level= -f,--facility= -s,--buffer-size= -F,--file=:read -K,--kmsg-file=:read -n,--console-level=:system -c,-C,--clear,--read-clear,-D,-E,--console-off,--console-on:system --color?= --ctime --human --json --kernel --userspace --raw --reltime --notime --nopager --follow --follow-new --decode --show-delta --since= --until= --time-format= --noescape --syslog --force-prefix`,
		Examples: "low | dmesg -T\nlow | dmesg --level=err,warn\nhigh SYSTEM_IMPACT | dmesg -C\nhigh SYSTEM_IMPACT | dmesg -n 1",
	},
	{Name: "service", Source: "service(8), sysvinit-utils: SERVICE COMMAND runs an init script", Level: high, Categories: system, Operands: "text...", Options: `--status-all:info --full-restart`, Examples: "low | service --status-all\nhigh SYSTEM_IMPACT | service nginx restart"},
	{Name: "rc-service rc-update rc-config chkconfig update-rc.d invoke-rc.d initctl sv runsv runsvdir s6-rc s6-svc start-stop-daemon svcadm svccfg rcctl daemonize", Source: "rc-service(8), chkconfig(8), update-rc.d(8), sv(8), start-stop-daemon(8)", Level: high, Categories: system, Operands: "text...", Options: `-* --list,-l:dry --exec=:exec`, Subs: []Entry{{Name: "show status list", Level: low, Operands: "text...", Options: `-*`}}, Examples: "high SYSTEM_IMPACT | rc-service nginx restart\nlow | chkconfig --list\nlow | sv status nginx"},
	{Name: "supervisorctl monit circusctl", Source: "supervisorctl manual 4.2", Level: high, Categories: system, Operands: "text...", Options: `-* -c,--configuration=:look -s,--serverurl=:url -u= -p=`, Subs: []Entry{{Name: "status version help pid avail summary tail maintail", Level: low, Operands: "text..."}}, Examples: "low | supervisorctl status\nhigh SYSTEM_IMPACT | supervisorctl restart all"},
	{Name: "reboot shutdown halt poweroff init telinit", Source: "shutdown(8), systemd 256; init(8)", Level: high, Categories: system, Says: "{0} stops the machine", Operands: "text...", Options: `-cfhHkPprwndiF --help:info --halt --poweroff --reboot --force --wtmp-only --no-wtmp --no-wall --show`, Examples: "high SYSTEM_IMPACT | reboot\nhigh SYSTEM_IMPACT | shutdown -h now\nhigh SYSTEM_IMPACT | init 0"},
	{Name: "runlevel", Source: "runlevel(8)", Level: low, Examples: "low | runlevel"},
	{Name: "kexec efibootmgr grub-install grub2-install grub-mkconfig grub2-mkconfig update-grub grub-set-default grub-editenv mkinitcpio dracut update-initramfs mkinitramfs kernel-install installkernel lilo extlinux plymouth-set-default-theme", Source: "kexec(8), efibootmgr(8), grub-install(8), update-initramfs(8)", Level: high, Categories: system, Says: "{0} changes how the machine starts", Operands: "text...", Options: `-* -o,--output=:write`, Examples: "high SYSTEM_IMPACT | update-grub\nhigh SYSTEM_IMPACT | efibootmgr -b 0001 -B"},
	{Name: "bootctl", Source: "bootctl(1), systemd 256", Level: low, Bare: low, Operands: "", Options: `-*`, Subs: []Entry{{Name: "status list is-installed", Level: low}, {Name: "*", Level: high, Categories: system, Operands: "text..."}}, Examples: "low | bootctl status\nhigh SYSTEM_IMPACT | bootctl install"},
	{
		Name: "timedatectl hostnamectl localectl loginctl networkctl machinectl portablectl homectl userdbctl oomctl importctl", Source: "timedatectl(1), hostnamectl(1), loginctl(1), networkctl(1), systemd 256", Operands: "",
		Options: `-* -H,--host=:host+network -M,--machine= -p,--property= -n= -o= --json= -s= --kill-whom=`, Subs: []Entry{
			{Name: "status show list list-timezones list-locales list-keymaps list-x11-keymap-* list-sessions list-users list-seats list-images list-transfers session-status user-status seat-status show-session show-user show-seat timesync-status show-timesync lldp cat label image-status show-image user group users-in-group groups-of-user services inspect dump is-attached", Level: low, Operands: "text..."},
			{Name: "hostname deployment location icon-name chassis", Level: high, Categories: system, Bare: low, Operands: "text..."},
			{Name: "shell login", Level: high, Categories: sudo | executes, Operands: "text cmd..."},
			{Name: "*", Level: high, Categories: system, Operands: "text..."},
		},
		Examples: "low | timedatectl\nlow | hostnamectl status\nlow | loginctl list-sessions\nhigh SYSTEM_IMPACT | timedatectl set-time 00:00\nhigh SYSTEM_IMPACT | hostnamectl set-hostname x\nhigh SUDO | machinectl shell root@",
	},
	{Name: "resolvectl", Source: "resolvectl(1), systemd 256", Operands: "", Options: `-* -i= -p= -t= -c=`, Subs: []Entry{{Name: "status statistics dns domain default-route llmnr mdns dnssec dnsovertls nta show-cache show-server-state log-level", Level: high, Categories: system, Bare: low, Operands: "text..."}, {Name: "query service openpgp tlsa", Level: high, Categories: network, Operands: "host..."}, {Name: "*", Level: high, Categories: system, Operands: "text..."}}, Examples: "low | resolvectl status\nhigh NETWORK_RISK | resolvectl query example.com\nhigh SYSTEM_IMPACT | resolvectl flush-caches"},
	{
		Name: "systemd-analyze", Source: "systemd-analyze(1), systemd 256", Level: low, Bare: low, Operands: "", Options: `-* --root,--image=:look --fuzz= --man= --from-pattern= --to-pattern= --iterations=`, Subs: []Entry{
			{Name: "time blame critical-chain plot dot dump unit-paths unit-files exit-status capability condition calendar timestamp timespan syscall-filter filesystems security inspect-elf compare-versions image-policy pcrs srk malloc fdstore has-tpm2 smbios11 architectures", Level: low, Operands: "text..."},
			{Name: "verify cat-config", Level: low, Operands: "read..."},
			{Name: "set-log-level set-log-target log-level log-target service-watchdogs", Level: high, Categories: system, Operands: "text..."},
		},
		Examples: "low | systemd-analyze blame\nlow | systemd-analyze verify x.service\nhigh SYSTEM_IMPACT | systemd-analyze set-log-level debug",
	},
	{Name: "systemd-detect-virt systemd-path systemd-cgls systemd-cgtop systemd-delta systemd-escape systemd-id128 coredumpctl", Source: "systemd-detect-virt(1), systemd-cgls(1), coredumpctl(1), systemd 256", Level: low, Operands: "text...", Options: `-abcfilnpqrtuxv1DFMSU -o,--output=:write -A,--debugger-arguments=:executes --debugger=:exec+executes -d= --depth= --since= --until= --file=:read --path --suffix= --template= --unescape --mangle --vm --container --no-pager --no-legend --all --user --diff?= --type=`, Subs: []Entry{{Name: "gdb debug", Level: high, Categories: executes, Operands: "text..."}, {Name: "list info show new machine-id boot-id invocation-id", Level: low, Operands: "text..."}, {Name: "dump", Level: medium, Operands: "text..."}}, Examples: "low | systemd-detect-virt\nlow | coredumpctl list\nhigh EXEC_ARBITRARY | coredumpctl gdb\nmedium..critical EXEC_ARBITRARY | coredumpctl --debugger=./x.sh debug"},
	{Name: "systemd-cat", Source: "systemd-cat(1), systemd 256", Level: medium, Operands: "cmd...", Options: `-t,--identifier= -p,--priority= --stderr-priority= --level-prefix=`, Examples: "medium | systemd-cat ls\nhigh..critical FS_DELETE_OVERWRITE | systemd-cat rm -rf src"},
	{Name: "busctl dbus-send gdbus qdbus dbus-monitor gsettings dconf kwriteconfig5 kwriteconfig6 xfconf-query gconftool-2", Source: "busctl(1), dbus-send(1), gsettings(1): messages to services, settings of the desktop", Level: high, Categories: system | executes, Operands: "text...", Options: `-*`, Subs: []Entry{{Name: "list tree introspect get get-property status range describe list-schemas list-keys list-recursively list-children read", Level: low, Operands: "text..."}}, Examples: "low | gsettings get org.gnome.desktop.interface gtk-theme\nhigh SYSTEM_IMPACT | gsettings set org.gnome.desktop.interface gtk-theme x\nhigh EXEC_ARBITRARY | dbus-send --print-reply /x x.Y\nlow | busctl list"},
	{Name: "udevadm", Source: "udevadm(8), systemd 256", Operands: "", Options: `-*`, Subs: []Entry{{Name: "info monitor verify cat wait settle", Level: low, Operands: "text..."}, {Name: "*", Level: high, Categories: system, Operands: "text..."}}, Examples: "low | udevadm info /dev/sda\nhigh SYSTEM_IMPACT | udevadm trigger"},
	{
		Name: "sysctl", Source: "sysctl(8), procps 4; sysctl(8), macOS 14: NAME=VALUE sets it", Style: KeyValue, Level: low, Operands: "text...",
		Options:  `-abdehNnqVxAXo -w,--write:system -p,--load?=:system -f=:system --system:system -r= --pattern= --all --deprecated --binary --ignore --names --values --quiet vm.swappiness=:system vm.overcommit_memory=:system vm.max_map_count=:system vm.drop_caches=:system net.ipv4.ip_forward=:system net.core.somaxconn=:system net.ipv6.conf.all.disable_ipv6=:system net.ipv4.ip_unprivileged_port_start=:system fs.inotify.max_user_watches=:system fs.file-max=:system kernel.sysrq=:system kernel.panic=:system kernel.core_pattern=:system+executes kernel.randomize_va_space=:system kernel.yama.ptrace_scope=:system kernel.unprivileged_userns_clone=:system kernel.unprivileged_bpf_disabled=:system kernel.dmesg_restrict=:system kernel.perf_event_paranoid=:system kernel.hostname=:system kernel.modprobe=:system+executes kern.maxfiles=:system kern.maxproc=:system kern.hostname=:system`,
		Examples: "low | sysctl -a\nlow | sysctl -n kernel.hostname\nlow | sysctl -n hw.ncpu\nhigh SYSTEM_IMPACT | sysctl -w vm.swappiness=10\nhigh SYSTEM_IMPACT | sysctl net.ipv4.ip_forward=1\nmedium..high EXEC_ARBITRARY | sysctl some.key=1\nhigh SYSTEM_IMPACT | sysctl -p\nhigh SYSTEM_IMPACT EXEC_ARBITRARY | sysctl -w kernel.core_pattern='|/x'",
	},
	{
		Name: "mount", Source: "mount(8), util-linux 2.40", Level: high, Categories: system, Bare: low, Operands: "text...",
		Options:  `-BFfilMnRrsvwh -a,--all:system -t,--types= -o,--options= -O,--test-opts= -L,--label=:system -U,--uuid=:system -N,--namespace=:system -T,--fstab=:system --bind --rbind --move --source=:system --target=:system --target-prefix= --onlyonce --fake --read-only --read-write --rw --no-mtab --no-canonicalize --internal-only --sloppy --verbose --show-labels --mkdir?= --make-shared --make-slave --make-private --make-unbindable --make-rshared --make-rslave --make-rprivate --make-runbindable --options-mode= --options-source= --options-source-force --exclusive`,
		Examples: "low | mount\nlow | mount -t ext4\nlow | mount -l\nhigh SYSTEM_IMPACT | mount /dev/sdb1 /mnt\nhigh SYSTEM_IMPACT | mount -a\nhigh SYSTEM_IMPACT | mount -o remount,rw /\nhigh SYSTEM_IMPACT | mount --bind x /etc",
	},
	{Name: "umount swapon swapoff fusermount fusermount3 udisksctl pmount gio-mount quotaon quotaoff mount.ntfs ntfs-3g mount.fuse bindfs", Source: "umount(8), swapon(8), util-linux 2.40; fusermount(1)", Level: high, Categories: system, Operands: "text...", Options: `-* -s,--show?=:dry --summary:dry`, Subs: []Entry{{Name: "info status dump", Level: low, Operands: "text..."}}, Examples: "high SYSTEM_IMPACT | umount /mnt\nhigh SYSTEM_IMPACT | swapoff -a\nlow | swapon --show\nhigh SYSTEM_IMPACT | umount -l /"},
	{Name: "findmnt mountpoint", Source: "findmnt(8), mountpoint(1), util-linux 2.40", Level: low, Operands: "text...", Out: Fixed, Options: `-abBcCdDefgGhIiJklmnPqrRsuUvxyA -F,--tab-file=:look -M,--mountpoint= -N,--task= -o,--output= -O,--options= -p,--poll?= -S,--source= -t,--types= -T,--target= -w,--timeout= --all --bytes --canonicalize --df --fs-devno --nofsroot --json --list --noheadings --pairs --raw --real --pseudo --submounts --tree --uniq --verify --verbose --output-all --evaluate --first-only --invert --kernel --fstab --mtab --quiet --nofollow`, Examples: "low | findmnt -t ext4\nlow | findmnt --json /\nlow | mountpoint -q /mnt"},
	{Name: "modprobe insmod rmmod depmod kmod-load dkms kpatch livepatch", Source: "modprobe(8), insmod(8), dkms(8), kmod 33", Level: high, Categories: system, Says: "{0} changes the running kernel", Operands: "text...", Options: `-* -n,--dry-run,--show,--show-depends,-c,--showconfig,-D,--resolve-alias,-R:dry -C,--config=:executes -d,--dirname=:look`, Subs: []Entry{{Name: "status", Level: low, Operands: "text..."}}, Examples: "high SYSTEM_IMPACT | modprobe overlay\nhigh SYSTEM_IMPACT | insmod x.ko\nlow | modprobe -n overlay\nlow | dkms status"},
	{Name: "lsmod modinfo kmod", Source: "lsmod(8), modinfo(8), kmod 33", Level: low, Operands: "text...", Out: Fixed, Options: `-adhlnp0V -F,--field= -k,--set-version= -b,--basedir=:look --author --description --license --parameters --filename --null`, Subs: []Entry{{Name: "list static-nodes", Level: low}, {Name: "load unload insert remove", Level: high, Categories: system, Operands: "text..."}}, Examples: "low | lsmod\nlow | modinfo -F version overlay\nhigh SYSTEM_IMPACT | kmod load x"},
	{
		Name: "lscpu lsmem lsns lsipc lslocks lslogins lsirq lsfd lsscsi lsusb lshw lsattr lsb_release ipcs namei getfacl getfattr getcap getenforce sestatus numastat acpi upower glxinfo vulkaninfo clinfo vainfo xdpyinfo xwininfo cpuid prtstat slabtop lsinitramfs", Source: "lscpu(1), lsns(8), lsipc(1), util-linux 2.40; lsusb(8), lshw(1), getfacl(1), numastat(8): no option of theirs writes or runs", Level: low, Operands: "text...", Out: Fixed, Options: `-*`,
		Examples: "low | lscpu -J\nlow | lsb_release -a\nlow | lsusb -t\nlow | getfacl src\nlow | lshw -short",
	},
	{Name: "lspci", Source: "lspci(8), pciutils 3.13: -q asks a name server", Level: low, Operands: "text...", Out: Fixed, Options: `-vnkxDPbtMmG -q,-Q:network -s= -d= -i=:read -p=:read -F=:read -A= -O= -H=`, Examples: "low | lspci -nnk\nhigh NETWORK_RISK | lspci -q"},
	{Name: "dmidecode biosdecode", Source: "dmidecode(8), 3.6", Level: low, Out: Fixed, Options: `-qhVu -d,--dev-mem=:look -s,--string= -t,--type= -H,--handle= --dump --dump-bin=:write --from-dump=:read --no-sysfs --no-quirks --oem-string= --quiet`, Examples: "low | dmidecode -t memory\nhigh FS_OUTSIDE_WORKSPACE | dmidecode --dump-bin /etc/x"},
	{Name: "sensors", Source: "sensors(1), lm-sensors 3.6", Level: low, Operands: "text...", Out: Fixed, Options: `-AuUfjvh -s,--set:system -c,--config-file=:read --bus-list --no-adapter --fahrenheit`, Examples: "low | sensors\nhigh SYSTEM_IMPACT | sensors -s"},
	{Name: "lstopo hwloc-ls lstopo-no-graphics", Source: "lstopo(1), hwloc 2.11: an operand is written", Level: low, Operands: "write", Out: Fixed, Options: `-* --of= --input,-i=:read --only= --if=`, Examples: "low | lstopo --of console\nmedium FS_DELETE_OVERWRITE | lstopo out.svg"},
	{Name: "neofetch fastfetch screenfetch inxi hwinfo", Source: "neofetch(1), fastfetch(1), inxi(1): a configuration is code", Level: low, Out: Fixed, Operands: "text...", Options: `-abBACDfFGJLMmNnopPrRstxzyZS -c,--config=:read+executes -l,--logo= -i,-w,-W,-u,-U:network --ascii= --source= --stdout --off --no-config --json --format= --structure= --short --all --cpu --disk --memory --log=:write --gpu`, Examples: "low | neofetch --stdout\nlow | inxi -Fxz\nhigh NETWORK_RISK | inxi -U\nmedium..high EXEC_ARBITRARY | neofetch --config x.sh"},
	{Name: "nvidia-smi", Source: "nvidia-smi(1), 560", Style: Single, Level: low, Operands: "", Out: Fixed, Options: `-h:info -L -list-gpus -B -q -query -x -u -i= -id= -f=:write -filename=:write -d= -display= -l?= -loop?= -lms?= -loop-ms?= -query-gpu= -query-compute-apps= -query-accounted-apps= -format= -pm:system -persistence-mode=:system -e=:system -p=:system -c=:system -r:system -gpu-reset:system -pl=:system -power-limit=:system -lgc=:system -rgc:system -ac=:system -rac:system -mig=:system -am=:system -caa:system`, Subs: []Entry{{Name: "topo nvlink dmon pmon stats", Style: Single, Level: low, Operands: "text...", Options: `-*`}, {Name: "drain clocks mig boost-slider power-hint vgpu conf-compute", Style: Single, Level: high, Categories: system, Operands: "text...", Options: `-*`}}, Examples: "low | nvidia-smi\nlow | nvidia-smi --query-gpu=name --format=csv\nhigh SYSTEM_IMPACT | nvidia-smi --gpu-reset -i 0\nhigh SYSTEM_IMPACT | nvidia-smi -pl 100"},
	{Name: "top iostat mpstat pidstat iotop nvtop tload dstat dool", Source: "top(1), procps 4; iostat(1), sysstat 12; dstat(1)", Level: low, Operands: "text...", Out: Fixed, Options: `-aAbBcCdDeEfFhHiIjkKlmMnNpPqrRsStTuUvVwWxyzZ01 -# -o= --output=:write --human --json --pretty --dec= --nocolor --noheaders --full --top-cpu --top-mem --top-io`, Examples: "low | top -b -n1\nlow | iostat -x 1 3\nlow | pidstat -u 1 3\nmedium | dstat --output out.csv 1 3"},
	{Name: "sar sadf", Source: "sar(1), sysstat 12", Level: low, Operands: "text...", Out: Fixed, Options: `-AbBCDdFHhpqrSuvVWwxyztcjTUg -f=:read -o=:write -I= -i= -m= -n= -P= -s= -e= --dev= --iface= --human --pretty --dec= -l -O=`, Examples: "low | sar -u 1 3\nmedium | sar -o out.bin 1 3"},
	{Name: "htop btop bpytop glances bottom btm gtop zenith gotop ctop", Source: "htop(1), btop and glances manuals: a key ends a process, glances -w serves", Level: medium, Operands: "text...", Options: `-* -w,--webserver:network -s,--server:network -c,--client=:host+network --export=:write -u= -p=`, Examples: "medium | htop\nhigh NETWORK_RISK | glances -w"},
	{
		Name: "ss", Source: "ss(8), iproute2 6.11", Level: low, Operands: "text...", Out: Fixed,
		Options:  `-ab0dEeHhiLlMmnOoprSsTtuVvwxzZ46QBW -A,--query,--socket= -f,--family= -F,--filter=:read -D,--diag=:write -K,--kill:system -N,--net= --numeric --resolve:network --all --listening --options --extended --memory --processes --threads --info --tos --cgroup --summary --events --context --contexts --bpf --ipv4 --ipv6 --packet --tcp --mptcp --dccp --udp --raw --unix --sctp --vsock --xdp --tipc --no-header --oneline --no-queues --inet-sockopt --tipcinfo --bound-inactive`,
		Examples: "low | ss -tulpn\nlow | ss -ltn 'sport = :8080'\nlow | ss -s\nhigh SYSTEM_IMPACT | ss -K dst 10.0.0.1\nmedium | ss -D out.bin",
	},
	{Name: "netstat", Source: "netstat(8), net-tools 2.10; netstat(1), macOS 14", Level: low, Operands: "text...", Out: Fixed, Options: `-46aAbCcdeFgilLmMnNopPqrRsStuUvVWwxXZz -f= -I= --tcp --udp --listening --numeric --all --program --route --interfaces --statistics --wide --extend --continuous --groups --numeric-ports --numeric-hosts`, Examples: "low | netstat -tulpn\nlow | netstat -an -f inet\nlow | netstat -rn"},
	{Name: "lsof", Source: "lsof(8), lsof 4.99", Level: low, Operands: "text...", Out: Names, Options: `-abCEGhHIlMnNOPQRtUvVwWxX + -i?= -p= -u= -c= -d= -D= -g?= -s?= -F?= -f?= -r?= -o?= -S?= -T?= -k=:look -m=:look -A=:look -K?= -L?= -e= -Z?= -z?= -1`, Examples: "low | lsof -i :8080\nlow | lsof -nP -iTCP -sTCP:LISTEN\nlow | lsof -t -i:3000\nlow | lsof +D src\nlow | lsof -p 1234"},
	{Name: "fuser", Source: "fuser(1), psmisc 23: -k kills", Level: low, Operands: "text...", Out: Fixed, Options: `-acilmMsuvVwx46I -k,--kill:system -n,--namespace=`, Examples: "low | fuser -v 8080/tcp\nhigh SYSTEM_IMPACT | fuser -k 8080/tcp\nhigh SYSTEM_IMPACT | fuser -km /mnt"},
	{
		Name: "ip", Source: "ip(8), iproute2 6.11: objects and commands may be shortened", Style: Single, Operands: "", Options: ipOptions,
		Subs: []Entry{
			{Name: "netns", Style: Single, Level: low, Bare: low, Subs: []Entry{
				{Name: "exec e", Style: Single, Level: high, Categories: system | executes, Operands: "text cmd..."},
				{Name: "list ls l list-id identify pids monitor", Style: Single, Level: low, Operands: "text..."},
				{Name: "*", Style: Single, Level: high, Categories: system, Operands: "text..."},
			}},
			{Name: "vrf", Style: Single, Subs: []Entry{
				{Name: "exec", Style: Single, Level: high, Categories: system | executes, Operands: "text cmd..."},
				{Name: "show list identify pids", Style: Single, Level: low, Operands: "text..."},
			}},
			{Name: "xfrm macsec", Style: Single, Level: high, Categories: system | secrets, Operands: "text..."},
			{Name: "help", Style: Single, Level: low},
			{Name: "monitor m mo", Style: Single, Level: low, Operands: "text...", Options: `-*`},
			{
				Name: "address addr a ad add addres link l li lin route r ro rou rout neighbour neighbor neigh n ne rule ru rul maddress maddr m mroute mr tunnel tun t tuntap tap netconf ntable nexthop token tcp_metrics tcpmetrics addrlabel fou ila ioam l2tp mptcp sr stats", Style: Single, Level: low, Bare: low, Subs: []Entry{
					{Name: "show sh s list lst ls l get g help save showdump dev", Style: Single, Level: low, Operands: "text..."},
					{Name: "*", Style: Single, Level: high, Categories: system, Says: "{0} changes how this machine reaches the network", Operands: "text..."},
				},
			},
		},
		Examples: `
			low | ip addr
			low | ip a
			low | ip -br -4 addr show dev eth0
			low | ip -j route get 8.8.8.8
			low | ip r
			low | ip link show
			low | ip netns list
			high SYSTEM_IMPACT | ip link set eth0 down
			high SYSTEM_IMPACT | ip addr add 10.0.0.1/24 dev eth0
			high SYSTEM_IMPACT | ip route del default
			high SYSTEM_IMPACT | ip -n x link set lo up
			high SYSTEM_IMPACT EXEC_ARBITRARY | ip netns exec x sh
			high..critical FS_DELETE_OVERWRITE | ip netns exec x rm -rf src
			medium..critical EXEC_ARBITRARY | ip -batch x.txt`,
	},
	{Name: "ifconfig", Source: "ifconfig(8), net-tools 2.10; macOS 14: further words change the interface", Level: high, Categories: system, Bare: low, Operands: "text...", Options: `-aldLmrsuvX`, Examples: "low | ifconfig\nlow | ifconfig -a\nhigh SYSTEM_IMPACT | ifconfig eth0 down"},
	{Name: "route arp", Source: "route(8), arp(8), net-tools 2.10; macOS 14", Level: high, Categories: system, Bare: low, Operands: "text...", Options: `-46aCeFlnNvV -d,--delete:system -s,--set:system -S:system -f,--file=:system -i,--device= -A= -H= -t=`, Subs: []Entry{{Name: "get monitor", Level: low, Operands: "text...", Options: `-*`}}, Examples: "low | route -n\nlow | arp -a\nhigh SYSTEM_IMPACT | route add default gw 10.0.0.1\nhigh SYSTEM_IMPACT | arp -d 10.0.0.2\nlow | route get default"},
	{Name: "ifup ifdown ifquery dhclient dhcpcd udhcpc wpa_supplicant wpa_cli iwd iwctl hostapd dnsmasq brctl bridge ovs-vsctl ovs-ofctl tc tunctl vconfig ethtool mii-tool iwconfig iw iwlist rfkill conntrack ipset arptables ebtables teamdctl netplan ifrename macchanger wondershaper ipvsadm ipmitool keepalived bird birdc vtysh radvd", Source: "ifup(8), dhclient(8), tc(8), ethtool(8), iw(8), netplan(8)", Level: high, Categories: system, Operands: "text...", Options: `-*`, Subs: []Entry{{Name: "show list info get dev status", Level: low, Operands: "text..."}}, Examples: "high SYSTEM_IMPACT | tc qdisc add dev eth0 root netem delay 100ms\nlow | iw dev\nhigh SYSTEM_IMPACT | netplan apply\nhigh SYSTEM_IMPACT | dhclient eth0"},
	{
		Name: "nmcli", Source: "nmcli(1), NetworkManager 1.48", Operands: "", Options: `-ahoptv -c,--colors= -f,--fields= -g,--get-values= -m,--mode= -w,--wait= -s,--show-secrets:secrets -e,--escape= --ask --overview --pretty --terse`, Subs: []Entry{
			{Name: "general g device dev d connection con c radio r networking n", Bare: low, Level: low, Subs: []Entry{
				{Name: "status show permissions wifi-list connectivity", Level: low, Operands: "text...", Options: `--active --order=`},
				{Name: "*", Level: high, Categories: system, Operands: "text...", Options: `-*`},
			}},
			{Name: "monitor m", Level: low},
			{Name: "agent", Level: high, Categories: secrets, Operands: "text..."},
		},
		Examples: "low | nmcli device status\nlow | nmcli con show\nhigh SYSTEM_IMPACT | nmcli con up vpn\nhigh FS_CONFIG_SECRETS | nmcli -s con show home\nhigh SYSTEM_IMPACT | nmcli radio wifi off",
	},
	{
		Name: "iptables ip6tables iptables-legacy iptables-nft ip6tables-nft", Source: "iptables(8), 1.8.10: a line without -L or -S changes the rules", Level: high, Categories: system, Says: "{0} changes the firewall", Operands: "text...",
		Options:  `-* -L,--list,-S,--list-rules,-C,--check:dry -A,--append,-D,--delete,-I,--insert,-R,--replace,-N,--new-chain,-P,--policy,-E,--rename-chain=:system -F,--flush,-X,--delete-chain,-Z,--zero:system -t,--table= -p,--protocol= -s,--source= -d,--destination= -j,--jump= -i,--in-interface= -o,--out-interface= -m,--match= -w,--wait?= --modprobe=:exec+executes --dport= --sport= -c= --line-numbers`,
		Examples: "low | iptables -L -n -v\nlow | iptables -t nat -S\nhigh SYSTEM_IMPACT | iptables -F\nhigh SYSTEM_IMPACT | iptables -A INPUT -j DROP\nhigh SYSTEM_IMPACT | iptables -L -Z",
	},
	{Name: "iptables-save ip6tables-save", Source: "iptables-save(8), 1.8.10", Level: low, Out: Fixed, Options: `-cV -t,--table= -f,--file=:write -M,--modprobe=:exec+executes --counters`, Examples: "low | iptables-save\nmedium..critical EXEC_ARBITRARY | iptables-save -M ./x.sh"},
	{Name: "iptables-restore ip6tables-restore iptables-apply", Source: "iptables-restore(8), 1.8.10", Level: high, Categories: system, Operands: "read", Options: `-* -T= -M=:exec+executes`, Examples: "high SYSTEM_IMPACT | iptables-restore rules.v4"},
	{Name: "nft", Source: "nft(8), nftables 1.1", Level: high, Categories: system, Operands: "text...", Options: `-* -f,--file=:read -I,--includepath=:look -D,--define= -c,--check:dry`, Subs: []Entry{{Name: "list describe monitor", Level: low, Operands: "text..."}}, Examples: "low | nft list ruleset\nhigh SYSTEM_IMPACT | nft flush ruleset\nhigh SYSTEM_IMPACT | nft -f rules.nft"},
	{Name: "ufw", Source: "ufw(8), 0.36", Operands: "", Options: `--dry-run:dry --force`, Subs: []Entry{{Name: "status show version", Level: low, Operands: "text..."}, {Name: "*", Level: high, Categories: system, Says: "{0} changes the firewall", Operands: "text..."}}, Examples: "low | ufw status verbose\nhigh SYSTEM_IMPACT | ufw allow 22/tcp\nhigh SYSTEM_IMPACT | ufw disable"},
	{Name: "firewall-cmd pfctl ipfw fail2ban-client csf shorewall", Source: "firewall-cmd(1); pfctl(8); fail2ban-client(1)", Level: high, Categories: system, Says: "{0} changes the firewall", Operands: "text...", Options: `-* --state,--list-all,--list-all-zones,--list-ports,--list-services,--list-rich-rules,--list-interfaces,--list-sources,--get-zones,--get-services,--get-active-zones,--get-default-zone,--get-icmptypes:dry --zone= --add-port= --add-service= --remove-port= --remove-service= --add-rich-rule= -s:dry -f=:system -F:system -k=:system`, Subs: []Entry{{Name: "status show version ping", Level: low, Operands: "text..."}}, Examples: "low | firewall-cmd --list-all\nhigh SYSTEM_IMPACT | firewall-cmd --permanent --add-port=80/tcp\nhigh SYSTEM_IMPACT | pfctl -F all\nlow | fail2ban-client status"},
	{Name: "hwclock ntpdate sntp chronyd chronyc ntpd ntpq rdate adjtimex", Source: "hwclock(8), util-linux 2.40; chronyc(1)", Level: high, Categories: system | network, Operands: "text...", Options: `-*`, Subs: []Entry{{Name: "tracking sources sourcestats activity", Level: low, Operands: "text..."}}, Examples: "high SYSTEM_IMPACT | hwclock --hctosys\nlow | chronyc tracking\nhigh NETWORK_RISK | ntpdate pool.example.com"},
	{Name: "renice ipcrm zramctl cpupower cpufreq-set powertop tuned-adm chcpu chmem powerprofilesctl tlp swaplabel ldattach setserial stty setterm setfont loadkeys chvt openvt deallocvt fbset setleds kbdrate xset xrandr xinput xmodmap setxkbmap xdotool ydotool wmctrl xhost brightnessctl light amixer pactl pacmd wpctl alsactl rtcwake fwupdmgr flashrom dfu-util", Source: "renice(1), ipcrm(1), util-linux 2.40; cpupower(1), xdotool(1), fwupdmgr(1)", Level: high, Categories: system, Bare: medium, Operands: "text...", Options: `-* -q,--query:dry`, Subs: []Entry{{Name: "get-devices get-updates list info frequency-info active stat get size get-history", Level: low, Operands: "text..."}}, Examples: "high SYSTEM_IMPACT | renice -n 5 -p 1234\nhigh SYSTEM_IMPACT | xdotool key ctrl+c\nlow | cpupower frequency-info\nlow | xrandr --query"},
	{Name: "setenforce setsebool semanage semodule chcon restorecon fixfiles setcap setfattr aa-enforce aa-complain aa-disable apparmor_parser aa-teardown auditctl augenrules authselect update-crypto-policies update-ca-certificates update-ca-trust trust fips-mode-setup", Source: "setenforce(8), semanage(8), setcap(8), apparmor_parser(8), update-ca-certificates(8)", Level: high, Categories: system, Says: "{0} changes what the system guards against", Operands: "text...", Options: `-* -l,--list:dry`, Subs: []Entry{{Name: "list current", Level: low, Operands: "text..."}}, Examples: "high SYSTEM_IMPACT | setenforce 0\nhigh SYSTEM_IMPACT | setcap cap_net_bind_service=+ep tool\nhigh SYSTEM_IMPACT | update-ca-certificates"},
	{Name: "aa-status apparmor_status sesearch seinfo ausearch aureport getsebool matchpathcon", Source: "aa-status(8), ausearch(8)", Level: low, Operands: "text...", Options: `-*`, Examples: "low | aa-status\nlow | getsebool -a"},
	{Name: "ldconfig", Source: "ldconfig(8), glibc 2.40", Level: high, Categories: system, Operands: "text...", Options: `-* -p,--print-cache:info -C=:make -f=:read -r=:look -N -X -n`, Examples: "low | ldconfig -p\nhigh SYSTEM_IMPACT | ldconfig"},
	{Name: "update-alternatives alternatives galternatives eselect archlinux-java update-java-alternatives", Source: "update-alternatives(1), dpkg 1.22", Level: high, Categories: system, Operands: "text...", Options: `-* --display,--list,--query,--get-selections:info -l,--list:info`, Subs: []Entry{{Name: "list show status get", Level: low, Operands: "text..."}}, Examples: "low | update-alternatives --display editor\nlow | archlinux-java status\nhigh SYSTEM_IMPACT | update-alternatives --set editor /usr/bin/vim"},
	{Name: "logger", Source: "logger(1), util-linux 2.40", Level: medium, Operands: "text...", Options: `-dehisTV46 -f,--file=:read -n,--server=:host+network -P,--port= -p,--priority= -t,--tag= -S,--size= --id?= --journald?=:read --msgid= --rfc5424?= --sd-id= --sd-param= --socket-errors?= -u,--socket=`, Examples: "medium | logger hello\nhigh NETWORK_RISK | logger -n evil.example hello"},
	{Name: "wall write mesg talk ntalk", Source: "wall(1), write(1), util-linux 2.40: messages on other people's terminals", Level: high, Categories: sends, Operands: "text...", Options: `-*`, Examples: "high SEND | wall 'going down'"},
	{
		Name: "nginx openresty apachectl apache2ctl httpd apache2 lighttpd haproxy caddy traefik envoy varnishd php-fpm unbound named postfix exim4-daemon dovecot sshd vsftpd smbd mosquitto memcached rpcbind nfsd cupsd avahi-daemon crond cron syslog-ng rsyslogd dockerd containerd etcd", Source: "nginx(8), apachectl(8), haproxy(1), caddy manual, sshd(8)", Level: high, Categories: system, Says: "{0} starts or steers a server", Operands: "text...",
		Options:  `-* -v,-V:info -t,-T:medium+dry -S,-M,-l:dry -c,-f,--config=:read -s= -k= -p= -g=:executes -D=`,
		Subs:     []Entry{{Name: "version list-modules environ help configtest validate fmt adapt hash-password build-info", Level: medium, Operands: "text...", Options: `--config=:read`}, {Name: "status fullstatus", Level: low}},
		Examples: "high SYSTEM_IMPACT | nginx -s reload\nmedium | nginx -t\nlow | nginx -v\nhigh SYSTEM_IMPACT | apachectl restart\nmedium | caddy validate --config Caddyfile\nhigh SYSTEM_IMPACT | caddy run",
	},
	{Name: "lpr lp lpadmin cancel cupsenable cupsdisable lprm", Source: "lp(1), lpadmin(8), CUPS 2.4", Level: high, Categories: sends | system, Says: "{0} hands work to a printer", Operands: "read...", Options: `-*`, Examples: "high SYSTEM_IMPACT | lp notes.txt"},
	{Name: "lpstat lpq lpinfo", Source: "lpstat(1), CUPS 2.4", Level: low, Operands: "text...", Options: `-*`, Examples: "low | lpstat -p"},
	{Name: "rtkit notify-send zenity kdialog terminal-notifier espeak spd-say paplay aplay mpv mplayer vlc ffplay", Source: "notify-send(1), zenity(1), aplay(1), mpv(1)", Level: medium, Operands: "text...", Options: `-* --script,--scripts=:script`, Examples: "medium | notify-send done"},
	{Name: "xclip", Source: "xclip(1), 0.13: -o prints the clipboard, which may hold a password", Style: Single, Level: medium, Operands: "read...", Out: Sensitive, Options: `-o:secrets -out:secrets -i -in -f -filter -r -rmlastnl -silent -quiet -verbose -noutf8 -selection= -sel= -se= -d= -display= -l= -loops= -t= -target=`, Examples: "medium | xclip -i notes.txt\nmedium | git log | xclip -sel clip\nhigh FS_CONFIG_SECRETS | xclip -o -sel clip"},
	{Name: "xsel wl-copy", Source: "xsel(1), wl-copy(1)", Level: medium, Operands: "text...", Out: Sensitive, Options: `-abcdfiklnpqrsvx -o,--output:secrets -t,--type= --clipboard --input --append --follow --paste-once --primary --secondary --clear --delete --exchange --keep --foreground --trim-newline --nodetach --display= --selectionTimeout= --logfile=:write --seat=`, Examples: "medium | xsel -ib\nhigh FS_CONFIG_SECRETS | xsel -ob\nmedium | wl-copy hello"},
	{Name: "wl-paste", Source: "wl-paste(1): what the clipboard holds, which may be a password", Level: high, Categories: secrets, Out: Sensitive, Operands: "text...", Options: `-lnps -t= -w,--watch=:run+executes --no-newline --list-types`, Examples: "high FS_CONFIG_SECRETS | wl-paste"},
	{Name: "scrot gnome-screenshot grim maim flameshot spectacle arecord fswebcam wf-recorder", Source: "scrot(1), grim(1), arecord(1): pictures and sound of what is in front of the machine", Level: high, Categories: secrets, Says: "{0} records the screen, the camera or the microphone", Operands: "write", Options: `-* -e=:run+executes`, Examples: "high FS_CONFIG_SECRETS | scrot shot.png"},

	{
		Name: "apt apt-get aptitude nala", Source: "apt(8), apt-get(8), APT 2.9: -o and -c set configuration, whose hooks run commands", Operands: "",
		Options: `-bdfhmquVy -a= -o,--option=:setting+executes -c,--config-file=:read+executes -t,--target-release,--default-release= -s,--simulate,--just-print,--dry-run,--recon,--no-act:dry --installed --upgradable --upgradeable --all-versions --manual-installed --no-install-recommends --install-recommends --no-install-suggests --install-suggests --yes --assume-yes --assume-no --allow-unauthenticated:critical --allow-downgrades --allow-remove-essential --allow-change-held-packages --allow-insecure-repositories:critical --force-yes --fix-broken --fix-missing --fix-policy --ignore-hold --ignore-missing --purge --auto-remove --autoremove --reinstall --only-upgrade --no-upgrade --download-only --no-download --print-uris --quiet?= --show-upgraded --verbose-versions --with-new-pkgs --with-source=:read --list-cleanup --diff-only --dsc-only --tar-only --names-only --full --recurse --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces --no-enhances --solver= --color --update`,
		Subs: []Entry{
			{Name: "list show search policy depends rdepends showsrc help moo version check why why-not versions madison", Level: low, Operands: "text...", Options: `-F= -w= --display-format=`},
			{Name: "update", Level: high, Categories: installs | network, Operands: ""},
			{Name: "source download changelog", Level: high, Categories: network, Operands: "text..."},
			{Name: "edit-sources", Level: high, Categories: system | executes, Operands: "text..."},
			{Name: "install remove purge upgrade dist-upgrade full-upgrade autoremove autopurge auto-remove build-dep reinstall dselect-upgrade satisfy safe-upgrade hold unhold markauto unmarkauto clean autoclean distclean auto-clean history", Level: high, Categories: installs, Operands: "package..."},
		},
		Examples: `
			low | apt list --installed
			low | apt show curl
			low | apt search ripgrep
			low | apt-get -s install curl --version
			high DEPS_INSTALL_UPDATE | apt install -y curl
			high DEPS_INSTALL_UPDATE | apt-get update
			high DEPS_INSTALL_UPDATE | apt-get -y --no-install-recommends install curl
			high DEPS_INSTALL_UPDATE | apt-get purge curl
			medium..critical EXEC_ARBITRARY | apt-get -o APT::Update::Pre-Invoke::=./x.sh list
			medium..critical EXEC_ARBITRARY | apt list -c x.conf
			critical SUDO DEPS_INSTALL_UPDATE | sudo apt-get install curl`,
	},
	{Name: "apt-cache apt-config apt-sortpkgs apt-file apt-rdepends grep-aptavail dctrl-tools debsums dlocate debsecan deborphan popularity-contest", Source: "apt-cache(8), APT 2.9; apt-file(1)", Level: low, Operands: "text...", Options: `-afhinpqgxlFLS -o,--option=:executes -c,--config-file=:read+executes --installed --names-only --full --recurse --no-all-versions --generate --important --package-only --no-recommends --no-suggests`, Subs: []Entry{{Name: "update", Level: high, Categories: network, Operands: "text..."}}, Examples: "low | apt-cache policy curl\nlow | apt-cache search ripgrep\nhigh NETWORK_RISK | apt-file update\nmedium..critical EXEC_ARBITRARY | apt-cache -o Dir::Bin=./x show curl"},
	{Name: "apt-mark", Source: "apt-mark(8), APT 2.9", Operands: "", Options: `-f,--file=:executes -o,--option=:executes -c=:executes`, Subs: []Entry{{Name: "showmanual showauto showhold showinstall showremove showpurge", Level: low, Operands: "text..."}, {Name: "*", Level: high, Categories: installs, Operands: "text..."}}, Examples: "low | apt-mark showmanual\nhigh DEPS_INSTALL_UPDATE | apt-mark hold curl"},
	{Name: "apt-key add-apt-repository apt-add-repository dpkg-reconfigure debconf-set-selections tasksel do-release-upgrade unattended-upgrade pro ubuntu-drivers dselect debootstrap dpkg-divert dpkg-statoverride", Source: "apt-key(8), add-apt-repository(1), do-release-upgrade(8)", Level: high, Categories: installs | system, Says: "{0} changes which packages the system trusts or has", Operands: "text...", Options: `-* -L,--list:dry`, Subs: []Entry{{Name: "list status devices", Level: low, Operands: "text..."}}, Examples: "high DEPS_INSTALL_UPDATE SYSTEM_IMPACT | add-apt-repository ppa:x/y\nhigh DEPS_INSTALL_UPDATE | apt-key add key.asc"},
	{
		Name: "dpkg", Source: "dpkg(1), 1.22: actions are options", Level: low, Operands: "read...",
		Options:  `-hB -E -G -R -O -D= -l,--list,--get-selections,--print-architecture,--print-foreign-architectures,-C,--audit,--compare-versions,--yet-to-unpack,--predep-package,--assert-multi-arch:info -L,--listfiles,-s,--status,-S,--search,-p,--print-avail,-V,--verify:info -I,--info,-c,--contents,-f,--field:list -i,--install,--unpack,-r,--remove,-P,--purge,--configure,--triggers-only,--set-selections,--clear-selections,--update-avail,--merge-avail,-A,--record-avail,--forget-old-unavail,--clear-avail,--add-architecture,--remove-architecture:installs -x,--extract,-X,--vextract,-e,--control:extract+medium -b,--build:medium --pre-invoke,--post-invoke,--status-logger=:run+executes --root,--admindir,--instdir=:look --force-all:critical --force-*= --no-act,--dry-run,--simulate --recursive --pending -a --log=:make --status-fd= --path-exclude= --path-include= --abort-after=`,
		Examples: "low | dpkg -l\nlow | dpkg -L curl\nlow | dpkg -S /usr/bin/curl\nlow | dpkg --print-architecture\nlow | dpkg -c x.deb\nhigh DEPS_INSTALL_UPDATE | dpkg -i x.deb\nhigh DEPS_INSTALL_UPDATE | dpkg --purge curl\nmedium..critical EXEC_ARBITRARY | dpkg --pre-invoke=./x.sh -l",
	},
	{Name: "dpkg-query dpkg-architecture dpkg-parsechangelog dpkg-checkbuilddeps", Source: "dpkg-query(1), dpkg 1.22", Level: low, Operands: "text...", Options: `-lLsSpW -f,--showformat= -q -a= -t= -A= --list --listfiles --status --search --show --print-avail --control-list --control-show --control-path --load-avail --no-pager --root,--admindir=:look`, Examples: "low | dpkg-query -W -f='${Package}\\n'\nlow | dpkg-query -L curl"},
	{Name: "dpkg-deb", Source: "dpkg-deb(1), dpkg 1.22", Level: medium, Operands: "read writedir", Options: `-v -c,--contents,-I,--info,-f,--field,-W,--show:list -x,--extract,-X,--vextract,-e,--control,-R,--raw-extract -b,--build --ctrl-tarfile --fsys-tarfile -Z= -z= -S= --uniform-compression --root-owner-group --no-check`, Special: Archive, Examples: "low | dpkg-deb -c x.deb\nmedium | dpkg-deb -x x.deb out\nhigh FS_OUTSIDE_WORKSPACE | dpkg-deb -x x.deb /"},
	{
		Name: "dnf yum dnf5 microdnf tdnf", Source: "dnf(8), DNF 4.21: --setopt and -c change configuration and plug-ins", Operands: "",
		Options: `-4 -6bCqvyh -c,--config=:read+executes -d= -e= -R= -x,--exclude= --setopt=:executes --installroot=:look --repo,--repoid,--enablerepo,--disablerepo= --repofrompath=:executes --releasever= --forcearch= --enableplugin,--disableplugin= --downloaddir,--destdir=:writedir --nogpgcheck:critical --assumeno --assumeyes --best --nobest --skip-broken --refresh --cacheonly --allowerasing --downloadonly --installed --available --all --upgrades --extras --obsoletes --recent --duplicates --unneeded --qf,--queryformat= --whatprovides,--whatrequires,--whatdepends= --requires --provides --list --latest-limit= --resolve --deplist --changelogs --info --location --source --security --quiet --verbose --showduplicates --color=`,
		Subs: []Entry{
			{Name: "list ls info search provides whatprovides repoquery rq repolist repoinfo deplist check-update check-upgrade check history grouplist groupinfo updateinfo help leaves", Level: low, Operands: "text...", Subs: []Entry{{Name: "undo redo rollback store userinstalled", Level: high, Categories: installs, Operands: "text..."}}},
			{Name: "makecache mc", Level: high, Categories: network | installs},
			{Name: "download", Level: high, Categories: network, Operands: "text..."},
			{Name: "config-manager copr module", Level: high, Categories: installs | system, Operands: "text...", Options: `-*`, Subs: []Entry{{Name: "list info provides repoquery", Level: low, Operands: "text..."}}},
			{Name: "shell", Level: high, Categories: installs | executes, Operands: "script"},
			{Name: "*", Level: high, Categories: installs, Operands: "package..."},
		},
		Examples: "low | dnf list installed\nlow | yum info curl\nlow | dnf repolist\nhigh DEPS_INSTALL_UPDATE | dnf install -y curl\nhigh DEPS_INSTALL_UPDATE | yum remove curl\nhigh DEPS_INSTALL_UPDATE | dnf history undo 3\nmedium..critical EXEC_ARBITRARY | dnf -c x.conf list",
	},
	{
		Name: "rpm", Source: "rpm(8), RPM 4.19: --eval and --define take macros, which can run commands", Level: low, Operands: "text...",
		Options:  `-qalcdfspVKhv -i,-U,-F,-e,--install,--upgrade,--freshen,--erase,--reinstall,--import,--rebuilddb,--initdb,--restore,--setperms,--setugids:installs -E,--eval=:run+executes -D,--define=:executes --macros,--rcfile,--load=:read+executes --pipe=:run+executes --query --all --list --configfiles --docfiles --info --file --package --state --whatprovides --whatrequires --requires --provides --scripts --changelog --last --verify --checksig --qf,--queryformat= --root,--dbpath=:look --nodeps --force --test --nosignature --nodigest --percent --hash --triggers --conflicts --obsoletes --dump --filesbypkg --showrc --group= -r=`,
		Examples: "low | rpm -qf /usr/bin/curl\nlow | rpm -ql curl\nlow | rpm --query --all\nhigh DEPS_INSTALL_UPDATE | rpm -Uvh x.rpm\nhigh DEPS_INSTALL_UPDATE | rpm -e curl\nmedium..critical EXEC_ARBITRARY | rpm --eval '%(rm -rf src)'\nmedium..critical FS_DELETE_OVERWRITE | rpm -q --pipe 'rm -rf src' curl",
	},
	{
		Name: "pacman yay paru pikaur aura trizen", Source: "pacman(8), 6.1: operations are capital options; yay and paru manuals", Level: low, Operands: "text...",
		Options:  `-acdefghilmnoprsuvwxykbqtI -Q,--query,-T,--deptest -S,--sync,-U,--upgrade,-R,--remove,-D,--database:installs -F,--files:network -V:info -G:network --config=:read+executes --hookdir=:executes --root,--sysroot,--dbpath,--cachedir,--gpgdir=:look --logfile=:make --arch= --color= --noconfirm --needed --asdeps --asexplicit --overwrite= --ignore= --ignoregroup= --disable-download-timeout --quiet --info --list --search --owns --deps --explicit --foreign --native --unrequired --upgrades --check --changelog --file --groups --refresh --sysupgrade --clean --recursive --cascade --nosave --noscriptlet --print --downloadonly --debug --mflags=:executes --makepkg=:exec --pacman=:exec --editor=:exec --editmenu`,
		Examples: "low | pacman -Q\nlow | pacman -Qi curl\nhigh DEPS_INSTALL_UPDATE | pacman -Syu --noconfirm\nhigh DEPS_INSTALL_UPDATE | pacman -Rns curl\nhigh DEPS_INSTALL_UPDATE | yay -S x\nmedium..critical EXEC_ARBITRARY | pacman --hookdir x -Q",
	},
	{Name: "makepkg abuild rpmbuild dpkg-buildpackage debuild debhelper dh_make mock pbuilder sbuild fpm alien checkinstall devscripts", Source: "makepkg(8), rpmbuild(8), dpkg-buildpackage(1): they run the recipe in the folder", Level: medium, Categories: executes, Operands: "read...", Options: `-* -i,--install:installs`, Examples: "medium EXEC_ARBITRARY | makepkg -f\nhigh DEPS_INSTALL_UPDATE | makepkg -si"},
	{Name: "apk", Source: "apk(8), apk-tools 2.14", Operands: "", Options: `-hvqfUaedxl -X,--repository=:executes -p,--root=:look -t,--virtual= --no-cache --update-cache --no-network --allow-untrusted:critical --keys-dir=:look --repositories-file=:look --cache-dir=:look --installed --update --purge --available --latest --wait= --arch= --progress --no-progress -s,--simulate:dry --upgrade`, Subs: []Entry{{Name: "info list search policy version dot audit stats manifest verify", Level: low, Operands: "text...", Options: `-LRrPwWtiIuoOE --who-owns= --depends --all --contents --description --exact --origin --upgradable`}, {Name: "fetch update index", Level: high, Categories: network | installs, Operands: "text...", Options: `-* -o=:write`}, {Name: "*", Level: high, Categories: installs, Operands: "package..."}}, Examples: "low | apk info -vv\nlow | apk list --installed\nhigh DEPS_INSTALL_UPDATE | apk add --no-cache curl\nhigh DEPS_INSTALL_UPDATE | apk del curl"},
	{Name: "zypper", Source: "zypper(8), 1.14", Operands: "", Options: `-* -R,--root=:look -c,--config=:read+executes -D,--reposd-dir=:executes -p,--plus-repo=:executes -r,--repo= -t,--type=`, Subs: []Entry{{Name: "search se info if list-updates lu list-patches lp packages pa patterns products repos lr services ls what-provides wp locks ll patch-check pchk licenses versioncmp help targetos", Level: low, Operands: "text..."}, {Name: "refresh ref", Level: high, Categories: network | installs, Operands: "text..."}, {Name: "shell sh", Level: high, Categories: installs | executes}, {Name: "*", Level: high, Categories: installs, Operands: "package..."}}, Examples: "low | zypper se curl\nlow | zypper lr\nhigh DEPS_INSTALL_UPDATE | zypper in -y curl\nhigh DEPS_INSTALL_UPDATE | zypper dup"},
	{Name: "xbps-query equery qlist qfile eix urpmq pkg_info portageq nix-info", Source: "xbps-query(1), equery(1), pkg_info(1)", Level: low, Operands: "text...", Options: `-* -R,--repository:network`, Subs: []Entry{{Name: "*", Level: low, Operands: "text..."}}, Examples: "low | xbps-query -l\nhigh NETWORK_RISK | xbps-query -Rs curl"},
	{Name: "xbps-install xbps-remove xbps-reconfigure xbps-pkgdb emerge ebuild etc-update eopkg urpmi urpme swupd pkg_add pkg_delete slackpkg installpkg removepkg opkg ipkg guix-daemon rpm-ostree bootc ostree transactional-update", Source: "xbps-install(1), emerge(1), pkg_add(1), opkg manual, rpm-ostree(1)", Level: high, Categories: installs, Operands: "text...", Options: `-* -p,--pretend:dry`, Subs: []Entry{{Name: "status list list-installed info search list-upgradable files whatprovides show refs log", Level: low, Operands: "text..."}}, Examples: "high DEPS_INSTALL_UPDATE | emerge curl\nlow | rpm-ostree status\nlow | opkg list-installed\nhigh DEPS_INSTALL_UPDATE | xbps-install -Su"},
	{Name: "pkg port", Source: "pkg(8), FreeBSD 14; port(1), MacPorts 2.10", Operands: "", Options: `-* -c=:executes -r=:look -o=:executes -C=:executes -R=:executes`, Subs: []Entry{{Name: "info list list-all list-installed search show query rquery which version stats check audit leaf deps variants installed outdated contents dependents provides echo help rdeps", Level: low, Operands: "text..."}, {Name: "update selfupdate sync fetch", Level: high, Categories: installs | network, Operands: "text..."}, {Name: "*", Level: high, Categories: installs, Operands: "package..."}}, Examples: "low | pkg info\nlow | port installed\nhigh DEPS_INSTALL_UPDATE | pkg install -y curl\nhigh DEPS_INSTALL_UPDATE | port upgrade outdated"},
	{
		Name: "brew", Source: "brew(1), Homebrew 4.4: a formula is Ruby code", Operands: "",
		Options: `--prefix,--cellar,--caskroom,--cache,--repository,--repo?= -v --config --env --taps -dhqVnf1rlt --verbose --debug --quiet --force --formula --formulae --cask --casks --json?= --versions --all --installed --tree --include-build --include-optional --include-test --skip-recommended --full-name --pinned --multiple --dry-run:dry --greedy --greedy-latest --fetch-HEAD --eval-all --topological --union --declared --missing --for-each --recursive --direct --annotate --desc --name --description --analytics --github --days= --category= --sizes --installed-on-request --installed-as-dependency --poured-from-bottle --built-from-source`,
		Subs: []Entry{
			{Name: "list ls info abv deps uses leaves outdated config --config doctor dr missing desc cat log commands options tap-info --prefix --cellar --caskroom --cache --repository --repo --env formulae casks help which-formula shellenv linkage unbottled --version", Level: low, Operands: "text...", Options: `--file=:look --plain --hide= --shell=`},
			{Name: "search -S", Level: high, Categories: network, Operands: "text...", Options: `-*`},
			{Name: "home docs", Level: high, Categories: network | executes, Operands: "text..."},
			{Name: "fetch livecheck", Level: high, Categories: network, Operands: "text...", Options: `-*`},
			{Name: "services", Level: low, Bare: low, Options: `-* --file=:executes`, Subs: []Entry{{Name: "list ls info", Level: low, Operands: "text..."}, {Name: "*", Level: high, Categories: system, Operands: "text..."}}},
			{Name: "analytics developer", Level: medium, Operands: "text..."},
			{Name: "gist-logs", Level: high, Categories: network | publishes, Operands: "text...", Options: `-*`},
			{Name: "bundle", Level: high, Categories: installs, Operands: "", Bare: high, Options: `-* --file=:look`, Subs: []Entry{{Name: "list check", Level: low}, {Name: "dump", Level: medium, Options: `--file=:write`}, {Name: "exec sh env", Level: high, Categories: installs | executes, Operands: "cmd..."}, {Name: "install cleanup upgrade add remove edit", Level: high, Categories: installs, Operands: "text..."}}},
			{Name: "sh irb ruby edit create extract bump bump-formula-pr bump-cask-pr pr-upload audit test style tests typecheck vendor-gems dispatch-build-bottle", Level: high, Categories: executes, Operands: "text...", Options: `-* -c=:run -e=:code`},
			{Name: "install reinstall upgrade update uninstall remove rm update-reset tap untap link ln unlink pin unpin cleanup autoremove postinstall unpack migrate switch update-if-needed update-report setup-ruby", Level: high, Categories: installs, Operands: "package...", Options: `-*`},
		},
		Examples: `
			low | brew list --versions
			low | brew info jq
			low | brew --prefix
			low | brew outdated
			low | brew deps --tree jq
			low | brew services list
			low | brew doctor
			high DEPS_INSTALL_UPDATE | brew install jq
			high DEPS_INSTALL_UPDATE | brew update
			high DEPS_INSTALL_UPDATE | brew uninstall jq
			high DEPS_INSTALL_UPDATE | brew tap x/y
			high DEPS_INSTALL_UPDATE | brew bundle
			high SYSTEM_IMPACT | brew services start postgresql
			high NETWORK_RISK | brew search jq
			high EXEC_ARBITRARY | brew ruby -e 'puts 1'`,
	},
	{Name: "mas", Source: "mas manual 1.9", Operands: "", Options: `-*`, Subs: []Entry{{Name: "list version help account config", Level: low}, {Name: "search info outdated home open vendor", Level: high, Categories: network, Operands: "text..."}, {Name: "purchase", Level: high, Categories: pays | installs, Operands: "text..."}, {Name: "signin signout", Level: high, Categories: accounts, Operands: "text..."}, {Name: "install upgrade uninstall lucky reset", Level: high, Categories: installs, Operands: "text..."}}, Examples: "low | mas list\nhigh DEPS_INSTALL_UPDATE | mas install 497799835\nhigh PAYMENT | mas purchase 1"},
	{
		Name: "snap snapcraft", Source: "snap(8), snapd 2.63", Operands: "", Options: `-*`, Subs: []Entry{
			{Name: "list version connections interfaces services changes tasks get warnings model known help whoami saved aliases", Level: low, Operands: "text..."},
			{Name: "find search info download", Level: high, Categories: network, Operands: "text..."},
			{Name: "run", Level: high, Categories: executes, Operands: "text..."},
			{Name: "login logout create-key export-key", Level: high, Categories: accounts, Operands: "text..."},
			{Name: "upload push release publish promote register close", Level: high, Categories: publishes | network, Operands: "text..."},
			{Name: "start stop restart set unset connect disconnect alias unalias prefer wait abort ack reboot routine", Level: high, Categories: system, Operands: "text..."},
			{Name: "install remove refresh revert enable disable switch try pack build prime stage pull clean", Level: high, Categories: installs, Operands: "package..."},
		},
		Examples: "low | snap list\nhigh DEPS_INSTALL_UPDATE | snap install --classic x\nhigh NETWORK_RISK | snap find x\nhigh SYSTEM_IMPACT | snap set x a=b",
	},
	{
		Name: "flatpak", Source: "flatpak(1), 1.15", Operands: "", Options: `-* --columns= --arch= --installation= --user --system`, Subs: []Entry{
			{Name: "list info history remotes permissions permission-show documents ps", Level: low, Operands: "text..."},
			{Name: "search remote-ls remote-info", Level: high, Categories: network, Operands: "text..."},
			{Name: "run enter build", Level: high, Categories: executes, Operands: "text...", Options: `--command=:exec --filesystem=:mount`},
			{Name: "override permission-set permission-remove permission-reset mask pin config", Level: high, Categories: system, Operands: "text..."},
			{Name: "kill", Level: high, Categories: system, Operands: "text..."},
			{Name: "*", Level: high, Categories: installs, Operands: "package..."},
		},
		Examples: "low | flatpak list\nhigh DEPS_INSTALL_UPDATE | flatpak install -y flathub x\nhigh EXEC_ARBITRARY | flatpak run x",
	},
	{
		Name: "nix", Source: "nix(1), Nix 2.24: expressions and flakes are code; builds fetch", Operands: "", Options: `-* -I,--include=:look -f,--file=:script --expr,--apply=:code --impure --option=:executes -c,--command=:executes+rest --override-input= --extra-experimental-features,--experimental-features= -o,--out-link=:make -j= --max-jobs= --argstr= --arg= --store=:executes --builders=:executes+network --system= --inputs-from=`, Subs: []Entry{
			{Name: "store", Operands: "", Level: medium, Bare: low, Subs: []Entry{{Name: "ls cat path-from-hash-part diff-closures dump-path ping info verify", Level: low, Operands: "text..."}, {Name: "delete gc optimise", Level: high, Categories: overwrites, Operands: "text..."}, {Name: "*", Level: high, Categories: network, Operands: "text..."}}},
			{Name: "profile", Operands: "", Bare: low, Level: low, Subs: []Entry{{Name: "list history diff-closures", Level: low, Operands: "text..."}, {Name: "*", Level: high, Categories: installs, Operands: "package..."}}},
			{Name: "flake", Operands: "", Bare: low, Level: low, Subs: []Entry{{Name: "show metadata info", Level: medium, Categories: executes, Operands: "text..."}, {Name: "update lock archive prefetch clone", Level: high, Categories: installs | network, Operands: "text..."}, {Name: "init new", Level: medium, Operands: "text...", Options: `-t,--template=:executes`}, {Name: "check", Level: high, Categories: network | executes, Operands: "text..."}}},
			{Name: "show-config config doctor help path-info log why-depends derivation hash key nar registry", Level: low, Operands: "text..."},
			{Name: "eval repl fmt search edit", Level: medium, Categories: executes, Operands: "text..."},
			{Name: "copy upgrade-nix daemon", Level: high, Categories: network, Operands: "text...", Options: `--to,--from=:url`},
			{Name: "run build develop shell bundle print-dev-env env", Level: high, Categories: executes | installs | network, Says: "{0} fetches and runs what a flake says", Operands: "text... -- text..."},
		},
		Examples: "low | nix --version\nlow | nix profile list\nhigh EXEC_ARBITRARY DEPS_INSTALL_UPDATE | nix run nixpkgs#hello\nhigh DEPS_INSTALL_UPDATE | nix profile install nixpkgs#hello\nhigh FS_DELETE_OVERWRITE | nix store gc\nmedium..high EXEC_ARBITRARY | nix eval --expr '1 + 1'",
	},
	{
		Name: "nix-shell", Source: "nix-shell(1), Nix 2.24", Style: Single, Level: high, Categories: installs | network | executes, Operands: "script...", Options: `-* -p,-packages:rest -run=:run -command=:run -A,-attr= -I=:look -E,-expr=:code -i=:exec -arg= -argstr= -keep= -pure -exclude=`,
		Examples: "high..critical EXEC_ARBITRARY | nix-shell -p hello --run 'rm -rf src'\nhigh..critical FS_DELETE_OVERWRITE | nix-shell --run 'rm -rf src' -p hello\nhigh DEPS_INSTALL_UPDATE | nix-shell",
	},
	{Name: "nix-env nix-build nix-instantiate nix-channel nix-collect-garbage nix-store nix-prefetch-url nix-copy-closure nixos-rebuild home-manager darwin-rebuild nixos-install cachix devenv guix devbox flox", Source: "nix-env(1), nix-build(1), nix-store(1), Nix 2.24; guix, devbox manuals", Level: high, Categories: installs | network | executes, Operands: "text...", Options: `-* --eval,-E,--expr:executes`, Subs: []Entry{{Name: "list generations version help info describe show", Level: low, Operands: "text..."}, {Name: "push publish", Level: high, Categories: publishes | network, Operands: "text..."}, {Name: "run shell", Level: high, Categories: executes | installs, Operands: "run..."}}, Examples: "high DEPS_INSTALL_UPDATE | nix-env -iA nixpkgs.hello\nhigh EXEC_ARBITRARY | nix-build\nhigh..critical FS_DELETE_OVERWRITE | devbox run rm -rf src"},
	{Name: "winget choco scoop wsl reg sc netsh schtasks bcdedit diskpart format wmic taskkill icacls cacls takeown", Source: "Microsoft command reference: reached from WSL and Git Bash", Level: high, Categories: system | installs, Operands: "text...", Options: `-*`, Subs: []Entry{{Name: "list show query search status", Level: low, Operands: "text..."}}, Examples: "high DEPS_INSTALL_UPDATE | winget install x\nlow | scoop list"},
}

// ipOptions stand before the object and, in part, after it.
const ipOptions = `-* -h -human -s -stats -statistics -d -details -o -oneline -r -resolve:network -t -timestamp -ts -br -brief -j -json -p -pretty -4 -6 -B -M -0 -N -a -all -iec -echo -V:info -Version:info -c?= -color?= -f= -family= -l= -loops= -rc= -rcvbuf= -n= -netns= -b=:read+executes -batch=:read+executes -force`
