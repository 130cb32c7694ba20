package program

// consoleTasks are tasks of the consoles of frameworks and sites.
var consoleTasks = []Entry{
	{
		Name: loudTasks, Level: high, Categories: deletes, Says: "{0} throws away data of the database",
		Operands: "text...", Options: `-*`,
	},
	{
		// laravel.com/docs/12.x, symfony.com/doc: what waits or is due is done, mails among it.
		Name:  "schedule:run schedule:work queue:retry queue:retry-batch messenger:failed:retry cron:run",
		Level: high, Categories: sends | executes, Operands: "text...", Options: `-*`,
	},
	{Name: "db:seed", Level: medium, Operands: "text...", Options: `-* --force:deletes --class,--database=`},
	{Name: "schema:dump", Level: medium, Operands: "text...", Options: `-* --prune:overwrites`},
	{
		Name: "install:api install:broadcasting", Level: high, Categories: installs | network, Operands: "text...",
		Options: `-*`,
	},
	{Name: "storage:unlink", Level: high, Categories: overwrites, Operands: "text...", Options: `-*`},
	{
		// What packages bring along is copied into the project (laravel.com/docs/12.x/packages).
		Name: "vendor:publish config:publish lang:publish stub:publish", Level: medium, Operands: "text...",
		Options: `-* --force:overwrites`,
	},
	{
		Name: "*:migrations:migrate migrations:migrate", Level: medium, Operands: "text...", Options: `-*`,
		Names: []Entry{
			{Name: "first prev 0", Level: high, Categories: deletes, Says: "{0} throws away data of the database"},
		},
	},
	{
		Name: "migrations seeds", Level: medium, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{
				Name: "rollback backwards reset", Level: high, Categories: deletes,
				Says: "{0} throws away data of the database", Operands: "text...", Options: `-*`,
			},
		},
	},
	{
		Name: "post comment term media menu cache cron", Level: medium, Operands: "text...",
		Options: `-*`,
		Subs: []Entry{
			{Name: "delete flush clean", Level: high, Categories: deletes, Operands: "text...", Options: `-*`},
		},
	},
	{
		Name: "transient", Level: medium, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{Name: "delete", Level: high, Categories: deletes, Operands: "text...", Options: `-*`},
			{ // wp-cli.org, wp transient: values that plugins keep, keys of services among them
				Name: "get list", Level: high, Categories: secrets,
				Says: "{0} shows or changes a site's settings, passwords among them", Out: Sensitive,
				Operands: "text...", Options: `-*`,
			},
		},
	},
	// The consoles of Symfony and Laravel take any beginning that is one command's only.
	{
		Name: "c*:sh* c:s co:s con:s conf:s confi:s config:s e*:d* d*:dot* env:e* env:show env/show " +
			"secrets:r* secrets:d* secrets:s* secrets:g* sec*:r* sec*:d* sec*:s* sec*:g* sql:connect sql-connect " +
			"*:decrypt *:reveal",
		Level: high, Categories: secrets, Says: saysFramework, Out: Sensitive, Operands: "text...", Options: `-*`,
	},
	{
		Name: "key:generate k*:g* generate:key g*:k* setup/keys setup/app-id setup/security-key env:add " +
			"jwt:secret passport:keys",
		Level: high, Categories: secrets, Says: "{0} writes new keys over those that the project has",
		Operands: "text...", Options: `-* --show:dry`,
	},
	{
		Name:  "secrets:list sec*:l* debug:container d*:con* debug:config sql:conf sql-conf config:list",
		Level: medium, Operands: "text...",
		Options: `
			-*
			--reveal,--env-vars,--resolve-env,--show-passwords,--private:secrets
			--env-var?=:secrets
		`,
	},
	{
		Name: "@*", Level: high, Categories: network, Says: "{0} works on another machine's site",
		Operands: "text...", Options: `-*`,
	},
	{Name: "sql:dump sql-dump", Level: high, Categories: secrets, Out: Sensitive, Operands: "text...", Options: `-*`},
	{
		Name: "sql:sync sql-sync core:rsync rsync site:ssh ssh", Level: high, Categories: network | deletes,
		Operands: "text...", Options: `-*`,
	},
	{Name: "super-admin role cap uli", Level: high, Categories: accounts, Operands: "text...", Options: `-*`},
	{Name: "language", Level: high, Categories: installs | network, Operands: "text...", Options: `-*`},
	{
		Name: "config:system:get config:app:get", Level: medium, Operands: "text...", Options: `-*`,
		Names: []Entry{
			{
				Name: "*pass* *secret* *salt* *token* *key* *credential*", Level: high, Categories: secrets,
				Says: saysFramework,
			},
		},
	},
	{Name: "config:cache config:clear", Level: medium, Operands: "text...", Options: `-*`},
	{
		Name: "config:* cset cget cim config-* state:* sset entity:* search-replace import maintenance-mode " +
			"option",
		Level: high, Categories: secrets | deletes,
		Says: "{0} shows or changes a site's settings, passwords among them", Operands: "text...", Options: `-*`,
	},
	{ // wp-cli.org, wp network meta: values that plugins keep, keys of services among them
		Name: "network", Level: medium, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{
				Name: "meta", Level: high, Categories: secrets,
				Says: "{0} shows or changes a site's settings, passwords among them", Out: Sensitive,
				Operands: "text...", Options: `-*`,
			},
		},
	},
	{
		Name: "ev php:eval php core:cli script php-eval php:script php-script scr", Level: high,
		Categories: executes, Operands: "code...",
	},
	{
		Name: "eval eval-file php:cli sql:cli shell", Level: high, Categories: executes, Operands: "code...",
		Options: `-* --execute=:code`,
	},
	{Name: "tinker", Level: medium, Operands: "text...", Options: `-* --execute=:code`, Special: Console},
	{Name: "user:* user", Level: high, Categories: accounts, Operands: "text...", Options: `-*`},
	{
		Name: "config", Level: medium, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{
				Name: "get list create edit set delete show show-vars shuffle-salts", Level: high,
				Categories: secrets, Says: "{0} shows or changes a site's settings, passwords among them",
				Operands: "text...", Options: `-*`,
			},
		},
	},
	{Name: "db site", Level: high, Categories: deletes, Operands: "text...", Options: `-*`},
	{
		Name: "plugin theme core", Level: high, Categories: installs | network, Operands: "text...", Options: `-*`,
		Subs: []Entry{{Name: "list status get version", Level: low, Operands: "text...", Options: `-*`}},
	},
}

