package restore_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"guard/undo"
	"guard/undo/keep"
	"guard/undo/restore"
)

// What is done at the paths after a plan was made is seen; what is done beside them is not.
func TestPlanSeesLaterChanges(t *testing.T) {
	top := t.TempDir()
	at := func(name string) string { return filepath.Join(top, name) }
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	past := time.Unix(1e9, 0)
	for name, change := range map[string]struct {
		do    func() error
		fresh bool
	}{
		"nothing": {func() error { return nil }, true},
		"beside":  {func() error { return os.WriteFile(at("d/beside"), nil, 0o600) }, true},
		"written": {func() error { return os.WriteFile(at("d/stands"), []byte("other"), 0o600) }, false},
		"written, dated": {func() error {
			must(os.WriteFile(at("d/stands"), []byte("abcde"), 0o600))
			return os.Chtimes(at("d/stands"), past, past)
		}, false},
		"mode":        {func() error { return os.Chmod(at("d/stands"), 0o644) }, false},
		"removed":     {func() error { return os.Remove(at("d/stands")) }, false},
		"came":        {func() error { return os.WriteFile(at("d/gone"), nil, 0o600) }, false},
		"link on way": {func() error { must(os.Rename(at("d"), at("e"))); return os.Symlink("e", at("d")) }, false},
	} {
		must(os.RemoveAll(at("d")))
		must(os.RemoveAll(at("e")))
		must(os.Mkdir(at("d"), 0o755))
		for _, f := range []string{"d/stands", "d/gone"} {
			must(os.WriteFile(at(f), []byte("first"), 0o600))
		}
		s := open(t)
		call := (&keep.Keeper{Store: s}).Keep([]undo.Hit{{Path: at("d")}}, nil)
		must(os.Remove(at("d/gone")))
		must(os.WriteFile(at("d/stands"), []byte("later"), 0o600))
		must(os.Chtimes(at("d/stands"), past, past))
		m, err := s.Manifest(call.Kept().Manifest)
		must(err)
		plan := restore.NewPlan(m, restore.Where{}, restore.Contents{Store: s})
		must(change.do())
		if plan.Fresh() != change.fresh {
			t.Errorf("%s: fresh %v", name, plan.Fresh())
		}
	}
}
