package program

import (
	"slices"

	"guard/locale"
)

// otherLanguages: gem, bundle, rake, composer, dotnet, swift, mix, dart …
var otherLanguages = slices.Concat(rubyTools, phpTools, dotnetTools, swiftTools, dartTools, beamTools, functionalTools, smallLanguages)

// loudTasks are tasks of rake, artisan, mix and their like that by their names
// throw away the database's data; guard does not see what they really do.
const loudTasks = "db:drop db:drop:* db:reset db:purge db:migrate:reset db:truncate_all db:schema:load db:rollback db:wipe migrate:fresh migrate:reset migrate:refresh migrate:rollback ecto.drop ecto.reset ecto.rollback " +
	"*:drop *:drop:* *:drop-* *:drop_all *:rollback *:rollback:* *:reset *:fresh *:refresh *:revert *:undo *:undo:* *:down *:wipe *:purge *:purge:* *:flush *:truncate *:truncate_all *:unload *:uninstall *:replant db:setup db:migrate:redo " +
	"queue:clear queue:flush queue:forget queue:prune-* horizon:clear horizon:forget telescope:clear telescope:prune pulse:clear model:prune *:failed:remove *:fixtures:load *:structure:load *:migrations:execute *:migrations:version *:query:sql *:run-sql sql:query sql:execute sqlq sql-drop sql-query sqlc " +
	"rollback revert downgrade truncate"

// saysFramework is said where a framework's command prints the project's settings as they
// are, passwords and keys among them, or changes where they are kept.
const saysFramework locale.Message = "{0} shows or changes the project's secrets"

