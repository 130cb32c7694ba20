package program

// rpmPackages: packages of Fedora, Red Hat and SUSE.
var rpmPackages = []Entry{
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
}
