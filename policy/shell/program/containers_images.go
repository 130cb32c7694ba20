package program

// imageTools: programs that copy, build and look into images, or drive a container runtime.
var imageTools = []Entry{
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
			{ // an image's settings are its variables too (OCI image specification 1.1, config.Env)
				Name: "config fetch-config", Level: high, Categories: secrets, Out: Sensitive, Operands: "text...",
				Says: "prints the environment of a container, tokens and passwords among it", Options: `-*`,
			},
			{
				Name: "manifest", Level: medium, Out: Answer, Operands: "text...", Options: `-*`,
				Subs: []Entry{
					{
						Name: "fetch-config", Level: high, Categories: secrets, Out: Sensitive, Operands: "text...",
						Says: "prints the environment of a container, tokens and passwords among it", Options: `-*`,
					},
					{Name: "delete rm", Level: high, Categories: deletes | network, Operands: "text...", Options: `-*`},
					{
						Name: "push put set create", Level: high, Categories: publishes | network,
						Operands: "text...", Options: `-*`,
					},
				},
			},
			{
				Name: "inspect list-tags ls digest catalog", Level: medium, Out: Answer, Operands: "text...",
				Options: `-* --config:secrets`,
			},
		},
		Examples: `
			low | crane version
			medium | crane manifest alpine
			medium | skopeo inspect docker://alpine
			high FS_CONFIG_SECRETS | skopeo inspect --config docker://acme/app
			high FS_CONFIG_SECRETS | crane config acme/app
			high FS_CONFIG_SECRETS | oras manifest fetch-config acme/app
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
			{Name: "commit", Level: medium, Operands: "text...", Options: `-*`, Special: NamesImage},
			{Name: "add copy config tag rename mount umount", Level: medium, Operands: "text...", Options: `-*`},
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
			-l,--list:info
			-n,--dryrun:dry
		`,
		Examples: `
			high EXEC_ARBITRARY | act push
			high EXEC_ARBITRARY | devcontainer up --workspace-folder .
			low | act --version
			low | act -l
			high PUBLISH | pack build app --publish
			high FS_CONFIG_SECRETS | act --secret-file .env
		`,
	},
}
