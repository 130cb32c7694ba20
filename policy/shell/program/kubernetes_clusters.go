package program

// clusterTools: programs that start and stop clusters on this machine.
var clusterTools = []Entry{
	{
		Name:   "minikube kind k3d k0s k3s microk8s colima lima limactl ctlptl",
		Source: "the manuals of minikube 1.34, kind 0.24, k3d 5 and lima 1.0",
		Options: `
			-p,--profile=
			-v=
			-q
			--name=
			--kubeconfig=:look
			--config=:read
			--verbosity=
			--log-level=
			--tty=
			--debug
		`,
		Subs: []Entry{
			{
				Name: "version help completion docs list ls options", Level: low, Operands: "text...",
				Options: `
					-o=
					--output=
					--short
					--format=
					-j --json
					-f=
					--list-fields
					--token:secrets
				`,
			},
			{
				Name: "status profile ip", Level: low, Operands: "text...",
				Options: `
					-o,--output=
					-f,--format=
					-n,--node=
					-l
					--layout=
				`,
				Subs: []Entry{{Name: "list", Level: low, Options: `-o,--output= -l`}},
			},
			{
				Name: "get", Level: low, Operands: "text...", Options: `-A --name= --all-clusters --internal`,
				Subs: []Entry{
					{
						Name: "kubeconfig", Level: high, Categories: secrets, Out: Sensitive, Operands: "text...",
						Options: `--internal --name=`,
					},
				},
			},
			{
				Name: "logs", Level: low, Operands: "text...",
				Options: `
					-fn --follow
					--file=:write
					--length=
					--problems
					--node=
					--audit
				`,
			},
			{
				Name: "delete stop pause unpause purge factory-reset uninstall", Level: high,
				Categories: deletes | system, Operands: "text...", Options: `-*`,
				Subs: []Entry{
					{
						Name: "cluster clusters nodes", Level: high, Categories: deletes | system,
						Operands: "text...", Options: `-* --name=`,
					},
				},
			},
			{
				Name: "cluster node registry image kubeconfig", Level: high, Categories: system | network,
				Operands: "text...",
				Subs: []Entry{
					{
						Name: "list ls", Level: low, Operands: "text...",
						Options: `
							-o=
							--output=
							--no-headers
							--token:secrets
						`,
					},
					{
						Name: "delete remove rm", Level: high, Categories: deletes | system, Operands: "text...",
						Options: `-*`,
					},
				},
			},
			{Name: "kubectl", Options: kubeOptions, Subs: kubeSubs},
			{
				Name: "ssh shell", Level: medium, Categories: executes, Operands: "run...", Special: Container,
				Options: `-* -n,--node=`,
			},
			{
				Name: "start create up load image addons node cluster registry service tunnel mount cache " +
					"config dashboard docker-env podman-env cp update-check update-context kubeconfig build " +
					"export import edit restart provision template export-logs copy ctr server agent",
				Level: high, Categories: system | network | executes, Operands: "text...",
				Options: `
					-*
					-n,--name=
					--image=
					--config=:read
					--driver=
					--memory=
					--cpus=
					--kubernetes-version=
					--nodes=
					--mount-string=:mount
					--volume=:mount
				`,
			},
		},
		Examples: `
			low | minikube status
			low | kind get clusters
			low | limactl list
			low | k3d version
			high NETWORK_RISK | minikube start --driver=docker
			high DELETE | kind delete cluster --name dev
			high DELETE | minikube delete --all
			high FS_CONFIG_SECRETS | kind get kubeconfig
			high DELETE | minikube kubectl delete ns x
			high..critical FS_DELETE_OVERWRITE | minikube ssh 'rm -rf /data'
		`,
	},
}
