package shell

import (
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/stake"
)

// A line's own files: what it makes where nothing was, it may delete, overwrite
// and move again. What it moves somewhere stays what it was.

// bears remembers that the line makes something at a place where nothing is.
func (k *ownFiles) bears(p place.Place) {
	for dir := p.Path; len(k.born) < maxVars && len(dir) > 1; dir = path.Dir(dir) {
		k.born = append(k.born, dir)
		if up := path.Dir(dir); !k.world.Missing(up) || slices.Contains(k.born, up) {
			return
		}
	}
}

// carries remembers that something which is not the session's is moved to a
// place: what lies there, or below it, is the person's from now on.
func (k *ownFiles) carries(p place.Place) {
	if p.Path == "" {
		k.obscure = true
	}
	k.carried = append(k.carried, p.Path)
}

// ownBirth reports a place that the line itself made, or below one.
func (k *ownFiles) ownBirth(p string) bool {
	for _, dir := range k.carried {
		if place.Below(p, dir) || place.Below(dir, p) {
			return false
		}
	}
	for _, dir := range k.born {
		if place.Below(p, dir) {
			return true
		}
	}
	return false
}

// spared says why the person loses nothing where what a word names goes; see
// stake.Spared. It holds only for words that are known.
func (k *ownFiles) spared(a arg, p place.Place, tree bool) (why risk.Reason, made bool) {
	pattern := a.glob != ""
	if k.wrap.remote || p.Path == "" || strings.Contains(a.text, hole) || strings.Contains(a.glob, "..") || k.touched(fixed(p.Path, pattern)) {
		return risk.Reason{}, false
	}
	if k.ownBirth(fixed(p.Path, pattern)) {
		return say("{0} was made by this line", a.show()), true
	}
	why, made = stake.Spared(&k.world, stake.Loss{Place: p, Shown: a.show(), Pattern: pattern, Tree: tree})
	if why.Msg != "" || pattern || k.obscure || k.touched(p.Path) || !stake.Nothing(&k.world, p) {
		return why, made
	}
	return stake.SayNothing(a.show()), true
}

// touched reports a place at, below or above which the line has moved something.
func (k *ownFiles) touched(p string) bool {
	for _, dir := range k.carried {
		if place.Below(p, dir) || place.Below(dir, p) {
			return true
		}
	}
	return false
}

// fixed is the folder before a pattern's first wildcard, or the path itself.
func fixed(p string, pattern bool) string {
	if !pattern {
		return p
	}
	cut := strings.IndexAny(p, `*?[\`)
	if cut < 0 {
		return p
	}
	return p[:max(strings.LastIndexByte(p[:cut], '/'), 0)]
}
