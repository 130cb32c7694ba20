package program

// rustTools: cargo, rustc, rustup and their like.
var rustTools = []Entry{
	{
		Name:    "cargo",
		Source:  "cargo(1) and doc.rust-lang.org/cargo/commands, cargo 1.87",
		Options: cargoGlobal,
		// `cargo +nightly build`: the toolchain comes before the command.
		Lists: [][]Entry{cargoCommands, {
			{Name: "+*", Options: cargoGlobal, Subs: cargoCommands},
		}},
		Examples: `
			low | cargo --version
			low | cargo -V
			low | cargo --list
			low | cargo
			low | cargo tree -d
			low | cargo tree -i serde --depth 2
			low | cargo metadata --format-version 1 --no-deps
			low | cargo help build
			low | cargo locate-project
			low | cargo +nightly --version
			low | cargo install --list
			medium | cargo build --release
			medium | cargo b -p core
			medium | cargo check --all-targets --all-features
			medium | cargo +nightly test
			medium | cargo test --workspace -- --nocapture
			medium | cargo test -- --help
			medium | cargo bench --no-run
			medium | cargo clippy --all-targets -- -D warnings
			medium | cargo clippy --fix --allow-dirty
			medium | cargo fmt
			medium | cargo fmt --all -- --check
			medium | cargo run -- --help
			medium | cargo xtask -h
			medium | cargo doc --no-deps
			medium | cargo clean -p core
			high FS_DELETE_OVERWRITE | cargo clean --target-dir docs
			medium | cargo new demo
			medium | cargo nextest run
			high DEPS_INSTALL_UPDATE | cargo nextest self update
			high NETWORK_RISK | cargo tarpaulin --coveralls x
			high SUDO | cargo flamegraph --root
			high..critical FS_DELETE_OVERWRITE | cargo flamegraph --post-process 'rm -rf src'
			high FS_OUTSIDE_WORKSPACE | cargo build --target-dir /opt/x
			medium..critical EXEC_ARBITRARY | cargo --config 'build.rustc-wrapper="./x.sh"' check
			medium..critical EXEC_ARBITRARY | cargo check --config ./x.toml
			medium..critical EXEC_ARBITRARY | cargo tree --config ./x.toml
			medium..critical EXEC_ARBITRARY | cargo +nightly --config x=1 build
			high..critical FS_DELETE_OVERWRITE | cargo watch -s 'rm -rf src'
			high DEPS_INSTALL_UPDATE | cargo add serde
			high DEPS_INSTALL_UPDATE | cargo update
			high DEPS_INSTALL_UPDATE | cargo install ripgrep
			high DEPS_INSTALL_UPDATE NETWORK_RISK | cargo install --git https://example.com/x
			high DEPS_INSTALL_UPDATE | cargo +stable install x
			medium | cargo search serde
			medium | cargo audit
			high DELETE | cargo sqlx database drop
			high PUBLISH | cargo publish
			high NETWORK_RISK | cargo publish --dry-run
			high PUBLISH | cargo yank --version 1.0.0
			high PUBLISH | cargo +nightly publish
			high ACCOUNT_CHANGE | cargo owner --add eve
			high ACCOUNT_CHANGE | cargo login
			medium EXEC_ARBITRARY | cargo frobnicate
		`,
	},
	{
		Name:   "rustc rustdoc clippy-driver",
		Source: "rustc(1), rustdoc(1), Rust 1.87",
		Level:  medium, Operands: "read...",
		Options: `
			@ -*
			-V,-h:info
			--explain=:info
			-o,--out-dir=:make
			-C,--codegen=:executes@^opt-level=*|target-cpu=*|target-feature=*|debuginfo=*|debug-assertions*|lto=*` +
			`|lto|overflow-checks*|panic=*|strip=*|codegen-units=*|instrument-coverage*|force-frame-pointers*` +
			`|split-debuginfo=*|relocation-model=*|code-model=*|embed-bitcode=*|symbol-mangling-version=*|metadata=*
			--print=:info@cfg+info@sysroot+info@target-list+info@target-cpus+info@target-features` +
			`+info@target-libdir+info@target-spec-json+info@host-tuple+info@crate-name+info@file-names` +
			`+info@code-models+info@relocation-models+info@tls-models+info@calling-conventions+info@check-cfg` +
			`+outside@*=/*+outside@*=~*+outside@*=..*+overwrites@*=*
			--emit=:overwrites@*=*
			--document-private-items --generate-link-to-definition --show-coverage --no-deps
			--crate-type=
			--crate-name=
			--edition=
			--target=
			-L=
			-l=
			--extern=
			--cfg=
			--check-cfg=
			-A=
			-D=
			-W=
			-F=
			-Z=:executes@^miri-disable-isolation|miri-strict-provenance|miri-tree-borrows|miri-ignore-leaks` +
			`|miri-seed=*|miri-many-seeds*|miri-backtrace=*|unstable-options|macro-backtrace
			--sysroot=:executes
			--runtool=:exec
			--test-runtool=:exec
			--test-builder=:exec
			--cap-lints=
			--color=
			--error-format=
			--theme=:read
			--html-in-header=:read
		`,
		Examples: `
			low | rustc --version
			low | rustc -V
			low | rustc --explain E0382
			low | rustc --print cfg
			medium | rustc -o app main.rs
			medium | rustc +nightly main.rs
			medium..critical EXEC_ARBITRARY | rustc -C linker=./x.sh main.rs
			medium..critical EXEC_ARBITRARY | rustdoc --test --runtool ./x.sh src/lib.rs
		`,
	},
	{
		Name: "rustfmt",
		Source: "rustfmt(1), rustfmt 1.8: without --check it changes the files, --print-config writes one; " +
			"its settings are no code",
		Level: medium, Operands: "edit...",
		Options: `
			-qvl
			-V,-h:info
			--check:dry
			--emit=
			--config=
			--config-path=:read
			--edition=
			--color=
			--print-config?=:overwrites
			--files-with-diff --backup --quiet --verbose
			--style-edition=
		`,
		Examples: `
			low | rustfmt --version
			medium | rustfmt src/main.rs
			low | rustfmt --check src/main.rs
			high FS_OUTSIDE_WORKSPACE | rustfmt ../x.rs
			high FS_DELETE_OVERWRITE | rustfmt --print-config default notes.txt
		`,
	},
	{
		Name:    "rustup",
		Source:  "rust-lang.github.io/rustup, rustup 1.28",
		Options: `-V,-h:info -vq --verbose --quiet`,
		Subs: []Entry{
			{
				Name: "show which man help completions", Level: low, Operands: "text...",
				Options: `-v --verbose --toolchain=`,
			},
			{
				Name: "doc", Level: low, Operands: "text...",
				Options: `
					--path
					--toolchain=
					--alloc --book --cargo --core --std --reference --rustc --edition-guide
				`,
			},
			{Name: "check", Level: high, Categories: network},
			{Name: "run", Level: medium, Operands: "text cmd...", Options: `--install:installs`},
			{
				Name: "toolchain target component override",
				Subs: []Entry{
					{
						Name: "list", Level: low, Operands: "text...",
						Options: `-vq --verbose --installed --quiet --toolchain=`,
					},
					{
						Name: "set unset link", Level: medium, Categories: executes, Operands: "text...",
						Options: `--path=:look --nonexistent`,
					},
					{
						Name: "install add uninstall remove update", Level: high,
						Categories: installs | network | outside, Operands: "text...", Options: `-* --toolchain=`,
					},
				},
			},
			{Name: "default", Level: medium, Bare: low, Categories: executes | outside, Operands: "text"},
			{
				Name: "install uninstall update upgrade set self", Level: high,
				Categories: installs | network | outside, Operands: "text...", Options: `-*`,
			},
		},
		Examples: `
			low | rustup --version
			low | rustup show
			low | rustup default
			low | rustup toolchain list
			low | rustup target list --installed
			low | rustup which cargo
			medium | rustup run nightly cargo build
			high..critical FS_DELETE_OVERWRITE | rustup run stable rm -rf src
			high DEPS_INSTALL_UPDATE | rustup update
			high DEPS_INSTALL_UPDATE | rustup target add wasm32-wasip1
			medium EXEC_ARBITRARY | rustup override set nightly
		`,
	},
	{
		Name: "mdbook",
		Source: "rust-lang.github.io/mdBook/cli, mdBook 0.4: build empties the folder that it writes into, " +
			"clean removes it",
		Level: medium, Operands: "text...",
		Options: `
			-*
			-V,-h:info
			-d,--dest-dir=:emptied
			-o,--open:executes
			-p,--port=
			-n,--hostname=
			-L,--library-path=:look
			-c,--chapter=
			--title=
			--theme=
			--ignore=
			--force
		`,
		Examples: `
			low | mdbook --version
			medium | mdbook build
			medium | mdbook build -d book docs
			high..critical FS_DELETE_OVERWRITE | mdbook build -d src
			high..critical FS_DELETE_OVERWRITE | mdbook clean --dest-dir=src
		`,
	},
	{
		Name: "trunk",
		Source: "trunkrs.dev 0.21: what it serves replaces all that its folder held; docs.trunk.io, another " +
			"program of the name",
		Level: medium, Operands: "text...",
		Options: `
			-*
			-V,-h:info
			-d,--dist=:emptied
			--config=:settings
			-a,--address=:network@0.*+network@::*
			-p,--port=
			--proxy-backend=:url+network
			-w,--watch=:look
			-i,--ignore=
			--public-url=
			--filehash=
			--release
			--open:executes
			--features=
			--example=
			--bin=
		`,
		Subs: []Entry{
			{
				Name: "upgrade install init tools plugins actions", Level: high, Categories: installs | network,
				Operands: "text...", Options: `-*`,
			},
			{Name: "login logout", Level: high, Categories: accounts | network, Operands: "text..."},
			{
				Name: "clean", Level: medium,
				Options: `
					--tools:overwrites+outside
					-d,--dist=:delete
				`,
			},
		},
		Examples: `
			low | trunk --version
			medium | trunk build --release
			medium | trunk serve
			high..critical FS_DELETE_OVERWRITE | trunk build -d src
			high DEPS_INSTALL_UPDATE | trunk upgrade
			high NETWORK_RISK | trunk serve -a 0.0.0.0
		`,
	},
	{
		Name:   "probe-rs",
		Source: "probe.rs/docs/tools/probe-rs 0.27: it writes to a connected device",
		Level:  high, Categories: system, Operands: "text...", Options: `-* -V,-h:info`,
		Subs: []Entry{
			{Name: "list info chip", Level: medium, Operands: "text...", Options: `-*`},
			{Name: "complete", Level: high, Categories: outside, Operands: "text...", Options: `-*`},
		},
		Examples: `
			low | probe-rs --version
			medium | probe-rs list
			high SYSTEM_IMPACT | probe-rs download app --chip x
			high SYSTEM_IMPACT | probe-rs erase --chip x
		`,
	},
	{
		Name: "rust-analyzer sccache cross wasm-pack wasm-bindgen wasm-opt bindgen cbindgen cargo-nextest " +
			"cargo-watch bacon sqlx sqlx-cli diesel sea-orm-cli dioxus dx leptosfmt tauri-cli rust-script " +
			"cargo-make insta",
		Source: "their manuals: they build or run the project",
		Level:  medium, Operands: "text...",
		Options: `
			-*
			-V,-h:info
			-o,--output,--out-dir=:make
			--dest-dir=:emptied
			-d=
		`,
		Subs: []Entry{
			{Name: "publish upload", Level: high, Categories: publishes | network, Operands: "text...", Options: `-*`},
			{Name: "login", Level: high, Categories: accounts | network, Operands: "text...", Options: `-*`},
			{
				Name: "self-update update upgrade", Level: high, Categories: installs | network,
				Operands: "text...", Options: `-*`,
			},
			{
				Name: "database db migrate migration", Level: medium, Operands: "text...", Options: `-*`,
				Subs: []Entry{
					{
						Name: "drop reset fresh refresh revert redo down", Level: high, Categories: deletes,
						Says: "{0} throws the database away", Operands: "text...", Options: `-*`,
					},
				},
			},
		},
		Examples: `
			low | wasm-pack --version
			medium | wasm-pack build
			medium | cross build --target x86_64-unknown-linux-gnu
			high PUBLISH | wasm-pack publish
			high DELETE | sqlx database drop
			high DELETE | sqlx migrate revert
			high DELETE | diesel migration revert
			medium | diesel migration run
		`,
	},
}
