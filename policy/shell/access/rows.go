package access

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/lang/sql"
	"guard/policy/shell/taint"
)

// The rows of a database of the person's hold tokens and passwords; its columns say which.

// maxDatabase bounds what of a database is looked at, in bytes: of a larger one only the names in a query tell.
const maxDatabase = 4 << 20

// databaseName finds the name of a file that SQLite keeps a database in.
var databaseName = lazy.Pattern(`(?i)\.(?:db3?|sqlite3?|sdb|s3db)$`)

// showsBytes are programs that show what is in any file (the manual page of each).
var showsBytes = strings.Fields("cat strings grep egrep fgrep rg ag xxd hexdump od head tail less more bat hd " +
	"sqlite-utils")

// schemaAt is the schema of a database of the person's, nil where it could not be read; false: it is none of the
// person's.
func schemaAt(j *readJudge, p place.Place) (*sql.Schema, bool) {
	if from := j.CopiedFrom(p.Path); from != p.Path {
		p = j.World.At("", from)
	}
	if j.World.Disk == nil || j.Wrap.Remote || p.Path == "" || j.MadeHere(p.Path) ||
		j.OwnBirth(p.Path) || j.World.Missing(p.Path) || j.World.Git != nil && j.World.Git.Restorable(p.Path) {
		return nil, false
	}
	data, err := j.World.Disk.ReadFile(p.Path, maxDatabase)
	j.InTime(err)
	schema := sql.SchemaOf(data)
	schema.NameRows(data, place.NamedValue)
	return schema, err != nil || len(data) > 0
}

// revealsRows judges queries of a database: what of the person's secrets their rows show.
func revealsRows(j *readJudge, c *effect.Call, a taint.Word, queries []string) {
	if schema, theirs := schemaAt(j, j.Place(a)); theirs {
		revealedBy(c, a, schema, queries)
		return
	}
	for _, from := range copiedRows(j, j.Place(a)) {
		if schema, theirs := schemaAt(j, from); theirs && revealedBy(c, a, schema, queries) {
			return
		}
	}
}

// revealedBy judges queries of a database with a schema.
func revealedBy(c *effect.Call, a taint.Word, schema *sql.Schema, queries []string) bool {
	for _, query := range queries {
		if column := sql.Reveals(query, schema); column != "" {
			c.Data |= taint.FromSecret
			if !slices.ContainsFunc(c.Cmd.Redirects, func(r string) bool { return strings.HasPrefix(r, ">") }) {
				c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("reads {0}, which holds secrets", a.Show()))
			}
			return true
		}
	}
	return false
}

// RevealsRows judges queries of a database that a program opens.
func RevealsRows(j *Judge, c *effect.Call, a taint.Word, queries []string) {
	revealsRows(&j.readJudge, c, a, queries)
}

// showsRows judges a database that is read as any file.
func showsRows(j *readJudge, c *effect.Call, a taint.Word) {
	if len(c.Cmd.Argv) == 0 || !a.Known() || !databaseName().MatchString(a.Text) {
		return
	}
	switch name := path.Base(c.Cmd.Argv[0]); {
	case !slices.Contains(showsBytes, name):
	case name == "sqlite-utils": // rows and query of it (sqlite-utils 3.38)
		revealsRows(j, c, a, []string{"select * from " + strings.Join(c.Cmd.Argv[1:], " ")})
	default:
		revealsRows(j, c, a, []string{".dump"})
	}
}
