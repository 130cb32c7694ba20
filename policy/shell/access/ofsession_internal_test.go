package access

import (
	"slices"
	"strings"
	"testing"
)

func TestMatchedDepths(t *testing.T) {
	for _, c := range []struct {
		pattern, file string
		hidden        bool
		want          []int
	}{
		{"/w/*", "/w/a/b", false, []int{3}},
		{"/w/*/b", "/w/a/b", false, []int{4}},
		{"/w/*.sql", "/w/a.sql", false, []int{3}},
		{"/w/*.sql", "/w/a.txt", false, nil},
		{"/w/*", "/w/.git/a", false, nil},
		{"/w/*", "/w/.git/a", true, []int{3}},
		{"/w/.*", "/w/.a", false, []int{3}},
		{"/w/**/*.mk", "/w/a.mk", false, []int{3}},
		{"/w/**/*.mk", "/w/a/b/c.mk", false, []int{5}},
		{"/w/**", "/w/a/b", false, []int{2, 3, 4}},
		{"/other/*", "/w/a", false, nil},
		{`/w\*/*`, "/w*/a", false, []int{3}},
	} {
		got := matchedDepths(strings.Split(c.pattern, "/"), strings.Split(c.file, "/"), c.hidden)
		if !slices.Equal(got, c.want) {
			t.Errorf("%s, %s: %v, want %v", c.pattern, c.file, got, c.want)
		}
	}
}