// phpTools: Composer, Artisan, PHPUnit and their like.
var phpTools = []Entry{
	{
		Name:   "composer",
		Source: "getcomposer.org/doc/03-cli, Composer 2.8: plugins and scripts run",
		Options: `
			-V,-h:info
			-qnv
			-d,--working-dir=:cd
			--quiet --ansi --no-ansi --no-interaction --profile --no-plugins --no-scripts --no-cache --verbose
		`,
		Subs: []Entry{
			{
				Name: "validate", Level: low, Operands: "read",
				Options: `
					--strict --no-check-all --no-check-lock --check-lock --no-check-publish --no-check-version
					-A,--with-dependencies
				`,
			},
			{
				Name: "show info depends why prohibits why-not licenses status check-platform-reqs about " +
					"help fund suggests list",
				Level: low, Operands: "text...",
				Options: `
					-tisPNDHMmLrA
					-f,--format=
					-l,--latest,-o,--outdated,-a,--all:answer
					--tree --installed --platform
					--available:answer
					--self --name-only --path --direct --strict --minor-only --major-only --patch-only --no-dev
					--recursive --no-check-all --no-check-lock --no-check-publish --by-package --by-suggestion --locked
				`,
			},
			{
				Name: "outdated search audit browse home diagnose", Level: medium, Out: Answer, Operands: "text...",
				Options: `-*`,
			},
			{
				Name: "config", Level: medium, Bare: low, Categories: executes, Operands: "text...",
				Options: `
					-g,--global:outside
					-l,--list:info+secrets
					-e,--editor:executes
					-a,--auth:secrets
					-f,--file=:read
					--unset --json --merge --append --absolute --source
				`,
			},
			{
				Name:  "install i update u upgrade require r remove rm reinstall self-update selfupdate bump",
				Level: high, Categories: installs | network, Operands: "package...", Options: `-* -o --dry-run:dry`,
			},
			{
				Name: "create-project", Level: high, Categories: installs | network | executes,
				Operands: "text make text", Options: `-* --repository=:url`,
			},
			{
				Name: "global", Level: high, Categories: installs | network | outside, Operands: "text...",
				Options: `-*`,
				Subs:    []Entry{{Name: "show info list licenses", Level: low, Operands: "text...", Options: `-*`}},
			},
			{Name: "exec", Level: medium, Operands: "cmd...", Options: `-l,--list:info`},
			{
				Name: "run-script run", Level: medium, Operands: "text...", Options: `-* -l,--list:info`,
				Subs: []Entry{
					{
						Name: "deploy* release* publish* ship*", Level: high, Categories: publishes,
						Says: "{0} runs a script of the project that by its name publishes", Operands: "text...",
						Options: `-*`,
					},
				},
			},
			{Name: "clear-cache clearcache cc", Level: high, Categories: overwrites | outside, Options: `--gc`},
			{
				Name: "test lint build check analyse analyze stan cs fix format dev start dump-autoload " +
					"dumpautoload init archive compile phpunit pest phpstan psalm phpcs phpcbf cs-check cs-fix " +
					"lint-fix rector pint unit coverage docs qa ci",
				Level: medium, Operands: "text...", Options: `-*`,
			},
		},
		Examples: `
			low | composer --version
			low | composer show
			low | composer show --tree
			low | composer validate --strict
			low | composer why symfony/console
			low | composer licenses
			medium | composer test
			medium | composer compile
			medium | composer run-script lint
			medium | composer dump-autoload -o
			medium | composer outdated
			medium | composer show -l
			high DEPS_INSTALL_UPDATE | composer install --no-dev
			high DEPS_INSTALL_UPDATE | composer require symfony/console
			high DEPS_INSTALL_UPDATE FS_OUTSIDE_WORKSPACE | composer global require x/y
			high..critical FS_DELETE_OVERWRITE | composer exec rm -rf src
			high FS_CONFIG_SECRETS | composer config --auth --list
		`,
	},
	{
		Name: "artisan console craft ace spark phinx piccolo symfony-console sail drush wp wp-cli occ magento",
		Source: "laravel.com/docs/artisan; symfony.com/doc console; docs.adonisjs.com ace; codeigniter " +
			"spark; phinx.org; piccolo manual; drush.org; wp-cli.org",
		Level: medium, Operands: "text...",
		Options: `
			-*
			-V,-h:info
			--env=
			--path=:look
			--url=:url
		`,
		Lists: [][]Entry{{
			{Name: "artisan art", Level: medium, Operands: "text...", Options: `-*`, Subs: consoleTasks},
		}, consoleTasks},
		Examples: `
			medium | artisan migrate
			medium | artisan cache:clear
			high DELETE | artisan queue:clear
			high SEND | artisan schedule:run
			high DELETE | artisan db:seed --force
			medium | artisan db:seed --class=UserSeeder
			medium | artisan vendor:publish --tag=config
			high PUBLISH | console app:publish
			high DELETE | artisan db:w
			high DELETE | console d:d:d --force
			medium | console c:c
			medium | console d:m:m
			medium | artisan migrate:stat
			medium | artisan schema:dump
			high FS_DELETE_OVERWRITE | artisan schema:dump --prune
			high DELETE | artisan migrate --env=production
			medium | artisan migrate --env=testing
			medium | artisan config:cache --env=production
			high DELETE | console doctrine:database:drop --force
			high DELETE | phinx rollback -t 0
			high DELETE | wp post delete 1
			high DELETE | artisan migrate:fresh --seed
			high EXEC_ARBITRARY | artisan tinker
			medium | artisan tinker --execute='echo User::count();'
			high DELETE | artisan tinker --execute='User::query()->delete();'
			high DEPS_INSTALL_UPDATE | wp plugin install x
			high DELETE | wp db reset --yes
			high FS_CONFIG_SECRETS | wp option list
			high FS_CONFIG_SECRETS | wp network meta list 1
		`,
	},
	{
		Name:   "phpunit pest phpspec behat paratest infection phpbench",
		Source: "phpunit.de/documentation, PHPUnit 11: they run the project's tests",
		Level:  medium, Operands: "text...",
		Options: `
			-*
			-h:info
			--bootstrap,--include-path,--prepend,--extension,--loader,--printer=:script
			-c,--configuration,--config=:settings
			--filter=
			--testsuite=
			--group=
			--log-junit,--testdox-html,--testdox-text,--coverage-clover,--coverage-xml,--coverage-php=:make
			--coverage-cobertura,--coverage-crap4j,--log-teamcity,--log-events-text,--log-events-verbose-text=:make
			--log-otr,--generate-baseline,--testdox-xml,--cache-result-file=:make
			--coverage-text?=:make
			--coverage-html=:make
			-d=:executes
			--cache-directory=:make
		`,
		Examples: `
			low | phpunit --version
			medium | phpunit --filter testX tests
			medium EXEC_ARBITRARY | phpunit --bootstrap ./x.php tests
			medium | pest --parallel
		`,
	},
	{
		Name: "phpcs phpcbf php-cs-fixer phpstan psalm phan rector pint phpmd phploc pdepend deptrac phplint " +
			"parallel-lint twigcs ecs phpdoc phpdocumentor box phing deployer",
		Source: "phpstan.org, cs.symfony.com and the manuals of the others: their settings are code of the " +
			"project",
		Level: medium, Operands: "text...",
		Options: `
			-*
			-h:info
			--bootstrap,--autoload-file,-a=:script
			-c,--config,--configuration,--config-file,--standard=:settings
			--report=:settings
			--report-file,--output,--set-baseline,--dump-taint-graph=:make
			--generate-baseline?=:make
			-d=
			-l=
			--level=
		`,
		Examples: `
			low | phpstan --version
			medium | phpstan analyse src
			medium | php-cs-fixer fix src
			medium EXEC_ARBITRARY | phpstan analyse -a ./x.php src
		`,
	},
	{
		Name:   "kahlan php-scoper jigsaw doctrine-migrations doctrine couscous sculpin",
		Source: "the manuals of each: they load code of the project, also to tell what they can do",
		Level:  medium, Operands: "text...",
		Options: `
			-*
			-h:info
			-V:info
			-c,--config,--configuration,--db-configuration=:script
			-d,--working-dir=:cd
			-o,--output-dir=:make
		`,
		Lists: [][]Entry{consoleTasks},
		Examples: `
			medium | kahlan
			medium | php-scoper add-prefix
			medium | jigsaw build
			medium | doctrine-migrations status
			high DELETE | doctrine-migrations migrations:migrate first
		`,
	},
	{
		Name:   "dep",
		Source: "Deployer 7, Command Line: it loads the recipe of the project, also to list tasks",
		Level:  medium, Operands: "text...",
		Options: `
			-*
			-h:info
			-V:info
			-f,--file=:script
		`,
		Subs: []Entry{
			{Name: "list tree config init completion help", Level: medium, Operands: "text...", Options: `-*`},
			{
				Name: "run ssh rollback", Level: high, Categories: network | executes, Operands: "text...",
				Options: `-*`,
			},
			{
				Name: "deploy deploy:* provision provision:*", Level: high, Categories: publishes | network,
				Operands: "text...", Options: `-*`,
			},
		},
		Examples: `
			medium | dep list
			high PUBLISH | dep deploy
			high NETWORK_RISK | dep ssh
		`,
	},
	{
		Name:   "psysh",
		Source: "PsySH 0.12: it runs what it is given as PHP",
		Level:  high, Categories: executes, Operands: "text...", Options: `-* -h:info -V:info`,
		Examples: `high EXEC_ARBITRARY | psysh`,
	},
	{
		Name:   "pecl pear phive phpenv phpbrew",
		Source: "pecl and phive manuals",
		Level:  high, Categories: installs | network, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{Name: "list version versions status config-show", Level: low, Operands: "text...", Options: `-ac`},
		},
		Examples: `
			low | pecl list
			high DEPS_INSTALL_UPDATE | pecl install xdebug
		`,
	},
}
