package policy

import (
	"strings"
	"testing"

	"guard/policy/shell"
)

// TestDenyMeansOptionsInAnyForm: what a deny or an ask names is the same in another order, together or apart, by the
// short or the long name; other options and other commands are not.
func TestDenyMeansOptionsInAnyForm(t *testing.T) {
	for _, tt := range []struct {
		pattern string
		yes, no []string
	}{
		{"rm -rf *", []string{"rm -rf x", "rm -fr x", "rm -r -f x", "rm -f -r x", "rm -Rf x", "rm -rvf x", "rm x -rf",
			"rm --recursive --force x", "rm --recursive -f x", "rm -v -rf x", "/bin/rm -fr x", "rm -fr -- x"},
			[]string{"rm -r x", "rm -f x", "rm x", "rm -- -rf", "rmdir -rf x", "git rm -rf x"}},
		{"git commit --no-verify *", []string{"git commit -m x --no-verify", "git commit -n -m x", "git commit -nm x",
			"git -C . commit -m x --no-verify"}, []string{"git commit -m x", "git commit -am x", "git push --no-verify"}},
		{"git push --force *", []string{"git push origin main --force", "git push -f", "git push origin -f main"},
			[]string{"git push", "git push --force-with-lease", "git fetch -f"}},
		{"npm install --global *", []string{"npm install -g x", "npm install x --global", "npm i -g x", "npm add x -g"},
			[]string{"npm install x", "npm i", "npm run -g"}},
		{"npm install *", []string{"npm i x", "npm add x", "npm --silent install x"}, []string{"npm ci", "npm run install"}},
		{"tar -xf *", []string{"tar xf a.tar", "tar -x -f a.tar", "tar --extract --file a.tar", "tar -xzf a.tgz"},
			[]string{"tar -tf a.tar", "tar tf a.tar", "tar cf a.tar x"}},
		{"terraform apply -auto-approve", []string{"terraform apply -auto-approve"},
			[]string{"terraform apply", "terraform plan -auto-approve"}},
		{"docker system prune *", []string{"docker system prune -af", "docker system -a prune"}, []string{"docker system df"}},
		{"git push *", []string{"git.exe push x", "/c/Git/bin/Git.EXE push"}, []string{"gitx push", "git.sh push"}},
		{"git push", []string{"git push"}, []string{"git push -v", "git push origin"}},
	} {
		r := Rule{Action: Deny, Commands: patterns(t, tt.pattern)}
		for want, lines := range map[bool][]string{true: tt.yes, false: tt.no} {
			for _, l := range lines {
				f := line(command(l, 0, 0))
				if r.touches(&f) != want {
					t.Errorf("%q and %q: %v", tt.pattern, l, !want)
				}
			}
		}
	}
	open := with(command("git commit -m $(date)", 0, 0), func(c *shell.Command) { c.Literal = false })
	if f := line(open); (&Rule{Action: Deny, Commands: patterns(t, "git commit --no-verify *")}).touches(&f) {
		t.Error("a message that is not known is no option")
	}
}

// TestMeets: wildcards that no disk resolves count where they may match what a rule names.
func TestMeets(t *testing.T) {
	for _, tt := range []struct {
		glob, words string
		want        bool
	}{
		{"/w/private/**", "/w/priv*/key", true},
		{"/w/private/**", "/w/p?ivate/key", true},
		{"/w/private/**", "/w/*/key", true},
		{"/w/private/**", "/w/src/*", false},
		{"/w/private/**", "/w/*.go", false},
		{"/**/.env*", "/w/*", false},
		{"/**/.env*", "/w/.e*", true},
		{"/**/*.pem", "/w/certs/*", true},
		{"/**/*.pem", "/w/certs/*.crt", false},
		{"/**/*.pem", "/w/**/a.*", true},
		{"/w/{a,b}/x", "/w/*/x", true},
	} {
		if got := meets(tt.glob, tt.words); got != tt.want {
			t.Errorf("%s, %s: %v", tt.glob, tt.words, got)
		}
	}
}

// TestBracesAreBounded: a glob whose braces stand for more patterns than can be tried is none.
func TestBracesAreBounded(t *testing.T) {
	for glob, ok := range map[string]bool{
		strings.Repeat("{a,a}", 30) + "b":                           false,
		strings.Repeat("{a,", 300) + "b" + strings.Repeat("}", 300): false,
		"src/{a,b,c}/**/*.{go,mod,sum}":                             true,
		strings.Repeat(`\{a,`, 300):                                 true,
	} {
		if _, err := ParsePathGlob(glob); (err == nil) != ok {
			t.Errorf("%.40s: %v", glob, err)
		}
	}
}

// TestDenyKnowsAToolByAnyOfItsNames: agents write the name of a server's tool in several ways.
func TestDenyKnowsAToolByAnyOfItsNames(t *testing.T) {
	tools := []Request{
		{Tool: MCP, Server: "github", Name: "delete_repository"}, {Tool: MCP, Server: "GitHub", Name: "Delete_repository"},
		{Tool: MCP, Name: "mcp__github__delete_repository"}, {Tool: Other, Name: "mcp__github__delete_repository"},
		{Tool: Other, Name: "github/delete_repository"},
	}
	for _, pattern := range []string{"github.delete_*", "mcp__github__delete_*", "GitHub.delete_repository"} {
		r := Rule{Action: Deny, Commands: patterns(t, pattern)}
		for _, tool := range tools {
			if !r.touches(&Facts{Request: tool}) {
				t.Errorf("%s passes by %+v", pattern, tool)
			}
		}
		for _, tool := range []Request{{Tool: MCP, Server: "github", Name: "get_issue"}, {Tool: MCP, Server: "gitlab", Name: "delete_repository"},
			{Tool: Other, Name: "delete_repository"}} {
			if r.touches(&Facts{Request: tool}) {
				t.Errorf("%s means %+v", pattern, tool)
			}
		}
	}
}
