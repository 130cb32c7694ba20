package control

import (
	"path"
	"slices"
	"strings"
	"unicode/utf8"

	"guard/policy"
	"guard/policy/past"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/program"
)

// began notes a call that is about to be allowed, and what is at the paths that
// it writes.
func (h *pasts) began(c *policy.Case) {
	f := &c.Facts
	if h.p.Disk == nil || len(f.Writes) == 0 && len(f.Commands) == 0 {
		return
	}
	call := past.Call{ID: endOf(&f.Request), By: inShort(f.Raw), At: h.stamped(), Writes: paths(f.Writes),
		Reads: paths(f.Reads), Takes: paths(f.Takes), Jobs: f.Jobs, Builds: builds(f) && !f.Suspect,
		Installs: f.Installs()}
	if f.Tool == policy.Shell {
		call.Again, call.Same = h.again(f.Request), line(&f.Request)
	}
	for i := range f.Commands {
		call.Keeps = append(call.Keeps, paths(f.Commands[i].Keeps)...)
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

// builds reports a request that runs a compiler or a build.
func builds(f *policy.Facts) bool {
	for i := range f.Commands {
		if argv := f.Commands[i].Argv; len(argv) > 0 && program.Builds(path.Base(argv[0])) {
			return true
		}
	}
	return false
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
