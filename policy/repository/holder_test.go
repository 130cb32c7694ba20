package repository_test

import (
	"crypto/sha1"
	"encoding/hex"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy/repository"
)

func (l *lab) holder() repository.Holder { return l.view().(repository.Holder) }

// TestBlob: what HEAD's commit holds under a file's own name is told by its object, and
// the object has the very bytes.
func TestBlob(t *testing.T) {
	long := time.Now().Add(-time.Hour)
	for _, c := range []struct {
		name   string
		change func(l *lab)
		want   bool
	}{
		{"committed", func(l *lab) {}, true},
		{"touched", func(l *lab) { l.must(os.Chtimes(l.at("w/a.txt"), long, long)) }, true},
		{"executable now", func(l *lab) { l.must(os.Chmod(l.at("w/a.txt"), 0o755)) }, true},
		{"linked from elsewhere", func(l *lab) { l.must(os.Link(l.at("w/a.txt"), l.at("second"))) }, true},
		{"packed", func(l *lab) { l.git("w", "gc", "-q"); l.git("w", "prune-packed") }, true},
		{"packed, touched", func(l *lab) { l.git("w", "gc", "-q"); l.must(os.Chtimes(l.at("w/a.txt"), long, long)) }, true},
		{"split index", func(l *lab) { l.git("w", "update-index", "--split-index") }, true},
		{"detached", func(l *lab) { l.git("w", "checkout", "-q", "--detach") }, true},
		{"not in the index any more", func(l *lab) { l.git("w", "rm", "-q", "--cached", "a.txt") }, true},
		{"assume-unchanged", func(l *lab) { l.git("w", "update-index", "--assume-unchanged", "a.txt") }, true},
		{"changed", func(l *lab) { l.write("w/a.txt", "other\n") }, false},
		{"changed, assume-unchanged", func(l *lab) {
			l.git("w", "update-index", "--assume-unchanged", "a.txt")
			l.write("w/a.txt", "other\n")
		}, false},
		{"changed in the tick of the index", func(l *lab) { l.git("w", "reset", "-q", "--hard"); l.write("w/a.txt", "alphb\n") }, false},
		{"changed, its mtime set back", func(l *lab) {
			info, err := os.Stat(l.at("w/a.txt"))
			l.must(err)
			l.write("w/a.txt", "alphb\n")
			l.must(os.Chtimes(l.at("w/a.txt"), info.ModTime(), info.ModTime()))
		}, false},
		{"staged, never committed", func(l *lab) { l.write("w/a.txt", "staged\n"); l.git("w", "add", "a.txt") }, false},
		{"staged, and as committed again", func(l *lab) {
			l.write("w/a.txt", "staged\n")
			l.git("w", "add", "a.txt")
			l.write("w/a.txt", "alpha\n")
		}, true},
		{"new and staged", func(l *lab) {
			l.git("w", "mv", "a.txt", "q")
			l.git("w", "commit", "-q", "-m", "moved")
			l.git("w", "mv", "q", "a.txt")
		}, false},
		{"committed under another name", func(l *lab) { l.write("w/a.txt", "beta\n") }, false},
		{"a symlink now", func(l *lab) { l.remove("w/a.txt"); l.must(os.Symlink("sub/b.txt", l.at("w/a.txt"))) }, false},
		{"a folder now", func(l *lab) { l.remove("w/a.txt"); l.mkdir("w/a.txt") }, false},
		{"gone", func(l *lab) { l.remove("w/a.txt") }, false},
		{"a symlink of another content in HEAD", func(l *lab) {
			l.remove("w/a.txt")
			l.must(os.Symlink("sub/b.txt", l.at("w/a.txt")))
			l.git("w", "commit", "-q", "-a", "-m", "link")
			l.remove("w/a.txt")
			l.write("w/a.txt", "sub/b.txt")
		}, false},
		{"blob deleted", func(l *lab) { l.remove("w/" + l.blob("w", "a.txt")) }, false},
		{"blob emptied", func(l *lab) {
			l.must(os.Chmod(l.at("w/"+l.blob("w", "a.txt")), 0o644))
			l.write("w/"+l.blob("w", "a.txt"), "")
		}, false},
		{"blob is another's, the file touched", func(l *lab) {
			other := l.read("w/" + l.blob("w", "sub/b.txt"))
			l.must(os.Chmod(l.at("w/"+l.blob("w", "a.txt")), 0o644))
			l.write("w/"+l.blob("w", "a.txt"), other)
			l.must(os.Chtimes(l.at("w/a.txt"), long, long))
		}, false},
		{"packs gone", func(l *lab) {
			l.git("w", "gc", "-q")
			l.each("w/.git/objects/pack/*.pack", func(file string) { l.must(os.Remove(file)) })
		}, false},
		{"no commit", func(l *lab) { l.git("w", "checkout", "-q", "--orphan", "new") }, false},
		{"index gone", func(l *lab) { l.remove("w/.git/index") }, false},
		{"autocrlf", func(l *lab) { l.git("w", "config", "core.autocrlf", "true") }, false},
		{"autocrlf on the way in, CRLF", func(l *lab) {
			l.git("w", "config", "core.autocrlf", "input")
			l.write("w/a.txt", "alpha\r\n")
			l.git("w", "add", "a.txt")
		}, false},
		{"autocrlf on the way in, LF", func(l *lab) { l.git("w", "config", "core.autocrlf", "input") }, true},
		{"text, CRLF taken in as LF", func(l *lab) {
			l.write("w/.gitattributes", "* text=auto\n")
			l.write("w/a.txt", "alpha\r\n")
			l.git("w", "add", ".")
			l.git("w", "commit", "-q", "-m", "attributes")
		}, false},
		{"text, LF", func(l *lab) {
			l.write("w/.gitattributes", "* text=auto\n")
			l.git("w", "add", ".")
			l.git("w", "commit", "-q", "-m", "attributes")
		}, true},
		{"text, LF, the file touched", func(l *lab) {
			l.write("w/.gitattributes", "* text=auto\n")
			l.git("w", "add", ".")
			l.git("w", "commit", "-q", "-m", "attributes")
			l.must(os.Chtimes(l.at("w/a.txt"), long, long))
		}, true},
		{"eol=crlf", func(l *lab) { l.write("w/.gitattributes", "*.txt eol=crlf\n") }, false},
		{"a filter", func(l *lab) { l.write("w/.gitattributes", "*.txt filter=x\n") }, false},
		{"a filter of others", func(l *lab) { l.write("w/.gitattributes", "*.png filter=lfs\n") }, true},
		{"ident", func(l *lab) { l.write("w/.gitattributes", "a.txt ident\n") }, false},
		{"too large to compare", func(l *lab) { l.large("w/a.txt", 9<<20); l.must(os.Chtimes(l.at("w/a.txt"), long, long)) }, false},
		{"large, by its stamps", func(l *lab) { l.large("w/a.txt", 9<<20) }, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			l := newLab(t)
			l.repo("w")
			c.change(l)
			for _, when := range []string{"first", "again"} {
				_, _, got := l.holder().Blob(l.at("w/a.txt"))
				l.expect(when, c.want, got)
			}
			l.forget()
			l.content("w", "a.txt", c.want)
		})
	}
}

