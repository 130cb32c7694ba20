package trust

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
)

var (
	noon = time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)
	text = []byte(`mode = "ask"`)
)

const project = "/srv/project/.guard.toml"

func newStore(t *testing.T) (Store, string) {
	dir := filepath.Join(t.TempDir(), "state", "guard")
	return In(dir), filepath.Join(dir, FileName)
}

func TestOnlyTheseBytesInThisPlaceAreTrusted(t *testing.T) {
	s, _ := newStore(t)
	if err := s.Add(project, text, noon); err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		name, path, content string
		want                bool
	}{
		{"the same", project, string(text), true},
		{"an edit", project, `mode = "ask" `, false},
		{"another path", "/srv/project-evil/.guard.toml", string(text), false},
		{"path and content moved against each other", project + "m", `ode = "ask"`, false},
		{"an empty file", project, "", false},
	} {
		if got, err := s.Since(tt.path, []byte(tt.content)); err != nil || got.Equal(noon) != tt.want || got.IsZero() == tt.want {
			t.Errorf("%s: %v, %v", tt.name, got, err)
		}
	}
}

func TestALaterTrustReplacesAnEarlierOne(t *testing.T) {
	s, _ := newStore(t)
	newer := []byte(`mode = "unrestricted"`)
	if err := errors.Join(s.Add(project, text, noon), s.Add("/a/.guard.toml", text, noon), s.Add(project, newer, noon)); err != nil {
		t.Fatal(err)
	}
	if old, err := s.Since(project, text); !old.IsZero() || err != nil {
		t.Errorf("going back to the old content is an edit: %v, %v", old, err)
	}
	list, err := s.Entries()
	if err != nil || len(list) != 2 || list[0].Path != "/a/.guard.toml" || list[1] != (Entry{project, Hash(project, newer), noon}) {
		t.Errorf("%+v, %v", list, err)
	}
}

func TestRemove(t *testing.T) {
	s, _ := newStore(t)
	if was, err := s.Remove(project); was || err != nil {
		t.Errorf("nothing there: %v, %v", was, err)
	}
	if err := s.Add(project, text, noon); err != nil {
		t.Fatal(err)
	}
	if was, err := s.Remove(project); !was || err != nil {
		t.Errorf("%v, %v", was, err)
	}
	if since, err := s.Since(project, text); !since.IsZero() || err != nil {
		t.Errorf("%v, %v", since, err)
	}
}

func TestNoStoreTrustsNothing(t *testing.T) {
	s, path := newStore(t)
	for _, s := range []Store{s, {}} {
		if since, err := s.Since(project, text); !since.IsZero() || err != nil {
			t.Errorf("%v, %v", since, err)
		}
	}
	if _, err := os.Stat(filepath.Dir(path)); !os.IsNotExist(err) {
		t.Errorf("looking made a folder: %v", err)
	}
	if err := (Store{}).Add(project, text, noon); err == nil {
		t.Error("the zero store took something")
	}
}

// Whatever stands in the store's place: nothing is trusted, and the error says what to do.
func TestAStoreThatIsNotGuards(t *testing.T) {
	for _, tt := range []struct {
		name string
		harm func(path string) error
		want string
	}{
		{"cut", func(p string) error { return os.Truncate(p, 20) }, "is damaged"},
		{"empty", func(p string) error { return os.Truncate(p, 0) }, "is damaged"},
		{"an unknown key", func(p string) error { return os.WriteFile(p, []byte(`{"trusted":[],"all":true}`), 0o600) }, "is damaged"},
		{"two values", func(p string) error { return os.WriteFile(p, []byte(`{"trusted":[]}{}`), 0o600) }, "is damaged"},
		{"an entry without a hash", func(p string) error {
			return os.WriteFile(p, []byte(`{"trusted":[{"path":"`+project+`","sha256":""}]}`), 0o600)
		}, "is damaged"},
		{"an entry without its time", func(p string) error {
			return os.WriteFile(p, []byte(`{"trusted":[{"path":"`+project+`","sha256":"`+Hash(project, text)+`"}]}`), 0o600)
		}, "is damaged"},
		{"too large", func(p string) error { return os.Truncate(p, maxSize+1) }, "is damaged"},
		{"a link", func(p string) error { return errors.Join(os.Rename(p, p+".real"), os.Symlink(p+".real", p)) }, "opening what is trusted"},
		{"a folder", func(p string) error { return errors.Join(os.Remove(p), os.Mkdir(p, 0o700)) }, "is no regular file"},
		{"a FIFO", func(p string) error { return errors.Join(os.Remove(p), syscall.Mkfifo(p, 0o600)) }, "is no regular file"},
		{"open to others", func(p string) error { return os.Chmod(p, 0o666) }, "chmod go-w"},
		{"a folder open to others", func(p string) error { return os.Chmod(filepath.Dir(p), 0o777) }, "chmod go-w"},
		{"a folder that is a link", func(p string) error {
			dir := filepath.Dir(p)
			return errors.Join(os.Rename(dir, dir+".real"), os.Symlink(dir+".real", dir))
		}, "is a link"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s, path := newStore(t)
			if err := s.Add(project, text, noon); err != nil {
				t.Fatal(err)
			}
			if err := tt.harm(path); err != nil {
				t.Fatal(err)
			}
			if since, err := s.Since(project, text); !since.IsZero() || err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("%v, %v; want %q", since, err, tt.want)
			}
			if err := s.Add("/other/.guard.toml", text, noon); err == nil {
				t.Error("it was written over")
			}
		})
	}
}

func TestTheStoreIsPrivateAndLeavesNothingBehind(t *testing.T) {
	s, path := newStore(t)
	if err := errors.Join(s.Add(project, text, noon), s.Add(project, nil, noon)); err != nil {
		t.Fatal(err)
	}
	info, err := os.Stat(path)
	if err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
	if all, err := os.ReadDir(filepath.Dir(path)); err != nil || len(all) != 1 {
		t.Errorf("%v, %v", all, err)
	}
}

// Two writers at once: none undoes what the other did.
func TestWritersAtOnce(t *testing.T) {
	s, _ := newStore(t)
	var all sync.WaitGroup
	for i := range 20 {
		all.Go(func() {
			if err := s.Add("/"+strings.Repeat("x", i+1), text, noon); err != nil {
				t.Error(err)
			}
		})
	}
	all.Wait()
	if list, err := s.Entries(); err != nil || len(list) != 20 {
		t.Errorf("%d entries, %v", len(list), err)
	}
}

// FuzzParse: whatever is read as a store holds only entries that guard could have written.
func FuzzParse(f *testing.F) {
	for _, s := range []string{`{"trusted":[]}`, `{"trusted":[{"path":"/a","sha256":"` + Hash("/a", text) + `","when":"2026-11-21T12:00:00Z"}]}`, `{`, `[]`, `null`} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		entries, err := parse(b)
		if err != nil && entries != nil {
			t.Error("entries with an error")
		}
		for _, e := range entries {
			if !filepath.IsAbs(e.Path) || len(e.Hash) != 64 {
				t.Errorf("%+v", e)
			}
		}
	})
}

func TestAPathThatTheStoreCannotName(t *testing.T) {
	s, _ := newStore(t)
	if err := s.Add("/srv/\xff/.guard.toml", text, noon); err == nil {
		t.Error("it was taken")
	}
}

func TestPathAndContentAreHashedApart(t *testing.T) {
	if Hash("/a/b", []byte("c")) == Hash("/a/bc", nil) || Hash("/a", text) == Hash("/b", text) {
		t.Error("two files have one hash")
	}
}
