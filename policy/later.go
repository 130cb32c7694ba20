package policy

import (
	"strings"

	"guard/policy/place"
	"guard/policy/shell"
)

// maxLater bounds how much of a file is looked at for what it has something run later, in bytes.
const maxLater = 256 << 10

// startsLater marks a place that by the text which it gets, and not by the one before, has something run later.
func (a *analysis) startsLater(p *place.Place, after, before string) {
	if after == "" {
		return
	}
	for _, named := range a.w.ByOtherNames(*p) {
		if shell.StartsLater(a.w.Root(), named, after, before) {
			p.Kind |= place.Executed
		}
	}
}

// gets is startsLater for the whole text that a file gets, which also may name other hosts than the one before.
func gets(a *analysis, p *place.Place, after, before string) {
	a.startsLater(p, after, before)
	if before == "" {
		before = a.textAt(*p)
	}
	if after == "" || before == "" {
		return
	}
	for _, named := range a.w.ByOtherNames(*p) {
		if shell.MovesHost(a.w.Root(), named, after, before) {
			p.Kind |= place.Executed
		}
	}
}

// becomes is what a file holds after a change and before: all of it, for what one change leaves out another may have
// put there, an earlier one of the same call too.
func (a *analysis) becomes(p place.Place, c Change) (after, before string) {
	old := c.old()
	whole, changed := a.becoming[p.Path]
	if !changed || p.Path == "" {
		whole = a.textAt(p)
	}
	switch from, to := nearly(whole, old); {
	case old == "":
		after, before = *c.New, ""
	case strings.Contains(whole, old):
		after, before = replaced(whole, old, *c.New), whole
	case to > from: // agents make such a change too
		after, before = whole[:from]+*c.New+whole[to:], whole
	default: // several pieces told as one, or none that is there
		after, before = whole+"\n"+*c.New, whole+"\n"+old
	}
	if a.becoming == nil {
		a.becoming = map[string]string{}
	}
	if len(after) <= maxBecoming {
		a.becoming[p.Path] = after
	}
	return after, before
}

// maxBecoming bounds what is remembered of a file between two changes, and what a change that is made time and again
// adds, in bytes.
const maxBecoming = 4 * maxLater

// replaced is a text with another piece in the place of each that is the same, as often as there is room for.
func replaced(whole, old, new string) string {
	return strings.Replace(whole, old, new, 1+maxBecoming/(len(new)+1))
}

// old is the text that a change takes away, where it tells one.
func (c Change) old() string {
	if c.Old == nil {
		return ""
	}
	return *c.Old
}

// mayGet is what a file may get that takes the name of another, or of which nothing is told: what the files that
// the call names hold, and the texts that it tells.
func (a *analysis) mayGet() string {
	var all strings.Builder
	for _, raw := range a.f.Paths {
		all.WriteString(a.textAt(a.at(raw)) + "\n")
	}
	for _, c := range a.f.Edits {
		if c.New != nil {
			all.WriteString(*c.New + "\n")
		}
	}
	return all.String()
}

// textAt is what a file holds now, or its beginning; empty where it cannot be read.
func (a *analysis) textAt(p place.Place) string {
	if a.w.Disk == nil || p.Path == "" || p.Any(place.Remote|place.Device) {
		return ""
	}
	text, err := a.w.Disk.ReadFile(p.Path, maxLater)
	if err != nil {
		return ""
	}
	return string(text)
}
