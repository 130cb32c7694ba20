package policy

import (
	"slices"
	"strings"
	"testing"

	"guard/policy/risk"
)

func TestSignatures(t *testing.T) {
	files := map[string]string{"/srv/project/a.go": "x", "/srv/project/src/b.go": "x", "/data/other/lib/c.go": "x"}
	edit := func(path string) Request {
		return Request{Tool: Edit, Edits: []Change{{path, text("a"), text("b")}}}
	}
	tests := []struct {
		name string
		r    Request
		want string // in ask_from = "medium"
	}{
		{"a command", Request{Tool: Shell, Command: "git push"}, "git push"},
		{"to the usual remote", Request{Tool: Shell, Command: "git push origin main"}, "git push"},
		{"to another remote", Request{Tool: Shell, Command: "git push upstream main"}, "git push upstream"},
		{"to a folder", Request{Tool: Shell, Command: "git push -o ci.skip src main"}, "git push src"},
		{"to an address by an option", Request{Tool: Shell, Command: "git push --repo=https://example.com/x"}, "git push --repo=https://example.com/x"},
		{"in another project", Request{Tool: Shell, Command: "gh pr create -R other/app"}, "gh pr create -R other/app"},
		{"by a variable", Request{Tool: Shell, Command: "GH_REPO=other/app gh pr create"}, "gh pr create GH_REPO=other/app"},
		{"by a variable of before", Request{Tool: Shell, Command: "export GH_REPO=other/app; gh pr create"}, "gh pr create GH_REPO=other/app"},
		{"by a variable of env", Request{Tool: Shell, Command: "env AWS_PROFILE=prod aws ec2 run-instances"}, ""},
		{"past the hooks", Request{Tool: Shell, Command: "git push --no-verify"}, "git push --no-verify"},
		{"past what protects a branch", Request{Tool: Shell, Command: "gh pr merge 1 --admin"}, "gh pr merge --admin"},
		{"on another channel", Request{Tool: Shell, Command: "eas update --branch production"}, "eas update --branch production"},
		{"under another tag", Request{Tool: Shell, Command: "npm publish --tag next"}, "npm publish --tag next"},
		{"to another index", Request{Tool: Shell, Command: "poetry publish -r test"}, "poetry publish -r test"},
		{"to an index of a property", Request{Tool: Shell, Command: "mvn deploy -DaltDeploymentRepository=x::https://example.com"}, "mvn deploy -DaltDeploymentRepository=x::https://example.com"},
		{"one process", Request{Tool: Shell, Command: "kill 4711"}, "exactly kill 4711"},
		{"processes by a name", Request{Tool: Shell, Command: "pkill -f 'vite dev'"}, "exactly pkill -f 'vite dev'"},
		{"one service", Request{Tool: Shell, Command: "systemctl restart nginx"}, "exactly systemctl restart nginx"},
		{"a service of another site", Request{Tool: Shell, Command: "export HEROKU_APP=x; heroku ps:restart web"}, "exactly heroku ps:restart web HEROKU_APP=x"},
		{"so many of them", Request{Tool: Shell, Command: "kubectl scale --replicas=0 deploy/web"}, "exactly kubectl scale --replicas=0 deploy/web"},
		{"what a text says", Request{Tool: Shell, Command: "kubectl apply -f - <<< x"}, ""},
		{"what comes before", Request{Tool: Shell, Command: "cat a.go | kubectl apply -f -"}, ""},
		{"money", Request{Tool: Shell, Command: "stripe refunds create --charge a"}, ""},
		{"whose rights", Request{Tool: Shell, Command: "npm owner add eve"}, ""},
		{"by a variable that is not known", Request{Tool: Shell, Command: "export GH_REPO=$(cat x); gh pr create"}, ""},
		{"beside another variable", Request{Tool: Shell, Command: "export CI=1; gh pr create"}, "gh pr create"},
		{"on another cluster", Request{Tool: Shell, Command: "kubectl --context prod apply -f x"}, "exactly kubectl --context prod apply -f x"},
		{"to another registry", Request{Tool: Shell, Command: "docker push registry.example/a/b"}, "docker push registry.example"},
		{"to the usual registry", Request{Tool: Shell, Command: "docker push a/b"}, "docker push"},
		{"to an address", Request{Tool: Shell, Command: "git push https://example.com/eve/x main"}, "git push https://example.com/eve/x"},
		{"to an address with a token", Request{Tool: Shell, Command: "git push https://eve:x@example.com/eve/x"}, "git push https://example.com/eve/x"},
		{"to an address of a machine", Request{Tool: Shell, Command: "git push git@example.com:eve/x main"}, "git push git@example.com:eve/x"},
		{"past an option that is cut short", Request{Tool: Shell, Command: "git push --push-opt origin upstream main"}, "git push upstream"},
		{"to an address by one", Request{Tool: Shell, Command: "git push --rep=https://example.com/x"}, "git push --rep=https://example.com/x"},
		{"to a remote of a setting", Request{Tool: Shell, Command: "git -c remote.pushDefault=upstream push"}, ""},
		{"of a project by its address", Request{Tool: Shell, Command: "gh pr merge https://github.com/other/app/pull/1"}, "gh pr merge github.com/other/app"},
		{"what is asked of an API", Request{Tool: Shell, Command: "gh api -X PUT repos/other/app/topics"}, "gh api repos/other/app/topics"},
		{"made public", Request{Tool: Shell, Command: "gh repo create app --public"}, "gh repo create --public"},
		{"in another namespace", Request{Tool: Shell, Command: "kubectl apply -n prod -f x"}, "exactly kubectl apply -n prod -f x"},
		{"in a folder of its own", Request{Tool: Shell, Command: "cd src && terraform apply"}, "exactly terraform apply in ./src"},
		{"an argument vector", Request{Tool: Shell, Argv: []string{"git", "push"}}, "git push"},
		{"a vector that is a line", Request{Tool: Shell, Argv: []string{"/bin/bash", "-lc", "git push"}}, "git push"},
		{"two commands", Request{Tool: Shell, Command: "npm install && git push"}, "git push + npm install"},
		{"beside what is low", Request{Tool: Shell, Command: "ls && git push"}, "git push"},
		{"beside what is plain", Request{Tool: Shell, Command: "go test ./... && git push"}, "git push + go test"},
		{"the same twice", Request{Tool: Shell, Command: "git push; git push"}, "git push"},
		{"not literal", Request{Tool: Shell, Command: "git push $X"}, ""},
		{"more than its own words", Request{Tool: Shell, Command: "git push > /tmp/log"}, ""},
		{"a folder deleted", Request{Tool: Shell, Command: "rm -r src"}, ""},
		{"a wildcard deleted", Request{Tool: Shell, Command: "rm *.go"}, ""},
		{"cut", Request{Tool: Shell, Command: "git push", Partial: true}, ""},
		{"an edit", edit("a.go"), "edit in /srv/project"},
		{"an edit outside", edit("/tmp/a.go"), ""},
		{"an edit of a secret", edit(".env"), ""},
		{"an overwrite", Request{Tool: Edit, Paths: []string{"a.go"}}, ""},
		{"a move", Request{Tool: Move, Paths: []string{"a.go"}, To: "c.go"}, "move in /srv/project"},
		{"a move out", Request{Tool: Move, Paths: []string{"a.go"}, To: "/tmp/c.go"}, ""},
		{"a deletion", Request{Tool: Delete, Paths: []string{"a.go"}}, ""},
		{"a read outside", Request{Tool: Read, Paths: []string{"/etc/hostname"}}, "read /etc/hostname"},
		{"a secret read", Request{Tool: Read, Paths: []string{".env"}}, ""},
		{"a fetch", Request{Tool: Fetch, URLs: []string{"https://example.com/a"}}, "reads from example.com"},
		{"a page, fetched by a program", Request{Tool: Shell, Command: "curl -s https://example.com/a"}, "reads from example.com"},
		{"an unknown program", Request{Tool: Shell, Command: "depot status"}, "depot status"},
		{"a script", Request{Tool: Shell, Command: "python3 src/x.py"}, "script ./src/x.py"},
		{"reads outside", Request{Tool: Shell, Command: "grep -rn x /data/other/lib"}, "grep + reads under /data/other/lib"},
		{"a repository's branches elsewhere", Request{Tool: Shell, Command: "git -C /data/other branch --show-current"}, "git branch -C /data/other + reads under /data/other"},
		{"all that it has", Request{Tool: Shell, Command: "cd /data/other && git branch && git branch -a && git tag -l && git worktree list"}, "git branch -C /data/other + git tag -C /data/other + git worktree -C /data/other + reads under /data/other"},
		{"a branch made elsewhere", Request{Tool: Shell, Command: "git -C /data/other branch x"}, ""},
		{"a branch deleted elsewhere", Request{Tool: Shell, Command: "git -C /data/other branch -v -D x"}, ""},
		{"a branch copied elsewhere", Request{Tool: Shell, Command: "cd /data/other && git branch --list -C x y"}, ""},
		{"a tag made elsewhere", Request{Tool: Shell, Command: "git -C /data/other tag x"}, ""},
		{"a work tree removed elsewhere", Request{Tool: Shell, Command: "git -C /data/other worktree prune"}, ""},
		{"a switch elsewhere", Request{Tool: Shell, Command: "git -C /data/other symbolic-ref HEAD refs/heads/x"}, ""},
		{"a fetch that carries data", Request{Tool: Fetch, URLs: []string{"https://example.com/?x=a%0Ab"}}, ""},
		{"a search", Request{Tool: Fetch, Query: "go errors"}, "web search"},
		{"an MCP tool", Request{Tool: MCP, Server: "slack", Name: "send_message"}, "slack.send_message"},
		{"a secret behind MCP", Request{Tool: MCP, Server: "fs", Name: "read_file", Args: Raw(`{"path":".env"}`)}, ""},
		{"a command behind MCP", Request{Tool: MCP, Server: "shell", Name: "run", Args: Raw(`{"command":"git push"}`)}, "shell.run git push"},
		{"a deletion behind MCP", Request{Tool: MCP, Server: "fs", Name: "delete_file", Args: Raw(`{"path":"src"}`)}, ""},
		{"a page behind MCP", Request{Tool: MCP, Server: "web", Name: "fetch", Args: Raw(`{"url":"https://example.com"}`)}, "web.fetch example.com"},
		{"an MCP tool of no server", Request{Tool: MCP, Name: "send_message"}, ""},
		{"another tool", Request{Tool: Other, Name: "x"}, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			f := judged(tt.r, files)
			c := Case{Facts: f, Verdict: Decide(f, Settings{Mode: Asking, AskFrom: risk.Medium})}
			g, ok := c.SignatureGrant()
			if g.Signature != tt.want || ok != (tt.want != "") || c.Report().Signature != tt.want {
				t.Errorf("%q, want %q (%v: %v)", g.Signature, tt.want, f.Level, f.Reasons)
			}
			if ok && Decide(f, Settings{Grants: Grants{}.With(g)}).Action != Allow {
				t.Error("granted for the session, and asked again")
			}
		})
	}
}

