package question

import (
	"guard/locale"
	"guard/policy"
	"guard/policy/decision"
	"guard/policy/place"
	"guard/prompt"
	"guard/undo"
)

// Of is a case as a person is asked it.
func Of(c *policy.Case, session string) prompt.Question {
	f, v := c.Facts, c.Verdict
	q := prompt.Question{
		Agent: f.Agent, Session: session, LastPrompt: f.Prompt, Tool: string(f.Tool), Raw: shown(f), Claim: f.Claim,
		Cwd: f.Cwd, Level: v.Risk.String(), Absurd: v.Absurd, Categories: v.Categories.Names(),
		Suggestion: v.Suggestion, Rule: RuleName(v.Rule),
	}
	if g, ok := c.SignatureGrant(); ok {
		q.SessionOffer = g.Words()
	}
	for _, r := range f.Ranked() {
		q.Reasons = append(q.Reasons, r.String())
	}
	q.Undo = UndoWords(c.Kept())
	ShowChanges(&q, f.Wildcards, f.Edits)
	return q
}

// UndoWords says whether a call can be undone.
func UndoWords(k undo.Kept) string {
	switch {
	case k.None():
		return ""
	case k.Why == "":
		return locale.Text("it can be undone: guard undo")
	case k.Manifest != "":
		return locale.Fill("it can be undone only in part: {0}", k.Why)
	}
	return locale.Fill("it cannot be undone: {0}", k.Why)
}

// ShowChanges adds what wildcards match now, and the first edit.
func ShowChanges(q *prompt.Question, wildcards []place.Match, edits []policy.Change) {
	for _, m := range telling(wildcards) {
		q.Matches = append(q.Matches, prompt.Match{Pattern: m.Pattern, Count: m.Count, Bytes: m.Bytes, Names: m.Names,
			More: max(0, m.Count-len(m.Names)), Notes: notes(m.More, m.Untracked, m.Notes)})
	}
	if len(edits) > 0 {
		q.Diff = prompt.Diff{Path: edits[0].Path, Old: deref(edits[0].Old), New: deref(edits[0].New)}
	}
}

// shown is what would really run: the raw command before any title.
func shown(f policy.Facts) string {
	switch {
	case f.Command != "":
		return f.Command
	case f.Raw != "":
		return f.Raw
	case f.Tool == policy.MCP:
		return f.Server + "." + f.Name + " " + string(f.Args)
	}
	return f.Name
}

func deref(s *string) string {
	if s == nil {
		return ""
	}
	return *s
}

// ReplyOf is what an answer says to the broker.
func ReplyOf(a prompt.Answer) policy.Reply {
	switch a.Kind {
	case decision.Once, decision.Cancelled:
		return policy.Reply{Answer: a.Kind}
	case decision.ForSession:
		return policy.Reply{Answer: a.Kind, Categories: named(a)}
	case decision.Refused:
		return policy.Reply{Answer: a.Kind, Note: a.Note}
	}
	return policy.Reply{}
}
