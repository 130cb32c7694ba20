package keep_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"guard/undo"
	"guard/undo/keep"
	"guard/undo/restore"
	"guard/undo/store"
)

// place is a store, a keeper of it and a folder of the person's, on one file system.
type place struct {
	*testing.T
	keep.Keeper
	dir string
}

func newPlace(t *testing.T) *place {
	t.Helper()
	base := t.TempDir()
	s, err := store.Open(filepath.Join(base, "undo"))
	if err != nil {
		t.Fatal(err)
	}
	p := &place{T: t, Keeper: keep.Keeper{Store: s}, dir: filepath.Join(base, "w")}
	if err := os.Mkdir(p.dir, 0o755); err != nil {
		t.Fatal(err)
	}
	return p
}

func (p *place) at(name string) string { return filepath.Join(p.dir, name) }

func (p *place) write(name string, content []byte) string {
	p.Helper()
	if err := os.MkdirAll(filepath.Dir(p.at(name)), 0o755); err != nil {
		p.Fatal(err)
	}
	if err := os.WriteFile(p.at(name), content, 0o644); err != nil {
		p.Fatal(err)
	}
	return p.at(name)
}

// rm keeps names as they would be unlinked.
func (p *place) rm(names ...string) *keep.Call {
	var hits []undo.Hit
	for _, n := range names {
		hits = append(hits, undo.Hit{Path: p.at(n), Unlinks: true})
	}
	return p.Keep(hits, nil)
}

// entries are those of what was kept, by their names in the folder.
func (p *place) entries(c *keep.Call) (map[string]undo.Entry, *undo.Manifest) {
	p.Helper()
	m, err := p.Store.Manifest(c.Kept().Manifest)
	if err != nil {
		p.Fatal(err)
	}
	all := map[string]undo.Entry{}
	for _, e := range m.Entries {
		all[strings.TrimPrefix(string(e.Path), p.dir+"/")] = e
	}
	return all, m
}

// back brings back all that was kept.
func (p *place) back(m *undo.Manifest) {
	p.Helper()
	if err := restore.NewPlan(m, restore.Where{}, restore.Contents{Store: p.Store}).Restore(); err != nil {
		p.Fatal(err)
	}
}

// large is content that goes into an object of its own.
var large = bytes.Repeat([]byte("0123456789abcdef"), 100_000)

// stored is what the store takes on the disk.
func (p *place) stored() int64 {
	p.Helper()
	n, err := p.Store.Size()
	if err != nil {
		p.Fatal(err)
	}
	return n
}

// TestSparse: a file of 10 GB that holds next to nothing costs next to nothing, in all ways of keeping it.
func TestSparse(t *testing.T) {
	const size = 10 << 30
	for _, unlinks := range []bool{true, false} {
		t.Run(fmt.Sprint(unlinks), func(t *testing.T) {
			p := newPlace(t)
			file := p.write("disk.img", []byte("begin"))
			f, err := os.OpenFile(file, os.O_RDWR, 0)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := f.WriteAt([]byte("middle"), size/2); err != nil {
				t.Skip(err)
			}
			if err := f.Truncate(size); err != nil {
				t.Skip(err)
			}
			f.Close()
			p.Bounds = keep.Bounds{File: 64 << 20, Call: 64 << 20}
			start := time.Now()
			c := p.Keep([]undo.Hit{{Path: file, Unlinks: unlinks}}, nil)
			if !c.Kept().Undoable() {
				t.Fatal(c.Kept().Why)
			}
			if took := time.Since(start); took > 5*time.Second {
				t.Errorf("it took %v", took)
			}
			if n := p.stored(); n > 10<<20 {
				t.Errorf("%d bytes are stored", n)
			}
			_, m := p.entries(c)
			if unlinks { // moved, and settled: what is written into it afterwards is not the store's
				if err := os.Rename(file, file+".moved"); err != nil {
					t.Fatal(err)
				}
				c.Settle()
				if n := p.stored(); n > 10<<20 {
					t.Errorf("%d bytes are stored", n)
				}
				if err := os.WriteFile(file+".moved", []byte("later"), 0); err != nil {
					t.Fatal(err)
				}
			} else if err := os.Remove(file); err != nil {
				t.Fatal(err)
			}
			p.back(m)
			var st unix.Stat_t
			if err := unix.Stat(file, &st); err != nil || st.Size != size || st.Blocks*512 > 10<<20 {
				t.Fatalf("%d bytes in %d blocks, %v", st.Size, st.Blocks, err)
			}
			b := make([]byte, 6)
			if f, err = os.Open(file); err != nil {
				t.Fatal(err)
			}
			defer f.Close()
			if _, err := f.ReadAt(b, size/2); err != nil || string(b) != "middle" {
				t.Errorf("%q, %v", b, err)
			}
		})
	}
}

