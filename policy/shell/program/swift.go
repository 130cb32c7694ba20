package program

// swiftTools: Swift and the package managers of Apple's platforms.
var swiftTools = []Entry{
	{
		Name:   "swift",
		Source: "swift.org/documentation/package-manager, Swift 6.0",
		Level:  medium, Categories: executes, Operands: "script text...", Special: Script,
		Options: `
			-*
			-v,-h:info
			-e=:code
		`,
		Subs: []Entry{
			{
				Name: "build test", Level: medium, Operands: "text...",
				Options: `
					-*
					-c,--configuration=
					--package-path=:cd
					--scratch-path,--build-path=:make
					--filter=
					--skip=
					--product=
					--target=
					--disable-sandbox:executes
					-X=
					--toolchain=:executes
					--xunit-output=:make
					-j=
				`,
			},
			{
				Name: "run", Level: medium, Operands: "text...",
				Options: `
					-*
					-c=
					--package-path=:cd
				`,
				Subs: []Entry{{Name: "* */* */*/*", Level: medium, Style: Plain, Operands: "text..."}},
			},
			{
				Name: "format", Level: medium, Operands: "edit...",
				Options: `-* -i,--in-place --configuration=:read`,
				Subs:    []Entry{{Name: "lint", Level: medium, Operands: "read...", Options: `-*`}},
			},
			{
				Name: "package", Level: medium, Operands: "text...", Options: `-* --package-path=:cd`,
				Subs: []Entry{
					{Name: "tools-version", Level: low},
					{
						Name:  "describe dump-package show-dependencies show-executables completion-tool",
						Level: medium, Operands: "text...",
						Options: `
							--type=
							--format=
						`,
					},
					{
						Name: "resolve update add-dependency edit", Level: high, Categories: installs | network,
						Operands: "text...", Options: `-*`,
					},
					{
						Name: "clean reset purge-cache init plugin config", Level: medium, Operands: "text...",
						Options: `-*`,
					},
				},
			},
			{
				Name: "package-registry sdk", Level: high, Categories: installs | network, Operands: "text...",
				Options: `-*`,
			},
			{Name: "repl", Level: high, Categories: executes},
		},
		Examples: `
			low | swift --version
			medium | swift build -c release
			medium | swift test --filter X
			medium EXEC_ARBITRARY | swift build --disable-sandbox
			medium | swift run app
			medium EXEC_ARBITRARY | swift main.swift
			medium | swift format -i src/a.swift
			high DEPS_INSTALL_UPDATE | swift package update
			high EXEC_ARBITRARY | swift repl
		`,
	},
	{
		Name: "swiftc swiftlint swiftformat swift-format xcbeautify xcpretty jazzy periphery tuist xcodegen " +
			"mint sourcekit-lsp",
		Source: "swiftc(1), swiftlint and tuist READMEs",
		Style:  Single, Level: medium, Operands: "read...",
		Options: `
			-*
			-o=:make
			-version:info
			--fix:edit
			--config,-plugin-path,-load-plugin-executable,-load-plugin-library=:settings
			--swiftversion=
			--output=:make
		`,
		Subs: []Entry{
			{
				Name: "install bootstrap", Level: high, Categories: installs | network, Operands: "text...",
				Options: `-*`,
			},
		},
		Examples: `
			low | swiftlint --version
			medium | swiftc -o app main.swift
			medium | swiftlint --fix
			high DEPS_INSTALL_UPDATE | mint install x/y
		`,
	},
	{
		Name:   "pod carthage",
		Source: "guides.cocoapods.org/terminal; Carthage README",
		Level:  high, Categories: installs | network, Operands: "text...", Options: `-* --project-directory=:cd`,
		Subs: []Entry{
			{Name: "env version help", Level: low, Operands: "text..."},
			{Name: "init", Level: medium, Operands: "text..."},
			{
				Name: "trunk", Level: high, Categories: publishes | accounts | network, Operands: "text...",
				Options: `-*`,
			},
			{Name: "lib spec", Level: medium, Operands: "text...", Options: `-*`},
			{
				Name: "repo", Level: high, Categories: network, Operands: "text...", Options: `-*`,
				Subs: []Entry{
					{Name: "push", Level: high, Categories: publishes | network, Operands: "text...", Options: `-*`},
					{Name: "list", Level: low},
				},
			},
		},
		Examples: `
			low | pod --version
			high DEPS_INSTALL_UPDATE | pod install
			high PUBLISH | pod trunk push X.podspec
		`,
	},
	{
		Name:   "fastlane",
		Source: "docs.fastlane.tools: lanes are code; many deliver to a store",
		Level:  high, Categories: executes | network, Operands: "text...",
		Options: `
			-*
			-v:info
			--env=
		`,
		Subs: []Entry{
			{Name: "lanes list docs actions action env", Level: medium, Operands: "text..."},
			{Name: "test tests scan build gym lint snapshot", Level: medium, Operands: "text...", Options: `-*`},
			{
				Name: "deliver pilot supply beta release deploy upload_* *release*", Level: high,
				Categories: publishes | network, Operands: "text...", Options: `-*`,
			},
			{
				Name: "match cert sigh pem produce register*", Level: high, Categories: accounts | network,
				Operands: "text...", Options: `-*`,
			},
		},
		Examples: `
			low | fastlane --version
			medium | fastlane lanes
			high PUBLISH | fastlane deliver
			high ACCOUNT_CHANGE | fastlane match appstore
		`,
	},
}
