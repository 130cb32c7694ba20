package plan

import (
	"os"
	"path/filepath"
	"testing"
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
