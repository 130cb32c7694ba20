package code

import "strings"

// evaluate is exec and eval: literal code is read where it stands, anything
// else cannot be.
func evaluate(r *calls, c *call) value {
	r.handed(c)
	v, ok := c.arg(0, "")
	if !ok {
		if s, k := firstKey(c, "source", "object", "stmt"); k {
			v = s
		} else if r.lang == Perl {
			v = value{}
		} else {
			return value{}
		}
	}
	v.each(func(v value) {
		s, ok := v.literal()
		if v.kind == vNumber || v.kind == vFunction && r.lang != JavaScript {
			return
		}
		if !ok || r.nested >= maxNested {
			r.opaque(c.name, c.line)
			return
		}
		r.runText(s, c)
	})
	return value{}
}

// runText follows code that stands in a string, with the names of the text.
func (r *calls) runText(code string, c *call) {
	toks, ok := r.cut[code]
	if !ok {
		s := scanner{src: code, end: len(code), line: c.line, lang: r.lang, nl: true, inCode: true}
		s.scan(0)
		if s.bad != "" {
			s.toks = nil
		}
		toks = s.toks
		for i := range toks {
			toks[i].line = c.line
		}
		r.cut[code] = toks
	}
	if toks == nil {
		if strings.TrimSpace(code) != "" {
			r.opaque(c.name, c.line)
		}
		return
	}
	r.nested++
	r.up.embedded(toks)
	r.nested--
}

// evaluateText is a call that runs a string as code, but takes other things too:
// timeit.timeit(lambda: x), instance_eval { }.
func evaluateText(r *calls, c *call) value {
	v, ok := c.arg(0, "stmt")
	if setup, _ := c.arg(1, "setup"); r.lang == Python && setup.kind == vString && r.namesTable(setup.text) {
		evaluate(r, &call{name: c.name, rule: c.rule, arguments: &arguments{pos: []value{setup}}, line: c.line})
	}
	if !ok || v.kind == vFunction || v.kind == vNumber {
		r.given(c.arguments, true)
		return value{}
	}
	return evaluate(r, c)
}

// namesTable reports text in which a word stands that the table has something for.
func (r *names) namesTable(s string) bool {
	for word := range strings.FieldsFuncSeq(s, func(c rune) bool { return c >= 0x80 || !isWord(byte(c)) }) {
		if r.book.lasts[word] || strings.HasPrefix(word, "__") {
			return true
		}
	}
	return false
}

// loader is require and import: a name that is known loads, a computed one
// cannot be read. The value is the module.
func loader(r *calls, c *call) value {
	r.handed(c)
	v, ok := c.arg(0, "name")
	if !ok {
		return value{}
	}
	var all []value
	v.each(func(v value) {
		s, ok := v.literal()
		switch {
		case ok && r.loadsPath(c.name, s):
			r.module(s)
			all = append(all, named(r.canonical(moduleName(s))))
		case ok && r.lang == JavaScript:
			r.module(s)
			r.emit(Loads, c.name, v)
			all = append(all, named(r.canonical(moduleName(s))))
		case ok:
			r.module(s)
			r.emit(Loads, c.name, v)
			if r.lang == Python {
				if top, _, dotted := strings.Cut(s, "."); dotted && c.name == "__import__" {
					s = top
				}
			}
			all = append(all, named(r.canonical(s)))
		case v.isText() && v.known && !v.decoded:
			r.emit(Loads, c.name, v)
			all = append(all, value{})
		case v.kind == vNumber:
		case v.kind == vName && r.lang == Perl: // require Foo::Bar
			r.module(v.text)
			r.emit(Loads, c.name, text(v.text))
		default:
			r.opaque(c.name, c.line)
			all = append(all, value{})
		}
	})
	return choice(all...)
}

// isPath reports the name of a module that is a path (Node.js 22, modules; Ruby 3.3,
// Kernel#require; perlfunc 5.38, require; Lua's templates take a / in a name too).
func isPath(lang Language, s string) bool {
	switch lang {
	case JavaScript, Ruby:
		return strings.HasPrefix(s, ".") || strings.HasPrefix(s, "/") || strings.HasPrefix(s, "~") ||
			strings.HasPrefix(s, "file:")
	case Perl, Lua:
		return strings.HasPrefix(s, "/") || strings.HasPrefix(s, "./") || strings.HasPrefix(s, "../") ||
			lang == Perl && strings.HasSuffix(s, ".pl")
	}
	return false
}

// loadsPath notes an import of what is no module's name: a path, a URL, or code that
// stands in it (Node.js 22, ECMAScript modules, data: imports).
func (r *effects) loadsPath(call, s string) bool {
	switch {
	case r.lang == JavaScript && (strings.HasPrefix(s, "data:") || strings.HasPrefix(s, "blob:")):
		r.emit(Opaque, call)
	case r.lang == JavaScript && isURL(s):
		r.emit(Network, call, text(s))
	case isPath(r.lang, s):
		r.emit(RunsFile, call, pathModule(r.lang, s))
	default:
		return false
	}
	return true
}

// pathModule is the argument of an import that is a path: JavaScript's is relative
// to the file.
func pathModule(lang Language, s string) value {
	v := text(strings.TrimPrefix(s, "file://"))
	if strings.HasPrefix(s, ".") && lang == JavaScript {
		v.source = Script
	}
	return v
}

// loaderFrom is module.createRequire(file): a require whose paths count from file.
// Where that is not this file, they are not known.
func loaderFrom(r *calls, c *call) value {
	r.handed(c)
	v, _ := c.arg(0, "")
	if s, ok := v.literal(); v.source == scriptFile || v.source == Script ||
		ok && strings.HasPrefix(s, "./") && !strings.Contains(s, "..") {
		return named("require")
	}
	if v.kind == vName && v.text == "import.meta.url" {
		return named("require")
	}
	r.opaque(c.name, c.line)
	return named("require")
}

// scriptFiles is run({files}) of Node's test runner.
func scriptFiles(r *calls, c *call) value {
	r.handed(c)
	if v, ok := c.option("files"); ok {
		r.emitEach(RunsFile, c.name, []value{v})
	}
	return value{}
}

// fileLoader is Ruby's load(path) and Perl's do FILE.
func fileLoader(r *calls, c *call) value {
	r.handed(c)
	v, ok := c.arg(0, "")
	if !ok {
		return value{}
	}
	if v.isText() && v.known {
		r.emit(RunsFile, c.name, v)
	} else {
		r.opaque(c.name, c.line)
	}
	return value{}
}

// moduleName is the name under which the table has a module of Node.
func moduleName(s string) string {
	s = strings.TrimPrefix(s, "node:")
	if strings.HasPrefix(s, ".") || strings.HasPrefix(s, "/") {
		return "./" + strings.ReplaceAll(strings.TrimLeft(s, "./"), ".", "_")
	}
	return strings.ReplaceAll(s, "/", ".")
}

// relativeLoader is require_relative: from the file's folder.
func relativeLoader(r *calls, c *call) value {
	r.handed(c)
	v, _ := c.arg(0, "")
	if s, ok := v.literal(); ok {
		v.source = Script
		r.module(s)
		r.emit(RunsFile, c.name, v)
		return value{}
	}
	r.opaque(c.name, c.line)
	return value{}
}
