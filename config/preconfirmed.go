package config

import (
	"fmt"
	"path/filepath"
	"strings"
	"time"

	"guard/policy"
	"guard/policy/place"
)

// preconfirmed reads one [[preconfirmed]] table. Its time runs from when the
// file was saved, or trusted if that was earlier, so that it ends by itself
// however often guard is started or the project checked out; a file from the
// future counts as saved now.
func (t *table) preconfirmed(l *layer, p *Params, index int) policy.Preconfirmed {
	before := len(t.file.errs)
	one := policy.Preconfirmed{
		Command: t.text("command"), Source: l.Shown, Line: t.file.line(t.at), Index: index,
		Workspace: t.workspace(l, p),
	}
	lasts := t.expires()
	t.finish()
	for _, key := range []string{"command", "expires"} {
		if t.values[key] == nil {
			t.wrong("", "%s is missing", key)
		}
	}
	if len(t.file.errs) > before {
		return one
	}
	from := l.confirmed
	if from.After(p.Now) {
		from = p.Now
	}
	one.Until = from.Add(lasts)
	if err := one.Prepare(policy.Judge{World: place.World{Home: p.Home}}); err != nil {
		t.wrong("command", "%v", err)
	}
	return one
}

// expires reads how long: Go's durations, and days as in 2d.
func (t *table) expires() time.Duration {
	s := t.text("expires")
	if s == "" {
		return 0
	}
	d, err := ParseSpan(s)
	switch {
	case err != nil:
		t.wrong("expires", `%q is no time span: write it as "30m", "8h" or "2d"`, s)
	case d <= 0:
		t.wrong("expires", "%q: must be longer than nothing", s)
	case d > policy.MaxExpires:
		t.wrong("expires", `%q: must be at most "7d"; what is to hold for good is a rule`, s)
	}
	return d
}

// workspace is the folder that an operation is bound to: the one it names, a
// project file's own, else where guard is started.
func (t *table) workspace(l *layer, p *Params) string {
	dir := p.Dir
	if l.Layer == Project {
		dir = filepath.Dir(l.Path)
	}
	if s := t.text("workspace"); s != "" {
		rest, below := strings.CutPrefix(s, "~/")
		if dir = s; below {
			dir = filepath.Join(p.Home, rest)
		}
		if !filepath.IsAbs(dir) {
			t.wrong("workspace", "%q: write it from / or ~/", s)
		} else if dir = filepath.Clean(dir); dir == "/" || dir == filepath.Clean(p.Home) {
			t.wrong("workspace", "%q: neither / nor your home can be a workspace", s)
		}
	}
	if real, err := filepath.EvalSymlinks(dir); err == nil {
		return real
	}
	return filepath.Clean(dir)
}

// addPreconfirmed takes a file's operations, and says which have ended.
func (c *Config) addPreconfirmed(l *layer, now time.Time) {
	for _, one := range l.preconfirmed {
		if one.Ended(now) {
			renew := "save the file again"
			if l.Layer == Project {
				renew = "change the file and trust it again"
			}
			c.Notices = append(c.Notices, fmt.Sprintf("%s: ended on %s; %s to renew it, or take it out", one.Label(),
				one.Until.Local().Format("2006-01-02 15:04"), renew))
		}
		c.Preconfirmed = append(c.Preconfirmed, one)
	}
}