// large commits a file of a size, and waits until its stamps are older than the index.
func (l *lab) large(name string, size int) {
	l.Helper()
	r := rand.New(rand.NewPCG(1, 2))
	b := make([]byte, size)
	for i := range b {
		b[i] = byte(r.UintN(64))
	}
	l.write(name, string(b))
	time.Sleep(20 * time.Millisecond)
	l.git("w", "add", ".")
	l.git("w", "commit", "-q", "-m", "large")
}

// content holds the object that Blob names to a file's bytes, and to git's own.
func (l *lab) content(in, name string, want bool) {
	l.Helper()
	h := l.holder()
	root, id, ok := h.Blob(l.at(in + "/" + name))
	l.expect(name, want, ok)
	if !ok {
		return
	}
	got, ok := h.Content(root, id)
	if !ok || string(got) != l.read(in+"/"+name) {
		l.Errorf("%s: %d bytes of content, %v", name, len(got), ok)
	}
	if sum := sha1.Sum(fmt.Appendf(nil, "blob %d\x00%s", len(got), got)); hex.EncodeToString(sum[:]) != id {
		l.Errorf("%s: the content is not what its name says", name)
	}
	if root != l.at(in) {
		l.Errorf("%s: in %s", name, root)
	}
}

// TestBlobKinds: files are found in every kind of work tree, and the innermost counts.
func TestBlobKinds(t *testing.T) {
	l := family(t)
	for _, f := range []struct {
		in, name string
		want     bool
	}{
		{"w", "a.txt", true}, {"w", "sub/deep/c.txt", true}, {"wt", "sub/b.txt", true}, {"bt", "a.txt", true}, {"w/module", "a.txt", true},
		{"w/inner", "sub/b.txt", true}, {"shared", "a.txt", true}, {"bare.git", "HEAD", false}, {"w/module", ".git", false}, {"home", "x", false},
		{"w", ".git/HEAD", false}, {"w", "sub", false}, {"w", "none/x", false},
	} {
		l.content(f.in, f.name, f.want)
	}
	l.must(os.Symlink("sub", l.at("w/link")))
	l.content("w", "link/b.txt", false)
	l.git("partial", "reset", "-q")
	l.write("partial/a.txt", "alpha\n")
	l.content("partial", "a.txt", false)
	l.repo("other", "--object-format=sha256")
	l.content("other", "a.txt", false)
}

