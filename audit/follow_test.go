package audit

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
)

// gather is what a Next yields.
func gather(f *Follower) (list []Entry, err error) {
	for e, broken := range f.Next() {
		if broken != nil {
			err = errors.Join(err, broken)
			continue
		}
		list = append(list, e)
	}
	return list, err
}

func TestAFollowerGivesEachWholeLineOnce(t *testing.T) {
	l := create(t)
	f := NewFollower(filepath.Dir(l.Path()), nil)
	next := func(want int) {
		t.Helper()
		list, err := gather(f)
		if err != nil || len(list) != want {
			t.Fatalf("%d records, want %d, %v", len(list), want, err)
		}
	}
	next(0)
	appendAll(t, l, Record{Event: SessionStarted}, Record{Event: Decided})
	next(2)
	next(0)
	appendAll(t, l, Record{Event: SessionEnded})
	next(1)
	next(0)
}

// Wherever a line is cut in two, it comes whole or not yet.
func TestAFollowerWaitsForTheEndOfALine(t *testing.T) {
	_, lines := written(t)
	text := lines[0] + lines[1]
	for cut := range len(text) {
		path := filepath.Join(t.TempDir(), "20261121T033901Z-s.jsonl")
		write := func(s string) {
			t.Helper()
			if err := os.WriteFile(path, []byte(s), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		f := NewFollower(filepath.Dir(path), nil)
		write(text[:cut])
		first, err := gather(f)
		write(text)
		rest, err2 := gather(f)
		if err != nil || err2 != nil || len(first)+len(rest) != 2 {
			t.Fatalf("cut at %d: %d and %d records, %v, %v", cut, len(first), len(rest), err, err2)
		}
	}
}

func TestAFollowerLeavesABrokenFileAside(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "20261121T033901Z-bad.jsonl"), []byte("no record\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	f := NewFollower(dir, nil)
	var bad *BadRecord
	if _, err := gather(f); !errors.As(err, &bad) || bad.Line != 1 {
		t.Errorf("%v", err)
	}
	if _, err := gather(f); err != nil {
		t.Errorf("told twice: %v", err)
	}
}

// What was there before is chosen; what comes later is taken whole.
func TestAFollowerBeginsWhereItIsTold(t *testing.T) {
	l := create(t)
	appendAll(t, l, Record{Event: SessionStarted})
	f := NewFollower(filepath.Dir(l.Path()), func(file File) bool { return file.Path != l.Path() })
	if list, err := gather(f); err != nil || len(list) != 0 {
		t.Errorf("%d, %v", len(list), err)
	}
	appendAll(t, l, Record{Event: SessionEnded})
	text := contents(t, l.Path())
	if err := os.WriteFile(filepath.Join(filepath.Dir(l.Path()), "20991121T033901Z-s.jsonl"), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	if list, err := gather(f); err != nil || len(list) != 2 {
		t.Errorf("%d, %v", len(list), err)
	}
}

func TestWritingIsTrueUntilTheRecordIsClosed(t *testing.T) {
	l := create(t)
	if !Writing(l.Path()) {
		t.Error("an open record is not being written")
	}
	if err := l.Close(); err != nil {
		t.Fatal(err)
	}
	if Writing(l.Path()) || Writing(l.Path()+".none") {
		t.Error("a closed one is")
	}
}
