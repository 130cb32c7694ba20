package question

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"guard/locale"
	"guard/policy"
	"guard/policy/place"
	"guard/prompt"
	"guard/prompt/tty"
)

// maxNames bounds how many matched names a client's dialog shows.
const maxNames = 8

// wildcardSigns are signs by which a pattern is more than a name.
const wildcardSigns = "*?[{"

func matches(pattern string, count int, more bool, names, notes []string) string {
	if count == 0 && !more {
		return locale.Fill("{0}: nothing now", pattern)
	}
	n := fmt.Sprint(count)
	if more {
		n = locale.Fill("more than {0}", n)
	}
	s := fmt.Sprintf("%s: %s (%s)", pattern, n, first(names))
	return strings.Join(append([]string{s}, notes...), "; ")
}

// CategoryNames are categories for a person.
func CategoryNames(names []string) string {
	words := make([]string, len(names))
	for i, name := range names {
		words[i] = prompt.CategoryName(name)
	}
	return strings.Join(words, " ")
}

// telling are the matches that say more than the command does: what a wildcard hits now, what a folder holds, and
// what is worth a note. A file that is named hits itself.
func telling(all []place.Match) (some []place.Match) {
	for _, m := range all {
		wild := strings.ContainsAny(m.Pattern, wildcardSigns)
		if wild || m.Count > 1 || m.More || m.Untracked > 0 || len(m.Notes) > 0 {
			some = append(some, m)
		}
	}
	return some
}

// first are the first names, as many as a dialog shows.
func first(names []string) string {
	if len(names) > maxNames {
		names = append(append([]string(nil), names[:maxNames]...), "…")
	}
	return strings.Join(names, ", ")
}

// holds are the first names of a match, and what is worth a note.
func holds(m place.Match) string {
	var parts []string
	if len(m.Names) > 0 {
		parts = append(parts, first(m.Names))
	}
	return strings.Join(append(parts, notes(false, m.Untracked, m.Notes)...), "; ")
}

func matchText(m place.Match) string {
	return matches(m.Pattern, m.Count, m.More, m.Names, notes(false, m.Untracked, m.Notes))
}

// MatchLine is what a pattern matches now, in one line.
func MatchLine(m place.Match) string {
	text := matchText(m)
	if m.Count > 0 {
		text += ", " + prompt.ByteSize(m.Bytes)
	}
	return text
}

// notes are a match's notes in words.
func notes(more bool, untracked int, own []string) []string {
	out := append([]string(nil), own...)
	if untracked > 0 {
		out = append(out, locale.Sprintf("%d not under version control", untracked))
	}
	if more {
		out = append(out, locale.Text("there are more: the look was bounded"))
	}
	return out
}

// Count is a number of things in words.
func Count(n int, one, more locale.Message) string {
	if n == 1 {
		return locale.Text(one)
	}
	return locale.Fill(more, strconv.Itoa(n))
}

// Until is when an operation ends, in the person's own time.
func Until(p policy.Preconfirmed) string { return p.Until.Local().Format("2006-01-02 15:04") }

// Clock is a moment as it is told: of another day than today with its date.
func Clock(t, now time.Time) string {
	t, now = t.Local(), now.Local()
	if t.YearDay() == now.YearDay() && t.Year() == now.Year() {
		return t.Format("15:04")
	}
	return t.Format("2006-01-02 15:04")
}

// mostNames is how many grants are named in a table's cell; --json has them all.
const mostNames = 12

// GrantNames are grants in a table's cell.
func GrantNames(grants []policy.Grant) string {
	var names []string
	for _, g := range grants {
		name := g.Signature
		if name == "" {
			name = g.Categories.String()
		}
		if !g.Until.IsZero() {
			name += locale.Fill(" (until {0})", Clock(g.Until, time.Now()))
		}
		names = append(names, prompt.Escape(name))
	}
	if len(names) == 0 {
		return "-"
	}
	if more := len(names) - mostNames; more > 0 {
		names = append(names[:mostNames], locale.Sprintf("and %d more", more))
	}
	return strings.Join(names, "; ")
}

// Declined says why a person did not confirm something.
func Declined(err error) string {
	if errors.Is(err, prompt.ErrDeclined) {
		return locale.Text("that was not confirmed")
	}
	why := err.Error()
	if errors.Is(err, tty.ErrNoTerminal) {
		why = locale.Text("there is no terminal")
	}
	return locale.Fill("nobody could confirm it ({0}); --confirm does so without asking", why)
}
