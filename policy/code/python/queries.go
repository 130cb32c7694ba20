package python

import (
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// closed returns the index of the token that closes the call which is followed, and whether the text stands there.
func closed(r *call.Calls) (int, bool) {
	end := r.Pos - 1
	ok := end > 0 && end < len(r.Toks) && r.Toks[end].Is(")") && r.Toks[end].Match >= 0
	return end, ok
}

// deletesWhole reports that the call which is followed deletes every row of a table: by a query that names no rows, or
// each of them in a loop.
func deletesWhole(r *call.Calls, c *call.Call) bool {
	end, ok := closed(r)
	if !ok || !r.WorksWithDatabase() {
		return false
	}
	links := chainTo(r.Toks, end+1)
	if len(links) < 2 {
		return false
	}
	if len(c.Pos) == 0 && whole(r.Toks, links[:len(links)-1]) {
		return true
	}
	row := "" // of row.delete() and session.delete(row)
	if last := links[len(links)-1]; len(links) == 2 && last.from == last.to {
		row = links[0].name
	} else if last.to-last.from == 1 && r.Toks[last.from].Kind == token.Name {
		row = r.Toks[last.from].Text
	} else if last.to-last.from > 2 && r.Toks[last.from].Is("*") { // r.delete(*r.keys("*"))
		return whole(r.Toks, unwrapped(r.Toks, chainTo(r.Toks, last.to)))
	}
	if row == "" {
		return false
	}
	over, found := loopsOver(r.Toks, end, row)
	return found && whole(r.Toks, over)
}

// emptiesQuery handles delete() of a whole query: Model.objects.all().delete().
func emptiesQuery(r *call.Calls, c *call.Call) value.Value {
	r.NotFollowed(c)
	r.MaybeFetch(c.Name, c.Arguments)
	if namesWhole(c.Name) || deletesWhole(r, c) || deletesIndex(r, c) {
		r.Emit(code.Empties, c.Name)
	}
	return value.Named(r.Canonical(c.Name + "()"))
}

// namesWhole reports a name of such a query.
func namesWhole(name string) bool {
	return !strings.Contains(name, "where(") && !strings.Contains(name, "filter(") &&
		!strings.Contains(name, ".objects.get()") &&
		slices.ContainsFunc([]string{".objects.", ".query.", ".query().", "knex()()."}, func(mark string) bool {
			return strings.Contains(name, mark)
		})
}

// deletesIndex reports indices.delete(name) of Elasticsearch and OpenSearch, and delete() of what holds the data of a
// bucket (elasticsearch-py 8, opensearch-py 2, influxdb-client 1).
func deletesIndex(r *call.Calls, c *call.Call) bool {
	end, ok := closed(r)
	if !ok || !r.WorksWithDatabase() {
		return false
	}
	links := chainTo(r.Toks, end+1)
	return len(links) > 2 && slices.Contains([]string{"indices", "delete_api"}, links[len(links)-2].name)
}

// deletesEach handles row.delete_instance(), which counts where it is done to every row.
func deletesEach(r *call.Calls, c *call.Call) value.Value {
	r.NotFollowed(c)
	if deletesWhole(r, c) {
		r.Emit(code.Empties, c.Name)
	}
	return r.Result(c)
}

// executes handles execute(statement), where the statement is SQL, or is made by calls: delete(User),
// users.delete(), and User.delete().execute() of peewee.
func executes(always bool) call.How {
	sql := library.SQL(always)
	return func(r *call.Calls, c *call.Call) value.Value {
		if end, ok := closed(r); ok && r.WorksWithDatabase() && executesDelete(r.Toks, end, c) {
			r.Begin(c)
			r.Emit(code.Empties, c.Name)
		}
		if always || len(c.Pos) > 0 && c.Pos[0].IsText() {
			return sql(r, c)
		}
		r.NotFollowed(c)
		return r.Result(c)
	}
}

// executesDelete reports a statement without a condition that deletes.
func executesDelete(toks []token.Token, end int, c *call.Call) bool {
	open := int(toks[end].Match)
	if len(c.Pos) == 0 { // User.delete().execute()
		links := chainTo(toks, end+1)
		deletes, some := false, false
		for _, l := range links {
			deletes = deletes || l.name == "delete" && l.called && l.from == l.to
			some = some || l.called && slices.Contains(narrows, l.name)
		}
		return deletes && !some
	}
	if c.Pos[0].Kind == value.Name && slices.Contains(deletesTable, c.Pos[0].Text) {
		return true
	}
	to := open + 1
	for to < end && !toks[to].Is(",") {
		if m := int(toks[to].Match); m > to {
			to = m
		}
		to++
	}
	links := chainTo(toks, to)
	if len(links) == 0 {
		return false
	}
	last := links[len(links)-1]
	if last.name != "delete" || !last.called {
		return false
	}
	if len(links) == 1 { // delete(User)
		return last.from < last.to
	}
	return last.from == last.to
}

// deletesTable are what the functions give that make such a statement (SQLAlchemy 2, SQLModel 0.0.22).
var deletesTable = strings.Fields("sqlalchemy.delete() sqlalchemy.sql.delete() sqlalchemy.sql.expression.delete() " +
	"sqlmodel.delete() sa.delete()")

// dropsTable handles drop() of a table, which may be told where: User.__table__.drop(engine).
func dropsTable(r *call.Calls, c *call.Call) value.Value {
	end, ok := closed(r)
	if ok && r.WorksWithDatabase() {
		links := chainTo(r.Toks, end+1)
		if len(links) > 2 && slices.Contains([]string{"__table__", "[]"}, links[len(links)-2].name) ||
			slices.ContainsFunc(append(slices.Clone(c.Pos), c.Keyed...), func(v value.Value) bool {
				return v.Kind == value.Name && strings.HasSuffix(v.Text, "create_engine()")
			}) {
			r.NotFollowed(c)
			r.Emit(code.Empties, c.Name)
			return r.Result(c)
		}
	}
	return library.EmptiesTable(r, c)
}

// deletesAll handles delete(p for p in Person) of Pony, which deletes those for which a condition holds.
func deletesAll(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if end, ok := closed(r); ok {
		if open := int(r.Toks[end].Match); !slices.ContainsFunc(r.Toks[open:end], func(t token.Token) bool {
			return t.IsName("if")
		}) {
			r.Emit(code.Empties, c.Name)
		}
	}
	return value.Value{}
}
