package control

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"guard/audit"
	"guard/control/hook"
	"guard/policy"
)

// What the model is told of guard by what the hooks answer.
func TestTell(t *testing.T) {
	const all, changed = "[guard] Every action", "[guard] What is refused has changed"
	type step struct {
		mode          policy.Mode
		session, name string
		hears         string // how it begins
	}
	for _, tt := range []struct {
		name, agent string
		tell        Tell
		steps       []step
	}{
		{"nothing, unless the person wants it", "codex", TellNothing, []step{{policy.Safe, "a", "SessionStart", ""}, {policy.Safe, "a", "UserPromptSubmit", ""}, {policy.Asking, "a", "UserPromptSubmit", ""}}},
		{"at the start, and after a switch", "codex", TellAll, []step{{policy.Safe, "a", "SessionStart", all}, {policy.Safe, "a", "UserPromptSubmit", ""},
			{policy.Asking, "a", "UserPromptSubmit", changed}, {policy.Asking, "a", "UserPromptSubmit", ""}, {policy.Safe, "a", "UserPromptSubmit", changed}}},
		{"each session", "codex", TellAll, []step{{policy.Safe, "a", "SessionStart", all}, {policy.Safe, "b", "SessionStart", all}, {policy.Safe, "b", "UserPromptSubmit", ""}, {policy.Safe, "a", "UserPromptSubmit", ""}}},
		{"anew where the agent has made its memory shorter", "codex", TellAll, []step{{policy.Safe, "a", "SessionStart", all}, {policy.Safe, "a", "SessionStart", all}, {policy.Safe, "a", "UserPromptSubmit", ""}}},
		{"a session that did not say that it began", "codex", TellAll, []step{{policy.Asking, "a", "UserPromptSubmit", all}, {policy.Asking, "a", "UserPromptSubmit", ""}}},
		{"what it reads by itself is not said", "gemini", TellChanges, []step{{policy.Safe, "a", "SessionStart", ""}, {policy.Safe, "a", "BeforeAgent", ""},
			{policy.Asking, "a", "BeforeAgent", changed}, {policy.Asking, "a", "BeforeAgent", ""}}},
		{"nor at a start, where a command may follow", "gemini", TellChanges, []step{{policy.Asking, "a", "SessionStart", ""}, {policy.Asking, "a", "BeforeAgent", changed},
			{policy.Asking, "b", "SessionStart", ""}, {policy.Asking, "b", "BeforeAgent", changed}}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			r := newRig(Params{Session: "run"})
			broker := hookBroker(r)
			broker.Tell = tt.tell
			for i, step := range tt.steps {
				if err := broker.SetMode(step.mode, audit.ByWatch); err != nil {
					t.Fatal(err)
				}
				out, err := broker.HandleEvent(t.Context(), tt.agent, []byte(
					`{"session_id":"`+step.session+`","cwd":"/srv/project","prompt":"hi","hook_event_name":"`+step.name+`"}`))
				if err != nil {
					t.Fatal(err)
				}
				var says struct {
					HookSpecificOutput struct{ HookEventName, AdditionalContext string }
				}
				if len(out) > 0 && (json.Unmarshal(out, &says) != nil || says.HookSpecificOutput.HookEventName != step.name) {
					t.Errorf("step %d: %s", i, out)
				}
				if text := says.HookSpecificOutput.AdditionalContext; !strings.HasPrefix(text, step.hears) || (text == "") != (step.hears == "") {
					t.Errorf("step %d: the model hears %q, not %q", i, text, step.hears)
				}
			}
		})
	}
}

func TestToldIsBounded(t *testing.T) {
	broker := hookBroker(newRig(Params{}))
	broker.Tell = TellAll
	for i := range 3 * maxToldSessions {
		broker.tells(hook.Event{Kind: hook.SessionStarted, Session: fmt.Sprint(i)})
		if n := len(broker.models.told); n > maxToldSessions {
			t.Fatalf("%d sessions are remembered", n)
		}
	}
}
