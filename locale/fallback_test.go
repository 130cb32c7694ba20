package locale

import "testing"

// TestWhatALanguageLacksIsEnglish: a text that is not translated, or translated by nothing, is said in
// English, whole and as a format.
func TestWhatALanguageLacksIsEnglish(t *testing.T) {
	defer Use(English)
	spoken.Store(&catalogue{"cs", func() map[string]forms {
		return map[string]forms{
			"said {0}":      {"other": "řečeno {0}"},
			"empty {0}":     {"other": ""},
			wordKey("two"):  {"few": "dvě", "other": "mnoho"},
			wordKey("none"): {"few": ""},
		}
	}})
	for english, want := range map[Message]string{"said {0}": "řečeno x", "empty {0}": "empty x", "not there {0}": "not there x"} {
		if got := Fill(english, "x"); got != want {
			t.Errorf("%q: %q, want %q", english, got, want)
		}
	}
	if got := Errorf("not there: %d", 3).Error(); got != "not there: 3" {
		t.Error(got)
	}
	for _, tt := range []struct {
		name string
		n    int
		want string
		ok   bool
	}{{"two", 2, "dvě", true}, {"two", 7, "mnoho", true}, {"none", 2, "", false}, {"not there", 2, "", false}} {
		if got, ok := Count(tt.name, tt.n); got != tt.want || ok != tt.ok {
			t.Errorf("%d %s: %q, %v", tt.n, tt.name, got, ok)
		}
	}
}
