package control

import (
	"maps"
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

// openings knows which calls run whose results may show secrets, and when files of secrets were opened. The zero value
// is ready.
type openings struct {
	files mask.Files // what was read of files of secrets; hiding reads them here too

	mu      sync.Mutex
	running []*watched // the oldest first
	past    []opening  // the oldest first
}

// watched is a call that runs code, that reads what such a call left, or that may show a file in another form.
type watched struct {
	key        runningCall
	from       time.Time
	watch      *opened.Watch     // of files of secrets, while code runs; nil: none is watched
	names      map[string]string // of those, for people, by their paths
	opened     []string          // names of files of secrets that were opened while what it reads was written
	transforms []string          // paths of files that it may show in another form (transformed.go)
}

// opening is when a call ran that opened files of secrets.
type opening struct {
	from, to time.Time
	names    []string
}

// Bounds of what is watched and remembered. Past the first all that the oldest call could open counts as opened; past
// the others the oldest is forgotten.
const (
	maxWatched  = 32
	maxCalls    = 1_024
	maxOpenings = 256
	maxLookedAt = 256 // files that one call reads
)

// ownByTools are files that package managers, git and such read by themselves whenever they run.
var ownByTools = strings.Fields(".npmrc .yarnrc .yarnrc.yml .bunfig.toml .netrc _netrc .git-credentials .gitconfig " +
	".pypirc pip.conf credentials.toml gradle.properties settings.xml auth.json auth.toml .gemrc NuGet.Config " +
	"nuget.config config.json hosts.yml .condarc .Renviron")

// began watches what a call of a hook's opens that is about to run.
func (o *openings) began(c *policy.Case, h *pasts) *fault.Fault {
	f := &c.Facts
	if f.Channel != policy.ChannelHook || h.p.Disk == nil {
		return nil
	}
	return fault.Within("watching files of secrets", func() {
		one := &watched{key: runningOf(&f.Request), from: h.stamped(), opened: o.openedMeanwhile(f.Reads, h.p.Disk)}
		if f.RunsCode() {
			w := h.worldOf(&f.Request)
			one.watch, one.names = watch(o.files.Holding(w.Disk, policy.SecretFiles(w)))
		}
		if f.Tool == policy.Shell {
			one.transforms = mayTransform(f)
		}
		if one.watch != nil || len(one.opened) > 0 || len(one.transforms) > 0 {
			o.runs(one)
		}
	})
}

// runs notes a call that is watched.
func (o *openings) runs(one *watched) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if len(o.running) >= maxCalls {
		o.running[0].watch.End()
		o.running = slices.Delete(o.running, 0, 1)
	}
	o.running = append(o.running, one)
	watches := 0
	for _, w := range slices.Backward(o.running) {
		if w.watch == nil {
			continue
		}
		if watches++; watches > maxWatched {
			w.unwatched()
		}
	}
}

// unwatched ends the watch of a call that goes on: what it opens is not told any more.
func (w *watched) unwatched() {
	w.watch.End()
	w.watch = nil
	w.opened = slices.AppendSeq(w.opened, maps.Values(w.names))
}

// watch begins to watch files of secrets, but for those that tools open by themselves, and gives the names of all.
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

func (o *opening) holds(t time.Time) bool { return !t.Before(o.from) && !t.After(o.to) }

// openedMeanwhile are the files of secrets that were opened while one of some files was written.
func (o *openings) openedMeanwhile(reads []place.Place, look func() place.Disk) (names []string) {
	o.mu.Lock()
	past := slices.Clone(o.past)
	o.mu.Unlock()
	if len(past) == 0 || len(reads) == 0 {
		return nil
	}
	disk := look()
	for _, p := range reads[:min(len(reads), maxLookedAt)] {
		st, err := disk.Stamp(p.Path)
		if err != nil {
			continue
		}
		for _, one := range past {
			if one.holds(st.Changed) || one.holds(st.Modified) || one.holds(st.Born) { // a new mode is no new text
				names = append(names, one.names...)
			}
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// ended tells the files of secrets that were opened while a call ran, or when what it read was written. The time is by
// the fine clock, which no stamp is ahead of.
func (o *openings) ended(key runningCall, now time.Time) (s seen) {
	o.mu.Lock()
	defer o.mu.Unlock()
	at := slices.IndexFunc(o.running, func(w *watched) bool { return w.key == key })
	if at < 0 {
		return s
	}
	one := o.running[at]
	o.running = slices.Delete(o.running, at, at+1)
	s.transformed = one.transforms
	for _, p := range one.watch.End() {
		one.opened = append(one.opened, one.names[p])
	}
	if len(one.opened) == 0 {
		return s
	}
	slices.Sort(one.opened)
	one.opened = slices.Compact(one.opened)
	for _, twin := range o.running { // which of them ended is not told
		if twin.key == key {
			twin.opened = append(twin.opened, one.opened...)
		}
	}
	if len(o.past) >= maxOpenings {
		o.past = slices.Delete(o.past, 0, maxOpenings/4)
	}
	o.past = append(o.past, opening{one.from, now, one.opened})
	s.opened = one.opened
	return s
}

// over ends every watch.
func (o *openings) over() {
	o.mu.Lock()
	defer o.mu.Unlock()
	for _, one := range o.running {
		one.watch.End()
	}
	o.running = nil
}
