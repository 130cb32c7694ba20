package wire

import (
	"fmt"
	"strings"
	"testing"
)

func TestMembersAndItems(t *testing.T) {
	tests := []struct{ name, value, members, items string }{
		{"an object", `{"a":1, "b" : {"c":[2]} }`, `a=1 b={"c":[2]} `, ""},
		{"escapes in a name", `{"\u0061":"x"}`, `a="x" `, ""},
		{"an array", `[1, "]" ,{"a":[]}]`, "", `1 "]" {"a":[]} `},
		{"empty", `{}`, "", ""},
		{"nothing", "", "", ""},
		{"a text", `"{"`, "", ""},
		{"spoilt in the middle", `{"a":1,b:2}`, "a=1 ", ""},
		{"spoilt items", `[1,,2]`, "", "1 "},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var members, items string
			for name, value := range Members([]byte(tt.value)) {
				members += fmt.Sprintf("%s=%s ", name, value)
			}
			for item := range Items([]byte(tt.value)) {
				items += fmt.Sprintf("%s ", item)
			}
			if members != tt.members || items != tt.items {
				t.Errorf("members %q and items %q, want %q and %q", members, items, tt.members, tt.items)
			}
		})
	}
}

func TestMembersStop(t *testing.T) {
	for range Members([]byte(`{"a":1,"b":2}`)) {
		break
	}
	for range Items([]byte(`[1,2]`)) {
		break
	}
}

func TestFind(t *testing.T) {
	const object = `{"a":{"b":"x\ny","c":[1]},"d":null,"e":`
	for path, want := range map[string]string{"a b": `"x\ny"`, "a c": "[1]", "d": "null", "a d": "", "d x": "", "e": "", "f": ""} {
		if got := string(Find([]byte(object), strings.Fields(path)...)); got != want {
			t.Errorf("%s: %s, want %s", path, got, want)
		}
	}
	if got := FindText([]byte(object), "a", "b"); got != "x\ny" {
		t.Errorf("%q", got)
	}
	if got := FindText([]byte(object), "a", "c"); got != "" {
		t.Errorf("%q of what is no text", got)
	}
}

// Names that fold into one that guard reads are refused, at every depth but under opaque ones.
func TestNames(t *testing.T) {
	names := NewNames([]string{"path", "kind", "raw"}, "raw", "_meta")
	for value, fine := range map[string]bool{
		`{"path":"a","other":{"Other":1}}`:      true,
		`{"Path":"a"}`:                          false,
		`{"x":[{"KIND":1}]}`:                    false,
		"{\"\u212aind\":1}":                     false,
		`{"\u0050ath":1}`:                       false,
		`{"p\u0061th":1}`:                       true,
		`{"raw":{"Path":1},"_meta":{"PATH":1}}`: true,
		`[]`:                                    true,
		"":                                      true,
	} {
		if err := names.Check([]byte(value)); (err == nil) != fine {
			t.Errorf("%s: %v", value, err)
		}
	}
}
