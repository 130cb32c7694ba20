package gemini

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"guard/agent/agenttest"
	"guard/interpose/plan"
)

func TestGeminiArguments(t *testing.T) {
	const asked = " --admin-policy /run/ask-all.toml --admin-policy /run/kept.toml"
	for _, c := range []struct{ mode, settings, line, want string }{
		{"safe", "", "--acp", "--acp --approval-mode default" + asked},
		{"safe", "", "--acp --yolo", "--acp --approval-mode default" + asked},
		{"ask", "", "--acp -y -m x", "--acp -m x --approval-mode default" + asked},
		{"safe", "", "--acp --yolo=false", "--acp --yolo=false --approval-mode default" + asked},
		{"safe", "", "--acp --approval-mode auto_edit", "--acp --approval-mode default" + asked},
		{"safe", "", "--acp --approvalMode=yolo", "--acp --approval-mode default" + asked},
		{"safe", "", "--acp --approval-mode plan", "--acp --approval-mode plan" + asked},
		{"safe", `{"general":{"defaultApprovalMode":"plan"}}`, "--acp", "--acp --approval-mode plan" + asked},
		{"safe", `{"general":{"defaultApprovalMode":"auto_edit"}}`, "--acp", "--acp --approval-mode default" + asked},
		{"unrestricted", "", "--acp --yolo", "--acp --yolo" + asked},
		{"unrestricted", "", "--acp --approval-mode auto_edit", "--acp --approval-mode default" + asked},
		{"nonsense", "", "--acp --yolo", "--acp --approval-mode default" + asked},
		{"safe", "", "--yolo", "--policy /run/guard.toml"},
		{"unrestricted", "", "--yolo", "--policy /run/guard.toml --yolo"},
	} {
		w := newWorld(t)
		w.install("0.61.0")
		if c.settings != "" {
			w.Write("home/.gemini/settings.json", c.settings)
		}
		if got := w.Short(w.Plan(c.mode, "gemini", strings.Fields(c.line)...)); got != c.want {
			t.Errorf("%s %s %s\n got %s\nwant %s", c.mode, c.settings, c.line, got, c.want)
		}
	}
}

func TestGeminiVersions(t *testing.T) {
	for _, c := range []struct{ version, note, has, hasNot string }{
		{"0.61.0", "sub-agents", "--admin-policy", "newer"},
		{"0.99.0", "newer than 0.61.0", "--admin-policy", ""},
		{"0.35.0", "sub-agents", "--admin-policy", ""},
		{"0.34.0", "no --admin-policy", "--acp --approval-mode default", "--admin-policy"},
		{"0.32.1", "no --admin-policy", "--approval-mode default", "--acp"},
	} {
		w := newWorld(t)
		w.install(c.version)
		p := w.Plan("safe", "gemini", "--acp", "--yolo")
		line := " " + w.Short(p) + " "
		if !strings.Contains(agenttest.Notes(p), c.note) || !strings.Contains(line, " "+c.has+" ") || c.hasNot != "" && strings.Contains(line, " "+c.hasNot+" ") {
			t.Errorf("%s: %s\n%s", c.version, line, agenttest.Notes(p))
		}
		if p.Version != c.version || p.Package != "@google/gemini-cli" || !p.Bypass {
			t.Errorf("%s: %q %q wish %v", c.version, p.Version, p.Package, p.Bypass)
		}
	}
}

func TestGeminiOfUnknownVersionGetsThePolicy(t *testing.T) {
	w := newWorld(t)
	w.Install("gemini", "renamed", "1.0.0")
	p := w.Plan("safe", "gemini", "--acp")
	if agenttest.File(p, "ask-all.toml") == "" || !strings.Contains(agenttest.Notes(p), "version is not known") || !strings.Contains(agenttest.Notes(p), "plan mode") {
		t.Errorf("%+v", p)
	}
}

