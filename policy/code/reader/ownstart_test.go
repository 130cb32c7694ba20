package reader

import (
	"slices"
	"testing"

	"guard/policy/code"
)

// TestACodesOwnArgumentsCount: code that gives itself other arguments, or sets its own variables, uses those.
func TestACodesOwnArgumentsCount(t *testing.T) {
	given := code.Given{File: true, Args: []string{"out.txt"}, Variables: map[string]string{"O": "out.txt"}}
	const node = "const fs = require('fs')\n"
	for _, test := range []struct {
		lang       code.Language
		text, want string
	}{
		{code.Python, "import sys\nsys.argv[1:] = ['../x']\nopen(sys.argv[1], 'w')\n", "writes ?"},
		{code.Python, "import sys\nsys.argv[1] = '../x'\nopen(sys.argv[1], 'w')\n", "writes ?"},
		{code.Python, "import sys\nsys.argv = ['a', '../x']\nopen(sys.argv[1], 'w')\n", "writes out.txt* ../x"},
		{code.Python, "import sys\nsys.argv, n = ['a', '../x'], 1\nopen(sys.argv[1], 'w')\n", "writes out.txt* ../x"},
		{code.Python, "from sys import argv\nargv[1:] = ['../x']\nopen(argv[1], 'w')\n", "writes ?"},
		{code.Python, "import sys\nsetattr(sys, 'argv', ['a', '../x'])\nopen(sys.argv[1], 'w')\n", "writes out.txt* ../x"},
		{code.Python, "import sys\nopen(sys.argv[1], 'w')\n", "writes out.txt*"},
		{code.Python, "import argparse, sys\nsys.argv[1:] = ['../x']\np = argparse.ArgumentParser()\np.add_argument('out')\nopen(p.parse_args().out, 'w')\n", "writes ?"},
		{code.Python, "import os\nos.environ['O'] = '../x'\nopen(os.environ['O'], 'w')\n", "writes out.txt ../x"},
		{code.Python, "import os\nos.environ.update(O='../x')\nopen(os.getenv('O', 'b'), 'w')\n", "writes out.txt ../x b"},
		{code.Python, "import os\nopen(os.environ['O'], 'w')\nfor k, v in more():\n    os.environ[k] = v\n", "writes out.txt ?"},
		{code.Python, "import os\ndef test(monkeypatch):\n    monkeypatch.setenv('O', '../x')\n    open(os.environ['O'], 'w')\n", "writes out.txt ../x"},
		{code.Python, "import os\nos.environ['DEBUG'] = '1'\nopen(os.environ['O'], 'w')\n", "writes out.txt"},
		{code.Python, "import os\nos.environ['O'] = os.environ['O'] + '/y'\nopen(os.environ['O'], 'w')\n", "writes out.txt out.txt/y"},
		{code.Perl, "@ARGV = ('../x'); open F, '>', $ARGV[0];\n", "writes out.txt* ../x"},
		{code.Perl, "$ENV{O} = '../x'; open F, '>', $ENV{O};\n", "writes out.txt ../x"},
		{code.Perl, "%ENV = (%ENV, O => '../x'); open F, '>', $ENV{O};\n", "writes out.txt ../x ?"},
		{code.Perl, "($a, $ENV{O}) = (1, '../x'); open F, '>', $ENV{O};\n", "writes out.txt ?"},
		{code.Ruby, "ARGV.replace(['../x']); File.write(ARGV[0], '')\n", "writes ?"},
		{code.Ruby, "ENV['O'] = '../x'; File.write(ENV['O'], '')\n", "writes out.txt ../x"},
		{code.JavaScript, node + "process.argv[2] = '../x'; fs.writeFileSync(process.argv[2], '')\n", "writes ?"},
		{code.JavaScript, node + "process.argv = ['a', 'b', '../x']; fs.writeFileSync(process.argv[2], '')\n", "writes out.txt* ../x"},
		{code.JavaScript, node + "process.env.O = '../x'; fs.writeFileSync(process.env.O, '')\n", "writes out.txt ../x"},
		{code.JavaScript, node + "Object.assign(process.env, {O: '../x'}); fs.writeFileSync(process.env.O, '')\n", "writes out.txt ?"},
		{code.PHP, "<?php $argv[1] = '../x'; file_put_contents($argv[1], '');\n", "writes ?"},
		{code.PHP, "<?php putenv('O=../x'); file_put_contents(getenv('O'), '');\n", "writes out.txt ../x"},
		{code.Go, "package main\nimport \"os\"\nfunc main() { os.Args = []string{\"a\", \"../x\"}; os.Create(os.Args[1]) }\n", "writes out.txt* ../x"},
		{code.Go, "package main\nimport \"os\"\nfunc main() { os.Setenv(\"O\", \"../x\"); os.Create(os.Getenv(\"O\")) }\n", "writes out.txt ../x"},
		{code.Go, "package main\nimport \"os\"\nfunc main() { os.Create(os.Getenv(\"O\")) }\n", "writes out.txt"},
	} {
		if got := said(ReadGiven(test.lang, test.text, given), false); !slices.Contains(got, test.want) {
			t.Errorf("%s\ngot %q, want %q", test.text, got, test.want)
		}
	}
}
