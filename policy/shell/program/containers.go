package program

import "slices"

// Options that several container commands share. docker's command line is
// cobra's: every long option stands in the reference of docs.docker.com.
const (
	// lists: docker ps and the other lists.
	dockerLists = `
		-aqls
		-f,--filter=
		-n,--last=
		--all
		--format=
		--latest --no-trunc --quiet --size --digests --tree --orphans --services
		--status=
		--no-orphans --cluster --verbose
	`
	// docker run and create: what the container may see and do on this machine.
	dockerRuns = `
		-dit -P -q
		-a,--attach=
		-c,--cpu-shares=
		-e,--env=
		-h,--hostname=
		-l,--label=
		-m,--memory=
		-p,--publish=
		-u,--user=
		-v,--volume=:mount
		-w,--workdir=
		--mount=:mount
		--privileged:critical+system
		--cap-add=:system
		--device=:system
		--device-cgroup-rule=:system
		--security-opt=:system
		--pid=:system
		--userns=:system
		--uts=:system
		--sysctl=:system
		--cgroupns=:system
		--runtime=:system
		--volumes-from=:medium
		--env-file=:read
		--label-file=:read
		--cidfile=:write
		--env-host:secrets
		--add-host=
		--annotation=
		--blkio-weight=
		--blkio-weight-device=
		--cap-drop=
		--cgroup-parent=
		--cpu-count=
		--cpu-percent=
		--cpu-period=
		--cpu-quota=
		--cpu-rt-period=
		--cpu-rt-runtime=
		--cpus=
		--cpuset-cpus=
		--cpuset-mems=
		--detach
		--detach-keys=
		--device-read-bps=
		--device-read-iops=
		--device-write-bps=
		--device-write-iops=
		--disable-content-trust?=
		--dns=
		--dns-option=
		--dns-search=
		--domainname=
		--entrypoint=
		--expose=
		--gpus=
		--group-add=
		--health-cmd=
		--health-interval=
		--health-retries=
		--health-start-period=
		--health-timeout=
		--init --interactive
		--io-maxbandwidth=
		--io-maxiops=
		--ip=
		--ip6=
		--ipc=
		--isolation=
		--kernel-memory=
		--link=
		--link-local-ip=
		--log-driver=
		--log-opt=
		--mac-address=
		--memory-reservation=
		--memory-swap=
		--memory-swappiness=
		--name=
		--net,--network=
		--net-alias,--network-alias=
		--no-healthcheck --oom-kill-disable
		--oom-score-adj=
		--pids-limit=
		--platform=
		--publish-all
		--pull=
		--quiet --read-only
		--restart=
		--rm
		--shm-size=
		--sig-proxy?=
		--stop-signal=
		--stop-timeout=
		--storage-opt=
		--tmpfs=
		--tty
		--ulimit=
		--use-api-socket:critical+system
		--volume-driver=
		--pod=
		--replace
		--arch=
		--os=
		--systemd=
		--secret=
		--userns-remap=
		--tls-verify?=
		--authfile=:read
	`
	dockerExecs = `
		-dit
		-e,--env=
		--env-file=:read
		-u,--user=
		-w,--workdir=
		--privileged:system
		--detach
		--detach-keys=
		--interactive --tty --no-TTY -T
		--index=
		--latest -l
		--preserve-fds=
	`
	// docker build reads a folder, or an address, and runs the Dockerfile in
	// containers: a build like others.
	dockerBuilds = `
		-q
		-c,--cpu-shares=
		-D
		-f,--file=:settings
		-m,--memory=
		-o,--output=:write+overwrites
		-t,--tag=
		--secret=:secrets
		--ssh=:secrets
		--push:publishes
		--allow=:system
		--security-opt=:system
		--cap-add=:system
		-v,--volume=:mount
		--iidfile=:write
		--metadata-file=:write
		--env-file=:read
		--network=
		--add-host=
		--annotation=
		--attest=:executes@*generator*
		--build-arg=
		--build-context=:package+outside@*=/*+outside@*=..*+outside@*=~*+network@*://*
		--builder=
		--cache-from=:network
		--cache-to=:network
		--call=
		--check
		--cgroup-parent=
		--compress
		--cpu-period=
		--cpu-quota=
		--cpuset-cpus=
		--cpuset-mems=
		--debug
		--disable-content-trust?=
		--force-rm
		--isolation=:system@chroot
		--label=
		--load
		--memory-swap=
		--no-cache
		--no-cache-filter=
		--platform=
		--print?=
		--progress=
		--provenance=
		--pull --quiet
		--rm?=
		--sbom=:executes@*generator*
		--shm-size=
		--squash
		--tag=
		--target=
		--ulimit=
		--jobs=
		--format=
		--layers --all --with-dependencies --with-dependencies
		--build-arg-file=:read
		--parallel
		--memory=
		--print
	`
)

