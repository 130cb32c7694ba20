package code

import "strings"

// target is where an expression that was just followed could be stored.
type target struct {
	kind  targetKind
	name  string // of a variable
	base  value  // of a member or an element
	key   value
	start int // the first token of it
}

type targetKind uint8

const (
	aPattern  targetKind = iota // names in brackets or with commas
	aName                       //
	aMember                     // base.key
	anElement                   // base[key]
)

// assign follows what stands behind an assignment operator and stores it.
func (r *reader) assign(op string, left value, start int) value {
	to, end := r.target, r.pos-1
	to.start = start
	v := r.expression(pAssign)
	r.store(op, to, left, v, end)
	r.target = target{start: start}
	r.assigned = r.pos
	return v
}

// store gives a target its value; end is the token behind the target.
func (r *reader) store(op string, to target, left, v value, end int) {
	r.line = r.toks[min(max(to.start, 0), len(r.toks)-1)].line
	switch op {
	case "=", ":=", "||=", "??=", "&&=", "//=":
	case "+=", ".=":
		v = r.grown(op, to, left, v)
	default:
		r.escape(v)
		v = value{}
	}
	if to.kind != aName && v.kind != vUnknown {
		if to.kind != aPattern {
			r.escape(v)
			r.escapeModule(v)
			r.spoil(v)
		}
	}
	switch to.kind {
	case aName:
		r.bindName(to.name, v)
	case aMember:
		r.storeMember(to, v)
	case anElement:
		r.storeElement(to, v)
	default:
		r.pattern(to.start, end, v)
	}
}

// grown is what is behind left += v: it may have grown any number of times.
func (r *reader) grown(op string, to target, left, v value) value {
	r.escape(v)
	r.spoil(left)
	if left.kind == vString && r.lang == Ruby {
		r.taint(left.text)
	}
	return value{}
}

// bindName binds a variable. What is stored under a name that the language
// calls by itself, or that a class's methods are called by, escapes.
func (r *reader) bindName(name string, v value) {
	if strings.HasPrefix(name, "__") && r.lang == Python || r.scope.class {
		r.escape(v)
	}
	if isGlobal(r.lang, name) {
		r.escape(v)
	}
	if name == "@ARGV" && r.lang == Perl { // <> opens them, also "command |"
		for _, w := range r.flat(v) {
			r.magicOpen("@ARGV", w)
		}
	}
	if r.lang == Ruby && strings.HasPrefix(name, "@") {
		r.escape(v)
		r.spoil(v)
	}
	if r.scope.class {
		r.bindIn(r.root, "."+name, v)
	}
	r.bind(name, v)
}

func isGlobal(lang Language, name string) bool { return lang == Perl && strings.HasPrefix(name, "*") }

// storeMember follows base.key = v.
func (r *reader) storeMember(to target, v value) {
	if to.key.text != "" {
		r.bindIn(r.root, "."+to.key.text, v)
		if r.lang == Ruby {
			r.bindIn(r.root, "@"+to.key.text, v)
		}
	}
	r.storeIn(to.base, to.key, v)
}

// storeElement follows base[key] = v.
func (r *reader) storeElement(to target, v value) {
	if r.lang == JavaScript {
		if s, ok := to.key.literal(); ok {
			r.bindIn(r.root, "."+s, v)
		} else if to.key.kind != vNumber && (to.base.kind == vUnknown || to.base.kind == vName) {
			r.setLoose()
		}
	}
	r.spoil(to.base)
	r.storeIn(to.base, to.key, v)
}

// storeIn notes environment variables that are set: os.environ[key] = v.
func (r *reader) storeIn(base, key, v value) {
	base.each(func(b value) {
		if b.kind == vName && r.book.environment[b.text] {
			r.emit(SetsEnvironment, b.text, key, v)
		}
		if word, ok := key.literal(); ok && word == "Dir" && r.lang == Go && (b.kind == vUnknown || b.kind == vName && strings.HasPrefix(b.text, "os/exec.Command")) {
			r.emit(Enters, "exec.Cmd.Dir", v)
		}
		if b.kind == vName && r.book.searches[b.text] {
			r.emit(Searches, b.text, v)
		}
	})
}

