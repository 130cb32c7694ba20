package shell_test

import (
	"fmt"
	"runtime"
	"strings"
	"testing"

	"guard/policy/risk"
	"guard/policy/shell"
)

// mostMemory is what judging one line may allocate in all, in bytes.
const mostMemory = 32 << 20

// filled repeats a unit, between a beginning and an end, up to the longest line.
func filled(begin, unit, end string) string {
	n := (shell.MaxLine - len(begin) - len(end)) / len(unit)
	return begin + strings.Repeat(unit, n) + end
}

// numbered is filled with units that hold their number.
func numbered(begin, unit, end string) string {
	var b strings.Builder
	b.WriteString(begin)
	for i := 0; b.Len()+len(unit)+8+len(end) < shell.MaxLine; i++ {
		b.WriteString(strings.ReplaceAll(unit, "#", fmt.Sprint(i)))
	}
	return b.String() + end
}

// nested puts units inside each other.
func nested(open, inner, closing string, times int) string {
	return strings.Repeat(open, times) + inner + strings.Repeat(closing, times)
}

// heavyLines are lines made to cost the judge as much as they can.
func heavyLines() map[string]string {
	ten := strings.Repeat("$x", 10)
	lines := map[string]string{
		"doubling":           "x=aaaaaaaaaa; " + strings.Repeat("x="+ten+"; ", 12) + "rm $x",
		"doubling quoted":    "x=aaaaaaaaaa; " + strings.Repeat(`x="`+ten+`"; `, 12) + `rm "$x"`,
		"doubling words":     "x='a a a a a'; " + strings.Repeat(`x="`+strings.Repeat("$x ", 10)+`"; `, 12) + `rm $x`,
		"doubling append":    "x=aaaaaaaaaa; " + strings.Repeat("x+=$x; ", 60) + "rm $x",
		"doubling array":     "x=(a b c d e f g h i j); " + strings.Repeat(`x=("${x[@]}" "${x[@]}" "${x[@]}"); `, 30) + `rm "${x[@]}"`,
		"doubling echo":      "x=aaaaaaaaaa; " + strings.Repeat(`x=$(echo "`+ten+`"); `, 12) + "rm $x",
		"doubling printf":    "x=aaaaaaaaaa; " + strings.Repeat(`printf -v x %s "`+ten+`"; `, 12) + "rm $x",
		"doubling eval":      "x=ls; " + strings.Repeat(`x="eval \"$x; $x\""; `, 24) + "eval \"$x\"",
		"doubling default":   "x=aaaaaaaaaa; " + strings.Repeat("x=${y:-"+ten+"}; ", 12) + "rm $x",
		"doubling for":       "x=a; " + strings.Repeat("for y in $x$x $x$x $x$x; do x=$y$y$y$y$y; ", 12) + "rm $x; " + strings.Repeat("done; ", 12),
		"doubling params":    "set -- a a a a a a; " + strings.Repeat(`set -- "$@" "$@" "$@"; `, 30) + `rm "$@"`,
		"doubling alias":     "alias a0=ls; " + numbered("", "alias b#='a# x; a# y'; ", "") + "b9",
		"functions twice":    functionsTwice(40),
		"functions many":     functionsTwice(500),
		"aliases twice":      aliasesTwice(40),
		"value used often":   "x=" + strings.Repeat("a", 30000) + "; cat" + strings.Repeat(" $x", 10000),
		"value in one word":  "x=" + strings.Repeat("a", 30000) + "; cat " + strings.Repeat("$x", 15000),
		"words used often":   "x='" + strings.Repeat("a ", 15000) + "'; cat" + strings.Repeat(" $x", 10000),
		"substitutions":      filled("cat", " $(ls)", ""),
		"nested $( )":        nested("$(", "ls", ")", 390),
		"nested ( )":         nested("( ", "ls", " )", 390),
		"nested (( ))":       "((" + nested("(", "1", ")", 390) + "))",
		"deep ((((":          filled("((", "(", ""),
		"nested eval":        nestedEval(20),
		"nested if":          nested("if ls; then ", "ls", "; fi", 1200),
		"nested for":         nested("for i in a b c d; do ", "ls $i", "; done", 24),
		"nested while":       nested("while ls; do read x; ", "ls", "; done", 24),
		"nested loops, sets": nested("for i in a b c d e f g h; do x=$i$x; read y; ", "ls $i", "; done", 12),
		"nested case":        nested("case a in a) ", "ls", ";; esac", 300),
		"nested functions":   nested("f() { ", "f", "; f; }; f", 100),
		"brace expansion":    "ls {1..1000000}",
		"brace expansions":   filled("ls", " {1..200}", ""),
		"brace nested":       "ls " + strings.Repeat("{a,b}", 15),
		"brace many":         filled("ls", " {a,b}{c,d}{e,f}{g,h}{i,j}", ""),
		"here-documents":     numbered("", "cat <<E#\n$x $(ls)\nE#\n", ""),
		"here-document long": filled("cat <<E\n", "$x ", "\nE\n"),
		"case patterns":      filled("case $x in ", "a*|", "b) ls;; esac"),
		"case arms":          filled("case $x in ", "a) cd b; x=$x;; ", "esac"),
		"many cd":            filled("", "cd a; ", "ls"),
		"many cd maybe":      numbered("", "[ -d a# ] && cd a#; ", "rm -rf x"),
		"many cd ||":         numbered("", "ls || cd /a#; ", "rm -rf x y z"),
		"if arms":            numbered("if ls; then ls; ", "elif a; then v#=$v; ", "fi"),
		"many if":            numbered("", "if ls; then v#=a; fi; ", "rm $v1"),
		"many assignments":   numbered("", "v#=a ", "ls"),
		"many variables":     numbered("", "v#=$v;", ""),
		"many commands":      filled("", "ls;", ""),
		"many echo":          filled("", "echo aaaaaaaa;", ""),
		"many echo piped":    "{ " + filled("", "echo aaaaaaaa;", "")[:60000] + "} | sh",
		"many pipes":         filled("ls", "|cat", ""),
		"many and":           filled("ls", "&&ls", ""),
		"many or":            filled("ls", "||ls", ""),
		"many rm":            filled("", "rm a;", ""),
		"many rm words":      filled("rm", " a", ""),
		"many rm names":      numbered("rm", " a#", ""),
		"many mv names":      numbered("mv", " a#", " d"),
		"many ln names":      numbered("ln -s", " a#", " d"),
		"many globs":         filled("rm", " *", ""),
		"many functions":     numbered("", "f#() { ls; };", "f1"),
		"many traps":         filled("", "trap ls EXIT;", ""),
		"many declare":       filled("declare", " -n a=b", ""),
		"references":         numbered("", "declare -n r#=x;", "r1=a"),
		"quotes":             filled("ls ", "'a'b", ""),
		"double quotes":      filled("ls ", `"a"b`, ""),
		"dollar quotes":      filled("ls ", `$'\x41'`, ""),
		"backslashes":        filled("ls ", `\a`, ""),
		"open quotes":        filled("", `'"`, ""),
		"redirections":       filled("ls", ">a", ""),
		"arithmetic":         filled("((1", "+x", "))"),
		"arithmetic sets":    numbered("((x=1", ",x#=1", "))"),
		"arithmetic names":   "x='" + strings.Repeat("a=b,", 10000) + "'; " + strings.Repeat("((x));", 500),
		"subscripts":         filled("ls ", "${a[1]}", ""),
		"patterns":           filled("ls ", "${a//b/c}", ""),
		"cut":                "x=" + strings.Repeat("a", 20000) + "; ls " + strings.Repeat("${x%%*b}", 4000),
		"cut stars":          "x=" + strings.Repeat("a", 5000) + "; ls ${x%%" + strings.Repeat("*a", 5000) + "b}",
		"wrappers":           filled("", "env ", "ls"),
		"wrappers sudo":      filled("", "nohup nice ", "rm -rf x"),
		"strangers":          filled("frob", " frob", " rm x"),
		"xargs":              "echo " + strings.Repeat("a ", 10000) + "| xargs rm",
		"xargs -I":           "echo " + strings.Repeat("a ", 10000) + "| xargs -I{} rm " + strings.Repeat("{} ", 10000),
		"parallel":           filled("parallel rm :::", " a", ""),
		"sh -c":              nestedQuotes(12),
		"find":               filled("find .", " -o -name a", " -delete"),
		"sed":                filled("sed '", "s/a/b/;", "' f"),
		"sed labels":         filled("sed ':a;", "s/a/b/;ta;N;", "' f"),
		"sed applied":        "echo " + strings.Repeat("a", 20000) + " | sed '" + strings.Repeat("s/a/aa/g;", 1000) + "' | sh",
		"tr applied":         "echo " + strings.Repeat("a", 30000) + strings.Repeat(" | tr a b", 3000) + " | sh",
		"awk":                filled("awk '{", "print $1;", "}' f"),
		"awk deep":           "awk 'BEGIN{x=" + nested("(", "1", ")", 20000) + "}'",
		"jq":                 filled("jq '.", "|.a", "' f"),
		"sql":                filled("sqlite3 app.db '", "select 1;", "'"),
		"psql":               filled("psql -c '", "select 1;", "'"),
		"options":            filled("git", " --a", ""),
		"git config":         filled("git", " -c a.b=c", " status"),
		"paths":              "rm " + strings.Repeat("a/../", 10000) + "b",
		"paths many":         filled("rm", " a/b/c/../d", ""),
		"comments":           filled("", "#a\n", ""),
		"make":               filled("make", " a=b", ""),
		"test":               filled("[", " a -a", " b ]"),
		"test nested":        "[[ " + nested("( ", "a", " )", 390) + " ]]",
		"text written":       filled("", "echo a>>f;", "sh f"),
		"text copied":        "echo " + strings.Repeat("a", 1000) + " > f;" + strings.Repeat("cat f f>>f;", 3000) + "sh f",
		"secrets named":      filled("psql <<< '", ".env ", "'"),
		"ed":                 filled("ed f <<< '", "!ls\n", "'"),
	}
	lines["python names doubled"] = numbered("python3 -c \"x='a'\n", "x#=x+x+x\nx=x#+x\n", "\"")
	lines["python name doubled"] = filled("python3 -c \"x='a'\n", "x=x+x\n", "\"")
	lines["perl names doubled"] = numbered("perl -e '$x=\"a\";", "$x#=$x.$x.$x;$x=$x#.$x;", "'")
	lines["node names doubled"] = numbered("node -e 'x=\"a\";", "x#=x+x+x;x=x#+x;", "'")
	for lang, text := range map[string][]string{
		"python3 -c": {"x=1;", "f(", "[", "x+", "import os;", "os.remove(x);", "-", "lambda:", "x.a"},
		"node -e":    {"x=1;", "f(", "[", "{", "x+", "a=>", "`${", "fs.rm(x);", "!", "x.a."},
		"perl -e":    {"$x=1;", "f(", "[", "unlink $x;", "q(", "-", "$x."},
		"ruby -e":    {"x=1;", "f(", "[", "File.delete(x);", "#{", "x."},
		"php -r":     {"$x=1;", "f(", "[", "unlink($x);", "$x."},
		"lua -e":     {"x=1;", "f(", "{", "os.remove(x);"},
	} {
		for _, unit := range text {
			lines[lang+" "+unit] = filled(lang+` "`+`x=1;`, strings.NewReplacer("`", "\\`", "$", `\$`).Replace(unit), `"`)
		}
	}
	return lines
}

