package config

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/BurntSushi/toml"

	"guard/internal/tomltext"
	"guard/locale"
)

// file is one TOML file being read, with what was found wrong with it.
type file struct {
	name  string         // for errors
	text  []string       // its lines
	lines map[string]int // of keys
	errs  Errors
}

// table is a TOML table being read strictly: every key that is asked for is
// known, and finish complains of the others.
type table struct {
	file   *file
	at     string // its full name; empty at the top
	said   string // what a person calls it, where that is not its name
	values map[string]any
	known  []string
}

// parse reads a text; a nil table means that it is no TOML, which is in f.errs.
func (f *file) parse(text string) *table {
	if line := tomltext.TooDeep(text); line > 0 { // the decoder takes minutes for it
		msg := locale.New("it is too long or too deeply nested").Error()
		f.errs = append(f.errs, &Error{File: f.name, Line: line, Msg: msg})
		return nil
	}
	values := map[string]any{}
	if _, err := toml.Decode(text, &values); err != nil {
		e := &Error{File: f.name, Msg: err.Error()}
		if parse := (toml.ParseError{}); errors.As(err, &parse) {
			e.Line, e.Msg = brokenLine(text, parse.Position), translated(parse.Message)
			if unquoted := unquotedAt(text, e.Line, parse.Message); unquoted != "" {
				e.Msg = unquoted
			}
			if e.Msg == "" {
				e.Msg = strings.TrimPrefix(err.Error(), "toml: ")
			}
		}
		f.errs = append(f.errs, e)
		return nil
	}
	f.text, f.lines = strings.Split(text, "\n"), keyLines(text)
	return &table{file: f, values: values}
}

// brokenLine is the line of an error. What ends a line too early is told by the decoder at the
// line after it; what is wrong at the first byte may be told as before it.
func brokenLine(text string, at toml.Position) int {
	text = strings.TrimPrefix(text, "\ufeff") // from where the decoder counts
	if 0 <= at.Start && at.Start < len(text) && strings.HasPrefix(strings.TrimPrefix(text[at.Start:], "]"), "\n") {
		return 1 + strings.Count(text[:at.Start], "\n")
	}
	return at.Line
}

// bareWord is a line that gives a key a word without quotes.
var bareWord = regexp.MustCompile(`^\s*([A-Za-z0-9_.-]+)\s*=\s*([A-Za-z_][A-Za-z0-9_.-]*)\s*(#.*)?$`)

// unquotedAt says how a line would be right that lacks the quotes around a word; "" where it is wrong
// in another way.
func unquotedAt(text string, line int, message string) string {
	if !strings.HasPrefix(message, "expected value but found") {
		return ""
	}
	lines := strings.Split(text, "\n")
	if line < 1 || line > len(lines) {
		return ""
	}
	m := bareWord.FindStringSubmatch(lines[line-1])
	if m == nil {
		return ""
	}
	return locale.Sprintf("%s: a word stands in quotes: %s = %q", m[1], m[1], m[2])
}

// translated is the decoder's message, in the person's language where guard knows it.
func translated(message string) string {
	key, named := strings.CutPrefix(message, "Key '")
	key, twice := strings.CutSuffix(key, "' has already been defined.")
	if named && twice {
		return locale.Sprintf("%q stands twice", key)
	}
	for _, m := range mistakes {
		if strings.HasPrefix(message, m.begins) {
			return locale.Text(m.says)
		}
	}
	return message
}

// mistakes are the decoder's messages by how they begin (github.com/BurntSushi/toml 1.6), and what a person can do.
var mistakes = []struct {
	begins string
	says   locale.Message
}{
	{"expected '.' or '='", `a key is followed by = and its value, such as mode = "ask"`},
	{"strings cannot contain newlines", "a quote is opened and not closed on its line"},
	{"expected '.' or ']' to end table name", unclosedName},
	{"expected end of table array name delimiter", unclosedName},
	{"expected a comma (',') or array terminator", "between the texts of a list stand commas, and ] ends it"},
	{"expected a top-level item to end with a newline", "behind a value its line ends; the next key has its own line"},
	{"invalid escape in string",
		`in double quotes a \ begins a special sign; single quotes take a text as it is: '\d'`},
	{"invalid UTF-8 byte", notUTF8},
	{"files cannot contain NULL bytes", notUTF8},
}

const (
	unclosedName locale.Message = "a name in brackets is opened and not closed: [record], [[rules]]"
	notUTF8      locale.Message = "it is not UTF-8: save it as UTF-8"
)

// wrong notes an error at a key of the table; the empty key is the table itself.
func (t *table) wrong(key, format string, args ...any) {
	name := t.name(key)
	e := &Error{File: t.file.name, Key: name, Msg: locale.Sprintf(format, args...)}
	if e.Line = t.file.line(name); t.said != "" {
		e.Key = strings.TrimSuffix(t.said+": "+key, ": ")
	}
	t.file.errs = append(t.file.errs, e)
}

// lineOf is the line on which a list that a key holds has a text; else the key's own.
func (f *file) lineOf(key, text string) int {
	first := f.line(key)
	last := len(f.text)
	for _, n := range f.lines {
		if n > first {
			last = min(last, n-1)
		}
	}
	for n := first; 0 < n && n <= last; n++ {
		line := f.text[n-1]
		if strings.Contains(line, strconv.Quote(text)) || strings.Contains(line, "'"+text+"'") {
			return n
		}
	}
	return first
}

