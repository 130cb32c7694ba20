package repository_test

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestBrings: the files that come with a commit, whatever it is called and wherever it
// lies, are those that git itself would name.
func TestBrings(t *testing.T) {
	l := newLab(t)
	l.repo("p")
	l.git("p", "checkout", "-q", "-b", "other")
	l.write("p/.gemini/settings.json", "{}\n")
	l.write("p/.claude/deep/x", "x\n")
	l.write("p/src/deep/er/y", "y\n")
	l.write("p/a.txt", "changed\n")
	l.git("p", "add", "-f", ".")
	l.git("p", "commit", "-q", "-m", "second")
	l.git("p", "tag", "-a", "-m", "x", "v1")
	second := l.git("p", "rev-parse", "HEAD")
	l.git("p", "commit", "-q", "--allow-empty", "-m", "third")
	l.git("p", "checkout", "-q", "main")
	l.write("p/.guard.toml", "stashed\n")
	l.git("p", "stash", "-u")
	l.write("p/a.txt", "stashed\n")
	l.git("p", "stash")
	for range 2 {
		for _, c := range []struct{ from, to, want string }{
			{"HEAD", "other", ".claude/deep/x .gemini/settings.json a.txt src/deep/er/y"}, {"HEAD", "refs/heads/other", ".claude/deep/x .gemini/settings.json a.txt src/deep/er/y"}, {"HEAD", "v1", ".claude/deep/x .gemini/settings.json a.txt src/deep/er/y"},
			{"other^", "other", ""}, {"other~1", "other", ""}, {"other~2", "other^", ".claude/deep/x .gemini/settings.json a.txt src/deep/er/y"}, {"main", second, ".claude/deep/x .gemini/settings.json a.txt src/deep/er/y"}, {"main", second[:7], ".claude/deep/x .gemini/settings.json a.txt src/deep/er/y"},
			{"other", "main", ".claude/deep/x .gemini/settings.json a.txt src/deep/er/y"}, {"stash^1", "stash", "a.txt"}, {"stash@{0}^1", "stash@{0}", "a.txt"}, {"", "stash@{1}^3", ".guard.toml"}, {"HEAD", "HEAD", ""},
		} {
			files, ok := l.view().Brings(l.at("p"), c.from, c.to, func(string) bool { return true })
			for i, f := range files {
				files[i], _ = filepath.Rel(l.at("p"), f)
			}
			slices.Sort(files)
			if got := strings.Join(files, " "); !ok || got != c.want {
				t.Errorf("%s..%s: %q %v, want %q", c.from, c.to, got, ok, c.want)
			}
		}
		l.git("p", "gc", "-q", "--prune=never")
		l.forget()
	}
	for _, rev := range []string{"nothing", "other~200", "stash@{9}", "v1^{tree}", "HEAD:a.txt", "../HEAD", "0123", "stash@{x}", "~", "^9"} {
		if files, ok := l.view().Brings(l.at("p"), "HEAD", rev, func(string) bool { return true }); ok && rev != "~" || len(files) > 3 {
			t.Errorf("%s: %v", rev, files)
		}
	}
}