// containerVerbs are docker's older commands about one container, which also
// stand below `docker container`.
var containerVerbs = []Entry{
	{Name: "ps ls list", Level: low, Out: Fixed, Options: dockerLists},
	{
		Name: "logs", Level: low, Operands: "text...",
		Options: `
			-ft
			-n,--tail=
			--details --follow
			--since=
			--timestamps
			--until=
			--names --color -l --latest
		`,
	},
	{
		Name: "inspect", Level: low, Operands: "text...", Special: Describe,
		Options: `
			-s
			-f,--format=:template
			--size
			--type=
			--latest -l
		`,
	},
	// ps's further words may ask for the environment
	{
		Name: "top", Level: low, Operands: "text",
		Options: `
			-#efAaxuLTlwHmMj
			-o=
			-C=
			-p=
			-U=
			-G=
			-t=
			--sort=
			--no-headers
		`,
	},
	{
		Name: "stats port diff wait exists mount healthcheck", Level: low, Operands: "text...",
		Options: `
			-a --all
			--format=
			--no-stream --no-trunc --no-reset
			--interval=
			-i=
			--condition=
		`,
	},
	{
		Name: "run", Level: high, Categories: executes | network,
		Says: "{0} starts an image, fetched when it is not there", Operands: "text cmd...", Special: Container,
		Options: dockerRuns,
	},
	{
		Name: "create", Level: high, Categories: executes | network,
		Says: "{0} sets up a container from an image, fetched when it is not there", Operands: "text cmd...",
		Special: Container, Options: dockerRuns,
	},
	{
		Name: "exec", Level: medium, Says: "{0} runs a command in a container", Operands: "text cmd...",
		Special: Container, Options: dockerExecs,
	},
	{
		Name: "attach", Level: medium, Categories: executes, Operands: "text",
		Options: `
			--detach-keys=
			--no-stdin
			--sig-proxy?=
		`,
	},
	{
		Name: "start", Level: medium, Categories: system, Operands: "text...",
		Options: `
			-ai --attach
			--detach-keys=
			--interactive --all
			--filter=
		`,
	},
	{
		Name: "stop restart kill pause unpause update", Level: high, Categories: system,
		Says: "{0} stops or changes running containers", Operands: "text...",
		Options: `
			-* -a
			-t,--time,--timeout=
			-s,--signal=
			-c=
			-m=
			--cpus=
			--memory=
			--memory-swap=
			--restart=
			--cpu-shares=
			--pids-limit=
			--filter=
		`,
	},
	{Name: "rename", Level: medium, Operands: "text text"},
	{
		Name: "rm", Level: high, Categories: deletes, Says: "{0} deletes containers with what they hold",
		Operands: "text...", Instead: "look at them first: docker ps -a",
		Options: `
			-fvlai --force --link --volumes --all --ignore --depend
			--time=
			-t=
			--filter=
		`,
	},
	{
		Name: "prune", Level: high, Categories: deletes, Says: "{0} deletes every stopped container",
		Options: `-f --force --filter=`,
	},
	{
		Name: "cp", Level: medium, Operands: "read write",
		Options: `-aLq --archive --follow-link --quiet --overwrite --pause`,
	},
	{
		Name: "commit", Level: medium, Operands: "text...",
		Options: `
			-pq
			-a,--author=
			-c,--change=
			-m,--message=
			-f=
			--pause --no-pause --squash --include-volumes
		`,
	},
	{Name: "export", Level: medium, Operands: "text", Options: `-o,--output=:write`},
	{
		Name: "checkpoint clone", Level: medium, Operands: "text...",
		Options: `
			-*
			--export=:write
			-e=:write
		`,
	},
	{
		Name: "restore", Level: medium, Categories: executes, Operands: "text...",
		Options: `
			-*
			--import=:read
			-i=:read
		`,
	},
}

