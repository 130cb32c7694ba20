package shell

import (
	"net/url"
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

// FuzzLoopback: an address that passes leads to this machine as the URL standard
// library reads it, whatever stands behind its host.
func FuzzLoopback(f *testing.F) {
	for _, s := range []string{"http://localhost:3000/x?y#z", "http://localhost@x", "[::1]:80", "127.0.0.1", `http://localhost\@x/`, "http://localhost:/", "ws://a.localhost"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, address string) {
		if !loopback(address) {
			return
		}
		if !strings.Contains(address, "://") {
			address = "http://" + address
		}
		if u, err := url.Parse(address); err == nil && !loopbackHost(u.Hostname()) {
			t.Errorf("%q leads to %q", address, u.Hostname())
		}
	})
}

// FuzzTrimmed: what is cut off and what is left make up the value.
func FuzzTrimmed(f *testing.F) {
	f.Add("src/a.go", "*/")
	f.Add("abc", "?")
	f.Fuzz(func(t *testing.T, text, pattern string) {
		if len(text) > maxTrimmed || strings.Count(pattern, "*") > maxStars {
			return
		}
		for _, longest := range []bool{true, false} {
			if end := cutEnd(text, pattern, longest); !strings.HasPrefix(text, end) || end != text && !shellMatch(pattern, text[len(end):]) {
				t.Errorf("%q %% %q = %q", text, pattern, end)
			}
			if rest := cutBeginning(text, pattern, longest); !strings.HasSuffix(text, rest) || rest != text && !shellMatch(pattern, text[:len(text)-len(rest)]) {
				t.Errorf("%q # %q = %q", text, pattern, rest)
			}
		}
	})
}
