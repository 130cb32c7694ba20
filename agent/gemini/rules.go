package gemini

import (
	"slices"

	"guard/locale"
)

// Gemini's words (policy/types, 0.61.0).
const (
	allow    = "allow"
	ask      = "ask_user"
	deny     = "deny"
	planMode = "plan"

	shellTool = "run_shell_command"
)

var (
	shellNames = []string{shellTool, "ShellTool"}
	notPlan    = []string{"default", "autoEdit", "yolo"}
	allModes   = append(slices.Clone(notPlan), planMode)
)

// Ranks order rules over all tiers: the tier in thousands, plus the priority.
const (
	defaultRank   = 1000
	extensionRank = 2000
	userRank      = 4000
	adminRank     = 5000
)

// rule is one rule of any tier.
type rule struct {
	table    map[string]any // every member, as in the file
	rank     int
	decision string
	modes    []string // nil: every mode
}

// readRules checks the [[rule]] tables of a file as Gemini's schema does: one
// bad rule and the file counts for nothing.
func readRules(content map[string]any, tierRank int) ([]rule, error) {
	var rules []rule
	for i, table := range tables(content["rule"]) {
		r := rule{table: table}
		r.decision, _ = table["decision"].(string)
		priority, isNumber := whole(table["priority"])
		switch {
		case !slices.Contains([]string{allow, ask, deny}, r.decision):
			return nil, locale.Errorf("rule #%d: decision %v", i+1, table["decision"])
		case !isNumber || priority < 0 || priority > 999:
			return nil, locale.Errorf("rule #%d: priority %v", i+1, table["priority"])
		}
		for key, fits := range ruleMembers {
			if value, ok := table[key]; (ok || key == "toolName") && !fits(value) {
				return nil, locale.Errorf("rule #%d: %s %v", i+1, key, value)
			}
		}
		r.modes = stringOrList(table["modes"])
		r.rank = tierRank + priority
		rules = append(rules, r)
	}
	return rules, nil
}

// ruleMembers is the type of every other member (PolicyRuleSchema, 0.61.0).
var ruleMembers = map[string]func(any) bool{
	"toolName":          func(v any) bool { return stringOrList(v) != nil },
	"commandPrefix":     func(v any) bool { return stringOrList(v) != nil },
	"modes":             isListOfModes,
	"subagent":          is[string],
	"mcpName":           is[string],
	"argsPattern":       is[string],
	"commandRegex":      is[string],
	"denyMessage":       is[string],
	"deny_message":      is[string],
	"interactive":       is[bool],
	"allowRedirection":  is[bool],
	"allow_redirection": is[bool],
	"toolAnnotations":   is[map[string]any],
}

func is[T any](v any) bool { _, ok := v.(T); return ok }

func isListOfModes(v any) bool {
	modes := stringOrList(v)
	return modes != nil && !is[string](v) && subset(modes, allModes)
}

func subset(some, all []string) bool {
	return !slices.ContainsFunc(some, func(s string) bool { return !slices.Contains(all, s) })
}

func whole(value any) (int, bool) {
	switch v := value.(type) {
	case int64:
		return int(v), true
	case float64:
		return int(v), v == float64(int(v))
	}
	return 0, false
}

// stringOrList is a string or a list of strings; nil if it is neither.
func stringOrList(value any) []string {
	switch v := value.(type) {
	case string:
		return []string{v}
	case []any:
		out := []string{}
		for _, e := range v {
			s, ok := e.(string)
			if !ok {
				return nil
			}
			out = append(out, s)
		}
		return out
	}
	return nil
}

// tables is an array of tables, however it was written.
func tables(value any) []map[string]any {
	switch v := value.(type) {
	case []map[string]any:
		return v
	case []any:
		var out []map[string]any
		for _, e := range v {
			if t, ok := e.(map[string]any); ok {
				out = append(out, t)
			}
		}
		return out
	}
	return nil
}
