package program

// dockerGroups are docker's commands in two words, and those that stand alone.
var dockerGroups = []Entry{
	{Name: "container", Subs: containerVerbs},
	{Name: "images", Level: low, Out: Fixed, Operands: "text...", Options: dockerLists + ` --sort= --noheading`},
	{
		Name: "image", Level: low, Operands: "",
		Lists: [][]Entry{{
			{Name: "tree diff", Level: low, Operands: "text...", Options: `-* --format=`},
			{Name: "mount unmount umount untag convert", Level: medium, Operands: "text...", Options: `-*`},
			{Name: "search", Level: medium, Out: Answer, Operands: "text...", Options: `-*`},
			{Name: "scp", Level: high, Categories: network, Operands: "text...", Options: `-*`},
			{
				Name: "sign trust encrypt decrypt", Level: high, Categories: secrets | system, Operands: "text...",
				Options: `-*`,
				Subs:    []Entry{{Name: "show", Level: low, Operands: "text...", Options: `-*`}},
			},
			{Name: "ls list", Level: low, Out: Fixed, Operands: "text...", Options: dockerLists},
			{
				Name: "inspect exists", Level: low, Operands: "text...",
				Options: `
					-f,--format=:template
					--platform=
				`,
			},
			{
				Name: "rm prune", Level: high, Categories: deletes, Says: "{0} deletes images", Operands: "text...",
				Options: `
					-fa --force --all --no-prune
					--filter=
					--platform=
				`,
			},
		}, imageVerbs},
	},
	{
		Name: "rmi", Level: high, Categories: deletes, Says: "{0} deletes images", Operands: "text...",
		Options: `-fai --force --all --no-prune --platform= --ignore`,
	},
	{Name: "compose", Options: composeOptions, Subs: composeSubs},
	{
		Name: "buildx builder", Options: `--builder= -D --debug`,
		Subs: []Entry{
			{Name: "build b", Level: medium, Operands: "settings", Options: dockerBuilds, Names: remoteContexts},
			{
				Name: "bake f", Level: medium, Categories: executes,
				Says: "{0} builds what a file says, which may write or publish", Operands: "text...",
				Options: `
					-f,--file=:settings
					--push:publishes
					--set=
					--allow=:system
					--metadata-file=:write
					--print:dry
					--progress=
					--load --no-cache --pull
					--provenance=
					--sbom=
					--call=
					--check
					--list=
				`,
			},
			{
				Name: "history", Level: low, Operands: "text...",
				Subs: []Entry{
					{
						Name: "ls inspect logs trace open", Level: low, Out: Fixed, Operands: "text...",
						Options: `
							-*
							-f,--filter=
							--format=
						`,
					},
					{Name: "rm", Level: high, Categories: deletes, Operands: "text...", Options: `-*`},
					{Name: "export", Level: medium, Operands: "text...", Options: `-* -o,--output=:write`},
					{Name: "import", Level: medium, Operands: "text...", Options: `-* -f,--file=:read`},
				},
			},
			{
				Name: "ls du inspect version", Level: low, Out: Fixed, Operands: "text...",
				Options: `
					-f,--filter=
					--format=
					--verbose
					--bootstrap:medium
					--no-trunc
				`,
			},
			{
				Name: "imagetools",
				Subs: []Entry{
					{Name: "inspect", Level: medium, Out: Answer, Operands: "text...", Options: `-*`},
					{Name: "create", Level: high, Categories: publishes | network, Operands: "text...", Options: `-*`},
				},
			},
			{
				Name: "create use stop dial-stdio", Level: medium, Categories: system, Operands: "text...",
				Options: `
					-*
					--name=
					--driver=
					--driver-opt=
					--node=
					--platform=
					--config=:read
					--buildkitd-config=:read
				`,
			},
			{
				Name: "rm prune", Level: high, Categories: deletes, Operands: "text...",
				Options: `
					-*
					--filter=
					--keep-storage=
				`,
			},
			{Name: "install uninstall", Level: medium, Categories: system, Operands: ""},
		},
	},
	{
		Name: "network",
		Subs: []Entry{
			{Name: "ls list inspect exists", Level: low, Out: Fixed, Operands: "text...", Options: dockerLists},
			{
				Name: "create connect disconnect reload update", Level: medium, Categories: system,
				Operands: "text...",
				Options: `
					-*
					-d,--driver=
					-o,--opt=
					--subnet=
					--gateway=
					--ip=
					--ip-range=
					--label=
					--alias=
					--link=
				`,
			},
			{
				Name: "rm prune remove", Level: high, Categories: deletes, Operands: "text...",
				Options: `-f --force --filter=`,
			},
		},
	},
	{
		Name: "volume",
		Subs: []Entry{
			{Name: "ls list inspect exists", Level: low, Out: Fixed, Operands: "text...", Options: dockerLists},
			{
				Name: "create update", Level: medium, Operands: "text...",
				Options: `
					-d,--driver=
					-o,--opt=:system
					--label=
					--name=
					--scope=
					--availability=
				`,
			},
			{
				Name: "rm prune remove", Level: high, Categories: deletes,
				Says: "{0} deletes volumes with all data in them", Operands: "text...",
				Instead: "look at them first: docker volume ls", Options: `-fa --force --all --filter=`,
			},
			{Name: "export import", Level: medium, Operands: "text read", Options: `-o,--output=:write`},
		},
	},
	{
		Name: "system",
		Subs: []Entry{
			{
				Name: "df info events", Level: low, Out: Fixed,
				Options: `
					-vf --verbose
					--format=
					--filter=
					--since=
					--until=
				`,
			},
			{
				Name: "prune", Level: high, Categories: deletes,
				Says:    "{0} deletes every container, network and image that is not in use",
				Instead: "see what is there: docker system df", Options: `-af --all --force --filter= --volumes`,
			},
			{
				Name: "reset renumber migrate", Level: critical, Categories: deletes | system,
				Says: "{0} deletes every container, image and volume", Options: `-*`,
			},
			{
				Name: "connection service dial-stdio", Level: high, Categories: system | network,
				Operands: "text...", Options: `-*`,
			},
		},
	},
	{
		Name: "context",
		Subs: []Entry{
			{
				Name: "ls list inspect show", Level: low, Out: Fixed, Operands: "text...",
				Options: `-q -f,--format= --quiet`,
			},
			{
				Name: "use create update import", Level: medium, Categories: network,
				Says: "{0} decides which host docker talks to", Operands: "text...",
				Options: `
					-*
					--docker=
					--description=
					--from=
				`,
			},
			{Name: "export", Level: high, Categories: secrets, Operands: "text write", Options: `-*`},
			{Name: "rm", Level: medium, Operands: "text...", Options: `-f --force`},
		},
	},
	{
		Name: "plugin",
		Subs: []Entry{
			{Name: "ls list inspect", Level: low, Out: Fixed, Operands: "text...", Options: dockerLists},
			{
				Name: "install upgrade create enable disable set rm push", Level: high,
				Categories: installs | executes | network, Operands: "text...", Options: `-*`,
			},
		},
	},
	{
		Name: "manifest trust",
		Subs: []Entry{
			{Name: "inspect", Level: medium, Out: Answer, Operands: "text...", Options: `-*`},
			{Name: "create annotate rm add remove exists", Level: medium, Operands: "text...", Options: `-*`},
			{
				Name: "push sign revoke key signer", Level: high, Categories: publishes | accounts | network,
				Operands: "text...", Options: `-*`,
			},
		},
	},
	{
		Name: "swarm",
		Subs: []Entry{
			{
				Name: "join-token unlock-key ca", Level: high, Categories: secrets | system, Out: Sensitive,
				Operands: "text...", Options: `-*`,
			},
			{
				Name: "init join leave update unlock", Level: high, Categories: system | network,
				Operands: "text...", Options: `-*`,
			},
		},
	},
	{
		Name: "service",
		Lists: [][]Entry{{
			{
				Name: "inspect", Level: high, Categories: secrets,
				Says: "{0} prints the environment of a container", Out: Sensitive, Operands: "text...",
				Options: `-f,--format=:dry@*{{*+template --pretty`,
			},
		}, clusterVerbs},
	},
	{
		Name: "config",
		Lists: [][]Entry{{
			{
				Name: "inspect", Level: high, Categories: secrets,
				Says: "{0} prints the text of a configuration file", Out: Sensitive, Operands: "text...",
				Options: `-f,--format=:dry@*{{*+template --pretty`,
			},
		}, clusterVerbs},
	},
	{Name: "stack node secret pod", Subs: clusterVerbs},
	{
		Name: "scout", Level: high, Categories: network | system,
		Says: "{0} changes what the scanning service knows, or is set up with", Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{
				Name: "cves quickview qv recommendations compare sbom policy", Level: medium, Out: Answer,
				Operands: "text...", Options: `-* -o,--output=:write`,
			},
			{Name: "help version", Level: low},
		},
	},
	{Name: "sbom search", Level: medium, Operands: "text...", Out: Answer, Options: `-* --output=:write`},
	{
		Name: "login logout", Level: high, Categories: accounts | network, Operands: "text", Stdin: SendsIt,
		Options: `
			-*
			-u,--username=
			-p,--password=:secrets
			--authfile=:write
			--registry=
		`,
	},
	{Name: "version info", Level: low, Out: Fixed, Options: `-f,--format= --debug`},
	{Name: "help", Level: low, Out: Fixed, Operands: "text..."},
	{
		Name: "events", Level: low,
		Options: `
			-f,--filter=
			--format=
			--since=
			--until=
			--stream?=
			--no-trunc
		`,
	},
	{Name: "completion", Level: low, Operands: "text", Options: `--no-descriptions -f=:write`},
	{Name: "init", Level: medium, Says: "{0} writes a Dockerfile and a compose file"},
	{
		Name: "debug model mcp ai desktop extension sandbox cagent offload machine", Level: high,
		Categories: executes | network | system, Operands: "text...", Options: `-*`,
	},
	{
		Name: "generate",
		Subs: []Entry{
			{
				Name: "kube spec", Level: high, Categories: secrets,
				Says: "{0} prints the environment of a container", Out: Sensitive, Operands: "text...",
				Options: `
					-f,--filename=:write
					-s --service
					--type=
					--replicas=
					--no-trunc --compact --podman-only
				`,
			},
			{
				Name: "systemd", Level: low, Operands: "text...",
				Options: `
					-f,--filename=:write
					-ns --name --service
					--files:medium
					--new
					--type=
					--replicas=
					--no-trunc
				`,
			},
		},
	},
	{Name: "play kube", Level: high, Categories: executes | network, Operands: "text...", Options: `-*`},
	{Name: "unshare", Level: medium, Categories: system, Operands: "cmd..."},
	{Name: "auto-update", Level: high, Categories: installs | network, Options: `-*`},
	{Name: "untag", Level: medium, Operands: "text..."},
}
