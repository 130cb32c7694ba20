package config_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"guard/config"
)

// keysOf are the keys that a table may have, by what guard says of one that it does not know.
func keysOf(t *testing.T, table string) []string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "guard.toml")
	if err := os.WriteFile(file, []byte(table+"\nno_such_key_at_all = 1\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	_, err := config.Load(config.Params{Only: file, Home: t.TempDir(), Dir: t.TempDir()})
	if err == nil {
		t.Fatalf("%s: a key that nobody knows was taken", table)
	}
	known := regexp.MustCompile(`unknown key "no_such_key_at_all"[^(]*\(([^)]*)\)`).FindStringSubmatch(err.Error())
	if known == nil {
		t.Fatalf("%s: %v", table, err)
	}
	return strings.Split(known[1], ", ")
}

// TestEveryKeyIsDocumented: docs/policy.md has a part for each key of the file, and a row or a
// sentence for each key of its tables; examples/default.toml shows each.
func TestEveryKeyIsDocumented(t *testing.T) {
	document, err := os.ReadFile("../docs/policy.md")
	if err != nil {
		t.Fatal(err)
	}
	example, err := os.ReadFile("../examples/default.toml")
	if err != nil {
		t.Fatal(err)
	}
	tables := map[string]string{"": "", "rules": "[[rules]]", "preconfirmed": "[[preconfirmed]]", "record": "[record]", "export": "[export]", "agents": "[agents.x]"}
	heading := map[string]string{"rules": "[[rules]]", "preconfirmed": "[[preconfirmed]]", "record": "[record]", "export": "[export]", "agents": "[agents.NAME]"}
	for name, table := range tables {
		for _, key := range keysOf(t, table) {
			want := "`" + key + "`"
			part := string(document)
			if title := heading[key]; name == "" && title != "" {
				want = "\n### " + title + "\n"
			} else if name == "" {
				want = "\n### " + key + "\n"
			} else {
				_, part, _ = strings.Cut(part, "\n### "+heading[name]+"\n")
				part, _, _ = strings.Cut(part, "\n### ")
			}
			if !strings.Contains(part, want) {
				t.Errorf("docs/policy.md tells nothing of %s %s", table, key)
			}
			if !regexp.MustCompile(`(?m)^#?\[*` + key + `\b`).Match(example) {
				t.Errorf("examples/default.toml does not show %s %s", table, key)
			}
		}
	}
}
