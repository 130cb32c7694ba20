package project

import (
	"slices"
	"testing"
)

func TestValuesOf(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		{"---\npermalink: ../notes/mine.md\n---\n", []string{"../notes/mine.md"}},
		{"+++\npermalink = \"/a.html\"\n+++\n", []string{"/a.html"}},
		{"{\"permalink\": \"a.md\"}", []string{"a.md"}},
		{"permalink: >-\n  ../a.md\n", []string{"../a.md"}},
		{"permalink: (data) => `../a.md`", []string{"../a.md"}},
		{"title: x\n", nil},
	} {
		if got := valuesOf(c.text, "permalink"); !slices.Equal(got, c.want) {
			t.Errorf("%q: %q, want %q", c.text, got, c.want)
		}
	}
}
