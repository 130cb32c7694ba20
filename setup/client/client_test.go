package client

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// some are agents as a person may have them, at a path that needs every quote.
func some(guard string) []Agent {
	return []Agent{
		{"Gemini", map[string]string{"acpx": "gemini", "codecompanion": "gemini_cli", "avante": "gemini-cli",
			"agent-shell": "agent-shell-google-gemini-acp-command"}, guard, []string{"gemini", "--acp"}},
		{"Codex", map[string]string{"acpx": "codex", "codecompanion": "codex", "avante": "codex",
			"agent-shell": "agent-shell-openai-codex-acp-command"}, guard, []string{"codex-acp"}},
	}
}

var guards = []string{"/usr/local/bin/guard", `/home/a b/it's "x"\n<&>ž/guard`}

func clientOf(t *testing.T, key string) Client {
	t.Helper()
	i := slices.IndexFunc(Clients, func(c Client) bool { return c.Key == key })
	if i < 0 {
		t.Fatalf("no client %s", key)
	}
	return Clients[i]
}

// TestMembersHaveTheDocumentedShape: each client's entry has the members that its documentation names
// (see the table for where), of the types that it names, and no other.
func TestMembersHaveTheDocumentedShape(t *testing.T) {
	for _, tt := range []struct {
		key   string
		shape func() any // what the client's documentation lets stand there
	}{
		{"zed", func() any {
			return &struct { // the custom agent of zed.dev/docs/ai/external-agents
				Type    string            `json:"type"`
				Command string            `json:"command"`
				Args    []string          `json:"args"`
				Env     map[string]string `json:"env"`
			}{}
		}},
		{"jetbrains", func() any {
			return &struct { // the format of jetbrains.com/help/ai-assistant/acp.html
				Command   string            `json:"command"`
				Args      []string          `json:"args"`
				Env       map[string]string `json:"env"`
				IdeaMCP   bool              `json:"use_idea_mcp"`
				CustomMCP bool              `json:"use_custom_mcp"`
			}{}
		}},
		{"acpx", func() any {
			return &struct { // parseAgentEntry of acpx 0.19.1
				Command string   `json:"command"`
				Args    []string `json:"args"`
				Argv    []string `json:"argv"`
			}{}
		}},
	} {
		c := clientOf(t, tt.key)
		for _, guard := range guards {
			for _, a := range some(guard) {
				name, value := c.Member(a)
				text, err := json.Marshal(value)
				if err != nil || name == "" {
					t.Fatal(name, err)
				}
				strict := json.NewDecoder(bytes.NewReader(text))
				strict.DisallowUnknownFields()
				if err := strict.Decode(tt.shape()); err != nil {
					t.Errorf("%s: %v in %s", c.Name, err, text)
				}
				if !c.Starts(map[string]json.RawMessage{name: text}, a) {
					t.Errorf("%s: %s does not start %v", c.Name, text, a.Words())
				}
			}
		}
	}
}

// acpx takes a command with args only where no space and no quote is in it (0.19.1), and then no argv.
func TestAcpxTakesTheCommand(t *testing.T) {
	for _, guard := range guards {
		_, value := acpxMember(some(guard)[0])
		text, _ := json.Marshal(value)
		hasArgv, hasCommand := bytes.Contains(text, []byte(`"argv"`)), bytes.Contains(text, []byte(`"command"`))
		if hasArgv == hasCommand || hasArgv != strings.ContainsAny(guard, " '\"") {
			t.Errorf("%s", text)
		}
	}
}

func TestStarts(t *testing.T) {
	a := some("/usr/bin/guard")[0]
	for _, tt := range []struct {
		key, member string
		want        bool
	}{
		{"zed", `"x": {"command": "guard", "args": ["gemini", "--acp"]}`, true},
		{"zed", `"x": {"command": "/opt/guard", "args": ["gemini", "--acp"]}`, true},
		{"zed", `"x": {"command": "guard", "args": ["--mode", "ask", "gemini", "--acp"]}`, false},
		{"zed", `"x": {"command": "gemini", "args": ["--acp"]}`, false},
		{"zed", `"x": {"type": "registry"}`, false},
		{"zed", `"x": []`, false},
		{"acpx", `"x": {"command": "guard", "args": ["gemini", "--acp"]}`, false}, // acpx gemini would not start it
		{"acpx", `"gemini": {"command": "guard", "args": ["gemini", "--acp"]}`, true},
		{"acpx", `"gemini": {"argv": ["guard", "gemini", "--acp"]}`, true},
		{"acpx", `"gemini": {"argv": []}`, false},
	} {
		var members map[string]json.RawMessage
		if err := json.Unmarshal([]byte("{"+tt.member+"}"), &members); err != nil {
			t.Fatal(err)
		}
		if got := clientOf(t, tt.key).Starts(members, a); got != tt.want {
			t.Errorf("%s: %s: %v", tt.key, tt.member, got)
		}
	}
}

