package hook

import "testing"

func TestContext(t *testing.T) {
	if got := Context(Event{Kind: Alive, Name: "SessionStart"}, ""); got != nil {
		t.Errorf("it says %s", got)
	}
	const want = `{"hookSpecificOutput":{"additionalContext":"a \"b\"","hookEventName":"BeforeAgent"}}` + "\n"
	if got := string(Context(Event{Kind: Alive, Name: "BeforeAgent"}, `a "b"`)); got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

// Where a session begins the model knows nothing yet, or nothing any more.
func TestBegins(t *testing.T) {
	for name, begins := range map[string]bool{"SessionStart": true, "UserPromptSubmit": false} {
		if e, err := Codex(event(name, `,"source":"compact"`)); err != nil || e.Begins != begins || e.Name != name {
			t.Errorf("codex %s: %+v, %v", name, e, err)
		}
	}
	for name, begins := range map[string]bool{"SessionStart": true, "BeforeAgent": false} {
		if e, err := Gemini(event(name, `,"source":"startup"`)); err != nil || e.Begins != begins || e.Name != name {
			t.Errorf("gemini %s: %+v, %v", name, e, err)
		}
	}
}
