package program

import "strings"

// kubeSubs are kubectl's commands. Nearly all speak to the cluster.
var kubeSubs = []Entry{
	{
		Name: "config",
		Subs: []Entry{
			{
				Name: "current-context get-contexts get-clusters get-users", Level: low, Operands: "text...",
				Options: `-o,--output= --no-headers`,
			},
			{
				Name: "view", Level: low,
				Options: `
					-o,--output=
					--raw:secrets
					--flatten:secrets
					--minify
					--merge?=
					--template=
					--show-managed-fields --allow-missing-template-keys
				`,
			},
			{
				Name: "use-context use set-context rename-context", Level: medium, Categories: network,
				Says: "{0} decides which cluster is spoken to", Operands: "text...",
				Options: `
					-*
					--cluster=
					--user=
					--namespace=
					-n=
					--current
				`,
			},
			{
				Name:  "set set-cluster set-credentials unset delete-context delete-cluster delete-user",
				Level: high, Categories: accounts | secrets, Operands: "text...", Options: `-*`,
			},
		},
	},
	{
		Name: "version", Level: medium, Out: Answer, Says: "{0} asks the cluster",
		Instead: "kubectl version --client",
		Options: `
			--client:info
			-o,--output=
			--short
		`,
	},
	{Name: "completion options help", Level: low, Operands: "text...", Options: ``},
	{
		Name: "plugin",
		Subs: []Entry{{Name: "list", Level: low, Options: `--name-only`}},
	},
	{
		Name: "get", Level: medium, Out: Answer, Operands: "text...",
		Options: strings.NewReplacer("--filename=:read", "--filename=:read+network", "--raw=",
			"--raw=:secrets@*secret*+network@*/services/*/proxy/*+network@*/pods/*/proxy/*+network@*/proxy/run/*+"+
				"network@*/proxy/exec/*+network@*/exec?*+network@*/attach?*").Replace(kubeGets),
		Subs: []Entry{
			{
				Name: kubeSecrets + " sealedsecrets", Level: high, Categories: network | secrets,
				Says: "{0} prints secrets of the cluster", Out: Sensitive, Operands: "text...", Options: kubeGets,
			},
		},
		Names: []Entry{
			{
				Name: kubeSecrets, Level: high, Categories: network | secrets,
				Says: "{0} prints secrets of the cluster", Out: Sensitive,
			},
		},
	},
	{
		Name: "describe", Level: medium, Out: Answer, Operands: "text...", Options: kubeGets,
		Names: []Entry{
			{
				// A token of an account is shown as it is (kubectl describe secret, type service-account-token).
				Name: kubeSecrets, Level: high, Categories: network | secrets,
				Says: "{0} prints secrets of the cluster", Out: Sensitive,
			},
		},
	},
	{
		Name: "cluster-info", Level: medium, Out: Answer, Options: kubeGets,
		Subs: []Entry{
			{
				Name: "dump", Level: high, Categories: network | secrets, Says: saysEnvironment, Out: Sensitive,
				Operands: "text...", Options: kubeGets + `--output-directory=:writedir --namespaces=`,
			},
		},
	},
	{
		Name: "logs log top explain api-resources api-versions events wait diff status " +
			"projects whoami-show",
		Level: medium, Out: Answer, Operands: "text...",
		Options: kubeGets + `
			--output-directory=:writedir
			--server-side
			--field-manager=
			--prune
		`,
	},
	{
		Name: "auth",
		Subs: []Entry{
			{Name: "can-i whoami", Level: medium, Out: Answer, Operands: "text...", Options: kubeGets},
			{Name: "reconcile", Level: high, Categories: accounts | network, Operands: "text...", Options: `-*`},
		},
	},
	{
		Name: "rollout", Level: high, Categories: network | system, Operands: "text...",
		Subs: []Entry{
			{Name: "status history", Level: medium, Out: Answer, Operands: "text...", Options: kubeGets},
			{
				Name: "restart undo pause resume", Level: high, Categories: network | system,
				Says: "{0} changes what runs on the cluster", Operands: "text...",
				Options: kubeGets + `
					--to-revision=
					--dry-run=
					--field-manager=
				`,
			},
		},
	},
	{
		Name: "exec rsh", Level: high, Categories: network, Says: "{0} runs a command on the cluster",
		Operands: "text -- cmd...", Special: Container,
		Options: `
			-it -q
			-c,--container=
			-f,--filename=:read
			--stdin --tty --quiet
			--pod-running-timeout=
		`,
	},
	{
		Name: "run debug", Level: high, Categories: network | system | executes,
		Says: "{0} starts an image on the cluster", Operands: "text... -- cmd...", Special: Container,
		Options: `
			-* -itq
			--image=
			--env=
			-l,--labels=
			--port=
			--restart=
			--overrides=
			--override-type=
			--dry-run?=:dry+stays+network@server
			-o,--output=:network@*file*
			--rm
			--target=
			--copy-to=
			--profile=
			--custom=:read
			-c,--container=
			-f,--filename=:read
			--image-pull-policy=
			--command
			--privileged:system
		`,
	},
	{
		Name: "attach port-forward proxy", Level: high, Categories: network | system,
		Says: "{0} opens a way into the cluster", Operands: "text...",
		Options: `
			-*
			-p,--port=
			--address=
			-c,--container=
			--www=:read
		`,
	},
	{
		Name: "cp rsync", Level: high, Categories: network, Operands: "remote...", Special: RemoteCopy,
		Options: `
			-c,--container=
			--no-preserve
			--retries=
			--delete:remove
			--exclude=
			--include=
			--strategy=
			--progress --watch
		`,
	},
	{
		Name: "delete", Level: high, Categories: deletes | network,
		Says:    "{0} deletes what runs or is kept on the cluster",
		Instead: "see what it would take: kubectl delete --dry-run=client", Operands: "text...",
		Options: strings.NewReplacer("--kustomize=:settings", "--kustomize=:settings+network",
			"--raw=", "--raw=:network").Replace(kubeGets) + `
			-i --all
			--cascade?=
			--force
			--grace-period=
			--now
			--wait?=
			--dry-run?=:dry+stays+network@server
			--interactive
		`,
	},
	{
		Name: "create", Level: high, Categories: network | system, Operands: "text...", Options: kubeWrites,
		Subs: []Entry{
			{
				Name: "secret", Level: high, Categories: network | secrets,
				Says: "{0} hands secrets to the cluster", Operands: "text...",
				Options: kubeWrites + `
					--from-literal=
					--docker-server=
					--docker-username=
					--docker-password=
					--docker-email=
					--cert=:read
					--key=:read
				`,
			},
			{
				Name:  "token serviceaccount sa role rolebinding clusterrole clusterrolebinding",
				Level: high, Categories: accounts | network, Operands: "text...", Options: kubeWrites,
			},
			{
				Name: "namespace ns deployment deploy service svc configmap cm job cronjob ingress quota pdb " +
					"priorityclass",
				Level: high, Categories: network | system, Operands: "text...", Special: Container,
				Options: kubeWrites,
			},
		},
	},
	{
		Name: "certificate adm login logout policy serviceaccounts", Level: high, Categories: accounts | network,
		Operands: "text...", Options: `-*`,
	},
	{
		Name: "apply replace patch edit set annotate label scale autoscale expose taint cordon uncordon " +
			"drain kustomize-apply process new-app new-project start-build rollback tag import-image",
		Level: high, Categories: network | system, Says: "{0} changes what runs on the cluster",
		Operands: "text...", Instead: "see what would change: kubectl diff", Options: kubeWrites,
	},
	{
		Name: "kustomize", Level: medium, Operands: "settings",
		Options: `
			-o,--output=:write
			-e,--env=
			--as-current-user
			--enable-alpha-plugins:executes
			--enable-helm:executes
			--helm-command=:exec
			--load-restrictor=:outside@*None
			--mount=:mount
			--network:network
			--network-name=
			--reorder=
			--enable-alpha-exec:executes
		`,
		Names: remoteContexts,
	},
}
