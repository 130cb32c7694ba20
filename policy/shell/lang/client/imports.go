package client

import (
	"strings"

	"guard/policy/code/service"
)

// imports finds the names that the text takes from libraries.
func (r *reader) imports() {
	for i := range r.toks {
		t := &r.toks[i]
		switch {
		case t.kind == str && (r.family == script || r.family == golang || r.family == ruby):
			r.byString(i)
		case t.kind != word:
		case r.family == python && (t.text == "import" || t.text == "from") && r.begins(i):
			r.ofPython(i)
		case r.family != script && r.family != golang && r.family != ruby && r.family != python &&
			(t.text == "use" || t.text == "using" || t.text == "import") && r.begins(i):
			r.byPath(i)
		}
	}
}

// begins reports that a statement begins at a place.
func (r *reader) begins(i int) bool {
	return i == 0 || r.toks[i-1].line < r.toks[i].line || r.toks[i-1].kind == sign && in("; { } : ) "+
		"]", r.toks[i-1].text) ||
		r.toks[i-1].kind == word && in("pub global php else then do", r.toks[i-1].text)
}

// bind notes that a name stands for what a library has.
func (r *reader) bind(name, module string, l *service.Library) {
	if len(name) > 0 && r.known[name] == nil && !in(noNames, name) {
		r.known[name] = &bound{library: l, module: module, class: true}
	}
}

// noNames are words of the languages that stand where names do.
const noNames = "import from as const let var await type default require self static use using global function " +
	"typeof " +
	"new return public private crate super mut pub in of async export"

// byString notes what stands for a module that a string names.
func (r *reader) byString(i int) {
	module := r.toks[i].text
	l := service.LibraryOf(module)
	if l == nil || strings.ContainsAny(module, " \n") {
		return
	}
	switch r.family {
	case ruby:
		if r.is(i-1, "require") || r.is(i-1, "(") && r.is(i-2, "require") {
			r.modules[module] = true
			r.bind("\x00"+service.Plain(module), module, l)
		}
	case golang:
		r.ofGo(i, module, l)
	case script:
		called := r.is(i-1, "(") && (r.is(i-2, "require") || r.is(i-2, "import"))
		if !called && !r.is(i-1, "from") && !r.is(i-1, "import") {
			return
		}
		r.modules[module] = true
		for k := i - 1; k >= 0 && k > i-80; k-- {
			if r.isWord(k) && !r.is(k+1, "=>") && !(r.is(k+1, ":") && r.is(k-1, ".")) {
				r.bind(r.toks[k].text, module, l)
			}
			if r.is(k, ";") || r.isWord(k) && in("import const let var", r.toks[k].text) && k < i-1 {
				break
			}
			if r.is(k, ")") || k < i-3 && called && r.toks[k].line < r.toks[i].line && r.begins(k+1) && !r.is(k, ",") {
				break
			}
		}
		if called {
			r.bind("\x01"+module, module, l)
		}
	}
}

// ofGo notes the names of an import of Go: its own, or the parts of the path's last element.
func (r *reader) ofGo(i int, module string, l *service.Library) {
	group := false
	for k := i - 1; k >= 0 && k > i-400; k-- {
		if r.is(k, "import") {
			group = true
			break
		}
		if r.toks[k].kind == sign && !in("( ; . _", r.toks[k].text) {
			break
		}
	}
	if !group {
		return
	}
	r.modules[module] = true
	if r.isWord(i-1) && !r.is(i-1, "import") && r.toks[i-1].line == r.toks[i].line {
		r.bind(r.toks[i-1].text, module, l)
		return
	}
	parts := strings.Split(module, "/")
	last := parts[len(parts)-1]
	if len(parts) > 1 && len(last) > 1 && last[0] == 'v' && strings.Trim(last[1:], "0123456789") == "" {
		last = parts[len(parts)-2]
	}
	r.bind(last, module, l)
	for _, part := range strings.FieldsFunc(last, func(c rune) bool { return c == '-' || c == '.' }) {
		if part != "go" && part != "golang" && part != "client" {
			r.bind(part, module, l)
		}
	}
	r.bind(strings.ReplaceAll(last, "-", ""), module, l)
	r.bind(strings.ReplaceAll(last, "-", "_"), module, l)
}

