package place_test

import (
	"os"
	"path"
	"path/filepath"
	"slices"
	"testing"

	"guard/policy/place"
)

// TestNearest: files of nearer folders come first, within the bounds, and no link leads out.
func TestNearest(t *testing.T) {
	top := tree(t, "a", "x/b", "x/deep/c", "left/out/d", "elsewhere/e")
	if err := os.Symlink(filepath.Join(top, "elsewhere"), filepath.Join(top, "x", "link")); err != nil {
		t.Fatal(err)
	}
	enters := func(p string) bool { return path.Base(p) != "left" && path.Base(p) != "elsewhere" }
	for name, test := range map[string]struct {
		folders, files int
		enters         func(string) bool
		want           []string
	}{
		"all":             {9, 9, enters, []string{"a", "b", "c"}},
		"so many files":   {9, 2, enters, []string{"a", "b"}},
		"so many folders": {2, 9, enters, []string{"a", "b"}},
		"itself alone":    {1, 9, enters, []string{"a"}},
		"none is entered": {9, 9, func(string) bool { return false }, []string{"a"}},
	} {
		t.Run(name, func(t *testing.T) {
			var found []string
			place.Nearest(roomy(), top, test.folders, test.enters, func(p string) bool {
				found = append(found, path.Base(p))
				return len(found) < test.files
			})
			if !slices.Equal(found, test.want) {
				t.Errorf("found %q, want %q", found, test.want)
			}
		})
	}
	place.Nearest(roomy(), filepath.Join(top, "gone"), 9, enters, func(p string) bool { t.Error(p); return true })
}
