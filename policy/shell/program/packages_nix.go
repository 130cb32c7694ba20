package program

// nixPackages: Nix, and the systems that are built with it.
var nixPackages = []Entry{
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
}
