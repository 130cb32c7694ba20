package program

// systemPackages: the package managers of operating systems. What is installed is local
// knowledge; installing runs scripts as another user.
var systemPackages = []Entry{
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
	{
		Name:     "dnf yum dnf5 microdnf tdnf",
		Source:   "dnf(8), DNF 4.21: --setopt and -c change configuration and plug-ins",
		Operands: "",
		Options: `
			-4 -6bCqvyh
			-c,--config=:read+executes
			-d=
			-e=
			-R=
			-x,--exclude=
			--setopt=:executes
			--installroot=:look
			--repo,--repoid,--enablerepo,--disablerepo=
			--repofrompath=:executes
			--releasever=
			--forcearch=
			--enableplugin,--disableplugin=
			--downloaddir,--destdir=:writedir
			--nogpgcheck:critical
			--assumeno --assumeyes --best --nobest --skip-broken --refresh --cacheonly --allowerasing --downloadonly
			--installed --available --all --upgrades --extras --obsoletes --recent --duplicates --unneeded
			--qf,--queryformat=
			--whatprovides,--whatrequires,--whatdepends=
			--requires --provides --list
			--latest-limit=
			--resolve --deplist --changelogs --info --location --source --security --quiet --verbose --showduplicates
			--color=
		`,
		Subs: []Entry{
			{
				Name: "list ls info search provides whatprovides repoquery rq repolist repoinfo deplist " +
					"check-update check-upgrade check history grouplist groupinfo updateinfo help leaves",
				Level: low, Operands: "text...",
				Subs: []Entry{
					{
						Name: "undo redo rollback store userinstalled", Level: high, Categories: installs,
						Operands: "text...",
					},
				},
			},
			{Name: "makecache mc", Level: high, Categories: network | installs},
			{Name: "download", Level: high, Categories: network, Operands: "text..."},
			{
				Name: "config-manager copr module", Level: high, Categories: installs | system, Operands: "text...",
				Options: `-*`,
				Subs:    []Entry{{Name: "list info provides repoquery", Level: low, Operands: "text..."}},
			},
			{Name: "shell", Level: high, Categories: installs | executes, Operands: "script"},
			{Name: "*", Level: high, Categories: installs, Operands: "package..."},
		},
		Examples: `
			low | dnf list installed
			low | yum info curl
			low | dnf repolist
			high DEPS_INSTALL_UPDATE | dnf install -y curl
			high DEPS_INSTALL_UPDATE | yum remove curl
			high DEPS_INSTALL_UPDATE | dnf history undo 3
			medium..critical EXEC_ARBITRARY | dnf -c x.conf list
		`,
	},
	{
		Name:   "rpm",
		Source: "rpm(8), RPM 4.19: --eval and --define take macros, which can run commands",
		Level:  low, Operands: "text...",
		Options: `
			-q,--query:asks
			-alcdfspVKhv
			-i,-U,-F,-e,--install,--upgrade,--freshen,--erase,--reinstall,--import,--rebuilddb,--initdb:installs
			--restore,--setperms,--setugids:installs
			-E,--eval=:run+executes
			-D,--define=:executes
			--macros,--rcfile,--load=:read+executes
			--pipe=:run+executes
			--all --list --configfiles --docfiles --info --file --package --state --whatprovides --whatrequires
			--requires --provides --scripts --changelog --last --verify --checksig
			--qf,--queryformat=
			--root,--dbpath=:look
			--nodeps --force --test --nosignature --nodigest --percent --hash --triggers --conflicts --obsoletes --dump
			--filesbypkg --showrc
			--group=
			-r=
		`,
		Names: byAddress,
		Examples: `
			low | rpm -qi bash
			high NETWORK_RISK | rpm -qip https://example.com/x.rpm
			high DEPS_INSTALL_UPDATE | rpm -i x.rpm
			low | rpm -qf /usr/bin/curl
			low | rpm -ql curl
			low | rpm --query --all
			high DEPS_INSTALL_UPDATE | rpm -Uvh x.rpm
			high DEPS_INSTALL_UPDATE | rpm -e curl
			medium..critical EXEC_ARBITRARY | rpm --eval '%(rm -rf src)'
			medium..critical FS_DELETE_OVERWRITE | rpm -q --pipe 'rm -rf src' curl
		`,
	},
	{
		Name:   "pacman yay paru pikaur aura trizen",
		Source: "pacman(8), 6.1: operations are capital options; yay and paru manuals",
		Level:  low, Operands: "text...",
		Options: `
			-acdefhmnoruvwxkbqtI
			-sigpl:asks
			-y:installs+network
			-Q,--query,-T,--deptest
			-S,--sync:installs
			-U,--upgrade,-R,--remove,-D,--database:installs+force
			-F,--files:network
			-V:info
			-G:network
			--config=:read+executes
			--hookdir=:executes
			--root,--sysroot,--dbpath,--cachedir,--gpgdir=:look
			--logfile=:make
			--arch=
			--color=
			--noconfirm --needed --asdeps --asexplicit
			--overwrite=
			--ignore=
			--ignoregroup=
			--disable-download-timeout --quiet --info --list --search --owns --deps --explicit --foreign --native
			--unrequired --upgrades --check --changelog --file --groups --refresh --sysupgrade --clean --recursive
			--cascade --nosave --noscriptlet --print --downloadonly --debug
			--mflags=:executes
			--makepkg=:exec
			--pacman,--gpg,--git,--sudo,--fm,--bat,--asp=:exec
			--editor=:exec
			--editmenu
		`,
		Examples: `
			low | pacman -Q
			low | pacman -Ss curl
			low | pacman -Si curl
			high DEPS_INSTALL_UPDATE | pacman -Rs curl
			high DEPS_INSTALL_UPDATE | pacman -Sys curl
			low | pacman -Qi curl
			high DEPS_INSTALL_UPDATE | pacman -Syu --noconfirm
			high DEPS_INSTALL_UPDATE | pacman -Rns curl
			high DEPS_INSTALL_UPDATE | yay -S x
			medium..critical EXEC_ARBITRARY | pacman --hookdir x -Q
		`,
	},
	{
		Name: "makepkg abuild rpmbuild dpkg-buildpackage debuild debhelper dh_make mock pbuilder sbuild fpm " +
			"alien checkinstall devscripts",
		Source: "makepkg(8), rpmbuild(8), dpkg-buildpackage(1): they run the recipe in the folder",
		Level:  medium, Categories: executes, Operands: "read...", Options: `-* -i,--install:installs`,
		Examples: `
			medium EXEC_ARBITRARY | makepkg -f
			high DEPS_INSTALL_UPDATE | makepkg -si
		`,
	},
	{
		Name:     "apk",
		Source:   "apk(8), apk-tools 2.14",
		Operands: "",
		Options: `
			-hvqfUaedxl
			-X,--repository=:executes
			-p,--root=:look
			-t,--virtual=
			--no-cache --update-cache --no-network
			--allow-untrusted:critical
			--keys-dir=:look
			--repositories-file=:look
			--cache-dir=:look
			--installed --update --purge --available --latest
			--wait=
			--arch=
			--progress --no-progress
			-s,--simulate:dry
			--upgrade
		`,
		Subs: []Entry{
			{
				Name: "info list search policy version dot audit stats manifest verify", Level: low,
				Operands: "text...",
				Options: `
					-LRrPwWtiIuoOE
					--who-owns=
					--depends --all --contents --description --exact --origin --upgradable
				`,
			},
			{
				Name: "fetch update index", Level: high, Categories: network | installs, Operands: "text...",
				Options: `-* -o=:write`,
			},
			{Name: "*", Level: high, Categories: installs, Operands: "package..."},
		},
		Examples: `
			low | apk info -vv
			low | apk list --installed
			high DEPS_INSTALL_UPDATE | apk add --no-cache curl
			high DEPS_INSTALL_UPDATE | apk del curl
		`,
	},
	{
		Name:     "zypper",
		Source:   "zypper(8), 1.14",
		Operands: "",
		Options: `
			-*
			-R,--root=:look
			-c,--config=:read+executes
			-D,--reposd-dir=:executes
			-p,--plus-repo=:executes
			-r,--repo=:network@*://*
			-t,--type=
		`,
		Subs: []Entry{
			{
				Name: "search se info if list-updates lu list-patches lp packages pa patterns products repos " +
					"lr services ls what-provides wp locks ll patch-check pchk licenses versioncmp help targetos",
				Level: low, Operands: "text...",
			},
			{Name: "refresh ref", Level: high, Categories: network | installs, Operands: "text..."},
			{Name: "shell sh", Level: high, Categories: installs | executes},
			{Name: "*", Level: high, Categories: installs, Operands: "package..."},
		},
		Examples: `
			low | zypper se curl
			low | zypper lr
			high DEPS_INSTALL_UPDATE | zypper in -y curl
			high DEPS_INSTALL_UPDATE | zypper dup
		`,
	},
	{
		Name:   "xbps-query equery qlist qfile eix urpmq pkg_info portageq",
		Source: "xbps-query(1), equery(1), pkg_info(1)",
		Level:  low, Operands: "text...", Options: `-* -R,--repository:network`,
		Examples: `
			low | xbps-query -l
			low | equery list curl
			high NETWORK_RISK | xbps-query -Rs curl
		`,
	},
	{
		Name: "xbps-install xbps-remove xbps-reconfigure xbps-pkgdb emerge ebuild etc-update urpmi urpme " +
			"pkg_add pkg_delete installpkg removepkg upgradepkg",
		Source: "xbps-install(1), emerge(1), pkg_add(1)",
		Level:  high, Categories: installs, Operands: "text...", Options: `-*`,
		Examples: `
			high DEPS_INSTALL_UPDATE | emerge curl
			high DEPS_INSTALL_UPDATE | xbps-install -Su
		`,
	},
	{
		Name:   "opkg ipkg eopkg slackpkg swupd rpm-ostree bootc ostree transactional-update",
		Source: "opkg manual; rpm-ostree(1), ostree(1)",
		Level:  high, Categories: installs, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{
				Name: "status list list-installed list-upgradable info files whatprovides depends log refs " +
					"version help",
				Level: low, Operands: "text...",
			},
		},
		Examples: `
			low | rpm-ostree status
			low | opkg list-installed
			high DEPS_INSTALL_UPDATE | opkg install curl
			high DEPS_INSTALL_UPDATE | rpm-ostree upgrade
		`,
	},
	{
		Name:     "pkg port",
		Source:   "pkg(8), FreeBSD 14; port(1), MacPorts 2.10",
		Operands: "",
		Options: `
			-*
			-c=:executes
			-r=:look
			-o=:executes
			-C=:executes
			-R=:executes
		`,
		Subs: []Entry{
			{
				Name: "info list list-all list-installed search show query rquery which version stats check " +
					"audit leaf deps variants installed outdated contents dependents provides echo help rdeps",
				Level: low, Operands: "text...",
			},
			{Name: "update selfupdate sync fetch", Level: high, Categories: installs | network, Operands: "text..."},
			{Name: "*", Level: high, Categories: installs, Operands: "package..."},
		},
		Examples: `
			low | pkg info
			low | port installed
			high DEPS_INSTALL_UPDATE | pkg install -y curl
			high DEPS_INSTALL_UPDATE | port upgrade outdated
		`,
	},
	{
		Name:     "brew",
		Source:   "brew(1), Homebrew 4.4: a formula is Ruby code",
		Operands: "",
		Options: `
			--prefix,--cellar,--caskroom,--cache,--repository,--repo?=:rest+info
			-v --config --env --taps -dhqVnf1rlt --verbose --debug --quiet --force --formula --formulae --cask --casks
			--json?=
			--versions --all --installed --tree --include-build --include-optional --include-test --skip-recommended
			--full-name --pinned --multiple
			--dry-run:dry
			--greedy --greedy-latest --fetch-HEAD --eval-all --topological --union --declared --missing --for-each
			--recursive --direct --annotate --desc --name --description --analytics --github
			--days=
			--category=
			--sizes --installed-on-request --installed-as-dependency --poured-from-bottle --built-from-source
		`,
		Subs: []Entry{
			{
				Name: "list ls info abv deps uses leaves outdated config --config doctor dr missing desc cat " +
					"log commands options tap-info --prefix --cellar --caskroom --cache --repository --repo " +
					"--env formulae casks help which-formula shellenv linkage unbottled --version",
				Level: low, Operands: "text...",
				Options: `
					--file=:look
					--plain
					--hide=
					--shell=
				`,
				Names: []Entry{
					{
						Name: "*://*", Level: high, Categories: network | executes,
						Says: "{0} is a formula that is fetched and run",
					},
					{Name: "*.rb", Level: medium, Categories: executes, Says: "{0} is a formula, whose code is run"},
				},
			},
			{Name: "update", Level: high, Categories: installs | network, Operands: "text...", Options: `-*`},
			{Name: "search -S", Level: medium, Out: Answer, Operands: "text...", Options: `-*`},
			{Name: "home docs", Level: high, Categories: network | executes, Operands: "text..."},
			{Name: "fetch livecheck", Level: high, Categories: network, Operands: "text...", Options: `-*`},
			{
				Name: "services", Level: low, Bare: low, Options: `-* --file=:executes`,
				Subs: []Entry{
					{Name: "list ls info", Level: low, Operands: "text..."},
					{Name: "*", Level: high, Categories: system, Operands: "text..."},
				},
			},
			{
				Name: "analytics developer", Level: low, Bare: low, Operands: "text...",
				Subs: []Entry{
					{Name: "state", Level: low},
					{Name: "*", Level: medium, Categories: outside, Operands: "text..."},
				},
			},
			{Name: "gist-logs", Level: high, Categories: network | publishes, Operands: "text...", Options: `-*`},
			{
				Name: "bundle", Level: high, Categories: installs, Operands: "", Bare: high,
				Options: `-* --file=:settings`,
				Subs: []Entry{
					{Name: "list check", Level: low},
					{Name: "dump", Level: medium, Options: `--file=:write`},
					{Name: "exec sh env", Level: high, Categories: installs | executes, Operands: "cmd..."},
					{
						Name: "install cleanup upgrade add remove edit", Level: high, Categories: installs,
						Operands: "text...",
					},
				},
			},
			{
				Name: "sh irb ruby edit create extract bump bump-formula-pr bump-cask-pr pr-upload audit " +
					"test style tests typecheck vendor-gems dispatch-build-bottle",
				Level: high, Categories: executes, Operands: "text...",
				Options: `
					-*
					-c=:run
					-e=:code
				`,
			},
			{
				Name: "install reinstall upgrade update uninstall remove rm update-reset tap untap link ln " +
					"unlink pin unpin cleanup autoremove postinstall unpack migrate switch update-if-needed " +
					"update-report setup-ruby",
				Level: high, Categories: installs, Operands: "package...", Options: `-*`,
			},
		},
		Examples: `
			low | brew --prefix openssl
			low | brew list --versions
			low | brew info jq
			low | brew --prefix
			low | brew outdated
			low | brew deps --tree jq
			low | brew services list
			low | brew doctor
			high DEPS_INSTALL_UPDATE | brew install jq
			medium EXEC_ARBITRARY | brew info ./x.rb
			high NETWORK_RISK EXEC_ARBITRARY | brew info https://example.com/x.rb
			medium FS_OUTSIDE_WORKSPACE | brew analytics off
			high DEPS_INSTALL_UPDATE | brew update
			high DEPS_INSTALL_UPDATE | brew uninstall jq
			high DEPS_INSTALL_UPDATE | brew tap x/y
			high DEPS_INSTALL_UPDATE | brew bundle
			high SYSTEM_IMPACT | brew services start postgresql
			medium | brew search jq
			high EXEC_ARBITRARY | brew ruby -e 'puts 1'
		`,
	},
	{
		Name:     "mas",
		Source:   "mas manual 1.9",
		Operands: "", Options: `-*`,
		Subs: []Entry{
			{Name: "list version help account config", Level: low},
			{Name: "search info outdated home open vendor", Level: high, Categories: network, Operands: "text..."},
			{Name: "purchase", Level: high, Categories: pays | installs, Operands: "text..."},
			{Name: "signin signout", Level: high, Categories: accounts, Operands: "text..."},
			{Name: "install upgrade uninstall lucky reset", Level: high, Categories: installs, Operands: "text..."},
		},
		Examples: `
			low | mas list
			high DEPS_INSTALL_UPDATE | mas install 497799835
			high PAYMENT | mas purchase 1
		`,
	},
	{
		Name:     "snap snapcraft",
		Source:   "snap(8), snapd 2.63",
		Operands: "", Options: `-*`,
		Subs: []Entry{
			{
				Name: "list version connections interfaces services changes tasks get warnings model known " +
					"help whoami saved aliases",
				Level: low, Operands: "text...",
			},
			{Name: "find search info download", Level: high, Categories: network, Operands: "text..."},
			{Name: "run", Level: high, Categories: executes, Operands: "text..."},
			{Name: "login logout create-key export-key", Level: high, Categories: accounts, Operands: "text..."},
			{
				Name: "upload push release publish promote register close", Level: high,
				Categories: publishes | network, Operands: "text...",
			},
			{
				Name: "start stop restart set unset connect disconnect alias unalias prefer wait abort ack " +
					"reboot routine",
				Level: high, Categories: system, Operands: "text...",
			},
			{
				Name:  "install remove refresh revert enable disable switch try pack build prime stage pull clean",
				Level: high, Categories: installs, Operands: "package...",
			},
		},
		Examples: `
			low | snap list
			high DEPS_INSTALL_UPDATE | snap install --classic x
			high NETWORK_RISK | snap find x
			high SYSTEM_IMPACT | snap set x a=b
		`,
	},
	{
		Name:     "flatpak",
		Source:   "flatpak(1), 1.15",
		Operands: "",
		Options: `
			-*
			--columns=
			--arch=
			--installation=
			--user --system
		`,
		Subs: []Entry{
			{
				Name: "list info history remotes permissions permission-show documents ps", Level: low,
				Operands: "text...",
			},
			{Name: "search remote-ls remote-info", Level: medium, Out: Answer, Operands: "text..."},
			{
				Name: "run enter build", Level: high, Categories: executes, Operands: "text...",
				Options: `
					--command=:exec
					--filesystem=:mount
				`,
			},
			{
				Name:  "override permission-set permission-remove permission-reset mask pin config",
				Level: high, Categories: system, Operands: "text...",
			},
			{Name: "kill", Level: high, Categories: system, Operands: "text..."},
			{Name: "*", Level: high, Categories: installs, Operands: "package..."},
		},
		Examples: `
			low | flatpak list
			high DEPS_INSTALL_UPDATE | flatpak install -y flathub x
			high EXEC_ARBITRARY | flatpak run x
		`,
	},
	{
		Name:     "nix",
		Source:   "nix(1), Nix 2.24: expressions and flakes are code; builds fetch",
		Operands: "",
		Options: `
			-*
			-I,--include=:look
			-f,--file=:script
			--expr,--apply=:code
			--impure
			--option=:executes
			-c,--command:executes+rest
			--override-input=
			--extra-experimental-features,--experimental-features=
			-o,--out-link=:make
			-j=
			--max-jobs=
			--argstr=
			--arg=
			--store=:executes
			--builders=:executes+network
			--system=
			--inputs-from=
		`,
		Subs: []Entry{
			{
				Name: "store", Operands: "", Level: medium, Bare: low,
				Subs: []Entry{
					{Name: "ls path-from-hash-part diff-closures ping info verify", Level: low, Operands: "text..."},
					{Name: "cat dump-path", Level: low, Operands: "read..."},
					{Name: "delete gc optimise", Level: high, Categories: overwrites, Operands: "text..."},
					{Name: "*", Level: high, Categories: network, Operands: "text..."},
				},
			},
			{
				Name: "profile", Operands: "", Bare: low, Level: low,
				Subs: []Entry{
					{Name: "list history diff-closures", Level: low, Operands: "text..."},
					{Name: "*", Level: high, Categories: installs, Operands: "package..."},
				},
			},
			{
				Name: "flake", Operands: "", Bare: low, Level: low,
				Subs: []Entry{
					{Name: "show metadata info", Level: medium, Categories: executes, Operands: "text..."},
					{
						Name: "update lock archive prefetch clone", Level: high, Categories: installs | network,
						Operands: "text...",
					},
					{Name: "init new", Level: medium, Operands: "text...", Options: `-t,--template=:executes`},
					{Name: "check", Level: high, Categories: network | executes, Operands: "text..."},
				},
			},
			{
				Name:  "show-config config doctor help path-info log why-depends derivation hash",
				Level: low, Operands: "text...",
			},
			{
				Name: "nar", Operands: "", Level: low,
				Subs: []Entry{
					{Name: "ls", Level: low, Operands: "text..."},
					{Name: "cat dump-path pack", Level: low, Operands: "read..."},
				},
			},
			{
				Name: "key", Operands: "", Level: high, Categories: secrets, Out: Sensitive,
				Subs: []Entry{{Name: "*", Level: high, Categories: secrets, Out: Sensitive, Operands: "text..."}},
			},
			{
				Name: "registry", Operands: "", Level: low, Bare: low,
				Subs: []Entry{
					{Name: "list resolve", Level: low, Operands: "text..."},
					{
						Name: "*", Level: medium, Categories: outside, Says: "{0} decides where flakes come from",
						Operands: "text...",
					},
				},
			},
			{Name: "eval repl fmt search edit", Level: medium, Categories: executes, Operands: "text..."},
			{
				Name: "copy upgrade-nix daemon", Level: high, Categories: network, Operands: "text...",
				Options: `--to,--from=:url`,
			},
			{
				Name: "run build develop shell bundle print-dev-env env", Level: high,
				Categories: executes | installs | network, Says: "{0} fetches and runs what a flake says",
				Operands: "text...", Special: Forward,
			},
		},
		Examples: `
			low | nix --version
			high FS_CONFIG_SECRETS | nix nar dump-path .env
			high FS_CONFIG_SECRETS | nix store dump-path .env
			medium FS_OUTSIDE_WORKSPACE | nix registry add x y
			low | nix profile list
			high EXEC_ARBITRARY DEPS_INSTALL_UPDATE | nix run nixpkgs#hello
			high DEPS_INSTALL_UPDATE | nix profile install nixpkgs#hello
			high..critical FS_DELETE_OVERWRITE | nix develop -c rm -rf src
			high FS_DELETE_OVERWRITE | nix store gc
			medium..high EXEC_ARBITRARY | nix eval --expr '1 + 1'
		`,
	},
	{
		Name:   "nix-shell",
		Source: "nix-shell(1), Nix 2.24",
		Style:  Single, Level: high, Categories: installs | network | executes, Operands: "script...",
		Options: `
			-*
			-p,-packages:rest
			-run=:run
			-command=:run
			-A,-attr=
			-I=:look
			-E,-expr=:code
			-i=:exec
			-arg=
			-argstr=
			-keep=
			-pure
			-exclude=
		`,
		Examples: `
			high..critical EXEC_ARBITRARY | nix-shell -p hello --run 'rm -rf src'
			high..critical FS_DELETE_OVERWRITE | nix-shell --run 'rm -rf src' -p hello
			high DEPS_INSTALL_UPDATE | nix-shell
		`,
	},
	{
		Name:   "nix-env",
		Source: "nix-env(1), Nix 2.24: -q lists",
		Level:  low, Operands: "text...",
		Options: `
			-qscdlPbv --query --installed --json --attr-path --out-path --description --compare-versions --status
			--no-name --list-generations
			-a,--available:network
			-i,-u,-e,-G,-S,--install,--upgrade,--uninstall,--rollback,--switch-profile:installs+network
			--switch-generation,--delete-generations,--set:installs+network
			-f,--file=:script
			-A,--attr,-p,--profile=
			--arg,--argstr==
		`,
		Examples: `
			low | nix-env -q
			high DEPS_INSTALL_UPDATE | nix-env -iA nixpkgs.hello
			high NETWORK_RISK | nix-env -qa
		`,
	},
	{
		Name: "nix-build nix-instantiate nix-channel nix-collect-garbage nix-store nix-prefetch-url " +
			"nix-copy-closure nixos-install cachix",
		Source: "nix-env(1), nix-build(1), nix-store(1), Nix 2.24",
		Level:  high, Categories: installs | network | executes, Operands: "text...", Options: `-*`,
		Examples: `high EXEC_ARBITRARY | nix-build`,
	},
	{
		Name:   "nixos-rebuild darwin-rebuild home-manager guix devbox devenv flox",
		Source: "nixos-rebuild(8), home-manager, guix, devbox manuals",
		Level:  high, Categories: installs | network | executes, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{Name: "generations list-generations version help describe", Level: low, Operands: "text..."},
			{Name: "list search show info", Level: medium, Operands: "text..."},
			{Name: "push publish", Level: high, Categories: publishes | network, Operands: "text..."},
			{Name: "run shell", Level: high, Categories: executes | installs, Operands: "run..."},
		},
		Examples: `
			high DEPS_INSTALL_UPDATE | nixos-rebuild switch
			high..critical FS_DELETE_OVERWRITE | devbox run rm -rf src
			low | home-manager generations
		`,
	},
	{
		Name:   "winget choco scoop reg sc netsh schtasks bcdedit diskpart wmic taskkill icacls cacls takeown",
		Source: "Microsoft command reference: reached from WSL and Git Bash",
		Level:  high, Categories: system | installs, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{Name: "list show query status", Level: low, Operands: "text..."},
			{Name: "export", Level: medium, Operands: "text... write"},
			{Name: "search", Level: high, Categories: network, Operands: "text..."},
		},
		Examples: `
			high DEPS_INSTALL_UPDATE | winget install x
			low | scoop list
			high SYSTEM_IMPACT | reg delete HKCU
		`,
	},
	{
		Name:   "wsl cmd.exe powershell.exe pwsh.exe wsl.exe",
		Source: "Microsoft command reference: they start what they are given on the other side",
		Level:  high, Categories: system | executes, Operands: "cmd...", Special: Forward, Options: `-* -d=`,
		Examples: `
			high..critical FS_DELETE_OVERWRITE | wsl rm -rf src
			high EXEC_ARBITRARY | cmd.exe /c dir
		`,
	},
}
