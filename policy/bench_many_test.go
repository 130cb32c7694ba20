package policy

import (
	"strings"
	"testing"
)

// BenchmarkManyWords tells how a line of thousands of words that are deleted grows:
// twice the words are to take twice the time.
func BenchmarkManyWords(b *testing.B) {
	for name, n := range map[string]int{"8000": 8000, "16000": 16000} {
		b.Run(name, func(b *testing.B) {
			w := world(nil)
			w.Disk = nil
			r := Request{Tool: Shell, Command: "rm " + strings.Repeat("a ", n), Cwd: "/srv/project"}
			for b.Loop() {
				Decide(Judge{World: w}.Facts(r), Settings{})
			}
		})
	}
}
