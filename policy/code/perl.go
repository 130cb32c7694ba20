package code

import "strings"

// statement follows the statements of Perl that bind names.
func (r perl) statement(t *token) bool {
	next := r.peek(1)
	switch t.text {
	case "use", "no":
		r.perlUse(t, next)
	case "package":
		r.pos += 2
	case "sub":
		if next.kind != tName {
			return false
		}
		r.bind(next.text, value{kind: vFunction, fn: r.define(r.pos, r.pos, r.pos, r.root)})
		r.pos += 2
		r.signature()
	case "for", "foreach":
		r.pos++
		if w := r.peek(0).text; w == "my" || w == "our" || w == "local" {
			r.pos++
		}
		if r.peek(0).kind == tName && r.peek(1).is("(") {
			at := r.pos
			r.pos++
			r.forEach(at, at+1, r.element(r.primary()))
			return true
		}
		if r.at("(") {
			v := r.primary()
			r.bind("$_", r.element(v))
		} else if !r.peek(0).nl {
			v := r.expression(pAssign)
			r.bind("$_", r.element(v))
		}
	default:
		return false
	}
	return true
}

// signature passes the parameters of a sub.
func (r perl) signature() {
	if r.at("(") {
		from := r.pos
		r.pos = min(r.closing(r.pos)+1, r.limit)
		r.callsWithin(from, r.pos)
	}
}

// perlUse follows: use Module qw(a b); use strict; use lib 'x'.
func (r perl) perlUse(t, next *token) {
	r.pos += 2
	if next.kind != tName || strings.HasPrefix(next.text, "v5") {
		return
	}
	on := t.text == "use"
	switch next.text {
	case "strict":
		r.strict = on
	case "lib":
		r.line = t.line
		r.emitEach(Searches, "use lib", []value{r.expression(pWord)})
	case "if":
		r.expression(0)
	case "Env":
		if on {
			r.usesEnvironment(t.line)
		}
	default:
		if on && isUpper(next.text) || r.book.acting[next.text] == Opaque && on {
			r.line = t.line
			r.imports(next.text, t.line)
		}
	}
}

// dereference follows ${…}, @{…}, &{…} and $$x of Perl. Where a name may be
// computed, &{…} is a call of anything.
func (r perl) dereference(t *token) value {
	r.pos++
	at := r.pos
	v := value{}
	if r.at("{") {
		end := r.closing(at)
		r.pos++
		v = r.limited(end)
		r.pos = end
		r.block(end)
	} else {
		v = r.primary()
	}
	r.target = target{start: at}
	if name, ok := v.constant(); ok {
		r.symbol(name, t.line)
	} else if v.kind == vName {
		r.symbol(v.text, t.line)
	}
	if t.text == "deref&" {
		if name, ok := v.literal(); ok {
			v = r.lookup(strings.TrimPrefix(name, "main::"))
			if !r.at("(") {
				r.escape(v)
			}
			return v
		}
		if !r.strict {
			r.opaque("&{}", t.line)
		}
		return value{}
	}
	return value{}
}

// computedMember follows $x->$name and X->$name.
func (r *expressions) computedMember(v value, name, op string) value {
	m := r.lookup(name)
	line := r.peek(-1).line
	if s, ok := m.literal(); ok {
		if r.at("(") {
			return r.arguedMethod(v, s)
		}
		return r.method(v, s, &arguments{}, line)
	}
	if r.at("(") {
		r.arguedMethod(value{}, "")
		if v.kind == vName && r.lang == PHP {
			r.opaque("->"+name, line)
		}
	}
	return value{}
}

func (r perl) word(t *token) (value, bool) {
	next := r.peek(1)
	if next.is("=>") {
		r.pos++
		return text(t.text), true
	}
	switch t.text {
	case "my", "our", "local", "state":
		r.pos++
		return r.postfix(r.primary()), true
	case "sub":
		r.pos++
		r.signature()
		if r.at("{") {
			end := r.closing(r.pos)
			r.pos++
			r.block(end)
		}
		return value{}, true
	case "do", "eval", "map", "grep", "sort", "first", "any", "all", "try", "catch", "finally":
		if next.is("{") {
			r.pos++
			end := r.closing(r.pos)
			r.pos++
			r.block(end)
			return r.returned(), true
		}
	case "return":
		return value{}, false
	case "new":
		if next.kind == tName && !next.nl && isLetter(next.text[0]) {
			r.pos += 2
			v := r.attribute(named(next.text), "new")
			if r.at("(") {
				return r.called(v), true
			}
			return r.call(v, r.commandArguments(), next.line), true
		}
	}
	return value{}, false
}

// looksLikeBlock tells a block of Perl from a hash.
func (r *lookahead) looksLikeBlock(at, end int) bool {
	if at+1 >= end {
		return false
	}
	first, second := &r.toks[at+1], &r.toks[min(at+2, len(r.toks)-1)]
	hash := second.is("=>") || second.is(",") || first.text != "" && first.kind == tName && first.text[0] == '%'
	return !hash
}

// referred notes \&f of a function that the table has: whoever gets the reference may
// call it with anything.
func (r *expressions) referred(v value) {
	if v.kind != vName {
		return
	}
	if rule := r.book.rules[v.text]; rule != nil && rule.kind != none && !rule.quiet {
		r.emit(rule.kind, v.text, value{})
	}
}

// glob follows *{"name"} and *$name, by which any name may come to stand for any
// function (perlref 5.38, Symbolic references).
func (r *expressions) glob(t *token) value {
	computed := r.at("{") || r.peek(0).kind == tName && strings.HasPrefix(r.peek(0).text, "$")
	v := r.expression(pPower)
	if v.kind == vName || v.isText() {
		r.symbol(v.text, t.line)
	}
	if s, ok := v.literal(); computed && (!r.strict || ok && strings.Contains(s, "CORE")) {
		r.opaque("*{}", t.line)
	}
	return value{}
}

// operand follows what looks into a reference.
func (r perl) operand(t *token) (value, bool) {
	if !strings.HasPrefix(t.text, "deref") {
		return value{}, false
	}
	return r.dereference(t), true
}
