package python

import (
	"strings"

	"guard/policy/code/token"
	"guard/policy/code/value"
)

// importModules reads import a.b as c, d.
func (r parser) importModules() {
	for {
		line := r.Peek(0).Line
		name := r.Dotted()
		if name == "" {
			return
		}
		r.Imports(name, line)
		if r.AcceptName("as") {
			r.Bind(r.Peek(0).Text, value.Named(r.Canonical(name)))
			r.Pos++
		} else {
			top, _, _ := strings.Cut(name, ".")
			r.Bind(top, value.Named(r.Canonical(top)))
		}
		if !r.Accept(",") {
			return
		}
	}
}

// importNames reads from a import (b as c, d), from a import *.
func (r parser) importNames() {
	line, start := r.Peek(0).Line, r.Pos
	module := r.Dotted()
	if !r.AcceptName("import") {
		r.Pos = start // raise x from f()
		return
	}
	bracket := r.Accept("(")
	var parts []string
	for {
		t := r.Peek(0)
		if t.Is("*") {
			r.Pos++
			r.BindModule(module)
			r.NoteStar(module)
			parts = append(parts, "*")
		}
		if t.Kind != token.Name {
			break
		}
		r.Pos++
		parts = append(parts, t.Text)
		as := t.Text
		if r.AcceptName("as") {
			as = r.Peek(0).Text
			r.Pos++
		}
		r.BindName(as, r.Attribute(value.Named(r.Canonical(module)), t.Text))
		if !r.Accept(",") {
			break
		}
	}
	if bracket {
		r.Accept(")")
	}
	r.Imports(module, line, parts...)
}
