package config

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"guard/policy"
	"guard/policy/risk"
)

// place is a made-up machine: a home, a managed file, a repository in the home.
type machine struct {
	t   *testing.T
	dir string
}

func newMachine(t *testing.T) machine {
	m := machine{t, t.TempDir()}
	if err := os.Chmod(m.dir, 0o700); err != nil { // whatever the umask is
		t.Fatal(err)
	}
	m.mkdir("home/repo/.git")
	return m
}

func (m machine) path(name string) string { return filepath.Join(m.dir, name) }

func (m machine) mkdir(name string) {
	m.t.Helper()
	if err := os.MkdirAll(m.path(name), 0o700); err != nil {
		m.t.Fatal(err)
	}
}

func (m machine) write(name, content string) {
	m.t.Helper()
	m.mkdir(filepath.Dir(name))
	if err := os.WriteFile(m.path(name), []byte(content), 0o600); err != nil {
		m.t.Fatal(err)
	}
}

func (m machine) params() Params {
	return Params{
		Dir: m.path("home/repo"), Home: m.path("home"),
		UserFile: m.path("home/.config/guard/guard.toml"), ManagedFolder: m.path("etc"), ManagedOwner: os.Getuid(),
	}
}

const (
	managedName = "etc/guard.toml"
	userName    = "home/.config/guard/guard.toml"
	projectName = "home/repo/.guard.toml"
)

func TestNoFileIsSafe(t *testing.T) {
	c, err := Load(newMachine(t).params())
	if err != nil {
		t.Fatal(err)
	}
	if c.Mode.Value != policy.Safe || c.Mode.Source != "default" || c.AskFrom.Value != risk.High || !slices.Equal(c.AskVia.Value, defaultWays) ||
		len(c.Rules)+len(c.Agents)+len(c.Sources)+len(c.Notices) != 0 {
		t.Errorf("%+v", c)
	}
}

func TestAWholeFile(t *testing.T) {
	m := newMachine(t)
	m.write(userName, `
mode = false
ask_from = "medium"
ask_via = "client"

[[rules]]
name = "tests"
action = "allow"
tool = ["shell", "mcp"]
command = ["rm -f *"]
agents = "codex"
risk = "high"
reason = "because"
match = ["rm -f a.o"]

[[rules]]
action = "deny"
paths = ["~/.ssh/**"]
categories = ["FS_CONFIG_SECRETS", "SEND"]

[agents.gemini]
command = "gemini"
args = ["--model", "x"]
env = { A = "b" }
mode = "ask"
`)
	c, err := Load(m.params())
	if err != nil {
		t.Fatal(err)
	}
	if c.Mode.Value != policy.Unrestricted || c.Mode.Source != "~/.config/guard/guard.toml" || c.AskFrom.Value != risk.Medium || !slices.Equal(c.AskVia.Value, []policy.ApprovalChannel{policy.ViaClient}) {
		t.Errorf("%+v", c)
	}
	r := c.Rules[0]
	if r.Action != policy.Allow || r.Line != 6 || r.Index != 1 || len(r.Tools) != 2 || r.Commands[0].String() != "rm -f *" || r.Risk != risk.High || r.Agents[0] != "codex" {
		t.Errorf("%+v", r)
	}
	if got := r.Label(); got != `~/.config/guard/guard.toml:6: "tests"` {
		t.Error(got)
	}
	if r := c.Rules[1]; r.Action != policy.Deny || r.Categories != risk.FSConfigSecrets|risk.Send || r.Paths[0] != "~/.ssh/**" || r.Line != 16 {
		t.Errorf("%+v", r)
	}
	if a := c.Agents["gemini"]; a.Command != "gemini" || len(a.Args) != 2 || a.Env["A"] != "b" || *a.Mode != policy.Asking {
		t.Errorf("%+v", a)
	}
	if mode, from := c.ModeFor("gemini"); mode != policy.Asking || from != "~/.config/guard/guard.toml" {
		t.Errorf("%v from %s", mode, from)
	}
	if mode, _ := c.ModeFor("codex"); mode != policy.Unrestricted {
		t.Error(mode)
	}
	p := m.params()
	p.Mode = "safe"
	if c, err = Load(p); err != nil {
		t.Fatal(err)
	}
	if mode, from := c.ModeFor("gemini"); mode != policy.Safe || from != "--mode" {
		t.Errorf("the command line's mode: %v from %s", mode, from)
	}
}

