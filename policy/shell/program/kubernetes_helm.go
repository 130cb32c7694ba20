package program

import "strings"

// helm: the package manager of Kubernetes.
var helm = []Entry{
	{
		Name:    "helm",
		Source:  "helm.sh/docs/helm, Helm 3.16: --post-renderer starts a program",
		Options: helmOptions, Subs: helmSubs,
		Examples: `
			low | helm version
			low | helm repo list
			low | helm search repo nginx
			low | helm env
			low | helm plugin list
			low | helm dependency list charts/app
			low | helm lint charts/app
			low | helm template .
			low | helm template app charts/app -f values.yaml --set image.tag=1
			medium..critical EXEC_ARBITRARY | helm template . --post-renderer ./x.sh
			medium..critical EXEC_ARBITRARY | helm template --post-renderer=sh --post-renderer-args=-c .
			medium | helm template app charts/app --output-dir out
			high FS_OUTSIDE_WORKSPACE | helm template app . --output-dir /etc
			low | helm template . --set-file x=/etc/hosts
			high FS_CONFIG_SECRETS | helm template . --set-file x=.env
			high NETWORK_RISK | helm template . -f https://example.com/v.yaml
			low | helm template charts/app --show-only templates/x.yaml
			high NETWORK_RISK | helm template app bitnami/nginx
			high NETWORK_RISK | helm template app . --enable-dns
			high NETWORK_RISK | helm template app . --dry-run=server
			medium FS_OUTSIDE_WORKSPACE | helm template app ../charts/app
			high NETWORK_RISK | helm template app oci://example.com/x
			low | helm show chart ./charts/app
			high NETWORK_RISK | helm show values bitnami/nginx
			medium | helm list -A
			medium | helm diff upgrade web charts/app -f values.yaml
			high FS_CONFIG_SECRETS | helm diff upgrade web charts/app --show-secrets
			medium..critical EXEC_ARBITRARY | helm diff upgrade web charts/app --post-renderer ./x.sh
			high NETWORK_RISK | helm diff upgrade web bitnami/nginx
			medium | helm status web
			high NETWORK_RISK SYSTEM_IMPACT | helm upgrade --install web charts/app -n prod
			high DELETE | helm uninstall web
			high DELETE | helm delete web
			high PUBLISH | helm push app-1.tgz oci://hub.example.com/charts
			high DEPS_INSTALL_UPDATE NETWORK_RISK | helm dependency update
			high DEPS_INSTALL_UPDATE | helm package charts/app -u
			high NETWORK_RISK | helm repo add x https://example.com/charts
			high DEPS_INSTALL_UPDATE EXEC_ARBITRARY | helm plugin install https://example.com/p
			high ACCOUNT_CHANGE | helm registry login hub.example.com
			medium | helm package charts/app -d dist
			high FS_CONFIG_SECRETS | helm get values web --all
			high FS_CONFIG_SECRETS | helm template . -f .env
		`,
	},
}

const helmOptions = `
	-h:info
	-n,--namespace=
	--kube-context=
	--kubeconfig=:executes+high
	--kube-apiserver=:host+network
	--kube-token=:secrets
	--kube-as-user=:accounts
	--kube-as-group=:accounts
	--kube-ca-file=:read
	--kube-insecure-skip-tls-verify:high
	--kube-tls-server-name=
	--burst-limit=
	--qps=
	--debug
	--registry-config=:read
	--repository-cache=:look
	--repository-config=:read
`

// helmRenders are the options of helm's commands that render a chart.
const helmRenders = `
	-ag
	-f,--values=:read
	-o=
	-d=
	-s,--show-only=
	-l,--labels=
	--set=
	--set-string=
	--set-json=
	--set-literal=
	--set-file=:read
	--post-renderer=:exec+executes
	--post-renderer-args=:executes
	--output-dir=:writedir
	--validate:network
	--repo=:url+network
	--dependency-update:network+installs
	--devel
	--version=
	--release-name
	--name-template=
	--generate-name --include-crds --skip-crds --skip-tests --skip-schema-validation --is-upgrade --no-hooks
	--api-versions=
	--kube-version=
	--create-namespace --atomic --wait --wait-for-jobs
	--timeout=
	--dry-run?=
	--description=
	--disable-openapi-validation
	--enable-dns:network
	--hide-notes --hide-secret --render-subchart-notes --replace
	--username=
	--password=:secrets
	--pass-credentials --verify
	--keyring=:read
	--ca-file=:read
	--cert-file=:read
	--key-file=:read
	--insecure-skip-tls-verify:high
	--plain-http --strict --with-subcharts --quiet --take-ownership
`

