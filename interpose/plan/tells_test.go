package plan_test

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"guard/agent/agenttest"
	"guard/interpose/plan"
)

// How each agent's model is told of guard; and without a wish for it, nothing in the plan is otherwise.
func TestTells(t *testing.T) {
	const text, note = "[guard] what holds", "instructions = true"
	for _, tt := range []struct {
		name, agent, pkg, version, line string
		tells                           plan.Tells
		noted                           bool
	}{
		{"Codex in its terminal", "codex", "@openai/codex", "0.169.0", "", plan.TellsByHook, false},
		{"codex exec", "codex", "@openai/codex", "0.169.0", `exec -c developer_instructions="mine" hi`, plan.TellsByHook, false},
		{"Codex for an editor", "codex", "@openai/codex", "0.169.0", "app-server", plan.TellsByHook, false},
		{"a Codex without hooks", "codex", "@openai/codex", "0.100.0", "", plan.TellsNothing, true},
		{"no work of the agent's", "codex", "@openai/codex", "0.169.0", "login", plan.TellsNothing, false},
		{"Codex over ACP", "codex-acp", "@agentclientprotocol/codex-acp", "2.6.0", "", plan.TellsNothing, false},
		{"Gemini in its terminal", "gemini", "@google/gemini-cli", "0.61.0", "", plan.TellsByFile, false},
		{"gemini -p", "gemini", "@google/gemini-cli", "0.61.0", "-p hi", plan.TellsByFile, false},
		{"without extensions", "gemini", "@google/gemini-cli", "0.61.0", "-e none", plan.TellsByFile, false},
		{"Gemini over ACP", "gemini", "@google/gemini-cli", "0.61.0", "--acp", plan.TellsNothing, false},
		{"a Gemini without hooks", "gemini", "@google/gemini-cli", "0.20.0", "", plan.TellsNothing, true},
		{"in its sandbox", "gemini", "@google/gemini-cli", "0.61.0", "--sandbox", plan.TellsNothing, true},
		{"an agent that guard cannot tell", "goose", "", "", "session", plan.TellsNothing, true},
		{"the same over ACP", "goose", "", "", "acp", plan.TellsNothing, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			w := newWorld(t)
			w.Install(tt.agent, tt.pkg, tt.version)
			if tt.agent == "gemini" {
				w.Write("node_modules/@google/gemini-cli/bundle/policies/default.toml", "")
			}
			without := w.Plan("safe", tt.agent, strings.Fields(tt.line)...)
			r := w.Request("safe", tt.agent, strings.Fields(tt.line)...)
			r.Instructions = text
			with, err := plan.For(r)
			if err != nil {
				t.Fatal(err)
			}
			if with.Tells != tt.tells || strings.Contains(agenttest.Notes(with), note) != tt.noted {
				t.Errorf("tells %d\n%s", with.Tells, agenttest.Notes(with))
			}
			if without.Tells != plan.TellsNothing || strings.Contains(agenttest.Notes(without), note) {
				t.Errorf("it is told though nobody wants it: %+v", without)
			}
			if tt.tells == plan.TellsByFile {
				var manifest, before map[string]any
				if json.Unmarshal([]byte(agenttest.Added(t, with, "gemini-extension.json")), &manifest) != nil || manifest["contextFileName"] != "GUARD.md" || agenttest.Added(t, with, "GUARD.md") != text+"\n" {
					t.Errorf("%v", manifest)
				}
				if json.Unmarshal([]byte(agenttest.Added(t, without, "gemini-extension.json")), &before) != nil || len(before) != 2 || len(without.Overlay.Files)+1 != len(with.Overlay.Files) {
					t.Errorf("%v", before)
				}
			}
			with.Tells, with.Notes, with.Overlay, with.HookFiles, with.HookLost = without.Tells, without.Notes, without.Overlay, without.HookFiles, nil
			without.HookLost = nil
			if !reflect.DeepEqual(with, without) {
				t.Errorf("the agent is started otherwise:\n%+v\n%+v", with, without)
			}
		})
	}
}
