package plan_test

import (
	"bytes"
	"errors"
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"guard/agent/agenttest"
	"guard/interpose/plan"
)

var update = flag.Bool("update", false, "write the golden files anew")

func TestProtocol(t *testing.T) {
	w := newWorld(t)
	for _, command := range []string{"gemini", "codex", "codex-acp", "claude-code-acp", "opencode", "goose", "kimi", "qwen", "copilot", "auggie", "cursor-agent", "mine"} {
		w.Install(command, "any-"+command, "1.0.0")
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
		{"claude-code-acp", "acp", "claude"},
		{"opencode acp", "acp", ""},
		{"opencode run acp", "pty", ""},
		{"opencode --log-level DEBUG acp", "acp", ""},
		{"opencode --log-level=DEBUG run acp", "pty", ""},
		{"cursor-agent --workspace ../x acp", "acp", ""},
		{"goose --debug acp", "acp", "goose"},
		{"kimi --acp", "acp", ""},
		{"qwen --acp", "acp", ""},
		{"copilot --acp", "acp", ""},
		{"auggie --acp", "acp", ""},
	} {
		words := strings.Fields(c.line)
		p := w.Plan("safe", words[0], words[1:]...)
		if p.Protocol != c.protocol || p.Dialect != c.dialect {
			t.Errorf("%s: %q %q, want %q %q", c.line, p.Protocol, p.Dialect, c.protocol, c.dialect)
		}
	}
}

func TestAgentOfTheConfigurationNeedsNoPlan(t *testing.T) {
	w := newWorld(t)
	w.Install("mine", "mine", "1.0.0")
	r := w.Request("safe", "my-agent", "--acp")
	r.Command = []string{"mine", "--first"}
	p, err := plan.For(r)
	if err != nil || p.Protocol != "acp" || w.Short(p) != "--first --acp" || p.Program != filepath.Join(w.Root, "node_modules/.bin/mine") {
		t.Errorf("%+v, %v", p, err)
	}
	r.Args, r.Protocol = nil, "plain"
	if p, _ := plan.For(r); p.Protocol != "plain" {
		t.Errorf("a forced protocol gave %q", p.Protocol)
	}
}

func TestAnyProgramHasNoPlan(t *testing.T) {
	w := newWorld(t)
	w.installGemini("0.61.0")
	r := w.Request("safe", "gemini", "--yolo", "--acp")
	r.Any, r.Command, r.Protocol = true, []string{"gemini"}, "acp"
	p, err := plan.For(r)
	if err != nil || w.Short(p) != "--yolo --acp" || p.Protocol != "acp" || len(p.Files) > 0 {
		t.Errorf("%+v, %v", p, err)
	}
	if !strings.Contains(agenttest.Notes(p), "guard gemini") {
		t.Errorf("the plan that protects more is not named: %s", agenttest.Notes(p))
	}
}

func TestUnknownAgent(t *testing.T) {
	w := newWorld(t)
	if _, err := plan.For(w.Request("safe", "vim")); !errors.Is(err, plan.ErrUnknown) || !strings.Contains(err.Error(), "vim") {
		t.Error(err)
	}
}

func TestWrite(t *testing.T) {
	w := newWorld(t)
	w.installGemini("0.61.0")
	p := w.Plan("safe", "gemini", "--acp")
	if err := p.Write(); err != nil {
		t.Fatal(err)
	}
	for _, f := range p.Files {
		info, err := os.Stat(f.Path)
		if err != nil || info.Mode().Perm() != 0o600 || filepath.Dir(f.Path) != filepath.Join(w.Root, "run") {
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
			w.Install("codex-acp", "@agentclientprotocol/codex-acp", "2.6.0")
			w.Write("home/.gemini/policies/own.toml", "[[rule]]\ntoolName = \"glob\"\ndecision = \"deny\"\npriority = 7\n")
			w.Env = append(w.Env, `CODEX_CONFIG={"model":"secret-model"}`)
			words := strings.Fields(line)
			var b bytes.Buffer
			w.Plan(words[0], words[1], words[2:]...).Explain(&b, plan.Screen{Cells: utf8.RuneCountInString, Escape: func(s string) string { return s }})
			got := strings.ReplaceAll(b.String(), w.Root, "ROOT")
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

// A file of the run folder is read; a script of it is started.
func TestFilesOfTheRunFolder(t *testing.T) {
	b := plan.Builder{Request: plan.Request{RunDir: t.TempDir()}}
	for path, mode := range map[string]os.FileMode{b.AddFile("a.toml", []byte("x"), "read"): 0o600, b.AddProgram("start", []byte("#!/bin/sh\n"), "started"): 0o700} {
		if !slices.ContainsFunc(b.Files, func(f plan.File) bool { return f.Path == path && f.Mode == mode }) {
			t.Errorf("%s: %+v", path, b.Files)
		}
	}
}
