package shell_test

import (
	"testing"

	"guard/policy/risk"
)

// TestCommentsBetweenWords: a comment of the language stands between a word and
// what makes it run something, or what looks like its end stands in a string.
func TestCommentsBetweenWords(t *testing.T) {
	checkLines(t, `
		high EXEC_ARBITRARY | mlr -n put $'end{print system #;\n("touch X")}'
		high EXEC_ARBITRARY | mlr -n put $'end{print exec #;\n #}\n("touch", ["X"])}'
		high EXEC_ARBITRARY | mlr -n put -q $'end{print #;\n| "sh", "touch X"}'
		high EXEC_ARBITRARY | mlr -n put -q $'end{dump #;\n> "f"}'
		high EXEC_ARBITRARY | mlr --icsv --ojson put -q $'emit #;\n > "f", $*' a.csv
		high EXEC_ARBITRARY | mlr --icsv --ojson put -q $'tee #}\n > $a.".csv", $*' a.csv
		high EXEC_ARBITRARY | mlr -n put -q 'end{emit mapsum({"a":1},{"b":2}) > "f"}'
		high EXEC_ARBITRARY | mlr -n put -q 'end{print ";" | "sh"}'
		low | mlr --icsv --ojson put '$z = $x > 3 ? "a;b" : "c" # what is > 3' a.csv
		low | mlr --icsv --ojson put -q 'if ($x > 3) {print $y} elif ($y > 4) {emit {"a":$x}}' a.csv`)
}

// TestIndirectCalls: gawk calls the function that a variable names.
func TestIndirectCalls(t *testing.T) {
	checkLines(t, `
		high EXEC_ARBITRARY | gawk 'BEGIN{f="system";@f("touch X")}'
		high EXEC_ARBITRARY | gawk 'BEGIN{f="awk::system"; @f("touch X")}'
		high EXEC_ARBITRARY | gawk 'BEGIN{f[1]="system"; @f[1]("touch X")}'
		high EXEC_ARBITRARY | gawk 'BEGIN{f="system"; @ f("touch X")}'
		high EXEC_ARBITRARY | gawk '{if ($1 ~ @/a"b/) system("touch " $2)}' a.txt
		low | gawk '$1 ~ @/^a"b$/' a.txt
		low | gawk '/@f\(/ {print "@f(x)" } # @f(x)' a.txt
		low | gawk '@namespace "foo"; {print $1}' a.txt`)
}

