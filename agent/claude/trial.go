package claude

import (
	"guard/agent"
	"guard/internal/model"
)

// trial keeps it from asking how it shall look, and about the key; nothing but the model is called (its manual of
// settings, 2.1.330; seen).
var trial = agent.Trial{API: model.Messages, Headless: []string{"-p"},
	Files: map[string]string{".claude.json": `{"hasCompletedOnboarding":true,` +
		`"customApiKeyResponses":{"approved":["trial"],"rejected":[]}}`},
	Env: []string{"ANTHROPIC_BASE_URL=" + agent.ModelURL, "ANTHROPIC_API_KEY=trial", "ANTHROPIC_MODEL=claude-sonnet-5",
		"DISABLE_TELEMETRY=1", "DISABLE_AUTOUPDATER=1", "DISABLE_ERROR_REPORTING=1",
		"CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC=1"}}
