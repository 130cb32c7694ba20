package shell_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// bashLines are lines once found to be read otherwise than bash reads them, or
// near to those.
var bashLines = []string{
	"x=a; cat $x", "x=; cat ${x:-.env}", "x=a; while [ $((n+=1)) -lt 3 ]; do cat $x; read x <<< .env; done", "x=.env; f() { local x=a; }; f; cat $x",
	"f() { y=.env; }; y=a; x=1 f; cat $y", "set -- a .env; shift; cat $1", "f() { shift; cat $1; }; f a .env", "trap 'x=.env' DEBUG; x=a; cat $x", "x=a; trap 'cat $x' EXIT; x=.env",
	"x=.env; f() { return; x=a; }; f; cat $x", "x=a; bash -c 'cat ${x:-.env}'", "export x=a; env x=.env bash -c 'cat $x'", "declare -n r=x; x=.env; cat $r", "x=a; declare $(echo x)=.env; cat $x",
	"cat {a,b,.env}", "cat a{,.x} {1..3} {c..a}", "cat \"${x:-a b}\" ${y:-c d}", "x='a b'; cat $x \"$x\"", "x='*'; cat $x \"$x\"", "cat $'a\\tb' \"a\\$b\" a\\ b 'a'\"b\"c", "x=abc; cat ${x#a} ${x%c} ${x/b/d} ${x:1:1} ${#x}",
	"cd d && cat f; cd ..; cat a", "(cd d; cat f); cat a", "cd d; cat f; cd -; cat a", "pushd d; cat f; popd; cat a", "{ cd d; cat f; } > out; cat e/g", "for f in a b; do cat $f > $f.out; done", "x=a; cat <<< $x > $x.new",
	"eval 'cat a; x=b'; cat $x", "eval \"x=a\" \"; cat\" '$x'", "echo a b | xargs cat", "printf 'a\\n.env\\n' | xargs -n1 cat", "printf '%s ' a b | { read x y; cat $y; }", "case a in a|b) cat a;; *) cat b;; esac", "case b in a) cat a;& b) cat b;;& *) cat .env; esac",
	"f() { g() { cat $1; }; g \"$@\"; }; f a; g .env", "f() ( cd d; cat f; ); f; cat a", "cat <(cat a) > out", "cat a | tee out | cat", "! cat a || cat b", "cat a; exit; cat b", "true && cat a || cat b", "cat a &  wait", "x=(a b '.env'); cat ${x[2]} \"${x[@]}\" ${x[*]:1}",
	"IFS=; x='a b'; cat $x", "unset IFS; x='a b'; cat $x", "x=a; x+=b; cat $x", "x=$(echo a; echo b); cat $x \"$x\"", "cat $(cat a)", "cat `echo a`", "if cat a; then cat b; elif cat .env; then cat d; else cat e; fi", "until cat a; do cat b; done",
	"select x in a; do cat $x; break; done <<< 1", "getopts ab: o -b .env; cat $o $OPTARG", "time cat a", "coproc { cat a; }; wait", "cat \"$@\" a $*", "cat ${1-a} ${1+b}", "set -- 'a b' c; cat \"$@\" \"$*\" $@ $#", "for x; do cat $x; done", "set a b; for x; do cat $x; done",
	"command cat a; builtin echo b; command -v cat", "exec cat a; cat b", "alias cat='cat .env'; cat a", "shopt -s expand_aliases; alias cat='cat .env'\ncat a", "cat() { command cat .env; }; cat a", "unset -f cat; cat a", "cat a \\\n b", "cat a # b", "cat a#b", "cat <<X\n$(cat b)\nX", "cat <<'X'\n$(cat b)\nX", "cat << X > out\na\nX",
	"let x=1; cat $x", "((x=2)); cat $x", "x=3; ((x++)); cat $x", "[[ a == a ]] && cat a", "[ -f a ] && cat a", "test -z $x && cat a", "mapfile -t x < a; cat ${x[2]}", "while read -r l; do cat $l; done < a", "cat a | while read l; do cat $l; done", "declare -i x=1+1; cat $x", "declare -u x=a; cat $x", "local x=a; cat $x", "readonly x=a; x=b; cat $x", "readonly x=a\nx=.env\ncat $x",
	"x=a; : <<< ${y:=b}; cat ${y:-.env}", "ls ${z-b}; f() { cat a <<< ${z:=.env}; }; f; ls $z", "case a in b) x=a;; *) for x in a b; do true; done;; esac; : ${x:=.env}; cat $x", "x=(d/f a); cat $x", "x=.env; local x=a; cat $x",
	"cat {01..03} {5..1..2} {e..a..2}", "IFS=; set -- a b; cat \"$*\"", "x=$(printf 'a\nb'); cat \"$x\"",
	"PATH=./evil; ls", "PATH=; ls", "read PATH <<< ./evil; ls", "((PATH=1)); ls", "declare -n p=PATH; p=./evil; ls", "set -k; env PATH=./evil ls", "x=PATH; printf -v $x ./evil; ls", ": ${PATH:=./evil}; ls", "unset PATH; ls",
}

// generated makes lines of a small grammar of bash.
func generated(r *rand.Rand, n int) []string {
	g := &grammar{r: r}
	var lines []string
	for range 400 * n {
		g.depth = 0
		line := g.one("", "x=a; y=b; ", "set -- a b; ", "f() { "+g.uses()+"; }; ", "x=b; y=x; ") + g.list(2+r.IntN(4))
		if lets(line) {
			lines = append(lines, line)
		}
		if len(lines) == n {
			break
		}
	}
	return lines
}

