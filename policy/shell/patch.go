package shell

import (
	"path"
	"strconv"
	"strings"

	"guard/policy/patchfile"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/program"
)

// patching is how a program was told to apply patches.
type patching struct {
	strips  []int    // how many leading parts of a name may be taken off; -1: all but the last
	folders []string // where names may count from
	reverse bool     // what a patch makes goes, and the other way round
	wraps   []backup // names that it keeps what was there under
}

// backup is a name made of another's: before it, before its last part, behind it.
type backup struct{ before, within, behind string }

// patchProgram judges patch(1), which is told a file to change and a patch, and the
// imports of others, whose words are patches.
func (k *patchJudge) patchProgram(c *call, v *invocation) {
	inputs := v.operands
	if len(v.chain) == 1 {
		inputs = nil
		if a, ok := v.option("-i", "--input"); ok {
			inputs = []arg{a}
		} else if len(v.operands) > 1 {
			inputs = v.operands[1:2]
		}
		if len(v.operands) > 0 {
			k.writes(c, v.operands[0], edits)
		}
	}
	k.patches(c, v, inputs)
}

// patches judges patch(1), git apply and their like: each file that the patch names,
// under the folder and with as many leading parts taken off as the options say. A patch
// that cannot be seen may change anything.
func (k *patchJudge) patches(c *call, v *invocation, inputs []arg) {
	if v.marked(program.Lists|program.Dry) && !v.has("--apply") {
		return
	}
	how, known := k.patchingOf(v)
	look := func(text string, saw seen) {
		if saw != wholly || !known || !k.patched(c, v, patchfile.Read(text), how) {
			c.unknown(sayPatchUnknown())
			k.stale = true
		}
	}
	stdin := len(inputs) == 0
	for _, a := range inputs {
		if a.text == "-" {
			stdin = true
			continue
		}
		k.reads(c, a)
		text, saw := k.textOf(k.place(a))
		if !a.known() {
			saw = unreadable
		}
		look(text, saw)
	}
	if stdin {
		saw := unreadable
		if c.in.known && c.in.text != "" {
			saw = wholly
		}
		look(c.in.text, saw)
	}
	c.raise(risk.Medium, 0, risk.Reason{})
}

func sayPatchUnknown() risk.Reason { return say("which files the patch changes is not known") }

// patchingOf reads the options; false: one of them is not known.
func (k *patchJudge) patchingOf(v *invocation) (how patching, known bool) {
	how = patching{reverse: v.has("-R", "--reverse", "--reverse-diff"), folders: []string{""}}
	byGit := v.chain[0].Name == "git"
	if root := k.world.Root(); byGit && root != "" && k.state.cwd != root { // git's own diffs count from the top
		how.folders = append(how.folders, root)
	}
	if dir, ok := v.option("--directory"); ok && byGit {
		for i, folder := range how.folders {
			how.folders[i] = path.Join(folder, dir.text)
		}
		known = dir.known()
	} else {
		known = true
	}
	if n, ok := v.option("-p", "--strip"); ok {
		strip, err := strconv.Atoi(n.text)
		how.strips = []int{strip}
		known = known && err == nil && n.known()
	}
	if format, given := v.option("--patch-format"); given && format.text != "mbox" && format.text != "mboxrd" {
		known = false // stgit-series lists patches
	}
	for _, o := range [...]struct {
		short, long string
		wrap        func(string) backup
	}{
		{"-B", "--prefix", func(s string) backup { return backup{before: s} }},
		{"-Y", "--basename-prefix", func(s string) backup { return backup{within: s} }},
		{"-z", "--suffix", func(s string) backup { return backup{behind: s} }},
	} {
		if a, ok := v.option(o.short, o.long); ok && !byGit {
			how.wraps = append(how.wraps, o.wrap(a.text))
			known = known && a.known()
		}
	}
	return how, known
}

// maxPatched bounds the files of a patch that are judged one by one.
const maxPatched = 250

