package config

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"guard/locale"
	"guard/policy"
	"guard/policy/risk"
)

// Loosening is one thing that a project file says and that holds only when a person trusts it.
type Loosening struct {
	Line int    `json:"line,omitempty"` // in the file, from 1
	Key  string `json:"key"`            // such as mode or agents.gemini
	Says string `json:"says"`           // what would hold, in words; not escaped
}

// loosenings tells in words what the file could loosen, whatever the other layers say now: what
// is trusted stays so when they change.
func (l *layer) loosenings(line func(key string) int) []Loosening {
	var all []Loosening
	add := func(key, says string) { all = append(all, Loosening{line(key), key, says}) }
	if l.mode != nil {
		add("mode", locale.Text(modeLoosens[*l.mode]))
	}
	if l.askFrom == risk.High {
		add("ask_from", locale.Text("edits, builds and tests in the workspace run unasked in the mode ask"))
	}
	if l.askVia != nil {
		ways := strings.Join(l.askVia, locale.Text(", then "))
		if slices.Contains(l.askVia, "agent") {
			add("ask_via", locale.Sprintf("you are asked by %s, and no other way; agent is the agent's own dialog, "+
				"which shows less than guard's", ways))
		} else {
			add("ask_via", locale.Sprintf("you are asked by %s, and no other way", ways))
		}
	}
	if l.tells != nil {
		add("instructions", locale.Text(tellsLoosens[*l.tells]))
	}
	for _, r := range l.rules {
		if r.Action == policy.Allow {
			all = append(all, Loosening{r.Line, "rules", ruleLoosens(&r)})
		}
	}
	for _, p := range l.preconfirmed {
		all = append(all, Loosening{p.Line, "preconfirmed",
			locale.Sprintf("runs without asking in %s, until %s, in the first session that uses it: %s", p.Workspace,
				p.Until.Local().Format("2006-01-02 15:04"), p.Command)})
	}
	for _, name := range slices.Sorted(maps.Keys(l.agents)) {
		for _, says := range agentLoosens(name, l.agents[name]) {
			add("agents."+name, says)
		}
	}
	return all
}

var tellsLoosens = map[bool]locale.Message{
	true:  "the model is told of guard at the start of a session",
	false: "the model is not told of guard",
}

var modeLoosens = map[policy.Mode]locale.Message{
	policy.Safe: "the mode is safe: nobody is asked, and edits, builds and tests in the workspace run even " +
		"where ask_from is medium",
	policy.Asking: "the mode is ask: what safe refuses runs when you say yes to it",
	policy.Unrestricted: "the mode is unrestricted: everything runs unasked but what is refused in every mode (you " +
		"confirm it at each start)",
}

// ruleLoosens is an allow rule in words.
func ruleLoosens(r *policy.Rule) string {
	says := locale.Fill("runs without asking: {0}", Conditions(r))
	if r.Name != "" {
		says = fmt.Sprintf("%q: %s", r.Name, says)
	}
	return says
}

// Conditions are what a rule speaks for, in words.
func Conditions(r *policy.Rule) string {
	var parts []string
	add := func(label locale.Message, words []string) {
		if len(words) > 0 {
			parts = append(parts, locale.Fill(label, strings.Join(words, ", ")))
		}
	}
	add("commands {0}", texts(r.Commands, policy.Pattern.String))
	add("tools {0}", texts(r.Tools, func(t policy.Tool) string { return string(t) }))
	add("paths {0}", texts(r.Paths, func(g policy.PathGlob) string { return string(g) }))
	add("categories {0}", r.Categories.Names())
	if r.Risk != risk.Unset {
		parts = append(parts, locale.Fill(riskWords[r.Action == policy.Allow], r.Risk.String()))
	}
	add("for the agents {0}", r.Agents)
	if len(parts) == 0 {
		return locale.Text("everything")
	}
	return strings.Join(parts, "; ")
}

// riskWords: an allow rule's risk is the highest that it speaks for, another's the lowest.
var riskWords = map[bool]locale.Message{true: "up to the risk {0}", false: "from the risk {0}"}

func texts[T any](list []T, text func(T) string) []string {
	var all []string
	for _, v := range list {
		all = append(all, text(v))
	}
	return all
}

// agentLoosens is an agent's table in words: what would be started in its name, and how.
func agentLoosens(name string, a Agent) []string {
	var says []string
	if a.Command != "" {
		says = append(says, locale.Sprintf("guard %s starts the program %s", name, a.Command))
	}
	if len(a.Args) > 0 {
		says = append(says, locale.Sprintf("%s is given the arguments %s", name, strings.Join(a.Args, " ")))
	}
	for _, variable := range slices.Sorted(maps.Keys(a.Env)) {
		says = append(says, locale.Sprintf("%s is started with %s=%s in its environment", name, variable,
			a.Env[variable]))
	}
	if a.Mode != nil {
		says = append(says, locale.Sprintf("for %s %s", name, locale.Text(modeLoosens[*a.Mode])))
	}
	return says
}
