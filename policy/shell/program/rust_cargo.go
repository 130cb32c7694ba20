package program

// cargoBuild are the options that cargo's building commands share.
const cargoBuild = `
	-vqr
	-p,--package=
	--workspace --all
	--exclude=
	--list
	--explain=
	--lib --bins
	--bin=
	--examples
	--example=
	--tests
	--test=
	--benches
	--bench=
	--all-targets
	-F,--features=
	--all-features --no-default-features --release
	--profile=
	--target=:settings@*.json
	--target-dir,--artifact-dir,--out-dir=:make
	--message-format=
	-j,--jobs=
	--keep-going --no-fail-fast --future-incompat-report --ignore-rust-version --unit-graph --build-plan
	--timings?=
	--no-run --doc
	--manifest-path=:settings
	--lockfile-path=:read
	--fix:edit
	--allow-dirty --allow-staged --allow-no-vcs --broken-code --edition --edition-idioms --no-deps
	--open:executes
	--document-private-items
`

// cargoGlobal may stand before any of cargo's commands: --config and -Z may name
// a program that replaces the compiler, the linker or the runner.
const cargoGlobal = `
	-V:info
	-h:info
	--list:info
	--explain=:info
	--color=
	-C=:cd
	-Z=:executes
	--config=:executes
	--frozen --locked --offline --verbose --quiet
`