// TestContentOfPacks: deltas are laid together, also beyond what Restorable reads.
func TestContentOfPacks(t *testing.T) {
	l := newLab(t)
	l.repo("w")
	size := 12 << 20
	if testing.Short() {
		size = 2 << 20
	}
	l.large("w/big", size)
	big := l.read("w/big")
	l.write("w/big2", big[:size/2]+"changed"+big[size/2:])
	l.write("w/many/a", strings.Repeat("line\n", 9000))
	l.write("w/many/b", strings.Repeat("line\n", 9001))
	time.Sleep(20 * time.Millisecond)
	l.git("w", "add", ".")
	l.git("w", "commit", "-q", "-m", "more")
	for _, pack := range []bool{false, true} {
		if pack {
			l.git("w", "repack", "-adfq")
			l.git("w", "prune-packed")
		}
		l.forget()
		for _, name := range []string{"big", "big2", "many/a", "many/b", "sub/deep/c.txt"} {
			l.content("w", name, true)
		}
	}
	h := l.holder()
	for _, id := range []string{"", "x", l.git("w", "rev-parse", "HEAD"), l.git("w", "rev-parse", "HEAD^{tree}"), strings.Repeat("0", 40)} {
		if _, ok := h.Content(l.at("w"), id); ok {
			t.Errorf("content of %q", id)
		}
	}
	if _, ok := h.Content(l.at("w/sub"), l.git("w", "rev-parse", ":a.txt")); ok {
		t.Error("content by a folder that is no root")
	}
}

// TestTracked: what the index holds, files and folders.
func TestTracked(t *testing.T) {
	l := family(t)
	l.write("w/new", "x")
	h := l.holder()
	for name, want := range map[string]bool{"w/a.txt": true, "w/sub": true, "w/sub/deep/c.txt": true, "w/new": false, "w/none/x": false, "wt/a.txt": true,
		"w/.git/index": false, "w/module": true, "w/module/a.txt": true, "home/x": false, "w/sub/deep": true, "w/su": false} {
		l.expect(name, want, h.Tracked(l.at(name)))
	}
}

// TestEachLookMattersToBlob: whichever look at the disk fails, no object is named.
func TestEachLookMattersToBlob(t *testing.T) {
	l := newLab(t)
	l.repo("w")
	l.write("w/sub/.gitattributes", "*.png -text\n")
	look := func(left int) (f *failing, ok bool) {
		l.forget()
		f = &failing{Disk: disk.New(time.Minute), left: left}
		_, _, ok = l.repos.For(f).(repository.Holder).Blob(l.at("w/sub/b.txt"))
		return f, ok
	}
	full, ok := look(1 << 20)
	if !ok {
		t.Fatal("no object")
	}
	for n := range 1<<20 - full.left {
		if _, ok := look(n); !ok {
			continue
		}
		if full, _ := look(1 << 20); n < 1<<20-full.left { // fewer are needed once the files are older
			t.Errorf("an object with %d looks", n)
		}
	}
}

// BenchmarkBlob is a deletion of 2,000 small files of one folder.
func BenchmarkBlob(b *testing.B) {
	for _, c := range []struct {
		name, attributes string
		packed, touched  bool
	}{{name: "loose"}, {name: "packed", packed: true}, {name: "text", attributes: "* text=auto\n", packed: true}, {name: "touched", packed: true, touched: true}} {
		b.Run(c.name, func(b *testing.B) {
			l := newLab(b)
			l.repo("w")
			l.write("w/.gitattributes", c.attributes)
			for i := range 2000 {
				l.write(fmt.Sprintf("w/many/file%04d.go", i), fmt.Sprintf("package many // %d\n", i))
			}
			time.Sleep(20 * time.Millisecond)
			l.git("w", "add", ".")
			l.git("w", "commit", "-q", "-m", "many")
			if c.packed {
				l.git("w", "gc", "-q")
			}
			if c.touched {
				l.each("w/many/*", func(file string) { l.must(os.Chtimes(file, time.Unix(1e9, 0), time.Unix(1e9, 0))) })
			}
			time.Sleep(150 * time.Millisecond)
			for b.Loop() {
				l.forget()
				h := l.holder()
				for i := range 2000 {
					if _, _, ok := h.Blob(l.at(fmt.Sprintf("w/many/file%04d.go", i))); !ok {
						b.Fatal(i)
					}
				}
			}
		})
	}
}
