package policy

import (
	"slices"
	"strings"
	"testing"

	"guard/internal/seed"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell"
)

func TestLint(t *testing.T) {
	one := func(change func(*Rule)) []Rule {
		r := Rule{Source: "f", Line: 1, Index: 1, Action: Allow}
		change(&r)
		return []Rule{r}
	}
	two := func(a, b Rule) []Rule {
		a.Source, a.Line, a.Index, b.Source, b.Line, b.Index = "f", 1, 1, "f", 5, 2
		return []Rule{a, b}
	}
	cmd := func(a Action, patternTexts ...string) Rule {
		return Rule{Action: a, Commands: patterns(t, patternTexts...)}
	}
	tests := []struct {
		name  string
		rules []Rule
		want  string // the first warning's beginning; empty: none
	}{
		{"a rule that does something", one(func(r *Rule) { r.Commands = patterns(t, "go test *") }), ""},
		{"words for a tool without words", one(func(r *Rule) { r.Tools, r.Commands = []Tool{Edit}, patterns(t, "rm *") }), "never f:1: rules[0]: can never match: the tool edit has no command"},
		{"a move with words, denied", one(func(r *Rule) { r.Action, r.Tools, r.Commands = Deny, []Tool{Move}, patterns(t, "mv *") }), "never f:1: rules[0]: can never match"},
		{"a delete with words, denied", one(func(r *Rule) { r.Action, r.Tools, r.Commands = Deny, []Tool{Delete}, patterns(t, "rm *") }), "doubtful f:1: rules[0]: reaches no shell command"},
		{"one of its tools has words", one(func(r *Rule) { r.Tools, r.Commands = []Tool{Edit, Shell}, patterns(t, "rm *") }), ""},
		{"a delete at low", one(func(r *Rule) { r.Tools, r.Risk = []Tool{Delete}, risk.Low }), "never f:1: rules[0]: can never match: the tool delete is always at least medium; raise risk, or leave it out"},
		{"a delete that loses nothing", one(func(r *Rule) { r.Tools, r.Risk = []Tool{Delete}, risk.Medium }), ""},
		{"a delete without its category", one(func(r *Rule) { r.Tools, r.Categories = []Tool{Delete}, risk.GitPublish }), ""},
		{"an edit at low", one(func(r *Rule) { r.Tools, r.Risk = []Tool{Edit, Move}, risk.Low }), "never"},
		{"an edit or a read at low", one(func(r *Rule) { r.Tools, r.Risk = []Tool{Edit, Read}, risk.Low }), ""},
		{"a deny at low", one(func(r *Rule) { r.Action, r.Tools, r.Risk = Deny, []Tool{Edit}, risk.Low }), ""},
		{"low, of a category", one(func(r *Rule) { r.Risk, r.Categories = risk.Low, risk.Sudo }), "idle f:1: rules[0]: allows nothing that has a category"},
		{"allow behind sudo", one(func(r *Rule) { r.Commands = patterns(t, "sudo apt *") }), `never f:1: rules[0]: the command "sudo apt *" can never match: rules see what sudo starts`},
		{"allow behind time", one(func(r *Rule) { r.Commands = patterns(t, "time go test *") }), `never f:1: rules[0]: the command "time go test *" can never match: rules see what time starts, not time itself; write "go test *"`},
		{"allow sudo alone", one(func(r *Rule) { r.Commands = patterns(t, "sudo -k", "sudo *", "env", "env A=b") }), ""},
		{"deny behind sudo", one(func(r *Rule) { r.Action, r.Commands = Deny, patterns(t, "sudo apt *") }), ""},
		{"paths of a fetch", one(func(r *Rule) { r.Tools, r.Paths = []Tool{Fetch}, []PathGlob{"src/**"} }), "doubtful f:1: rules[0]: reaches next to nothing: a fetch has an address"},
		{"paths of any tool", one(func(r *Rule) { r.Paths = []PathGlob{"src/**"} }), ""},
		{"an assignment", one(func(r *Rule) { r.Commands = patterns(t, "CI=1 npm test") }), "doubtful"},
		{"an allow under a deny", two(cmd(Allow, "git push origin main"), cmd(Deny, "git push *")), "shadowed f:1: rules[0]: never decides: the deny rule f:5: rules[1] speaks for all of it, and deny beats allow"},
		{"an allow under an ask", two(cmd(Ask, "git *"), cmd(Allow, "git push")), "shadowed f:5: rules[1]: never decides: the ask rule f:1: rules[0]"},
		{"an ask under a deny", two(cmd(Ask, "rm -rf *"), cmd(Deny, "rm *")), "shadowed f:1"},
		{"a deny over part of an allow", two(cmd(Allow, "git *"), cmd(Deny, "git push *")), ""},
		{"an allow over a deny", two(cmd(Allow, "git push *"), cmd(Deny, "git push origin main")), ""},
		{"the same twice", two(cmd(Allow, "go test *"), cmd(Allow, "go test *")), "shadowed f:5: rules[1]: says the same as f:1: rules[0]"},
		{"a wider one before it", two(cmd(Allow, "go *"), cmd(Allow, "go test *")), "shadowed f:5: rules[1]: never decides: f:1: rules[0] speaks for all of it and stands before it"},
		{"a wider one after it", two(cmd(Allow, "go test *"), cmd(Allow, "go *")), ""},
		{"a deny of paths", two(Rule{Action: Deny, Paths: []PathGlob{"build/**"}}, Rule{Action: Allow, Paths: []PathGlob{"build/out/*.js"}}), "shadowed f:5"},
		{"a deny of other paths", two(Rule{Action: Deny, Paths: []PathGlob{"build/**"}}, Rule{Action: Allow, Paths: []PathGlob{"build*/**"}}), ""},
		{"a deny of everything", two(Rule{Action: Deny}, cmd(Allow, "go test")), "shadowed f:5"},
		{"a deny above a level", two(Rule{Action: Deny, Risk: risk.High}, cmd(Allow, "go test")), ""},
		{"a deny for another agent", two(Rule{Action: Deny, Agents: []string{"codex"}}, Rule{Action: Allow, Agents: []string{"gemini"}, Tools: []Tool{Edit}}), ""},
		{"what the mode allows anyway", one(func(r *Rule) { r.Commands = patterns(t, "ls *") }), ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got := ""
			if all := Lint(tt.rules); len(all) > 0 {
				got = string(all[0].Kind) + " " + all[0].String()
				if all[0].Why == "" || all[0].Do == "" || all[0].File != "f" {
					t.Errorf("%+v", all[0])
				}
			}
			if tt.want == "" && got != "" || !strings.HasPrefix(got, tt.want) {
				t.Errorf("%s, want %s", got, tt.want)
			}
		})
	}
}

