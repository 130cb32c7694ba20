package agents

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"testing"
)

// geminiSettings keeps the Gemini CLI from asking how to sign in, and from calling anywhere.
const geminiSettings = `{"security":{"auth":{"selectedType":"gemini-api-key"}},
 "general":{"enableAutoUpdate":false,"enableAutoUpdateNotification":false},
 "privacy":{"usageStatisticsEnabled":false},"telemetry":{"enabled":false}}
`

// codexConfig does the same for Codex, and names the scripted model as its provider. Its sandbox
// leaves /tmp alone: it would make a /tmp/.git there, which other tests take for a repository.
func codexConfig(modelURL string) string {
	return fmt.Sprintf(`model = "gpt-5.1-codex"
model_provider = "scripted"
check_for_update_on_startup = false
[model_providers.scripted]
name = "scripted"
base_url = %q
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
`, modelURL+"/v1")
}

// claudeConfig keeps Claude Code from asking how it shall look, and about the scripted key.
const claudeConfig = `{"hasCompletedOnboarding":true,"customApiKeyResponses":{"approved":["scripted"],"rejected":[]}}
`

// home is a person's home for one test, and the environment that points there.
type home struct {
	t       testing.TB
	dir     string
	environ []string
}

// newHome makes one with a short name: a socket's path has room for about a hundred bytes, and
// t.TempDir takes most of them.
func newHome(t testing.TB) *home {
	t.Helper()
	dir, err := os.MkdirTemp("", "agent")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	h := &home{t: t, dir: dir}
	h.env(runtimeOf(t)...)
	for _, sub := range []string{"tmp", "run", ".config", ".state", ".cache", ".gemini", ".codex", ".claude"} {
		if err := os.Mkdir(filepath.Join(dir, sub), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	h.env("LANG=C.UTF-8", "TERM=xterm-256color", "SHELL=/bin/bash",
		"HOME="+dir, "TMPDIR="+filepath.Join(dir, "tmp"), "XDG_RUNTIME_DIR="+filepath.Join(dir, "run"),
		"XDG_CONFIG_HOME="+filepath.Join(dir, ".config"), "XDG_STATE_HOME="+filepath.Join(dir, ".state"),
		"XDG_CACHE_HOME="+filepath.Join(dir, ".cache"), "XDG_DATA_HOME="+filepath.Join(dir, ".data"),
		"NO_BROWSER=1", "NO_PROXY=127.0.0.1", "no_proxy=127.0.0.1")
	return h
}

// runtimeOf is the Node.js that runs the agents. One that keeps what it compiled takes a third of the
// CPU off each run of Gemini (Node.js 24, module compile cache; NODE_COMPILE_CACHE came with 22.1). Where
// npm has none for this machine it is the person's own.
func runtimeOf(t testing.TB) (variables []string) {
	t.Helper()
	path := os.Getenv("PATH")
	if runtime.GOOS != "linux" || runtime.GOARCH != "amd64" {
		return []string{"PATH=" + path}
	}
	dir := install(t, node)
	return []string{"PATH=" + filepath.Dir(node.program(dir)) + string(os.PathListSeparator) + path,
		"NODE_COMPILE_CACHE=" + filepath.Join(dir, "compiled")}
}

func (h *home) env(variables ...string) { h.environ = append(h.environ, variables...) }

func (h *home) file(name, text string) {
	h.t.Helper()
	if err := os.WriteFile(filepath.Join(h.dir, name), []byte(text), 0o600); err != nil {
		h.t.Fatal(err)
	}
}
