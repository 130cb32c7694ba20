package program

// partitions: programs that make, change and check partitions and file systems.
var partitions = []Entry{
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
			-p,--print -v,--verify -E,--end-of-largest -f,--first-in-largest -F,--first-aligned-in-largest
			-D,--display-alignment -L,--list-types -V
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
		Name:   "dumpe2fs xfs_info xfs_bmap ntfsinfo ntfsls",
		Source: "dumpe2fs(8), e2fsprogs 1.47; xfs_info(8)",
		Level:  low, Operands: "text...", Out: Fixed, Options: `-*`,
		Examples: `
			low | dumpe2fs -h disk.img
		`,
	},
	{
		Name:   "filefrag",
		Source: "filefrag(8), e2fsprogs 1.47",
		Level:  low, Operands: "look...", Out: Fixed, Options: `-*`,
		Examples: `
			low | filefrag -v README.md
			medium FS_OUTSIDE_WORKSPACE | filefrag ~/Documents/x
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
}
