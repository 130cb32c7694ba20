package cli

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy/place"
)

// TestOwnBehindLinks: guard's own files are protected where they really lie: below a home that is a link, and in the
// dotfiles that a link leads to.
func TestOwnBehindLinks(t *testing.T) {
	top, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	home := top + "/home"
	for _, dir := range []string{top + "/data/you/.config/guard", top + "/data/you/dotfiles/guard", top + "/rules"} {
		if err := os.MkdirAll(dir, 0o700); err != nil {
			t.Fatal(err)
		}
	}
	for link, to := range map[string]string{home: top + "/data/you",
		top + "/data/you/.config/guard/guard.toml": "../../dotfiles/guard/guard.toml",
		top + "/more.toml":                         top + "/rules/more.toml"} {
		if err := os.Symlink(to, link); err != nil {
			t.Fatal(err)
		}
	}
	for _, file := range []string{top + "/data/you/dotfiles/guard/guard.toml", top + "/rules/more.toml"} {
		if err := os.WriteFile(file, nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	t.Setenv("HOME", home)
	t.Setenv("XDG_CONFIG_HOME", "")
	t.Setenv("XDG_STATE_HOME", "")
	t.Setenv("XDG_RUNTIME_DIR", "")
	w := place.World{Workspace: top + "/data/you/dotfiles", Home: home, Disk: disk.New(time.Minute),
		Own: OwnPaths(home, top+"/more.toml")}
	for _, file := range []string{home + "/.config/guard/guard.toml", top + "/data/you/.config/guard/other",
		"guard/guard.toml", top + "/rules/more.toml", top + "/more.toml",
		top + "/data/you/.local/state/guard/trusted.json"} {
		if p := w.At(w.Workspace, file); !p.Is(place.Guard) {
			t.Errorf("%s is not guard's own: %v", file, p.Kind)
		}
	}
	for _, file := range []string{"guard/other", "vimrc", top + "/rules/other.toml"} {
		if p := w.At(w.Workspace, file); p.Is(place.Guard) {
			t.Errorf("%s is guard's own", file)
		}
	}
}

// TestHomeThatIsNoPath: a HOME that is no absolute path names no home, and is not taken for a person without one, whose
// whole home would be a workspace.
func TestHomeThatIsNoPath(t *testing.T) {
	for _, home := range []string{"", "here", "./here"} {
		t.Setenv("HOME", home)
		if got := ThisPerson().Home; !filepath.IsAbs(got) {
			t.Errorf("%q: %q", home, got)
		}
	}
}
