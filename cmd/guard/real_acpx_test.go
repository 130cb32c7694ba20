package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"guard/internal/agents"
	"guard/internal/model"
)

// TestRealAcpx: after guard init --user, acpx starts the real agent behind guard by its usual name,
// with nothing said of guard on the command line.
func TestRealAcpx(t *testing.T) {
	t.Parallel()
	acpx := agents.Acpx(t)
	srv := model.Gemini(t)
	a := agents.Gemini(t, srv.URL)
	g := guarded{folder: filepath.Join(a.Home, "project"), state: filepath.Join(a.Home, "guard-state"), model: srv}
	write(t, filepath.Join(g.folder, "tmp_one"), "x")
	bin := filepath.Join(a.Home, "bin")
	write(t, filepath.Join(bin, "there"), "")
	for name, target := range map[string]string{"guard": guardPath, "gemini": a.Path, "acpx": acpx} {
		if err := os.Symlink(target, filepath.Join(bin, name)); err != nil {
			t.Fatal(err)
		}
	}
	env := append(a.Env, "XDG_STATE_HOME="+g.state, "SHELL=/bin/sh", "PATH="+bin+string(os.PathListSeparator)+os.Getenv("PATH"))
	run := func(path string, args ...string) string {
		t.Helper()
		cmd := exec.Command(path, args...)
		cmd.Env, cmd.Dir = env, g.folder
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Fatalf("%s %s: %v\n%s", filepath.Base(path), strings.Join(args, " "), err, out)
		}
		return string(out)
	}
	run(guardPath, "init", "--user", "--yes")
	if shown := run(acpx, "config", "show"); !strings.Contains(shown, filepath.Join(bin, "guard")) {
		t.Fatalf("acpx does not see guard's entry:\n%s", shown)
	}
	run(acpx, "--approve-all", "gemini", "exec", model.Prompt(model.Sh("rm -rf ./tmp_*"), model.Sh("touch after")))
	if !g.there("tmp_one") || !g.there("after") {
		t.Errorf("tmp_one is there: %v; after is there: %v; the model was told %+v", g.there("tmp_one"), g.there("after"), srv.Told())
	}
	if record := g.record(t); !strings.Contains(record, `"agent":"gemini"`) || !strings.Contains(record, `"verdict":"deny"`) {
		t.Errorf("recorded:\n%s", record)
	}
	run(guardPath, "init", "--undo", "--yes")
	if shown := run(acpx, "config", "show"); strings.Contains(shown, filepath.Join(bin, "guard")) {
		t.Errorf("guard's entry is there still:\n%s", shown)
	}
}
