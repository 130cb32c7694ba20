package project

import (
	"path"
	"slices"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
)

// madeOf reports that a recipe of the person's runs code that it makes on the way, and that it reads one of the
// session's files for that: a template, a list, a text that becomes a script. What a bundler makes of JavaScript and
// TypeScript is their code again, which is read where it stands.
func madeOf(j *Judge, c *effect.Call, session []string) bool {
	if j.Opaque == "" || len(session) == 0 {
		return false
	}
	bundled := forBundlers(j.Opaque)
	counts := func(file string) bool { return file != j.Opaque && !(bundled && forBundlers(file)) }
	return slices.ContainsFunc(c.Cmd.Reads, func(read place.Place) bool {
		if read.Path == "" || place.Below(j.World.Root(), read.Path) {
			return false
		}
		for _, a := range (access.Present{Judge: j.Judge}).OfSession(read.Path, access.MaxPresent) {
			if at := j.Place(a).Path; slices.Contains(session, at) && counts(at) {
				return true
			}
		}
		return slices.ContainsFunc(session, func(file string) bool {
			return place.Below(file, read.Path) && counts(file)
		})
	})
}

// forBundlers reports what bundlers take in and give out.
func forBundlers(file string) bool {
	return code.LanguageOf(file, "") == code.JavaScript || path.Ext(file) == ".css" || path.Ext(file) == ".json"
}
