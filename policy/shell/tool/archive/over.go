package archive

import (
	"strconv"

	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// unpacksOver notes the archive whose names tar writes over in the current folder.
func (j *Judge) unpacksOver(c *effect.Call, v *option.Invocation) {
	s := effect.Sweep{Folder: j.Place(taint.Literal("."))}
	file, _ := v.Option("-f", "--file")
	if len(v.Chain) > 1 {
		file = files.CmakeTar(v)
	}
	strip, _ := v.Option("--strip-components", "--strip")
	n, err := strconv.Atoi(strip.Text)
	if s.Strip = n; err != nil && strip.Text != "" || !file.Known() || file.Text == "-" ||
		v.Gave("--transform", "--xform", "-s", "-P", "--absolute-names", "--one-top-level") {
		s.Unknown = true
	}
	s.Archive = j.PlaceFrom(c.Cmd.Cwd, file)
	s.Unknown = s.Unknown || s.Archive.Path == "" || s.Archive.Raw == ""
	c.Sweeps(s)
}

// unzipsOver notes the archive whose names unzip writes over.
func (j *Judge) unzipsOver(c *effect.Call, v *option.Invocation) {
	into := taint.Literal(".")
	if a, given := v.Option("-d"); given {
		into = a
	}
	s := effect.Sweep{Folder: j.Place(into), Archive: j.Place(v.Operands[0])}
	s.Unknown = !into.Known() || !v.Operands[0].Known() || s.Archive.Path == "" || v.Gave("-j", "-:")
	c.Sweeps(s)
}
