package shell

import (
	"path/filepath"
	"slices"
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

// AliasFiles are where people keep the aliases of a shell, besides its start-up file.
func (s Shell) AliasFiles(p Place) (paths []string) {
	switch s.Name {
	case "bash":
		return []string{filepath.Join(p.Home, ".bash_aliases")}
	case "fish":
		return []string{filepath.Join(p.Config, "fish", "config.fish")}
	}
	return nil
}

// PassBy are those of some names for which a file has an alias that starts something else than what a name of them, or
// guard, starts: a path, npx, command. Guard's function of that name is then never called.
func PassBy(text []byte, names []string) (found []string) {
	for line := range strings.Lines(string(text)) {
		fields := strings.Fields(line)
		if len(fields) < 2 || fields[0] != "alias" {
			continue
		}
		name, value, joined := strings.Cut(strings.Join(fields[1:], " "), "=")
		if first, rest, apart := strings.Cut(name, " "); apart { // fish: alias NAME VALUE
			name, value, joined = first, rest+"="+value, true
		}
		words := strings.FieldsFunc(value, func(r rune) bool { return strings.ContainsRune(` '";|&\`, r) })
		for len(words) > 1 && strings.Contains(words[0], "=") { // variables before the command
			words = words[1:]
		}
		if joined && slices.Contains(names, name) && len(words) > 0 && words[0] != "guard" &&
			!slices.Contains(names, words[0]) && !slices.Contains(found, name) {
			found = append(found, name)
		}
	}
	return found
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
