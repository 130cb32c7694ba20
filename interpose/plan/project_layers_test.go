package plan_test

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"guard/agent/registry"
	"guard/interpose/plan"
)

// What a project's settings have an agent run of its own accord is told, a line
// each, with nothing in it that a terminal would obey.
func TestProjectCommandsAreTold(t *testing.T) {
	for _, tt := range []struct {
		name, file, text string
		want             []string
	}{
		{"a discovery", "work/proj/.gemini/settings.json", `{"tools":{"discoveryCommand":"./evil"}}`, []string{`"tools.discoveryCommand" = "./evil"`}},
		{"a call", "work/proj/.gemini/settings.json", `{/* so */"tools":{"callCommand":"./evil"}}`, []string{`"tools.callCommand" = "./evil"`}},
		{"servers", "work/proj/.gemini/settings.json", `{"mcpServers":{"b":{"command":"./b"},"a":{"command":"npx","args":["x"]},"c":{"url":"https://x"}}}`,
			[]string{`"mcpServers.a.command" = "npx x"`, `"mcpServers.b.command" = "./b"`}},
		{"what hides", "work/proj/.gemini/settings.json", `{"mcpServers":{"a\u001b[2J":{"command":"x\u202e\n"}}}`, []string{`"mcpServers.a\x1b[2J.command" = "x\u202e\n"`}},
		{"the person's own", "home/.gemini/settings.json", `{"tools":{"discoveryCommand":"./mine"}}`, nil},
		{"of the folder above, which Gemini does not read", "work/.gemini/settings.json", `{"tools":{"discoveryCommand":"./x"}}`, nil},
		{"another agent's", "work/proj/.codex/config.toml", "notify = ['./x']", nil},
		{"nothing", "work/proj/.gemini/settings.json", `{"ui":{"theme":"x"}}`, nil},
	} {
		w := newWorld(t)
		w.Install("gemini", "@google/gemini-cli", "0.61.0")
		w.Write(tt.file, tt.text)
		p, err := plan.For(w.Request("safe", "gemini", "--acp"))
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, n := range p.Notes {
			if _, what, told := strings.Cut(n, "does not judge: "); told {
				got = append(got, what)
			}
		}
		if !slices.Equal(got, tt.want) {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
	}
}

// A person who is asked to trust a command sees all that decides what it runs, not its name alone.
func TestACommandIsToldWhole(t *testing.T) {
	for _, tt := range []struct{ file, text, want string }{
		{".mcp.json", `{"mcpServers":{"a":{"command":"npx","args":["good","-y"],"env":{"NODE_OPTIONS":"--require ./evil.js","A":"1"},"cwd":"../evil"}}}`,
			`mcpServers.a.command: the agent itself runs cd ../evil && A=1 NODE_OPTIONS='--require ./evil.js' npx good -y, unasked`},
		{".codex/config.toml", "[mcp_servers.a]\ncommand = 'node'\nargs = ['s.js']\ncwd = '/x y'\nenv = { LD_PRELOAD = './x.so' }\n",
			`mcp_servers.a.command: the agent itself runs cd '/x y' && LD_PRELOAD=./x.so node s.js, unasked`},
		{"opencode.json", `{"mcp":{"a":{"command":["node","s.js"],"environment":{"PATH":"./bin","API_KEY":"k","GIT_CONFIG_COUNT":"1"}}}}`,
			`mcp.a.command: the agent itself runs API_KEY='…' GIT_CONFIG_COUNT=1 PATH=./bin node s.js, unasked`},
		{".gemini/settings.json", `{"hooks":{"BeforeTool":[{"hooks":[{"command":"make","env":{"MAKEFILES":"x.mk"}}]}]}}`,
			`hooks.BeforeTool.0.hooks.0.command: the agent itself runs MAKEFILES=x.mk make, unasked`},
		{".claude/settings.json", `{"apiKeyHelper":"./key","env":{"FOO":"1"}}`, `apiKeyHelper: the agent itself runs ./key, unasked`},
	} {
		w := newWorld(t)
		w.Write("work/proj/"+tt.file, tt.text)
		l := registry.Launches.ReadLayer(filepath.Join(w.Project, tt.file))
		if len(l.Runs) != 1 || l.Runs[0].String() != tt.want {
			t.Errorf("%s: %q, want %q", tt.file, l.Runs, tt.want)
		}
	}
}

func TestCommandsOfCodexsProject(t *testing.T) {
	w := newWorld(t)
	w.Write("work/proj/.codex/config.toml", "notify = ['./x', 'y']\n[mcp_servers.a]\ncommand = './a'\n[shell_environment_policy.set]\nBASH_ENV = './b'\nLANG = 'C'\n")
	d := plan.Builder{Request: w.Request("safe", "codex"), Plan: plan.Plan{Agent: "codex"}}
	d.Request.Dir += "/sub"
	plan.ProjectCommands(&d)
	want := []string{`"mcp_servers.a.command" = "./a"`, `"notify" = "./x y"`, `"shell_environment_policy.set.BASH_ENV" = "./b"`}
	for i, n := range d.Notes {
		if i >= len(want) || !strings.HasSuffix(n, want[i]) {
			t.Errorf("%q", n)
		}
	}
	if len(d.Notes) != len(want) {
		t.Errorf("%q", d.Notes)
	}
}

// However deep a project puts a file, and whatever links lead round in a circle, guard finds it, or says that there is
// more than it looks at.
func TestFilesThatHideInFolders(t *testing.T) {
	for _, tt := range []struct {
		name string
		put  func(w world)
		want []string
	}{
		{"deep, among circles", func(w world) {
			deep := "work/proj/.claude/agents/" + strings.Repeat("d/", 20)
			w.Write(deep+"a.md", "---\nhooks: {}\n---\n")
			for _, link := range []string{"a", "b", "c"} {
				if err := os.Symlink(".", filepath.Join(w.Project, ".claude/agents", link)); err != nil {
					t.Fatal(err)
				}
			}
		}, []string{"hooks"}},
		{"among more folders than are looked at", func(w world) {
			for i := range 4200 {
				if err := os.MkdirAll(filepath.Join(w.Project, ".claude/agents", strconv.Itoa(i)), 0o700); err != nil {
					t.Fatal(err)
				}
			}
			w.Write("work/proj/.claude/agents/z/a.md", "---\nhooks: {}\n---\n")
		}, []string{"?"}},
		{"circles alone", func(w world) {
			w.Write("work/proj/.claude/agents/a/a.md", "---\nname: a\n---\n")
			if err := os.Symlink("..", w.Project+"/.claude/agents/a/up"); err != nil {
				t.Fatal(err)
			}
		}, nil},
	} {
		w := newWorld(t)
		w.Install("claude", "@anthropic-ai/claude-code", "2.1.330")
		tt.put(w)
		if p := w.Plan("safe", "claude"); !slices.Equal(keys(p.Layers), tt.want) {
			t.Errorf("%s: %q", tt.name, keys(p.Layers))
		}
	}
}
