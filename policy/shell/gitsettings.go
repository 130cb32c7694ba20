package shell

// runningSettings are keys of git's configuration whose value git runs, or that
// change what it trusts (git-config(1)). Lower case; the middle part of a key
// may be anything.
var runningSettings = []string{
	"core.fsmonitor", "core.hookspath", "core.pager", "core.editor", "core.sshcommand", "core.askpass", "core.gitproxy", "core.attributesfile", "core.worktree", "core.alternaterefscommand",
	"diff.external", "diff.*.command", "diff.*.textconv", "difftool.*.cmd", "difftool.*.path", "mergetool.*.cmd", "mergetool.*.path", "merge.*.driver", "merge.tool", "diff.tool",
	"filter.*.clean", "filter.*.smudge", "filter.*.process", "alias.*", "credential.helper", "credential.*.helper", "pager.*", "sequence.editor", "gpg.program", "gpg.*.program", "gpg.ssh.defaultkeycommand",
	"interactive.difffilter", "uploadpack.packobjectshook", "remote.*.uploadpack", "remote.*.receivepack", "remote.*.proxy", "remote.*.vcs", "remote.*.url", "remote.*.pushurl", "protocol.*", "url.*", "http.proxy", "http.sslverify", "http.*.proxy",
	"include.path", "includeif.*", "init.templatedir", "browser.*", "man.*", "help.browser", "web.browser", "instaweb.*", "sendemail.*", "submodule.*.update", "submodule.*.url", "trailer.*", "receive.*", "ssh.variant", "safe.directory", "maintenance.*", "tar.*.command", "guitool.*", "hook.*", "http.cookiefile", "extensions.*", "notes.*", "blame.*file", "log.showsignature", "commit.gpgsign", "commit.template", "core.bare",
	"core.protecthfs", "core.protectntfs", "gc.recentobjectshook", "http.*.sslverify", "http.sslcainfo", "http.sslcapath", "http.*.sslcainfo", "imap.tunnel", "lfs.customtransfer.*", "lfs.extension.*", "lfs.standalonetransferagent", "lfs.url", "svn.*", "svn-remote.*", "trace2.*",
}

// mildSettings are keys of runningSettings and losingSettings with values that run and
// lose nothing.
var mildSettings = []string{"core.pager=cat", "core.pager=", "pager.*=false", "core.pager=less", "core.editor=true", "core.editor=:", "core.fsmonitor=false", "core.hookspath=/dev/null", "diff.external=", "commit.gpgsign=false", "log.showsignature=false", "core.fsmonitor=", "gc.*=never", "core.logallrefupdates=true", "core.logallrefupdates=always"}

// losingSettings are keys by which git throws away what only a reflog or a stash
// still holds (git-gc(1), CONFIGURATION).
var losingSettings = []string{"gc.pruneexpire", "gc.worktreepruneexpire", "gc.reflogexpire", "gc.reflogexpireunreachable", "gc.*.reflogexpire", "gc.*.reflogexpireunreachable", "core.logallrefupdates"}

// clonedSettings are keys of runningSettings that any clone has.
var clonedSettings = []string{"remote.*.url", "remote.*.pushurl", "core.bare", "submodule.*.url", "commit.gpgsign", "extensions.worktreeconfig", "extensions.objectformat"}
