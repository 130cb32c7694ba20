package policy

import (
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell"
	"guard/undo"
)

// What a program of the project, a script or an inline text does is not known whole, so what git does not hold of the
// workspace is kept in case before it runs.

// FilledByTools reports the name of a folder of which nothing is kept in case.
func FilledByTools(name string) bool { return shell.FilledByTools(name) }

// RunsCode reports a call that runs code of which its facts need not tell all.
func (f *Facts) RunsCode() bool {
	if f.Tool != Shell && f.Tool != MCP && f.Tool != Other || f.Fault != nil || f.workspace == "" {
		return false
	}
	if f.Categories.Has(risk.ExecArbitrary) {
		return true
	}
	for i := range f.Commands {
		c := &f.Commands[i]
		if name := programOf(c); c.Level >= risk.Medium && leaves[name] == strange && !strings.HasPrefix(name, "git ") {
			return true
		}
	}
	return false
}

// InCase is what to keep before a call that runs code, beside what it hits: the workspace, unless that is a home or
// holds more than a project, and what runs later.
func (f *Facts) InCase(open func() place.Disk) (hits []undo.Hit) {
	if !f.judged || !f.RunsCode() {
		return nil
	}
	w := place.World{Workspace: f.workspace, Home: f.home, User: f.user, Disk: open()}
	if root := w.At("", f.workspace); root.Path != "" && !root.Any(place.Root|place.HomeFolder|place.TopLevel) {
		hits = append(hits, undo.Hit{Path: root.Path, Part: undo.Unsaved})
	}
	for _, later := range place.RunsLater(&w) {
		if !later.Rest {
			hits = append(hits, undo.Hit{Path: later.Path, Part: undo.Unsaved})
		}
	}
	return hits
}