// TestKinds: what is no file is kept as what it is, or noted; nothing waits for a pipe.
func TestKinds(t *testing.T) {
	p := newPlace(t)
	p.write("d/plain", []byte("x"))
	for name, make := range map[string]func(string) error{
		"d/pipe":    func(f string) error { return unix.Mkfifo(f, 0o644) },
		"d/link":    func(f string) error { return os.Symlink("/etc/passwd", f) },
		"d/dangles": func(f string) error { return os.Symlink("nowhere", f) },
		"d/no\xfft": func(f string) error { return os.WriteFile(f, []byte("y"), 0o600) },
		"d/new\nl":  func(f string) error { return os.WriteFile(f, []byte("z"), 0o600) },
	} {
		if err := make(p.at(name)); err != nil {
			t.Fatal(name, err)
		}
	}
	if err := unix.Lsetxattr(p.at("d/plain"), "user.guard", bytes.Repeat([]byte("v"), 1000), 0); err != nil {
		t.Logf("no extended attributes here: %v", err)
	}
	c := p.rm("d")
	k := c.Kept()
	if !strings.HasSuffix(k.Why, "/d/pipe: it is a socket, a pipe or a device") {
		t.Errorf("%+v", k)
	}
	all, m := p.entries(c)
	for name, kind := range map[string]undo.Kind{"d": undo.Folder, "d/plain": undo.File, "d/pipe": undo.Other, "d/link": undo.Link,
		"d/dangles": undo.Link, "d/no\xfft": undo.File, "d/new\nl": undo.File} {
		if all[name].Kind != kind {
			t.Errorf("%q is %q", name, all[name].Kind)
		}
	}
	if all["d/link"].Target != "/etc/passwd" {
		t.Errorf("the link leads to %q", all["d/link"].Target)
	}
	if err := os.RemoveAll(p.at("d")); err != nil {
		t.Fatal(err)
	}
	p.back(m)
	if b, err := os.ReadFile(p.at("d/no\xfft")); err != nil || string(b) != "y" {
		t.Errorf("%q, %v", b, err)
	}
	var value [2000]byte
	if n, err := unix.Lgetxattr(p.at("d/plain"), "user.guard", value[:]); err == nil && n != 1000 {
		t.Errorf("an attribute of %d bytes", n)
	}
	if _, err := os.Lstat(p.at("d/pipe")); err == nil {
		t.Error("a pipe came back")
	}
}