// imageVerbs stand below `docker image`, most of them also by themselves.
var imageVerbs = []Entry{
	{Name: "build", Level: medium, Operands: "settings", Options: dockerBuilds, Names: remoteContexts},
	{
		Name: "history", Level: low, Operands: "text...",
		Options: dockerLists + `
			-H
			--human?=
			--platform=
		`,
	},
	{
		Name: "push", Level: high, Categories: publishes | network, Operands: "text...",
		Options: `
			-aq --all-tags
			--disable-content-trust?=
			--platform=
			--quiet
			--tls-verify?=
			--authfile=:read
			--creds=:secrets
		`,
	},
	{
		Name: "pull", Level: high, Categories: network, Operands: "text...",
		Options: `
			-aq --all-tags
			--disable-content-trust?=
			--platform=
			--quiet
			--tls-verify?=
			--authfile=:read
			--creds=:secrets
			--arch=
			--os=
		`,
	},
	{Name: "tag", Level: medium, Operands: "text text"},
	{
		Name: "save", Level: medium, Operands: "text...",
		Options: `
			-qm
			-o,--output=:write
			--platform=
			--format=
			--compress
		`,
	},
	{
		Name: "load", Level: medium, Operands: "text...",
		Options: `
			-q
			-i,--input=:read
			--quiet
			--platform=
		`,
	},
	{
		Name: "import", Level: medium, Categories: executes, Operands: "package text...",
		Options: `
			-q
			-c,--change=
			-m,--message=
			--platform=
		`,
	},
}

// remoteContexts are folders to build that docker takes for addresses of repositories and
// archives (docs.docker.com/build/concepts/context).
var remoteContexts = []Entry{
	{
		Name: "github.com/* git@* git:* http:* https:* *://*", Level: high, Categories: network | executes,
		Says: "{0} is fetched and built",
	},
}

