package plan

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// A file of the project that is made to be read for ever holds no start up: it is not read, as one that is too long.
func TestNoFileOfAProjectHoldsAStartUp(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	env := func(path string) Layer { return EnvFile{}.read(path) }
	calls := ProjectFile{Path: "a", Allows: []string{"prefix_rule"}}
	head := ProjectFile{Path: "a", Head: []string{"hooks", "mcpServers"}, Lets: true, Shells: "!`"}
	settings := ProjectFile{Path: "a", Runs: []string{"*.command"}}
	of := func(k ProjectFile) func(string) Layer {
		return func(path string) Layer {
			l, _ := k.read(path)
			return l
		}
	}
	for name, tt := range map[string]struct {
		read       func(path string) Layer
		begin, one string
		unread     bool
	}{
		"quotes behind backslashes":         {env, "A='", `\'`, false},
		"lines that only JavaScript ends":   {env, "", "PAGER=\u2028", true},
		"variables":                         {env, "", "BASH_ENV=x\n", true},
		"harmless variables":                {env, "", "A=x\n", false},
		"calls in calls":                    {of(calls), "", "prefix_rule(", true},
		"calls":                             {of(calls), "", "prefix_rule()\n", true},
		"members of a head":                 {of(head), "---\n", "hooks: x\n", true},
		"what a head lets":                  {of(head), "---\n", "a: allow\n", true},
		"other members of a head":           {of(head), "---\n", "a: b\n", false},
		"lines that begin a shell's":        {of(head), "", "!`x\n", true},
		"settings":                          {of(settings), "{", `"a":{"command":"x"},`, false}, // one name, many times
		"a list of settings, each with one": {of(settings), `[`, `{"command":"x"},`, false},     // no table at the top
	} {
		path := filepath.Join(t.TempDir(), "a")
		text := tt.begin + strings.Repeat(tt.one, (maxFile-len(tt.begin))/len(tt.one))
		if strings.HasSuffix(text, ",") {
			text = text[:len(text)-1] + map[byte]string{'{': "}", '[': "]"}[text[0]]
		}
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		done := make(chan Layer, 1)
		go func() { done <- tt.read(path) }()
		select {
		case l := <-done:
			if (l.Unread != nil) != tt.unread || len(l.Runs) > maxRuns {
				t.Errorf("%s: %d runs, %v", name, len(l.Runs), l.Unread)
			}
		case <-time.After(2 * time.Minute):
			t.Fatalf("%s: still being read", name)
		}
	}
}
