package program

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
		Name: "hex.config hex.repo", Level: high, Categories: secrets, Says: saysCredentials, Out: Sensitive,
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
	// hexdocs.pm/mix, hexdocs.pm/phoenix: a release and what is deployed with it are built here.
	{
		Name: "help release release.init assets.deploy phx.gen.release", Level: medium, Operands: "text...",
		Options: `-*`,
	},
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
		Lists: [][]Entry{{
			{Name: "do", Level: medium, Operands: "text...", Special: Sequence, Options: `-* --app=`},
		}, mixTasks},
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
			medium | mix assets.deploy
			medium | mix release
			high DELETE | mix shop.reset
			high DELETE | mix do ecto.drop, test
			medium | mix do compile + test
			high..critical FS_DELETE_OVERWRITE | mix do clean, cmd rm -rf src
			high PUBLISH | mix hex.publish
			medium..critical EXEC_ARBITRARY | mix run -e 'System.cmd("id", [])'
			high..critical FS_DELETE_OVERWRITE | mix cmd rm -rf src
		`,
	},
	{
		Name:   "rebar3 rebar gleam erlc elixirc dialyzer erlfmt elvis eqwalizer elp",
		Source: "rebar3.org/docs, gleam.run, erlc(1)",
		Level:  medium, Operands: "text...", Options: `-* -o=:make`,
		Lists: [][]Entry{{
			{Name: "do as", Level: medium, Operands: "text...", Goals: true, Options: `-*`, Subs: rebarTasks},
		}, rebarTasks},
		Examples: `
			low | rebar3 version
			medium | rebar3 eunit
			medium | gleam test
			high DEPS_INSTALL_UPDATE | gleam add lustre
			high PUBLISH | gleam publish
		`,
	},
}