type grammar struct {
	r     *rand.Rand
	depth int
}

func (g *grammar) one(of ...string) string { return of[g.r.IntN(len(of))] }

func (g *grammar) name() string { return g.one("x", "y", "z") }

// value is a word whose text no variable changes.
func (g *grammar) value() string {
	return g.one("a", "b", ".env", "d/f", "'a b'", "README.md", "''", "{a,b}", `a\ b`, "$'a'")
}

func (g *grammar) word() string {
	x := g.name()
	if g.r.IntN(3) == 0 {
		return g.value()
	}
	return g.one("$"+x, `"$`+x+`"`, "${"+x+"}", "${"+x+":-"+g.value()+"}", "${"+x+"-b}", "${"+x+":+a}", "${"+x+":="+g.one("a", "b", ".env")+"}", "${"+x+"#a}", "${"+x+"%f}", "$1", `"$@"`, "$2", "${!"+x+"}",
		"$(echo "+g.value()+")", "$(echo $"+x+")", `"$(printf %s "$`+x+`")"`, "${"+x+"[0]}", `"${`+x+`[@]}"`, "${"+x+"/a/b}", "$((1+1))")
}

// uses is a command whose words show what variables hold.
func (g *grammar) uses() string {
	return g.one("cat", "cat", "ls", "wc", "head") + " " + g.word() + g.one("", "", " "+g.word(), " > out", " < a", " <<< "+g.word())
}

func (g *grammar) assigns() string {
	x, v := g.name(), g.one("a", "b", ".env", "d/f")
	return g.one(x+"="+g.word(), x+"="+v, "export "+x+"="+v, "declare "+x+"="+v, "read "+x+" <<< "+v, "printf -v "+x+" %s "+v, "eval "+x+"="+v, x+"+="+v, "declare -g "+x+"="+v, x+"=("+v+" a)", x+"[0]="+v,
		"unset "+x, "readonly "+x+"="+v, "declare -n "+x+"=y", "declare -l "+x, "set -- "+v+" "+g.word(), "shift", "(("+x+"=1))", "let "+x+"=2", ": ${"+x+":="+v+"}", "mapfile -t "+x+" <<< "+v, "IFS=, read "+x+" y <<< "+v+",b", x+"="+v+" eval "+g.one("true", "y="+v),
		"local "+x+"="+v, "for "+x+" in "+v+"; do true; done", "getopts a: "+x+" -a "+v, "trap '"+x+"="+v+"' "+g.one("DEBUG", "EXIT"), "unset -n "+x, "cd "+g.one("d", "..", "-", "/w", "d/e"))
}

func (g *grammar) simple() string {
	switch g.r.IntN(10) {
	case 0, 1, 2, 3:
		return g.uses()
	case 4:
		return g.one("f", "g") + " " + g.word()
	case 5:
		return g.name() + "=" + g.one("a", "b", ".env") + " " + g.one(g.uses(), "f a", "bash -c '"+g.one("cat $x", "ls $y $1")+"' s b", "eval 'cat $x'")
	case 6:
		return g.one("break", "continue", "return", "true", "false", "set -e", "set -u", "exit", "wait")
	default:
		return g.assigns()
	}
}

func (g *grammar) list(n int) string {
	parts := make([]string, n)
	for i := range parts {
		parts[i] = g.statement()
	}
	return strings.Join(parts, g.one("; ", "; ", "\n"))
}

// statement is a simple command or a compound one, three deep at most.
func (g *grammar) statement() string {
	if g.depth++; g.depth > 3 || g.r.IntN(2) == 0 {
		g.depth--
		return g.simple()
	}
	defer func() { g.depth-- }()
	in := func() string { return g.list(1 + g.r.IntN(3)) }
	x := g.name()
	switch g.r.IntN(14) {
	case 0:
		return "if " + g.one("true", "false", "[ -n \"$"+x+"\" ]", "cat a") + "; then " + in() + "; else " + in() + "; fi"
	case 1:
		return "for " + x + " in " + g.word() + " " + g.value() + "; do " + in() + "; done"
	case 2:
		return "while [ $((n+=1)) -lt 4 ]; do " + in() + "; done"
	case 3:
		return "case " + g.word() + " in a) " + in() + g.one(";;", ";&", ";;&") + " *) " + in() + ";; esac"
	case 4, 5:
		return g.one("f", "g") + "() " + g.one("{ "+in()+"; }", "( "+in()+"; )")
	case 6:
		return "( " + in() + " )"
	case 7:
		return "{ " + in() + "; }" + g.one("", " > out2")
	case 8:
		return g.simple() + " | " + g.one("cat", "{ "+in()+"; }", "while read "+x+"; do "+in()+"; done", "xargs cat")
	case 9:
		return g.simple() + g.one(" && ", " || ") + g.simple()
	case 10:
		return "eval " + quoted(in())
	case 11:
		return "bash -c " + quoted(in()) + " s " + g.word()
	case 12:
		return "until [ $((n+=1)) -gt 3 ]; do " + in() + "; done"
	default:
		return fmt.Sprintf("cat <<E %s\n$%s $(%s)\nE\n", g.one("", "> out3"), x, g.simple())
	}
}

func quoted(s string) string { return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'" }
