package git

import (
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// updatesIndex judges what git update-index puts into the index: a checkout, a stash or a
// commit of it writes those files (git-update-index(1)).
func (j *Judge) updatesIndex(c *effect.Call, v *option.Invocation) {
	words := v.Operands
	if v.Has("--cacheinfo") {
		if len(words) > 0 && strings.Count(words[0].Text, ",") < 2 && len(words) > 2 { // MODE OBJECT PATH
			j.indexed(c, words[2])
			if mayBeLink(words[0].Text) {
				j.IndexesLink(words[2])
			}
			words = words[3:]
		}
		for _, a := range words { // MODE,OBJECT,PATH
			mode, _, _ := strings.Cut(a.Text, ",")
			if i := strings.LastIndexByte(a.Text, ','); i >= 0 && strings.Count(a.Text, ",") > 1 {
				a = a.Value(strings.IndexByte(a.Text, ',') + 1)
				a = a.Value(strings.IndexByte(a.Text, ',') + 1)
			}
			j.indexed(c, a)
			if mayBeLink(mode) {
				j.IndexesLink(a)
			}
		}
	}
	if v.Has("--add") {
		for _, a := range words {
			if j.Place(a).Is(place.Secret) {
				c.Raise(risk.High, risk.FSConfigSecrets,
					effect.Say("puts {0}, which holds secrets, under version control", a.Show()))
			}
		}
	}
	if v.Has("--index-info") {
		j.indexInfo(c, func(line string) string { _, name, _ := strings.Cut(line, "\t"); return name })
	}
}

// linkMode is the mode of a symlink in git's index and trees (gitformat-index(5)).
const linkMode = "120000"

// mayBeLink reports a mode that is a symlink's, or is not known.
func mayBeLink(mode string) bool { return mode == linkMode || mode == taint.Hole }

// indexed judges a file that comes to be in the index, with what an object holds: what a checkout lays there later on
// the line is not known.
func (j *Judge) indexed(c *effect.Call, a taint.Word) {
	j.Writes(c, a, access.Makes)
	j.Blinds(a)
}

// checksIndexOut judges git checkout-index: files come out of the index, below a prefix too.
func checksIndexOut(j *Judge, v *option.Invocation) {
	into, _ := v.Option("--prefix")
	naming{j}.bringsStaged(v.Operands, into)
}

// indexInfo judges the names in the lines of the input.
func (j *Judge) indexInfo(c *effect.Call, nameOf func(line string) string) {
	if !c.In.Known {
		c.Unknown(sayPatchUnknown())
		return
	}
	for line := range strings.SplitSeq(strings.ReplaceAll(c.In.Text, "\x00", "\n"), "\n") {
		if name := nameOf(line); name != "" {
			one := taint.Literal(strings.Trim(name, `"`))
			j.indexed(c, one)
			if fields := strings.Fields(strings.TrimSuffix(line, name)); slices.Contains(fields, linkMode) ||
				len(fields) > 0 && mayBeLink(fields[0]) {
				j.IndexesLink(one)
			}
		}
	}
}

// makesTree judges the lines for git mktree: MODE TYPE OBJECT, tab, NAME. A folder of that
// name may hold settings.
func (j *Judge) makesTree(c *effect.Call) {
	j.indexInfo(c, func(line string) string {
		head, name, _ := strings.Cut(line, "\t")
		if strings.Contains(head, " tree ") {
			j.BecomesSettings(c, taint.Literal(name))
		}
		return name
	})
}

// fastImports judges the files of a stream for git fast-import: "M MODE DATAREF PATH",
// "C" and "R" with two paths, and commands that read and write marks (git-fast-import(1)).
func (j *Judge) fastImports(c *effect.Call) {
	if c.In.Known && strings.Contains(c.In.Text, "\nfeature ") || strings.HasPrefix(c.In.Text, "feature ") ||
		strings.Contains(c.In.Text, `"`) {
		c.Unknown(sayPatchUnknown())
	}
	j.indexInfo(c, func(line string) string {
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
func (j *Judge) readsTree(c *effect.Call, v *option.Invocation) {
	if a, ok := v.Option("--prefix"); ok {
		j.BecomesSettings(c, a)
		j.Writes(c, a, access.Makes)
		return
	}
	if v.Has("-u", "--reset", "-m") {
		j.bring(c, v, "read-tree", nil)
		j.throwsAway(c, v, nil, false)
		return
	}
	j.unstages(c, v)
}

// repackLoses reports a repack that leaves out what no ref reaches (git-repack(1)).
func repackLoses(v *option.Invocation) bool {
	if expiry, ok := v.Option("--unpack-unreachable", "--cruft-expiration"); ok && expiry.Text != "never" {
		return true
	}
	return v.Has("-a") && v.Has("-d") && !v.Has("-A", "-k", "--keep-unreachable", "--cruft")
}

// movesRef judges git update-ref REF COMMIT, which moves a branch as git branch -f does, and git symbolic-ref REF TO.
func (j *Judge) movesRef(c *effect.Call, v *option.Invocation) {
	ref := v.Operands[0]
	updates := strings.HasSuffix(v.Name, " update-ref")
	if ref.Text == "HEAD" || ref.Text == "@" {
		if updates { // it writes through to the branch (git-update-ref(1)); symbolic-ref only switches
			forgetting{j}.leaves(c, v, v.Operands[1])
		}
		return
	}
	name, ok := strings.CutPrefix(ref.Text, "refs/heads/")
	if ok || !ref.Known() {
		j.movesBranch(c, v, ref.Value(len(ref.Text)-len(name)))
		return
	}
	if updates && ref.Text == stash || !strings.HasPrefix(ref.Text, "refs/") || !j.refExists(ref.Text) {
		return // the stash's log keeps the older entries
	}
	if text, err := j.World.Disk.ReadFile(j.WorkTree()+"/.git/"+ref.Text, maxGitdir); err == nil &&
		strings.HasPrefix(string(text), "ref: ") {
		if !updates {
			return // it held nothing of its own
		}
		ref = taint.Literal(strings.TrimSpace(strings.TrimPrefix(string(text), "ref: ")))
	}
	var stays []string
	if to := v.Operands[1]; to.Known() {
		stays = []string{to.Text}
	}
	if !(forgetting{j}).ownCommits([]string{ref.Text}, stays) {
		c.Raise(risk.High, risk.FSDeleteOverwrite,
			effect.Say("{0} moves the branch {1} away from its commits", v.Name, ref.Show()))
	}
}

// movesBranch judges a branch that is made anew somewhere else.
func (j *Judge) movesBranch(c *effect.Call, v *option.Invocation, name taint.Word) {
	if j.branchExists(name) {
		c.Raise(risk.High, risk.FSDeleteOverwrite,
			effect.Say("{0} moves the branch {1} away from its commits", v.Name, name.Show()))
	}
}

// resumes reports an am that goes on with, or ends, one that has begun.
func resumes(v *option.Invocation) bool {
	return v.Has("--continue", "-r", "--resolved", "--quit", "--retry", "--show-current-patch")
}
