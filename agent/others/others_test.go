package others

import (
	"slices"
	"strings"
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

// What has an agent ask for nothing is taken away; what is like it stays.
func TestBypassesOfOthers(t *testing.T) {
	for line, want := range map[string]string{
		"cursor-agent acp -f": "acp", "cursor-agent acp --approve-mcps --model x": "acp --model x",
		"copilot --acp --allow-all-tools": "--acp", "copilot --acp --deny-tool=shell": "--acp --deny-tool=shell",
		"kimi --acp -y": "--acp", "kimi --acp --auto-approve": "--acp", "cursor-agent acp --mode plan": "acp --mode plan",
		"qwen --acp --approval-mode auto": "--acp", "qwen --acp --approvalMode=auto-edit": "--acp",
		"qwen --acp --dangerously-skip-permissions": "--acp", "qwen --acp --approval-mode plan": "--acp --approval-mode plan",
	} {
		words := strings.Fields(line)
		w := agenttest.NewWorld(t, launches)
		w.Install(words[0], "any-"+words[0], "1.0.0")
		if got := strings.Join(w.Plan("safe", words[0], words[1:]...).Args, " "); got != want {
			t.Errorf("%s: %q, want %q", line, got, want)
		}
	}
}

// What asks for nothing over ACP is said to, unless the person has it ask.
func TestSilenceIsTold(t *testing.T) {
	for _, c := range []struct {
		line, version, settings, env string
		told                         bool
	}{
		{"opencode acp", "1.18.33", "", "", true},
		{"opencode acp", "1.18.33", `{"permission":{"*":"allow"} // "ask"` + "\n}", "", true},
		{"opencode acp", "1.18.33", `{"permission":{"*":"ask"}}`, "", false},
		{"opencode acp", "1.18.33", "", `OPENCODE_PERMISSION={"*":"ask"}`, false},
		{"opencode", "1.18.33", "", "", false},
		{"copilot --acp", "1.0.102", "", "", true}, {"copilot --acp", "1.0.50", "", "", false}, {"copilot", "1.0.102", "", "", false},
	} {
		words := strings.Fields(c.line)
		w := agenttest.NewWorld(t, launches)
		w.Install(words[0], map[string]string{"opencode": "opencode-ai", "copilot": "@github/copilot"}[words[0]], c.version)
		w.Env = append(w.Env, c.env)
		if c.settings != "" {
			w.Write("home/.config/opencode/opencode.jsonc", c.settings)
		}
		p := w.Plan("safe", words[0], words[1:]...)
		if told := strings.Contains(agenttest.Notes(p), "asks for nothing"); told != c.told || (len(p.Advised) > 0) != (told && words[0] == "opencode") {
			t.Errorf("%+v: %v, %q", c, told, p.Advised)
		}
	}
}

// The files of the folder that an agent is told to work in count, and not those of where it is started.
func TestFolderOfOthers(t *testing.T) {
	const settings = `{"mcp":{"a":{"command":["./a"]}},"mcpServers":{"a":{"command":"./a"}}}`
	for line, want := range map[string]int{
		"opencode acp --cwd ../other": 1, "opencode acp --cwd=../other": 1, "opencode ../other": 1, "opencode acp": 0,
		"opencode --agent plan ../other": 1,
		"opencode run --dir ../other x":  1, "opencode run hello": 0, "opencode acp ../other": 0,
		"cursor-agent acp --workspace ../other": 1, "cursor-agent --workspace=../other acp": 1, "cursor-agent acp": 0,
	} {
		words := strings.Fields(line)
		w := agenttest.NewWorld(t, launches)
		w.Install(words[0], "any-"+words[0], "1.0.0")
		w.Write("work/other/opencode.json", settings)
		w.Write("work/other/.cursor/mcp.json", settings)
		w.Write("work/proj/plan/beside", "") // of an agent's name
		if p := w.Plan("safe", words[0], words[1:]...); len(p.Layers) != want {
			t.Errorf("%s: %+v", line, p.Layers)
		}
	}
}
