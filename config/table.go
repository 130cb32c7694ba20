package config

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/BurntSushi/toml"

	"guard/locale"
)

// file is one TOML file being read, with what was found wrong with it.
type file struct {
	name  string // for errors
	lines map[string]int
	errs  Errors
}

// table is a TOML table being read strictly: every key that is asked for is
// known, and finish complains of the others.
type table struct {
	file   *file
	at     string // its full name; empty at the top
	values map[string]any
	known  []string
}

// parse reads a text; a nil table means that it is no TOML, which is in f.errs.
func (f *file) parse(text string) *table {
	values := map[string]any{}
	if _, err := toml.Decode(text, &values); err != nil {
		e := &Error{File: f.name, Msg: err.Error()}
		if parse := (toml.ParseError{}); errors.As(err, &parse) {
			e.Line, e.Msg = brokenLine(text, parse.Position), translated(parse.Message)
			if e.Msg == "" {
				e.Msg = strings.TrimPrefix(err.Error(), "toml: ")
			}
		}
		f.errs = append(f.errs, e)
		return nil
	}
	f.lines = keyLines(text)
	return &table{file: f, values: values}
}

// brokenLine is the line of an error. What ends a line too early is told by the decoder at the
// line after it; what is wrong at the first byte may be told as before it.
func brokenLine(text string, at toml.Position) int {
	text = strings.TrimPrefix(text, "\ufeff") // from where the decoder counts
	if 0 <= at.Start && at.Start < len(text) && text[at.Start] == '\n' {
		return 1 + strings.Count(text[:at.Start], "\n")
	}
	return at.Line
}

// translated is the decoder's message, in the person's language where guard knows it.
func translated(message string) string {
	key, named := strings.CutPrefix(message, "Key '")
	key, twice := strings.CutSuffix(key, "' has already been defined.")
	if named && twice {
		return locale.Sprintf("%q stands twice", key)
	}
	return message
}

// wrong notes an error at a key of the table; the empty key is the table itself.
func (t *table) wrong(key, format string, args ...any) {
	name := t.name(key)
	e := &Error{File: t.file.name, Key: name, Msg: locale.Sprintf(format, args...)}
	e.Line = t.file.line(name)
	t.file.errs = append(t.file.errs, e)
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
		where = locale.Fill(" in {0}", t.at)
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
