package claude

import (
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"guard/agent/agenttest"
	"guard/interpose/plan"
)

func TestClaude(t *testing.T) {
	for _, c := range []struct {
		mode, version, line, want string // SETTINGS: guard's
		hooks                     bool
	}{
		{"safe", "2.1.330", "", "SETTINGS", true},
		{"ask", "2.1.330", "-p hello", "SETTINGS -p hello", true},
		{"safe", "2.1.295", "--model opus -- mcp", "SETTINGS --model opus -- mcp", true},
		{"safe", "2.1.330", "--add-dir . mcp", "SETTINGS --add-dir . mcp", true}, // mcp is a folder here
		{"safe", "2.1.330", "mcp list", "mcp list", false},
		{"safe", "2.1.330", "mcp get serve", "mcp get serve", false}, // a server of that name
		{"safe", "2.1.330", "plugin install eval", "plugin install eval", false},
		{"safe", "2.1.330", "--dangerously-skip-permissions -p x", "SETTINGS -p x", true},
		{"ask", "2.1.330", "--permission-mode bypassPermissions --allow-dangerously-skip-permissions", "SETTINGS", true},
		{"ask", "2.1.330", "--permission-mode plan", "SETTINGS --permission-mode plan", true},
		{"unrestricted", "2.1.330", "--dangerously-skip-permissions", "SETTINGS --dangerously-skip-permissions", true},
		{"unrestricted", "2.1.330", "--bare --safe-mode -p x", "SETTINGS -p x", true},
		{"safe", "2.1.330", `--managed-settings {"strictPluginOnlyCustomization":["skills"]} -p x`,
			`SETTINGS --managed-settings {"strictPluginOnlyCustomization":["skills"]} -p x`, true},
		{"unrestricted", "2.0.0", "-p x", "-p x", false},
	} {
		w := newWorld(t)
		w.Install("claude", "@anthropic-ai/claude-code", c.version)
		p := w.Plan(c.mode, "claude", strings.Fields(c.line)...)
		got := strings.ReplaceAll(strings.Join(p.Args, " "), "--settings "+filepath.Join(w.Root, "run", "settings.json"), "SETTINGS")
		if got != c.want || p.Hooks != c.hooks || p.Ends != (c.hooks && strings.Contains(c.want, "-p ")) {
			t.Errorf("%s %s: hooks %v, %s\n%s", c.mode, c.line, p.Hooks, got, agenttest.Notes(p))
		}
	}
}

// Where guard is to protect, what it cannot stand before is not started.
func TestNotStarted(t *testing.T) {
	for _, c := range []struct{ mode, version, line, says string }{
		{"safe", "2.1.294", "-p x", "2.1.295"},
		{"ask", "2.1.294", "", "guard run -- claude"},
		{"safe", "2.1.330", "--bg x", "--bg"},
		{"unrestricted", "2.1.330", "agents", "claude agents"},
		{"safe", "2.1.330", "mcp serve", "claude mcp serve"},
		{"safe", "2.1.330", "--verbose mcp serve", "mcp serve"},
		{"unrestricted", "2.1.330", "rc", "claude rc"},
		{"safe", "2.1.330", "bridge --verbose", "claude bridge"},
		{"safe", "2.1.330", "plugin eval ./p", "claude plugin eval"},
		{"safe", "2.1.330", "-p --model x agents", "agents"},
		{"safe", "2.1.330", "--thinking disabled mcp serve", "mcp serve"},
		{"safe", "2.1.330", "--remote x", "--remote"},
		{"safe", "2.1.330", "--attach-serve x", "--attach-serve"},
		{"safe", "2.1.330", "--pool x", "--pool"},
		{"safe", "2.1.330", `--managed-settings {"disableAllHooks":true}`, "disableAllHooks"},
		{"ask", "2.1.330", `--managed-settings={"allowManagedHooksOnly":true} -p x`, "allowManagedHooksOnly"},
		{"safe", "2.1.330", "--managed-settings {", "--managed-settings"},
		{"safe", "2.1.330", `--managed-settings {"strictPluginOnlyCustomization":["hooks"]}`, "strictPluginOnlyCustomization"},
		{"safe", "2.1.330", "-w #7 -p x", "--worktree #7"},
		{"ask", "2.1.330", "--worktree=https://example.org/o/r/pull/7", "others propose"},
		{"ask", "2.1.330", "-pw https://example.org/o/r/-/merge_requests/7", "others propose"},
		{"ask", "2.1.330", "-w#7", "others propose"},
		{"safe", "2.1.330", "--settings no-such-file", "no-such-file"},
		{"ask", "2.1.330", `--settings {"env":{"CLAUDE_CODE_SIMPLE":"1"}}`, "CLAUDE_CODE_SIMPLE"},
		{"ask", "2.1.330", `--managed-settings {"env":{"CLAUDE_CODE_SAFE_MODE":"1"}}`, "CLAUDE_CODE_SAFE_MODE"},
		{"safe", "2.1.330", `--settings {"hooks":[]}`, "hooks"},
	} {
		w := newWorld(t)
		w.Install("claude", "@anthropic-ai/claude-code", c.version)
		if _, err := plan.For(w.Request(c.mode, "claude", strings.Fields(c.line)...)); !errors.Is(err, plan.ErrConfig) || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s %s: %v", c.mode, c.line, err)
		}
	}
}

