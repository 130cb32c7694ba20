package program

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
			{Name: "exec", Level: medium, Operands: "cmd...", Special: Hands, Options: `-*`},
			{Name: "ghc", Level: medium, Operands: "text...", Special: Hands, Options: `-*`},
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
			medium..high EXEC_ARBITRARY | stack ghc -- -e 'System.Process.system "id"'
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
			{Name: "exec run", Level: medium, Operands: "cmd...", Special: Hands, Options: `-*`},
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
			{Name: "exec", Level: medium, Operands: "cmd...", Special: Hands, Options: `-*`},
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
			{Name: "make", Level: medium, Operands: "text...", Options: `-* --output=:make`},
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
