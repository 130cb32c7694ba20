package git

import (
	"path"
	"strconv"
	"strings"

	"guard/policy/patchfile"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// Patches judges what patches do to files.
type Patches struct{ *access.Judge }

// patching is how a program was told to apply patches.
type patching struct {
	strips  []int    // how many leading parts of a name may be taken off; -1: all but the last
	folders []string // where names may count from
	reverse bool     // what a patch makes goes, and the other way round
	wraps   []backup // names that it keeps what was there under
}

// backup is a name made of another's: before it, before its last part, behind it.
type backup struct{ before, within, behind string }

// PatchProgram judges patch(1), which is told a file to change and a patch, and the
// imports of others, whose words are patches.
func (p *Patches) PatchProgram(c *effect.Call, v *option.Invocation) {
	inputs := v.Operands
	if len(v.Chain) == 1 {
		inputs = nil
		if a, ok := v.Option("-i", "--input"); ok {
			inputs = []taint.Word{a}
		} else if len(v.Operands) > 1 {
			inputs = v.Operands[1:2]
		}
		if len(v.Operands) > 0 {
			p.Writes(c, v.Operands[0], access.Edits)
		}
	}
	p.patches(c, v, inputs)
}

// patches judges patch(1), git apply and their like: each file that the patch names,
// under the folder and with as many leading parts taken off as the options say. A patch
// that cannot be seen may change anything.
func (p *Patches) patches(c *effect.Call, v *option.Invocation, inputs []taint.Word) {
	if v.Marked(program.Lists|program.Dry) && !v.Has("--apply") {
		return
	}
	how, known := p.patchingOf(v)
	look := func(text string, saw files.Seen) {
		if saw != files.Wholly || !known || !p.patched(c, v, patchfile.Read(text), how) {
			c.Unknown(sayPatchUnknown())
			p.Stale = true
		}
	}
	stdin := len(inputs) == 0
	for _, a := range inputs {
		if a.Text == "-" {
			stdin = true
			continue
		}
		p.Reads(c, a)
		text, saw := p.TextOf(p.Place(a))
		if !a.Known() {
			saw = files.Unreadable
		}
		look(text, saw)
	}
	if stdin {
		saw := files.Unreadable
		if c.In.Known && c.In.Text != "" {
			saw = files.Wholly
		}
		look(c.In.Text, saw)
	}
	c.Raise(risk.Medium, 0, risk.Reason{})
}

func sayPatchUnknown() risk.Reason { return effect.Say("which files the patch changes is not known") }

// patchingOf reads the options; false: one of them is not known.
func (p *Patches) patchingOf(v *option.Invocation) (how patching, known bool) {
	how = patching{reverse: v.Has("-R", "--reverse", "--reverse-diff"), folders: []string{""}}
	byGit := v.Chain[0].Name == "git"
	if root := p.WorkTree(); byGit && root != "" && p.State.Cwd != root { // git's own diffs count from the top
		how.folders = append(how.folders, root)
	}
	if dir, ok := v.Option("--directory"); ok && byGit {
		for i, folder := range how.folders {
			how.folders[i] = path.Join(folder, dir.Text)
		}
		known = dir.Known()
	} else {
		known = true
	}
	if n, ok := v.Option("-p", "--strip"); ok {
		strip, err := strconv.Atoi(n.Text)
		how.strips = []int{strip}
		known = known && err == nil && n.Known()
	}
	if format, given := v.Option("--patch-format"); given && format.Text != "mbox" && format.Text != "mboxrd" {
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
		if a, ok := v.Option(o.short, o.long); ok && !byGit {
			how.wraps = append(how.wraps, o.wrap(a.Text))
			known = known && a.Known()
		}
	}
	return how, known
}

// maxPatched bounds the files of a patch that are judged one by one.
const maxPatched = 250

// patched judges the files that a patch names; false: they are not all that it changes.
func (p *Patches) patched(c *effect.Call, v *option.Invocation, patch patchfile.Patch, how patching) bool {
	if len(patch.Files) > maxPatched {
		return false
	}
	for i := range patch.Files {
		p.patchesFile(c, v, &patch.Files[i], how)
	}
	onto := len(v.Chain) == 1 && len(v.Operands) > 0 // patch(1) was told the file
	return patch.Known && (len(patch.Files) > 0 || patch.Nameless && onto)
}

// patchesFile judges one file of a patch, by every name that the program may take.
func (p *Patches) patchesFile(c *effect.Call, v *option.Invocation, f *patchfile.File, how patching) {
	removes, makes := f.Removes, f.Makes
	if how.reverse {
		removes, makes = makes, removes
	}
	removes = removes || v.Has("-E", "--remove-empty-files")
	p.patchMoves(c, f, how)
	done := map[string]bool{}
	for _, name := range p.patchNames(&how, v, f) {
		for _, folder := range how.folders {
			full := name
			if folder != "" {
				full = strings.TrimSuffix(folder, "/") + "/" + name // not cleaned: ".." may lead through a link
			}
			if done[full] {
				continue
			}
			done[full] = true
			a := taint.Literal(full)
			if removes && !makes {
				p.Deletes(c, a, false)
			}
			p.Writes(c, a, access.Edits)
			p.Blinds(a)
			if f.Link {
				p.patchLinks(c, a, f.Target)
			}
			for _, w := range how.wraps {
				dir, base := path.Split(full)
				p.Writes(c, taint.Literal(w.before+dir+w.within+base+w.behind), access.Edits)
			}
		}
	}
}

// patchMoves notes a file that a patch renames: what is the person's stays theirs.
func (p *Patches) patchMoves(c *effect.Call, f *patchfile.File, how patching) {
	if len(f.Bare) < 2 {
		return
	}
	for _, folder := range how.folders {
		from, to := p.Place(taint.Literal(path.Join(folder, f.Bare[0]))), p.Place(taint.Literal(path.Join(folder,
			f.Bare[1])))
		for _, at := range [...]place.Place{from, to} {
			if p.Unsaved(at.Path) {
				c.Cmd.Moves = append(c.Cmd.Moves, effect.Move{From: from, To: to})
				p.Carries(place.Place{}, from)
				p.Carries(from, to)
			}
		}
	}
}

// patchNames are the names that a file of a patch may have once its leading parts are off.
func (p *Patches) patchNames(how *patching, v *option.Invocation, f *patchfile.File) []string {
	var names []string
	for _, name := range f.Names {
		for _, n := range p.stripsOf(how, v, name) {
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
func (p *Patches) stripsOf(how *patching, v *option.Invocation, name string) []int {
	first, _, _ := strings.Cut(name, "/")
	switch {
	case len(how.strips) > 0:
		return how.strips
	case len(v.Chain) == 1 && p.FolderAt(p.State.Cwd+"/"+first):
		return []int{-1, 0}
	case len(v.Chain) == 1:
		return []int{-1}
	case len(first) == 1:
		return []int{1}
	}
	return []int{0, 1}
}

// patchLinks judges a symbolic link that a patch makes: later words lead through it.
func (p *Patches) patchLinks(c *effect.Call, a taint.Word, target string) {
	link := p.Place(a)
	if target == "" || link.Path == "" || len(p.Links) > taint.MaxWords {
		c.Unknown(sayPatchUnknown())
		return
	}
	to := p.World.At(path.Dir(link.Path), target)
	if to.Path == "" {
		c.Unknown(sayPatchUnknown())
		return
	}
	p.WaysAround(c, taint.Literal(to.Path))
	if !to.Any(place.Inside | place.Temp) {
		c.Raise(risk.High, risk.FSOutsideWorkspace, effect.Say("writes outside the workspace: {0}", target))
	}
	p.Links = append(p.Links, files.Link{Name: link.Path, Target: to.Path})
}
