package plan

import (
	"bytes"
	"testing"
)

func TestExplainShowsNoControlCharacters(t *testing.T) {
	var b bytes.Buffer
	Plan{Agent: "a\x1b[31m", Program: "/x\u202ey", Args: []string{"\x07"}, Notes: []string{"n\u200b"}}.Explain(&b)
	for _, r := range b.String() {
		if r != '\n' && (r < ' ' || isDirection(r)) {
			t.Errorf("%q is shown raw in %q", r, b.String())
		}
	}
}
