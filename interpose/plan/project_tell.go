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
func (d *Builder) projectCommands() {
	for _, l := range slices.Concat(d.ProjectLayers(), unblankable(d.leftEnv())) {
		l.Runs = slices.DeleteFunc(slices.Clone(l.Runs), d.isBlank)
		switch {
		case len(l.Runs) == 0:
			continue
		case l.Unread == nil && d.Request.Trusts != nil && d.Request.Trusts(l.Path, l.Content):
			d.Trusted = append(d.Trusted, l)
			continue
		case !d.Ignored:
			d.Layers = append(d.Layers, l)
		}
		d.tellRuns(l)
	}
}

// isBlank reports what guard sets to something harmless, the person sets themselves,
// or this version of the agent does not take from a project.
func (d *Builder) isBlank(r Run) bool {
	if d.agent.Overrides != nil && d.agent.Overrides(d, r) {
		return true
	}
	return r.Sets != "" && slices.ContainsFunc(d.Blanked, func(b Blank) bool { return b.Name == r.Sets })
}

func (d *Builder) tellRuns(l Layer) {
	for i, r := range l.Runs {
		switch {
		case i == maxTold:
			d.Note("%q has more run than is told here", l.Path)
			return
		case d.Ignored:
			d.Note("%q would have the agent use, once it trusts this folder, what guard does not judge: %q = %q",
				l.Path, r.Key, r.Value)
		default:
			d.Note("%q has the agent use what guard does not judge: %q = %q", l.Path, r.Key, r.Value)
		}
	}
}

var errTooLate = locale.New("the agent runs already, and its environment cannot be changed; start guard in that folder")

// Elsewhere are the layers of a folder that the agent is to work in later than it was
// started, as far as nothing of its start keeps them from counting.
func (p Plan) Elsewhere(r Request, dir string) []Layer {
	a, known := r.Agents.named(p.Agent)
	d := Builder{Request: r, Plan: p, known: known, agent: a}
	d.Request.Dir, d.Layers, d.Trusted, d.Notes = dir, nil, nil, nil
	d.Ignored = d.ignoresProject()
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
