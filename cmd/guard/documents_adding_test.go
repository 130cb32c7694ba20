package main

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestDocumentedAdditions does what docs/adding.md says, each part of it in a copy of the repository
// of its own: it makes the changes that the diffs show, and runs the commands.
func TestDocumentedAdditions(t *testing.T) {
	if testing.Short() {
		t.Skip("it builds guard anew for each part")
	}
	for _, d := range documents(t) {
		if d.name != "docs/adding.md" {
			continue
		}
		parts := strings.Split(d.text, "\n## ")
		if len(parts) < 3 {
			t.Fatalf("%d parts", len(parts))
		}
		for _, part := range parts[1:] {
			title, _, _ := strings.Cut(part, "\n")
			t.Run(title, func(t *testing.T) {
				t.Parallel()
				addAsDocumented(t, document{d.name, part})
			})
		}
	}
}

// goInCopy stands in for the Go command. What it builds is the repository with the changed files laid
// over it, since all that did not change is in the build cache then; what it runs, runs in the copy.
const goInCopy = `#!/bin/sh
set -e
what=$1 package=$2
case $what in test|run) shift 2 ;; *) exec "$GO" "$@" ;; esac
built=$(mktemp "$COPY/built.XXXXXX")
case $what in
test)
	(cd "$REPOSITORY" && "$GO" test -c -vet=off -ldflags=-w -overlay "$COPY/overlay.json" -o "$built" "$package")
	cd "$COPY/$package"
	[ "$1" != -run ] || set -- -test.run "$2"
	;;
run)
	(cd "$REPOSITORY" && "$GO" build -ldflags=-w -overlay "$COPY/overlay.json" -o "$built" "$package")
	export HOME="$COPY" XDG_CONFIG_HOME= XDG_STATE_HOME= XDG_RUNTIME_DIR=
	;;
esac
exec "$built" "$@"
`

func addAsDocumented(t *testing.T, part document) {
	copied, changed := copyOfRepository(t), map[string]string{}
	repository, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	var commands []string
	for _, b := range part.blocks() {
		switch b.kind {
		case "diff":
			name, err := applyDiff(copied, b.text)
			if err != nil {
				t.Fatal(err)
			}
			changed[filepath.Join(repository, name)] = filepath.Join(copied, name)
		case "sh":
			commands = append(commands, strings.Split(strings.TrimSpace(b.text), "\n")...)
		}
	}
	if len(commands) == 0 {
		t.Fatal("it has no command that tries it")
	}
	overlay, _ := json.Marshal(map[string]any{"Replace": changed})
	write(t, filepath.Join(copied, "overlay.json"), string(overlay))
	bin := t.TempDir()
	write(t, filepath.Join(bin, "go"), goInCopy)
	goCommand, err := exec.LookPath("go")
	if err := errors.Join(err, os.Chmod(filepath.Join(bin, "go"), 0o755)); err != nil {
		t.Fatal(err)
	}
	for _, line := range commands {
		cmd := exec.Command("sh", "-c", line)
		cmd.Dir = copied
		cmd.Env = append(os.Environ(), "PATH="+bin+":"+os.Getenv("PATH"), "GO="+goCommand, "REPOSITORY="+repository, "COPY="+copied)
		if out, err := cmd.CombinedOutput(); err != nil || strings.Contains(string(out), "no tests to run") {
			t.Errorf("%s\n%v\n%s", line, err, out)
		}
	}
}

// copyOfRepository copies what the Go command needs of the repository.
func copyOfRepository(t *testing.T) string {
	t.Helper()
	to := t.TempDir()
	err := filepath.WalkDir("../..", func(path string, d fs.DirEntry, err error) error {
		rel := strings.TrimPrefix(strings.TrimPrefix(path, "../.."), "/")
		switch {
		case err != nil:
			return err
		case strings.HasPrefix(d.Name(), ".") && rel != "":
			if d.IsDir() {
				return fs.SkipDir
			}
			return nil
		case d.IsDir():
			return os.MkdirAll(filepath.Join(to, rel), 0o755)
		case !d.Type().IsRegular():
			return nil
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(to, rel), text, 0o644)
	})
	if err != nil {
		t.Fatal(err)
	}
	return to
}
