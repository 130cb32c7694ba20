package secret

import (
	"slices"
	"strings"
	"testing"
)

func TestValues(t *testing.T) {
	line := strings.Repeat("QUJDREVGR0g1", 5)
	for text, want := range map[string][]string{
		"API_KEY=k3yOfTheirs7f3a":                                                                              {"k3yOfTheirs7f3a"},
		`{"client_secret": "a1b2c3d4e5f6a7b8"}`:                                                                {"a1b2c3d4e5f6a7b8"},
		"DATABASE_URL=postgres://me:hunter2hunter2@db:5432/x":                                                  {"hunter2hunter2"},
		`"Main": "Server=db;User Id=sa;Password=Zk7wQ9pLr2Vx8Tn4;Encrypt=1"`:                                   {"Zk7wQ9pLr2Vx8Tn4"},
		`"Secret": "Zk7wQ9pLr2;Vx8Tn4"`:                                                                        {"Zk7wQ9pLr2;Vx8Tn4"},
		`<env name="STRIPE_KEY" value="Zk7wQ9pLr2Vx8Tn4" />`:                                                   {"Zk7wQ9pLr2Vx8Tn4"},
		`<option name="password" value="Zk7wQ9pLr2Vx8Tn4" />`:                                                  {"Zk7wQ9pLr2Vx8Tn4"},
		"PASSWORD=postgres\nSECRET=changeme\n":                                                                 {},
		"PASSWORD=12345678901234":                                                                              {},
		"DEBUG=true\nPORT=8080\nHOST=app.example.com\n":                                                        {},
		"-----BEGIN RSA PRIVATE KEY-----\n" + line + "\n" + line + "\nshort1\n-----END RSA PRIVATE KEY-----\n": {line, line},
	} {
		if got := Values(text); !slices.Equal(got, want) && len(got)+len(want) > 0 {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// The values are put together here, so that no scanner takes them for somebody's.
func TestTokens(t *testing.T) {
	const (
		random = "51HxYzAbCdEfGhIjKlMnOpQrStUvWxYz0123"
		header = "-----BEGIN RSA PRIVATE " + "KEY-----"
	)
	key := header + "\nMIIEpAIBAAKCAQEA" + random + "\n-----END RSA PRIVATE " + "KEY-----"
	for text, want := range map[string]string{
		"charged with sk_" + "live_" + random[:24] + " at 12:00": "sk_" + "live_" + random[:24],
		"https://ghp_" + random + "@github.com/a/b":              "ghp_" + random,
		"x\n" + key + "\ny": key,
		"x https://deploy:" + random[:20] + "@git.example.com/a.git (fetch)":           random[:20],
		"got eyJrIjoi" + strings.Repeat("T0tuTlRYcE5h", 7) + " of grafana":             "eyJrIjoi" + strings.Repeat("T0tuTlRYcE5h", 7),
		"postgres://me:" + random[20:] + "7q8zr3nv@db/x":                               random[20:] + "7q8zr3nv",
		"redis://:3f786850e387550f" + "daab836ed7e6dc88@h:6379/0":                      "3f786850e387550f" + "daab836ed7e6dc88",
		"postgres://postgres:postgres1234567@localhost/dev":                            "",
		"postgres://postgres:postgres@localhost/dev":                                   "",
		"sk_" + "test_" + random[:24]:                                                  "", // opens a place for tests
		"AKIA" + "IOSFODNN7EXAMPLE":                                                    "", // an id
		"for !s.ReadUint16LengthPrefixed(&b) {":                                        "",
		"EAAAAAAAAAAAAAAAAAAAAAGIBCoDBAUwDgYDVR0PAQH":                                  "", // of a certificate
		"Authorization: Bearer eyJhbGciOiJIUzI1NiJ9." + random + "." + random:          "", // of a login
		"password: hunter2hunter2, 3f786850e387550fdaab836ed7e6dc881de23001 and ghp_x": "",
	} {
		got := Tokens(text)
		if want == "" && len(got) == 0 || want != "" && len(got) == 1 && got[0].Value == want {
			continue
		}
		t.Errorf("%q: %q, want %q", text, got, want)
	}
}