// functionsTwice is functions that call the one before twice.
func functionsTwice(n int) string {
	var b strings.Builder
	b.WriteString("f0() { ls; }; ")
	for i := range n {
		fmt.Fprintf(&b, "f%d() { f%d; f%d; }; ", i+1, i, i)
	}
	return fmt.Sprintf("%sf%d", b.String(), n)
}

func aliasesTwice(n int) string {
	var b strings.Builder
	b.WriteString("alias a0=ls; ")
	for i := range n {
		fmt.Fprintf(&b, "alias a%d='a%d; a%d'; ", i+1, i, i)
	}
	return fmt.Sprintf("%sa%d", b.String(), n)
}

func nestedEval(n int) string {
	line := "ls"
	for range n {
		line = "x='" + strings.ReplaceAll(line, "'", `'\''`) + `'; eval "$x; $x"`
		if len(line) > shell.MaxLine/4 {
			break
		}
	}
	return line
}

func nestedQuotes(n int) string {
	line := "rm -rf x"
	for range n {
		if next := "sh -c '" + strings.ReplaceAll(line, "'", `'\''`) + "'"; len(next) < shell.MaxLine {
			line = next
		}
	}
	return line
}

// TestWorkIsBounded: whatever an agent sends is judged, or refused unjudged, with
// so much memory at most.
func TestWorkIsBounded(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	for name, line := range heavyLines() {
		t.Run(name, func(t *testing.T) {
			if len(line) > shell.MaxLine {
				line = line[:shell.MaxLine]
			}
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			r := shell.Read(line, corpusWorld.Workspace, corpusWorld)
			runtime.ReadMemStats(&after)
			spent := after.TotalAlloc - before.TotalAlloc
			t.Logf("%d MB", spent>>20)
			if spent > mostMemory {
				t.Errorf("judging took %d MB", spent>>20)
			}
			if r.Level == risk.Unset {
				t.Error("no level")
			}
		})
	}
}

// TestReasonsAreFew: what is said of each of many words is compared with what was said
// before, so that only so much is said.
func TestReasonsAreFew(t *testing.T) {
	for _, begin := range []string{"rm", "mv d", "touch", "ln -s d"} {
		line := numbered(begin, " a#", "")
		if n := len(judge(line).Reasons); n > 100 {
			t.Errorf("%s: %d reasons", begin, n)
		}
	}
}

// BenchmarkHeavy tells how long the costliest lines take.
func BenchmarkHeavy(b *testing.B) {
	for name, line := range heavyLines() {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				shell.Read(line[:min(len(line), shell.MaxLine)], corpusWorld.Workspace, corpusWorld)
			}
		})
	}
}
