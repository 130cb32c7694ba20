package source

import (
	"regexp"
	"strings"

	"guard/internal/lazy"
	"guard/internal/memo"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/lang/sql"
	"guard/policy/shell/program"
)

// Code that gives the rows of a table new values, other than by a statement that stands in it: by a query builder, by
// objects that a mapper makes of rows, or by a procedure. Which calls do so says a table (rowchangestable.go).

// changesRows reports what a text does so, empty where it does nothing: a call of the table whose chain says no row, or
// a loop over rows that changes each.
func changesRows(lang code.Language, text string) string {
	return rowsChanged.Of(rowsKey{lang, idOf(text)}, func() string { return changesRowsOf(lang, text) })
}

// rowsChanged are kept by language and text.
var rowsChanged = memo.Memo[rowsKey, string]{Most: maxReadings}

type rowsKey struct {
	lang code.Language
	text textID
}

func changesRowsOf(lang code.Language, text string) string {
	text = remarksOf(lang).ReplaceAllString(text, "")
	for i := range rowChanges {
		row := &rowChanges[i]
		if row.with != nil && !row.with().MatchString(text) {
			continue
		}
		for _, m := range row.call().FindAllStringSubmatchIndex(text, maxRowChanges) {
			found := text[m[0]:m[1]]
			if name := groupOf(text, m); name != "" {
				if !sql.OnlyReads(name) {
					return found
				}
				continue
			}
			if chain := chainAround(text, m[0], m[1]); row.any || !narrowedChain(chain) {
				return found
			}
		}
	}
	if found := changesEach(text); found != "" {
		return found
	}
	return changesInLoop(text)
}

// groupOf is the group of a match that is there: the name of a procedure.
func groupOf(text string, m []int) string {
	for i := 2; i+1 < len(m); i += 2 {
		if m[i] >= 0 {
			return text[m[i]:m[i+1]]
		}
	}
	return ""
}

// maxRowChanges bounds the calls of one kind in a text, maxChain the bytes of a chain on either side of one.
const (
	maxRowChanges = 40
	maxChain      = 1200
	maxLoop       = 900
)

var (
	// narrowing are words of a chain that say which rows, or that no database is meant.
	narrowing = lazy.Pattern(`(?i)\b\w*where\w*\b|\bfilter\w*\s*\(|\bfind(?:_?(?:by|one|unique|or)\w*)?\s*\(|` +
		`\.get\s*\(|\blimit\s*\(|` +
		`\bfirst\w*\b|\btake\w*\b|\.(?:eq|match|in|contains|exclude|having)\s*\(|\bbyId|create(?:Hash|Hmac|Sign|` +
		`Verify|` +
		`Cipher)|\bWherePK\b|\bUpdateOne|\[\s*\w*id\b`)
	// everyOne are conditions that every row fulfils.
	everyOne = lazy.Pattern("(?i)\\w*where\\w*\\s*\\(\\s*(?:[\"'`](?:1 ?= ?1|true|1|id ?> ?0|id is not " +
		"null)[\"'`]\\s*|" +
		`true|_ ?=> ?true|\w+ ?=> ?true|\w+ ?-> ?true|sql\.True\(\))?\)|filter\(\s*(?:true|\w* ?=> ?true)?\s*\)|` +
		`\.[Ff]ind\(\s*(?:\{\s*\}|(?:ctx,\s*)?&\w+)?\s*\)|\.set\([^()]*(?:\([^()]*\)[^()]*)*\)|` +
		"(?i)where\\w*\\(\\s*[\"']id[\"']\\s*,\\s*[\"'](?:>|>=|!=|<>)[\"']\\s*,\\s*(?:0|-1)\\s*\\)")
)

// narrowedChain reports a chain of calls that says which rows it is about.
func narrowedChain(chain string) bool {
	return narrowing().MatchString(everyOne().ReplaceAllString(chain, ""))
}

// chainAround is the statement in which a call stands: as far as its brackets, and over the ends of lines behind which
// the chain goes on.
func chainAround(text string, from, to int) string {
	depth, end := strings.Count(text[from:to], "(")-strings.Count(text[from:to], ")"), to
	depth += strings.Count(text[from:to], "{") - strings.Count(text[from:to], "}")
	for ; end < len(text) && end < to+maxChain; end++ {
		switch b := text[end]; {
		case strings.IndexByte("([{", b) >= 0:
			depth++
		case strings.IndexByte(")]}", b) >= 0:
			depth--
		case b == ';' && depth <= 0, b == '\n' && depth <= 0 && !carriesOn().MatchString(text[end+1:]):
			return text[begin(text, from):end]
		}
		if depth < -1 {
			break
		}
	}
	return text[begin(text, from):end]
}

