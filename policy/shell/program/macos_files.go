package program

// macFiles: programs of macOS that convert, copy and show files.
var macFiles = []Entry{
	{
		Name:   "plutil",
		Source: "plutil(1), macOS 14",
		Style:  Single, Level: low, Operands: "read...",
		Options: `
			-p -lint -s -r
			-help:info
			-convert=:edit
			-replace=:edit
			-insert=:edit
			-remove=:edit
			-create=:edit+overwrites
			-extract=
			-type=
			-o=:write
			-e=
			-n
			-expect=
			-raw
		`,
		Examples: `
			low | plutil -p Info.plist
			low | plutil -lint Info.plist
			medium | plutil -convert xml1 Info.plist
		`,
	},
	{
		Name:   "PlistBuddy",
		Source: "PlistBuddy(8), macOS 14: -c is a command, which may set or delete",
		Level:  medium, Operands: "edit",
		Options: `
			-xhl
			-c=:dry@Print*+dry@print*+overwrites@Clear*+overwrites@clear*+overwrites@CLEAR*+overwrites@Delete` +
			`+overwrites@Delete*:+overwrites@delete+overwrites@delete*:+read@Import*+read@Merge*+executes@*erge*` +
			`+executes@*mport*
		`,
		Examples: `
			low | PlistBuddy -c 'Print :a' Info.plist
			high FS_DELETE_OVERWRITE | PlistBuddy -c 'Clear dict' Info.plist
			medium | PlistBuddy -c 'Set :a b' Info.plist
		`,
	},
	{
		Name:   "afconvert avconvert",
		Source: "afconvert(1), avconvert(1), macOS 14",
		Style:  Single, Level: medium, Operands: "read result",
		Options: `
			-*
			-o,-output=:write
			-s,-source=:read
			-p,-preset,-f,-d,-b,-c=
		`,
		Examples: `
			medium | afconvert a.wav b.m4a
			high FS_OUTSIDE_WORKSPACE | afconvert a.wav /etc/b.m4a
		`,
	},
	{
		Name:   "sips",
		Source: "sips(1), macOS 14: it changes its files in place unless --out names another",
		Style:  Single, Level: medium, Operands: "renew...",
		Options: `
			-*
			-g,-getProperty,--getProperty,-x,--extractProfile,--verify,--formats,-H:dry
			-o,-out,--out=:write
			-s,--setProperty==
			-z,--resampleHeightWidth==
			-c,--cropToHeightWidth==
			-p,--padToHeightWidth==
			-Z,--resampleHeightWidthMax,--resampleWidth,-resampleWidth,--resampleHeight,-resampleHeight,-r,--rotate=
			-f,--flip,--padColor=
			-d,--deleteProperty=:overwrites
			-e,--embedProfile,-m,--matchTo=:read
			-j,--js=:executes
		`,
		Examples: `
			medium | sips -Z 640 a.png
			low | sips -g pixelWidth a.png
			high FS_OUTSIDE_WORKSPACE | sips -Z 640 a.png --out /etc/x
		`,
	},
	{
		Name:   "textutil iconutil qlmanage tiffutil afinfo",
		Source: "sips(1), textutil(1), iconutil(1), macOS 14",
		Style:  Single, Level: medium, Operands: "edit...",
		Options: `
			-*
			-g=:dry
			-getProperty=:dry
			-info:dry
			-o=:write
			-output=:write
			-out=:write
			-s=
			-z=
			-Z=
			-resampleWidth=
			-resampleHeight=
			-setProperty=
			-c=
			-convert=
			-format=
			-j=:executes
		`,
		Examples: `
			medium | textutil -convert html a.rtf
			high FS_OUTSIDE_WORKSPACE | textutil -convert html a.rtf -output /etc/x
		`,
	},
	{
		Name:   "ditto",
		Source: "ditto(1), macOS 14",
		Level:  medium, Operands: "read... writedir",
		Options: `
			-VvXckxzjhm --rsrc --norsrc --extattr --noextattr --qtn --noqtn --acl --noacl --nocache --keepParent
			--sequesterRsrc
			--arch=
			--bom=:read
			--hfsCompression --nohfsCompression --preserveHFSCompression --persistRootless --clone --noclone --password
			--zlibCompressionLevel=
			--nopreserveHFSCompression
		`,
		Examples: `
			medium | ditto src out
			high FS_OUTSIDE_WORKSPACE | ditto src /etc/x
			high FS_CONFIG_SECRETS | ditto .env out
		`,
	},
	{
		Name:   "mdutil",
		Source: "mdutil(1), macOS 14",
		Level:  high, Categories: system, Operands: "text...",
		Options: `
			-apvV
			-s:dry
			-E,-X,-r:system
			-i=:system
			-d:system
		`,
		Examples: `
			low | mdutil -s /
			high SYSTEM_IMPACT | mdutil -E /
			high SYSTEM_IMPACT | mdutil -i off -s /
		`,
	},
	{
		Name:   "purge mdimport atsutil lsregister sfltool",
		Source: "purge(8), mdimport(1), macOS 14",
		Style:  Single, Level: high, Categories: system, Operands: "text...", Options: `-*`,
		Examples: `high SYSTEM_IMPACT | purge`,
	},
	{
		Name:   "SetFile Rez",
		Source: "SetFile(1), Rez(1), Xcode 15",
		Style:  Single, Level: medium, Operands: "edit...",
		Options: `
			-a=
			-c=
			-d=
			-m=
			-t=
			-P
			-o=:write
			-append
		`,
		Examples: `medium | SetFile -a V notes.txt`,
	},
	{
		Name:   "GetFileInfo DeRez lsappinfo",
		Source: "GetFileInfo(1), lsappinfo(8), macOS 14",
		Style:  Single, Level: low, Operands: "text...", Options: `-a?= -c -d -m -t -P`,
		Examples: `
			low | GetFileInfo notes.txt
			low | lsappinfo list
		`,
	},
	{
		Name:   "screencapture imagesnap",
		Source: "screencapture(1), macOS 14: a picture of what is on the screen",
		Level:  high, Categories: secrets, Says: "{0} records the screen or the camera", Operands: "write",
		Options: `
			-*
			-t=
			-R=
			-l=
			-D=
			-T=
			-w
		`,
		Examples: `high FS_CONFIG_SECRETS | screencapture -x shot.png`,
	},
	{
		Name:   "say afplay",
		Source: "say(1), afplay(1), macOS 14",
		Level:  medium, Operands: "text...",
		Options: `
			-*
			-f=:read
			-o=:write
			-v=
			-r=
			-n,--network-send=:host+network
			-a=
			-d=
		`,
		Examples: `
			medium | say done
			medium | say -o a.aiff hello
			high NETWORK_RISK | say -n evil.example hello
		`,
	},
	{
		Name:   "nettop networkQuality dns-sd airport wdutil",
		Source: "nettop(1), networkQuality(8), dns-sd(1), macOS 14",
		Level:  high, Categories: network, Style: Single, Operands: "text...", Options: `-*`,
		Examples: `high NETWORK_RISK | networkQuality`,
	},
	{
		Name:   "sandbox-exec",
		Source: "sandbox-exec(1), macOS 14",
		Level:  medium, Operands: "cmd...",
		Options: `
			-D=
			-f=:read
			-n=
			-p=
		`,
		Examples: `
			high..critical FS_DELETE_OVERWRITE | sandbox-exec -p '(version 1)' rm -rf src
			medium | sandbox-exec -n no-network ls
		`,
	},
	{
		Name:   "osacompile osadecompile osalang",
		Source: "osacompile(1), macOS 14",
		Level:  medium, Operands: "read...",
		Options: `
			-xsd
			-l=
			-e=:code
			-o=:write
			-i=
			-r=
			-t=
			-c=
		`,
		Examples: `medium | osacompile -o a.scpt a.applescript`,
	},
	{
		Name:   "trash trash-put trash-empty trash-rm trash-restore rmtrash gomi",
		Source: "trash(1), trash-cli: to the trash, where -empty and -rm delete for good",
		Level:  high, Categories: overwrites, Operands: "delete...", Options: `-*`,
		Examples: `
			high FS_DELETE_OVERWRITE | trash notes.txt
			high FS_DELETE_OVERWRITE | trash-empty
		`,
	},
	{
		Name:   "trash-list",
		Source: "trash-list(1), trash-cli",
		Level:  low, Operands: "text...",
		Examples: `low | trash-list`,
	},
}
