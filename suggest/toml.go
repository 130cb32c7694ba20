package suggest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"

	"guard/policy"
	"guard/policy/risk"
)

// TOML is a rule as a file of rules has it.
func TOML(r *policy.Rule) string {
	var b strings.Builder
	b.WriteString("[[rules]]\n")
	one := func(key, value string) { fmt.Fprintf(&b, "%s = %s\n", key, quoted(value)) }
	list := func(key string, values []string) { writeList(&b, key, values) }
	one("name", r.Name)
	one("action", r.Action.String())
	if len(r.Tools) == 1 {
		one("tool", string(r.Tools[0]))
	} else {
		list("tool", texts(r.Tools))
	}
	commands := make([]string, len(r.Commands))
	for i, p := range r.Commands {
		commands[i] = p.String()
	}
	list("command", commands)
	list("paths", texts(r.Paths))
	list("categories", r.Categories.Names())
	if r.Risk != risk.Unset {
		one("risk", r.Risk.String())
	}
	list("match", r.Match)
	list("not_match", r.NotMatch)
	return b.String()
}

func texts[T ~string](all []T) []string {
	list := make([]string, len(all))
	for i, one := range all {
		list[i] = string(one)
	}
	return list
}

// maxLine is how long a list may be on one line, in bytes.
const maxLine = 100

func writeList(b *strings.Builder, key string, values []string) {
	if len(values) == 0 {
		return
	}
	line := key + " = " + listed(values) + "\n"
	if len(line) > maxLine && len(values) > 1 {
		line = fmt.Sprintf("%s = [\n    %s,\n]\n", key, strings.Join(allQuoted(values), ",\n    "))
	}
	b.WriteString(line)
}

func listed(values []string) string { return "[" + strings.Join(allQuoted(values), ", ") + "]" }

func allQuoted(values []string) []string {
	parts := make([]string, len(values))
	for i, v := range values {
		parts[i] = quoted(v)
	}
	return parts
}

// quoted is a text as TOML's basic strings have it: what JSON escapes TOML reads too (toml.io, v1.0, "String").
func quoted(s string) string {
	var out bytes.Buffer
	e := json.NewEncoder(&out)
	e.SetEscapeHTML(false)
	_ = e.Encode(s) // a string can always be written
	return strings.ReplaceAll(strings.TrimSuffix(out.String(), "\n"), "\x7f", `\u007f`)
}
