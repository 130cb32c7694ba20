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
		known          bool
		want           string
	}{
		{"read", "x", true, "read"},
		{"info@targets+info@query+network@browse", "query", true, "info"},
		{"info@targets+network@browse", "clean", true, ""},
		{"info@targets+network@browse", "", false, "network"},
		{"read+network@p/*", "p/python", true, "read+network"},
		{"outside@*:/*", "html:/tmp/x", true, "outside"},
		{"outside@*:/*", "html:cov", true, ""},
		{"executes@*plugin*", "-plugin", true, "executes"},
		{"executes@a*a", "a", true, ""},
		{"executes@^no:*|x", "no:cacheprovider", true, ""},
		{"executes@^no:*|x", "x", true, ""},
		{"executes@^no:*|x", "evil", true, "executes"},
		{"executes@^no:*|x", "no:", false, "executes"},
		{"executes@*a*b", "xaab", true, "executes"},
		{"executes@*Map*/*", strings.Repeat("Map", 1<<20), true, ""}, // bounded work
	} {
		if got := (Option{Effects: c.effects}).For(c.value, c.known).Effects; got != c.want {
			t.Errorf("%s with %.40q (known %v) is %q, want %q", c.effects, c.value, c.known, got, c.want)
		}
	}
}
