package secret

import "strings"

// Bounds of what is known again by its value alone: a shorter or simpler one stands in texts for other reasons.
const (
	leastKnown = 12 // bytes
	leastLine  = 24 // bytes of one line of a secret of several, a key's
)

// Values returns the values of the secrets in a text, of those that are like nothing but themselves: long enough, of
// letters and digits. A secret of several lines is given by its lines.
func Values(text string) (all []string) {
	for _, at := range newSearch(len(text), nil).spans(text) {
		if whole := text[at.from:at.to]; strings.Contains(whole, ";") && !strings.Contains(whole, "\n") {
			for part := range strings.SplitSeq(whole, ";") { // of a connection: Server=db;Password=…
				if name, value, ok := strings.Cut(part, "="); ok && len(value) >= leastKnown && part != whole {
					all = append(all, Values(strings.TrimSpace(name)+"="+value)...)
				}
			}
		}
		lines, least := strings.Split(text[at.from:at.to], "\n"), leastLine
		if len(lines) == 1 {
			least = leastKnown
		}
		for _, line := range lines {
			if line = strings.TrimSpace(line); len(line) >= least && unmistakable(line) {
				all = append(all, line)
			}
		}
	}
	return all
}

func unmistakable(value string) bool {
	return tellsItself(value) && strings.ContainsAny(value, "0123456789") && !strings.Contains(value, " ") &&
		strings.ContainsAny(value, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
}