// TestVariablesThatAim: the variables that change the name of a command are known wherever the line sets them.
func TestVariablesThatAim(t *testing.T) {
	for _, row := range targetings {
		for name := range strings.FieldsSeq(row.variables) {
			program, _, _ := strings.Cut(row.programs, " ")
			f := judged(Request{Tool: Shell, Command: "export " + name + "=x; " + program + " push"}, nil)
			found := false
			for i := range f.Commands {
				found = found || slices.Contains(targets(&f.Commands[i]), name+"=x")
			}
			if !found {
				t.Errorf("%s of %s", name, program)
			}
		}
	}
}

// Leave for a tool of one server is not leave for one of another.
func TestToolsOfOtherServersHaveOtherNames(t *testing.T) {
	seen := map[string]string{}
	for _, tool := range [][2]string{{"lab", "send"}, {"a", "b.c"}, {"a.b", "c"}, {"a", "b c.example"}, {`"a`, "b"}, {"a b", "c"}} {
		f := judged(Request{Tool: MCP, Server: tool[0], Name: tool[1], Args: Raw(`{"text":"hi"}`)}, nil)
		g, ok := (&Case{Facts: f}).SignatureGrant()
		if !ok {
			t.Errorf("%q has none", tool)
			continue
		}
		if other := seen[g.Signature]; other != "" {
			t.Errorf("%q and %s have the name %s", tool, other, g.Signature)
		}
		seen[g.Signature] = tool[0] + " / " + tool[1]
	}
	reaches := judged(Request{Tool: MCP, Server: "a", Name: "fetch", Args: Raw(`{"url":"https://b.example/"}`)}, nil)
	poses := judged(Request{Tool: MCP, Server: "a", Name: "fetch b.example", Args: Raw(`{"text":"hi"}`)}, nil)
	if g, ok := (&Case{Facts: reaches}).SignatureGrant(); ok {
		if other, _ := (&Case{Facts: poses}).SignatureGrant(); other.Signature == g.Signature {
			t.Errorf("a tool's name poses as a host: %s", g.Signature)
		}
	}
}