// Folders that are added bring skills with hooks too.
func TestFurtherFolders(t *testing.T) {
	const skill = "---\nname: x\nhooks: {}\n---\n"
	for _, c := range []struct {
		line, settings, file string
		want                 int
	}{
		{"--add-dir ../other -p x", "", "work/other/.claude/skills/x/SKILL.md", 1},
		{"--add-dir ../none ../other", "", "work/other/.claude/commands/x.md", 1},
		{"-w one", "", "work/proj/.claude/worktrees/one/.claude/skills/x/SKILL.md", 1},
		{"-wa/b -p x", "", "work/proj/.claude/worktrees/a+b/.claude/skills/x/SKILL.md", 1},
		{"-w two", "", "work/proj/.claude/worktrees/one/.claude/skills/x/SKILL.md", 0},
		{"--add-dir=../other", "", "work/other/.claude/agents/x.md", 1},
		{"--project-config-root ../other", "", "work/other/.claude/skills/x/SKILL.md", 1},
		{"", `{"permissions":{"additionalDirectories":["../other"]}}`, "work/other/.claude/skills/x/SKILL.md", 1},
		{"--add-dir ../other", "", "work/other/README.md", 0},
		{"-p ../other", "", "work/other/.claude/skills/x/SKILL.md", 0},
		{"--add-dir ~", "", "home/.claude/skills/x/SKILL.md", 0},
	} {
		w := newWorld(t)
		w.Install("claude", "@anthropic-ai/claude-code", "2.1.330")
		w.Write(c.file, skill)
		if c.settings != "" {
			w.Write("home/.claude/settings.json", c.settings)
		}
		p, err := plan.For(w.Request("safe", "claude", strings.Fields(c.line)...))
		if err != nil || len(p.Layers) != c.want {
			t.Errorf("%s %s: %+v, %v", c.line, c.settings, p.Layers, err)
		}
	}
}

// Claude's own installer puts no package beside the program, but names it by its version.
func TestNativeVersion(t *testing.T) {
	w := newWorld(t)
	w.Write("versions/2.1.200", "")
	program := filepath.Join(w.Root, "versions", "2.1.200")
	for _, err := range []error{os.Chmod(program, 0o755), os.Symlink(program, filepath.Join(w.Root, "bin", "claude"))} {
		if err != nil {
			t.Fatal(err)
		}
	}
	if _, err := plan.For(w.Request("safe", "claude")); !errors.Is(err, plan.ErrConfig) || !strings.HasPrefix(err.Error(), "claude 2.1.200 is too old for guard's hook: ") {
		t.Error(err)
	}
}

