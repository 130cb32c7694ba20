package program

// rubyPrograms: test runners, process managers and checkers of Ruby.
var rubyPrograms = []Entry{
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
			{
				Name: "serve", Level: medium, Operands: "text...",
				Options: `
					-*
					-H,--host=:binds
					-P,--port=
				`,
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
			medium | jekyll serve --host 127.0.0.1 -P 4001
			high NETWORK_RISK | jekyll serve --host 0.0.0.0
			high NETWORK_RISK | jekyll serve -H 192.0.2.7
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
