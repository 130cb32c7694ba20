package program

// hostingTools: platforms that run and serve a project.
var hostingTools = []Entry{
	{
		Name: "vercel vc now netlify ntl heroku fly flyctl railway render amplify eb ibmcloud cf scalingo " +
			"clever koyeb northflank zeabur",
		Source: "vercel 37, netlify 17, heroku 9, flyctl 0.3, railway 3 references: hosting platforms",
		Level:  high, Categories: network | system, Says: "{0} deploys, or changes what runs in the cloud",
		Operands: "text...",
		Options: `
			-*
			-a,--app=
			-r,--remote=
			-t,--token=:secrets
			-S,--scope=
			-A,--local-config=:settings
			-Q,--global-config=:settings
			--cwd=:cd
			-d,--dir=:read
			-c,--config=:settings
			-s,--site=
			-o,--org=
			-e,--env=
			-b,--build-env=
			-m=
			-n=
			--prod,-p:publishes
		`,
		Lists: [][]Entry{platformReveals, platformSubs, cloudVerbs, verbBelow},
		Examples: `
			low | vercel --version
			low | heroku version
			low | netlify help
			high NETWORK_RISK | vercel
			high NETWORK_RISK PUBLISH | vercel --prod
			medium | vercel ls
			medium | heroku ps -a web
			medium | heroku logs --tail -a web
			high DELETE | heroku apps:destroy -a web --confirm web
			high DELETE | heroku pg:reset DATABASE -a web
			high FS_CONFIG_SECRETS | heroku config -a web
			high FS_CONFIG_SECRETS | heroku config:get DATABASE_URL
			high SYSTEM_IMPACT | heroku ps:scale web=10
			high EXEC_ARBITRARY | heroku run bash -a web
			high FS_DELETE_OVERWRITE | heroku run -a web rm -rf /app
			high DELETE | heroku pg:psql -a web -c 'DROP TABLE x'
			high ACCOUNT_CHANGE | heroku login
			high ACCOUNT_CHANGE | heroku access:add eve@example.com
			high PAYMENT | vercel domains buy example.com
			high FS_CONFIG_SECRETS | vercel env pull .env.local
			high DELETE | vercel rm web --yes
			high DELETE | fly apps destroy web
			high SYSTEM_IMPACT | fly deploy
			medium | fly status
			high FS_CONFIG_SECRETS | fly secrets set A=1
			high EXEC_ARBITRARY | fly ssh console -C 'ls'
			high PUBLISH | netlify deploy --prod
			high NETWORK_RISK | netlify deploy
			high EXEC_ARBITRARY | heroku local:run ls
			high DEPS_INSTALL_UPDATE | fly version upgrade
			high NETWORK_RISK | fly dig x.example.com
			high FS_CONFIG_SECRETS | fly machine status x --display-config
			high PAYMENT | heroku addons:create heroku-postgresql:premium-9
		`,
	},
	{
		Name: "wrangler firebase supabase convex appwrite amplify-cli nhost hasura sanity contentful shopify " +
			"ionic",
		Source: "developers.cloudflare.com/workers/wrangler 3; firebase-tools 13; supabase CLI 1.200",
		Level:  high, Categories: network | system, Operands: "text...",
		Options: `
			-*
			-c,--config=:settings
			-e,--env=
			-P,--project=
			--profile=:settings@*/*+settings@*.*
			--token=:secrets
			--cwd=:cd
			--project-ref=
			--only=
		`,
		Lists: [][]Entry{{
			{Name: "version help completion docs", Level: low, Operands: "text..."},
			{
				Name:  "dev serve types check emulators:start emulators:exec start lint typegen codegen",
				Level: medium, Categories: executes | network,
				Says: "{0} runs the project's code in a local server", Operands: "text...",
				Options: `-* --remote:network`,
			},
			{
				Name: "publish deploy build:submit submit", Level: high, Categories: publishes | network,
				Says: "{0} puts it online", Operands: "text...", Options: `-* --dry-run:dry`,
			},
			{
				Name: "r2", Level: high, Categories: network | system, Operands: "text...", Options: `-*`,
				Lists: [][]Entry{{
					{
						Name: "object", Level: high, Categories: network | system, Operands: "text...",
						Options: `-*`,
						Lists: [][]Entry{{
							{
								Name: "get", Level: high, Categories: network, Operands: "text...",
								Options: `-* -f,--file=:write`,
							},
						}, cloudVerbs},
					},
				}, cloudVerbs, verbBelow},
			},
			{
				// Of Supabase: a file of the project is made; types are read off the database of the machine.
				Name: "migration", Level: high, Categories: network | system, Operands: "text...", Options: `-*`,
				Subs: []Entry{{Name: "new", Level: medium, Operands: "text", Options: `--debug`}},
			},
			{
				Name: "gen", Level: high, Categories: network | system, Operands: "text...", Options: `-*`,
				Subs: []Entry{{
					Name: "types", Level: high, Categories: network, Operands: "text...",
					Options: `
						-*
						--local:stays
						--linked:network
						--project-id=:network
						--db-url=:url+network
						-s,--schema=
						--lang=
					`,
				}},
			},
			{
				Name: "status branches", Level: high, Categories: network | secrets,
				Says: "{0} shows the keys of what runs", Out: Sensitive, Operands: "text...", Options: `-*`,
				Subs: []Entry{{Name: "list", Level: medium, Out: Answer, Options: `-*`}},
			},
			{
				Name: "config", Level: high, Categories: secrets | network,
				Says: "{0} shows or changes settings, tokens among them", Out: Sensitive, Operands: "text...",
				Options: `-*`,
			},
			{
				Name:  "secret secrets secret:bulk functions:secrets:* secrets:* functions:config:get env:pull env",
				Level: high, Categories: secrets | network, Operands: "text...", Options: `-*`,
			},
			{
				Name: "auth:export auth:import login:* login:ci login:add", Level: high,
				Categories: accounts | secrets | network, Operands: "text...", Options: `-*`,
			},
			{
				Name: "*:delete *:remove *:clear *:disable", Level: high, Categories: deletes | network,
				Operands: "text...", Options: `-*`,
			},
			{Name: "*:list *:get *:log", Level: medium, Out: Answer, Operands: "text...", Options: `-*`},
		}, cloudVerbs, groupBelow},
		Examples: `
			low | wrangler --version
			low | firebase help
			medium EXEC_ARBITRARY | wrangler dev
			high PUBLISH | wrangler deploy
			high PUBLISH | firebase deploy --only hosting
			high FS_CONFIG_SECRETS | wrangler secret put KEY
			high DELETE | firebase firestore:delete --all-collections -f
			high DELETE | wrangler delete
			high DELETE | supabase db reset
			high NETWORK_RISK | supabase db push
			medium | supabase migration new add_users
			high NETWORK_RISK | supabase migration up
			high NETWORK_RISK | supabase migration repair --status applied 1
			medium | supabase gen types typescript --local
			high NETWORK_RISK | supabase gen types typescript
			high NETWORK_RISK | supabase gen types --local --project-id abc
			high NETWORK_RISK | supabase gen keys
			high ACCOUNT_CHANGE | firebase login
			high DELETE | wrangler d1 delete db
			high NETWORK_RISK | wrangler r2 object get b/x --file out
			high FS_CONFIG_SECRETS | supabase status -o env
			high FS_CONFIG_SECRETS | contentful config list
			medium | wrangler tail
		`,
	},
	{
		Name: "azd func swa",
		Source: "learn.microsoft.com/azure/developer/azure-developer-cli 1.9; Azure Functions Core Tools 4; " +
			"Static Web Apps CLI 2",
		Level: high, Categories: network | system, Operands: "text...",
		Options: `
			-*
			-e,--environment=
			-C,--cwd=:cd
		`,
		Subs: []Entry{
			{Name: "version help", Level: low, Operands: "text..."},
			{Name: "start new init build package host", Level: medium, Categories: executes, Operands: "text..."},
			{Name: "deploy publish up", Level: high, Categories: publishes | network | system, Operands: "text..."},
			{Name: "down", Level: high, Categories: deletes | network, Operands: "text..."},
			{Name: "login logout auth", Level: high, Categories: accounts | network, Operands: "text..."},
			{
				Name: "azure", Level: high, Categories: network | system, Operands: "text...",
				Subs: []Entry{
					{
						Name: "functionapp", Level: high, Categories: network, Operands: "text...",
						Subs: []Entry{
							{Name: "publish", Level: high, Categories: publishes | network, Operands: "text..."},
							{
								Name: "fetch-app-settings", Level: high, Categories: secrets | network,
								Operands: "text...",
							},
						},
					},
				},
			},
			{Name: "env settings", Level: high, Categories: secrets, Operands: "text..."},
		},
		Examples: `
			low | azd version
			medium | func start
			high DELETE | azd down --force
			high PUBLISH | azd up
			high PUBLISH | func azure functionapp publish app
			high FS_CONFIG_SECRETS | azd env get-values
		`,
	},
	{
		Name: "serverless sls sst cdk cdktf sam copilot chalice zappa up-cli architect nitric encore cdk8s " +
			"awslocal samlocal tflocal localstack",
		Source: "serverless.com/framework 4; AWS CDK 2 and SAM 1.125 references: they deploy what a file " +
			"says, running project code",
		Level: high, Categories: network | system | executes, Operands: "text...",
		Options: `
			-*
			-a,--app=:run+executes
			-s,--stage=
			-r,--region=
			-c,--context=
			-o,--output=:writedir
			-t,--template=:read
			--profile=
			--stack-name=
			--plugin=:executes
		`,
		Subs: []Entry{
			{Name: "version help docs", Level: low, Operands: "text..."},
			{
				Name: "synth synthesize build validate package print ls list doctor local offline lint " +
					"acknowledge generate-event",
				Level: medium, Categories: executes, Says: "{0} runs the project's code", Operands: "text...",
				Options: `-* -o,--output=:writedir`,
			},
			{
				Name: "destroy remove delete undeploy", Level: high, Categories: deletes | network,
				Operands: "text...", Options: `-*`,
			},
			{
				Name: "diff logs metrics info tail status", Level: high, Categories: network | executes,
				Operands: "text...", Options: `-*`,
			},
			{Name: "publish", Level: high, Categories: publishes | network, Operands: "text...", Options: `-*`},
			{Name: "login logout", Level: high, Categories: accounts | network, Operands: "text...", Options: `-*`},
		},
		Examples: `
			low | cdk --version
			medium EXEC_ARBITRARY | cdk synth
			high SYSTEM_IMPACT | cdk deploy --require-approval never
			high DELETE | cdk destroy
			high SYSTEM_IMPACT | sls deploy --stage prod
			high DELETE | serverless remove
			medium..critical FS_DELETE_OVERWRITE | cdk synth --app 'rm -rf src'
			medium | sam build
			high NETWORK_RISK | cdk diff
		`,
	},
}

