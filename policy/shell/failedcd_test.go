package shell_test

import (
	"testing"

	"guard/policy/risk"
	"guard/policy/shell"
)

// TestFailedCd: where a cd leads to what is not there, the line goes on in the folder of before.
func TestFailedCd(t *testing.T) {
	for line, asked := range map[string]bool{
		"cd nope; cd src; rm -f p.txt":                       true,
		"cd nope; cd src && rm -f p.txt":                     true,
		"cd nope; (cd src && rm -f p.txt)":                   true,
		"cd nope; env -C src rm -f p.txt":                    true,
		"cd nope; find src -name p.txt -delete":              true,
		"cd nope; find src -name p.txt -exec rm {} +":        true,
		"cd nope 2>/dev/null; cd ..; rm -f todo.txt":         true,
		"cd nope; cd nope2; cd src; rm -f p.txt":             true,
		"cd nope || cd src; rm -f p.txt":                     true,
		"for d in nope src; do cd $d; done; rm p.txt":        true,
		"if cd nope; then :; fi; cd src; rm -f p.txt":        true,
		"f() { cd nope; }; f; cd src; rm -f p.txt":           true,
		"cd nope; head /etc/../srv/x ../outside/o.txt":       true,
		"cd nope; cat ../outside/o.txt":                      true,
		"cd nope; cp ../outside/o.txt .":                     true,
		"cd nope; while read l; do :; done < ../o.txt":       true,
		"mkdir b; touch b/todo.txt; pushd -n b; rm todo.txt": true,
		"mkdir b; cd b extra; rm -f todo.txt":                true,
		"mkdir -p x/y; touch x/y/p.txt; cd x src; rm p.txt":  true,
		"zsh -c 'cd src docs && rm -rf p.txt'":               true,
		"cd src; cat ../todo.txt":                            false,
		"cd src && cat ../todo.txt":                          false,
		"mkdir b; cd b; cat ../todo.txt":                     false,
		"mkdir b; cd b; cd ..; touch a9; rm a9":              false,
		"mkdir -p b/c; cd b; cd c; touch a; rm a":            false,
		"cd nope || exit; cat ../todo.txt":                   false,
		"cd nope && cat ../todo.txt":                         false,
		"cd nope; ls; cat todo.txt":                          false,
		"cd nope; make test":                                 false,
		"pushd src; cat p.txt; popd":                         false,
	} {
		w, top := onDisk(t, map[string]string{"ws/todo.txt": "1\n", "ws/src/p.txt": "1\n", "ws/docs/": "", "outside/o.txt": "x", "o.txt": "x"})
		w.Workspace, w.Home = top+"/ws", top
		w.Past = onePast{}
		r := shell.Read(line, w.Workspace, w)
		if got := r.Level >= risk.High || r.Categories != 0; got != asked {
			t.Errorf("%s: %s %s %v", line, r.Level, r.Categories, r.Reasons)
		}
	}
}
