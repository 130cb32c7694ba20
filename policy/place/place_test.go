package place_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"guard/internal/disk"
	"guard/policy/place"
)

var world = place.World{Workspace: "/srv/project", Home: "/home/dev", User: "dev", Own: []string{"/home/dev/.guard-state"}}

// TestAtByName judges paths by their names alone.
func TestAtByName(t *testing.T) {
	cases := []struct {
		name, cwd, word string
		path            string
		all, none       place.Kind
	}{
		{"a file", "/srv/project", "src/a.go", "/srv/project/src/a.go", place.Inside, place.Secret | place.WorkspaceRoot},
		{"the workspace", "/srv/project/src", "..", "/srv/project", place.Inside | place.WorkspaceRoot, place.Secret},
		{"its parent", "/srv/project", "..", "/srv", place.TopLevel, place.Inside},
		{"a sibling with the same beginning", "/srv/project", "../project-evil/x", "/srv/project-evil/x", 0, place.Inside},
		{"up and down again", "/srv/project", "a/../../project/x", "/srv/project/x", place.Inside, 0},
		{"the root", "/srv/project", "///", "/", place.Root, place.Inside},
		{"the home", "/srv/project", "~", "/home/dev", place.TopLevel | place.HomeFolder, place.Inside},
		{"the home with a slash", "/srv/project", "~/", "/home/dev", place.HomeFolder, 0},
		{"another's home", "/srv/project", "~eve", "/home/eve", place.HomeFolder, 0},
		{"root's home", "/srv/project", "~root/x", "/root/x", place.System, place.HomeFolder},
		{"project secrets", "/srv/project", ".env", "/srv/project/.env", place.Secret | place.Inside, 0},
		{"project secrets with a suffix", "/srv/project", "api/.env.production", "/srv/project/api/.env.production", place.Secret, 0},
		{"a published sample", "/srv/project", ".env.example", "/srv/project/.env.example", place.Inside, place.Secret},
		{"a key", "/", "~/.ssh/id_rsa", "/home/dev/.ssh/id_rsa", place.Secret, place.Inside},
		{"a key in any case", "/", "/home/dev/.SSH/ID_RSA", "/home/dev/.SSH/ID_RSA", place.Secret, 0},
		{"a start-up file", "/", "~/.bashrc", "/home/dev/.bashrc", place.Startup, place.Inside},
		{"a hook", "/srv/project", ".git/hooks/pre-commit", "/srv/project/.git/hooks/pre-commit", place.VCS | place.Executed | place.Inside, 0},
		{"a workflow", "/srv/project", ".github/workflows/ci.yml", "/srv/project/.github/workflows/ci.yml", place.Executed, 0},
		{"an agent's settings", "/srv/project", ".gemini/settings.json", "/srv/project/.gemini/settings.json", place.AgentSettings, 0},
		{"an agent's settings at home", "/srv/project", "~/.codex/config.toml", "/home/dev/.codex/config.toml", place.AgentSettings, 0},
		{"guard's project file", "/srv/project", ".guard.toml", "/srv/project/.guard.toml", place.Guard, 0},
		{"guard's own folder", "/srv/project", "/home/dev/.guard-state/log", "/home/dev/.guard-state/log", place.Guard, 0},
		{"what guard keeps for undo", "/srv/project", "~/.guard-state/undo/x", "/home/dev/.guard-state/undo/x", place.Guard | place.Kept, 0},
		{"a folder beside guard's own", "/srv/project", "/home/dev/.guard-stat", "/home/dev/.guard-stat", 0, place.Guard | place.HoldsGuard},
		{"a folder that holds guard's own", "/srv/project", "/home/dev", "/home/dev", place.HoldsGuard, place.Guard},
		{"a disk", "/srv/project", "/dev/sda1", "/dev/sda1", place.Device | place.BlockDevice, place.Harmless},
		{"a file in shared memory", "/srv/project", "/dev/shm/x", "/dev/shm/x", place.Temp, place.Device | place.System},
		{"beside shared memory", "/srv/project", "/dev/shm-x", "/dev/shm-x", place.Device, place.Temp},
		{"the null device", "/srv/project", "/dev/null", "/dev/null", place.Harmless, place.Device},
		{"a terminal line", "/srv/project", "/dev/ttyS0", "/dev/ttyS0", place.Device, place.BlockDevice | place.Harmless},
		{"the system", "/srv/project", "/etc/hosts", "/etc/hosts", place.System, place.Inside},
		{"temporary", "/srv/project", "/tmp/x", "/tmp/x", place.Temp, place.Inside | place.System},
		{"money", "/srv/project", "finance/2025.xlsx", "/srv/project/finance/2025.xlsx", place.Financial, 0},
		{"where it runs is not known", "", "x", "", 0, place.Inside},
		{"a secret where it runs is not known", "", ".env", "", place.Secret, place.Inside},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			w := world
			p := w.At(c.cwd, c.word)
			if p.Path != c.path || !p.Is(c.all) || p.Any(c.none) {
				t.Errorf("At(%q, %q) = %q %b, want %q with %b without %b", c.cwd, c.word, p.Path, p.Kind, c.path, c.all, c.none)
			}
		})
	}
}

