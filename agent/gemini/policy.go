package gemini

import (
	"bytes"
	"maps"
	"slices"
	"sort"

	"github.com/BurntSushi/toml"
)

// tier is where guard's policy goes in. Priorities from floor up are guard's
// question for everything; those above, to ceiling, what is kept.
type tier struct {
	flag           string
	floor, ceiling int
}

var (
	// 950 is left alone: with security.disableAlwaysAllow Gemini skips rules of that priority.
	adminTier = tier{flag: "admin-policy", floor: 1, ceiling: 949}
	// Above the user tier's own rules from settings (to 900) and sessions (950).
	userTier = tier{flag: "policy", floor: 960, ceiling: 998}
)

// askAll is the policy that asks for every call outside plan mode, in which
// Gemini's own denial of everything has to stay on top.
func askAll(t tier) []byte {
	return policyFile([]map[string]any{
		{"toolName": "invoke_agent", "decision": deny, "priority": 999,
			"denyMessage": "Sub-agents are turned off: their tool calls could not be shown to the user. Do the work " +
				"yourself."},
		// With a pattern, or commands that Gemini thinks safe would not be asked.
		{"toolName": shellTool, "argsPattern": ".", "decision": ask, "priority": t.floor + 1, "modes": notPlan},
		{"toolName": "*", "decision": ask, "priority": t.floor, "modes": notPlan},
	})
}

// keep is the person's own rules as they have to stand in guard's tier: the
// same order, every allowance a question, every denial a denial. What would
// change nothing is left out. The tables carry their priority.
func keep(rules []rule, t tier) []map[string]any {
	sorted := slices.Clone(rules)
	// Stable: among equals the engine takes the first.
	sort.SliceStable(sorted, func(i, j int) bool { return sorted[i].rank > sorted[j].rank })
	// Below the last denial everything is asked anyway; in plan mode, where
	// nothing of guard's is below, what Gemini denies by itself goes on holding.
	outside := upTo(within(sorted, notPlan), func(r rule) bool { return r.decision == deny })
	inPlan := upTo(within(sorted, []string{planMode}), func(r rule) bool { return r.decision == allow })
	return append(t.placed(outside), t.placed(inPlan)...)
}

// within is the rules that hold in some of the modes, for those only.
func within(rules []rule, modes []string) []rule {
	var out []rule
	for _, r := range rules {
		own := r.modes
		if len(own) == 0 {
			own = allModes
		}
		r.modes = slices.DeleteFunc(slices.Clone(own), func(m string) bool { return !slices.Contains(modes, m) })
		if len(r.modes) > 0 {
			out = append(out, r)
		}
	}
	return out
}

// upTo cuts the rules after the last that matters.
func upTo(rules []rule, matters func(rule) bool) []rule {
	last := -1
	for i, r := range rules {
		if matters(r) {
			last = i
		}
	}
	return rules[:last+1]
}

// placed gives sorted rules priorities between floor and ceiling. If they do
// not fit, only the denials stay, above everything.
func (t tier) placed(rules []rule) []map[string]any {
	level := map[int]int{}
	for _, r := range slices.Backward(rules) {
		if _, ok := level[r.rank]; !ok {
			level[r.rank] = t.floor + 2 + len(level)
		}
	}
	if t.floor+1+len(level) > t.ceiling {
		rules = slices.DeleteFunc(slices.Clone(rules), func(r rule) bool { return r.decision != deny })
		for rank := range level {
			level[rank] = t.ceiling
		}
	}
	var out []map[string]any
	for _, r := range rules {
		for _, table := range r.asked() {
			table["priority"] = level[r.rank]
			out = append(out, table)
		}
	}
	return out
}

// asked is the rule with its allowance turned into a question.
func (r rule) asked() []map[string]any {
	table := maps.Clone(r.table)
	table["modes"] = r.modes
	table["decision"] = deny
	if r.decision == deny {
		return []map[string]any{table}
	}
	table["decision"] = ask
	delete(table, "allowRedirection")
	delete(table, "allow_redirection")
	if !r.anyShell() {
		return []map[string]any{table}
	}
	shell := maps.Clone(table)
	shell["toolName"], shell["argsPattern"] = shellTool, "."
	return []map[string]any{shell, table}
}

// anyShell reports a rule over shell commands without a pattern, under which
// Gemini lets commands that it thinks safe run unasked.
func (r rule) anyShell() bool {
	for _, key := range []string{"argsPattern", "commandPrefix", "commandRegex", "mcpName"} {
		if _, ok := r.table[key]; ok {
			return false
		}
	}
	tools := stringOrList(r.table["toolName"])
	return slices.Contains(tools, "*") || slices.Contains(tools, shellTool)
}

func policyFile(rules []map[string]any) []byte { return encoded("rule", rules) }

func checkerFile(checkers []map[string]any) []byte { return encoded("safety_checker", checkers) }

func encoded(name string, list []map[string]any) []byte {
	var b bytes.Buffer
	e := toml.NewEncoder(&b)
	e.Indent = ""
	if err := e.Encode(map[string]any{name: list}); err != nil {
		// The tables came out of TOML or out of this file: there is nothing in them that it cannot say.
		panic(err)
	}
	return b.Bytes()
}
