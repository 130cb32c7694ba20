package shell

import (
	"path/filepath"
	"strings"
)

// Place says where a shell looks for its start-up lines.
type Place struct {
	Home, Config string // the person's, and XDG_CONFIG_HOME
	ZDotDir      string // ZDOTDIR; where it is empty, the home
	Darwin       bool
	Has          func(path string) bool
}

// StartUp is the file that holds the shell's start-up lines, and whether it is a file for guard's
// alone, which may hold nothing else. An empty path: a new file would keep the shell from reading
// one that the person has.
func (s Shell) StartUp(p Place) (path string, own bool) {
	switch s.Name {
	case "fish": // every file in conf.d is read (its manual, Configuration)
		return filepath.Join(p.Config, "fish", "conf.d", "guard.fish"), true
	case "zsh":
		if p.ZDotDir != "" {
			return filepath.Join(p.ZDotDir, ".zshrc"), false
		}
		return filepath.Join(p.Home, ".zshrc"), false
	}
	if !p.Darwin {
		return filepath.Join(p.Home, ".bashrc"), false
	}
	// Terminals of macOS start login shells, which read the first of these (bash(1), INVOCATION).
	for _, name := range []string{".bash_profile", ".bash_login", ".profile"} {
		if file := filepath.Join(p.Home, name); p.Has(file) {
			if name == ".profile" { // other shells read it too
				return "", false
			}
			return file, false
		}
	}
	return filepath.Join(p.Home, ".bash_profile"), false
}

// Lines are what the start-up file gets.
func (s Shell) Lines(why string) string {
	line := s.Line
	if s.Name == "fish" {
		line = "if status is-interactive\n\t" + line + "\nend"
	}
	return "\n# " + why + "\n" + line + "\n"
}

// Loads reports a start-up file that loads guard's functions already: a line that runs guard alias
// and is no comment.
func Loads(text []byte) bool {
	for line := range strings.Lines(string(text)) {
		if code, _, _ := strings.Cut(strings.TrimSpace(line), "#"); strings.Contains(code, "guard alias ") {
			return true
		}
	}
	return false
}
