package overlay

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// A tree is files by name; a name with a slash at its end is a folder, and text
// that begins with an arrow is a link.
type tree map[string]string

func (tr tree) plant(t *testing.T, root string) {
	t.Helper()
	for name, text := range tr {
		path := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			t.Fatal(err)
		}
		var err error
		if target, isLink := strings.CutPrefix(text, "→"); isLink {
			err = os.Symlink(target, path)
		} else if strings.HasSuffix(name, "/") {
			err = os.MkdirAll(path, 0o700)
		} else {
			err = os.WriteFile(path, []byte(text), 0o600)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// harvest reads a tree back; folders without an entry are left out.
func harvest(t *testing.T, root string) tree {
	t.Helper()
	tr := tree{}
	err := filepath.WalkDir(root, func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		name, _ := filepath.Rel(root, path)
		if e.Type() == fs.ModeSymlink {
			target, err := os.Readlink(path)
			tr[name] = "→" + target
			return err
		}
		b, err := os.ReadFile(path)
		tr[name] = string(b)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return tr
}

// A home as a program's user has it.
var usual = tree{
	".profile":                        "p",
	".agents/skills/s.md":             "skill",
	".p/settings.json":                "{}",
	".p/login.json":                   "token",
	".p/registry.json":                `{"projects":{"/a":"a"},"n":12345678901234567890}`,
	".p/chats/one.json":               "chat",
	".p/extensions/mine/manifest":     "mine 1",
	".p/extensions/other/manifest":    "other",
	".p/extensions/enabled.json":      `{"mine":{"overrides":["/a/*"]}}`,
	".p/extensions/linked":            "→/nowhere",
	".p/.hidden":                      "h",
	"project/with space/and\nnewline": "x",
}

func params(t *testing.T) Params {
	t.Helper()
	root := t.TempDir()
	p := Params{
		Base: filepath.Join(root, "state", "overlays"), ID: "run1", Home: filepath.Join(root, "home"),
		Opened: []string{".p", ".p/extensions"},
		Needed: []string{".p/tmp"},
		Ahead:  []string{".p/settings.json", ".p/oauth.json"},
		Copied: []string{".p/registry.json", ".p/extensions/enabled.json"},
		Files:  map[string][]byte{".p/extensions/zz-ours/hooks.json": []byte("ours")},
	}
	if err := os.MkdirAll(p.Home, 0o700); err != nil {
		t.Fatal(err)
	}
	return p
}

func start(t *testing.T, p Params) *Overlay {
	t.Helper()
	s, err := Make(p)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// What the program reads there is what the person has, and guard's files.
func TestReadsAsTheHome(t *testing.T) {
	p := params(t)
	usual.plant(t, p.Home)
	s := start(t, p)
	for name, text := range usual {
		if strings.HasPrefix(text, "→") {
			continue
		}
		b, err := os.ReadFile(filepath.Join(s.Path, name))
		if err != nil || string(b) != text {
			t.Errorf("%s: %q, %v", name, b, err)
		}
	}
	if b, _ := os.ReadFile(filepath.Join(s.Path, ".p/extensions/zz-ours/hooks.json")); string(b) != "ours" {
		t.Error("guard's own file is not there")
	}
	if info, err := os.Stat(filepath.Join(s.Path, ".p/tmp")); err != nil || !info.IsDir() {
		t.Errorf("a needed folder: %v", err)
	}
	for _, path := range []string{p.Base, s.folder, s.Path} {
		if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o700 {
			t.Errorf("%s is open to others: %v", path, info.Mode())
		}
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
}

// change is what a program does in the home overlay, given its path.
type change func(t *testing.T, home string)

func writes(name, text string) change {
	return func(t *testing.T, home string) { tree{name: text}.plant(t, home) }
}

// renames is a write to another name, and then the rename over the first.
func renames(name, text string) change {
	return func(t *testing.T, home string) {
		path := filepath.Join(home, name)
		if err := os.WriteFile(path+".new", []byte(text), 0o640); err != nil {
			t.Fatal(err)
		}
		if err := os.Rename(path+".new", path); err != nil {
			t.Fatal(err)
		}
	}
}

func removes(name string) change {
	return func(t *testing.T, home string) {
		if err := os.RemoveAll(filepath.Join(home, name)); err != nil {
			t.Fatal(err)
		}
	}
}

func both(all ...change) change {
	return func(t *testing.T, home string) {
		for _, c := range all {
			c(t, home)
		}
	}
}

// Each change of a program's, and what the home is to hold after: the usual
// tree with these files changed; "-" is one that is gone.
var changes = []struct {
	name      string
	meanwhile change // in the home itself, by somebody else
	do        change
	want      tree
}{
	{"nothing", nil, nil, nil},
	{"a file written", nil, writes(".p/settings.json", `{"a":1}`), tree{".p/settings.json": `{"a":1}`}},
	{"a file that was not there, through its link", nil, writes(".p/oauth.json", "new"), tree{".p/oauth.json": "new"}},
	{"a file written into a folder", nil, writes(".p/chats/two.json", "2"), tree{".p/chats/two.json": "2"}},
	{"a folder made in a needed one", nil, writes(".p/tmp/x/y", "z"), tree{".p/tmp/x/y": "z"}},
	{"a file replaced by rename", nil, renames(".p/settings.json", "{2}"), tree{".p/settings.json": "{2}"}},
	{"a new file", nil, writes(".p/new.json", "n"), tree{".p/new.json": "n"}},
	{"a new folder", nil, writes(".p/policies/saved.toml", "n"), tree{".p/policies/saved.toml": "n"}},
	{"a new file right below the home", nil, writes(".cache/x", "c"), tree{".cache/x": "c"}},
	{"a new link", nil, writes(".p/link", "→/target"), tree{".p/link": "→/target"}},
	{"a logout", nil, removes(".p/login.json"), tree{".p/login.json": "-"}},
	{"a file right below the home is never removed", nil, removes(".profile"), nil},
	{"nor a folder beside the program's files", nil, removes(".p/chats"), nil},
	{"nor anything, where the whole folder is gone", nil, removes(".p"), nil},
	{"an extension removed", nil, removes(".p/extensions/mine"), tree{".p/extensions/mine/manifest": "-"}},
	{"an extension installed", nil, writes(".p/extensions/fresh/a/b", "1"), tree{".p/extensions/fresh/a/b": "1"}},
	{"an extension updated", nil, both(removes(".p/extensions/mine"), writes(".p/extensions/mine/other", "mine 2")),
		tree{".p/extensions/mine/manifest": "-", ".p/extensions/mine/other": "mine 2"}},
	{"a registry with one more", nil, renames(".p/registry.json", `{"projects":{"/a":"a","/b":"b"},"n":12345678901234567890}`),
		tree{".p/registry.json": `{"projects":{"/a":"a","/b":"b"},"n":12345678901234567890}`}},
	{"a registry that another process wrote too", writes(".p/registry.json", `{"projects":{"/a":"a","/c":"c"},"n":12345678901234567890}`),
		renames(".p/registry.json", `{"projects":{"/b":"b"},"n":12345678901234567890}`),
		tree{".p/registry.json": "{\n  \"n\": 12345678901234567890,\n  \"projects\": {\n    \"/b\": \"b\",\n    \"/c\": \"c\"\n  }\n}"}},
	{"a registry that only another process wrote", writes(".p/registry.json", `{"projects":{"/c":"c"}}`), nil,
		tree{".p/registry.json": `{"projects":{"/c":"c"}}`}},
	{"a folder beside the program's files with another in its place", nil,
		both(removes(".p/chats"), writes(".p/chats/two.json", "2")), tree{".p/chats/two.json": "2"}},
	{"what is made only for a moment", nil, both(writes(".p/registry.json.lock/", ""), writes(".p/registry.json.7.tmp", "half")), nil},
}

func TestChangesComeHome(t *testing.T) {
	for _, tt := range changes {
		for _, end := range []string{"closed", "killed", "killed while it was brought home"} {
			t.Run(tt.name+"/"+end, func(t *testing.T) {
				p := params(t)
				usual.plant(t, p.Home)
				s := start(t, p)
				for at, c := range map[string]change{s.Path: tt.do, p.Home: tt.meanwhile} {
					if c != nil {
						c(t, at)
					}
				}
				finish(t, p, s, end)
				want := tree{}
				for name, text := range usual {
					want[name] = text
				}
				for name, text := range tt.want {
					if want[name] = text; text == "-" {
						delete(want, name)
					}
				}
				same(t, harvest(t, p.Home), want)
			})
		}
	}
}

// finish ends a home overlay in one of the ways that a run can end.
func finish(t *testing.T, p Params, s *Overlay, end string) {
	t.Helper()
	switch end {
	case "closed":
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
	case "killed while it was brought home":
		if err := s.bringHome(); err != nil {
			t.Fatal(err)
		}
		fallthrough
	case "killed":
		s.release()
		if err := Recover(p.Base); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := os.Lstat(s.folder); !os.IsNotExist(err) {
		t.Errorf("the home overlay is still there: %v", err)
	}
}

func same(t *testing.T, got, want tree) {
	t.Helper()
	for name, text := range want {
		if got[name] != text {
			t.Errorf("%s is %q, want %q", name, got[name], text)
		}
	}
	for name := range got {
		if _, ok := want[name]; !ok {
			t.Errorf("%s is there: %q", name, got[name])
		}
	}
}

// What stood in the home and is not what it was is kept beside.
func TestWhatSomebodyElseWroteIsKept(t *testing.T) {
	p := params(t)
	usual.plant(t, p.Home)
	s := start(t, p)
	renames(".p/login.json", "mine")(t, s.Path)
	writes(".p/login.json", "theirs, longer")(t, p.Home)
	writes(".p/registry.json", "no JSON")(t, p.Home)
	renames(".p/registry.json", `{"x":1}`)(t, s.Path)
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	got := harvest(t, p.Home)
	if got[".p/login.json"] != "mine" || got[".p/registry.json"] != `{"x":1}` {
		t.Errorf("%q, %q", got[".p/login.json"], got[".p/registry.json"])
	}
	for original, text := range map[string]string{".p/login.json": "theirs, longer", ".p/registry.json": "no JSON"} {
		found := false
		for name, kept := range got {
			found = found || strings.HasPrefix(name, original+".before-guard-") && kept == text
		}
		if !found {
			t.Errorf("%s: what was there is lost: %v", original, got)
		}
	}
}

// TestThePersonsOwnStays: right below the home nothing takes the place of what the person has there, and no file comes
// there by its name: it could be one that a shell obeys. It is laid beside.
func TestThePersonsOwnStays(t *testing.T) {
	p := params(t)
	usual.plant(t, p.Home)
	s := start(t, p)
	both(removes("project"), writes("project/new", "n"), renames(".profile", "evil"), writes(".zshenv", "evil"),
		writes(".xprofile", "→/evil"), removes(".agents"), writes(".agents", "→/evil"))(t, s.Path)
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	got := harvest(t, p.Home)
	aside := map[string]string{}
	for name, text := range got {
		if at, rest, ok := strings.Cut(name, ".from-agent-"); ok {
			_, below, _ := strings.Cut(rest, "/")
			aside[at+"/"+below] = text
			delete(got, name)
		}
	}
	same(t, got, usual)
	for name, text := range map[string]string{"project/new": "n", ".profile/": "evil", ".zshenv/": "evil"} {
		if aside[name] != text {
			t.Errorf("beside %s: %q of %q", name, aside[name], aside)
		}
	}
}

// The home overlay's own path, where the program wrote it down, means the home.
func TestOwnPathMeansTheHome(t *testing.T) {
	p := params(t)
	usual.plant(t, p.Home)
	s := start(t, p)
	renames(".p/extensions/enabled.json", `{"mine":{"overrides":["!`+s.Path+`/*"]}}`)(t, s.Path)
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	if got := harvest(t, p.Home)[".p/extensions/enabled.json"]; got != `{"mine":{"overrides":["!`+p.Home+`/*"]}}` {
		t.Error(got)
	}
}

// A link of the person's own (their settings in a repository) stays one.
func TestPersonsOwnLinksStay(t *testing.T) {
	p := params(t)
	tree{"dotfiles/settings.json": "{}", ".p/settings.json": "→../dotfiles/settings.json"}.plant(t, p.Home)
	s := start(t, p)
	renames(".p/settings.json", `{"a":1}`)(t, s.Path)
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	if got := harvest(t, p.Home); got["dotfiles/settings.json"] != `{"a":1}` || got[".p/settings.json"] != "→../dotfiles/settings.json" {
		t.Errorf("%v", got)
	}
}

func TestEmptyHome(t *testing.T) {
	p := params(t)
	s := start(t, p)
	writes(".p/settings.json", "{}")(t, s.Path)
	renames(".p/registry.json", `{"a":1}`)(t, s.Path)
	writes(".p/extensions/x/m", "m")(t, s.Path)
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	same(t, harvest(t, p.Home), tree{".p/settings.json": "{}", ".p/registry.json": `{"a":1}`, ".p/extensions/x/m": "m"})
}

// Two guards at once: neither takes the other's overlay for one that was left.
func TestTheLivingAreLeftAlone(t *testing.T) {
	p := params(t)
	usual.plant(t, p.Home)
	one := start(t, p)
	p.ID = "run2"
	two := start(t, p)
	removes(".p/login.json")(t, one.Path)
	if err := Recover(p.Base); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Lstat(filepath.Join(p.Home, ".p/login.json")); err != nil {
		t.Error("a living guard's overlay was brought home")
	}
	for _, s := range []*Overlay{one, two} {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	}
}

// One that a kill left half made, or half removed, holds nothing: no link that
// is missing in it was deleted by anybody.
func TestHalfMadeIsNotBroughtHome(t *testing.T) {
	p := params(t)
	usual.plant(t, p.Home)
	s := start(t, p)
	removes(".p/login.json")(t, s.Path)
	if err := os.Remove(filepath.Join(s.folder, manifestName)); err != nil {
		t.Fatal(err)
	}
	s.release()
	if err := Recover(p.Base); err != nil {
		t.Fatal(err)
	}
	same(t, harvest(t, p.Home), usual)
}

// What cannot be brought home stays, and comes at the next start.
func TestFailureKeepsTheOverlay(t *testing.T) {
	p := params(t)
	usual.plant(t, p.Home)
	s := start(t, p)
	writes(".p/new/file", "n")(t, s.Path)
	tree{".p/new": "a file in the way"}.plant(t, p.Home)
	if err := s.Close(); err == nil || !strings.Contains(err.Error(), s.folder) {
		t.Fatalf("%v", err)
	}
	if err := os.Remove(filepath.Join(p.Home, ".p/new")); err != nil {
		t.Fatal(err)
	}
	if err := Recover(p.Base); err != nil {
		t.Fatal(err)
	}
	if got := harvest(t, p.Home)[".p/new/file"]; got != "n" {
		t.Errorf("%q", got)
	}
}

func TestMakeRefusesANameThatIsTaken(t *testing.T) {
	p := params(t)
	s := start(t, p)
	if _, err := Make(p); err == nil {
		t.Error("made twice")
	}
	if _, err := os.Lstat(filepath.Join(s.folder, manifestName)); err != nil {
		t.Error("and the first is gone")
	}
	_ = s.Close()
}

// A file that was written in the same second with as many bytes is told apart
// by its time in nanoseconds; this only shows what fresh compares.
func TestFresh(t *testing.T) {
	path := filepath.Join(t.TempDir(), "f")
	if err := os.WriteFile(path, []byte("a"), 0o600); err != nil {
		t.Fatal(err)
	}
	info, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	s := &Overlay{manifest: manifest{Entries: map[string]entry{"f": entryOf(info)}}}
	if !s.fresh("f")(info) || s.fresh("g")(info) {
		t.Error("fresh is wrong")
	}
	later := info.ModTime().Add(time.Millisecond)
	if err := os.Chtimes(path, later, later); err != nil {
		t.Fatal(err)
	}
	if info, _ = os.Stat(path); s.fresh("f")(info) {
		t.Error("another time is fresh")
	}
}
