package files

import (
	"io/fs"
	"path"
	"slices"
	"strings"
	"unicode/utf8"

	"guard/policy/impact"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/taint"
)

// maxMatched is how many files a pattern may match that are looked at one by one.
const maxMatched = 100

// matchedSpared says why the person loses nothing by the loss of all that a pattern matches: each is the session's or
// the line's own, or nothing is there. What else the line may have put there is not known where it is obscure, nor what
// goes on in the background.
func (o *ownFiles) matchedSpared(a taint.Word, p place.Place, tree bool) (why risk.Reason, made bool) {
	all, known := o.matched(a, p)
	if !known || o.Obscure || o.Unpacked || o.World.Past != nil && len(o.World.Past.Jobs()) > 0 {
		return risk.Reason{}, false
	}
	for _, file := range all {
		one := o.World.At("", file)
		if one.Path != file || o.Touched(file) { // a link is judged by its own name only
			return risk.Reason{}, false
		}
		if o.OwnBirth(file) {
			continue
		}
		if _, own := impact.Spared(&o.World, impact.Loss{Place: one, Shown: file, Tree: tree}); !own {
			return risk.Reason{}, false
		}
	}
	born := slices.ContainsFunc(o.Born, func(file string) bool {
		ok, _ := path.Match(p.Path, file)
		return ok
	})
	switch {
	case born || len(all) > 0:
		return effect.Say("{0} was made by this line", a.Show()), true
	case o.World.Past != nil:
		return impact.SayNothing(a.Show()), true
	}
	return risk.Reason{}, false
}

// matched are the files that a plain pattern in one folder matches now. known: no shell can mean others by it.
func (o *ownFiles) matched(a taint.Word, p place.Place) (all []string, known bool) {
	dir, pattern := path.Split(p.Path)
	dir = path.Clean(dir)
	if o.World.Disk == nil || a.Dots != nil || strings.ContainsAny(p.Path, `[](){}\^#~|@!+`) ||
		strings.ContainsAny(dir, "*?") || strings.Contains(pattern, "**") || !p.Any(place.Inside|place.Temp) ||
		!strings.ContainsAny(pattern, "*?") || pattern[0] == '.' {
		return nil, false
	}
	if o.World.Missing(dir) {
		return nil, impact.Absent(&o.World, o.World.At("", dir))
	}
	err := o.World.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
		if mayMatch(pattern, e.Name()) {
			all = append(all, path.Join(dir, e.Name()))
		}
		return len(all) <= maxMatched
	})
	return all, err == nil && len(all) <= maxMatched
}

// mayMatch reports a name that some shell matches by a pattern: with nocaseglob, with dotglob, and in the locale C,
// where a letter may be several characters.
func mayMatch(pattern, name string) bool {
	if strings.ContainsFunc(name, func(r rune) bool { return r >= utf8.RuneSelf }) {
		pattern = strings.ReplaceAll(pattern, "?", "*")
	}
	ok, _ := path.Match(strings.ToLower(pattern), strings.ToLower(name))
	return ok
}
