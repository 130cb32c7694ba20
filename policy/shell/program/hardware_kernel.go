package program

// kernelTools: programs that mount, load modules and change what starts.
var kernelTools = []Entry{
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
}
