package code

import "strings"

// pythonImport follows: import a.b as c, d.
func (r python) pythonImport() {
	for {
		line := r.peek(0).line
		name := r.dotted()
		if name == "" {
			return
		}
		r.imports(name, line)
		if r.acceptName("as") {
			r.bind(r.peek(0).text, named(r.canonical(name)))
			r.pos++
		} else {
			top, _, _ := strings.Cut(name, ".")
			r.bind(top, named(r.canonical(top)))
		}
		if !r.accept(",") {
			return
		}
	}
}

// imports notes that the text loads a module.
func (r *effects) imports(name string, line int32, parts ...string) {
	r.module(name)
	r.line = line
	if r.lang == JavaScript && r.loadsPath("import", name) {
		return
	}
	args := []value{text(name)}
	for _, p := range parts {
		args = append(args, text(p))
	}
	r.emit(Loads, "import", args...)
}

// dotted passes a module's name: .a.b
func (r *cursor) dotted() string {
	var b strings.Builder
	for {
		t := r.peek(0)
		if t.is(".") || t.is("...") || t.is("..") {
			b.WriteString(t.text)
		} else if t.kind == tName && t.text != "import" && (b.Len() == 0 || strings.HasSuffix(b.String(), ".")) {
			b.WriteString(t.text)
		} else {
			return b.String()
		}
		r.pos++
	}
}

// pythonFrom follows: from a import (b as c, d), from a import *.
func (r python) pythonFrom() {
	line := r.peek(0).line
	module := r.dotted()
	if !r.acceptName("import") {
		return
	}
	bracket := r.accept("(")
	var parts []string
	for {
		t := r.peek(0)
		if t.is("*") {
			r.pos++
			r.star(module)
			parts = append(parts, "*")
		}
		if t.kind != tName {
			break
		}
		r.pos++
		parts = append(parts, t.text)
		as := t.text
		if r.acceptName("as") {
			as = r.peek(0).text
			r.pos++
		}
		r.bindName(as, r.attribute(named(r.canonical(module)), t.text))
		if !r.accept(",") {
			break
		}
	}
	if bracket {
		r.accept(")")
	}
	r.imports(module, line, parts...)
}

// star binds every name that the table has of a module.
func (r *names) star(module string) {
	prefix := r.canonical(module) + "."
	for name := range r.book.rules {
		if rest, ok := strings.CutPrefix(name, prefix); ok && !strings.ContainsAny(rest, ".*[(`") {
			r.bindIn(r.root, rest, named(name))
		}
	}
	for name := range r.book.constants {
		if rest, ok := strings.CutPrefix(name, prefix); ok && !strings.Contains(rest, ".") {
			r.bindIn(r.root, rest, named(name))
		}
	}
}
