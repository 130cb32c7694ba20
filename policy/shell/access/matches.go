package access

import (
	"path"
	"strings"

	"guard/policy/place"
	"guard/policy/shell/taint"
)

// match is one name that a pattern matches, as the shell gives it, and where that is.
type match struct{ name, at string }

// maxMatches bounds the names of one pattern that are kept.
const maxMatches = 2000

// matches lists what a pattern matches on the disk now, or of what the line makes, where wanted says so. all: there is
// nothing else. Names with a leading dot count too, as a shell may have been told.
func (j Present) matches(glob string, wanted func(name string) bool) (found []match, all bool) {
	fixed, rest := place.FixedFolder(glob)
	plain := strings.ReplaceAll(fixed, `\`, "")
	top := j.Place(taint.Literal(path.Join(".", plain)))
	if strings.HasPrefix(plain, "/") {
		top = j.Place(taint.Literal(plain))
	}
	if j.World.Disk == nil || top.Path == "" || strings.Contains(glob, taint.Hole) {
		return nil, true
	}
	all = true
	take := func(at string) {
		below, ok := strings.CutPrefix(at, strings.TrimSuffix(top.Path, "/")+"/")
		if !ok || !matchesBelow(rest, below) || !wanted(plain+below) {
			return
		}
		if all = all && len(found) < maxMatches; all {
			found = append(found, match{plain + below, at})
		}
	}
	deep := strings.Count(strings.TrimSuffix(top.Path, "/"), "/") + strings.Count(strings.TrimSuffix(rest, "/"), "/")
	m := j.World.Found(top.Path, func(at string, _ bool) (counts, enters bool) {
		take(at)
		return false, all && (strings.Count(at, "/") <= deep || strings.Contains(rest, "**"))
	})
	for _, at := range j.Born {
		take(at)
	}
	return found, all && !m.More
}

// matchesBelow reports a name that a pattern matches: ** may stand for any folders.
func matchesBelow(pattern, name string) bool {
	pattern = strings.TrimSuffix(pattern, "/")
	if strings.Contains(pattern, "**") {
		pattern, name = path.Base(pattern), path.Base(name)
	}
	ok, err := path.Match(pattern, name)
	return ok && err == nil
}

// A variable that no quotes stand around becomes several words where its value has blanks (bash(1), Word Splitting):
// of names that a pattern matched, words that name other files than the pattern does.

// Spaced lists the names that a pattern matches and that a shell splits at one of seps. all: there are no others.
func (j Present) Spaced(glob, seps string) (names []string, all bool) {
	if seps == "" {
		return nil, true
	}
	found, all := j.matches(glob, func(name string) bool { return strings.ContainsAny(name, seps) })
	for _, m := range found {
		names = append(names, m.name)
	}
	return names, all
}

// Means reports a word that may stand for something that is there: a file, what a wildcard matches, an option.
func (j Present) Means(word string) bool {
	if strings.HasPrefix(word, "-") || strings.ContainsAny(word, `*?[`+taint.Hole) {
		return true
	}
	p := j.Place(taint.Literal(word))
	return p.Path == "" || !j.World.Missing(p.Path) || j.OwnBirth(p.Path)
}

// Sources lists the places that a word may stand for one after the other: what a pattern matches, what a search finds.
// all: there are no others, as far as anything is known of them.
func (j Present) Sources(a taint.Word) (at []string, all bool) {
	switch {
	case a.Known():
		return []string{j.Place(a).Path}, true
	case a.Named != nil && a.Named.Among != nil && a.Text == taint.Hole:
		for _, one := range a.Named.Among() {
			at = append(at, one.Text)
		}
		return at, len(at) < maxMatches
	}
	found, all := j.matches(a.Glob, func(string) bool { return true })
	for _, m := range found {
		at = append(at, m.at)
	}
	return at, all
}
