package hook

import "testing"

func TestContext(t *testing.T) {
	if got := Context(Event{Kind: SessionStarted, Name: "SessionStart"}, ""); got != nil {
		t.Errorf("it says %s", got)
	}
	const want = `{"hookSpecificOutput":{"additionalContext":"a \"b\"","hookEventName":"BeforeAgent"}}` + "\n"
	if got := string(Context(Event{Kind: SessionStarted, Name: "BeforeAgent"}, `a "b"`)); got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}
