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