// TestBounds: what is not kept is named, with the reason, and everything else is kept.
func TestBounds(t *testing.T) {
	many := func(p *place) {
		for i := range 300 {
			p.write(fmt.Sprintf("d/%d", i), fmt.Append(nil, i))
		}
	}
	for _, tt := range []struct {
		name  string
		set   func(p *place)
		why   string
		files int // kept, with the folder
	}{
		{"too large", func(p *place) { p.write("d/big", large); p.write("d/a", nil); p.Bounds.File = 1 << 20 }, "d/big: it is larger than what is copied for undo", 2},
		{"too much", func(p *place) { p.write("d/a", large[:900]); p.write("d/b", large[1:901]); p.Bounds.Call = 1000 }, "it is more than is copied for one call", 2},
		{"excluded", func(p *place) {
			p.write("d/a.pem", []byte("key"))
			p.write("d/b", nil)
			p.Exclude = func(f string) bool { return strings.HasSuffix(f, ".pem") }
		}, "d/a.pem: undo_exclude names it", 2},
		{"no time", func(p *place) {
			many(p)
			p.Bounds.Wait = 50 * time.Millisecond
			at, n := time.Now(), 0
			p.Now = func() time.Time { n++; return at.Add(time.Duration(n) * time.Millisecond) }
		}, "keeping it would take too long; not all was kept", -1},
		{"all is well", many, "", 301},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p := newPlace(t)
			tt.set(p)
			// written over, so that links do not serve
			c := p.Keep([]undo.Hit{{Path: p.at("d")}}, nil)
			k := c.Kept()
			if tt.name == "too large" && k.Undoable() && k.Files == 3 {
				return // this file system makes clones, which have no bound
			}
			if tt.why == "" && k.Why != "" || !strings.Contains(k.Why, tt.why) || tt.files >= 0 && k.Files != tt.files || k.Manifest == "" {
				t.Errorf("%+v", k)
			}
			all, m := p.entries(c)
			for name, e := range all {
				if e.Kind == undo.File && p.Store.Check(m.Hash, &e) != nil {
					t.Errorf("%s is named and not kept", name)
				}
			}
			if tt.name == "no time" && (k.Files > 60 || len(m.Missing) == 0) {
				t.Errorf("%+v, %d missing", k, len(m.Missing))
			}
		})
	}
}

func TestUnreadable(t *testing.T) {
	if os.Getuid() == 0 {
		t.Skip("root reads everything")
	}
	p := newPlace(t)
	p.write("d/a", []byte("x"))
	if err := os.Chmod(p.write("d/b", []byte("x")), 0); err != nil {
		t.Fatal(err)
	}
	if k := p.rm("d").Kept(); !strings.HasSuffix(k.Why, "/d/b: it cannot be read") || k.Files != 2 {
		t.Errorf("%+v", k)
	}
}

// TestNothing: what is not there is not hit.
func TestNothing(t *testing.T) {
	p := newPlace(t)
	if c := p.rm("none", "none/below"); c != nil {
		t.Errorf("%+v", c.Kept())
	}
	if c := p.Keep([]undo.Hit{{Path: "relative"}}, nil); c != nil {
		t.Errorf("%+v", c.Kept())
	}
}

// TestMovingFile: a file that changes while it is read is not kept half.
func TestMovingFile(t *testing.T) {
	p := newPlace(t)
	file := p.write("log", large)
	stop := make(chan struct{})
	written := make(chan struct{})
	go func() {
		defer close(written)
		f, _ := os.OpenFile(file, os.O_WRONLY|os.O_APPEND, 0)
		defer f.Close()
		for {
			select {
			case <-stop:
				return
			default:
				_, _ = f.WriteString("more\n")
			}
		}
	}()
	for range 20 {
		c := p.Keep([]undo.Hit{{Path: file}}, nil)
		if k := c.Kept(); k.Why == "" {
			all, m := p.entries(c)
			if e := all["log"]; p.Store.Check(m.Hash, &e) != nil {
				t.Error("kept half")
			}
		} else if !strings.HasSuffix(k.Why, ": it changed while it was read") {
			t.Error(k.Why)
		}
	}
	close(stop)
	<-written
}

// TestParentsFirst: a folder stands before what lies in it, in whatever order they are hit.
func TestParentsFirst(t *testing.T) {
	p := newPlace(t)
	p.write("d/e/f", []byte("x"))
	p.write("d-", []byte("x"))
	c := p.rm("d/e/f", "d-", "d/e", "d")
	_, m := p.entries(c)
	seen := map[string]bool{p.dir: true}
	for _, e := range m.Entries {
		if !seen[filepath.Dir(string(e.Path))] {
			t.Errorf("%s before its folder", e.Path)
		}
		seen[string(e.Path)] = true
	}
	if len(m.Entries) != 4 {
		t.Errorf("%d entries", len(m.Entries))
	}
}

// ignoring is a git that ignores some names.
type ignoring struct{ keep.Git }

func (ignoring) Blob(string) (root, id string, ok bool) { return "", "", false }
func (ignoring) Tracked(string) bool                    { return false }
func (ignoring) Ignored(p string) bool                  { return strings.HasPrefix(filepath.Base(p), "ignored") }

