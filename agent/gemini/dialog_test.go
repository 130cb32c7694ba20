package gemini

import (
	"strings"
	"testing"

	"guard/agent/agenttest"
)

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
			w.install(c.version)
			for path, text := range c.files {
				w.Write(path, text)
			}
			if c.env != "" {
				w.Env = append(w.Env, c.env)
			}
			p := w.Asks("ask", "gemini", true, strings.Fields(c.line)...)
			got := "none"
			if p.Dialog != nil {
				got = ""
				if err := p.Dialog(shellTool, "rm x"); err != nil {
					got = err.Error()
				}
			}
			if c.why == "" && got != "" || !strings.Contains(got, c.why) {
				t.Errorf("%q, want %q; %s", got, c.why, agenttest.Notes(p))
			}
			if !strings.Contains(agenttest.Added(t, p, "hooks/hooks.json"), `"Notification"`) {
				t.Error("guard is not told of dialogs")
			}
		})
	}
	w := newWorld(t)
	w.install("0.61.0")
	if p := w.Plan("ask", "gemini"); p.Dialog != nil || strings.Contains(agenttest.Added(t, p, "hooks/hooks.json"), "Notification") {
		t.Error("a dialog that nobody wants")
	}
	p := w.Asks("ask", "gemini", true) // the setting changes while it runs
	w.Write("home/.gemini/settings.json", `{"security":{"enablePermanentToolApproval":true}}`)
	if err := p.Dialog(shellTool, ""); err == nil {
		t.Error("the setting is not looked at again")
	}
}
