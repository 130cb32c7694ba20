package program

import (
	"strings"
	"testing"
)

// TestFor: an effect of only some values holds for those, and for a value that
// is not known unless it would make the command look milder.
func TestFor(t *testing.T) {
	for _, c := range []struct {
		effects, value string
		known, plain   bool
		want           string
	}{
		{"read", "x", true, false, "read"},
		{"info@targets+info@query+network@browse", "query", true, false, "info"},
		{"info@targets+network@browse", "clean", true, false, ""},
		{"info@targets+network@browse", "", false, false, "network"},
		{"read+network@p/*", "p/python", true, false, "read+network"},
		{"outside@*:/*", "html:/tmp/x", true, false, "outside"},
		{"outside@*:/*", "html:cov", true, false, ""},
		{"executes@*plugin*", "-plugin", true, false, "executes"},
		{"executes@a*a", "a", true, false, ""},
		{"executes@^no:*|x", "no:cacheprovider", true, false, ""},
		{"executes@^no:*|x", "x", true, false, ""},
		{"executes@^no:*|x", "evil", true, false, "executes"},
		{"executes@^no:*|x", "no:", false, false, "executes"},
		{"executes@*a*b", "xaab", true, false, "executes"},
		{"executes@*Map*/*", strings.Repeat("Map", 1<<20), true, false, ""}, // bounded work
		{"overwrites@-o*", "-s -o x", true, false, "overwrites"},
		{"overwrites@-o*", "all=-o x", true, false, "overwrites"},
		{"overwrites@-o*", "-X main.v=v1-ok", true, false, ""},
		{"overwrites@-o*", "-X main.v=\x00", false, true, ""},
		{"overwrites@-o*", "-X main.v=\x00", false, false, "overwrites"},
		{"overwrites@-o*", "-\x00=x", false, true, "overwrites"},
		{"overwrites@-o*", "-s \x00", false, true, "overwrites"},
		{"overwrites@-o*", "\x00 -o x", false, true, "overwrites"},
		{"executes@*plugin*", "x\x00", false, true, "executes"},
	} {
		if got := (Option{Effects: c.effects}).For(c.value, c.known, c.plain).Effects; got != c.want {
			t.Errorf("%s with %.40q (known %v) is %q, want %q", c.effects, c.value, c.known, got, c.want)
		}
	}
}
