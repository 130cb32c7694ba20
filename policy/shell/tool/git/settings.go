package git

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
	"core.hookspath", "core.protecthfs", "core.protectntfs", "core.bare", "core.repositoryformatversion",
	"core.worktree", "core.filemode", "filter.*", "hook.*", "extensions.*", "receive.*",
	"transfer.fsckobjects", "fetch.fsckobjects", "commit.gpgsign", "tag.gpgsign", "push.gpgsign", "gpg.*", "protocol.*",
	"transfer.hiderefs", "uploadpack.*", "safe.*", "credential.*",
}

// removesSetting judges keys and sections that are taken out of git's configuration.
func (s *Settings) removesSetting(c *effect.Call, v *option.Invocation, words []taint.Word) {
	if len(words) == 0 {
		return
	}
	key := words[0]
	if !key.Known() {
		c.Unknown(effect.Say("a setting that is not known before it runs"))
		return
	}
	name := strings.ToLower(key.Text)
	if slices.ContainsFunc(guardingSettings,
		func(known string) bool { return likeKey(name, known) || strings.HasPrefix(known, name+".") }) {
		c.Raise(risk.High, risk.ExecArbitrary,
			effect.Say("takes out the setting {0}, by which hooks, filters or checks run", key.Show()))
	}
}

// pullsFrom reports a key that names the repository which pull and push speak to.
func pullsFrom(key string) bool {
	return likeKey(key, "branch.*.remote") || likeKey(key, "branch.*.pushremote") || key == "remote.pushdefault"
}

// pushingSettings are keys by which a plain push sends more than the branch one is on, or onto another (git-config(1),
// push.default, remote.<name>.push, remote.<name>.mirror; git 2.51).
var pushingSettings = []string{"push.default", "remote.*.push", "remote.*.mirror"}

// elsewhereRemote reports a value that is an address, not the name of a remote or ".".
func elsewhereRemote(a taint.Word) bool {
	return !a.Known() || a.Text != "." && strings.ContainsAny(a.Text, ":/@")
}

// runningSettings are keys of git's configuration whose value git runs, or that
// change what it trusts (git-config(1)). Lower case; the middle part of a key
// may be anything.
var runningSettings = []string{
	"core.fsmonitor", "core.hookspath", "core.pager", "core.editor", "core.sshcommand", "core.askpass", "core.gitproxy",
	"core.attributesfile", "core.worktree", "core.alternaterefscommand",
	"diff.external", "diff.*.command", "diff.*.textconv", "difftool.*.cmd", "difftool.*.path", "mergetool.*.cmd",
	"mergetool.*.path", "merge.*.driver", "merge.tool", "diff.tool",
	"filter.*.clean", "filter.*.smudge", "filter.*.process", "alias.*", "credential.helper", "credential.*.helper",
	"pager.*", "sequence.editor", "gpg.program", "gpg.*.program", "gpg.ssh.defaultkeycommand",
	"interactive.difffilter", "uploadpack.packobjectshook", "remote.*.uploadpack", "remote.*.receivepack",
	"remote.*.proxy", "remote.*.vcs", "remote.*.url", "remote.*.pushurl", "protocol.*", "url.*", "http.proxy",
	"http.sslverify", "http.*.proxy",
	"include.path", "includeif.*", "init.templatedir", "browser.*", "man.*", "help.browser", "web.browser",
	"instaweb.*", "sendemail.*", "submodule.*.update", "submodule.*.url", "trailer.*", "receive.*", "ssh.variant",
	"safe.directory", "maintenance.*", "tar.*.command", "guitool.*", "hook.*", "http.cookiefile", "extensions.*",
	"remote.*.lfspushurl", "remote.*.lfsurl", "lfs.pushurl", "lfs.*.standalonetransferagent", "gitflow.path.hooks",
	"core.sharedrepository", "delta.pager", "secrets.providers", "annex.*command", "annex.*options",
	"remote.*-command", "http.curloptresolve",
	"notes.*", "blame.*file", "log.showsignature", "commit.gpgsign", "commit.template", "core.bare",
	"core.protecthfs", "core.protectntfs", "gc.recentobjectshook", "http.*.sslverify", "http.sslcainfo",
	"http.sslcapath", "http.*.sslcainfo", "imap.tunnel", "lfs.customtransfer.*", "lfs.extension.*",
	"lfs.standalonetransferagent", "lfs.url", "svn.*", "svn-remote.*", "trace2.*",
}

