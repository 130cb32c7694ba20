package shell_test

import "testing"

// TestVariablesSetPastTheJudge: whichever way a shell gives a variable its value,
// it is judged as NAME=value would be (bash(1), 5.2).
func TestVariablesSetPastTheJudge(t *testing.T) {
	for _, line := range []string{
		"read PATH <<< ./evil; ls", "echo ./evil | read PATH; ls", "read -a PATH <<< ./evil; ls", "read x PATH <<< './a ./evil'; ls", "mapfile PATH <<< ./evil; ls", "readarray -t PATH < f; ls",
		"getopts a PATH -a; ls", "printf -v PATH ./evil; ls", "select PATH in ./evil; do ls; done <<< 1", "for PATH in ./evil; do ls; done", "for ((PATH=1;;)); do ls; done",
		"wait -n -p PATH; ls", "exec {PATH}>out; ls", "coproc PATH { ls; }; ls", "v=PATH; read $v <<< ./evil; ls", "v=PATH; printf -v $v ./evil; ls",
		"declare -n r=PATH; r=./evil; ls", "typeset -n r=PATH; read r <<< ./evil; ls", "declare -n a=b b=PATH; a=./evil; ls", "declare -n r; r=PATH; r=./evil; ls", "declare -n r=PATH; unset r; ls",
		"f() { local -n r=$1; r=./evil; }; f PATH; ls", "declare -n r=PATH; for r in ./evil; do r=x; ls; done", "declare -n r=PATH; export r=./evil; ls", "declare -n r=PATH; ((r=1)); ls",
		"((PATH=1)); ls", "((PATH++)); ls", "((x=1, PATH+=1)); ls", "let PATH=1; ls", "let 'PATH=1'; ls", "builtin let PATH=1; ls", "echo $((PATH=1)); ls", "echo $[PATH=1]; ls", "x=PATH=1; ((x)); ls",
		"a[PATH=1]=2; ls", "echo ${a[PATH=1]}; ls", "echo ${x:PATH=1}; ls", "[[ PATH=1 -eq 1 ]]; ls", "declare -i x=PATH=1; ls", "test -v 'a[PATH=1]'; ls", "unset 'a[PATH=1]'; ls", "x=([PATH=1]=2); ls",
		": ${PATH:=./evil}; ls", "PATH=; : ${PATH:=./evil}; ls", ": ${BASH_ENV:=./e.sh}; export BASH_ENV; bash -c ls", "export BASH_ENV; : ${BASH_ENV=./e.sh}; bash -c ls", "set -a; : ${LD_PRELOAD:=./x.so}; ls",
		"v=PATH; : ${!v:=./evil}; ls", ": ${NODE_OPTIONS:=-r ./x.js}; node -v", "set -k; ls LD_PRELOAD=./x.so", "set -o keyword; ls PATH=./evil", "bash -kc 'ls PATH=./evil'", "bash -o keyword -c 'ls PATH=./evil'",
		"PATH=; ls", "PATH= ls", "export PATH=; ls", "v=PATH; declare $v=./evil; ls", "v=PATH=./evil; export \"$v\"; ls", "export $(echo PATH=./evil); ls", "set -- PATH=./evil; export \"$@\"; ls",
		"f() { declare -gx \"$1=$2\"; }; f PATH ./evil; ls", "trap 'read PATH <<< ./evil' DEBUG; ls", "while read PATH; do ls; done <<< ./evil", "if read PATH <<< ./evil; then ls; fi", "case x in x) read PATH <<< ./evil;; esac; ls",
		"PATH=$(cat p):$PATH; ls", "PATH=$PATHX; ls", "PATH=$(cat p; : $PATH); ls", "shopt -s xpg_echo; ls", "shopt -s cdable_vars; x=/etc; cd x",
	} {
		checkExample(t, "medium..critical EXEC_ARBITRARY | "+line)
	}
	checkLines(t, `
		low | while IFS= read -r line; do echo "$line"; done < README.md
		low | set -euo pipefail; x=1; ((x++)); echo $x
		low | set -a; name=value; set +a
		low | declare -A seen; seen[a]=1; echo ${seen[a]}
		low | f() { local -n out=$1; out=done; }; f result; echo $result
		low | : "${EDITOR:=vim}" "${COUNT:=3}"; echo $COUNT
		medium EXEC_ARBITRARY | PATH=$PWD/bin:$PATH PYTHONPATH=lib${PYTHONPATH:+:$PYTHONPATH} ls
		low | while getopts ab: opt; do case $opt in a) ls;; esac; done`)
}

