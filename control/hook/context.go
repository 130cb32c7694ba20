package hook

import "encoding/json"

// Context is what the hook writes to standard output at a SessionStarted event so that the model hears a
// text: Codex puts it in as a developer's message, Gemini beside the person's words (seen in 0.169.0
// and 0.61.0). Nothing is said for no text.
func Context(e Event, text string) []byte {
	if text == "" {
		return nil
	}
	b, _ := json.Marshal(map[string]any{"hookSpecificOutput": map[string]string{"hookEventName": e.Name,
		"additionalContext": text}})
	return append(b, '\n')
}
