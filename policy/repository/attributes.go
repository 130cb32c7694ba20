package repository

import (
	"slices"
	"strings"
)

// attributes are the lines of one file of gitattributes(5) that may change what
// a checkout writes, and its macros.
type attributes struct {
	lines  []attributeLine
	macros []macro
}

type attributeLine struct {
	pattern
	names []string // as written: filter=lfs, -text, a macro
}

type macro struct {
	name string
	of   []string
}

// parseAttributes keeps every line; a pattern in quotes counts as matching all.
func parseAttributes(data []byte) (*attributes, error) {
	a := &attributes{}
	for line := range strings.Lines(strings.TrimPrefix(string(data), "\ufeff")) {
		words := strings.Fields(line)
		if len(words) == 0 || words[0][0] == '#' {
			continue
		}
		name, names := words[0], words[1:]
		if rest, ok := strings.CutPrefix(name, "[attr]"); ok {
			a.macros = append(a.macros, macro{rest, names})
			continue
		}
		if name[0] == '"' {
			name = "*"
		}
		a.lines = append(a.lines, attributeLine{newPattern(name), names})
	}
	return a, nil
}

// converts are attributes with which a file's bytes differ from the blob's.
func converts(name string) bool {
	key, value, _ := strings.Cut(name, "=")
	switch key {
	case "filter", "working-tree-encoding":
		return value != ""
	case "ident":
		return true
	case "eol":
		return value == "crlf"
	}
	return false
}

// sourced is a file of attributes and the folder it counts from.
type sourced struct {
	base string
	*attributes
}

// converted reports whether any line of any file may convert a file, whatever
// other lines say after it.
func converted(files []sourced, name string) bool {
	return attributed(files, name, converts)
}

// normalizes are attributes with which a file's bytes may differ from the blob's that
// was made of it: line ends become LF on the way in.
func normalizes(name string) bool {
	key, _, _ := strings.Cut(name, "=")
	return key == "text" || key == "crlf" || key == "eol"
}

// attributed reports whether any line of any file may give a file an attribute of a kind.
func attributed(files []sourced, name string, kind func(string) bool) bool {
	changing := having(files, kind)
	for _, f := range files {
		for _, l := range f.lines {
			if slices.ContainsFunc(l.names, changing) && (l.odd || l.match(f.base, name, false, true)) {
				return true
			}
		}
	}
	return false
}

// having tells attributes of a kind, by name or as a macro of such.
func having(files []sourced, kind func(string) bool) func(string) bool {
	var macros []string
	changing := func(name string) bool { return kind(name) || slices.Contains(macros, name) }
	for grown := true; grown; {
		grown = false
		for _, f := range files {
			for _, m := range f.macros {
				if !slices.Contains(macros, m.name) && slices.ContainsFunc(m.of, changing) {
					macros, grown = append(macros, m.name), true
				}
			}
		}
	}
	return changing
}

// converted reports whether a checkout may write other bytes than the blob's,
// or that this is not known.
func (v *view) converted(w *worktree, x *index, name string) bool {
	files, ok := v.attributesOf(w, x, name)
	return !ok || converted(files, name)
}

// attributesOf are the files of attributes that count for a name; false where a checkout
// converts whatever they say, or they are not known.
func (v *view) attributesOf(w *worktree, x *index, name string) (files []sourced, ok bool) {
	if w.config.converts {
		return nil, false
	}
	elsewhere := slices.Concat(systemAttributes, w.config.attributes, []string{under(w.common, "info/attributes")})
	for _, file := range elsewhere {
		file, ok := v.followed(file)
		if !ok {
			return nil, false
		}
		if file == "" {
			continue
		}
		a, there, err := understand(v.files, &v.attrs, file, maxText, parseAttributes)
		if err != nil {
			return nil, false
		}
		if there {
			files = append(files, sourced{"", a})
		}
	}
	for base := range folders(name) {
		a, ok := v.treeAttributes(w, x, base)
		if !ok {
			return nil, false
		}
		if a != nil {
			files = append(files, sourced{base, a})
		}
	}
	return files, true
}

// treeAttributes reads the .gitattributes of a folder of the work tree. A
// checkout takes it from the index where it is there (gitattributes(5)), so
// that both must be the same.
func (v *view) treeAttributes(w *worktree, x *index, base string) (*attributes, bool) {
	name := base + ".gitattributes"
	file := under(w.root, name)
	a, there, err := understand(v.files, &v.attrs, file, maxText, parseAttributes)
	if err != nil {
		return nil, false
	}
	entries := x.all(name)
	switch {
	case !there:
		return nil, len(entries) == 0
	case len(entries) == 0:
		return a, true
	}
	return a, len(entries) == 1 && v.holds(w, &entries[0], file)
}

// folders yields the folders that lead to a file, as "", "a/", "a/b/".
func folders(name string) func(func(string) bool) {
	return func(yield func(string) bool) {
		for i := 0; i >= 0; {
			if !yield(name[:i]) {
				return
			}
			next := strings.IndexByte(name[i:], '/')
			if next < 0 {
				return
			}
			i += next + 1
		}
	}
}