// A version that is not known may not know how a hook is started without a shell.
func TestUnknownVersion(t *testing.T) {
	w := newWorld(t)
	w.Write("bin/claude", "")
	if err := os.Chmod(filepath.Join(w.Root, "bin", "claude"), 0o755); err != nil {
		t.Fatal(err)
	}
	p := w.Plan("safe", "claude")
	var got settingsFile
	if err := json.Unmarshal([]byte(agenttest.File(p, "settings.json")), &got); err != nil {
		t.Fatal(err)
	}
	h := got.Hooks["PreToolUse"][0].Hooks[0]
	if !p.Hooks || h.Args != nil || !strings.Contains(h.Command, "/opt/guard hook claude || {") || !strings.Contains(agenttest.Notes(p), "not known") {
		t.Errorf("%+v %q", h, p.Notes)
	}
}

type settingsFile struct {
	Disabled *bool `json:"disableAllHooks"`
	Skills   bool  `json:"disableSkillShellExecution"`
	Agents   bool  `json:"disableAgentView"`
	Env      map[string]string
	Hooks    map[string][]struct {
		Matcher *string
		Hooks   []struct {
			Command, OnFailure string
			Args               []string
			Timeout            int
		}
	}
}

// The person's --settings are kept, and guard's hook stands behind theirs.
func TestSettingsOfThePerson(t *testing.T) {
	w := newWorld(t)
	w.Install("claude", "@anthropic-ai/claude-code", "2.1.330")
	w.Write("work/proj/mine.json", `{"env":{"A":"1"},"disableAllHooks":true,"hooks":{"PreToolUse":[{"matcher":"Bash","hooks":[{"type":"command","command":"mine"}]}]}}`)
	p := w.Plan("safe", "claude", "--settings", `{"env":{"A":"0"}}`, "-p", "--settings=mine.json", "hello")
	var got settingsFile
	if err := json.Unmarshal([]byte(agenttest.File(p, "settings.json")), &got); err != nil {
		t.Fatal(err)
	}
	groups := got.Hooks["PreToolUse"]
	if len(groups) != 2 || groups[0].Hooks[0].Command != "mine" || got.Env["A"] != "1" || slices.Contains(p.Args, "mine.json") {
		t.Errorf("%+v %q", got, p.Args)
	}
	if got.Disabled == nil || *got.Disabled || !got.Skills || !got.Agents {
		t.Errorf("%+v", got)
	}
	for _, event := range hookEvents {
		group := got.Hooks[event][len(got.Hooks[event])-1]
		own := group.Hooks[0]
		if want := []string{"GUARD_SOCKET=" + filepath.Join(w.Root, "run", "sock"), "/opt/guard", "hook", "claude"}; !slices.Equal(own.Args, want) || *group.Matcher != "" {
			t.Errorf("%s: %+v", event, group)
		}
		if (own.OnFailure == "block") != (event == "PreToolUse") || own.Timeout*1000 >= 1<<31 {
			t.Errorf("%s: %+v", event, own)
		}
	}
}

// While Claude runs, a change of what guard wrote, or of the machine's settings, is seen.
func TestHookLost(t *testing.T) {
	w := newWorld(t)
	w.Install("claude", "@anthropic-ai/claude-code", "2.1.330")
	p := w.Plan("safe", "claude")
	if err := p.Write(); err != nil {
		t.Fatal(err)
	}
	if why := p.HookLost(); why != "" {
		t.Error(why)
	}
	for path, text := range map[string]string{"etc/managed-settings.json": `{"disableAllHooks":true}`, "run/settings.json": "{}"} {
		was, err := os.ReadFile(filepath.Join(w.Root, path))
		w.Write(path, text)
		if !slices.Contains(p.HookFiles, filepath.Join(w.Root, path)) || p.HookLost() == "" {
			t.Errorf("%s is not seen", path)
		}
		if err == nil {
			w.Write(path, string(was))
		} else if err := os.Remove(filepath.Join(w.Root, path)); err != nil {
			t.Fatal(err)
		}
	}
	if why := p.HookLost(); why != "" {
		t.Error(why)
	}
	own := filepath.Join(w.Root, "run/settings.json")
	if err := errors.Join(os.Remove(own), unix.Mkfifo(own, 0o600)); err != nil {
		t.Fatal(err)
	}
	lost := make(chan string, 1)
	go func() { lost <- p.HookLost() }()
	select {
	case why := <-lost:
		if why == "" {
			t.Error("a pipe in its place is not seen")
		}
	case <-time.After(20 * time.Second):
		t.Error("a pipe in its place stops the watch")
	}
}

