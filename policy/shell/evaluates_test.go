package shell_test

import "testing"

// TestDeclarationsEvaluate: a text in parentheses that a declaration gives to an array is expanded, though it was quoted.
func TestDeclarationsEvaluate(t *testing.T) {
	refusedOnDisk(t, `
		declare -a x='($(rm todo.txt))'
		declare -a 'x=($(rm todo.txt))'
		declare -a 'x[0]=($(rm todo.txt))'
		declare -A m='([k]=$(rm todo.txt))'
		declare -a x; declare x='($(rm todo.txt))'
		x=(1); typeset -g x='($(rm todo.txt))'
		readonly -a r='($(rm todo.txt))'
		export -a x='($(rm todo.txt))'
		y='($(rm todo.txt))'; declare -a z=$y
		f() { local -a x='($(rm todo.txt))'; }; f
		command declare -a x='($(rm todo.txt))'
		touch '(todo.txt)'; declare -a x='(todo.txt)'; rm ${x[0]}
		zsh -c "x=a; echo \$x['a[\$(rm todo.txt)]']"
	`)
	runsOnDisk(t, `
		declare -a x=(a b); echo "${x[@]}"
		declare -A m=([k]=v); echo "${m[k]}"
		x='(a)'; echo "$x"
		export LABEL='(beta)'; echo "$LABEL"
	`)
}

// TestElementsAndParts: one value is no array whose every element it is, and a part of a number may be none.
func TestElementsAndParts(t *testing.T) {
	refusedOnDisk(t, `
		mkdir b9; x=b9; rm -rf ./${x[1]}
		mkdir b9; x=(b9); rm -rf ./${x[1]}
		mkdir b9; x=(b9); for i in 0 1; do rm -rf ./${x[$i]}; done
		touch docs9; zsh -c 'x=docs9; rm -rf ${x[1,4]}'
		mkdir -p docs/b9:h; zsh -c 'x=docs/b9; rm -rf $x:h'
		cat .e${LINES}nv
		cat .e${UID/0/n}v
		cat .e${RANDOM:9}nv
		cat .e${RANDOM#*}nv
		cat .e${SECONDS//?/}nv
		cat $'\x{2e}env'
		cat $'\x{2e}\x{65}nv'
		xargs --process-slot-var=PATH ls
	`)
	runsOnDisk(t, `
		mkdir b9; x=(b9); rm -rf "./${x[0]}"
		mkdir b9; x=(b9); rm -rf "${x[@]}"
		f=(src/*.py); wc -l "${f[0]}"
		printf '%*s\n' "$COLUMNS" x
		zsh -c 'for f in src/*; do echo $f:t; done'
	`)
}

// TestFindByExpressions: find's regular expressions pick out secrets as its patterns do.
func TestFindByExpressions(t *testing.T) {
	refusedOnDisk(t, `
		find . -regex './.e.v' -exec cat {} +
		find . -regex '.+nv' | xargs cat
		find . -iregex './\.E[N]V' -exec head {} \;
		find . -regex '.*/\.\(env\|x\)' -exec cat {} +
		find . -regextype posix-extended -regex '.*/\.(env|x)' -exec cat {} +
		find . -regextype grep -regex '.*\(\.env\)' -exec cat {} +
		find . -regex "$X" -exec cat {} +
	`)
	runsOnDisk(t, `
		find . -regex '.*\.py' -exec wc -l {} +
		find . -regex '.*\.\(py\|md\)' | xargs cat
		find . -regextype posix-extended -regex '.*\.(py|md)' -exec cat {} +
	`)
}
