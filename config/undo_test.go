package config

import (
	"strings"
	"testing"
	"time"
)

func TestUndoKeys(t *testing.T) {
	for _, tt := range []struct {
		name, file, text string
		on               bool
		keep             time.Duration
		call             int64
		err              string
	}{
		{"nothing said", userName, "", true, 30 * day, 512_000_000, ""},
		{"off", userName, "undo = false", false, 30 * day, 512_000_000, ""},
		{"bounds", userName, "undo_keep = \"7d\"\nundo_max_call = \"1GB\"", true, 7 * day, 1_000_000_000, ""},
		{"a project that nobody trusts", projectName, "undo = false", true, 30 * day, 512_000_000, ""},
		{"a project's bounds", projectName, "undo_keep = \"1h\"", false, 0, 0,
			".guard.toml:1: undo_keep: a project does not say how long your files are kept"},
		{"no pattern", userName, "undo_exclude = [\"[a\"]", false, 0, 0, `~/.config/guard/guard.toml:1: undo_exclude: "[a" is no pattern of paths`},
		{"an empty pattern", userName, "undo_exclude = [\"\"]", false, 0, 0, `~/.config/guard/guard.toml:1: undo_exclude: "" is no pattern of paths`},
	} {
		t.Run(tt.name, func(t *testing.T) {
			m := newMachine(t)
			m.write(tt.file, tt.text+"\n")
			c, err := Load(m.params())
			if tt.err != "" {
				if err == nil || !strings.HasPrefix(err.Error(), tt.err) {
					t.Errorf("%v, want %s", err, tt.err)
				}
				return
			}
			if u := c.Undo; err != nil || u.On.Value != tt.on || u.Keep.Value != tt.keep || u.MaxCall.Value != tt.call {
				t.Errorf("%+v, %v", u, err)
			}
		})
	}
}

func TestUndoExcludes(t *testing.T) {
	u := Undo{Exclude: Setting[[]string]{Value: []string{"**/*.pem", "secrets/*", "~/keys/**", "/srv/x"}}}
	excluded := u.Excludes("/home/eve")
	for file, want := range map[string]bool{
		"/w/a.pem": true, "/a.pem": true, "/w/b/c/a.pem": true, "/w/a.pem.txt": false, "/w/secrets/a": true, "/w/secrets/b/a": false,
		"/home/eve/keys/a/b": true, "/w/keys/a": false, "/srv/x": true, "/w/srv/x": false,
	} {
		if got := excluded(file); got != want {
			t.Errorf("%s: %v", file, got)
		}
	}
}
