package program

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
		Name: "cp", Level: medium, Operands: "read write", Special: CopiesIn,
		Options: `-aLq --archive --follow-link --quiet --overwrite --pause`,
	},
	{
		Name: "commit", Level: medium, Operands: "text...", Special: NamesImage,
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
		// Not cut short it shows the arguments of a build (docker history, "--no-trunc").
		Name: "history", Level: low, Operands: "text...",
		Options: `--no-trunc:secrets ` + dockerLists + `
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
	{Name: "tag", Level: medium, Operands: "text text", Special: NamesImage},
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
