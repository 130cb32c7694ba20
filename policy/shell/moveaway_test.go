package shell_test

import "testing"

// TestEditedByOtherTools: a tool's subcommand takes a value out of the file that an option
// names, or gives a file another name.
func TestEditedByOtherTools(t *testing.T) {
	refusedOnDisk(t, `
		dasel delete -f .claude/settings.json hooks
		dasel delete -f .guard.toml rules
		dasel put -f .mcp.json -v x a
		dasel delete --file todo.txt a
		dasel delete -f /etc/a.json b
		cmake -E rename todo.txt /tmp/d && rm /tmp/d
		cmake -E rename todo.txt n.txt && rm n.txt
		cmake -E rename .git/hooks/pre-commit /tmp/h
		cmake -E rename .guard.toml g.toml
		cmake -E rename src/a.py todo.txt
		mkdir b9; mv -T --exchange b9 docs; rm -rf b9
		touch b9; mv --exch b9 todo.txt && rm b9`)
	runsOnDisk(t, `
		dasel delete -f src/a.json b
		dasel put -f src/a.json -v x b
		dasel select -f src/a.json b
		cmake -E rename src/a.py src/b.py
		touch a.o && cmake -E rename a.o b.o && rm b.o`)
}

// TestTasksInOneLine: each task of a list is judged as it is alone.
func TestTasksInOneLine(t *testing.T) {
	refusedOnDisk(t, `
		mix do clean, cmd rm todo.txt
		mix do clean + cmd git push
		mix do --app x cmd rm todo.txt, test
		mix do "clean, cmd cat .env"
		mix do clean, run -e 'File.rm("todo.txt")'
		lein do clean, shell rm todo.txt
		lein with-profile dev do clean, shell rm todo.txt
		lein do clean, deploy clojars`)
	runsOnDisk(t, `
		mix do clean, cmd ls + test
		mix do deps.compile, test --trace
		mix do --app x test
		lein do clean, test
		lein with-profile dev test`)
}

// TestWordsHandedToATool: the "--" after a tool's name is the wrapper's, what follows the tool's.
func TestWordsHandedToATool(t *testing.T) {
	refusedOnDisk(t, `
		stack ghc -- -e 'System.Process.system "rm todo.txt"'
		stack ghc Main.hs -- -F -pgmF ./x.sh
		stack --resolver lts ghc -- -e 'readFile ".env" >>= putStr'
		stack exec ghc -- -e 'readFile ".env" >>= putStr'
		cabal exec ghc -- -e 'System.Process.system "rm todo.txt"'
		stack exec -- rm todo.txt
		opam exec ocaml -- -e 'Sys.remove "todo.txt"'
		dune exec ocaml -- -e 'Sys.remove "todo.txt"'`)
	runsOnDisk(t, `
		stack ghc -- -o app Main.hs
		stack ghc -- --version
		stack exec ghc -- --version
		cabal exec -- ghc --version
		opam exec -- dune build`)
}

// TestToolsThatRunALanguage: functions that a build tool is given, and files that it runs.
func TestToolsThatRunALanguage(t *testing.T) {
	refusedOnDisk(t, `
		xmake l os.rm todo.txt
		xmake lua os.cp src/a.py .git/hooks/pre-commit
		printf 'task("x") on_run(function() os.rm("todo.txt") end)' > xmake.lua && xmake x
		printf 'generator a {\n provider = "rm todo.txt"\n}\n' > s.prisma && prisma generate --schema s.prisma`)
	runsOnDisk(t, `
		xmake build
		printf 'target("x") add_files("src/*.c")' > xmake.lua && xmake build
		xmake x`)
}
