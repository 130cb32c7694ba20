package token

import "testing"

// TestFold: names are what Python takes them for (NFKC).
func TestFold(t *testing.T) {
	for name, want := range map[string]string{"ｅｖａｌ": "eval", "𝐞𝐯𝐚𝐥": "eval", "𝑜𝑠": "os", "ﬁle": "file", "ℯval": "eval", "eᵛal": "eval", "größe": "größe", "α": "α", "x𝟏": "x1"} {
		if got := fold(name); got != want {
			t.Errorf("%s: %s", name, got)
		}
	}
}