// helmSubs are helm's commands.
var helmSubs = []Entry{
	{
		Name: "env", Level: low, Operands: "text...",
		Subs: []Entry{
			{Name: "*TOKEN *token", Level: high, Categories: secrets, Says: saysCredentials, Out: Sensitive},
		},
	},
	{Name: "version completion help", Level: low, Operands: "text...", Options: `--short --template= -c --client`},
	{
		Name: "search",
		Subs: []Entry{
			{
				Name: "repo", Level: low, Operands: "text...",
				Options: `
					-lr
					-o,--output=
					--versions
					--version=
					--devel --regexp
					--max-col-width=
					--fail-on-no-result
				`,
			},
			{Name: "hub", Level: medium, Out: Answer, Operands: "text...", Options: `-* -o,--output=`},
		},
	},
	{
		Name: "repo",
		Subs: []Entry{
			{Name: "list ls", Level: low, Options: `-o,--output=`},
			{
				Name: "add update up", Level: high, Categories: network, Operands: "text url",
				Options: `
					-*
					--username=
					--password=:secrets
				`,
			},
			{Name: "remove rm", Level: medium, Operands: "text..."},
			{
				Name: "index", Level: medium, Operands: "look",
				Options: `
					--merge=:read
					--url=
					--json
				`,
			},
		},
	},
	{Name: "lint", Level: low, Operands: "read...", Options: helmRenders},
	{
		Name: "template", Level: low, Operands: "chart...",
		Options: strings.Replace(helmRenders, "--dry-run?=", "--dry-run?=:network", 1),
	},
	{ // the plugin helm-diff 3.9: it asks the cluster for the release, and leaves the values of secrets out
		Name: "diff", Level: high, Categories: network | system, Operands: "text...",
		Subs: []Entry{
			{
				Name: "upgrade", Level: medium, Out: Answer, Operands: "text chart...",
				Options: helmRenders + `
					-q -C -D --color --no-color --allow-unreleased --detailed-exitcode --install --normalize-manifests
					--reset-values --reuse-values --three-way-merge --strip-trailing-cr
					--suppress-secrets --include-tests
					--output=
					--context=
					--suppress=
					--show-secrets,--show-secrets-decoded:secrets
				`,
			},
		},
	},
	{Name: "test", Level: high, Categories: network | system, Operands: "text...", Options: `-*`},
	{
		Name: "status", Level: medium, Out: Answer, Operands: "text...",
		Options: `
			-*
			-o,--output=:secrets@json+secrets@yaml
			--show-resources --show-desc
			--revision=
		`,
	},
	{
		Name: "list ls history hist", Level: medium, Out: Answer, Operands: "text...",
		Options: `
			-*
			-o,--output=
			-f,--filter=
			-l,--selector=
			-m,--max=
			--revision=
			--time-format=
			--offset=
			--timeout=
		`,
	},
	{
		Name: "get", Level: high, Categories: network | secrets,
		Says: "{0} shows a release with its values, passwords among them", Out: Sensitive, Operands: "text...",
		Options: `
			-*
			-o,--output=
			--revision=
			--template=
		`,
	},
	{
		Name: "show inspect", Level: low,
		Subs: []Entry{
			{
				Name: "all chart crds readme values", Level: low, Operands: "chart...",
				Options: helmRenders + ` --jsonpath=`,
			},
		},
	},
	{
		Name: "dependency dep dependencies",
		Subs: []Entry{
			{Name: "list ls", Level: low, Operands: "look...", Options: `--max-col-width=`},
			{
				Name: "update up build", Level: high, Categories: installs | network, Operands: "look...",
				Options: `-* --keyring=:read`,
			},
		},
	},
	{
		Name: "install upgrade rollback", Level: high, Categories: network | system,
		Says: "{0} changes what runs on the cluster", Instead: "see what would change: helm template, or --dry-run",
		Operands: "text...",
		Options: helmRenders + `
			-i --install --reset-values --reuse-values --reset-then-reuse-values --force --cleanup-on-fail
			--history-max=
			--recreate-pods
		`,
	},
	{
		Name: "uninstall un delete del", Level: high, Categories: deletes | network, Operands: "text...",
		Options: `
			-*
			--timeout=
			--cascade=
			--description=
		`,
	},
	{
		Name: "push", Level: high, Categories: publishes | network, Operands: "read text",
		Options: `
			-*
			--ca-file=:read
			--cert-file=:read
			--key-file=:read
			--username=
			--password=:secrets
		`,
	},
	{
		Name: "pull fetch", Level: high, Categories: network, Operands: "text...",
		Options: helmRenders + `
			--untar
			--untardir=:writedir
			--destination=:writedir
			--prov
		`,
	},
	{
		Name: "package", Level: medium, Operands: "read...",
		Options: `
			-d,--destination=:writedir
			--app-version=
			--version=
			-u,--dependency-update:network+installs
			--sign:secrets
			--key=
			--keyring=:read
			--passphrase-file=:read
		`,
	},
	{Name: "create", Level: medium, Operands: "make", Options: `-p,--starter=`},
	{Name: "verify", Level: low, Operands: "read...", Options: `--keyring=:read`},
	{
		Name: "registry",
		Subs: []Entry{
			{
				Name: "login logout", Level: high, Categories: accounts | network, Operands: "text", Stdin: SendsIt,
				Options: `-*`,
			},
		},
	},
	{
		Name: "plugin",
		Subs: []Entry{
			{Name: "list ls", Level: low, Operands: "text..."},
			{
				Name: "install add update up uninstall rm remove", Level: high,
				Categories: installs | executes | network, Operands: "text...", Options: `-*`,
			},
		},
	},
}
