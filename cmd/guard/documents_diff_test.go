package main

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// applyDiff makes the change that a document shows: "--- FILE", then hunks that "@@" parts. The lines of
// a hunk that are not added stand in the file exactly once, one after the other. "+++ FILE" is a new file.
func applyDiff(root, diff string) (name string, err error) {
	head, body, _ := strings.Cut(diff, "\n")
	name, isNew := strings.CutPrefix(head, "+++ ")
	if !isNew {
		name = strings.TrimPrefix(head, "--- ")
	}
	path := filepath.Join(root, name)
	text, err := os.ReadFile(path)
	if isNew != errors.Is(err, fs.ErrNotExist) {
		return name, errors.New(name + ": it is there, or it is not, otherwise than the document says")
	}
	changed := string(text)
	for hunk := range strings.SplitSeq(body, "@@\n") {
		before, after := sides(hunk)
		if !isNew && strings.Count(changed, before) != 1 {
			return name, errors.New(name + ": these lines do not stand there exactly once:\n" + before)
		}
		changed = strings.Replace(changed, before, after, 1)
	}
	return name, os.WriteFile(path, []byte(changed), 0o644)
}

// sides are a hunk's lines before and after the change.
func sides(hunk string) (before, after string) {
	for line := range strings.Lines(hunk) {
		kind, rest := line[:1], line[1:]
		if kind == "\n" { // an empty line of context, whose blank an editor took away
			rest = "\n"
		}
		if kind != "+" {
			before += rest
		}
		if kind != "-" {
			after += rest
		}
	}
	return before, after
}

func TestApplyDiff(t *testing.T) {
	dir := t.TempDir()
	write(t, filepath.Join(dir, "a"), "one\ntwo\n\nthree\n")
	if _, err := applyDiff(dir, "--- a\n one\n-two\n+2\n\n@@\n three\n+four\n"); err != nil {
		t.Fatal(err)
	}
	if text, _ := os.ReadFile(filepath.Join(dir, "a")); string(text) != "one\n2\n\nthree\nfour\n" {
		t.Errorf("%q", text)
	}
	for _, bad := range []string{"--- a\n five\n+six\n", "--- b\n+x\n", "+++ a\n+x\n"} {
		if _, err := applyDiff(dir, bad); err == nil {
			t.Errorf("%q was applied", bad)
		}
	}
	if _, err := applyDiff(dir, "+++ c\n+x\n"); err != nil {
		t.Error(err)
	}
}
