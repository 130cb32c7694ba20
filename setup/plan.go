package setup

import (
	"encoding/json"
	"errors"
	"path/filepath"
	"slices"

	"guard/locale"
	"guard/setup/client"
	"guard/setup/edit"
	"guard/setup/shell"
)

// Machine is what of this machine a plan is made by.
type Machine struct {
	client.Place
	Darwin  bool
	ZDotDir string
	Shell   string // the person's, by its name; "": not known
	// OnPath tells whether PATH finds a program.
	OnPath func(name string) bool
	Agents []client.Agent
	Names  []string // of all agents on PATH
	// Policy is the path and the text of a first policy of the person's own.
	Policy, PolicyText string
}

// Change is a file that would be written.
type Change struct {
	Title  string // whom it is for: zsh, Zed
	Path   string
	file   file
	After  []byte
	pieces []Piece
}

// Before is what stands there now; nil: there is no such file.
func (c Change) Before() []byte { return c.file.text }

// Piece is what guard adds to a file: a member of an object, or lines; neither: the whole file.
type Piece struct {
	Path  []string        `json:"path,omitempty"`
	Value json.RawMessage `json:"value,omitempty"`
	Made  int             `json:"made,omitempty"` // how many objects around the member are guard's too
	Lines string          `json:"lines,omitempty"`
}

// Advice is what guard leaves for the person to do.
type Advice struct {
	Title string
	Why   string // why guard does not do it; "": it never does for this one
	Where string // where the lines belong
	Text  string
}

// Plan is what would be done.
type Plan struct {
	Changes []Change
	Advice  []Advice
	Done    []string // the titles of what is as it should be
	Idle    []string // clients that are in use, and can start none of the agents
	// ByAlias are agents that an alias of the person's starts past guard's functions.
	ByAlias []string
}

// For makes the plan for a machine.
func For(m Machine) Plan {
	var p Plan
	p.policy(m)
	p.shell(m)
	for _, c := range client.Clients {
		if m.uses(c) {
			p.client(m, c)
		}
	}
	return p
}

// uses tells whether a client is in use here.
func (m Machine) uses(c client.Client) bool {
	return slices.ContainsFunc(c.Programs, m.OnPath) || slices.ContainsFunc(c.Traces, func(trace string) bool {
		found, err := filepath.Glob(m.Path(trace))
		return err == nil && len(found) > 0
	})
}

// whole plans a file of guard's own. One that is there is the person's.
func (p *Plan) whole(title, path string, text []byte) {
	f, err := read(path)
	switch {
	case err != nil:
		p.Advice = append(p.Advice, Advice{title, err.Error(), path, string(text)})
	case f.there:
		p.Done = append(p.Done, title)
	default:
		p.Changes = append(p.Changes, Change{title, path, f, text, []Piece{{}}})
	}
}

func (p *Plan) policy(m Machine) {
	if m.Policy != "" {
		p.whole(locale.Text(ownRules), m.Policy, []byte(m.PolicyText))
	}
}

// What changes are titled, and why files are not edited.
const (
	ownRules   locale.Message = "your rules"
	whyShell   locale.Message = "Agents start behind guard. To take this out again: guard init --undo"
	shadowed   locale.Message = "your shell reads .profile, which other shells read too"
	unknown    locale.Message = "guard writes functions for bash, zsh and fish only"
	unreadable locale.Message = "it is not JSON, with or without comments"
	occupied   locale.Message = "something else stands where guard's entry belongs, and guard overwrites nothing"
	ambiguous  locale.Message = "a key stands in it twice"
)

