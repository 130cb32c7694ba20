package client

import "strings"

// follow gives names to what they are assigned, once; it reports whether one was new.
func (r *reader) follow() (more bool) {
	set := func(name string, b *bound) {
		if b == nil || name == "" || name == "_" || in(noNames, name) || r.known[name] != nil {
			return
		}
		r.known[name], more = b, true
	}
	for i := range r.toks {
		t := &r.toks[i]
		switch {
		case t.kind == str:
		case t.text == "=" || t.text == ":=" || t.text == "<-":
			if b := r.value(i + 1); b != nil {
				for _, name := range r.assigned(i) {
					set(name, b)
				}
			}
		case t.kind == word && (t.text == "of" || t.text == "in" || t.text == "range"):
			if b := r.value(i + 1); b != nil {
				for _, name := range r.assigned(i) {
					set(name, &bound{library: b.library, module: b.module, data: b.data})
				}
			}
		case t.text == ":" && r.family == script && r.isWord(i-1):
			if holder := r.holder(i - 1); holder != "" {
				set(holder+"."+r.toks[i-1].text, r.value(i+1))
			}
		case t.text == "as" && (r.family == python || r.family == php) && r.isWord(i+1):
			if b := r.asOf(i); b != nil {
				set(r.toks[i+1].text, b)
			}
		case t.kind == word:
			r.typed(i, set)
		}
		if b, _, open := r.chain(i); b != nil {
			for _, k := range open {
				r.given(k, b, set)
			}
		}
	}
	return more
}

// assigned are the names before a sign that assigns.
func (r *reader) assigned(i int) (names []string) {
	for k := i - 1; k >= 0 && k > i-40; k-- {
		t := &r.toks[k]
		if t.kind == word && in("const let var val final await for with if foreach auto", t.text) || t.kind == str {
			break
		}
		if t.kind == sign && in("; ( =", t.text) && !r.is(k-1, "for") || k < i-1 && r.begins(k+1) &&
			r.toks[k].line < r.toks[k+1].line && !in(", { [ (", t.text) {
			break
		}
		typeOf := r.is(k+1, "<") || r.is(k-1, ":") && !r.is(k-2, "]") && r.toks[k-1].line == t.line
		if t.kind == word && !typeOf && !r.is(k+1, ".") && !r.is(k+1, "->") && !r.is(k+1, "::") {
			if r.is(k-1, ".") || r.is(k-1, "->") {
				names = append(names, "."+t.text)
			} else {
				names = append(names, t.text)
			}
			if r.isWord(k-1) && !in(noNames, r.toks[k-1].text) && (r.family == cLike || r.family == golang) {
				break // the type before it
			}
		}
	}
	return names
}

// value is what an expression stands for that begins at a place.
func (r *reader) value(i int) *bound {
	for n := 0; n < 6 && i < len(r.toks); n++ {
		if r.toks[i].kind == word && in("await new yield try range async", r.toks[i].text) ||
			r.toks[i].kind == sign && in("& * ! \\", r.toks[i].text) {
			i++
			continue
		}
		break
	}
	if b, _, _ := r.chain(i); b != nil {
		return b
	}
	return nil
}

// holder is the name of an object of which a key stands at a place: of const clients = {pay: new Stripe(k)}, clients.
func (r *reader) holder(key int) string {
	for k := key - 1; k >= 0 && k > key-maxKeys; k-- {
		if r.is(k, "{") && r.close[k] > key {
			if r.is(k-1, "=") && r.isWord(k-2) {
				return r.toks[k-2].text
			}
			return ""
		}
	}
	return ""
}

// maxKeys bounds the tokens of an object before a key.
const maxKeys = 200

// asOf is what stands before as: with X as y, foreach (X as $y).
func (r *reader) asOf(i int) *bound {
	for k := i - 1; k >= 0 && k > i-60; k-- {
		if r.toks[k].kind == word && in("with foreach", r.toks[k].text) {
			at := k + 1
			if r.is(at, "(") && r.family == php {
				at++
			}
			return r.value(at)
		}
		if r.is(k, ",") && r.family == python {
			return r.value(k + 1)
		}
	}
	return nil
}

// typed follows a name whose type is a library's: c *s3.Client, c: Client, Client c.
func (r *reader) typed(i int, set func(string, *bound)) {
	name := r.toks[i].text
	at := i + 1
	if r.is(at, ":") {
		at++
	} else if r.family == cLike || r.family == php {
		if b := r.known[name]; b != nil && b.class && r.isWord(i+1) && r.toks[i+1].line == r.toks[i].line &&
			!in("extends implements instanceof as", r.toks[i+1].text) {
			set(r.toks[i+1].text, &bound{library: b.library, module: b.module})
		}
		return
	} else if r.family != golang || r.is(i-1, ".") {
		return
	}
	for r.is(at, "*") || r.is(at, "&") || r.is(at, "mut") || r.is(at, "[") || r.is(at, "]") {
		at++
	}
	if !r.isWord(at) || r.toks[at].line != r.toks[i].line {
		return
	}
	b := r.known[r.toks[at].text]
	if b == nil || !b.class || r.is(at+1, "(") || r.family == script && r.is(at+1, ".") && r.is(at+3, "(") ||
		r.is(at+3, "(") || r.is(at+3, "{") {
		return
	}
	set(name, &bound{library: b.library, module: b.module})
}

