package graphql

import (
	"strings"
	"testing"
)

// FuzzOnlyAsks: a document whose operations are written plainly after it
// never passes for one that only asks.
func FuzzOnlyAsks(f *testing.F) {
	for _, s := range []string{"{ a }", "query Q { a }", `query { a(b: "}") }`, `"""x`, "# c\n{ a }", "fragment F on A { b }", "}{", "{", `{ a(b: """x\"""y""") }`} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, doc string) {
		if !OnlyAsks(doc) {
			return
		}
		if bad := doc + "\nmutation M { x }"; OnlyAsks(bad) {
			t.Errorf("%q passes", bad)
		}
		if !strings.ContainsAny(doc, "{") {
			t.Errorf("%q asks nothing", doc)
		}
	})
}

// TestOnlyAsks: which documents only ask.
func TestOnlyAsks(t *testing.T) {
	for doc, want := range map[string]bool{
		"{ a }": true, "query { a }": true, "# mutation\nquery { a }": true, "query Q($x: [Int!] = [1]) @d(a: 1) { a }": true, "fragment F on A { b } query { ...F }": true,
		"": false, "a": false, "mutation { a }": false, "# {\nmutation { x }": false, "# {\rmutation { x }": false, "{ a } mutation { b }": false, "query Q { a": false,
		`{ a(b: "\" ) }") } mutation { c }`: false, `{ a(b: """ } """) } subscription { c }`: false, "query mutation { a }": false,
	} {
		if got := OnlyAsks(doc); got != want {
			t.Errorf("%q: %v, want %v", doc, got, want)
		}
	}
}
