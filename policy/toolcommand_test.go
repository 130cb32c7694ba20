package policy

import (
	"testing"

	"guard/policy/risk"
)

// A tool's command may be told in pieces, or run by something else than a shell: what guard does not know of it is asked.
func TestCommandsOfToolsInPieces(t *testing.T) {
	for _, tt := range []struct {
		args string
		free bool
		has  risk.Categories
	}{
		{`{"command":"ls"}`, true, 0},
		{`{"command":"ls","args":"-la"}`, true, 0},
		{`{"command":"ls","description":"list files","timeout_ms":5000,"session_id":"7f","background":true}`, true, 0},
		{`{"command":"npm test","env":["CI=1"],"shell":"bash"}`, true, 0},
		{`{"command":"npm test","env":[{"name":"CI","value":"1"}],"cwd":"/srv/project/src"}`, true, 0},
		{`{"command":"ls","options":[],"flags":""}`, true, 0},
		{`{"command":"grep","args":["-rE","a|b|(c)","src"]}`, true, 0},
		{`{"command":"ls","args":["-la","&&","rm","-rf","src"]}`, false, risk.FSDeleteOverwrite},
		{`{"command":"ls","args":["x;rm","-rf","src"]}`, false, risk.FSDeleteOverwrite},
		{`{"argv":["echo","$(rm -rf src)"]}`, false, risk.FSDeleteOverwrite},

		{`{"command":"echo","args":"; rm -rf src"}`, false, risk.FSDeleteOverwrite},
		{`{"command":"rm","args":"-rf src"}`, false, risk.FSDeleteOverwrite},
		{`{"command":"git","options":["push","--force"]}`, false, risk.ExecArbitrary},
		{`{"command":"git","subcommand":"push"}`, false, risk.ExecArbitrary},
		{`{"command":"ls","argument":["; rm -rf src"]}`, false, risk.ExecArbitrary},
		{`{"command":"ls","parameters":{"a":"; rm -rf src"}}`, false, risk.ExecArbitrary},
		{`{"command":"ls","shell":"/tmp/sh"}`, false, risk.ExecArbitrary},
		{`{"command":"ls","shell":"./bash"}`, false, risk.ExecArbitrary},
		{`{"command":"npm test","env":["NODE_OPTIONS=--require /tmp/x.js"]}`, false, risk.ExecArbitrary},
		{`{"command":"npm test","env":[{"key":"NODE_OPTIONS","value":"--require /tmp/x.js"}]}`, false, risk.ExecArbitrary},
		{`{"command":"npm test","env":[{"variable":"NODE_OPTIONS"}]}`, false, risk.ExecArbitrary},
		{`{"command":"npm test","environment_variables":{"NODE_OPTIONS":"--require /tmp/x.js"}}`, false, risk.ExecArbitrary},
	} {
		f := judged(Request{Tool: MCP, Server: "shell", Name: "run", Args: Raw(tt.args)}, map[string]string{"/srv/project/src/a.go": "x"})
		v := Decide(f, Settings{Mode: Asking})
		if (v.Action == Allow) != tt.free || !f.Categories.Has(tt.has) {
			t.Errorf("%s: %v, %v [%v]: %v", tt.args, v.Action, f.Level, f.Categories, f.Reasons)
		}
	}
}

// Where a tool works is where it changes something, with a command or without.
func TestToolsThatWorkElsewhere(t *testing.T) {
	for args, free := range map[string]bool{
		`{"repo_path":"/srv/project","message":"x"}`: true, `{"repo_path":".","message":"x"}`: true,
		`{"repo_path":"/data/other","message":"x"}`: false, `{"repo_path":"../other","message":"x"}`: false,
	} {
		c := Case{Facts: judged(Request{Tool: MCP, Server: "git", Name: "git_commit", Args: Raw(args)}, nil)}
		c.Verdict = Decide(c.Facts, Settings{Mode: Asking})
		if (c.Verdict.Action == Allow) != free || !free && !c.Facts.Categories.Has(risk.FSOutsideWorkspace) {
			t.Errorf("%s: %v [%v]", args, c.Verdict.Action, c.Facts.Categories)
		}
		if g, ok := c.SignatureGrant(); ok && !free {
			t.Errorf("%s: offered %q for the session", args, g.Words())
		}
	}
}

// Leave for a tool is none for whatever code it is given next, nor for the rest of a command that is not known.
func TestCodeOfToolsIsNotForTheSession(t *testing.T) {
	for _, tt := range []struct{ server, name, args string }{
		{"python", "run_code", `{"code":"print(1)"}`},
		{"playwright", "browser_evaluate", `{"function":"() => 1"}`},
		{"x", "run", `{}`},
		{"x", "exec", `{"command":"cat","stdin":"x"}`},
		{"x", "exec", `{"command":"git push","options":["origin"]}`},
	} {
		c := Case{Facts: judged(Request{Tool: MCP, Server: tt.server, Name: tt.name, Args: Raw(tt.args)}, nil)}
		c.Verdict = Decide(c.Facts, Settings{Mode: Asking})
		if g, ok := c.SignatureGrant(); ok || c.Verdict.Action != Ask {
			t.Errorf("%s.%s %s: %v, offered %q", tt.server, tt.name, tt.args, c.Verdict.Action, g.Words())
		}
		if needs := c.Facts.Needs(risk.Medium); len(needs) > 0 {
			t.Errorf("%s.%s %s: a rule for %v would be proposed", tt.server, tt.name, tt.args, needs)
		}
	}
}