func TestGeminiKeepsWhatThePersonForbids(t *testing.T) {
	for _, c := range []struct{ what, path, content, args, want string }{
		{"a policy of the user", "home/.gemini/policies/a.toml", rulesOf("run_shell_command", "deny", `commandRegex = "^x"`), "", `commandRegex = "^x"`},
		{"unknown members stay", "home/.gemini/policies/a.toml", rulesOf("x", "deny", `future = "kept"`), "", `future = "kept"`},
		{"a policy from --policy", "own/b.toml", rulesOf("from_flag", "deny", ""), "--policy ROOT/own/b.toml", "from_flag"},
		{"a folder from --policy", "own/b.toml", rulesOf("from_flag", "deny", ""), "--policy ROOT/own", "from_flag"},
		{"a policy from the settings", "home/.gemini/settings.json", `{"policyPaths":["~/p.toml"]}`, "", "from_home"},
		{"the person's admin policy", "own/c.toml", rulesOf("from_admin", "deny", ""), "--admin-policy=ROOT/own/c.toml", "from_admin"},
		{"an extension", "home/.gemini/extensions/e/policies/p.toml", rulesOf("from_extension", "deny", ""), "", "from_extension"},
		{"tools.exclude", "home/.gemini/settings.json", `{"tools":{"exclude":["excluded_tool"]}} // x`, "", "excluded_tool"},
		{"tools.exclude of the project", "work/proj/.gemini/settings.json", `{"tools":{"exclude":["excluded_tool"]}}`, "", "excluded_tool"},
		{"tools.exclude of the machine", "etc/settings.json", `{"tools":{"exclude":["excluded_tool"]}}`, "", "excluded_tool"},
		{"mcp.excluded", "home/.gemini/settings.json", `{"mcp":{"excluded":["${SERVER:-evil}"]}}`, "", `mcpName = "evil"`},
		{"tools.core", "home/.gemini/settings.json", `{"tools":{"core":["run_shell_command(git)"]}}`, "", `commandPrefix = "git"`},
	} {
		t.Run(c.what, func(t *testing.T) {
			w := newWorld(t)
			w.install("0.61.0")
			w.Write("home/p.toml", rulesOf("from_home", "deny", ""))
			w.Write(c.path, c.content)
			p := w.Plan("safe", "gemini", append([]string{"--acp"}, strings.Fields(strings.ReplaceAll(c.args, "ROOT", w.Root))...)...)
			if kept := agenttest.File(p, "kept.toml"); !strings.Contains(kept, c.want) || !strings.Contains(kept, `decision = "deny"`) {
				t.Errorf("%q is not in\n%s", c.want, kept)
			}
		})
	}
}

func rulesOf(tool, decision, more string) string {
	return "[[rule]]\ntoolName = \"" + tool + "\"\ndecision = \"" + decision + "\"\npriority = 100\n" + more + "\n"
}

// A kept rule that Gemini's schema rejects would take guard's whole file with it.
func TestGeminiIgnoresTheFilesThatGeminiIgnores(t *testing.T) {
	for what, content := range map[string]string{
		"no priority":         "[[rule]]\ntoolName = \"x_tool\"\ndecision = \"deny\"\n",
		"priority too high":   strings.Replace(rulesOf("x_tool", "deny", ""), "100", "1000", 1),
		"priority a fraction": strings.Replace(rulesOf("x_tool", "deny", ""), "100", "1.5", 1),
		"unknown decision":    rulesOf("x_tool", "refuse", ""),
		"unknown mode":        rulesOf("x_tool", "deny", `modes = ["fast"]`),
		"a member's type":     rulesOf("x_tool", "deny", `commandRegex = 1`),
		"no tool":             "[[rule]]\ndecision = \"deny\"\npriority = 1\nargsPattern=\"x_tool\"",
	} {
		w := newWorld(t)
		w.install("0.61.0")
		w.Write("home/.gemini/policies/a.toml", content)
		p := w.Plan("safe", "gemini", "--acp")
		if strings.Contains(agenttest.File(p, "kept.toml"), "x_tool") || !strings.Contains(agenttest.Notes(p), "ignores this file") {
			t.Errorf("%s: %s\n%s", what, agenttest.Notes(p), agenttest.File(p, "kept.toml"))
		}
	}
}

func TestGeminiDoesNotStartOnWhatCannotBeRead(t *testing.T) {
	for path, content := range map[string]string{
		"home/.gemini/policies/a.toml":     "[[rule]\n",
		"home/.gemini/settings.json":       "{",
		"work/proj/.gemini/settings.json":  `{"a":1,}`,
		"etc/settings.json":                "[]",
		"home/.gemini/extensions/e/x":      "",
		"home/.gemini/extensions/ext.json": "{}",
	} {
		w := newWorld(t)
		w.install("0.61.0")
		w.Write(path, content)
		_, err := plan.For(w.Request("safe", "gemini", "--acp"))
		if harmless := strings.Contains(path, "extensions"); harmless != (err == nil) || !harmless && (!errors.Is(err, plan.ErrConfig) || !strings.Contains(err.Error(), path)) {
			t.Errorf("%s: %v", path, err)
		}
	}
}

