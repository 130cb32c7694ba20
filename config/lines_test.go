package config

import (
	"maps"
	"strings"
	"testing"
)

func TestKeyLines(t *testing.T) {
	text := `# mode = "no"
mode = "safe" # [not] = a table
ask_via = [
  "terminal", # one ]
  "client",
]

[[rules]]
reason = """
action = "not a key"
[[rules]]
"""
name = 'it''s'
[ agents . "my agent" ]
env = { A = "]" }
command = "x"
[[rules]]
"action" = "deny"
`
	want := map[string]int{
		"mode": 2, "ask_via": 3, "rules[0]": 8, "rules[0].reason": 9, "rules[0].name": 13,
		"agents.my agent": 14, "agents.my agent.env": 15, "agents.my agent.command": 16, "rules[1]": 17, "rules[1].action": 18,
	}
	want["agents.myagent"], want["agents.myagent.env"], want["agents.myagent.command"] = 14, 15, 16
	delete(want, "agents.my agent")
	delete(want, "agents.my agent.env")
	delete(want, "agents.my agent.command")
	if got := keyLines(text); !maps.Equal(got, want) {
		t.Errorf("%v\nwant %v", got, want)
	}
}

func TestSuggest(t *testing.T) {
	known := []string{"mode", "rules", "ask_from"}
	for word, want := range map[string]string{
		"rule": ` (did you mean "rules"?)`, "Mode": ` (did you mean "mode"?)`, "ask-from": ` (did you mean "ask_from"?)`,
		"elephant": " (mode, rules, ask_from)",
	} {
		if got := suggest(word, known); got != want {
			t.Errorf("%q: %q", word, got)
		}
	}
}

// A text of any kind is read without a panic, and never half.
func FuzzRead(f *testing.F) {
	f.Add("mode = \"safe\"\n[[rules]]\naction = \"deny\"\ncommand = [\"x\"]\nmatch = [\"x\"]\n")
	f.Add("a = '''\n[x]\n'''\n[[rules]]\n[agents.\"a.b\"]\nenv={\"\"=\"\"}")
	f.Add("rules = [{action = \"ask\"}, 3]")
	f.Add("\x01")
	f.Add("\ufeff\x01")
	f.Fuzz(func(t *testing.T, text string) {
		file := &file{name: "f"}
		l := &layer{Source: Source{Trusted: true, Shown: "f"}}
		if table := file.parse(text); table != nil {
			l.read(table, &Params{})
		} else if len(file.errs) == 0 {
			t.Error("not read, and nothing said")
		}
		_ = file.errs.Error()
	})
}

// TestTooDeep: a text that would take the decoder minutes is an error at once.
func TestTooDeep(t *testing.T) {
	if f := (&file{}); f.parse("mode = \"ask\"\nx = "+strings.Repeat("[", 50_000)) != nil || len(f.errs) != 1 || f.errs[0].Line != 2 {
		t.Errorf("%v", f.errs)
	}
}
