package secret

import (
	"path"
	"strings"
)

// A value that is like nothing but itself can be known again by itself, whatever stands before it.

// Bounds of such a value: a shorter or simpler one stands in texts for other reasons.
const (
	leastAgain = 6  // bytes, in the same record
	leastKnown = 12 // bytes, anywhere
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

// unmistakable says whether a value that tells itself is made of letters and digits, too, and one word.
func unmistakable(value string) bool {
	return tellsItself(value) && strings.ContainsAny(value, "0123456789") && !strings.Contains(value, " ") &&
		strings.ContainsAny(value, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
}

// tellsItself says whether a value is like nothing but itself: long enough, no path, no word alone.
func tellsItself(value string) bool {
	if len(value) < leastAgain || strings.ContainsAny(value[:1], "/.~") || strings.Contains(value, markOpen) ||
		isHost(value) {
		return false
	}
	return strings.Trim(value, "abcdefghijklmnopqrstuvwxyz") != "" &&
		strings.Trim(value, "ABCDEFGHIJKLMNOPQRSTUVWXYZ_") != ""
}

// isHost reports a name such as example.com, which a reader of the record must see: it is reached.
func isHost(value string) bool {
	top := path.Ext(value)
	return len(top) > 2 && strings.Trim(top[1:], "abcdefghijklmnopqrstuvwxyz") == "" &&
		strings.Trim(value, "abcdefghijklmnopqrstuvwxyz0123456789.-") == ""
}