// composeSubs are the commands of docker compose (docs.docker.com/reference,
// Compose 2.30). A compose file decides which images run and which folders of
// this machine they see.
var composeSubs = []Entry{
	{
		Name: "ps ls images top port version events stats volumes", Level: low, Out: Fixed, Operands: "text...",
		Options: dockerLists + `
			--all --json --short
			--protocol=
			--index=
			--no-stream
			--since=
			--until=
			--dry-run
		`,
	},
	{
		Name: "logs", Level: low, Operands: "text...",
		Options: `
			-ft
			-n,--tail=
			--follow
			--index=
			--no-color --no-log-prefix
			--since=
			--timestamps
			--until=
		`,
	},
	{
		Name: "config convert", Level: high, Categories: secrets,
		Says:    "{0} prints the settings of the services, with the values of .env filled in",
		Instead: "see that the file is right: docker compose config --quiet", Out: Sensitive, Operands: "text...",
		Options: `
			-q,--quiet:dry
			--services,--images,--volumes,--profiles,--networks,--models:dry
			--hash=:dry
			--format=
			--lock-image-digests --no-consistency --no-interpolate --no-normalize --no-path-resolution
			--no-env-resolution --environment
			-o,--output=:write
			--resolve-image-digests --variables
		`,
	},
	{
		Name: "up create watch scale", Level: medium, Categories: executes,
		Says:     "{0} starts what the compose file says, which may see any folder of this machine",
		Operands: "text...",
		Options: `
			-* -dVyw
			-t,--timeout=
			--scale=
			--pull=
			--attach=
			--no-attach=
			--exit-code-from=
			--wait-timeout=
		`,
	},
	{Name: "build", Level: medium, Operands: "text...", Options: dockerBuilds},
	{
		Name: "attach", Level: medium, Categories: executes, Operands: "text",
		Options: `
			--detach-keys=
			--index=
			--no-stdin
			--sig-proxy?=
		`,
	},
	{
		Name: "start restart stop pause unpause down kill wait", Level: medium,
		Says: "{0} starts or stops the project's services", Operands: "text...",
		Options: `
			-v,--volumes:deletes
			--rmi=:deletes
			-t,--timeout=
			-s,--signal=
			--remove-orphans --no-deps --wait
			--wait-timeout=
			--down-project
			--index=
			--detach-keys=
			--no-stdin
			--sig-proxy?=
		`,
	},
	{Name: "rm", Level: high, Categories: deletes, Operands: "text...", Options: `-fsv --force --stop --volumes`},
	{
		Name: "exec", Level: medium, Says: "{0} runs a command in a container", Operands: "text cmd...",
		Special: Container, Options: dockerExecs,
	},
	{
		Name: "run", Level: medium, Categories: executes, Says: "{0} starts a service of the compose file",
		Operands: "text cmd...", Special: Container,
		Options: dockerRuns + `
			-T --build --no-deps --no-TTY --remove-orphans --service-ports --use-aliases --quiet-pull --quiet-build
		`,
	},
	{Name: "pull", Level: high, Categories: network, Operands: "text...", Options: `-*`},
	{Name: "push publish", Level: high, Categories: publishes | network, Operands: "text...", Options: `-*`},
	{Name: "cp", Level: medium, Operands: "read write", Options: `-aL --archive --follow-link --index= --all`},
	{
		Name: "commit export", Level: medium, Operands: "text...",
		Options: `
			-*
			-o,--output=:write
			-m=
			-a=
			-c=
			--index=
		`,
	},
}