// TestPartsAndAllOfIt: what one hit spares in a folder is kept for another that takes the folder whole.
func TestPartsAndAllOfIt(t *testing.T) {
	p := newPlace(t)
	for _, name := range []string{"a", "src/b", "src/ignored", "src/deep/ignored/c", "src/deep/d", "ignored/e"} {
		p.write(name, []byte(name))
	}
	c := p.Keep([]undo.Hit{{Path: p.dir, Part: undo.NotIgnored}, {Path: p.at("src"), Unlinks: true}}, ignoring{})
	all, m := p.entries(c)
	for _, name := range []string{"a", "src/b", "src/ignored", "src/deep/ignored/c", "src/deep/d"} {
		if _, ok := all[name]; !ok {
			t.Errorf("%s is not kept", name)
		}
	}
	if _, ok := all["ignored"]; ok || len(m.Entries) != len(all) {
		t.Errorf("%d entries: %v", len(m.Entries), all)
	}
	if err := os.RemoveAll(p.at("src")); err != nil {
		t.Fatal(err)
	}
	p.back(m)
	if b, err := os.ReadFile(p.at("src/deep/ignored/c")); err != nil || string(b) != "src/deep/ignored/c" {
		t.Errorf("%q, %v", b, err)
	}
}

// TestAdopted: a large file that is unlinked is kept by its second name, whatever becomes of the first.
func TestAdopted(t *testing.T) {
	for _, tt := range []struct {
		name string
		call func(file string) error
	}{
		{"deleted", os.Remove},
		{"not deleted after all", func(string) error { return nil }},
		{"moved", func(f string) error { return os.Rename(f, f+".moved") }},
		{"deleted and made anew", func(f string) error {
			if err := os.Remove(f); err != nil {
				return err
			}
			return os.WriteFile(f, []byte("new"), 0o644)
		}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p := newPlace(t)
			file := p.write("big", large)
			c := p.rm("big")
			_, m := p.entries(c)
			if err := tt.call(file); err != nil {
				t.Fatal(err)
			}
			c.Settle()
			for _, name := range []string{file, file + ".moved"} {
				if _, err := os.Lstat(name); err == nil { // whoever writes into it now does not write into the store
					if err := os.WriteFile(name, []byte("later"), 0o644); err != nil {
						t.Fatal(err)
					}
				}
			}
			p.back(m)
			if b, err := os.ReadFile(file); err != nil || !bytes.Equal(b, large) {
				t.Errorf("%d bytes, %v", len(b), err)
			}
		})
	}
}

// TestSpoiledObject: a program that held a file open while it was deleted can write into what was adopted. Another
// file of that content is kept all the same, whichever way.
func TestSpoiledObject(t *testing.T) {
	for way, keep := range map[string]func(*place) *keep.Call{
		"adopted": func(p *place) *keep.Call { return p.rm("mine") },
		"copied": func(p *place) *keep.Call {
			return p.Keep([]undo.Hit{{Path: p.at("mine")}}, nil)
		},
	} {
		t.Run(way, func(t *testing.T) {
			p := newPlace(t)
			f, err := os.OpenFile(p.write("bait", large), os.O_RDWR, 0)
			if err != nil {
				t.Fatal(err)
			}
			defer f.Close()
			bait := p.rm("bait")
			if err := os.Remove(p.at("bait")); err != nil {
				t.Fatal(err)
			}
			bait.Settle()
			if _, err := f.WriteAt([]byte("spoiled"), 0); err != nil {
				t.Fatal(err)
			}
			file := p.write("mine", large)
			c := keep(p)
			_, m := p.entries(c)
			if err := os.Remove(file); err != nil {
				t.Fatal(err)
			}
			c.Settle()
			p.back(m)
			if b, err := os.ReadFile(file); err != nil || !bytes.Equal(b, large) {
				t.Errorf("%d bytes, %v", len(b), err)
			}
		})
	}
}

// TestReleased: a call that was refused leaves nothing behind, and the file is the person's alone again.
func TestReleased(t *testing.T) {
	p := newPlace(t)
	file := p.write("big", large)
	c := p.rm("big")
	c.Release()
	var st unix.Stat_t
	if err := unix.Lstat(file, &st); err != nil || st.Nlink != 1 {
		t.Errorf("%d names, %v", st.Nlink, err)
	}
	if _, err := p.Store.Manifest(c.Kept().Manifest); err == nil {
		t.Error("it is still kept")
	}
}

