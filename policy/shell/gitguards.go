package shell

import (
	"slices"
	"strings"

	"guard/policy/risk"
)

// guardingSettings are keys that protect: without them hooks, filters, signatures and
// checks of what comes in do not run (git-config(1), git 2.46).
var guardingSettings = []string{
	"core.hookspath", "core.protecthfs", "core.protectntfs", "core.bare", "core.repositoryformatversion", "core.worktree", "core.filemode", "filter.*", "hook.*", "extensions.*", "receive.*",
	"transfer.fsckobjects", "fetch.fsckobjects", "commit.gpgsign", "tag.gpgsign", "push.gpgsign", "gpg.*", "protocol.*", "transfer.hiderefs", "uploadpack.*", "safe.*", "credential.*",
}

// removesSetting judges keys and sections that are taken out of git's configuration.
func (k *gitSettings) removesSetting(c *call, v *invocation, words []arg) {
	if len(words) == 0 {
		return
	}
	key := words[0]
	if !key.known() {
		c.unknown(say("a setting that is not known before it runs"))
		return
	}
	name := strings.ToLower(key.text)
	if slices.ContainsFunc(guardingSettings, func(s string) bool { return likeKey(name, s) || strings.HasPrefix(s, name+".") }) {
		c.raise(risk.High, risk.ExecArbitrary, say("takes out the setting {0}, by which hooks, filters or checks run", key.show()))
	}
}

// pullsFrom reports a key that names the repository which pull and push speak to.
func pullsFrom(key string) bool {
	return likeKey(key, "branch.*.remote") || likeKey(key, "branch.*.pushremote") || key == "remote.pushdefault"
}

// elsewhereRemote reports a value that is an address, not the name of a remote or ".".
func elsewhereRemote(a arg) bool {
	return !a.known() || a.text != "." && strings.ContainsAny(a.text, ":/@")
}
