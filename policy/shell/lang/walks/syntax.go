package walks

import (
	"slices"

	"guard/policy/shell/table"
)

// syntax is a text as tokens, with what belongs together by a language's marks alone.
type syntax struct {
	l      *Language
	x      *index
	toks   []token
	inside []int // the bracket in which a token stands, or -1
}

func newSyntax(l *Language, text string) syntax {
	r := syntax{l: l, x: l.index(), toks: scan(text, l)}
	r.inside = make([]int, len(r.toks))
	var open []int
	for i := range r.toks {
		if r.is(i, ")") || r.is(i, "]") || r.is(i, "}") {
			open = open[:max(0, len(open)-1)]
		}
		r.inside[i] = -1
		if len(open) > 0 {
			r.inside[i] = open[len(open)-1]
		}
		if r.is(i, "(") || r.is(i, "[") || r.is(i, "{") {
			open = append(open, i)
		}
	}
	return r
}

// namesAt are the names of the table that stand at a place.
func (r *syntax) namesAt(i int) (found []name) {
	t := &r.toks[i]
	if t.kind == sign && (t.text == "**" || t.text == "*") {
		if i+1 >= len(r.toks) || r.toks[i+1].kind != str || i == 0 || !r.isWord(i-1) && !r.is(i-1, ")") {
			return nil
		}
	} else if t.kind != word {
		return nil
	}
	last := t.text
	if l := len(last) - 1; l > 0 && (last[l] == '!' || last[l] == '?') {
		last = last[:l]
	}
	for _, n := range r.x.names[last] {
		at, fits := i, true
		for _, head := range slices.Backward(n.heads) {
			at -= 2
			if at < 0 || !r.joins(at+1) || r.toks[at].text != head {
				fits = false
				break
			}
		}
		if fits && (n.role > globs || len(n.heads) > 0 || r.called(i)) {
			found = append(found, n)
		}
	}
	return found
}

// called reports a word that is called, or asked of something: no name of the program's own that is just used.
func (r *syntax) called(i int) bool {
	if r.toks[i].kind == sign || r.joins(i-1) || r.is(i+1, "(") || r.is(i+1, ":") || r.is(i+1, "!") {
		return true
	}
	if i+1 >= len(r.toks) {
		return false
	}
	after := &r.toks[i+1]
	return r.l.Bare && after.line == r.toks[i].line && (after.kind == str || r.is(i+1, "{")) ||
		r.l.Curried && (after.kind == word || after.kind == str)
}

// is reports the sign or word at a place.
func (r *syntax) is(i int, text string) bool {
	return i >= 0 && i < len(r.toks) && r.toks[i].kind <= word && r.toks[i].text == text
}

func (r *syntax) isWord(i int) bool { return i >= 0 && i < len(r.toks) && r.toks[i].kind == word }

// joins reports a sign that stands between a thing and what is asked of it.
func (r *syntax) joins(i int) bool {
	if i < 0 || i >= len(r.toks) || r.toks[i].kind != sign {
		return false
	}
	return table.HasWord(". ?. :: -> &. *.", r.toks[i].text) && !(r.toks[i].text == "->" && r.toks[i].spaced) ||
		r.toks[i].text == ":" && r.l.Upper || r.toks[i].text == "!" && r.is(i+1, ".")
}

// chainStart is where the expression begins that a word ends: Path of Path.of(".").toFile().
func (r *syntax) chainStart(i int) int {
	if i < 0 {
		return 0
	}
	i = r.callStart(i)
	for r.joins(i-1) && i >= 2 {
		k := i - 2
		for k > 0 && (r.is(k, "!!") || r.is(k, "?") || r.is(k, "!") || r.is(k, ".")) {
			k--
		}
		i = r.callStart(k)
	}
	return i
}

// callStart is where a call begins whose bracket ends at a place.
func (r *syntax) callStart(i int) int {
	for i >= 0 && r.toks[i].kind == sign && (r.is(i, ")") || r.is(i, "]") || r.is(i, "}")) && r.toks[i].match >= 0 {
		i = r.toks[i].match
		if i > 0 && !r.toks[i].spaced && (r.isWord(i-1) || r.is(i-1, ")") || r.is(i-1, "]")) ||
			i > 0 && r.is(i, "{") && (r.isWord(i-1) || r.is(i-1, ")")) {
			i--
		} else if i > 1 && (r.is(i-1, "!") || r.is(i-1, ".")) && r.isWord(i-2) {
			i -= 2
		}
	}
	return max(i, 0)
}

