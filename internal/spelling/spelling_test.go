package spelling

import "testing"

func TestDistance(t *testing.T) {
	for _, tt := range []struct {
		a, b string
		want int
	}{{"", "", 0}, {"a", "", 1}, {"", "ab", 2}, {"kitten", "sitting", 3}, {"abc", "abc", 0}, {"lgo", "log", 1}, {"ba", "ab", 1},
		{"ca", "abc", 3}} {
		if got := Distance(tt.a, tt.b); got != tt.want {
			t.Errorf("%q to %q: %d", tt.a, tt.b, got)
		}
	}
}

func TestNearest(t *testing.T) {
	known := []string{"safe", "ask", "unrestricted", "GIT_PUBLISH", "init", "replay"}
	for word, want := range map[string]string{
		"sfe": "safe", "SAFE": "safe", "unrestrictd": "unrestricted", "git_publsh": "GIT_PUBLISH",
		"GIT_PUSH": "GIT_PUBLISH", "unre": "unrestricted", "perhaps": "", "": "", "xy": "", "aks": "ask",
		"exit": "", "policy": "", "intit": "init",
	} {
		if got := Nearest(word, known); got != want {
			t.Errorf("%q: %q, not %q", word, got, want)
		}
	}
}
