package program

import (
	"guard/locale"
)

// Says of the entries below.
const (
	saysCredentials locale.Message = "{0} shows credentials"
	saysEnvironment locale.Message = "{0} shows a service with its environment, tokens and passwords among it"
)

// revealing is an entry of verbs, or of groups with all below them, that print credentials.
func revealing(names string) Entry {
	return Entry{
		Name: names, Level: high, Categories: network | secrets, Says: saysCredentials, Out: Sensitive,
		Operands: "text...",
		Options: `
			-*
			--out=:write
			--output-file=:write
			--file=:write
		`,
	}
}

// asking is an entry of verbs that only ask.
func asking(names string) Entry {
	return Entry{Name: names, Level: medium, Out: Answer, Operands: "text...", Options: `-*`}
}

// under is a group of commands: its own, and then those that every group may have.
func under(names string, own []Entry, others [][]Entry) Entry {
	g := cloudGroup(others)
	g.Name, g.Subs = names, own
	return g
}

// publicKeys are verbs that name keys and tokens and show nothing that is secret: a public
// half, an id.
const publicKeys = "get-public-key get-*-public-key list-public-keys list-*-public-keys list-host-keys " +
	"list-security-keys list-access-keys list-stream-keys get-change-token get-change-token-status"

// revealed are the ways in which the verbs of all clouds name what they print.
const revealed = "get-*-key get-*-keys get-keys show-key show-keys list-*-keys list-auth-key* list-read-only-keys " +
	"show-*-keys list-api-keys get-token get-*-token *-user-pool-client-secrets get-password get-*-credentials " +
	"get-*-creds list-credential* list-*-credentials show-credential* describe-*-credentials show-secret* " +
	"show-*-secret get-auth-string get-*-kubeconfig list-callback-url* list-configuration get-connection-info " +
	"get-data-plane-access list-dc-access-code get-extended-information get-boot-log-uris show-url show-*-url " +
	"get-config get-settings list-variables get-variable* config-helper"

// revealingOptions make a command that only asks print credentials too.
const revealingOptions = `
	--msbot,--with-secrets,--with-secrets-values,--show-secrets,--show-keys,--show-values:secrets
	--populate-secrets,--include-secrets,--include-values,--include-value,--credentials:secrets
	--include-full-endpoint-url,--include-attrib-secret,--include-static-delivery-attribute-secret:secrets
	--with-decryption,--expose-token,--trace,--web-env,--show-sensitive,--show-password,--show-token:secrets
`

// awsReveals: operations whose answers hold credentials by the AWS API references, though
// their verb says nothing of it: shared keys of a VPN, the secret of an identity provider,
// the environment or the start script of a machine, an address with a token in it.
var awsReveals = revealing("describe-vpn-connections get-vpn-connection-device-sample-configuration " +
	"describe-virtual-interfaces describe-router-configuration describe-identity-provider get-identity-provider " +
	"get-identity-provider-by-identifier get-oidc-info describe-verified-access-trust-providers describe-directories " +
	"get-backend-auth get-webhook list-webhooks get-job-details get-third-party-job-details get-instance-access " +
	"get-compute-access get-external-data-view-access-details get-data-access get-accessor get-partner-account " +
	"get-wireless-device get-ice-server-config get-ingest-configuration " +
	"get-job-unlock-code get-job-manifest get-session-endpoint get-bot " +
	"describe-connector get-environment get-*-environment-variables " +
	"get-function-definition-version get-container-services get-container-service-deployments " +
	"describe-launch-configurations describe-spot-instance-requests describe-spot-fleet-requests " +
	"describe-bundle-tasks describe-conversion-tasks describe-apps describe-model describe-transform-job " +
	"describe-model-package describe-hyper-parameter-tuning-job describe-*-lifecycle-config " +
	"describe-*-job-definition get-*-embed-url")

// awsKeys: the services whose keys have names, or whose only word for a key is a key.
var awsKeys = []Entry{
	under("kms payment-cryptography", []Entry{asking("list-keys describe-key get-key")}, onlyVerbs),
	under("location", []Entry{revealing("describe-key"), asking("list-keys")}, onlyVerbs),
	under("mediapackage medialive", []Entry{revealing("describe-channel list-channels")}, onlyVerbs),
}

// gcloudReveals are groups of gcloud that print credentials by its reference (495): the
// secrets of OAuth clients and of API consumers, and the variables of what runs.
var gcloudReveals = []Entry{
	under("iap", []Entry{revealing("oauth-clients")}, twoGroups),
	under("apigee", []Entry{revealing("apps")}, twoGroups),
	under("batch scheduler ai ai-platform notebooks", []Entry{
		under("jobs custom-jobs hp-tuning-jobs models endpoints versions instances runtimes", serviceShows, onlyVerbs),
	}, twoGroups),
}

