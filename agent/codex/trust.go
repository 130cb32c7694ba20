package codex

import (
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"

	"github.com/BurntSushi/toml"

	"guard/interpose/plan"
)

// passesOver reports that Codex surely passes over a project's settings: known of
// these versions. The adapter of the protocol's project trusts every folder itself
// (2.6.0, seen).
func (d *launch) passesOver() bool {
	known := d.Agent == "codex" && d.Within(asksIn) || d.Package == zedAdapter && d.Version == zedAdapterTested
	return known && d.ignoresProject()
}

// ignoresProject: Codex takes a project's settings in a folder that the person's own
// settings trust, or one above it; in its terminal it asks, and exec asks nobody
// (0.169.0, seen).
func (d *launch) ignoresProject() bool {
	command, _ := d.command()
	switch {
	case d.asksAll():
		return true // guard starts it so
	case d.names("", "projects") || d.names("profile", "profile") || plan.Exists("/etc/codex/config.toml") ||
		plan.Exists("/etc/codex/managed_config.toml"):
		return false
	}
	var file struct {
		Projects map[string]struct {
			Level string `toml:"trust_level"`
		}
	}
	home := d.Getenv("CODEX_HOME")
	if home == "" {
		home = filepath.Join(d.Getenv("HOME"), ".codex")
	}
	if _, err := toml.DecodeFile(filepath.Join(home, "config.toml"), &file); err != nil &&
		!errors.Is(err, fs.ErrNotExist) {
		return false
	}
	dir := plan.Resolved(d.commandFolder())
	for _, folder := range slices.Sorted(maps.Keys(file.Projects)) {
		if file.Projects[folder].Level == "trusted" && (plan.IsBelow(dir, plan.Resolved(folder)) || isWorktree(dir)) {
			return false
		}
	}
	own := file.Projects[dir].Level
	return own == "untrusted" || d.Agent != "codex" || !slices.Contains(screens, command)
}

// commandFolder is where Codex works: it may be told by its own option.
func (d *launch) commandFolder() string {
	dir := d.Request.Dir
	for _, o := range grammar.Options(d.Args) {
		if o.Name == "cd" && o.Value != "" {
			if dir = o.Value; !filepath.IsAbs(dir) {
				dir = filepath.Join(d.Request.Dir, dir)
			}
		}
	}
	return filepath.Clean(dir)
}

// isWorktree: a folder in another's work tree, by whose trust it may be trusted.
func isWorktree(dir string) bool {
	for at := dir; ; at = filepath.Dir(at) {
		if info, err := os.Lstat(filepath.Join(at, ".git")); err == nil {
			return !info.IsDir()
		}
		if at == filepath.Dir(at) {
			return false
		}
	}
}
