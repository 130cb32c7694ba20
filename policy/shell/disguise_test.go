package shell_test

import "testing"

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
