package shell_test

import (
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy/repository"
	"guard/policy/risk"
	"guard/policy/shell"
)

// TestCommitsThatBisectPasses: a commit between the good one and the bad one may track what lies here ignored, though
// neither of them does.
func TestCommitsThatBisectPasses(t *testing.T) {
	w, top := onDisk(t, map[string]string{"a.txt": "0\n", ".gitignore": "local.yml\n.env\n", "log": ""})
	git := gitIn(t, top)
	git("init", "-q", "-b", "main")
	commit := func(name, text string, tag string) {
		t.Helper()
		writeAll(t, top, map[string]string{name: text})
		git("add", "-f", name)
		git("commit", "-qm", text)
		git("tag", tag)
	}
	commit(".gitignore", "local.yml\n.env\n", "zero")
	commit("a.txt", "1\n", "one")
	commit("local.yml", "port: 1\n", "two")
	commit("a.txt", "3\n", "three")
	git("rm", "-q", "--cached", "local.yml")
	git("commit", "-qm", "four")
	git("tag", "four")
	commit("a.txt", "5\n", "five")
	commit("a.txt", "6\n", "six")
	writeAll(t, top, map[string]string{"local.yml": "mine\n", ".env": "A=1\n", "log": "git bisect start\n# bad: [six]\n" +
		"git bisect bad six\ngit bisect good one\n", "newer": "git bisect start 'six' 'four'\n"})
	repos := repository.New(top, "")
	check := func(state string, lines map[string]bool) {
		t.Helper()
		for line, asked := range lines {
			w.Disk = disk.New(time.Minute)
			w.Git = repos.For(w.Disk)
			r := shell.Read(line, top, w)
			if (r.Level >= risk.High && r.Categories.Has(risk.FSDeleteOverwrite)) != asked {
				t.Errorf("%s: %q: %s %s %v", state, line, r.Level, r.Categories, r.Reasons)
			}
		}
	}
	check("before", map[string]bool{
		"git bisect start HEAD one": true, "git bisect start six zero -- a.txt": true, "git bisect start HEAD one a.txt": true,
		"git bisect start && git bisect bad && git bisect good one": true, "git bisect start six && git bisect good HEAD~5": true,
		"git bisect start; git bisect good zero; git bisect bad six": true, "git bisect replay log": true,
		"git bisect start --term-new=broken HEAD one": true, "git bisect start HEAD nothing": true, "git bisect start HEAD $X": true,
		"git bisect start HEAD four": false, "git bisect start six five -- a.txt": false, "git bisect start": false,
		"git bisect start HEAD": false, "git bisect start && git bisect bad": false, "git bisect log": false,
		"git bisect start --no-checkout HEAD one": false, "git bisect replay newer": false,
		"git bisect start && git bisect bad && git bisect good four": false,
	})
	git("bisect", "start")
	git("bisect", "bad", "six")
	check("bad is told", map[string]bool{
		"git bisect good one": true, "git bisect good zero": true, "git bisect good five": false, "git bisect good four": false,
		"git bisect log": false, "git bisect bad five": false, "git bisect reset": false, "git bisect reset three": true,
	})
	git("update-ref", "refs/bisect/good-"+"0123456789012345678901234567890123456789", "one")
	check("both are told", map[string]bool{
		"git bisect good": false, "git bisect skip": true, "git bisect next": true, "git bisect run make": true,
		"git bisect bad five": true, "git bisect good four": false, "git bisect good two": true, "git bisect view": false,
	})
}
