package source

import (
	"strings"
	"testing"

	"guard/policy/code"
)

// TestWhenLoaded: the lines that run when a text is loaded are those marked with "runs".
func TestWhenLoaded(t *testing.T) {
	for lang, text := range map[code.Language]string{
		code.Python: "import os # runs\ndef clean():\n    os.remove('a')\n\n    os.remove('b')\nclass A: # runs\n    x = 1 # runs\n" +
			"    async def f(self,\n            y):\n        os.remove('c')\nfor a in b: # runs\n    go(a) # runs\n" +
			"def setup(): # runs\n    os.remove('d') # runs\nsetup() # runs\nif __name__ == '__main__':\n    clean()\n",
		code.JavaScript: "const fs = require('fs') // runs\nfunction clean() {\n  fs.rmSync('a')\n}\n  fs.rmSync('b') // runs\n" +
			"const f = async (x) => {\n  fs.rmSync('c')\n}\nclass A { // runs\n  run(x) {\n    fs.rmSync('d')\n  }\n}\n" +
			"if (x) { // runs\n  fs.rmSync('e') // runs\n}\n(() => { // runs\n  fs.rmSync('f') // runs\n})()\n" +
			"app.get('/', (a, b) => {\n  fs.rmSync('g')\n})\nfunction go() { // runs\n  fs.rmSync('h') // runs\n}\nlet n = go() // runs\n" +
			"[1].forEach((x) => { // runs\n  fs.rmSync(x) // runs\n})\n",
		code.Ruby: "require 'a' # runs\ndef clean(x)\n  rm x\nend\nmodule M # runs\n  def self.f\n    rm 1\n  end\nend\nrm_rf 'x' # runs\n",
		code.Lua:  "local function f(x)\n  os.remove(x)\nend\nos.remove('y') -- runs\n",
		code.Perl: "sub clean {\n  unlink 'a';\n}\nunlink 'b'; # runs\n",
	} {
		top := strings.Split(whenLoaded(lang, text), "\n")
		for i, line := range strings.Split(text, "\n") {
			if runs := strings.Contains(line, "runs"); runs && top[i] != line ||
				!runs && top[i] != "" && (strings.Contains(line, "remove(") || strings.Contains(line, "rm") || strings.Contains(line, "unlink")) {
				t.Errorf("%v: %q became %q", lang, line, top[i])
			}
		}
	}
}

// TestWhenLoadedOnOneLine: nor does what stands on the line of a function run, and what stands behind it does.
func TestWhenLoadedOnOneLine(t *testing.T) {
	for text, runs := range map[string]bool{
		"function reset() { fs.rmSync('a') }":                 false,
		"class A{ list(){return 1} purge(){fs.rmSync('a')} }": false,
		"class A {\n  constructor(d = p.join(os.homedir(), 'x')) {\n    this.d = d\n  }\n  async purge(opts = {}) {\n    await fs.rmSync(this.d)\n  }\n}": false,
		"bus.on('a', () => fs.rmSync('a', {recursive: true}));":       false,
		"bus.on('a', () => 1, fs.rmSync('a'));":                       true,
		"[1].forEach(() => fs.rmSync('a'));":                          true,
		"function f() {\n  x()\n}; fs.rmSync('a')":                    true,
		"if (a === b) { fs.rmSync('a') }":                             true,
		"  for (let i = 0; i < 2; i++) {\n    fs.rmSync('a')\n  }":    true,
		"function f() { x() } fs.rmSync('a')":                         true,
		"function f() { fs.rmSync('a') }\nf()":                        true,
		"const f = () => { fs.rmSync('a') }; setImmediate(() => f())": true,
	} {
		if got := whenLoaded(code.JavaScript, text); strings.Contains(got, "rmSync") != runs {
			t.Errorf("%q became %q", text, got)
		}
	}
	if got := whenLoaded(code.Perl, "sub f {\n  x;\n} unlink 'a';\n"); !strings.Contains(got, "unlink") {
		t.Errorf("became %q", got)
	}
}
