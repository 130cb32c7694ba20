package program

// brew: Homebrew.
var brew = []Entry{
	{
		Name:     "brew",
		Source:   "brew(1), Homebrew 4.4: a formula is Ruby code",
		Operands: "",
		Options: `
			--prefix,--cellar,--caskroom,--cache,--repository,--repo?=:rest+info
			-v --config --env --taps -dhqVnf1rlt --verbose --debug --quiet --force --formula --formulae --cask --casks
			--json?=
			--versions --all --installed --tree --include-build --include-optional --include-test --skip-recommended
			--full-name --pinned --multiple
			--dry-run:dry
			--greedy --greedy-latest --fetch-HEAD --eval-all --topological --union --declared --missing --for-each
			--recursive --direct --annotate --desc --name --description --analytics --github
			--days=
			--category=
			--sizes --installed-on-request --installed-as-dependency --poured-from-bottle --built-from-source
		`,
		Subs: []Entry{
			{
				Name: "list ls info abv deps uses leaves outdated config --config doctor dr missing desc cat " +
					"log commands options tap-info --prefix --cellar --caskroom --cache --repository --repo " +
					"--env formulae casks help which-formula shellenv linkage unbottled --version",
				Level: low, Operands: "text...",
				Options: `
					--file=:look
					--plain
					--hide=
					--shell=
				`,
				Names: []Entry{
					{
						Name: "*://*", Level: high, Categories: network | executes,
						Says: "{0} is a formula that is fetched and run",
					},
					{Name: "*.rb", Level: medium, Categories: executes, Says: "{0} is a formula, whose code is run"},
				},
			},
			{Name: "update", Level: high, Categories: installs | network, Operands: "text...", Options: `-*`},
			{Name: "search -S", Level: medium, Out: Answer, Operands: "text...", Options: `-*`},
			{Name: "home docs", Level: high, Categories: network | executes, Operands: "text..."},
			{Name: "fetch livecheck", Level: high, Categories: network, Operands: "text...", Options: `-*`},
			{
				Name: "services", Level: low, Bare: low, Options: `-* --file=:executes`,
				Subs: []Entry{
					{Name: "list ls info", Level: low, Operands: "text..."},
					{Name: "*", Level: high, Categories: system, Operands: "text..."},
				},
			},
			{
				Name: "analytics developer", Level: low, Bare: low, Operands: "text...",
				Subs: []Entry{
					{Name: "state", Level: low},
					{Name: "*", Level: medium, Categories: outside, Operands: "text..."},
				},
			},
			{Name: "gist-logs", Level: high, Categories: network | publishes, Operands: "text...", Options: `-*`},
			{
				Name: "bundle", Level: high, Categories: installs, Operands: "", Bare: high,
				Options: `-* --file=:settings`,
				Subs: []Entry{
					{Name: "list check", Level: low},
					{Name: "dump", Level: medium, Options: `--file=:write`},
					{Name: "exec sh env", Level: high, Categories: installs | executes, Operands: "cmd..."},
					{
						Name: "install cleanup upgrade add remove edit", Level: high, Categories: installs,
						Operands: "text...",
					},
				},
			},
			{
				Name: "sh irb ruby edit create extract bump bump-formula-pr bump-cask-pr pr-upload audit " +
					"test style tests typecheck vendor-gems dispatch-build-bottle",
				Level: high, Categories: executes, Operands: "text...",
				Options: `
					-*
					-c=:run
					-e=:code
				`,
			},
			{
				Name: "install reinstall upgrade update uninstall remove rm update-reset tap untap link ln " +
					"unlink pin unpin cleanup autoremove postinstall unpack migrate switch update-if-needed " +
					"update-report setup-ruby",
				Level: high, Categories: installs, Operands: "package...", Options: `-*`,
			},
		},
		Examples: `
			low | brew --prefix openssl
			low | brew list --versions
			low | brew info jq
			low | brew --prefix
			low | brew outdated
			low | brew deps --tree jq
			low | brew services list
			low | brew doctor
			high DEPS_INSTALL_UPDATE | brew install jq
			medium EXEC_ARBITRARY | brew info ./x.rb
			high NETWORK_RISK EXEC_ARBITRARY | brew info https://example.com/x.rb
			medium FS_OUTSIDE_WORKSPACE | brew analytics off
			high DEPS_INSTALL_UPDATE | brew update
			high DEPS_INSTALL_UPDATE | brew uninstall jq
			high DEPS_INSTALL_UPDATE | brew tap x/y
			high DEPS_INSTALL_UPDATE | brew bundle
			high SYSTEM_IMPACT | brew services start postgresql
			medium | brew search jq
			high EXEC_ARBITRARY | brew ruby -e 'puts 1'
		`,
	},
}
