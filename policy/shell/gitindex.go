package shell

import (
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
)

// updatesIndex judges what git update-index puts into the index: a checkout, a stash or a
// commit of it writes those files (git-update-index(1)).
func (k *gitJudge) updatesIndex(c *call, v *invocation) {
	words := v.operands
	if v.has("--cacheinfo") {
		if len(words) > 0 && strings.Count(words[0].text, ",") < 2 && len(words) > 2 { // MODE OBJECT PATH
			k.indexed(c, words[2])
			words = words[3:]
		}
		for _, a := range words { // MODE,OBJECT,PATH
			if i := strings.LastIndexByte(a.text, ','); i >= 0 && strings.Count(a.text, ",") > 1 {
				a = a.value(strings.IndexByte(a.text, ',') + 1)
				a = a.value(strings.IndexByte(a.text, ',') + 1)
			}
			k.indexed(c, a)
		}
	}
	if v.has("--add") {
		for _, a := range words {
			if k.place(a).Is(place.Secret) {
				c.raise(risk.High, risk.FSConfigSecrets, say("puts {0}, which holds secrets, under version control", a.show()))
			}
		}
	}
	if v.has("--index-info") {
		k.indexInfo(c, func(line string) string { _, name, _ := strings.Cut(line, "\t"); return name })
	}
}

// indexed judges a file that comes to be in the index.
func (k *gitJudge) indexed(c *call, a arg) {
	k.writes(c, a, makes)
}

// indexInfo judges the names in the lines of the input.
func (k *gitJudge) indexInfo(c *call, nameOf func(line string) string) {
	if !c.in.known {
		c.unknown(sayPatchUnknown())
		return
	}
	for line := range strings.SplitSeq(strings.ReplaceAll(c.in.text, "\x00", "\n"), "\n") {
		if name := nameOf(line); name != "" {
			k.indexed(c, literalArg(strings.Trim(name, `"`)))
		}
	}
}

// makesTree judges the lines for git mktree: MODE TYPE OBJECT, tab, NAME. A folder of that
// name may hold settings.
func (k *gitJudge) makesTree(c *call) {
	k.indexInfo(c, func(line string) string {
		head, name, _ := strings.Cut(line, "\t")
		if strings.Contains(head, " tree ") {
			k.becomesSettings(c, literalArg(name))
		}
		return name
	})
}

// fastImports judges the files of a stream for git fast-import: "M MODE DATAREF PATH",
// "C" and "R" with two paths, and commands that read and write marks (git-fast-import(1)).
func (k *gitJudge) fastImports(c *call) {
	if c.in.known && strings.Contains(c.in.text, "\nfeature ") || strings.HasPrefix(c.in.text, "feature ") || strings.Contains(c.in.text, `"`) {
		c.unknown(sayPatchUnknown())
	}
	k.indexInfo(c, func(line string) string {
		fields := strings.SplitN(line, " ", 4)
		switch {
		case fields[0] == "M" && len(fields) == 4:
			return fields[3]
		case (fields[0] == "C" || fields[0] == "R") && len(fields) > 2:
			return fields[len(fields)-1]
		}
		return ""
	})
}

// readsTree judges git read-tree: the index, and with -u the work tree, become as a tree
// is, all of it or below --prefix.
func (k *gitJudge) readsTree(c *call, v *invocation) {
	if a, ok := v.option("--prefix"); ok {
		k.becomesSettings(c, a)
		k.writes(c, a, makes)
		return
	}
	if v.has("-u", "--reset", "-m") {
		k.gitBrings(c, v, "read-tree", nil)
		k.throwsAway(c, v, nil, false)
		return
	}
	k.unstages(c, v)
}

// repackLoses reports a repack that leaves out what no ref reaches (git-repack(1)).
func repackLoses(v *invocation) bool {
	if expiry, ok := v.option("--unpack-unreachable", "--cruft-expiration"); ok && expiry.text != "never" {
		return true
	}
	return v.has("-a") && v.has("-d") && !v.has("-A", "-k", "--keep-unreachable", "--cruft")
}

// movesRef judges git update-ref REF COMMIT, which moves a branch as git branch -f does.
func (k *gitJudge) movesRef(c *call, v *invocation) {
	branch := v.operands[0]
	name, ok := strings.CutPrefix(branch.text, "refs/heads/")
	if branch.text == "HEAD" || branch.known() && !ok {
		return
	}
	if k.branchExists(branch.value(len(branch.text) - len(name))) {
		c.raise(risk.High, risk.FSDeleteOverwrite, say("{0} moves the branch {1} away from its commits", v.name, name))
	}
}

// resumes reports an am that goes on with, or ends, one that has begun.
func resumes(v *invocation) bool {
	return v.has("--continue", "-r", "--resolved", "--quit", "--retry", "--show-current-patch")
}
