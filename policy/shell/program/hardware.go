package program

// machineFacts: programs that tell of processors, memory and load, and tune them.
var machineFacts = []Entry{
	{
		Name: "lscpu lsmem lsns lsipc lslocks lslogins lsirq lsfd lsscsi lsusb lshw lsb_release ipcs " +
			"getenforce sestatus numastat acpi upower glxinfo vulkaninfo clinfo " +
			"vainfo xdpyinfo xwininfo cpuid prtstat slabtop lsinitramfs",
		Source: "lscpu(1), lsns(8), lsipc(1), util-linux 2.40; lsusb(8), lshw(1), numastat(8): " +
			"no option of theirs writes or runs",
		Level: low, Operands: "text...", Out: Fixed, Options: `-*`,
		Examples: `
			low | lscpu -J
			low | lsb_release -a
			low | lsusb -t
			low | lshw -short
		`,
	},
	{
		Name:   "namei getfacl getcap lsattr",
		Source: "namei(1), util-linux 2.40; getfacl(1), acl 2.3; getcap(8), libcap 2.70; lsattr(1), e2fsprogs 1.47",
		Level:  low, Operands: "look...", Out: Fixed, Options: `-*`,
		Examples: `
			low | getfacl -R src
			low | lsattr README.md
			medium FS_OUTSIDE_WORKSPACE | getfacl -R ~/Documents
			medium FS_OUTSIDE_WORKSPACE | lsattr -aR /home/dev
		`,
	},
	{
		Name:   "getfattr",
		Source: "getfattr(1), attr 2.5: it prints what people keep beside a file's content",
		Level:  low, Operands: "read...", Out: Fixed, Options: `-* -n,--name= -e,--encoding= -m,--match=`,
		Examples: `
			low | getfattr -d src
			medium FS_OUTSIDE_WORKSPACE | getfattr -R -d -m - ~/Documents
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
		Name:   "tload",
		Source: "tload(1), procps 4: it draws on the terminal that it is given, whatever that is",
		Level:  low, Operands: "write",
		Options: `
			-d,--delay,-s,--scale=
		`,
		Examples: `
			low | tload -d 2
			medium FS_DELETE_OVERWRITE | tload out.txt
		`,
	},
	{
		Name:   "top iostat mpstat iotop nvtop dstat dool",
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
}