// spoilTarget says that the variable just followed is changed in place.
func (r *reader) spoilTarget() {
	for i := r.pos - 2; i >= 0 && i > r.pos-6; i-- {
		if t := &r.toks[i]; t.kind == tName && strings.HasPrefix(t.text, "$") {
			r.bind(t.text, value{})
			return
		}
	}
}

// pattern gives the names between start and end what v holds: one element
// each where v shows as many, else anything.
func (r *reader) pattern(start, end int, v value) {
	end = min(end, len(r.toks))
	if start < 0 || start >= end {
		return
	}
	open := &r.toks[start]
	if (open.is("[") || open.is("(") || open.is("{")) && int(open.match) == end-1 {
		object := open.is("{")
		r.members(start+1, end-1, v, object)
		return
	}
	if parts := r.parts(start, end); len(parts) == 1 && parts[0][1] == end {
		r.bindPart(start, end, v)
		return
	}
	r.members(start, end, v, false)
}

// members goes through the parts of a pattern, which commas divide.
func (r *reader) members(start, end int, v value, object bool) {
	parts := r.parts(start, end)
	for n, part := range parts {
		from, to := part[0], part[1]
		for from < to && r.toks[from].kind == tOp && (r.toks[from].is("*") || r.toks[from].is("...")) {
			r.bindAll(from, to, value{})
			from = to
		}
		if from >= to {
			continue
		}
		first := &r.toks[from]
		element := value{}
		if object {
			element = r.index(v, text(first.text), first.line)
			if first.kind == tOp {
				element = value{}
			}
			if from+1 < to && r.toks[from+1].is(":") {
				from += 2
			}
		} else if v.kind == vList && len(v.list.items) == len(parts) && !r.isOpen(v.list) {
			element = v.list.items[n]
		}
		if from < to {
			r.bindPart(from, to, element)
		}
	}
}

// bindPart binds one part of a pattern: a name, with a default, or a pattern.
func (r *reader) bindPart(from, to int, v value) {
	t := &r.toks[from]
	if t.kind == tOp && int(t.match) > from {
		r.pattern(from, int(t.match)+1, v)
		return
	}
	for from < to && r.declares(from) {
		from++
	}
	if from < to && int(r.toks[from].match) > from {
		r.pattern(from, int(r.toks[from].match)+1, v)
		return
	}
	if from >= to || r.toks[from].kind != tName {
		return
	}
	if from+1 < to && !r.toks[from+1].is("=") {
		if r.toks[from+1].is(".") || r.toks[from+1].is("[") || r.toks[from+1].is("->") || r.toks[from+1].is("{") {
			r.escape(v)
			r.escapeModule(v)
			if last := &r.toks[to-1]; last.kind == tName {
				r.bindIn(r.root, "."+last.text, v)
			}
			return
		}
	}
	if from+1 < to && r.toks[from+1].is("=") {
		pos := r.pos
		r.pos = from + 2
		v = choice(v, r.expression(pChoice))
		r.pos = pos
	}
	r.bindName(r.toks[from].text, v)
}

func (r *reader) declares(at int) bool {
	switch r.toks[at].text {
	case "const", "let", "var", "my", "our", "local":
		return r.toks[at].kind == tName && at+1 < len(r.toks) && (r.toks[at+1].kind == tName || r.toks[at+1].kind == tOp)
	}
	return false
}

// bindAll gives every name between from and to v.
func (r *reader) bindAll(from, to int, v value) {
	for ; from < to; from++ {
		if r.toks[from].kind == tName {
			r.bind(r.toks[from].text, v)
		}
	}
}

// parts divides the tokens from start to end at the commas outside of brackets.
func (r *reader) parts(start, end int) [][2]int {
	var parts [][2]int
	from := start
	for i := start; i < end; i++ {
		t := &r.toks[i]
		if t.kind != tOp {
			continue
		}
		if int(t.match) > i {
			i = int(t.match)
		} else if t.text == "," {
			parts = append(parts, [2]int{from, i})
			from = i + 1
		}
	}
	if from < end {
		parts = append(parts, [2]int{from, end})
	}
	return parts
}
