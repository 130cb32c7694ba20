package policy

import (
	"slices"
	"strings"

	"guard/policy/risk"
	"guard/policy/shell"
)

// Obstacle is why no allow rule that names commands speaks for all of a request.
type Obstacle int

// The obstacles, as allowing and allowsCommand meet them.
const (
	NotKnown     Obstacle = iota + 1 // not all that it would do is known
	Wrapped                          // by what changes who runs it, where or on what
	OpenWords                        // some words are known only when it runs
	BesideWords                      // redirects, variables and substitutions are none of a command's words
	ByOptions                        // what its options have it delete, write, run or reach
	InFile                           // what a file has it run is critical
	NewText                          // what it runs was written here, and may be other text than a rule was made for
	Elsewhere                        // it runs outside the workspace
	MoreTogether                     // its commands do more together than each alone
)

// Obstacle finds the first one; wrappers are those that stand before the command.
func (f *Facts) Obstacle() (why Obstacle, wrappers []string) {
	if f.Unknown || len(f.Commands) == 0 {
		return NotKnown, nil
	}
	for i := range f.Commands {
		c := &f.Commands[i]
		if c.Literal && c.Categories == 0 && c.Level <= risk.Medium && c.Level != risk.Unset {
			continue // needs no rule
		}
		if strange := strangeWrappers(c); len(strange) > 0 {
			return Wrapped, strange
		}
		if why := f.obstacleOf(c); why != 0 {
			return why, nil
		}
	}
	return MoreTogether, nil
}

func (f *Facts) obstacleOf(c *shell.Command) Obstacle {
	switch {
	case c.Extra && f.besideWords(c):
		return BesideWords
	case !c.Literal:
		return OpenWords
	case c.Extra:
		return ByOptions
	case c.Hidden:
		return InFile
	case c.Renewed && (c.Own.Level >= risk.High || c.Own.Categories != 0):
		return NewText
	case f.leaves(c.Cwd):
		return Elsewhere
	}
	return 0
}

// besideWords reports that something stands beside a command's words that may be what no rule speaks for.
func (f *Facts) besideWords(c *shell.Command) bool {
	keeps := func(redirect string) bool {
		return !strings.Contains(redirect, ">&") && !strings.HasSuffix(redirect, "/dev/null")
	}
	if len(c.Assigns) > 0 || slices.ContainsFunc(c.Redirects, keeps) {
		return true
	}
	if c.At.From < 0 || int(c.At.To) > len(f.Command) || c.At.From >= c.At.To {
		return false
	}
	text := f.Command[c.At.From:c.At.To]
	return strings.Contains(text, "$(") || strings.Contains(text, "<(") || strings.Contains(text, "`")
}
