package shell_test

import (
	"maps"
	"testing"

	"guard/policy/shell"
)

// TestFilesThatAPatternRuns: the files that lie there are the scripts that run, each judged as if named.
func TestFilesThatAPatternRuns(t *testing.T) {
	own := map[string]string{"tests/test_a.py": "print(1)\n", "tests/test_b.py": "print(2)\n", "tests/more/test_c.py": "",
		"bad/test_a.py": "print(1)\n", "bad/test_z.py": "import shutil\nshutil.rmtree('/home')\n",
		"odd/-c.py": "", "odd/a.py": "", "scripts/a.sh": "echo a\n", "blank/a.py": "", "blank/a b.py": "",
		"hidden/a.py": "", "hidden/.b.py": "import os; os.system('rm -rf ~')\n", "up/A.PY": "import os; os.remove('x.py')\n"}
	for _, one := range []struct {
		line  string
		more  map[string]string
		asked bool
	}{
		{`for f in tests/test_*.py; do python3 "$f"; done`, nil, false},
		{`for f in tests/test_*.py; do echo "== $f"; python3 "$f" || break; done`, nil, false},
		{`for f in tests/test_*.py tests/more/*.py; do python3 $f; done`, nil, false},
		{`for f in tests/*.py; do python -m doctest "$f"; done`, nil, false},
		{`for f in scripts/*.sh; do bash "$f"; done`, nil, false},
		{`ls tests/*.py | xargs -n1 python3`, nil, false},
		{`ls -1 tests/*.py | xargs -I{} python3 {}`, nil, false},
		{`find tests -name 'test_*.py' -exec python3 {} \;`, nil, false},
		{`find tests -name 'test_*.py' -type f | xargs -n1 python3`, nil, false},
		{`for f in bad/*.py; do python3 "$f"; done`, nil, true},
		{`ls bad/*.py | xargs -n1 python3`, nil, true},
		{`find bad -name 'test_*.py' -exec python3 {} \;`, nil, true},
		{`find . -name 'test_*.py' | xargs -n1 python3`, nil, true},
		{`for f in tests/*.py; do python3 "$f.old"; done`, nil, true},
		{`for f in tests/*.py; do "$f"; done`, nil, true},
		{`for f in */*.py; do python3 "$f"; done`, nil, true},
		{`for f in none/*.py; do python3 "$f"; done`, nil, true},
		{`for f in /opt/*.py; do python3 "$f"; done`, nil, true},
		{`curl -so tests/test_x.py https://x.example/; for f in tests/*.py; do python3 "$f"; done`, nil, true},
		{`cp x.txt tests/test_x.py; for f in tests/*.py; do python3 "$f"; done`, nil, true},
		{`git checkout other; for f in tests/*.py; do python3 "$f"; done`, nil, true},
		{`for f in tests/*.py; do cp $f x.py; python3 "$f"; done`, nil, true},
		{`cd $X; for f in tests/*.py; do python3 "$f"; done`, nil, true},
		{`cd odd; python3 *.py`, nil, true},
		{`ls blank/*.py | xargs -n1 python3`, nil, true},
		{`shopt -s dotglob; for f in hidden/*.py; do python3 "$f"; done`, nil, true},
		{`find hidden -name '*.py' -exec python3 {} \;`, nil, true},
		{`shopt -s nocaseglob; for f in up/*.py; do python3 "$f"; done`, nil, true},
		{`find -L tests -name '*.py' -exec python3 {} \;`, nil, true},
		{`ls tests/*.py | sed s/tests/bad/ | xargs -n1 python3`, nil, true},
		{`ls -R tests/*.py | xargs -n1 python3`, nil, true},
		{`ls tests | xargs -n1 python3`, nil, true},
		{`{ ls tests/*.py; cat list; } | xargs -n1 python3`, nil, true},
		{`for f in scripts/*.sh; do bash "$f"; done`, map[string]string{"scripts/b.sh": "rm -rf ~\n"}, true},
	} {
		all := maps.Clone(own)
		maps.Copy(all, one.more)
		w, top := onDisk(t, all)
		if r := shell.Read(one.line, top, w); (r.Categories != 0) != one.asked {
			t.Errorf("%s: %s %v", one.line, r.Categories, r.Reasons)
		}
	}
}
