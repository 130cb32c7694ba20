package shell

import (
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/program"
)

// gitConfig judges git config: reading, or setting a key.
func (k *walker) gitConfig(c *call, v *invocation) stream {
	if v.marked(program.Lists) {
		return k.tellsSetting(c, v)
	}
	reads := len(v.operands) < 2 && !v.marked(program.Edits)
	if len(v.operands) > 0 && (v.operands[0].text == "get" || v.operands[0].text == "list") {
		reads = true
	}
	if reads {
		return k.tellsSetting(c, v)
	}
	words := v.operands
	if words[0].text == "set" || words[0].text == "unset" {
		words = words[1:]
	}
	c.raise(risk.Medium, 0, say("changes git's configuration"))
	if v.has("--global", "--system", "-f", "--file", "--blob") {
		c.raise(risk.High, risk.FSOutsideWorkspace|risk.FSConfigSecrets, say("changes git's configuration for every project"))
	}
	if file, ok := v.option("-f", "--file"); ok {
		k.writes(c, file, edits)
	}
	if len(words) > 1 {
		k.gitSetting(c, words[0].text, words[1])
	}
	return nothing
}

// tellsSetting judges what a key that is read holds: headers and mail accounts
// of git-config(1) hold passwords and tokens.
func (k *walker) tellsSetting(c *call, v *invocation) stream {
	for _, a := range v.operands {
		key := strings.ToLower(a.text)
		for _, part := range [...]string{"extraheader", "smtppass", "token", "password", "secret"} {
			if strings.Contains(key, part) {
				c.raise(risk.High, risk.FSConfigSecrets, say("prints a secret"))
				return stream{from: fromFile | fromSecret}
			}
		}
	}
	return stream{from: fromFile}
}

// runningSettings are keys of git's configuration whose value git runs, or that
// change what it trusts (git-config(1)). Lower case; the middle part of a key
// may be anything.
var runningSettings = []string{
	"core.fsmonitor", "core.hookspath", "core.pager", "core.editor", "core.sshcommand", "core.askpass", "core.gitproxy", "core.attributesfile", "core.worktree", "core.alternaterefscommand",
	"diff.external", "diff.*.command", "diff.*.textconv", "difftool.*.cmd", "difftool.*.path", "mergetool.*.cmd", "mergetool.*.path", "merge.*.driver", "merge.tool", "diff.tool",
	"filter.*.clean", "filter.*.smudge", "filter.*.process", "alias.*", "credential.helper", "credential.*.helper", "pager.*", "sequence.editor", "gpg.program", "gpg.*.program", "gpg.ssh.defaultkeycommand",
	"interactive.difffilter", "uploadpack.packobjectshook", "remote.*.uploadpack", "remote.*.receivepack", "remote.*.proxy", "remote.*.vcs", "remote.*.url", "remote.*.pushurl", "protocol.*", "url.*", "http.proxy", "http.sslverify", "http.*.proxy",
	"include.path", "includeif.*", "init.templatedir", "browser.*", "man.*", "help.browser", "web.browser", "instaweb.*", "sendemail.*", "submodule.*.update", "submodule.*.url", "trailer.*", "receive.*", "ssh.variant", "safe.directory", "maintenance.*", "tar.*.command", "guitool.*", "hook.*", "http.cookiefile", "extensions.*", "notes.*", "blame.*file", "log.showsignature", "commit.gpgsign", "commit.template", "core.bare",
}

// mildSettings begin like keys above and only change what is shown.
var mildSettings = []string{"core.pager=cat", "core.pager=", "pager.*=false", "core.pager=less", "core.editor=true", "core.editor=:", "core.fsmonitor=false", "core.hookspath=/dev/null", "diff.external=", "commit.gpgsign=false", "log.showsignature=false", "core.fsmonitor="}

// gitSetting judges KEY and the value it is given.
func (k *walker) gitSetting(c *call, key string, value arg) {
	key = strings.ToLower(key)
	for _, m := range mildSettings {
		if likeKey(key+"="+value.text, m) {
			return
		}
	}
	for _, s := range losingSettings {
		if likeKey(key, s) {
			c.raise(risk.High, risk.FSDeleteOverwrite, say("the setting {0} has git throw away what lost commits could be got back by", key))
			return
		}
	}
	for _, s := range runningSettings {
		if !likeKey(key, s) {
			continue
		}
		c.raise(risk.High, risk.ExecArbitrary, say("the setting {0} makes git run or trust {1}", key, value.show()))
		if text := strings.TrimPrefix(value.text, "!"); value.known() && text != "" && (strings.HasPrefix(key, "alias.") == (text != value.text)) {
			k.shellText(c, "git", arg{text: text, src: text})
			c.silent = false
		}
		return
	}
	if strings.Contains(key, hole) {
		c.unknown(say("a setting that is not known before it runs"))
	}
}

// losingSettings are keys by which git throws away what only a reflog or a stash
// still holds (git-gc(1), CONFIGURATION).
var losingSettings = []string{"gc.pruneexpire", "gc.worktreepruneexpire", "gc.reflogexpire", "gc.reflogexpireunreachable", "gc.*.reflogexpire", "gc.*.reflogexpireunreachable"}

// likeKey compares a key with a pattern of one star.
func likeKey(key, pattern string) bool {
	head, tail, ok := strings.Cut(pattern, "*")
	if !ok {
		return key == pattern
	}
	return len(key) >= len(head)+len(tail) && strings.HasPrefix(key, head) && strings.HasSuffix(key, tail)
}

// setting judges KEY=VALUE given to git -c or ssh -o.
func (k *walker) setting(c *call, v *invocation, a arg) {
	key, value, ok := strings.Cut(a.text, "=")
	if !ok {
		key, value, _ = strings.Cut(a.text, " ")
	}
	if strings.HasPrefix(v.chain[0].Name, "git") {
		k.gitSetting(c, key, a.value(len(a.text)-len(value)))
		return
	}
	switch strings.ToLower(strings.TrimSpace(key)) {
	case "proxycommand", "localcommand", "knownhostscommand", "remotecommand", "xauthlocation", "pkcs11provider", "securitykeyprovider", "include", "proxyjump", "identityfile", "certificatefile", "sendenv", "setenv", "controlpath", "localforward", "remoteforward", "dynamicforward", "permitlocalcommand", "stricthostkeychecking", "userknownhostsfile", "forwardagent":
	default:
		return
	}
	switch strings.ToLower(strings.TrimSpace(key)) {
	case "proxycommand", "localcommand", "knownhostscommand":
		c.raise(risk.High, risk.ExecArbitrary, say("the setting {0} runs a command here", key))
		remote := k.wrap.remote
		k.wrap.remote = false
		k.shellText(c, v.name, a.value(len(a.text)-len(value)))
		k.wrap.remote = remote
		c.silent = false
	default:
		c.raise(risk.High, risk.ExecArbitrary, say("the setting {0} changes what the connection may do", key))
	}
}