// TestValuesThatChange: what a variable holds is what it holds at that moment, on
// every way that the line may go.
func TestValuesThatChange(t *testing.T) {
	for _, line := range []string{
		"x=; cat ${x:-.env}", "x=; : ${x:=.env}; cat $x", "x=README.md; while :; do cat $x; read x <<< .env; done", "x=README.md; while :; do cat $x; printf -v x .env; done", "x=README.md; while :; do cat $x; eval x=.env; done",
		"x=README.md; g() { x=.env; }; while :; do cat $x; g; done", "x=.env; f() { local x=README.md; }; f; cat $x", "f() { local x=.env; declare -g x=README.md; cat $x; }; f",
		"f() { y=.env; }; y=README.md; x=1 f; cat $y", "y=README.md; IFS=, read y <<< .env; cat $y", "y=README.md; x=1 eval y=.env; cat $y", "sh -c 'x=README.md; x=.env :; cat $x'",
		"set -- README.md .env; shift; cat $1", "f() { shift; cat $1; }; f README.md .env", "set -eo pipefail .env; cat $1", "set -- .env; if false; then set -- README.md; fi; cat $1", "set -- README.md; while :; do cat $1; set -- .env; done",
		"OPTARG=README.md; getopts a: o -a.env; cat $OPTARG", "_=README.md; : .env; cat $_", "BASH_REMATCH=README.md; [[ .env =~ (.*) ]]; cat $BASH_REMATCH", "REPLY=README.md; select y in x; do cat $REPLY; done <<< .env",
		"LINES=.env; cat $LINES", "readonly x=.env; read x <<< README.md; cat $x", "declare -r x=.env; x=README.md; cat $x", "declare -l x; x=.ENV; cat $x", "declare -n r=x; x=.env; cat $r", "declare -n r=x; r=.env; x=README.md; r=.env; cat $x",
		"f() { cat $x; x=.env; [ -z \"$1\" ] || f; }; x=README.md; f 1", "f() { cat $1; [ $1 = .env ] || f .env; }; f README.md", "f() { g; }; g() { cat $x; x=.env; [ a = b ] || f; }; x=README.md; f",
		"trap 'x=.env' DEBUG; x=README.md; cat $x", "x=README.md; trap 'cat $x' EXIT; x=.env", "x=README.md; bash -c 'cat ${x:-.env}'", "export x=README.md; env x=.env bash -c 'cat $x'",
		"x=.env; f() { return; x=README.md; }; f; cat $x", "f() { x=.env; if true; then return; fi; x=README.md; }; f; cat $x", "x=.env; for i in 1 2; do break; x=README.md; done; cat $x", "sh -c 'cat $(echo \".\\145nv\")'",
		"x=a; f() { cat $x; }; : <<< ${y:=README.md}; cat ${y:-.env}", "x=.env; for i in 1; do x=README.md; done; : ${x:=a}; y=.env; : ${y:=a}; cat $y", "x=.env; local x=README.md; cat $x", "x=(README.md .env); cat $x",
		"x=README.md; y=x; declare $y=.env; cat $x", "x=README.md; y=x=.env; export \"$y\"; cat $x",
	} {
		t.Run(line, func(t *testing.T) {
			if r := judge(line); r.Level < 2 || r.Categories == 0 {
				t.Errorf("%s [%s]: %v", r.Level, r.Categories, r.Reasons)
			}
		})
	}
	checkLines(t, `
		low | x=README.md; cat $x
		low | f() { local x=README.md; cat "$x"; }; f
		low | set -- README.md; f() { set -- .env; }; f; cat $1
		low | while [ $# -gt 0 ]; do case $1 in -v) v=1;; esac; shift; done
		low | x=README.md; x=.env | true; cat $x
		low | tmp=README.md; trap 'cat "$tmp"' EXIT; ls`)
}
