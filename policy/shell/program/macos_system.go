package program

// macSystem: disks, updates, accounts and protection of macOS.
var macSystem = []Entry{
	{
		Name:     "diskutil",
		Source:   "diskutil(8), macOS 14",
		Operands: "", Options: `-*`,
		Subs: []Entry{
			{Name: "list info information activity listFilesystems listClusters", Level: low, Operands: "text..."},
			{
				Name: "apfs ap appleRAID coreStorage cs image", Level: low, Bare: low,
				Subs: []Entry{
					{
						Name: "list listUsers listCryptoUsers listSnapshots info listVolumeGroups", Level: low,
						Operands: "text...",
					},
					{
						Name:  "deleteContainer deleteVolume deleteSnapshot deleteVolumeGroup eraseVolume delete",
						Level: critical, Categories: system | overwrites, Operands: "text...",
					},
					{Name: "*", Level: high, Categories: system, Operands: "text..."},
				},
			},
			{
				Name: "eraseDisk eraseVolume reformat zeroDisk randomDisk secureErase partitionDisk " +
					"eraseOptical mergePartitions splitPartition deleteContainer",
				Level: critical, Categories: system | overwrites, Says: "{0} destroys all that the disk holds",
				Operands: "text...",
			},
			{Name: "*", Level: high, Categories: system, Operands: "text..."},
		},
		Examples: `
			low | diskutil list
			low | diskutil info disk0
			critical SYSTEM_IMPACT FS_DELETE_OVERWRITE | diskutil eraseDisk APFS x disk2
			critical SYSTEM_IMPACT | diskutil secureErase 0 disk2
			high SYSTEM_IMPACT | diskutil unmount disk2
			critical SYSTEM_IMPACT | diskutil apfs deleteVolume disk1s2
		`,
	},
	{
		Name:     "hdiutil",
		Source:   "hdiutil(1), macOS 14",
		Operands: "", Style: Single, Options: `-*`,
		Subs: []Entry{
			{
				Name: "info imageinfo plugins fsid pmap help verify isencrypted checksum", Style: Single,
				Level: low, Operands: "look...", Options: `-*`,
			},
			{
				Name: "create convert makehybrid resize compact chpass segment unflatten flatten udifrez " +
					"udifderez",
				Style: Single, Level: medium, Operands: "edit...",
				Options: `
					-*
					-ov:overwrites
					-o=:write
					-srcfolder=:read
					-size=
					-fs=
					-volname=
					-format=
				`,
			},
			{Name: "burn erasekeys", Style: Single, Level: high, Categories: system | overwrites, Operands: "text..."},
			{
				Name: "attach mount detach unmount eject", Style: Single, Level: high, Categories: system,
				Operands: "text...", Options: `-*`,
			},
		},
		Examples: `
			low | hdiutil info
			medium | hdiutil create -size 10m -fs APFS a.dmg
			high SYSTEM_IMPACT | hdiutil attach a.dmg
		`,
	},
	{
		Name:     "tmutil",
		Source:   "tmutil(8), macOS 14",
		Operands: "", Options: `-*`,
		Subs: []Entry{
			{
				Name: "status listbackups latestbackup listlocalsnapshots listlocalsnapshotdates " +
					"destinationinfo machinedirectory isexcluded compare version uniquesize calculatedrift " +
					"currentphase",
				Level: low, Operands: "text...",
			},
			{
				Name:  "delete deletelocalsnapshots deleteinprogress removedestination thinlocalsnapshots",
				Level: high, Categories: system | deletes, Operands: "text...",
			},
			{Name: "*", Level: high, Categories: system, Operands: "text..."},
		},
		Examples: `
			low | tmutil status
			high DELETE SYSTEM_IMPACT | tmutil deletelocalsnapshots /
			high SYSTEM_IMPACT | tmutil disable
		`,
	},
	{
		Name:   "softwareupdate installer",
		Source: "softwareupdate(8), installer(8), macOS 14",
		Style:  Single, Level: high, Categories: installs | system, Operands: "text...",
		Options: `
			-*
			-l:network
			-list:network
			-pkg=:read
			-target=
		`,
		Examples: `
			high DEPS_INSTALL_UPDATE | softwareupdate -i -a
			high DEPS_INSTALL_UPDATE | installer -pkg a.pkg -target /
			high NETWORK_RISK | softwareupdate -l
		`,
	},
	{
		Name:   "pkgutil",
		Source: "pkgutil(1), macOS 14",
		Style:  Single, Level: low, Operands: "write...",
		Options: `
			-pkgs?=
			-packages -pkgs-plist
			-files=
			-only-files -only-dirs
			-lsbom=
			-pkg-info=
			-pkg-info-plist=
			-file-info=
			-file-info-plist=
			-pkg-groups=
			-groups
			-export-plist=
			-check-signature=:look
			-payload-files=:look
			-volume=:look
			-regexp -verbose -v -f -force
			-forget=:system
			-learn=:system
			-edit-pkg=:system
			-expand=:read+medium
			-expand-full=:read+medium
			-flatten=:read+medium
			-flatten-full=:read+medium
		`,
		Examples: `
			low | pkgutil --pkgs
			low | pkgutil --files com.example.x
			medium..high FS_OUTSIDE_WORKSPACE | pkgutil --expand x.pkg /etc/x
			high SYSTEM_IMPACT | pkgutil --forget com.example.x
		`,
	},
	{
		Name:   "csrutil fdesetup systemextensionsctl profiles kmutil",
		Source: "csrutil(8), fdesetup(8), profiles(1), kmutil(8), macOS 14",
		Style:  Single, Level: high, Categories: system, Says: "{0} changes how macOS starts or protects itself",
		Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{
				Name: "status list isactive showloaded supportsauthrestart", Style: Single, Level: low,
				Operands: "text...", Options: `-*`,
			},
		},
		Examples: `
			low | csrutil status
			low | fdesetup status
			high SYSTEM_IMPACT | csrutil disable
		`,
	},
	{
		Name:   "spctl",
		Source: "spctl(8), macOS 14",
		Style:  Single, Level: high, Categories: system, Says: "{0} changes which programs macOS lets run",
		Operands: "text...",
		Options: `
			-*
			-status:dry
			-a:dry
			-assess:dry
			-master-disable:system
			-master-enable:system
			-global-disable:system
			-global-enable:system
			-add:system
			-remove:system
			-enable:system
			-disable:system
			-reset-default:system
			-t=
			-type=
		`,
		Examples: `
			low | spctl --status
			low | spctl -a -v app
			high SYSTEM_IMPACT | spctl --master-disable
		`,
	},
	{
		Name:   "nvram",
		Source: "nvram(8), macOS 14: a name prints, NAME=VALUE sets",
		Style:  Single, Level: high, Categories: system, Operands: "text...",
		Options: `
			-p:dry
			-x
			-d=:system
			-c:system
			-f=:read+system
		`,
		Examples: `
			low | nvram -p
			high SYSTEM_IMPACT | nvram boot-args=-v
			high SYSTEM_IMPACT | nvram -c
		`,
	},
	{
		Name:   "bless kextload kextunload kextcache tccutil eslogger bputil startosinstall createinstallmedia asr",
		Source: "bless(8), kextload(8), tccutil(1), asr(8), macOS 14",
		Style:  Single, Level: high, Categories: system, Says: "{0} changes how macOS starts or protects itself",
		Operands: "text...", Options: `-* -erase:critical`,
		Examples: `
			high SYSTEM_IMPACT | tccutil reset All
			critical SYSTEM_IMPACT | asr restore --source a.dmg --target /Volumes/x --erase
		`,
	},
	{
		Name:   "dscl",
		Source: "dscl(1), macOS 14: the command is an option after the node",
		Style:  Single, Level: high, Categories: accounts | system, Operands: "text...",
		Options: `
			-p
			-f=
			-u=
			-P=
			-raw -plist -q -url
			-read:dry
			-list:dry
			-search:dry
			-readall:dry
			-readpl:dry
			-readpli:dry
			-create:accounts
			-append:accounts
			-merge:accounts
			-change:accounts
			-changei:accounts
			-createpl:accounts
			-createpli:accounts
			-delete:accounts
			-deletepl:accounts
			-deletepli:accounts
			-passwd:accounts
			-mcxset:accounts
			-mcxdelete:accounts
			-authonly:accounts
		`,
		Examples: `
			low | dscl . -list /Users
			low | dscl . -read /Users/dev UserShell
			high ACCOUNT_CHANGE | dscl . -create /Users/eve
			high ACCOUNT_CHANGE | dscl -q . -passwd /Users/dev x
		`,
	},
	{
		Name:   "dscacheutil",
		Source: "dscacheutil(1), macOS 14",
		Style:  Single, Level: low, Operands: "text...",
		Options: `
			-q=
			-a=
			-h:info
			-statistics -cachedump -configuration -buckets
			-entries=
			-flushcache:system
		`,
		Examples: `
			low | dscacheutil -q user
			high SYSTEM_IMPACT | dscacheutil -flushcache
		`,
	},
	{
		Name:   "dseditgroup dsconfigad dsenableroot createhomedir odutil pwpolicy",
		Source: "dseditgroup(8), dsenableroot(8), pwpolicy(8), macOS 14",
		Style:  Single, Level: high, Categories: accounts | system, Operands: "text...", Options: `-*`,
		Examples: `
			high ACCOUNT_CHANGE | dseditgroup -o edit -a dev -t user admin
			high ACCOUNT_CHANGE | dsenableroot
		`,
	},
	{
		Name:   "sharing",
		Source: "sharing(8), macOS 14",
		Level:  high, Categories: system, Operands: "text...",
		Options: `
			-a=:system
			-e=:system
			-r=:system
			-l:dry
			-S=
			-s=
			-g=
			-n=
		`,
		Examples: `
			high SYSTEM_IMPACT | sharing -a x
			low | sharing -l
		`,
	},
	{
		Name:   "trimforce jamf managedsoftwareupdate AssetCacheManagerUtil",
		Source: "trimforce(8), macOS 14; jamf, munki manuals",
		Level:  high, Categories: system, Operands: "text...", Options: `-*`,
		Examples: `high SYSTEM_IMPACT | jamf policy`,
	},
}