// carriesOn finds a line that carries on the one before.
var carriesOn = lazy.Pattern(`^\s*(?:\.|->|\?\.|\|>|::)`)

// begin is where the statement begins that goes on at a place.
func begin(text string, at int) int {
	for i := at - 1; i >= 0 && i > at-maxChain; i-- {
		if b := text[i]; b == ';' || b == '\n' && !carriesOn().MatchString(text[i+1:]) {
			return i + 1
		}
	}
	return max(0, at-maxChain)
}

var (
	// loopOver finds a loop, with the name of what it goes over and what that is.
	loopOver = lazy.Pattern(`\bforeach\s*\(\s*([^\n]+?)\s+as\s+(?:\$\w+\s*=>\s*)?\$(\w+)\s*\)|` +
		`\b(?:for|foreach)\s*\(?\s*(?:await\s*\(?\s*)?(?:(?:const|let|var|final|auto|[A-Z]\w*)\s+)?` +
		`(?:(?:_|\w+)\s*,\s*)?\$?(\w+)\s*(?:\bin\b|\bof\b|:=\s*range\b|<-|:)\s*([^\n]+)|` +
		`([^\n;{}]*\.(?:each|find_each|map|each_entity|paged_each))(?:\([^)\n]*\))?\s*(?:do|\{)\s*\|(\w+)|` +
		`([^\n;{}]*)[.>](?:forEach|map|each|eachAsync|chunkMap|lazy\(\)->each|ForEach|` +
		`iterate)\s*\(?\s*\{?\s*(?:async\s*)?` +
		`(?:function\s*)?\(?\s*(?:\w+\s+)?\$?(\w+)\s*\)?\s*(?:=>|->|\{)|` +
		`([^\n;]*)\bEnum\.(?:each|map)\(\s*(?:fn\s+(\w+)\s*->|&)`)
	// rowsOf is how rows come out of a database.
	rowsOf = lazy.Pattern(`(?i)\bquery\b|\bselect\b|\.all\b|\bscalars\b|\bobjects\b|\bfind(?:All|_all|Many|_each)?\b|` +
		`\.find\(|\bfetch\w*|\bToList|\bfind_each\b|\bfindall\b|repo(?:sitory)?\.|\bdb\.\w+|context\.\w+|\.stream\(|` +
		`::all\(|::cursor\(|::lazy\(|->get\(\)|\bget_all\b|\bRepo\.(?:all|stream)|\bcursor\(|\b[A-Z]\w+\.(?:all|` +
		`each)\b|` +
		`\.Find\(|DB\[:\w+\]|\.get\(\)|getMany\(|getResultList|\.load\b|Query\b`)
	// keepsChanges is how what was changed of such objects comes into the database.
	keepsChanges = lazy.Pattern(`(?i)\bcommit\b|\bsave\w*\b|\bflush\(|SaveChanges|\bbulk_?update|\bbulkWrite|` +
		`\bpersist\b|` +
		`\.(?:update|upsert)\w*!?\b|\bmerge\(|\.begin\(\)|\bRepo\.update|updateMany|atomic_update`)
)

// changesEach reports a loop over the rows of a table that changes each, and what keeps it.
func changesEach(text string) string {
	if !keepsChanges().MatchString(text) || !worksWithRows().MatchString(text) {
		return ""
	}
	for _, m := range loopOver().FindAllStringSubmatchIndex(text, maxRowChanges) {
		group := func(i int) string {
			if m[2*i] < 0 {
				return ""
			}
			return text[m[2*i]:m[2*i+1]]
		}
		name := group(2) + group(3) + group(6) + group(8) + group(10)
		over := group(1) + insideBrackets(group(4)) + group(5) + group(7) + group(9)
		if len(name) == 0 || narrowedChain(over) || !rowsOf().MatchString(over) && !rowsNamed(text[:m[0]], over) {
			continue
		}
		rest := text[m[1]:min(len(text), m[1]+maxLoop)]
		if m[6] >= 0 { // what follows the loop's name on its line belongs to the loop too
			rest = text[m[7]:min(len(text), m[7]+maxLoop)]
		}
		if found := changesObject(name, rest); found != "" {
			return found
		}
	}
	return ""
}

// insideBrackets is what stands before the bracket that closes a loop's head.
func insideBrackets(s string) string {
	depth := 0
	for i := range len(s) {
		switch s[i] {
		case '(':
			depth++
		case ')':
			if depth--; depth < 0 {
				return s[:i]
			}
		}
	}
	return s
}

