package program

// kubernetesTools: programs that make, check and send what a cluster runs.
var kubernetesTools = []Entry{
	{
		Name: "kustomize",
		Source: "kubectl.docs.kubernetes.io/references/kustomize, 5.4: a kustomization may name remote bases " +
			"and plugins",
		Subs: []Entry{
			{
				Name: "build", Level: medium, Operands: "settings",
				Options: `
					-e=
					-o,--output=:write
					--enable-alpha-plugins:executes
					--enable-exec:executes
					--enable-helm:executes
					--helm-command=:exec
					--load-restrictor=:outside@*None
					--enable-star
					--network:network
					--mount=:mount
					--env=
					--as-current-user
					--reorder=
					--stack-trace
					--helm-api-versions=
					--helm-kube-version=
					--helm-debug
				`,
				Names: remoteContexts,
			},
			{Name: "edit create localize", Level: medium, Operands: "text...", Options: `-*`},
			{
				Name: "version help completion", Level: low, Operands: "text...",
				Options: `
					--short
					-o=
					--output=
				`,
			},
			{Name: "cfg fn", Level: medium, Categories: executes, Operands: "text...", Options: `-*`},
		},
		Examples: `
			low | kustomize version
			high NETWORK_RISK | kustomize build github.com/acme/app
			medium..high FS_OUTSIDE_WORKSPACE | kustomize build . --load-restrictor LoadRestrictionsNone
			medium | kustomize build overlays/dev
			high NETWORK_RISK | kustomize build https://example.com/x
			medium EXEC_ARBITRARY | kustomize build --enable-exec --enable-alpha-plugins .
			medium FS_DELETE_OVERWRITE | kustomize build . -o out.yaml
			high NETWORK_RISK SYSTEM_IMPACT | kustomize build . | kubectl apply -f -
		`,
	},
	{
		Name:   "kubectx kubens",
		Source: "github.com/ahmetb/kubectx, 0.9: without a name they list, with one they switch",
		Level:  medium, Categories: network, Says: "{0} decides which cluster is spoken to", Bare: low,
		Operands: "text...", Options: `-cu -d:outside --current --unset`,
		Examples: `
			low | kubectx
			low | kubens -c
			medium NETWORK_RISK | kubectx prod
			medium NETWORK_RISK | kubens prod
		`,
	},
	{
		Name:   "stern kail kubetail k9s popeye kubent kubescape kube-score kubespy",
		Source: "their manuals: each reads from a cluster",
		Level:  high, Categories: network, Out: Download, Operands: "text...", Options: `-* -v:info`,
		Examples: `
			high NETWORK_RISK | stern web -n prod
			low | stern --version
			high NETWORK_RISK | k9s
		`,
	},
	{
		Name: "argocd flux istioctl linkerd cilium velero kops eksctl kubeadm talosctl rancher crossplane " +
			"kubeseal werf okteto telepresence clusterctl kn tkn fluxctl",
		Source: "their command references: they read or change a cluster",
		Level:  high, Categories: network | system, Says: "{0} reads or changes a cluster", Operands: "text...",
		Options: `
			-*
			--server=:host+network
			--auth-token,--token=:secrets
			--config,--kubeconfig,--talosconfig=:executes+high
		`,
		Lists: [][]Entry{
			{
				{Name: "version completion help", Level: low, Operands: "text...", Options: `--client --short`},
			},
			cloudVerbs,
			{
				{
					Name: "*", Level: high, Categories: network | system, Operands: "text...", Options: `-*`,
					Subs: cloudVerbs,
				},
			},
		},
		Examples: `
			high NETWORK_RISK | argocd app list --server argo.example.com
			high FS_CONFIG_SECRETS | clusterctl get kubeconfig x
			high FS_CONFIG_SECRETS | kops get secrets
			medium | argocd app list
			high NETWORK_RISK SYSTEM_IMPACT | argocd app sync web
			high DELETE | argocd app delete web
			high DELETE | eksctl delete cluster dev
			high ACCOUNT_CHANGE | argocd login example.com
			low | flux completion bash
			medium | flux get all
			high DELETE | kubeadm reset -f
		`,
	},
	{
		Name: "skaffold tilt devspace garden draft",
		Source: "skaffold.dev/docs/references/cli 2.13; docs.tilt.dev 0.33: they build and deploy what a " +
			"file says",
		Level: high, Categories: network | system | executes, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{Name: "version help completion", Level: low, Operands: "text..."},
			{
				Name: "diagnose schema inspect fix render build test verify-template", Level: medium,
				Categories: executes, Operands: "text...", Options: `-*`,
			},
			{Name: "delete down", Level: high, Categories: deletes | network, Operands: "text...", Options: `-*`},
		},
		Examples: `
			low | skaffold version
			high SYSTEM_IMPACT | skaffold run
			high DELETE | tilt down
			medium EXEC_ARBITRARY | skaffold build
		`,
	},
	{
		Name:   "helmfile argo kubevela vela",
		Source: "helmfile.readthedocs.io 0.167; argo-workflows CLI 3.5",
		Level:  high, Categories: network | system, Says: "{0} reads or changes a cluster", Operands: "text...",
		Options: `
			-*
			-f,--file=:script
			-e,--environment=
			-l,--selector=
			-n,--namespace=
		`,
		Subs: []Entry{
			{Name: "version help", Level: low, Operands: "text..."},
			{Name: "lint template build write-values", Level: medium, Categories: executes, Operands: "text..."},
			{Name: "get list logs status diff", Level: medium, Out: Answer, Operands: "text..."},
			{Name: "destroy delete terminate stop", Level: high, Categories: deletes | network, Operands: "text..."},
		},
		Examples: `
			low | helmfile version
			medium | helmfile template
			high SYSTEM_IMPACT | helmfile sync
			high DELETE | helmfile destroy
			medium | argo list
		`,
	},
	{
		Name:   "hadolint",
		Source: "hadolint README 2.12: reads Dockerfiles and prints",
		Level:  low, Operands: "read...",
		Options: `
			-Vv
			-c,--config=:read
			-f,--format=
			-t,--failure-threshold=
			--ignore=
			--trusted-registry=
			--require-label=
			--error=
			--warning=
			--info=
			--style=
			--no-fail --no-color --strict-labels --disable-ignore-pragma
			--file-path-in-report=
			--verbose
		`,
		Examples: `
			low | hadolint Dockerfile
			low | hadolint - < Dockerfile
			low | hadolint --version
			high FS_CONFIG_SECRETS | hadolint .env
			medium EXEC_ARBITRARY | hadolint --frob x
		`,
	},
	{
		Name:   "kubeval kubeconform kube-linter container-diff polaris",
		Source: "kubeconform 0.6 and the manuals of the others: schemas may be fetched, images unpacked",
		Level:  medium, Operands: "read...",
		Options: `
			-*
			-c,--config=:read
			-f,--format=
			-o,--output=
			--ignore=
			-t=
			--failure-threshold=
			--schema-location=
		`,
		Subs: []Entry{{Name: "dashboard", Level: high, Categories: network, Operands: "text...", Options: `-*`}},
		Examples: `
			medium | kubeconform k8s/
			low | kubeconform --version
			high FS_CONFIG_SECRETS | kubeconform .env
		`,
	},
	{
		Name:   "conftest",
		Source: "conftest.dev/options, 0.55: policies are code of the project; parse prints the file",
		Level:  medium, Operands: "read...",
		Options: `
			-*
			-p,--policy=:settings
			-d,--data=:read
			-o,--output=
			--namespace=
			--update,-u=:network
			--proto-file-dirs=:look
			--capabilities=:read
		`,
		Subs: []Entry{
			{Name: "test parse verify fmt doc", Level: medium, Operands: "read...", Options: `-*`},
			{Name: "pull", Level: high, Categories: network | executes, Operands: "text...", Options: `-*`},
			{Name: "push", Level: high, Categories: publishes | network, Operands: "text...", Options: `-*`},
			{Name: "plugin", Level: high, Categories: installs | executes, Operands: "text...", Options: `-*`},
		},
		Examples: `
			medium | conftest test k8s/a.yaml
			high FS_CONFIG_SECRETS | conftest parse .env
			high NETWORK_RISK | conftest pull example.com/x
			high EXEC_ARBITRARY | conftest plugin install x
		`,
	},
	{
		Name:   "dive",
		Source: "github.com/wagoodman/dive 0.12: fetches an image that is not there",
		Level:  medium, Operands: "text...",
		Options: `
			-j,--json=:write
			--ci
			--ci-config=:settings
			--source=
			--highestUserWastedPercent=
			--highestWastedBytes=
			--lowestEfficiency=
			-i,--ignore-errors
			-v:info
		`,
		Subs: []Entry{{Name: "build", Level: medium, Categories: executes, Operands: "text...", Options: `-*`}},
		Examples: `
			medium | dive app:1
			medium FS_DELETE_OVERWRITE | dive --json out.json app:1
			medium EXEC_ARBITRARY | dive build .
			low | dive --version
		`,
	},
}