// line is the line of a key, of the first table of its array, or of the table
// that holds it; 0 where none is known.
func (f *file) line(name string) int {
	for name != "" {
		if n := f.lines[name] + f.lines[name+"[0]"]; n > 0 {
			return n
		}
		name = name[:max(0, strings.LastIndexAny(name, ".["))]
	}
	return 0
}

func (t *table) name(key string) string {
	switch {
	case t.at == "":
		return key
	case key == "":
		return t.at
	}
	return t.at + "." + key
}

// get is a key's value; nil where it is not there.
func (t *table) get(key string) any {
	if !slices.Contains(t.known, key) {
		t.known = append(t.known, key)
	}
	return t.values[key]
}

// text is a string; empty where it is not there.
func (t *table) text(key string) string {
	switch v := t.get(key).(type) {
	case nil:
	case string:
		if v == "" {
			t.wrong(key, "must not be empty")
		}
		return v
	default:
		t.wrong(key, "must be a string, not %s", kindOf(v))
	}
	return ""
}

// boolean is true or false; nil where it is not there.
func (t *table) boolean(key string) *bool {
	switch v := t.get(key).(type) {
	case nil:
	case bool:
		return &v
	default:
		t.wrong(key, "must be true or false, not %s", kindOf(v))
	}
	return nil
}

// texts is a list of strings; one string stands for a list of one.
func (t *table) texts(key string) []string {
	switch v := t.get(key).(type) {
	case nil:
	case string:
		return []string{v}
	case []any:
		if len(v) == 0 {
			t.wrong(key, "must not be empty")
		}
		var list []string
		for _, one := range v {
			s, ok := one.(string)
			if !ok {
				t.wrong(key, "must hold strings, not %s", kindOf(one))
				return nil
			}
			list = append(list, s)
		}
		return list
	default:
		t.wrong(key, "must be a list of strings, not %s", kindOf(v))
	}
	return nil
}

// pairs is a table of strings.
func (t *table) pairs(key string) map[string]string {
	v := t.get(key)
	if v == nil {
		return nil
	}
	values, ok := v.(map[string]any)
	if !ok {
		t.wrong(key, "must be a table, not %s", kindOf(v))
		return nil
	}
	pairs := map[string]string{}
	for _, name := range slices.Sorted(maps.Keys(values)) {
		s, ok := values[name].(string)
		if !ok {
			t.wrong(key+"."+name, "must be a string, not %s", kindOf(values[name]))
			continue
		}
		pairs[name] = s
	}
	return pairs
}

// table is a table, [key]; nil where there is none.
func (t *table) table(key string) *table {
	v := t.get(key)
	values, ok := v.(map[string]any)
	if !ok {
		if v != nil {
			t.wrong(key, "must be a table, [%s], not %s", key, kindOf(v))
		}
		return nil
	}
	return &table{file: t.file, at: t.name(key), values: values}
}

// tables are the tables of an array, [[key]].
func (t *table) tables(key string) []*table {
	var values []map[string]any
	switch v := t.get(key).(type) {
	case nil:
	case []map[string]any:
		values = v
	case []any:
		for _, one := range v {
			m, ok := one.(map[string]any)
			if !ok {
				t.wrong(key, "must hold tables, not %s", kindOf(one))
				return nil
			}
			values = append(values, m)
		}
	default:
		t.wrong(key, "must be an array of tables, [[%s]], not %s", key, kindOf(v))
	}
	var list []*table
	for i, m := range values {
		list = append(list, &table{file: t.file, at: fmt.Sprintf("%s[%d]", t.name(key), i), values: m})
	}
	return list
}

// named are the tables [key.NAME] by their names, sorted.
func (t *table) named(key string) []*table {
	v := t.get(key)
	values, ok := v.(map[string]any)
	if !ok && v != nil {
		t.wrong(key, "must be tables, [%s.NAME], not %s", key, kindOf(v))
	}
	var list []*table
	for _, name := range slices.Sorted(maps.Keys(values)) {
		m, ok := values[name].(map[string]any)
		if !ok {
			t.wrong(key+"."+name, "must be a table, [%s.%s], not %s", key, name, kindOf(values[name]))
			continue
		}
		list = append(list, &table{file: t.file, at: t.name(key) + "." + name, values: m})
	}
	return list
}

// finish complains of the keys that nobody asked for.
func (t *table) finish() {
	for _, key := range slices.Sorted(maps.Keys(t.values)) {
		if !slices.Contains(t.known, key) {
			t.unknown(key)
		}
	}
}

// unknown says of a key that guard does not know: unknown key "rule" (did you mean "rules"?).
func (t *table) unknown(key string) {
	where := ""
	if t.at != "" {
		where = locale.Fill(" in {0}", cmp.Or(t.said, t.at))
	}
	t.wrong(key, "unknown key %q%s%s", key, where, suggest(key, t.known))
	t.file.errs[len(t.file.errs)-1].Key = ""
}

// kindOf names a TOML value's type for a person.
func kindOf(v any) string { return locale.Text(kind(v)) }

func kind(v any) locale.Message {
	switch v.(type) {
	case string:
		return "a string"
	case bool:
		return "true or false"
	case int64, float64:
		return "a number"
	case []any, []map[string]any:
		return "a list"
	case map[string]any:
		return "a table"
	}
	return "a date or time"
}
