package codex

import (
	"path/filepath"
	"strings"
	"testing"
)

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
			w.Install("codex", "@openai/codex", c.version)
			p := w.Asks(c.mode, "codex", !c.later, strings.Fields(c.line)...)
			line := strings.Join(p.Args, " ")
			if all := strings.Contains(line, `projects={"`+w.Project+`"={trust_level="untrusted"}}`); all != c.all || all && strings.Contains(line, " -a ") {
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
				w.Install("codex", "@openai/codex", "0.169.0")
				p := w.Asks("ask", "codex", true)
				w.Write(filepath.Join(folder, "default.rules"), c.text)
				if err := p.Dialog("Bash", c.raw); (err == nil) != c.asks {
					t.Errorf("%s: %v", folder, err)
				}
			}
		})
	}
}
