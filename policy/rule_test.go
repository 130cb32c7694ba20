package policy

import (
	"errors"
	"strings"
	"testing"

	"github.com/bmatcuk/doublestar/v4"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell"
)

func patterns(t testing.TB, texts ...string) []Pattern {
	t.Helper()
	var list []Pattern
	for _, text := range texts {
		p, err := ParsePattern(text)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, p)
	}
	return list
}

// command is one simple command as the shell's judge would report it.
func command(line string, l risk.Level, c risk.Categories) shell.Command {
	f := risk.Finding{Level: l, Categories: c}
	return shell.Command{Argv: strings.Fields(line), Literal: true, Finding: f, Own: f}
}

// line is a shell request made of simple commands.
func line(commands ...shell.Command) Facts {
	f := Facts{Request: Request{Tool: Shell, Cwd: "/srv/project"}, Commands: commands, root: "/srv/project", home: "/home/eve"}
	for _, c := range commands {
		f.Finding.Add(c.Finding)
		f.Reads = append(f.Reads, c.Reads...)
		f.Writes = append(f.Writes, c.Writes...)
		f.Deletes = append(f.Deletes, c.Deletes...)
	}
	return f
}

func with(c shell.Command, change func(*shell.Command)) shell.Command {
	change(&c)
	return c
}

func TestAllowRulesSpeakForACommandsOwnWords(t *testing.T) {
	test := command("go test ./...", risk.Medium, 0)
	push := command("git push", risk.High, risk.GitPublish)
	ls := command("ls", risk.Low, 0)
	worse := line(command("cat x", risk.Low, 0), command("curl -d @- h", risk.High, risk.NetworkRisk))
	worse.Level = risk.Critical
	leaks := line(push)
	leaks.Categories |= risk.FSConfigSecrets
	unread := Facts{Request: Request{Tool: Shell}, Finding: risk.Finding{Level: risk.Medium}, Unknown: true}
	cut := line(test)
	cut.Partial = true
	own := line(command("./mytool build", risk.Medium, risk.ExecArbitrary))
	own.Unknown = true
	dynamic := func(c *shell.Command) { c.Literal = false }
	hidden := with(command("bash clean.sh", risk.Critical, risk.FSDeleteOverwrite), func(c *shell.Command) { c.Hidden = true })

	goTest := Rule{Action: Allow, Commands: patterns(t, "go test *")}
	gitPush := Rule{Action: Allow, Commands: patterns(t, "git push")}
	medium := Rule{Action: Allow, Tools: []Tool{Shell}, Risk: risk.Medium}
	tests := []struct {
		name  string
		f     Facts
		rules []Rule
		want  bool
	}{
		{"the command", line(test), []Rule{goTest}, true},
		{"another", line(push), []Rule{goTest}, false},
		{"with a low one beside it", line(test, ls), []Rule{goTest}, true},
		{"with another one beside it", line(test, push), []Rule{goTest}, false},
		{"each by a rule of its own", line(test, push), []Rule{goTest, gitPush}, true},
		{"more than its own words", line(with(test, func(c *shell.Command) { c.Extra = true })), []Rule{goTest}, false},
		{"under sudo", line(with(test, func(c *shell.Command) { c.Wrappers = []string{"sudo"} })), []Rule{goTest}, false},
		{"fed by xargs", line(with(test, func(c *shell.Command) { c.Wrappers = []string{"xargs"} })), []Rule{goTest}, false},
		{"under time", line(with(test, func(c *shell.Command) { c.Wrappers = []string{"time", "nice"} })), []Rule{goTest}, true},
		{"not literal", line(with(test, dynamic)), []Rule{goTest}, false},
		{"not literal, no pattern", line(with(test, dynamic)), []Rule{medium}, false},
		{"not literal, but every word as it stands", line(with(push, dynamic)), []Rule{gitPush}, true},
		{"absurd inside", line(with(test, func(c *shell.Command) { c.Absurd = true })), []Rule{goTest}, false},
		{"critical, and shown", line(command("rm -rf src", risk.Critical, risk.FSDeleteOverwrite)), []Rule{{Action: Allow, Commands: patterns(t, "rm -rf src")}}, true},
		{"critical, in a file", line(hidden), []Rule{{Action: Allow, Commands: patterns(t, "bash clean.sh")}}, false},
		{"critical, in a file, and the rule says so", line(hidden), []Rule{{Action: Allow, Commands: patterns(t, "bash clean.sh"), Risk: risk.Critical}}, true},
		{"the whole is worse than its parts", worse, []Rule{{Action: Allow, Commands: patterns(t, "curl *", "cat *")}}, false},
		{"the whole is bad in more ways", leaks, []Rule{gitPush}, false},
		{"a line that cannot be read", unread, []Rule{goTest, medium}, false},
		{"a line that was cut", cut, []Rule{goTest}, false},
		{"a program that nobody knows, named", own, []Rule{{Action: Allow, Commands: patterns(t, "./mytool build")}}, true},
		{"a program that nobody knows, by level", own, []Rule{{Action: Allow, Tools: []Tool{Shell}, Risk: risk.High}}, false},
		{"by level", line(test), []Rule{medium}, true},
		{"above the level", line(push), []Rule{medium}, false},
		{"all its categories named", line(push), []Rule{{Action: Allow, Categories: risk.GitPublish}}, true},
		{"not all its categories named", line(command("x", risk.High, risk.GitPublish|risk.Sudo)), []Rule{{Action: Allow, Categories: risk.GitPublish}}, false},
		{"another tool", line(test), []Rule{{Action: Allow, Tools: []Tool{Edit}, Commands: patterns(t, "go test *")}}, false},
		{"an agent that is not known", line(test), []Rule{{Action: Allow, Agents: []string{"codex"}, Commands: patterns(t, "go test *")}}, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := allowing(&tt.f, tt.rules, risk.Low) != nil; got != tt.want {
				t.Errorf("allowed: %v", got)
			}
		})
	}
}

