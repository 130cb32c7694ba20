package policy

import (
	"testing"

	"guard/policy/risk"
)

// TestTypedInto: where an agent can type into what still runs, and nobody sees it, what starts programs by that is
// asked about. Elsewhere, and where it takes nothing, it is everyday work.
func TestTypedInto(t *testing.T) {
	files := map[string]string{"/srv/project/README.md": "x\n", "/srv/project/.git/HEAD": "ref: refs/heads/main\n"}
	for line, asks := range map[string]bool{
		"less README.md":                        true,
		"cat README.md | less":                  true,
		"more README.md":                        true,
		"script":                                true,
		"script out.log":                        true,
		"/usr/bin/less README.md":               true,
		"GIT_PAGER=less git log":                true,
		"export GIT_PAGER=less; git log":        true,
		"PAGER='less -R' man ls":                true,
		"git commit":                            true,
		"git commit --amend":                    true,
		"git commit -a":                         true,
		"EDITOR=vim git commit":                 true,
		"git -C sub commit":                     true,
		"git merge topic":                       true,
		"git revert HEAD":                       true,
		"git tag -a v1":                         true,
		"git rebase --continue":                 true,
		"cd sub && less x":                      true,
		"cat README.md":                         false,
		"git log -3":                            false,
		"git diff":                              false,
		"GIT_PAGER=cat git log":                 false,
		"git commit -m 'less is more'":          false,
		"git commit -am x":                      false,
		"git commit --amend --no-edit":          false,
		"git commit --message=x":                false,
		"git merge --no-edit topic":             false,
		"git merge --ff-only topic":             false,
		"git tag v1":                            false,
		"git tag -a v1 -m x":                    false,
		"GIT_EDITOR=true git rebase --continue": false,
		"less --version":                        false,
		"grep -rn less .":                       false,
		"go test ./...":                         false,
	} {
		plain := judged(Request{Tool: Shell, Command: line}, files)
		typed := judged(Request{Tool: Shell, Command: line, Typed: true}, files)
		if got := typed.Categories.Has(risk.ExecArbitrary) && typed.Level >= risk.High; got != asks {
			t.Errorf("%s: %v %v", line, typed.Level, typed.Categories)
		}
		if !asks && (typed.Level != plain.Level || typed.Categories != plain.Categories) {
			t.Errorf("%s: %v %v, and %v %v where nobody types", line, typed.Level, typed.Categories, plain.Level, plain.Categories)
		}
	}
}