var cargoCommands = []Entry{
	{
		Name:  "tree metadata locate-project pkgid read-manifest verify-project version help",
		Level: low, Operands: "text...",
		Options: cargoBuild + `
			-e,--edges=
			-i,--invert=
			-d,--duplicates -a
			-f,--format=
			--prune=
			--depth=
			--prefix=
			--no-dedupe
			--charset=
			--format-version=
			--filter-platform=
			--no-indent
		`,
	},
	{
		Name: "search info outdated", Level: medium, Out: Answer, Operands: "text...",
		Options: `
			-*
			--index=:url+network
			--registry=
			--manifest-path=:settings
		`,
	},
	{
		Name: "audit", Level: medium, Out: Answer, Operands: "",
		Options: `
			-*
			-f,--file=:read
			-d,--db=:make
			-u,--url=:url+network
			-n,--no-fetch
			--ignore=
			--target-arch=
			--target-os=
			-D,--deny=
		`,
		Subs: []Entry{
			{Name: "fix", Level: high, Categories: installs | network, Options: `-*`},
			{Name: "bin", Level: medium, Out: Answer, Operands: "read...", Options: `-*`},
		},
	},
	{
		Name: "flash embed", Level: high, Categories: system, Operands: "text...", // probe-rs 0.24
		Options: cargoBuild + `-*`,
	},
	{
		Name: "leptos component pgrx espflash apk about", Level: medium, Operands: "text...",
		Options: cargoBuild + `-* -o,--output-file=:make`,
		Subs: []Entry{
			{
				Name: "new add update upgrade install init", Level: high, Categories: installs | network,
				Operands: "text...", Options: `-*`,
			},
			{Name: "publish", Level: high, Categories: publishes | network, Operands: "text...", Options: `-*`},
			{
				Name:  "flash erase-flash erase-parts erase-region write-bin reset connect start stop run monitor",
				Level: high, Categories: system, Operands: "text...", Options: `-*`,
			},
		},
	},
	{Name: "deny vet crev geiger supply-chain", Level: high, Categories: network, Operands: "text...", Options: `-*`},
	{
		Name: "nextest", Level: medium, Operands: "text...", Options: cargoBuild + `-*`,
		Subs: []Entry{
			{Name: "self", Level: high, Categories: installs | network, Operands: "text...", Options: `-*`},
		},
	},
	{
		Name: "tarpaulin flamegraph", Level: medium, Operands: "text...",
		Options: cargoBuild + `
			-*
			--coveralls=:sends+network
			--report-uri=:url+network
			--root?=:sudo
			--post-process=:run+executes
			--output-dir=:make
		`,
	},
	{
		Name: "build b check c test t bench doc d llvm-cov miri expand asm bloat udeps " +
			"machete hack careful fuzz mutants msrv semver-checks criterion insta make sqlx ndk zigbuild xbuild " +
			"xwin cross sort spellcheck modules llvm-lines show-asm rdme cyclonedx license",
		Level: medium, Operands: "text...", Options: cargoBuild + `-* --unreferenced=:overwrites@delete`,
		Subs: []Entry{
			{
				Name: "migrate mig", Level: medium, Operands: "text...", Options: `-*`,
				Subs: []Entry{
					{
						Name: "revert undo down", Level: high, Categories: deletes,
						Says: "{0} throws away data of the database", Operands: "text...", Options: `-*`,
					},
				},
			},
			{Name: "deploy publish", Level: high, Categories: publishes | network, Operands: "text...", Options: `-*`},
			{Name: "drop reset", Level: high, Categories: deletes, Operands: "text...", Options: `-*`},
			{
				Name: "database db", Level: medium, Operands: "text...", Options: `-*`,
				Subs: []Entry{
					{Name: "drop reset", Level: high, Categories: deletes, Operands: "text...", Options: `-*`},
				},
			},
		},
	},
	{Name: "rustc", Level: medium, Operands: "text... -- as:rustc", Options: cargoBuild + `-*`},
	{Name: "rustdoc", Level: medium, Operands: "text... -- as:rustdoc", Options: cargoBuild + `-*`},
	{Name: "clippy", Level: medium, Operands: "text... -- as:clippy-driver", Options: cargoBuild + `-*`},
	{
		Name: "fmt", Level: medium, Operands: "text...",
		Options: `
			-*
			-p,--package=
			--manifest-path=:settings
			--message-format=
			--check
		`,
	},
	{Name: "fix", Level: medium, Operands: "text...", Options: cargoBuild + `-*`},
	{
		Name: "xtask", Level: medium, Style: Plain, Operands: "text...",
		Subs: []Entry{
			{
				Name: "deploy* release* publish* dist-upload* *-release *-publish *-deploy", Level: high,
				Categories: publishes, Says: "{0} runs a task of the project that by its name publishes",
				Style: Plain, Operands: "text...",
			},
			{Name: "**", Level: medium, Style: Plain, Operands: "text..."},
		},
	},
	{
		Name: "run r watch w", Level: medium, Operands: "text...",
		Options: cargoBuild + `
			-*
			-x,--exec=:executes
			-s,--shell=:run
			-w,--watch=:look
			-i,--ignore=
		`,
	},
	{
		Name: "new init", Level: medium, Operands: "make",
		Options: `
			--bin --lib
			--edition=
			--name=
			--vcs=
			--registry=
			-q --quiet
		`,
	},
	{
		// The Cargo book, cargo clean: it deletes the build folder, which the next build makes again.
		Name: "clean", Level: medium, Operands: "text...",
		Options: `--target-dir=:emptied ` + cargoBuild + `-n,--dry-run:dry`,
	},
	{
		Name: "install uninstall binstall install-update", Level: high, Categories: installs | network | outside,
		Operands: "package...",
		Options: `--list:info ` + cargoBuild + `
			-*
			--git,--index=:url
			--registry=
			--path=:read
			--version,--vers=
			--root=:writedir
			--branch=
			--tag=
			--rev=
			--list:info
			-a
		`,
	},
	{
		// A build fetches the same (the Cargo book, cargo-fetch).
		Name: "fetch", Level: medium, Options: cargoBuild + `-* --target=`,
	},
	{
		Name: "add remove rm update vendor generate-lockfile upgrade", Level: high,
		Categories: installs | network, Operands: "package...",
		Options: cargoBuild + `
			-*
			--git=:url
			--path=:read
			--branch=
			--tag=
			--rev=
			--registry=
			--rename=
			--precise=
			--sync=:read
			-n,--dry-run:dry
		`,
	},
	{Name: "generate", Level: high, Categories: network | executes, Operands: "text...", Options: `-* --git=:url`},
	{
		Name: "package", Level: medium, Operands: "text...",
		Options: cargoBuild + `
			-* -l
			--registry=
			--index=:url+network
		`,
	},
	{
		Name: "publish", Level: high, Categories: publishes | network, Operands: "text...",
		Instead: "see what would be published: cargo publish --dry-run",
		Options: cargoBuild + `
			-*
			--registry=
			--index=:url
			--token=
			-n,--dry-run:here
		`,
	},
	{
		Name: "yank release workspaces smart-release dist release-plz ws", Level: high,
		Categories: publishes | network, Operands: "text...",
		Options: `
			-*
			--token=
			--vers,--version=
			--undo
		`,
	},
	{
		Name: "login logout owner", Level: high, Categories: accounts | network, Operands: "text...",
		Options: `
			-* --list
			-a,--add=
			-r,--remove=
			--token=
			--registry=
		`,
	},
	{Name: "shuttle lambda", Level: high, Categories: network | system, Operands: "text...", Options: `-*`},
}
