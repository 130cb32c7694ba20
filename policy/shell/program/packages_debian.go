package program

// debianPackages: packages of Debian and Ubuntu.
var debianPackages = []Entry{
	{
		Name:     "apt apt-get aptitude nala",
		Source:   "apt(8), apt-get(8), APT 2.9: -o and -c set configuration, whose hooks run commands",
		Operands: "",
		Options: `
			-bdfhmquVy
			-a=
			-o,--option=:setting+executes
			-c,--config-file=:read+executes
			-t,--target-release,--default-release=
			-s,--simulate,--just-print,--dry-run,--recon,--no-act:dry
			--installed --upgradable --upgradeable --all-versions --manual-installed --no-install-recommends
			--install-recommends --no-install-suggests --install-suggests --yes --assume-yes --assume-no
			--allow-unauthenticated:critical
			--allow-downgrades --allow-remove-essential --allow-change-held-packages
			--allow-insecure-repositories:critical
			--force-yes --fix-broken --fix-missing --fix-policy --ignore-hold --ignore-missing --purge --auto-remove
			--autoremove --reinstall --only-upgrade --no-upgrade --download-only --no-download --print-uris
			--quiet?=
			--show-upgraded --verbose-versions --with-new-pkgs
			--with-source=:read
			--list-cleanup --diff-only --dsc-only --tar-only --names-only --full --recurse --no-recommends --no-suggests
			--no-conflicts --no-breaks --no-replaces --no-enhances
			--solver=
			--color --update
		`,
		Subs: []Entry{
			{
				Name: "list show search policy depends rdepends showsrc help moo version check why why-not " +
					"versions madison",
				Level: low, Operands: "text...",
				Options: `
					-F=
					-w=
					--display-format=
				`,
			},
			{Name: "update", Level: high, Categories: installs | network, Operands: ""},
			{Name: "source download changelog", Level: high, Categories: network, Operands: "text..."},
			{Name: "edit-sources", Level: high, Categories: system | executes, Operands: "text..."},
			{
				Name: "install remove purge upgrade dist-upgrade full-upgrade autoremove autopurge " +
					"auto-remove build-dep reinstall dselect-upgrade satisfy safe-upgrade hold unhold markauto " +
					"unmarkauto clean autoclean distclean auto-clean history",
				Level: high, Categories: installs, Operands: "package...",
			},
		},
		Examples: `
			low | apt list --installed
			low | apt show curl
			low | apt search ripgrep
			low | apt-get -s install curl --version
			high DEPS_INSTALL_UPDATE | apt install -y curl
			high DEPS_INSTALL_UPDATE | apt-get update
			high DEPS_INSTALL_UPDATE | apt-get -y --no-install-recommends install curl
			high DEPS_INSTALL_UPDATE | apt-get purge curl
			medium..critical EXEC_ARBITRARY | apt-get -o APT::Update::Pre-Invoke::=./x.sh list
			medium..critical EXEC_ARBITRARY | apt list -c x.conf
			critical SUDO DEPS_INSTALL_UPDATE | sudo apt-get install curl
		`,
	},
	{
		Name: "apt-cache apt-config apt-sortpkgs apt-file apt-rdepends grep-aptavail dctrl-tools debsums " +
			"dlocate debsecan deborphan popularity-contest",
		Source: "apt-cache(8), APT 2.9; apt-file(1)",
		Level:  low, Operands: "text...",
		Options: `
			-afhinpqgxlFLS
			-o,--option=:executes
			-c,--config-file=:read+executes
			--installed --names-only --full --recurse --no-all-versions --generate --important --package-only
			--no-recommends --no-suggests
		`,
		Subs: []Entry{{Name: "update", Level: high, Categories: network, Operands: "text..."}},
		Examples: `
			low | apt-cache policy curl
			low | apt-cache search ripgrep
			high NETWORK_RISK | apt-file update
			medium..critical EXEC_ARBITRARY | apt-cache -o Dir::Bin=./x show curl
		`,
	},
	{
		Name:     "apt-mark",
		Source:   "apt-mark(8), APT 2.9",
		Operands: "",
		Options: `
			-f,--file=:executes
			-o,--option=:executes
			-c=:executes
		`,
		Subs: []Entry{
			{Name: "showmanual showauto showhold showinstall showremove showpurge", Level: low, Operands: "text..."},
			{Name: "*", Level: high, Categories: installs, Operands: "text..."},
		},
		Examples: `
			low | apt-mark showmanual
			high DEPS_INSTALL_UPDATE | apt-mark hold curl
		`,
	},
	{
		Name: "apt-key add-apt-repository apt-add-repository dpkg-reconfigure debconf-set-selections tasksel " +
			"do-release-upgrade unattended-upgrade dselect debootstrap dpkg-divert dpkg-statoverride",
		Source: "apt-key(8), add-apt-repository(1), do-release-upgrade(8)",
		Level:  high, Categories: installs | system, Says: "{0} changes which packages the system trusts or has",
		Operands: "text...", Options: `-*`,
		Examples: `
			high DEPS_INSTALL_UPDATE SYSTEM_IMPACT | add-apt-repository ppa:x/y
			high DEPS_INSTALL_UPDATE | apt-key add key.asc
		`,
	},
	{
		Name:   "pro ubuntu-drivers",
		Source: "pro(1), ubuntu-drivers(1), Ubuntu 24.04",
		Level:  high, Categories: installs | system, Operands: "text...", Options: `-*`,
		Subs: []Entry{{Name: "list status devices debug version help", Level: low, Operands: "text..."}},
		Examples: `
			low | ubuntu-drivers devices
			high DEPS_INSTALL_UPDATE | ubuntu-drivers install
		`,
	},
	{
		Name:   "dpkg",
		Source: "dpkg(1), 1.22: actions are options",
		Level:  low, Operands: "read...",
		Options: `
			-hB -E -G -R -O
			-D=
			-l,--list,--get-selections,--print-architecture,--print-foreign-architectures,-C,--audit:info
			--compare-versions,--yet-to-unpack,--predep-package,--assert-multi-arch:info
			-L,--listfiles,-s,--status,-S,--search,-p,--print-avail,-V,--verify:info
			-I,--info,-c,--contents,-f,--field:list
			-i,--install,--unpack,-r,--remove,-P,--purge,--configure,--triggers-only,--set-selections:installs
			--clear-selections,--update-avail,--merge-avail,-A,--record-avail,--forget-old-unavail:installs
			--clear-avail,--add-architecture,--remove-architecture:installs
			-x,--extract,-X,--vextract,-e,--control:overwrites
			-b,--build:medium
			--pre-invoke,--post-invoke,--status-logger=:run+executes
			--root,--admindir,--instdir=:look
			--force-all:critical
			--no-act,--dry-run,--simulate --recursive --pending -a
			--log=:make
			--status-fd=
			--path-exclude=
			--path-include=
			--abort-after=
		`,
		Examples: `
			low | dpkg -l
			low | dpkg -L curl
			low | dpkg -S /usr/bin/curl
			low | dpkg --print-architecture
			low | dpkg -c x.deb
			high DEPS_INSTALL_UPDATE | dpkg -i x.deb
			high DEPS_INSTALL_UPDATE | dpkg --purge curl
			high FS_DELETE_OVERWRITE | dpkg -x x.deb /
			medium..critical EXEC_ARBITRARY | dpkg --pre-invoke=./x.sh -l
		`,
	},
	{
		Name:   "dpkg-parsechangelog",
		Source: "dpkg-parsechangelog(1), dpkg 1.22: says what it does not understand of the file",
		Level:  low,
		Options: `
			-l,--file=:read
			-F=
			-L=:executes
			-S,--show-field=
			--format=
			--all --reverse
			--since,--until,--from,--to,--count,--offset,-s,-f,-t,-v,-u,-c,-n,-o=
		`,
		Examples: `
			low | dpkg-parsechangelog -S Version
			high FS_CONFIG_SECRETS | dpkg-parsechangelog -l .env
		`,
	},
	{
		Name:   "dpkg-query dpkg-architecture dpkg-checkbuilddeps",
		Source: "dpkg-query(1), dpkg 1.22",
		Level:  low, Operands: "text...",
		Options: `
			-lLsSpW
			-f,--showformat=
			-q
			-a=
			-t=
			-A=
			--list --listfiles --status --search --show --print-avail --control-list --control-show --control-path
			--load-avail --no-pager
			--root,--admindir=:look
		`,
		Examples: `
			low | dpkg-query -W -f='${Package}\n'
			low | dpkg-query -L curl
		`,
	},
	{
		Name:   "dpkg-deb",
		Source: "dpkg-deb(1), dpkg 1.22",
		Level:  medium, Operands: "read writedir", Special: Archive,
		Options: `
			-v
			-c,--contents,-I,--info,-f,--field,-W,--show:list
			-x,--extract,-X,--vextract,-e,--control,-R,--raw-extract -b,--build --ctrl-tarfile --fsys-tarfile
			-Z=
			-z=
			-S=
			--uniform-compression --root-owner-group --no-check
		`,
		Examples: `
			low | dpkg-deb -c x.deb
			medium | dpkg-deb -x x.deb out
			high FS_OUTSIDE_WORKSPACE | dpkg-deb -x x.deb /
		`,
	},
}
