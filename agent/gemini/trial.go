package gemini

import (
	"guard/agent"
	"guard/internal/model"
)

// trial keeps it from asking how to sign in, and from calling anywhere (its manual of settings, 0.61.0; seen).
var trial = agent.Trial{API: model.Generative, Headless: []string{"-p"},
	Files: map[string]string{".gemini/settings.json": `{"security":{"auth":{"selectedType":"gemini-api-key"}},
"general":{"enableAutoUpdate":false,"enableAutoUpdateNotification":false},
"privacy":{"usageStatisticsEnabled":false},"telemetry":{"enabled":false}}
`},
	Env: []string{"GEMINI_API_KEY=trial", "GOOGLE_GEMINI_BASE_URL=" + agent.ModelURL, "GEMINI_TELEMETRY_ENABLED=false",
		"GEMINI_CLI_TRUST_WORKSPACE=true"}}
