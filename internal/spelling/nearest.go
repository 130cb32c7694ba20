package spelling

import "strings"

// Nearest is the one among known that a mistyped word most likely means; "" where none is near. Near
// is what takes one change, or of a long word one in three letters; else the only one that begins
// so. Case does not count.
func Nearest(word string, known []string) string {
	word = strings.ToLower(word)
	best, least := "", -1
	var longer []string
	for _, k := range known {
		lower := strings.ToLower(k)
		d := Distance(word, lower)
		if d <= max(1, len(k)/3) && d < max(len(k), 2) && (least < 0 || d < least) {
			best, least = k, d
		}
		if len(word) > 2 && strings.HasPrefix(lower, word) {
			longer = append(longer, k)
		}
	}
	if best == "" && len(longer) == 1 {
		return longer[0]
	}
	return best
}
