package program

// desktopTools: screens, clipboards, terminals and printers.
var desktopTools = []Entry{
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