// Two files may say the same: each stands for itself.
func TestTheSameRuleInTwoFilesIsNoWarning(t *testing.T) {
	a := Rule{Source: "user", Action: Deny, Commands: patterns(t, "git push *")}
	b := a
	b.Source = "project"
	if all := Lint([]Rule{a, b}); len(all) > 0 {
		t.Errorf("%v", all)
	}
	b.Action = Allow
	if all := Lint([]Rule{a, b}); len(all) != 1 || all[0].File != "project" {
		t.Errorf("%v", all)
	}
}

// A rule, or a pattern of one, that is said never to match matches none of the
// requests.
func TestWhatIsSaidNeverToMatchMatchesNothing(t *testing.T) {
	facts := judgedAll(t, 600)
	r := seed.Rand(t, 3, 4)
	dead := 0
	for _, rule := range generatedRules(t, r, 1500) {
		candidates := []Rule{}
		if rule.wordless() || rule.belowFloor() {
			candidates = append(candidates, rule)
		}
		for _, p := range rule.Commands {
			if w, ok := rule.pattern(p); ok && w.Kind == NeverMatches {
				part := rule
				part.Commands = []Pattern{p}
				candidates = append(candidates, part)
			}
		}
		for _, c := range candidates {
			dead++
			for _, f := range facts {
				if c.catches(&f) {
					t.Fatalf("%+v matches %+v", c, f.Request)
				}
			}
		}
	}
	if dead < 100 {
		t.Errorf("only %d of them were found: the test shows little", dead)
	}
}

// A rule that is said to be shadowed never decides.
func TestAShadowedRuleNeverDecides(t *testing.T) {
	facts := judgedAll(t, 250)
	r := seed.Rand(t, 5, 6)
	hidden := 0
	for range 800 {
		rules := generatedRules(t, r, 2+r.IntN(4))
		if r.IntN(2) == 0 { // the same once more, or one that is a little narrower
			again := pick(r, rules)
			again.Index, again.Action = len(rules)+1, Action(r.IntN(3))
			again.Paths = append(slices.Clip(again.Paths), "build/x")
			if again.Validate() == nil {
				rules = append(rules, again)
			}
		}
		for _, w := range Lint(rules) {
			if w.Kind != Shadowed {
				continue
			}
			hidden++
			for _, f := range facts {
				for _, mode := range []Mode{Safe, Asking, Unrestricted} {
					if v := Decide(f, Settings{Mode: mode, Rules: rules}); v.Rule == w.Rule {
						t.Fatalf("%s\nbut it decides %+v in %v\n%+v", w, f.Request, mode, rules)
					}
				}
			}
		}
	}
	if hidden < 100 {
		t.Errorf("only %d of them were found: the test shows little", hidden)
	}
}

// What NoEffect claims.
func TestNothingLowHasACategory(t *testing.T) {
	for _, f := range judgedAll(t, 3000) {
		if f.Level == risk.Low && f.Categories != 0 {
			t.Errorf("%+v: low, and %s", f.Request, f.Categories)
		}
		for _, c := range f.Commands {
			if c.Level == risk.Low && c.Categories != 0 {
				t.Errorf("%v: low, and %s", c.Argv, c.Categories)
			}
		}
	}
}

// The table of wrappers, held to the shell's judge.
func TestPeeledWrappersNeverStandFirst(t *testing.T) {
	w := place.World{Workspace: "/srv/project", Home: "/home/eve"}
	for wrapper := range peeled() {
		for _, rest := range []string{"rm", "rm -rf x", "unknown-tool --help", "git push", "sudo ls", "env", "a b c", "./x -v", "ls; pwd"} {
			for _, reading := range []shell.Reading{
				shell.Read(wrapper+" "+rest, "/srv/project", w),
				shell.ReadArgv(append([]string{wrapper}, strings.Fields(rest)...), nil, "/srv/project", w),
			} {
				for _, c := range reading.Commands {
					if len(c.Argv) > 1 && c.Argv[0] == wrapper && !strings.HasPrefix(rest, wrapper) {
						t.Errorf("%s %s: %v stands for itself", wrapper, rest, c.Argv)
					}
				}
			}
		}
	}
}
