package jq

import (
	"slices"
	"testing"

	"guard/policy/shell/lang"
)

// TestRead: what an expression reads beside its input.
func TestRead(t *testing.T) {
	environment, file := lang.Act{Kind: lang.Environment}, lang.Act{Kind: lang.Reads}
	for text, want := range map[string][]lang.Act{
		"":                           nil,
		".name":                      nil,
		".env":                       nil,
		`."env"`:                     nil,
		`.a["env"]`:                  nil,
		".environment | keys":        nil,
		"select(.my_env == 1)":       nil,
		".envsubst":                  nil,
		"env":                        {environment},
		"env.HOME":                   {environment},
		"$ENV.TOKEN":                 {environment},
		".x = strenv(TOKEN)":         {environment},
		".. |= envsubst":             {environment},
		`load("x.yml")`:              {file},
		`import "a" as a; .x`:        {file},
		`env, load_str("x")`:         {environment, file},
		`.a = load("x") | load("y")`: {file},
	} {
		if got := Read(text); !slices.Equal(got, want) {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
}

// TestEditsBelow: expressions of yq that keep most of a file.
func TestEditsBelow(t *testing.T) {
	for text, want := range map[string]bool{
		".a = 1": true, ".a.b += 2 | .c = 3": true, "del(.a)": true, `.a = "x | y"`: true, `(.a | select(. == 1)) = 2`: true, "sort_keys(..)": true,
		".a": false, "": false, "del(.)": false, ".a = 1 | .b": false, "null": false,
	} {
		if got := EditsBelow(text); got != want {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
}
