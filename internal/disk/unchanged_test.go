package disk_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"guard/internal/disk"
)

// TestUnchanged: what was found stands as long as nothing of it changes, and is found anew after each change that it
// could hang on, at once.
func TestUnchanged(t *testing.T) {
	top := t.TempDir()
	at := func(name string) string { return filepath.Join(top, name) }
	write := func(name, text string) {
		if err := os.MkdirAll(filepath.Dir(at(name)), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(at(name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	link := func(target, name string) {
		_ = os.Remove(at(name))
		if err := os.Symlink(target, at(name)); err != nil {
			t.Fatal(err)
		}
	}
	write("home/rc", "one")
	write("repo/rc", "two")
	write("repo/deep/x", "three")
	write("other/x", "four")
	link(at("repo/deep"), "home/folder")

	var r disk.Recent
	looks := 0
	look := func() string {
		d := r.New(time.Minute)
		return d.Lately("key", func() any {
			looks++
			rc, _ := d.ReadFile(at("home/rc"), 100)
			to, _ := d.Readlink(at("home/folder"))
			missing, _ := d.Readlink(at("home/.config/fish/conf.d"))
			x, _ := d.ReadFile(at("home/folder/x"), 100)
			return string(rc) + "|" + to + "|" + missing + "|" + string(x)
		}).(string)
	}
	kept := func() { // a look that finds nothing newly changed, and one after the moment that need not look
		t.Helper()
		for end := time.Now().Add(10 * time.Second); ; {
			before := looks
			look()
			time.Sleep(3 * time.Millisecond) // longer than a moment
			if look(); looks == before {
				return
			}
			if time.Now().After(end) {
				t.Fatal("what was found is never kept")
			}
		}
	}
	for _, change := range []struct {
		name string
		do   func()
	}{
		{"a file is written", func() { write("home/rc", "another") }},
		{"a file is written with as many bytes", func() { write("home/rc", "anothel") }},
		{"a file is replaced by a link", func() { link(at("repo/rc"), "home/rc") }},
		{"what a link leads to is written", func() { write("repo/rc", "2") }},
		{"a link is turned", func() { link(at("other"), "home/folder") }},
		{"a file in the folder that a link leads to", func() { write("other/x", "5") }},
		{"a folder that was missing comes with a link in it", func() {
			if err := os.MkdirAll(at("home/.config/fish"), 0o700); err != nil {
				t.Fatal(err)
			}
			link(at("repo"), "home/.config/fish/conf.d")
		}},
		{"a file goes", func() { _ = os.Remove(at("home/rc")) }},
		{"the folder goes by another name", func() { _ = os.Rename(at("home"), at("away")) }},
	} {
		kept()
		before := look()
		change.do()
		time.Sleep(3 * time.Millisecond)
		if after := look(); after == before {
			t.Errorf("%s: found as before: %q", change.name, after)
		}
	}
}
