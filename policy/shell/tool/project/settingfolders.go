package project

import (
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/source"
	"guard/policy/shell/table"
)

// The folders that a tool empties, as its settings name them. One that guard cannot read is asked where this session
// changed the settings, or what they take the name from: as the person left them they are the person's build.

// settings is one file of settings with its text.
type settings struct{ file, text string }

// Bounds of the files that settings load.
const (
	maxLoadedBy    = 12
	maxLoadedDepth = 3
)

// variableFiles are files in which builds find their variables (dotenv 16, Vite 5, Gradle 8, Android).
const variableFiles = ".env .env.* *.env gradle.properties local.properties .envrc"

// folders are what settings give some names, as far as they are read. What is not raises where the session had a part
// in it.
func (j builds) folders(c *effect.Call, s settings, b bundler) (names []string) {
	if b.keys == "" {
		return nil
	}
	values := source.SettingValues(s.file, s.text, b.keys)
	if len(values) == 0 && b.spelled != nil && b.spelled().MatchString(s.text+"\n"+source.Folded(s.text)) {
		values = append(values, source.SettingValue{Key: b.keys})
	}
	for _, v := range values {
		set := slices.ContainsFunc(v.Variables, func(name string) bool { return j.setsVariable(c, name) })
		switch {
		case v.Known && !set:
			names = append(names, v.Text)
		case set || j.changed(s):
			j.exceeds = true // no leave for a task covers that
			c.Raise(risk.High, risk.FSDeleteOverwrite,
				effect.Say("the code deletes something that is not known before it runs: {0}", v.Key))
		}
	}
	return names
}

// leadsOut judges a name that leads to what the person keeps outside of the workspace, where the session had a part in
// that.
func (j builds) leadsOut(c *effect.Call, s settings, name string) {
	if fixed, _ := place.FixedFolder(name); strings.ContainsAny(name, "*?[") {
		name = fixed
	}
	for _, dir := range []string{path.Dir(s.file), j.State.Cwd} {
		p := j.World.At(dir, name)
		if j.Sources.Persons(p) && !j.World.Missing(p.Path) && j.changed(s) {
			j.exceeds = true
			source.NamesOutside(c, s.file, name)
			return
		}
	}
}

// setsVariable reports a variable that the line sets, or a file which this session wrote.
func (j builds) setsVariable(c *effect.Call, name string) bool {
	if len(j.State.Vars[name].Each()) > 0 {
		return true
	}
	given := func(word string) bool { return strings.Contains(word, name+"=") } // -Pname=x
	return slices.ContainsFunc(c.Cmd.Argv, given) || slices.ContainsFunc(j.SessionFiles(), func(file string) bool {
		if !table.FitsAny(variableFiles, path.Base(file)) {
			return false
		}
		text, how := j.TextOf(place.Place{Path: file})
		return how != files.Wholly || strings.Contains(text, name)
	})
}

// changed reports settings that this session wrote, or that load what it wrote.
func (j builds) changed(s settings) bool {
	return j.wroteIt(s.file) || slices.ContainsFunc(j.loadedBy(s), func(l settings) bool { return j.wroteIt(l.file) })
}

// wroteIt reports a file that this session wrote, or that none is known to have: what git holds as it is, is not then.
func (j builds) wroteIt(file string) bool {
	if j.World.Past == nil && !j.ChangedByLine(file) && j.World.Git != nil && j.World.Git.Restorable(file) {
		return false
	}
	return j.Wrote(file)
}

// loadedBy are the files of this session's that settings name, and what these name: ./paths, "build/common.js".
func (j builds) loadedBy(s settings) (all []settings) {
	left := []settings{s}
	for depth := 0; depth < maxLoadedDepth && len(left) > 0; depth++ {
		var next []settings
		for _, by := range left {
			names := source.QuotedStrings(by.text)
			for _, file := range j.SessionFiles() {
				known := func(l settings) bool { return l.file == file }
				if file == s.file || len(all) >= maxLoadedBy || !namesFile(names, file) ||
					slices.ContainsFunc(all, known) {
					continue
				}
				text, _ := j.TextOf(place.Place{Path: file})
				all, next = append(all, settings{file, text}), append(next, settings{file, text})
			}
		}
		left = next
	}
	return all
}

// together is the text of settings and of what they load.
func together(s settings, loaded []settings) string {
	text := s.text
	for _, l := range loaded {
		text += "\n" + l.text
	}
	return text
}

// namesFile reports a file among names, with its ending or without.
func namesFile(names []string, file string) bool {
	base := path.Base(file)
	stem := strings.TrimSuffix(base, path.Ext(base))
	if stem == "index" {
		base = path.Base(path.Dir(file))
		stem = base
	}
	return slices.ContainsFunc(names, func(name string) bool {
		last := path.Base(name)
		return last != "." && (last == base || last == stem && strings.Contains(name, "/"))
	})
}
