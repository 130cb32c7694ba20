package walks

import (
	"slices"
	"strings"

	"guard/policy/shell/table"
)

// definers are the words before the name of a function.
const definers = "fn func fun def defp proc procedure function sub method iterator template macro"

// noTypes are words that may stand before a call, where C and its kin have the type of a function.
const noTypes = "return new await try else throw yield defer in do then case not and or when if while for unless " +
	"until puts print echo delete typeof sizeof co_await comptime orelse catch mut"

// plainWords are those of types and marks, which name nothing.
const plainWords = "int string str auto const void bool byte char var val let mut ref final out size_t unsigned long " +
	"short double float u8 i32 usize constexpr static struct in is of inout some Some Ok Err ok error as lent " +
	"openArray constant access return assert anytype"

// heading words begin a line of Haskell, OCaml or F# that names no function right behind them.
const heading = "let rec and open import module type data newtype class instance namespace if for while match"

// define finds the functions of a text, and in which of them each token stands.
func (r *reader) define() {
	for i := range r.toks {
		if r.isWord(i) {
			r.defineAt(i)
		}
	}
	r.scope = make([]int, len(r.toks))
	for i := range r.scope {
		r.scope[i] = -1
	}
	for n := range r.defs {
		d := &r.defs[n]
		d.parent = r.scope[d.at]
		for i := d.at; i < min(d.to, len(r.toks)); i++ {
			r.scope[i] = n
		}
		for k, p := range d.params {
			for _, name := range r.bindNames(p) {
				r.params[variable{n, name}] = param{n, k}
			}
		}
	}
}

// defineAt adds the function whose name stands at a place, if one is defined there.
func (r *reader) defineAt(i int) {
	name, column := r.toks[i].text, r.toks[i].column
	defined := r.isWord(i-1) && table.HasWord(definers, r.toks[i-1].text) ||
		r.l.Curried && (r.is(i-1, "let") || r.is(i-1, "rec"))
	for k := i - 1; k >= 0 && r.toks[k].line == r.toks[i].line; k-- {
		column = r.toks[k].column
	}
	if table.HasWord(definers, name) || table.HasWord(noTypes, name) {
		return
	}
	if r.l.Curried {
		if !defined && r.toks[i].column > 0 || r.is(i+1, "::") || table.HasWord(heading, name) {
			return
		}
		var params []span
		k := i + 1
		for ; k < len(r.toks) && !r.is(k, "=") && !r.breaks(k); k++ {
			switch {
			case r.is(k, "(") && r.toks[k].match > 0:
				params = append(params, span{k + 1, r.toks[k].match})
				k = r.toks[k].match
			case r.is(k, "[") && r.toks[k].match > 0:
				params = append(params, span{k + 1, r.toks[k].match})
				k = r.toks[k].match
			case r.isWord(k):
				params = append(params, span{k, k + 1})
			default:
				return
			}
		}
		if r.is(k, "=") && (len(params) > 0 || !defined) {
			r.heads[k] = true
			r.addDef(name, i, r.bodyEnd(k, column), params)
		}
		return
	}
	added := r.is(i-1, ".") && r.isWord(i-2) && r.is(i-3, "fun")
	if !r.is(i+1, "(") || r.toks[i+1].match < 0 || r.joins(i-1) && !added {
		if defined && !r.l.Upper && (r.is(i+1, ",") || r.is(i+1, "do") || r.is(i+1, ";") || r.is(i+1, "=")) {
			r.addDef(name, i, r.bodyEnd(i, column), nil)
		}
		return
	}
	end := r.toks[i+1].match
	body := end + 1
	if !defined && !added {
		if r.l.Upper { // Erlang
			if r.is(body, "->") || r.is(body, "when") {
				r.addDef(name, i, r.bodyEnd(i, column), r.commas(i+2, end))
			}
			return
		}
		before := i > 0 && (r.isWord(i-1) && !table.HasWord(noTypes, r.toks[i-1].text) ||
			r.toks[i-1].kind == sign && table.HasWord("> * & ]", r.toks[i-1].text))
		for body < len(r.toks) && body < end+6 && (r.isWord(body) || r.is(body, ",") || r.is(body, "!")) {
			body++ // throws IOException, const noexcept, async
		}
		if !before || !r.is(body, "{") && !r.is(body, "=>") {
			return
		}
	}
	for k := body; k < len(r.toks) && k < end+16; k++ {
		if r.is(k, "{") && r.toks[k].match > 0 && !r.is(k-1, "error") {
			r.addDef(name, i, r.toks[k].match, r.split(i+2, end))
			return
		}
		if r.is(k, "=") {
			r.heads[k] = true
		}
		if r.is(k, ";") && r.l.Name != "Pascal" || r.is(k, "=") || r.is(k, "do") || r.is(k, "is") {
			break
		}
	}
	r.addDef(name, i, r.bodyEnd(i, column), r.split(i+2, end))
}

