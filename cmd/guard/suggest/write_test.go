package suggest

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"guard/cmd/guard/cli"
)

// A project's file may become a link while the person reads the first question: to their own rules, say, which would
// then hold everywhere what they meant for the project. It is not written.
func TestAProjectsFileThatBecameALink(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("XDG_CONFIG_HOME", "")
	project, own := filepath.Join(home, "project"), filepath.Join(home, ".config", "guard", "guard.toml")
	file := filepath.Join(project, ".guard.toml")
	err := errors.Join(os.MkdirAll(filepath.Join(project, ".git"), 0o755), os.MkdirAll(filepath.Dir(own), 0o755),
		os.WriteFile(own, []byte("mode = \"ask\"\n"), 0o600), os.WriteFile(file, nil, 0o600))
	if err != nil {
		t.Fatal(err)
	}
	s := &flags{Flags: &cli.Flags{}, project: true, dir: project, home: home}
	p := &proposal{Name: "npm ci", TOML: "[[rules]]\nname = \"npm ci\"\naction = \"allow\"\ncommand = [\"npm ci\"]\n"}
	if _, err := s.change(p, file); err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(os.Remove(file), os.Symlink(own, file)); err != nil {
		t.Fatal(err)
	}
	if c, err := s.change(p, file); err == nil {
		t.Errorf("%s would be written", c.Real())
	}
}
