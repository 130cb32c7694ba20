package program

// nativePackages fetch and build libraries for C and C++.
var nativePackages = []Entry{
	{
		Name:   "pkg-config pkgconf",
		Source: "pkg-config(1), 0.29; pkgconf(1)",
		Level:  low, Operands: "text...",
		Options: `
			--cflags --cflags-only-I --cflags-only-other --libs --libs-only-l --libs-only-L --libs-only-other
			--modversion --exists
			--atleast-version=
			--exact-version=
			--max-version=
			--list-all --list-package-names --print-errors --short-errors --silence-errors
			--variable=
			--print-variables
			--define-variable=
			--static --shared --debug --requires --print-requires --print-requires-private --print-provides --validate
			--uninstalled
			--with-path=:look
			--path --keep-system-libs --digraph --simulate
			--env=
			--atleast-pkgconfig-version=
		`,
		Examples: `
			low | pkg-config --version
			low | pkg-config --cflags --libs openssl
			low | pkg-config --list-all
			low | pkg-config --modversion zlib
		`,
	},
	{
		Name:   "conan",
		Source: "docs.conan.io 2: recipes are Python",
		Level:  medium, Categories: executes, Operands: "text...",
		Options: `
			-h:info
			-v:info
		`,
		Subs: []Entry{
			{Name: "version", Level: low},
			{
				Name: "list inspect graph profile lock editable new", Level: medium, Operands: "text...",
				Options: `-* -r,--remote=:network`,
			},
			{Name: "search", Level: high, Categories: network, Operands: "text...", Options: `-*`},
			{
				Name: "install create build export export-pkg test source download config", Level: high,
				Categories: installs | network, Operands: "text...", Options: `-* -of,--output-folder=:writedir`,
			},
			{
				Name: "upload", Level: high, Categories: publishes | network, Operands: "text...",
				Options: `-* --dry-run:dry`,
			},
			{Name: "remove", Level: high, Categories: deletes | overwrites, Operands: "text...", Options: `-*`},
			{
				Name: "remote", Level: high, Categories: accounts, Operands: "text...", Options: `-*`,
				Subs: []Entry{{Name: "list", Level: low, Operands: "text..."}},
			},
			{
				Name: "cache", Level: medium, Operands: "text...", Options: `-*`,
				Subs: []Entry{
					{Name: "path", Level: low, Operands: "text..."},
					{
						Name: "clean", Level: medium, Categories: overwrites | outside, Operands: "text...",
						Options: `-*`,
					},
				},
			},
		},
		Examples: `
			low | conan --version
			low | conan remote list
			high DEPS_INSTALL_UPDATE | conan install .
			high PUBLISH | conan upload x/1.0 -r remote
			high DELETE | conan remove x/1.0
		`,
	},
	{
		Name: "vcpkg xrepo spack easybuild clib buckaroo cpm wally tea pacstall asdf mise rtx sdkman proto " +
			"aqua hermit pkgx",
		Source: "learn.microsoft.com/vcpkg, asdf-vm.com, mise.jdx.dev and the manuals of the others",
		Level:  medium, Categories: executes, Operands: "text...", Options: `-* -h:info`,
		Subs: []Entry{
			{
				Name:  "list ls current which where doctor env-vars version help info settings-list",
				Level: low, Operands: "text...", Options: `--json -c --current --installed -J --missing`,
			},
			{
				Name: "search find list-all latest outdated ls-remote registry owns", Level: high,
				Categories: network, Operands: "text...", Options: `-*`,
			},
			{
				Name: "install add update upgrade remove uninstall plugin plugin-add plugin-update " +
					"self-update reshim prune integrate bootstrap x-update-baseline",
				Level: high, Categories: installs | network, Operands: "package...", Options: `-*`,
			},
			{
				Name: "exec x", Level: medium, Operands: "cmd...", Special: Forward,
				Options: `
					-*
					-c,--command=:run
					-C=:cd
				`,
			},
			{
				Name: "run r tasks task watch", Level: medium, Operands: "text...", Options: `-* -C=:cd`,
				Subs: loudTargets,
			},
			{
				Name: "use", Level: high, Categories: installs | network, Operands: "package...",
				Options: `-* -g,--global:outside`,
			},
			{
				Name: "local global shell set unset trust untrust activate deactivate", Level: medium,
				Categories: executes, Operands: "text...", Options: `-* -g,--global:outside`,
			},
		},
		Examples: `
			low | asdf --version
			low | asdf current
			low | mise ls
			low | vcpkg list
			high DEPS_INSTALL_UPDATE | vcpkg install zlib
			high DEPS_INSTALL_UPDATE | asdf install nodejs 22
			medium | mise run test
			high..critical FS_DELETE_OVERWRITE | mise exec -- rm -rf src
			medium EXEC_ARBITRARY | mise trust
			high PUBLISH | mise run deploy
		`,
	},
	{
		Name:   "ccache distcc icecc",
		Source: "ccache(1), distcc(1): the words are a compiler and its arguments",
		Level:  medium, Bare: low, Operands: "cmd...",
		Options: `
			-chvxz
			-s,-p,-V,--show-stats,--show-config,--show-compression,--dist-status,--version:info
			-C,--clear:overwrites+outside
			-M,-F,--max-size=
			-d,--dir=:look
			-k,--get-config=
			-o,--set-config=:executes
			--start-server --stop-server --zero-stats
			--evict-older-than=:overwrites
			--config-path=:settings
			-j
			--show-hosts:info
		`,
		Examples: `
			low | ccache -s
			low | ccache --version
			medium | ccache gcc -c x.c
			high..critical FS_DELETE_OVERWRITE | ccache rm -rf src
			high FS_DELETE_OVERWRITE | ccache -C
		`,
	},
	{
		Name:   "bear intercept-build scan-build compiledb compdb coverity cov-build build-wrapper-linux-x86-64",
		Source: "bear(1), scan-build(1): the words are the build's command",
		Style:  Single, Level: medium, Operands: "cmd...",
		Options: `
			-*
			-o,--output=:write
			--append
			--config=:settings
			--cdb=:write
			-a
			--out-dir,--dir=:writedir
			--use-analyzer,--use-cc,--use-c++=:exec
			-load-plugin=:script
			-enable-checker,-disable-checker=
			--verbose
		`,
		Examples: `
			low | bear --version
			medium | bear -- make
			medium | scan-build make
			high..critical FS_DELETE_OVERWRITE | bear -- rm -rf src
		`,
	},
}
