package source

import (
	"strings"
	"testing"

	"guard/policy/code"
)

// TestFunctionsThatATextCalls: only those count that a text names, and those that these name.
func TestFunctionsThatATextCalls(t *testing.T) {
	python := "def wipe():\n    rm(STATE)\n\ndef reset():\n    wipe()\n\ndef add(a, b):\n    return a + b\n"
	node := "function clean() {\n  rm(dir);\n}\nexports.wipe = () => rm(dir);\nexports.reset = () => {\n  " +
		"clean();\n};\n" +
		"exports.add = (a, b) => a + b;\n"
	for _, c := range []struct {
		lang         code.Language
		module, text string
		ran          string
	}{
		{code.Python, python, "from m import wipe\nwipe()", "wipe"},
		{code.Python, python, "from m import (\n    wipe as w,\n    add,\n)\nw()", "wipe"},
		{code.Python, python, "import m; m.reset()", "reset wipe"},
		{code.Python, python, "from m import wipe, add\nprint(add(1, 2), 'wipe')", "add"},
		{code.Python, python, "from m import add\ndef wipe():\n    pass\nwipe()", ""},
		{code.JavaScript, node, "require('./m').wipe()", "wipe"},
		{code.JavaScript, node, "const { wipe: w } = require('./m'); w()", "wipe"},
		{code.JavaScript, node, "import { reset } from './m'; then(reset)", "reset clean"},
		{code.JavaScript, node, "import('./m').then(m => m.wipe())", "wipe"},
		{code.JavaScript, node, "const m = require('./m'); m.wipe = 1; m.add(1, 2)", "add"},
	} {
		var names []string
		for _, b := range runs(functionsIn(c.lang, c.module), strings.Split(c.module, "\n"), c.text) {
			names = append(names, b.name)
		}
		if got := strings.Join(names, " "); got != c.ran {
			t.Errorf("%q runs %q, not %q", c.text, got, c.ran)
		}
	}
}
