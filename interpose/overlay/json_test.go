package overlay

import (
	"encoding/json"
	"reflect"
	"testing"
)

func TestMergeJSON(t *testing.T) {
	for _, tt := range []struct {
		name, was, now, home string
		want                 string // "": cannot be merged
	}{
		{"nothing changed", `{"a":1}`, `{"a":1}`, `{"a":2,"b":3}`, `{"a":2,"b":3}`},
		{"a key more", `{}`, `{"a":1}`, `{"b":2}`, `{"a":1,"b":2}`},
		{"a key gone", `{"a":1,"b":2}`, `{"b":2}`, `{"a":1,"b":2,"c":3}`, `{"b":2,"c":3}`},
		{"a key gone at home too", `{"a":1}`, `{}`, `{}`, `{}`},
		{"a key changed at both ends", `{"a":1}`, `{"a":2}`, `{"a":3}`, `{"a":2}`},
		{"deeper", `{"p":{"a":1}}`, `{"p":{"a":1,"b":2}}`, `{"p":{"c":3}}`, `{"p":{"b":2,"c":3}}`},
		{"an object where a text was", `{"a":"x"}`, `{"a":{"b":1}}`, `{"a":"x"}`, `{"a":{"b":1}}`},
		{"a new object at both ends", `{}`, `{"p":{"a":1}}`, `{"p":{"b":2}}`, `{"p":{"a":1,"b":2}}`},
		{"lists are whole", `{"a":[1]}`, `{"a":[1,2]}`, `{"a":[1,3]}`, `{"a":[1,2]}`},
		{"nothing was there", ``, `{"a":1}`, ``, `{"a":1}`},
		{"a list", `[]`, `[1]`, `[2]`, ``},
		{"null", `{}`, `null`, `{}`, ``},
		{"no JSON at home", `{}`, `{}`, `{`, ``},
	} {
		t.Run(tt.name, func(t *testing.T) {
			got, ok := mergeJSON([]byte(tt.was), []byte(tt.now), []byte(tt.home))
			if ok != (tt.want != "") || ok && !reflect.DeepEqual(decoded(t, got), decoded(t, []byte(tt.want))) {
				t.Errorf("%s, %v", got, ok)
			}
		})
	}
}

func decoded(t *testing.T, b []byte) (v map[string]any) {
	t.Helper()
	if err := json.Unmarshal(b, &v); err != nil {
		t.Fatalf("%s: %v", b, err)
	}
	return v
}

// Where only one side changed, the merge is that side.
func FuzzMergeJSON(f *testing.F) {
	f.Add([]byte(`{"a":{"b":1}}`), []byte(`{"a":{"c":2}}`))
	f.Add([]byte(`{"a":1}`), []byte(`{}`))
	f.Fuzz(func(t *testing.T, a, b []byte) {
		var x, y map[string]any
		if json.Unmarshal(a, &x) != nil || json.Unmarshal(b, &y) != nil || x == nil || y == nil {
			return
		}
		if got, ok := mergeJSON(a, b, a); !ok || !reflect.DeepEqual(decoded(t, got), y) {
			t.Errorf("only the program changed %s to %s: %s", a, b, got)
		}
		if got, ok := mergeJSON(a, a, b); !ok || !reflect.DeepEqual(decoded(t, got), y) {
			t.Errorf("only the home changed %s to %s: %s", a, b, got)
		}
	})
}
