package config

import (
	"os"
	"path/filepath"
	"testing"

	"guard/policy"
)

// At a terminal the mode is ask only where nobody chose one, also not a project that nobody trusts.
func TestAttended(t *testing.T) {
	for _, tt := range []struct {
		name, user, project string
		managed             string
		params              Params
		want                policy.Mode
		source              string
	}{
		{name: "nobody chose", want: policy.Asking, source: "default at a terminal"},
		{name: "the file of one's own", user: `mode = "safe"`, want: policy.Safe, source: "guard.toml"},
		{name: "a flag", params: Params{Mode: "safe"}, want: policy.Safe, source: "--mode"},
		{name: "a project that is not trusted", project: `mode = "safe"`, want: policy.Safe, source: ".guard.toml"},
		{name: "a managed file locks it as it is", managed: `locked = ["mode"]`, want: policy.Safe, source: "default"},
		{name: "a managed file locks something else", managed: `locked = ["ask_via"]`, want: policy.Asking, source: "default at a terminal"},
		{name: "one that says nothing of it", project: `instructions = false`, want: policy.Asking, source: "default at a terminal"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			dir := t.TempDir()
			p := tt.params
			p.Dir, p.Home, p.UserFile, p.ManagedFolder = dir, filepath.Dir(dir), filepath.Join(dir, "guard.toml"), filepath.Join(dir, "managed")
			p.ManagedOwner = os.Geteuid()
			if err := os.Mkdir(p.ManagedFolder, 0o755); err != nil {
				t.Fatal(err)
			}
			for name, text := range map[string]string{"guard.toml": tt.user, ".guard.toml": tt.project, "managed/guard.toml": tt.managed} {
				if text != "" {
					if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
						t.Fatal(err)
					}
				}
			}
			c, err := Load(p)
			if err != nil {
				t.Fatal(err)
			}
			if c.Mode.Value != policy.Safe {
				t.Errorf("with nobody there the mode is %s", c.Mode.Value)
			}
			c.Attend()
			if c.Mode.Value != tt.want || c.Mode.Source != tt.source || c.Attended() != (tt.source == "default at a terminal") {
				t.Errorf("%s from %s", c.Mode.Value, c.Mode.Source)
			}
			if agents, _ := c.ModeFor("gemini"); agents != tt.want {
				t.Errorf("an agent starts in %s", agents)
			}
		})
	}
}