// TestFresh: what has changed since it was kept is to be kept once more.
func TestFresh(t *testing.T) {
	p := newPlace(t)
	p.write("d/a", []byte("x"))
	c := p.rm("d")
	if !c.Fresh() {
		t.Error("nothing has changed")
	}
	p.write("d/b", []byte("new"))
	if c.Fresh() {
		t.Error("a file has come")
	}
}

// Where keeping stopped half way nobody knows how much is missing, and no number is said.
func TestNoNumberWhereNobodyCounted(t *testing.T) {
	top := t.TempDir()
	for i := range 20 {
		if err := os.MkdirAll(filepath.Join(top, "d", fmt.Sprint(i), "deep"), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	s, err := store.Open(filepath.Join(t.TempDir(), "undo"))
	if err != nil {
		t.Fatal(err)
	}
	now := time.Now()
	late := func() time.Time { now = now.Add(time.Millisecond); return now }
	call := (&keep.Keeper{Store: s, Bounds: keep.Bounds{Wait: 10 * time.Millisecond}, Now: late}).Keep(
		[]undo.Hit{{Path: filepath.Join(top, "d")}}, nil)
	if why := call.Kept().Why; !strings.HasSuffix(why, "would take too long; not all was kept") {
		t.Error(why)
	}
	if m, err := s.Manifest(call.Kept().Manifest); err != nil || !m.Open {
		t.Errorf("%+v, %v", m, err)
	}
}

// TestForeseen: what would be kept is told before it is, and the store is not touched.
func TestForeseen(t *testing.T) {
	p := newPlace(t)
	p.write("d/a", []byte("one"))
	p.write("d/b", bytes.Repeat([]byte("x"), 100))
	p.Keeper.Exclude = func(path string) bool { return strings.HasSuffix(path, "/secret") }
	hits := func(name string) []undo.Hit { return []undo.Hit{{Path: p.at(name), Unlinks: true}} }
	before := p.stored()
	for _, c := range []struct {
		name   string
		bounds keep.Bounds
		want   keep.Forecast
	}{
		{"d", keep.Bounds{}, keep.Forecast{Files: 3, Copied: 2, Bytes: 103}},
		{"d", keep.Bounds{File: 50}, keep.Forecast{Files: 2, Copied: 1, Bytes: 3,
			Why: p.at("d/b") + ": it is larger than what is copied for undo"}},
		{"nothing", keep.Bounds{}, keep.Forecast{}},
		{p.write("secret", []byte("s"))[len(p.dir)+1:], keep.Bounds{}, keep.Forecast{
			Why: p.at("secret") + ": undo_exclude names it"}},
	} {
		p.Keeper.Bounds = c.bounds
		if got := p.Foresee(hits(c.name), nil); got != c.want {
			t.Errorf("%s: %+v, want %+v", c.name, got, c.want)
		}
	}
	if p.stored() != before {
		t.Error("something was kept")
	}
	p.Keeper.Bounds = keep.Bounds{}
	if foreseen, kept := p.Foresee(hits("d"), nil), p.Keep(hits("d"), nil).Kept(); foreseen.Files != kept.Files {
		t.Errorf("foreseen %+v, kept %+v", foreseen, kept)
	}
}

// TestHeldIsBounded: what is deleted is not freed where the store holds it by a second name; of that, too, one call has no
// more than there is room for.
func TestHeldIsBounded(t *testing.T) {
	p := newPlace(t)
	p.write("a", large)
	p.write("b", append([]byte("b"), large...))
	size := int64(len(large))
	p.Bounds = keep.Bounds{File: 1 << 20, Hold: size + size/2}
	c := p.rm("a", "b")
	k := c.Kept()
	if c.Held() > p.Bounds.Hold && k.Undoable() && k.Files == 2 {
		return // this file system makes clones, which have no bound
	}
	if c.Held() < size || c.Held() > p.Bounds.Hold || k.Files != 1 || !strings.Contains(k.Why, "larger") {
		t.Errorf("%d bytes are held: %+v", c.Held(), k)
	}
}
