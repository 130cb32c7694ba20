package shell

import (
	"slices"
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// guardingSettings are keys that protect: without them hooks, filters, signatures and
// checks of what comes in do not run (git-config(1), git 2.46).
var guardingSettings = []string{
	"core.hookspath", "core.protecthfs", "core.protectntfs", "core.bare", "core.repositoryformatversion", "core.worktree", "core.filemode", "filter.*", "hook.*", "extensions.*", "receive.*",
	"transfer.fsckobjects", "fetch.fsckobjects", "commit.gpgsign", "tag.gpgsign", "push.gpgsign", "gpg.*", "protocol.*", "transfer.hiderefs", "uploadpack.*", "safe.*", "credential.*",
}

// removesSetting judges keys and sections that are taken out of git's configuration.
func (k *gitSettings) removesSetting(c *effect.Call, v *option.Invocation, words []taint.Word) {
	if len(words) == 0 {
		return
	}
	key := words[0]
	if !key.Known() {
		c.Unknown(effect.Say("a setting that is not known before it runs"))
		return
	}
	name := strings.ToLower(key.Text)
	if slices.ContainsFunc(guardingSettings, func(s string) bool { return likeKey(name, s) || strings.HasPrefix(s, name+".") }) {
		c.Raise(risk.High, risk.ExecArbitrary, effect.Say("takes out the setting {0}, by which hooks, filters or checks run", key.Show()))
	}
}

// pullsFrom reports a key that names the repository which pull and push speak to.
func pullsFrom(key string) bool {
	return likeKey(key, "branch.*.remote") || likeKey(key, "branch.*.pushremote") || key == "remote.pushdefault"
}

// elsewhereRemote reports a value that is an address, not the name of a remote or ".".
func elsewhereRemote(a taint.Word) bool {
	return !a.Known() || a.Text != "." && strings.ContainsAny(a.Text, ":/@")
}
