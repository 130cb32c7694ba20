package running

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"guard/audit"
)

// Of earlier runs it is known where and when they were at work: not of this one, of an undo, or of long ago.
func TestEarlierRuns(t *testing.T) {
	dir, work := filepath.Join(t.TempDir(), "log"), t.TempDir()
	work, err := filepath.EvalSymlinks(work)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"a", "b", "c", "d", "e"} {
		if err := os.Mkdir(filepath.Join(work, name), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Symlink("b", filepath.Join(work, "link")); err != nil {
		t.Fatal(err)
	}
	now := time.Now()
	record := func(session, program, folder, opened string) (path string) {
		log, err := audit.Create(audit.Params{Dir: dir, Session: session})
		if err != nil {
			t.Fatal(err)
		}
		defer log.Close()
		for _, r := range []audit.Record{
			{Event: audit.SessionStarted, Data: map[string]any{"program": program, "workspace": filepath.Join(work, folder)}},
			{Event: audit.SessionOpened, Reason: filepath.Join(work, opened)},
		} {
			if err := log.Append(r); err != nil {
				t.Fatal(err)
			}
		}
		files, err := audit.Files(dir)
		if err != nil {
			t.Fatal(err)
		}
		i := slices.IndexFunc(files, func(f audit.File) bool { return f.Session == session })
		return files[i].Path
	}
	ended := now.Add(-time.Hour).Truncate(time.Second)
	if err := os.Chtimes(record("1111", "gemini", "a", "link"), ended, ended); err != nil {
		t.Fatal(err)
	}
	record("2222", "guard", "c", "c")
	record("3333", "codex", "gone", "gone")
	record("4444", "codex", "d", "d") // this one
	old := record("5555", "codex", "e", "e")
	stamp := now.Add(-maxEarlierAge - time.Hour).UTC().Format("20060102T150405Z")
	if err := os.Rename(old, filepath.Join(dir, stamp+"-5555.jsonl")); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "20260101T000000Z-6666.jsonl"), []byte("no record\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	var folders []string
	for _, s := range earlierRuns(dir, "4444", now) {
		if s.From.Before(now.Add(-time.Minute)) || !s.To.Equal(ended) {
			t.Errorf("%+v", s)
		}
		folders = append(folders, s.Folder)
	}
	if want := []string{filepath.Join(work, "a"), filepath.Join(work, "b")}; !slices.Equal(folders, want) {
		t.Errorf("%q, want %q", folders, want)
	}
}
