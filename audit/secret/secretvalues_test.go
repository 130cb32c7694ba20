package secret

import (
	"slices"
	"strings"
	"testing"
)

func TestValues(t *testing.T) {
	line := strings.Repeat("QUJDREVGR0g1", 5)
	for text, want := range map[string][]string{
		"API_KEY=k3yOfTheirs7f3a":                             {"k3yOfTheirs7f3a"},
		`{"client_secret": "a1b2c3d4e5f6a7b8"}`:               {"a1b2c3d4e5f6a7b8"},
		"DATABASE_URL=postgres://me:hunter2hunter2@db:5432/x": {"hunter2hunter2"},
		"PASSWORD=postgres\nSECRET=changeme\n":                {},
		"PASSWORD=12345678901234":                             {},
		"DEBUG=true\nPORT=8080\nHOST=app.example.com\n":       {},
		"-----BEGIN RSA PRIVATE KEY-----\n" + line + "\n" + line + "\nshort1\n-----END RSA PRIVATE KEY-----\n": {line, line},
	} {
		if got := Values(text); !slices.Equal(got, want) && len(got)+len(want) > 0 {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