func TestAdapter(t *testing.T) {
	for _, c := range []struct {
		what, inner, own string // the claude of the adapter's packages; the person's
		hooks            bool
		note             string
	}{
		{"its own claude", "2.1.316", "", true, ""},
		{"too old a claude", "2.1.294", "", false, "2.1.294"},
		{"no claude", "", "", false, "not found"},
		{"the person's claude", "2.1.294", "2.1.330", true, ""},
		{"too old a claude of the person's", "2.1.316", "2.1.200", false, "2.1.200"},
	} {
		w := newWorld(t)
		w.Install("claude-agent-acp", "@agentclientprotocol/claude-agent-acp", "0.100.0")
		if c.inner != "" {
			installInner(w, c.inner)
		}
		if c.own != "" {
			w.Install("claude", "@anthropic-ai/claude-code", c.own)
			w.Env = append(w.Env, "CLAUDE_CODE_EXECUTABLE=claude")
		}
		p := w.Plan("safe", "claude-agent-acp")
		if p.Hooks != c.hooks || !strings.Contains(agenttest.Notes(p), c.note) || (agenttest.Setting(p, "CLAUDE_CODE_EXECUTABLE") != "") != c.hooks {
			t.Errorf("%s: %+v", c.what, p)
		}
	}
}

// The wrapper starts the real claude with guard's settings before what the adapter gave.
func TestWrapper(t *testing.T) {
	w := newWorld(t)
	w.Install("claude-agent-acp", "@agentclientprotocol/claude-agent-acp", "0.100.0")
	installInner(w, "2.1.316")
	p := w.Plan("safe", "claude-agent-acp")
	if err := p.Write(); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args []string
		want string // SETTINGS: guard's; "": it fails
	}{
		{[]string{"--output-format", "stream-json", "a b", ""}, "--settings|SETTINGS|--output-format|stream-json|a b|"},
		{[]string{"auth", "status"}, "auth|status"},
		{[]string{"mcp", "serve"}, ""},
		{[]string{"plugin", "eval", "x"}, ""},
		{[]string{"mcp", "list"}, "mcp|list"},
		{[]string{"--bare", "--settings", `{"env":{"A":"it's"}}`, "--verbose"}, `--settings|{"env":{"A":"it's"},SETTINGS|--verbose`},
		{[]string{`--settings={}`, "-p"}, "--settings|SETTINGS|-p"},
		{[]string{"--settings", "/a/file", "-p"}, ""},
		{[]string{"hello"}, "--settings|SETTINGS|hello"},
		{[]string{"-p", "--managed-settings", `{"disableAllHooks":true}`}, ""},
		{[]string{"-p", "--managed-settings", `{"disableAllHook\u0073":true}`}, ""},
		{[]string{"-p", "--managed-settings", `{"env":{"CLAUDE_CODE_SIMPLE":"1"}}`}, ""},
		{[]string{"--settings", `{"env":{"CLAUDE_CODE_SIMPLE":"1"}}`}, ""},
		{[]string{"--settings", `{"env":{"CLAUDE_CODE_SAFE_MOD\u0045":"1"}}`}, ""},
		{[]string{"--settings", `{"env":{"CLAUDE_CODE_SIMPLE_SYSTEM_PROMPT":"1"}}`}, `--settings|{"env":{"CLAUDE_CODE_SIMPLE_SYSTEM_PROMPT":"1"},SETTINGS`},
		{[]string{"-p", "--", "--output-format", "stream-json"}, ""},
		{[]string{"--remote", "x", "-p"}, ""},
		{[]string{"-p", "--cloud=x"}, ""},
		{[]string{"--verbose", "daemon"}, ""},
		{[]string{"-p", "work in the daemon", "--model", "x"}, "--settings|SETTINGS|-p|work in the daemon|--model|x"},
		{[]string{`--managed-settings={"allowManagedHooksOnly":true}`, "-p"}, ""},
		{[]string{"--managed-settings", `{"model":"x"}`, "-p"}, `--settings|SETTINGS|--managed-settings|{"model":"x"}|-p`},
		{[]string{"--managed-settings", `{"strictPluginOnlyCustomization":["hooks"]}`, "-p"}, ""},
		{[]string{"-p", "--model"}, "--settings|SETTINGS|-p|--model"}, // it would take the next word
	} {
		start := exec.Command(agenttest.Setting(p, "CLAUDE_CODE_EXECUTABLE"), c.args...)
		start.Env = w.Env
		out, err := start.Output()
		got := strings.TrimSuffix(string(out), "\n")
		if at := strings.Index(got, "\"disableAgentView\""); at >= 0 {
			settings := json.NewDecoder(strings.NewReader("{" + got[at:]))
			var file settingsFile
			if err := settings.Decode(&file); err != nil || file.Hooks["PreToolUse"][0].Hooks[0].OnFailure != "block" {
				t.Errorf("%q: guard's settings are %s, %v", c.args, got[at:], err)
			}
			got = strings.TrimSuffix(strings.TrimSuffix(got[:at], "\n "), "{") + "SETTINGS" + got[at+int(settings.InputOffset())-1:]
		}
		got = strings.ReplaceAll(got, "\n", "|")
		if got != c.want || (err != nil) != (c.want == "") {
			t.Errorf("%q: %s, %v", c.args, got, err)
		}
	}
	// In a folder of settings into which guard has not looked, it starts none.
	for variable, starts := range map[string]bool{"CLAUDE_CONFIG_DIR=/elsewhere": false, "HOME=/elsewhere": false, "OTHER=/elsewhere": true} {
		elsewhere := exec.Command(agenttest.Setting(p, "CLAUDE_CODE_EXECUTABLE"), "-p")
		elsewhere.Env = append(slices.Clone(w.Env), variable)
		if err := elsewhere.Run(); (err == nil) != starts {
			t.Errorf("%s: %v", variable, err)
		}
	}
	w.Env = append(w.Env, "CLAUDE_CONFIG_DIR="+w.Home)
	if p = w.Plan("safe", "claude-agent-acp"); strings.Contains(agenttest.File(p, "claude"), "${HOME-}") {
		t.Error("the home is kept where another folder holds the settings")
	}
}