// given follows the parameters of functions that a call is given, between its brackets.
func (r *reader) given(open int, b *bound, set func(string, *bound)) {
	end := min(r.close[open], open+maxGiven)
	param := func(k int) {
		if r.isWord(k) {
			set(r.toks[k].text, &bound{library: b.library, module: b.module, data: true})
		}
	}
	for k := open + 1; k < end; k++ {
		switch {
		case r.is(k, "=>") || r.is(k, "->") && r.family == cLike:
			if !r.is(k-1, ")") {
				param(k - 1)
			} else {
				for m := k - 2; m > open && !r.is(m, "("); m-- {
					param(m)
				}
			}
		case r.is(k, "function") && r.is(k+1, "("):
			for m := k + 2; m < r.close[k+1]; m++ {
				param(m)
			}
		case r.is(k, "|") && (r.family == ruby || r.family == rust) && r.isWord(k+1):
			for m := k + 1; m < end && !r.is(m, "|"); m++ {
				param(m)
			}
			return
		}
	}
}

// maxGiven bounds the tokens between a call's brackets that are looked through.
const maxGiven = 600

// root is what the name at a place stands for, and where its members begin.
func (r *reader) root(i int) (*bound, int) {
	if !r.isWord(i) || r.is(i-1, ".") || r.is(i-1, "->") || r.is(i-1, "?.") || r.is(i-1, "&.") || r.is(i-1, "::") {
		return nil, i
	}
	name := r.toks[i].text
	if (name == "require" || name == "import") && r.family == script && r.is(i+1, "(") && i+2 < len(r.toks) {
		if b := r.known["\x01"+r.toks[i+2].text]; b != nil {
			return b, r.close[i+1] + 1
		}
	}
	if in("self this $this cls", name) && (r.is(i+1, ".") || r.is(i+1, "->")) && r.isWord(i+2) {
		if b := r.known["."+r.toks[i+2].text]; b != nil {
			return b, i + 3
		}
	}
	if b, end := r.byFullName(i); b != nil {
		return b, end
	}
	if r.family == python || r.family == script { // import google.cloud.storage, clients.pay
		path := name
		for k := i + 1; k < i+9 && r.is(k, ".") && r.isWord(k+1); k += 2 {
			path += "." + r.toks[k+1].text
			if b := r.known[path]; b != nil {
				return b, k + 2
			}
		}
	}
	if b := r.known[name]; b != nil {
		return b, i + 1
	}
	upper := name[0] >= 'A' && name[0] <= 'Z'
	if r.family == ruby && upper {
		if b := r.constant(name); b != nil {
			return b, i + 1
		}
	}
	if r.wide && upper && !in(common, name) && (r.is(i-1, "new") || r.is(i+1, ".") || r.is(i+1, "::")) {
		return r.all, i + 1
	}
	return nil, i
}

// common are classes that a text has without a library.
const common = "System String Integer Long Math List Map Set ArrayList HashMap Arrays Collections Optional " +
	"Objects File " +
	"Files Path Paths Thread Console Task Convert DateTime Guid Exception Some None Ok Err Box Vec Rc Arc Result " +
	"Option " +
	"Assert Assertions StringBuilder Duration Instant Properties Environment Encoding Dictionary Enumerable Stream"

// constant is the library whose gem a constant of Ruby belongs to.
func (r *reader) constant(name string) *bound {
	lower := strings.ToLower(name)
	for key, b := range r.known {
		gem, is := strings.CutPrefix(key, "\x00")
		if gem = strings.NewReplacer("_", "", ".", "").Replace(gem); is && len(lower) > 2 &&
			(strings.HasPrefix(gem, lower) || strings.HasPrefix(lower, gem)) {
			return b
		}
	}
	return nil
}

// group is what an expression in brackets stands for: (await x).y, (new \Stripe\StripeClient(k))->refunds.
func (r *reader) group(i int) (*bound, int) {
	if !r.is(i, "(") || r.close[i] >= len(r.toks) || r.depth >= maxDepth {
		return nil, i
	}
	if i > 0 && (r.toks[i-1].kind == word && !in("await return in of yield and or not if new php", r.toks[i-1].text) ||
		r.is(i-1, ")") || r.is(i-1, "]")) {
		return nil, i
	}
	end := r.close[i] + 1
	if !r.is(end, ".") && !r.is(end, "->") && !r.is(end, "?.") && !r.is(end, "&.") {
		return nil, i
	}
	r.depth++
	defer func() { r.depth-- }()
	if b := r.value(i + 1); b != nil {
		return b, end
	}
	return nil, i
}

// maxDepth bounds the brackets in each other that are looked into.
const maxDepth = 8
