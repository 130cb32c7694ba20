package shell_test

import (
	"maps"
	"testing"

	"guard/policy/shell"
)

// TestTopLevelIsKnown: git rev-parse --show-toplevel is a folder, unless a setting or another repository
// makes it another.
func TestTopLevelIsKnown(t *testing.T) {
	const line = `cd "$(git rev-parse --show-toplevel)" && bash scripts/a.sh`
	own := map[string]string{".git/HEAD": "ref: refs/heads/main\n", ".git/objects/x": "", ".git/refs/heads/main": "",
		".git/config": "[core]\n\tbare = false\n", "scripts/a.sh": "echo a\n", "scripts/b.sh": "rm -rf ~\n"}
	for _, one := range []struct {
		name, line string
		more       map[string]string
		asked      bool
	}{
		{"script", line, nil, false},
		{"by its path", `bash "$(git rev-parse --show-toplevel)/scripts/a.sh"`, nil, false},
		{"from below", `cd scripts && bash "$(git rev-parse --show-toplevel)/scripts/a.sh"`, nil, false},
		{"in a variable", `ROOT=$(git rev-parse --show-toplevel); bash "$ROOT/scripts/a.sh"`, nil, false},
		{"a script that deletes", `cd "$(git rev-parse --show-toplevel)" && bash scripts/b.sh`, nil, true},
		{"what lies above", `bash "$(git rev-parse --show-toplevel)/../a.sh"`, nil, true},
		{"another folder's", `bash "$(git -C /opt/x rev-parse --show-toplevel)/scripts/a.sh"`, nil, true},
		{"more words", `bash "$(git rev-parse --show-toplevel --git-dir)/scripts/a.sh"`, nil, true},
		{"a work tree set", line, map[string]string{".git/config": "[core]\n\tworkTree = /opt/x\n"}, true},
		{"settings of others", line, map[string]string{".git/config": "[include]\n\tpath = /opt/x\n"}, true},
		{"set on the line", "git config core.worktree /opt/x; " + line, nil, true},
		{"set for git", "export GIT_WORK_TREE=/opt/x GIT_DIR=.git; " + line, nil, true},
		{"another repository", `cd scripts && bash "$(git rev-parse --show-toplevel)/scripts/a.sh"`,
			map[string]string{"scripts/.git": "gitdir: /opt/x\n"}, true},
	} {
		all := maps.Clone(own)
		maps.Copy(all, one.more)
		w, top := onDisk(t, all)
		if r := shell.Read(one.line, top, w); (r.Categories != 0) != one.asked {
			t.Errorf("%s: %s %v", one.name, r.Categories, r.Reasons)
		}
	}
}
