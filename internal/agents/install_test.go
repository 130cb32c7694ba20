package agents

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// recorder stands in for a test that is skipped or fails; like those, it ends its goroutine.
type recorder struct {
	testing.TB
	skipped, failed string
}

func (r *recorder) Skip(args ...any)  { r.skipped = fmt.Sprint(args...); runtime.Goexit() }
func (r *recorder) Fatal(args ...any) { r.failed = fmt.Sprint(args...); runtime.Goexit() }

func (r *recorder) run(f func(testing.TB)) {
	done := make(chan struct{})
	go func() { defer close(done); f(r) }()
	<-done
}

func TestWithoutNpm(t *testing.T) {
	if testing.Short() {
		t.Skip("-short: nothing is installed")
	}
	t.Setenv("PATH", t.TempDir())
	t.Setenv("GUARD_AGENTS_DIR", filepath.Join(t.TempDir(), "agents"))
	t.Setenv("GUARD_REAL_AGENTS", "")
	r := &recorder{TB: t}
	r.run(func(t testing.TB) { install(t, gemini) })
	if !strings.Contains(r.skipped, "npm is not installed") || !strings.Contains(r.skipped, "@google/gemini-cli 0.61.0") {
		t.Errorf("skipped with %q", r.skipped)
	}
	t.Setenv("GUARD_REAL_AGENTS", "required")
	r.run(func(t testing.TB) { install(t, gemini) })
	if !strings.Contains(r.failed, "npm is not installed") {
		t.Errorf("failed with %q", r.failed)
	}
}

func TestComplete(t *testing.T) {
	bin := t.TempDir()
	if err := os.WriteFile(filepath.Join(bin, "node"), nil, 0o755); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", bin)
	for _, c := range []struct {
		name, manifest string
		want           bool
	}{
		{"the version pinned", `{"version":"2.4.0"}`, true},
		{"another", `{"version":"2.4.1"}`, false},
		{"half written", `{"versi`, false},
		{"nothing", "", false},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := t.TempDir()
			in := filepath.Join(dir, "node_modules", "@agentclientprotocol", "sdk")
			if err := os.MkdirAll(in, 0o755); err != nil {
				t.Fatal(err)
			}
			if c.manifest != "" {
				if err := os.WriteFile(filepath.Join(in, "package.json"), []byte(c.manifest), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			if got := sdk.complete(dir); got != c.want {
				t.Errorf("got %v", got)
			}
		})
	}
}

// npm ends with 0 where a package for this kind of machine could not be unpacked.
func TestWithoutItsNativeProgramItIsNotComplete(t *testing.T) {
	bin, dir := t.TempDir(), t.TempDir()
	t.Setenv("PATH", bin)
	write := func(path, text string) {
		t.Helper()
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	write(filepath.Join(bin, "node"), "")
	write(filepath.Join(dir, "node_modules/@openai/codex/package.json"), `{"version":"`+codex.version+`"}`)
	if codex.complete(dir) {
		t.Error("complete without its native program")
	}
	write(filepath.Join(dir, "node_modules/@openai/codex-linux-x64/package.json"), "{}")
	if !codex.complete(dir) {
		t.Error("not complete with it")
	}
}

// What npm says of a failure is told; it is tried twice, and nothing is left that looks installed.
func TestAFailedInstallation(t *testing.T) {
	if testing.Short() {
		t.Skip("-short: nothing is installed")
	}
	bin, base := t.TempDir(), t.TempDir()
	npm := "#!/bin/sh\necho >>'" + filepath.Join(bin, "tries") + "'\necho no space left on device\nexit 228\n"
	if err := os.WriteFile(filepath.Join(bin, "npm"), []byte(npm), 0o755); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", bin+":"+os.Getenv("PATH"))
	t.Setenv("GUARD_AGENTS_DIR", base)
	t.Setenv("GUARD_REAL_AGENTS", "required")
	r := &recorder{TB: t}
	r.run(func(t testing.TB) { install(t, codex) })
	if !strings.Contains(r.failed, "no space left on device") {
		t.Errorf("failed with %q", r.failed)
	}
	if tries, _ := os.ReadFile(filepath.Join(bin, "tries")); string(tries) != "\n\n" {
		t.Errorf("%d tries", len(tries))
	}
	if codex.complete(filepath.Join(base, codex.folder)) {
		t.Error("it looks installed")
	}
}

func TestHomeIsItsOwn(t *testing.T) {
	h := newHome(t)
	for _, v := range h.environ {
		name, value, _ := strings.Cut(v, "=")
		pointsHome := name == "HOME" || name == "TMPDIR" || strings.HasPrefix(name, "XDG_")
		if pointsHome && !strings.HasPrefix(value, h.dir) {
			t.Errorf("%s leads out of the test's home", v)
		}
	}
	if len(h.dir) > 60 {
		t.Errorf("%s leaves no room for a socket's name", h.dir)
	}
}
