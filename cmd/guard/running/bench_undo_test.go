package running

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"guard/cmd/guard/cli"
	"guard/config"
	"guard/internal/disk"
	"guard/policy"
	"guard/policy/place"
	"guard/policy/repository"
)

// BenchmarkUndo: what a judged call waits for until what it takes is kept. The budgets, in milliseconds: a deletion of
// 2,000 small files 150 where they are copied and 60 where git holds them, an edit of 16 KB 2.
func BenchmarkUndo(b *testing.B) {
	top := b.TempDir()
	b.Setenv("HOME", top)
	b.Setenv("XDG_STATE_HOME", top+"/state")
	dir := top + "/w"
	for _, name := range []string{"own", "committed"} {
		if err := os.MkdirAll(filepath.Join(dir, name), 0o755); err != nil {
			b.Fatal(err)
		}
		for i := range 2000 {
			if err := os.WriteFile(fmt.Sprintf("%s/%s/%d", dir, name, i), fmt.Appendf(nil, "%d %01000d", i, i), 0o644); err != nil {
				b.Fatal(err)
			}
		}
	}
	git := exec.Command("sh", "-c", "git init -q && git add committed && git -c user.name=e -c user.email=e@x commit -qm one")
	git.Dir = dir
	if out, err := git.CombinedOutput(); err != nil {
		b.Skip(string(out))
	}
	conf := &config.Config{}
	conf.Undo.On.Value = true
	gits := repository.New(top, "")
	keep := (&run{conf: conf, who: cli.Person{Home: top}, dir: dir}).keeper(gits)
	edited := dir + "/edited.go"
	text := fmt.Sprintf("%016000d", 1)
	for _, c := range []struct {
		name string
		req  policy.Request
	}{
		{"edit-16K", policy.Request{Tool: policy.Edit, Paths: []string{edited}, Edits: []policy.Change{{Path: edited, New: &text}}}},
		{"rm-2000-copied", policy.Request{Tool: policy.Shell, Command: "rm -rf own"}},
		{"rm-2000-in-git", policy.Request{Tool: policy.Shell, Command: "rm -rf committed"}},
	} {
		b.Run(c.name, func(b *testing.B) {
			for b.Loop() {
				b.StopTimer()
				if err := os.WriteFile(edited, fmt.Appendf(nil, "%d %016000d", b.N, b.N), 0o644); err != nil {
					b.Fatal(err)
				}
				f := &policy.Facts{Request: c.req}
				f.Cwd, f.Workspace = dir, dir
				d := disk.New(0)
				policy.Judge{World: place.World{Workspace: dir, Home: top, Disk: d, Git: gits.For(d)}}.Complete(f)
				b.StartTimer()
				k := keep(f)
				b.StopTimer()
				if k == nil || !k.Kept().Undoable() {
					b.Fatalf("%+v", k.Kept())
				}
				k.Settle()
				k.Release()
				b.StartTimer()
			}
			b.ReportMetric(float64(b.Elapsed().Microseconds())/1000/float64(b.N), "ms/call")
		})
	}
}