// path reads a dotted path, and where it ends.
func (r *reader) path(i int) (string, int) {
	var b strings.Builder
	for r.isWord(i) || r.is(i, ".") || r.is(i, "::") || r.is(i, `\`) {
		if r.isWord(i) && i > 0 && r.isWord(i-1) && b.Len() > 0 {
			break
		}
		if r.isWord(i) {
			b.WriteString(r.toks[i].text)
		} else if b.Len() > 0 {
			b.WriteByte('.')
		}
		i++
	}
	return b.String(), i
}

// ofPython reads import a.b as c, d and from a.b import c as d, e.
func (r *reader) ofPython(i int) {
	line := r.toks[i].line
	if r.is(i, "import") {
		for r.isWord(i+1) && r.toks[i+1].line == line {
			module, end := r.path(i + 1)
			name := module
			if r.is(end, "as") && r.isWord(end+1) {
				name, end = r.toks[end+1].text, end+2
			}
			if l := service.LibraryOf(module); l != nil {
				r.modules[module] = true
				r.bind(name, module, l)
			}
			if i = end; !r.is(end, ",") {
				break
			}
		}
		return
	}
	module, at := r.path(i + 1)
	if !r.is(at, "import") || module == "" || r.is(i+1, ".") {
		return
	}
	end := len(r.toks)
	if r.is(at+1, "(") {
		end = r.close[at+1]
	}
	for k := at + 1; k < end && (r.toks[k].line == line || r.is(at+1, "(")) && !r.is(k, ";"); k++ {
		if !r.isWord(k) || r.is(k-1, "as") {
			continue
		}
		name := r.toks[k].text
		l := service.LibraryOf(module + "." + name)
		if l == nil {
			continue
		}
		if r.is(k+1, "as") && r.isWord(k+2) {
			name = r.toks[k+2].text
		}
		r.modules[module] = true
		r.bind(name, module, l)
	}
}

// byPath reads use a::b::{c, d as e}, use A\B\C, import a.b.C and using A.B.
func (r *reader) byPath(i int) {
	at := i + 1
	for r.is(at, "static") || r.is(at, "function") || r.is(at, "const") || r.is(at, "type") {
		at++
	}
	if r.isWord(at) && r.is(at+1, "=") { // using X = A.B;
		at += 2
	}
	module, end := r.path(at)
	l := service.LibraryOf(strings.TrimSuffix(module, "."))
	if l == nil {
		return
	}
	r.modules[module] = true
	stop := end
	for stop < len(r.toks) && !r.is(stop, ";") &&
		(r.toks[stop].line == r.toks[i].line || r.is(end, "{") && stop <= r.close[end]) {
		stop++
	}
	if r.is(i, "using") || r.family == rust && hasSign(r, end, stop, "*") || r.is(end, "*") || r.is(end, "_") {
		r.wide, r.all = true, &bound{library: l, module: module, class: true}
	}
	for k := at; k < stop; k++ {
		if r.isWord(k) && (r.family == rust && k > at || k == end-1 || k >= end) {
			r.bind(r.toks[k].text, module, l)
		}
	}
}

func hasSign(r *reader, from, to int, text string) bool {
	for i := from; i < to; i++ {
		if r.is(i, text) {
			return true
		}
	}
	return false
}

// namesFully reports a language in which a library is also reached by its whole name, and that this text does so.
func namesFully(r *reader) bool {
	for i := range r.toks {
		if b, _ := r.byFullName(i); b != nil {
			return true
		}
	}
	return false
}

// byFullName is what a path stands for that begins at a place: com.twilio.Twilio, Stripe::Refund, \Stripe\StripeClient.
func (r *reader) byFullName(i int) (*bound, int) {
	if r.family == script || r.family == golang || r.family == python || !r.isWord(i) {
		return nil, i
	}
	scoped := r.is(i+1, "::") || r.is(i+1, `\`) || r.is(i-1, `\`)
	first := r.toks[i].text
	if !scoped && !(r.is(i+1, ".") && in("com org io net java javax jakarta software be de Stripe Twilio", first)) {
		return nil, i
	}
	if r.family == ruby && first[0]|0x20 == first[0] { // a constant
		return nil, i
	}
	module, end := r.path(i)
	l := service.LibraryOf(module)
	if l == nil {
		return nil, i
	}
	return &bound{library: l, class: true}, classIn(r, i, end)
}

// classIn is where the part of a path ends that names a class or a package: what stands behind it are members.
func classIn(r *reader, i, end int) int {
	if r.is(end, "(") {
		for k := end - 1; k > i; k-- {
			if r.isWord(k) {
				return k - 1
			}
		}
	}
	return end
}