// platformSubs are the hosting platforms' commands whose name is more than a
// verb; heroku writes them GROUP:VERB.
var platformSubs = []Entry{
	{
		Name: "version help completion commands autocomplete which docs", Level: low, Operands: "text...",
		Subs: []Entry{{Name: "upgrade update", Level: high, Categories: installs | network}},
	},
	{Name: "dig", Level: high, Categories: network, Operands: "host..."},
	{
		Name: "dev local serve build build:* emulate", Level: medium, Categories: executes,
		Says: "{0} runs the project's code", Operands: "text...", Options: `-* --prod`,
	},
	{
		Name: "config:get config config:edit config:set config:unset env env:get env:set env:list env:import " +
			"env:unset secrets variables variable vars pg:credentials:url",
		Level: high, Categories: secrets | network,
		Says: "{0} shows or changes the settings of what runs, with its secrets", Out: Sensitive,
		Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{Name: "pull", Level: high, Categories: secrets | network | overwrites, Operands: "write", Options: `-*`},
		},
	},
	{
		Name: "*:destroy *:reset *:remove *:delete *:unset *:clear *:purge", Level: high,
		Categories: deletes | network, Operands: "text...", Options: `-*`,
	},
	{
		Name: "addons:create addons:upgrade addons:plans:set domains:buy billing", Level: high,
		Categories: pays | network, Operands: "text...", Options: `-*`,
	},
	{
		Name: "auth auth:* access access:* authorizations authorizations:* keys:* keys teams teams:* members " +
			"members:* orgs tokens certs certs:* two-factor 2fa switch",
		Level: high, Categories: accounts | network, Operands: "text...", Options: `-*`,
		Subs: []Entry{{Name: "whoami list ls", Level: medium, Out: Answer, Operands: "text...", Options: `-*`}},
	},
	{
		Name: "domains domain dns domains:* dns:*", Level: high, Categories: network | system, Operands: "text...",
		Options: `-*`,
		Subs: []Entry{
			{Name: "buy transfer-in", Level: high, Categories: pays | network, Operands: "text...", Options: `-*`},
			{Name: "ls list inspect", Level: medium, Out: Answer, Operands: "text...", Options: `-*`},
			{Name: "rm remove", Level: high, Categories: deletes | network, Operands: "text...", Options: `-*`},
		},
	},
	{
		Name:  "run run:detached run:inside local:run exec:run dev:exec pg:psql psql ps:exec redis:cli console ssh",
		Level: high, Categories: executes | network, Says: "{0} runs a command on the platform", Operands: "run...",
		Options: `
			-*
			-C,--command=:runthere
			-c,--execute=:code
			-a,--app=
			-s,--size=
			-u=
			--service=
			--environment=
		`,
		Subs: []Entry{
			{
				Name: "console", Level: high, Categories: executes | network, Operands: "text...",
				Options: `-* -C,--command=:runthere`,
			},
		},
	},
	{
		Name: "machine machines m", Level: high, Categories: network | system, Operands: "text...", Options: `-*`,
		Lists: [][]Entry{{
			{
				Name: "status list ls", Level: medium, Out: Answer, Operands: "text...",
				Options: `
					-*
					-d,--display-config:secrets
					--json:secrets
				`,
			},
		}, cloudVerbs},
	},
	{
		Name: "addons *:info *:list *:status *:logs ps logs status pg:info pg:ps pg:diagnose releases apps " +
			"regions",
		Level: medium, Out: Answer, Operands: "text...", Options: `-*` + revealingOptions, Subs: cloudVerbs,
	},
	{
		Name: "plugins:* plugins update", Level: high, Categories: installs | executes | network,
		Operands: "text...", Options: `-*`,
	},
	{Name: "git:remote git:clone clone", Level: high, Categories: network, Operands: "text...", Options: `-*`},
}
