package plan

import (
	"encoding/json"
	"testing"
)

func FuzzWithoutComments(f *testing.F) {
	for _, seed := range []string{`{"a":1}`, `{/* x */"a" // y` + "\n:1}", `{"a":"// no"}`, `{"a":"\"/*"}`, `/*/`, `/`, `"\`} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, in string) {
		out := WithoutComments([]byte(in))
		if len(out) != len(in) || string(WithoutComments(out)) != string(out) {
			t.Fatalf("%q became %q", in, out)
		}
	})
}

func TestWithoutComments(t *testing.T) {
	for in, want := range map[string]string{
		`{"a":"http://x"} // c`: `{"a":"http://x"}     `,
		"{/*a\nb*/}":            "{   \n   }",
		`{"a":"\"//"}/*/ x */`:  `{"a":"\"//"}        `,
	} {
		if got := string(WithoutComments([]byte(in))); got != want {
			t.Errorf("%q: %q, want %q", in, got, want)
		}
	}
}

func TestPlainJSON(t *testing.T) {
	for in, readable := range map[string]bool{
		"{\"a\":1} // x\r\n": true, "{\"a\":\r1}": true, "// x\n{}\r": true, "/* \r */ {}": true, "{\"a\":\"//\"}\r": true,
		"\ufeff{}":               true,
		"//\r/*\n{\"a\":1} //*/": false, "{} // x\r": false,
	} {
		if out, err := PlainJSON([]byte(in)); (err == nil) != readable || readable && !json.Valid(out) {
			t.Errorf("%q: %q, %v", in, out, err)
		}
	}
}
