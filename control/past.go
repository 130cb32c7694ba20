package control

import (
	"path"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"guard/policy"
	"guard/policy/past"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/program"
)

// pasts have judges told what the calls of each session made, and are told when a call begins and ends.
type pasts struct {
	p        *Params
	sessions *sessions
}

// look gives a request's judge the facts that lower a level: what its session
// made, what git holds, and the processes that run.
func (h *pasts) look(w *place.World, r *policy.Request) {
	if h.p.Disk == nil {
		return
	}
	w.Disk, w.Git = h.see()
	w.Past = h.sessions.past(r.Session, true).ForCall(endOf(r), w.Disk, w.Git)
}

// worldOf is where a call that is placed runs.
func (h *pasts) worldOf(call *policy.Request) place.World {
	w := h.p.World
	w.Workspace = call.Workspace
	h.look(&w, call)
	return w
}

// RealPath is where an absolute path leads now, its links followed.
func (h *pasts) RealPath(path string) string {
	w := h.p.World
	if h.p.Disk != nil {
		w.Disk = h.p.Disk()
	}
	return w.At("", path).Path
}

// began notes a call that is about to be allowed, and what is at the paths that
// it writes.
func (h *pasts) began(c *policy.Case) {
	f := &c.Facts
	if h.p.Disk == nil || len(f.Writes) == 0 && len(f.Commands) == 0 {
		return
	}
	call := past.Call{ID: endOf(&f.Request), By: inShort(f.Raw), At: h.stamped(), Writes: paths(f.Writes),
		Takes: paths(f.Takes), Jobs: f.Jobs, Builds: builds(f) && !f.Suspect}
	if f.Tool == policy.Shell {
		call.Again, call.Same = h.again(f.Request), line(&f.Request)
	}
	if f.Level > risk.Low {
		call.Folders = folders(f)
	}
	if f.Categories.Has(risk.FSDeleteOverwrite) {
		call.Theirs = call.Writes
		call.Writes, call.Folders = nil, nil // what it takes away may go on under another name
	}
	h.sessions.past(f.Session, true).Began(call, h.see)
}

// again judges a line once more that was allowed and may still run, as things are then.
func (h *pasts) again(r policy.Request) func() []place.Job {
	r.Stays = true
	return func() []place.Job {
		w := h.p.World
		w.Disk, w.Git = h.see()
		w.Past = h.sessions.past(r.Session, true).Alone(w.Disk, w.Git)
		return policy.Judge{World: w}.Facts(r).Jobs
	}
}

// line is the same of requests that again judges in the same way.
func line(r *policy.Request) string {
	if r.Script != nil {
		return ""
	}
	key := make([]byte, 0, 64+len(r.Session)+len(r.Workspace)+len(r.Cwd)+len(r.Command))
	for _, part := range [...]string{r.Session, r.Workspace, r.Cwd, r.Command} {
		key = withPart(key, part)
	}
	for _, list := range [...][]string{r.Argv, r.Env} {
		key = strconv.AppendInt(key, int64(len(list)), 10)
		for _, part := range list {
			key = withPart(key, part)
		}
	}
	return string(key)
}

// withPart adds a part with its length before it, so that no two lists make the same key.
func withPart(key []byte, part string) []byte {
	return append(append(strconv.AppendInt(append(key, ' '), int64(len(part)), 10), ':'), part...)
}

// stays notes that a call whose end is told goes on running.
func (h *pasts) stays(session, end string) {
	if past := h.sessions.past(session, false); past != nil && h.p.Disk != nil && end != "" {
		past.Stays(end)
	}
}

// see is the disk, and what git holds of it, for one look.
func (h *pasts) see() (place.Disk, place.Git) {
	disk := h.p.Disk()
	if h.p.Git == nil {
		return disk, nil
	}
	return disk, h.p.Git(disk)
}

// ended notes that a call has run.
func (h *pasts) ended(session, end string) {
	if h.p.Disk == nil || end == "" {
		return
	}
	if past := h.sessions.past(session, false); past != nil {
		past.Ended(end, h.p.Now(), h.p.Disk())
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
func (h *pasts) stamped() time.Time {
	if h.p.Clock != nil {
		return h.p.Clock()
	}
	return h.p.Now()
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
