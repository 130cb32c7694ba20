package gemini

import "testing"

// What JavaScript would make an address of, and guard may not see, is not understood.
func TestAddressesThatOnlyJavaScriptSees(t *testing.T) {
	for prompt, all := range map[string]bool{
		"read https://a.example/x and HTTPS://b.example.": true,
		`in quotes "https://a.example/x" (https://b)`:     true,
		"about foo:// and http: and https, see a.example": true,
		`https://a.example http:\\b.example/?x=://`:       false,
		"https://a.example https:b.example/?x=://":        false,
		`https://a.example"@b.example/`:                   false,
		`https://a.example\@b.example/`:                   false,
		"https://a.example \x01https://b.example":         false,
		"https://a.example\u00a0https:b.example/://":      false,
		"https://a.example/it's":                          false,
	} {
		if _, got := fetched(prompt); got != all {
			t.Errorf("%q: %v, want %v", prompt, got, all)
		}
	}
}
