package shell

import (
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
)

// settingsShown are git's subcommands that show settings, or the addresses of remotes
// (git-config(1), git-remote(1), git-var(1)).
var settingsShown = strings.Fields("config remote var ls-remote")

// credential is what a password or a token looks like in git's settings: a header, an
// account's password, or an address with a password before its host (git-config(1),
// http.extraHeader, sendemail.smtpPass, url.*.insteadOf).
var credential = lazy.Pattern(`(?i)\bextraheader\s*=|\b\w*(token|password|passwd|smtppass|secret)\s*=|://[^/\s:@"]*:[^@\s/"]+@|://(gh[a-z]|glpat|github_pat)[-_]\w+@|\bgh[pousr]_\w{20}|\bglpat-\w{10}`)

// showsSettings judges git's settings that are read as a file: only a password or a token
// in them makes it more than everyday's.
func (k *readJudge) showsSettings(c *call, p place.Place) {
	if !strings.HasSuffix(p.Path, "/.git/config") && !strings.HasSuffix(p.Path, "/.gitconfig") {
		return
	}
	if text, how := k.textOf(p); how != unseen && credential().MatchString(text) {
		c.data |= fromSecret
		c.raise(risk.High, risk.FSConfigSecrets, say("prints a secret"))
	}
}

// showsCredentials judges git where it shows settings, by what the files hold now: only
// a password or a token in them makes it more than everyday's.
func (k *readJudge) showsCredentials(c *call, v *invocation) {
	if v.chain[0].Name != "git" || k.wrap.remote {
		return
	}
	_, sub := v.words()
	sub, _, _ = strings.Cut(sub, " ")
	if !slices.Contains(settingsShown, sub) || v.has("--name-only") {
		return
	}
	files := []string{k.world.Root() + "/.git/config", k.world.Root() + "/.git/config.worktree"}
	if home := k.world.Home; home != "" && sub != "remote" && !v.has("--local", "--worktree") {
		files = append(files, home+"/.gitconfig", home+"/.config/git/config")
	}
	for _, file := range files {
		if text, how := k.textOf(place.Place{Path: file}); how != unseen && credential().MatchString(text) {
			c.data |= fromSecret
			c.raise(risk.High, risk.FSConfigSecrets, say("prints a secret"))
			return
		}
	}
}