// What runs by itself needs no rule beside what a rule allows, but where it is asked about.
func TestFreeBesideAllowed(t *testing.T) {
	test, push := command("go test", risk.Medium, 0), command("git push", risk.High, risk.GitPublish)
	rules := []Rule{{Action: Allow, Commands: patterns(t, "git push")}}
	unknown := line(test, push)
	unknown.Unknown = true
	for name, tt := range map[string]struct {
		f    Facts
		s    Settings
		want Action
	}{
		"asking":           {line(test, push), Settings{Mode: Asking, Rules: rules}, Allow},
		"safe":             {line(test, push), Settings{Rules: rules}, Allow},
		"asking of medium": {line(test, push), Settings{Mode: Asking, AskFrom: risk.Medium, Rules: rules}, Ask},
		"not understood":   {unknown, Settings{Mode: Asking, Rules: rules}, Ask},
		"with a category":  {line(command("x", risk.Medium, risk.ExecArbitrary), push), Settings{Mode: Asking, Rules: rules}, Ask},
		"no level":         {line(command("x", risk.Unset, 0), push), Settings{Mode: Asking, Rules: rules}, Ask},
		"not literal": {line(with(test, func(c *shell.Command) { c.Literal = false }), push),
			Settings{Mode: Asking, Rules: rules}, Ask},
	} {
		if got := Decide(tt.f, tt.s).Action; got != tt.want {
			t.Errorf("%s: %v", name, got)
		}
	}
}

