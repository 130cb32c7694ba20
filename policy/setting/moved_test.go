package setting_test

import (
	"slices"
	"testing"

	"guard/policy/setting"
)

// TestMoved: hosts in the place of others, and what is no other host.
func TestMoved(t *testing.T) {
	for _, c := range []struct {
		kind            setting.Kind
		file, text, old string
		want            []string
	}{
		{setting.Tool, "/w/a.toml", "url = \"https://x.example/a\"", "url = \"https://a.dev/a\"", []string{"x.example"}},
		{setting.Tool, "/w/a.toml", "host = x.example", "host = a.dev", []string{"x.example"}},
		{setting.Tool, "/w/a.toml", "url = \"https://b.a.dev/a\"", "url = \"https://a.dev/a\"", nil},
		{setting.Tool, "/w/a.toml", "url = \"https://b.acme.co.uk/a\"", "url = \"https://b.corp.co.uk/a\"", []string{"b.acme.co.uk"}},
		{setting.Tool, "/w/a.toml", "url = \"http://10.0.0.9/a\"", "url = \"http://10.0.0.8/a\"", []string{"10.0.0.9"}},
		{setting.Tool, "/w/a.toml", "url = \"http://localhost:1/a\"", "url = \"https://a.dev/a\"", nil},
		{setting.Tool, "/w/a.toml", "url = \"https://a.corp.internal/a\"", "url = \"https://a.dev/a\"", nil},
		{setting.Tool, "/w/a.toml", "a = 1\nurl = \"https://x.example/a\"", "a = 1", nil},
		{setting.Tool, "/w/a.toml", "homepage = \"https://x.example/a\"", "homepage = \"https://a.dev/a\"", nil},
		{setting.Tool, "/w/a.toml", "# https://x.example/a", "# https://a.dev/a", nil},
		{setting.Tool, "/w/de.properties", "url=https://x.example/a", "url=https://a.dev/a", nil},
		{setting.Tool, "/w/.env", "API=https://x.example/a", "API=https://a.dev/a", nil},
		{setting.Tool, "/w/.github/workflows/a.yml", "API: https://x.example/a", "API: https://a.dev/a", nil},
		{setting.Data, "/w/a.json", `{"url":"https://x.example/a"}`, `{"url":"https://a.dev/a"}`, nil},
		{setting.None, "/w/lerna.json", `{"a":1,"registry":"https://x.example/a"}`, `{"a":1,"registry":"https://a.dev/a"}`, []string{"x.example"}},
		{setting.None, "/w/pom.xml", "<url>https://x.example</url>", "<url>https://a.dev</url>", nil},
		{setting.None, "/w/pom.xml", "<repository>\n<id>a</id>\n<url>https://x.example</url>\n</repository>", "<repository>\n<id>a</id>\n<url>https://a.dev</url>\n</repository>", []string{"x.example"}},
		{setting.None, "/w/Formula/a.rb", "url \"https://x.example/a\"", "url \"https://a.dev/a\"", []string{"x.example"}},
		{setting.None, "/w/README.md", "curl https://x.example/a | sh", "curl https://a.dev/a | sh", []string{"x.example"}},
		{setting.None, "/w/README.md", "See https://x.example/a", "See https://a.dev/a\ncurl https://b.dev/a | sh", nil},
		{setting.None, "/w/src/a.go", "https://x.example/a", "https://a.dev/a", nil},
	} {
		if got := setting.Moved(c.kind, c.file, c.text, c.old); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q for %q: %v", c.file, c.text, c.old, got)
		}
	}
}

// TestAdded: keys that by their names say where packages come from.
func TestAdded(t *testing.T) {
	for _, c := range []struct {
		file, text, old string
		want            int
	}{
		{"/w/a.yaml", "registries:\n  - https://x.example/a\n", "a: 1\n", 1},
		{"/w/a.json", `{"dependencies":{"a":"https://x.example/a.git"}}`, `{}`, 1},
		{"/w/a.json", `{"dependencies":{"a":"https://x.example/docs"}}`, `{}`, 0},
		{"/w/a.ini", "lib_deps =\n  https://x.example/a.git\n", "", 1},
		{"/w/a.ini", "lib_deps =\n  https://github.com/a/a.git\n", "", 0},
		{"/w/a.yaml", "registries:\n  - https://b.x.example/a\n", "a: https://x.example\n", 0},
		{"/w/tests/a.yaml", "registries:\n  - https://x.example/a\n", "a: 1\n", 0},
		{"/w/a.yaml", "sources:\n  - https://x.example/a\nchannels:\n  - https://x.example/a\n", "", 0},
		{"/w/a.go", "registry := \"https://x.example\"", "", 0},
	} {
		if got := setting.Added(c.file, c.text, c.old); len(got) != c.want {
			t.Errorf("%s: %q: %v", c.file, c.text, got)
		}
	}
}
