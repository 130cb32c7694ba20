package shell

import (
	"net/url"
	"path"
	"slices"
	"strings"
	"unicode"

	"guard/policy/place"
	"guard/policy/stake"
)

// query judges a database that is only asked (sqlite3(1), SQLite 3.46; DuckDB
// 1.1): it is a file that is read. False: something else may happen, and the
// table says what.
func (k *walker) query(c *call, v *invocation) (stream, bool) {
	base, texts := v.operands[:min(1, len(v.operands))], v.operands[min(1, len(v.operands)):]
	for _, u := range v.used {
		if u.opt.Effects == "code" {
			texts = append(slices.Clip(texts), u.value)
		} else if u.opt.Effects != "" {
			return stream{}, false
		}
	}
	duck := v.entry.Name == "duckdb"
	if len(base) > 0 && strings.HasPrefix(base[0].text, "file:") {
		file, ok := fileOfURI(base[0])
		if !ok {
			return stream{}, false
		}
		base = []arg{file}
	}
	if len(texts) == 0 || len(v.strange) > 0 || len(base) == 0 && !duck || len(base) > 0 && duck && !v.has("-readonly") {
		return stream{}, false
	}
	files := slices.Clip(base)
	for _, a := range texts {
		if !a.known() || !onlyAsks(a.text) {
			return stream{from: c.data | fromFile}, !duck && k.changesOwn(c, base[0], texts)
		}
		if !duck {
			continue
		}
		named, known := filesOfDuck(a.text)
		if !known {
			return stream{}, false
		}
		files = append(files, named...)
	}
	for _, a := range files {
		k.reads(c, a)
		if dir, base := path.Split(a.glob); base != "" && base[0] != '.' && len(k.secretsListed([]string{k.world.At(k.state.cwd, dir+".").Path + "/" + base})) > 0 {
			return stream{}, false // DuckDB's * stands for hidden names too
		}
	}
	return stream{from: c.data | fromFile}, true
}

// fileOfURI is the file that a database's address names (sqlite.org/uri.html); false: it
// also says how the file is reached.
func fileOfURI(a arg) (arg, bool) {
	u, err := url.Parse(a.text)
	if err != nil || !a.known() || u.Host != "" && u.Host != "localhost" {
		return arg{}, false
	}
	for name := range u.Query() {
		if name != "mode" && name != "cache" && name != "immutable" {
			return arg{}, false
		}
	}
	name := u.Path
	if u.Opaque != "" {
		if name, err = url.PathUnescape(u.Opaque); err != nil {
			return arg{}, false
		}
	}
	return literalArg(name), name != ""
}

// changesOwn judges SQL that changes a database which is new, or which this line or
// session made: nothing in it is the person's.
func (k *walker) changesOwn(c *call, base arg, texts []arg) bool {
	p := k.place(base)
	if !base.known() || !p.Any(place.Inside|place.Temp) {
		return false
	}
	for _, a := range texts {
		if !a.known() || !onlySays(a.text, asksOrChanges) {
			return false
		}
	}
	if _, made := k.spared(base, p, false); !made && (k.touched(p.Path) || !stake.Absent(&k.world, p)) {
		return false
	}
	k.writes(c, base, edits)
	return true
}

// asksOrChanges judges the words of one statement that stays in its database.
func asksOrChanges(words []string) bool {
	if asks(words) {
		return true
	}
	return slices.Contains(changingStatements, words[0]) &&
		!slices.ContainsFunc(words, func(w string) bool { return slices.Contains(leavingWords, w) })
}

// filesOfDuck are the strings of SQL that could name a file: DuckDB reads one
// wherever a table may stand. False: one may be an address, or be computed.
func filesOfDuck(text string) (files []arg, known bool) {
	lower := strings.ToLower(text)
	if strings.ContainsAny(text, "`$\\") || slices.ContainsFunc([]string{"://", "||", "concat", "chr(", "getenv", "query"}, func(s string) bool { return strings.Contains(lower, s) }) {
		return nil, false
	}
	for i, part := range strings.FieldsFunc(text, func(r rune) bool { return r == '\'' || r == '"' }) {
		if i > 0 && strings.ContainsAny(part, "./~*?[") {
			a := literalArg(part)
			if strings.ContainsAny(part, "*?[") { // read_text('.e*')
				a.glob = part
			}
			files = append(files, a)
		}
	}
	return files, true
}

// onlyAsks reports whether a text is a command of sqlite3 that shows, or SQL
// that reads. Comments, and quotes that could hide a statement, are not taken
// apart: such a text is not understood.
func onlyAsks(text string) bool { return onlySays(text, asks) }

func onlySays(text string, fits func(words []string) bool) bool {
	text = strings.ToLower(strings.TrimSpace(text))
	if strings.HasPrefix(text, ".") {
		first, _, _ := strings.Cut(text[1:], " ")
		return !strings.ContainsAny(text, "\n|") && slices.Contains(showingCommands, first)
	}
	if strings.Contains(text, "--") || strings.Contains(text, "/*") || strings.Count(text, "'")%2 == 1 {
		return false
	}
	if slices.ContainsFunc(reachingFunctions, func(f string) bool { return strings.Contains(text, f) }) {
		return false
	}
	if !strings.ContainsAny(text, "\"`[") {
		text = withoutStrings(text)
	}
	asked := false
	for statement := range strings.SplitSeq(text, ";") {
		words := strings.FieldsFunc(statement, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '_' })
		if len(words) == 0 {
			continue
		}
		if !fits(words) {
			return false
		}
		asked = true
	}
	return asked
}

// asks judges the words of one statement.
func asks(words []string) bool {
	if words[0] == "pragma" {
		return len(words) > 1 && slices.Contains(showingPragmas, words[1])
	}
	return slices.Contains([]string{"select", "with", "explain", "values", "from", "describe", "summarize", "show"}, words[0]) &&
		!slices.ContainsFunc(words, func(w string) bool { return slices.Contains(changingWords, w) })
}

// withoutStrings takes 'text' out of SQL; two quotes in it stand for one.
func withoutStrings(text string) string {
	var b strings.Builder
	for i, part := range strings.Split(text, "'") {
		if i%2 == 0 {
			b.WriteString(part + " ")
		}
	}
	return b.String()
}

var (
	// showingCommands print, or set how is printed (sqlite3(1), .help).
	showingCommands = strings.Fields("schema fullschema tables indexes indices databases dbinfo dump headers header mode width show nullvalue separator stats timer help version changes eqp explain limit lint vfsinfo vfslist")
	// showingPragmas change nothing, whatever they are given (sqlite.org/pragma.html).
	showingPragmas = strings.Fields("table_info table_xinfo table_list index_list index_info index_xinfo foreign_key_list foreign_key_check database_list collation_list function_list module_list pragma_list compile_options integrity_check quick_check")
	// changingWords begin what changes a database, or follow WITH (sqlite.org/lang.html).
	changingWords = strings.Fields("copy call insert update delete into drop create alter attach detach vacuum reindex pragma")
	// changingStatements begin what changes the database that is open, and no other file.
	changingStatements = strings.Fields("create insert update delete drop alter replace begin commit end rollback analyze reindex")
	// leavingWords of such a statement reach other files or code.
	leavingWords = strings.Fields("attach detach virtual vacuum pragma")
	// reachingFunctions of the command line read and write other files, or load code.
	reachingFunctions = []string{"writefile", "readfile", "edit", "load_extension", "fts3_tokenizer", "fsdir", "zipfile", "sqlar", "lsmode", "system", "shell"}
)
