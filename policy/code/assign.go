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
func (r *assignments) assign(op string, left value, start int) value {
	to, end := r.target, r.pos-1
	to.start = start
	v := r.up.expression(pAssign)
	r.store(op, to, left, v, end)
	r.target = target{start: start}
	r.assigned = r.pos
	return v
}

// store gives a target its value; end is the token behind the target.
func (r *assignments) store(op string, to target, left, v value, end int) {
	r.line = r.toks[min(max(to.start, 0), len(r.toks)-1)].line
	if name := r.searchTarget(to); name != "" {
		r.searchFrom(name, end+1, v)
	}
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
func (r *assignments) grown(op string, to target, left, v value) value {
	r.escape(v)
	r.spoil(left)
	if left.kind == vString && r.lang == Ruby {
		r.taint(left.text)
	}
	if left.isDecoded() || v.isDecoded() {
		return hidden
	}
	return value{}
}

// bindName binds a variable. What is stored under a name that the language
// calls by itself, or that a class's methods are called by, escapes.
func (r *assignments) bindName(name string, v value) {
	if strings.HasPrefix(name, "__") && r.lang == Python || r.scope.class {
		r.escape(v)
	}
	if isGlobal(r.lang, name) {
		r.escape(v)
	}
	if name == "$^I" { // <> edits the files of @ARGV from here on (perlvar 5.38)
		r.emit(Opaque, name)
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
func (r *assignments) storeMember(to target, v value) {
	if to.key.text != "" {
		r.bindIn(r.root, "."+to.key.text, v)
		if r.lang == Ruby {
			r.bindIn(r.root, "@"+to.key.text, v)
		}
	}
	r.storeIn(to.base, to.key, v)
}

// storeElement follows base[key] = v.
func (r *assignments) storeElement(to target, v value) {
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
func (r *calls) storeIn(base, key, v value) {
	base.each(func(b value) {
		if b.kind == vName && r.book.environment[b.text] {
			r.emit(SetsEnvironment, b.text, key, v)
		}
		if word, ok := key.literal(); ok && word == "Dir" && r.lang == Go &&
			(b.kind == vUnknown || b.kind == vName && strings.HasPrefix(b.text, "os/exec.Command")) {
			r.emit(Enters, "exec.Cmd.Dir", v)
		} else if ok && (word == "Path" || word == "Args") && b.kind == vName &&
			strings.HasPrefix(b.text, "os/exec.C") {
			r.emit(Opaque, "exec.Cmd."+word)
		}
		if b.kind == vName {
			if word, ok := key.literal(); ok && r.book.rules[b.text+"."+word+"="] != nil { // ARGF.inplace_mode = x
				r.emit(Opaque, b.text+"."+word+"=")
			}
			// sys.meta_path[:0] = x
			if rule := r.book.rules[b.text]; rule != nil && rule.kind == Opaque && rule.how == nil {
				r.emit(Opaque, b.text)
			}
		}
		r.hostSet(b, key, v)
		if word, ok := key.literal(); ok && word == "tempdir" && b.kind == vName && b.text == "tempfile" {
			r.placedElsewhere(&call{name: "tempfile.tempdir", line: r.line}, v, false)
		}
		// NamedTemporaryFile()._closer.name
		if word, ok := key.literal(); ok && word == "name" && b.kind == vName &&
			strings.HasPrefix(b.text, "tempfile.") {
			r.emit(Deletes, b.text+".name", v)
		}
		if b.kind == vString && b.source == Fresh && r.lang == Python { // TemporaryDirectory.name, which it deletes
			if word, ok := key.literal(); ok && word == "name" {
				r.emit(DeletesTree, "tempfile.TemporaryDirectory.cleanup", v)
			}
		}
	})
}

// spoilTarget says that the variable just followed is changed in place.
func (r *assignments) spoilTarget() {
	for i := r.pos - 2; i >= 0 && i > r.pos-9; i-- {
		if t := &r.toks[i]; t.kind == tName && strings.HasPrefix(t.text, "$") {
			r.bind(t.text, value{})
			return
		}
	}
}
