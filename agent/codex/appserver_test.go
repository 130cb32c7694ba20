package codex

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"guard/agent/agenttest"
	"guard/interpose/plan"
)

// app-server gets the same hooks as a terminal; its tools run as they are; what
// would let an editor in past guard does not start.
func TestCodexAppServer(t *testing.T) {
	for _, c := range []struct {
		mode, version, line, want string
		protocol, note            string
		hooks                     bool
	}{
		{"safe", "0.169.0", "app-server", "app-server", "app-server", "", true},
		{"ask", "0.169.0", "app-server --analytics-default-enabled", "app-server --analytics-default-enabled", "app-server", "", true},
		{"unrestricted", "0.169.0", "app-server --stdio", "app-server --stdio", "app-server", "", true},
		{"safe", "0.169.0", "app-server --listen stdio://", "app-server --listen stdio://", "app-server", "", true},
		{"safe", "0.169.0", "-c model=x app-server -c y=z", "-c model=x app-server -c y=z", "app-server", "", true},
		{"safe", "0.169.0", "app-server --disable hooks -c features.hooks=false", "app-server", "app-server", "give way", true},
		{"safe", "0.169.0", `app-server -c approval_policy="never" -c sandbox_mode="danger-full-access"`, "app-server", "app-server", "everything to be allowed", true},
		{"safe", "0.169.0", `app-server -c approval_policy="never"`, `app-server -c approval_policy="never"`, "app-server", "", true},
		{"safe", "0.170.0", "app-server", "app-server", "app-server", "newer than", true},
		{"safe", "0.100.0", "app-server", "app-server", "app-server", "too old", false},
		{"safe", "0.169.0", "app-server generate-ts --out x", "app-server generate-ts --out x", "pty", "", false},
		{"safe", "0.169.0", "app-server --listen stdio:// generate-json-schema", "app-server --listen stdio:// generate-json-schema", "pty", "", false},
		{"safe", "0.169.0", "app-server --print-startup-config", "app-server --print-startup-config", "pty", "", false},
		{"safe", "0.169.0", "app-server --help", "app-server --help", "pty", "", false},
	} {
		w := newWorld(t)
		w.Install("codex", "@openai/codex", c.version)
		p := w.Plan(c.mode, "codex", strings.Fields(c.line)...)
		h, _ := newHooks("/opt/guard")
		want := strings.Fields(c.want)
		if c.hooks {
			want = append(h.flags(), want...)
		}
		dialect := ""
		if c.protocol == plan.AppServer {
			dialect = "codex-app-server"
		}
		if !slices.Equal(p.Args, want) || p.Hooks != c.hooks || p.Protocol != c.protocol || p.Dialect != dialect || !strings.Contains(agenttest.Notes(p), c.note) {
			t.Errorf("%s %s: %q over %q as %q, hooks %v\n%s", c.mode, c.line, p.Args, p.Protocol, p.Dialect, p.Hooks, agenttest.Notes(p))
		}
		if c.hooks && agenttest.Setting(p, "GUARD_SOCKET") == "" {
			t.Errorf("%s: the hook cannot find guard", c.line)
		}
	}
}

func TestCodexAppServerPastGuard(t *testing.T) {
	for _, line := range []string{"app-server --listen unix://", "app-server --listen=ws://127.0.0.1:1", "app-server daemon", "app-server proxy", "app-server -c a=b daemon start"} {
		w := newWorld(t)
		w.Install("codex", "@openai/codex", "0.169.0")
		if p, err := plan.For(w.Request("unrestricted", "codex", strings.Fields(line)...)); !errors.Is(err, plan.ErrConfig) || !strings.Contains(err.Error(), "app-server") {
			t.Errorf("%s: %+v, %v", line, p.Args, err)
		}
	}
}
