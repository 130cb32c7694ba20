package policy

import "strings"

// Hole is a place in the words of a pattern that is left open: the word at Index is Text, as a pattern writes it.
type Hole struct {
	Index int
	Text  string // <name>, or a word whose stars are meant
}

// PatternText writes words as a pattern that matches them, but for the hole. The zero Hole leaves none: no pattern's
// program is open.
func PatternText(words []string, hole Hole) string {
	all := make([]string, len(words))
	for i, w := range words {
		if all[i] = quoteWord(w); hole.Index > 0 && i == hole.Index {
			all[i] = hole.Text
		}
	}
	return strings.Join(all, " ")
}

// StarText writes a word's beginning with a star behind it.
func StarText(beginning string) string { return quoteWord(beginning) + "*" }

// quoteWord writes a word so that ParsePattern reads it back, and a shell too.
func quoteWord(w string) string {
	if w == "~" || w != "" && strings.IndexFunc(w, special) < 0 {
		return w
	}
	if rest, ok := strings.CutPrefix(w, "~/"); ok && rest != "" { // which a shell reads as the home, unquoted alone
		return "~/" + quoteWord(rest)
	}
	return "'" + strings.ReplaceAll(w, "'", `'\''`) + "'"
}

// special reports a character that may mean more than itself, to a pattern or to a shell.
func special(c rune) bool {
	alike := c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9'
	return !alike && !strings.ContainsRune("-_./:=@%+,", c)
}
