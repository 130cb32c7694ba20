package question

import (
	"slices"
	"strings"

	"guard/locale"
)

// RuleName is what decided, for a person: what guard names itself in their language, a rule as its file names it.
// Programs go by the English name, which stands in the record and in JSON.
func RuleName(rule string) string {
	if of, ok := strings.CutPrefix(rule, "granted for this session: "); ok {
		return locale.Fill("granted for this session: {0}", of)
	}
	if own := locale.Message(rule); slices.Contains(ownRules, own) {
		return locale.Text(own)
	}
	return rule
}

// ownRules are the names of what guard decides without a rule.
var ownRules = []locale.Message{
	"default: mode safe", "default: mode ask", "default: mode unrestricted", "default: absurd", "default: protected",
	"default: question", "default: fault", "default: not readable", "default: not readable with certainty",
	"default: not for guard alone", "default: the same call, allowed just before",
}
