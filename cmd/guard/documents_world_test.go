package main

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"
)

// documentHome is the home that the documents' examples show in the place of the test's own.
const documentHome = "/home/you"

// exampleWorld is a home in which the documents' examples are tried.
type exampleWorld struct {
	home string
	env  []string
}

// newExampleWorld lays out testdata/documents.txtar: what it holds, but for the files under
// uncommitted, is committed.
func newExampleWorld(t *testing.T) exampleWorld {
	t.Helper()
	archive, err := txtar.ParseFile("testdata/documents.txtar")
	if err != nil {
		t.Fatal(err)
	}
	top := t.TempDir()
	bin := filepath.Join(top, "bin")
	w := exampleWorld{home: filepath.Join(top, "home")}
	var late []txtar.File
	for _, f := range archive.Files {
		switch kind, _, _ := strings.Cut(f.Name, "/"); kind {
		case "uncommitted":
			late = append(late, f)
		case "programs":
			write(t, filepath.Join(top, f.Name), string(f.Data))
		default:
			write(t, filepath.Join(w.home, f.Name), string(f.Data))
		}
	}
	path := bin
	programs, err := filepath.Glob(filepath.Join(top, "programs", "*"))
	for _, folder := range programs {
		path += string(os.PathListSeparator) + folder
		program := filepath.Join(folder, filepath.Base(folder))
		write(t, program, "#!/bin/sh\nexit 9\n")
		err = errors.Join(err, os.Chmod(program, 0o755))
	}
	if err := errors.Join(err, os.MkdirAll(bin, 0o755), os.Symlink(guardPath, filepath.Join(bin, "guard"))); err != nil {
		t.Fatal(err)
	}
	w.env = append(os.Environ(), "HOME="+w.home, "XDG_CONFIG_HOME=", "XDG_STATE_HOME=", "XDG_RUNTIME_DIR=", "LC_ALL=C",
		"PATH="+path+string(os.PathListSeparator)+os.Getenv("PATH"))
	w.commit(t)
	for _, f := range late {
		write(t, filepath.Join(w.home, "app", strings.TrimPrefix(f.Name, "uncommitted/")), string(f.Data))
	}
	return w
}

// commit makes the app a repository that holds all files written so far.
func (w exampleWorld) commit(t *testing.T) {
	t.Helper()
	for _, args := range [][]string{
		{"init", "-q", "-b", "main"}, {"add", "."},
		{"-c", "user.name=You", "-c", "user.email=you@example.com", "commit", "-q", "-m", "begin"},
		{"remote", "add", "origin", "https://example.com/you/app.git"},
	} {
		if out, err := w.command("git", args...).CombinedOutput(); err != nil {
			t.Fatalf("git %s: %v\n%s", args, err, out)
		}
	}
}

// command is a command to be run in the app.
func (w exampleWorld) command(name string, args ...string) *exec.Cmd {
	cmd := exec.Command(name, args...)
	cmd.Dir, cmd.Env = filepath.Join(w.home, "app"), w.env
	return cmd
}

// shown is what a program printed, as a document would show it.
func (w exampleWorld) shown(out []byte) string {
	return strings.ReplaceAll(string(out), w.home, documentHome)
}
