package shell_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy/risk"
	"guard/policy/shell"
)

// TestNamesFoundInTemporaryFolders: the same of folders in which everybody may read.
func TestNamesFoundInTemporaryFolders(t *testing.T) {
	dir, err := os.MkdirTemp("/tmp", "elsewhere")
	if err != nil {
		t.Skip(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	for _, name := range []string{"a.log", "b.log"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte("x\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	w, top := onDisk(t, map[string]string{"src/app.py": "x\n", "a.log": "x\n"})
	for line, free := range map[string]bool{
		"f=$(ls -t " + dir + "/*.log | head -1); cat \"$f\"": true, "ls " + dir + "/a.log " + dir + "/b.log | xargs tail": true, "grep -l x " + dir + "/*.log | xargs tail": true,
		"grep -rl x " + dir + " | xargs head -3": true, "find " + dir + " -name '*.log' | while read f; do head -3 \"$f\"; done": true,
		"ls -t " + dir + " | head -1 | xargs cat": false, "ls " + dir + "/none | xargs cat": false, "mkdir " + dir + "/c.log; ls " + dir + "/*.log | xargs cat": false, "ls -l " + dir + "/*.log | xargs cat": false,
		"ls " + dir + "/*.log | sed 's#.*#/root/plan.txt#' | xargs cat": false, "ls " + dir + "/*.log | cut -c5- | xargs cat": false, "ls " + dir + "/*.log | xargs rm": false, "ls " + dir + "/*.log | xargs sh": false,
	} {
		w.Disk = disk.New(time.Minute)
		r := shell.Read(line, top, w)
		if got := r.Level <= risk.Medium && r.Categories == 0; got != free {
			t.Errorf("%q: %s %s %v", line, r.Level, r.Categories, r.Reasons)
		}
	}
}
