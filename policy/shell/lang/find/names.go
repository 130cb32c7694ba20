package find

import (
	"slices"
	"strings"

	"guard/policy/shell/lang"
)

// Named is a test of names that what is found has passed.
type Named struct {
	Pattern string
	Fold    bool // -iname
}

// Names are patterns of which each name found matches one; none: it could have any name. An
// expression is cut at its alternatives: if each piece tests the name, nothing passes all tests
// without one of them, however the pieces are bracketed. Skips are names of folders that are not
// entered. (find(1), EXPRESSION.)
func Names(words []lang.Word) (names, skips []Named) {
	if slices.ContainsFunc(words, func(w lang.Word) bool { return w.Text == "," }) {
		return nil, nil
	}
	pieces := alternatives(words)
	all := true
	for _, piece := range pieces {
		found, pruned, ok := namesOf(piece)
		switch {
		case !ok:
			return nil, nil
		case pruned:
			skips = append(skips, found...)
			continue
		}
		all = all && len(found) > 0
		names = append(names, found...)
		if len(pieces) == 1 {
			skips = append(skips, leftOut(piece)...)
		}
	}
	if !all {
		names = nil
	}
	return names, skips
}

func alternatives(words []lang.Word) (pieces [][]lang.Word) {
	from := 0
	for i, w := range words {
		if w.Text == "-o" || w.Text == "-or" {
			pieces = append(pieces, words[from:i])
			from = i + 1
		}
	}
	return append(pieces, words[from:])
}

// namesOf are the tests of names in a piece; pruned: what passes them is not entered, and nothing is
// done to it, false where a whole bracket is negated.
func namesOf(piece []lang.Word) (names []Named, pruned, ok bool) {
	acts, plain := false, true
	var paths []Named
	for i, w := range piece {
		plain = plain && (!strings.HasPrefix(w.Text, "-") || slices.Contains(prunes, w.Text))
		switch w.Text {
		case "!", "-not":
			plain = false
			if i+1 < len(piece) && strings.TrimPrefix(piece[i+1].Text, `\`) == "(" {
				return nil, false, false
			}
		case "-prune":
			pruned = true
		case "-path":
			if i+1 < len(piece) && !negated(piece, i) {
				paths = append(paths, folderOf(piece[i+1].Text)...)
			}
		case "-delete", "-exec", "-execdir", "-ok", "-okdir":
			acts = true
		case "-name", "-iname":
			if i+1 == len(piece) || !piece[i+1].Known && !piece[i+1].Glob || negated(piece, i) {
				continue
			}
			names = append(names, Named{written(piece[i+1].Text), w.Text == "-iname"})
		}
	}
	if pruned && !acts {
		if names = append(names, paths...); !plain {
			names = nil
		}
		return names, true, true
	}
	return names, false, true
}

func negated(piece []lang.Word, i int) bool {
	return i > 0 && (piece[i-1].Text == "!" || piece[i-1].Text == "-not")
}

// leftOut are folders that a search looks at and leaves out: ! -path './NAME/*', ! -path '*/NAME/*'.
func leftOut(piece []lang.Word) (names []Named) {
	for i, w := range piece {
		if w.Text != "-path" || !negated(piece, i) || i+1 == len(piece) {
			continue
		}
		if name, whole := strings.CutSuffix(piece[i+1].Text, "/*"); whole {
			names = append(names, folderOf(name)...)
		}
	}
	return names
}

// folderOf is the name of a folder that a pattern for a path stands for: */NAME at any depth,
// ./NAME right below the start.
func folderOf(pattern string) []Named {
	inner, anywhere := strings.CutPrefix(pattern, "*/")
	if !anywhere {
		inner = strings.TrimPrefix(pattern, "./")
	}
	switch {
	case strings.ContainsAny(inner, "/*?["), inner == pattern:
		return nil
	case anywhere:
		return []Named{{Pattern: inner}}
	}
	return []Named{{Pattern: pattern}}
}

// prunes are tests that may stand before -prune: all folders of the name are left out.
var prunes = strings.Fields("-name -iname -path -type -prune")
