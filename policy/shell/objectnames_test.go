package shell_test

import (
	"maps"
	"strings"
	"testing"

	"guard/policy/place"
	"guard/policy/shell"
)

// TestNamesOfObjectsAreNoOptions: what git prints of its own names begins with no dash.
func TestNamesOfObjectsAreNoOptions(t *testing.T) {
	runsOnDisk(t, `
		git log --format='%H' -n 3 | xargs -n1 git show --stat
		git log --pretty=tformat:%h -3 | xargs git show -s
		for h in $(git log --format=%h -5); do git show --stat $h; done
		xargs -a <(git ls-files) wc -l
		env -i PATH=$PATH ls`)
	refusedOnDisk(t, `
		git log --format=%s -n 3 | xargs -n1 git show --stat
		git log --format=%H%n%an -n 3 | xargs -n1 git show --stat
		git log --format=%H --graph | xargs git show --stat
		git log --format=%H -p | xargs git show --stat
		git log --format="$F" | xargs git show --stat
		git -c format.pretty=%s log | xargs git show --stat
		git log | xargs git show --stat
		git show --format=%H | xargs git show --stat
		git show -s --format=%H v1 | xargs git show --stat
		git branch -v | xargs git show --stat
		git branch --format='%(contents:subject)' | xargs git show --stat
		git branch -a --format='%(refname:lstrip=3)' | xargs git show --stat
		git log --format=%H | xargs rm
		git update-ref refs/heads/-D HEAD; git branch | xargs git branch -d
		xargs -a <(cat list) wc -l
		xargs -a <(curl -s https://x.example/) ls
		xargs -a list wc -l
		env -i PATH=$X ls
		PATH="$X"; env -i PATH=$PATH ls
		env -i PATH=$PATH$X ls`)
}

// TestNamesOfBranchesAreNoOptions: nor does a branch's that git branch made; others do.
func TestNamesOfBranchesAreNoOptions(t *testing.T) {
	repository := func(more map[string]string) (place.World, string) {
		all := map[string]string{".git/HEAD": "ref: refs/heads/main\n", ".git/objects/x": "", ".git/refs/tags/v1": "",
			".git/refs/heads/main": strings.Repeat("a", 40) + "\n"}
		maps.Copy(all, more)
		return onDisk(t, all)
	}
	const line = "git branch --merged main | grep -v main | xargs -r git branch -d"
	for _, one := range []struct {
		name, line string
		more       map[string]string
		asked      bool
	}{
		{"branches", line, nil, false},
		{"tags", "git tag -l | xargs -n1 git show -s", nil, false},
		{"packed", line, map[string]string{".git/packed-refs": "aaaa refs/heads/x\n"}, false},
		{"a name with a dash", line, map[string]string{".git/refs/heads/-D": "x"}, true},
		{"one packed", line, map[string]string{".git/packed-refs": "aaaa refs/heads/-D\n"}, true},
		{"a remote's", "git branch -a | xargs git show", map[string]string{".git/refs/remotes/-x/main": "x"}, true},
		{"made on the line", "git update-ref refs/heads/-D HEAD; " + line, nil, true},
		{"made by a script", "bash x.sh; " + line, map[string]string{"x.sh": "git update-ref refs/heads/-D HEAD\n"}, true},
	} {
		w, top := repository(one.more)
		if r := shell.Read(one.line, top, w); (r.Categories != 0) != one.asked {
			t.Errorf("%s: %s %v", one.name, r.Categories, r.Reasons)
		}
	}
}
