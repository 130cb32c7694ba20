package settingpath

import "strings"

// Use is a path in a build file that leads up or away.
type Use struct {
	Path string // ../docs, ~/docs, /srv/x
	Base Base
	// Left are the words before it in its statement and the heads of what that stands in, the nearest first. A comma
	// behind one says that the path is not its first argument.
	Left []string
	// Right are the words behind it in its statement, and the words of the list that it stands in. An = behind one says
	// that it is given a value.
	Right []string
}

// Uses are the paths of a build file that lead up or away.
func Uses(text string) []Use {
	r := &reader{toks: scan(text), defined: map[string][]int{}, values: map[string]value{}, seen: map[int]bool{}}
	r.define()
	for i := 0; i < len(r.toks) && len(r.uses) < maxUses && r.steps < maxSteps; {
		v, end := r.expression(i)
		r.use(v, i, end)
		i = max(end, i+1)
	}
	return r.uses
}

type reader struct {
	toks    []token
	defined map[string][]int // where the expression begins that a name stands for
	values  map[string]value
	seen    map[int]bool
	uses    []Use
	depth   int
	steps   int
	silent  int // what is read for a name is not used there
	begun   int // where the term begins that is read
	strict  *strictly
}

// at is a token, or none.
func (r *reader) at(i int) token {
	if i < 0 || i >= len(r.toks) {
		return token{kind: operator, breaks: true, match: -1}
	}
	return r.toks[i]
}

func (r *reader) is(i int, op string) bool { t := r.at(i); return t.kind == operator && t.text == op }

// define notes the names that are given a value: def a = …, val a: File = …, a = ….
func (r *reader) define() {
	for i := range r.toks {
		if r.at(i).kind != name || r.is(i-1, ".") && r.at(i-2).text != "ext" {
			continue
		}
		value := i + 1
		if open := r.at(value); r.is(value, "(") && open.match > 0 && is(defines, r.at(i-1).text) {
			value = open.match + 1 // def up() { return … }, fun up() = …
			for !r.is(value, "{") && !r.is(value, "=") && value < open.match+6 {
				value++
			}
			if r.is(value, "{") || r.is(value, "=") {
				r.defined[r.at(i).text] = append(r.defined[r.at(i).text], r.body(value))
			}
			continue
		}
		if r.is(value, ":") && r.at(value+1).kind == name && r.is(value+2, "=") {
			value += 2
		}
		if r.is(value, "+=") && r.strict != nil { // what it is then is not known
			r.defined[r.at(i).text] = append(r.defined[r.at(i).text], len(r.toks))
		}
		if (r.is(value, "=") || r.is(value, ":=")) && len(r.defined[r.at(i).text]) < 4 {
			r.defined[r.at(i).text] = append(r.defined[r.at(i).text], value+1)
		}
	}
}

// body is where the expression begins that a function gives back, of what begins at a token.
func (r *reader) body(at int) int {
	for at++; r.at(at).text == "return" || r.is(at, "{"); at++ {
	}
	return at
}

// byName is what a name stands for: of several values that which leads up.
func (r *reader) byName(word string) value {
	if v, ok := r.values[word]; ok {
		return v
	}
	r.values[word] = value{} // it may name itself
	var v value
	r.silent++
	if r.strict != nil {
		v = r.onlyOf(word)
		r.silent--
		r.values[word] = v
		return v
	}
	for _, at := range r.defined[word] {
		if w, _ := r.expression(at); w.known && (!v.known || w.leads()) {
			v = w
		}
	}
	r.silent--
	r.values[word] = v
	return v
}

// expression reads what begins at a token, and says where it ends.
func (r *reader) expression(at int) (value, int) {
	r.steps++
	if r.depth++; r.depth > maxDepth || r.steps > maxSteps {
		r.depth--
		return value{}, at + 1
	}
	defer func() { r.depth-- }()
	v, end := r.operand(at)
	if r.strict != nil {
		return r.more(v, end)
	}
	return v, end
}

