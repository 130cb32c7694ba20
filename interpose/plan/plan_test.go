package plan

import (
	"bytes"
	"errors"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the golden files anew")

func TestProtocol(t *testing.T) {
	w := newWorld(t)
	for _, command := range []string{"gemini", "codex", "codex-acp", "claude-code-acp", "opencode", "goose", "kimi", "qwen", "copilot", "auggie", "mine"} {
		w.install(command, "any-"+command, "1.0.0")
	}
	for _, c := range []struct{ line, protocol, dialect string }{
		{"gemini --acp", "acp", "gemini"},
		{"gemini --experimental-acp", "acp", "gemini"},
		{"gemini", "pty", ""},
		{"gemini -p x -- --acp", "pty", ""},
		{"gemini --acp=false", "pty", ""},
		{"codex", "pty", ""},
		{"codex app-server", "app-server", "codex-app-server"},
		{"codex-acp", "acp", "codex"},
		{"claude-code-acp", "acp", ""},
		{"opencode acp", "acp", ""},
		{"opencode run acp", "pty", ""},
		{"goose --debug acp", "acp", ""},
		{"kimi --acp", "acp", ""},
		{"qwen --acp", "acp", ""},
		{"copilot --acp", "acp", ""},
		{"auggie --acp", "acp", ""},
	} {
		words := strings.Fields(c.line)
		p := w.plan("safe", words[0], words[1:]...)
		if p.Protocol != c.protocol || p.Dialect != c.dialect {
			t.Errorf("%s: %q %q, want %q %q", c.line, p.Protocol, p.Dialect, c.protocol, c.dialect)
		}
	}
}

func TestAgentOfTheConfigurationNeedsNoPlan(t *testing.T) {
	w := newWorld(t)
	w.install("mine", "mine", "1.0.0")
	r := w.request("safe", "my-agent", "--acp")
	r.Command = []string{"mine", "--first"}
	p, err := For(r)
	if err != nil || p.Protocol != "acp" || w.short(p) != "--first --acp" || p.Program != filepath.Join(w.root, "node_modules/.bin/mine") {
		t.Errorf("%+v, %v", p, err)
	}
	r.Args, r.Protocol = nil, "plain"
	if p, _ := For(r); p.Protocol != "plain" {
		t.Errorf("a forced protocol gave %q", p.Protocol)
	}
}

func TestAnyProgramHasNoPlan(t *testing.T) {
	w := newWorld(t)
	w.installGemini("0.61.0")
	r := w.request("safe", "gemini", "--yolo", "--acp")
	r.Any, r.Command, r.Protocol = true, []string{"gemini"}, "acp"
	p, err := For(r)
	if err != nil || w.short(p) != "--yolo --acp" || p.Protocol != "acp" || len(p.Files) > 0 {
		t.Errorf("%+v, %v", p, err)
	}
	if !strings.Contains(p.notes(), "guard gemini") {
		t.Errorf("the plan that protects more is not named: %s", p.notes())
	}
}

func TestUnknownAgent(t *testing.T) {
	w := newWorld(t)
	for name, want := range map[string]string{"gemni": `did you mean "gemini"?`, "codex-apc": `did you mean "codex-acp"?`, "vim": "guard run -- COMMAND"} {
		_, err := For(w.request("safe", name))
		if !errors.Is(err, ErrUnknown) || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestWrite(t *testing.T) {
	w := newWorld(t)
	w.installGemini("0.61.0")
	p := w.plan("safe", "gemini", "--acp")
	if err := p.Write(); err != nil {
		t.Fatal(err)
	}
	for _, f := range p.Files {
		info, err := os.Stat(f.Path)
		if err != nil || info.Mode().Perm() != 0o600 || filepath.Dir(f.Path) != filepath.Join(w.root, "run") {
			t.Errorf("%s: %v, %v", f.Path, info, err)
		}
	}
	if err := p.Write(); !errors.Is(err, os.ErrExist) {
		t.Errorf("a file that was there before was written: %v", err)
	}
}

func TestExplainGolden(t *testing.T) {
	for name, line := range map[string]string{
		"gemini":          "safe gemini --acp --yolo",
		"gemini-terminal": "safe gemini --yolo -e mine",
		"codex-acp":       "ask codex-acp",
	} {
		t.Run(name, func(t *testing.T) {
			w := newWorld(t)
			w.installGemini("0.61.0")
			w.install("codex-acp", newAdapter, "2.6.0")
			w.write("home/.gemini/policies/own.toml", "[[rule]]\ntoolName = \"glob\"\ndecision = \"deny\"\npriority = 7\n")
			w.env = append(w.env, `CODEX_CONFIG={"model":"secret-model"}`)
			words := strings.Fields(line)
			var b bytes.Buffer
			w.plan(words[0], words[1], words[2:]...).Explain(&b)
			got := strings.ReplaceAll(b.String(), w.root, "ROOT")
			golden := filepath.Join("testdata", name+".golden")
			if *update {
				if err := os.WriteFile(golden, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(golden)
			if err != nil || got != string(want) {
				t.Errorf("%s differs (%v):\n%s", golden, err, got)
			}
			if strings.Contains(got, "secret-model") {
				t.Error("the person's own environment is shown")
			}
		})
	}
}

func TestExplainShowsNoControlCharacters(t *testing.T) {
	var b bytes.Buffer
	Plan{Agent: "a\x1b[31m", Program: "/x\u202ey", Args: []string{"\x07"}, Notes: []string{"n\u200b"}}.Explain(&b)
	for _, r := range b.String() {
		if r != '\n' && (r < ' ' || isDirection(r)) {
			t.Errorf("%q is shown raw in %q", r, b.String())
		}
	}
}
