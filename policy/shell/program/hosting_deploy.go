package program

// deployers put a project on its hosts.
var deployers = []Entry{
	{
		Name:   "cap kamal kitchen",
		Source: "capistranorb.com 3; kamal-deploy.org 2; kitchen.ci",
		Level:  high, Categories: network | system | executes, Says: "{0} runs commands on the project's hosts",
		Operands: "text...", Options: `-* -T,--tasks,-P:list`,
		Subs: []Entry{
			{Name: "version list diagnose help docs init", Level: medium, Categories: executes, Operands: "text..."},
			{
				Name: "deploy setup redeploy rollback", Level: high, Categories: publishes | network | system,
				Operands: "text...",
			},
			{Name: "remove destroy prune", Level: high, Categories: deletes | network, Operands: "text..."},
			{Name: "secrets", Level: high, Categories: secrets | network, Operands: "text..."},
		},
		Examples: `
			high NETWORK_RISK SYSTEM_IMPACT | cap production deploy
			high PUBLISH | kamal deploy
			high DELETE | kitchen destroy
			low | kamal --version
		`,
	},
	{
		Name:   "symfony",
		Source: "symfony.com/doc/current/setup/symfony_cli 5",
		Level:  medium, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{Name: "version help check:requirements", Level: low, Operands: "text..."},
			{Name: "new composer", Level: high, Categories: installs | network, Operands: "text..."},
			{
				Name: "serve server:start server:status server:log", Level: medium, Categories: executes,
				Operands: "text...",
			},
			{Name: "console php run", Level: medium, Categories: executes, Operands: "text..."},
			{
				Name: "self:update self-update local:new", Level: high, Categories: installs | network,
				Operands: "text...",
			},
			{
				Name: "var:export env:* *:env:*", Level: high, Categories: secrets, Out: Sensitive,
				Operands: "text...", Options: `-*`,
			},
			{
				Name: "server:ca:* proxy:* local:proxy:* local:server:ca:*", Level: high, Categories: system,
				Operands: "text...",
			},
			{Name: "book:*", Level: high, Categories: overwrites | network, Operands: "text..."},
			{
				Name: "var:* variable:* env:* local:var:*", Level: high, Categories: secrets, Says: saysFramework,
				Out: Sensitive, Operands: "text...", Options: `-*`,
			},
			{Name: "deploy cloud:* *:deploy", Level: high, Categories: publishes | network, Operands: "text..."},
			{Name: "*:delete", Level: high, Categories: deletes | network, Operands: "text..."},
		},
		Examples: `
			medium | symfony serve
			high DEPS_INSTALL_UPDATE | symfony new app
			high PUBLISH | symfony deploy
			high FS_CONFIG_SECRETS | symfony var:export
			high DEPS_INSTALL_UPDATE | symfony self:update
			high SYSTEM_IMPACT | symfony server:ca:install
		`,
	},
}
