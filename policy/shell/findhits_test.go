package shell_test

import (
	"strings"
	"testing"

	"guard/policy/shell"
)

// A person is told what find would take, not all that lies where it looks.
func TestFindIsToldByWhatItFinds(t *testing.T) {
	for _, c := range []struct {
		line, pattern string
		names         string
	}{
		{`find . -name "*.log" -type f -delete`, "./**/*.log", "a.log sub/c.log"},
		{`find . -name "*.log" -exec rm {} +`, "./**/*.log", "a.log sub/c.log"},
		{`find sub -name "*.log" -delete`, "sub/**/*.log", "sub/c.log"},
		{`find . \( -iname "*.LOG" -o -name "d.*" \) -delete`, "./**/{*.LOG,d.*}", "a.log sub/c.log sub/d.txt"},
		{`find . -name sub -exec rm -rf {} +`, "./**/sub", "sub sub/c.log sub/d.txt"},
		{`find . -name "*.zzz" -delete`, "./**/*.zzz", ""},
	} {
		w, top := onDisk(t, map[string]string{"a.log": "", "b.txt": "", "sub/c.log": "", "sub/d.txt": ""})
		r := shell.Read(c.line, top, w)
		found := false
		for _, m := range r.Wildcards {
			if m.Pattern != c.pattern {
				continue
			}
			found = true
			if got := strings.Join(m.Names, " "); !sameWords(got, c.names) {
				t.Errorf("%s: %q, want %q", c.line, got, c.names)
			}
		}
		if !found {
			t.Errorf("%s: nothing is told of %s: %+v", c.line, c.pattern, r.Wildcards)
		}
		for _, reason := range r.Commands[0].Reasons {
			if text := reason.String(); strings.Contains(text, "deletes .") && !strings.Contains(text, "finds in") || strings.Contains(text, "{}") {
				t.Errorf("%s: %s", c.line, text)
			}
		}
	}
}

func sameWords(a, b string) bool {
	count := map[string]int{}
	for _, w := range strings.Fields(a) {
		count[w]++
	}
	for _, w := range strings.Fields(b) {
		count[w]--
	}
	for _, n := range count {
		if n != 0 {
			return false
		}
	}
	return true
}
