package wildcard_test

import (
	"strings"
	"testing"

	"guard/internal/wildcard"
)

func TestFits(t *testing.T) {
	for _, one := range [][2]string{{strings.Repeat("{a,aa}", 60) + "x", strings.Repeat("a", 90)}, {strings.Repeat("*", 1<<20), "x"}, {"{*.md,.env}", ".env"}, {"**", ".env"}, {"**/*", "a/.env"}, {".[de]nv", ".env"}, {"[", "x"}, {"*", ".env"}} {
		if !wildcard.Fits(one[0], one[1]) {
			t.Errorf("%s does not fit %s", one[0], one[1])
		}
	}
	for _, one := range [][2]string{{"*.md", ".env"}, {"*", "a/.env"}, {"*.{ts,tsx}", "a.go"}} {
		if wildcard.Fits(one[0], one[1]) {
			t.Errorf("%s fits %s", one[0], one[1])
		}
	}
}
