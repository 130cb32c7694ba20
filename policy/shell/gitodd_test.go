package shell_test

import (
	"strings"
	"testing"

	"guard/policy/risk"
	"guard/policy/shell"
	"guard/policy/shell/program"
)

// TestGitWithOddWords: no subcommand of git, nor patch(1), makes the judge panic, whatever
// words are missing, empty or not known, and none is left without a level.
func TestGitWithOddWords(t *testing.T) {
	w, top := onDisk(t, map[string]string{".git/HEAD": "x", "a/HEAD": "x", "a/.git": "gitdir: ../a\n", "l": "a.txt\n"})
	tails := []string{"", "''", "--", "-- ''", "-", "-f", "-e", "-p", "-p x", "-p=", "--", "'' ''", "\"$X\"", "\"$X\" \"$Y\"", "a b c d", "--cacheinfo", "--cacheinfo ,,", "--cacheinfo 1 2", "--cacheinfo 1,2,3", "--index-info <<< x", "--pathspec-from-file", "--pathspec-from-file=l -f",
		"--pathspec-from-file=", "add", "remove", "move", "move a", "run", "foreach", "create", "get", "set", "set ''", "edit", "rename-section", "rename-section a", "--rename-section", "--rename-section . .", "--unset", "--stdin", "..", "^", "~ ^", "stash@{", "HEAD^^^^", ":/", "-R", "--directory=", "--directory", "--prefix=", "--prefix", "<<< '--- '", "<<< '+++ '", "<<< '@@ -'", "<<< 'diff --git '", "<<< $'diff --git a\\n--- \\n@@ -1 +1 @@\\n+'"}
	lines := []string{"patch", "hg import", "svn patch", "svn delete", "cmake -E tar", "git --bare", "git --git-dir=.", "git -C a"}
	for sub := range program.Find("git").AllSubs() {
		for name := range strings.FieldsSeq(sub.Name) {
			lines = append(lines, "git "+name)
		}
		for below := range sub.AllSubs() {
			for name := range strings.FieldsSeq(below.Name) {
				lines = append(lines, "git "+strings.Fields(sub.Name)[0]+" "+name)
			}
		}
	}
	for _, line := range lines {
		for _, tail := range tails {
			if r := shell.Read(line+" "+tail, top, w); r.Level < risk.Low {
				t.Errorf("%s %s: no level", line, tail)
			}
		}
	}
}
