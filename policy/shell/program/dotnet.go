package program

// msbuildSwitches are the options of the subcommands that hand theirs on to MSBuild, and MSBuild's own: what one letter
// stands for, a long name goes on with (-target is -t with the value arget). Letters are alike in either case, so what
// stands behind @ is in lower case.
const msbuildSwitches = `
	/ -*
	-c,--configuration=
	-f,--framework=:outside@*=/*+outside@*=..*+outside@*=~*+overwrites@lp*;*
	-r,--runtime=
	-o=:make+outside@rc:*+outside@utputresultscache:*
	--output,--artifacts-path,--results-directory,--report=:make
	-t,--target=:publishes@*ublish*+publishes@*eploy*+overwrites@s:*+overwrites@argets:*
	-v,--verbosity=
	-p,--property=:env+executes@*$(*+network@*=http*+overwrites@p:*+overwrites@reprocess:*` +
	`+overwrites@rofileevaluation:*+publishes@*publishprofile=*+publishes@*webpublish*` +
	`+publishes@*deployonbuild=true*+publishes@*containerregistry=*+executes@*configfile=*` +
	`+executes@*analyzers=*+executes@*ruleset=*+executes@*nuspecfile=*+executes@roperty:custom*` +
	`+executes@roperty:directory*
	-l,--logger=:executes@*.dll*+executes@*,*+outside@*=/*+outside@*=..*
	--filter=
	-s,--settings=:settings
	-a,--test-adapter-path=:script
	--collect=
	--diag=:make
	-b?=:outside@l:/*+outside@l:..*+outside@l:~*+overwrites@^l|l:*.binlog
	--arch=
	--os=
	--source=:url+network@*://*
	-m
`

