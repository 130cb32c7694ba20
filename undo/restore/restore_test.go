package restore_test

import (
	"bytes"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"guard/undo"
	"guard/undo/keep"
	"guard/undo/restore"
	"guard/undo/store"
)

func open(t testing.TB) *store.Store {
	t.Helper()
	s, err := store.Open(filepath.Join(t.TempDir(), "undo"))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// state is all that lies below a folder: kinds, modes, times, links, content.
func state(t testing.TB, top string) map[string]string {
	t.Helper()
	found := map[string]string{}
	names := map[uint64]string{}
	err := filepath.WalkDir(top, func(p string, e fs.DirEntry, err error) error {
		if err != nil || p == top {
			return err
		}
		var st unix.Stat_t
		if err := unix.Lstat(p, &st); err != nil {
			return err
		}
		rel, _ := filepath.Rel(top, p)
		line := fmt.Sprintf("%v %o %d:%d", e.Type(), st.Mode, st.Uid, st.Gid)
		switch {
		case e.Type()&fs.ModeSymlink != 0:
			target, _ := os.Readlink(p)
			line += " -> " + target
		case e.Type().IsRegular():
			b, err := os.ReadFile(p)
			if err != nil {
				return err
			}
			line += fmt.Sprintf(" %d %s", unix.TimespecToNsec(st.Mtim), undo.Hash(b))
			if st.Nlink > 1 {
				if names[st.Ino] == "" {
					names[st.Ino] = rel
				}
				line += " with " + names[st.Ino]
			}
		case e.IsDir():
			line += fmt.Sprintf(" %d", unix.TimespecToNsec(st.Mtim))
		}
		var value [256]byte
		if n, err := unix.Lgetxattr(p, "user.guard", value[:]); err == nil {
			line += " x " + string(value[:n])
		}
		found[rel] = line
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return found
}

// differ says how two states differ at what the first had.
func differ(before, after map[string]string) string {
	var b strings.Builder
	for p, was := range before {
		if after[p] != was {
			fmt.Fprintf(&b, "%q\n was %s\n is  %s\n", p, was, after[p])
		}
	}
	return b.String()
}

// grow makes a tree of the person's.
func grow(t testing.TB, r *rand.Rand, top string) {
	t.Helper()
	folders := []string{top}
	var files []string
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	odd := []string{"a", "b c", "-rf", "*", "ü", "x\xff", "new\nline", ".hidden", "'q'", "~"}
	for i := range 8 + r.IntN(30) {
		p := filepath.Join(folders[r.IntN(len(folders))], fmt.Sprint(odd[r.IntN(len(odd))], i))
		switch n := r.IntN(12); {
		case n < 3:
			must(os.Mkdir(p, 0o755))
			folders = append(folders, p)
		case n == 3:
			must(os.Symlink([]string{"nowhere", "/etc/hostname", "."}[r.IntN(3)], p))
		case n == 4 && len(files) > 0:
			must(os.Link(files[r.IntN(len(files))], p))
		case n == 5:
			f, err := os.Create(p)
			must(err)
			_, err = f.WriteAt([]byte("far"), 4<<20+int64(r.IntN(1000)))
			must(err)
			must(f.Close())
		case n == 6:
			must(os.WriteFile(p, bytes.Repeat([]byte{byte(i)}, 1<<20+r.IntN(1<<20)), 0o640))
			files = append(files, p)
		default:
			b := make([]byte, r.IntN(4000))
			for i := range b {
				b[i] = byte(r.Uint32())
			}
			must(os.WriteFile(p, b, 0o644))
			files = append(files, p)
		}
		if r.IntN(3) == 0 {
			_ = unix.Lsetxattr(p, "user.guard", []byte(fmt.Sprint("v", i)), 0)
		}
		if info, err := os.Lstat(p); err == nil && info.Mode().IsRegular() {
			must(os.Chmod(p, []fs.FileMode{0o600, 0o644, 0o755, 0o400, 0o444}[r.IntN(5)]))
			must(os.Chtimes(p, time.Time{}, time.Unix(int64(r.Uint32()), int64(r.IntN(1e9)))))
		}
	}
	for _, f := range folders[1:] {
		must(os.Chtimes(f, time.Time{}, time.Unix(int64(r.Uint32()), 0)))
	}
}

// spoil does to a path what calls do.
func spoil(t testing.TB, r *rand.Rand, p string) (unlinks bool, do func()) {
	t.Helper()
	info, err := os.Lstat(p)
	if err != nil {
		t.Fatal(err)
	}
	if info.IsDir() || r.IntN(2) == 0 {
		if r.IntN(2) == 0 {
			return true, func() { os.RemoveAll(p) }
		}
		return true, func() { os.Rename(p, p+".moved") }
	}
	if info.Mode()&fs.ModeSymlink != 0 {
		return false, func() { os.Remove(p); os.Symlink("elsewhere", p) }
	}
	return false, func() {
		os.Chmod(p, 0o600)
		os.WriteFile(p, []byte("written over"), 0o600)
	}
}

// TestRestore: whatever calls do to a tree, what stood there comes back as it was, and what others do in
// between stays.
func TestRestore(t *testing.T) {
	for seed := range uint64(40) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			t.Parallel()
			r := rand.New(rand.NewPCG(seed, 14))
			s := open(t)
			top := filepath.Join(t.TempDir(), "tree")
			if err := os.Mkdir(top, 0o755); err != nil {
				t.Fatal(err)
			}
			grow(t, r, top)
			before := state(t, top)
			var paths []string
			for p := range before {
				paths = append(paths, p)
			}
			sort.Strings(paths)
			var hits []undo.Hit
			var calls []func()
			for range 1 + r.IntN(3) {
				p := filepath.Join(top, paths[r.IntN(len(paths))])
				unlinks, do := spoil(t, r, p)
				hits = append(hits, undo.Hit{Path: p, Unlinks: unlinks})
				calls = append(calls, do)
			}
			if len(hits) > 1 { // one of them may write where another only unlinks
				for i := range hits {
					hits[i].Unlinks = false
				}
			}
			k := &keep.Keeper{Store: s}
			call := k.Keep(hits, nil)
			if call == nil || !call.Kept().Undoable() {
				t.Fatalf("%+v", call)
			}
			for _, do := range calls {
				do()
			}
			call.Settle()
			if err := os.WriteFile(filepath.Join(top, "others"), []byte("later"), 0o600); err != nil {
				t.Fatal(err)
			}
			m, err := s.Manifest(call.Kept().Manifest)
			if err != nil {
				t.Fatal(err)
			}
			contents := restore.Contents{Store: s}
			spoilt := state(t, top)
			plan := restore.NewPlan(m, restore.Where{}, contents)
			back, absent := plan.Hits()
			second := k.Keep(back, nil, absent...)
			if err := plan.Restore(); err != nil {
				t.Fatal(err)
			}
			after := state(t, top)
			if got := differ(around(before, top, hits), after); got != "" {
				t.Fatalf("not as before:\n%s", got)
			}
			if !strings.HasPrefix(after["others"], "-") {
				t.Error("what others made has gone")
			}
			if again := restore.NewPlan(m, restore.Where{}, contents); again.Count(restore.Gone, restore.Differs) != 0 {
				t.Errorf("still to do: %+v", again.Pending())
			}
			if second == nil {
				return // the call did nothing
			}
			m, err = s.Manifest(second.Kept().Manifest)
			if err != nil {
				t.Fatal(err)
			}
			if err := restore.NewPlan(m, restore.Where{}, contents).Restore(); err != nil {
				t.Fatal(err)
			}
			if got := differ(contentOnly(spoilt), contentOnly(state(t, top))); got != "" {
				t.Errorf("undone twice it is not as the call left it:\n%s", got)
			}
		})
	}
}

// around leaves out what is not brought back of that which lies around the hits: the time of a folder in which
// something came and went, and that a file has a second name there.
func around(s map[string]string, top string, hits []undo.Hit) map[string]string {
	kept := map[string]string{}
	for p, line := range s {
		hit := false
		for _, h := range hits {
			rel, _ := filepath.Rel(top, h.Path)
			hit = hit || p == rel || strings.HasPrefix(p, rel+"/")
		}
		if !strings.Contains(line, " with ") && (hit || !strings.HasPrefix(line, "d")) {
			kept[p] = line
		}
	}
	return kept
}

// contentOnly leaves folders' times out: what goes and comes in them changes those.
func contentOnly(s map[string]string) map[string]string {
	only := map[string]string{}
	for p, line := range s {
		if !strings.HasPrefix(line, "d") {
			only[p] = line
		}
	}
	return only
}
