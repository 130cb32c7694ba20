package sql

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
)

// Reveals returns the column by which a text shows secrets out of the rows of a database, or "". Where the schema is
// nil only the names in the text tell.
func Reveals(text string, s *Schema) string {
	if s == nil {
		s = &Schema{}
	}
	text = strings.ToLower(comment().ReplaceAllString(text, " "))
	for _, whole := range statementsOf(text) {
		statement := strings.TrimSpace(withoutStrings(whole))
		if command, rest, _ := strings.Cut(statement, " "); command == ".dump" {
			if name := s.dumped(strings.TrimSpace(rest)); name != "" {
				return name
			}
			continue
		}
		if name := s.without(whole).shown(tokens(statement), 0); name != "" {
			return name
		}
	}
	return ""
}

// statementsOf are the statements of a text, with their strings.
func statementsOf(text string) (all []string) {
	from, quoted := 0, false
	for i := range len(text) {
		if quoted = quoted != (text[i] == '\''); text[i] == ';' && !quoted {
			all = append(all, text[from:i])
			from = i + 1
		}
	}
	return append(all, text[from:])
}

var (
	comment = lazy.Pattern(`--[^\n]*|(?s:/\*.*?\*/)`)
	token   = lazy.Pattern("\\w+|[^\\s\\w\"`\\[\\]]")
)

// tokens are the words and signs of a statement, in small letters.
func tokens(text string) []string { return token().FindAllString(strings.ToLower(text), 2000) }

// dumped is the first such column in what .dump shows (sqlite3(1)).
func (s *Schema) dumped(pattern string) string {
	pattern = strings.ReplaceAll(strings.Trim(pattern, `"'`), "%", "*")
	for table := range s.tables {
		if ok, err := path.Match(pattern, table); pattern == "" || ok || err != nil {
			if name := s.column(table); name != "" {
				return name
			}
		}
	}
	return ""
}

// maxViews bounds how often a view may ask another.
const maxViews = 3

// shown is the first such column that a statement shows.
func (s *Schema) shown(words []string, depth int) string {
	var tables []string
	for _, w := range words {
		if _, is := s.tables[w]; is {
			tables = append(tables, w)
		}
		if text, is := s.views[w]; is && depth < maxViews {
			if name := s.shown(tokens(withoutStrings(text)), depth+1); name != "" {
				return name
			}
		}
	}
	if len(s.tables) == 0 {
		tables = namedTables(words)
	}
	for i, w := range words {
		if w == "select" || w == "returning" {
			if name := s.listed(words, i+1, tables); name != "" {
				return name
			}
		}
	}
	return ""
}

// namedTables are the words behind FROM and JOIN.
func namedTables(words []string) (tables []string) {
	for i, w := range words {
		if i > 0 && (words[i-1] == "from" || words[i-1] == "join") {
			tables = append(tables, w)
		}
	}
	return tables
}

// tell are functions that tell of a value only what it is like.
var tell = strings.Fields("count length len char_length character_length octet_length typeof instr sum avg " +
	"total exists md5 sha1 sha256 sha3 hash")

// listed is the first such column in the list behind a SELECT.
func (s *Schema) listed(words []string, at int, tables []string) string {
	var calls []string
	for i := at; i < len(words); i++ {
		w, before, after := words[i], words[i-1], ""
		if i+1 < len(words) {
			after = words[i+1]
		}
		hidden := slices.ContainsFunc(calls, func(call string) bool { return slices.Contains(tell, call) })
		switch {
		case w == "(":
			calls = append(calls, before)
		case w == ")" && len(calls) == 0, w == "from" && len(calls) == 0:
			return ""
		case w == ")":
			calls = calls[:len(calls)-1]
		case w == "*" && !hidden && (before == "," || slices.Contains(listing, before)):
			if name := s.columnOf(tables); name != "" {
				return name
			}
		case w == "*" && !hidden && before == "." && i > 1:
			if name := s.columnOf(aliased(words, words[i-2], tables)); name != "" {
				return name
			}
		case hidden, before == "as", after == ".", after == "(", slices.Contains(comparing, after):
		case slices.ContainsFunc(append(tables, ""), func(table string) bool {
			return s.secret(table, w) || s.holdsNamed(table, w)
		}):
			return w
		}
	}
	return ""
}

var (
	listing   = strings.Fields("select distinct all returning")
	comparing = strings.Fields("is = ! < > like in between notnull isnull")
)

// aliased are the tables that a name before a dot stands for.
func aliased(words []string, name string, tables []string) []string {
	for i, w := range words {
		next := i + 1
		if next < len(words) && words[next] == "as" {
			next++
		}
		if slices.Contains(tables, w) && (w == name || next < len(words) && words[next] == name) {
			return []string{w}
		}
	}
	return tables
}

// columnOf is the first such column of tables; one of which only the name is known has what that says.
func (s *Schema) columnOf(tables []string) string {
	for _, table := range tables {
		if name := s.column(table); name != "" {
			return name
		}
		if _, known := s.tables[table]; !known && holdsSecrets(table) {
			return table
		}
	}
	return ""
}

var (
	// secretWords are what the name of a column of secrets has in it, or is.
	secretWords = strings.Fields("token secret password passwd passphrase credential credentials apikey jwt bearer " +
		"mnemonic cookie cookies pw pwd pswd passcode")
	passwords  = strings.Fields("password passwd pw pwd pswd passcode")
	secretKeys = strings.Fields("api_key access_key private_key secret_key auth_key session_key signing_key " +
		"encryption_key session_data recovery_code recovery_codes backup_codes")
	// plainEnds end, and plainStarts begin, the names of columns that tell of one and are none.
	plainEnds = strings.Fields("hash digest salt type types expires expiry expiration at id ids count counts name " +
		"hint prefix url uri usage limit length len status version used valid features scope " +
		"scopes ttl kind label algorithm alg verified enabled created updated date time ip " +
		"masked last4 fingerprint ref tokens policy endpoint exp iv")
	plainStarts = strings.Fields("encrypted hashed is has num n max min total prompt completion input output last " +
		"require requires use uses must")
	// heldIn are columns that are secrets in a table of them.
	heldIn       = strings.Fields("key value data payload code sess")
	keyKinds     = strings.Fields("api access secret private auth")
	secretTables = strings.Fields("token tokens secret secrets credential credentials apikey apikeys password " +
		"passwords session sessions")
)

// holdsSecrets reports a table that is named for the secrets in it.
func holdsSecrets(table string) bool {
	parts := strings.Split(table, "_")
	end := parts[len(parts)-1]
	return slices.Contains(secretTables, end) ||
		(end == "keys" || end == "key") && len(parts) > 1 && slices.Contains(keyKinds, parts[len(parts)-2])
}

// secret reports a column that holds secrets by its name, and by that of its table.
func (s *Schema) secret(table, column string) bool {
	parts := strings.Split(column, "_")
	first, end := parts[0], parts[len(parts)-1]
	if slices.Contains(plainEnds, end) || len(parts) > 1 && slices.Contains(plainStarts, first) {
		return false
	}
	if s.hashed && slices.Contains(passwords, end) {
		return false
	}
	if slices.Contains(heldIn, column) {
		return table != "" && holdsSecrets(table)
	}
	return slices.ContainsFunc(parts, func(p string) bool { return slices.Contains(secretWords, p) }) ||
		slices.ContainsFunc(secretKeys, func(k string) bool { return strings.Contains(column, k) }) ||
		strings.HasSuffix(strings.TrimSuffix(column, "key"), "token")
}
