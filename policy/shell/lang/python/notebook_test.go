package python

import (
	"slices"
	"testing"
)

// TestNotebook: the code of a notebook's cells, and their lines for a shell.
func TestNotebook(t *testing.T) {
	for _, c := range []struct {
		text, code string
		lines      []string
		ok         bool
	}{
		{`{"cells":[]}`, "", nil, true},
		{`{"cells":[{"cell_type":"markdown","source":["!rm x"]}]}`, "", nil, true},
		{`{"cells":[{"cell_type":"code","source":["import os\n","!rm x\n","%matplotlib inline"]}]}`, "import os\n",
			[]string{"rm x"}, true},
		{`{"cells":[{"cell_type":"code","source":"%%bash\nrm x\nls"}]}`, "", []string{"rm x\nls"}, true},
		{`{"cells":[{"cell_type":"code","source":"a = !ls\n%run t.py\n"}]}`, "\n", []string{"ls", "python3 t.py"}, true},
		{`{"cells":[{"cell_type":"code","source":"%%ruby\nputs 1"}]}`, "", nil, false},
		{`{"cells":[{"cell_type":"code","source":"%cd ..\nx = %system rm a\n%pip install b\n"}]}`,
			"__import__('os').chdir(__import__('os').path.expanduser(\"..\"))\n\n",
			[]string{"rm a", "pip install b"}, true},
		{`{"cells":[{"cell_type":"code","source":"rm x"}],"metadata":{"kernelspec":{"name":"bash"}}}`, "", nil, false},
		{`{"cells":[{"cell_type":"code","source":"a"}],"metadata":{"language_info":{"name":"R"}}}`, "", nil, false},
		{`{"cells":[{"cell_type":"code","source":"%pwd"}],"metadata":{"kernelspec":{"name":"python3"}}}`, "", nil, true},
		{`no notebook`, "", nil, false},
	} {
		code, lines, ok := Notebook(c.text)
		if ok != c.ok || !slices.Equal(lines, c.lines) || ok && len(lines) == 0 && code != c.code {
			t.Errorf("%s: %q %q %v", c.text, code, lines, ok)
		}
	}
}