func TestDenyAndAskRulesReachFurther(t *testing.T) {
	push := command("git push", risk.High, risk.GitPublish)
	rm := command("rm x", risk.High, risk.FSDeleteOverwrite)
	unread := Facts{Request: Request{Tool: Shell}, Unknown: true}
	gitPush := Rule{Commands: patterns(t, "git push *")}
	codex := line(push)
	codex.Agent = "codex"
	tests := []struct {
		name string
		f    Facts
		rule Rule
		want bool
	}{
		{"the zero rule denies everything", Facts{}, Rule{}, true},
		{"one of two commands", line(rm, push), gitPush, true},
		{"none of them", line(rm), gitPush, false},
		{"behind sudo", line(with(push, func(c *shell.Command) { c.Wrappers = []string{"sudo"} })), gitPush, true},
		{"sudo itself", line(with(push, func(c *shell.Command) { c.Wrappers = []string{"sudo"} })), Rule{Commands: patterns(t, "sudo *")}, true},
		{"the inner of two wrappers", line(with(push, func(c *shell.Command) { c.Wrappers = []string{"sudo", "bash -c"} })), Rule{Commands: patterns(t, "bash *")}, true},
		{"not resolved", line(with(command("git $X", risk.Medium, 0), func(c *shell.Command) { c.Literal = false })), gitPush, true},
		{"a line that cannot be read", unread, gitPush, true},
		{"behind options of the program", line(command("git -C . --no-pager push origin main", risk.High, risk.GitPublish)), gitPush, true},
		{"behind an option under sudo", line(with(command("git -c a=b push", risk.High, 0), func(c *shell.Command) { c.Wrappers = []string{"sudo"} })), Rule{Commands: patterns(t, "sudo git push")}, true},
		{"behind an option with its value in it", line(command("terraform -chdir=x destroy", risk.High, 0)), Rule{Commands: patterns(t, "terraform destroy*")}, true},
		{"options alone", line(command("git --version", risk.Low, 0)), gitPush, false},
		{"another subcommand", line(command("git -C . pull push", risk.Medium, 0)), gitPush, false},
		{"one of its categories", line(push), Rule{Categories: risk.GitPublish | risk.Send}, true},
		{"none of its categories", line(push), Rule{Categories: risk.Send}, false},
		{"at the level", line(push), Rule{Risk: risk.High}, true},
		{"below the level", line(push), Rule{Risk: risk.Critical}, false},
		{"never judged is at every level", Facts{}, Rule{Risk: risk.Critical}, true},
		{"an agent that is not known", line(push), Rule{Agents: []string{"codex"}}, true},
		{"another agent", codex, Rule{Agents: []string{"gemini"}}, false},
		{"an MCP tool by its name", Facts{Request: Request{Tool: MCP, Server: "github", Name: "delete_repo"}}, Rule{Commands: patterns(t, "github.delete_*")}, true},
		{"another tool", line(push), Rule{Tools: []Tool{Edit}}, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := tt.rule.touches(&tt.f); got != tt.want {
				t.Errorf("touches: %v", got)
			}
		})
	}
}

func TestPathGlobs(t *testing.T) {
	at := func(raw, path string) place.Place { return place.Place{Raw: raw, Path: path} }
	tests := []struct {
		glob            string
		p               place.Place
		covers, touches bool
		whole           bool // and when the path is deleted
	}{
		{"build/**", at("build/x", "/srv/project/build/x"), true, true, true},
		{"build/**", at("build", "/srv/project/build"), true, true, true},
		{"build/**", at("builds/x", "/srv/project/builds/x"), false, false, false},
		{"build/**", at("build/../src", "/srv/project/src"), false, false, false},
		{"*.go", at("a.go", "/srv/project/a.go"), true, true, true},
		{"*.go", at("sub/a.go", "/srv/project/sub/a.go"), false, false, false},
		{"**/.env*", at(".env", "/srv/project/.env"), true, true, true},
		{"**/.env*", at("/other/.env.local", "/other/.env.local"), false, true, true},
		{"~/.ssh/**", at("~/.ssh/id", "/home/eve/.ssh/id"), true, true, true},
		{"~/.ssh/**", at("~", "/home/eve"), false, false, true},
		{"/etc/*", at("/etc/hosts", "/etc/hosts"), true, true, true},
		{"secrets", at("secrets/a", "/srv/project/secrets/a"), false, true, true},
		{"secrets/key", at("secrets", "/srv/project/secrets"), false, false, true},
		{"link/**", at("link/a", "/elsewhere/a"), false, true, true},
		{"src/**", at("?", ""), false, true, true},
		{"src/**", at(".", "/srv/project"), false, false, true},
	}
	for _, tt := range tests {
		t.Run(tt.glob+" on "+tt.p.Raw, func(t *testing.T) {
			g, err := ParsePathGlob(tt.glob)
			if err != nil {
				t.Fatal(err)
			}
			f := line()
			if got := g.covers(&f, tt.p); got != tt.covers {
				t.Errorf("covers: %v", got)
			}
			if got := g.touches(&f, tt.p, false); got != tt.touches {
				t.Errorf("touches: %v", got)
			}
			if got := g.touches(&f, tt.p, true); got != tt.whole {
				t.Errorf("touches what is deleted: %v", got)
			}
		})
	}
	for _, bad := range []string{"", "a[", "a{b", "~eve/x"} {
		if _, err := ParsePathGlob(bad); err == nil {
			t.Errorf("%q is taken", bad)
		}
	}
}

