package code

import "strings"

// orDefault is a call that works on $_ where it is given nothing.
func orDefault(kind Kind) how {
	return func(r *calls, c *call) value {
		r.handed(c)
		args := r.picked(c)
		if len(args) == 0 {
			args = []value{r.lookup("$_")}
		}
		r.emitEach(kind, c.name, args)
		return value{}
	}
}

// perlOpen is open(FH, mode, path …): three arguments, or two of which the
// second holds the mode (perlfunc, open).
func perlOpen(r *calls, c *call) value {
	r.handed(c)
	if len(c.pos) < 2 {
		r.emit(Opaque, c.name)
		return value{}
	}
	mode := c.pos[1]
	m, ok := mode.literal()
	if len(c.pos) == 2 {
		r.magicOpen(c.name, mode)
		return value{}
	}
	m, _, _ = strings.Cut(strings.TrimSpace(m), ":")
	m = strings.TrimSpace(m)
	rest := c.pos[2:]
	switch {
	case !ok || c.spread:
		r.emitEach(Writes, c.name, rest[:1])
		r.shellLine(c.name, nil, value{})
	case m == "-|" || m == "|-":
		if len(rest) == 1 && rest[0].kind != vList {
			r.shellLine(c.name, nil, rest[0])
			return value{}
		}
		var words []value
		for _, v := range rest {
			words = append(words, r.flat(v)...)
		}
		r.words(c.name, nil, words[0], words[1:]...)
	case strings.HasPrefix(m, ">>"):
		r.emitEach(Appends, c.name, rest[:1])
	case strings.HasPrefix(m, ">") && !strings.HasPrefix(m, ">&"):
		r.emitEach(Writes, c.name, rest[:1])
	case strings.HasPrefix(m, "+>"):
		r.emitEach(Writes, c.name, rest[:1])
	case strings.HasPrefix(m, "+<"):
		r.emitEach(Reads, c.name, rest[:1])
		r.emitEach(Edits, c.name, rest[:1])
	case m == "<":
		r.emitEach(Reads, c.name, rest[:1])
	}
	return value{}
}

// magicOpen is open of two arguments: the mode stands in the name.
func (r *effects) magicOpen(name string, v value) {
	v.each(func(v value) {
		s := strings.TrimSpace(v.text)
		file := v
		cut := func(n int) value { file.text = strings.TrimSpace(s[n:]); return file }
		switch {
		case !v.isText() || s == "":
			r.emitEach(Writes, name, []value{{}})
			r.shellLine(name, nil, value{})
		case strings.HasPrefix(s, "|"):
			r.shellLine(name, nil, cut(1))
		case strings.HasSuffix(s, "|") && v.known:
			file.text = strings.TrimSuffix(s, "|")
			r.shellLine(name, nil, file)
		case strings.HasPrefix(s, ">>"):
			r.emitEach(Appends, name, []value{cut(2)})
		case strings.HasPrefix(s, ">&"), strings.HasPrefix(s, "<&"):
		case strings.HasPrefix(s, ">"):
			r.emitEach(Writes, name, []value{cut(1)})
		case strings.HasPrefix(s, "+"):
			r.emitEach(Edits, name, []value{cut(min(2, len(s)))})
		case strings.HasPrefix(s, "<"):
			r.emitEach(Reads, name, []value{cut(1)})
		default:
			r.emitEach(Reads, name, []value{v})
			if !v.known { // it may end with |
				r.shellLine(name, nil, v)
			}
		}
	})
}

// perlSysopen is sysopen(FH, path, flags).
func perlSysopen(r *calls, c *call) value {
	r.handed(c)
	path, _ := c.arg(1, "")
	if f, ok := c.arg(2, ""); ok && f.kind == vName && f.text == "O_RDONLY" {
		r.emitEach(Reads, c.name, []value{path})
	} else {
		r.emitEach(Writes, c.name, []value{path})
	}
	return value{}
}

// perlFile is IO::File->new(path, mode): as open, or a mode of fopen(3).
func perlFile(r *calls, c *call) value {
	r.line = c.line
	if len(c.pos) == 0 {
		return value{}
	}
	mode, ok := c.arg(1, "")
	if !ok {
		r.magicOpen(c.name, c.pos[0])
		return value{}
	}
	if s, known := mode.literal(); known && strings.ContainsAny(s, "<>|") {
		return perlOpen(r, &call{name: c.name, rule: c.rule, arguments: &arguments{pos: []value{{}, mode, c.pos[0]}},
			line: c.line})
	}
	r.opened(c.name, c.pos[0], mode)
	return value{}
}

// socketNew is IO::Socket::INET->new(PeerAddr => host): one that only listens
// reaches nobody.
func socketNew(r *calls, c *call) value {
	r.handed(c)
	host, ok := firstKey(c, "PeerAddr", "PeerHost")
	if !ok && len(c.pos) > 0 {
		host, ok = c.pos[0], true
	}
	if _, listens := firstKey(c, "Listen", "LocalPort"); ok || !listens {
		r.emit(Network, c.name, host)
	}
	return value{}
}

// perlEval is eval STRING; without an argument it is eval $_.
func perlEval(r *calls, c *call) value {
	if len(c.pos) == 0 && !c.spread {
		return value{}
	}
	return evaluate(r, c)
}

// perlJoin is join(sep, list).
func perlJoin(r *calls, c *call) value {
	r.given(c.arguments, true)
	if len(c.pos) == 0 || c.spread {
		return value{}
	}
	return r.joined(listOf(c.pos[1:]...), c.pos[0])
}

// perlDatabase is DBI->connect("dbi:SQLite:dbname=path").
func perlDatabase(r *calls, c *call) value {
	r.handed(c)
	v, _ := c.arg(0, "")
	s, ok := v.literal()
	rest, sqlite := strings.CutPrefix(s, "dbi:SQLite:")
	if ok && !sqlite {
		return value{}
	}
	rest = strings.TrimPrefix(rest, "dbname=")
	if ok {
		v = text(rest)
	}
	if rest != ":memory:" {
		r.emitEach(Edits, c.name, []value{v})
	}
	return value{}
}
