package disk_test

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy/place"
)

// TestReadPart reads parts of a file, and nothing past its end.
func TestReadPart(t *testing.T) {
	top := t.TempDir()
	file := filepath.Join(top, "a")
	if err := os.WriteFile(file, []byte("0123456789"), 0o600); err != nil {
		t.Fatal(err)
	}
	var d place.Parts = disk.New(time.Minute)
	for _, c := range []struct {
		path string
		at   int64
		n    int
		want string
	}{
		{file, 0, 3, "012"}, {file, 8, 5, "89"}, {file, 10, 1, ""}, {file, 99, 1, ""}, {file, 0, 1 << 62, "0123456789"}, {file, 0, 0, ""},
		{file, -1, 3, "!"}, {file, 0, -1, "!"}, {top, 0, 1, "!"}, {file + "b", 0, 1, "!"}, {"/dev/zero", 0, 1, "!"},
	} {
		got, err := d.ReadPart(c.path, c.at, c.n)
		if (err != nil) != (c.want == "!") || err == nil && string(got) != c.want {
			t.Errorf("%s, %d bytes from %d: %q %v", c.path, c.n, c.at, got, err)
		}
	}
	late := exhausted(t)
	if _, err := late.ReadPart(file, 0, 1); !errors.Is(err, place.ErrBudget) {
		t.Error(err)
	}
}
