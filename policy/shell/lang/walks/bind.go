package walks

import (
	"slices"

	"guard/policy/shell/table"
)

// binds goes once through the names of a text, and reports that it learned something.
func (r *reader) binds() bool {
	r.changed = false
	for i := range r.toks {
		t := &r.toks[i]
		switch {
		case t.kind == word && (t.text == "for" || t.text == "foreach" || t.text == "forM_"):
			r.loop(i)
		case t.kind == sign && table.HasWord("= := <-", t.text):
			r.assign(i)
		case t.kind == sign && (t.text == "->" || t.text == "=>"):
			r.arrow(i)
		case t.kind == sign && t.text == "|":
			r.bars(i)
		case t.kind == sign && t.text == "(" && t.match > 0:
			r.nameless(i)
		case t.kind == sign && t.text == "{" && t.match > 0:
			r.swift(i)
		case t.kind == word:
			r.handed(i)
			r.fills(i)
		}
	}
	for n := range r.defs {
		d := &r.defs[n]
		if table.HasWord("visitFile postVisitDirectory", d.name) && len(d.params) > 0 { // of java.nio.file.FileVisitor
			r.gets(n, d.params[0], 1<<len(r.lists)-1)
		}
		if d.name == "main" {
			continue
		}
		for i := d.at; i < min(d.to, len(r.toks)); i++ {
			if list, ok := r.listAt[i]; ok && r.scope[i] == n && r.gives[d.name]&(1<<list) == 0 {
				r.gives[d.name] |= 1 << list
				r.changed = true
			}
		}
	}
	return r.changed
}

// loop binds what a loop goes through.
func (r *reader) loop(i int) {
	from, to := i+1, len(r.toks)
	if r.is(from, "await") || r.is(from, "const") {
		from++
	}
	if r.is(from, "(") && r.toks[from].match > 0 {
		from, to = from+1, r.toks[from].match
	} else {
		for k := from; k < to; k++ {
			if m := r.toks[k].match; m > k && !r.is(k, "{") {
				k = m
			} else if r.is(k, "{") || r.is(k, "do") || r.is(k, "loop") || r.is(k, ";") ||
				k > from && r.toks[k].line > r.toks[k-1].line {
				to = k
			}
		}
	}
	if r.is(i, "foreach") && r.is(from+1, ";") { // D
		r.takes(i, span{from, from + 1}, r.from(span{from + 2, to}))
		return
	}
	for start := from; start < to; { // for (a <- b; c <- d)
		end := to
		for k := start; k < to; k++ {
			if r.is(k, ";") || r.is(k, ",") && r.l.Bare && r.is(k+1, "do") {
				end = k
				break
			}
		}
		for k := start; k < end; k++ {
			if r.is(k, "in") || r.is(k, "of") || r.is(k, "<-") ||
				r.is(k, ":") && r.inside[k] == r.inside[start] && !r.l.Lines {
				if from := r.from(span{k + 1, end}); from != 0 {
					r.takes(i, span{start, k}, from)
				}
				break
			}
		}
		start = end + 1
	}
}

// takes binds the names of a pattern.
func (r *reader) takes(i int, pattern span, from set) {
	for _, name := range r.bindNames(pattern) {
		if from == 0 {
			return
		}
		r.hold(i, name, from)
	}
}

// assign binds what is assigned.
func (r *reader) assign(i int) {
	if r.heads[i] {
		return
	}
	start := r.statementStart(i)
	if b := r.inside[i]; b >= 0 && r.is(b, "(") && r.isWord(b-1) && !r.is(b-1, "while") && !r.is(b-1, "if") &&
		r.is(i, "=") && !r.is(i+1, "{") && start < i && !r.l.Upper && !r.l.Curried {
		if start = i - 1; !r.isWord(start) { // an argument by its name, or a default
			return
		}
	}
	end := r.statementEnd(i + 1)
	if r.toks[i].text == "<-" || r.l.Curried {
		end = r.lineEnd(i + 1)
	}
	for k := i + 1; k < end; k++ { // while let Some(x) = it.next() {
		if r.is(k, "{") && (r.is(start, "while") || r.is(start, "if") || r.is(start, "match")) {
			end = k
		} else if r.is(k, "in") && r.l.Curried {
			end = k
		} else if r.is(k, "||") && r.l.Upper {
			break
		}
		if m := r.toks[k].match; m > k {
			k = m
		}
	}
	given := span{i + 1, end}
	if given.from >= given.to {
		return
	}
	pattern := r.left(start, i)
	from := r.from(given)
	for _, name := range r.bindNames(pattern) {
		r.bind(i, name, given)
		if from != 0 {
			r.hold(i, name, from)
		}
	}
}

// left is what stands to the left of an assignment and is given something.
func (r *syntax) left(start, i int) span {
	at := i - 1
	for k := start; k < i; k++ {
		if m := r.toks[k].match; m > k && m < i {
			k = m
		} else if r.is(k, ":") && !r.l.Upper { // name: Type =
			return span{max(start, k-1), k}
		}
	}
	if at >= start && r.toks[at].match >= start && r.toks[at].match < at { // Some(Ok(e)), [f | rest], {ok, Fs}
		open := r.toks[at].match
		if r.is(open, "[") && r.isWord(open-1) && !r.toks[open].spaced { // char p[999] =, a[0] =
			return span{open - 1, open}
		}
		return span{open + 1, at}
	}
	if r.joins(at - 1) {
		return span{at, at} // a field
	}
	if at > start && r.is(at-1, ",") { // a, b :=
		return span{start, i}
	}
	return span{max(at, start), i}
}

