package control

import (
	"path"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"guard/policy"
	"guard/policy/past"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/program"
)

// look gives a request's judge the facts that lower a level: what its session
// made, what git holds, and the processes that run.
func (b *Broker) look(w *place.World, session string) {
	if b.p.Disk == nil {
		return
	}
	w.Disk, w.Git = b.see()
	w.Past = b.pastOf(session).For(w.Disk, w.Git)
}

// pastOf is what is remembered of a session's calls.
func (b *Broker) pastOf(session string) *past.Session {
	b.mu.Lock()
	defer b.mu.Unlock()
	s := b.sessionOf(session)
	if s.past == nil {
		s.past = new(past.Session)
	}
	return s.past
}

// began notes a call that is about to be allowed, and what is at the paths that
// it writes.
func (b *Broker) began(c *policy.Case) {
	f := &c.Facts
	if b.p.Disk == nil || len(f.Writes) == 0 && len(f.Commands) == 0 {
		return
	}
	call := past.Call{ID: endOf(&f.Request), By: inShort(f.Raw), At: b.stamped(), Writes: paths(f.Writes),
		Takes: paths(f.Takes), Builds: builds(f) && !f.Suspect}
	if f.Level > risk.Low {
		call.Folders = folders(f)
	}
	if f.Categories.Has(risk.FSDeleteOverwrite) {
		call.Writes, call.Folders = nil, nil // what it takes away may go on under another name
	}
	b.pastOf(f.Session).Began(call, b.see)
}

// see is the disk, and what git holds of it, for one look.
func (b *Broker) see() (place.Disk, place.Git) {
	disk := b.p.Disk()
	if b.p.Git == nil {
		return disk, nil
	}
	return disk, b.p.Git(disk)
}

// ended notes that a call has run.
func (b *Broker) ended(session, end string) {
	if b.p.Disk == nil || end == "" {
		return
	}
	b.mu.Lock()
	var p *past.Session
	if s := b.sessions[session]; s != nil {
		p = s.past
	}
	b.mu.Unlock()
	if p != nil {
		p.Ended(end, b.p.Now(), b.p.Disk())
	}
}

// builds reports a request that runs a compiler or a build.
func builds(f *policy.Facts) bool {
	for i := range f.Commands {
		if argv := f.Commands[i].Argv; len(argv) > 0 && program.Builds(path.Base(argv[0])) {
			return true
		}
	}
	return false
}

// stamped is the time by the clock that files are stamped with.
func (b *Broker) stamped() time.Time {
	if b.p.Clock != nil {
		return b.p.Clock()
	}
	return b.p.Now()
}

// folders lists those in which a call may leave files that it does not name: where
// its commands run, and where what they read and write lies.
func folders(f *policy.Facts) []string {
	var dirs []string
	add := func(dir string) {
		if dir != "" && !slices.Contains(dirs, dir) {
			dirs = append(dirs, dir)
		}
	}
	add(f.Cwd)
	for i := range f.Commands {
		add(f.Commands[i].Cwd)
	}
	for _, p := range slices.Concat(f.Writes, f.Reads) {
		name := p.Path
		if i := strings.IndexAny(name, "*?["); i >= 0 {
			name = name[:i] // the folder in which a pattern begins
		}
		if i := strings.LastIndexByte(name, '/'); i > 0 && p.Is(place.Inside) {
			add(name[:i])
		}
	}
	return dirs
}

// endOf is what the end of a call is told by.
func endOf(r *policy.Request) string {
	if r.Call != "" {
		return r.Call
	}
	return r.CallKey
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
