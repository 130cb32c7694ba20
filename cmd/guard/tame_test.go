package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"unicode"
)

// Whatever a project's folder is called, and its file holds: nothing that guard prints of it does more on a terminal than
// to show itself, and no line of it poses as one of guard's.
func TestWhatAProjectHoldsIsTame(t *testing.T) {
	const bad = `\u001b[2J\u202e\u0007\nguard: allowed`
	for name, text := range map[string]string{
		"a key":          `"` + bad + `" = 1`,
		"an agent":       `[agents."` + bad + "\"]\ncommand = \"x\"",
		"a wrong agent":  `[agents."` + bad + "\"]\ncommand = 1",
		"its variables":  "[agents.x.env]\n\"" + bad + "\" = 1",
		"a command":      "[[rules]]\naction = \"allow\"\ncommand = \"ls " + bad + `"`,
		"a rule":         "[[rules]]\nname = \"" + bad + "\"\naction = \"deny\"\ncommand = \"ls\"\nreason = \"" + bad + `"`,
		"an action":      "[[rules]]\naction = \"" + bad + `"`,
		"an example":     "[[rules]]\naction = \"deny\"\ncommand = \"ls\"\nmatch = \"" + bad + `"`,
		"a mode":         `mode = "` + bad + `"`,
		"what is asked":  `ask_via = ["` + bad + `"]`,
		"preconfirmed":   "[[preconfirmed]]\nexpires = \"1d\"\ncommand = \"ls " + bad + `"`,
		"raw characters": "x\x1b[31m = 3\n",
		"nothing wrong":  `mode = "ask"`,
	} {
		t.Run(name, func(t *testing.T) {
			home := t.TempDir()
			project := filepath.Join(home, "p\x1b[31m\u202e\x07q\nguard: allowed", "sub")
			if err := os.MkdirAll(project, 0o700); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(filepath.Join(filepath.Dir(project), ".guard.toml"), []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
			for _, args := range [][]string{{"check", "ls"}, {"check", "--explain", "rm x"}, {"config"}, {"test"}, {"trust"},
				{"run", "--protocol", "acp", "--", "true"}, {"--dry-run", "run", "--", "true"},
				{"--dry-run", "--verbose", "run", "--", "true"}} {
				cmd := exec.Command(guardPath, args...)
				cmd.Dir = project
				cmd.Env = []string{"HOME=" + home, "XDG_RUNTIME_DIR=", "PATH=" + os.Getenv("PATH"), "LANG=C.UTF-8"}
				out, _ := cmd.CombinedOutput()
				for _, r := range string(out) {
					if r != '\n' && !unicode.IsPrint(r) {
						t.Errorf("guard %s prints %U: %q", strings.Join(args, " "), r, out)
						break
					}
				}
				if strings.Contains("\n"+string(out), "\nguard: allowed") {
					t.Errorf("guard %s is made to say: %q", strings.Join(args, " "), out)
				}
			}
		})
	}
}
