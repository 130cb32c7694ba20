package policy

import "testing"

func BenchmarkFacts(b *testing.B) {
	for name, r := range map[string]Request{
		"edit":  {Tool: Edit, Edits: []Change{{"src/main.go", text("a"), text("b")}}},
		"fetch": {Tool: Fetch, URLs: []string{"https://example.com/docs/page?q=x"}},
		"mcp":   {Tool: MCP, Server: "github", Name: "create_issue", Args: Raw(`{"owner":"acme","repo":"app","title":"A title","body":"Some text.","labels":["bug","ui"]}`)},
		"shell": {Tool: Shell, Command: "ls -la src"},
	} {
		b.Run(name, func(b *testing.B) {
			w := world(nil)
			w.Disk = nil
			r.Cwd = "/srv/project"
			b.ReportAllocs()
			for b.Loop() {
				Decide(Judge{World: w}.Facts(r), Settings{})
			}
		})
	}
}

func BenchmarkRules(b *testing.B) {
	f := line(command("go test ./...", 2, 0), command("git push", 3, 0))
	var rules []Rule
	for range 100 {
		rules = append(rules, Rule{Action: Deny, Commands: patterns(b, "rm -rf *"), Paths: []PathGlob{"**/.env*"}},
			Rule{Action: Allow, Commands: patterns(b, "npm *")})
	}
	b.ReportAllocs()
	for b.Loop() {
		Decide(f, Settings{Mode: Asking, Rules: rules})
	}
}
