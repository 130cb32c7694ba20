package shell_test

import "testing"

// TestTargetsAndOptionsByAnotherName: what a line writes or runs by a wildcard, a variable, a name that an option has of
// a file in another folder, or words handed on, is what it would be if it stood there.
func TestTargetsAndOptionsByAnotherName(t *testing.T) {
	refusedOnDisk(t, `
		cp *.md
		cp -f s*/*.py
		mv *.txt
		ln -f *.md
		install *.txt
		VIRTUALENV_CLEAR=1 virtualenv src
		export VIRTUALENV_CLEAR=true; virtualenv src
		node --heap-prof --heap-prof-dir=src --heap-prof-name=a.py x.js
		node --cpu-prof --cpu-prof-name todo.txt x.js
		printf '[MAIN]\ninit-hook=import os; os.replace("src/a.py", "todo.txt")\n' > rc && pylint --rcfile=rc src/a.py
		prove --exec 'cp src/a.py' todo.txt
		prove -e 'perl -pi -e s/a/b/' t
		printf '[MAIN]\ninit-hook=import os; os.replace("src/a.py", "todo.txt")\n' > build.rc && pylint --rcfile build.rc src
		luajit -jv=todo.txt -e 'print(1)'
		luajit -jdump=+rs,todo.txt -e 'print(1)'
		luajit -b src/a.lua todo.txt
		gdb -nx -batch -ex 'show environment'
		gdb -nx -batch -ex 'show env' ls
		cargo rustc -q -- --emit=dep-info=todo.txt,metadata
		cargo clippy -- --emit=dep-info=todo.txt
		RUSTFLAGS=--emit=dep-info=todo.txt cargo build
	`)
	runsOnDisk(t, `
		cp src/*.py docs9
		VIRTUALENV_CLEAR=0 virtualenv .venv
		VIRTUALENV_PROMPT=x virtualenv .venv
		node --cpu-prof --cpu-prof-dir=prof9 --cpu-prof-name=run.cpuprofile -e 'console.log(1)'
		prove --exec node t
		luajit -jv -e 'print(1)'
		gdb -nx -batch -ex 'show version' ls
		cargo rustc --lib -- --emit=asm
		cargo clippy --all-targets -- -D warnings -W clippy::pedantic -A clippy::module_name_repetitions
		cargo clippy -- --no-deps -Dwarnings
		cargo rustdoc -- --document-private-items
	`)
}
