package javascript

import (
	"slices"
	"strings"

	"guard/policy/code/call"
	"guard/policy/code/token"
)

// Builders of queries say in a chain of calls what is done to which rows: db.deleteFrom("users").where(…).execute().

// chain is the chain that a call stands in: the names before it, from the nearest on, and those after it. first is the
// name that the chain begins with, called says that it is called there: db("users").del().
type chain struct {
	before, after []string
	first         string
	called        bool
}

// maxChain bounds the names of a chain, and maxAway the tokens in its brackets.
const (
	maxChain = 24
	maxAway  = 2000
)

// chainOf is the chain of the call whose arguments were just read.
func chainOf(r *call.Calls) (c chain) {
	if i := opening(r, r.Pos-1); i > 1 {
		for i -= 2; i >= 0 && len(c.before) < maxChain; { // at what stands before the name of the call
			dot := &r.Toks[i]
			if i == 0 || !dot.Is(".") && !dot.Is("?.") {
				break
			}
			i--
			called := r.Toks[i].Is(")")
			if called {
				i = opening(r, i) - 1
			}
			if i < 0 || r.Toks[i].Kind != token.Name {
				break
			}
			c.first, c.called = r.Toks[i].Text, called
			c.before = append(c.before, c.first)
			i--
		}
	}
	for i := r.Pos; i+1 < len(r.Toks) && len(c.after) < maxChain; {
		if !r.Toks[i].Is(".") && !r.Toks[i].Is("?.") || r.Toks[i+1].Kind != token.Name {
			break
		}
		c.after = append(c.after, r.Toks[i+1].Text)
		if i += 2; i < len(r.Toks) && r.Toks[i].Is("(") {
			i = r.Closing(i) + 1
		}
	}
	return c
}

// opening is the index of the bracket that the one at an index closes, or -1.
func opening(r *call.Calls, at int) int {
	depth := 0
	for i := at; i >= 0 && i > at-maxAway; i-- {
		switch t := &r.Toks[i]; {
		case t.Is(")") || t.Is("]") || t.Is("}"):
			depth++
		case t.Is("(") || t.Is("[") || t.Is("{"):
			if depth--; depth == 0 {
				return i
			}
		}
		if depth == 0 {
			return -1
		}
	}
	return -1
}

// has reports one of several names anywhere in the chain.
func (c chain) has(names string) bool {
	is := func(name string) bool { return slices.Contains(strings.Fields(names), name) }
	return slices.ContainsFunc(c.before, is) || slices.ContainsFunc(c.after, is)
}

// narrowing are the first words of the calls by which builders say which rows are meant (Knex 3, Drizzle 0.3x, Kysely
// 0.27, TypeORM 0.3, Objection 3, MikroORM 6).
const narrowing = "where and or limit offset find first having match eq neq filter in using when for order only by"

// everyRow reports a chain that says which rows are meant only because it must: all but one, or all that have a key
// (supabase-js 2, delete wants a filter).
func (c chain) everyRow() bool {
	only := func(name string) bool {
		return slices.Contains(strings.Fields("neq gt gte not select throwOnError"), name)
	}
	other := func(name string) bool { return !only(name) }
	return len(c.after) > 0 && !slices.ContainsFunc(c.after, other)
}

// narrows reports a chain that says which rows are meant.
func (c chain) narrows() bool {
	return slices.ContainsFunc(slices.Concat(c.before, c.after), func(name string) bool {
		word := strings.TrimLeft(name, "$")
		if end := strings.IndexFunc(word, func(c rune) bool { return c >= 'A' && c <= 'Z' }); end > 0 {
			word = word[:end]
		}
		return slices.Contains(strings.Fields(narrowing), word)
	})
}
