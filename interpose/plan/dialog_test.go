package plan

import (
	"path/filepath"
	"strings"
	"testing"
)

func (w *world) asks(mode, name string, first bool, args ...string) Plan {
	w.t.Helper()
	r := w.request(mode, name, args...)
	r.Asks, r.AsksMost = true, first
	p, err := For(r)
	if err != nil {
		w.t.Fatal(err)
	}
	return p
}

// Where Gemini's dialog may not come, or would lift what the person forbids, guard does not rely on it.
func TestGeminiDialog(t *testing.T) {
	rule := func(members string) map[string]string {
		return map[string]string{"home/.gemini/policies/mine.toml": "[[rule]]\npriority = 100\n" + members + "\n"}
	}
	settings := func(text string) map[string]string {
		return map[string]string{"home/.gemini/settings.json": text}
	}
	for _, c := range []struct {
		name, version, line string
		files               map[string]string
		env                 string
		why                 string // for a command; "": it comes
	}{
		{name: "it comes", version: "0.61.0"},
		{name: "a patch of it", version: "0.61.3"},
		{name: "an older one", version: "0.60.9", why: "only in gemini 0.61.0"},
		{name: "a newer one", version: "0.62.0", why: "only in gemini 0.61.0"},
		{name: "-p", version: "0.61.0", line: "-p x", why: "(-p)"},
		{name: "--prompt=", version: "0.61.0", line: "--prompt=x", why: "(-p)"},
		{name: "-i", version: "0.61.0", line: "-i x"},
		{name: "plan mode", version: "0.61.0", line: "--approval-mode plan", why: "plan mode"},
		{name: "plan mode by settings", version: "0.61.0", files: settings(`{"general":{"defaultApprovalMode":"plan"}}`), why: "plan mode"},
		{name: "CI", version: "0.61.0", env: "CI=true", why: "CI"},
		{name: "a denial", version: "0.61.0", files: rule("toolName = \"run_shell_command\"\ncommandPrefix = \"rm\"\ndecision = \"deny\""), why: "would lift that"},
		{name: "a denial of everything", version: "0.61.0", files: rule("toolName = \"*\"\nargsPattern = \"x\"\ndecision = \"deny\""), why: "would lift that"},
		{name: "a denial by a pattern of names", version: "0.61.0", files: rule("toolName = \"run_*\"\ndecision = \"deny\""), why: "would lift that"},
		{name: "a denial of another tool", version: "0.61.0", files: rule("toolName = [\"write_file\", \"replace\"]\ndecision = \"deny\"")},
		{name: "a denial of a server", version: "0.61.0", files: rule("toolName = \"*\"\nmcpName = \"s\"\ndecision = \"deny\"")},
		{name: "a denial in plan mode", version: "0.61.0", files: rule("toolName = \"*\"\ndecision = \"deny\"\nmodes = [\"plan\"]")},
		{name: "an allowance", version: "0.61.0", files: rule("toolName = \"run_shell_command\"\ndecision = \"allow\"")},
		{name: "the machine's denial", version: "0.61.0", files: map[string]string{"etc/policies/a.toml": "[[rule]]\ntoolName = \"*\"\ndecision = \"deny\"\npriority = 1\n"}, why: "would lift that"},
		{name: "an extension's denial", version: "0.61.0",
			files: map[string]string{"home/.gemini/extensions/e/policies/a.toml": "[[rule]]\ntoolName = \"run_shell_command\"\nargsPattern = \"x\"\ndecision = \"deny\"\npriority = 1\n"}, why: "would lift that"},
		{name: "the settings' denial", version: "0.61.0", files: settings(`{"tools":{"exclude":["run_shell_command"]}}`), why: "would lift that"},
		{name: "a safety checker", version: "0.61.0", files: map[string]string{"home/.gemini/policies/c.toml": "[[safety_checker]]\ntoolName = \"*\"\npriority = 1\n[safety_checker.checker]\ntype = \"in-process\"\nname = \"allowed-path\"\n"}, why: "would lift that"},
		{name: "Gemini's own checker", version: "0.61.0", files: settings(`{"security":{"enableConseca":true}}`), why: "enableConseca"},
		{name: "for all time", version: "0.61.0", files: settings(`{"security":{"enablePermanentToolApproval":true}}`), why: "for all time"},
		{name: "for all time, by the project", version: "0.61.0",
			files: map[string]string{"work/proj/.gemini/settings.json": `{"security":{"enablePermanentToolApproval":true}}`}, why: "for all time"},
		{name: "hooks that may not be heard", version: "0.61.0", files: settings(`{"hooksConfig":{"enabled":false}}`), why: "none"},
	} {
		t.Run(c.name, func(t *testing.T) {
			w := newWorld(t)
			w.installGemini(c.version)
			for path, text := range c.files {
				w.write(path, text)
			}
			if c.env != "" {
				w.env = append(w.env, c.env)
			}
			p := w.asks("ask", "gemini", true, strings.Fields(c.line)...)
			got := "none"
			if p.Dialog != nil {
				got = ""
				if err := p.Dialog(shellTool, "rm x"); err != nil {
					got = err.Error()
				}
			}
			if c.why == "" && got != "" || !strings.Contains(got, c.why) {
				t.Errorf("%q, want %q; %s", got, c.why, p.notes())
			}
			if !strings.Contains(p.added(t, "hooks/hooks.json"), `"Notification"`) {
				t.Error("guard is not told of dialogs")
			}
		})
	}
	w := newWorld(t)
	w.installGemini("0.61.0")
	if p := w.plan("ask", "gemini"); p.Dialog != nil || strings.Contains(p.added(t, "hooks/hooks.json"), "Notification") {
		t.Error("a dialog that nobody wants")
	}
	p := w.asks("ask", "gemini", true) // the setting changes while it runs
	w.write("home/.gemini/settings.json", `{"security":{"enablePermanentToolApproval":true}}`)
	if err := p.Dialog(shellTool, ""); err == nil {
		t.Error("the setting is not looked at again")
	}
}

