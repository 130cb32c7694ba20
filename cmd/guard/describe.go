package main

import (
	"fmt"
	"strings"

	"guard/policy"
	"guard/prompt"
)

// maxNames bounds how many matched names a client's dialog shows.
const maxNames = 8

// describe is a case in plain lines, for a client's own dialog. Everything goes
// through the one escaper.
func describe(c *policy.Case) string {
	f, v := c.Facts, c.Verdict
	lines := []string{"guard: " + strings.ToUpper(v.Risk.String()) + " · " + prompt.Escape(shown(f))}
	add := func(label, text string) {
		if text != "" {
			lines = append(lines, label+": "+prompt.Escape(text))
		}
	}
	for _, r := range f.Ranked() {
		add("because", r.String())
	}
	for _, m := range f.Wildcards {
		add("matches now", matches(m.Pattern, m.Count, m.More, m.Names, notes(false, m.Untracked, m.Notes)))
	}
	add("categories", v.Categories.String())
	add("in", f.Cwd)
	add("it claims", f.Claim)
	add("safer", v.Suggestion)
	add("rule", v.Rule)
	return strings.Join(lines, "\n")
}

func matches(pattern string, count int, more bool, names, notes []string) string {
	if count == 0 && !more {
		return pattern + ": nothing now"
	}
	n := fmt.Sprint(count)
	if more {
		n = "more than " + n
	}
	if len(names) > maxNames {
		names = append(append([]string(nil), names[:maxNames]...), "…")
	}
	s := fmt.Sprintf("%s: %s (%s)", pattern, n, strings.Join(names, ", "))
	return strings.Join(append([]string{s}, notes...), "; ")
}
