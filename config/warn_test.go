package config

import (
	"path/filepath"
	"strings"
	"testing"
	"time"

	"guard/policy"
)

func TestWarningsSayWhereWhyAndWhatToDo(t *testing.T) {
	m := newMachine(t)
	m.write(userName, "[[rules]]\naction = \"deny\"\ncommand = [\"git push *\"]\n[agents.mine]\ncommand = \"mine\"\n")
	m.write(projectName, "[[rules]]\nname = \"push\"\naction = \"allow\"\ncommand = [\"git push\"]\n\n[[rules]]\naction = \"ask\"\nagents = [\"gemni\", \"mine\", \"codex\"]\n")
	p := m.params()
	p.Trusted = func(string, []byte) (time.Time, error) { return time.Now(), nil }
	c, err := Load(p)
	if err != nil || len(c.Warnings) != 1 {
		t.Fatalf("%+v, %v", c.Warnings, err)
	}
	p.Agents = []string{"gemini", "codex"}
	if c, err = Load(p); err != nil || len(c.Warnings) != 2 {
		t.Fatalf("%+v, %v", c.Warnings, err)
	}
	for i, want := range []string{
		`.guard.toml:1: "push": never decides: the deny rule ~/.config/guard/guard.toml:1: rules[0] speaks for all of it, and deny beats allow; narrow that rule, or take this one out`,
		`.guard.toml:6: rules[1]: no agent is known as "gemni" (did you mean "gemini"?); mend the name, or write an [agents.gemni] table if guard run starts it`,
	} {
		if got := c.Warnings[i].String(); got != want {
			t.Errorf("%s\nwant %s", got, want)
		}
	}
}

func TestExamplesWarnOfNothing(t *testing.T) {
	for _, name := range []string{"ci", "default", "relaxed", "strict"} {
		p := newMachine(t).params()
		p.Only, p.Agents = absolute(t, "../examples/"+name+".toml"), []string{"gemini", "codex"}
		if c, err := Load(p); err != nil || len(c.Warnings)+len(c.Notices) > 0 {
			t.Errorf("%s: %v %v %v", name, c.Warnings, c.Notices, err)
		}
	}
}

// One file is read as the layer it is in a run.
func TestOneFileAlone(t *testing.T) {
	const file = "mode = \"unrestricted\"\n[[rules]]\naction = \"allow\"\ncommand = [\"go test *\"]\nmatch = [\"go vet\"]\n"
	for name, want := range map[string]Layer{managedName: Managed, userName: User, projectName: Project, "home/other.toml": Extra} {
		m := newMachine(t)
		for _, other := range []string{managedName, userName, projectName} {
			m.write(other, "mode = \"ask\"\n")
		}
		m.write(name, file)
		p := m.params()
		p.Only = m.path(name)
		if _, err := Load(p); err == nil || !strings.Contains(err.Error(), "go vet") {
			t.Errorf("%s: %v", name, err)
		}
		p.Unchecked = true
		c, err := Load(p)
		if err != nil || len(c.Sources) != 1 || c.Sources[0].Layer != want {
			t.Fatalf("%s: %+v, %v", name, c.Sources, err)
		}
		if untrusted := want == Project; untrusted != (c.Mode.Value == policy.Safe) || untrusted != (len(c.Ignored) == 1) || untrusted == (len(c.Rules) == 1) {
			t.Errorf("%s: %+v", name, c)
		}
	}
}

func absolute(t *testing.T, name string) string {
	t.Helper()
	path, err := filepath.Abs(name)
	if err != nil {
		t.Fatal(err)
	}
	return path
}