// operand reads terms that are put together.
func (r *reader) operand(at int) (value, int) {
	v, end := r.term(at, nil)
	for {
		op := r.at(end)
		if op.kind != operator {
			return v, end
		}
		switch op.text {
		case "+", "<>", "++", "~":
			w, after := r.term(end+1, nil)
			v, end = v.and(w), after
		case "/":
			w, after := r.term(end+1, nil)
			if v.known && w.known {
				v.folder = true
			}
			v, end = v.within(w), after
		case "|>":
			v, end = r.term(end+1, &v)
		default:
			return v, end
		}
	}
}

// term reads an expression without operators. piped is the first argument of the call that it is.
func (r *reader) term(at int, piped *value) (value, int) {
	defer func(was int) { r.begun = was }(r.begun)
	r.begun = at
	t := r.at(at)
	switch {
	case t.kind == text:
		return r.chain(r.filled(t), at+1, "")
	case t.kind == number || t.kind == name && (r.is(at+1, "=") || r.is(at+1, ":=")):
		return value{}, at + 1
	case t.kind == name && t.text == "if" && r.strict != nil:
		return r.conditional(at)
	case t.kind == name && (t.text == "new" || t.text == "await" || t.text == "try") && r.at(at+1).kind == name:
		return r.term(at+1, piped)
	case t.kind == name:
		return r.nameAt(at, piped)
	case t.text == "&" || t.text == "*" || t.text == "." && r.is(at+1, "{"):
		if t.text == "." {
			els, end := r.elements(at + 1)
			return value{list: els, lists: true}, end
		}
		return r.term(at+1, piped)
	case t.text == "[" && t.match > at:
		els, end := r.elements(at)
		return r.chain(value{list: els, lists: true}, end, "")
	case t.text == "(" && t.match > at:
		if r.is(t.match+1, "=>") {
			return r.expression(r.body(t.match + 1))
		}
		els, end := r.elements(at)
		if len(els) == 1 {
			return r.chain(els[0].value, end, "")
		}
		r.useAll(els)
		return value{}, end
	}
	return value{}, at + 1
}

// elements reads what stands in brackets, between commas.
func (r *reader) elements(at int) (all []element, end int) {
	last := r.at(at).match
	if last < at {
		return nil, at + 1
	}
	for i := at + 1; i < last && r.steps < maxSteps; {
		for r.at(i).kind == name && (r.is(i+1, ":") || r.is(i+1, "=")) || r.is(i, ".") && r.at(i+1).kind == name &&
			r.is(i+2, "=") {
			i += 2 // the name of an argument, or of a member
			if r.is(i, "=") {
				i++
			}
		}
		if r.is(i, ",") {
			i++
			continue
		}
		v, next := r.expression(i)
		next = min(max(next, i+1), last)
		all = append(all, element{v, i, next})
		i = next
	}
	return all, last + 1
}

// nameAt reads a name, with what hangs on it by dots.
func (r *reader) nameAt(at int, piped *value) (value, int) {
	word := r.at(at).text
	if r.is(at+1, "(") && !r.at(at+1).breaks {
		return r.called(word, "", value{}, at+1, piped)
	}
	v, ok := baseNames[word]
	if r.strict != nil {
		v, ok = r.strictName(v, ok, word)
	}
	if !ok {
		v = r.byName(strings.TrimPrefix(word, "$"))
	}
	return r.chainPiped(v, at+1, word, piped)
}

func (r *reader) chain(v value, at int, before string) (value, int) {
	return r.chainPiped(v, at, before, nil)
}

// acted notes a path whose method or property is none that leaves it a path: something is done to it, or asked of it.
func (r *reader) acted(v, w value, end int) {
	if v.leads() && !w.known && !w.lists {
		r.use(v, r.begun, end)
	}
}

