package policy

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"guard/internal/seed"
	"guard/policy/risk"
	"guard/policy/shell"
)

// vocabulary of the generated rules and requests: small, so that they meet.
var (
	somePatterns = []string{"rm *", "rm", "rm -rf *", "rm build/*", "rm build/x", "rm ../x", "git push", "git push *", "git push origin*", "git *", "g*t push", "go test *", "go * ./...", "./x *",
		"sudo rm *", "env make", "env make *", "time go test *", "nohup ./x *", "xargs rm *", "command git push", "github.*", "github.get_issue", "run", "make*", "sudo -k", "*"}
	someGlobs    = []string{"build/**", "build/x", "build", "build/*", "**/.env*", "/etc/**", "src/**", "src/a/**", "**", "~/.ssh/**", "~/.ssh/id", "/**", "/", "~/**", "{build,src}/x"}
	someCommands = []string{"rm build/x", "rm -rf build", "rm", "rm ../x", "rm $X", "rm -rf /etc/x", "git push", "git push origin main", "git $Y", "git status", "go test ./...", "go vet ./...", "./x 1", "/usr/bin/git push",
		"make", "make all", "cat .env", "cat ~/.ssh/id", "ls /", "ls", "sudo -k", "echo x > build/x", "touch src/a/b", "run", "tool x", "curl https://example.com/x"}
	someWrappers = []string{"sudo ", "env ", "env A=1 ", "time ", "nohup ", "command ", "bash -c ", "xargs ", "nice -n 3 ", "'sudo' ", "A=1 ", "timeout 3 "}
	someJoins    = []string{" && ", "; ", " | ", " || "}
)

func pick[T any](r *rand.Rand, of []T) T { return of[r.IntN(len(of))] }

func few[T any](r *rand.Rand, of []T, most int) []T {
	var list []T
	for range r.IntN(most + 1) {
		list = append(list, pick(r, of))
	}
	return list
}

func anyCategories(r *rand.Rand) (c risk.Categories) {
	for range r.IntN(3) {
		c |= 1 << r.IntN(len(risk.AllCategories()))
	}
	return c
}

// generatedRules are rules as a file could hold them.
func generatedRules(t *testing.T, r *rand.Rand, n int) []Rule {
	var rules []Rule
	for len(rules) < n {
		one := Rule{
			Source: pick(r, []string{"a", "b"}), Index: len(rules) + 1, Action: Action(r.IntN(3)),
			Tools: few(r, Tools(), 2), Commands: patterns(t, few(r, somePatterns, 2)...), Agents: few(r, []string{"gemini", "codex"}, 1),
		}
		for _, g := range few(r, someGlobs, 2) {
			one.Paths = append(one.Paths, PathGlob(g))
		}
		if r.IntN(3) == 0 {
			one.Risk = risk.Level(r.IntN(5))
		}
		if r.IntN(3) == 0 {
			one.Categories = anyCategories(r)
		}
		if one.Validate() == nil {
			rules = append(rules, one)
		}
	}
	return rules
}

// generated are requests of all tools and channels, the same in every run.
func generated(t *testing.T, n int) []Request {
	t.Helper()
	r := seed.Rand(t, 1, 2)
	var list []Request
	for range n {
		list = append(list, request(r))
	}
	return list
}

func commandLine(r *rand.Rand) string {
	line := pick(r, someCommands)
	for range r.IntN(3) {
		w := pick(r, someWrappers)
		if w == "bash -c " {
			line = shell.Quoted(line)
		}
		line = w + line
	}
	if r.IntN(3) == 0 {
		line += pick(r, someJoins) + commandLine(r)
	}
	return line
}

func request(r *rand.Rand) Request {
	req := Request{Tool: pick(r, append(Tools(), Shell, Shell, Shell, MCP)), Agent: pick(r, []string{"", "gemini", "codex"}), Cwd: pick(r, []string{"/srv/project", "/srv/project", "/srv", ""}), Workspace: "/srv/project"}
	paths := []string{"build/x", "build", ".env", "src/a/b", "/etc/x", "~/.ssh/id", "/", "..", "*", "/elsewhere/.env"}
	switch req.Tool {
	case Shell:
		switch r.IntN(5) {
		case 0:
			req.Argv = strings.Fields(commandLine(r))
		case 1:
			req.Argv = []string{"bash", "-lc", commandLine(r)}
		default:
			req.Command = commandLine(r)
		}
	case Edit:
		old, text := "old", "new"
		for _, p := range few(r, paths, 2) {
			req.Edits = append(req.Edits, pick(r, []Change{{p, &old, &text}, {p, nil, &text}, {p, &old, nil}}))
		}
	case Fetch:
		req.URLs = few(r, []string{"https://example.com/x", "file:///srv/project/build/x", "file:///etc/passwd", "::"}, 2)
	case MCP, Other:
		req.Server, req.Name = pick(r, []string{"github", "shell", "files"}), pick(r, []string{"get_issue", "run", "run_command", "write_file", "delete_file", "read_file", "x"})
		req.Args = Raw(pick(r, []string{`{}`, fmt.Sprintf(`{"command":%q}`, commandLine(r)), fmt.Sprintf(`{"path":%q}`, pick(r, paths)), `{"url":"https://example.com"}`, `{"command":"sudo","args":["rm","x"]}`}))
	default:
		req.Paths = few(r, paths, 2)
		req.To = pick(r, append(paths, ""))
	}
	req.Partial = r.IntN(20) == 0
	return req
}

// judgedAll are the facts of generated requests, on a disk and by names alone.
func judgedAll(t *testing.T, n int) []Facts {
	var all []Facts
	disk := map[string]string{"/srv/project/build/x": "1", "/srv/project/src/a/b": "2", "/srv/project/.env": "3"}
	for i, r := range generated(t, n) {
		w := world(disk)
		if i%3 == 0 {
			w.Disk = nil
		}
		all = append(all, Judge{World: w}.Facts(r))
	}
	return all
}
