package settingpath

import (
	"path"
	"strings"
)

// value is what an expression is known to be: a text, perhaps of a folder, or a list of such.
type value struct {
	known  bool
	folder bool // it stands for a folder or file, not for any text
	text   string
	base   Base
	list   []element
	lists  bool
	given  bool // it is a variable that is taken to be unset
}

// element is one of a list, or of what a call is given, and where it stands.
type element struct {
	value
	at, end int
}

// up is the folder above.
func (v value) up() value {
	if v.known {
		v.text = path.Join(v.text, "..")
		v.folder = true
	}
	return v
}

// within is a path seen from a folder.
func (v value) within(w value) value {
	switch {
	case v.leads() && !w.known: // whatever it is, it lies there
		return v
	case !v.known || !w.known:
		return value{}
	case w.base != Here || strings.HasPrefix(w.text, "/") || strings.HasPrefix(w.text, "~"):
		return w
	}
	v.text, v.folder = path.Join(v.text, w.text), true
	return v
}

// and is one text behind another.
func (v value) and(w value) value {
	if v.folder && v.leads() && !w.known {
		return v
	}
	if !v.known || !w.known {
		return value{}
	}
	if w.folder && w.text != "/" && w.text != ".." {
		return w
	}
	v.text += w.text
	v.folder = v.folder || w.folder
	return v
}

// joined is a path of several parts.
func joined(parts []element) value {
	v, any := value{}, false
	for _, p := range parts {
		if p.lists {
			p.value = joined(p.list)
		}
		if !any {
			v, any = p.value, true
			continue
		}
		v = v.within(p.value)
	}
	if v.known {
		v.folder = true
	}
	return v
}

// leads reports a path that leads up or away from where it counts from.
func (v value) leads() bool {
	if !v.known || len(v.text) > maxPath || strings.ContainsAny(v.text, "\n\x00") {
		return false
	}
	clean := path.Clean(v.text)
	return clean == ".." || strings.HasPrefix(clean, "../") || v.base == Home && strings.HasPrefix(clean, "~") ||
		strings.HasPrefix(clean, "~/") || v.folder && len(clean) > 1 && clean[0] == '/' && clean[1] != '/'
}

// maxPath bounds the length of a path.
const maxPath = 300
