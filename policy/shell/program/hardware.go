package program

// hardware: the kernel, devices, mounts, the clock and the screen.
var hardware = []Entry{
	{
		Name:   "sysctl",
		Source: "sysctl(8), procps 4; sysctl(8), macOS 14: NAME=VALUE sets it",
		Style:  KeyValue, Level: low, Operands: "text...",
		Options: `
			-abdehNnqVxAXo
			-w,--write:system
			-p,--load?=:system
			-f=:system
			--system:system
			-r=
			--pattern=
			--all --deprecated --binary --ignore --names --values --quiet
			kernel.core_pattern=:system+executes
			kernel.modprobe=:system+executes
			*=:system
		`,
		Examples: `
			low | sysctl -a
			low | sysctl -n kernel.hostname
			low | sysctl -n hw.ncpu
			high SYSTEM_IMPACT | sysctl -w vm.swappiness=10
			high SYSTEM_IMPACT | sysctl net.ipv4.ip_forward=1
			high SYSTEM_IMPACT | sysctl some.key=1
			high SYSTEM_IMPACT | sysctl -p
			high SYSTEM_IMPACT EXEC_ARBITRARY | sysctl -w kernel.core_pattern='|/x'
		`,
	},
	{
		Name:   "mount",
		Source: "mount(8), util-linux 2.40",
		Level:  high, Categories: system, Bare: low, Operands: "text...",
		Options: `
			-BFfilMnRrsvwh
			-a,--all:system
			-t,--types=
			-o,--options=
			-O,--test-opts=
			-L,--label=:system
			-U,--uuid=:system
			-N,--namespace=:system
			-T,--fstab=:system
			--bind --rbind --move
			--source=:system
			--target=:system
			--target-prefix=
			--onlyonce --fake --read-only --read-write --rw --no-mtab --no-canonicalize --internal-only --sloppy
			--verbose --show-labels
			--mkdir?=
			--make-shared --make-slave --make-private --make-unbindable --make-rshared --make-rslave --make-rprivate
			--make-runbindable
			--options-mode=
			--options-source=
			--options-source-force --exclusive
		`,
		Examples: `
			low | mount
			low | mount -t ext4
			low | mount -l
			high SYSTEM_IMPACT | mount /dev/sdb1 /mnt
			high SYSTEM_IMPACT | mount -a
			high SYSTEM_IMPACT | mount -o remount,rw /
			high SYSTEM_IMPACT | mount --bind x /etc
		`,
	},
	{
		Name: "umount swapoff fusermount fusermount3 pmount pumount quotaon quotaoff mount.ntfs ntfs-3g " +
			"mount.fuse bindfs",
		Source: "umount(8), swapoff(8), util-linux 2.40; fusermount(1)",
		Level:  high, Categories: system, Operands: "text...", Options: `-*`,
		Examples: `
			high SYSTEM_IMPACT | umount /mnt
			high SYSTEM_IMPACT | swapoff -a
			high SYSTEM_IMPACT | umount -l /
		`,
	},
	{
		Name:   "swapon",
		Source: "swapon(8), util-linux 2.40",
		Level:  high, Categories: system, Operands: "text...",
		Options: `
			-evfV
			-a,--all:system
			-s,--summary:dry
			--show?=:dry
			-d?=
			-o=
			-p=
			-L=:system
			-U=:system
			-T=
			--bytes --noheadings --raw --verbose --fixpgsz --ifexists
			--discard?=
			--priority=
			--options=
		`,
		Examples: `
			low | swapon --show
			low | swapon -s
			high SYSTEM_IMPACT | swapon /swapfile
			high SYSTEM_IMPACT | swapon -a
		`,
	},
	{
		Name:   "udisksctl gio",
		Source: "udisksctl(1); gio(1), GLib 2.82",
		Level:  high, Categories: system, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{
				Name: "info status dump list tree mime version help", Level: low, Operands: "look...",
				Options: `-*`, Names: byAddress,
			},
			{Name: "cat", Level: low, Operands: "read...", Names: byAddress},
			{
				Name: "trash remove", Level: high, Categories: overwrites, Operands: "delete...", Special: Remove,
				Options: `-*`,
			},
			{Name: "copy move", Level: medium, Operands: "read... write", Options: `-*`},
			{Name: "open launch", Level: high, Categories: executes, Operands: "read..."},
		},
		Examples: `
			low | udisksctl status
			high NETWORK_RISK | gio cat https://example.com/x
			high SYSTEM_IMPACT | udisksctl unmount -b /dev/sdb1
			high FS_DELETE_OVERWRITE | gio trash notes.txt
			high EXEC_ARBITRARY | gio open index.html
		`,
	},
	{
		Name:   "findmnt mountpoint",
		Source: "findmnt(8), mountpoint(1), util-linux 2.40",
		Level:  low, Operands: "text...", Out: Fixed,
		Options: `
			-abBcCdDefgGhIiJklmnPqrRsuUvxyA
			-F,--tab-file=:read
			-M,--mountpoint=
			-N,--task=
			-o,--output=
			-O,--options=
			-p,--poll?=
			-S,--source=
			-t,--types=
			-T,--target=
			-w,--timeout=
			--all --bytes --canonicalize --df --fs-devno --nofsroot --json --list --noheadings --pairs --raw --real
			--pseudo --submounts --tree --uniq --verify --verbose --output-all --evaluate --first-only --invert --kernel
			--fstab --mtab --quiet --nofollow
		`,
		Examples: `
			low | findmnt -t ext4
			low | findmnt --json /
			low | mountpoint -q /mnt
		`,
	},
	{
		Name:   "modprobe",
		Source: "modprobe(8), kmod 33",
		Level:  high, Categories: system, Says: "{0} changes the running kernel", Operands: "text...",
		Options: `
			-aqsvfi
			-r,--remove:system
			-n,--dry-run,--show,--show-depends,-D,-c,--showconfig,-R,--resolve-alias:dry
			-C,--config=:executes
			-d,--dirname=:look
			-S=
			--all --quiet --first-time --force --ignore-install --show-modversions --dump-modversions
		`,
		Examples: `
			high SYSTEM_IMPACT | modprobe overlay
			low | modprobe -n overlay
			low | modprobe --show-depends overlay
			high SYSTEM_IMPACT | modprobe -r overlay
		`,
	},
	{
		Name:   "insmod rmmod depmod kpatch",
		Source: "insmod(8), rmmod(8), kmod 33",
		Level:  high, Categories: system, Says: "{0} changes the running kernel", Operands: "text...", Options: `-*`,
		Examples: `
			high SYSTEM_IMPACT | insmod x.ko
			high SYSTEM_IMPACT | rmmod overlay
		`,
	},
	{
		Name:   "dkms",
		Source: "dkms(8), 3.0",
		Level:  high, Categories: system | installs, Operands: "text...", Options: `-*`,
		Subs: []Entry{{Name: "status", Level: low, Operands: "text..."}},
		Examples: `
			low | dkms status
			high SYSTEM_IMPACT | dkms install x/1.0
		`,
	},
	{
		Name:   "lsmod modinfo kmod",
		Source: "lsmod(8), modinfo(8), kmod 33",
		Level:  low, Operands: "text...", Out: Fixed,
		Options: `
			-adhlnp0V
			-F,--field=
			-k,--set-version=
			-b,--basedir=:look
			--author --description --license --parameters --filename --null
		`,
		Subs: []Entry{
			{Name: "list static-nodes", Level: low},
			{Name: "load unload insert remove", Level: high, Categories: system, Operands: "text..."},
		},
		Examples: `
			low | lsmod
			low | modinfo -F version overlay
			high SYSTEM_IMPACT | kmod load x
		`,
	},
	{
		Name: "lscpu lsmem lsns lsipc lslocks lslogins lsirq lsfd lsscsi lsusb lshw lsattr lsb_release ipcs " +
			"namei getfacl getfattr getcap getenforce sestatus numastat acpi upower glxinfo vulkaninfo clinfo " +
			"vainfo xdpyinfo xwininfo cpuid prtstat slabtop lsinitramfs",
		Source: "lscpu(1), lsns(8), lsipc(1), util-linux 2.40; lsusb(8), lshw(1), getfacl(1), numastat(8): " +
			"no option of theirs writes or runs",
		Level: low, Operands: "text...", Out: Fixed, Options: `-*`,
		Examples: `
			low | lscpu -J
			low | lsb_release -a
			low | lsusb -t
			low | getfacl src
			low | lshw -short
		`,
	},
	{
		Name:   "lspci",
		Source: "lspci(8), pciutils 3.13: -q asks a name server",
		Level:  low, Operands: "text...", Out: Fixed,
		Options: `
			-vnkxDPbtMmG
			-q,-Q:network
			-s=
			-d=
			-i=:read
			-p=:read
			-F=:read
			-A=
			-O=
			-H=
		`,
		Examples: `
			low | lspci -nnk
			high NETWORK_RISK | lspci -q
		`,
	},
	{
		Name:   "dmidecode biosdecode",
		Source: "dmidecode(8), 3.6",
		Level:  low, Out: Fixed,
		Options: `
			-qhVu
			-d,--dev-mem=:look
			-s,--string=
			-t,--type=
			-H,--handle=
			--dump
			--dump-bin=:write
			--from-dump=:read
			--no-sysfs --no-quirks
			--oem-string=
			--quiet
		`,
		Examples: `
			low | dmidecode -t memory
			high FS_OUTSIDE_WORKSPACE | dmidecode --dump-bin /etc/x
		`,
	},
	{
		Name:   "sensors",
		Source: "sensors(1), lm-sensors 3.6",
		Level:  low, Operands: "text...", Out: Fixed,
		Options: `
			-AuUfjvh
			-s,--set:system
			-c,--config-file=:read
			--bus-list --no-adapter --fahrenheit
		`,
		Examples: `
			low | sensors
			high SYSTEM_IMPACT | sensors -s
		`,
	},
	{
		Name:   "lstopo hwloc-ls lstopo-no-graphics",
		Source: "lstopo(1), hwloc 2.11: an operand is written",
		Level:  low, Operands: "write", Out: Fixed,
		Options: `
			-*
			--of=
			--input,-i=:read
			--only=
			--if=
		`,
		Examples: `
			low | lstopo --of console
			medium FS_DELETE_OVERWRITE | lstopo out.svg
		`,
	},
	{
		Name:   "neofetch fastfetch screenfetch inxi hwinfo",
		Source: "neofetch(1), fastfetch(1), inxi(1): a configuration is code",
		Level:  low, Out: Data, Operands: "read...",
		Options: `
			-abBACDfFGJLMmNnopPrRstxzyZS
			-c,--config=:read+executes
			-l,--logo,--ascii,--source=:read
			-i,-w,-W,-u,-U:network
			--stdout --off --no-config --json
			--format=
			--structure=:network@*ublic*+network@*eather*+executes@*ommand*
			--short --all --cpu --disk --memory
			--log=:write
			--gpu
		`,
		Examples: `
			low | neofetch --stdout
			high FS_CONFIG_SECRETS | neofetch --ascii .env
			high FS_CONFIG_SECRETS | fastfetch --logo ~/.ssh/id_rsa
			low | fastfetch --logo none
			low | inxi -Fxz
			high NETWORK_RISK | inxi -U
			medium..high EXEC_ARBITRARY | neofetch --config x.sh
		`,
	},
	{
		Name:   "nvidia-smi",
		Source: "nvidia-smi(1), 560",
		Style:  Single, Level: low, Operands: "", Out: Fixed,
		Options: `
			-h:info
			-L -list-gpus -B -q -query -x -u
			-i=
			-id=
			-f=:write
			-filename=:write
			-d=
			-display=
			-l?=
			-loop?=
			-lms?=
			-loop-ms?=
			-query-gpu=
			-query-compute-apps=
			-query-accounted-apps=
			-format=
			-pm:system
			-persistence-mode=:system
			-e=:system
			-p=:system
			-c=:system
			-r:system
			-gpu-reset:system
			-pl=:system
			-power-limit=:system
			-lgc=:system
			-rgc:system
			-ac=:system
			-rac:system
			-mig=:system
			-am=:system
			-caa:system
		`,
		Subs: []Entry{
			{Name: "topo nvlink dmon pmon stats", Style: Single, Level: low, Operands: "text...", Options: `-*`},
			{
				Name: "drain clocks mig boost-slider power-hint vgpu conf-compute", Style: Single, Level: high,
				Categories: system, Operands: "text...", Options: `-*`,
			},
		},
		Examples: `
			low | nvidia-smi
			low | nvidia-smi --query-gpu=name --format=csv
			high SYSTEM_IMPACT | nvidia-smi --gpu-reset -i 0
			high SYSTEM_IMPACT | nvidia-smi -pl 100
		`,
	},
	{
		Name:   "pidstat",
		Source: "pidstat(1), sysstat 12: -e runs a program",
		Level:  low, Operands: "text...", Out: Fixed,
		Options: `
			-dHhIlRrstUuVvw
			-e=:exec+executes+rest
			-C=
			-G=
			-p=
			-T=
			--dec=
			--human
		`,
		Examples: `
			low | pidstat -u 1 3
			medium..high EXEC_ARBITRARY | pidstat -e ./x.sh
		`,
	},
	{
		Name:   "top iostat mpstat iotop nvtop tload dstat dool",
		Source: "top(1), procps 4; iostat(1), sysstat 12; dstat(1)",
		Level:  low, Operands: "text...", Out: Fixed,
		Options: `
			-aAbBcCdDeEfFhHiIjkKlmMnNpPqrRsStTuUvVwWxyzZ01 -#
			-o=
			--output=:write
			--human --json --pretty
			--dec=
			--nocolor --noheaders --full --top-cpu --top-mem --top-io
		`,
		Examples: `
			low | top -b -n1
			low | iostat -x 1 3
			medium | dstat --output out.csv 1 3
		`,
	},
	{
		Name:   "sar sadf",
		Source: "sar(1), sysstat 12",
		Level:  low, Operands: "text...", Out: Fixed,
		Options: `
			-AbBCDdFHhpqrSuvVWwxyztcjTUg
			-f=:read
			-o=:write
			-I=
			-i=
			-m=
			-n=
			-P=
			-s=
			-e=
			--dev=
			--iface=
			--human --pretty
			--dec=
			-l
			-O=
		`,
		Examples: `
			low | sar -u 1 3
			medium | sar -o out.bin 1 3
		`,
	},
	{
		Name:   "htop btop bpytop glances bottom btm gtop zenith gotop ctop",
		Source: "htop(1), btop and glances manuals: a key ends a process, glances -w serves",
		Level:  medium, Operands: "text...",
		Options: `
			-*
			-w,--webserver:network
			-s,--server:network
			-c,--client=:host+network
			--export=:write
			-u=
			-p=
		`,
		Examples: `
			medium | htop
			high NETWORK_RISK | glances -w
		`,
	},
	{
		Name: "renice ipcrm zramctl cpufreq-set powertop tlp chcpu chmem ldattach setserial setterm setfont " +
			"loadkeys chvt openvt deallocvt fbset setleds kbdrate xinput xmodmap setxkbmap xdotool ydotool " +
			"wmctrl xhost brightnessctl light amixer alsactl rtcwake flashrom dfu-util",
		Source: "renice(1), ipcrm(1), util-linux 2.40; xdotool(1), flashrom(8)",
		Level:  high, Categories: system, Operands: "text...", Options: `-*`,
		Examples: `
			high SYSTEM_IMPACT | renice -n 5 -p 1234
			high SYSTEM_IMPACT | xdotool key ctrl+c
		`,
	},
	{
		Name:   "cpupower tuned-adm powerprofilesctl fwupdmgr pactl pacmd wpctl",
		Source: "cpupower(1), tuned-adm(8), fwupdmgr(1), pactl(1)",
		Level:  high, Categories: system, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{
				Name:  "get-devices get-history frequency-info idle-info list info active stat status get inspect",
				Level: low, Operands: "text...",
			},
			{Name: "get-updates refresh", Level: high, Categories: network, Operands: "text..."},
		},
		Examples: `
			low | cpupower frequency-info
			high SYSTEM_IMPACT | cpupower frequency-set -g performance
			low | pactl info
			high SYSTEM_IMPACT | fwupdmgr update
		`,
	},
	{
		Name:   "xrandr xset",
		Source: "xrandr(1), xset(1)",
		Style:  Single, Level: high, Categories: system, Bare: low, Operands: "text...",
		Options: `
			-*
			-q:dry
			-query:dry
			-listmonitors:dry
			-listproviders:dry
			-output=:system
			-mode=
			-off:system
			-s=:system
			-o=:system
			-newmode=:system
			-addmode=:system
		`,
		Subs: []Entry{{Name: "q", Style: Single, Level: low}},
		Examples: `
			low | xrandr --query
			high SYSTEM_IMPACT | xrandr --output HDMI-1 --off
		`,
	},
	{
		Name:   "stty",
		Source: "stty(1), GNU coreutils 9.5: settings of its own terminal",
		Level:  medium, Bare: low, Operands: "text...",
		Options: `
			-*
			-a,--all,-g,--save:dry
			-F,--file=:make
		`,
		Subs: []Entry{{Name: "size speed", Level: low}},
		Examples: `
			low | stty -a
			low | stty size
			medium | stty sane
		`,
	},
	{
		Name: "kexec efibootmgr grub-install grub2-install grub-mkconfig grub2-mkconfig update-grub " +
			"grub-set-default grub-editenv mkinitcpio dracut update-initramfs mkinitramfs kernel-install " +
			"installkernel lilo extlinux plymouth-set-default-theme",
		Source: "kexec(8), efibootmgr(8), grub-install(8), update-initramfs(8)",
		Level:  high, Categories: system, Says: "{0} changes how the machine starts", Operands: "text...",
		Options: `-* -o,--output=:write`,
		Examples: `
			high SYSTEM_IMPACT | update-grub
			high SYSTEM_IMPACT | efibootmgr -b 0001 -B
		`,
	},
	{
		Name:   "bootctl",
		Source: "bootctl(1), systemd 256",
		Level:  low, Bare: low, Operands: "", Options: `-*`,
		Subs: []Entry{
			{Name: "status list is-installed", Level: low},
			{Name: "*", Level: high, Categories: system, Operands: "text..."},
		},
		Examples: `
			low | bootctl status
			high SYSTEM_IMPACT | bootctl install
		`,
	},
	{
		Name:   "hwclock ntpdate sntp chronyd chronyc ntpd ntpq rdate adjtimex",
		Source: "hwclock(8), util-linux 2.40; chronyc(1)",
		Level:  high, Categories: system | network, Operands: "text...", Options: `-*`,
		Subs: []Entry{{Name: "tracking sources sourcestats activity", Level: low, Operands: "text..."}},
		Examples: `
			high SYSTEM_IMPACT | hwclock --hctosys
			low | chronyc tracking
			high NETWORK_RISK | ntpdate pool.example.com
		`,
	},
	{
		Name:     "udevadm",
		Source:   "udevadm(8), systemd 256",
		Operands: "", Options: `-*`,
		Subs: []Entry{
			{Name: "info monitor verify cat wait settle", Level: low, Operands: "text..."},
			{Name: "*", Level: high, Categories: system, Operands: "text..."},
		},
		Examples: `
			low | udevadm info /dev/sda
			high SYSTEM_IMPACT | udevadm trigger
		`,
	},
	{
		Name:   "xclip",
		Source: "xclip(1), 0.13: -o prints the clipboard, which may hold a password",
		Style:  Single, Level: medium, Operands: "read...", Out: Sensitive,
		Options: `
			-o:secrets
			-out:secrets
			-i -in -f -filter -r -rmlastnl -silent -quiet -verbose -noutf8
			-selection=
			-sel=
			-se=
			-d=
			-display=
			-l=
			-loops=
			-t=
			-target=
		`,
		Examples: `
			medium | xclip -i notes.txt
			medium | git log | xclip -sel clip
			high FS_CONFIG_SECRETS | xclip -o -sel clip
		`,
	},
	{
		Name:   "xsel wl-copy",
		Source: "xsel(1), wl-copy(1)",
		Level:  medium, Operands: "text...", Out: Sensitive,
		Options: `
			-abcdfiklnpqrsvx
			-o,--output:secrets
			-t,--type=
			--clipboard --input --append --follow --paste-once --primary --secondary --clear --delete --exchange --keep
			--foreground --trim-newline --nodetach
			--display=
			--selectionTimeout=
			--logfile=:write
			--seat=
		`,
		Examples: `
			medium | xsel -ib
			high FS_CONFIG_SECRETS | xsel -ob
			medium | wl-copy hello
		`,
	},
	{
		Name:   "wl-paste",
		Source: "wl-paste(1): what the clipboard holds, which may be a password",
		Level:  high, Categories: secrets, Out: Sensitive, Operands: "text...",
		Options: `
			-lnps
			-t=
			-w,--watch=:run+executes
			--no-newline --list-types
		`,
		Examples: `high FS_CONFIG_SECRETS | wl-paste`,
	},
	{
		Name:   "scrot gnome-screenshot grim maim flameshot spectacle arecord fswebcam wf-recorder",
		Source: "scrot(1), grim(1), arecord(1): pictures and sound of what is in front of the machine",
		Level:  high, Categories: secrets, Says: "{0} records the screen, the camera or the microphone",
		Operands: "write", Options: `-* -e=:run+executes`,
		Examples: `high FS_CONFIG_SECRETS | scrot shot.png`,
	},
	{
		Name: "rtkit notify-send zenity kdialog terminal-notifier espeak spd-say paplay aplay mpv mplayer " +
			"vlc ffplay",
		Source: "notify-send(1), zenity(1), aplay(1), mpv(1)",
		Level:  medium, Operands: "text...", Options: `-* --script,--scripts=:script`,
		Examples: `medium | notify-send done`,
	},
	{
		Name:   "lpr lp lpadmin cancel cupsenable cupsdisable lprm",
		Source: "lp(1), lpadmin(8), CUPS 2.4",
		Level:  high, Categories: sends | system, Says: "{0} hands work to a printer", Operands: "read...",
		Options:  `-*`,
		Examples: `high SYSTEM_IMPACT | lp notes.txt`,
	},
	{
		Name:   "lpstat lpq lpinfo",
		Source: "lpstat(1), CUPS 2.4",
		Level:  low, Operands: "text...", Options: `-* -h=:host+network`,
		Examples: `low | lpstat -p`,
	},
}
