package code

import "strings"

// What modules of Perl give to whoever uses them.

// inModule finds the rule of a function that a module in use gives without its name.
func (r *names) inModule(name string) (string, *rule) {
	if r.lang != Perl || strings.Contains(name, "::") || strings.Contains(name, ".") {
		return name, nil
	}
	for _, module := range r.modules {
		if rule := r.book.rule(module + "::" + name); rule != nil {
			return module + "::" + name, rule
		}
	}
	return name, nil
}

// ipcRun is run(\@command, '>', 'file') of IPC::Run: lists are commands, a text is the
// words of one, and what stands behind > is written.
func ipcRun(r *calls, c *call) value {
	r.handed(c)
	redirect := ""
	for i, v := range c.pos {
		s, known := v.literal()
		switch {
		case redirect != "":
			kind := Writes
			if strings.HasPrefix(redirect, "<") {
				kind = Reads
			}
			if v.isText() {
				r.emitEach(kind, c.name, []value{v})
			}
			redirect = ""
		case v.kind == vList:
			r.vector(c.name, nil, v)
		case known && strings.ContainsAny(s, "<>"):
			op := strings.TrimRight(s, " ")
			redirect = op[strings.IndexAny(op, "<>"):]
			if file := strings.TrimLeft(redirect, "<>+& "); file != "" {
				r.emitEach(map[bool]Kind{true: Reads, false: Writes}[redirect[0] == '<'], c.name, []value{text(file)})
				redirect = ""
			}
		case i == 0:
			r.shellLine(c.name, nil, v)
		}
	}
	if c.spread || len(c.pos) == 0 {
		r.shellLine(c.name, nil, value{})
	}
	return value{}
}

// perlLoad is load "Module" and load "./file.pl" of Module::Load and its kin.
func perlLoad(r *calls, c *call) value {
	r.handed(c)
	v, _ := c.arg(0, "")
	if v.kind == vUnknown && c.recv.isText() { // "Module"->require
		v = c.recv
	}
	switch s, known := v.literal(); {
	case v.kind == vName && !strings.HasPrefix(v.text, "$"):
		r.imports(v.text, c.line)
	case !known:
		r.opaque(c.name, c.line)
	case strings.ContainsAny(s, "/.'"):
		r.emit(RunsFile, c.name, v)
	default:
		r.imports(s, c.line)
	}
	return value{}
}

// usesEnvironment is use Env, by which every variable of the environment, or each of those
// that are named, is a variable of the text.
func (r perl) usesEnvironment(line int32) {
	r.line = line
	if r.at(";") || r.pos >= r.limit {
		r.emit(Environment, "use Env", text(""))
		return
	}
	for _, v := range r.flat(r.expression(0)) {
		s, known := v.literal()
		for name := range strings.FieldsSeq(s) {
			r.emit(Environment, "use Env", text(strings.TrimLeft(name, "$@")))
		}
		if !known {
			r.emit(Environment, "use Env", text(""))
		}
	}
}

// symbol is what %{"NAME"} and *NAME{HASH} look into: the environment among else.
func (r *expressions) symbol(name string, line int32) {
	name = strings.TrimLeft(name, "*:")
	name = strings.TrimPrefix(strings.TrimPrefix(name, "main::"), "::")
	if name == "ENV" {
		r.line = line
		r.emit(Environment, "%ENV", text(""))
	}
}

// intoSecond is gzip "from" => "to": => is a comma (perlop 5.38).
func intoSecond(r *calls, c *call) value {
	if len(c.pos) == 0 && len(c.keyed) > 0 {
		r.handed(c)
		r.emitEach(Writes, c.name, c.keyed[:1])
		return value{}
	}
	return ifText(Writes)(r, c)
}

// inMain gives the name of a variable of Perl's main package, %main::ENV and %::ENV, without
// the package (perlmod 5.38). The package itself, $main::{ENV}, holds every variable.
func (r *names) inMain(name string) string {
	if r.lang != Perl {
		return name
	}
	rest := strings.TrimPrefix(strings.TrimPrefix(name[1:], "main"), "::")
	if rest == "" && strings.HasSuffix(name, "::") {
		r.opaque(name, r.peek(-1).line)
	}
	if len(rest) < len(name)-1 && strings.Contains(name, "::") {
		return name[:1] + rest
	}
	return name
}
