package project

import (
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
)

// writesTexts are commands that put no file into a folder but those that they are seen to write, with what they write.
var writesTexts = strings.Fields("mkdir cd cat printf echo tee true set pwd ls head tail go gofmt")

// newProgram reports a folder that go run is given, which this line makes where nothing was, and into which it writes
// all that is there before everybody's eyes.
func newProgram(j *Judge, c *effect.Call, p place.Place) bool {
	other := func(c effect.Command) bool {
		return len(c.Argv) == 0 || len(c.Wrappers) > 0 || !slices.Contains(writesTexts, c.Argv[0])
	}
	below := func(file string) bool { return place.Below(file, p.Path) }
	if len(c.Cmd.Argv) < 2 || c.Cmd.Argv[0] != "go" || !slices.Contains(c.Cmd.Argv, "run") || j.World.Disk == nil ||
		j.Wrap.Remote || !j.FolderByLine(p) || !j.World.Missing(p.Path) || len(j.Links) > 0 ||
		slices.ContainsFunc(j.Out.Commands, other) || slices.ContainsFunc(j.Blind, below) {
		return false
	}
	read := 0
	for _, file := range j.SessionFiles() {
		if !below(file) || path.Ext(file) != ".go" {
			continue
		}
		if _, how := j.TextOf(place.Place{Path: file, Kind: p.Kind}); how != files.Wholly {
			return false
		}
		read++
	}
	return read > 0
}
