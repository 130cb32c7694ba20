package plan

import (
	"encoding/json"
	"fmt"
	"iter"
	"maps"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"

	"guard/locale"
)

// read reads one file; there is none where the agent could read none either.
func (k ProjectFile) read(path string) (Layer, bool) {
	l := Layer{Path: Resolved(path)}
	l.Content, l.Unread = ofProject(path)
	if l.Content == nil && l.Unread == nil {
		return l, false
	}
	switch {
	case l.Unread != nil:
	case k.Code:
		l.Runs = []Run{{Value: filepath.Base(path)}}
	case k.Allows != nil:
		l.Runs, l.Unread = k.runsInCalls(string(l.Content))
	case k.Head != nil || k.Lets || k.Shells != "":
		l.Runs = k.runsInHead(string(l.Content))
	default:
		var file map[string]any
		if file, l.Unread = k.parse(path, l.Content); l.Unread == nil {
			l.Runs = k.runsIn(file)
		}
	}
	if len(l.Runs) > maxRuns {
		l.Unread = errTooMuch
	}
	if l.Unread != nil {
		l.Runs = unread(l.Unread)
	}
	for i := range l.Runs {
		l.Runs[i].of = []string{k.Path}
	}
	return l, true
}

// maxRuns is more than any file of a project has run: each is compared with all others, told and recorded.
const maxRuns = 5000

// unreadable is a layer whose content is not known.
func unreadable(path string, why error) Layer {
	return Layer{Path: path, Unread: why, Runs: unread(why)}
}

// unread is what may be run by a layer whose content is not known.
func unread(why error) []Run {
	return []Run{{Key: "?", Value: locale.Fill("what guard cannot read: {0}", why.Error())}}
}

func (k ProjectFile) parse(path string, text []byte) (file map[string]any, err error) {
	if strings.HasSuffix(path, ".toml") {
		err = decodeTOML(text, &file)
		return file, err
	}
	whole := text
	if text, err = PlainJSON(text); err != nil {
		return nil, err
	}
	if k.Lax {
		text = withoutLastCommas(text)
	}
	var value any
	err = json.Unmarshal(text, &value)
	if err == nil && k.Fills && (changing(whole) || filledName(value)) {
		err = errTwoWays
	}
	file, _ = value.(map[string]any)
	return file, err
}

// runsIn are what a file's settings have run, in the order of the keys.
func (k ProjectFile) runsIn(file map[string]any) (all []Run) {
	for _, key := range k.Runs {
		for _, r := range runsAt(file, "", strings.Split(key, "."), nil) {
			if !slices.Contains(k.Plain[key], r.Value) {
				all = append(all, r)
			}
		}
	}
	for _, key := range k.Templates {
		for _, r := range runsAt(file, "", strings.Split(key, "."), nil) {
			for _, line := range injected(r.Value) {
				all = append(all, Run{Key: r.Key, Value: line, line: true})
			}
		}
	}
	for _, key := range k.Sends {
		key, variable := strings.CutSuffix(key, "$")
		for _, r := range runsAt(file, "", strings.Split(key, "."), nil) {
			if !slices.Contains(k.Plain[key], r.Value) && (!variable || borrows(r.Value)) {
				all = append(all, Run{Key: r.Key, Value: r.Value, Sends: true})
			}
		}
	}
	for _, e := range k.Does {
		if _, is := file[e.Key].(map[string]any); is && e.Table {
			all = append(all, Run{Key: e.Key, Value: "{…}", Does: e.Does})
		}
		for _, r := range runsAt(file, "", strings.Split(e.Key, "."), nil) {
			if !tamePattern(e.But).MatchString(r.Value) {
				all = append(all, Run{Key: r.Key, Value: r.Value, Does: e.Does})
			}
		}
	}
	for _, key := range k.Sets {
		for _, r := range runsAt(file, "", strings.Split(key, "."), nil) {
			name := strings.TrimPrefix(r.Key, strings.TrimSuffix(key, "*"))
			if runsBy(name, r.Value) || steersBy(k.Steers, name, r.Value) {
				all = append(all, Run{Key: r.Key, Value: r.Value, Sets: name})
			}
		}
	}
	return all
}

// borrows reports a value that takes something of the person's: a variable, or a file.
func borrows(value string) bool {
	return strings.Contains(value, "$") || strings.Contains(value, "{env:") || strings.Contains(value, "{file:")
}

// runsAt are the values at a path of keys, in the order of their names; beside is
// the table that the last key stands in.
func runsAt(value any, so string, keys []string, beside map[string]any) (all []Run) {
	if len(keys) == 0 {
		if words := wordsOf(value); words != nil {
			r := Run{Key: so, Value: strings.Join(words, " "), With: strings.Join(wordsOf(beside["args"]), " ")}
			if strings.Contains(so, ".") { // else beside it stand the settings of all else
				r.Env, r.In = started(beside)
			}
			return []Run{r}
		}
		return nil
	}
	table, _ := value.(map[string]any)
	names := keys[:1]
	if strings.Contains(keys[0], "*") {
		switch list := value.(type) {
		case []any:
			table = byNumber(list)
		case []map[string]any: // TOML's array of tables
			table = byNumber(list)
		}
		names = slices.Sorted(fitting(maps.Keys(table), keys[0]))
	}
	for _, name := range names {
		all = append(all, runsAt(table[name], strings.TrimPrefix(so+"."+name, "."), keys[1:], table)...)
	}
	return all
}

// secretName is a variable that may hold a key of the person's, which is not told.
var secretName = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)key|token|secret|pass|pwd|cred|auth|cookie|session|dsn|url`)
})

// started is what a table sets for the command in it, and where it is started, by the names that agents have for that.
func started(table map[string]any) (env []string, in string) {
	for _, key := range []string{"env", "environment"} {
		set, _ := table[key].(map[string]any)
		for _, name := range slices.Sorted(maps.Keys(set)) {
			value := strings.Join(wordsOf(set[name]), " ")
			if value != "" && !runsBy(name, value) && secretName().MatchString(name) {
				value = "…"
			}
			env = append(env, name+"="+value)
		}
	}
	for _, key := range []string{"cwd", "workingDirectory"} {
		if words := wordsOf(table[key]); words != nil {
			in = strings.Join(words, " ")
		}
	}
	return env, in
}

// fitting are the names that a pattern with one * means.
func fitting(names iter.Seq[string], pattern string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for name := range names {
			if fits(pattern, name) && !yield(name) {
				return
			}
		}
	}
}

// fits reports whether a name is a pattern's, in which one * stands for any text.
func fits(pattern, name string) bool {
	before, after, any := strings.Cut(pattern, "*")
	if !any {
		return name == pattern
	}
	return len(name) >= len(before)+len(after) && strings.HasPrefix(name, before) && strings.HasSuffix(name, after)
}

func byNumber[T any](list []T) map[string]any {
	table := map[string]any{}
	for i, v := range list {
		table[fmt.Sprint(i)] = v
	}
	return table
}

// wordsOf are the words of a command; nil where a value is none.
func wordsOf(value any) (words []string) {
	switch v := value.(type) {
	case string:
		if v != "" {
			words = []string{v}
		}
	case bool, float64, int64, json.Number:
		words = []string{fmt.Sprint(v)}
	case []any:
		for _, w := range v {
			words = append(words, fmt.Sprint(w))
		}
	}
	return words
}
