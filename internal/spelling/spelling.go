// Package spelling tells how far two words are apart, for errors that ask "did you mean …?".
// Two words come in, a number goes out: Distance("claud", "claude") is 1. Of several, Nearest takes
// the one that was most likely meant.
package spelling

// Distance is the least number of insertions, deletions, substitutions and swaps of neighbours that make
// b of a (optimal string alignment), by bytes.
func Distance(a, b string) int {
	var before []int
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		next := make([]int, len(b)+1)
		next[0] = i + 1
		for j := range len(b) {
			next[j+1] = 1 + min(row[j], row[j+1], next[j])
			if a[i] == b[j] {
				next[j+1] = row[j]
			}
			if i > 0 && j > 0 && a[i] == b[j-1] && a[i-1] == b[j] {
				next[j+1] = min(next[j+1], before[j-1]+1)
			}
		}
		before, row = row, next
	}
	return row[len(b)]
}
