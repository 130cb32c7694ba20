package source

import (
	"slices"
	"testing"

	"guard/policy/code"
)

// TestLoadsOnly: what is read in short says what the whole text does.
func TestLoadsOnly(t *testing.T) {
	for _, tt := range []struct {
		lang code.Language
		text string
		want []string
		more bool
	}{
		{code.Python, "import a, b.c as d; import e\ntry: import f\nexcept: pass\n", []string{"a", "b.c", "e", "f"}, false},
		{code.Python, "from .a import (x,\n  y)\nfrom ..b import \\\n  z\ndef f():\n    from . import c\n",
			[]string{".a", "..b", "."}, false},
		{code.Python, "import importlib\nimportlib.import_module('a')\n", []string{"importlib", "a"}, false},
		{code.Python, "def f(n): return __import__(n)\n", nil, true},
		{code.JavaScript, "import x, {y} from './a'\nexport * from \"./b\"; import './c'\nconst d=require('./d')",
			[]string{"./a", "./b", "./c", "./d"}, false},
		{code.JavaScript, "import {\n  a,\n} from './a'\nconst f=()=>import('./b')", []string{"./a", "./b"}, false},
		{code.JavaScript, "require('./plug/'+n)", nil, true},
		{code.JavaScript, "for (const f of all) require(f)", nil, true},
		{code.JavaScript, "import(`./d/${x}.js`)", nil, true},
	} {
		r := loadsOnly(tt.lang, tt.text)
		if !slices.Equal(r.Modules, tt.want) || slices.ContainsFunc(r.Acts, loadsUnknown) != tt.more {
			t.Errorf("%s: %q, %v", tt.text, r.Modules, r.Acts)
		}
	}
}
