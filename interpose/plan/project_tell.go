package plan

import (
	"slices"

	"guard/locale"
)

// maxTold bounds how many commands of one file are told of one by one.
const maxTold = 16

// projectCommands settles what the project's own files have the agent run: what is
// left of it when all is blanked that can be. What the person has not trusted is told,
// a line each: guard judges calls, not what the agent starts of its own accord.
func (d *draft) projectCommands() {
	for _, l := range slices.Concat(d.layers(), unblankable(d.leftEnv())) {
		l.Runs = slices.DeleteFunc(slices.Clone(l.Runs), d.isBlank)
		switch {
		case len(l.Runs) == 0:
			continue
		case l.Unread == nil && d.request.Trusts != nil && d.request.Trusts(l.Path, l.Content):
			d.Trusted = append(d.Trusted, l)
			continue
		case !d.ignored:
			d.Layers = append(d.Layers, l)
		}
		d.tellRuns(l)
	}
}

// isBlank reports what guard sets to something harmless, the person sets themselves,
// or this version of the agent does not take from a project.
func (d *draft) isBlank(r Run) bool {
	if r.Key == "notify" && d.Agent == "codex" {
		return d.Version != "" && !before(d.Version, codexNoNotify)
	}
	return r.Sets != "" && slices.ContainsFunc(d.Blanked, func(b Blank) bool { return b.Name == r.Sets }) ||
		r.Sets != "" && d.Agent != "" && d.named(r.Sets)
}

// codexNoNotify is a version that takes no notify of a project's ("Ignored
// unsupported project-local config keys", seen).
const codexNoNotify = "0.169.0"

func (d *draft) tellRuns(l Layer) {
	for i, r := range l.Runs {
		switch {
		case i == maxTold:
			d.note("%q has more run than is told here", l.Path)
			return
		case d.ignored:
			d.note("%q would have the agent use, once it trusts this folder, what guard does not judge: %q = %q", l.Path, r.Key, r.Value)
		default:
			d.note("%q has the agent use what guard does not judge: %q = %q", l.Path, r.Key, r.Value)
		}
	}
}

var errTooLate = locale.New("the agent runs already, and its environment cannot be changed; start guard in that folder")

// Elsewhere are the layers of a folder that the agent is to work in later than it was
// started, as far as nothing of its start keeps them from counting.
func (p Plan) Elsewhere(r Request, dir string) []Layer {
	_, known := agentNamed(p.Agent)
	d := draft{request: r, Plan: p, known: known}
	d.request.Dir, d.Layers, d.Trusted, d.Notes = dir, nil, nil, nil
	d.ignored = d.ignoresProject()
	d.projectCommands()
	for _, l := range d.leftEnv() {
		l.Runs = slices.DeleteFunc(l.Runs, func(r Run) bool { _, can := harmlessValue(r.Sets); return !can })
		if len(l.Runs) > 0 { // what is blanked otherwise, nobody was shown
			l.Unread = errTooLate
			d.Layers = append(d.Layers, l)
		}
	}
	return d.Layers
}
