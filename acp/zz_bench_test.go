package acp

import (
	"strings"
	"testing"
)

const lorem = `The quick brown fox said \"hi\" \u00e9\n to the lazy dog; {\"k\": [1,2,3]} `

func line(n int) []byte {
	pre := `{"jsonrpc":"2.0","method":"session/update","params":{"sessionId":"sess_load_0000000000000001","update":{"sessionUpdate":"agent_message_chunk","content":{"type":"text","text":"`
	post := "\"}}}}\n"
	return []byte(pre + strings.Repeat(lorem, 1+(n-len(pre)-len(post))/len(lorem)) + post)
}
func BenchmarkScan(b *testing.B) {
	for _, n := range []int{200, 4096, 1000000} {
		l := line(n)
		b.Run("", func(b *testing.B) {
			b.SetBytes(int64(len(l)))
			for b.Loop() {
				f := Scan(l)
				if hides(l, f) {
					b.Fatal()
				}
			}
		})
	}
}
