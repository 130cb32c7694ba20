package python_test

import (
	"testing"

	"guard/policy/shell/lang/python"
)

func TestDirectives(t *testing.T) {
	text := "Title\n\n.. plot::\n   :include-source:\n\n   import os\n   os.remove('a')\n\nProse.\n\n" +
		".. program-output:: rm a\n\n.. note:: Mind\n   this\n"
	got := python.Directives(text)
	for name, want := range map[string]string{
		"plot": "\n\nimport os\nos.remove('a')\n\n", "program-output": "rm a\n\n", "note": "Mind\nthis\n",
	} {
		if got[name] != want {
			t.Errorf("%s: %q, want %q", name, got[name], want)
		}
	}
	if len(got) != 3 {
		t.Errorf("found %d directives", len(got))
	}
}