// rubyTools: RubyGems, Bundler, Rake, Rails and their like.
var rubyTools = []Entry{
	{
		Name:   "gem",
		Source: "guides.rubygems.org/command-reference, RubyGems 3.5",
		Options: `
			-v,-h:info
			-Vq --verbose --quiet --silent
			--config-file=:settings
			--backtrace --debug --norc
		`,
		Subs: []Entry{
			{
				Name:  "list environment env help contents dependency which specification info stale lock check",
				Level: low, Operands: "text...",
				Options: `
					-ialdI
					-v,--version=
					-r,--remote,-b,--both:answer
					-s,--source=:url+network
					--local --installed --exact --all --prerelease --details --versions --no-versions --lib-only
					--prefix --pipe --reverse-dependencies --ruby --yaml --marshal
					--spec-dir=
					--gems-first --strict
					--platform=
					--alien
					--doctor:overwrites+outside
				`,
			},
			{Name: "search outdated", Level: medium, Out: Answer, Operands: "text...", Options: `-* -s,--source=:url`},
			{
				Name: "fetch mirror", Level: high, Categories: network, Operands: "text...",
				Options: `-* -s,--source=:url`,
			},
			{
				Name: "install i update uninstall cleanup pristine exec", Level: high,
				Categories: installs | network, Operands: "package...",
				Options: `
					-*
					-i,--install-dir=:writedir
					-n,--bindir=:writedir
					-s,--source=:url
					-v,--version=
					-P=
					-g,--file=:read
					--user-install:outside
					--system:outside
				`,
			},
			{Name: "open", Level: high, Categories: executes, Operands: "text...", Options: `-* -e,--editor=:exec`},
			{
				Name: "build unpack rdoc rebuild", Level: medium, Operands: "read...",
				Options: `
					-*
					-o,--output=:make
					--target=:writedir
				`,
			},
			{
				Name: "push", Level: high, Categories: publishes | network, Operands: "sendfile",
				Options: `
					-*
					-k,--key=
					--host=:url
					--otp=
				`,
			},
			{
				Name: "yank", Level: high, Categories: publishes | network, Operands: "text...",
				Options: `
					-*
					-k,--key=
					--host=:url
					--otp=
					-v,--version=
				`,
			},
			{
				Name: "owner signin signout cert", Level: high, Categories: accounts | network, Operands: "text...",
				Options: `-*`,
			},
			{
				Name: "sources", Level: medium, Bare: low, Categories: executes,
				Says: "{0} changes from which host packages come",
				Options: `
					-l,--list:info
					-cu
					-a,--add=:url+executes
					-r,--remove=:executes
					--clear-all:executes
					--update:network
				`,
			},
			{Name: "server", Level: high, Categories: network, Operands: "text...", Options: `-*`},
		},
		Examples: `
			low | gem --version
			low | gem list
			low | gem list --local rails
			low | gem env home
			low | gem which rake
			low | gem sources
			medium | gem build app.gemspec
			medium EXEC_ARBITRARY | gem sources --add http://example.com
			medium | gem search rails
			medium | gem list --remote rails
			high DEPS_INSTALL_UPDATE | gem install rails
			high DEPS_INSTALL_UPDATE | gem update --system
			high..critical PUBLISH | gem push app-1.0.gem
			high PUBLISH | gem yank app -v 1.0
			high ACCOUNT_CHANGE | gem owner app --add eve@example.com
		`,
	},
	{
		Name:   "bundle bundler",
		Source: "bundle(1), Bundler 2.5; bare it installs",
		Level:  high, Categories: installs | network,
		Options: `
			-v,-h:info
			-r --verbose --no-color
			--retry=
		`,
		Subs: []Entry{
			{
				Name: "list show info check platform help version env doctor licenses", Level: low,
				Operands: "text...",
				Options: `
					--name-only --paths
					--only-group=
					--without-group=
					--path --version --dry-run --ruby --report --print
					--gemfile=:read
				`,
			},
			{
				Name: "config", Level: medium, Bare: low, Operands: "text...",
				Options: `--local --global:outside --parseable`,
				Subs:    []Entry{{Name: "list get", Level: low, Operands: "text...", Options: `--parseable`}},
			},
			{Name: "outdated", Level: medium, Out: Answer, Operands: "text...", Options: `-*`},
			{Name: "exec e", Level: medium, Operands: "cmd...", Options: `--keep-file-descriptors --gemfile=:script`},
			{
				Name:  "install i update add remove lock cache package pack clean binstubs pristine plugin inject",
				Level: high, Categories: installs | network, Operands: "package...",
				Options: `
					-*
					-j,--jobs=
					--path,--target=:writedir
					--gemfile=:script
					--git=:url
					--source=:url
					--without,--with=
					-v,--version=
					-g,--group=
					--standalone?=
					--bin?=
				`,
			},
			{Name: "init gem", Level: medium, Operands: "make", Options: `-*`},
			{Name: "open console", Level: high, Categories: executes, Operands: "text...", Options: `-*`},
		},
		Examples: `
			low | bundle --version
			low | bundle list
			low | bundle show rails
			low | bundle info rails --path
			low | bundle config
			medium | bundle exec rspec
			medium | bundle exec rake test
			medium | bundle exec rubocop -a
			high DEPS_INSTALL_UPDATE | bundle
			high DEPS_INSTALL_UPDATE | bundle install
			high DEPS_INSTALL_UPDATE | bundle update rails
			high..critical FS_DELETE_OVERWRITE | bundle exec rm -rf src
			high DELETE | bundle exec rails db:drop
			high EXEC_ARBITRARY | bundle console
		`,
	},
	{
		Name:   "rake thor",
		Source: "rake(1), Rake 13; thor README",
		Goals:  true, Level: medium, Operands: "text...",
		Options: `
			-*
			-V,-h:info
			-f,--rakefile=:script
			-r,--require=:script
			-R,--rakelibdir=:script
			-I,--libdir=:executes
			-e,--execute,-E,--execute-continue,-p,--execute-print=:code
			-C,--directory=:cd
			-j,--jobs?=
			-n --dry-run
		`,
		Subs: []Entry{
			{
				Name: loudTasks, Level: high, Categories: deletes, Says: "{0} throws away data of the database",
				Operands: "text...",
			},
			{
				Name: "install install:*", Level: high, Categories: installs | outside,
				Says: "{0} by its name puts files outside the workspace", Operands: "text...",
			},
			{
				Name: "release release:* publish* deploy* *:deploy *:release", Level: high, Categories: publishes,
				Says: "{0} runs a task of the project that by its name publishes", Operands: "text...",
			},
		},
		Examples: `
			low | rake --version
			medium | rake test
			medium | rake -T
			medium | rake db:migrate
			medium..critical EXEC_ARBITRARY | rake -e 'system("id")'
			medium EXEC_ARBITRARY | rake -f other.rake
			high DELETE | rake db:drop
			high PUBLISH | rake release
		`,
	},
	{
		Name:   "rails hanami hanamirb",
		Source: "guides.rubyonrails.org/command_line, Rails 7.1",
		Level:  medium, Operands: "text...",
		Options: `
			-*
			-h:info
			-e,--environment=
			-p,--port=
			-b,--binding=
		`,
		Subs: []Entry{
			{Name: "version -v about", Level: low, Operands: "text..."},
			{
				Name: loudTasks, Level: high, Categories: deletes, Says: "{0} throws away data of the database",
				Operands: "text...", Options: `-*`,
			},
			{Name: "destroy d", Level: high, Categories: overwrites, Operands: "text...", Options: `-*`},
			{Name: "console c dbconsole db", Level: high, Categories: executes, Operands: "text...", Options: `-*`},
			{Name: "runner r", Level: medium, Categories: executes, Style: Plain, Operands: "code..."},
			{
				Name: "credentials:* secrets:* encrypted:*", Level: high, Categories: secrets, Operands: "text...",
				Options: `-*`,
			},
			{
				Name: "new", Level: high, Categories: installs | network, Operands: "make text...",
				Options: `-* -m,--template=:script`,
			},
			{
				Name: "importmap:pin app:template *:install *:install:*", Level: high,
				Categories: installs | network, Operands: "text...", Options: `-*`,
			},
			{Name: "generate g", Level: medium, Operands: "text...", Options: `-* -f,--force:overwrites`},
			{
				Name: "server s test t routes db:* stats notes assets:* tmp:* log:* zeitwerk:* initializers " +
					"middleware",
				Level: medium, Operands: "text...", Options: `-*`,
			},
		},
		Examples: `
			low | rails --version
			low | rails about
			medium | rails server -p 3001
			medium | rails test
			medium | rails db:migrate
			medium | rails routes
			high DELETE | rails db:drop
			high DELETE | rails db:reset
			high EXEC_ARBITRARY | rails console
			medium..critical EXEC_ARBITRARY | rails runner 'puts 1'
			high FS_CONFIG_SECRETS | rails credentials:show
		`,
	},
	{
		Name:   "rspec minitest cucumber spinach autotest zeus testrb",
		Source: "rspec.info, RSpec 3.13; cucumber.io/docs: they run the project's tests",
		Level:  medium, Operands: "text...",
		Options: `
			-*
			-v:info
			-h:info
			-r,--require=:script
			-I=:executes
			-O,--options=:settings
			-p,--profile=:executes@*/*
			-o,--out=:make
			-P,--pattern=
			-e,--example=
			-t,--tag=
			-f,--format=:format
			--seed=
		`,
		Examples: `
			low | rspec --version
			medium | rspec spec/models
			medium | rspec -e works --fail-fast
			medium EXEC_ARBITRARY | rspec -r ./x.rb
		`,
	},
	{
		Name: "foreman overmind hivemind goreman forego nf honcho",
		Source: "foreman(1), 0.88; READMEs of overmind 2.5, goreman, forego, node-foreman and honcho 2: run " +
			"starts a command with what .env says",
		Level: medium, Operands: "text...",
		Options: `
			-*
			-v,-h:info
			-e,--env=:read
			-f,--procfile=:script
			-d,--root=:cd
			-s,--socket=
			-p,--port=
			-c,--concurrency,-m,--formation=
			-t,--timeout=
			-l,--processes=
		`,
		Subs: []Entry{
			{Name: "run", Level: medium, Operands: "cmd..."},
			{Name: "check help version", Level: low, Operands: "text..."},
			{
				Name: "export", Level: medium, Operands: "text writedir",
				Options: `
					-*
					-l,--log,-r,--run=:look
					-t,--template=:script
					-u,--user=
					-a,--app=
				`,
			},
		},
		Examples: `
			low | foreman --version
			medium | foreman start
			medium | foreman run npm test
			high FS_CONFIG_SECRETS | foreman run env
			high FS_CONFIG_SECRETS | overmind run printenv
			high..critical FS_DELETE_OVERWRITE | honcho run rm -rf src
		`,
	},
	{
		Name: "rubocop standardrb rufo reek brakeman fasterer haml-lint slim-lint erb_lint erblint " +
			"solargraph steep srb sorbet tapioca typeprof rbs yard yardoc rdoc bundle-audit bundler-audit " +
			"i18n-tasks annotate overcommit license_finder puma unicorn thin passenger rackup sidekiq middleman " +
			"nanoc jekyll bridgetown",
		Source: "rubocop.org, puma and jekyll manuals and those of the others: they check, document or serve " +
			"the project",
		Level: medium, Operands: "text...",
		Options: `
			--start-server -*
			-h:info
			-a,-A,--autocorrect,--autocorrect-all,--auto-correct,--fix:edit
			-r,--require=:script
			-c,--config=:settings
			-o,--out,--output=:make
			-d,--destination=:emptied
			--only=
			--except=
			-f,--format=:format
			-C=:settings
			-p=
		`,
		Subs: []Entry{
			{
				Name: "server", Level: high, Categories: network, Says: "{0} serves the folder to the network",
				Operands: "text...", Options: `-*`,
			},
			{Name: "config", Level: high, Categories: outside, Operands: "text...", Options: `-*`},
			{Name: "translate-*", Level: high, Categories: network | sends, Operands: "text...", Options: `-*`},
			{Name: "irb", Level: high, Categories: executes, Options: `-*`},
			{Name: "publish deploy", Level: high, Categories: publishes | network, Operands: "text...", Options: `-*`},
			{Name: "update", Level: high, Categories: network, Operands: "text...", Options: `-*`},
		},
		Examples: `
			medium EXEC_ARBITRARY | rubocop --format ./x.rb src
			low | rubocop --version
			medium | rubocop -a lib
			medium | jekyll build
			medium | puma -C config/puma.rb
			medium EXEC_ARBITRARY | rubocop -r ./x.rb
			high FS_OUTSIDE_WORKSPACE | yardoc -o /srv/x
		`,
	},
	{
		Name:   "rbenv rvm chruby ruby-install ruby-build",
		Source: "rbenv and rvm READMEs",
		Level:  high, Categories: installs | network | outside, Operands: "text...", Options: `-* -l,--list:list`,
		Subs: []Entry{
			{
				Name:  "versions version which whence root prefix list info current shims commands help",
				Level: low, Operands: "text...", Options: `-* --bare`,
			},
			{
				Name: "local shell use rehash", Level: medium, Bare: low, Operands: "text...",
				Options: `-* --default:outside`,
			},
			{
				Name: "global default alias", Level: high, Bare: low, Categories: outside, Operands: "text...",
				Options: `-*`,
			},
			{
				Name: "init", Level: high, Categories: outside, Operands: "text...",
				Subs: []Entry{{Name: "-", Level: low, Operands: "text...", Options: `-*`}},
			},
			{
				Name: "gemset", Level: medium, Operands: "text...", Options: `-*`,
				Subs: []Entry{
					{
						Name: "empty delete prune", Level: high, Categories: overwrites | outside,
						Operands: "text...", Options: `-*`,
					},
				},
			},
			{Name: "exec do", Level: medium, Operands: "cmd...", Special: Forward, Options: `-*`},
		},
		Examples: `
			low | rbenv versions
			low | rvm list
			medium | rbenv local 3.3.0
			high DEPS_INSTALL_UPDATE | rbenv install 3.3.0
			high..critical FS_DELETE_OVERWRITE | rbenv exec rm -rf src
		`,
	},
}

