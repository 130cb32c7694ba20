package code

// postfix follows members, calls and subscripts behind v.
func (r *expressions) postfix(v value) value {
	for {
		t := r.peek(0)
		if t.kind == tPieces || t.kind == tString {
			if r.lang == JavaScript && t.kind == tPieces || r.lang == Lua && r.callable(v) {
				v = r.stringCall(v, t)
				continue
			}
		}
		if t.kind != tOp {
			if r.commandCall(v, t) {
				v = r.command(v)
				continue
			}
			return v
		}
		if t.nl && !r.leadingDot(t) && r.lang != JavaScript && r.lang != Perl && r.lang != PHP && r.lang != Lua {
			return v
		}
		switch t.text {
		case ".", "?.", "&.", "->", "::", "?->", ":":
			next, ok := r.memberOf(v, t)
			if !ok {
				return v
			}
			v = next
		case "(":
			if r.lang == Ruby && t.sp && v.kind != vName {
				return v
			}
			v = r.called(v)
		case "[":
			if (r.lang == Ruby || r.lang == Perl) && t.sp && r.commandCall(v, t) { // eval ["…"].pack("m"), run ["ls"]
				v = r.command(v)
				continue
			}
			if r.lang == Ruby && t.sp || r.lang == JavaScript && t.nl && v.kind == vUnknown && r.target.name == "" {
				return v
			}
			v = r.subscript(v)
		case "{":
			next, ok := r.braced(v, t)
			if !ok {
				return v
			}
			v = next
		case "!":
			if r.lang != JavaScript || !(r.peek(1).is(".") || r.peek(1).is("(") || r.peek(1).is("[")) {
				return v
			}
			r.pos++
		case "<":
			if r.lang != JavaScript || !r.typeArguments() {
				return v
			}
		case "++", "--":
			r.pos++
			r.escape(v)
			v = value{}
		default:
			if r.commandCall(v, t) {
				v = r.command(v)
				continue
			}
			return v
		}
	}
}

// leadingDot reports whether a line that begins with t goes on the one before.
func (r *lookahead) leadingDot(t *token) bool {
	return (t.text == "." || t.text == "&.") && r.lang == Ruby
}

func (r *lookahead) callable(v value) bool {
	return v.kind == vName || v.kind == vFunction || v.kind == vPartial || r.target.name != ""
}

// stringCall follows f"x" of Lua and the tagged template f`x` of JavaScript.
func (r *expressions) stringCall(v value, t *token) value {
	line := t.line
	s := r.oneLiteral()
	var results []value
	v.each(func(v value) {
		rule := r.book.rules["`"+v.text]
		if r.lang != JavaScript || v.kind != vName || rule == nil {
			results = append(results, r.call(v, &arguments{pos: []value{s}}, line))
			return
		}
		r.line = line
		r.emit(rule.kind, v.text, s)
	})
	return choice(results...)
}

// isCall reports whether arguments in brackets follow.
func (r *lookahead) isCall() bool {
	t := r.peek(0)
	switch {
	case t.is("("):
		return !(t.nl && (r.lang == Python || r.lang == Ruby || r.lang == Go)) && !(r.lang == Ruby && t.sp)
	case t.is("?.") && r.peek(1).is("("):
		r.pos++
		return true
	case r.lang == JavaScript && t.is("<") && r.typeArguments():
		return true
	case r.lang == JavaScript && t.is("!") && r.peek(1).is("("):
		r.pos++
		return true
	case r.lang == Lua && (t.kind == tString || t.is("{")):
		return true
	}
	return false
}

// arguedMethod follows the arguments of v.name and the call.
func (r *argued) arguedMethod(v value, name string) value {
	line := r.peek(-1).line
	args := r.bracketArguments()
	r.target = target{start: r.target.start}
	v2 := r.method(v, name, args, line)
	return r.withBlock(v2, v, name)
}

// bracketArguments follows ( … ), or the one string or table of Lua.
func (r *argued) bracketArguments() *arguments {
	at := r.pos
	if !r.at("(") {
		return &arguments{pos: []value{r.up.primary()}}
	}
	end := r.closing(at)
	r.pos++
	start := r.target.start
	args := r.entries(end)
	r.pos = min(end+1, r.limit)
	r.target = target{start: start}
	return args
}

// called follows ( … ) behind v.
func (r *argued) called(v value) value {
	line := r.peek(-1).line
	key, to := r.target.name, r.target
	args := r.bracketArguments()
	if name, ok := to.key.literal(); ok && r.lang == JavaScript && to.kind == anElement && v.kind == vUnknown &&
		to.base.kind != vName {
		return r.method(to.base, name, args, line) // x["name"](…)
	}
	v2 := r.call(v, args, line)
	if rule := r.book.rule("?." + key); key != "" && rule != nil && rule.kind != none && r.mayBeUnknown(v) &&
		r.lang != Ruby {
		r.ruled(&call{name: key, rule: rule, arguments: args, line: line}) // a function that was handed here
	}
	if v.kind == vUnknown && key != "" && (key[0] == '$' &&
		(r.lang == Perl && !r.strict || r.lang == PHP && !r.isParameter(key))) {
		r.opaque(key, line)
	}
	return r.withBlock(v2, v, "")
}

func (r *calls) mayBeUnknown(v value) bool {
	return v.kind == vUnknown || v.kind == vChoice && v.list.more
}

// isParameter reports whether name is a parameter, which callers choose.
func (r *names) isParameter(name string) bool {
	b := r.root.names[name]
	return b != nil && b.param
}