// addressSettings are those of runningSettings whose value is where git, or Git LFS, fetches from and pushes to
// (git-config(1), remote.<name>.url; git-lfs-config(5)).
var addressSettings = []string{"remote.*.url", "remote.*.pushurl", "submodule.*.url", "remote.*.lfspushurl",
	"remote.*.lfsurl", "lfs.pushurl", "lfs.url"}

// trustedSettings are those of runningSettings whose value is no command: a folder, a file, an address, a name.
var trustedSettings = []string{"core.hookspath", "core.attributesfile", "core.worktree", "core.sharedrepository",
	"core.protecthfs", "core.protectntfs", "core.bare", "merge.tool", "diff.tool", "remote.*.proxy", "remote.*.vcs",
	"remote.*.url", "remote.*.pushurl", "submodule.*.url", "protocol.*", "url.*", "http.proxy", "http.*.proxy",
	"http.sslverify", "http.*.sslverify", "http.sslcainfo", "http.sslcapath", "http.*.sslcainfo", "http.cookiefile",
	"http.curloptresolve", "include.path", "includeif.*", "init.templatedir", "receive.*", "ssh.variant",
	"safe.directory", "extensions.*", "remote.*.lfspushurl", "remote.*.lfsurl", "lfs.pushurl", "lfs.url",
	"notes.*", "blame.*file", "log.showsignature", "commit.gpgsign", "commit.template", "svn.*", "svn-remote.*",
	"trace2.*"}

// mildSettings are keys of runningSettings and losingSettings with values that run and
// lose nothing.
var mildSettings = []string{"core.pager=cat", "core.pager=", "pager.*=false", "core.pager=less", "core.editor=true",
	"core.editor=:", "core.fsmonitor=false", "core.hookspath=/dev/null", "diff.external=", "commit.gpgsign=false",
	"log.showsignature=false", "core.fsmonitor=", "gc.*=never", "core.logallrefupdates=true",
	"core.logallrefupdates=always",
	// git-config(1), push.default: all but matching send the branch one is on; HEAD is that branch.
	"push.default=simple", "push.default=current", "push.default=upstream", "push.default=tracking",
	"push.default=nothing", "remote.*.push=HEAD", "remote.*.mirror=false",
	// git-config(1), core.sharedRepository: for the group at most.
	"core.sharedrepository=false", "core.sharedrepository=umask", "core.sharedrepository=0",
	"core.sharedrepository=group", "core.sharedrepository=true", "core.sharedrepository=1",
	"core.sharedrepository=0600", "core.sharedrepository=0640", "core.sharedrepository=0660"}

// losingSettings are keys by which git throws away what only a reflog or a stash
// still holds (git-gc(1), CONFIGURATION).
var losingSettings = []string{"gc.pruneexpire", "gc.worktreepruneexpire", "gc.reflogexpire",
	"gc.reflogexpireunreachable", "gc.*.reflogexpire", "gc.*.reflogexpireunreachable", "core.logallrefupdates",
	"gc.rerereresolved", "gc.rerereunresolved"}

// clonedSettings are keys of runningSettings that any clone has.
var clonedSettings = []string{"remote.*.url", "remote.*.pushurl", "core.bare", "submodule.*.url", "commit.gpgsign",
	"core.sharedrepository", "extensions.worktreeconfig", "extensions.objectformat"}