// azReveals are groups of az that print credentials by its reference (2.64).
var azReveals = []Entry{
	under("search", []Entry{
		revealing("admin-key query-key"),
		under("service", nil, onlyVerbs),
		under("shared-private-link-resource private-endpoint-connection private-link-resource", nil, onlyVerbs),
	}, nil),
	under("bot", []Entry{revealing("authsetting")}, twoGroups),
	under("batch", []Entry{
		under("pool task job job-schedule", []Entry{revealing("show list")}, onlyVerbs),
	}, twoGroups),
	under("iot", []Entry{
		under("hub dps device central", []Entry{
			revealing("policy access-policy device-identity module-identity enrollment enrollment-group " +
				"file-upload-config routing-endpoint message-endpoint linked-hub export"),
		}, oneGroup),
	}, twoGroups),
	under("network", []Entry{
		revealing("vpn-connection"),
		under("vpn-gateway p2s-vpn-gateway vnet-gateway", []Entry{revealing("connection vpn-client")}, oneGroup),
		under("express-route", []Entry{
			revealing("auth show"),
			under("port gateway", []Entry{revealing("authorization connection")}, oneGroup),
		}, oneGroup),
	}, twoGroups),
	under("vmware", []Entry{revealing("authorization")}, twoGroups),
	under("monitor", []Entry{
		under("app-insights", []Entry{
			revealing("api-key"), under("component", []Entry{revealing("show")}, onlyVerbs),
		}, oneGroup),
	}, twoGroups),
}

// azServices: what runs as a service of Azure is shown with its variables and the
// credentials of what it is connected with, but for parts that have none.
var azServices = []Entry{
	{
		Name:  "containerapp container functionapp webapp staticwebapp logicapp spring",
		Level: high, Categories: network | system, Says: "{0} reaches the cloud", Operands: "text...",
		Options: `-*`,
		Lists: [][]Entry{azServiceShows, {
			{
				Name: "log", Level: high, Categories: network, Operands: "text...",
				Options: `-* --log-file=:write`,
				Subs: []Entry{
					{Name: "tail show", Level: medium, Out: Answer, Operands: "text...", Options: `-*`},
				},
			},
			{Name: "app", Level: high, Categories: network | secrets, Operands: "text...", Options: `-*`},
			under("auth auth-classic", azServiceShows, oneGroup),
			under("identity cors hostname ssl access-restriction vnet-integration hybrid-connection deployment "+
				"traffic-routing slot ingress replica users environment certificate", nil, oneGroup),
			under("config", []Entry{
				asking("show"), under("hostname ssl access-restriction snapshot", nil, onlyVerbs),
			}, azServiceParts),
		}, cloudVerbs, azPartsBelow},
	},
}

// azServiceParts are the parts of a service, and their parts.
var azServiceParts = [][]Entry{cloudVerbs, azPartsBelow}

var azPartsBelow = []Entry{
	under("*", azServiceShows, [][]Entry{cloudVerbs, {under("*", azServiceShows, onlyVerbs)}}),
}

// azServiceShows show a service, or a part of one.
var azServiceShows = []Entry{
	{
		Name: "show list export", Level: high, Categories: network | secrets, Says: saysEnvironment,
		Out: Sensitive, Operands: "text...", Options: `-*`,
	},
}

// smallReveals are groups of the smaller clouds that print credentials by their references:
// doctl 1.115, linode-cli 5, oci 3, scw 2, yc 0.140, vultr-cli 3.
var smallReveals = []Entry{
	revealing("lockbox longview identity-domains get-account-info"),
	under("kubernetes k8s kube k", []Entry{
		under("cluster clusters c", []Entry{revealing("config cfg kubecfg k8scfg")}, onlyVerbs),
	}, oneGroup),
	under("object", []Entry{revealing("config")}, oneGroup),
	under("object-storage container-registry", []Entry{revealing("get list show")}, oneGroup),
	under("applesilicon", []Entry{under("server", []Entry{revealing("get list")}, onlyVerbs)}, oneGroup),
	under("fn function container container-instances serverless ce code-engine", cloudVerbs, [][]Entry{{
		under("*", functionShows, [][]Entry{cloudVerbs, {under("*", functionShows, onlyVerbs)}}),
	}}),
}

// functionShows show a function or a container.
var functionShows = []Entry{
	{
		Name: "get show describe view", Level: high, Categories: network | secrets, Says: saysEnvironment,
		Out: Sensitive, Operands: "text...", Options: `-*`,
	},
}

// platformReveals are commands of the hosting platforms that print credentials by their
// references: flyctl 0.3, heroku 9, koyeb 5.
var platformReveals = []Entry{
	revealing("releases:info telemetry:info"),
	under("redis mpg", []Entry{revealing("status")}, oneGroup),
	under("databases database db", []Entry{revealing("get show describe")}, oneGroup),
}