// shell plans the line in the person's start-up file.
func (p *Plan) shell(m Machine) {
	s, ok := shell.Named(m.Shell)
	if !ok {
		p.Advice = append(p.Advice, Advice{Title: m.Shell, Why: locale.Text(unknown)})
		return
	}
	place := shell.Place{Home: m.Home, Config: m.Config, ZDotDir: m.ZDotDir, Darwin: m.Darwin, Has: has}
	path, own := s.StartUp(place)
	for _, file := range append(s.AliasFiles(place), path) {
		if f, err := read(file); err == nil && file != "" {
			p.ByAlias = append(p.ByAlias, shell.PassBy(f.text, m.Names)...)
		}
	}
	lines := []byte(s.Lines(locale.Text(whyShell)))
	if path == "" {
		path = filepath.Join(m.Home, ".profile")
		p.Advice = append(p.Advice, Advice{s.Name, locale.Text(shadowed), path, s.Line + "\n"})
		return
	}
	f, err := read(path)
	switch {
	case err != nil:
		p.Advice = append(p.Advice, Advice{s.Name, err.Error(), path, s.Line + "\n"})
	case shell.Loads(f.text):
		p.Done = append(p.Done, s.Name)
	case own && !f.there:
		p.whole(s.Name, path, lines[1:]) // without the empty line before
	default:
		if !f.there {
			lines = lines[1:]
		}
		piece := Piece{Lines: string(edit.Joint(f.text, lines))}
		p.Changes = append(p.Changes, Change{s.Name, path, f, edit.Append(f.text, lines), []Piece{piece}})
	}
}

// client plans a client's settings, or the lines to paste.
func (p *Plan) client(m Machine, c client.Client) {
	agents := m.startedBy(c)
	if len(agents) == 0 {
		p.Idle = append(p.Idle, c.Name)
		return
	}
	if c.Settings == nil {
		p.Advice = append(p.Advice, Advice{Title: c.Name, Where: locale.Text(c.Where), Text: c.Paste(agents)})
		return
	}
	path := m.Path(c.Settings[0])
	if i := slices.IndexFunc(c.Settings, func(s string) bool { return has(m.Path(s)) }); i >= 0 {
		path = m.Path(c.Settings[i])
	}
	p.members(c, path, agents)
}

// startedBy are the agents that a client can start: some clients know agents only by names of their own.
func (m Machine) startedBy(c client.Client) (agents []client.Agent) {
	for _, a := range m.Agents {
		if !c.ByName || a.Known[c.Key] != "" {
			agents = append(agents, a)
		}
	}
	return agents
}

// members plans one change that adds every agent which the client's settings do not have yet.
func (p *Plan) members(c client.Client, path string, agents []client.Agent) {
	f, err := read(path)
	change := Change{c.Name, path, f, f.text, nil}
	there := false
	for _, a := range agents {
		name, value := c.Member(a)
		at := []string{c.Container, name}
		switch {
		case err != nil:
			p.paste(c, path, err.Error(), at, value)
			continue
		case c.Starts(edit.Members(change.After, c.Container), a):
			there = true
			continue
		}
		made := edit.Missing(change.After, at)
		text, failed := edit.Put(change.After, at, value)
		if failed != nil {
			p.paste(c, path, whyNot(failed), at, value)
			continue
		}
		raw, _ := json.Marshal(value) // Put has marshalled it too
		change.After = text
		change.pieces = append(change.pieces, Piece{Path: at, Value: raw, Made: made})
	}
	switch {
	case change.pieces != nil:
		p.Changes = append(p.Changes, change)
	case there:
		p.Done = append(p.Done, c.Name)
	}
}

// paste leaves a member to the person, beside those that are left for the same reason.
func (p *Plan) paste(c client.Client, path, why string, at []string, value any) {
	advice := Advice{c.Name, why, path, ""}
	if last := len(p.Advice) - 1; last >= 0 && p.Advice[last].Title == c.Name && p.Advice[last].Why == why {
		advice = p.Advice[last]
		p.Advice = p.Advice[:last]
	}
	text, _ := edit.Put([]byte(advice.Text), at, value) // the text is guard's own
	advice.Text = string(text)
	p.Advice = append(p.Advice, advice)
}

func whyNot(err error) string {
	switch {
	case errors.Is(err, edit.ErrUnreadable):
		return locale.Text(unreadable)
	case errors.Is(err, edit.ErrOccupied):
		return locale.Text(occupied)
	case errors.Is(err, edit.ErrAmbiguous):
		return locale.Text(ambiguous)
	}
	return err.Error()
}
