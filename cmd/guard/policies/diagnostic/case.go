package diagnostic

import (
	"strconv"
	"strings"

	"guard/cmd/guard/question"
	"guard/locale"
	"guard/policy"
	"guard/policy/decision"
	"guard/policy/risk"
	"guard/prompt"
	"guard/prompt/text"
)

// Case is a judged command line, or script, with what is known about it beside its facts.
type Case struct {
	Facts   policy.Facts
	Verdict policy.Verdict
	Mode    policy.Mode
	Fixed   bool // the person cannot choose another mode
	// Unchosen: Mode is safe because nobody chose one; at a person's terminal an agent starts in ask then.
	Unchosen bool
	// Title is what a script is called; empty: a line. Numbered: its lines have numbers, however few they are.
	Title    string
	Numbered bool
	Rule     *policy.Rule // that decided; nil: none did
	Beside   []string     // reasons that the facts do not hold
	Undo     string       // what of it could be brought back
	Change   string       // which rule would change the verdict, or why none would
	Absent   []string     // paths that it deletes and at which nothing is
	Session  string       // what one makes of it: a session ...
	Home     string       // the person's; empty: not known
}

// Lines are the case for a window of so many cells; 0: there is no window, and nothing but the command line itself is
// wrapped.
func (c *Case) Lines(width int) []text.Line {
	if width > 0 {
		width = max(width, narrowest)
	}
	lines := c.headline(width)
	lines = append(lines, nil)
	if c.Title != "" {
		lines = append(lines, text.Line{text.Strong.Of(fitted(c.Title, width))})
	}
	parts, all := partsOf(&c.Facts)
	lines = append(lines, newExcerpt(c.Facts.Command, parts, c.Numbered, width).lines()...)
	if left := len(all) - len(parts); left > 0 {
		more := locale.Fill("and {0} more that are no worse: --explain shows all", strconv.Itoa(left))
		lines = append(lines, paragraph(nil, 2, more, text.Dim, width)...)
	}
	return append(lines, c.rows(all, width)...)
}

// narrowest is the width below which lines are cut off by the window, in cells.
const narrowest = 20

func fitted(s string, width int) text.Safe {
	if width == 0 {
		return text.Escape(s)
	}
	return text.FitEnds(s, width)
}

// headline is the verdict in words, and the level.
func (c *Case) headline(width int) []text.Line {
	style := text.CriticalPart
	switch c.Verdict.Action {
	case policy.Allow:
		style = text.Good
	case policy.Ask:
		style = text.HighPart
	}
	level := c.Verdict.Risk.Effective()
	word := levelWord(level)
	if c.Verdict.Absurd { // as the log and the dialogs call it
		word = strings.ToLower(prompt.LevelWord("absurd"))
	}
	verdict := locale.Fill("{0}: {1}", c.verdict(), word)
	lines := paragraph(nil, 0, verdict, style, width)
	return lines
}

// verdict says what was decided and by what.
func (c *Case) verdict() string {
	v, mode := &c.Verdict, c.Mode.String()
	switch {
	case v.Source == decision.Absurd, v.Source == decision.Protected:
		return locale.Text("refused in every mode")
	case v.Source == decision.Rule && v.Action == policy.Deny && c.Rule != nil && c.Rule.Action == policy.Ask:
		return locale.Fill("refused in the mode {0}, which asks nobody; the rule {1} would ask", mode, v.Rule)
	case v.Source == decision.Rule:
		return locale.Fill(byRule[v.Action], v.Rule)
	case v.Action == policy.Deny && v.NeedsGrant && c.Unchosen && !c.Fixed && v.Source == decision.Mode:
		return locale.Fill("refused in the mode {0}, asked about in the mode {1}", mode, policy.Asking.String())
	case v.Source == decision.Mode && v.Action == policy.Allow && v.Risk != risk.Low && c.Mode == policy.Unrestricted,
		v.Source == decision.Mode && v.Action != policy.Allow:
		return locale.Fill(byMode[v.Action], mode)
	case v.Action == policy.Allow && v.Source != decision.Mode:
		return locale.Fill("allowed by {0}", question.RuleName(v.Rule))
	case v.Action == policy.Allow:
		return locale.Text("allowed")
	case v.Action == policy.Ask:
		return locale.Text("would be asked")
	}
	return locale.Text("refused")
}

var byRule = map[policy.Action]locale.Message{
	policy.Deny: "refused by the rule {0}", policy.Ask: "would be asked by the rule {0}",
	policy.Allow: "allowed by the rule {0}",
}

var byMode = map[policy.Action]locale.Message{
	policy.Deny: "refused in the mode {0}", policy.Ask: "would be asked in the mode {0}",
	policy.Allow: "allowed in the mode {0}",
}

// levelWord is a level in running text.
func levelWord(l risk.Level) string { return strings.ToLower(prompt.LevelWord(l.String())) }

// levelStyle is how a part of that level, and what is said of it, is shown.
func levelStyle(l risk.Level) text.Style {
	switch l.Effective() {
	case risk.Low:
		return text.Plain
	case risk.Medium:
		return text.MediumPart
	case risk.High:
		return text.HighPart
	}
	return text.CriticalPart
}
