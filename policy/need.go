package policy

import (
	"path"
	"slices"
	"strings"
	"time"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell"
)

// Need is one thing in a request that needs leave, as an allow rule could speak of it. The zero value
// is nothing that a rule could speak of.
type Need struct {
	Tool Tool
	// Name is what it has in common with its like: program and subcommand, "server.tool", a folder, a host.
	Name string
	// Words are those of one simple command, or the name of a tool. Open: leave for some operands may speak for others.
	Words []string
	Open  bool
	// Paths are all that it touches, as a rule names them, where it is these that need leave; Folder is
	// where those outside the workspace lie, which are only read. Empty: it touches Paths by name.
	Paths  []string
	Folder string

	Level      risk.Level
	Categories risk.Categories
}

// neverByRule are the categories of which guard proposes no rule: what is at stake does not show in the words.
const neverByRule = risk.FSConfigSecrets | risk.Sudo | risk.Payment | risk.AccountChange | risk.CloudFinancial |
	risk.FSAgentInstructions

// neverOpen are those in which another operand is another matter: what is deleted, installed or stopped, or lies
// elsewhere.
const neverOpen = neverByRule | risk.FSDeleteOverwrite | risk.FSOutsideWorkspace | risk.Delete | risk.SystemImpact |
	risk.DepsInstallUpdate

// Needs lists what rules would have to allow for a request to run by itself, where work up to a level needs no
// leave. None: no rule that guard would propose could do it. What is critical, refused in every mode or not wholly
// known has none.
func (f *Facts) Needs(free risk.Level) []Need {
	needs := f.allNeeds(free)
	if slices.ContainsFunc(needs, Need.hidesText) {
		return nil
	}
	return needs
}

// hidesText reports a need that a person could not read in a file.
func (n Need) hidesText() bool {
	return slices.ContainsFunc(slices.Concat(n.Words, n.Paths, []string{n.Name}), func(s string) bool {
		return hides(s, true)
	})
}

func (f *Facts) allNeeds(free risk.Level) []Need {
	if f.Level.Effective() == risk.Critical || f.Absurd || f.Protected || f.vague() || f.Question ||
		f.Categories&neverByRule != 0 {
		return nil
	}
	switch {
	case f.Tool == Shell && len(f.Commands) > 0:
		return f.commandNeeds(free)
	case len(f.Commands) > 0:
		return nil // what a tool has a shell run is no rule's that names the tool
	case f.Tool == MCP || f.Tool == Other:
		return f.toolNeeds()
	case f.Tool == Edit:
		return f.pathNeeds(f.Writes)
	case f.Tool == Read:
		return f.readNeeds(f.Reads, f.Finding)
	}
	return nil
}

// toolNeeds is a tool by its name, whatever it is given: only one of which "for this session" would say no more either.
// A rule cannot name the host that it reached, or the folder beside the workspace that it read.
func (f *Facts) toolNeeds() []Need {
	name := f.toolName()
	if name == "" || f.Categories&(neverBySignature|risk.FSOutsideWorkspace) != 0 || len(f.Hosts) > 0 ||
		f.Level > risk.Medium && f.Categories.Has(risk.ExecArbitrary) {
		return nil
	}
	whole := func(p Part) bool { return p.Kind == ToolPart && p.Name == f.toolPart() }
	if f.Tool == MCP && !slices.ContainsFunc(f.Parts, whole) {
		return nil
	}
	return []Need{{Tool: f.Tool, Name: name, Words: []string{name}, Level: f.Level.Effective(),
		Categories: f.Categories}}
}

// pathNeeds is an edit of files, each by its path.
func (f *Facts) pathNeeds(places []place.Place) []Need {
	n := Need{Tool: f.Tool, Level: f.Level.Effective(), Categories: f.Categories}
	for _, p := range places {
		if p.Path == "" {
			return nil
		}
		n.Paths = append(n.Paths, f.rulePath(p.Path))
	}
	n.Name = strings.Join(n.Paths, " ")
	return []Need{n}
}

func (f *Facts) commandNeeds(free risk.Level) []Need {
	if f.Unknown {
		free = risk.Low
	}
	var needs []Need
	for i := range f.Commands {
		c := &f.Commands[i]
		if c.Literal && c.Categories == 0 && c.Level != risk.Unset && c.Level <= free {
			continue
		}
		found := f.commandNeed(c)
		if found == nil {
			return nil
		}
		needs = append(needs, found...)
	}
	return needs
}

// commandNeed is what one simple command needs: to read in a folder, else its words.
func (f *Facts) commandNeed(c *shell.Command) []Need {
	if !c.Literal || len(c.Argv) == 0 || c.Absurd || c.Protected {
		return nil
	}
	if !f.Unknown && c.Level <= risk.Medium && !touchesOutside(c) && len(c.Deletes) == 0 {
		places := slices.Concat(c.Reads, c.Writes)
		if c.Subject.Works != nil {
			places = append(places, *c.Subject.Works)
		}
		if found := f.readNeeds(places, c.Finding); found != nil {
			return found
		}
	}
	if c.Extra || len(strangeWrappers(c)) > 0 {
		return nil
	}
	n := Need{Tool: Shell, Name: c.Signature, Words: c.Argv, Level: c.Level.Effective(), Categories: c.Categories}
	if n.Name == "" {
		n.Name = c.Argv[0]
	}
	if name, ok := f.openName(c); ok {
		n.Name, n.Open = name, true
	}
	return []Need{n}
}

// openName is what "for this session" would cover of a command, where leave for it may speak for another operand
// too: never for more than that.
func (f *Facts) openName(c *shell.Command) (string, bool) {
	if c.Categories&neverOpen != 0 {
		return "", false
	}
	parts, _ := coverage{&place.World{}, f, false}.withParts(nil, nil, c)
	if len(parts) == 0 || slices.ContainsFunc(parts, func(p Part) bool { return !p.tellable() }) {
		return "", false
	}
	return grantOf(parts, time.Time{}).Signature, true
}

// readNeeds is leave to read where a grant would name a folder; nil where something else needs leave too.
func (f *Facts) readNeeds(places []place.Place, found risk.Finding) []Need {
	if found.Categories != risk.FSOutsideWorkspace || found.Level.Effective() > risk.Medium {
		return nil
	}
	n := Need{Tool: f.Tool, Level: found.Level.Effective(), Categories: found.Categories}
	for _, p := range places {
		if p.Is(place.Harmless) {
			continue
		}
		if p.Path == "" {
			return nil
		}
		if n.Paths = append(n.Paths, f.rulePath(p.Path)); !needsLeave(p) {
			continue
		}
		i := slices.IndexFunc(f.Parts, func(q Part) bool { return q.readsFiles() && place.Below(p.Path, q.Name) })
		if i < 0 {
			return nil
		}
		if folder := f.rulePath(f.Parts[i].Name); n.Folder == "" || n.Folder == folder {
			n.Folder = folder
		} else {
			return nil // in two folders at once
		}
	}
	if n.Folder == "" {
		return nil
	}
	n.Name = n.Folder
	return []Need{n}
}

// rulePath is a path as a rule names it: from the workspace, from the home, or absolute.
func (f *Facts) rulePath(p string) string {
	if f.root != "" && p != f.root && place.Below(p, f.root) {
		return EscapeGlob(p[len(f.root)+1:])
	}
	if home := path.Clean(f.home); len(home) > 1 && p != home && place.Below(p, home) {
		return "~" + EscapeGlob(p[len(home):])
	}
	return EscapeGlob(p)
}