// dockerGroups are docker's commands in two words, and those that stand alone.
var dockerGroups = []Entry{
	{Name: "container", Subs: containerVerbs},
	{Name: "images", Level: low, Out: Fixed, Operands: "text...", Options: dockerLists + ` --sort= --noheading`},
	{
		Name: "image", Level: low, Operands: "",
		Subs: slices.Concat([]Entry{
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
		}, imageVerbs),
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
		Subs: slices.Concat([]Entry{
			{
				Name: "inspect", Level: high, Categories: secrets,
				Says: "{0} prints the environment of a container", Out: Sensitive, Operands: "text...",
				Options: `-f,--format=:dry@*{{*+template --pretty`,
			},
		}, clusterVerbs),
	},
	{
		Name: "config",
		Subs: slices.Concat([]Entry{
			{
				Name: "inspect", Level: high, Categories: secrets,
				Says: "{0} prints the text of a configuration file", Out: Sensitive, Operands: "text...",
				Options: `-f,--format=:dry@*{{*+template --pretty`,
			},
		}, clusterVerbs),
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

// clusterVerbs are what docker does with services, stacks and the like of a cluster.
var clusterVerbs = []Entry{
	{
		Name: "ls list ps inspect logs services stats top exists", Level: low, Operands: "text...",
		Options: dockerLists + `
			--follow
			--tail=
			--since=
			--timestamps --raw --pretty --no-resolve --details
			--orchestrator=
			--showsecret:secrets
		`,
	},
	{
		Name:  "create update scale deploy up rollback promote demote start stop restart kill pause unpause",
		Level: high, Categories: system, Says: "{0} changes what runs on the cluster", Operands: "text...",
		Options: `
			-*
			--mount=:mount
			--env-file=:read
			-c,--compose-file=:read
			--name=
			-e,--env=
			-p,--publish=
			--replicas=
			--network=
			--image=
			--secret=
			--config=
		`,
	},
	{Name: "rm down prune", Level: high, Categories: deletes | system, Operands: "text...", Options: `-*`},
}

const composeOptions = `
	-f,--file=:settings
	-p,--project-name=
	--profile=
	--env-file=:look
	--project-directory=:cd
	--ansi=
	--parallel=
	--progress=
	--dry-run:dry
	--all-resources --compatibility --verbose
`

// dockerOptions come before the command: which daemon, and so which machine,
// is spoken to.
const dockerOptions = `
	-h:info
	-D --debug
	-H,--host=:host+network
	-c,--context=:network
	-l,--log-level=
	--config=:executes
	--tls
	--tlscacert=:read
	--tlscert=:read
	--tlskey=:read
	--tlsverify
	-v:info
	-r,--remote:network
	--url=:host+network
	--connection=:network
	--cgroup-manager=
	--conmon=:exec
	--hooks-dir=:executes
	--runtime=:exec
	--root=:cd
	--runroot=:look
	--storage-driver=
	--storage-opt=
	--namespace=
	-n=
	--address=
	--events-backend=
	--identity=:secrets
	--ssh=
	--syslog
	--tmpdir=:look
	--noout
`

// containerTools: docker, podman, kubectl, helm …
var containerTools = slices.Concat(dockerTools, kubernetesTools, machineTools)

// dockerTools: docker, podman, and what builds, copies and checks images.
var dockerTools = []Entry{
	{
		Name: "docker podman nerdctl docker.io finch",
		Source: "docker(1) and docs.docker.com/reference/cli, Docker 27; podman(1), Podman 5; nerdctl 2 " +
			"command reference",
		Options: dockerOptions, Subs: slices.Concat(containerVerbs, imageVerbs, dockerGroups),
		Examples: `
			low | docker
			low | docker ps
			low | docker ps -a --format '{{.Names}}\t{{.Status}}'
			low | docker ps --filter status=running -q
			low | docker images
			low | docker images -q --filter dangling=true
			low | docker image ls
			low | docker container ls -a
			low | docker logs --tail 100 -f web
			low | docker logs web 2>&1 | grep -i error | tail -20
			low | docker inspect --format '{{.State.Status}}' web
			high FS_CONFIG_SECRETS | docker ps -q | xargs docker inspect
			low | docker stats --no-stream
			low | docker top web
			low | docker port web
			low | docker diff web
			low | docker history app:latest
			low | docker version
			low | docker --version
			low | docker -v
			low | docker info
			low | docker system df
			low | docker network ls
			low | docker volume ls
			low | docker volume inspect data
			low | docker context ls
			low | docker buildx ls
			low | docker compose ps
			low | docker compose -f docker-compose.dev.yml logs -f --tail=50 web
			low | docker compose config --quiet
			low | docker compose config --services
			low | docker compose version
			low | podman ps -a
			low | docker help run
			low | docker run --help
			high FS_CONFIG_SECRETS | docker compose config
			medium | docker build -t app .
			medium | docker build -f docker/Dockerfile --build-arg V=1 -t app:dev --target test .
			medium | docker buildx build --platform linux/amd64,linux/arm64 -t app .
			high PUBLISH | docker buildx build --push -t acme/app .
			high NETWORK_RISK | docker build https://example.com/x.git
			high FS_CONFIG_SECRETS | docker build --ssh default .
			high FS_CONFIG_SECRETS | docker build --secret id=x,src=.env .
			high..critical FS_DELETE_OVERWRITE | docker build -o type=local,dest=/home/dev .
			medium EXEC_ARBITRARY | docker compose up -d
			medium EXEC_ARBITRARY | docker compose up --build --force-recreate web
			medium | docker compose build
			medium | docker compose down
			medium | docker compose restart web
			high DELETE | docker compose down -v
			high DELETE | docker compose down --rmi all
			high NETWORK_RISK | docker compose pull
			medium | docker exec web ls /app
			medium | docker exec -it db cat /etc/hosts
			high FS_DELETE_OVERWRITE | docker exec web rm -rf /data
			medium..high EXEC_ARBITRARY | docker exec -it web sh
			high FS_CONFIG_SECRETS | docker exec web env
			high FS_DELETE_OVERWRITE | docker compose exec -T web sh -c 'rm -rf /data'
			high EXEC_ARBITRARY | docker run --rm alpine echo hi
			high EXEC_ARBITRARY | docker run --rm -v "$PWD":/app -w /app node:20 npm test
			critical FS_OUTSIDE_WORKSPACE | docker run --rm -v /:/mnt alpine ls /mnt
			critical FS_OUTSIDE_WORKSPACE | docker run --rm --volume=/:/host alpine chroot /host
			critical FS_OUTSIDE_WORKSPACE | docker run --mount type=bind,source=/etc,target=/x alpine ls
			critical | docker run -v /var/run/docker.sock:/var/run/docker.sock alpine ls
			high..critical FS_OUTSIDE_WORKSPACE | docker run -v ~/.ssh:/k alpine ls /k
			critical SYSTEM_IMPACT | docker run --privileged alpine ls
			high SYSTEM_IMPACT | docker run --pid=host alpine ls
			high FS_CONFIG_SECRETS | docker run --env-file .env app
			high NETWORK_RISK | docker pull alpine
			high PUBLISH | docker push acme/app:1
			high PUBLISH | docker image push acme/app:1
			high ACCOUNT_CHANGE | docker login -u x registry.example.com
			high SYSTEM_IMPACT | docker stop web
			high SYSTEM_IMPACT | docker kill web
			high DELETE | docker rm -f web
			high DELETE | docker rmi app
			high DELETE | docker system prune -af --volumes
			high DELETE | docker volume rm data
			high DELETE | docker ps -aq | xargs docker rm -f
			high NETWORK_RISK | docker -H tcp://build.example.com:2375 ps
			high NETWORK_RISK | docker --context prod ps
			medium EXEC_ARBITRARY | docker --config ./evil ps
			medium | docker cp web:/app/log.txt out.txt
			high FS_OUTSIDE_WORKSPACE | docker cp web:/x /etc/cron.d/x
			high FS_CONFIG_SECRETS | docker cp .env web:/app
			medium FS_DELETE_OVERWRITE | docker save -o app.tar app
			high FS_CONFIG_SECRETS | docker swarm join-token worker
			high EXEC_ARBITRARY | docker plugin install vieux/sshfs
			medium EXEC_ARBITRARY | docker frob x
			medium EXEC_ARBITRARY | docker image frob x
			high NETWORK_RISK | podman image scp x dev@example.com::
			high NETWORK_RISK EXEC_ARBITRARY | docker build github.com/acme/app
			high NETWORK_RISK EXEC_ARBITRARY | docker build git@github.com:acme/app
			medium EXEC_ARBITRARY | docker build --sbom=generator=acme/x .
			high DELETE | docker buildx history rm x
			low | docker buildx history ls
			high SYSTEM_IMPACT | docker scout enroll acme
			medium | docker scout cves app
			low | docker top web -o pid,cmd
			medium EXEC_ARBITRARY | docker top web auxe
		`,
	},
	{
		Name:   "docker-compose podman-compose",
		Source: "docs.docker.com/reference/cli/docker/compose, Compose 2.30",
		Options: composeOptions + `
			-v:info
			--context=:network
			-H,--host=:host+network
		`,
		Subs: composeSubs,
		Examples: `
			low | docker-compose ps
			low | docker-compose -f dev.yml logs web
			medium EXEC_ARBITRARY | docker-compose up -d
			high DELETE | docker-compose down --volumes
			high FS_DELETE_OVERWRITE | docker-compose exec web rm -rf /data
			critical FS_OUTSIDE_WORKSPACE | docker-compose run -v /:/mnt web ls
			high PUBLISH | docker-compose push
			high..critical FS_DELETE_OVERWRITE | docker-compose run --rm web rm -rf /data
		`,
	},
	{
		Name:   "skopeo crane regctl oras",
		Source: "skopeo(1) 1.16; crane, go-containerregistry 0.20; oras.land 1.2",
		Level:  high, Categories: network, Out: Download, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{
				Name: "copy push sync mutate rebase append tag attach cp", Level: high,
				Categories: publishes | network, Operands: "text...", Options: `-*`,
			},
			{Name: "delete", Level: high, Categories: deletes | network, Operands: "text...", Options: `-*`},
			{
				Name: "login logout auth", Level: high, Categories: accounts | network, Operands: "text...",
				Stdin: SendsIt, Options: `-*`,
			},
			{Name: "version help completion", Level: low, Operands: "text..."},
			{
				Name: "manifest config", Level: medium, Out: Answer, Operands: "text...", Options: `-*`,
				Subs: []Entry{
					{Name: "delete rm", Level: high, Categories: deletes | network, Operands: "text...", Options: `-*`},
					{
						Name: "push put set create", Level: high, Categories: publishes | network,
						Operands: "text...", Options: `-*`,
					},
				},
			},
			{
				Name: "inspect list-tags ls digest catalog", Level: medium, Out: Answer, Operands: "text...",
				Options: `-*`,
			},
		},
		Examples: `
			low | crane version
			medium | crane manifest alpine
			medium | skopeo inspect docker://alpine
			high PUBLISH | crane push app.tar acme/app
			high DELETE | oras manifest delete x
			high DELETE | skopeo delete docker://acme/app:1
			high PUBLISH | skopeo copy docker://a docker://b
			high ACCOUNT_CHANGE | crane auth login example.com
		`,
	},
	{
		Name:   "buildah",
		Source: "buildah(1) 1.37",
		Options: `
			--log-level=
			--root=:cd
			--storage-driver=
		`,
		Subs: []Entry{
			{
				Name: "images containers ps ls info version", Level: low, Out: Fixed, Operands: "text...",
				Options: dockerLists + ` --json --noheading`,
			},
			{
				Name: "inspect", Level: low, Operands: "text...",
				Options: `
					-f,--format=:template
					-t,--type=
				`,
			},
			{Name: "build bud build-using-dockerfile", Level: medium, Operands: "package", Options: dockerBuilds},
			{
				Name: "run", Level: medium, Categories: executes, Operands: "text cmd...", Special: Container,
				Options: dockerRuns,
			},
			{Name: "unshare", Level: medium, Categories: system, Operands: "cmd..."},
			{Name: "from pull", Level: high, Categories: network, Operands: "text...", Options: `-*`},
			{Name: "push", Level: high, Categories: publishes | network, Operands: "text...", Options: `-*`},
			{Name: "rm rmi prune", Level: high, Categories: deletes, Operands: "text...", Options: `-*`},
			{Name: "login logout", Level: high, Categories: accounts | network, Operands: "text...", Options: `-*`},
			{Name: "add copy commit config tag rename mount umount", Level: medium, Operands: "text...", Options: `-*`},
			{
				Name: "manifest", Level: medium, Operands: "text...", Options: `-*`,
				Subs: []Entry{
					{Name: "push", Level: high, Categories: publishes | network, Operands: "text...", Options: `-*`},
					{Name: "rm remove", Level: high, Categories: deletes, Operands: "text...", Options: `-*`},
				},
			},
		},
		Examples: `
			low | buildah images
			medium | buildah bud -t app .
			high PUBLISH | buildah push app docker://acme/app
			high PUBLISH | buildah manifest push x
			high DELETE | buildah rm --all
			high NETWORK_RISK | buildah from alpine
			medium..critical FS_DELETE_OVERWRITE | buildah run c rm -rf /data
		`,
	},
	{
		Name:   "crictl",
		Source: "crictl, cri-tools 1.31",
		Options: `
			-r,--runtime-endpoint=
			-i,--image-endpoint=
			-c,--config=:read
			-D --debug
			--timeout=
			-t=
		`,
		Subs: []Entry{
			{
				Name: "ps pods pod images image img info version stats statsp inspecti logs imagefsinfo help " +
					"completion",
				Level: low, Operands: "text...",
				Options: `
					-aqvlf
					-o,--output=
					--all --quiet --latest
					--name=
					--namespace=
					--label=
					--state=
					--image=
					--pod=
					--id=
					--tail=
					--since=
					--follow --timestamps --no-trunc --digests --verbose
					--last=
					-n=
				`,
			},
			{
				Name: "inspect inspectp", Level: high, Categories: secrets,
				Says: "{0} prints the environment of a container", Out: Sensitive, Operands: "text...",
				Options: `-* -o,--output=`,
			},
			{
				Name: "rm rmi rmp stop stopp", Level: high, Categories: deletes | system, Operands: "text...",
				Options: `-*`,
			},
			{
				Name: "pull", Level: high, Categories: network, Operands: "text...",
				Options: `
					-*
					--creds=:secrets
					--auth=:secrets
				`,
			},
			{
				Name: "exec", Level: high, Categories: system, Operands: "text cmd...", Special: Container,
				Options: `
					-its --sync --tty --interactive
					--timeout=
					--transport=
				`,
			},
			{
				Name: "run runp create start update attach port-forward", Level: high,
				Categories: executes | system, Operands: "text...", Options: `-*`,
			},
		},
		Examples: `
			low | crictl ps -a
			low | crictl logs --tail 5 abc
			high DELETE | crictl rmi --prune
			high..critical FS_DELETE_OVERWRITE | crictl exec abc rm -rf /data
			high NETWORK_RISK | crictl pull alpine
			low | crictl images
		`,
	},
	{
		Name:   "ctr",
		Source: "ctr(8), containerd 2.0",
		Options: `
			-n,--namespace=
			-a,--address=
			--debug
			--timeout=
			--connect-timeout=
		`,
		Subs: []Entry{
			{Name: "version info help", Level: low, Operands: "text..."},
			{
				Name: "images image i containers container c tasks task t namespaces namespace ns snapshots " +
					"snapshot content plugins plugin leases run",
				Level: high, Categories: executes | system, Operands: "text...",
				Options: `
					-*
					--mount=:mount
					--privileged:critical
				`,
				Subs: []Entry{
					{Name: "ls list check info ps", Level: low, Out: Fixed, Operands: "text...", Options: `-q --quiet`},
					{
						Name: "rm remove delete del prune kill", Level: high, Categories: deletes,
						Operands: "text...", Options: `-*`,
					},
					{Name: "pull", Level: high, Categories: network, Operands: "text...", Options: `-*`},
					{Name: "push", Level: high, Categories: publishes | network, Operands: "text...", Options: `-*`},
				},
			},
		},
		Examples: `
			low | ctr images ls
			low | ctr -n k8s.io c ls
			high DELETE | ctr -n k8s.io images rm x
			high NETWORK_RISK | ctr images pull docker.io/library/alpine:latest
			high EXEC_ARBITRARY | ctr run docker.io/library/alpine:latest x ls
		`,
	},
	{
		Name:   "trivy grype syft dockle docker-scout clair snyk-container",
		Source: "aquasecurity.github.io/trivy 0.55; github.com/anchore: they fetch their databases first",
		Level:  high, Categories: network, Operands: "text...",
		Options: `
			-*
			-o,--output=:write
			--config=:read
			-c=:read
		`,
		Examples: `
			high NETWORK_RISK | trivy image app:latest
			high NETWORK_RISK | trivy fs .
			low | trivy --version
			high NETWORK_RISK | grype app
		`,
	},
	{
		Name: "act devcontainer dagger earthly pack nixpacks s2i ko jib",
		Source: "nektosact.com 0.2; containers.dev CLI; docs.dagger.io; buildpacks.io: they run project code " +
			"in containers, whose images are fetched",
		Level: high, Categories: executes | network, Operands: "text...",
		Options: `
			-*
			--secret-file=:read
			--env-file=:read
			--mount=:mount
			--volume=:mount
			--push:publishes
			--publish:publishes
			-l,--list:dry
			-n,--dryrun:dry
		`,
		Examples: `
			high EXEC_ARBITRARY | act push
			high EXEC_ARBITRARY | devcontainer up --workspace-folder .
			low | act --version
			high PUBLISH | pack build app --publish
			high FS_CONFIG_SECRETS | act --secret-file .env
		`,
	},
}
