package git

import (
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// Patterns of git's own, by which it shows what the history holds: the shell does not expand them.

// showsText are options with which git log and its like show more than what a commit says (git-log(1), "Diff
// Formatting").
var showsText = []string{"-p", "-u", "--patch", "-U", "--unified", "-c", "--cc", "-m", "--patch-with-stat",
	"--patch-with-raw", "--word-diff", "--color-words", "--raw", "-W", "--function-context"}

// pathspec judges a pattern (gitglossary(7), pathspec) that was made to find secrets.
func (j *Judge) pathspec(c *effect.Call, v *option.Invocation, a taint.Word) {
	name, _ := strings.CutPrefix(a.Text, ":/")
	if magic, ok := strings.CutPrefix(name, ":("); ok {
		words, rest, _ := strings.Cut(magic, ")")
		if slices.Contains(strings.Split(words, ","), "exclude") {
			return
		}
		name = rest
	}
	base := path.Base(name)
	if strings.HasPrefix(name, ":") || !strings.ContainsAny(base, "*?[") ||
		strings.Trim(base, "*.?") == "" && base[0] != '.' {
		return
	}
	logs := strings.HasSuffix(v.Name, " log") || strings.HasSuffix(v.Name, " whatchanged")
	if logs && !v.Gave(showsText...) || v.Gave("--name-only", "--name-status", "--stat", "--numstat", "--shortstat") {
		return
	}
	kind := j.World.Like(j.State.Cwd, base).Kind
	if rest := strings.TrimLeft(base, "*"); rest != base && rest != "" { // its wildcards match a leading dot too
		kind |= j.World.Like(j.State.Cwd, "."+strings.TrimPrefix(rest, ".")).Kind
	}
	if kind&place.Secret != 0 || len(j.SecretsMatching(j.State.Cwd, base)) > 0 {
		c.Data |= taint.FromSecret
		c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("{0} matches secrets: {1}", a.Show(), base))
	}
}

// follows judges git log -L RANGE:FILE, which shows the lines of a file through time (git-log(1)).
func (j *Judge) follows(c *effect.Call, v *option.Invocation) {
	for _, u := range slices.Concat(v.Used, v.Unlisted) {
		if i := strings.LastIndexByte(u.Value.Text, ':'); u.Name == "-L" && i >= 0 {
			j.Reads(c, u.Value.Value(i+1))
		}
	}
}
