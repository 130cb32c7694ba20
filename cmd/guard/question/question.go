package question

import (
	"cmp"
	"strconv"
	"strings"

	"guard/locale"
	"guard/policy"
	"guard/policy/decision"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/prompt"
	"guard/undo"
)

// Of is a case as a person is asked it.
func Of(c *policy.Case, session string) prompt.Question {
	f, v := c.Facts, c.Verdict
	q := prompt.Question{
		Agent: f.Agent, Session: session, LastPrompt: f.Prompt, Tool: string(f.Tool),
		Raw: Shown(&f.Request, cmp.Or(f.Command, f.Raw)), Claim: Claimed(&f.Request), Cwd: f.Cwd,
		Level: v.Risk.String(), Absurd: v.Absurd, Categories: v.Categories.Names(),
		Suggestion: v.Suggestion, Rule: RuleName(v.Rule),
	}
	if g, ok := c.SignatureGrant(); ok {
		q.SessionOffer = g.Words()
	}
	for _, r := range asked(&f) {
		q.Reasons = append(q.Reasons, r.String())
	}
	q.Danger = Dangerous(f.Marks(q.Raw), q.Raw)
	q.Undo, q.Hint = UndoWords(c.Kept(), f.Categories), HintWords(c.Hint)
	ShowChanges(&q, f.Wildcards, f.Edits)
	return q
}

// UndoWords says in one line whether a call of some categories can be undone.
func UndoWords(k undo.Kept, of risk.Categories) string { return undoSentence(k, of).String() }

// elsewhere are the categories of what no file tells of.
const elsewhere = risk.GitPublish | risk.NetworkRisk | risk.Delete | risk.SystemImpact

func undoSentence(k undo.Kept, of risk.Categories) risk.Reason {
	switch {
	case k.None(), k.OnlyInCase() && k.Why == "":
		return risk.Reason{}
	case k.Why == "" && of&elsewhere != 0:
		return risk.Reason{Msg: "its files, with guard undo; not what it does elsewhere"}
	case k.Why == "":
		return risk.Reason{Msg: "yes, with guard undo"}
	case k.Manifest != "":
		return risk.Reason{Msg: "only in part: {0}", Args: []string{k.Why}}
	}
	return risk.Reason{Msg: "no: {0}", Args: []string{k.Why}}
}

// HintWords says which rule would end questions like one that is asked again and again.
func HintWords(h policy.Hint) string {
	if h.Rule == "" {
		return ""
	}
	return locale.Fill("you allowed this {0} times; under [[rules]] this ends it: {1} (guard suggest writes it)",
		strconv.Itoa(h.Times), h.Rule)
}

// ShowChanges adds what wildcards match now, and the edits.
func ShowChanges(q *prompt.Question, wildcards []place.Match, edits []policy.Change) {
	for _, m := range telling(wildcards) {
		q.Matches = append(q.Matches, prompt.Match{Pattern: m.Pattern, Count: m.Count, Open: m.More, Bytes: m.Bytes,
			Names: m.Names, More: max(0, m.Count-len(m.Names)), Notes: notes(m.More, m.Untracked, m.Notes)})
	}
	for i, e := range edits {
		d := prompt.Diff{Path: e.Path, Old: deref(e.Old), New: deref(e.New)}
		if i == 0 {
			q.Diff = d
		} else {
			q.Diffs = append(q.Diffs, d)
		}
	}
}

// Shown is what would really run: a command, with all that the agent tells of the call where guard does not understand
// that, or a tool of a server with its arguments, before any title. For what is neither it is the summary, with the
// arguments that a tool is given which guard does not know.
func Shown(r *policy.Request, summary string) string {
	switch {
	case r.Tool == policy.Shell && r.Partial && len(r.Args) > 0:
		return strings.TrimSpace(variables(r.Env) + summary + " " + string(r.Args))
	case r.Command != "" || len(r.Env) > 0:
		return variables(r.Env) + summary
	case r.Tool == policy.MCP && r.Name != "":
		return strings.TrimSpace(r.Server + "." + r.Name + " " + string(r.Args))
	case (r.Tool == policy.Other || r.Tool == policy.Fetch && r.Partial) && len(r.Args) > 0:
		// its name or title alone says nothing of what it is told to do
		return strings.TrimSpace(cmp.Or(summary, r.Name) + " " + string(r.Args))
	case summary != "":
		return summary
	}
	return r.Name
}

// variables are those that a request adds, as they stand before a command: NAME='a value' for each.
func variables(env []string) string {
	var b strings.Builder
	for _, one := range env {
		name, value, _ := strings.Cut(one, "=")
		if value == "" || strings.Trim(value, plainInShell) != "" {
			value = "'" + strings.ReplaceAll(value, "'", `'\''`) + "'"
		}
		b.WriteString(name + "=" + value + " ")
	}
	return b.String()
}

// plainInShell are characters that need no quotes.
const plainInShell = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./:@%+=,"

// Claimed is the agent's own description of a call. The title of a server's tool is one, unless it only names it.
func Claimed(r *policy.Request) string {
	if r.Claim == "" && r.Tool == policy.MCP && r.Name != "" && r.Raw != r.Name && r.Raw != r.Server+"."+r.Name {
		return r.Raw
	}
	return r.Claim
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
