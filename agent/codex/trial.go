package codex

import (
	"guard/agent"
	"guard/internal/model"
)

// trial names the model as its provider, and switches off whatever else it would call (its manual of settings,
// 0.169.0; seen). Its sandbox leaves /tmp alone: it would leave an empty /tmp/.git there.
var trial = agent.Trial{API: model.Responses,
	Headless: []string{"exec", "--skip-git-repo-check"},
	Files: map[string]string{".codex/config.toml": `model = "gpt-5.1-codex"
model_provider = "trial"
check_for_update_on_startup = false
[model_providers.trial]
name = "trial"
base_url = "` + agent.ModelURL + `/v1"
wire_api = "responses"
env_key = "OPENAI_API_KEY"
supports_websockets = false
request_max_retries = 0
stream_max_retries = 0
[analytics]
enabled = false
[otel]
exporter = "none"
[features]
plugins = false
apps = false
[sandbox_workspace_write]
exclude_slash_tmp = true
exclude_tmpdir_env_var = true
[projects."` + agent.Home + `/project"]
trust_level = "trusted"
`},
	Env: []string{"CODEX_HOME=" + agent.Home + "/.codex", "OPENAI_API_KEY=trial", "RUST_LOG=error"}}
