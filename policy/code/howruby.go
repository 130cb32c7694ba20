package code

import "strings"

// rubyOpen is Kernel#open: a path, a command behind |, or with open-uri a URL.
func rubyOpen(r *calls, c *call) value {
	r.handed(c)
	v, ok := c.arg(0, "")
	if !ok {
		return value{}
	}
	v.each(func(v value) {
		line, isCommand := strings.CutPrefix(strings.TrimLeft(v.text, " "), "|")
		switch {
		case strings.HasPrefix(c.name, "URI") || strings.HasPrefix(c.name, "OpenURI") || isURL(v.text):
			r.emit(Network, c.name, v)
		case isCommand:
			v.text = line
			r.shellLine(c.name, nil, v)
		case !v.known && v.text == "":
			r.shellLine(c.name, nil, value{})
			fallthrough
		default:
			opener(0, 1)(r, &call{name: c.name, rule: c.rule,
				arguments: &arguments{pos: append([]value{v}, c.pos[min(1, len(c.pos)):]...), keys: c.keys,
					keyed: c.keyed}, line: c.line})
		}
	})
	return named("open()")
}

// rubyExpand is File.expand_path(path, dir): ~ is the home, dir what it is
// relative to.
func rubyExpand(r *calls, c *call) value {
	r.given(c.arguments, true)
	v, _ := c.arg(0, "")
	if dir, ok := c.arg(1, ""); ok {
		if dir.source == scriptFile { // "../x" from the file itself
			if s, known := v.literal(); known {
				if rest, up := strings.CutPrefix(s, "../"); up {
					return value{kind: vString, text: rest, known: true, source: Script}
				}
				if s == ".." {
					return from(Script)
				}
			}
			return value{kind: vString}
		}
		return join(dir, v, true)
	}
	return expanded(r, c)
}

// erb is ERB.new(text): a template is code, one without marks is not.
func erb(r *calls, c *call) value {
	r.handed(c)
	v, _ := c.arg(0, "")
	if s, ok := v.literal(); !ok || strings.Contains(s, "<%") {
		r.emit(Opaque, c.name)
	}
	return value{}
}

// autoloader is autoload(:Name, path).
func autoloader(r *calls, c *call) value {
	if len(c.pos) < 2 {
		return value{}
	}
	return loader(r, &call{name: c.name, rule: c.rule, arguments: &arguments{pos: c.pos[1:]}, line: c.line})
}

// rubyPipe is IO.read(name) and its like, of which a name behind | is a command
// (Ruby 3.3, IO).
func rubyPipe(kind Kind) how {
	return func(r *calls, c *call) value {
		r.handed(c)
		v, _ := c.arg(0, "")
		v.each(func(v value) {
			if line, isCommand := strings.CutPrefix(v.text, "|"); isCommand && v.isText() {
				v.text = line
				r.shellLine(c.name, nil, v)
				return
			}
			r.emitEach(kind, c.name, []value{v})
		})
		return value{}
	}
}

// trapped is trap(signal, code): a string is evaluated, but for the words that name
// what the system does.
func trapped(r *calls, c *call) value {
	v, ok := c.arg(1, "")
	s, known := v.literal()
	switch {
	case !ok || v.kind == vNumber:
	case known && (s == "" || s == "EXIT" || strings.HasSuffix(s, "DEFAULT") || strings.HasSuffix(s, "DFL") ||
		strings.HasSuffix(s, "IGNORE") || strings.HasSuffix(s, "IGN")):
	case known:
		return evaluate(r, &call{name: c.name, rule: c.rule, arguments: &arguments{pos: []value{v}}, line: c.line})
	default:
		r.given(c.arguments, true)
	}
	return value{}
}
