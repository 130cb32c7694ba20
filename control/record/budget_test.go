package record

import (
	"slices"
	"strings"
	"testing"
)

func TestTexts(t *testing.T) {
	long := strings.Repeat("x", MaxText+1)
	many := slices.Repeat([]string{"a"}, maxItems+5)
	for _, tt := range []struct {
		name string
		list []string
		want func(got []string) bool
	}{
		{"none", nil, func(got []string) bool { return got == nil }},
		{"what fits", []string{"a", "b"}, func(got []string) bool { return slices.Equal(got, []string{"a", "b"}) }},
		{"a long one", []string{"a", long, "b"}, func(got []string) bool {
			return len(got) == 3 && got[0] == "a" && strings.HasPrefix(got[1], long[:MaxText]+" … (cut: ") &&
				got[2] == "b"
		}},
		{"too many", many, func(got []string) bool {
			return len(got) == maxItems+1 && got[maxItems] == "… (cut: 205 in all)"
		}},
		{"more than there is room for", slices.Repeat([]string{long}, 20), func(got []string) bool {
			return len(got) < 12 && got[len(got)-1] == "… (cut: 20 in all)"
		}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			before := slices.Clone(tt.list)
			if got := NewBudget().texts(tt.list); !tt.want(got) {
				t.Errorf("%d items: %.200q", len(got), got)
			}
			if !slices.Equal(tt.list, before) {
				t.Error("the list itself was changed")
			}
		})
	}
}

// Items cost something even when they are empty: a command line can hold more
// empty words than any record should.
func TestEmptyItemsAreBounded(t *testing.T) {
	k, kept := NewBudget(), 0
	for range MaxRecord {
		kept += len(k.texts(make([]string, 2)))
	}
	if most := 2*MaxRecord/perItem + MaxRecord; kept > most {
		t.Errorf("%d items kept, at most %d", kept, most)
	}
}
