package expand

import (
	"strings"

	"guard/policy/shell/effect"
	"guard/policy/shell/taint"
)

// GivesOptions judges options that a variable gives to a program, as if they stood behind its name.
func (e *Expander) GivesOptions(c *effect.Call, name, tool string, value taint.Word) {
	words := []taint.Word{taint.Literal(tool)}
	for _, w := range optionWords(value.Text) {
		words = append(words, taint.Literal(w))
	}
	e.Walk.Nested(c, name, words, taint.Nothing)
	c.Silent = false
}

// optionWords takes a text apart at blanks that no quotes enclose, as shlex, Shellwords and their like do.
func optionWords(text string) (words []string) {
	var word strings.Builder
	var quote rune
	open, escaped := false, false
	for _, r := range text {
		switch {
		case escaped:
			word.WriteRune(r)
			escaped = false
		case r == '\\' && quote != '\'':
			escaped, open = true, true
		case quote != 0 && r == quote:
			quote = 0
		case quote == 0 && (r == '"' || r == '\''):
			quote, open = r, true
		case quote == 0 && (r == ' ' || r == '\t' || r == '\n'):
			if open {
				words = append(words, word.String())
			}
			word.Reset()
			open = false
		default:
			word.WriteRune(r)
			open = true
		}
	}
	if open {
		words = append(words, word.String())
	}
	return words
}
