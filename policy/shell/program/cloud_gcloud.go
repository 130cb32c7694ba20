package program

// gcloudTools: Google's cloud.
var gcloudTools = []Entry{
	{
		Name:   "gcloud",
		Source: "Google Cloud CLI reference, 495",
		Options: `
			-h:info
			--account=
			--billing-project=
			--configuration=
			--flags-file=:settings
			--flatten=
			--format=
			--impersonate-service-account=:accounts
			--log-http:secrets
			--project=
			--quiet -q
			--trace-token=
			--user-output-enabled
			--verbosity=
			--access-token-file=:read
			--filter=
			--limit=
			--page-size=
			--sort-by=
			--uri
			--region=
			--zone=
			--location=
		`,
		Lists: [][]Entry{{
			{Name: "alpha beta", Lists: [][]Entry{gcloudReveals, gcloudSubs, cloudVerbs, groupsBelow}},
		}, gcloudReveals, gcloudSubs, cloudVerbs, groupsBelow},
		Examples: `
			low | gcloud version
			low | gcloud --version
			low | gcloud config list
			low | gcloud config get-value project
			low | gcloud auth list
			low | gcloud info
			medium | gcloud compute instances list --project p --format json
			medium | gcloud projects list
			high NETWORK_RISK | gcloud logging read 'severity>=ERROR' --limit 10
			medium | gcloud container clusters describe c
			high NETWORK_RISK SYSTEM_IMPACT | gcloud compute instances create big --machine-type=n2-standard-64
			high NETWORK_RISK SYSTEM_IMPACT | gcloud run deploy web --source .
			high NETWORK_RISK SYSTEM_IMPACT | gcloud app deploy
			high NETWORK_RISK | gcloud builds submit --tag gcr.io/p/x
			high DELETE | gcloud compute instances delete vm --quiet
			high DELETE | gcloud projects delete p
			high DELETE | gcloud container clusters delete c
			high DELETE | gcloud storage rm -r gs://bucket
			high ACCOUNT_CHANGE | gcloud auth login
			high ACCOUNT_CHANGE | gcloud auth application-default login
			high FS_CONFIG_SECRETS | gcloud auth print-access-token
			high ACCOUNT_CHANGE | gcloud projects add-iam-policy-binding p --member=user:eve@example.com ` +
			`--role=roles/owner
			high ACCOUNT_CHANGE | gcloud iam service-accounts keys create key.json --iam-account=x
			high FS_CONFIG_SECRETS | gcloud secrets versions access latest --secret=db
			critical FS_CONFIG_SECRETS | gcloud storage cp .env gs://bucket/
			high..critical CLOUD_FINANCIAL | gcloud storage cp finance/2025.xlsx gs://bucket/
			high..critical EXEC_ARBITRARY | gcloud compute ssh vm --command 'rm -rf /data'
			high NETWORK_RISK | gcloud sql export sql db gs://b/x
			critical FS_CONFIG_SECRETS | gcloud compute scp .env vm:/tmp/x
			high PAYMENT | gcloud domains registrations register example.com
			high NETWORK_RISK | gcloud frob
			high FS_CONFIG_SECRETS | gcloud compute project-info describe
			high FS_CONFIG_SECRETS | gcloud compute instances describe vm1 --format='value(metadata.items)'
			high FS_CONFIG_SECRETS | gcloud compute instance-templates describe t
			medium | gcloud compute instances describe vm1
			high FS_CONFIG_SECRETS | gcloud compute instances list --format='json(name,metadata)'
			medium | gcloud compute disks describe d
			medium | gcloud compute instances list
			low..medium | gcloud compute instance-templates describe t --format='value(name)'
			high FS_CONFIG_SECRETS | gcloud app versions describe v1
		`,
	},
}

// serviceShows are the verbs by which a service is shown with the environment that its
// containers get (gcloud run, gcloud functions): whole, or a list in a format that holds it.
var serviceShows = []Entry{
	{
		Name: "describe export", Level: high, Categories: network | secrets,
		Says: "{0} shows a service with its environment, tokens and passwords among it",
		Out:  Sensitive, Operands: "text...", Options: `-*`,
	},
	{
		Name: "list", Level: medium, Out: Answer, Operands: "text...",
		Options: `-* --format=:secrets@*json*+secrets@*yaml*+secrets@*env*+secrets@*spec*+secrets@flattened*`,
	},
}

// machineShows are the verbs by which what machines start with is shown with its metadata: start scripts and keys
// (Compute Engine, VM metadata). Where a format names what to show, it holds them only by its name.
var machineShows = []Entry{
	{
		Name: "describe", Level: high, Categories: secrets, Says: saysEnvironment, Operands: "text...",
		Options: `-* --format=:dry+secrets@*metadata*+secrets@json+secrets@yaml+secrets@*commonInstance*` +
			`+secrets@flattened*+secrets@*properties)`,
	},
}

// machineFormats are the verbs by which a machine is shown, with its metadata by name.
var machineFormats = []Entry{
	{
		Name: "describe list", Level: medium, Out: Answer, Operands: "text...",
		Options: `-* --format,--flatten=:secrets@*metadata*`,
	},
}

