package secret

import (
	"encoding/json"
	"os"
	"strings"
	"testing"
)

// hostile are texts of nothing but hints, of which each costs as much as it can.
func hostile() map[string]string {
	const size = 128 << 10
	full := func(unit string) string { return strings.Repeat(unit, size/len(unit)+1)[:size] }
	var hints strings.Builder
	for hints.Len() < size {
		for _, s := range shapes() {
			for _, h := range s.hints {
				hints.WriteString(h + "=" + h + ":aB3dE6gH9 ")
			}
		}
	}
	var names strings.Builder
	for names.Len() < size {
		for _, s := range gitleaks {
			if s.named {
				names.WriteString(s.hints[0] + "=")
			}
		}
	}
	return map[string]string{
		"every hint":              hints.String()[:size],
		"every hint, no spaces":   strings.ReplaceAll(hints.String(), " ", "_")[:size],
		"every name":              names.String()[:size],
		"one hint":                full("token=token:"),
		"a hint and a value":      full("token=aB3dE6gH9jK2 "),
		"names without an end":    full("secret_token_password_"),
		"names, then nothing":     full("key=====key:::::"),
		"quotes":                  full(`password="'"'"`),
		"escaped quotes":          full(`token=\"\\\"`),
		"single quotes":           full(`'password'`),
		"programs":                full("sudo mysql -p "),
		"programs in quotes":      full(`sudo "curl -u 'a:b' `),
		"programs, no end":        full("docker exec curl "),
		"curl":                    full("curl -u -H "),
		"curl, a user each":       full("curl -u aaa:bbb "),
		"curl over lines":         full("curl\n-u\n--user\n"),
		"curl headers":            full(`curl -H "Authorization: `),
		"pipes":                   full("echo x | sudo -S "),
		"here-documents":          full("chpasswd <<E\n"),
		"keys":                    full("sk-"),
		"keys with ends":          full("sk-aB3dE6gH9jK2 "),
		"tokens of a web":         full("eyJ.eyJ."),
		"tokens of a web, long":   full("eyJ" + strings.Repeat("aB3", 300) + "."),
		"private keys":            full("-----BEGIN PRIVATE" + " KEY-----"),
		"private keys without":    full("-----BEGIN "),
		"ends of keys":            full("-----BEGIN PRIVATE" + " KEY----------END "),
		"addresses":               full("a://b:c@"),
		"addresses without an at": full("://b:c") + "@",
		"headers":                 full("authorization: bearer "),
		"cookies":                 full("cookie: a=b; "),
		"phrases":                 full("seed phrase wallet "),
		"words":                   "seed " + full("abandon "),
		"elements":                full("<password>"),
		"attributes":              full(`<add key="password" `),
		"sql":                     full("identified by password '"),
		"kubernetes":              full("kind: secret data: "),
		"hashes":                  full("$2b$$6$$argon2"),
		"signed":                  full("&sig=aB3dE6gH9jK2"),
		"passwords of postgres":   full("a:5432:b:"),
		"netrc":                   full("machine a login b "),
		"marks":                   full(markOpen),
		"marks with hints":        full("token=" + mark("x") + "y"),
		"secrets in secrets":      full("password=a token=b secret=c&"),
		"base64":                  full("aB3dE6gH9jK2akiaeyJghp_SK-xoxb0A3TLTAI/+"),
		"nul":                     full("token=\x00"),
	}
}

// TestWorkIsBounded counts what is handed to patterns and walks: time would say more of the machine.
func TestWorkIsBounded(t *testing.T) {
	for name, text := range hostile() {
		q := newSearch(len(text), nil)
		most := leastWork + workPerByte*len(text) + (mostPasses+1)*floorOfText
		q.redact(text)
		if q.handed > most {
			t.Errorf("%s: handed on %d bytes of %d, more than %d", name, q.handed, len(text), most)
		}
		var shown tokenList
		b, _ := json.Marshal(map[string]any{"token": text, "of": []string{text, "x"}})
		q = newShown(len(b))
		if shown.in(q, string(b)); q.handed > 2*(leastWork+workPerByte*len(b))+16*floorOfText {
			t.Errorf("%s in JSON: handed on %d bytes of %d", name, q.handed, len(b))
		}
	}
}

func BenchmarkHostile(b *testing.B) {
	for name, text := range hostile() {
		Redact(text)
		b.Run(name, func(b *testing.B) {
			b.SetBytes(int64(len(text)))
			for b.Loop() {
				Redact(text)
			}
		})
	}
}

// TestHostileTwice: what is taken out of hostile texts stays out, and nothing else goes the second time.
func TestHostileTwice(t *testing.T) {
	for name, text := range hostile() {
		if strings.Contains(text, markOpen) {
			continue // the text may hold half a mark
		}
		once := Redact(text)
		if twice := Redact(once); twice != once {
			t.Errorf("%s: %d bytes, then %d", name, len(once), len(twice))
		}
	}
}

// TestLongTextsAreSearched: text that people and programs write has room to be looked through, however long.
func TestLongTextsAreSearched(t *testing.T) {
	lines, err := os.ReadFile("testdata/harmless1.txt")
	if err != nil {
		t.Fatal(err)
	}
	text := strings.Repeat(strings.ReplaceAll(string(lines), "↵", "\n")+strings.Repeat("x := compute(y, z) // as before\n", 400), 8)
	if got := Redact(text); strings.Contains(got, unsearched) {
		t.Errorf("%d bytes are left unsearched from %d on", len(text), strings.Index(got, mark(unsearched)))
	}
}

// TestHostileRecord: a command that uses all work up leaves guard's own words as they are, and nothing of
// what comes behind it is kept unsearched.
func TestHostileRecord(t *testing.T) {
	for name, text := range hostile() {
		line, err := json.Marshal(map[string]any{
			"event": "approval_resolved",
			"request": map[string]any{
				"a_command": text,
				"argv":      []string{"mysql", "-uroot", "-phunter2", "shop"},
				"then":      "tool --password hunter2",
			},
		})
		if err != nil {
			t.Fatal(err)
		}
		got, err := RedactJSON(line)
		if err != nil || !strings.Contains(string(got), `"event":"approval_resolved"`) || strings.Contains(string(got), "hunter2") {
			t.Errorf("%s: %v, %.300s", name, err, got[max(0, len(got)-300):])
		}
	}
}
