package sql

import (
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/lang"
	"guard/policy/shell/lang/hint"
)

// Hints lists the telling words of statements in a text of any kind. The text is read with its comments and
// without: a comment may part two words, and a quote may only look like one.
func Hints(text string) []hint.Hint {
	with := folded(text)
	bare := with
	if strings.Contains(with, "/*") {
		bare = uncommented(with)
	}
	var found []hint.Hint
	for i := range statements {
		if s := &statements[i]; strings.Contains(with, s.words) || strings.Contains(bare, s.words) {
			found = append(found, hint.Hint{Word: s.words, Categories: s.categories, Says: s.says})
		}
	}
	return found
}

// OnlyDeletes reports a text whose statements do nothing telling but throw data away.
func OnlyDeletes(text string) bool {
	for _, h := range Hints(text) {
		if h.Categories != risk.Delete {
			return false
		}
	}
	return true
}

// folded is a text in lower case, with runs of white space made one blank.
func folded(text string) string {
	text = strings.ToLower(text)
	var b strings.Builder
	b.Grow(len(text))
	blank := false
	for i := 0; i < len(text); i++ {
		space := text[i] <= ' ' && text[i] != lang.Hole[0]
		switch {
		case !space:
			b.WriteByte(text[i])
		case !blank:
			b.WriteByte(' ')
		}
		blank = space
	}
	return b.String()
}

// uncommented makes every comment a blank.
func uncommented(text string) string {
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(text, "/*")
		b.WriteString(before)
		if !found {
			return folded(b.String())
		}
		b.WriteByte(' ')
		_, text, _ = strings.Cut(rest, "*/")
	}
}
