package question

import (
	"strings"

	"guard/locale"
	"guard/policy"
	"guard/prompt"
)

// Describe is a case in plain lines, for a client's own dialog, with the worst reasons only. Everything goes
// through the one escaper.
func Describe(c *policy.Case) string {
	f, v := c.Facts, c.Verdict
	lines := []string{"guard: " + prompt.LevelWord(v.Risk.String()) + " · " + prompt.Escape(shown(f))}
	add := func(label locale.Message, text string) {
		if text != "" {
			lines = append(lines, locale.Text(label)+": "+prompt.Escape(text))
		}
	}
	ranked := f.Ranked()
	for _, r := range ranked[:min(len(ranked), shortReasons)] {
		add("because", r.String())
	}
	for _, m := range telling(f.Wildcards) {
		add("matches now", matches(m.Pattern, m.Count, m.More, m.Names, notes(false, m.Untracked, m.Notes)))
	}
	add("undo", UndoWords(c.Kept()))
	add("categories", CategoryNames(v.Categories.Names()))
	add("in", f.Cwd)
	add("it claims", f.Claim)
	add("safer", v.Suggestion)
	add("rule", RuleName(v.Rule))
	return strings.Join(lines, "\n")
}

// What a dialog of the client's or the agent's is told is short: its answers must stay on the screen below, and
// Gemini shows it twice.
const (
	shortReasons = 3
	shortMatches = 2
	shortLine    = 240 // characters
)

// DescribeShort is a case in few lines, beside which the agent shows the call.
func DescribeShort(c *policy.Case) string {
	f, v := c.Facts, c.Verdict
	first := "guard: " + strings.ToUpper(v.Risk.String())
	if names := v.Categories.String(); names != "" {
		first += " · " + names
	}
	lines := []string{first}
	add := func(label, text string) {
		if runes := []rune(prompt.Escape(text)); len(runes) > shortLine {
			lines = append(lines, label+": "+string(runes[:shortLine])+"…")
		} else if text != "" {
			lines = append(lines, label+": "+string(runes))
		}
	}
	ranked := f.Ranked()
	for _, r := range ranked[:min(len(ranked), shortReasons)] {
		add("because", r.String())
	}
	matched := telling(f.Wildcards)
	for _, m := range matched[:min(len(matched), shortMatches)] {
		add("matches now", matches(m.Pattern, m.Count, m.More, m.Names, notes(false, m.Untracked, m.Notes)))
	}
	add("undo", UndoWords(c.Kept()))
	add("safer", v.Suggestion)
	return strings.Join(lines, "\n")
}
