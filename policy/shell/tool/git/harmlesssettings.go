package git

import (
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/shell/taint"
)

// Any program that is called git-NAME, and any that works beside git, keeps its settings in git's: which of them it
// runs or sends to, no list tells for all. So a key that no list knows is asked about, unless what it gets is plainly
// no program, path, address or password.

// harmlessSettings are keys whose value may be anything, and git runs, reads or sends nothing by it (git-config(1),
// git 2.51), with those of programs beside it (git-flow 1.12, git-town 16, Git LFS 3.6, delta 0.18, gh 2.62, VS Code's
// and JetBrains' branches, Magit 4, git-cola 4, StGit 2, git-absorb 0.6, git-branchless 0.10).
var harmlessSettings = strings.Fields("user.* author.* committer.* color.* column.* advice.* apply.* checkout.* " +
	"clean.* completion.* feature.* fetch.fsckskiplist fetch.output fetch.negotiationalgorithm format.pretty " +
	"format.numbered format.suffix format.thread format.signoff format.coverletter " +
	"format.subjectprefix format.notes format.from format.useautobase gitk.* grep.* " +
	"gui.* i18n.* index.* init.defaultbranch interactive.singlekey log.date log.*decorate* log.diffmerges " +
	"log.mailmap " +
	"mailinfo.* mailmap.* merge.*.name merge.*.recursive merge.conflictstyle merge.suppressdest pack.* pull.* " +
	"rebase.* rerere.* showbranch.* sparse.* stash.* status.* tag.sort versionsort.* worktree.* " +
	"branch.*.description branch.*.merge branch.*.remote branch.*.pushremote branch.*.rebase branch.*.mergeoptions " +
	"branch.sort branch.*.gh-* branch.*.vscode-* branch.*.github-* branch.*.base branch.*.parent " +
	"core.abbrev core.autocrlf core.checkstat core.comment* core.eol core.excludesfile core.whitespace " +
	"core.quotepath core.notesref core.safecrlf core.untrackedcache core.packedgit* core.deltabasecachelimit " +
	"core.bigfilethreshold core.splitindex core.restrictinheritedhandles core.checkroundtripencoding " +
	"diff.*.xfuncname diff.*.funcname diff.*.wordregex diff.*.binary diff.*.algorithm diff.algorithm diff.color* " +
	"diff.dirstat diff.interhunkcontext diff.orderfile diff.wordregex diff.wserrorhighlight diff.statgraphwidth " +
	"diff.statnamewidth diff.submodule diff.srcprefix diff.dstprefix diff.relative diff.ignoresubmodules " +
	"remote.*.fetch remote.*.tagopt remote.*.prune* remote.*.push remote.*.partialclonefilter remote.pushdefault " +
	"remote.*.gh-resolved remotes.* submodule.*.branch submodule.*.ignore submodule.active " +
	"submodule.*.active submodule.alternate* http.postbuffer http.lowspeed* http.useragent http.version " +
	"http.sslversion http.maxrequests http.minsessions push.* transfer.* gc.* help.format help.autocorrect " +
	"commit.cleanup commit.status commit.verbose instaweb.port " +
	"pretty.* log.excludedecoration log.initialdecorationset credential.username credential.*.username gpg.format " +
	// Programs beside git.
	"gitflow.branch.* gitflow.prefix.* gitflow.initialized gitflow.feature.* gitflow.release.* gitflow.hotfix.* " +
	"gitflow.origin git-town.* git-town-branch.* lfs.*.access lfs.*.locksverify lfs.fetchinclude lfs.fetchexclude " +
	"delta.* interactive.diffcontext magit.* magithub.* cola.* github.user hub.protocol absorb.* " +
	"branchless.core.mainbranch jetbrains.* core.longpaths core.symlinks core.sparsecheckout*")

// speaks are words of a key by which even a plain word that it gets may be a program, a place or a password.
var speaks = lazy.Pattern(`cmd|command|exec|\brun|hook|script|shell|program|pager|editor|helper|driver|proxy|mirror|` +
	`\burl|uri\b|host|server|endpoint|template|include|alias|token|passw|secret|credential|cert|cookie|browser|` +
	`interpreter|plugin|extension|transport|askpass|launcher|wrapper|filter\.|textconv|cacert|webhook`)

// plainValue is a boolean, a number, a version or a word.
var plainValue = lazy.Pattern(`^(?:|[+-]?\d[\w.,:-]*|v?\d+(?:\.\d+)*|[A-Za-z][\w-]*(?:[ ,]+[A-Za-z][\w-]*){0,3})$`)

// plainNumber is a value that names nothing at all.
var plainNumber = lazy.Pattern(`^(?:|true|false|yes|no|on|off|auto|always|never|none|[+-]?\d+[kmgKMG]?)$`)

// unknownSetting reports a key that no list knows with a value that may have something run, read or sent.
func unknownSetting(key string, value taint.Word) bool {
	if slices.ContainsFunc(harmlessSettings, func(known string) bool { return likeKey(key, known) }) {
		return false
	}
	if !value.Known() {
		return true
	}
	return !plainNumber().MatchString(value.Text) &&
		(speaks().MatchString(key) || !plainValue().MatchString(value.Text))
}