// callEnd is behind the arguments of the call whose name stands at a place, and behind a block that belongs to them.
func (r *syntax) callEnd(i int) int {
	if !r.isWord(i) {
		return i + 1
	}
	end := i + 1
	if args := r.args(i); len(args) > 0 {
		end = args[len(args)-1].to
		if end < len(r.toks) && r.is(end, ")") {
			end++
		}
	} else if r.is(i+1, "(") && r.toks[i+1].match > 0 {
		end = r.toks[i+1].match + 1
	}
	if r.is(end, "{") && r.toks[end].match > 0 && table.HasWord("fileTree fileset", r.toks[i].text) {
		end = r.toks[end].match + 1
	}
	return min(end, len(r.toks))
}

// args are the arguments of the call whose name stands at a place.
func (r *syntax) args(i int) []span {
	at := i + 1
	if r.is(at, "!") && r.is(at+1, "(") { // println!(…), each!(…)
		at++
	}
	open := r.is(at, "(") && r.toks[at].match > 0
	switch {
	case r.l.Curried:
		return r.units(at)
	case open && (!r.toks[at].spaced || !r.l.Bare):
		return r.commas(at+1, r.toks[at].match)
	case r.l.Bare && at < len(r.toks) && r.toks[at].line == r.toks[i].line && r.toks[at].spaced &&
		(r.toks[at].kind != sign || open || r.is(at, "[") || r.is(at, ":")):
		return r.commas(at, r.statementEnd(at))
	}
	return nil
}

// commas cuts a row of tokens at its commas.
func (r *syntax) commas(from, to int) (parts []span) {
	start := from
	for i := from; i < to; i++ {
		if m := r.toks[i].match; m > i {
			i = m
			continue
		}
		if r.is(i, ",") {
			parts = append(parts, span{start, i})
			start = i + 1
		}
	}
	if start < to {
		parts = append(parts, span{start, to})
	}
	return parts
}

// units are the arguments behind a function with blanks between; of one in brackets, what stands between commas.
func (r *syntax) units(at int) (parts []span) {
	end := r.statementEnd(at)
	for i := at; i < end; {
		t := &r.toks[i]
		to := i + 1
		if t.kind == sign {
			if t.match < i {
				break
			}
			to = t.match + 1
		}
		for to < end && (r.joins(to) || r.is(to, "(") && !r.toks[to].spaced || r.is(to, ".")) {
			if to++; r.toks[to-1].match > to {
				to = r.toks[to-1].match + 1
			} else if to < end && r.is(to, "(") && r.toks[to].match > 0 {
				to = r.toks[to].match + 1
			} else if to < end {
				to++
			}
		}
		parts = append(parts, span{i, to})
		i = to
	}
	if len(parts) == 1 && r.is(parts[0].from, "(") {
		return r.commas(parts[0].from+1, r.toks[parts[0].from].match)
	}
	return parts
}

// breaks reports that a statement ends before a token, which begins a line.
func (r *syntax) breaks(i int) bool {
	if !r.l.Lines || i <= 0 || i >= len(r.toks) || r.toks[i].line == r.toks[i-1].line {
		return false
	}
	if b := r.inside[i]; b >= 0 && !r.is(b, "{") {
		return false
	}
	if r.toks[i].kind == sign && !table.HasWord("( [ { * & @ - ! \\", r.toks[i].text) || r.is(i, "else") {
		return false
	}
	before := &r.toks[i-1]
	return before.kind != sign || table.HasWord(") ] } ! ? !! { * -> =>", before.text)
}

// statementEnd is behind the statement in which a token stands, or behind the bracket's content.
func (r *syntax) statementEnd(i int) int {
	for ; i < len(r.toks); i++ {
		t := &r.toks[i]
		switch {
		case t.kind == sign && table.HasWord("; ) ] } |> >>= =<<", t.text):
			return i
		case r.l.Curried && t.kind == sign && table.HasWord("$ >> && || + ++ ^ = -> <- := | , @@ ;;", t.text):
			return i
		case t.kind == word && table.HasWord(r.l.Ends, t.text):
			return i
		}
		if t.match > i {
			i = t.match
		}
		if r.breaks(i + 1) {
			return i + 1
		}
	}
	return len(r.toks)
}

// statementStart is where the statement begins in which a token stands, on its own level of brackets.
func (r *syntax) statementStart(i int) int {
	for k := i; k > 0; {
		if r.breaks(k) {
			return k
		}
		b := &r.toks[k-1]
		switch {
		case b.kind == sign && table.HasWord("( [ { ;", b.text),
			b.kind == word && table.HasWord(r.l.Ends, b.text) && !(b.text == "do" && r.is(k, "|")):
			return k
		case r.is(k-1, "}") && r.isWord(k) && !table.HasWord("else catch while finally", r.toks[k].text):
			return k
		}
		if k--; b.match >= 0 && b.match < k {
			k = b.match
		}
	}
	return 0
}
