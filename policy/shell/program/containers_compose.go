package program

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
		Name: "up", Level: medium, Operands: "text...", Special: StartsProject, Options: composeStarts,
		Says: "{0} starts or stops the project's services",
	},
	{
		Name: "create watch scale", Level: medium, Categories: executes,
		Says:     "{0} starts what the compose file says, which may see any folder of this machine",
		Operands: "text...", Options: composeStarts,
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
		Says: "{0} starts or stops the project's services", Operands: "text...", Special: StopsProject,
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
	{
		Name: "cp", Level: medium, Operands: "read write", Special: CopiesIn,
		Options: `-aL --archive --follow-link --index= --all`,
	},
	{
		Name: "commit", Level: medium, Operands: "text...", Special: NamesImage,
		Options: `
			-*
			-m=
			-a=
			-c=
			--index=
		`,
	},
	{
		Name: "export", Level: medium, Operands: "text...",
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

// composeStarts are the options of what starts services.
const composeStarts = `
	-* -dyw
	-V,--renew-anon-volumes:deletes
	--detach --build --no-build --wait --remove-orphans --no-deps --force-recreate --no-recreate --quiet-pull
	--quiet-build --always-recreate-deps --yes --no-color --no-log-prefix --no-start --timestamps --watch
	--abort-on-container-exit --abort-on-container-failure
	-t,--timeout=
	--scale=
	--pull=
	--attach=
	--no-attach=
	--exit-code-from=
	--wait-timeout=
`
