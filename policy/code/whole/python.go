package whole

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/token"
)

// Imports of Python (3.13, "The import system"): of a module its names are written without it.

// pythonImports finds the modules that a file imports.
func pythonImports(p *joiner, f *file) {
	for i := 0; i < len(f.toks); i++ {
		t := f.peek(i)
		before := f.peek(i - 1)
		if t.Kind != token.Name || !t.NewLine && !before.Is(";") && !before.Is(":") {
			continue
		}
		switch t.Text {
		case "from":
			i = f.importsFrom(p, i)
		case "import":
			i = f.importsModules(p, i)
		}
	}
}

// statementEnd is the index of the token behind the statement that begins at one.
func (f *file) statementEnd(at int) int {
	for i := at + 1; i < len(f.toks); i++ {
		t := f.peek(i)
		if t.NewLine || t.Is(";") {
			return i
		}
		if int(t.Match) > i {
			i = int(t.Match)
		}
	}
	return len(f.toks)
}

// dotted reads a name with dots.
func (f *file) dotted(at int) (name string, next int) {
	for i := at; ; i++ {
		t := f.peek(i)
		if t.Is(".") || t.Is("...") || t.Is("..") || t.Kind == token.Name && t.Text != "import" && t.Text != "as" {
			if t.Kind == token.Name && name != "" && !strings.HasSuffix(name, ".") {
				return name, i
			}
			name += t.Text
			continue
		}
		return name, i
	}
}

// importsFrom reads from b import tidy as t.
func (f *file) importsFrom(p *joiner, at int) int {
	end := f.statementEnd(at)
	pack, i := f.dotted(at + 1)
	if !f.peek(i).IsName("import") || pack == "" {
		return at
	}
	package_, ours := p.find(f, pack)
	found := ours
	for i++; i < end; i++ {
		t := f.peek(i)
		if t.Is("*") && ours {
			f.stars = append(f.stars, package_)
		}
		if t.Kind != token.Name {
			continue
		}
		name, as := t.Text, t.Text
		if f.peek(i + 1).IsName("as") {
			as = f.peek(i + 2).Text
			i += 2
		}
		whole := pack + "." + name
		if strings.HasSuffix(pack, ".") {
			whole = pack + name
		}
		if module, is := p.find(f, whole); is && (!ours || module != package_) {
			f.modules[as], found = module, true
		} else if ours {
			f.aliases[as] = target{package_, name}
		}
	}
	if found {
		f.replaces(at, end, "pass")
	}
	return end - 1
}

// importsModules reads import a.b as m, c.
func (f *file) importsModules(p *joiner, at int) int {
	end := f.statementEnd(at)
	var others []string
	for i := at + 1; i < end; {
		name, next := f.dotted(i)
		if name == "" {
			i++
			continue
		}
		as := name
		i = next
		if f.peek(i).IsName("as") {
			as = f.peek(i + 1).Text
			i += 2
		}
		module, is := p.find(f, name)
		switch {
		case is:
			f.modules[as] = module
		case as != name:
			others = append(others, name+" as "+as)
		default:
			others = append(others, name)
		}
	}
	if len(others) == 0 {
		f.replaces(at, end, "pass")
	} else {
		f.replaces(at, end, "import "+strings.Join(others, ", "))
	}
	return end - 1
}

// rename writes the names of a file as the whole text has them.
func (f *file) rename(p *joiner) {
	for _, l := range f.lists { // on one line, by which it is known
		var parts []string
		for _, h := range l.names {
			parts = append(parts, h.as+": "+p.nameOf(target{f.index, h.name}))
		}
		f.replaces(l.from, l.to, "{"+strings.Join(parts, ", ")+"}")
	}
	for _, d := range f.direct {
		f.replaces(d.from, d.to, p.nameOf(target{d.module, exported + d.name}))
		f.takesName(p, target{d.module, exported + d.name})
	}
	for i := 0; i < len(f.toks); i++ {
		t := f.peek(i)
		if t.Kind == token.Pieces {
			f.renamePieces(p, i)
		}
		if t.Kind != token.Name || f.member(i) {
			continue
		}
		if end, module, is := f.moduleAt(i); is {
			f.takesName(p, f.ofModule(module, f.toks[end].Text))
			f.edits = append(f.edits, edit{int(t.At), int(f.toks[end].At) + len(f.toks[end].Text),
				p.nameOf(f.ofModule(module, f.toks[end].Text))})
			i = end
			continue
		}
		to := p.nameOf(target{f.index, t.Text})
		f.takesName(p, target{f.index, t.Text})
		if to != t.Text && !f.keyword(i) && !strings.Contains(to, ".") {
			if f.shorthand(i) {
				to = t.Text + ": " + to
			}
			f.edits = append(f.edits, edit{int(t.At), int(t.At) + len(t.Text), to})
		}
	}
}

// ofModule is a name of a module as another file means it.
func (f *file) ofModule(module int, name string) target {
	if f.lang == code.JavaScript {
		name = exported + name
	}
	return target{module, name}
}

// moduleAt reports the name of a module at a token, with a name of it at the token end: a.b.tidy.
func (f *file) moduleAt(i int) (end, module int, is bool) {
	name := ""
	for k := i; f.peek(k).Kind == token.Name; k += 2 {
		name += f.peek(k).Text
		if m, in := f.modules[name]; in && f.peek(k+1).Is(".") && f.peek(k+2).Kind == token.Name {
			end, module, is = k+2, m, true
		}
		if !f.peek(k + 1).Is(".") {
			break
		}
		name += "."
	}
	return end, module, is
}

// keyword reports the name of an argument, or the key of an object, which is no name of the file's own.
func (f *file) keyword(i int) bool {
	before, next := f.peek(i-1), f.peek(i+1)
	inside := before.Is("(") || before.Is(",") || before.Is("{")
	return inside && (next.Is("=") && !before.Is("{") || next.Is(":"))
}

// renamePieces writes the names of modules in a string that has expressions in it.
func (f *file) renamePieces(p *joiner, i int) {
	start, end := int(f.toks[i].At), len(f.Text)
	if i+1 < len(f.toks) {
		end = int(f.toks[i+1].At)
	}
	text := f.Text[start:end]
	changed := text
	for name, module := range f.modules {
		if at := strings.Index(changed, "{"+name+"."); at >= 0 {
			rest := changed[at+len(name)+2:]
			word := rest[:len(rest)-len(strings.TrimLeft(rest, wordBytes))]
			changed = changed[:at+1] + p.nameOf(target{module, word}) + rest[len(word):]
		}
	}
	if changed != text {
		f.edits = append(f.edits, edit{start, end, changed})
	}
}

const wordBytes = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_"
