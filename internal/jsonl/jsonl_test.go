package jsonl_test

import (
	"encoding/json"
	"reflect"
	"testing"
	"unicode/utf8"

	"guard/internal/jsonl"
)

// TestObject: what is written is read back, and what is empty is not written.
func TestObject(t *testing.T) {
	b := []byte("{")
	b = jsonl.Text(b, "none", "")
	b = jsonl.Member(b, "empty", "")
	b = jsonl.Text(b, "text", "a \"b\"\n\\ é \u2028 <&>")
	b = jsonl.Bool(b, "no", false)
	b = jsonl.Bool(b, "yes", true)
	b = jsonl.Flag(b, "false", false)
	b = jsonl.Flag(b, "true", true)
	b = jsonl.Texts(b, "nothing", nil)
	b = jsonl.Texts(b, "list", []string{"x", "", "\x7f\x00"})
	b = jsonl.Raw(b, "missing", nil)
	b = jsonl.Raw(b, "raw", []byte("{\n  \"a\": [1]\r\n}"))
	b = jsonl.Raw(b, "odd", []byte("{\n"))
	b = jsonl.Close(b)
	var got map[string]any
	if err := json.Unmarshal(b, &got); err != nil {
		t.Fatalf("%v: %s", err, b)
	}
	want := map[string]any{"empty": "", "text": "a \"b\"\n\\ é \u2028 <&>", "yes": true, "false": false, "true": true,
		"list": []any{"x", "", "\x7f\x00"}, "raw": map[string]any{"a": []any{1.0}}, "odd": nil}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%v\nwant %v", got, want)
	}
	if s := string(jsonl.Close([]byte("{"))); s != "{}" {
		t.Errorf("an empty object is %s", s)
	}
}

// FuzzQuote: any bytes become one JSON string on one line.
func FuzzQuote(f *testing.F) {
	for _, s := range []string{"", "plain", "\"", "\\", "\n", "\xff", "\u2028", "\x7f"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		q := jsonl.Quote(nil, s)
		var back string
		if err := json.Unmarshal(q, &back); err != nil || utf8.ValidString(s) && back != s {
			t.Fatalf("%q became %s, read as %q (%v)", s, q, back, err)
		}
		for _, c := range q {
			if c < ' ' {
				t.Fatalf("%q has a control character: %q", s, q)
			}
		}
	})
}
