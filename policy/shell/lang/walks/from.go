package walks

import "guard/policy/shell/table"

// from is from which lists what an expression gives comes.
func (r *reader) from(s span) (found set) {
	for i := s.from; i < min(s.to, len(r.toks)); i++ {
		found |= r.at(i)
	}
	return found
}

// at is from for one token.
func (r *reader) at(i int) (found set) {
	t := &r.toks[i]
	if list, ok := r.listAt[i]; ok {
		return 1 << list
	}
	switch t.kind {
	case str:
		for _, name := range t.names {
			found |= r.lookup(i, name)
		}
	case word:
		if r.joins(i-1) && !r.is(i-1, "->") && !(r.is(i-1, ".") && r.is(i-2, ".")) {
			return 0
		}
		if table.HasWord(r.l.Each, t.text) {
			return r.context(i)
		}
		found = r.lookup(i, t.text)
		if found == 0 && (r.is(i+1, "(") || r.l.Curried || r.l.Bare) {
			found = r.gives[t.text]
		}
	}
	return found
}

// maxContexts bounds how far contexts are asked for inside each other.
const maxContexts = 3

// context is from which lists what a call hands to a function comes, where the function, or the word that stands for
// its argument, stands at a place: files of files.forEach(f -> …), Array.iter act files.
func (r *reader) context(i int) (found set) {
	if r.deep >= maxContexts {
		return 0
	}
	r.deep++
	defer func() { r.deep-- }()
	for at, level := i, 0; ; level++ {
		start, end := r.statementStart(at), r.lastOf(at)
		if table.HasWord(".. do", r.toks[start].text) {
			start++
		}
		found |= r.from(span{start, at})
		for k := at + 1; k < end && level < 4; k++ { // what stands behind the function
			if level == 0 && !r.commaBetween(at, k) {
				continue
			}
			if r.is(k, "{") && r.toks[k].match > k {
				k = r.toks[k].match
				continue
			}
			found |= r.at(k)
		}
		open := r.inside[at]
		if open < 0 {
			return found
		}
		if r.is(open, "{") {
			head := r.statementStart(open)
			return found | r.from(span{head, open})
		}
		at = open
	}
}

// lastOf is behind the last token of the statement in which a bracket, or a word, stands.
func (r *syntax) lastOf(i int) int {
	if m := r.toks[i].match; m > i {
		i = m
	}
	return r.statementEnd(i + 1)
}

// commaBetween reports that between two tokens of one level stands a comma.
func (r *syntax) commaBetween(from, to int) bool {
	for k := from; k < to; k++ {
		if r.is(k, ",") && r.inside[k] == r.inside[from] {
			return true
		}
	}
	return r.l.Curried && r.isWord(from) && !r.is(from-1, "fun") && !r.is(from-1, "\\")
}