// TestTextsEvaluated: bash evaluates as arithmetic what a variable was given,
// whichever way it was given; a command in a subscript then runs.
func TestTextsEvaluated(t *testing.T) {
	checkLines(t, `
		critical FS_DELETE_OVERWRITE | RANDOM='a[$(rm -rf src)]'
		critical FS_DELETE_OVERWRITE | SRANDOM='a[$(rm -rf src)]'
		critical FS_DELETE_OVERWRITE | export OPTIND='a[$(rm -rf src)]'
		critical FS_DELETE_OVERWRITE | read HISTCMD <<< 'a[$(rm -rf src)]'
		critical FS_DELETE_OVERWRITE | for RANDOM in 'a[$(rm -rf src)]'; do :; done
		critical FS_DELETE_OVERWRITE | printf -v RANDOM %s 'a[$(rm -rf src)]'
		critical FS_DELETE_OVERWRITE | RANDOM+='a[$(rm -rf src)]'
		critical FS_DELETE_OVERWRITE | declare -i x; read x <<< 'a[$(rm -rf src)]'
		critical FS_DELETE_OVERWRITE | declare -i x; for x in 'a[$(rm -rf src)]'; do :; done
		critical FS_DELETE_OVERWRITE | declare -i x; printf -v x %s 'a[$(rm -rf src)]'
		critical FS_DELETE_OVERWRITE | declare -i x; : ${x:='a[$(rm -rf src)]'}
		critical FS_DELETE_OVERWRITE | declare -i x; x+='a[$(rm -rf src)]'
		critical FS_DELETE_OVERWRITE | declare -i x; x[1]='a[$(rm -rf src)]'
		critical FS_DELETE_OVERWRITE | declare -i x; mapfile -t x <<< 'a[$(rm -rf src)]'
		critical FS_DELETE_OVERWRITE | declare -ai x; x=('a[$(rm -rf src)]')
		critical FS_DELETE_OVERWRITE | y[0]='a[$(rm -rf src)]'; echo $((y))
		critical FS_DELETE_OVERWRITE | y=(1 'a[$(rm -rf src)]'); echo $((y[1]))
		critical FS_DELETE_OVERWRITE | declare -A m; m[k]='a[$(rm -rf src)]'; echo $((m[k]))
		critical FS_DELETE_OVERWRITE | mapfile -t y <<< 'a[$(rm -rf src)]'; ((y))
		critical FS_DELETE_OVERWRITE | IFS= read -r y < <(echo 'a[$(rm -rf src)]'); ((y))
		critical FS_DELETE_OVERWRITE | env y='a[$(rm -rf src)]' bash -c '((y))'
		critical FS_DELETE_OVERWRITE | y[0]='a[$(rm -rf src)]'; trap '((y))' EXIT
		critical FS_DELETE_OVERWRITE | y[0]='x[$(rm -rf src)]'; [[ -v a[y] ]]
		critical FS_DELETE_OVERWRITE | y[0]='x[$(rm -rf src)]'; printf -v 'a[y]' 1
		critical FS_DELETE_OVERWRITE | y[0]='x[$(rm -rf src)]'; [[ $y -eq 1 ]]
		critical FS_DELETE_OVERWRITE | y[0]='x[$(rm -rf src)]'; builtin let y
		critical FS_DELETE_OVERWRITE | y[0]='x[$(rm -rf src)]'; echo "${z:y}"
		critical FS_DELETE_OVERWRITE | set -- 'x[$(rm -rf src)]'; f() { (($1)); }; f "$@"
		critical FS_DELETE_OVERWRITE | f() { local -i n; n=$1; }; f 'x[$(rm -rf src)]'
		critical FS_DELETE_OVERWRITE | printf 'a[\x24(rm -rf src)]' | { read y; ((y)); }
		critical FS_DELETE_OVERWRITE | x='a['; z[0]=$x'$(rm -rf src)]'; ((z))
		critical FS_DELETE_OVERWRITE | y[0]="a[\$(rm -rf src)]"; ((y))
		critical FS_DELETE_OVERWRITE | y[0]=a[\$\(rm\ -rf\ src\)]; ((y))
		low | awk '{a[$(NF-1)]++} END{for(k in a) print k}' a.txt; echo $((x+1))
		low | n=0; for f in src/*.go; do n=$((n+1)); done; grep -c 'a[$(]' main.go; echo $n
		low | echo "a[$(date +%s)]"; x=3; echo $((x))
		critical FS_DELETE_OVERWRITE | bash -c '(($1))' _ 'a[$(rm -rf src)]'
		low | bash -c 'x[$(date +%u)]=1; echo ${x[1]}'
		low | y[0]='a[$(rm -rf src)]'; echo done
		low | for i in 1 2 3; do arr[i]=$(date +%s); done; echo ${arr[0]}`)
}

// TestPrivateUse: the icons of fonts for terminals are text where they are
// quoted; anywhere else nobody knows what they show.
func TestPrivateUse(t *testing.T) {
	for line, want := range map[string]bool{
		"echo '\ue0b0 x'": true, "grep \"\uf07c\" a.txt": true, "cat > a.txt <<'EOF'\n\ue0b0\nEOF\n": true, "printf '%s' '\U000f0001'": true,
		"echo \ue0b0": false, "\ue0b0ls": false, "echo 'x' # \ue0b0": false, "echo '\ue0b0": false, "echo '\ue0b0' \ue0b0": false, "echo '\ue0b0\u202e'": false, "echo \"$(\ue0b0)\"": false, "echo \"$(echo '\ue0b0')\"": true,
	} {
		if r := judge(line); (r.Level < risk.Critical) != want {
			t.Errorf("%q: %s, want it to pass: %v: %v", line, r.Level, want, r.Reasons)
		}
	}
}
