package repository_test

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

// large is a repository of 50,000 files.
func large(b *testing.B) *lab {
	l := newLab(b)
	l.repo("w")
	var list strings.Builder
	id := l.git("w", "rev-parse", ":a.txt")
	for i := range 50000 {
		fmt.Fprintf(&list, "100644 %s\tsrc/package%03d/folder/file%05d.go\n", id, i%400, i)
	}
	l.feed("w", list.String(), "update-index", "--index-info")
	return l
}

// BenchmarkRestorable: the first look reads the index, those after it do not.
func BenchmarkRestorable(b *testing.B) {
	l := large(b)
	time.Sleep(150 * time.Millisecond)
	b.Run("first", func(b *testing.B) {
		for b.Loop() {
			l.forget()
			l.expect("first", true, l.restorable("w/sub/deep/c.txt"))
		}
	})
	b.Run("again", func(b *testing.B) {
		for b.Loop() {
			l.expect("again", true, l.restorable("w/sub/deep/c.txt"))
		}
	})
	b.Run("another of one request", func(b *testing.B) {
		v := l.view()
		for b.Loop() {
			l.expect("another", true, v.Restorable(l.at("w/sub/b.txt")))
		}
	})
}
