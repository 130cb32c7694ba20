package toolset

import (
	"slices"
	"testing"
)

func TestURLs(t *testing.T) {
	for prompt, want := range map[string][]string{
		"sum up https://a.example/x?y=1 and http://b.example.": {"https://a.example/x?y=1", "http://b.example."},
		`in quotes "https://a.example/x"`:                      {"https://a.example/x"},
		"ftp://a.example, a.example":                           nil,
		"":                                                     nil,
	} {
		if got := URLs(prompt); !slices.Equal(got, want) {
			t.Errorf("%q: %q, want %q", prompt, got, want)
		}
	}
}

func TestIsPath(t *testing.T) {
	for pattern, want := range map[string]bool{"/etc/*": true, "~/x": true, "../x": true, "a/../../b": true, "src/**/*.go": false, "todo": false, "": false} {
		if IsPath(pattern) != want {
			t.Errorf("%q: %v", pattern, !want)
		}
	}
}
