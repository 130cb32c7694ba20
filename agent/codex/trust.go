package codex

import (
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"

	"guard/interpose/plan"
)

// ignoresProject reports that Codex surely ignores a project's settings; it is known of
// these versions when it does. The adapter of the protocol's project trusts every folder itself
// (2.6.0, seen).
func (l *launch) ignoresProject() bool {
	known := l.Agent == "codex" && l.Within(asksAllIn) || l.Package == zedAdapter && l.Version == zedAdapterTested
	return known && l.folderUntrusted()
}

// folderUntrusted reports that the folder is not trusted, and that nobody is asked to
// trust it. Codex takes a project's settings in a folder that the person's own settings
// trust, or below one; in its terminal it asks, and exec asks nobody (0.169.0, seen).
func (l *launch) folderUntrusted() bool {
	command, _ := l.command()
	switch {
	case l.startsUntrusted():
		return true // guard starts it so
	case l.hasArgument("trust", "projects") || // exec's, for this run too (0.169.0, seen)
		l.hasArgument("profile", "profile") ||
		plan.Exists("/etc/codex/config.toml") || plan.Exists("/etc/codex/managed_config.toml"):
		return false
	}
	var file struct {
		Projects map[string]struct {
			Level string `toml:"trust_level"`
		}
	}
	err := plan.DecodeTOML(filepath.Join(l.codexHome(), "config.toml"), &file)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return false
	}
	dir := plan.Resolved(l.WorkFolder())
	for _, folder := range slices.Sorted(maps.Keys(file.Projects)) {
		if file.Projects[folder].Level == "trusted" && (plan.IsBelow(dir, plan.Resolved(folder)) || isWorktree(dir)) {
			return false
		}
	}
	own := file.Projects[dir].Level
	return own == "untrusted" || l.Agent != "codex" || !slices.Contains(terminalCommands, command)
}

// commandFolder is where Codex works: it may be told by its own option.
func (l *launch) commandFolder() string {
	dir := l.Request.Dir
	for _, o := range grammar.Options(l.Args) {
		if o.Name == "cd" && o.Value != "" {
			if dir = o.Value; !filepath.IsAbs(dir) {
				dir = filepath.Join(l.Request.Dir, dir)
			}
		}
	}
	return filepath.Clean(dir)
}

// isWorktree reports that a folder lies in a further work tree of a repository: Codex may
// trust it because it trusts the main one.
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
