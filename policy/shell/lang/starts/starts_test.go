package starts

import (
	"slices"
	"strings"
	"testing"
)

// show writes a name as the tests do: what runs behind !, a folder before /, where it works behind >.
func show(n Name) string {
	s := strings.ReplaceAll(n.Path, Any, "?")
	switch {
	case n.In:
		return ">" + s
	case n.Folder:
		s += "/"
	}
	if n.Runs {
		s = "!" + s
	}
	return s
}

// TestIn: what hooks, pipelines, units and tasks name, and what their tools read.
func TestIn(t *testing.T) {
	for _, c := range []struct{ text, want, not string }{
		{"for f in hooks.d/*.sh; do sh \"$f\"; done\n", "!hooks.d/*.sh", ""},
		{"for f in hooks.d/*; do\n  . \"$f\"\ndone\n", "!hooks.d/*", ""},
		{"for f in src/*.c; do\n  echo \"$f\"\ndone\n", "src/*.c", "!src/*.c"},
		{"[ -f /tmp/env.sh ] && . /tmp/env.sh\n", "!/tmp/env.sh", ""},
		{"while IFS= read -r c; do eval \"$c\"; done < ci/checks.txt\n", "!ci/checks.txt", ""},
		{"eval \"$(cat ci/flags)\"\n", "!ci/flags", ""},
		{"LIST=ci/checks.txt\ncat $LIST | sh\n", "ci/checks.txt", ""},
		{"make -C tools check\n", "!Makefile >tools", ""},
		{"include mk/*.mk\ncheck: lint\n", "!mk/*.mk", ""},
		{"check:\n\t$(MAKE) -C sub\n", "!Makefile >sub", ""},
		{"sh \"$ROOT/ci/$(uname -s).sh\"\n", "!?/ci/?.sh", ""},
		{"D=scripts\npython3 $D/a.py\n", "scripts/a.py", "!scripts/a.py"},
		{"for x in $A/*.sh; do sh $x; done\n", "", "!?/*.sh"},
		{"ExecStart=/usr/bin/python3 -m app.sync\nWorkingDirectory=%h/project\n", "app/sync.py >~/project", ""},
		{"    - uses: ./actions/report\n", "!actions/report/action.yml", ""},
		{"runs:\n  using: node20\n  main: index.js\n", "!index.js", ""},
		{"include:\n  - local: ci/*.yml\n", "!ci/*.yml", ""},
		{"steps:\n- template: ci/build.yml\n", "!ci/build.yml", ""},
		{"node { def s = load \"ci/steps.groovy\"; s.run() }", "!ci/steps.groovy", ""},
		{"    - run: npm test\n", "!package.json", ""},
		{"[core]\n\thooksPath = tools/hooks\n", "!tools/hooks/", ""},
		{"run-parts ci/steps\n", "!ci/steps/", ""},
		{"# sh ci/old.sh\ncat README.md\n", "README.md", "!ci/old.sh !README.md"},
		{"\"command\": \"for s in scripts/on-open/*; do sh $s; done\"", "!scripts/on-open/*", ""},
		{"go run ./tools/check\n", "./tools/check/", ""},
	} {
		var got []string
		for _, n := range In(c.text) {
			got = append(got, show(n))
		}
		for want := range strings.FieldsSeq(c.want) {
			if !slices.Contains(got, want) {
				t.Errorf("%q names %q, and not %q", c.text, got, want)
			}
		}
		for not := range strings.FieldsSeq(c.not) {
			if slices.Contains(got, not) {
				t.Errorf("%q names %q", c.text, not)
			}
		}
	}
}
