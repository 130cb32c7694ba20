package javascript

import (
	"slices"
	"strings"

	"guard/policy/code/call"
)

// updatesRows reports that the call which was just read gives every row of a table new values (Knex 3:
// db("notes").update(…); Drizzle 0.36: db.update(notes).set(…); Kysely 0.27: db.updateTable("notes").set(…); TypeORM
// 0.3: createQueryBuilder().update(Note).set(…); Objection 3: Note.query().patch(…)).
func updatesRows(r *call.Calls, name string) bool {
	at := chainOf(r)
	if at.narrows() {
		return false
	}
	names := " " + databaseNames + " "
	switch method := name[strings.LastIndexByte(name, '.')+1:]; method {
	case "set":
		return at.has("updateTable") || len(at.before) > 0 && at.before[0] == "update" &&
			(at.has("createQueryBuilder") || len(at.before) == 2 && strings.Contains(names, " "+at.first+" "))
	case "update", "patch":
		return at.called && len(at.before) == 1 && strings.Contains(names, " "+at.first+" ") ||
			len(at.before) > 1 && slices.Contains([]string{"query", "table", "from"}, at.before[0])
	}
	return false
}
