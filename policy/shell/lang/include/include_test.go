package include

import (
	"slices"
	"strings"
	"testing"

	"guard/policy/shell/lang"
	"guard/policy/shell/program"
)

// TestRead: what texts put in, by the language of a program.
func TestRead(t *testing.T) {
	file := func(name string) lang.Act { return lang.Act{Kind: lang.Reads, Text: name} }
	runs := lang.Act{Kind: lang.Runs}
	for _, c := range []struct {
		name, text string
		want       []lang.Act
	}{
		{"cpp", "int main() { return 0; }", nil},
		{"cpp", "#include \"notes.h\"\n#  EMBED <x>", []lang.Act{file("notes.h")}},
		{"cpp", "#include <stdio.h>\n#embed \"/etc/passwd\"", []lang.Act{file("stdio.h"), file("/etc/passwd")}},
		{"m4", "include(`x.m4')syscmd(`id')", []lang.Act{file("x.m4"), runs}},
		{"groff", ".so x.man\n.sy id", []lang.Act{file("x.man"), runs}},
		{"latex", `\input{chapter}`, []lang.Act{file("chapter")}},
		{"xmllint", `<!ENTITY x SYSTEM "file:///etc/passwd">`, []lang.Act{file("/etc/passwd")}},
	} {
		ways := program.Inclusions(c.name)
		if len(ways) == 0 {
			t.Fatalf("%s puts nothing in", c.name)
		}
		if got := Read(c.text, ways); !slices.Equal(got, c.want) {
			t.Errorf("%s %q: %v, want %v", c.name, c.text, got, c.want)
		}
	}
	far := strings.Repeat("include"+strings.Repeat(" ", 500), maxParts+1)
	if got := Read(far, program.Inclusions("cpp")); !slices.Contains(got, lang.Act{}) {
		t.Errorf("too many marks: %d acts, none unknown", len(got))
	}
}
