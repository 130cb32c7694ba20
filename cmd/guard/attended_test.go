package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Where nobody chose a mode, a person at a terminal is asked, and told why and how to change it. Whoever chose one has
// it, and where the question cannot be put there, or nobody would answer it, nothing is loosened.
func TestTheModeOfAPersonAtATerminal(t *testing.T) {
	for _, tt := range []struct {
		name, file string // the person's own guard.toml
		flags, env []string
		asks, told bool
	}{
		{name: "nobody chose", asks: true, told: true},
		{name: "quiet", flags: []string{"--quiet"}, asks: true},
		{name: "a file says ask", file: `mode = "ask"`, asks: true},
		{name: "a file says safe", file: `mode = "safe"`},
		{name: "a flag says safe", flags: []string{"--mode", "safe"}},
		{name: "the agent's own table says safe", file: "[agents.codex]\nmode = \"safe\""},
		{name: "questions go elsewhere", file: `ask_via = ["client", "watch"]`},
		{name: "in CI", env: []string{"CI=true"}},
		{name: "CI=false", env: []string{"CI=false"}, asks: true, told: true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			conf := t.TempDir()
			if err := os.MkdirAll(filepath.Join(conf, "guard"), 0o700); err != nil {
				t.Fatal(err)
			}
			write(t, filepath.Join(conf, "guard", "guard.toml"), tt.file+"\n")
			s := fakeSeat(t, 80, 24, onAlternate, append(tt.env, "XDG_CONFIG_HOME="+conf), tt.flags...)
			s.on("END")
			n := s.call("rm -rf ./tmp_*")
			if tt.asks {
				s.on("rm -rf ./tmp_*").awake()
				if got := s.insists("o", n); got != "<nil> " {
					t.Errorf("answered %q", got)
				}
			} else if got := s.answer(n); !strings.Contains(got, "the mode safe refuses it") {
				t.Errorf("answered %q", got)
			}
			s.on("END").types("X").ended()
			said := strings.Contains(string(s.Bytes()), "mode ask, as you are at a terminal and chose none")
			if said != tt.told {
				t.Errorf("told %v: %s", said, s.Look())
			}
			if want := map[bool]string{true: `"mode":"ask"`, false: `"mode":"safe"`}[tt.asks]; !strings.Contains(s.record(), want) {
				t.Errorf("no %s in the record", want)
			}
		})
	}
}
