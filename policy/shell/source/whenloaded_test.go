package source

import (
	"strings"
	"testing"
)

// TestWhenLoaded: the lines that run when a text is loaded are those marked with "runs".
func TestWhenLoaded(t *testing.T) {
	for name, text := range map[string]string{
		"python": "import os # runs\ndef clean():\n    os.remove('a')\n\n    os.remove('b')\nclass A: # runs\n    x = 1 # runs\n" +
			"    async def f(self,\n            y):\n        os.remove('c')\nfor a in b: # runs\n    go(a) # runs\n" +
			"def setup(): # runs\n    os.remove('d') # runs\nsetup() # runs\nif __name__ == '__main__':\n    clean()\n",
		"javascript": "const fs = require('fs') // runs\nfunction clean() {\n  fs.rmSync('a')\n}\n  fs.rmSync('b') // runs\n" +
			"const f = async (x) => {\n  fs.rmSync('c')\n}\nclass A { // runs\n  run(x) {\n    fs.rmSync('d')\n  }\n}\n" +
			"if (x) { // runs\n  fs.rmSync('e') // runs\n}\n(() => { // runs\n  fs.rmSync('f') // runs\n})()\n" +
			"app.get('/', (a, b) => {\n  fs.rmSync('g')\n})\nfunction go() { // runs\n  fs.rmSync('h') // runs\n}\nlet n = go() // runs\n" +
			"[1].forEach((x) => { // runs\n  fs.rmSync(x) // runs\n})\n",
		"ruby": "require 'a' # runs\ndef clean(x)\n  rm x\nend\nmodule M # runs\n  def self.f\n    rm 1\n  end\nend\nrm_rf 'x' # runs\n",
		"lua":  "local function f(x)\n  os.remove(x)\nend\nos.remove('y') -- runs\n",
		"perl": "sub clean {\n  unlink 'a';\n}\nunlink 'b'; # runs\n",
	} {
		top := strings.Split(whenLoaded(text), "\n")
		for i, line := range strings.Split(text, "\n") {
			if runs := strings.Contains(line, "runs"); runs && top[i] != line ||
				!runs && top[i] != "" && (strings.Contains(line, "remove(") || strings.Contains(line, "rm") || strings.Contains(line, "unlink")) {
				t.Errorf("%s: %q became %q", name, line, top[i])
			}
		}
	}
}