// TestLike judges patterns by what they were made to match.
func TestLike(t *testing.T) {
	secret := []string{".e*v", ".[e]nv", ".en?", ".env*", "*/.env", "~/.ssh/*", "id_*", "*_rsa", "*.pem", "/home/*/.ssh/id_*", "cred*", "~/.aws/c*", ".*"}
	for _, p := range secret {
		if w := world; !w.Like("/srv/project", p).Is(place.Secret) {
			t.Errorf("%s is no secret", p)
		}
	}
	ordinary := []string{"*", "*.go", "src/*", "*.json", "config/*.json", "*.y*ml", "test_*.py", "**/*.md", "[a-z]*", "*.env.example"}
	for _, p := range ordinary {
		if w := world; w.Like("/srv/project", p).Is(place.Secret) {
			t.Errorf("%s is a secret", p)
		}
	}
	w := world
	if k := w.Like("/srv/project", "/dev/sd?").Kind; k&place.BlockDevice == 0 {
		t.Error("/dev/sd? is no disk")
	}
}

// TestLinks resolves symlinks by component on a real disk.
func TestLinks(t *testing.T) {
	top := t.TempDir()
	ws := filepath.Join(top, "ws")
	for _, dir := range []string{"ws/src", "out/deep"} {
		if err := os.MkdirAll(filepath.Join(top, dir), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	link := func(target, name string) {
		if err := os.Symlink(target, filepath.Join(top, name)); err != nil {
			t.Fatal(err)
		}
	}
	link("../out/deep", "ws/away")
	link("src", "ws/near")
	link("loop", "ws/loop")
	link("../out/x", "ws/.env")
	link("ws", "alias")
	w := place.World{Workspace: filepath.Join(top, "alias"), Disk: disk.New(0)}
	for word, inside := range map[string]bool{
		"src/a": true, "near/a": true, "away/a": false, "away/../x": false, "near/../src": true, "new/deep/file": true, "away/new/file": false, "loop/x": true,
	} {
		if p := w.At(ws, word); p.Is(place.Inside) != inside {
			t.Errorf("%s resolves to %s, inside %v, want %v", word, p.Path, p.Is(place.Inside), inside)
		}
	}
	w.Home = filepath.Join(top, "alias")
	if p := w.At("", "~"); !p.Is(place.HomeFolder) {
		t.Errorf("a home that is a link: %s %b", p.Path, p.Kind)
	}
	if p := w.At(ws, ".env"); !p.Is(place.Secret) || p.Is(place.Inside) {
		t.Errorf("a link named like a secret that leads out: %s %b", p.Path, p.Kind)
	}
}

// TestOutOfTime: when the disk's time is used up a path is not known, and so
// not inside.
func TestOutOfTime(t *testing.T) {
	w := place.World{Workspace: "/srv/project", Disk: exhausted{}}
	if p := w.At("/srv/project", "src/a"); p.Path != "" || p.Is(place.Inside) {
		t.Errorf("%q %b", p.Path, p.Kind)
	}
	if p := w.At("", "/usr"); !p.Is(place.TopLevel) || !p.Is(place.System) {
		t.Errorf("/usr by its name alone: %b", p.Kind)
	}
	if m := w.Tree("/srv/project"); !m.More && m.Count > 0 {
		t.Errorf("%+v", m)
	}
}

// exhausted is a disk whose time is used up.
type exhausted struct{}

func (exhausted) Lstat(string) (fs.FileInfo, error)            { return nil, place.ErrBudget }
func (exhausted) Readlink(string) (string, error)              { return "", place.ErrBudget }
func (exhausted) ID(string) (place.FileID, error)              { return place.FileID{}, place.ErrBudget }
func (exhausted) Stamp(string) (place.Stamp, error)            { return place.Stamp{}, place.ErrBudget }
func (exhausted) ReadDir(string, func(fs.DirEntry) bool) error { return place.ErrBudget }
func (exhausted) ReadFile(string, int64) ([]byte, error)       { return nil, errors.ErrUnsupported }

// TestBelow compares by component.
func TestBelow(t *testing.T) {
	for _, c := range []struct {
		p, dir string
		want   bool
	}{{"/a/b", "/a", true}, {"/a", "/a", true}, {"/ab", "/a", false}, {"/a", "/", true}, {"/a", "", false}} {
		if place.Below(c.p, c.dir) != c.want {
			t.Errorf("Below(%q, %q) is %v", c.p, c.dir, !c.want)
		}
	}
}

// FuzzAt: no path makes the judge panic, and one that leaves the workspace by
// its components is never inside.
func FuzzAt(f *testing.F) {
	for _, s := range []string{"a", "../x", "~/.ssh", "/dev/sda", "a/../../b", "~x/y", "*", ".e[n]v", "[", "{a"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		w := world
		p := w.At("/srv/project", s)
		if p.Is(place.Inside) != place.Below(p.Path, "/srv/project") {
			t.Fatalf("%q: %q %b", s, p.Path, p.Kind)
		}
		w.Like("/srv/project", s)
	})
}

// TestElsewhere: on another machine only what a path is called tells.
func TestElsewhere(t *testing.T) {
	for word, secret := range map[string]bool{"/app/.env": true, ".env": true, "~/.ssh/id_rsa": true, "/root/.aws/credentials": true, "/app/.en*": true, "../.netrc": true, "/app/main.go": false, "/etc/hosts": false, "": false, "*": false, ".env.example": false} {
		w := world
		p := w.Elsewhere(word)
		if p.Is(place.Secret) != secret || !p.Is(place.Remote) || p.Any(place.Inside|place.System|place.Root|place.AgentSettings) || p.Path != "" {
			t.Errorf("Elsewhere(%q) = %q %b, want secret %v and nothing about this machine", word, p.Path, p.Kind, secret)
		}
	}
}
