package config

import (
	"path/filepath"
	"strings"
	"time"

	"guard/locale"
	"guard/policy"
	"guard/policy/place"
	"guard/policy/risk"
)

// layer is what one file says.
type layer struct {
	Source
	// confirmed is when a person last said what the file says: by saving it, or by trusting it if that was earlier.
	confirmed time.Time
	doubt     error // why whether it is trusted could not be found out
	open      error // that everybody on the machine can write it
	loosens   []Loosening
	Values    // those that it says have a Source
	bounds
	rules  []policy.Rule
	agents map[string]Agent

	preconfirmed []policy.Preconfirmed
}

// maxRules is more than anybody writes into a file: each is compared with all others.
const maxRules = 4000

var errTooMany = locale.New("it is too long or too deeply nested")

// read takes a file's table apart.
func (l *layer) read(t *table, p *Params) {
	l.values(t, "")
	t.managed(l)
	rules := t.tables("rules")
	if len(rules) > maxRules {
		rules[maxRules].wrong("", "%v", errTooMany)
		rules = rules[:maxRules]
	}
	for i, r := range rules {
		rule := r.rule(l.Shown, i+1, p.Unchecked)
		rule.Managed = l.Layer == Managed
		l.rules = append(l.rules, rule)
	}
	for i, one := range t.tables("preconfirmed") {
		ahead := one.preconfirmed(l, p, i+1)
		ahead.Managed = l.Layer == Managed
		l.preconfirmed = append(l.preconfirmed, ahead)
	}
	l.record(t)
	if one := t.table("export"); one != nil {
		l.values(one, "export")
		one.finish()
	}
	l.agents = map[string]Agent{}
	for _, a := range t.named("agents") {
		l.agents[strings.TrimPrefix(a.at, "agents.")] = a.agent(l.Shown)
	}
	t.finish()
}

// values reads the keys of a table that have a single value each.
func (l *layer) values(t *table, table string) {
	for _, k := range keys {
		if k.table() == table {
			k.decode(t, l)
		}
	}
}

// record reads the [record] table. How long a person's records are kept is no project's business.
func (l *layer) record(t *table) {
	one := t.table("record")
	if one == nil {
		return
	}
	if l.Layer == Project {
		t.wrong("record", "a project does not say how long your records are kept; put it into your own guard.toml")
	}
	l.values(one, "record")
	one.finish()
}

func (t *table) agent(source string) Agent {
	a := Agent{Command: t.text("command"), Args: t.texts("args"), Env: t.pairs("env"), Source: source}
	if mode, ok := readMode(t, "mode"); ok {
		a.Mode, a.modeSource = &mode, source
	}
	if a.Command != "" && strings.Contains(a.Command, "/") && !filepath.IsAbs(a.Command) {
		t.wrong("command", "%q: name a program of the PATH, or an absolute path", a.Command)
	}
	for name := range a.Env {
		if name == "" || strings.ContainsAny(name, "=\x00") {
			t.wrong("env", "%q is no name of an environment variable", name)
		}
	}
	t.finish()
	return a
}

// rule reads one [[rules]] table and checks its examples, unless they are for
// somebody else to check.
func (t *table) rule(source string, index int, unchecked bool) policy.Rule {
	before := len(t.file.errs)
	if name, ok := t.values["name"].(string); ok && name != "" {
		t.said = locale.Sprintf("rule %q", name)
	}
	r := policy.Rule{
		Name: t.text("name"), Source: source, Line: t.file.line(t.at), Index: index,
		Action: t.action(), Reason: t.text("reason"),
		Tools:      read(t, "tool", policy.ParseTool, toolNames()),
		Commands:   read(t, "command", policy.ParsePattern, nil),
		Paths:      read(t, "paths", policy.ParsePathGlob, nil),
		Categories: t.categories(),
		Agents:     t.texts("agents"), Match: t.texts("match"), NotMatch: t.texts("not_match"),
	}
	for _, text := range r.Match {
		r.ExampleLines = append(r.ExampleLines, t.file.lineOf(t.name("match"), text))
	}
	for _, text := range r.NotMatch {
		r.ExampleLines = append(r.ExampleLines, t.file.lineOf(t.name("not_match"), text))
	}
	if s := t.text("risk"); s != "" {
		level, err := risk.ParseLevel(s)
		if err != nil {
			t.wrong("risk", "unknown level %q%s", s, suggest(s, []string{"low", "medium", "high", "critical"}))
		}
		r.Risk = level
	}
	t.finish()
	if len(t.file.errs) > before {
		return r
	}
	if err := r.Validate(); err != nil {
		t.wrong("", "%v", err)
	} else if unchecked {
		return r
	} else {
		t.checkExamples(&r)
	}
	return r
}

// checkExamples complains of the examples that do not hold, each at its own line.
func (t *table) checkExamples(r *policy.Rule) {
	for _, e := range r.Examples(Examples(), policy.Settings{}) {
		if err := e.Err(); err != nil {
			t.wrong("", "%v", err)
			t.file.errs[len(t.file.errs)-1].Line = e.Line
		}
	}
}

// Examples is the judge of rules' examples, in a world that is the same on every
// machine: the workspace /home/you/project, and no disk.
func Examples() policy.Judge {
	return policy.Judge{World: place.World{Workspace: "/home/you/project", Home: "/home/you", User: "you"}}
}

func (t *table) action() policy.Action {
	s := t.text("action")
	a, err := policy.ParseAction(s)
	switch {
	case t.values["action"] == nil:
		t.wrong("", `action is missing (allow, ask, deny)`)
	case err != nil && s != "":
		t.wrong("action", "unknown action %q%s", s, suggest(s, []string{"allow", "ask", "deny"}))
	}
	return a
}

func (t *table) categories() risk.Categories {
	var all risk.Categories
	for _, c := range read(t, "categories", risk.ParseCategory, risk.AllCategories()) {
		all |= c
	}
	return all
}

// read parses every string of a list; known words serve to suggest one.
func read[T any](t *table, key string, parse func(string) (T, error), known []string) []T {
	var list []T
	for _, s := range t.texts(key) {
		v, err := parse(s)
		switch {
		case err == nil:
			list = append(list, v)
		case known != nil:
			t.wrong(key, "unknown word %q%s", s, suggest(s, known))
		default:
			t.wrong(key, "%q: %v", s, err)
		}
	}
	return list
}

func toolNames() []string {
	var all []string
	for _, tool := range policy.Tools() {
		all = append(all, string(tool))
	}
	return all
}

// ruleCount is "1 allow rule" or "3 allow rules".
func ruleCount(n int) string {
	if n == 1 {
		return locale.Text("1 allow rule")
	}
	return locale.Sprintf("%d allow rules", n)
}
