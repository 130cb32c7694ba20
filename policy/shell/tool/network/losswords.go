package network

import "guard/internal/lazy"

// A server that is none of the project's takes orders at paths of its own. Words that name a loss or a release, where
// such orders stand, tell them; what people type stands in other fields.

const (
	loss    = `(?:delete|drop|purge|wipe|truncate|destroy|erase|nuke|uninstall|terminate|shutdown|reboot|poweroff)`
	release = `(?:redeploy|deploy|rollback)`
	much    = `(?:[-_]?(?:all|db|database|everything|series|prod|production))?`
)

var (
	// orderInPath is such a word by itself in a path.
	orderInPath = lazy.Pattern(`(?:^|[/._-])(?i:` + loss + `|` + release + `)(?i:` + much + `)(?:[/._-]|$)`)
	// orderInField is one in a field that says what is done; askedAway is one that a query gives as a name.
	orderInField = lazy.Pattern(`(?i)(?:^|[?&\s"'{,;(])(?:method|action|op|operation|verb|mode)["']?\s*(?::=|==?|` +
		`:)\s*["']?` +
		`(?:bulk_|force_|mass_)?(?:remove|` + loss + `|` + release + `)` + much + `\b`)
	askedAway = lazy.Pattern(`(?i)[?&](?:disable|remove|` + loss + `)(?:=|&|\n|$)`)
	// orderInStatement is a statement by which all of a graph or a store goes (SPARQL 1.1 Update; openCypher; Dgraph
	// 24).
	orderInStatement = lazy.Pattern(`(?i)\b(?:DROP|CLEAR)\s+(?:SILENT\s+)?(?:ALL|DEFAULT|NAMED|GRAPH)\b|` +
		`\bDETACH\s+DELETE\b|\bDROP\s+(?:TABLE|DATABASE|SCHEMA|COLLECTION|KEYSPACE)\b|\bdrop_(?:all|attr)\b`)
)

// loses reports a request that by its words loses or releases something.
func (r Request) loses(at, said string) bool {
	return orderInField().MatchString(said) || askedAway().MatchString(said) ||
		!r.Asks && (orderInPath().MatchString(at) || orderInStatement().MatchString(said))
}
