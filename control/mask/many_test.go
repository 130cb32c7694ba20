package mask

import (
	"encoding/json"
	"fmt"
	"runtime"
	"strings"
	"testing"
)

// A result may have as many texts as tokens, as a server's tool gives it: what that takes grows as the result does.
func TestManyTextsAndTokens(t *testing.T) {
	secrets := Secrets{}.ByForm(func([]string) map[string]bool { return nil })
	cost := func(n int) (bytes uint64) {
		var texts []string
		for i := range n {
			texts = append(texts, fmt.Sprintf("word%d", i), fmt.Sprintf("ghp_%036d", i))
		}
		raw, _ := json.Marshal(texts)
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		hidden, of, err := secrets.HideJSON(raw)
		runtime.ReadMemStats(&after)
		if err != nil || len(of) == 0 || strings.Contains(string(hidden), "ghp_") {
			t.Fatalf("%d: %v, %v", n, of, err)
		}
		return after.TotalAlloc - before.TotalAlloc
	}
	if few, many := cost(500), cost(4_000); many > 16*few {
		t.Errorf("8 times as much takes %d times the memory (%d and %d bytes)", many/few, few, many)
	}
}
