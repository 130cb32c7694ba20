package plan

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"
)

// How each agent's model is told of guard; and without a wish for it, nothing in the plan is otherwise.
func TestTells(t *testing.T) {
	const text, note = "[guard] what holds", "instructions = true"
	for _, tt := range []struct {
		name, agent, pkg, version, line string
		tells                           Tells
		noted                           bool
	}{
		{"Codex in its terminal", "codex", "@openai/codex", "0.169.0", "", TellsByHook, false},
		{"codex exec", "codex", "@openai/codex", "0.169.0", `exec -c developer_instructions="mine" hi`, TellsByHook, false},
		{"Codex for an editor", "codex", "@openai/codex", "0.169.0", "app-server", TellsByHook, false},
		{"a Codex without hooks", "codex", "@openai/codex", "0.100.0", "", TellsNothing, true},
		{"no work of the agent's", "codex", "@openai/codex", "0.169.0", "login", TellsNothing, false},
		{"Codex over ACP", "codex-acp", newAdapter, "2.6.0", "", TellsNothing, false},
		{"Gemini in its terminal", "gemini", "@google/gemini-cli", "0.61.0", "", TellsByFile, false},
		{"gemini -p", "gemini", "@google/gemini-cli", "0.61.0", "-p hi", TellsByFile, false},
		{"without extensions", "gemini", "@google/gemini-cli", "0.61.0", "-e none", TellsByFile, false},
		{"Gemini over ACP", "gemini", "@google/gemini-cli", "0.61.0", "--acp", TellsNothing, false},
		{"a Gemini without hooks", "gemini", "@google/gemini-cli", "0.20.0", "", TellsNothing, true},
		{"in its sandbox", "gemini", "@google/gemini-cli", "0.61.0", "--sandbox", TellsNothing, true},
		{"an agent that guard cannot tell", "goose", "", "", "session", TellsNothing, true},
		{"the same over ACP", "goose", "", "", "acp", TellsNothing, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			w := newWorld(t)
			w.install(tt.agent, tt.pkg, tt.version)
			if tt.agent == "gemini" {
				w.write("node_modules/@google/gemini-cli/bundle/policies/default.toml", "")
			}
			without := w.plan("safe", tt.agent, strings.Fields(tt.line)...)
			r := w.request("safe", tt.agent, strings.Fields(tt.line)...)
			r.Instructions = text
			with, err := For(r)
			if err != nil {
				t.Fatal(err)
			}
			if with.Tells != tt.tells || strings.Contains(with.notes(), note) != tt.noted {
				t.Errorf("tells %d\n%s", with.Tells, with.notes())
			}
			if without.Tells != TellsNothing || strings.Contains(without.notes(), note) {
				t.Errorf("it is told though nobody wants it: %+v", without)
			}
			if tt.tells == TellsByFile {
				var manifest, before map[string]any
				if json.Unmarshal([]byte(with.added(t, "gemini-extension.json")), &manifest) != nil || manifest["contextFileName"] != geminiContext || with.added(t, geminiContext) != text+"\n" {
					t.Errorf("%v", manifest)
				}
				if json.Unmarshal([]byte(without.added(t, "gemini-extension.json")), &before) != nil || len(before) != 2 || len(without.Standin.Files)+1 != len(with.Standin.Files) {
					t.Errorf("%v", before)
				}
			}
			with.Tells, with.Notes, with.Standin, with.HookFiles, with.Unhooked = without.Tells, without.Notes, without.Standin, without.HookFiles, nil
			without.Unhooked = nil
			if !reflect.DeepEqual(with, without) {
				t.Errorf("the agent is started otherwise:\n%+v\n%+v", with, without)
			}
		})
	}
}
