package program

// buildGenerators: programs that write the files of a build, and run it.
var buildGenerators = []Entry{
	{
		Name:   "cmake cmake3",
		Source: "cmake(1), CMake 3.30; -E: Run a Command-Line Tool",
		Level:  medium, Operands: "look...",
		Options: `
			-NELhv
			-S=:settings
			-B=:look
			-D=:env+settings@*_EXECUTABLE=*+settings@*_EXECUTABLE:*=*+settings@FETCHCONTENT_SOURCE_DIR_*=*` +
			`+executes@*_DIR=/tmp/*+executes@*_DIR:*=/tmp/*+executes@*_ROOT=/tmp/*+executes@*_ROOT:*=/tmp/*
			-U=
			-G=
			-T=
			-A=
			-C=:script
			-P=:script
			--build,--open=:settings
			--install=:look+outside
			--preset=
			--list-presets?=:info
			--workflow
			--toolchain=:script
			--install-prefix,--prefix=:writedir
			--graphviz=:make
			--trace
			--trace-redirect=:write
			--debug-output
			--log-level=
			--config=
			--component=
			-j,--parallel?=
			-t,--target=:outside@install*+outside@uninstall+publishes@*deploy*+publishes@*publish*` +
			`+publishes@*release*+publishes@*upload*+publishes@*push*
			--clean-first --fresh --find-package
			--system-information=:write
			--compile-no-warning-as-error
			-W?=
			--warn-uninitialized
			--profiling-output=:write
			--profiling-format=
			--strip
			--help-command,--help-manual,--help-module,--help-policy,--help-property,--help-variable==:info+write
			--help-full,--help-command-list,--help-commands,--help-manual-list,--help-module-list=:info+write
			--help-modules,--help-policy-list,--help-policies,--help-property-list,--help-properties=:info+write
			--help-variable-list,--help-variables=:info+write
			--verbose
			--loglevel=
			--debug-find
			--default-directory-permissions=
		`,
		Subs: []Entry{
			// These follow -E only; as the name of a source folder they would be odd.
			{Name: "rm remove", Level: medium, Operands: "delete...", Bare: critical, Options: `-f -r,-R:recursive`},
			{
				Name: "remove_directory", Level: medium, Operands: "delete...", Categories: overwrites,
				Options: `--x-recursive:recursive`,
			},
			{
				Name: "copy copy_directory copy_if_different copy_directory_if_different " +
					"copy_directory_if_newer copy_if_newer create_symlink create_hardlink",
				Level: medium, Operands: "read... writedir", Options: `-t=:writedir`,
			},
			{Name: "rename", Level: medium, Operands: "edit... write", Special: Move, Options: `--no-replace`},
			{Name: "make_directory touch touch_nocreate", Level: medium, Operands: "make..."},
			{
				Name: "env", Level: medium, Operands: "cmd...", Special: Env,
				Options: `
					--unset=
					--modify=
				`,
			},
			{Name: "time", Level: medium, Operands: "cmd..."},
			{
				Name: "tar", Level: medium, Operands: "text...", Special: Tar,
				Options: `
					--zstd
					--files-from=:readlist
					--format=
					--mtime=
					--touch
					--cmake-tar-compression-level=
				`,
			},
			{Name: "chdir", Level: medium, Operands: "cd cmd..."},
			{
				Name: "cat bin2c md5sum sha1sum sha256sum sha512sum compare_files", Level: low, Operands: "read...",
				Options: `--ignore-eol`,
			},
			{Name: "echo echo_append", Level: low, Operands: "text...", Options: `-n`, Out: Words},
			{Name: "true false sleep capabilities", Level: low, Operands: "text...", Options: `-n`, Out: Fixed},
			{Name: "server", Level: medium},
			// These follow --build DIR --.
			{Name: "install uninstall install/strip", Level: high, Categories: outside, Operands: "text..."},
			{Name: "deploy publish upload push", Level: high, Categories: publishes, Operands: "text..."},
			{
				Name: "cmake_link_script cmake_autogen cmake_autorcc cmake_dependency_scan vs_link_exe " +
					"vs_link_dll __run_co_compile",
				Level: medium, Categories: executes, Style: Plain, Operands: "text...",
			},
			{Name: "environment", Level: high, Categories: secrets, Out: Sensitive},
			{
				Name: "tar", Style: OldTar, Level: low, Operands: "read...", Special: Tar, Out: Names,
				Options: `
					-c:create+medium
					-x:extract
					-t:list
					-f=
					-zjJv --zstd
					--format=
					--mtime=
					--files-from=:readlist
					--touch --xz --verbose
				`,
			},
		},
		// --target takes several
		Names: []Entry{
			{
				Name: "install install/* uninstall", Level: high, Categories: outside,
				Says: "{0} by its name puts files outside the workspace",
			},
		},
		Examples: `
			high FS_OUTSIDE_WORKSPACE | cmake --build build --target install
			high PUBLISH | cmake --build build -t deploy
			medium | cmake --build build --target tests
			low | cmake --version
			low | cmake --list-presets
			low | cmake --help
			low | cmake -E cat README.md
			medium | cmake ..
			medium | cmake -S . -B build -DCMAKE_BUILD_TYPE=Release
			medium | cmake -B build -G Ninja
			medium | cmake --build build -j 8
			medium | cmake --build build --target test
			medium EXEC_ARBITRARY | cmake -P x.cmake
			high EXEC_ARBITRARY | cmake -DCMAKE_C_COMPILER_LAUNCHER=./x.sh ..
			medium..critical FS_DELETE_OVERWRITE | cmake -E rm -rf src
			medium..critical FS_DELETE_OVERWRITE | cmake -E remove_directory src
			medium..critical FS_DELETE_OVERWRITE | cmake -E env X=1 rm -rf src
			high..critical FS_DELETE_OVERWRITE | cmake -E time rm -rf src
			medium | cmake -E rename a.txt b.txt
			high FS_OUTSIDE_WORKSPACE | cmake -E rename src ../elsewhere
			high FS_CONFIG_SECRETS | cmake -E cat .env
			high FS_CONFIG_SECRETS | cmake -E tar cf x.tar .env
			high FS_OUTSIDE_WORKSPACE | cmake -E copy a /etc/a
			high FS_OUTSIDE_WORKSPACE | cmake --install build --prefix /usr/local
		`,
	},
	{
		Name:   "ctest ctest3",
		Source: "ctest(1), CMake 3.30",
		Level:  medium, Operands: "text...",
		Options: `
			--overwrite=:executes
			--launch:executes
			--extra-submit=:network
			-*
			--help-command,--help-manual,--help-module,--help-policy,--help-property,--help-variable==:info+write
			--help-full,--help-command-list,--help-commands,--help-manual-list,--help-module-list=:info+write
			-N,--show-only?=:medium
			-C,--build-config=
			-R,-E,-L,--tests-regex=
			-j,--parallel?=
			--test-dir=:settings
			-S,--script=:script
			-D,-M=:network@*ubmit*+network@Update+network@Experimental+network@Nightly+network@Continuous
			-T,--dashboard=:network@*ubmit*+network@Update+network@Experimental+network@Nightly+network@Continuous
			--test-model=:network@*ubmit*+network@Update+network@Experimental+network@Nightly+network@Continuous
			--test-action=:network@*ubmit*+network@Update+network@Experimental+network@Nightly+network@Continuous
			-O,--output-log=:write
			--output-junit=:write
			--timeout=
			--preset=
			--build-and-test
			--build-generator=
			--build-makeprogram=:exec
			--test-command=:exec
			--repeat=
			--resource-spec-file=:read
		`,
		Examples: `
			medium EXEC_ARBITRARY | ctest --overwrite MemoryCheckCommand=./x -T memcheck
			low | ctest --version
			high NETWORK_RISK | ctest -T Submit
			high NETWORK_RISK | ctest -D Experimental
			medium | ctest -T Test
			medium | ctest --output-on-failure
			medium | ctest -N
			medium | ctest --test-dir build -j 4
			medium EXEC_ARBITRARY | ctest -S x.cmake
			medium FS_DELETE_OVERWRITE | ctest -O out.log
			medium..critical FS_DELETE_OVERWRITE | ctest --build-and-test . b --test-command 'rm -rf src'
		`,
	},
	{
		Name:   "cpack ccmake cmake-gui cmake-format cmake-lint gersemi",
		Source: "cpack(1), ccmake(1), cmakelang manual",
		Level:  medium, Operands: "text...",
		Options: `
			--help-command,--help-manual,--help-module,--help-policy,--help-property,--help-variable==:info+write
			--help-full,--help-command-list,--help-commands,--help-manual-list,--help-module-list=:info+write
			-*
			--config=:script
			-i,--in-place
			-G=
			-D=:env+outside@*=/*+outside@*=~*+outside@*=..*
			-B=:writedir
			-o=:write
		`,
		Examples: `
			medium | cpack -G TGZ
			medium | cmake-format -i CMakeLists.txt
			low | cpack --version
		`,
	},
	{
		Name:   "meson muon",
		Source: "meson(1), Meson 1.5",
		Level:  medium, Operands: "text...",
		Options: `
			-h:info
			-C=:cd
			-D=
			-v:info
		`,
		Subs: []Entry{
			{
				Name: "introspect help", Level: low, Operands: "look...",
				Options: `
					-ai --targets --tests --buildoptions --dependencies --projectinfo --installed --ast --all
					--benchmarks --buildsystem-files --scan-dependencies --machines --compilers --indent
					--force-object-output
				`,
			},
			{Name: "runpython", Level: medium, Operands: "script text...", Special: Script},
			{
				Name: "setup configure compile test init dist rewrite env2mfile format fmt", Level: medium,
				Operands: "text...",
				Options: `
					-*
					--native-file,--cross-file=:settings
					--wrap,--wrapper=:run
					--gdb-path=:exec
					--prefix=
					--buildtype=
					--clearcache --wipe --reconfigure
					--suite=
					-j=
					-t=
				`,
			},
			{
				Name: "devenv", Level: medium, Bare: high, Operands: "cmd...",
				Options: `
					-C=:cd
					--workdir=:cd
					-w
					--dump?=
				`,
			},
			{
				Name: "install", Level: high, Categories: installs | outside, Operands: "text...",
				Options: `
					-*
					-n,--dry-run:dry
					--destdir=:writedir
				`,
			},
			{Name: "wrap subprojects", Level: high, Categories: installs | network, Operands: "text...", Options: `-*`},
		},
		Examples: `
			low | meson --version
			low | meson introspect build --targets
			medium | meson setup build
			medium | meson compile -C build
			medium | meson test -C build
			high FS_OUTSIDE_WORKSPACE | meson install -C build
			high DEPS_INSTALL_UPDATE | meson wrap install zlib
			high..critical FS_DELETE_OVERWRITE | meson devenv rm -rf src
			medium..critical FS_DELETE_OVERWRITE | meson test --wrap='rm -rf src'
		`,
	},
	{
		Name: "autoconf automake autoreconf aclocal autoheader autoscan autoupdate libtoolize glibtoolize " +
			"autopoint gettextize intltoolize autogen bootstrap qmake qmake6 qmake-qt5 imake xmkmf gnulib-tool " +
			"ifnames",
		Source: "autoconf(1), automake(1), qmake manual: they run macros of the project",
		Level:  medium, Operands: "read...",
		Options: `
			-*
			-o,--output=:write
			-I=:look
			-B,--prepend-include=:look
			-m4=:exec
			--install -i -f -v
			-W=
		`,
		Examples: `
			low | autoconf --version
			medium | autoreconf -fi
			medium | qmake x.pro
			medium FS_DELETE_OVERWRITE | autoconf -o configure configure.ac
		`,
	},
	{
		Name:   "libtool glibtool",
		Source: "libtool(1), 2.4: what follows the mode is a command",
		Level:  medium, Operands: "cmd...",
		Options: `
			-n
			--mode=
			--tag=
			--silent --quiet --verbose --debug
			--config:info
			--features:info
			--dry-run
		`,
		Examples: `
			low | libtool --version
			medium | libtool --mode=compile gcc -c x.c
			high..critical FS_DELETE_OVERWRITE | libtool --mode=execute rm -rf src
		`,
	},
}
