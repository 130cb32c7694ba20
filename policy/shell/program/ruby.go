package program

// rubyTools: packages of Ruby, and the programs that run a project's tasks.
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
				Options: `--local --global:outside --parseable:secrets`,
				Subs:    []Entry{{Name: "list get", Level: low, Operands: "text...", Options: `--parseable:secrets`}},
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
			medium | rake db:migrate VERSION=20240101000000
			high DELETE | rake db:migrate VERSION=0
			high DELETE | rake db:migrate RAILS_ENV=production
			high DELETE | rake jobs:clear
			high EXEC_ARBITRARY | rake test RUBYOPT=-r./x.rb
			medium | rake assets:precompile RAILS_ENV=production
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
			{Name: "dbconsole db", Level: high, Categories: executes, Operands: "text...", Options: `-*`},
			{Name: "console c", Level: medium, Operands: "text...", Options: `-*`, Special: Console},
			{
				Name: "runner r", Level: medium, Operands: "code text...", Special: Console,
				Options: `-w,--skip-executor`,
			},
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
			medium | rails tmp:clear
			high DELETE | rails log:clear LOGS=all
			high DELETE | rails test RAILS_ENV=production
			high DELETE | rails db:migrate VERSION=0
			high DELETE | rails db:migrate -e production
			high DELETE | rails db:drop
			high DELETE | rails db:reset
			high EXEC_ARBITRARY | rails console
			medium | rails console <<< 'puts User.count'
			medium | rails runner 'puts 1'
			medium EXEC_ARBITRARY | rails runner lib/x.rb
			high DELETE | rails runner 'User.delete_all'
			high FS_CONFIG_SECRETS | rails credentials:show
		`,
	},
}
