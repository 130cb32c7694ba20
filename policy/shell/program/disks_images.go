package program

// diskImages: programs that make, read and burn images, keep backups and quotas.
var diskImages = []Entry{
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
