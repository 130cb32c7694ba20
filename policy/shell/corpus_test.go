package shell_test

import (
	"bufio"
	"encoding/json"
	"os"
	"testing"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell"
)

// corpusCase is one line of a corpus of commands with their expected judgement.
type corpusCase struct {
	Cmd        string          `json:"cmd"`
	Cwd        string          `json:"cwd"`
	Allow      bool            `json:"expect_auto_allow"`
	Min        risk.Level      `json:"min_risk"`
	Max        risk.Level      `json:"max_risk"`
	Categories risk.Categories `json:"categories"`
	Absurd     bool            `json:"absurd"`
	Why        string          `json:"why"`
}

// corpusWorld is where the corpus says its commands run: nothing of it need
// exist.
var corpusWorld = place.World{Workspace: "/srv/project", Home: "/home/dev", User: "dev"}

func readCorpus(t testing.TB) []corpusCase {
	t.Helper()
	name := os.Getenv("GUARD_CORPUS")
	if name == "" {
		t.Skip("GUARD_CORPUS names no file")
	}
	f, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var cases []corpusCase
	lines := bufio.NewScanner(f)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		var c corpusCase
		if err := json.Unmarshal(lines.Bytes(), &c); err != nil {
			t.Fatal(err)
		}
		if c.Cmd != "" {
			cases = append(cases, c)
		}
	}
	return cases
}

// TestCorpus judges every command of the corpus that GUARD_CORPUS names, in the
// mode ask: what is low runs unasked.
func TestCorpus(t *testing.T) {
	right := 0
	cases := readCorpus(t)
	for _, c := range cases {
		r := shell.Read(c.Cmd, c.Cwd, corpusWorld)
		level := r.Level.Effective()
		var wrong []string
		if (level == risk.Low && !r.Unknown) != c.Allow {
			wrong = append(wrong, "allow")
		}
		if level < c.Min || level > c.Max {
			wrong = append(wrong, "risk")
		}
		if !r.Categories.Has(c.Categories) {
			wrong = append(wrong, "categories")
		}
		if r.Absurd != c.Absurd {
			wrong = append(wrong, "absurd")
		}
		if len(wrong) == 0 {
			right++
			continue
		}
		cmd := c.Cmd
		if len(cmd) > 120 {
			cmd = cmd[:120]
		}
		t.Errorf("%v %q: %s [%s] absurd=%v; want %s..%s [%s] absurd=%v (%s)\n\t%v", wrong, cmd, level, r.Categories, r.Absurd, c.Min, c.Max, c.Categories, c.Absurd, c.Why, r.Reasons)
	}
	t.Logf("%d of %d right", right, len(cases))
}

// BenchmarkCorpus tells the time a command takes, over the corpus.
func BenchmarkCorpus(b *testing.B) {
	cases := readCorpus(b)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		c := &cases[i%len(cases)]
		shell.Read(c.Cmd, c.Cwd, corpusWorld)
	}
}