// split are the parameters of a function, which some languages part by semicolons.
func (r *syntax) split(from, to int) (parts []span) {
	start := from
	for i := from; i <= to; i++ {
		if i == to || r.is(i, ";") {
			parts = append(parts, r.commas(start, i)...)
			start = i + 1
		} else if m := r.toks[i].match; m > i {
			i = m
		}
	}
	return parts
}

func (r *reader) addDef(name string, at, to int, params []span) {
	r.byName[name] = append(r.byName[name], len(r.defs))
	r.defs = append(r.defs, def{name: name, at: at, to: to, params: params, parent: -1})
}

// bodyEnd is where a function ends that no bracket ends: before what stands as far to the left as it.
func (r *reader) bodyEnd(i, column int) int {
	for k := i + 1; k < len(r.toks); k++ {
		if r.toks[k].line > r.toks[k-1].line && r.toks[k].column <= column &&
			(r.isWord(k) && !table.HasWord("end begin is var", r.toks[k].text) || r.is(k, "@")) {
			return k
		}
		if r.l.Upper && r.is(k, ".") && (k+1 == len(r.toks) || r.toks[k+1].line > r.toks[k].line) {
			return k
		}
	}
	return len(r.toks)
}

// bindNames are the variables of a parameter, or of a pattern that takes something apart.
func (r *syntax) bindNames(p span) (names []string) {
	for i := p.from; i < p.to; i++ {
		t := &r.toks[i]
		if t.kind != word || r.joins(i-1) || r.is(i+1, "(") || table.HasWord(plainWords, t.text) {
			continue
		}
		typed := r.is(i+1, ":") && !r.l.Curried // name: Type
		if isUpper(t.text) != r.l.Upper && !typed && (r.l.Upper || p.to-p.from > 1) {
			continue // a constructor, or a type
		}
		names = append(names, t.text)
		for typed && i+1 < p.to && !r.is(i+1, ",") {
			i++
		}
	}
	return names
}

// lookup is from which lists what a name holds comes, as seen from a token.
func (r *reader) lookup(i int, name string) (found set) {
	for s := r.scope[i]; ; s = r.defs[s].parent {
		if held, ok := r.held[variable{s, name}]; ok {
			return held
		}
		if s < 0 {
			return 0
		}
	}
}

// owner is the variable that a name stands for, as seen from a token.
func (r *reader) owner(i int, name string) (v variable, known bool) {
	for s := r.scope[i]; ; s = r.defs[s].parent {
		v = variable{s, name}
		if _, ok := r.params[v]; ok {
			return v, true
		}
		if len(r.bound[v]) > 0 {
			return v, true
		}
		if s < 0 {
			return variable{r.scope[i], name}, false
		}
	}
}

// hold notes that a name, used in the function in which a token stands, holds what comes from lists.
func (r *reader) hold(i int, name string, from set) {
	v, known := r.owner(i, name)
	if !known {
		v = variable{r.scope[i], name}
	}
	r.give(v, from)
}

func (r *reader) give(v variable, from set) {
	if had := r.held[v]; had|from != had && len(r.held) < mostNames {
		r.held[v], r.changed = had|from, true
	}
}

// mostNames bounds the names that are followed.
const mostNames = 2000

// bind notes what a name is given.
func (r *reader) bind(i int, name string, given span) {
	v, known := r.owner(i, name)
	if !known {
		v = variable{r.scope[i], name}
	}
	if all := r.bound[v]; !slices.Contains(all, given) && len(all) < 8 {
		r.bound[v] = append(all, given)
	}
}

func isUpper(s string) bool { return s != "" && strings.ToUpper(s[:1]) == s[:1] && s[0] != '_' }
