package process

import (
	"math/rand/v2"
	"testing"
)

// Tables that are read while they change may hold anything: rings, gaps.
func TestOwnOfATable(t *testing.T) {
	whole := table{
		1: {parent: 0, group: 1}, 10: {parent: 1, group: 10}, // guard
		11: {parent: 10, group: 11}, 12: {parent: 11, group: 12}, // watchdog, supervisor
		20: {parent: 12, group: 20}, 21: {parent: 20, group: 20}, // the agent, and a part of it
		30: {parent: 21, group: 30}, 31: {parent: 30, group: 30}, // a command, and what it started
		32: {parent: 12, group: 32},                             // what outlived its command
		40: {parent: 10, group: 40}, 50: {parent: 1, group: 50}, // another child of guard's, the person's
		60: {parent: 61, group: 60}, 61: {parent: 60, group: 60}, 62: {parent: 99, group: 62}, // a ring, a gap
	}
	for pid, want := range map[int]bool{30: true, 31: true, 32: true, 21: false, 20: false, 12: false, 11: false, 10: false, 1: false, 40: false, 50: false, 60: false, 61: false, 62: false, 7: false} {
		if whole.own(pid, 20) != want {
			t.Errorf("%d: own is %v", pid, !want)
		}
	}
	for _, agent := range []int{0, 7, 1} {
		for pid := range whole {
			if whole.own(pid, agent) {
				t.Errorf("%d is the own of the agent %d", pid, agent)
			}
		}
	}
	if (table)(nil).own(30, 20) {
		t.Error("without a table something is own")
	}
	lost := table{20: {parent: 1, group: 20}, 30: {parent: 1, group: 30}} // a supervisor that has gone
	if lost.own(30, 20) {
		t.Error("a child of init is the agent's own")
	}
}

// Nothing above the agent's supervisor, and nothing that does not lead up to it, is ever own.
func TestNothingElseIsOwn(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 1))
	for range 5000 {
		any := table{}
		for pid := 1; pid < 20; pid++ {
			any[pid] = proc{parent: r.IntN(20), group: 1 + r.IntN(20)}
		}
		agent := 1 + r.IntN(19)
		supervisor := any[agent].parent
		for pid := range any {
			if !any.own(pid, agent) {
				continue
			}
			up, seen := any[pid].parent, map[int]bool{}
			for up != supervisor && up != agent && !seen[up] {
				seen[up] = true
				up = any[up].parent
			}
			if pid == agent || up != supervisor && up != agent || any[pid].group == any[agent].group {
				t.Fatalf("%d is own of %d in %v", pid, agent, any)
			}
		}
	}
}

func TestCompile(t *testing.T) {
	for pattern, matches := range map[string]string{
		"vite": "node vite --port 3000", "^node .*vite$": "node x vite", "[v]ite": "vite", "server[.]js$": "node server.js", `server\.js`: "node server.js", "a|b": "b", "(web|api)-dev": "api-dev",
		"npm run dev": "npm run dev", "a.b": "a\nb", `python3? -m http\.server`: "python -m http.server", "x+": "xx", "--port=3000": "x --port=3000",
	} {
		if expr, ok := compile(pattern); !ok || !expr.MatchString(matches) {
			t.Errorf("%q does not find %q (%v)", pattern, matches, ok)
		}
	}
	for _, pattern := range []string{"", "[[:alpha:]]x", "[a-z]", "[^a]", "[]]", `\bvite`, `\<vite`, `\d`, `\n`, "a{2}", "(?i)vite", "^*x", "^+x", "a**", "*x", "(*x)", "a|+", "é", "\xff", "a\x00b", "[v", "(", `\`, "$*"} {
		if _, ok := compile(pattern); ok {
			t.Errorf("%q is looked for", pattern)
		}
	}
}

func FuzzCompile(f *testing.F) {
	f.Add("^node .*vite$")
	f.Add(`a\`)
	f.Fuzz(func(t *testing.T, pattern string) {
		if expr, ok := compile(pattern); ok && expr == nil {
			t.Errorf("%q is read, and there is nothing to look with", pattern)
		}
	})
}
