package python

import (
	"slices"
	"strings"

	"guard/policy/code/token"
)

// link is a part of a chain of calls: of s.query(User).delete() they are s, query and delete. from and to are the
// tokens of its arguments.
type link struct {
	name     string
	called   bool
	from, to int
}

// chainTo reads the chain that ends before the token at end.
func chainTo(toks []token.Token, end int) (links []link) {
	for i := end - 1; i >= 0 && i < len(toks); i-- {
		l := link{}
		switch m := int(toks[i].Match); {
		case toks[i].Is(")") && m >= 0 && m < i:
			l.called, l.from, l.to = true, m+1, i
			i = m - 1
		case toks[i].Is("]") && m > 0 && m < i:
			links = append(links, link{name: "[]", from: m + 1, to: i})
			i = m - 1
		}
		if i >= 0 && toks[i].Kind == token.Name {
			l.name = toks[i].Text
			i--
		}
		links = append(links, l)
		if i < 0 || !toks[i].Is(".") {
			break
		}
	}
	slices.Reverse(links)
	return links
}

// What the methods of mappers of databases are named that ask for rows, and those which say which rows are meant
// (SQLAlchemy 2, Django 5, peewee 3, Pony 0.7, Tortoise 0.21, MongoEngine 0.29, Beanie 1, redis-py 5, elasticsearch-dsl
// 8).
var (
	asks = strings.Fields("objects query select all find_all filter filter_by where order_by _default_manager " +
		"_base_manager all_objects scan_iter keys find")
	narrows = strings.Fields("filter filter_by where get first last one one_or_none scalar get_or_none " +
		"get_by_id find_one find limit in_bulk earliest latest exclude having with_id keys scan_iter raw [] join " +
		"get_or_create distinct random")
)

// whole reports a chain that asks for every row of a table.
func whole(toks []token.Token, links []link) bool {
	asked := false
	for _, l := range links {
		switch {
		case l.name == "query" && l.called && l.to-l.from == 1 && toks[l.from].Kind == token.String:
			if toks[l.from].Text != "match_all" { // of Elasticsearch
				return false
			}
		case (l.called || l.name == "[]") && slices.Contains(narrows, l.name) && !everything(toks[l.from:l.to]):
			return false
		case l.called && slices.ContainsFunc(toks[l.from:l.to], func(t token.Token) bool { return t.IsName("if") }):
			return false // select(p for p in Person if p.old)
		}
		asked = asked || slices.Contains(asks, l.name)
	}
	return asked
}

// everything reports the arguments of a condition that every row meets: none, {}, True, true(), '*'.
func everything(args []token.Token) bool {
	var b strings.Builder
	for _, t := range args {
		b.WriteString(t.Text)
	}
	switch b.String() {
	case "", "{}", "True", "true()", "sa.true()", "Q()", "*", "match=*":
		return true
	}
	return false
}

// loopsOver returns the tokens of what the variable name of the loop around the token at is taken from: of
// `for u in s.query(User):`, s.query(User). A condition in between says that not all are meant.
func loopsOver(toks []token.Token, at int, name string) (links []link, ok bool) {
	for i := at - 1; i > 1; i-- {
		switch t := &toks[i]; {
		case t.IsName("if") || t.IsName("continue") || t.IsName("break"):
			return nil, false
		case t.IsName("in") && toks[i-1].IsName(name) && toks[i-2].IsName("for"):
			end := i + 1
			for end < at && !toks[end].Is(":") {
				if m := int(toks[end].Match); m > end {
					end = m
				}
				end++
			}
			return unwrapped(toks, chainTo(toks, end)), true
		}
	}
	return nil, false
}

// unwrapped is the chain in list(chain) and the like.
func unwrapped(toks []token.Token, links []link) []link {
	if len(links) == 1 && links[0].called && slices.Contains([]string{"list", "sorted", "reversed", "tuple", "set"},
		links[0].name) {
		return chainTo(toks, links[0].to)
	}
	return links
}
