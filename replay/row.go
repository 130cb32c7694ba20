package replay

import (
	"strings"
	"unicode"
)

// Row is what a summary keeps of an answer.
type Row struct {
	Session, Agent string
	Before, Now    Outcome
	Then, Mode     string // the modes of then, empty where it is not known, and of now
	Failed, Cut    bool   // it could not be read, or not the whole of it
	Why, WhyBefore Cause  // why it is, and was, stopped; empty where it is not
}

// Cause is why a request is stopped. Key is the same for those that are stopped
// for the same: the categories and the reason without the names in it.
type Cause struct {
	Key        string
	Categories string
	Reason     string
	Example    string
}

// NewRow sums up an answer.
func NewRow(a *Answer) Row {
	row := Row{Session: a.Session, Agent: a.Request.Agent, Before: a.Before.Outcome, Now: a.Outcome(),
		Failed: a.Err != nil, Cut: a.Cut, Then: a.Before.Mode, Mode: a.Mode.String()}
	if row.Now.Stopped() {
		row.Why = nowCause(a)
	}
	if row.Before.Stopped() {
		row.WhyBefore = beforeCause(a)
	}
	return row
}

// nowCause is the worst reason of the facts; where a rule stopped it, the rule.
func nowCause(a *Answer) Cause {
	v := &a.Case.Verdict
	c := Cause{Categories: v.Categories.String(), Example: example(a)}
	switch {
	case a.Err != nil:
		c.Reason = a.Err.Error()
		c.Key = "error"
	case v.Source.Personal() || len(v.Why) == 0:
		c.Reason = v.Rule
		c.Key = v.Rule
	default:
		c.Reason = v.Why[0].String()
		c.Key = v.Why[0].Code()
	}
	c.Key = c.Categories + "\n" + c.Key
	return c
}

func beforeCause(a *Answer) Cause {
	c := Cause{Categories: strings.Join(a.Before.Categories, " "), Reason: a.Before.Reason, Example: example(a)}
	if c.Key = a.Before.Code; c.Key == "" {
		c.Key = shape(c.Reason, c.Example)
	}
	c.Key = c.Categories + "\n" + c.Key
	return c
}

func example(a *Answer) string {
	if a.Err != nil {
		return ""
	}
	return inShort(&a.Case.Facts)
}

// shape is a reason without the words that the request brought into it.
func shape(reason, request string) string {
	own := map[string]bool{}
	for w := range strings.FieldsSeq(request) {
		own[bare(w)] = true
	}
	words := strings.Fields(reason)
	for i, w := range words {
		if b := bare(w); b != "" && (own[b] || strings.ContainsAny(b, "/.")) {
			words[i] = "…"
		}
	}
	return strings.Join(words, " ")
}

func bare(word string) string { return strings.TrimFunc(word, unicode.IsPunct) }
