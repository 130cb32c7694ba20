package policy

import (
	"cmp"
	"path"
	"slices"
	"strings"

	"guard/internal/wildcard"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell"
)

// Search is how a tool of the agent's goes through the folders that it reads.
type Search struct {
	Folder  string   // where it looks, absolute or against Cwd; empty: there
	Text    string   // what it looks for, a regular expression; empty: it shows all of each file
	Names   []string // patterns of names as in gitignore(5), but !NAME leaves out; the last that fits counts
	Hidden  bool     // also files whose names begin with a dot, and what lies in such folders
	Ignored bool     // also what git ignores
	Lists   bool     // it shows the names of the files alone
	Across  bool     // a dot in Text may stand for a line's end too
}

// SeeksNames reports what is looked for by a tool to be a pattern of names: no regular expression begins so.
func SeeksNames(text string) bool {
	return strings.HasPrefix(text, "*") || strings.Contains(text, "**")
}

func (s *Search) folder() string { return cmp.Or(s.Folder, ".") }

// showing is what a tool shows of secrets that no word of its names.
type showing struct{ *analysis }

// below raises for the secrets below the folder that is searched.
func (a showing) below() {
	s := a.f.Search
	if s == nil {
		return
	}
	folder := a.at(s.folder())
	if a.w.Disk == nil || wild(folder.Path) ||
		!folder.Any(place.Inside|place.Temp) || s.Lists && !shell.GuessesValue(s.Text) {
		return
	}
	secrets, settings, all := shell.SecretsOf(a.w, folder.Path)
	if !all {
		a.unknown(risk.Say("looking at the disk took too long to tell what this touches"))
	}
	settings = slices.DeleteFunc(settings, func(file string) bool { return !shell.IgnoredCredential(a.w, file) })
	for _, file := range append(secrets, settings...) {
		name := strings.TrimPrefix(strings.TrimPrefix(file, folder.Path), "/")
		ignored := a.w.Git != nil && a.w.Git.Ignored(file)
		if s.passes(name, ignored) && s.finds(a.w.Disk, file) {
			a.f.Raise(risk.High, risk.FSConfigSecrets, risk.Say("reads {0}, which holds secrets", name))
		}
	}
}

// passes reports a file below the folder that is looked into.
func (s *Search) passes(name string, ignored bool) bool {
	if !s.Hidden && (strings.HasPrefix(name, ".") || strings.Contains(name, "/.")) || !s.Ignored && ignored {
		return false
	}
	if len(s.Names) > maxNames {
		return true
	}
	chosen, limited := false, false
	for _, pattern := range s.Names {
		out, not := strings.CutPrefix(pattern, "!")
		switch {
		case not && !strings.Contains(out, "/") && wildcard.Fits(out, path.Base(name)):
			chosen, limited = false, true
		case not && !limited:
			chosen = true
		case !not:
			chosen, limited = chosen && limited || fitsBelow(pattern, name), true
		}
	}
	return chosen || len(s.Names) == 0
}

// fitsBelow reports a pattern of a file's name, or of its path from any folder on. One that cannot be read fits.
func fitsBelow(pattern, name string) bool {
	pattern = strings.TrimPrefix(strings.TrimPrefix(pattern, "./"), "/")
	return wildcard.Fits(pattern, name) || wildcard.Fits("**/"+pattern, name)
}

// Bounds of a search that is tried: bytes of a file, bytes of what is looked for, and patterns of names. Past them all
// is found.
const (
	maxSought = 64 << 10
	maxText   = 4 << 10
	maxNames  = 256
)

// finds reports a file in which the search may find what it looks for.
func (s *Search) finds(disk place.Disk, file string) bool {
	if s.Text == "" || len(s.Text) > maxText {
		return true
	}
	text, err := disk.ReadFile(file, maxSought)
	if err != nil {
		return true
	}
	return shell.ToolFinds(s.Text, text, s.Across) ||
		strings.Contains(strings.ToLower(string(text)), strings.ToLower(s.Text))
}

// text raises for a file that is no secret's by its name, and holds one: as if a command read it.
func (a showing) text(p place.Place) {
	if a.w.Disk == nil || p.Path == "" || !p.Is(place.Inside) || p.Is(place.Secret) {
		return
	}
	var r shell.Reading
	switch s := a.f.Search; {
	case wild(p.Raw) && s != nil && s.Text != "":
		return // that is looked for below its folder
	case wild(p.Raw):
		r = shell.Read("cat -- "+escaped(p.Raw), a.f.Cwd, a.w)
	case s != nil && s.Text != "" && s.Text[0] != '-':
		r = shell.ReadArgv([]string{"grep", s.Text, p.Path}, nil, a.f.Cwd, a.w)
	default:
		r = shell.ReadArgv([]string{"cat", "--", p.Path}, nil, a.f.Cwd, a.w)
	}
	if r.Categories.Has(risk.FSConfigSecrets) {
		a.f.Raise(risk.High, risk.FSConfigSecrets, risk.Say("reads {0}, which holds secrets", p.Raw))
	}
}

// escaped writes a pattern for a shell: what a tool takes for itself does not count as the shell's.
func escaped(pattern string) string {
	var b strings.Builder
	for i := range len(pattern) {
		c := pattern[i]
		if c < 0x80 && !strings.ContainsRune("*?[]-/.", rune(c)) {
			b.WriteByte('\\')
		}
		b.WriteByte(c)
	}
	return b.String()
}
