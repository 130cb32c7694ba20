package program

// dartTools: Dart and Flutter.
var dartTools = []Entry{
	{
		Name:   "dart",
		Source: "dart.dev/tools/dart-tool, Dart 3.5",
		Level:  medium, Categories: executes, Operands: "script text...", Special: Script,
		Options: `-* -h:info --enable-analytics --disable-analytics`,
		Lists: [][]Entry{{
			{
				Name:  "analyze format fix test compile create doc devtools info language-server build",
				Level: medium, Operands: "text...", Options: `-* -o,--output=:make --apply`,
			},
			{Name: "run", Level: medium, Operands: "script text...", Special: Script, Options: `-*`},
		}, dartPackages},
		Examples: `
			low | dart --version
			medium | dart analyze
			medium | dart format .
			medium | dart test
			medium EXEC_ARBITRARY | dart run bin/x.dart --help
			medium | dart pub get
			high DEPS_INSTALL_UPDATE | dart pub add evil
			high DEPS_INSTALL_UPDATE | dart pub upgrade
			high PUBLISH | dart pub publish
			low | dart pub deps
		`,
	},
	{
		Name:   "flutter fvm",
		Source: "docs.flutter.dev/reference/flutter-cli, Flutter 3.24",
		Level:  medium,
		Options: `
			-v,-h:info
			-d,--device-id=
			--suppress-analytics --no-color
		`,
		Lists: [][]Entry{{
			{Name: "doctor devices emulators", Level: medium, Operands: "text...", Options: `-*`},
			{Name: "help list", Level: low, Operands: "text..."},
			{Name: "clean", Level: medium}, // build and .dart_tool, which it makes anew
			{
				Name: "analyze test build run drive create gen-l10n symbolize screenshot attach logs " +
					"assemble bash-completion config daemon debug-adapter flutter dart",
				Level: medium, Operands: "text...",
				Options: `
					-*
					-d,--device-id=
					-t,--target=
					--dart-define=
					--dart-define-from-file=:read
					-o,--output=:make
					--flavor=
					--coverage-path=:make
				`,
			},
			{
				Name: "upgrade downgrade channel precache custom-devices install use global", Level: high,
				Categories: installs | network, Operands: "text...", Options: `-*`,
			},
		}, dartPackages},
		Examples: `
			low | flutter --version
			medium | flutter doctor
			medium | flutter build apk --release
			medium | flutter test
			medium | flutter run -d chrome
			medium | flutter pub get
			medium | flutter pub get -v
			high DEPS_INSTALL_UPDATE | flutter pub upgrade
			high DEPS_INSTALL_UPDATE | flutter upgrade
			high PUBLISH | flutter pub publish
		`,
	},
	{
		Name:   "melos very_good build_runner dcm",
		Source: "melos.invertase.dev",
		Level:  medium, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{Name: "bootstrap bs", Level: high, Categories: installs | network, Options: `-*`},
			{Name: "publish", Level: high, Categories: publishes | network, Options: `-*`},
			{Name: "exec", Level: medium, Operands: "run...", Options: `-* -c=`},
			{Name: "list", Level: low, Options: `-*`},
		},
		Examples: `
			low | melos list
			medium | melos run test
			high PUBLISH | melos publish
			high..critical FS_DELETE_OVERWRITE | melos exec -- rm -rf src
		`,
	},
}

// dartPackages are the commands of `dart pub`, which Flutter has too.
var dartPackages = []Entry{
	{
		Name: "pub", Level: medium, Options: `-C,--directory=:cd`,
		Subs: []Entry{
			{Name: "deps", Level: low, Operands: "text...", Options: `-s,--style= --json --dev --executables`},
			{
				// `flutter test` and `dart run` do it first (dart.dev/tools/pub/cmd/pub-get).
				Name: "get", Level: medium,
				Options: `
					-*
					-v,--verbose --offline --enforce-lockfile --precompile --example --no-example
					-n,--dry-run:dry
				`,
			},
			{
				Name: "add upgrade downgrade remove cache global unpack bump", Level: high,
				Categories: installs | network, Operands: "package...", Options: `-* -n,--dry-run:dry`,
				Subs: []Entry{
					{Name: "list", Level: low, Options: `--all`},
					{Name: "run", Level: medium, Categories: executes, Style: Plain, Operands: "text..."},
				},
			},
			{Name: "outdated", Level: medium, Out: Answer, Options: `-*`},
			{
				Name: "publish lish", Level: high, Categories: publishes | network,
				Options: `-* -n,--dry-run:dry -f,--force`,
			},
			{
				Name: "login logout token uploader", Level: high, Categories: accounts | network,
				Operands: "text...", Options: `-*`,
			},
			{Name: "run", Level: medium, Operands: "text...", Options: `-*`},
		},
	},
}
