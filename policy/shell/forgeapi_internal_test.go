package shell

import (
	"strings"
	"testing"
)

// FuzzOnlyQueries: a document whose operations are written plainly after it
// never passes for one that only asks.
func FuzzOnlyQueries(f *testing.F) {
	for _, s := range []string{"{ a }", "query Q { a }", `query { a(b: "}") }`, `"""x`, "# c\n{ a }", "fragment F on A { b }", "}{", "{", `{ a(b: """x\"""y""") }`} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, doc string) {
		if !onlyQueries(doc) {
			return
		}
		if bad := doc + "\nmutation M { x }"; onlyQueries(bad) {
			t.Errorf("%q passes", bad)
		}
		if !strings.ContainsAny(doc, "{") {
			t.Errorf("%q asks nothing", doc)
		}
	})
}

// TestLoopback: this machine's own addresses, and what only looks so.
func TestLoopback(t *testing.T) {
	for address, want := range map[string]bool{
		"localhost": true, "http://localhost:3000/x?y=z": true, "https://127.0.0.1": true, "127.9.9.9:80": true, "http://[::1]:8080/": true, "http://0.0.0.0:80": true, "app.localhost:3000": true,
		"http://user@localhost/": false, "http://localhost@example.com": false, "http://localhost.example.com": false, "http://example.com/localhost": false, "ftp://localhost": false, "": false,
		"http://127.0.0.1.example.com": false, "http://localhost:\x00/": false, "http://\x00": false, "http://localhost/\x00": true, `http://localhost\@example.com`: false, "http://example.com#localhost": false,
		"file://localhost/etc/passwd": false, "http://[::ffff:8.8.8.8]/": false, "http://127.0.0.1%2eexample.com": false, "http://192.168.1.1": false, "2130706433": false,
	} {
		if got := loopback(address); got != want {
			t.Errorf("%q: %v, want %v", address, got, want)
		}
	}
}

// TestOnlyQueries: which documents only ask.
func TestOnlyQueries(t *testing.T) {
	for doc, want := range map[string]bool{
		"{ a }": true, "query { a }": true, "# mutation\nquery { a }": true, "query Q($x: [Int!] = [1]) @d(a: 1) { a }": true, "fragment F on A { b } query { ...F }": true,
		"": false, "a": false, "mutation { a }": false, "# {\nmutation { x }": false, "# {\rmutation { x }": false, "{ a } mutation { b }": false, "query Q { a": false,
		`{ a(b: "\" ) }") } mutation { c }`: false, `{ a(b: """ } """) } subscription { c }`: false, "query mutation { a }": false,
	} {
		if got := onlyQueries(doc); got != want {
			t.Errorf("%q: %v, want %v", doc, got, want)
		}
	}
}
