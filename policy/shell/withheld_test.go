package shell_test

import "testing"

// TestVariablesThatAreWithheld: what env, exec or a declaration keeps from a shell, its text does not have.
func TestVariablesThatAreWithheld(t *testing.T) {
	refusedOnDisk(t, `
		mkdir b9; export x=b9; env -u x bash -c 'rm -rf ./$x'
		mkdir b9; export x=b9; env -ux bash -c 'rm -rf ./$x'
		mkdir b9; export x=b9; env --unset=x bash -c 'rm -rf ./$x'
		mkdir b9; export x=b9; env -i bash -c 'rm -rf ./$x'
		mkdir b9; export x=b9; printf 'rm -rf ./$x' | env -u x bash
		mkdir b9; export x=b9; echo 'rm -rf ./$x' > s9.sh; env -u x bash s9.sh
		mkdir b9; export x=b9; exec -c bash -c 'rm -rf ./$x'
		mkdir b9; export x=b9; (exec -c bash -c 'rm -rf ./$x')
		mkdir b9; export x=b9; declare +x x; bash -c 'rm -rf ./$x'
		mkdir b9; declare -x x=b9; typeset +x x; bash -c 'rm -rf ./$x'
		mkdir b9; export x=b9; find . -maxdepth 0 -exec env -u x bash -c 'rm -rf ./$x' \;
	`)
	runsOnDisk(t, `
		mkdir b9; export x=b9; bash -c 'rm -rf ./$x'
		mkdir b9; export x=b9; env -u y bash -c 'rm -rf ./$x'
		mkdir b9; export x=b9; env -u x ls; rm -rf ./$x
		mkdir b9; x=b9; declare +x y; rm -rf ./$x
		mkdir b9; export x=b9; exec bash -c 'rm -rf ./$x'
	`)
}

// TestFunctionsOfOtherShells: dash knows no word "function": what stands for a program in bash is none there.
func TestFunctionsOfOtherShells(t *testing.T) {
	refusedOnDisk(t, `
		sh -c $'function rm\n{ echo x; }\nrm todo.txt'
		dash -c $'function cat\n{ echo x; }\ncat .env'
		printf '#!/bin/sh\nfunction rm\n{ echo x; }\nrm todo.txt\n' > s9.sh; sh s9.sh
	`)
	runsOnDisk(t, `
		bash -c $'function rm\n{ echo x; }\nrm todo.txt'
		sh -c $'rm() { echo x; }\nrm todo.txt'
	`)
}

// TestPromptsRun: an interactive shell runs the substitutions in its prompt before it takes a line.
func TestPromptsRun(t *testing.T) {
	refusedOnDisk(t, "PS1='$(rm todo.txt)' bash -i <<< ls\n"+
		"PS1='`rm todo.txt`' bash -i <<< ls\n"+
		"export PS1='$(rm todo.txt)'; bash --norc -i <<< ls\n"+
		"PS2='$(rm todo.txt)' bash -i <<< ls")
	runsOnDisk(t, `
		PS1='$ ' bash -i <<< ls
		export PS1='\w> '
	`)
}
