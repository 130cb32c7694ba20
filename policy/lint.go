package policy

import (
	"slices"
	"strings"

	"guard/locale"
	"guard/policy/risk"
)

// Warning is one thing about a rule that its writer should know: the file is
// valid, and part of it does nothing.
type Warning struct {
	Kind WarningKind `json:"kind"`
	File string      `json:"file"`
	Line int         `json:"line,omitempty"`
	Rule string      `json:"rule"` // as verdicts name it: file, line, and name or number
	Why  string      `json:"why"`
	Do   string      `json:"do"` // what to do about it
}

// String is file:line: rule: why; what to do.
func (w Warning) String() string { return w.Rule + ": " + w.Why + "; " + w.Do }

// WarningKind says what is claimed of a rule.
type WarningKind string

// The kinds. The first three are proven: no request is against them.
const (
	NeverMatches WarningKind = "never"    // the rule, or the part that is named, matches no request
	Shadowed     WarningKind = "shadowed" // another rule always decides before it
	NoEffect     WarningKind = "idle"     // a condition that leaves nothing of another one
	Doubtful     WarningKind = "doubtful" // it can match, and most likely not what was meant
)

// Warn makes a warning about the rule.
func (r *Rule) Warn(kind WarningKind, why, do string) Warning {
	return Warning{Kind: kind, File: r.Source, Line: r.Line, Rule: r.Label(), Why: why, Do: do}
}

// Lint finds the rules that do nothing. It calls a rule dead only where that is
// certain, so it does not find all of them.
func Lint(rules []Rule) []Warning {
	var all []Warning
	for i := range rules {
		r := &rules[i]
		found := r.lint()
		if len(found) == 0 || found[0].Kind != NeverMatches {
			found = append(found, shadows(rules, i)...)
		}
		all = append(all, found...)
	}
	return all
}

// lint looks at one rule by itself.
func (r *Rule) lint() []Warning {
	switch {
	case r.wordless():
		return []Warning{r.Warn(NeverMatches, locale.Fill("can never match: the tool {0} has no command",
			toolList(r.Tools)), locale.Text(`leave command out, or write tool = "shell"`))}
	case r.belowFloor():
		return []Warning{r.Warn(NeverMatches, locale.Sprintf("can never match: the tool %s is always at least %s",
			toolList(r.Tools[:1]), floors[r.Tools[0]]), locale.Text("raise risk, or leave it out"))}
	}
	var all []Warning
	for _, p := range r.Commands {
		if w, ok := r.pattern(p); ok {
			all = append(all, w)
		}
	}
	if r.Action == Allow && r.Risk == risk.Low && r.Categories != 0 {
		all = append(all, r.Warn(NoEffect, locale.Text(
			"allows nothing that has a category: such a request is never low"),
			locale.Text(`raise risk, or leave it out`)))
	}
	if len(r.Paths) > 0 && subset(r.Tools, []Tool{Fetch}) {
		all = append(all, r.Warn(Doubtful, locale.Text(
			"reaches next to nothing: a fetch has an address, and paths only where that is file:"),
			locale.Text(`leave paths out, or write tool = "read"`)))
	}
	if len(r.Commands) > 0 && len(r.Tools) > 0 && !oneOfTools(r.Tools, Shell, MCP, Other) {
		all = append(all, r.Warn(Doubtful, locale.Fill(
			"reaches no shell command: the tool {0} means the agent's own tools, and MCP tools that do the same",
			toolList(r.Tools)), locale.Text(`write tool = "shell", or leave it out`)))
	}
	return all
}

// wordless rules ask for the words of a tool that has none. A deny or an ask of
// edit, read, delete or fetch reaches MCP tools, which have a name.
func (r *Rule) wordless() bool {
	if len(r.Commands) == 0 || len(r.Tools) == 0 {
		return false
	}
	if r.Action == Allow {
		return !oneOfTools(r.Tools, Shell, MCP, Other)
	}
	return subset(r.Tools, []Tool{Move})
}

// floors are the levels that a request of a tool has at least, whatever it holds: files.go
// raises each. A deletion of what the session made, or git restores, is no more than that.
var floors = map[Tool]risk.Level{Delete: risk.Medium, Edit: risk.Medium, Move: risk.Medium}

// belowFloor tells an allow rule whose risk leaves nothing of its tools.
func (r *Rule) belowFloor() bool {
	if r.Action != Allow || len(r.Tools) == 0 {
		return false
	}
	for _, t := range r.Tools {
		if level, ok := floors[t]; !ok || r.Risk == risk.Unset || level <= r.Risk {
			return false
		}
	}
	return true
}

func oneOfTools(tools []Tool, of ...Tool) bool {
	return slices.ContainsFunc(tools, func(t Tool) bool { return slices.Contains(of, t) })
}

func toolList(tools []Tool) string {
	names := make([]string, len(tools))
	for i, t := range tools {
		names[i] = string(t)
	}
	return strings.Join(names, ", ")
}

// shadows finds the rule that always decides before rule i. Among rules of one
// action it looks within a file only: two files may well say the same.
func shadows(rules []Rule, i int) []Warning {
	r := &rules[i]
	for j := range rules {
		s := &rules[j]
		if i == j || s.Action == r.Action && s.Source != r.Source || !s.hides(r, j < i) {
			continue
		}
		if s.Action != r.Action {
			return []Warning{r.Warn(Shadowed, locale.Sprintf(
				"never decides: the %s rule %s speaks for all of it, and %s beats %s", s.Action, s.Label(), s.Action,
				r.Action),
				locale.Text("narrow that rule, or take this one out"))}
		}
		why := locale.Message("never decides: {0} speaks for all of it and stands before it")
		if r.hides(s, true) {
			why = "says the same as {0}"
		}
		return []Warning{r.Warn(Shadowed, locale.Fill(why, s.Label()), locale.Text("take one of them out"))}
	}
	return nil
}
