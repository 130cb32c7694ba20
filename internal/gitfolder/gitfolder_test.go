package gitfolder_test

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"guard/internal/gitfolder"
)

// TestHoldsRepository: what git takes for a repository, or a further work tree of one.
func TestHoldsRepository(t *testing.T) {
	top := t.TempDir()
	for name, tt := range map[string]struct {
		make func(git string) error
		want bool
	}{
		"none":          {func(string) error { return nil }, false},
		"an empty one":  {func(git string) error { return os.Mkdir(git, 0o700) }, false},
		"a work tree":   {func(git string) error { return os.WriteFile(git, []byte("gitdir: /x"), 0o600) }, true},
		"a broken link": {func(git string) error { return os.Symlink("nowhere", git) }, true},
		"a repository": {func(git string) error {
			return errors.Join(os.Mkdir(git, 0o700), os.WriteFile(filepath.Join(git, "HEAD"), nil, 0o600))
		}, true},
	} {
		dir := filepath.Join(top, name)
		if err := errors.Join(os.Mkdir(dir, 0o700), tt.make(filepath.Join(dir, ".git"))); err != nil {
			t.Fatal(err)
		}
		if got := gitfolder.HoldsRepository(dir); got != tt.want {
			t.Errorf("%s: %v", name, got)
		}
	}
}
