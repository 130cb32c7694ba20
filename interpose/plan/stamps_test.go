package plan

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"
)

func TestStamps(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a")
	s := Stamps{}
	for i, step := range []struct {
		do   func() error
		want bool
	}{
		{func() error { return nil }, true},
		{func() error { return nil }, false},
		{func() error { return os.WriteFile(path, []byte("x"), 0o600) }, true},
		{func() error { return nil }, false},
		{func() error { return os.WriteFile(path, []byte("xy"), 0o600) }, true},
		{func() error { // another text of that size, and its old time back
			info, err := os.Stat(path)
			time.Sleep(20 * time.Millisecond) // a tick of the file system's clock
			return errors.Join(err, os.WriteFile(path, []byte("zz"), 0o600), os.Chtimes(path, info.ModTime(), info.ModTime()))
		}, true},
		{func() error { return nil }, false},
		{func() error { return os.Remove(path) }, true},
	} {
		if err := step.do(); err != nil {
			t.Fatal(err)
		}
		if s.Changed(path) != step.want {
			t.Errorf("step %d: %v", i, !step.want)
		}
	}
}
