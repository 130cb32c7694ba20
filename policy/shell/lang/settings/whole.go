package settings

import (
	"regexp"

	"guard/internal/lazy"
)

// A module as a whole shows the values of its names: help(settings), vars(settings), settings.__dict__.

var (
	// wholes are functions that give all that is in a module (Python 3.13, Built-in Functions, inspect; rich 13), and
	// runs is what gives the names of a module that it runs (runpy).
	wholes = lazy.Pattern(`\b(?:vars|getmembers(?:_static)?|inspect|help|doc|render_doc)\(\s*$`)
	runs   = lazy.Pattern(`\brunpy\.run_(?:path|module)\(\s*["']((?:\w+[./])*?)(\w+)(?:\.py)?["'](?:\)|,[^)]*\))`)
	// each is how the members of a module are asked for by names that are not told.
	each = lazy.Pattern(`\bgetattr\(\s*$`)
	// documents shows what something is, with its value where it is no function and no class (Python 3.13, pydoc).
	documents = lazy.Pattern(`\b(?:help|pydoc\.\w+|render_doc)\(\s*([\w.]+)`)
)

// wholly reports a use of a module by which the values of its names are given.
func (b *binding) wholly(expr string, c chain) bool {
	held := b.names[c.name]
	if held.Kind != Space || !held.Of.data() {
		return false
	}
	return len(c.members) == 0 && (wholes().MatchString(expr[:c.from]) || each().MatchString(expr[:c.from])) ||
		len(c.members) > 0 && c.members[0] == "__dict__"
}

// data reports a module of which a name that is no function and no class holds a secret.
func (m *Module) data() bool {
	for name, held := range m.Names {
		if held.shows() && m.variable(name) {
			return true
		}
	}
	return false
}

// variable reports a name of a module that is no function and no class.
func (m *Module) variable(name string) bool {
	return !regexp.MustCompile(`(?m)^(?:async\s+)?(?:def|class)\s+` + regexp.QuoteMeta(name) + `\b`).MatchString(m.text)
}

// documented is the name of which a text shows what it is, and with it a secret.
func (b *binding) documented() string {
	for _, m := range documents().FindAllStringSubmatch(b.text, maxImports) {
		for _, c := range b.chains(m[1]) {
			held := b.names[c.name]
			if held.Kind != Space {
				continue
			}
			if len(c.members) == 0 && held.Of.data() || len(c.members) == 1 &&
				held.Of.Names[c.members[0]].shows() && held.Of.variable(c.members[0]) {
				return m[1]
			}
		}
	}
	return ""
}