// Codex is started so that it asks about everything where its dialog is the first way, and only there.
func TestCodexDialog(t *testing.T) {
	for _, c := range []struct {
		name, mode, version, line string
		later                     bool // agent is not the first way
		all                       bool
		why                       string
	}{
		{name: "it asks about everything", mode: "ask", version: "0.169.0", all: true},
		{name: "resumed", mode: "ask", version: "0.169.0", line: "resume --last", all: true},
		{name: "not the first way", mode: "ask", version: "0.169.0", later: true},
		{name: "safe", mode: "safe", version: "0.169.0"},
		{name: "unrestricted", mode: "unrestricted", version: "0.169.0"},
		{name: "another version", mode: "ask", version: "0.170.0", why: "only of codex 0.169.0"},
		{name: "told when to ask", mode: "ask", version: "0.169.0", line: "-a on-request", why: "when it asks"},
		{name: "told by a setting", mode: "ask", version: "0.169.0", line: `-c approval_policy="never"`, why: "when it asks"},
		{name: "in another folder", mode: "ask", version: "0.169.0", line: "-C /x", why: "another folder"},
		{name: "exec", mode: "ask", version: "0.169.0", line: "exec x", why: "none"},
	} {
		t.Run(c.name, func(t *testing.T) {
			w := newWorld(t)
			w.install("codex", "@openai/codex", c.version)
			p := w.asks(c.mode, "codex", !c.later, strings.Fields(c.line)...)
			line := strings.Join(p.Args, " ")
			if all := strings.Contains(line, `projects={"`+w.proj+`"={trust_level="untrusted"}}`); all != c.all || all && strings.Contains(line, " -a ") {
				t.Errorf("%s", line)
			}
			got := "none"
			if p.Dialog != nil {
				got = ""
				if err := p.Dialog("Bash", "rm x"); err != nil {
					got = err.Error()
				}
			}
			if c.why == "" && got != "" || !strings.Contains(got, c.why) {
				t.Errorf("%q, want %q", got, c.why)
			}
		})
	}
}

// A lasting rule lets Codex run a command without its dialog.
func TestCodexRules(t *testing.T) {
	for name, c := range map[string]struct {
		text, raw string
		asks      bool
	}{
		"no rule":             {"", "rm x", true},
		"of another program":  {`prefix_rule(pattern=["git", "status"], decision="allow")`, "rm x", true},
		"of this":             {`prefix_rule(pattern=["rm", "-f"], decision="allow")`, "rm x", false},
		"in a chain":          {`prefix_rule(pattern=["rm"], decision="allow")`, "cd y && rm x", false},
		"by quotes":           {`prefix_rule(pattern=["rm"], decision="allow")`, `r""\m x`, false},
		"by its path":         {`prefix_rule(pattern=["/bin/rm"], decision="allow")`, `rm x`, false},
		"one of several":      {"prefix_rule(\n    pattern = [[\"ls\", \"rm\"], \"x\"],\n)", "rm x", false},
		"that is not read":    {`rules = ["rm"] + prefix_rule(pattern=words)`, "ls", false},
		"with an escape":      {`prefix_rule(pattern=["r\u006d"])`, "rm x", false},
		"one read, one not":   {"prefix_rule(pattern=[\"git\"])\nprefix_rule(pattern=['rm'])", "rm x", false},
		"several, of another": {"prefix_rule(pattern=[\"git\"], decision=\"allow\")\nprefix_rule(pattern=[\"npm\"], decision=\"allow\")\n", "rm x", true},
	} {
		t.Run(name, func(t *testing.T) {
			for _, folder := range []string{"home/.codex/rules", "work/proj/.codex/rules"} {
				w := newWorld(t)
				w.install("codex", "@openai/codex", "0.169.0")
				p := w.asks("ask", "codex", true)
				w.write(filepath.Join(folder, "default.rules"), c.text)
				if err := p.Dialog("Bash", c.raw); (err == nil) != c.asks {
					t.Errorf("%s: %v", folder, err)
				}
			}
		})
	}
}
