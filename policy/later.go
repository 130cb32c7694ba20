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
// put there.
func (a *analysis) becomes(p place.Place, c Change) (after, before string) {
	old, whole := c.old(), a.textAt(p)
	switch {
	case old == "":
		return *c.New, ""
	case strings.Contains(whole, old):
		return strings.ReplaceAll(whole, old, *c.New), whole
	}
	return whole + "\n" + *c.New, whole + "\n" + old // several pieces told as one, or none that is there
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
