package shell

import (
	"encoding/json"
	"testing"
)

func TestWithKey(t *testing.T) {
	for _, c := range []struct{ key, in, want string }{
		{"scripts.test", `{"scripts":{"a":"b"}}`, `{"scripts":{"a":"b","test":"x"}}`},
		{"scripts[pre.test]", `{}`, `{"scripts":{"pre.test":"x"}}`},
		{"jest.reporters[0]", `{}`, `{"jest":{"reporters":["x"]}}`},
		{"jest.reporters[1]", `{"jest":{"reporters":["a"]}}`, `{"jest":{"reporters":["a","x"]}}`},
		{"files[]", `{"files":["a"]}`, `{"files":["a","x"]}`},
		{"a[1000000]", `{"a":[]}`, `{"a":{"1000000":"x"}}`},
		{"a[-1].b", `{"a":1}`, `{"a":{"-1":{"b":"x"}}}`},
		{"a[", `{}`, `{"a":["x"]}`},
		{"", `{}`, `"x"`},
	} {
		var in any
		if err := json.Unmarshal([]byte(c.in), &in); err != nil {
			t.Fatal(err)
		}
		got, err := json.Marshal(withKey(in, keyPath(c.key), "x"))
		if err != nil || string(got) != c.want {
			t.Errorf("%s in %s: %s, want %s", c.key, c.in, got, c.want)
		}
	}
}