func TestMistakesAreToldWithTheirPlace(t *testing.T) {
	tests := []struct{ name, text, want string }{
		{"an unknown key", "mode = \"safe\"\nrule = 1", `.guard.toml:2: unknown key "rule" (did you mean "rules"?)`},
		{"an unknown key of a rule", "[[rules]]\naction = \"deny\"\ncomand = [\"x\"]", `.guard.toml:3: unknown key "comand" in rules[0] (did you mean "command"?)`},
		{"a key like no other", "zzzzzz = 1", `.guard.toml:1: unknown key "zzzzzz" (mode, ask_from, ask_via, instructions, quiet, language, undo, undo_exclude, undo_keep, undo_max_file, undo_max_call, undo_max_size, rules, preconfirmed, record, export, agents)`},
		{"a mode", "mode = \"saef\"", `.guard.toml:1: mode: unknown mode "saef" (did you mean "safe"?)`},
		{"a mode that is a number", "mode = 3", `.guard.toml:1: mode: must be a mode's name, or true or false, not a number`},
		{"ask_from", "ask_from = \"low\"", `.guard.toml:1: ask_from: unknown level "low" (medium, high)`},
		{"a way of asking that is not there", "ask_via = [\"terminal\", \"pager\"]", `.guard.toml:1: ask_via: this version cannot ask by "pager" (terminal, client, watch, agent)`},
		{"a way twice", "ask_via = [\"client\", \"client\"]", `.guard.toml:1: ask_via: "client" stands twice`},
		{"nobody to ask", "ask_via = []", `.guard.toml:1: ask_via: must not be empty`},
		{"no action", "[[rules]]\ncommand = [\"x\"]", `.guard.toml:1: rules[0]: action is missing (allow, ask, deny)`},
		{"an action", "[[rules]]\naction = \"alow\"", `.guard.toml:2: rules[0].action: unknown action "alow" (did you mean "allow"?)`},
		{"a tool", "[[rules]]\naction = \"ask\"\ntool = \"shel\"", `.guard.toml:3: rules[0].tool: unknown word "shel" (did you mean "shell"?)`},
		{"a category", "[[rules]]\naction = \"ask\"\ncategories = [\"GIT_PUBLSH\"]", `.guard.toml:3: rules[0].categories: unknown word "GIT_PUBLSH" (did you mean "GIT_PUBLISH"?)`},
		{"a level", "[[rules]]\naction = \"ask\"\nrisk = \"hihg\"", `.guard.toml:3: rules[0].risk: unknown level "hihg" (did you mean "high"?)`},
		{"a pattern", "[[rules]]\naction = \"ask\"\ncommand = [\n  \"a | b\",\n]", `.guard.toml:3: rules[0].command: "a | b": a pattern matches the words of one simple command`},
		{"a path", "[[rules]]\naction = \"ask\"\npaths = [\"a[\"]", `.guard.toml:3: rules[0].paths: "a[": its brackets or braces do not close`},
		{"a number for a string", "[[rules]]\naction = \"ask\"\nname = 3", `.guard.toml:3: rules[0].name: must be a string, not a number`},
		{"a table for a list", "[[rules]]\naction = \"ask\"\npaths = {}", `.guard.toml:3: rules[0].paths: must be a list of strings, not a table`},
		{"a table for rules", "[rules]\naction = \"ask\"", `.guard.toml:1: rules: must be an array of tables, [[rules]], not a table`},
		{"allow everything", "mode = \"ask\"\n\n[[rules]]\naction = \"allow\"", `.guard.toml:3: rules[0]: an allow rule without a condition would allow everything`},
		{"allow any program", "[[rules]]\naction = \"allow\"\ncommand = [\"*\"]", `.guard.toml:1: rules[0]: an allow rule must name the program`},
		{"an example", "[[rules]]\naction = \"deny\"\ncommand = [\"git push\"]\nmatch = [\"git pull\"]", `.guard.toml:4: rules[0]: the rule does not match its example "git pull"`},
		{"a program in the project", "[agents.x]\ncommand = \"./x\"", `.guard.toml:2: agents.x.command: "./x": name a program of the PATH, or an absolute path`},
		{"a key of an agent", "[agents.x]\ncmd = \"x\"", `.guard.toml:2: unknown key "cmd" in agents.x`},
		{"an environment", "[agents.x]\nenv = { A = 1 }", `.guard.toml:2: agents.x.env.A: must be a string, not a number`},
		{"no TOML", "mode = \"safe\"\nmode = ", `.guard.toml:2: `},
		{"a key twice", "mode = \"safe\"\nmode = \"ask\"", `.guard.toml:2: "mode" stands twice`},
		{"a table twice", "[record]\nkeep = \"1d\"\n[record]\n", `.guard.toml:3: "record" stands twice`},
		{"a name that its line's end cuts", "mode = \"ask\"\n[record\nkeep = \"1d\"", `.guard.toml:2: a name in brackets is opened and not closed`},
		{"one of a list", "mode = \"ask\"\n[[rules]\naction = \"ask\"", `.guard.toml:2: a name in brackets is opened and not closed`},
		{"the same behind a byte order mark", "\ufeffmode = \"ask\"\n[record\nkeep = \"1d\"", `.guard.toml:2: a name in brackets is opened`},
		{"a text that its line's end cuts", "mode = \"ask\n[record]\n", `.guard.toml:1: a quote is opened and not closed on its line`},
		{"no sign between a key and its value", "mode \"ask\"", `.guard.toml:1: a key is followed by = and its value`},
		{"a list that the file's end cuts", "ask_via = [\"client\",\n\"watch\"\n", `.guard.toml:2: between the texts of a list stand commas, and ] ends it`},
		{"no comma in a list", "ask_via = [\"client\" \"watch\"]", `.guard.toml:1: between the texts of a list stand commas, and ] ends it`},
		{"something behind a value", "mode = \"ask\", quiet = true", `.guard.toml:1: behind a value its line ends`},
		{"a backslash", "[[rules]]\naction = \"deny\"\ncommand = [\"grep \\d *\"]", `.guard.toml:3: in double quotes a \ begins a special sign`},
		{"Latin 1", "# caf\xe9\nmode = \"ask\"", `.guard.toml:1: it is not UTF-8: save it as UTF-8`},
		{"UTF-16", "\xff\xfem\x00o\x00", `.guard.toml:1: it is not UTF-8: save it as UTF-8`},
		{"a path that climbs", "[[rules]]\naction = \"ask\"\npaths = [\"../x\"]", `.guard.toml:3: rules[0].paths: "../x": a pattern does not climb by ..`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			m := newMachine(t)
			m.write(projectName, tt.text)
			_, err := Load(m.params())
			if err == nil || !strings.HasPrefix(err.Error(), tt.want) {
				t.Errorf("%v, want %s", err, tt.want)
			}
		})
	}
}