// patched judges the files that a patch names; false: they are not all that it changes.
func (k *patchJudge) patched(c *call, v *invocation, p patchfile.Patch, how patching) bool {
	if len(p.Files) > maxPatched {
		return false
	}
	for i := range p.Files {
		k.patchesFile(c, v, &p.Files[i], how)
	}
	onto := len(v.chain) == 1 && len(v.operands) > 0 // patch(1) was told the file
	return p.Known && (len(p.Files) > 0 || p.Nameless && onto)
}

// patchesFile judges one file of a patch, by every name that the program may take.
func (k *patchJudge) patchesFile(c *call, v *invocation, f *patchfile.File, how patching) {
	removes, makes := f.Removes, f.Makes
	if how.reverse {
		removes, makes = makes, removes
	}
	removes = removes || v.has("-E", "--remove-empty-files")
	k.patchMoves(c, f, how)
	done := map[string]bool{}
	for _, name := range k.patchNames(&how, v, f) {
		for _, folder := range how.folders {
			full := name
			if folder != "" {
				full = strings.TrimSuffix(folder, "/") + "/" + name // not cleaned: ".." may lead through a link
			}
			if done[full] {
				continue
			}
			done[full] = true
			a := literalArg(full)
			if removes && !makes {
				k.deletes(c, a, false)
			}
			k.writes(c, a, edits)
			k.blinds(a)
			if f.Link {
				k.patchLinks(c, a, f.Target)
			}
			for _, w := range how.wraps {
				dir, base := path.Split(full)
				k.writes(c, literalArg(w.before+dir+w.within+base+w.behind), edits)
			}
		}
	}
}

// patchMoves notes a file that a patch renames: what is the person's stays theirs.
func (k *patchJudge) patchMoves(c *call, f *patchfile.File, how patching) {
	if len(f.Bare) < 2 {
		return
	}
	for _, folder := range how.folders {
		from, to := k.place(literalArg(path.Join(folder, f.Bare[0]))), k.place(literalArg(path.Join(folder, f.Bare[1])))
		for _, p := range [...]place.Place{from, to} {
			if k.unsaved(p.Path) {
				c.cmd.Moves = append(c.cmd.Moves, Move{From: from, To: to})
				k.carries(from)
				k.carries(to)
			}
		}
	}
}

// patchNames are the names that a file of a patch may have once its leading parts are off.
func (k *patchJudge) patchNames(how *patching, v *invocation, f *patchfile.File) []string {
	var names []string
	for _, name := range f.Names {
		for _, n := range k.stripsOf(how, v, name) {
			if n < 0 {
				names = append(names, path.Base(name))
			} else {
				names = append(names, patchfile.WithoutParts(name, n))
			}
		}
	}
	for _, name := range f.Bare { // without a prefix, so one part less comes off
		n := 0
		if len(how.strips) > 0 {
			n = max(how.strips[0]-1, 0)
		}
		names = append(names, patchfile.WithoutParts(name, n))
	}
	return names
}

// stripsOf is how many parts may come off a name. Without -p git takes one, or as many as
// fit, Mercurial one, Subversion none, and patch(1) takes all folders but those that are there
// (git-apply(1), patch(1)).
func (k *patchJudge) stripsOf(how *patching, v *invocation, name string) []int {
	first, _, _ := strings.Cut(name, "/")
	switch {
	case len(how.strips) > 0:
		return how.strips
	case len(v.chain) == 1 && k.folderAt(k.state.cwd+"/"+first):
		return []int{-1, 0}
	case len(v.chain) == 1:
		return []int{-1}
	case len(first) == 1:
		return []int{1}
	}
	return []int{0, 1}
}

// patchLinks judges a symbolic link that a patch makes: later words lead through it.
func (k *patchJudge) patchLinks(c *call, a arg, target string) {
	p := k.place(a)
	if target == "" || p.Path == "" || len(k.links) > maxWords {
		c.unknown(sayPatchUnknown())
		return
	}
	to := k.world.At(path.Dir(p.Path), target)
	if to.Path == "" {
		c.unknown(sayPatchUnknown())
		return
	}
	k.waysAround(c, literalArg(to.Path))
	if !to.Any(place.Inside | place.Temp) {
		c.raise(risk.High, risk.FSOutsideWorkspace, say("writes outside the workspace: {0}", target))
	}
	k.links = append(k.links, link{p.Path, to.Path})
}