// TestGlobsAreComparedQuickly: what tells most paths apart at once tells none apart that a glob matches.
func TestGlobsAreComparedQuickly(t *testing.T) {
	f := line()
	names := []string{"/", "/srv", "/srv/project", "/srv/project/a", "/srv/project/a/b", "/srv/project/a/b.c", "/srv/project/b.c",
		"/srv/project/a*b", "/srv/projects", "/home/eve/.a", "/home/eve/.a/b", "/a", "/b.c", "/a/b.c"}
	for _, text := range []string{"**", "**/*", "*", "a", "a/**", "a/*", "**/b", "**/b.c", "**/*.c", "*.c", "a/b{,.c}", "[ab].c", "a/b.[a-c]",
		`a\*b`, `**/a\*b`, "/**", "/**/b.c", "/", "/srv", "/srv/project/**", "/srv/*/a", "~", "~/.a/**", "**/{a,b}", "**/a/**", "a?b", "**/?"} {
		g, err := ParsePathGlob(text)
		if err != nil {
			t.Fatal(err)
		}
		m := g.in(&f)
		for _, name := range names {
			want := doublestar.MatchUnvalidated(m.pattern, name) ||
				strings.HasPrefix(text, "**/") && doublestar.MatchUnvalidated(text, name[1:])
			if got := m.matches(name); got != want {
				t.Errorf("%s on %s: %v", text, name, got)
			}
		}
	}
}

func TestWorkspacesWithOddNames(t *testing.T) {
	f := line()
	f.root = "/srv/[odd] {name}*"
	g := PathGlob("a/**")
	if !g.covers(&f, place.Place{Path: f.root + "/a/b"}) || g.covers(&f, place.Place{Path: "/srv/o {name}x/a/b"}) {
		t.Error("the workspace's own name is read as a pattern")
	}
}

