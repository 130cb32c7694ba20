package cli

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"
)

// What a command prints for programs hides and moves nothing on a terminal, and means the same.
func TestJSONIsVisible(t *testing.T) {
	const odd = "a\u009b2Jb\u202ec\x7fd\u00a0e\U000e0041f\x1bg é 😀"
	var out bytes.Buffer
	WriteJSON(&out, map[string]string{"command": odd})
	if got := out.String(); strings.ContainsAny(got, "\u009b\u202e\x7f\U000e0041\x1b") || !strings.Contains(got, "é 😀") {
		t.Errorf("%q", got)
	}
	var back map[string]string
	if err := json.Unmarshal(out.Bytes(), &back); err != nil || back["command"] != odd {
		t.Errorf("%q, %v", back, err)
	}
}

// JSON that is made visible means what it meant.
func TestVisibleJSONMeansTheSame(t *testing.T) {
	for _, text := range []string{"plain", "ü 中文 \U0001f600", "\u202e\u009b\x7f\U000e0041\u0301", `\u0041 \\ "`} {
		line, err := json.Marshal(text)
		if err != nil {
			t.Fatal(err)
		}
		var back string
		if err := json.Unmarshal([]byte(VisibleJSON(line)), &back); err != nil || back != text {
			t.Errorf("%q comes back as %q, %v", text, back, err)
		}
	}
}
