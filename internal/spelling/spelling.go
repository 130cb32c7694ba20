// Package spelling tells how far two words are apart, for errors that ask "did you mean …?".
// Two words come in, a number goes out: Distance("claud", "claude") is 1. Of several, Nearest takes
// the one that was most likely meant.
package spelling

// Distance is the least number of insertions, deletions and substitutions
// that make b of a (Levenshtein), by bytes.
func Distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			next := diagonal
			if a[i] != b[j] {
				next = 1 + min(diagonal, row[j], row[j+1])
			}
			diagonal, row[j+1] = row[j+1], next
		}
	}
	return row[len(b)]
}
