package lang_test

import (
	"slices"
	"strings"
	"testing"

	"guard/policy/shell/lang"
	"guard/policy/shell/lang/awk"
	"guard/policy/shell/lang/ex"
	"guard/policy/shell/lang/jq"
	"guard/policy/shell/lang/miller"
	"guard/policy/shell/lang/sed"
)

// readers are the readers of all small languages.
var readers = map[string]lang.Reader{"awk": awk.Read, "ex": ex.Read, "jq": jq.Read, "miller": miller.Read, "sed": sed.Read}

// TestReaders: what holds for every reader.
func TestReaders(t *testing.T) {
	for name, read := range readers {
		if acts := read(""); len(acts) > 0 {
			t.Errorf("%s: an empty text does %v", name, acts)
		}
		text := strings.Repeat(`system("x") w out `+"\n", 2000)
		if n := len(read(text)); n > len(text) {
			t.Errorf("%s: %d acts in %d bytes", name, n, len(text))
		}
	}
}

// FuzzReaders: every text is read to an end, twice in the same way.
func FuzzReaders(f *testing.F) {
	for _, seed := range []string{`{ print > "out" }`, "s/a/b/w out", "env.HOME", `tee > "x", $*`, "w out\n!date", "'" + lang.Hole, `[/\`} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		for name, read := range readers {
			if acts := read(text); !slices.Equal(acts, read(text)) {
				t.Errorf("%s: %q is read in two ways", name, text)
			}
		}
	})
}

// TestVariable: which variable of the environment code reads.
func TestVariable(t *testing.T) {
	for _, c := range []struct {
		code, name string
		reads      bool
	}{
		{`x`, "", false},
		{`ENV["HOME"]`, "HOME", true},
		{`ENV[name]`, "", true},
		{`ENV`, "", true},
		{`ENV["A"] ENV["B"]`, "", true},
		{`ENV["A`, "", true},
	} {
		if name, reads := lang.Variable(c.code, "ENV"); name != c.name || reads != c.reads {
			t.Errorf("%q: %q %v", c.code, name, reads)
		}
	}
}

// TestQuoted: the strings of a text.
func TestQuoted(t *testing.T) {
	got := lang.Quoted(`f("a b", 'c"d', `+"`e`"+`, "", "x`+lang.Hole+`", "f`, 400)
	if want := []string{"a b", `c"d`, "e"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	if got := lang.Quoted(strings.Repeat(`"a"`, 50), 10); len(got) != 10 {
		t.Errorf("%d strings, want 10", len(got))
	}
}
