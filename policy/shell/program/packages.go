package program

// otherPackages: packages of the other systems.
var otherPackages = []Entry{
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
		Name:     "snap",
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
		Name:   "snapcraft",
		Source: "Snapcraft 8: it builds where it is told nothing",
		Level:  medium, Operands: "",
		Options: `
			-h:info
			-V,--version:info
			-v,--verbose -q,--quiet --debug --destructive-mode --use-lxd --shell-after --offline --bind-ssh
			--verbosity,--build-for,--build-on,--platform,--target-arch=
			--shell:executes
			-o,--output=:write
		`,
		Subs: []Entry{
			{
				Name: "list version status help whoami list-revisions tracks list-plugins list-extensions " +
					"expand-extensions lint",
				Level: low, Operands: "text...",
			},
			{
				Name: "login logout create-key export-key export-login", Level: high, Categories: accounts,
				Operands: "text...",
			},
			{
				Name: "upload push release publish promote register close", Level: high,
				Categories: publishes | network, Operands: "text...",
			},
			{
				Name:  "install remove refresh try pack build prime stage pull clean remote-build",
				Level: high, Categories: installs, Operands: "package...",
			},
		},
		Examples: `
			medium | snapcraft --destructive-mode
			high PUBLISH | snapcraft upload x.snap
			high DEPS_INSTALL_UPDATE | snapcraft pack
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