// gcloudSubs are gcloud's commands that mean more than their verb says, or are
// read from this machine.
var gcloudSubs = []Entry{
	{
		Name: "run functions app composer", Level: high, Categories: network | system,
		Says: "{0} reaches the cloud", Operands: "text...", Options: `-*`,
		Lists: [][]Entry{serviceShows, {
			{
				Name: "services revisions jobs versions environments", Level: high, Categories: network | system,
				Says: "{0} reaches the cloud", Operands: "text...", Options: `-*`,
				Lists: [][]Entry{serviceShows, cloudVerbs},
			},
		}, cloudVerbs, verbBelow},
	},
	{
		Name: "compute", Level: high, Categories: network | system, Says: "{0} reaches the cloud", Operands: "text...",
		Options: `-*`,
		Lists: [][]Entry{{
			{
				Name: "instance-templates project-info", Level: high, Categories: network | system,
				Says: "{0} reaches the cloud", Operands: "text...", Options: `-*`,
				Lists: [][]Entry{machineShows, machineFormats, gcloudReveals, cloudVerbs},
			},
			{
				Name: "instances", Level: high, Categories: network | system, Says: "{0} reaches the cloud",
				Operands: "text...", Options: `-*`, Lists: [][]Entry{machineFormats, gcloudReveals, cloudVerbs},
			},
		}, gcloudReveals, cloudVerbs, groupsBelow},
	},
	{
		Name: "version info help topic cheat-sheet", Level: low, Operands: "text...",
		Options: `--show-log --anonymize --run-diagnostics:network`,
	},
	{
		Name: "config",
		Subs: []Entry{
			{
				Name: "list get get-value", Level: low, Operands: "text...", Options: `--all`,
				Subs: []Entry{
					{Name: "**password", Level: high, Categories: secrets, Says: saysCredentials, Out: Sensitive},
				},
			},
			{
				Name: "configurations",
				Subs: []Entry{
					{Name: "list describe", Level: low, Operands: "text...", Options: `--all`},
					{
						Name: "activate create delete rename", Level: medium, Categories: network,
						Operands: "text...", Options: `-*`,
					},
				},
			},
			{
				Name: "set unset", Level: medium, Categories: network,
				Says: "{0} decides which project and account are used", Operands: "text...", Options: `-*`,
			},
		},
	},
	{
		Name: "auth", Level: high, Categories: accounts | network, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{Name: "list", Level: low, Options: `--filter-account=`},
			{
				Name: "print-access-token print-identity-token", Level: high, Categories: secrets | network,
				Out: Sensitive, Operands: "text...", Options: `-*`,
			},
			{
				Name: "application-default", Level: high, Categories: accounts | network, Operands: "text...",
				Options: `-*`,
				Subs: []Entry{
					{
						Name: "print-access-token", Level: high, Categories: secrets | network, Out: Sensitive,
						Options: `-*`,
					},
				},
			},
		},
	},
	{
		Name: "components", Level: high, Categories: installs | network, Operands: "text...", Options: `-*`,
		Subs: []Entry{{Name: "list", Level: medium, Out: Answer, Options: `-*`}},
	},
	{
		Name: "iam organizations identity", Level: high, Categories: accounts | network, Operands: "text...",
		Options: `-*`,
		Subs: []Entry{
			{
				Name: "*", Level: high, Categories: accounts | network, Operands: "text...", Options: `-*`,
				Subs: []Entry{
					{
						Name: "list describe get-iam-policy", Level: medium, Out: Answer, Operands: "text...",
						Options: `-*`,
					},
					{
						Name: "delete", Level: high, Categories: accounts | deletes | network, Operands: "text...",
						Options: `-*`,
					},
				},
			},
		},
	},
	{
		Name: "run functions", Level: high, Categories: network | system, Operands: "text...",
		Options: `-* --source=:read`,
		Lists: [][]Entry{{
			{
				Name: "services jobs revisions", Level: high, Categories: network | system, Operands: "text...",
				Options: `-*`,
				Lists: [][]Entry{{
					{
						Name: "describe", Level: high, Categories: network,
						Says: "{0} shows the variables of what runs", Operands: "text...", Options: `-*`,
					},
				}, cloudVerbs},
			},
		}, cloudVerbs},
	},
	{
		Name: "storage", Level: high, Categories: network, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{
				Name: "cp mv rsync", Level: high, Categories: network, Operands: "remote...", Special: RemoteCopy,
				Options: copyOptions + ` -r -R`,
			},
			{Name: "rm", Level: high, Categories: deletes | network, Operands: "text...", Options: `-*`},
			{
				Name: "ls cat du hash", Level: high, Categories: network, Out: Download, Operands: "text...",
				Options: `-*`,
			},
			{
				Name: "buckets objects folders", Level: high, Categories: network | system, Operands: "text...",
				Options: `-*`, Subs: cloudVerbs,
			},
		},
	},
	{
		Name: "billing domains", Level: high, Categories: network | pays, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{
				Name: "*", Level: high, Categories: network | pays, Operands: "text...", Options: `-*`,
				Subs: []Entry{
					{
						Name: "list describe get-iam-policy", Level: medium, Out: Answer, Operands: "text...",
						Options: `-*`,
					},
				},
			},
		},
	},
}
