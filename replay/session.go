package replay

import (
	"path"

	"guard/policy"
	"guard/policy/place"
)

// life is what a session has come to: where it works, what the person has
// granted in it, and what it made.
type life struct {
	begun     bool
	workspace string
	grants    policy.Grants
	past      Past
}

// answer judges the next request of a session.
func (l *life) answer(p *Params, e *Entry) Answer {
	a := Answer{Entry: e}
	if e.Err != nil {
		return a
	}
	l.begin(p, &e.Request)
	f, v := &a.Case.Facts, &a.Case.Verdict
	f.Request = e.Request
	l.settle(&f.Request)
	policy.Judge{World: l.world(p)}.Complete(f)
	s := p.Settings(f.Agent)
	if e.Before.Mode != "" && p.AsThen != nil && p.AsThen(f.Agent) {
		if then, err := policy.ParseMode(e.Before.Mode); err == nil {
			s.Mode = then
		}
	}
	a.Mode, s.Grants = s.Mode, l.grants
	if *v = policy.Decide(*f, s); v.Action == policy.Deny && !v.NeedsGrant {
		return a // what safe refuses for want of a grant ran when it was recorded, and what it made is there
	}
	if g, ok := a.Case.SignatureGrant(); ok && v.Action == policy.Ask && p.ForSession {
		l.grants = l.grants.With(g)
	}
	if l.past != nil {
		l.past.Ran(f, e.At)
	}
	return a
}

// begin finds out where a session works, from its first request.
func (l *life) begin(p *Params, r *policy.Request) {
	if l.begun {
		return
	}
	l.begun = true
	switch {
	case r.Workspace != "":
		l.workspace = r.Workspace
	case path.IsAbs(r.Cwd) && !within(path.Clean(r.Cwd), &p.World):
		l.workspace = r.Cwd
	default:
		l.workspace = p.World.Workspace
	}
	if p.Past != nil {
		l.past = p.Past(l.workspace)
	}
}

// within reports a folder of the workspace; / and the home are none.
func within(folder string, w *place.World) bool {
	return w.Workspace != "/" && w.Workspace != w.Home && place.Below(folder, w.Workspace)
}

// settle says where a request runs that does not say so itself.
func (l *life) settle(r *policy.Request) {
	if r.Workspace == "" {
		r.Workspace = l.workspace
	}
	if r.Cwd == "" {
		r.Cwd = r.Workspace
	}
}

func (l *life) world(p *Params) place.World {
	w := p.World
	if p.Disk != nil {
		w.Disk = p.Disk()
	}
	if l.past != nil {
		w.Past = l.past
	}
	return w
}
