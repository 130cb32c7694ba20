package keep_test

import (
	"path/filepath"
	"strings"
	"testing"
	"time"

	"guard/internal/stall/stalltest"
	"guard/undo"
	"guard/undo/keep"
)

// TestFileSystemThatDoesNotAnswer: what lies there is told as not kept, in time; what lies elsewhere is kept.
func TestFileSystemThatDoesNotAnswer(t *testing.T) {
	p := newPlace(t)
	if !stalltest.Mount(t, p.at("dead")) {
		return
	}
	p.write("notes.md", []byte("mine"))
	p.Memory = &keep.Memory{}
	const silent = "its file system does not answer"
	dead := []undo.Hit{{Path: p.at("dead/a"), Unlinks: true}, {Path: p.at("dead"), Unlinks: true}}
	began := time.Now()
	kept := p.Keep(append(dead, undo.Hit{Path: p.at("notes.md"), Unlinks: true}), nil).Kept()
	if kept.Files != 1 || !strings.Contains(kept.Why, silent) {
		t.Errorf("kept: %+v", kept)
	}
	if kept := p.Keep([]undo.Hit{{Path: filepath.Dir(p.at("notes.md")), Part: undo.Unsaved}}, nil).Kept(); kept.InCase != 1 {
		t.Errorf("in case: %+v", kept)
	}
	if f := p.Foresee(dead, nil); !strings.Contains(f.Why, silent) {
		t.Errorf("foreseen: %+v", f)
	}
	if took := time.Since(began); took > 10*time.Second {
		t.Errorf("it took %s", took)
	}
}
