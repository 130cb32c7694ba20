package keep_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"guard/undo"
	"guard/undo/keep"
	"guard/undo/store"
)

// manyFiles is a folder of as many small files, each with a content of its own.
func manyFiles(b *testing.B, n int) string {
	b.Helper()
	dir := filepath.Join(b.TempDir(), "many")
	if err := os.Mkdir(dir, 0o755); err != nil {
		b.Fatal(err)
	}
	for i := range n {
		if err := os.WriteFile(filepath.Join(dir, fmt.Sprint(i)), fmt.Appendf(nil, "%d %01000d", i, i), 0o644); err != nil {
			b.Fatal(err)
		}
	}
	return dir
}

// BenchmarkKeep: what a call waits for, in milliseconds. The budgets are 150 for a deletion of 2,000 small files by
// copies, 60 by links, and 2 for an edit of 16 KB.
func BenchmarkKeep(b *testing.B) {
	for _, c := range []struct {
		name    string
		files   int
		unlinks bool
	}{{"2000-copied", 2000, false}, {"2000-linked", 2000, true}, {"edit-16K", 0, false}} {
		b.Run(c.name, func(b *testing.B) {
			target := ""
			if c.files > 0 {
				target = manyFiles(b, c.files)
			} else {
				target = filepath.Join(b.TempDir(), "edited.go")
			}
			n := 0
			for b.Loop() {
				b.StopTimer()
				s, err := store.Open(filepath.Join(b.TempDir(), fmt.Sprint(n)))
				if err != nil {
					b.Fatal(err)
				}
				if c.files == 0 {
					if err := os.WriteFile(target, fmt.Appendf(nil, "%d %016000d", n, n), 0o644); err != nil {
						b.Fatal(err)
					}
				}
				n++
				b.StartTimer()
				k := keep.Keeper{Store: s}
				call := k.Keep([]undo.Hit{{Path: target, Unlinks: c.unlinks}}, nil)
				b.StopTimer()
				if !call.Kept().Undoable() {
					b.Fatal(call.Kept().Why)
				}
				os.RemoveAll(s.Folder())
				b.StartTimer()
			}
			b.ReportMetric(float64(b.Elapsed().Microseconds())/1000/float64(b.N), "ms/call")
		})
	}
}

// BenchmarkKeptInCase: what a call that runs code waits for, in a project of 2,000 files of git's and 300 others, of
// which one has changed. The budget is 15 ms.
func BenchmarkKeptInCase(b *testing.B) {
	dir := manyFiles(b, 1999)
	git := heldByGit{}
	for i := range 1999 {
		git[filepath.Join(dir, fmt.Sprint(i))] = true
	}
	own := filepath.Join(dir, "own")
	if err := os.Mkdir(own, 0o755); err != nil {
		b.Fatal(err)
	}
	for i := range 300 {
		if err := os.WriteFile(filepath.Join(own, fmt.Sprint(i)), fmt.Appendf(nil, "%03000d", i), 0o644); err != nil {
			b.Fatal(err)
		}
	}
	s, err := store.Open(filepath.Join(b.TempDir(), "undo"))
	if err != nil {
		b.Fatal(err)
	}
	k := keep.Keeper{Store: s, Memory: new(keep.Memory)}
	n := 0
	for b.Loop() {
		n++
		if err := os.WriteFile(filepath.Join(own, "0"), fmt.Appendf(nil, "%d", n), 0o644); err != nil {
			b.Fatal(err)
		}
		if kept := k.Keep([]undo.Hit{{Path: dir, Part: undo.Unsaved}}, git).Kept(); kept.InCase != 300 {
			b.Fatalf("%+v", kept)
		}
	}
}
