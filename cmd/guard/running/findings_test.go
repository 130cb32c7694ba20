package running

import (
	"bytes"
	"strings"
	"testing"

	"guard/cmd/guard/cli"
	"guard/prompt"
)

// What doctor says stays within the window, between words; a command to copy stays whole.
func TestFindingsFitTheWindow(t *testing.T) {
	found := []symptom{{"user", fair, strings.Repeat("words of a sentence ", 12), strings.Repeat("do this and that ", 9), "rm " + strings.Repeat("x", 90)}, {About: "sandbox", State: good, What: "日本語のとても長い説明文です。日本語のとても長い説明文です。日本語のとても長い説明文です。"}}
	for _, columns := range []int{45, 80} {
		var out bytes.Buffer
		printFindings(&out, cli.Ink{}, columns, found)
		for line := range strings.Lines(out.String()) {
			line = strings.TrimSuffix(line, "\n")
			if prompt.Cells(line) > columns && !strings.Contains(line, "$ rm x") {
				t.Errorf("%d columns: %q", columns, line)
			}
			if strings.HasSuffix(line, "sente") || strings.HasSuffix(line, "sentenc") {
				t.Errorf("a word is broken: %q", line)
			}
		}
	}
	var out bytes.Buffer
	printFindings(&out, cli.Ink{}, 0, found)
	if n := strings.Count(out.String(), "\n"); n != 4 {
		t.Errorf("%d lines where nothing bounds them:\n%s", n, out.String())
	}
}
