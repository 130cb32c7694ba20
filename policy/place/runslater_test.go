package place_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy/place"
)

// runsLater lists what is there of a home with some files, and of a project in it.
func runsLater(t *testing.T, files ...string) []place.LaterState {
	t.Helper()
	home, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		at := filepath.Join(home, name)
		if err := os.MkdirAll(filepath.Dir(at), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(at, []byte("[core]\n\tbare = false\n"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	w := place.World{Home: home, Workspace: filepath.Join(home, "project"), Disk: disk.New(time.Minute)}
	return place.RunsLater(&w)
}

// What is watched while code runs may not be written unasked by what a line says either.
func TestWhatRunsLaterIsAsked(t *testing.T) {
	names := []string{".bashrc", ".config/fish/conf.d/x.fish", ".local/bin/ls", ".config/systemd/user/a.wants/b",
		".ssh/authorized_keys", ".config/guard/guard.toml", ".npmrc", ".docker/config.json", ".gemini/settings.json",
		".claude/hooks/x.sh", ".config/zsh/.zshrc", ".oh-my-zsh/custom/x.zsh", ".codex/config.toml", "project/.git/hooks/pre-push", "project/.git/config"}
	found := runsLater(t, append(names, "project/.git/hooks/pre-push.sample", ".bash_history", ".vim/swap/x", "project/x")...)
	if len(found) != len(names) {
		t.Errorf("found %v of %v", found, names)
	}
	for _, f := range found {
		name := strings.Replace(strings.Replace(f.Name, "~/", world.Home+"/", 1), ".git/", world.Workspace+"/.git/", 1)
		w := world
		if p := w.At("/", name); !p.Any(place.Startup | place.Executed | place.VCS | place.AgentSettings | place.Instructions | place.Guard | place.Secret) {
			t.Errorf("%s runs later, and may be written unasked", f.Name)
		}
	}
}

// Links count by where they lead, a linked work tree by its repository.
func TestRunsLaterInALinkedWorkTree(t *testing.T) {
	home, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{
		"main/.git/config": "[core]\n", "main/.git/hooks/post-commit": "x", "main/.git/worktrees/w/commondir": "../..\n",
		"w/.git": "gitdir: " + home + "/main/.git/worktrees/w\n", "dotfiles/zshrc": "x"} {
		at := filepath.Join(home, name)
		if err := os.MkdirAll(filepath.Dir(at), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(at, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Symlink("dotfiles/zshrc", filepath.Join(home, ".zshrc")); err != nil {
		t.Fatal(err)
	}
	w := place.World{Home: home, Workspace: home + "/w", Disk: disk.New(time.Minute)}
	var paths []string
	for _, f := range place.RunsLater(&w) {
		paths = append(paths, strings.TrimPrefix(f.Path, home))
	}
	if want := []string{"/dotfiles/zshrc", "/main/.git/hooks/post-commit", "/main/.git/config"}; !slices.Equal(paths, want) {
		t.Errorf("it lists %q, not %q", paths, want)
	}
}

// However much lies there, a bounded number is looked at.
func TestRunsLaterIsBounded(t *testing.T) {
	var names []string
	for i := range 200 {
		for _, dir := range []string{".local/bin/a/", "bin/", ".local/bin/", ".config/autostart/", "project/.git/hooks/"} {
			names = append(names, dir+strings.Repeat("x", i+1))
		}
	}
	if found := runsLater(t, names...); len(found) > 501 {
		t.Errorf("%d files are looked at", len(found))
	}
}
