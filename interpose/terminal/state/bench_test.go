package state

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// BenchmarkWrite is what following costs, on the screen that programs flood and
// on the one that they draw.
func BenchmarkWrite(b *testing.B) {
	random := make([]byte, 32<<10)
	rnd := rand.NewChaCha8([32]byte{})
	_, _ = rnd.Read(random)
	for name, text := range map[string]string{
		"plain":   strings.Repeat("a line of plain text, as a build prints it\r\n", 700),
		"colours": strings.Repeat("\x1b[1;32mok\x1b[0m  \x1b[34mguard/policy\x1b[0m  0.3s\r\n", 700),
		"random":  string(random),
	} {
		for screen, enter := range map[string]string{"main": "", "alternate": "\x1b[?1049h"} {
			b.Run(name+"/"+screen, func(b *testing.B) {
				s := New(24, 80)
				s.Write([]byte(enter))
				chunk := []byte(text)
				b.SetBytes(int64(len(chunk)))
				b.ReportAllocs()
				for b.Loop() {
					s.Write(chunk)
				}
			})
		}
	}
}