func TestGeminiWithPoliciesOfTheMachine(t *testing.T) {
	w := newWorld(t)
	w.install("0.61.0")
	w.Write("etc/policies/admin.toml", rulesOf("x", "deny", ""))
	w.Write("home/.gemini/policies/a.toml", rulesOf("y", "deny", "")+"[[safety_checker]]\ntoolName = \"*\"\n[safety_checker.checker]\ntype = \"in-process\"\nname = \"conseca\"\n")
	p := w.Plan("safe", "gemini", "--acp")
	const want = "--acp --approval-mode default --policy /run/ask-all.toml --policy /run/kept.toml --policy /run/checkers.toml"
	if w.Short(p) != want || !strings.Contains(agenttest.Notes(p), "one tier below") || !strings.Contains(agenttest.File(p, "checkers.toml"), "conseca") {
		t.Errorf("%s\n%s\n%s", w.Short(p), agenttest.Notes(p), agenttest.File(p, "checkers.toml"))
	}
	if ask := agenttest.File(p, "ask-all.toml"); !strings.Contains(ask, "priority = 960") {
		t.Errorf("below the user tier's own rules:\n%s", ask)
	}
}

func TestGeminiAdminPolicyOfThePerson(t *testing.T) {
	w := newWorld(t)
	w.install("0.61.0")
	w.Write("own.toml", rulesOf("run_shell_command", "allow", ""))
	p := w.Plan("safe", "gemini", "--acp", "--admin-policy", w.Root+"/own.toml")
	if strings.Contains(w.Short(p), "own.toml") || !strings.Contains(agenttest.Notes(p), "allowances are asked") {
		t.Errorf("an allowance of the highest tier was left: %s\n%s", w.Short(p), agenttest.Notes(p))
	}
}

// In another tree of the repository Gemini takes the settings of its root.
func TestWorktreeSettings(t *testing.T) {
	for line, want := range map[string]int{"--worktree -p x": 1, "-w one": 1, "-p x": 0} {
		w := newWorld(t)
		w.Install("gemini", "@google/gemini-cli", "0.61.0")
		w.Env = append(w.Env, "GEMINI_CLI_TRUST_WORKSPACE=true")
		w.Write("work/proj/sub/x", "")
		w.Write("work/proj/.gemini/settings.json", `{"mcpServers":{"a":{"command":"./a"}},"hooksConfig":{"enabled":false}}`)
		r := w.Request("safe", "gemini", strings.Fields(line)...)
		r.Dir = filepath.Join(w.Project, "sub")
		p, err := plan.For(r)
		if off := strings.Contains(agenttest.Notes(p), "hooksConfig.enabled"); err != nil || len(p.Layers) != want || off != (want > 0) {
			t.Errorf("%s: %d layers, hook off: %v, %v", line, len(p.Layers), off, err)
		}
	}
}

// TestPoliciesThatNobodyReads: an extension that is linked lies in a folder that the agent may work in, so that its
// policies can be anything. None is waited for, and none is lost without a word.
func TestPoliciesThatNobodyReads(t *testing.T) {
	for name, put := range map[string]func(path string) error{
		"a pipe":        func(path string) error { return syscall.Mkfifo(path, 0o600) },
		"without end":   func(path string) error { return os.Symlink("/dev/zero", path) },
		"too large":     func(path string) error { return os.WriteFile(path, bytes.Repeat([]byte("#\n"), 1<<20), 0o600) },
		"nested deeply": func(path string) error { return os.WriteFile(path, nested, 0o600) },
	} {
		w := newWorld(t)
		w.install("0.61.0")
		w.Write("home/own/beside", "")
		own := filepath.Join(w.Home, "own", "x.toml")
		if err := put(own); err != nil {
			t.Fatal(err)
		}
		ended := make(chan error, 1)
		go func() {
			_, err := plan.For(w.Request("safe", "gemini", "--acp", "--policy", own))
			ended <- err
		}()
		select {
		case err := <-ended:
			if !errors.Is(err, plan.ErrConfig) || !strings.Contains(err.Error(), own) {
				t.Errorf("%s: %v", name, err)
			}
		case <-time.After(10 * time.Second):
			t.Errorf("%s: guard waits", name)
			_ = os.WriteFile(own, nil, 0o600) // lets it go
		}
	}
}

// nested is TOML that takes a decoder minutes.
var nested = []byte("a = " + strings.Repeat("[", 100_000) + strings.Repeat("]", 100_000))
