package shell

import (
	"slices"
	"strings"

	"guard/policy/gitconfig"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/program"
)

// gitConfig judges git config: reading, or setting a key. Its first word may be
// what older versions say by an option (git-config(1), git 2.46).
func (k *gitSettings) gitConfig(c *call, v *invocation) stream {
	verb, words := configVerb(v)
	if verb == "get" || verb == "" && (v.marked(program.Lists) || !v.marked(program.Edits) && len(words) < 2) {
		return k.tellsSetting(c, v)
	}
	c.raise(risk.Medium, 0, say("changes git's configuration"))
	if v.has("--global", "--system", "-f", "--file", "--blob") {
		c.raise(risk.High, risk.FSOutsideWorkspace|risk.FSConfigSecrets, say("changes git's configuration for every project"))
	}
	if file, ok := v.option("-f", "--file"); ok {
		k.writes(c, file, edits)
	}
	defer func() { // what the file holds from now on is not what the disk has
		if file, ok := k.ownConfig(); ok && len(k.blind) < maxVars {
			k.blind = append(k.blind, file)
		}
	}()
	switch {
	case verb == "edit":
		c.unknown(say("a setting that is not known before it runs")) // an editor decides
	case verb == "rename":
		k.renamesSection(c, v, words)
	case verb == "remove":
		k.removesSetting(c, v, words)
	case len(words) > 1:
		k.gitSetting(c, words[0].text, words[1])
	case len(words) == 1 && !words[0].known():
		c.unknown(say("a setting that is not known before it runs"))
	}
	return nothing
}

// configVerbs are the words and options that say what git config does.
var configVerbs = []struct {
	does  string
	names []string
}{
	{"get", []string{"get", "list"}},
	{"set", []string{"set", "--add", "--replace-all"}},
	{"remove", []string{"unset", "remove-section", "--unset", "--unset-all", "--remove-section"}},
	{"rename", []string{"rename-section", "--rename-section"}},
	{"edit", []string{"edit", "-e", "--edit"}},
}

// configVerb is what git config is told to do, empty where only its words tell, and
// the words that this is done to.
func configVerb(v *invocation) (does string, words []arg) {
	words = v.operands
	for _, one := range configVerbs {
		if len(words) > 0 && words[0].text == one.names[0] || len(words) > 0 && slices.Contains(one.names, words[0].text) {
			return one.does, words[1:]
		}
		if v.has(one.names...) {
			does = one.does
		}
	}
	return does, words
}

// renamesSection judges settings that come to be under another section's name: those
// that the file holds, or any where it cannot be read.
func (k *gitSettings) renamesSection(c *call, v *invocation, words []arg) {
	if len(words) < 2 || !words[0].known() || !words[1].known() {
		c.unknown(say("a setting that is not known before it runs"))
		return
	}
	k.removesSetting(c, v, words[:1])
	from, to := foldSection(words[0].text)+".", foldSection(words[1].text)+"."
	if head, _, _ := strings.Cut(from, "."); strings.HasPrefix(to, head+".") && head != "includeif" {
		return // what it sets was set already
	}
	text, how := "", unreadable
	if file, ok := k.ownConfig(); ok && !v.has("--worktree", "--global", "--system", "-f", "--file") {
		text, how = k.textOf(place.Place{Path: file})
	}
	if settings, err := gitconfig.Parse([]byte(text)); how == wholly && err == nil {
		for _, e := range settings.Entries {
			if rest, ok := strings.CutPrefix(e.Key, from); ok && !strings.Contains(rest, ".") {
				k.newSetting(c, to+rest, e.Value)
			}
		}
		return
	}
	for _, s := range runningSettings {
		if head, _, _ := strings.Cut(s, "."); strings.HasPrefix(to, head+".") && !slices.Contains(clonedSettings, s) {
			c.raise(risk.High, risk.ExecArbitrary, say("the setting {0} makes git run or trust {1}", words[1].text, words[0].show()))
			return
		}
	}
}

// ownConfig is the file that the settings of the workspace's own repository stand in,
// where the command works at its top.
func (k *gitSettings) ownConfig() (string, bool) {
	root := k.world.Root()
	return root + "/.git/config", root != "" && k.state.cwd == root
}

// newSetting judges a setting of a file, but for those that any clone has.
func (k *gitSettings) newSetting(c *call, key, value string) {
	if !slices.ContainsFunc(clonedSettings, func(s string) bool { return likeKey(strings.ToLower(key), s) }) {
		k.gitSetting(c, key, literalArg(value))
	}
}

// foldSection is a section's name as gitconfig.Parse gives it.
func foldSection(name string) string {
	head, sub, ok := strings.Cut(name, ".")
	if !ok {
		return strings.ToLower(name)
	}
	return strings.ToLower(head) + "." + sub
}

// tellsSetting judges what a key that is read holds: headers and mail accounts
// of git-config(1) hold passwords and tokens.
func (k *gitSettings) tellsSetting(c *call, v *invocation) stream {
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

// gitSetting judges KEY and the value it is given.
func (k *gitSettings) gitSetting(c *call, key string, value arg) {
	key = strings.ToLower(key)
	if mildSetting(key, value.text) {
		return
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
			k.walk.ShellText(c, "git", arg{text: text, src: text})
			c.silent = false
		}
		return
	}
	if pullsFrom(key) && elsewhereRemote(value) {
		c.raise(risk.High, risk.NetworkRisk|risk.ExecArbitrary, say("the setting {0} has git pull from or push to {1}", key, value.show()))
	}
	if strings.Contains(value.text, "::") { // gitremote-helpers(7)
		c.raise(risk.High, risk.ExecArbitrary, say("the address {0} starts a program", value.show()))
	}
	if strings.Contains(key, hole) {
		c.unknown(say("a setting that is not known before it runs"))
	}
}

// mildSetting reports a value with which a key of runningSettings runs nothing.
func mildSetting(key, value string) bool {
	return slices.ContainsFunc(mildSettings, func(m string) bool {
		name, mild, _ := strings.Cut(m, "=")
		return value == mild && likeKey(key, name)
	})
}

// likeKey compares a key with a pattern of one star.
func likeKey(key, pattern string) bool {
	head, tail, ok := strings.Cut(pattern, "*")
	if !ok {
		return key == pattern
	}
	return len(key) >= len(head)+len(tail) && strings.HasPrefix(key, head) && strings.HasSuffix(key, tail)
}

// setting judges KEY=VALUE given to git -c or ssh -o.
func (k *gitSettings) setting(c *call, v *invocation, a arg) {
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
		k.walk.ShellText(c, v.name, a.value(len(a.text)-len(value)))
		k.wrap.remote = remote
		c.silent = false
	default:
		c.raise(risk.High, risk.ExecArbitrary, say("the setting {0} changes what the connection may do", key))
	}
}