// dotnetTools: the .NET command line and its like.
var dotnetTools = []Entry{
	{
		Name:   "dotnet",
		Source: "learn.microsoft.com/dotnet/core/tools, .NET 9",
		Level:  medium, Categories: executes, Operands: "script text...", Special: Script,
		Options: `
			@
			-h,--info,--list-sdks,--list-runtimes:info
			-d --diagnostics
			--roll-forward=
			--fx-version=
			--additionalprobingpath=:executes
			--additional-deps=:script
			--depsfile=:script
			--runtimeconfig=:script
		`,
		Subs: []Entry{
			{
				Name: "list", Level: low, Operands: "read text...",
				Options: `
					--no-restore
					-v,--verbosity=
					--format=
					-f,--framework=
					--config=:settings
					--include-transitive
					--outdated,--deprecated,--vulnerable,--highest-minor,--highest-patch:answer
					--source=:url+network
					--interactive
				`,
			},
			{Name: "help sdk", Level: low, Operands: "text...", Options: `-h:info`},
			{
				// learn.microsoft.com, dotnet clean: it deletes what a build made
				Name: "clean", Level: medium, Operands: "text...",
				Options: `
					/ -*
					-c,--configuration=
					-f,--framework=
					-r,--runtime=
					-o,--output=:emptied
					-t=:publishes@*ublish*+publishes@*eploy*
					-v,--verbosity=
				`,
			},
			{
				Name: "build test pack msbuild vstest format build-server publish store", Level: medium,
				Operands: "text...",
				Options:  msbuildSwitches,
			},
			{
				Name: "run watch", Level: medium, Operands: "text...",
				Options: `
					-*
					--project=:settings
					-c=
					-f=
					--launch-profile=
					-e,--environment=:env
					-p=
				`,
				Subs: []Entry{
					{
						Name: "~/** ../** /**", Level: medium, Categories: executes | outside, Style: Plain,
						Operands: "text...",
					},
					{Name: "* */* */*/*", Level: medium, Style: Plain, Operands: "text..."},
				},
			},
			{
				// `dotnet build` does it first (dotnet-restore, .NET 9, "Implicit dotnet restore").
				Name: "restore", Level: medium, Operands: "read...",
				Options: `
					-*
					-s,--source=:url+installs+network
					--configfile=:read+installs+network
					--packages=:writedir
					-r,--runtime=
					-v=
					-f,--force --force-evaluate --locked-mode --use-lock-file --no-cache --no-dependencies
					--ignore-failed-sources --interactive --disable-parallel
				`,
			},
			{
				Name: "add remove reference package tool workload", Level: high,
				Categories: installs | network, Operands: "text...",
				Options: `
					-*
					-s,--source=:url
					-v=
					--configfile=:read
				`,
				Subs: []Entry{
					{
						Name: "list", Level: low, Operands: "text...",
						Options: `-* --outdated,--deprecated,--vulnerable:answer`,
					},
					{Name: "run exec", Level: medium, Categories: executes, Style: Plain, Operands: "text..."},
				},
			},
			{
				Name: "new", Level: medium, Operands: "text...",
				Options: `
					-*
					-o,--output=:make
					-n,--name=
					--install,-i:installs
					--force:overwrites
				`,
				Subs: []Entry{
					{Name: "list details", Level: low, Operands: "text...", Options: `-*`},
					{
						Name: "install uninstall update search", Level: high, Categories: installs | network,
						Operands: "text...", Options: `-*`,
					},
				},
			},
			{
				Name: "sln solution", Level: medium, Operands: "edit text read...", Options: `-*`,
				Subs: []Entry{{Name: "list", Level: low}},
			},
			{
				Name: "nuget", Level: medium, Operands: "text...",
				Subs: []Entry{
					{
						Name: "push", Level: high, Categories: publishes | network, Operands: "sendfile...",
						Options: `
							-*
							-k,--api-key=
							-s,--source=:url
							--symbol-source=:url
						`,
					},
					{
						Name: "delete", Level: high, Categories: publishes | deletes | network, Operands: "text...",
						Options: `
							-*
							-k,--api-key=
							-s,--source=:url
						`,
					},
					{
						Name: "locals", Level: medium, Operands: "text...",
						Options: `
							-l,--list:info
							-c,--clear:overwrites
							--force-english-output
						`,
					},
					{
						Name: "list why", Level: low, Operands: "text...",
						Options: `
							--format=
							-f=
						`,
					},
					{
						Name: "config", Level: high, Categories: secrets | outside,
						Says:     "{0} shows or changes settings outside the workspace, passwords among them",
						Operands: "text...", Options: `-*`,
						Subs: []Entry{{Name: "paths", Level: low, Operands: "text..."}},
					},
					{
						Name: "trust sign", Level: high, Categories: accounts, Operands: "text...", Options: `-*`,
						Subs: []Entry{{Name: "list", Level: low, Operands: "text..."}},
					},
					{
						Name: "add update remove enable disable", Level: medium, Categories: executes,
						Says: "{0} changes from which host packages come", Operands: "text...", Options: `-*`,
					},
				},
			},
			{Name: "user-secrets", Level: high, Categories: secrets, Operands: "text...", Options: `-* -p=`},
			{
				Name: "dev-certs", Level: high, Categories: secrets | system, Operands: "text...",
				Options: `-* -c,--check:info`,
			},
			{
				Name: "ef", Level: medium, Operands: "text...",
				Options: `
					-*
					-p,--project=
					-s,--startup-project=
				`,
				Subs: []Entry{
					{
						Name: "database", Level: high, Categories: network, Operands: "text...",
						Options: `-* -p,--project= -s,--startup-project= -c,--context=`,
						Subs: []Entry{
							{
								Name: "drop", Level: high, Categories: deletes,
								Says: "{0} throws the database away", Options: `-*`,
							},
						},
					},
					{
						Name: "migrations dbcontext", Level: medium, Operands: "text...",
						Options: `-* -p,--project= -s,--startup-project= -c,--context= -o,--output-dir=:make`,
						Subs: []Entry{
							{
								Name: "scaffold", Level: high, Categories: network, Operands: "text...",
								Options: `
									-*
									-o,--output-dir=:make
									-f,--force:overwrites
								`,
							},
							{
								Name: "remove", Level: high, Categories: overwrites | deletes,
								Says: "{0} throws away data of the database", Options: `-*`,
							},
						},
					},
				},
			},
			{
				Name: "exec fsi script csi", Level: medium, Categories: executes, Style: Plain,
				Operands: "script text...", Special: Script,
			},
		},
		Examples: `
			low | dotnet --version
			low | dotnet --info
			low | dotnet --list-sdks
			low | dotnet list package
			low | dotnet list reference
			low | dotnet sln list
			low | dotnet tool list -g
			medium | dotnet build
			medium | dotnet build -c Release --no-restore
			medium | dotnet test --filter Name~X --logger trx
			medium EXEC_ARBITRARY | dotnet build @x.rsp
			high FS_DELETE_OVERWRITE | dotnet msbuild -targets:notes.md
			high FS_DELETE_OVERWRITE | dotnet build '-flp:LogFile=notes.md;Verbosity=quiet'
			medium | dotnet build -t:Clean
			medium EXEC_ARBITRARY | dotnet build -logger:./x.dll
			medium EXEC_ARBITRARY | dotnet test --logger ./x.dll
			high FS_OUTSIDE_WORKSPACE | dotnet test --logger 'trx;LogFileName=/tmp/x'
			medium | dotnet run --project src/App
			medium | dotnet run -- --help
			medium | dotnet format --verify-no-changes
			medium | dotnet publish -c Release -o out
			high FS_OUTSIDE_WORKSPACE | dotnet publish -o /srv/www
			medium | dotnet new console -o app
			medium EXEC_ARBITRARY | dotnet bin/app.dll --help
			medium | dotnet list package --outdated
			medium | dotnet restore
			medium | dotnet restore src/App.csproj --locked-mode
			high DEPS_INSTALL_UPDATE | dotnet restore -s https://example.com/v3/index.json
			high DEPS_INSTALL_UPDATE | dotnet restore --configfile nuget.other.config
			high DEPS_INSTALL_UPDATE | dotnet add package Newtonsoft.Json
			high DEPS_INSTALL_UPDATE | dotnet tool install -g dotnet-ef
			high..critical PUBLISH | dotnet nuget push app.nupkg -k x
			high PUBLISH DELETE | dotnet nuget delete x 1.0 -k y
			high DELETE | dotnet ef database drop --force
			high FS_CONFIG_SECRETS | dotnet user-secrets list
		`,
	},
	{
		Name:   "msbuild xbuild",
		Source: "learn.microsoft.com/visualstudio/msbuild/msbuild-command-line-reference, MSBuild 17",
		Level:  medium, Operands: "text...",
		Options: "@" + msbuildSwitches,
		Examples: `
			medium EXEC_ARBITRARY | msbuild /logger:x.dll
			medium EXEC_ARBITRARY | msbuild @x.rsp
			high PUBLISH | msbuild App.sln /T:Publish
			high PUBLISH | msbuild App.sln /p:DeployOnBuild=true
			medium | msbuild App.sln /restore /m /nologo /t:Rebuild /p:Configuration=Release
			medium | msbuild -version
			medium | msbuild App.sln
		`,
	},
	{
		Name: "csc mcs vbc fsc fsharpc mono monodis ilasm ildasm nunit3-console xunit.console " +
			"vstest.console csharpier fantomas reportgenerator docfx",
		Source: "MSBuild, Mono and csharpier manuals",
		Style:  Single, Level: medium, Operands: "text...",
		Options: `
			@ / -*
			-logger=:script@*.dll*+script@*.exe*
			-l=:script
			-out=:make
			-o=:make
			-testadapterpath=:script
			-target,-t=
		`,
		Examples: `
			medium EXEC_ARBITRARY | csc @x.rsp
			medium | csc /Target:library a.cs
			medium EXEC_ARBITRARY | vstest.console /Logger:x.dll
			low | csc -version
			medium..high | csc /out:../x.exe a.cs
			medium | csharpier .
			medium | mono app.exe
		`,
	},
	{
		Name:   "nuget paket",
		Source: "learn.microsoft.com/nuget/reference/nuget-exe-cli-reference",
		Style:  Single, Level: high, Categories: installs | network, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{Name: "help", Level: low, Operands: "text..."},
			{Name: "pack spec", Level: medium, Operands: "text...", Options: `-* -OutputDirectory=:make`},
			{
				Name: "push delete", Level: high, Categories: publishes | network, Operands: "sendfile text...",
				Options: `
					-*
					-ApiKey=
					-Source=:url
					-k=
					-s=:url
				`,
			},
			{Name: "setapikey", Level: high, Categories: accounts, Operands: "text...", Options: `-*`},
		},
		Examples: `
			low | nuget help
			high DEPS_INSTALL_UPDATE | nuget restore App.sln
			high..critical PUBLISH | nuget push x.nupkg
		`,
	},
}
