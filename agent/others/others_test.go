package others

import (
	"slices"
	"testing"

	"guard/agent/agenttest"
	"guard/agent/conformance"
)

// Every row passes what every agent passes, as far as a row goes.
func TestConformance(t *testing.T) {
	for _, a := range Agents {
		t.Run(a.Name(), func(t *testing.T) {
			var starts []conformance.Start
			for _, args := range a.Launch.Starts {
				starts = append(starts, conformance.Start{Args: args, Protocol: "acp"})
			}
			conformance.Run(t, conformance.Params{Agent: a, Newest: "1.0.0", Starts: slices.Clip(starts),
				Install: func(w *agenttest.World, version string) { w.Install(a.Name(), "any-"+a.Name(), version) }})
		})
	}
}

// goose asks guard for every call over ACP, unless it has no tools.
func TestGooseAsks(t *testing.T) {
	for _, tt := range []struct{ name, mode, args, env, settings, want string }{
		{"by itself it asks for nothing", "ask", "acp", "", "", "approve"},
		{"in safe", "safe", "acp", "", "", "approve"},
		{"the person's auto", "ask", "acp", "auto", "", "approve"},
		{"for some calls alone", "ask", "acp", "smart_approve", "", "approve"},
		{"no tools", "ask", "acp", "chat", "", ""},
		{"no tools by its settings", "ask", "acp", "", "GOOSE_PROVIDER: x\nGOOSE_MODE: \"chat\" # mine\n", ""},
		{"auto by its settings", "ask", "acp", "", "GOOSE_MODE: auto\n", "approve"},
		{"the variable stands above the settings", "ask", "acp", "auto", "GOOSE_MODE: chat\n", "approve"},
		{"it asks already", "ask", "acp", "approve", "", ""},
		{"unrestricted", "unrestricted", "acp", "", "", ""},
		{"in a terminal its own dialogs ask", "ask", "session", "", "", ""},
	} {
		w := agenttest.NewWorld(t, launches)
		w.Install("goose", "any-goose", "1.0.0")
		if tt.env != "" {
			w.Env = append(w.Env, "GOOSE_MODE="+tt.env)
		}
		if tt.settings != "" {
			w.Write("home/.config/goose/config.yaml", tt.settings)
		}
		if got := agenttest.Setting(w.Plan(tt.mode, "goose", tt.args), "GOOSE_MODE"); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
	}
}
