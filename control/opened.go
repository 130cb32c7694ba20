package control

import (
	"path"
	"slices"
	"strings"
	"sync"
	"time"

	"guard/control/mask"
	"guard/internal/fault"
	"guard/internal/opened"
	"guard/policy"
	"guard/policy/place"
)

// Code may read a file of secrets in a way that nobody can tell from its text. Whether one was opened the kernel tells,
// so it is watched while code runs whose result a hook may change. What was opened is not known to be shown, so only
// what may be a secret under a key is hidden then (mask.Secrets.Opened).

// reading knows which calls run code, and when files of secrets were opened meanwhile. The zero value is ready.
type reading struct {
	files mask.Files

	mu      sync.Mutex
	running map[runningCall]*watched
	times   []readTime // the oldest first
}

// watched is a call that runs code, or that reads what such a call left.
type watched struct {
	from  time.Time
	watch *opened.Watch
	files map[string]string // their names for people, by their paths
	names []string          // that were opened when what it reads was written
	turns []string          // files that it may show in another form
}

// seen is what is known of a call that has ended, beside what it was judged by.
type seen struct {
	opened []string // files of secrets, by their names
	turned []string // files that it may have shown in another form, by their paths
}

// readTime is when a call ran that opened files of secrets.
type readTime struct {
	from, to time.Time
	names    []string
}

// Bounds of what is watched and remembered: past them the oldest is forgotten.
const (
	maxWatched  = 32
	maxReadings = 256
)

// ownByTools are files that package managers, git and such read by themselves whenever they run.
var ownByTools = strings.Fields(".npmrc .yarnrc .yarnrc.yml .bunfig.toml .netrc _netrc .git-credentials .gitconfig " +
	".pypirc pip.conf credentials.toml gradle.properties settings.xml auth.json auth.toml .gemrc NuGet.Config " +
	"nuget.config config.json hosts.yml .condarc .Renviron")

// began watches what a call of a hook's opens that is about to run.
func (r *reading) began(c *policy.Case, h *pasts) *fault.Fault {
	f := &c.Facts
	if f.Channel != policy.ChannelHook || f.Tool != policy.Shell || h.p.Disk == nil {
		return nil
	}
	return fault.Within("watching files of secrets", func() {
		one := &watched{from: h.stamped(), names: r.namesOf(f.Reads, h.p.Disk)}
		if f.RunsCode() {
			w := h.worldOf(&f.Request)
			one.watch, one.files = watch(r.files.Holding(w.Disk, policy.SecretFiles(w)))
		}
		one.turns = turns(f)
		if one.watch != nil || len(one.names) > 0 || len(one.turns) > 0 {
			r.runs(runningCall{f.Session, endOf(&f.Request)}, one)
		}
	})
}

// runs notes a call that is watched.
func (r *reading) runs(key runningCall, one *watched) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.running == nil {
		r.running = map[runningCall]*watched{}
	}
	if before := r.running[key]; before != nil {
		before.watch.End()
	} else if len(r.running) >= maxWatched {
		for other, w := range r.running {
			w.watch.End()
			delete(r.running, other)
		}
	}
	r.running[key] = one
}

func watch(files []policy.SecretFile) (*opened.Watch, map[string]string) {
	names := map[string]string{}
	var paths []string
	for _, one := range files {
		if !slices.Contains(ownByTools, path.Base(one.Path)) {
			names[one.Path] = one.Name
			paths = append(paths, one.Path)
		}
	}
	if len(paths) == 0 {
		return nil, nil
	}
	return opened.New(paths), names
}

// namesOf are the files of secrets that were opened while one of some files was written.
func (r *reading) namesOf(reads []place.Place, look func() place.Disk) (names []string) {
	r.mu.Lock()
	times := slices.Clone(r.times)
	r.mu.Unlock()
	if len(times) == 0 || len(reads) == 0 {
		return nil
	}
	disk := look()
	for _, p := range reads[:min(len(reads), maxReadings)] {
		st, err := disk.Stamp(p.Path)
		if err != nil {
			continue
		}
		for _, t := range times {
			if !st.Changed.Before(t.from) && !st.Changed.After(t.to) {
				names = append(names, t.names...)
			}
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// ended tells the files of secrets that were opened while a call ran, or when what it read was written. The time is by
// the fine clock, which no stamp is ahead of.
func (r *reading) ended(session, id string, at time.Time) (s seen) {
	key := runningCall{session, id}
	r.mu.Lock()
	defer r.mu.Unlock()
	one := r.running[key]
	if one == nil {
		return s
	}
	delete(r.running, key)
	s.turned = one.turns
	for _, p := range one.watch.End() {
		one.names = append(one.names, one.files[p])
	}
	if len(one.names) == 0 {
		return s
	}
	slices.Sort(one.names)
	one.names = slices.Compact(one.names)
	if len(r.times) >= maxReadings {
		r.times = slices.Delete(r.times, 0, maxReadings/4)
	}
	r.times = append(r.times, readTime{one.from, at, one.names})
	s.opened = one.names
	return s
}

// over ends every watch.
func (r *reading) over() {
	r.mu.Lock()
	defer r.mu.Unlock()
	for key, one := range r.running {
		one.watch.End()
		delete(r.running, key)
	}
}
