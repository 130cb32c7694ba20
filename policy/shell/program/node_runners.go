package program

// nodeRunners: programs that run scripts, servers and other programs.
var nodeRunners = []Entry{
	{
		Name:   "husky",
		Source: "typicode.github.io/husky 9: every way of calling it makes git run the hooks in .husky",
		Level:  medium, Categories: executes, Operands: "text...", Options: `-h,-v:info`,
		Examples: `
			low | husky --version
			medium EXEC_ARBITRARY | husky
			medium EXEC_ARBITRARY | husky init
		`,
	},
	{
		Name:   "npm-run-all npm-run-all2 run-s run-p",
		Source: "npm-run-all 4 README: its words are scripts of package.json",
		Level:  medium, Goals: true, Operands: "text...",
		Options: `
			-*
			--max-parallel=
			--npm-path=:exec
		`,
		Subs: []Entry{
			{
				Name: "deploy* *:deploy release* *:release publish* *:publish ship*", Level: high,
				Categories: publishes, Says: "{0} runs a script of the project that by its name publishes",
				Operands: "text...",
			},
		},
		Examples: `
			low | npm-run-all --version
			medium | npm-run-all lint test
			medium | run-p watch:*
			high PUBLISH | npm-run-all build deploy
		`,
	},
	{
		Name:   "rimraf del-cli premove",
		Source: "rimraf 6 README; del-cli README; premove 4 README (bin.js): always recursive",
		Level:  high, Categories: overwrites, Operands: "delete...", Special: Remove,
		Options: `
			-vi -g,--glob --verbose --preserve-root
			--no-preserve-root:critical
			-f,--force
			--impl=
			--tmp=
			--max-retries=
			--retry-delay=
			--dry-run:dry
			-d
			-C,--cwd=:cd
		`,
		Examples: `
			high FS_DELETE_OVERWRITE | rimraf dist
			high FS_DELETE_OVERWRITE | premove dist
			critical FS_DELETE_OVERWRITE FS_OUTSIDE_WORKSPACE | rimraf ../other
			critical FS_DELETE_OVERWRITE | rimraf --glob 'src/**'
		`,
	},
	{
		Name:   "surge",
		Source: "surge.sh/help 0.23: bare it publishes the folder",
		Level:  high, Categories: publishes | network, Operands: "sendfile text...",
		Options: `
			-*
			-p,--project=:sendfile
			-d,--domain=
		`,
		Subs: []Entry{
			{Name: "list whoami plan", Level: high, Categories: network, Operands: "text..."},
			{Name: "teardown", Level: high, Categories: publishes | deletes | network, Operands: "text..."},
			{Name: "login logout token", Level: high, Categories: accounts | network, Operands: "text..."},
		},
		Examples: `
			high..critical PUBLISH | surge ./dist
			high PUBLISH | surge
			high DELETE | surge teardown x.surge.sh
			high NETWORK_RISK | surge list
		`,
	},
	{
		Name:   "kill-port fkill fkill-cli killport",
		Source: "kill-port and fkill READMEs: they end processes",
		Level:  high, Categories: system, Says: "{0} ends processes", Operands: "text...", Options: `-*`,
		Examples: `
			high SYSTEM_IMPACT | kill-port 3000
			high SYSTEM_IMPACT | npx kill-port 3000
		`,
	},
	{
		Name:   "shx",
		Source: "shx README: the first word is a command of the shell",
		Level:  medium, Operands: "applet...",
		Examples: `
			high..critical FS_DELETE_OVERWRITE | shx rm -rf src
			medium | shx ls
		`,
	},
	{
		Name:   "dotenvx",
		Source: "dotenvx.com/docs, 1.38: get prints, set and its kin write .env, run starts a command with it",
		Level:  medium, Operands: "text...", Options: `-* -f,--env-file,--env-keys-file=:read`,
		Subs: []Entry{
			{
				Name: "run", Level: medium, Operands: "cmd...",
				Options: `-e,--env= -o,--overload,--strict,--quiet,--verbose,--debug`,
			},
			{
				Name: "get set encrypt decrypt rotate keypair ops pro printenv", Level: high, Categories: secrets,
				Says: saysFramework, Out: Sensitive, Operands: "text...", Options: `-*`,
			},
			{Name: "ls help ext", Level: low, Operands: "text...", Options: `-*`},
		},
		Examples: `
			medium | dotenvx run -- npm test
			high FS_CONFIG_SECRETS | dotenvx run -- env
			high FS_CONFIG_SECRETS | dotenvx get
			high FS_CONFIG_SECRETS | dotenvx set A b
			low | dotenvx ls
		`,
	},
	{
		Name:   "cross-env cross-env-shell env-cmd dotenv-cli infisical-run doppler-run",
		Source: "cross-env, env-cmd and dotenv-cli READMEs",
		Level:  medium, Operands: "cmd...", Special: Forward, Options: `-* -f,--file,-e=:read`,
		Examples: `
			medium | cross-env NODE_ENV=test jest
			high..critical FS_DELETE_OVERWRITE | cross-env X=1 rm -rf src
			high..critical EXEC_ARBITRARY | cross-env NODE_OPTIONS='-r ./x.js' jest
		`,
	},
	{
		Name:   "concurrently start-server-and-test",
		Source: "concurrently README: every word is a command line",
		Level:  medium, Operands: "text...", Special: Forward,
		Options: `
			-*
			-n,--names=
			-c,--prefix-colors=
			-p,--prefix=
			-m,--max-processes=
			-s,--success=
			--restart-tries=
			--restart-after=
			--teardown=:run
			-P
		`,
		Examples: `
			medium | concurrently 'npm run dev' 'npm run watch'
			medium | concurrently npm:dev pnpm:watch
			medium EXEC_ARBITRARY | concurrently 'npm:de*' x:y
			high..critical FS_DELETE_OVERWRITE | concurrently 'npm test' 'rm -rf src'
		`,
	},
	{
		Name:   "http-server serve live-server json-server lite-server sirv verdaccio browser-sync",
		Source: "http-server, serve, json-server READMEs",
		Level:  high, Categories: network, Says: "{0} serves the folder to the network", Operands: "look...",
		Options: `
			-*
			-p,--port,-l,--listen=
			-a,--host=
			-c,--config=:settings
			-m,--middlewares=:script
		`,
		Examples: `
			high NETWORK_RISK | http-server dist
			high NETWORK_RISK | npx serve -p 3000
		`,
	},
	{
		Name:   "lighthouse pa11y loadtest",
		Source: "lighthouse, pa11y and loadtest READMEs: they call a host",
		Level:  high, Categories: network, Operands: "url...", Special: Fetch,
		Options: `
			-*
			--output-path=:write
			-c=:read
		`,
		Examples: `
			medium | lighthouse http://localhost:3000
			high NETWORK_RISK | lighthouse https://example.com
		`,
	},
	{
		Name:   "pm2 forever",
		Source: "pm2.keymetrics.io/docs: its daemon starts the programs, outside guard's sight",
		Level:  high, Categories: system | executes, Operands: "text...", Special: Leaves,
		Options: `
			-*
			--interpreter=:exec
			--name=
			-i=
		`,
		Subs: []Entry{
			{
				Name: "jlist prettylist show describe desc info", Level: high, Categories: secrets,
				Says: "{0} prints the environment of the programs that it runs", Out: Sensitive,
				Operands: "text...", Options: `-*`,
			},
			{Name: "ls list status l id pid", Level: low, Operands: "text...", Options: `-*`},
			{Name: "logs log monit", Level: medium, Operands: "text...", Options: `-*`},
		},
		Examples: `
			low | pm2 ls
			low | pm2 status
			high SYSTEM_IMPACT EXEC_ARBITRARY | pm2 start app.js
			high SYSTEM_IMPACT | pm2 delete all
			high SYSTEM_IMPACT | pm2 startup
		`,
	},
}
