package shell

import (
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/program"
)

// git judges the subcommands of git whose operands decide what they do.
func (k *walker) git(c *call, v *invocation) stream {
	switch v.entry.Special {
	case program.GitPush:
		k.gitPush(c, v)
		return nothing
	case program.GitRestore:
		k.gitRestore(c, v)
		return nothing
	case program.GitClean:
		return k.gitClean(c, v)
	case program.GitConfig:
		return k.gitConfig(c, v)
	case program.GitShow, program.GitNames:
		return k.gitShow(c, v)
	case program.GitList:
		k.gitList(c, v)
		return stream{from: fromFile}
	case program.GitLocal:
		return k.gitLocal(c, v)
	}
	return k.gitTransport(c, v)
}

// gitShow judges log, diff, show, ls-files: revisions, paths, revision:path.
func (k *walker) gitShow(c *call, v *invocation) stream {
	paths := v.has("--no-index")
	for i, a := range v.operands {
		if paths || v.rest >= 0 && i >= v.rest {
			k.reads(c, a)
			continue
		}
		k.revision(c, a)
	}
	if v.entry.Special == program.GitNames && c.data&^fromFile == 0 {
		return stream{from: fromPaths}
	}
	return stream{from: c.data | fromFile}
}

// gitList judges branch and tag: with an operand that is no pattern to list,
// they make or change one.
func (k *walker) gitList(c *call, v *invocation) {
	changes := v.has("-d", "--delete", "-D", "-m", "--move", "-M", "-c", "--copy", "-C", "-f", "--force", "-u", "--set-upstream-to")
	if v.marked(program.Lists) && !changes {
		c.cmd.Own = risk.Finding{Level: risk.Low}
	}
	for _, a := range v.operands {
		k.revision(c, a)
	}
}

// gitLocal judges the subcommands whose own first word decides.
func (k *walker) gitLocal(c *call, v *invocation) stream {
	verb := ""
	if len(v.operands) > 0 {
		verb = v.operands[0].text
	}
	sub := v.name[strings.LastIndexByte(v.name, ' ')+1:]
	for _, r := range localVerbs {
		if r.sub != sub || !slices.Contains(strings.Fields(r.verbs), verb) && r.verbs != verb {
			continue
		}
		if r.level == risk.Low {
			if !v.marked(program.Edits) && c.level() <= risk.Medium && c.extra.Level == risk.Low {
				c.cmd.Own = risk.Finding{Level: risk.Low}
			}
		} else {
			c.raise(r.level, r.cats, say(r.says, v.name, verb))
		}
	}
	switch {
	case sub == "bisect" && verb == "run" && len(v.operands) > 1:
		k.nested(c, v.name, v.operands[1:], nothing)
		c.silent = false
	case sub == "submodule" && verb == "foreach":
		k.shellText(c, v.name, joinText(v.operands[1:]))
		c.silent = false
	case sub == "rm":
		for _, a := range v.operands {
			c.cmd.Deletes = append(c.cmd.Deletes, k.place(a))
		}
		if !v.has("--cached") {
			c.raise(risk.Medium, risk.FSDeleteOverwrite, say("deletes files that git still holds"))
		}
	case sub == "apply" || sub == "am" || sub == "mv" || sub == "init":
		for _, a := range v.operands {
			k.looksAt(c, a)
		}
	}
	return stream{from: fromFile}
}

// localVerb is a first word of a subcommand and what it does.
type localVerb struct {
	sub   string
	verbs string
	level risk.Level
	cats  risk.Categories
	says  string
}

// localVerbs: git-worktree(1), git-reflog(1), git-bisect(1), git-submodule(1),
// git-notes(1), git-bundle(1), git-sparse-checkout(1), git-rerere(1).
var localVerbs = []localVerb{
	{"worktree", "list", risk.Low, 0, ""},
	{"worktree", "remove prune", risk.High, risk.FSDeleteOverwrite, "{0} {1} deletes a working tree"},
	{"reflog", "show exists list HEAD", risk.Low, 0, ""},
	{"reflog", "", risk.Low, 0, ""},
	{"reflog", "expire delete", risk.High, risk.FSDeleteOverwrite, "{0} {1} removes what lost commits could be got back by"},
	{"bisect", "log view visualize terms", risk.Low, 0, ""},
	{"submodule", "status summary", risk.Low, 0, ""},
	{"submodule", "", risk.Low, 0, ""},
	{"submodule", "add update sync", risk.High, risk.NetworkRisk, "{0} {1} fetches from other repositories"},
	{"submodule", "deinit", risk.High, risk.FSDeleteOverwrite, "{0} {1} deletes a submodule's files"},
	{"notes", "list show get-ref", risk.Low, 0, ""},
	{"notes", "", risk.Low, 0, ""},
	{"bundle", "verify list-heads", risk.Low, 0, ""},
	{"sparse-checkout", "list", risk.Low, 0, ""},
	{"rerere", "status diff remaining", risk.Low, 0, ""},
	{"maintenance", "start register", risk.High, risk.SystemImpact, "{0} {1} has git run on a schedule"},
}

// gitPush judges what is pushed where.
func (k *walker) gitPush(c *call, v *invocation) {
	for i, a := range v.operands {
		switch {
		case i == 0:
			k.remoteName(c, a)
		case strings.HasPrefix(a.text, "+"):
			c.raise(risk.High, risk.GitPublish|risk.Delete, say("overwrites the remote branch {0}", a.show()))
		case strings.HasPrefix(a.text, ":"):
			c.raise(risk.High, risk.GitPublish|risk.Delete, say("deletes the remote branch {0}", a.show()))
		}
	}
}

