package python

import (
	"slices"

	"guard/policy/code/call"
	"guard/policy/code/token"
)

// updatesRows reports that the call which was just read gives every row of a table new values (Django 5 and
// Tortoise 0.21: Post.objects.update(…); SQLAlchemy 2: session.query(Note).update(…), execute(update(Note).values(…));
// MongoEngine 0.29; Peewee 3: Note.update(…).execute()).
func updatesRows(r *call.Calls, _ string) bool {
	end, ok := closed(r)
	if !ok {
		return false
	}
	open := int(r.Toks[end].Match)
	links := chainTo(r.Toks, end+1)
	if len(links) == 0 {
		return false
	}
	last := links[len(links)-1]
	switch last.name {
	case "update":
		return last.from < last.to && len(links) > 1 && whole(r.Toks, links[:len(links)-1])
	case "execute":
		if len(links) > 1 && updatesAll(r.Toks, links[:len(links)-1]) {
			return true
		}
		return open+1 < end && updatesAll(r.Toks, chainTo(r.Toks, argumentEnd(r.Toks, open+1, end)))
	}
	return false
}

// updatesAll reports a statement that updates: update(Note).values(…), notes.update().values(…), Note.update(…).
func updatesAll(toks []token.Token, links []link) bool {
	at := slices.IndexFunc(links, func(l link) bool { return l.name == "update" && l.called })
	return at >= 0 && at < 2 && !slices.ContainsFunc(links, func(l link) bool {
		return (l.called || l.name == "[]") && slices.Contains(narrows, l.name) && !everything(toks[l.from:l.to])
	})
}

// argumentEnd is the end of the argument that begins at a token.
func argumentEnd(toks []token.Token, from, end int) int {
	for from < end && !toks[from].Is(",") {
		if m := int(toks[from].Match); m > from {
			from = m
		}
		from++
	}
	return from
}
