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
func (b *Builder) projectCommands() {
	for _, l := range slices.Concat(b.ProjectLayers(), unblankable(b.leftEnv())) {
		l.Runs = slices.DeleteFunc(slices.Clone(l.Runs), func(r Run) bool { return b.isBlank(r) })
		switch {
		case len(l.Runs) == 0:
			continue
		case l.Unread == nil && b.Request.Trusts != nil && b.Request.Trusts(l.Path, l.Content):
			b.Trusted = append(b.Trusted, l)
			continue
		case !b.Ignored:
			l.Others = b.others(l)
			b.Layers = append(b.Layers, l)
		}
		b.tellRuns(l)
	}
}

// isBlank reports what guard sets to something harmless, the person sets themselves,
// or this version of the agent does not take from a project.
func (b *Builder) isBlank(r Run) bool {
	if b.overridden(r) || b.harmlessLine(r) {
		return true
	}
	ofEnv := r.Key == r.Sets // else the key is longer: what settings set stands over the environment
	return r.Sets != "" && slices.ContainsFunc(b.Blanked, func(blank Blank) bool {
		return blank.Name == r.Sets && blank.env == ofEnv && (!ofEnv || r.blankable())
	})
}

// overridden reports what does not run by any of the names that lead to its file.
func (b *Builder) overridden(r Run) bool {
	runs := func(file string) bool { return !b.launch.Overrides(b, file, r) }
	return b.launch.Overrides != nil && len(r.of) > 0 && !slices.ContainsFunc(r.of, runs)
}

func (b *Builder) tellRuns(l Layer) {
	for i, r := range l.Runs {
		switch {
		case i == maxTold:
			b.Note("%q has more run than is told here", l.Path)
			return
		case b.Ignored:
			b.Note("%q would have the agent use, once it trusts this folder, what guard does not judge: %q = %q",
				l.Path, r.Key, r.Line())
		default:
			b.Note("%q has the agent use what guard does not judge: %q = %q", l.Path, r.Key, r.Line())
		}
	}
}

var errTooLate = locale.New("the agent runs already, and its environment cannot be changed; start guard in that folder")

// Elsewhere are the layers of a folder that the agent is to work in later than it was
// started, as far as nothing of its start keeps them from counting.
func (p Plan) Elsewhere(r Request, dir string) []Layer {
	a, known := r.Launches.named(p.Agent)
	a.WorkFolder = nil // what its options say holds for its start
	b := Builder{Request: r, Plan: p, known: known, launch: a, runs: true}
	b.Request.Dir, b.Layers, b.Trusted, b.Notes = dir, nil, nil, nil
	b.Ignored = b.ignoresProject()
	b.projectCommands()
	for _, l := range b.leftEnv() {
		l.Runs = slices.DeleteFunc(l.Runs, func(r Run) bool { return !r.blankable() })
		if len(l.Runs) > 0 { // what is blanked otherwise, nobody was shown
			l.Unread = errTooLate
			b.Layers = append(b.Layers, l)
		}
	}
	return b.Layers
}
