package hook

import (
	"strings"
	"testing"

	"github.com/go-json-experiment/json/jsontext"
)

func TestDecodeIsStrict(t *testing.T) {
	type input struct {
		Tool string         `json:"tool_name"`
		Args jsontext.Value `json:"tool_input"`
	}
	var in input
	if err := Decode([]byte(`{"tool_name":"run","tool_input":{"b":1},"more":true}`), &in); err != nil || in.Tool != "run" || string(in.Args) != `{"b":1}` {
		t.Fatalf("%+v, %v", in, err)
	}
	for name, text := range map[string]string{
		"nothing":                "",
		"cut":                    `{"tool_name":"run"`,
		"a member twice":         `{"tool_name":"run","tool_name":"write"}`,
		"twice in the input":     `{"tool_input":{"a":1,"a":2}}`,
		"twice where unread":     `{"more":{"a":1,"a":2}}`,
		"something behind":       `{}{}`,
		"bytes that are no text": "{\"tool_name\":\"\xff\"}",
		"another shape":          `{"tool_name":["run"]}`,
	} {
		err := Decode([]byte(text), new(input))
		if err == nil || !strings.HasPrefix(err.Error(), "the hook's input cannot be read with certainty: ") {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestUnknownEvent(t *testing.T) {
	const want = `an event "Later" that guard does not know`
	if got := UnknownEvent("Later").Error(); got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

func TestCallKey(t *testing.T) {
	key := CallKey("s", "run", `{"a":1}`)
	if len(key) != 64 || key != CallKey("s", "run", `{"a":1}`) {
		t.Errorf("it is %q", key)
	}
	for _, other := range []string{CallKey("s", "run"), CallKey("s", "ru", `n{"a":1}`), CallKey("s\x00run", `{"a":1}`), CallKey()} {
		if other == key {
			t.Error("another call has the same key")
		}
	}
}

func TestCanonical(t *testing.T) {
	for in, want := range map[string]string{
		`{ "b": 1, "a": [ 2 ] }`: `{"a":[2],"b":1}`,
		`"\u0041"`:               `"A"`,
		`{"a":1,"a":2}`:          `{"a":1,"a":2}`, // it has none
		`{"a" `:                  `{"a" `,
		"":                       "",
	} {
		given := jsontext.Value(in)
		if got := Canonical(given); got != want || string(given) != in {
			t.Errorf("%s: got %s, want %s; the input is now %s", in, got, want, given)
		}
	}
}
