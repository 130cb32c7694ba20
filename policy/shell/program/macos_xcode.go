package program

// xcodeTools: Xcode's programs.
var xcodeTools = []Entry{
	{
		Name:   "xcode-select",
		Source: "xcode-select(1), macOS 14",
		Style:  Single, Level: high, Categories: system, Operands: "text",
		Options: `
			-p:dry
			-print-path:dry
			-v:dry
			-s=:system
			-switch=:system
			-r:system
			-reset:system
			-install:installs
		`,
		Examples: `
			low | xcode-select -p
			high SYSTEM_IMPACT | xcode-select -s /Applications/Xcode.app
			high DEPS_INSTALL_UPDATE | xcode-select --install
		`,
	},
	{
		Name:   "codesign",
		Source: "codesign(1), macOS 14",
		Style:  Single, Level: medium, Categories: secrets, Operands: "edit...",
		Options: `
			-*
			-d:dry
			-dv:dry
			-dvv:dry
			-dvvv:dry
			-dvvvv:dry
			-display:dry
			-v:dry
			-vv:dry
			-vvv:dry
			-vvvv:dry
			-verify:dry
			-s=:secrets
			-sign=:secrets
			-fs=:secrets
			-f -force -deep -strict
			-options=
			-entitlements=:read+writelog
			-file-list=:writelog
			-i=
			-o=
			-r=:make
			-R=
			-remove-signature
			-extract-certificates?=:writelog
		`,
		Examples: `
			low | codesign -dv app
			low | codesign --verify --deep app
			medium..high FS_DELETE_OVERWRITE | codesign -d --entitlements out.plist app
			high FS_CONFIG_SECRETS | codesign -s Dev app
		`,
	},
	{
		Name:   "xcrun",
		Source: "xcrun(1), Xcode 15: starts the tool that is named",
		Level:  low, Operands: "cmd...", Special: Forward,
		Options: `
			-rln
			--sdk=
			--toolchain=
			-f,--find,--show-sdk-path,--show-sdk-version,--show-sdk-build-version,--show-sdk-platform-path:info
			--show-toolchain-path:info
			--run --log --no-cache --kill-cache --verbose
		`,
		Examples: `
			low | xcrun --show-sdk-path
			low | xcrun --sdk macosx --find clang
			high..critical FS_DELETE_OVERWRITE | xcrun rm -rf src
			medium EXEC_ARBITRARY | xcrun frobnicate x
		`,
	},
	{
		Name:   "xcodebuild agvtool",
		Source: "xcodebuild(1), agvtool(1), Xcode 15",
		Style:  Single, Level: medium, Operands: "env...",
		Options: `
			-*
			-version,-help,-license:info
			-list,-showsdks,-showdestinations,-showTestPlans:dry
			-project,-workspace=:settings
			-scheme,-target,-configuration,-sdk,-destination,-arch,-testPlan,-only-testing,-skip-testing,-jobs=
			-parallel-testing-enabled,-destination-timeout=
			-derivedDataPath,-resultBundlePath,-archivePath,-exportPath=:make
			-xcconfig=:settings
			-exportOptionsPlist,-xctestrun=:read
			-skipMacroValidation,-skipPackagePluginValidation:executes
			-resolvePackageDependencies,-downloadPlatform,-downloadAllPlatforms:installs+network
			-allowProvisioningUpdates,-allowProvisioningDeviceRegistration:accounts+network
		`,
		Subs: []Entry{
			{Name: "install", Level: high, Categories: outside, Operands: "env..."},
			{Name: "what-version vers what-marketing-version mvers", Level: low},
		},
		Examples: `
			low | xcodebuild -version
			low | xcodebuild -list
			medium EXEC_ARBITRARY | xcodebuild -skipMacroValidation build
			medium | xcodebuild -scheme App -destination 'platform=iOS Simulator,name=iPhone 15' test
			high ACCOUNT_CHANGE | xcodebuild -scheme App -allowProvisioningUpdates archive
		`,
	},
	{
		Name:   "notarytool altool stapler",
		Source: "notarytool(1), altool, stapler(1), Xcode 15",
		Level:  high, Categories: network, Operands: "",
		Options: `
			-*
			--apple-id=
			--password=
			--team-id=
		`,
		Subs: []Entry{
			{Name: "submit upload", Level: critical, Categories: network | publishes, Operands: "sendfile..."},
			{Name: "store-credentials", Level: high, Categories: accounts, Operands: "text..."},
			{Name: "staple", Level: high, Categories: network, Operands: "edit..."},
			{Name: "*", Level: high, Categories: network, Operands: "text..."},
		},
		Examples: `
			critical NETWORK_RISK PUBLISH | notarytool submit a.zip
			high NETWORK_RISK | stapler validate app
		`,
	},
	{
		Name:   "simctl devicectl instruments ios-deploy idevicesyslog ideviceinstaller idb",
		Source: "simctl manual, Xcode 15; ios-deploy",
		Level:  medium, Categories: system, Operands: "", Options: `-*`,
		Subs: []Entry{
			{Name: "list getenv help", Level: low, Operands: "text..."},
			{Name: "erase delete", Level: high, Categories: system | overwrites, Operands: "text..."},
			{Name: "spawn launch", Level: medium, Categories: executes, Operands: "text..."},
			{Name: "*", Level: medium, Categories: system, Operands: "text..."},
		},
		Examples: `
			low | xcrun simctl list devices
			high SYSTEM_IMPACT | simctl erase all
			medium | simctl boot x
		`,
	},
}
