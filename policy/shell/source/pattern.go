package source

import (
	"path"
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/impact"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/taint"
)

// Files that code names by what is not known before it runs, but of which it is known that it is a name: an entry of a
// folder, a number, a date. Such an argument is a wildcard, with two differences from the shell's: hidden names match
// as well, and what matches need not be there.

// namesFiles are the kinds of acts whose arguments may be such a wildcard.
var namesFiles = map[code.Kind]bool{code.Reads: true, code.Lists: true, code.Writes: true, code.Appends: true,
	code.Edits: true, code.Makes: true, code.Deletes: true}

// namesByPattern are the languages whose functions are known well enough for that: elsewhere a folder's entries may be
// "." and "..", or numbers something else.
var namesByPattern = map[code.Language]bool{code.Python: true, code.JavaScript: true}

// patterned reports a word that is such a wildcard.
func patterned(w taint.Word) bool {
	return w.Computed && w.Glob != "" && !strings.Contains(w.Text, taint.Hole)
}

// patterns are the wildcards of code among the names that it uses.
type patterns struct{ *Names }

// word is such an argument as a word; false: what matches when the code runs is not what the disk shows.
func (n patterns) word(t *ProgramText, a *code.Act, x *code.Arg) (taint.Word, bool) {
	if x.Pattern == "" || !namesFiles[a.Kind] || !namesByPattern[t.Lang] {
		return taint.Word{}, false
	}
	pattern := x.Pattern
	switch x.Source {
	case code.Script:
		dir := n.State.Cwd
		if t.File != "" {
			dir = path.Dir(t.File)
		}
		pattern = taint.EscapeGlob(dir) + "/" + pattern
		wild := strings.IndexAny(pattern, `*?[\\`) // nothing leads up behind it
		if at := strings.LastIndexByte(pattern[:wild], '/'); wild > 0 {
			pattern = path.Clean(pattern[:at]) + pattern[at:]
		}
	case code.TempDir:
		pattern = "/tmp/" + pattern
	}
	w := taint.Word{Text: pattern, Src: pattern, Glob: pattern, Computed: true}
	return w, n.settled(w, a.Kind == code.Reads)
}

// settled reports that the line has put no link where such a wildcard looks, and of what is read, no file.
func (n patterns) settled(w taint.Word, reads bool) bool {
	dir := files.Fixed(n.Place(w).Path, true)
	if dir == "" || n.World.Disk == nil || n.Wrap.Remote || n.Touched(dir) || reads && n.World.Missing(dir) {
		return false
	}
	for _, l := range n.Links {
		if place.Below(l.Name, dir) || place.Below(dir, l.Name) {
			return false
		}
	}
	for _, made := range slices.Concat(n.Born, n.Blind) {
		if reads && place.Below(made, dir) && n.World.Missing(made) { // one that is there only changes
			return false
		}
	}
	return true
}

// mostHidden bounds the patterns that one with hidden names becomes.
const mostHidden = 8

// withHidden are the patterns of the shell's that together match what one of code's does.
func withHidden(pattern string) (all []string, whole bool) {
	all = []string{""}
	for i, part := range strings.Split(pattern, "/") {
		var next []string
		for _, before := range all {
			if i > 0 {
				before += "/"
			}
			next = append(next, before+part)
			if part != "" && strings.IndexByte("*?[", part[0]) >= 0 {
				next = append(next, before+"."+strings.TrimLeft(part, "?"))
			}
		}
		if all = next; len(all) > mostHidden {
			return nil, false
		}
	}
	return all, !strings.Contains(pattern, "**")
}

// hits are the wildcards of the shell's by which files are there now that one of code's matches, and all that it
// stands for; false: that is not known.
func (n patterns) hits(w taint.Word) (hit, all []taint.Word, ok bool) {
	patterns, whole := withHidden(w.Glob)
	if !whole || len(n.State.Maybe) > 0 || !n.settled(w, false) {
		return nil, nil, false
	}
	for _, pattern := range patterns {
		m := n.World.Expand(n.State.Cwd, pattern)
		if m.More {
			return nil, nil, false
		}
		word := taint.Word{Text: pattern, Src: pattern, Glob: pattern, Computed: true}
		if all = append(all, word); m.Count > 0 {
			hit = append(hit, word)
		}
	}
	return hit, all, true
}

// deepWild reports a folder whose name is not known: what it is to others hangs on its name.
func deepWild(pattern string) bool { return strings.ContainsAny(path.Dir(pattern), "*?[") }

// writesNamed judges files that code writes by such names: new ones, and those that are there now.
func writesNamed(j *Judge, c *effect.Call, w taint.Word, how access.Manner) {
	hits, all, ok := patterns{j.Sources}.hits(w)
	p := j.Place(w)
	if !ok || len(hits) == 0 && (deepWild(w.Glob) || !p.Any(place.Inside|place.Temp)) {
		c.Raise(risk.Medium, risk.FSDeleteOverwrite,
			effect.Say("the code writes a file that is not known before it runs"))
	} else if len(hits) == 0 {
		c.Cmd.Writes = append(c.Cmd.Writes, p)
		c.Kept++
		for _, w := range all {
			impact.Touch(c.Finding(), impact.Change, j.Place(w), w.Show())
		}
		c.Raise(risk.Medium, 0, effect.Say("makes {0}", w.Show()))
	}
	for _, hit := range hits {
		j.Writes(c, hit, how)
	}
	if how == access.Edits && blindsHits(j, hits) {
		return
	}
	j.Blinds(w)
	if ending := path.Ext(w.Text); strings.ContainsAny(ending, "*?[") || ending == "" ||
		code.LanguageOf(w.Text, "") != code.Unknown || slices.Contains(shellEndings, ending) {
		j.BlindsAll() // what runs later may be among them
	}
}

// blindsHits forgets what the files hold that are there now and are edited; false: not all of them are known.
func blindsHits(j *Judge, hits []taint.Word) bool {
	var edited []string
	for _, hit := range hits {
		m := j.World.Expand(j.State.Cwd, hit.Glob)
		if m.More || len(m.Names) != m.Count {
			return false
		}
		for _, name := range m.Names {
			edited = append(edited, j.World.At(j.State.Cwd, name).Path)
		}
	}
	for _, file := range edited {
		j.BlindsAt(file)
	}
	return true
}

// deletesNamed judges files that code deletes by such names.
func deletesNamed(j *Judge, c *effect.Call, w taint.Word, a *code.Act) {
	hits, _, ok := patterns{j.Sources}.hits(w)
	if !ok || len(hits) == 0 {
		c.Raise(risk.High, risk.FSDeleteOverwrite,
			effect.Say("the code deletes something that is not known before it runs: {0}", a.Call))
		c.Unsure = true
	}
	for _, hit := range hits {
		j.Deletes(c, hit, false)
	}
}
