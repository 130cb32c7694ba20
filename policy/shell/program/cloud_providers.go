package program

// copyOptions are those of gcloud storage, gsutil, s5cmd and their like.
const copyOptions = `
	-*
	-j=
	-J=
	-z=
	-Z=
	-x=
	-a=
	-s=
	-y=
	-n -p -P -e -I
	-L=
	--include=
	--exclude=
	--profile=
	--credentials-file=:read
	--endpoint-url=:url
	--region=
	--project=
	--account=
	--storage-class=
	--content-type=
	--cache-control=
	--manifest-path=:write
	--source=
	--destination=
	-d,--delete-unmatched-destination-objects,--delete:deletes
	--recursive:recursive
`

// providers: the other clouds, and what copies to them.
var providers = []Entry{
	{
		Name:   "az",
		Source: "Azure CLI reference, 2.64",
		Options: `
			-h:info
			--debug --only-show-errors --verbose
			-o,--output=
			--query=
			--subscription=
			-g,--resource-group=
			-n,--name=
			-l,--location=
		`,
		Lists: [][]Entry{azServices, azReveals, {
			{Name: "version", Level: low},
			{
				Name: "role ad", Level: high, Categories: network | accounts, Operands: "text...", Options: `-*`,
				Subs: []Entry{
					{
						Name: "*", Level: high, Categories: network | accounts, Operands: "text...", Options: `-*`,
						Subs: []Entry{
							{Name: "list show", Level: medium, Out: Answer, Operands: "text...", Options: `-*`},
						},
					},
				},
			},
			{
				Name: "keyvault appconfig", Level: high, Categories: network | secrets, Operands: "text...",
				Options: `-*`,
				Lists: [][]Entry{{
					{
						Name: "list create delete purge recover update", Level: high, Categories: network | system,
						Operands: "text...", Options: `-*`,
					},
					{
						Name: "kv", Level: high, Categories: network | secrets, Operands: "text...", Options: `-*`,
						Subs: []Entry{
							{
								Name: "delete purge", Level: high, Categories: network | deletes,
								Operands: "text...", Options: `-*`,
							},
						},
					},
					{
						Name: "secret key certificate", Level: high, Categories: network | secrets,
						Operands: "text...", Options: `-* -f,--file=:write`,
						Subs: []Entry{
							{Name: "list", Level: medium, Out: Answer, Operands: "text...", Options: `-*`},
							{
								Name: "delete purge", Level: high, Categories: network | deletes,
								Operands: "text...", Options: `-*`,
							},
						},
					},
				}},
			},
			{
				Name: "configure config", Level: medium, Categories: outside, Operands: "text...",
				Options: `-* -l,--list-defaults:info`,
				Subs: []Entry{
					{
						Name: "get", Level: low, Operands: "text...",
						Subs: []Entry{
							{
								Name:  "*key *connection_string *sas_token *password *secret *token",
								Level: high, Categories: secrets, Says: saysCredentials, Out: Sensitive,
							},
						},
					},
				},
			},
			{
				Name: "extension", Level: high, Categories: installs | executes | network, Operands: "text...",
				Options: `-*`,
				Subs:    []Entry{{Name: "list show list-versions", Level: low, Operands: "text..."}},
			},
			{
				Name: "rest", Level: high, Categories: network | system, Operands: "text...",
				Options: `
					-*
					-m,--method=:method
					-u,--url,--uri=:url
					-b,--body=:sendable
				`,
			},
			{
				Name: "bicep", Level: medium, Operands: "text...",
				Options: `
					-*
					-f,--file=:read
					--outfile=:write
					--outdir=:writedir
				`,
				Subs: []Entry{
					{Name: "version", Level: low},
					{Name: "publish", Level: high, Categories: publishes | network, Operands: "text...", Options: `-*`},
					{
						Name: "install upgrade uninstall restore", Level: high, Categories: installs | network,
						Operands: "text...", Options: `-*`,
					},
				},
			},
			{Name: "upgrade", Level: high, Categories: installs | network, Options: `-*`},
		}, cloudVerbs, groupsBelow},
		Examples: `
			low | az version
			low | az --version
			medium | az account show
			medium | az vm list -o table
			medium | az group list --query '[].name'
			high NETWORK_RISK SYSTEM_IMPACT | az vm create -g rg -n vm --image Ubuntu2204
			high NETWORK_RISK | az aks create -g rg -n prod --node-count 20
			critical CLOUD_FINANCIAL | az storage blob upload -f invoices/1.pdf -c x
			high DELETE | az group delete -n rg --yes
			high DELETE | az vm delete -g rg -n vm
			high DELETE | az network vnet subnet delete -g rg -n s
			high ACCOUNT_CHANGE | az login
			high ACCOUNT_CHANGE | az ad user create --display-name eve --user-principal-name e --password p
			high ACCOUNT_CHANGE | az role assignment create --assignee eve --role Owner
			high FS_CONFIG_SECRETS | az keyvault secret show --vault-name v -n db
			high FS_CONFIG_SECRETS | az storage account keys list -n x
			high FS_CONFIG_SECRETS | az account get-access-token
			high NETWORK_RISK | az webapp up -n web
			high DEPS_INSTALL_UPDATE | az extension add -n x
			high EXEC_ARBITRARY | az vm run-command invoke -g rg -n vm --command-id RunShellScript --scripts id
			high FS_CONFIG_SECRETS | az appconfig kv list -n x
			high FS_CONFIG_SECRETS | az network vpn-connection shared-key show
			high NETWORK_RISK | az webapp log download -n x
			medium | az webapp log tail -n x
			high DELETE | az rest --method delete --url https://management.azure.com/x
		`,
	},
	{
		Name:   "gsutil bq s3cmd s5cmd azcopy b2 ossutil mcli rados",
		Source: "gsutil 5.30, bq 2.1, s3cmd 2.4, s5cmd 2.2, azcopy 10 references: copies to and from clouds",
		Level:  high, Categories: network, Operands: "text...",
		Options: `
			-*
			-o=
			-h=
			-u=
			-i=
			-c,--config=:read
			--endpoint-url=:url
			--profile=
			--project_id=
			--format=
			--dataset_id=
			-m -q
			-D,--dump-config:secrets
			--apilog=:secrets
		`,
		Lists: [][]Entry{{
			{Name: "version help", Level: low, Operands: "text..."},
			revealing("get-account-info account"),
			{
				Name: "cp mv rsync sync put get copy upload_file upload-file download_file download-file " +
					"upload download",
				Level: high, Categories: network, Operands: "remote...", Special: RemoteCopy, Options: copyOptions,
			},
			{Name: "cat", Level: high, Categories: network, Out: Download, Operands: "text...", Options: `-*`},
			{
				Name: "query mk load extract insert pipe", Level: high, Categories: network | system,
				Operands: "code...", Options: `-*`,
			},
			{
				Name:  "iam acl defacl setacl config accountinfo authorize-account hmac signurl",
				Level: high, Categories: accounts | network, Operands: "text...", Options: `-*`,
			},
			{
				Name:  "rm rb del delete rmb remove delete-bucket delete-file-version bucket-delete",
				Level: high, Categories: deletes | network, Operands: "text...", Options: `-*`,
			},
		}, cloudVerbs},
		Examples: `
			low | gsutil version
			medium | gsutil ls gs://b
			high..critical NETWORK_RISK | gsutil -m cp -r dist gs://b/x
			high DELETE | gsutil -m rm -r gs://b
			critical FS_CONFIG_SECRETS | s3cmd put .env s3://b/
			high..critical CLOUD_FINANCIAL | gsutil cp finance/2025.xlsx gs://b/
			high DELETE | s3cmd del s3://b/x
			high NETWORK_RISK | bq query 'select 1'
			high DELETE | bq rm -r -f d
			high ACCOUNT_CHANGE | gsutil iam ch allUsers:objectViewer gs://b
			medium | bq ls
		`,
	},
	{
		Name: "doctl hcloud linode-cli oci vultr-cli scw upctl exo civo yc aliyun tccli oc-cloud openstack " +
			"nova equinix packet metal govc cloudctl ovhcloud aiven avn atlas confluent databricks snow turso " +
			"neonctl planetscale pscale cockroach-cloud ccloud mongocli elastic dnsimple flarectl pscale-cli",
		Source: "doctl 1.115, hcloud 1.48, linode-cli 5, oci 3 and the other providers' references",
		Level:  high, Categories: network | system, Operands: "text...",
		Options: `
			-*
			-t,--access-token=:secrets
			-c,--config=:settings
			-o,--output=
			--context=
			--profile=
			--region=
			--compartment-id=
			--token=:secrets
		`,
		Lists: [][]Entry{providerSubs, smallReveals, cloudVerbs, groupsBelow},
		Examples: `
			high FS_CONFIG_SECRETS | scw config get secret-key
			high FS_CONFIG_SECRETS | civo apikey show
			high FS_CONFIG_SECRETS | doctl databases user get x y
			medium | doctl databases list
			high FS_DELETE_OVERWRITE | oci os object get --name x --file /etc/x
			low | doctl version
			medium | doctl compute droplet list
			high NETWORK_RISK SYSTEM_IMPACT | doctl compute droplet create web --size g-32vcpu-128gb --image ` +
			`ubuntu-22-04-x64
			high DELETE | doctl compute droplet delete 1 --force
			high DELETE | hcloud server delete web
			medium | hcloud server list
			high ACCOUNT_CHANGE | doctl auth init
			high DELETE | linode-cli linodes delete 1
			medium | oci compute instance list
			high DELETE | turso db destroy x
		`,
	},
}

