package program

// remoteContexts are folders to build that docker takes for addresses of repositories and
// archives (docs.docker.com/build/concepts/context).
var remoteContexts = []Entry{
	{
		Name: "github.com/* git@* git:* http:* https:* *://*", Level: high, Categories: network | executes,
		Says: "{0} is fetched and built",
	},
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

// docker: Docker, and what takes its commands.
var docker = []Entry{
	{
		Name: "docker podman nerdctl docker.io finch",
		Source: "docker(1) and docs.docker.com/reference/cli, Docker 27; podman(1), Podman 5; nerdctl 2 " +
			"command reference",
		Options: dockerOptions, Lists: [][]Entry{containerVerbs, imageVerbs, dockerGroups},
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
			high FS_DELETE_OVERWRITE | docker cp a.txt db:/var/lib/postgresql/data/PG_VERSION
			high FS_DELETE_OVERWRITE | docker container cp - cache:/data
			medium | docker cp notes.md web:/tmp/notes.md
			high DELETE | docker commit scratch acme/base:latest
			high DELETE | docker tag alpine acme/base
			medium | docker commit scratch
			medium | docker tag app ghcr.io/acme/app:1.2
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
}