// rowsNamed reports a name that stands for rows: users = s.query(User).all().
func rowsNamed(before, over string) bool {
	name := leadingName().FindString(strings.TrimSpace(over))
	if name == "" {
		return false
	}
	assigned := regexp.MustCompile(`(?m)\b` + regexp.QuoteMeta(name) + `\b[^\n=]*(?::=|=)[ \t]*([^=\n][^\n]*)$`)
	for _, m := range assigned.FindAllStringSubmatch(before, files.MaxOwn) {
		if rowsOf().MatchString(m[1]) && !narrowedChain(m[1]) {
			return true
		}
	}
	found := regexp.MustCompile(`\.(?:Find|All|Select|` +
		`Scan)\([^\n]*&` + regexp.QuoteMeta(name) + `\b`).FindStringIndex(before)
	return found != nil && !narrowedChain(chainAround(before, found[0], found[1])) // of Go: db.Find(&users)
}

var leadingName = lazy.Pattern(`^\$?[A-Za-z_]\w*`)

// changesObject reports a statement that changes, or stores, the object of a name.
func changesObject(name, text string) string {
	name = regexp.QuoteMeta(strings.TrimPrefix(name, "$"))
	does := regexp.MustCompile(`\$?\b` + name + `(?:\.|->|\?\.)\w+\s*(?:=[^=>~]|\+=|-=|\|\|=)|` +
		`\$?\b` + name + `\[["':]\w+["']?\]\s*=[^=]|` +
		`\$?\b` + name + `(?:\.|->)(?:save|update\w*|Update\w*|set[A-Z]\w*|increment|decrement|delete|destroy|` +
		`remove)!?[ (]|` +
		`\bsetattr\(\s*` + name + `\b|` +
		`\.(?:update|upsert)\w*\(\s*\{[^;]{0,200}?\bwhere\s*:[^;}]{0,80}\b` + name + `\.|` +
		`\b(?:save|Save|update!?|Update|merge|change|changeset|persist)\w*\(\s*(?:ctx,\s*)?[&*$]*` + name + `\b`)
	return does.FindString(text)
}

// worksWithRows finds words by which code that works with a mapper is known.
var worksWithRows = lazy.Pattern(`(?i)sqlalchemy|sqlmodel|\bsession\b|django|\.objects\b|peewee|tortoise|pony|` +
	`mongoengine|` +
	`beanie|activerecord|active_record|_record\b|\bsequel\b|sequelize|mongoose|typeorm|prisma|mikro-?orm|` +
	`objection|knex|` +
	`bookshelf|drizzle|eloquent|illuminate|app\\models|doctrine|gorm|xorm|\bbun\b|/ent\b|hibernate|` +
	`jakarta\.persistence|` +
	`javax\.persistence|springframework\.data|repository|entityframework|dbcontext|SaveChanges|\becto\b|\bRepo\.|` +
	`diesel|` +
	`sea_orm|ApplicationRecord|find_each|exposed|slick|entitymanager|createQuery`)

// changesPersons judges new code that does so to a database which is not plainly one that nobody keeps.
func changesPersons(n *Names, c *effect.Call, t *ProgramText) {
	if t.Lang == code.Unknown || !n.newText(t) || len(t.text) > maxRead || changesRows(t.Lang, t.text) == "" {
		return
	}
	if !n.ownDatabase(c, t) && !onlyFresh(n, t) {
		n.losesData(c, t, "delete from x")
	}
}

// onlyFresh reports a text that names databases in files that are new or not there, or in memory, and none on a server.
func onlyFresh(n *Names, t *ProgramText) bool {
	fresh := memo.Has(t.text, fleetingDatabase()) && !memo.Has(t.text, attaches())
	for _, s := range QuotedStrings(t.text) {
		if program.KeptDatabase("", s) {
			return false
		}
		name, _, _ := strings.Cut(s, "?")
		name = addressOfFile().ReplaceAllString(name, "")
		if !databaseFile().MatchString(name) || strings.ContainsAny(name, " ,;") {
			continue
		}
		p := n.World.At(n.State.Cwd, name)
		if !p.Is(place.Temp) && !n.newFile(p.Path) && (n.World.Disk == nil || !n.World.Missing(p.Path)) {
			return false
		}
		fresh = true
	}
	return fresh
}

// addressOfFile is what stands before the name of a file in an address.
var addressOfFile = lazy.Pattern(`^(?:jdbc:)?(?:sqlite3?|file|duckdb)(?:\+\w+)?:(?:///?)?`)