func TestSenselessRules(t *testing.T) {
	for name, tt := range map[string]struct {
		rule Rule
		want string
	}{
		"allow everything":     {Rule{Action: Allow}, "without a condition"},
		"allow any program":    {Rule{Action: Allow, Commands: patterns(t, "*")}, "name the program"},
		"allow any of a shell": {Rule{Action: Allow, Commands: patterns(t, "*sh -c *")}, "name the program"},
		"deny everything":      {Rule{}, ""},
		"ask everything":       {Rule{Action: Ask}, ""},
	} {
		err := tt.rule.Validate()
		if got := err == nil; got != (tt.want == "") || err != nil && !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestExamples(t *testing.T) {
	j := Judge{World: place.World{Workspace: "/srv/project", Home: "/home/eve"}}
	tests := []struct {
		name string
		rule Rule
		want string // in the error; empty: holds
	}{
		{"holds", Rule{Action: Allow, Commands: patterns(t, "rm -f *"), Match: []string{"rm -f a.o", "ls; rm -f a.o"}, NotMatch: []string{"rm -f a.o | sh", "rm -f $X", "rm a.o"}}, ""},
		{"does not match", Rule{Action: Allow, Commands: patterns(t, "rm -f *"), Match: []string{"rm a.o"}}, `does not match its example "rm a.o"`},
		{"matches what it must not", Rule{Commands: patterns(t, "git *"), NotMatch: []string{"git status"}}, `matches "git status"`},
		{"paths", Rule{Paths: []PathGlob{"**/.env*"}, Match: []string{".env", "/x/.env.local"}, NotMatch: []string{"env.go"}}, ""},
		{"an MCP tool", Rule{Tools: []Tool{MCP}, Commands: patterns(t, "github.*"), Match: []string{"github.list_issues"}, NotMatch: []string{"gitlab.list_issues"}}, ""},
		{"a fetch", Rule{Tools: []Tool{Fetch}, Categories: risk.FSConfigSecrets, Match: []string{"http://169.254.169.254/"}, NotMatch: []string{"https://example.com"}}, ""},
		{"an edit of one agent", Rule{Tools: []Tool{Edit}, Agents: []string{"codex"}, Paths: []PathGlob{"go.mod"}, Match: []string{"go.mod"}}, ""},
		{"a move", Rule{Tools: []Tool{Move}, Match: []string{"a"}}, ""},
		{"another tool", Rule{Tools: []Tool{Other}, Commands: patterns(t, "save_memory"), Match: []string{"save_memory"}}, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var wrong []error
			for _, e := range tt.rule.Examples(j, Settings{}) {
				wrong = append(wrong, e.Err())
			}
			err := errors.Join(wrong...)
			if (err == nil) != (tt.want == "") || err != nil && !strings.Contains(err.Error(), tt.want) {
				t.Errorf("%v, want %q", err, tt.want)
			}
		})
	}
}

// A rule for a tool reaches an MCP server that does the same, to refuse it but
// not to allow it.
func TestRulesForToolsReachMCP(t *testing.T) {
	for _, tt := range []struct {
		tool       Tool
		name, args string
	}{
		{Shell, "run", `{"command":"ls"}`},
		{Edit, "write_file", `{"path":"a.txt","content":"x"}`},
		{Read, "read_file", `{"path":"a.txt"}`},
		{Delete, "delete_file", `{"path":"a.txt"}`},
		{Fetch, "fetch", `{"url":"https://example.com"}`},
	} {
		f := judged(Request{Tool: MCP, Server: "local", Name: tt.name, Args: Raw(tt.args)}, nil)
		deny, allow := Rule{Tools: []Tool{tt.tool}}, Rule{Action: Allow, Tools: []Tool{tt.tool}}
		if !deny.touches(&f) {
			t.Errorf("%s: a deny of %s does not reach it", tt.name, tt.tool)
		}
		if allowing(&f, []Rule{allow}, risk.Medium) != nil {
			t.Errorf("%s: an allow of %s does", tt.name, tt.tool)
		}
	}
}

// What an untrusted project may add, rules that deny or ask, never loosens.
func TestMoreDenyAndAskRulesNeverLoosen(t *testing.T) {
	fs := []Facts{
		facts(risk.Low, 0), facts(risk.Medium, 0), facts(risk.High, risk.GitPublish), facts(risk.Critical, risk.Send), {},
		line(command("go test", risk.Medium, 0)), line(command("git push", risk.High, risk.GitPublish)),
	}
	rules := []Rule{
		{}, {Action: Ask}, {Action: Deny, Categories: risk.GitPublish}, {Action: Ask, Risk: risk.High},
		{Action: Ask, Commands: patterns(t, "go *")}, {Action: Deny, Paths: []PathGlob{"**"}},
	}
	base := [][]Rule{nil, {{Action: Allow, Risk: risk.Critical}}, {{Action: Ask}}, {{Action: Allow, Commands: patterns(t, "git push", "go test")}}}
	for _, f := range fs {
		for _, user := range base {
			for _, mode := range []Mode{Safe, Asking, Unrestricted} {
				for _, g := range []Grants{nil, {{Categories: risk.GitPublish}}} {
					before := Decide(f, Settings{Mode: mode, Rules: user, Grants: g})
					for _, r := range rules {
						after := Decide(f, Settings{Mode: mode, Rules: append(user[:len(user):len(user)], r), Grants: g})
						if after.Action > before.Action {
							t.Errorf("%v in %v: %v becomes %v by %+v", f.Level, mode, before.Action, after.Action, r)
						}
					}
				}
			}
		}
	}
}

// The words of a rule are for the workspace: in another folder the same ones mean other files.
func TestRulesInOtherFolders(t *testing.T) {
	words := Rule{Action: Allow, Commands: patterns(t, "./deploy.sh", "python3 src/x.py *", "git push *")}
	out := words
	out.Categories = risk.FSOutsideWorkspace | risk.ExecArbitrary | risk.GitPublish | risk.NetworkRisk
	for line, want := range map[string][2]bool{
		"./deploy.sh":                                    {true, true},
		"cd /data/other && ./deploy.sh":                  {false, true},
		"bash -c 'cd /data/other && python3 src/x.py a'": {false, true},
		"pushd /data/other; ./deploy.sh":                 {false, true},
		"cd /srv/project/src && git push origin a":       {true, true},
		"cd /data/other && git push origin a":            {false, true},
	} {
		f := judged(Request{Tool: Shell, Command: line}, map[string]string{"/srv/project/src/a.go": "x", "/data/other/a": "x"})
		for i, r := range []Rule{words, out} {
			if got := Decide(f, Settings{Mode: Asking, Rules: []Rule{r}}).Action == Allow; got != want[i] {
				t.Errorf("%s, rule %d: allowed %v: %v %v", line, i, got, f.Level, f.Categories)
			}
		}
	}
}
