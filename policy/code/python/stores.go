package python

import (
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/value"
)

// throwsAway are the methods of a client's tables and collections that throw away what is in them.
var throwsAway = strings.Fields("drop delete truncate drop_database delete_many drop_collection drop_tables " +
	"drop_table remove delete_where dropDatabase flushall flushdb purge_tables purge")

// store handles a call of a client that gives its tables by name.
func store(r *call.Calls, c *call.Call) value.Value {
	r.NotFollowed(c)
	method := c.Name[strings.LastIndexByte(c.Name, '.')+1:]
	if slices.Contains(throwsAway, method) || storeThrowsAway(r, c, method) {
		r.Emit(code.Empties, c.Name)
	}
	r.EmptiesByOption(c.Name, c.Arguments)
	if len(c.Pos) > 0 && slices.Contains([]string{"query", "execute", "executescript"}, method) {
		return library.SQL(true)(r, c)
	}
	base, _, _ := strings.Cut(c.Name, "()")
	return value.Named(base + "()")
}

// storeThrowsAway reports a method that throws data away because its arguments say so: command("dropDatabase"), a
// pipeline that ends with $out, rename(name, dropTarget=True) (PyMongo 4), create(columns, replace=True),
// transform(drop={name}) (sqlite-utils 3.38).
func storeThrowsAway(r *call.Calls, c *call.Call, method string) bool {
	given := func(key string) bool {
		v, ok := c.Key(key)
		return ok && !value.IsFalse(v)
	}
	switch method {
	case "command":
		return len(c.Pos) > 0 && (isWord(c.Pos[0], "dropDatabase", "drop") ||
			holdsKey(r, c.Pos[0], 0, "dropDatabase", "drop"))
	case "aggregate":
		return len(c.Pos) > 0 && holdsKey(r, c.Pos[0], 2, "$out")
	case "rename":
		return given("dropTarget")
	case "create", "create_table":
		return given("replace")
	case "transform":
		return given("drop")
	}
	return false
}

// isWord reports a text that is one of some words.
func isWord(v value.Value, words ...string) bool {
	s, known := v.Literal()
	return known && slices.Contains(words, s)
}

// holdsKey reports a dictionary with one of some keys, also in a list, and in those in it up to a depth.
func holdsKey(r *call.Calls, v value.Value, depth int, keys ...string) (holds bool) {
	v.Each(func(v value.Value) {
		if v.List == nil || v.Kind != value.Dict && v.Kind != value.List {
			return
		}
		for i, w := range v.List.Items {
			holds = holds || v.Kind == value.Dict && i < len(v.List.Keys) && slices.Contains(keys, v.List.Keys[i]) ||
				depth > 0 && holdsKey(r, w, depth-1, keys...)
		}
	})
	return holds
}

// statementFile handles query_file(path), which runs the statements in a file.
func statementFile(r *call.Calls, c *call.Call) value.Value {
	r.NotFollowed(c)
	if v, ok := c.Arg(0, "path"); ok && r.WorksWithDatabase() {
		r.Emit(code.Reads, c.Name, v)
		r.Emit(code.SQL, c.Name, value.Value{})
	}
	return r.Result(c)
}

// removesJobs handles remove_all_jobs(), which empties a table where the jobs are kept in one.
func removesJobs(r *call.Calls, c *call.Call) value.Value {
	r.NotFollowed(c)
	for i := range r.Toks {
		if t := r.Toks[i].Text; t == "add_jobstore" || t == "jobstores" {
			r.Emit(code.Empties, c.Name)
			break
		}
	}
	return r.Result(c)
}

// scripts handles eval(text) of Redis, whose text may call what empties it.
func scripts(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	v, _ := c.Arg(0, "script")
	if s := strings.ToUpper(v.Text); strings.Contains(s, "FLUSHALL") || strings.Contains(s, "FLUSHDB") {
		r.Emit(code.Empties, c.Name)
	}
	return value.Named(r.Canonical(c.Name + "()"))
}

// deletesEvery handles DeleteMany({}), which says no document.
func deletesEvery(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if v, ok := c.Arg(0, "filter"); ok && v.Kind == value.Dict && len(v.List.Items) == 0 {
		r.Emit(code.Empties, c.Name)
	}
	return value.Named(r.Canonical(c.Name + "()"))
}

// deletesRows handles delete_all() and the like of a client or a model; what is given texts is another's.
func deletesRows(r *call.Calls, c *call.Call) value.Value {
	r.NotFollowed(c)
	if (len(c.Pos) == 0 || strings.HasPrefix(c.Name, "elasticsearch.")) && r.WorksWithDatabase() {
		r.Emit(code.Empties, c.Name)
	}
	return r.Result(c)
}

// elastic handles Elasticsearch(hosts). What is asked of one on this machine leaves it nowhere.
func elastic(r *call.Calls, c *call.Call) value.Value {
	library.Client(r, c)
	hosts, _ := c.Arg(0, "hosts")
	local := len(c.Keys) == 0 || c.Keys[0] == "hosts" || len(c.Pos) > 0
	for _, key := range c.Keys {
		local = local && key != "cloud_id" && key != "api_key"
	}
	found := false
	hosts.Each(func(v value.Value) {
		for _, w := range r.Elements(v) {
			found = true
			local = local && w.IsText() && w.Known && isLocal(w.Text)
		}
	})
	if local && found {
		return value.Named("elasticsearch.local()")
	}
	return value.Named("elasticsearch.Elasticsearch()")
}

// isLocal reports a URL of this machine.
func isLocal(s string) bool {
	_, rest, _ := strings.Cut(s, "://")
	rest = rest[strings.LastIndexByte(rest, '@')+1:]
	return strings.HasPrefix(rest, "localhost") || strings.HasPrefix(rest, "127.0.0.1")
}

// asksDaemon handles what the daemon on this machine is asked, and changes nothing.
func asksDaemon(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	return value.Named(r.Canonical(c.Name + "()"))
}