// remoteName judges a word that is a remote's name or its address.
func (k *walker) remoteName(c *call, a arg) {
	switch {
	case strings.Contains(a.text, "::"):
		// gitremote-helpers(7): ext::COMMAND runs it, others start a program.
		_, command, _ := strings.Cut(a.text, "::")
		c.raise(risk.High, risk.ExecArbitrary, say("the address {0} starts a program", a.show()))
		if strings.HasPrefix(a.text, "ext::") {
			k.shellText(c, "git", arg{text: command, src: command, from: a.from})
			c.silent = false
		}
	case strings.Contains(a.text, "://"):
		k.url(c, a)
		c.raise(risk.High, risk.NetworkRisk, say("reaches {0}, which is named on the line", a.show()))
	default:
		if host, ok := remoteHost(a.text); ok {
			k.host(c, arg{text: host, src: a.src, from: a.from})
			c.raise(risk.High, risk.NetworkRisk, say("reaches {0}, which is named on the line", a.show()))
		} else if strings.ContainsAny(a.text, "/") {
			k.looksAt(c, a)
		}
	}
}

// gitTransport judges fetch, clone, ls-remote, remote: their first operand may
// be an address.
func (k *walker) gitTransport(c *call, v *invocation) stream {
	for i, a := range v.operands {
		if strings.Contains(a.text, "::") || strings.Contains(a.text, "://") {
			k.remoteName(c, a)
			continue
		}
		if i == 0 {
			k.remoteName(c, a)
		} else if strings.HasSuffix(v.name, "clone") {
			k.writes(c, a, makes)
		}
	}
	return stream{from: fromNet}
}

// gitRestore judges checkout, restore, reset and switch: with paths, or forced,
// they throw uncommitted work away.
func (k *walker) gitRestore(c *call, v *invocation) {
	paths := v.operands
	if v.rest >= 0 {
		paths = v.operands[v.rest:]
	}
	sub := v.entry.Name
	throws := v.marked(program.Forced)
	switch sub {
	case "checkout":
		creates := v.has("-b", "-B", "--orphan", "--detach", "-t", "--track")
		throws = throws || !creates && (v.rest >= 0 && len(paths) > 0 || len(v.operands) > 1 || v.has("-p", "--patch", "--ours", "--theirs") || len(v.operands) == 1 && looksLikePath(v.operands[0].text))
	case "restore":
		throws = throws || !v.has("-S", "--staged") || v.has("-W", "--worktree")
	}
	if throws {
		c.raise(risk.High, risk.FSDeleteOverwrite, say("{0} throws away changes that are not committed", v.name))
		c.cmd.Own.Suggestion = say("see them first: git diff; keep them: git stash")
	}
	for _, a := range v.operands {
		k.revision(c, a)
	}
	for _, a := range paths {
		if throws && (v.rest >= 0 || sub == "restore") {
			c.cmd.Writes = append(c.cmd.Writes, k.place(a))
		}
	}
}

// looksLikePath tells a path from a branch where git would look at the disk.
func looksLikePath(s string) bool {
	return s == "." || strings.HasPrefix(s, "./") || strings.HasPrefix(s, "../") || strings.HasSuffix(s, "/") || strings.HasPrefix(s, ":/") || strings.HasPrefix(s, ":(") || strings.ContainsAny(s, "*?[")
}

// gitClean judges git clean: what it removes is in no history.
func (k *walker) gitClean(c *call, v *invocation) stream {
	if v.marked(program.Dry) {
		return stream{from: fromPaths}
	}
	c.raise(risk.High, risk.FSDeleteOverwrite, say("deletes files that are not under version control, for good"))
	c.cmd.Own.Suggestion = say("list them first: git clean -n")
	for _, a := range v.operands {
		c.cmd.Deletes = append(c.cmd.Deletes, k.place(a))
	}
	return nothing
}

// gitConfig judges git config: reading, or setting a key.
func (k *walker) gitConfig(c *call, v *invocation) stream {
	if v.marked(program.Lists) {
		return stream{from: fromFile}
	}
	reads := len(v.operands) < 2 && !v.marked(program.Edits)
	if len(v.operands) > 0 && (v.operands[0].text == "get" || v.operands[0].text == "list") {
		reads = true
	}
	if reads {
		return stream{from: fromFile}
	}
	words := v.operands
	if words[0].text == "set" || words[0].text == "unset" {
		words = words[1:]
	}
	c.raise(risk.Medium, 0, say("changes git's configuration"))
	if v.has("--global", "--system", "-f", "--file", "--blob") {
		c.raise(risk.High, risk.FSOutsideWorkspace|risk.FSConfigSecrets, say("changes git's configuration for every project"))
	}
	if len(words) > 1 {
		k.gitSetting(c, words[0].text, words[1])
	}
	return nothing
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

// revision judges a word that is a revision, or revision:path: the path's
// content is shown.
func (k *walker) revision(c *call, a arg) {
	if _, file, ok := strings.Cut(a.text, ":"); ok && file != "" && !strings.HasPrefix(a.text, ":(") {
		p := k.world.At(k.state.cwd, strings.ReplaceAll(file, hole, "*"))
		if p.Is(place.Secret) {
			c.data |= fromSecret
			c.raise(risk.High, risk.FSConfigSecrets, say("reads secrets: {0}", a.show()))
		}
		return
	}
	p := k.place(a)
	switch {
	case p.Is(place.Secret):
		k.reads(c, a)
	case strings.HasPrefix(a.text, "/") || strings.HasPrefix(a.text, "../") || strings.HasPrefix(a.text, "~"):
		k.looksAt(c, a)
	case strings.HasPrefix(a.text, hole) && a.from&^tame != 0 && a.from&^fromSystem != 0:
		c.unknown(say("{0} could turn out to be an option", a.show()))
	}
	c.data |= fromFile
}
