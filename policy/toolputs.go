package policy

import (
	"maps"
	"slices"

	"guard/policy/place"
	"guard/policy/shell"
)

// What a tool's call puts into a file meets what earlier calls left running as an edit does.

// argument roles, as in toolargs.go: the text of a whole file, and a piece with what takes its place. Sources: the tool
// references of the Filesystem, Desktop Commander, Serena and JetBrains servers.
var (
	wholeKeys = setOf("content contents text filetext data body newcontent newcontents")
	oldKeys   = setOf("oldtext oldstring oldstr old search find needle")
	newKeys   = setOf("newtext newstring newstr new replace replacement repl")
)

// puts notes a file that the call writes, with the text that it gets where the arguments tell that for certain.
func (t *tooling) puts(p place.Place, moves bool) {
	if p.Path == "" {
		return
	}
	if moves {
		t.moved = append(t.moved, p)
		return
	}
	one := shell.Text{Path: p.Path, Text: t.told}
	if old, text, whole, known := t.piece(); known {
		if one.Text, one.Old = text, old; whole {
			one.Old = ""
		}
		one.Known = whole && oneOf(t.name, wholeWords) || !whole && old != ""
	}
	t.written = append(t.written, one)
}

// maxPieces bounds the pieces of one call that are put together.
const maxPieces = 256

// pieces are the texts of a call that take the place of others, in their order.
func (t *tooling) pieces() (all []Change) {
	left := maxValues
	var look func(v any)
	look = func(v any) {
		if left--; left < 0 || len(all) >= maxPieces {
			return
		}
		switch v := v.(type) {
		case []any:
			for _, one := range v {
				look(one)
			}
		case map[string]any:
			var old, now *string
			for _, name := range slices.Sorted(maps.Keys(v)) {
				switch text, isText := v[name].(string); {
				case !isText:
					look(v[name])
				case keyIn(name, oldKeys):
					old = &text
				case keyIn(name, newKeys):
					now = &text
				}
			}
			if old != nil && now != nil && *old != "" {
				all = append(all, Change{Old: old, New: now})
			}
		}
	}
	look(t.given)
	return all
}

// piece is the one text among the arguments that a file gets: all of it, or in the place of another.
func (t *tooling) piece() (old, text string, whole, known bool) {
	var olds, news, wholes []string
	left := maxValues
	var look func(v any)
	look = func(v any) {
		if left--; left < 0 {
			return
		}
		switch v := v.(type) {
		case []any:
			for _, one := range v {
				look(one)
			}
		case map[string]any:
			for _, name := range slices.Sorted(maps.Keys(v)) {
				s, isText := v[name].(string)
				switch {
				case !isText:
					look(v[name])
				case keyIn(name, oldKeys):
					olds = append(olds, s)
				case keyIn(name, newKeys):
					news = append(news, s)
				case keyIn(name, wholeKeys):
					wholes = append(wholes, s)
				}
			}
		}
	}
	look(t.given)
	switch {
	case left < 0:
	case len(wholes) == 1 && len(olds)+len(news) == 0:
		return "", wholes[0], true, true
	case len(wholes) == 0 && len(olds) == 1 && len(news) == 1:
		return olds[0], news[0], false, true
	}
	return "", "", false, false
}