// lineEnd is behind what stands on a line.
func (r *syntax) lineEnd(i int) int {
	for k := i; k < len(r.toks); k++ {
		if r.is(k, ";") || r.is(k, ")") || r.is(k, "]") || r.is(k, "}") || k > i && r.toks[k].line > r.toks[k-1].line &&
			r.toks[k].kind != sign && r.toks[k-1].kind != sign && !table.HasWord("then else do", r.toks[k].text) {
			return k
		}
		if m := r.toks[k].match; m > k {
			k = m
		}
	}
	return len(r.toks)
}

// arrow binds what stands before the arrow of a function without a name, or of a case.
func (r *reader) arrow(i int) {
	at := i - 1
	if at < 0 {
		return
	}
	var pattern span
	switch {
	case (r.is(at, ")") || r.is(at, "]")) && r.toks[at].match >= 0:
		open := r.toks[at].match
		if r.isWord(open-1) && !table.HasWord(definers, r.toks[open-1].text) && !isUpper(r.toks[open-1].text) &&
			!r.l.Upper {
			return
		}
		pattern, at = span{open + 1, at}, open
	case r.isWord(at):
		k := at
		for r.isWord(k-1) && r.l.Curried && !r.is(k-1, "fun") {
			k--
		}
		for r.is(k-1, ",") && r.isWord(k-2) || r.is(k-1, ":") && r.isWord(k-2) && !r.l.Upper {
			k -= 2
		}
		pattern, at = span{k, i}, k
	default:
		return
	}
	if r.is(i+1, "{") || pattern.to > pattern.from {
		if from := r.context(at); from != 0 {
			r.takes(i, pattern, from)
		}
	}
}

// bars binds what stands between bars: |e| of Rust, Zig, Ruby and Crystal.
func (r *reader) bars(i int) {
	if i == 0 || !table.HasWord("( { do ) , move", r.toks[i-1].text) || r.toks[i-1].kind > word {
		return
	}
	for k := i + 1; k < min(i+24, len(r.toks)); k++ {
		if r.is(k, "|") {
			at := i
			if r.is(i-1, "do") {
				at = i - 1
			}
			if from := r.context(at); from != 0 {
				r.takes(i, span{i + 1, k}, from)
			}
			return
		}
	}
}

// nameless binds the arguments of a function without a name: (e) { … } of Dart, fn (f string) int { … } of V, proc
// (f: string) = of Nim.
func (r *reader) nameless(i int) {
	end := r.toks[i].match
	word := r.isWord(i-1) && table.HasWord(definers, r.toks[i-1].text)
	if !word && !(r.is(i-1, "(") || r.is(i-1, ",") || r.is(i-1, "!") || r.is(i-1, "]") || r.is(i-1, "^")) {
		return
	}
	after := end + 1
	for word && after < end+4 && r.isWord(after) {
		after++
	}
	if !r.is(after, "{") && !(word && (r.is(after, "=") || r.is(after, "->"))) && !r.is(after, "async") {
		return
	}
	at := i
	if word || r.is(i-1, "^") || r.is(i-1, "]") {
		at = i - 1
		if r.is(at, "]") && r.toks[at].match >= 0 {
			at = r.toks[at].match
		}
	}
	if from := r.context(at); from != 0 {
		r.takes(i, span{i + 1, end}, from)
	}
}

// swift binds what stands before the in of a block: { f in … }.
func (r *reader) swift(i int) {
	for k := i + 1; k < min(i+12, r.toks[i].match) && r.l.Name == "Swift"; k++ {
		if r.is(k, "in") {
			if from := r.context(i); from != 0 {
				r.takes(i+1, span{i + 1, k}, from)
			}
			return
		}
		if !r.isWord(k) && !r.is(k, ",") && !r.is(k, "(") && !r.is(k, ")") {
			return
		}
	}
}

// handed binds the arguments of a function of the text's that is called, or handed on.
func (r *reader) handed(i int) {
	defs := r.byName[r.toks[i].text]
	if len(defs) == 0 || slices.ContainsFunc(defs, func(n int) bool { return r.defs[n].at == i }) {
		return
	}
	if r.joins(i - 1) { // a function that is added to a class: fun File.clear()
		from := r.from(span{r.chainStart(i), i - 1})
		for _, n := range defs {
			if from != 0 {
				r.give(variable{n, "this"}, from)
			}
		}
	}
	args := r.args(i)
	if len(args) == 0 && !r.is(i+1, "(") || r.is(i-1, "->") && r.is(i-2, "&") {
		from := r.context(i)
		if r.is(i-1, "|>") || r.is(i-1, ">>=") || r.is(i-1, "=<<") || r.is(i-2, "|>") {
			from |= r.from(span{r.statementStart(i), i})
		}
		for _, n := range defs {
			for _, p := range r.defs[n].params {
				r.gets(n, p, from)
			}
		}
		return
	}
	for k, arg := range args {
		from := r.from(arg)
		for _, n := range defs {
			if from != 0 && k < len(r.defs[n].params) {
				r.gets(n, r.defs[n].params[k], from)
			}
		}
	}
}

func (r *reader) gets(n int, p span, from set) {
	if from == 0 {
		return
	}
	for _, name := range r.bindNames(p) {
		r.give(variable{n, name}, from)
	}
}

// fills binds the argument into which a call puts its result.
func (r *reader) fills(i int) {
	for _, n := range r.namesAt(i) {
		if n.role != fills {
			continue
		}
		args := r.args(i)
		for _, about := range n.about {
			if about.n >= len(args) {
				continue
			}
			var from set
			if list, ok := r.listAt[i]; ok {
				from = 1 << list
			}
			for k, arg := range args {
				if k != about.n {
					from |= r.from(arg)
				}
			}
			if from != 0 {
				r.takes(i, args[about.n], from)
			}
		}
	}
}
