package shell

import (
	"reflect"
	"strings"
	"testing"

	"guard/policy/place"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

var plainWorld = place.World{Workspace: "/srv/project", Home: "/home/dev", User: "dev"}

// agrees: what is read as plain words is what the grammar makes of the line.
func agrees(t *testing.T, line string) {
	t.Helper()
	if _, ok := plainWords(line); !ok {
		return
	}
	fast, slow := newWalker("/srv/project", plainWorld), newWalker("/srv/project", plainWorld)
	fast.whole, slow.whole = line, line
	fast.line(line, taint.Nothing)
	slow.Text = line
	slow.parsed(line, taint.Nothing)
	if a, b := fast.conclude(), slow.conclude(); !reflect.DeepEqual(a, b) {
		t.Errorf("%q is read in two ways:\n%+v\n%+v", line, a, b)
	}
	fast.State.Calls, slow.State.Calls = nil, nil
	if !reflect.DeepEqual(fast.State, slow.State) {
		t.Errorf("%q leaves two things behind:\n%+v\n%+v", line, fast.State, slow.State)
	}
}

func TestPlainLine(t *testing.T) {
	for line, plain := range map[string]bool{
		"cat README.md": true, " go  test ./... ": true, "git push": true, "npm i left-pad@1.0": true, "./x.sh": true, "cd ..": true, "rm -rf /": true,
		"": false, "  ": false, "a=1": false, "ls # x": false, "ls\tx": false, "ls\n": false, "ls *": false, "cat ~": false, "ls;": false, "ls &": false,
		"a{b,c}": false, "x()": false, "! ls": false, "time ls": false, "if ls": false, "done": false, "export A": false, "let x": false, "caf\u00e9": false,
	} {
		if _, ok := plainWords(line); ok != plain {
			t.Errorf("%q: plain %v, want %v", line, ok, plain)
		}
	}
}

// TestPlainLineAgrees: over every program, every word of the grammar, and every
// byte that is plain in each place of a word.
func TestPlainLineAgrees(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	for _, e := range program.All() {
		for name := range strings.FieldsSeq(e.Name) {
			for _, rest := range []string{"", " x", " -f a/b ../c /etc/passwd", " --help", " -x 1 -- .env"} {
				agrees(t, name+rest)
			}
			for sub := range e.AllSubs() {
				first, _, _ := strings.Cut(sub.Name, " ")
				agrees(t, name+" "+first+" x -f")
			}
		}
		for _, example := range strings.Split(e.Examples, "\n") {
			_, line, _ := strings.Cut(example, "|")
			agrees(t, strings.TrimSpace(line))
		}
	}
	for word := range grammarWords {
		agrees(t, "x "+word)
		agrees(t, word)
	}
	for c := range plainBytes {
		b := string(rune(c))
		for _, line := range []string{b, b + "x", "x" + b, "x " + b, "x " + b + "y", "x y" + b, b + b, "cat a" + b + "b"} {
			agrees(t, line)
		}
	}
}

func FuzzPlainLine(f *testing.F) {
	for _, line := range []string{"cat README.md", "git push -f origin main", "sudo -u x rm a", "xargs rm -rf", "env a b", "cd a", "time x", "2 x", "a: b", "[ -f x ]", "@test x", "x +e"} {
		f.Add(line)
	}
	f.Fuzz(agrees)
}