// chainPiped reads what hangs on a value: properties, methods, keys.
func (r *reader) chainPiped(v value, at int, before string, piped *value) (value, int) {
	for r.steps++; r.steps < maxSteps; r.steps++ {
		t := r.at(at)
		switch {
		case t.kind == operator && strings.Contains(" . ?. :: -> !! ", " "+t.text+" "):
			if t.text == "!!" || r.is(at+1, "?") {
				at++
				if t.text == "." {
					at++
				}
				continue
			}
			if r.at(at+1).kind != name {
				return v, at
			}
			word := r.at(at + 1).text
			at += 2
			if r.is(at, "!") && r.is(at+1, "(") { // File.cwd!()
				at++
			}
			if r.is(at, "<") && r.at(at+1).kind == name && r.is(at+2, ">") {
				at += 3
			}
			at0, was := at-2, v
			if r.is(at, "(") && !r.at(at).breaks {
				v, at = r.called(word, before, v, at, piped)
			} else {
				v = r.property(v, before, word)
			}
			r.acted(was, v, at0)
			before = word
		case t.kind == operator && t.text == "[" && !t.breaks && t.match > at:
			v, at = r.keyed(v, before, at)
			before = ""
		default:
			return v, at
		}
	}
	return v, at
}

// keyed is a member by its key: process.env["HOME"], parents[1].
func (r *reader) keyed(v value, before string, at int) (value, int) {
	els, end := r.elements(at)
	if len(els) == 1 {
		if home, ok := variables[els[0].text]; ok {
			return home, end
		}
		if t := r.at(els[0].at); before == "parents" && t.kind == number && len(t.text) == 1 {
			for range t.text[0] - '0' {
				v = v.up()
			}
			return v, end
		}
	}
	return value{}, end
}

// property is what hangs on a value by a name alone.
func (r *reader) property(v value, before, word string) value {
	if r.strict != nil {
		if w, read := r.strictProperty(before, word); read {
			return w
		}
	}
	if w, ok := baseNames[before+"."+word]; ok {
		return w
	}
	if w, ok := baseNames[word]; ok && !v.lists {
		return w
	}
	switch {
	case word == "parents":
		return v.up()
	case is(ups, word):
		return v.up()
	case is(keeps, word):
		return v
	}
	return value{}
}

// called is the value of a call, whose arguments begin at a bracket.
func (r *reader) called(word, before string, v value, at int, piped *value) (value, int) {
	args, end := r.elements(at)
	if piped != nil {
		args = append([]element{{*piped, at, at}}, args...)
	}
	var w value
	if r.strict != nil {
		if one, read := r.calledStrictly(word, before, v, args, r.bare(at)); read {
			return r.chain(one, end, word)
		}
	}
	switch {
	case before == "" && r.byName(word).known:
		w = r.byName(word)
	case len(args) == 1 && is(takesVariable, word) && variables[args[0].text].known:
		w = variables[args[0].text]
	case baseCalls[word].known && (len(args) == 0 || word == "expanduser" && !args[0].leads()):
		w = baseCalls[word]
	case word == "expanduser":
		w = args[0].value
	case word == "URL" && len(args) == 2:
		w = args[1].value.up().within(args[0].value)
		if strings.HasSuffix(args[1].text, "/") || args[1].text == "." {
			w = args[1].value.within(args[0].value)
		}
	case v.lists && (word == "join" || word == "mkString" || word == "joinToString"):
		w = joinedBy(v.list, args)
	case v.known && !v.lists && (word == "split" || word == "join" && len(args) == 1 && args[0].text == "/"):
		w = v // the names on the way, and back
	case v.known && (word == "slice" || word == "substring" || word == "substringBeforeLast" || word == "dropLast"):
		w = v.up()
	case is(ups, word) && len(args) > 0:
		w = joined(args).up()
	case is(ups, word):
		w = v.up()
	case len(args) == 0 && (is(keeps, word) || is(joins, word)):
		w = v
	case word == "resolveSibling":
		w = v.up().within(joined(args))
	case is(joins, word) && v.known:
		w = v.within(joined(args))
	case is(joins, word):
		w = joined(args)
	default:
		r.useAll(args)
	}
	return r.chain(w, end, word)
}

// joinedBy is a list whose elements are put together with something between them.
func joinedBy(list, args []element) value {
	v := value{known: len(list) > 0}
	for i, e := range list {
		if i > 0 && len(args) > 0 {
			v = v.and(value{known: args[0].known, text: args[0].text})
		}
		switch {
		case !e.known:
			return value{}
		case i == 0:
			v = e.value
		default:
			v = v.and(value{known: true, text: e.text})
		}
	}
	return v
}
