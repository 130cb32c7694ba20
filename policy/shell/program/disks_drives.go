package program

// drives: programs that tell of drives, tune them and rescue what they hold.
var drives = []Entry{
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
		Name:   "blkid",
		Source: "blkid(8), util-linux 2.40; e2fsprogs' own writes the cache by -w: what it finds is saved there",
		Level:  low, Operands: "text...", Out: Fixed,
		Options: `
			-dDgiklpV
			-c,-w,--cache-file=:write
			-h:info
			-H,--hint=
			-L,--label=
			-U,--uuid=
			-n,--match-types=
			-o,--output=
			-O,--offset=
			-s,--match-tag=
			-S,--size=
			-t,--match-token=
			-u,--usages=
			--no-encoding --garbage-collect --info --list-filesystems --list-one --probe --no-part-details
		`,
		Examples: `
			low | blkid -o value -s UUID /dev/sda1
			low | blkid -c /dev/null
			medium FS_DELETE_OVERWRITE | blkid -c notes.md
			high FS_OUTSIDE_WORKSPACE | blkid -w /opt/x
		`,
	},
	{
		Name:   "lsblk findfs blockdev lsdasd",
		Source: "lsblk(8), blockdev(8), util-linux 2.40",
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
}