// A new tree begins at the commit that guard has looked at.
func TestWorktreeBegins(t *testing.T) {
	for line, want := range map[string]any{"-w": "head", "--worktree one": "head", "-p x": nil,
		`--settings {"worktree":{"baseRef":"fresh","sparsePaths":["x"]}} -w`: "head"} {
		w := newWorld(t)
		w.Install("claude", "@anthropic-ai/claude-code", "2.1.330")
		p := w.Plan("ask", "claude", strings.Fields(line)...)
		var settings struct{ Worktree map[string]any }
		if err := json.Unmarshal(p.Files[0].Content, &settings); err != nil || settings.Worktree["baseRef"] != want {
			t.Errorf("%s: %v, %v", line, settings, err)
		}
		if told := strings.Contains(agenttest.Notes(p), "new worktree"); told != (want != nil) {
			t.Errorf("%s: told: %v", line, told)
		}
	}
}

// A project that has Claude's sandbox hold less needs trust; one that turns it on does not.
func TestSandboxOfTheProject(t *testing.T) {
	for text, want := range map[string]int{
		`{"enabled":false}`: 1, `{"excludedCommands":["docker *"]}`: 1, `{"filesystem":{"allowWrite":["~/.ssh"]}}`: 1, `{"filesystem":{"allowWrite":["build","../x"]}}`: 1,
		`{"network":{"allowAllUnixSockets":true}}`: 1, `{"enabled":true,"filesystem":{"allowWrite":["./build/","out"],"denyRead":["secret"]}}`: 0,
	} {
		w := newWorld(t)
		w.Install("claude", "@anthropic-ai/claude-code", "2.1.330")
		w.Write("work/proj/.claude/settings.json", `{"sandbox":`+text+`}`)
		if p := w.Plan("ask", "claude"); len(p.Layers) != want {
			t.Errorf("%s: %+v", text, p.Layers)
		}
	}
}