// consoleTasks are tasks of the consoles of frameworks and sites.
var consoleTasks = []Entry{
	{
		Name: loudTasks, Level: high, Categories: deletes, Says: "{0} throws away data of the database",
		Operands: "text...", Options: `-*`,
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
		Name: "post comment term media menu transient cache cron", Level: medium, Operands: "text...",
		Options: `-*`,
		Subs: []Entry{
			{Name: "delete flush clean", Level: high, Categories: deletes, Operands: "text...", Options: `-*`},
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
		Subs: []Entry{{Name: "list pluck", Level: medium, Operands: "text...", Options: `-*`}},
	},
	{
		Name: "ev php:eval php core:cli script php-eval php:script php-script scr", Level: high,
		Categories: executes, Operands: "code...",
	},
	{
		Name: "tinker eval eval-file php:cli sql:cli shell", Level: high, Categories: executes, Operands: "code...",
		Options: `-* --execute=:code`,
	},
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
					"dumpautoload init archive",
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
		Subs: slices.Concat([]Entry{
			{Name: "artisan art", Level: medium, Operands: "text...", Options: `-*`, Subs: consoleTasks},
		}, consoleTasks),
		Examples: `
			medium | artisan migrate
			medium | artisan cache:clear
			high DELETE | artisan queue:clear
			high DELETE | console doctrine:database:drop --force
			high DELETE | phinx rollback -t 0
			high DELETE | wp post delete 1
			high DELETE | artisan migrate:fresh --seed
			high EXEC_ARBITRARY | artisan tinker
			high DEPS_INSTALL_UPDATE | wp plugin install x
			high DELETE | wp db reset --yes
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
			--log-otr,--generate-baseline,--testdox-xml=:make
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
			--report-file,--output=:make
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

// dotnetTools: the .NET command line and its like.
var dotnetTools = []Entry{
	{
		Name:   "dotnet",
		Source: "learn.microsoft.com/dotnet/core/tools, .NET 9",
		Level:  medium, Categories: executes, Operands: "script text...", Special: Script,
		Options: `
			@
			-h,--info,--list-sdks,--list-runtimes:info
			-d --diagnostics
			--roll-forward=
			--fx-version=
			--additionalprobingpath=:executes
			--additional-deps=:script
			--depsfile=:script
			--runtimeconfig=:script
		`,
		Subs: []Entry{
			{
				Name: "list", Level: low, Operands: "read text...",
				Options: `
					--no-restore
					-v,--verbosity=
					--format=
					-f,--framework=
					--config=:settings
					--include-transitive
					--outdated,--deprecated,--vulnerable,--highest-minor,--highest-patch:answer
					--source=:url+network
					--interactive
				`,
			},
			{Name: "help sdk", Level: low, Operands: "text...", Options: `-h:info`},
			{
				Name: "clean", Level: medium, Categories: overwrites, Operands: "text...",
				Options: `
					-*
					-c,--configuration=
					-f,--framework=
					-r,--runtime=
					-o,--output=
					-v,--verbosity=
				`,
			},
			{
				Name: "build test pack msbuild vstest format build-server publish store", Level: medium,
				Operands: "text...",
				Options: `
					-*
					-c,--configuration=
					-f,--framework=:outside@*=/*+outside@*=..*+outside@*=~*
					-r,--runtime=
					-o=:make+outside@rc:*+outside@utputResultsCache:*
					--output,--artifacts-path,--results-directory,--report=:make
					-t,--target=:publishes@*ublish*+publishes@*eploy*
					-v,--verbosity=
					-p,--property=:env+executes@*$(*+network@*=http*+overwrites@p:*+overwrites@reprocess:*` +
					`+overwrites@rofileEvaluation:*+publishes@*PublishProfile=*+publishes@*WebPublish*` +
					`+publishes@*DeployOnBuild=true*+publishes@*ContainerRegistry=*+executes@*ConfigFile=*` +
					`+executes@*Analyzers=*+executes@*RuleSet=*+executes@*NuspecFile=*+executes@roperty:Custom*` +
					`+executes@roperty:Directory*
					-l,--logger=:executes@*.dll*+executes@*,*+outside@*=/*+outside@*=..*
					--filter=
					-s,--settings=:settings
					-a,--test-adapter-path=:script
					--collect=
					--diag=:make
					-b?=:outside@l:/*+outside@l:..*+outside@l:~*
					--arch=
					--os=
					--source=:url+network@*://*
					-m
				`,
			},
			{
				Name: "run watch", Level: medium, Operands: "text...",
				Options: `
					-*
					--project=:settings
					-c=
					-f=
					--launch-profile=
					-e,--environment=:env
					-p=
				`,
				Subs: []Entry{
					{
						Name: "~/** ../** /**", Level: medium, Categories: executes | outside, Style: Plain,
						Operands: "text...",
					},
					{Name: "* */* */*/*", Level: medium, Style: Plain, Operands: "text..."},
				},
			},
			{
				Name: "restore add remove reference package tool workload", Level: high,
				Categories: installs | network, Operands: "text...",
				Options: `
					-*
					-s,--source=:url
					-v=
					--configfile=:read
				`,
				Subs: []Entry{
					{
						Name: "list", Level: low, Operands: "text...",
						Options: `-* --outdated,--deprecated,--vulnerable:answer`,
					},
					{Name: "run exec", Level: medium, Categories: executes, Style: Plain, Operands: "text..."},
				},
			},
			{
				Name: "new", Level: medium, Operands: "text...",
				Options: `
					-*
					-o,--output=:make
					-n,--name=
					--install,-i:installs
					--force:overwrites
				`,
				Subs: []Entry{
					{Name: "list details", Level: low, Operands: "text...", Options: `-*`},
					{
						Name: "install uninstall update search", Level: high, Categories: installs | network,
						Operands: "text...", Options: `-*`,
					},
				},
			},
			{
				Name: "sln solution", Level: medium, Operands: "edit text read...", Options: `-*`,
				Subs: []Entry{{Name: "list", Level: low}},
			},
			{
				Name: "nuget", Level: medium, Operands: "text...",
				Subs: []Entry{
					{
						Name: "push", Level: high, Categories: publishes | network, Operands: "sendfile...",
						Options: `
							-*
							-k,--api-key=
							-s,--source=:url
							--symbol-source=:url
						`,
					},
					{
						Name: "delete", Level: high, Categories: publishes | deletes | network, Operands: "text...",
						Options: `
							-*
							-k,--api-key=
							-s,--source=:url
						`,
					},
					{
						Name: "locals", Level: medium, Operands: "text...",
						Options: `
							-l,--list:info
							-c,--clear:overwrites
							--force-english-output
						`,
					},
					{
						Name: "list why", Level: low, Operands: "text...",
						Options: `
							--format=
							-f=
						`,
					},
					{
						Name: "config", Level: high, Categories: secrets | outside,
						Says:     "{0} shows or changes settings outside the workspace, passwords among them",
						Operands: "text...", Options: `-*`,
						Subs: []Entry{{Name: "paths", Level: low, Operands: "text..."}},
					},
					{
						Name: "trust sign", Level: high, Categories: accounts, Operands: "text...", Options: `-*`,
						Subs: []Entry{{Name: "list", Level: low, Operands: "text..."}},
					},
					{
						Name: "add update remove enable disable", Level: medium, Categories: executes,
						Says: "{0} changes from which host packages come", Operands: "text...", Options: `-*`,
					},
				},
			},
			{Name: "user-secrets", Level: high, Categories: secrets, Operands: "text...", Options: `-* -p=`},
			{
				Name: "dev-certs", Level: high, Categories: secrets | system, Operands: "text...",
				Options: `-* -c,--check:info`,
			},
			{
				Name: "ef", Level: medium, Operands: "text...",
				Options: `
					-*
					-p=
					-s=
				`,
				Subs: []Entry{
					{
						Name: "database", Level: high, Categories: network, Operands: "text...", Options: `-*`,
						Subs: []Entry{
							{
								Name: "drop", Level: high, Categories: deletes,
								Says: "{0} throws the database away", Options: `-*`,
							},
						},
					},
					{
						Name: "migrations dbcontext", Level: medium, Operands: "text...", Options: `-*`,
						Subs: []Entry{
							{
								Name: "scaffold", Level: high, Categories: network, Operands: "text...",
								Options: `
									-*
									-o,--output-dir=:make
									-f,--force:overwrites
								`,
							},
							{
								Name: "remove", Level: high, Categories: overwrites | deletes,
								Says: "{0} throws away data of the database", Options: `-*`,
							},
						},
					},
				},
			},
			{
				Name: "exec fsi script csi", Level: medium, Categories: executes, Style: Plain,
				Operands: "script text...", Special: Script,
			},
		},
		Examples: `
			low | dotnet --version
			low | dotnet --info
			low | dotnet --list-sdks
			low | dotnet list package
			low | dotnet list reference
			low | dotnet sln list
			low | dotnet tool list -g
			medium | dotnet build
			medium | dotnet build -c Release --no-restore
			medium | dotnet test --filter Name~X --logger trx
			medium EXEC_ARBITRARY | dotnet build @x.rsp
			medium EXEC_ARBITRARY | dotnet build -logger:./x.dll
			medium EXEC_ARBITRARY | dotnet test --logger ./x.dll
			high FS_OUTSIDE_WORKSPACE | dotnet test --logger 'trx;LogFileName=/tmp/x'
			medium | dotnet run --project src/App
			medium | dotnet run -- --help
			medium | dotnet format --verify-no-changes
			medium | dotnet publish -c Release -o out
			high FS_OUTSIDE_WORKSPACE | dotnet publish -o /srv/www
			medium | dotnet new console -o app
			medium EXEC_ARBITRARY | dotnet bin/app.dll --help
			medium | dotnet list package --outdated
			high DEPS_INSTALL_UPDATE | dotnet restore
			high DEPS_INSTALL_UPDATE | dotnet add package Newtonsoft.Json
			high DEPS_INSTALL_UPDATE | dotnet tool install -g dotnet-ef
			high..critical PUBLISH | dotnet nuget push app.nupkg -k x
			high PUBLISH DELETE | dotnet nuget delete x 1.0 -k y
			high DELETE | dotnet ef database drop --force
			high FS_CONFIG_SECRETS | dotnet user-secrets list
		`,
	},
	{
		Name: "msbuild xbuild csc mcs vbc fsc fsharpc mono monodis ilasm ildasm nunit3-console xunit.console " +
			"vstest.console csharpier fantomas reportgenerator docfx",
		Source: "MSBuild, Mono and csharpier manuals",
		Style:  Single, Level: medium, Operands: "text...",
		Options: `
			@ / -*
			-logger=:script
			-l=:script
			-out=:make
			-o=:make
		`,
		Examples: `
			medium EXEC_ARBITRARY | csc @x.rsp
			medium EXEC_ARBITRARY | msbuild /logger:x.dll
			low | csc -version
			medium | msbuild App.sln
			medium | csharpier .
			medium | mono app.exe
		`,
	},
	{
		Name:   "nuget paket",
		Source: "learn.microsoft.com/nuget/reference/nuget-exe-cli-reference",
		Style:  Single, Level: high, Categories: installs | network, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{Name: "help", Level: low, Operands: "text..."},
			{Name: "pack spec", Level: medium, Operands: "text...", Options: `-* -OutputDirectory=:make`},
			{
				Name: "push delete", Level: high, Categories: publishes | network, Operands: "sendfile text...",
				Options: `
					-*
					-ApiKey=
					-Source=:url
					-k=
					-s=:url
				`,
			},
			{Name: "setapikey", Level: high, Categories: accounts, Operands: "text...", Options: `-*`},
		},
		Examples: `
			low | nuget help
			high DEPS_INSTALL_UPDATE | nuget restore App.sln
			high..critical PUBLISH | nuget push x.nupkg
		`,
	},
}

// swiftTools: Swift and the package managers of Apple's platforms.
var swiftTools = []Entry{
	{
		Name:   "swift",
		Source: "swift.org/documentation/package-manager, Swift 6.0",
		Level:  medium, Categories: executes, Operands: "script text...", Special: Script,
		Options: `
			-*
			-v,-h:info
			-e=:code
		`,
		Subs: []Entry{
			{
				Name: "build test", Level: medium, Operands: "text...",
				Options: `
					-*
					-c,--configuration=
					--package-path=:cd
					--scratch-path,--build-path=:make
					--filter=
					--skip=
					--product=
					--target=
					--disable-sandbox:executes
					-X=
					--toolchain=:executes
					--xunit-output=:make
					-j=
				`,
			},
			{
				Name: "run", Level: medium, Operands: "text...",
				Options: `
					-*
					-c=
					--package-path=:cd
				`,
				Subs: []Entry{{Name: "* */* */*/*", Level: medium, Style: Plain, Operands: "text..."}},
			},
			{
				Name: "format", Level: medium, Operands: "edit...",
				Options: `-* -i,--in-place --configuration=:read`,
				Subs:    []Entry{{Name: "lint", Level: medium, Operands: "read...", Options: `-*`}},
			},
			{
				Name: "package", Level: medium, Operands: "text...", Options: `-* --package-path=:cd`,
				Subs: []Entry{
					{Name: "tools-version", Level: low},
					{
						Name:  "describe dump-package show-dependencies show-executables completion-tool",
						Level: medium, Operands: "text...",
						Options: `
							--type=
							--format=
						`,
					},
					{
						Name: "resolve update add-dependency edit", Level: high, Categories: installs | network,
						Operands: "text...", Options: `-*`,
					},
					{
						Name: "clean reset purge-cache init plugin config", Level: medium, Operands: "text...",
						Options: `-*`,
					},
				},
			},
			{
				Name: "package-registry sdk", Level: high, Categories: installs | network, Operands: "text...",
				Options: `-*`,
			},
			{Name: "repl", Level: high, Categories: executes},
		},
		Examples: `
			low | swift --version
			medium | swift build -c release
			medium | swift test --filter X
			medium EXEC_ARBITRARY | swift build --disable-sandbox
			medium | swift run app
			medium EXEC_ARBITRARY | swift main.swift
			medium | swift format -i src/a.swift
			high DEPS_INSTALL_UPDATE | swift package update
			high EXEC_ARBITRARY | swift repl
		`,
	},
	{
		Name: "swiftc swiftlint swiftformat swift-format xcbeautify xcpretty jazzy periphery tuist xcodegen " +
			"mint sourcekit-lsp",
		Source: "swiftc(1), swiftlint and tuist READMEs",
		Style:  Single, Level: medium, Operands: "read...",
		Options: `
			-*
			-o=:make
			-version:info
			--fix:edit
			--config,-plugin-path,-load-plugin-executable,-load-plugin-library=:settings
			--swiftversion=
			--output=:make
		`,
		Subs: []Entry{
			{
				Name: "install bootstrap", Level: high, Categories: installs | network, Operands: "text...",
				Options: `-*`,
			},
		},
		Examples: `
			low | swiftlint --version
			medium | swiftc -o app main.swift
			medium | swiftlint --fix
			high DEPS_INSTALL_UPDATE | mint install x/y
		`,
	},
	{
		Name:   "pod carthage",
		Source: "guides.cocoapods.org/terminal; Carthage README",
		Level:  high, Categories: installs | network, Operands: "text...", Options: `-* --project-directory=:cd`,
		Subs: []Entry{
			{Name: "env version help", Level: low, Operands: "text..."},
			{Name: "init", Level: medium, Operands: "text..."},
			{
				Name: "trunk", Level: high, Categories: publishes | accounts | network, Operands: "text...",
				Options: `-*`,
			},
			{Name: "lib spec", Level: medium, Operands: "text...", Options: `-*`},
			{
				Name: "repo", Level: high, Categories: network, Operands: "text...", Options: `-*`,
				Subs: []Entry{
					{Name: "push", Level: high, Categories: publishes | network, Operands: "text...", Options: `-*`},
					{Name: "list", Level: low},
				},
			},
		},
		Examples: `
			low | pod --version
			high DEPS_INSTALL_UPDATE | pod install
			high PUBLISH | pod trunk push X.podspec
		`,
	},
	{
		Name:   "fastlane",
		Source: "docs.fastlane.tools: lanes are code; many deliver to a store",
		Level:  high, Categories: executes | network, Operands: "text...",
		Options: `
			-*
			-v:info
			--env=
		`,
		Subs: []Entry{
			{Name: "lanes list docs actions action env", Level: medium, Operands: "text..."},
			{Name: "test tests scan build gym lint snapshot", Level: medium, Operands: "text...", Options: `-*`},
			{
				Name: "deliver pilot supply beta release deploy upload_* *release*", Level: high,
				Categories: publishes | network, Operands: "text...", Options: `-*`,
			},
			{
				Name: "match cert sigh pem produce register*", Level: high, Categories: accounts | network,
				Operands: "text...", Options: `-*`,
			},
		},
		Examples: `
			low | fastlane --version
			medium | fastlane lanes
			high PUBLISH | fastlane deliver
			high ACCOUNT_CHANGE | fastlane match appstore
		`,
	},
}

// dartTools: Dart and Flutter.
var dartTools = []Entry{
	{
		Name:   "dart",
		Source: "dart.dev/tools/dart-tool, Dart 3.5",
		Level:  medium, Categories: executes, Operands: "script text...", Special: Script,
		Options: `-* -h:info --enable-analytics --disable-analytics`,
		Subs: append([]Entry{
			{
				Name:  "analyze format fix test compile create doc devtools info language-server build",
				Level: medium, Operands: "text...", Options: `-* -o,--output=:make --apply`,
			},
			{Name: "run", Level: medium, Operands: "script text...", Special: Script, Options: `-*`},
		}, dartPackages...),
		Examples: `
			low | dart --version
			medium | dart analyze
			medium | dart format .
			medium | dart test
			medium EXEC_ARBITRARY | dart run bin/x.dart --help
			high DEPS_INSTALL_UPDATE | dart pub get
			high PUBLISH | dart pub publish
			low | dart pub deps
		`,
	},
	{
		Name:   "flutter fvm",
		Source: "docs.flutter.dev/reference/flutter-cli, Flutter 3.24",
		Level:  medium,
		Options: `
			-v,-h:info
			-d,--device-id=
			--suppress-analytics --no-color
		`,
		Subs: append([]Entry{
			{Name: "doctor devices emulators", Level: medium, Operands: "text...", Options: `-*`},
			{Name: "help list", Level: low, Operands: "text..."},
			{Name: "clean", Level: medium, Categories: overwrites},
			{
				Name: "analyze test build run drive create gen-l10n symbolize screenshot attach logs " +
					"assemble bash-completion config daemon debug-adapter flutter dart",
				Level: medium, Operands: "text...",
				Options: `
					-*
					-d,--device-id=
					-t,--target=
					--dart-define=
					--dart-define-from-file=:read
					-o,--output=:make
					--flavor=
					--coverage-path=:make
				`,
			},
			{
				Name: "upgrade downgrade channel precache custom-devices install use global", Level: high,
				Categories: installs | network, Operands: "text...", Options: `-*`,
			},
		}, dartPackages...),
		Examples: `
			low | flutter --version
			medium | flutter doctor
			medium | flutter build apk --release
			medium | flutter test
			medium | flutter run -d chrome
			high DEPS_INSTALL_UPDATE | flutter pub get
			high DEPS_INSTALL_UPDATE | flutter upgrade
			high PUBLISH | flutter pub publish
		`,
	},
	{
		Name:   "melos very_good build_runner dcm",
		Source: "melos.invertase.dev",
		Level:  medium, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{Name: "bootstrap bs", Level: high, Categories: installs | network, Options: `-*`},
			{Name: "publish", Level: high, Categories: publishes | network, Options: `-*`},
			{Name: "exec", Level: medium, Operands: "run...", Options: `-* -c=`},
			{Name: "list", Level: low, Options: `-*`},
		},
		Examples: `
			low | melos list
			medium | melos run test
			high PUBLISH | melos publish
			high..critical FS_DELETE_OVERWRITE | melos exec -- rm -rf src
		`,
	},
}

// dartPackages are the commands of `dart pub`, which Flutter has too.
var dartPackages = []Entry{
	{
		Name: "pub", Level: medium, Options: `-C,--directory=:cd`,
		Subs: []Entry{
			{Name: "deps", Level: low, Operands: "text...", Options: `-s,--style= --json --dev --executables`},
			{
				Name: "get add upgrade downgrade remove cache global unpack bump", Level: high,
				Categories: installs | network, Operands: "package...", Options: `-* -n,--dry-run:dry`,
				Subs: []Entry{
					{Name: "list", Level: low, Options: `--all`},
					{Name: "run", Level: medium, Categories: executes, Style: Plain, Operands: "text..."},
				},
			},
			{Name: "outdated", Level: medium, Out: Answer, Options: `-*`},
			{
				Name: "publish lish", Level: high, Categories: publishes | network,
				Options: `-* -n,--dry-run:dry -f,--force`,
			},
			{
				Name: "login logout token uploader", Level: high, Categories: accounts | network,
				Operands: "text...", Options: `-*`,
			},
			{Name: "run", Level: medium, Operands: "text...", Options: `-*`},
		},
	},
}

// mixTasks are tasks of mix that do more than work on the project.
var mixTasks = []Entry{
	{
		Name: "deps.get deps.update deps.clean deps.unlock local.hex local.rebar archive.install " +
			"archive.uninstall escript.install hex.install phx.new",
		Level: high, Categories: installs | network, Operands: "text...", Options: `-*`,
	},
	{
		Name: "hex.publish hex.retire", Level: high, Categories: publishes | network, Operands: "text...",
		Options: `-* --dry-run:dry`,
	},
	{
		Name: "hex.user hex.owner hex.organization", Level: high, Categories: accounts | network,
		Operands: "text...", Options: `-*`,
	},
	{
		Name: "hex.outdated hex.search hex.info hex.audit hex.docs", Level: medium, Out: Answer,
		Operands: "text...", Options: `-*`,
	},
	{
		Name: loudTasks, Level: high, Categories: deletes, Says: "{0} throws away data of the database",
		Operands: "text...", Options: `-*`,
	},
	{
		Name: "run eval", Level: medium, Categories: executes, Operands: "script text...", Special: Script,
		Options: `
			-*
			-e,--eval=:code
			-r,--require=:script
			-S=
		`,
	},
	{
		Name: "cmd", Level: medium, Operands: "run...",
		Options: `
			--app=
			--cd=:cd
		`,
	},
	{Name: "help", Level: medium, Operands: "text...", Options: `-*`},
}

// rebarTasks are the same of rebar3 and gleam.
var rebarTasks = []Entry{
	{
		Name: "deps-get get-deps upgrade update add remove deps plugins", Level: high,
		Categories: installs | network, Operands: "text...", Options: `-*`,
	},
	{Name: "hex publish", Level: high, Categories: publishes | network, Operands: "text...", Options: `-*`},
	{Name: "shell", Level: high, Categories: executes, Operands: "text...", Options: `-*`},
	{Name: "version help", Level: low, Operands: "text..."},
}

// beamTools: Elixir, Erlang and Gleam.
var beamTools = []Entry{
	{
		Name:   "mix",
		Source: "hexdocs.pm/mix, Elixir 1.17: every task loads mix.exs, which is code; do runs several",
		Level:  medium, Operands: "text...", Options: `-* -h --help`,
		Subs: slices.Concat([]Entry{
			{Name: "do", Level: medium, Operands: "text...", Goals: true, Options: `-* --app=`, Subs: mixTasks},
		}, mixTasks),
		Examples: `
			low | mix --version
			medium | mix test
			medium | mix compile --warnings-as-errors
			medium | mix format
			medium EXEC_ARBITRARY | mix run x.exs --help
			medium | mix my.task --help
			medium | mix deps.tree
			high DEPS_INSTALL_UPDATE | mix deps.get
			high DELETE | mix ecto.drop
			high DELETE | mix do ecto.drop, test
			medium | mix do compile + test
			high PUBLISH | mix hex.publish
			medium..critical EXEC_ARBITRARY | mix run -e 'System.cmd("id", [])'
			high..critical FS_DELETE_OVERWRITE | mix cmd rm -rf src
		`,
	},
	{
		Name:   "rebar3 rebar gleam erlc elixirc dialyzer erlfmt elvis eqwalizer elp",
		Source: "rebar3.org/docs, gleam.run, erlc(1)",
		Level:  medium, Operands: "text...", Options: `-* -o=:make`,
		Subs: slices.Concat([]Entry{
			{Name: "do as", Level: medium, Operands: "text...", Goals: true, Options: `-*`, Subs: rebarTasks},
		}, rebarTasks),
		Examples: `
			low | rebar3 version
			medium | rebar3 eunit
			medium | gleam test
			high DEPS_INSTALL_UPDATE | gleam add lustre
			high PUBLISH | gleam publish
		`,
	},
}

// functionalTools: Haskell, OCaml, Elm, PureScript.
var functionalTools = []Entry{
	{
		Name:   "ghc-pkg",
		Source: "downloads.haskell.org/ghc, ghc-pkg 9.10",
		Level:  medium, Operands: "text...", Options: `-* --package-db=:look`,
		Subs: []Entry{
			{
				Name: "list find-module latest describe field dump dot check", Level: low, Operands: "text...",
				Options: `
					-fgv --global --user --simple-output --names-only --ipid --unit-id --ignore-case --expand-pkgroot
				`,
			},
			{Name: "unregister", Level: high, Categories: overwrites, Operands: "text..."},
		},
		Examples: `
			low | ghc-pkg list
			high FS_DELETE_OVERWRITE | ghc-pkg unregister text
		`,
	},
	{
		Name:   "cabal stack",
		Source: "cabal.readthedocs.io, Cabal 3.12; docs.haskellstack.org",
		Level:  medium, Operands: "text...",
		Options: `
			-*
			-h:info
			-V,--numeric-version:info
			--resolver=
			--stack-yaml,--project-file,--config-file,--cabal-project=:settings
		`,
		Subs: []Entry{
			{Name: "path list-bin", Level: low, Operands: "text...", Options: `-*`},
			{
				Name: "install update fetch get unpack upgrade setup", Level: high, Categories: installs | network,
				Operands: "text...", Options: `-* --installdir,--local-bin-path=:writedir`,
			},
			{Name: "upload", Level: high, Categories: publishes | network, Operands: "sendfile...", Options: `-*`},
			{
				Name: "list info outdated", Level: medium, Out: Answer, Operands: "text...",
				Options: `-* --installed:dry`,
			},
			{Name: "exec", Level: medium, Operands: "cmd...", Options: `-*`},
			{Name: "run", Level: medium, Operands: "text...", Options: `-*`},
			{Name: "repl ghci", Level: high, Categories: executes, Operands: "text...", Options: `-*`},
			{
				Name: "runghc runhaskell script", Level: medium, Categories: executes, Operands: "script text...",
				Special: Script, Options: `-*`,
			},
		},
		Examples: `
			low | stack --version
			low | stack path
			medium | cabal build all
			medium | stack test
			high DEPS_INSTALL_UPDATE | cabal update
			high..critical PUBLISH | cabal upload dist/x.tar.gz
			high..critical FS_DELETE_OVERWRITE | stack exec -- rm -rf src
			high..critical FS_DELETE_OVERWRITE | cabal exec rm -rf src
			high EXEC_ARBITRARY | stack ghci
		`,
	},
	{
		Name: "ghc hlint ormolu fourmolu stylish-haskell brittany hindent haddock ghcid hpack weeder " +
			"haskell-language-server happy",
		Source: "ghc user's guide 9.8; hlint and ormolu READMEs: -e runs code, -pgm names a preprocessor",
		Style:  Single, Level: medium, Operands: "read...",
		Options: `
			-*
			-e=:code
			-o=:make
			-outputdir=:make
			-pgmF=:exec
			-pgmc=:exec
			-pgml=:exec
			-F:executes
			-numeric-version:info
			--numeric-version:info
			-i:edit
			--inplace:edit
			-mode=
			--mode=
			--command=:run
		`,
		Examples: `
			low | ghc --version
			low | ghc --numeric-version
			medium | ghc -o app Main.hs
			medium | ormolu --mode inplace src/A.hs
			medium..critical EXEC_ARBITRARY | ghc -e 'System.Process.system "id"'
			medium..critical EXEC_ARBITRARY | ghc -F -pgmF ./x.sh Main.hs
			high..critical FS_DELETE_OVERWRITE | ghcid --command 'rm -rf src'
		`,
	},
	{
		Name:   "opam ghcup esy",
		Source: "opam(1), opam 2.2; ghcup manual",
		Level:  high, Categories: installs | network, Operands: "text...", Options: `-* -V,-h:info`,
		Subs: []Entry{
			{
				Name: "list show config var env whereis which tree lint help", Level: low, Operands: "text...",
				Options: `
					-iaVls --installed --all
					--columns=
					--field=
					--short
					--switch=
					-f=
					--root=
					--depends-on=
					--color=
					--shell=
					--set-switch --raw
				`,
			},
			{
				Name: "switch", Level: medium, Bare: low, Categories: executes, Operands: "text...", Options: `-*`,
				Subs: []Entry{
					{Name: "list show", Level: low, Operands: "text...", Options: `-*`},
					{
						Name: "create install remove", Level: high, Categories: installs | network,
						Operands: "text...", Options: `-*`,
					},
				},
			},
			{Name: "exec run", Level: medium, Operands: "cmd...", Options: `-*`},
			{Name: "publish", Level: high, Categories: publishes | network, Operands: "text...", Options: `-*`},
		},
		Examples: `
			low | opam list --installed
			low | opam switch list
			low | opam env
			high DEPS_INSTALL_UPDATE | opam install dune
			high..critical FS_DELETE_OVERWRITE | opam exec -- rm -rf src
		`,
	},
	{
		Name: "dune ocamlc ocamlopt ocamlfind ocamlformat ocamlbuild ocp-indent merlin rescript bsb elm-test " +
			"elm-format elm-review spago purs psa idris2 agda coqc coqtop lean lake leanc",
		Source: "dune.readthedocs.io and the manuals of the others",
		Level:  medium, Operands: "text...",
		Options: `
			-*
			-h:info
			-o,--output=:make
			-i,--inplace:edit
			--root=:cd
			-p=:exec
		`,
		Subs: []Entry{
			{Name: "exec", Level: medium, Operands: "cmd...", Options: `-*`},
			{Name: "utop top repl toplevel", Level: high, Categories: executes, Operands: "text...", Options: `-*`},
			{Name: "install update", Level: high, Categories: installs | network, Operands: "text...", Options: `-*`},
			{Name: "publish", Level: high, Categories: publishes | network, Operands: "text...", Options: `-*`},
			{Name: "promote", Level: medium, Operands: "text...", Options: `-*`},
		},
		Examples: `
			low | dune --version
			medium | dune build
			medium | dune runtest
			medium | lake build
			high..critical FS_DELETE_OVERWRITE | dune exec -- rm -rf src
			high DEPS_INSTALL_UPDATE | spago install
		`,
	},
	{
		Name:   "elm",
		Source: "guide.elm-lang.org",
		Level:  medium, Operands: "text...", Options: `-* --output=:make`,
		Subs: []Entry{
			{Name: "install", Level: high, Categories: installs | network, Operands: "text..."},
			{Name: "publish bump", Level: high, Categories: publishes | network},
			{Name: "repl reactor", Level: high, Categories: executes, Options: `-*`},
		},
		Examples: `
			medium | elm make src/Main.elm --output=main.js
			high DEPS_INSTALL_UPDATE | elm install elm/http
			high PUBLISH | elm publish
		`,
	},
}

// smallLanguages: one entry for each further package manager or compiler.
var smallLanguages = []Entry{
	{
		Name:   "nim nimble crystal shards dub v haxe haxelib odin alr roc",
		Source: "nim-lang.org, crystal-lang.org, dub.pm, vlang.io and the manuals of the others",
		Level:  medium, Categories: executes, Operands: "text...",
		Options: `
			-*
			-h:info
			-o,--output=:make
			--out=:make
		`,
		Subs: []Entry{
			{Name: "version help env -v", Level: low, Operands: "text..."},
			{Name: "list", Level: low, Operands: "text...", Options: `-i,--installed --tree`},
			{
				Name:  "build compile c cpp js check test spec tool docs format fmt vet doc pretty",
				Level: medium, Operands: "text...", Options: `-* -o,--output=:make`,
			},
			{
				Name: "install add fetch update upgrade remove uninstall get refresh", Level: high,
				Categories: installs | network, Operands: "text...", Options: `-*`,
			},
			{Name: "search outdated", Level: medium, Out: Answer, Operands: "text...", Options: `-*`},
			{
				Name: "publish submit register", Level: high, Categories: publishes | network, Operands: "text...",
				Options: `-*`,
			},
			{Name: "eval e", Level: medium, Categories: executes, Operands: "code...", Options: `-*`},
			{Name: "play", Level: high, Categories: network, Options: `-*`},
			{Name: "run r", Level: medium, Categories: executes, Style: Plain, Operands: "text..."},
		},
		Examples: `
			low | crystal version
			medium | crystal spec
			medium | nim c -o:app app.nim
			medium | dub build
			medium EXEC_ARBITRARY | nimble run app --help
			high DEPS_INSTALL_UPDATE | shards install
			high DEPS_INSTALL_UPDATE | nimble install x
			medium..critical EXEC_ARBITRARY | crystal eval 'puts 1'
		`,
	},
	{
		Name:   "zig",
		Source: "ziglang.org/documentation 0.13: zig build runs build.zig",
		Level:  medium, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{Name: "version env targets zen libc help", Level: low, Operands: "text..."},
			{
				Name: "build test run build-exe build-lib build-obj init translate-c ast-check cc c++ ar " +
					"dlltool lib ranlib objcopy rc",
				Level: medium, Operands: "text...",
				Options: `
					-*
					-o=:write
					--cache-dir=:look
					-p,--prefix=:writedir
				`,
			},
			{
				Name: "fmt", Level: medium, Operands: "edit...",
				Options: `
					--check:list
					--stdin --ast-check
					--exclude=
					--zon
					--color=
				`,
			},
			{Name: "fetch", Level: high, Categories: network | installs, Operands: "url", Options: `-* --save?=`},
		},
		Examples: `
			low | zig version
			medium | zig build test
			medium | zig build -Doptimize=ReleaseFast
			medium | zig fmt src
			high DEPS_INSTALL_UPDATE | zig fetch --save https://example.com/a.tar.gz
		`,
	},
	{
		Name: "zls jdtls lua-language-server typescript-language-server bash-language-server pylsp marksman " +
			"taplo-lsp nil nixd",
		Source: "the servers' READMEs: language servers, which read the project on their input",
		Level:  medium, Operands: "text...", Options: `-*`,
		Examples: `medium | zls`,
	},
	{
		Name:   "cpan cpanm cpanp carton plenv perlbrew dzil minil",
		Source: "cpanm(1): -v is a loud one; carton(1), perlbrew(1), dzil(1)",
		Level:  high, Categories: installs | network, Operands: "text...", Options: `-* -V,-h:info -v`,
		Subs: []Entry{
			{Name: "exec", Level: medium, Operands: "cmd...", Options: `-*`},
			{Name: "list versions version show tree check", Level: low, Operands: "text..."},
			{Name: "test build listdeps", Level: medium, Operands: "text...", Options: `-*`},
			{Name: "release", Level: high, Categories: publishes | network, Operands: "text...", Options: `-*`},
		},
		Examples: `
			low | cpanm --version
			high DEPS_INSTALL_UPDATE | cpanm Moose
			medium | dzil test
			high PUBLISH | dzil release
			high..critical FS_DELETE_OVERWRITE | carton exec rm -rf src
		`,
	},
	{
		Name:   "perltidy perlcritic podchecker pod2html pod2man pod2text pod2usage yath cover-perl",
		Source: "perltidy(1), perlcritic(1), pod2html(1)",
		Style:  Single, Level: medium, Operands: "read...",
		Options: `
			-*
			-b:edit
			-o=:write
			--outfile=:write
			--infile=:read
		`,
		Examples: `
			low | perltidy --version
			medium | perltidy -b lib/X.pm
			medium | perlcritic lib
		`,
	},
	{
		Name:   "perldoc ri",
		Source: "perldoc(1), ri(1): perldoc -M loads a formatter, -n a program, a file that is named is shown",
		Level:  low, Operands: "read...",
		Options: `
			-hDtuUmlFiTVrXqf
			-o=
			-M=:executes
			-w=
			-n=:exec
			-d=:write
			-L=
			-v=
			-a=
			--all --no-pager
			--format=
			--list --interactive
			--doc-dir=:look
			--no-system --no-site --no-gems
			--width=
		`,
		Examples: `
			low | perldoc -f splice
			low | ri Array#map
			medium | perldoc -d out.txt perlfunc
			medium..critical EXEC_ARBITRARY | perldoc -n ./x.sh perlfunc
		`,
	},
	{
		Name:   "luarocks",
		Source: "luarocks.org/docs",
		Level:  high, Categories: installs | network, Operands: "text...",
		Options: `
			-*
			--server=:url
			--tree=:look
		`,
		Subs: []Entry{
			{
				Name: "list show which path config doc help", Level: low, Operands: "text...",
				Options: `
					--outdated:network
					--porcelain --mversion --rock-dir
					--lua-version=
					--tree=:look
					--local --global
				`,
			},
			{
				Name: "test lint make init pack write_rockspec new_version", Level: medium, Operands: "text...",
				Options: `-*`,
			},
			{Name: "upload", Level: high, Categories: publishes | network, Operands: "text...", Options: `-*`},
			{Name: "search download", Level: high, Categories: network, Operands: "text...", Options: `-*`},
		},
		Examples: `
			low | luarocks list
			low | luarocks show lpeg
			medium | luarocks test
			high DEPS_INSTALL_UPDATE | luarocks install lpeg
			high PUBLISH | luarocks upload x.rockspec
		`,
	},
	{
		Name:   "busted lua-format fennel moonc love teal tl",
		Source: "busted, fennel and love manuals",
		Level:  medium, Operands: "text...",
		Options: `
			-*
			-h:info
			--config=:script
			-f,--config-path=:settings
			--helper=:script
			-o,--output=:make
		`,
		Examples: `
			low | busted --version
			medium | busted
			medium EXEC_ARBITRARY | busted --helper=./x.lua
		`,
	},
	{
		Name:   "raco",
		Source: "docs.racket-lang.org/raco",
		Level:  medium, Operands: "text...", Options: `-* -o=:make`,
		Subs: []Entry{
			{
				Name: "pkg", Level: high, Categories: installs | network, Operands: "text...", Options: `-*`,
				Subs: []Entry{{Name: "show", Level: low, Operands: "text...", Options: `-*`}},
			},
			{Name: "help", Level: low, Operands: "text..."},
		},
		Examples: `
			medium | raco test .
			low | raco pkg show
			high DEPS_INSTALL_UPDATE | raco pkg install x
		`,
	},
	{
		Name:   "hugo zola",
		Source: "gohugo.io/commands, getzola.org: templates of the project",
		Level:  medium, Operands: "text...",
		Options: `
			-*
			-s,--source=:cd
			-d,--destination=:make
			-b,--baseURL=
			-c,--contentDir=:look
			-e,--environment=
			--config,--configDir,--themesDir=:settings
			-o,--output-dir=:make
		`,
		Subs: []Entry{
			{Name: "version env list", Level: low, Operands: "text..."},
			{Name: "deploy", Level: high, Categories: publishes | network, Options: `-*`},
			{Name: "mod", Level: high, Categories: installs | network, Operands: "text...", Options: `-*`},
		},
		Examples: `
			low | hugo version
			medium | hugo --minify
			medium | hugo server -D
			high PUBLISH | hugo deploy
			high FS_OUTSIDE_WORKSPACE | hugo -d /srv/www
		`,
	},
}
