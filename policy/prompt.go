package policy

import (
	"path"
	"slices"
	"strings"
	"unicode"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell"
)

// deletions are what a request deletes, taken together.
type deletions struct {
	w *place.World
	f *Facts
}

// personsWords compares a deletion at large with the person's last words: when it
// takes a folder, goes down recursively or by wildcard, and the name of a target that
// the person may lose by does not occur in them, it is at least high. It can only raise.
func (d deletions) personsWords() {
	if strings.TrimSpace(d.f.Prompt) == "" {
		return
	}
	var unnamed []string
	for _, p := range d.atLarge() {
		if !d.named(p) && !slices.Contains(unnamed, p.Raw) {
			unnamed = append(unnamed, p.Raw)
		}
	}
	if len(unnamed) > 0 {
		d.f.Raise(risk.High, risk.FSDeleteOverwrite,
			risk.Say("your last words to the agent do not name {0}", strings.Join(unnamed, ", ")))
	}
}

// atLarge are the targets of deletions that take more than one file.
func (d deletions) atLarge() []place.Place {
	var wide []place.Place
	for _, c := range d.f.Commands {
		deep := len(c.Deletes) > 0 && recursive(c) // once: a line may delete thousands
		for _, p := range c.Deletes {
			if (deep || d.wide(p)) && !among(c.Spared, p) && !among(c.Tasked, p) {
				wide = append(wide, p)
			}
		}
	}
	if len(d.f.Commands) == 0 {
		for _, p := range d.f.Deletes {
			if d.wide(p) {
				wide = append(wide, p)
			}
		}
	}
	return wide
}

// among tells whether a target is one of those places: nobody loses by its loss, or a task of the person's takes it,
// whose name is what was asked for.
func among(places []place.Place, p place.Place) bool {
	return p.Path != "" && slices.ContainsFunc(places, func(s place.Place) bool { return s.Path == p.Path })
}

// wide tells whether a target is a wildcard or a folder.
func (d deletions) wide(p place.Place) bool {
	if wild(p.Raw) || strings.HasSuffix(p.Raw, "/") || p.Path == "" ||
		p.Any(place.WorkspaceRoot|place.Root|place.TopLevel) {
		return true
	}
	if d.w.Disk == nil {
		return false
	}
	info, err := d.w.Disk.Lstat(p.Path)
	return err == nil && info.IsDir()
}

// recursive tells whether a command that deletes goes down into folders: -r or
// -R in a cluster, --recursive and what GNU lets shorten it, or a program whose
// deletions always do.
func recursive(c shell.Command) bool {
	if len(c.Argv) == 0 {
		return false
	}
	switch path.Base(c.Argv[0]) {
	case "find", "fd", "fdfind", "rsync", "rimraf", "trash":
		return true
	case "git":
		return slices.Contains(c.Argv, "clean")
	}
	return slices.ContainsFunc(c.Argv[1:], func(a string) bool {
		long := len(a) > 3 && strings.HasPrefix(a, "--")
		return long && strings.HasPrefix("--recursive", a) ||
			!strings.HasPrefix(a, "--") && strings.HasPrefix(a, "-") && strings.ContainsAny(a, "rR")
	})
}

// named tells whether the prompt names a target: its own name, with or without
// its extension, or all that it matches now.
func (d deletions) named(p place.Place) bool {
	for _, name := range targetNames(p) {
		if mentions(d.f.Prompt, name) {
			return true
		}
	}
	for _, m := range d.f.Wildcards {
		if m.Pattern == p.Raw && wild(p.Raw) && len(m.Names) > 0 && !m.More && len(m.Names) == m.Count &&
			!slices.ContainsFunc(m.Names, func(n string) bool { return !mentions(d.f.Prompt, path.Base(n)) }) {
			return true
		}
	}
	return false
}

// targetNames are the ways to name a target in words. A wildcard is named by
// what is spelled out of its last component.
func targetNames(p place.Place) []string {
	name := path.Base(p.Raw)
	if name == "." || name == ".." || name == "~" || name == "/" {
		name = path.Base(p.Path)
	}
	var names []string
	for _, piece := range strings.FieldsFunc(name, func(r rune) bool { return strings.ContainsRune("*?[]", r) }) {
		piece = strings.Trim(piece, "._- ")
		if piece == "" {
			continue
		}
		names = append(names, piece)
		if stem := strings.TrimSuffix(piece, path.Ext(piece)); stem != "" {
			names = append(names, stem)
		}
	}
	return names
}

// mentions looks for a name in a text, by folded case. A name in a script that
// parts words with blanks must stand as a word; in others it may stand anywhere.
func mentions(text, name string) bool {
	text, name = strings.ToLower(text), strings.ToLower(name)
	for at := 0; name != ""; {
		i := strings.Index(text[at:], name)
		if i < 0 {
			return false
		}
		start, end := at+i, at+i+len(name)
		if !joins(lastRune(text[:start]), firstRune(name)) && !joins(lastRune(name), firstRune(text[end:])) {
			return true
		}
		at = start + len(string(firstRune(name)))
	}
	return false
}

// joins tells whether two neighbours belong to one word.
func joins(a, b rune) bool { return spaced(a) && spaced(b) }

// spaced are the letters and digits of scripts that put blanks between words.
func spaced(r rune) bool {
	return (unicode.IsLetter(r) || unicode.IsDigit(r)) &&
		!unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Thai, unicode.Lao, unicode.Khmer,
			unicode.Myanmar)
}

func firstRune(s string) rune {
	for _, r := range s {
		return r
	}
	return 0
}

func lastRune(s string) (last rune) {
	for _, r := range s[max(0, len(s)-4):] {
		last = r
	}
	return last
}
