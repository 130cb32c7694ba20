package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// An archive of a commit says the same of itself as the checkout.
func TestSourcesSayWhichTheyAre(t *testing.T) {
	const when = "2026-03-01T13:00:00+01:00"
	work := t.TempDir()
	repository := filepath.Join(work, "repository")
	for _, path := range []string{".gitattributes", ".ci/commit", ".ci/version"} {
		target := filepath.Join(repository, path)
		if err := os.MkdirAll(filepath.Dir(target), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(target, read(t, filepath.Join("../..", path)), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	env := []string{"GIT_CONFIG_GLOBAL=/dev/null", "GIT_AUTHOR_NAME=a", "GIT_AUTHOR_EMAIL=a@localhost",
		"GIT_COMMITTER_NAME=a", "GIT_COMMITTER_EMAIL=a@localhost", "GIT_AUTHOR_DATE=" + when, "GIT_COMMITTER_DATE=" + when, "VERSION=", "COMMIT=",
		"SOURCE_DATE_EPOCH="}
	git := func(args ...string) string { return strings.TrimSpace(run(t, repository, env, "git", args...)) }
	git("init", "-q")
	git("add", ".")
	git("commit", "-q", "-m", "A commit")
	commit := git("rev-parse", "HEAD")
	pseudo := "v0.0.0-20260301120000-" + commit[:12]
	says := func(folder, version string, more ...string) {
		t.Helper()
		want := strings.Join([]string{version, commit, "2026-03-01T12:00:00Z", "1772366400"}, "\n")
		var got []string
		for _, what := range []string{"version", "commit", "date", "epoch"} {
			got = append(got, strings.TrimSpace(run(t, folder, append(env, more...), ".ci/version", what)))
		}
		if strings.Join(got, "\n") != want {
			t.Errorf("it says\n%s\nnot\n%s", strings.Join(got, "\n"), want)
		}
	}
	says(repository, pseudo)
	git("archive", "-o", filepath.Join(work, "a.tar"), "--prefix=archive/", "HEAD")
	run(t, work, nil, "tar", "-xf", "a.tar")
	says(filepath.Join(work, "archive"), pseudo)
	says(filepath.Join(work, "archive"), "v2.0.0", "VERSION=v2.0.0")
	git("tag", "v1.2.0")
	says(repository, "v1.2.0")
	if err := os.WriteFile(filepath.Join(repository, "new"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	says(repository, "v1.2.0+dirty")
}

// What make install puts in place, make uninstall takes away, and nothing else.
func TestInstall(t *testing.T) {
	if testing.Short() {
		t.Skip("it compiles guard")
	}
	sources, to := copied(t), t.TempDir()
	env := []string{"VERSION=v1.2.0", "COMMIT=" + strings.Repeat("ab", 20), "SOURCE_DATE_EPOCH=1772366400", "MAKEFLAGS=",
		"SUDO_USER="}
	own := filepath.Join(to, "usr/share/man/man1/other.1")
	if err := os.MkdirAll(filepath.Dir(own), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(own, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	refused := exec.Command("make", "install", "DESTDIR="+to, "PREFIX=/usr")
	refused.Dir, refused.Env = sources, append(os.Environ(), append(env, "SUDO_USER=somebody")...)
	if out, err := refused.CombinedOutput(); err == nil || !strings.Contains(string(out), "sudo cp -r dist/. /") {
		t.Errorf("under sudo: %v\n%s", err, out)
	}
	run(t, sources, env, "make", "install", "DESTDIR="+to, "PREFIX=/usr")
	for _, path := range []string{"share/man/man1/guard.1", "share/man/man1/guard-log.1",
		"share/bash-completion/completions/guard", "share/zsh/site-functions/_guard",
		"share/fish/vendor_completions.d/guard.fish"} {
		if info, err := os.Stat(filepath.Join(to, "usr", path)); err != nil || info.Size() == 0 || info.Mode() != 0o644 {
			t.Errorf("%s: %v, %v", path, info, err)
		}
	}
	if info, err := os.Stat(filepath.Join(to, "usr/bin/guard-export")); err != nil || info.Mode() != 0o755 {
		t.Errorf("guard-export: %v, %v", info, err)
	}
	said := run(t, to, nil, filepath.Join(to, "usr/bin/guard"), "version")
	for _, want := range []string{"guard v1.2.0\n", strings.Repeat("ab", 20) + "\n", "2026-03-01T12:00:00Z\n"} {
		if !strings.Contains(said, want) {
			t.Errorf("guard version does not say %q:\n%s", want, said)
		}
	}
	run(t, sources, env, "make", "uninstall", "DESTDIR="+to, "PREFIX=/usr")
	left := strings.Fields(run(t, to, nil, "find", ".", "-type", "f"))
	if len(left) != 1 || left[0] != "./usr/share/man/man1/other.1" {
		t.Errorf("there is left %v", left)
	}
}

// On Windows guard is a program that says what works instead, not errors of the compiler.
func TestWindows(t *testing.T) {
	env := []string{"GOOS=windows", "GOARCH=amd64", "CGO_ENABLED=0"}
	if files := run(t, "../..", env, "go", "list", "-f", "{{.GoFiles}}", "./cmd/guard"); files != "[main_windows.go]\n" {
		t.Errorf("for Windows cmd/guard is %s", files)
	}
	run(t, "../..", env, "go", "build", "-o", filepath.Join(t.TempDir(), "guard.exe"), "./cmd/guard")
}
