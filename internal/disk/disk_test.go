package disk_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy/place"
)

// TestReadlinkOfAnyLength: a target is read whole, however long it is.
func TestReadlinkOfAnyLength(t *testing.T) {
	d := disk.New(time.Minute)
	for _, n := range []int{1, 255, 256, 257, 1000} { // macOS has 1023 at most, Linux 4095
		link := filepath.Join(t.TempDir(), "l")
		want := strings.Repeat("x/", n)[:n]
		if err := os.Symlink(want, link); err != nil {
			t.Fatal(err)
		}
		if to, err := d.Readlink(link); err != nil || to != want {
			t.Errorf("%d bytes: %q %v", n, to, err)
		}
	}
}

// TestLooks reads a real folder.
func TestLooks(t *testing.T) {
	top := t.TempDir()
	name := filepath.Join(top, "a")
	if err := os.WriteFile(name, []byte("hello"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("a", filepath.Join(top, "l")); err != nil {
		t.Fatal(err)
	}
	d := disk.New(time.Minute)
	if info, err := d.Lstat(filepath.Join(top, "l")); err != nil || info.Mode()&fs.ModeSymlink == 0 {
		t.Errorf("Lstat follows: %v %v", info, err)
	}
	if to, err := d.Readlink(filepath.Join(top, "l")); err != nil || to != "a" {
		t.Errorf("Readlink: %q %v", to, err)
	}
	if _, err := d.Readlink(name); err == nil || errors.Is(err, place.ErrBudget) {
		t.Errorf("Readlink of a file: %v", err)
	}
	at, err1 := d.ID(name)
	through, err2 := d.ID(filepath.Join(top, "l"))
	if folder, err := d.ID(top); at != through || at == folder || err != nil || err1 != nil || err2 != nil {
		t.Errorf("ID: %v, through a link %v, of its folder %v; %v %v %v", at, through, folder, err, err1, err2)
	}
	n := 0
	if err := d.ReadDir(top, func(fs.DirEntry) bool { n++; return true }); err != nil || n != 2 {
		t.Errorf("ReadDir: %d %v", n, err)
	}
	n = 0
	if err := d.ReadDir(top, func(fs.DirEntry) bool { n++; return false }); err != nil || n != 1 {
		t.Errorf("ReadDir goes on: %d %v", n, err)
	}
	if b, err := d.ReadFile(name, 5); err != nil || string(b) != "hello" {
		t.Errorf("ReadFile: %q %v", b, err)
	}
	if _, err := d.ReadFile(name, 4); err == nil {
		t.Error("ReadFile reads past its limit")
	}
	if _, err := d.ReadFile(top, 1<<20); err == nil {
		t.Error("ReadFile reads a folder")
	}
}

// TestBelowAFile: nothing is below a file, and every look says so by the same error; a file
// named with a slash behind it is there.
func TestBelowAFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "route.js")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	d, below := disk.New(time.Minute), filepath.Join(file, "index.js")
	_, lstat := d.Lstat(below)
	_, id := d.ID(below)
	_, read := d.ReadFile(below, 1)
	_, part := d.ReadPart(below, 0, 1)
	_, stamp := d.Stamp(below)
	for name, err := range map[string]error{"Lstat": lstat, "ID": id, "ReadFile": read, "ReadPart": part, "Stamp": stamp} {
		if !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := d.Lstat(file + "/"); err == nil || errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a file with a slash: %v", err)
	}
}

// TestLoadIsNoBudget: a request that looks at little is not cut short because its time was
// spent on other things, until it has had a multiple of it.
func TestLoadIsNoBudget(t *testing.T) {
	const budget = 50 * time.Millisecond
	d := disk.New(budget)
	time.Sleep(2 * budget)
	for i := range 2000 {
		if _, err := d.Lstat("/"); err != nil {
			t.Fatalf("look %d: %v", i, err)
		}
	}
	for end := time.Now().Add(10 * time.Second); time.Now().Before(end); {
		if _, err := d.Lstat("/"); errors.Is(err, place.ErrBudget) {
			return
		}
	}
	t.Error("the looks have no end")
}

// exhausted gives a disk whose time is over and whose looks are used up.
func exhausted(t *testing.T) *disk.Disk {
	t.Helper()
	d := disk.New(time.Nanosecond)
	time.Sleep(time.Millisecond)
	for range 1000 {
		if _, err := d.Lstat("/"); err != nil {
			return d
		}
	}
	t.Fatal("the looks have no end")
	return nil
}

// TestBudget: after its time every look is refused.
func TestBudget(t *testing.T) {
	d := exhausted(t)
	if _, err := d.Lstat("/"); !errors.Is(err, place.ErrBudget) {
		t.Error("Lstat", err)
	}
	if _, err := d.Readlink("/"); !errors.Is(err, place.ErrBudget) {
		t.Error("Readlink", err)
	}
	if err := d.ReadDir("/", func(fs.DirEntry) bool { return true }); !errors.Is(err, place.ErrBudget) {
		t.Error("ReadDir", err)
	}
	if _, err := d.ID("/"); !errors.Is(err, place.ErrBudget) {
		t.Error("ID", err)
	}
	if _, err := d.ReadFile("/", 1); !errors.Is(err, place.ErrBudget) {
		t.Error("ReadFile", err)
	}
}

// TestRecent: what a path leads to is remembered for a moment, and no longer; a
// failure is not, nor is another path.
func TestRecent(t *testing.T) {
	top := t.TempDir()
	at := func(name string) string { return filepath.Join(top, name) }
	for _, name := range []string{"a", "b"} {
		if err := os.Mkdir(at(name), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	turn := func(target string) {
		_ = os.Remove(at("l"))
		if err := os.Symlink(target, at("l")); err != nil {
			t.Fatal(err)
		}
	}
	var r disk.Recent
	id := func(name string) place.FileID {
		got, err := r.New(time.Minute).ID(at(name))
		if err != nil {
			t.Fatal(err)
		}
		return got
	}
	if _, err := r.New(time.Minute).ID(at("l")); err == nil {
		t.Error("no error though nothing is there")
	}
	a, b := id("a"), id("b")
	turn("a")
	if l := id("l"); l != a || a == b {
		t.Errorf("a link to %v is %v, b is %v", a, l, b)
	}
	turn("b")
	for end := time.Now().Add(10 * time.Second); id("l") != b; {
		if time.Now().After(end) {
			t.Fatal("the old folder is remembered for good")
		}
	}
}

// TestLately: what was found is found anew after a moment, for another key, and where the time for looks was over.
func TestLately(t *testing.T) {
	var r disk.Recent
	finds := 0
	find := func() any { finds++; return finds }
	if alone := disk.New(time.Minute); alone.Lately("a", find) != 1 || alone.Lately("a", find) != 2 {
		t.Error("a disk of its own remembers what another request found")
	}
	first := r.New(time.Minute).Lately("a", find)
	second := r.New(time.Minute).Lately("b", find)
	if second == first {
		t.Error("what was found for a is returned for b")
	}
	for end := time.Now().Add(10 * time.Second); r.New(time.Minute).Lately("b", find) == second; {
		if time.Now().After(end) {
			t.Fatal("what was found is remembered for good")
		}
	}
	var other disk.Recent
	late := other.New(0)
	for !late.Late() {
		_, _ = late.Lstat("/")
	}
	if late.Lately("a", find) == other.New(time.Minute).Lately("a", find) {
		t.Error("what was found without looking is remembered")
	}
}
