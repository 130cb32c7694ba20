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
		// cut short, as getopt_long(3) and git allow
		{"rm -rf *", []string{"rm --recurs --forc x", "rm --rec --fo x"}, []string{"rm --forc x"}},
		{"git commit --no-verify *", []string{"git commit --no-verif -m x"}, []string{"git commit --no-edit"}},
		// with values of options between the words, and told in one word or in two
		{"npm run deploy *", []string{"npm run --prefix . deploy", "npm run --silent deploy", "npm --prefix x run deploy"},
			[]string{"npm run build deploy"}},
		{"docker compose up *", []string{"docker compose -f x.yml up -d", "docker --context y compose -p z up",
			"docker-compose up", "docker-compose -f x.yml up"}, []string{"docker compose down", "docker-compose down"}},
		{"git push <remote> main *", []string{"git push -o ci.skip origin main", "git push --push-option=x origin main"},
			[]string{"git push origin topic", "git push --force origin topic"}},
		{"curl -X POST *", []string{"curl -XPOST x", "curl --request POST x", "curl x --request=POST", "curl -s -X POST x",
			"curl -sXPOST x"}, []string{"curl x", "curl -X GET x", "curl -X PUT POST"}},
		{"gh api -X DELETE *", []string{"gh api --method DELETE x", "gh api x --method=DELETE"}, []string{"gh api -X GET x"}},
		{"docker run --network host *", []string{"docker run --network=host x", "docker run --rm --network host x"},
			[]string{"docker run --network=none x", "docker run host"}},
		{"kubectl delete --namespace prod *", []string{"kubectl -n prod delete pod x", "kubectl delete -nprod pod x",
			"kubectl delete pod x --namespace=prod"}, []string{"kubectl delete -n dev pod x"}},
		{"kubectl * --namespace=pr*", []string{"kubectl delete --namespace=prod"}, []string{"kubectl delete --namespace=dev"}},
		// by another name, be it the rule's or the command's
		{"npm i *", []string{"npm install x", "npm add x", "npm i x"}, []string{"npm ci", "npm uninstall x"}},
		{"npm i", []string{"npm install"}, []string{"npm install x"}},
		{"docker rm *", []string{"docker container rm x", "docker container remove x"}, []string{"docker image rm x"}},
		{"docker image rm *", []string{"docker rmi x"}, []string{"docker rm x"}},
		{"pip install *", []string{"pip3 install x", "python -m pip install x", "python3 -m pip install x"},
			[]string{"python3 -m pip list", "python3 -m build install"}},
		{"python3 -m pip install *", []string{"pip install x", "python -m pip install x"}, []string{"pip list"}},
		{"cargo run *", []string{"cargo r", "cargo run -- x"}, []string{"cargo test"}},
		{"gh pr create *", []string{"gh pr new --title x"}, []string{"gh pr list"}},
		{"pip install *", []string{"pip3.12 install x", "python3.12 -m pip install x", "python3 -Im pip install x",
			"python -W ignore -m pip install x", "py -m pip install x", "pypy3 -m pip install x", "uv pip install x"},
			[]string{"python3.12 -m build", "python3 x.py -m pip install", "uv sync", "pip3.12 list"}},
		{"git push *", []string{"git-push origin", "/usr/lib/git-core/git-push"}, []string{"git-pull", "git-lfs pull"}},
		{"npm publish *", []string{"corepack npm publish", "yarn npm publish", "npm-cli.js publish",
			"node /usr/lib/node_modules/npm/bin/npm-cli.js publish"},
			[]string{"corepack npm ci", "corepack enable"}},
		{"kubectl delete *", []string{"minikube kubectl -- delete pod x", "k3s kubectl delete pod x",
			"microk8s kubectl delete pod x"}, []string{"minikube delete", "k3s kubectl get pods"}},
		{"cargo publish *", []string{"cargo +nightly publish", `cargo --config alias.p="publish" p`},
			[]string{"cargo +nightly build"}},
		{"gh pr merge *", []string{"gh pr -R a/b merge 1"}, []string{"gh alias set m 'pr merge'"}},
		// handed to it by a program that nobody knows
		{"git push *", []string{"frobnicate git push", "frobnicate exec p -- git push", "aws-vault exec p -- git push",
			"frobnicate -x git -C . push"}, []string{"echo git push", "grep -r git push", "frobnicate git pull",
			"frobnicate push"}},
		// behind more options than are counted, and by an alias that the line makes
		{"git push *", []string{"git" + strings.Repeat(" -c a.b=c", 30) + " push x", "git" + strings.Repeat(" -C .", 30) + " push",
			"git -c alias.p=push p x"}, []string{"git" + strings.Repeat(" -c a.b=c", 10) + " pull", "git -c alias.p=pull p"}},
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
	alias := line(command("git config alias.p push", 0, 0), command("git p x", 0, 0))
	if !(&Rule{Action: Deny, Commands: patterns(t, "git push *")}).touches(&alias) {
		t.Error("an alias that the line makes")
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

// TestDenyKnowsAliasesOfTheLine: a word that the line itself has stand for a command is that command.
func TestDenyKnowsAliasesOfTheLine(t *testing.T) {
	r := Rule{Action: Deny, Commands: patterns(t, "git push *", "gh pr merge *", "cargo publish *")}
	for line, want := range map[string]bool{
		"git -c alias.p=push p":            true,
		"git config alias.p push && git p": true,
		"git config alias.p pull && git p": false,
		"GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=alias.p GIT_CONFIG_VALUE_0=push git p":         true,
		"export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=alias.p GIT_CONFIG_VALUE_0=push; git p": true,
		`GIT_CONFIG_PARAMETERS="'alias.p=push'" git p`:                                      true,
		"env GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=alias.p GIT_CONFIG_VALUE_0=push git p":     true,
		"GIT_CONFIG_GLOBAL=/dev/null git log":                                               false,
		"HOME=/tmp/x git p":                                                                 true,
		"grep -r GIT_CONFIG_GLOBAL . && git log":                                            false,
		"GIT_PAGER=cat git log":                                                             false,
		"gh alias set m 'pr merge' && gh m 1":                                               true,
		"gh alias set m '!gh pr merge \"$1\"' && gh m 1":                                    true,
		"gh alias set m 'pr list' && gh m":                                                  false,
		`cargo --config 'alias.p="publish"' p`:                                              true,
		`cargo --config 'alias.p="build"' p`:                                                false,
	} {
		f := judged(Request{Tool: Shell, Command: line}, nil)
		if got := r.touches(&f); got != want {
			t.Errorf("%s: %v", line, got)
		}
	}
}
