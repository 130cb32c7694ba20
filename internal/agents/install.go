package agents

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"golang.org/x/sys/unix"
)

// install returns the folder of a package, installing it where it is not complete. Where that cannot
// be, the test is skipped; with GUARD_REAL_AGENTS=required it fails.
func install(t testing.TB, p pin) string {
	t.Helper()
	if testing.Short() {
		t.Skip("-short: no real agents")
	}
	base := Dir(t)
	dir := filepath.Join(base, p.folder)
	if p.complete(dir) {
		return dir
	}
	if err := installLocked(t, base, dir, p); err != nil {
		missing(t, fmt.Sprintf("the real agent %s %s is not here: %v", p.name, p.version, err))
	}
	return dir
}

func missing(t testing.TB, why string) {
	t.Helper()
	if os.Getenv("GUARD_REAL_AGENTS") == "required" {
		t.Fatal(why)
	}
	t.Skip(why)
}

// complete: a folder gets its name only when npm has finished (see installLocked), so what is asked is
// the version in it. node is looked for too, since every agent needs it to start.
func (p pin) complete(dir string) bool {
	b, err := os.ReadFile(filepath.Join(dir, "node_modules", filepath.FromSlash(p.name), "package.json"))
	var installed struct{ Version string }
	if err != nil || json.Unmarshal(b, &installed) != nil || installed.Version != p.version {
		return false
	}
	_, err = exec.LookPath("node")
	return err == nil && p.hasNative(dir)
}

func (p pin) hasNative(dir string) bool {
	if p.native == "" {
		return true
	}
	found, err := filepath.Glob(filepath.Join(dir, "node_modules", filepath.FromSlash(p.native), "package.json"))
	return err == nil && len(found) > 0
}

// installLocked installs into a folder beside and renames it, so that a broken-off run leaves nothing
// that looks complete. The lock is for the other test binaries of the same `go test`.
func installLocked(t testing.TB, base, dir string, p pin) error {
	npm, err := exec.LookPath("npm")
	if err != nil {
		return errors.New("npm is not installed")
	}
	if err := os.MkdirAll(base, 0o755); err != nil {
		return err
	}
	lock, err := os.OpenFile(filepath.Join(base, "lock"), os.O_CREATE|os.O_RDWR, 0o644)
	if err != nil {
		return err
	}
	defer lock.Close()
	if err := unix.Flock(int(lock.Fd()), unix.LOCK_EX); err != nil {
		return fmt.Errorf("waiting for %s: %w", lock.Name(), err)
	}
	if p.complete(dir) { // another was first
		return nil
	}
	if _, err := os.Lstat(dir); err == nil {
		return fmt.Errorf("%s holds another version, or half of one; remove it", dir)
	}
	fresh := dir + ".new"
	err = p.npmInstall(t, npm, fresh)
	if err != nil && t.Context().Err() == nil { // a registry may fail once
		err = p.npmInstall(t, npm, fresh)
	}
	if err != nil {
		return err
	}
	return os.Rename(fresh, dir)
}

// npmInstall makes the folder anew. It uses the person's own npm configuration for where packages come
// from, and no cache or log of theirs.
func (p pin) npmInstall(t testing.TB, npm, dir string) error {
	if err := os.RemoveAll(dir); err != nil {
		return err
	}
	if err := os.Mkdir(dir, 0o755); err != nil {
		return err
	}
	cache := dir + ".cache" // half as large as what is installed, and of no use afterwards
	defer os.RemoveAll(cache)
	manifest, err := json.Marshal(struct {
		Private      bool              `json:"private"`
		Dependencies map[string]string `json:"dependencies"`
		Overrides    map[string]string `json:"overrides,omitempty"`
	}{true, map[string]string{p.name: p.version}, p.overrides})
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, "package.json"), manifest, 0o644); err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(t.Context(), 10*time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, npm, "install", "--loglevel=error", "--no-audit", "--no-fund", "--no-package-lock",
		"--no-update-notifier", "--logs-max=0", "--cache="+cache)
	cmd.Dir = dir
	out, err := cmd.CombinedOutput()
	if err != nil {
		return fmt.Errorf("npm install: %w: %s", err, out)
	}
	if !p.hasNative(dir) {
		return fmt.Errorf("npm install: no %s came with it for this machine: %s", p.native, out)
	}
	return nil
}
