package restore_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/sys/unix"

	"guard/undo"
	"guard/undo/keep"
	"guard/undo/restore"
	"guard/undo/store"
)

// den is a tree that was kept and deleted: w/src/a, w/src/deep/b.
type den struct {
	*testing.T
	s     *store.Store
	base  string
	m     *undo.Manifest
	where restore.Where
}

func newDen(t *testing.T) *den {
	t.Helper()
	return newDenIn(t, t.TempDir())
}

func newDenIn(t *testing.T, base string) *den {
	t.Helper()
	d := &den{T: t, s: open(t), base: base}
	d.write("w/src/a", "first")
	d.write("w/src/deep/b", "second")
	c := (&keep.Keeper{Store: d.s}).Keep([]undo.Hit{{Path: d.at("w/src")}}, nil)
	m, err := d.s.Manifest(c.Kept().Manifest)
	if err != nil {
		t.Fatal(err)
	}
	d.m = m
	if err := os.RemoveAll(d.at("w/src")); err != nil {
		t.Fatal(err)
	}
	return d
}

func (d *den) at(name string) string { return filepath.Join(d.base, name) }

func (d *den) write(name, content string) {
	d.Helper()
	if err := os.MkdirAll(filepath.Dir(d.at(name)), 0o755); err != nil {
		d.Fatal(err)
	}
	if err := os.WriteFile(d.at(name), []byte(content), 0o644); err != nil {
		d.Fatal(err)
	}
}

func (d *den) plan() *restore.Plan {
	return restore.NewPlan(d.m, d.where, restore.Contents{Store: d.s})
}

// holds says what a file holds, or why it does not.
func (d *den) holds(name string) string {
	b, err := os.ReadFile(d.at(name))
	if err != nil {
		return err.Error()
	}
	return string(b)
}

// TestLinksOnTheWay: whatever folder on the way has become a link, nothing is written behind it, also where it
// becomes one between the look and the deed.
func TestLinksOnTheWay(t *testing.T) {
	for _, late := range []bool{false, true} {
		for _, at := range []string{"w", "w/src", "w/src/deep"} {
			t.Run(at, func(t *testing.T) {
				d := newDen(t)
				d.write("outside/keep", "theirs")
				if err := os.MkdirAll(d.at("outside/src/deep"), 0o755); err != nil {
					t.Fatal(err)
				}
				swap := func() {
					if err := os.MkdirAll(filepath.Dir(d.at(at)), 0o755); err != nil {
						t.Fatal(err)
					}
					_ = os.RemoveAll(d.at(at))
					if err := os.Symlink(d.at("outside"), d.at(at)); err != nil {
						t.Fatal(err)
					}
				}
				if !late {
					swap()
				}
				plan := d.plan()
				if late {
					swap()
				}
				before := state(t, d.at("outside"))
				if err := plan.Restore(); late && err == nil {
					t.Error("nothing was said")
				}
				if got := differ(before, state(t, d.at("outside"))) + differ(state(t, d.at("outside")), before); got != "" {
					t.Errorf("written behind the link:\n%s", got)
				}
				if info, err := os.Lstat(d.at(at)); err != nil || info.Mode()&os.ModeSymlink == 0 {
					t.Errorf("the link itself: %v, %v", info, err)
				}
			})
		}
	}
}

// TestOtherKinds: what is of another kind now stays.
func TestOtherKinds(t *testing.T) {
	d := newDen(t)
	d.write("w/src/a/inside", "a folder now")
	d.write("w/src/deep", "a file now")
	plan := d.plan()
	if n := plan.Count(restore.Blocked); n != 3 {
		t.Errorf("%d are blocked: %+v", n, plan.Changes)
	}
	if err := plan.Restore(); err != nil {
		t.Error(err)
	}
	if d.holds("w/src/a/inside") != "a folder now" || d.holds("w/src/deep") != "a file now" {
		t.Error("something of the person's has gone")
	}
}

// TestComesMeanwhile: a file that comes where nothing stood when the plan was made is not overwritten.
func TestComesMeanwhile(t *testing.T) {
	d := newDen(t)
	plan := d.plan()
	d.write("w/src/a", "mine")
	err := plan.Restore()
	if err == nil || !strings.Contains(err.Error(), "/w/src/a: something stands there already") {
		t.Errorf("%v", err)
	}
	if d.holds("w/src/a") != "mine" || d.holds("w/src/deep/b") != "second" {
		t.Errorf("%q, %q", d.holds("w/src/a"), d.holds("w/src/deep/b"))
	}
	if left, _ := filepath.Glob(d.at("w/src/.guard-undo-*")); len(left) > 0 {
		t.Errorf("left: %v", left)
	}
}