// providerSubs are groups of the smaller clouds that hold credentials, and a verb that
// writes what it gets.
var providerSubs = []Entry{
	{Name: "version completion help", Level: low, Operands: "text..."},
	{
		Name: "config configuration apikey apikeys", Level: high, Categories: network | secrets,
		Says: "{0} shows or changes credentials", Out: Sensitive, Operands: "text...", Options: `-*`,
	},
	{
		Name: "databases database dbusers dbaas db dbs d", Level: high, Categories: network | system,
		Operands: "text...", Options: `-*`,
		Lists: [][]Entry{{
			{
				Name: "get g show describe user users u pool pools p connection connections conn replica rep " +
					"replicas", Level: high,
				Categories: network | secrets, Says: "{0} shows a database with its password", Out: Sensitive,
				Operands: "text...", Options: `-*`,
			},
			wholeList,
		}, cloudVerbs},
	},
	{
		Name: "service", Level: high, Categories: network | system, Operands: "text...", Options: `-*`,
		Lists: [][]Entry{{
			{
				Name: "get show describe connection-info credentials user-list user-get", Level: high,
				Categories: network | secrets, Says: "{0} shows a service with its password", Out: Sensitive,
				Operands: "text...", Options: `-*`,
			},
			wholeList,
		}, cloudVerbs},
	},
	{
		Name: "os", Level: high, Categories: network | system, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{
				Name: "object", Level: high, Categories: network, Operands: "text...", Options: `-*`,
				Lists: [][]Entry{{
					{Name: "get", Level: high, Categories: network, Operands: "text...", Options: `-* --file=:write`},
				}, cloudVerbs},
			},
		},
	},
}

// wholeList is a list of databases, which holds their passwords where it is told whole.
var wholeList = Entry{
	Name: "list ls l", Level: medium, Out: Answer, Operands: "text...",
	Options: `
		-*
		-o,--output=:secrets@json*+secrets@yaml*
		--format=:secrets@*URI*+secrets@*uri*+secrets@*Uri*+secrets@*json*
		--json,--trace,-v:secrets
	`,
}
