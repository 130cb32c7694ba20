package acp

import (
	"encoding/json"
	"testing"

	"guard/policy"
)

func TestInstructions(t *testing.T) {
	block := blockOf(t, policy.Instructions(policy.Safe))
	for _, tt := range []struct {
		name          string
		prompt, heard []string // what the client sends, and the agent gets
	}{
		{"before the first prompt's words, the rest byte for byte",
			[]string{`{ "id":1,"method":"session/prompt", "_meta":{"prompt":[1]},"params":{"x":{"prompt":[]}, "sessionId":"s","prompt":[ {"type":"text","text":"hi"} ] }}`},
			[]string{`{ "id":1,"method":"session/prompt", "_meta":{"prompt":[1]},"params":{"x":{"prompt":[]}, "sessionId":"s","prompt":[` + block + `, {"type":"text","text":"hi"} ] }}`}},
		{"once",
			[]string{`{"id":1,"method":"session/prompt","params":{"sessionId":"s","prompt":[{"type":"image","data":""}]}}`, `{"id":2,"method":"session/prompt","params":{"sessionId":"s","prompt":[{"type":"text","text":"more"}]}}`},
			[]string{`{"id":1,"method":"session/prompt","params":{"sessionId":"s","prompt":[` + block + `,{"type":"image","data":""}]}}`, `{"id":2,"method":"session/prompt","params":{"sessionId":"s","prompt":[{"type":"text","text":"more"}]}}`}},
		{"a slash command is left as it is, and the next prompt is the first",
			[]string{`{"id":1,"method":"session/prompt","params":{"sessionId":"s","prompt":[{"type":"text","text":"/compact"}]}}`, `{"id":2,"method":"session/prompt","params":{"sessionId":"s","prompt":[{"type":"text","text":"hi"}]}}`},
			[]string{`{"id":1,"method":"session/prompt","params":{"sessionId":"s","prompt":[{"type":"text","text":"/compact"}]}}`, `{"id":2,"method":"session/prompt","params":{"sessionId":"s","prompt":[` + block + `,{"type":"text","text":"hi"}]}}`}},
		{"an empty prompt, and one that is none",
			[]string{`{"id":1,"method":"session/prompt","params":{"sessionId":"s","prompt":[]}}`, `{"id":2,"method":"session/prompt","params":{"sessionId":"s","prompt":"hi"}}`},
			[]string{`{"id":1,"method":"session/prompt","params":{"sessionId":"s","prompt":[]}}`, `{"id":2,"method":"session/prompt","params":{"sessionId":"s","prompt":"hi"}}`}},
		{"a session that guard did not see opened",
			[]string{`{"id":1,"method":"session/prompt","params":{"sessionId":"other","prompt":[{"type":"text","text":"hi"}]}}`},
			[]string{`{"id":1,"method":"session/prompt","params":{"sessionId":"other","prompt":[` + block + `,{"type":"text","text":"hi"}]}}`}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			r := newRig(t, &desk{}, func(p *Params) { p.Tells = func() policy.Mode { return policy.Safe } })
			r.opens("/srv/project")
			r.clientSays(tt.prompt...)
			for _, want := range tt.heard {
				if got := r.agent.next().raw; got != want {
					t.Errorf("the agent got\n%s, want\n%s", got, want)
				}
			}
		})
	}
}

func blockOf(t *testing.T, text string) string {
	t.Helper()
	b, err := json.Marshal(promptedText{"text", text})
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// What was told holds no more after the mode has changed: the next prompt tells it anew.
func TestInstructionsAfterAChange(t *testing.T) {
	mode := policy.Asking
	r := newRig(t, &desk{}, func(p *Params) { p.Tells = func() policy.Mode { return mode } })
	r.opens("/srv/project")
	const prompt, rest = `{"id":1,"method":"session/prompt","params":{"sessionId":"s","prompt":[`, `{"type":"text","text":"hi"}]}}`
	knows := policy.ToldOf(policy.Asking)
	for _, step := range []struct {
		mode  policy.Mode
		block string
	}{
		{policy.Asking, blockOf(t, policy.Instructions(policy.Asking)) + ","},
		{policy.Asking, ""},
		{policy.Safe, blockOf(t, knows.Next(policy.Safe)) + ","},
		{policy.Safe, ""},
	} {
		mode = step.mode
		r.clientSays(prompt + rest)
		if got, want := r.agent.next().raw, prompt+step.block+rest; got != want {
			t.Errorf("%s: the agent got\n%s, want\n%s", step.mode, got, want)
		}
	}
}
