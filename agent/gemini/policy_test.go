package gemini

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"sort"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"

	"guard/internal/seed"
)

// engine is as much of Gemini's policy engine as the property needs: the first
// rule by priority that matches tool, mode and beginning of the command.
type engine []rule

func (e engine) decide(mode, tool, command string) string {
	sorted := slices.Clone(e)
	sort.SliceStable(sorted, func(i, j int) bool { return sorted[i].rank > sorted[j].rank })
	for _, r := range sorted {
		prefix, _ := r.table["commandPrefix"].(string)
		tools := stringOrList(r.table["toolName"])
		switch {
		case len(r.modes) > 0 && !slices.Contains(r.modes, mode),
			!slices.Contains(tools, tool) && !slices.Contains(tools, "*"),
			!strings.HasPrefix(command, prefix):
			continue
		}
		// Commands that Gemini thinks safe are let through where no pattern asks.
		_, pattern := r.table["argsPattern"]
		if tool == shellTool && command == "ls" && r.decision == ask && prefix == "" && !pattern {
			return allow
		}
		return r.decision
	}
	return ask
}

var tools = []string{shellTool, "write_file", "read_file", "*"}

func randomRule(r *rand.Rand, tier int) rule {
	tool := tools[r.IntN(len(tools))]
	out := rule{table: map[string]any{"toolName": tool}, rank: tier + r.IntN(6), decision: []string{allow, ask, deny}[r.IntN(3)]}
	if tool == shellTool && r.IntN(2) == 0 {
		out.table["commandPrefix"] = []string{"git", "git push", "l"}[r.IntN(3)]
	}
	for _, m := range allModes {
		if r.IntN(3) == 0 {
			out.modes = append(out.modes, m)
		}
	}
	return out
}

// Whatever the person's rules: what they deny is denied, everything else is
// asked, and in plan mode what Gemini denies by itself is denied too.
func TestKeptRulesDecideAsTheOwnersWould(t *testing.T) {
	for _, where := range []tier{adminTier, userTier} {
		r := seed.Rand(t, 1, 2)
		for round := range 500 {
			var own engine
			for range r.IntN(7) {
				own = append(own, randomRule(r, []int{extensionRank, userRank}[r.IntN(2)]))
			}
			defaults := engine{
				{table: map[string]any{"toolName": "read_file"}, rank: defaultRank + 50, decision: allow},
				{table: map[string]any{"toolName": "*"}, rank: defaultRank + 40, decision: deny, modes: []string{planMode}},
			}
			inPlan := slices.Clone(defaults)
			for i := range inPlan {
				inPlan[i].modes = []string{planMode}
			}
			guarded := append(engine(nil), own...)
			guarded = append(guarded, defaults...)
			guarded = append(guarded, loaded(t, askAll(where))...)
			guarded = append(guarded, loaded(t, policyFile(keep(append(slices.Clone(own), inPlan...), where)))...)
			native := append(slices.Clone(own), defaults...)
			for _, mode := range allModes {
				for _, tool := range tools[:3] {
					for _, command := range []string{"git push", "git log", "ls", "make"} {
						want := ask
						if native.decide(mode, tool, command) == deny {
							want = deny
						}
						if got := guarded.decide(mode, tool, command); got != want {
							t.Fatalf("round %d, %s %s %q: %s, want %s\nown %s", round, mode, tool, command, got, want, described(own))
						}
					}
				}
			}
		}
	}
}

// loaded reads a file of guard's as Gemini would, in the highest tier.
func loaded(t *testing.T, file []byte) []rule {
	t.Helper()
	var content map[string]any
	if err := toml.Unmarshal(file, &content); err != nil {
		t.Fatal(err)
	}
	rules, err := readRules(content, adminRank)
	if err != nil {
		t.Fatalf("gemini would drop this file: %v\n%s", err, file)
	}
	return rules
}

func described(rules []rule) (s string) {
	for _, r := range rules {
		s += fmt.Sprintf("\n  %d %s %v %v", r.rank, r.decision, r.modes, r.table)
	}
	return s
}

func TestTooManyPrioritiesLeaveTheDenials(t *testing.T) {
	var many []rule
	for i := range 60 {
		decision := allow
		if i%2 == 0 {
			decision = deny
		}
		many = append(many, rule{table: map[string]any{"toolName": fmt.Sprint("tool", i)}, rank: userRank + i, decision: decision, modes: notPlan})
	}
	kept := keep(many, userTier)
	if len(kept) != 30 {
		t.Errorf("%d rules", len(kept))
	}
	for _, table := range kept {
		if table["decision"] != deny || table["priority"] != userTier.ceiling {
			t.Errorf("%v", table)
		}
	}
}

func TestSubAgentsAreDeniedInEveryMode(t *testing.T) {
	for _, where := range []tier{adminTier, userTier} {
		for _, mode := range allModes {
			if got := engine(loaded(t, askAll(where))).decide(mode, "invoke_agent", ""); got != deny {
				t.Errorf("%s: %s", mode, got)
			}
		}
	}
}
