package program

// diskTools: file systems, partitions, volumes. What is written here is whole
// disks, with nothing left to undo.
var diskTools = []Entry{
	{
		Name: "mkfs mkfs.ext2 mkfs.ext3 mkfs.ext4 mkfs.xfs mkfs.btrfs mkfs.vfat mkfs.fat mkfs.msdos " +
			"mkfs.ntfs mkfs.exfat mkfs.f2fs mkfs.minix mkfs.bfs mkfs.cramfs mkfs.erofs mkfs.nilfs2 mkfs.udf " +
			"mkfs.reiserfs mkfs.jfs mkfs.gfs2 mkfs.ocfs2 mkfs.ubifs mke2fs mkdosfs mkntfs mkexfatfs mkreiserfs " +
			"mkudffs newfs newfs_apfs newfs_hfs newfs_msdos newfs_exfat bcachefs",
		Source: "mkfs(8), util-linux 2.40; mke2fs(8), e2fsprogs 1.47; mkfs.xfs(8)",
		Level:  critical, Categories: system | overwrites, Says: "{0} destroys all that the device holds",
		Operands: "device text...", Stdin: Ignores,
		Options: `
			-*
			-n:medium
			-N=
			-t,--type=
			-L,--label=
			-U,--uuid=
			-b=
			-c
			-d=:read
			-E=
			-f -F
			-i=
			-I=
			-l=:read
			-m=
			-M=
			-O=
			-T=
			-J=
			-r=
			-s=
			-S=
			-C
			-g=
			-G=
			-p=:read
		`,
		Examples: `
			critical SYSTEM_IMPACT FS_DELETE_OVERWRITE | mkfs.ext4 /dev/sda1
			critical SYSTEM_IMPACT | mkfs -t xfs /dev/nvme0n1
			critical SYSTEM_IMPACT | mke2fs -F disk.img
			critical SYSTEM_IMPACT SUDO | sudo mkfs.ext4 -L data /dev/sdb
			low | mkfs.ext4 --version
		`,
	},
	{
		Name:   "mkswap",
		Source: "mkswap(8), util-linux 2.40",
		Level:  high, Categories: system | overwrites, Operands: "device text",
		Options: `
			-cfvq
			-L,--label=
			-p=
			-U,--uuid=
			-e=
			-o=
			-s=
			-F --check --force --file
			--lock?=
			--quiet --verbose
		`,
		Examples: `
			critical SYSTEM_IMPACT | mkswap /dev/sda2
			high SYSTEM_IMPACT | mkswap swapfile
		`,
	},
	{
		Name:   "wipefs",
		Source: "wipefs(8), util-linux 2.40: without -a or -o it only lists",
		Level:  low, Operands: "read...",
		Options: `
			-ifJnpq
			-O=
			-a,--all:edit+system
			-o,--offset=:edit+system
			-b,--backup?=
			-t,--types=
			--force --noheadings --json --no-act
			--output=
			--parsable --quiet
			--lock?=
		`,
		Examples: `
			critical SYSTEM_IMPACT | wipefs -a /dev/sda
			critical SYSTEM_IMPACT | wipefs --all --force /dev/nvme0n1
			critical SYSTEM_IMPACT | wipefs -af /dev/sdb1
			low | wipefs disk.img
		`,
	},
	{
		Name:   "blkdiscard blkzone nwipe scrub",
		Source: "blkdiscard(8), util-linux 2.40; nwipe(8); scrub(1)",
		Level:  critical, Categories: system | overwrites, Says: "{0} destroys all that the device holds",
		Operands: "device...",
		Options: `
			-fqsvz
			-l,--length=
			-o,--offset=
			-p,--step=
			-m,--method=
			--autonuke:critical
			--force --secure --zeroout
		`,
		Examples: `
			critical SYSTEM_IMPACT | blkdiscard /dev/nvme0n1
			critical SYSTEM_IMPACT | scrub -p dod /dev/sdb
		`,
	},
	{
		Name:   "fdisk cfdisk",
		Source: "fdisk(8), util-linux 2.40; -l and -s only show",
		Level:  high, Categories: system, Says: "{0} changes how a disk is divided", Operands: "device...",
		Options: `
			-Ben
			-l,--list,-s,--getsz,-x,--list-details:info
			-b,--sector-size=
			-c,--compatibility?=
			-C,--cylinders=
			-H,--heads=
			-L,--color?=
			-o,--output=
			-S,--sectors=
			-t,--type=
			-u,--units?=
			-w,--wipe=
			-W,--wipe-partitions=
			--bytes --protect-boot --noauto-pt
			--lock?=
			-z -r
		`,
		Examples: `
			low | fdisk -l
			low | fdisk -l /dev/sda
			critical SYSTEM_IMPACT | fdisk /dev/sda
			critical SYSTEM_IMPACT | cfdisk /dev/sda
		`,
	},
	{
		Name:   "sfdisk gdisk cgdisk fixparts",
		Source: "sfdisk(8), util-linux 2.40; gdisk(8): they take what to do from their input",
		Level:  high, Categories: system, Operands: "device text...",
		Options: `
			-*
			-d,--dump,-J,--json,-l,--list,-F,--list-free,-g,--show-geometry,-s,--show-size,-V,--verify:info
			-T,--list-types:info
			-O,--backup-file=:write
			-X,--label=
			-w=
			-W=
			--delete,--part-type,--part-label,--part-uuid,--part-attrs,--disk-id,--move-data,--discard-free,-N:critical
			-A,--activate:system
			-r,--reorder:system
			-b,--backup
		`,
		Examples: `
			low | sfdisk -d /dev/sda
			low | gdisk -l /dev/sda
			critical SYSTEM_IMPACT | sfdisk /dev/sda < table.txt
			critical SYSTEM_IMPACT | sfdisk --delete /dev/sda
		`,
	},
	{
		Name:   "sgdisk",
		Source: "sgdisk(8), gdisk 1.0",
		Level:  low, Operands: "read...",
		Options: `
			-p,--print,-v,--verify,-E,--end-of-largest,-f,--first-in-largest,-F,--first-aligned-in-largest,-D,--display-alignment,-L,--list-types,-V
			-i,--info=
			-P,--pretend
			-z,--zap,-Z,--zap-all,-o,--clear,-g,--mbrtogpt,-G,--randomize-guids,-s,--sort:edit+system
			-e,--move-second-header,-N,--largest-new,-m:edit+system
			-n,--new,-d,--delete,-t,--typecode,-c,--change-name,-u,--partition-guid,-U,--disk-guid=:edit+system
			-A,--attributes,-l,--load-backup,-R,--replicate,-r,--transpose,-a,--set-alignment=:edit+system
			-S,--resize-table,-j,--move-main-table,-h,--hybrid=:edit+system
			-b,--backup=:write
		`,
		Examples: `
			critical SYSTEM_IMPACT | sgdisk --zap-all /dev/sda
			critical SYSTEM_IMPACT | sgdisk -n 1:0:0 /dev/sdb
			high SYSTEM_IMPACT | sgdisk -p /dev/sda
		`,
	},
	{
		Name:   "parted gparted addpart delpart resizepart partprobe growpart kpartx",
		Source: "parted(8), GNU parted 3.6; addpart(8), util-linux 2.40",
		Level:  high, Categories: system, Says: "{0} changes how a disk is divided", Operands: "device text...",
		Options: `
			-*
			-l,--list:dry
			-s,--script,--fix
			-a,--align=
		`,
		Examples: `
			low | parted -l
			critical SYSTEM_IMPACT | parted /dev/sda mklabel gpt
			critical SYSTEM_IMPACT | parted --script /dev/sda rm 1
		`,
	},
	{
		Name:   "partx",
		Source: "partx(8), util-linux 2.40",
		Level:  high, Categories: system, Operands: "text...",
		Options: `
			-*
			-s,--show,-l,--list:info
			-n,--nr=
			-o,--output=
			-t,--type=
		`,
		Examples: `
			low | partx --show /dev/sda
			high SYSTEM_IMPACT | partx -a /dev/sda
		`,
	},
	{
		Name: "fsck fsck.ext2 fsck.ext3 fsck.ext4 fsck.vfat fsck.fat fsck.xfs fsck.btrfs fsck.f2fs e2fsck " +
			"dosfsck ntfsfix xfs_repair reiserfsck btrfsck fsck_apfs fsck_hfs fsck_msdos",
		Source: "fsck(8), util-linux 2.40; e2fsck(8), e2fsprogs 1.47; xfs_repair(8)",
		Level:  high, Categories: system, Says: "{0} repairs a file system, and can lose what it holds",
		Operands: "text...",
		Options: `
			-*
			-n,-N:dry
			-t=
			-b=
			-B=
			-l=:read
			-L=:medium
			-z=:writelog
			-E=
			-C?=
		`,
		Examples: `
			high SYSTEM_IMPACT | fsck -y /dev/sda1
			low | fsck -N /dev/sda1
			low | e2fsck -n disk.img
		`,
	},
	{
		Name:   "tune2fs",
		Source: "tune2fs(8), e2fsprogs 1.47",
		Level:  high, Categories: system, Operands: "text",
		Options: `
			-l:dry
			-f,-j:system
			-c,-C,-e,-E,-g,-i,-I,-J,-L,-m,-M,-o,-O,-Q,-r,-s,-T,-u,-U,-z=:system
		`,
		Examples: `
			low | tune2fs -l /dev/sda1
			high SYSTEM_IMPACT | tune2fs -L x /dev/sda1
			high SYSTEM_IMPACT | tune2fs -l -O ^has_journal /dev/sda1
		`,
	},
	{
		Name: "resize2fs e2label e2image e2undo debugfs xfs_admin xfs_growfs xfs_db xfs_copy xfs_metadump " +
			"xfs_mdrestore ntfsresize ntfslabel ntfsclone ntfsundelete fatlabel dosfslabel mlabel exfatlabel " +
			"swaplabel fsfreeze fstrim e4defrag xfs_fsr resize.f2fs tunefs",
		Source: "resize2fs(8), debugfs(8), e2fsprogs 1.47; xfs_db(8); fstrim(8)",
		Level:  high, Categories: system, Operands: "text...", Options: `-* -w:critical`,
		Examples: `
			high SYSTEM_IMPACT | fstrim -av
			high SYSTEM_IMPACT | resize2fs /dev/sda1
			critical SYSTEM_IMPACT | debugfs -w /dev/sda1
		`,
	},
	{
		Name:   "dumpe2fs filefrag xfs_info xfs_bmap ntfsinfo ntfsls",
		Source: "dumpe2fs(8), filefrag(8), e2fsprogs 1.47; xfs_info(8)",
		Level:  low, Operands: "text...", Out: Fixed, Options: `-*`,
		Examples: `
			low | dumpe2fs -h disk.img
			low | filefrag README.md
		`,
	},
	{
		Name:   "badblocks",
		Source: "badblocks(8), e2fsprogs 1.47: -w destroys",
		Level:  high, Categories: system, Operands: "text...",
		Options: `
			-fnsvBX
			-w:critical+overwrites
			-b=
			-c=
			-d=
			-e=
			-i=:read
			-o=:write
			-p=
			-t=
		`,
		Examples: `
			high SYSTEM_IMPACT | badblocks -sv /dev/sda
			critical SYSTEM_IMPACT FS_DELETE_OVERWRITE | badblocks -wsv /dev/sda
		`,
	},
	{
		Name:   "hdparm",
		Source: "hdparm(8), 9.65",
		Level:  low, Operands: "text...", Out: Fixed,
		Options: `
			-IiCgHRvVqtT
			-h:info
			--direct --verbose
			--offset=
			--fibmap=:look
			--dco-identify --security-help
			-a,-A,-B,-c,-d,-J,-k,-K,-m,-M,-N,-Q,-r,-S,-u,-W?=:system
			-y,-Y,-Z,-f,-F,-z,-w,-U:system
			-D,-E,-L,-p,-P,-s,-X,-b,-x=:system
			--security-erase,--security-erase-enhanced,--security-set-pass=:critical+overwrites+system
			--security-disable,--security-unlock,--security-mode,--user-master=:critical+overwrites+system
			--write-sector,--make-bad-sector,--repair-sector,--trim-sectors=:critical+overwrites+system
			--trim-sector-ranges,--fwdownload,--fwdownload-mode3,--dco-restore=:critical+overwrites+system
			--dco-freeze=:critical+overwrites+system
			--security-freeze,--yes-i-know-what-i-am-doing,--please-destroy-my-drive,--drq-hsm-error:critical+system
			--trim-sector-ranges-stdin:critical+system
		`,
		Examples: `
			low | hdparm -I /dev/sda
			low | hdparm -tT /dev/sda
			critical SYSTEM_IMPACT FS_DELETE_OVERWRITE | hdparm --user-master u --security-erase x /dev/sda
			high SYSTEM_IMPACT | hdparm -W0 -I /dev/sda
		`,
	},
	{
		Name:   "sdparm sg_format sg_sanitize sg_raw sg_write_same sg_dd",
		Source: "sdparm(8); sg3_utils(8)",
		Level:  high, Categories: system | overwrites, Operands: "device...", Options: `-*`,
		Examples: `critical SYSTEM_IMPACT | sg_format --format /dev/sdb`,
	},
	{
		Name:     "nvme",
		Source:   "nvme(1), nvme-cli 2.10",
		Operands: "",
		Options: `
			-*
			-o=
			-n=
			-s=
		`,
		Subs: []Entry{
			{
				Name: "list list-subsys list-ns list-ctrl id-ctrl id-ns smart-log error-log show-regs " +
					"get-feature fw-log effects-log version help self-test-log get-ns-id get-log",
				Level: low, Operands: "text...",
			},
			{
				Name:  "format sanitize write write-zeroes write-uncor dsm security-send delete-ns",
				Level: critical, Categories: system | overwrites, Says: "{0} destroys what the device holds",
				Operands: "device",
				Options: `
					-f,--force -y
					--ses=
					-a=
					--sanact=
				`,
			},
			{
				Name: "connect connect-all discover disconnect disconnect-all", Level: high,
				Categories: system | network, Operands: "text...",
			},
			{Name: "*", Level: high, Categories: system, Operands: "text..."},
		},
		Examples: `
			low | nvme list
			low | nvme smart-log /dev/nvme0
			critical SYSTEM_IMPACT | nvme format /dev/nvme0n1
			high SYSTEM_IMPACT | nvme reset /dev/nvme0
		`,
	},
	{
		Name:   "smartctl",
		Source: "smartctl(8), smartmontools 7.4",
		Level:  low, Operands: "text...", Out: Fixed,
		Options: `
			-aixHcAjqV
			-d,--device=
			-l,--log=
			-n,--nocheck=
			-F=
			-v=
			-P=
			-T=
			-r=
			-f=
			-g,--get=
			-s,--smart,--set=:system
			-o,--offlineauto=:system
			-S,--saveauto=:system
			-t,--test=:system
			-X,--abort:system
			-C,--captive:system
			--all --xall --info --health --capabilities --attributes --scan --scan-open
			--json?=
			--identify?=
			-B=:read
		`,
		Examples: `
			low | smartctl -a /dev/sda
			low | smartctl --scan
			high SYSTEM_IMPACT | smartctl -t long /dev/sda
		`,
	},
	{
		Name:   "lsblk blkid findfs blockdev lsdasd",
		Source: "lsblk(8), blkid(8), blockdev(8), util-linux 2.40",
		Level:  low, Operands: "text...", Out: Fixed,
		Options: `
			-aAbDdfHhiJlmMnNOPpQrSstTvVyz
			-e,--exclude=
			-E=
			-I,--include=
			-o,--output=
			-w=
			-x,--sort=
			-c=
			-L=
			-U=
			-u=
			-k -g --all --bytes --discard --nodeps --fs --json --list --merge --noheadings --output-all --pairs --paths
			--raw --scsi --inverse
			--tree?=
			--topology
			--width=
			--nvme --virtio
			--match-tag=
			--match-types=
			--match-token=
			--probe --info
			--label=
			--uuid=
			--garbage-collect:medium
			--cache-file=:make
			--report --getsz --getsize64 --getss --getpbsz --getro --getbsz --getra --getfra --getsize --getiomin
			--getioopt --getalignoff --getmaxsect --getdiskseq
			--setro,--setrw,--flushbufs,--rereadpt:system
			--setbsz,--setra,--setfra=:system
		`,
		Examples: `
			low | lsblk
			low | lsblk -o NAME,SIZE,MOUNTPOINT -J
			low | blkid
			low | lsblk /dev/sda
			low | blockdev --getsize64 /dev/sda
			high SYSTEM_IMPACT | blockdev --setro /dev/sda
		`,
	},
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
	{
		Name: "ddrescue dcfldd dc3dd dd_rescue partclone.ext4 partclone.ntfs partimage ocs-sr fsarchiver " +
			"partclone.restore",
		Source: "ddrescue(1), dcfldd(1), partclone(8)",
		Level:  high, Categories: system | overwrites, Operands: "read device text...",
		Options: `
			-*
			-o=:write
			-s=
			-O=:write
			-b=
			-c=
		`,
		Examples: `
			critical SYSTEM_IMPACT | ddrescue disk.img /dev/sda map
			high FS_DELETE_OVERWRITE | ddrescue a.img b.img map
		`,
	},
	{
		Name:   "testdisk photorec extundelete foremost scalpel safecopy",
		Source: "testdisk(8), photorec(8): they read and rewrite disks",
		Level:  high, Categories: system, Operands: "text...", Options: `-*`,
		Examples: `high SYSTEM_IMPACT | testdisk /dev/sda`,
	},
	{
		Name: "mksquashfs",
		Source: "mksquashfs(1), squashfs-tools 4.6: the last name is written; a pseudo file may be a " +
			"command's output",
		Style: Single, Level: medium, Operands: "read... result",
		Options: `
			-*
			-p=:executes
			-pf=:settings
			-ef,-sort=:read
			-recover,-info-file=:write
			-e=
			-comp,-b,-processors,-mem=
		`,
		Examples: `
			medium | mksquashfs src out.sqsh
			medium EXEC_ARBITRARY | mksquashfs src out.sqsh -p 'x f 644 0 0 id'
			high FS_OUTSIDE_WORKSPACE | mksquashfs src /etc/x
		`,
	},
	{
		Name:   "genisoimage mkisofs xorrisofs isohybrid",
		Source: "genisoimage(1): an image from files",
		Level:  medium, Operands: "read...",
		Options: `
			-*
			-o=:write
			-V=
			-b=
			-c=
			-A=
			-p=
			-e=
		`,
		Examples: `
			medium | genisoimage -o a.iso src
			high FS_CONFIG_SECRETS | genisoimage -o a.iso .env
		`,
	},
	{
		Name:   "isoinfo isosize iso-info",
		Source: "isoinfo(1)",
		Level:  low, Operands: "read...",
		Options: `
			-lsJRfhnq
			-i=:read
			-x=
			-d:medium
			-p=
		`,
		Examples: `low | isoinfo -l -i a.iso`,
	},
	{
		Name:   "unsquashfs",
		Source: "unsquashfs(1), squashfs-tools 4.6: without an option that lists it unpacks",
		Style:  Single, Level: medium, Categories: overwrites, Operands: "read text...",
		Options: `
			-d,-dest=:writedir
			-l,-ls,-ll,-lln,-lls,-llc,-linfo,-s,-stat,-mkfs-time,-fstime:dry
			-cat:dry
			-f,-force -n,-no-progress -q,-quiet -i,-info -li,-linfo
			-e,-ef,-extract-file=:read
			-excludes
			-exclude-file=:read
			-max,-max-depth=
			-o,-offset=
			-p,-processors=
			-no-xattrs -no -user-xattrs
		`,
		Examples: `
			low..medium | unsquashfs -l a.sqsh
			medium FS_DELETE_OVERWRITE | unsquashfs a.sqsh
			medium..high FS_CONFIG_SECRETS | unsquashfs -d .gemini a.sqsh
		`,
	},
	{
		Name:   "wodim cdrecord growisofs xorriso brasero k3b eject usbimager ventoy woeusb isoburn cdrdao",
		Source: "wodim(1), xorriso(1), eject(1)",
		Level:  high, Categories: system | overwrites, Operands: "text...", Options: `-*`,
		Examples: `
			high SYSTEM_IMPACT | eject
			high FS_DELETE_OVERWRITE | wodim a.iso
		`,
	},
	{
		Name:   "quota repquota quotastats",
		Source: "quota(1), repquota(8)",
		Level:  low, Operands: "text...", Options: `-agpqrsuvwlPQFin`,
		Examples: `low | quota -s`,
	},
	{
		Name:   "setquota edquota quotacheck xfs_quota convertquota",
		Source: "setquota(8), quota 4.09",
		Level:  high, Categories: system, Operands: "text...", Options: `-* -c=`,
		Examples: `high SYSTEM_IMPACT | setquota -u dev 0 0 0 0 /`,
	},
	{
		Name: "borg restic duplicity kopia tarsnap rdiff-backup rsnapshot bup timeshift snapper duplicacy " +
			"borgmatic",
		Source: "borg(1), restic, duplicity(1), kopia manuals: copies go to another place, old ones are " +
			"deleted there",
		Level: high, Categories: network, Operands: "",
		Options: `
			-*
			--rsh=:run+executes
			--password-command=:run+executes
			--password-file=:look
			--remote-path=:executes
			-r,--repo=
			--exclude=
			--exclude-from=:look
		`,
		Subs: []Entry{
			{Name: "version help completion", Level: low},
			{
				Name: "forget prune delete destroy remove purge rm expire remove-older-than", Level: high,
				Categories: deletes | network, Operands: "text...", Options: `--dry-run`,
			},
			{
				Name: "restore extract recover rollback undochange", Level: high, Categories: overwrites | network,
				Operands: "text...", Options: `-t,--target=:writedir`,
			},
			{Name: "key passwd", Level: high, Categories: accounts | secrets, Operands: "text..."},
			{Name: "serve mount server", Level: high, Categories: network | system, Operands: "text..."},
			{Name: "*", Level: high, Categories: network, Operands: "text..."},
		},
		Examples: `
			high NETWORK_RISK | restic snapshots
			high DELETE | restic forget --prune latest
			high DELETE | borg delete repo::x
			high FS_DELETE_OVERWRITE | restic restore latest -t out
		`,
	},
}