// TestChangesMeanwhile: what was changed after the plan was made, and so is kept nowhere, is neither overwritten nor
// taken away.
func TestChangesMeanwhile(t *testing.T) {
	d := newDen(t)
	d.write("w/src/a", "later")
	plan := d.plan()
	_, absent := plan.Hits()
	d.write("w/src/a", "mine")
	err := plan.Restore()
	if err == nil || !strings.Contains(err.Error(), "/w/src/a: it has changed just now") {
		t.Errorf("%v", err)
	}
	if d.holds("w/src/a") != "mine" || d.holds("w/src/deep/b") != "second" {
		t.Errorf("%q, %q", d.holds("w/src/a"), d.holds("w/src/deep/b"))
	}
	if left, _ := filepath.Glob(d.at("w/src/.guard-undo-*")); len(left) > 0 {
		t.Errorf("left: %v", left)
	}
	c := (&keep.Keeper{Store: d.s}).Keep(nil, nil, absent...)
	if d.m, err = d.s.Manifest(c.Kept().Manifest); err != nil {
		t.Fatal(err)
	}
	plan = d.plan() // the undo undone: deep/b would go again
	d.write("w/src/deep/b", "mine too")
	if err := plan.Restore(); err == nil || d.holds("w/src/deep/b") != "mine too" {
		t.Errorf("%v, %q", err, d.holds("w/src/deep/b"))
	}
}

// TestBeside: nothing that stands in another folder is overwritten, and nothing is written where it stood.
func TestBeside(t *testing.T) {
	d := newDen(t)
	d.where.Folder = d.at("then")
	d.write("then/src/a", "mine")
	plan := d.plan()
	if plan.Count(restore.Blocked) != 1 || plan.Count(restore.Differs) != 0 {
		t.Errorf("%+v", plan.Changes)
	}
	if err := plan.Restore(); err != nil {
		t.Fatal(err)
	}
	if d.holds("then/src/a") != "mine" || d.holds("then/src/deep/b") != "second" {
		t.Errorf("%q, %q", d.holds("then/src/a"), d.holds("then/src/deep/b"))
	}
	if _, err := os.Lstat(d.at("w/src")); err == nil {
		t.Error("it came back where it stood, too")
	}
	d.where.Only = d.at("w/src/deep/b")
	d.where.Folder = d.at("one")
	if err := d.plan().Restore(); err != nil || d.holds("one/b") != "second" {
		t.Errorf("%v, %q", err, d.holds("one/b"))
	}
}

// TestChangedIsNotBroughtBack: content that is not what was kept is lost, and nothing is put in its place.
func TestChangedIsNotBroughtBack(t *testing.T) {
	d := newDen(t)
	bundles, _ := filepath.Glob(filepath.Join(d.s.Folder(), "manifests", "*"))
	b, err := os.ReadFile(bundles[0])
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(bundles[0], []byte(strings.Replace(string(b), "second", "SECOND", 1)), 0o600); err != nil {
		t.Fatal(err)
	}
	plan := d.plan()
	if plan.Count(restore.Lost) != 1 {
		t.Errorf("%+v", plan.Changes)
	}
	if err := plan.Restore(); err != nil || d.holds("w/src/a") != "first" {
		t.Errorf("%v, %q", err, d.holds("w/src/a"))
	}
	if _, err := os.Lstat(d.at("w/src/deep/b")); err == nil {
		t.Error("it came back")
	}
}

// TestOwner: what belonged to another comes back as theirs where that can be, and else without the rights that it
// had as theirs.
func TestOwner(t *testing.T) {
	for _, uid := range []int{os.Getuid(), 4242} {
		d := newDen(t)
		for i := range d.m.Entries {
			if e := &d.m.Entries[i]; e.Kind == undo.File {
				e.UID, e.Mode = uid, 0o4755
			}
		}
		if err := d.plan().Restore(); err != nil {
			t.Fatal(err)
		}
		var st unix.Stat_t
		if err := unix.Lstat(d.at("w/src/a"), &st); err != nil {
			t.Fatal(err)
		}
		theirs := int(st.Uid) == uid
		if setuid := st.Mode&unix.S_ISUID != 0; setuid != theirs || os.Getuid() == 0 && !theirs || st.Mode&0o777 != 0o755 {
			t.Errorf("of %d: mode %o, owner %d", uid, st.Mode, st.Uid)
		}
	}
}

// TestHardLinks: a file of several names that was written in place is whole under all of them again; what has come
// in its place meanwhile is not written into.
func TestHardLinks(t *testing.T) {
	d := &den{T: t, s: open(t), base: t.TempDir()}
	d.write("a", "before")
	if err := os.Link(d.at("a"), d.at("b")); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(d.at("a"), 0o444); err != nil {
		t.Fatal(err)
	}
	c := (&keep.Keeper{Store: d.s}).Keep([]undo.Hit{{Path: d.at("a")}}, nil)
	d.m, _ = d.s.Manifest(c.Kept().Manifest)
	_ = os.Chmod(d.at("a"), 0o644)
	d.write("a", "after")
	if err := d.plan().Restore(); err != nil || d.holds("a") != "before" || d.holds("b") != "before" {
		t.Errorf("%v, %q, %q", err, d.holds("a"), d.holds("b"))
	}
	if info, err := os.Lstat(d.at("a")); err != nil || info.Mode().Perm() != 0o444 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
	if err := os.Remove(d.at("a")); err != nil {
		t.Fatal(err)
	}
	d.write("a", "another")
	if err := d.plan().Restore(); err != nil || d.holds("a") != "before" || d.holds("b") != "before" {
		t.Errorf("%v, %q, %q", err, d.holds("a"), d.holds("b"))
	}
}
