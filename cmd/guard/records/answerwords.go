package records

import (
	"strings"

	"guard/audit"
	"guard/control/record"
	"guard/locale"
	"guard/policy/decision"
	"guard/prompt"
)

// answerWords are a person's answers as a person reads them.
var answerWords = map[string]locale.Message{
	decision.Once.String(): "once", decision.ForSession.String(): "session", decision.Refused.String(): "deny",
	decision.Cancelled.String(): "cancelled",
}

// byWords are those who were asked.
var byWords = map[audit.By]locale.Message{
	audit.ByTerminal: "terminal", audit.ByClient: "client", audit.ByAgent: "agent",
}

// answeredBy is who answered what: "once by terminal".
func answeredBy(e audit.Entry) string {
	answer, by := e.Answer, e.By.String()
	if w := answerWords[answer]; w != "" {
		answer = locale.Text(w)
	}
	if w := byWords[e.By]; w != "" {
		by = locale.Text(w)
	}
	return strings.TrimSpace(locale.Fill("{0} by {1}", answer, by))
}

// levelWord is a verdict's level in a line: what no mode allows is more than critical.
func levelWord(v record.Verdict) string {
	if v.Absurd {
		return strings.ToLower(prompt.LevelWord("absurd"))
	}
	if v.Risk == "" {
		return ""
	}
	return strings.ToLower(prompt.LevelWord(v.Risk))
}
