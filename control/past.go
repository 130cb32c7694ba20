package control

import (
	"slices"
	"strings"
	"unicode/utf8"

	"guard/policy"
	"guard/policy/past"
	"guard/policy/place"
	"guard/policy/risk"
)

// look gives a request's judge the facts that lower a level: what its session
// made, what git holds, and the processes that run.
func (d *Desk) look(w *place.World, session string) {
	if d.p.Disk == nil {
		return
	}
	w.Disk = d.p.Disk()
	if d.p.Git != nil {
		w.Git = d.p.Git(w.Disk)
	}
	w.Past = d.pastOf(session).For(w.Disk, w.Git)
}

// pastOf is what is remembered of a session's calls.
func (d *Desk) pastOf(session string) *past.Session {
	d.mu.Lock()
	defer d.mu.Unlock()
	s := d.sessionOf(session)
	if s.past == nil {
		s.past = new(past.Session)
	}
	return s.past
}

// began notes a call that is about to be allowed, and what is at the paths that
// it writes.
func (d *Desk) began(c *policy.Case) {
	f := &c.Facts
	if d.p.Disk == nil || len(f.Writes) == 0 && len(f.Commands) == 0 {
		return
	}
	call := past.Call{ID: endOf(&f.Request), By: inShort(f.Raw), At: d.p.Now(), Writes: paths(f.Writes), Takes: paths(f.Takes), Builds: f.Builds()}
	if f.Categories.Has(risk.FSDeleteOverwrite) {
		call.Writes = nil // what it takes away may go on under another name
	}
	disk := d.p.Disk()
	var git place.Git
	if d.p.Git != nil {
		git = d.p.Git(disk)
	}
	d.pastOf(f.Session).Began(call, disk, git)
}

// ended notes that a call has run.
func (d *Desk) ended(session, end string) {
	if d.p.Disk == nil || end == "" {
		return
	}
	d.mu.Lock()
	var p *past.Session
	if s := d.sessions[session]; s != nil {
		p = s.past
	}
	d.mu.Unlock()
	if p != nil {
		p.Ended(end, d.p.Now(), d.p.Disk())
	}
}

// endOf is what the end of a call is told by.
func endOf(r *policy.Request) string {
	if r.Call != "" {
		return r.Call
	}
	return r.Twin
}

func paths(places []place.Place) []string {
	list := make([]string, 0, len(places))
	for _, p := range places {
		if p.Path != "" && !p.Is(place.Remote) && !slices.Contains(list, p.Path) {
			list = append(list, p.Path)
		}
	}
	return list
}

// maxShort is the most of a call that a reason repeats, in characters.
const maxShort = 60

// inShort is the first line of a call, cut.
func inShort(raw string) string {
	line, rest, _ := strings.Cut(strings.TrimSpace(raw), "\n")
	if utf8.RuneCountInString(line) > maxShort {
		line, rest = string([]rune(line)[:maxShort]), "cut"
	}
	if rest != "" {
		line = strings.TrimSpace(line) + " …"
	}
	return line
}