func TestAllMistakesAreToldAtOnce(t *testing.T) {
	m := newMachine(t)
	m.write(userName, "mode = \"x\"\nrule = 1\n")
	m.write(projectName, "ask_via = 3\n")
	_, err := Load(m.params())
	if errs, ok := err.(Errors); !ok || len(errs) != 3 || strings.Count(err.Error(), "\n") != 2 {
		t.Errorf("%v", err)
	}
}

func TestExampleFiles(t *testing.T) {
	files, err := filepath.Glob("../examples/*.toml")
	if err != nil || len(files) < 4 {
		t.Fatalf("%v, %v", files, err)
	}
	for _, file := range files {
		p := newMachine(t).params()
		p.File, err = filepath.Abs(file)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := Load(p); err != nil {
			t.Errorf("%v", err)
		}
	}
}

// The examples of managed policies hold where managed policies stand, and lock what they name.
func TestManagedExamples(t *testing.T) {
	for name, locks := range map[string][]string{
		"managed/team": {"mode", "record.keep", "unrestricted", "undo_off"},
		"managed/ci":   {"mode", "rules", "preconfirmed", "agents", "unrestricted"},
		"team/export":  {"export.endpoint", "export.ca", "export.cert", "export.key", "export.send", "export.body"},
	} {
		b, err := os.ReadFile("../examples/" + name + ".toml")
		if err != nil {
			t.Fatal(err)
		}
		m := newMachine(t)
		m.write(managedName, string(b))
		c, err := Load(m.params())
		if err != nil {
			t.Fatal(err)
		}
		if len(c.Locks) != len(locks) || len(c.Rules) == 0 && strings.HasPrefix(name, "managed/") {
			t.Errorf("%s: %v", name, c.Locks)
		}
		for _, word := range locks {
			if c.Locks[word] == "" {
				t.Errorf("%s does not lock %s", name, word)
			}
		}
	}
}

// What a team's export.toml shows behind a # holds too.
func TestTeamExportHoldsUncommented(t *testing.T) {
	b, err := os.ReadFile("../examples/team/export.toml")
	if err != nil {
		t.Fatal(err)
	}
	m := newMachine(t)
	m.write(managedName, regexp.MustCompile(`(?m)^#([^ \n])`).ReplaceAllString(string(b), "$1"))
	c, err := Load(m.params())
	if err != nil || c.Locks["export.texts"] == "" || c.Locks["export.user"] == "" {
		t.Errorf("%v, %v", c.Locks, err)
	}
}

// What default.toml shows behind a # holds when the # is taken away.
func TestDefaultExampleHoldsUncommented(t *testing.T) {
	b, err := os.ReadFile("../examples/default.toml")
	if err != nil {
		t.Fatal(err)
	}
	m := newMachine(t)
	m.write(userName, regexp.MustCompile(`(?m)^#([^ \n])`).ReplaceAllString(string(b), "$1"))
	c, err := Load(m.params())
	if err != nil {
		t.Fatal(err)
	}
	if len(c.Rules) != 3 || len(c.Preconfirmed) != 1 || c.Agents["gemini"].Command != "gemini" {
		t.Errorf("%+v", c)
	}
}