// TestPaste: the lines to paste, as the clients' documentation has them.
func TestPaste(t *testing.T) {
	for key, want := range map[string]string{
		"codecompanion": `adapters = {
  acp = {
    gemini_cli = function()
      return require("codecompanion.adapters").extend("gemini_cli", {
        commands = { default = { "/usr/local/bin/guard", "gemini", "--acp" } },
      })
    end,
    codex = function()
      return require("codecompanion.adapters").extend("codex", {
        commands = { default = { "/usr/local/bin/guard", "codex-acp" } },
      })
    end,
  },
},
`,
		"avante": `acp_providers = {
  ["gemini-cli"] = {
    command = "/usr/local/bin/guard",
    args = { "gemini", "--acp" },
  },
  ["codex"] = {
    command = "/usr/local/bin/guard",
    args = { "codex-acp" },
  },
},
`,
		"agent-shell": `(setq agent-shell-google-gemini-acp-command '("/usr/local/bin/guard" "gemini" "--acp"))
(setq agent-shell-openai-codex-acp-command '("/usr/local/bin/guard" "codex-acp"))
`,
		"toad": "toad acp '/usr/local/bin/guard gemini --acp'\ntoad acp '/usr/local/bin/guard codex-acp'\n",
	} {
		if got := clientOf(t, key).Paste(some(guards[0])); got != want {
			t.Errorf("%s:\n%s", key, got)
		}
	}
}

// TestPasteIsRead: the languages themselves read the lines, and find the words in them, whatever the
// path of guard.
func TestPasteIsRead(t *testing.T) {
	for _, guard := range guards {
		agents := some(guard)
		run := func(name string, args ...string) {
			t.Helper()
			path, err := exec.LookPath(name)
			if err != nil {
				t.Logf("%s is not installed", name)
				return
			}
			out, err := exec.Command(path, args...).CombinedOutput()
			want := fmt.Sprintf("<%s><gemini><--acp><%s><codex-acp>", guard, guard)
			if err != nil || !strings.Contains(string(out), want) {
				t.Errorf("%s: %v\n%s\nlacks\n%s", name, err, out, want)
			}
		}
		run("lua5.4", "-e", `function require() return {extend = function(_, t) return t end} end
			local all = {`+codeCompanion(agents)+`}
			for _, name in ipairs{"gemini_cli", "codex"} do
				for _, w in ipairs(all.adapters.acp[name]().commands.default) do io.write("<", w, ">") end
			end`)
		run("lua5.4", "-e", `local all = {`+avante(agents)+`}
			for _, name in ipairs{"gemini-cli", "codex"} do
				local p = all.acp_providers[name]
				io.write("<", p.command, ">")
				for _, w in ipairs(p.args) do io.write("<", w, ">") end
			end`)
		run("emacs", "--batch", "-Q", "--eval", `(progn `+agentShell(agents)+`
			(dolist (w (append agent-shell-google-gemini-acp-command agent-shell-openai-codex-acp-command))
				(princ (concat "<" w ">"))))`)
		run("sh", "-c", `toad() { eval "set -- $2"; for w; do printf '<%s>' "$w"; done; }
`+toad(agents))
	}
}

func TestPlace(t *testing.T) {
	p := Place{Home: "/h", Config: "/c", Data: "/d"}
	for pattern, want := range map[string]string{"~/.acpx": "/h/.acpx", "$CONFIG/zed": "/c/zed", "$DATA/x": "/d/x", "/y": "/y"} {
		if got := p.Path(pattern); got != want {
			t.Errorf("%s: %s", pattern, got)
		}
	}
}

// TestTable: every row says how its client is found, and either where its settings stand or what to
// paste.
func TestTable(t *testing.T) {
	seen := map[string]bool{}
	for _, c := range Clients {
		edited := c.Settings != nil && c.Container != "" && c.Member != nil
		if edited == (c.Paste != nil && c.Where != "") || seen[c.Key] || len(c.Programs)+len(c.Traces) == 0 {
			t.Errorf("%+v", c)
		}
		seen[c.Key] = true
		for _, pattern := range append(c.Traces, c.Settings...) {
			if _, err := filepath.Match(pattern, ""); err != nil || !strings.ContainsAny(pattern[:1], "~$") {
				t.Errorf("%s: %s: %v", c.Name, pattern, err)
			}
		}
	}
}
