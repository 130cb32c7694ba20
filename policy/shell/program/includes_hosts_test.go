package program

import "testing"

// TestDocumentHost: what everybody's documents name, and what only looks so.
func TestDocumentHost(t *testing.T) {
	for _, c := range []struct {
		host, path string
		want       bool
	}{
		{"img.shields.io", "/badge/x", true},
		{"IMG.shields.io", "", true},
		{"numpy.readthedocs.io", "/en", true},
		{"www.w3.org", "/ns", true},
		{"w3id.org", "/security/v1", true},
		{"w3id.org", "/alice", false},
		{"shields.io.evil.dev", "/badge/x", false},
		{"evilw3.org", "/", false},
		{"readthedocs.io.evil.dev", "/", false},
		{"", "", false},
	} {
		if got := DocumentHost(c.host, c.path); got != c.want {
			t.Errorf("%s%s: %v", c.host, c.path, got)
		}
	}
}
