package shell_test

import "testing"

// TestFilesOpenedAnew: a file that a redirection keeps as it is is emptied where a command opens it by its number.
func TestFilesOpenedAnew(t *testing.T) {
	refusedOnDisk(t, `
		{ date; : > /dev/stdout; } >> todo.txt
		date | tee /dev/stdout >> todo.txt
		: < todo.txt > /dev/stdin
		exec 3>>todo.txt; : > /dev/fd/3
		{ : > /dev/stderr; } >> todo.txt 2>&1
		cp README.md /dev/stdout >> todo.txt
		(exec 1>>todo.txt; : > /proc/self/fd/1)`)
	runsOnDisk(t, `
		date >> build.log 2>&1; tee /dev/stderr < src/a.py
		echo hi | tee /dev/stderr >> x.log
		echo x > /dev/stderr
		sort < src/a.py > /dev/stdout
		date | tee -a /dev/stdout >> build.log`)
}

// TestWordsThatBecomeSeveralOrNone: a wildcard stands for as many words as it matches, so for none with nullglob, and
// what is written to is another operand then.
func TestWordsThatBecomeSeveralOrNone(t *testing.T) {
	refusedOnDisk(t, `
		uniq *
		objcopy *
		shopt -s nullglob; cp src/a.py todo.txt new-*/
		shopt -s nullglob; mv src/a.py todo.txt new-*
		bash -O nullglob -c 'cp src/a.py todo.txt new-*'
		setopt nullglob; uniq src/a.py todo.txt new-*`)
	runsOnDisk(t, `
		uniq src/a.py
		shopt -s nullglob; for f in *.q9; do echo $f; done
		shopt -s nullglob; ls *.q9`)
}

// TestWhereALineGoesOn: a folder that is entered by its real name, a builtin that a function stands for, and a change in
// the background are what the shell makes of them.
func TestWhereALineGoesOn(t *testing.T) {
	refusedOnDisk(t, `
		set -P; mkdir tmp9 && ln -s ../docs tmp9/p && cd tmp9/p/.. && rm todo.txt
		mkdir tmp9 && ln -s ../docs tmp9/p && touch tmp9/todo.txt && cd -P tmp9/p/.. && rm todo.txt
		o=todo.txt; o=/tmp/todo.txt & wait; cat src/a.py > "$o"
		cd() { :; }; mkdir -p /tmp/w9; cd /tmp/w9 && rm -f *.txt
		exit() { :; }; test -f nope || exit 1; rm -f todo.txt
		pushd() { :; }; pushd /tmp; rm -f *.txt
		mkdir -p /tmp/w9; cd /tmp/w9 & rm -f *.txt`)
	runsOnDisk(t, `
		cd src && ls .. && cd .. && cd -P src && cd ..
		log() { echo "$*"; }; log a
		x=1 & wait; echo done
		sleep 1 & P=$!; wait $P`)
}
