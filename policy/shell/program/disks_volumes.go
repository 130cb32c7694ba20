package program

// volumes: programs that join drives to volumes, encrypt and attach them.
var volumes = []Entry{
	{
		Name:   "pvs vgs lvs pvdisplay vgdisplay lvdisplay pvscan vgscan lvscan lvmdiskscan lvmconfig",
		Source: "lvs(8), vgs(8), LVM2 2.03",
		Level:  low, Operands: "text...", Out: Fixed, Options: `-* --config=:executes`,
		Examples: `
			medium EXEC_ARBITRARY | lvs --config 'log{file="x"}'
			low | lvs -a -o +devices
			low | vgs
		`,
	},
	{
		Name: "pvcreate pvremove pvmove pvresize pvchange pvck vgcreate vgremove vgextend vgreduce vgchange " +
			"vgrename vgcfgrestore vgcfgbackup vgexport vgimport vgmerge vgsplit vgck vgmknodes lvcreate " +
			"lvremove lvextend lvreduce lvresize lvchange lvconvert lvrename",
		Source: "lvm(8), LVM2 2.03; dmsetup(8)",
		Level:  high, Categories: system | overwrites,
		Says: "{0} changes the machine's volumes, and can lose what they hold", Operands: "text...",
		Options: `
			-*
			-t,--test:dry
			-f,--force:critical
			-y,--yes:critical
			-n=
			-L=
			-l=
			-s=
		`,
		Examples: `
			critical SYSTEM_IMPACT FS_DELETE_OVERWRITE | lvremove -f vg0/data
			high SYSTEM_IMPACT | vgremove vg0
			high SYSTEM_IMPACT | lvcreate -L 1G vg0
			high SYSTEM_IMPACT | pvcreate /dev/sdb
		`,
	},
	{
		Name:   "dmsetup lvm vdo",
		Source: "dmsetup(8), lvm(8), LVM2 2.03",
		Level:  high, Categories: system, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{
				Name: "ls status info table targets version pvs vgs lvs deps", Level: low, Operands: "text...",
				Options: `--showkeys:secrets`,
			},
			{
				Name: "remove remove_all wipe_table clear lvremove vgremove pvremove", Level: critical,
				Categories: system | overwrites, Operands: "text...",
			},
		},
		Examples: `
			low | dmsetup ls
			critical SYSTEM_IMPACT | dmsetup remove_all
			high FS_CONFIG_SECRETS | dmsetup table --showkeys
		`,
	},
	{
		Name:   "mdadm",
		Source: "mdadm(8), 4.3",
		Level:  high, Categories: system, Operands: "text...",
		Options: `
			-*
			-D,--detail,-E,--examine,-Q,--query,--detail-platform:dry
			--zero-superblock:critical+overwrites
			-C,--create:critical+overwrites
			-S,--stop:system
			-l,--level=
			-n,--raid-devices=
			-f,--fail:system
			-r,--remove:system
			-G,--grow:system
		`,
		Examples: `
			low | mdadm --detail /dev/md0
			critical SYSTEM_IMPACT FS_DELETE_OVERWRITE | mdadm --zero-superblock /dev/sda1
			critical SYSTEM_IMPACT | mdadm --create /dev/md0 -l1 -n2 /dev/sda /dev/sdb
		`,
	},
	{
		Name:     "cryptsetup veritysetup integritysetup",
		Source:   "cryptsetup(8), 2.7",
		Operands: "",
		Options: `
			-*
			-d,--key-file=:read
			-c,--cipher=
			-s,--key-size=
			-h,--hash=
			-S,--key-slot=
			--header=:make
			--header-backup-file=:write
			--master-key-file,--volume-key-file=:write
			--type=
			--label=
		`,
		Subs: []Entry{
			{Name: "status isLuks luksUUID benchmark version", Level: low, Operands: "text..."},
			{
				Name: "luksDump", Level: high, Categories: system, Operands: "text...",
				Options: `--dump-volume-key,--dump-master-key:secrets`,
			},
			{
				Name: "luksFormat format erase luksErase reencrypt luksHeaderRestore", Level: critical,
				Categories: system | overwrites, Says: "{0} makes what the device holds unreadable",
				Operands: "device text...",
			},
			{
				Name: "luksAddKey luksRemoveKey luksChangeKey luksKillSlot luksConvertKey luksHeaderBackup " +
					"token config",
				Level: high, Categories: system | accounts | secrets, Operands: "text...",
			},
			{Name: "*", Level: high, Categories: system, Operands: "text..."},
		},
		Examples: `
			critical SYSTEM_IMPACT FS_DELETE_OVERWRITE | cryptsetup luksFormat /dev/sdb
			low | cryptsetup status x
			high ACCOUNT_CHANGE | cryptsetup luksAddKey /dev/sdb
			high SYSTEM_IMPACT | cryptsetup open /dev/sdb x
			critical FS_DELETE_OVERWRITE | cryptsetup erase /dev/sdb
		`,
	},
	{
		Name:     "zpool zfs zdb",
		Source:   "zpool(8), zfs(8), OpenZFS 2.2",
		Operands: "", Options: `-*`,
		Subs: []Entry{
			{
				Name: "list status get iostat history events version help holds diff userspace groupspace " +
					"projectspace",
				Level: low, Operands: "text...",
				Options: `
					-t=
					-o=
					-s=
					-S=
					-d=
				`,
			},
			{
				Name: "destroy labelclear", Level: critical, Categories: system | overwrites | deletes,
				Says: "{0} destroys a whole pool or data set", Operands: "text...", Options: `-n:dry`,
			},
			{
				Name:  "rollback receive recv create add remove replace detach split import upgrade",
				Level: high, Categories: system | overwrites, Operands: "text...",
				Options: `
					-n:dry
					-o=
					-O=
					-R=
				`,
			},
			{Name: "send", Level: high, Categories: system, Operands: "text..."},
			{Name: "*", Level: high, Categories: system, Operands: "text..."},
		},
		Examples: `
			low | zpool status
			low | zfs list -t snapshot
			critical SYSTEM_IMPACT | zpool destroy tank
			critical SYSTEM_IMPACT | zfs destroy -r tank/data
			high SYSTEM_IMPACT | zfs snapshot tank@x
			high FS_DELETE_OVERWRITE | zfs rollback tank@x
		`,
	},
	{
		Name:     "btrfs",
		Source:   "btrfs(8), btrfs-progs 6.11",
		Operands: "", Options: `-*`,
		Subs: []Entry{
			{
				Name: "filesystem fi subvolume sub device dev scrub balance quota qgroup inspect-internal " +
					"inspect property replace",
				Bare: low, Level: low,
				Subs: []Entry{
					{
						Name: "show list usage df du status get stats dump-super dump-tree rootid " +
							"inode-resolve min-dev-size tree-stats",
						Level: low, Operands: "text...",
					},
					{Name: "delete del remove rm", Level: high, Categories: system | overwrites, Operands: "text..."},
					{Name: "*", Level: high, Categories: system, Operands: "text..."},
				},
			},
			{Name: "check restore rescue receive", Level: high, Categories: system | overwrites, Operands: "text..."},
			{
				Name: "send", Level: high, Categories: system, Operands: "text...",
				Options: `
					-f=:write
					-p=
					-c=
				`,
			},
			{Name: "version help", Level: low},
		},
		Examples: `
			low | btrfs filesystem show
			low | btrfs subvolume list /
			high FS_DELETE_OVERWRITE SYSTEM_IMPACT | btrfs subvolume delete /mnt/x
			high SYSTEM_IMPACT | btrfs balance start /
		`,
	},
	{
		Name:   "losetup",
		Source: "losetup(8), util-linux 2.40",
		Level:  high, Categories: system, Bare: low, Operands: "text...",
		Options: `
			-nPrL
			-a,--all,-l,--list,-J,--json:dry
			-j,--associated=:dry
			-d,--detach,-D,--detach-all,-f,--find,-c,--set-capacity:system
			-o,--offset=
			-b,--sector-size=
			-O,--output=
			--sizelimit=
			--show --partscan --read-only --raw --noheadings
			--direct-io?=:system
			--nooverlap
		`,
		Examples: `
			low | losetup -a
			low | losetup
			high SYSTEM_IMPACT | losetup -f disk.img
			high SYSTEM_IMPACT | losetup -D
		`,
	},
	{
		Name:   "nbd-client qemu-nbd iscsiadm multipath rbd-nbd",
		Source: "qemu-nbd(8), iscsiadm(8), multipath(8)",
		Level:  high, Categories: system | network, Operands: "text...", Options: `-*`,
		Examples: `
			high SYSTEM_IMPACT | iscsiadm -m node -l
			high SYSTEM_IMPACT | qemu-nbd -c /dev/nbd0 a.qcow2
		`,
	},
}
