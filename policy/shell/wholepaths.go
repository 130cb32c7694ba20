package shell

import (
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/shell/access"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// wholePaths tells which programs list files by whole paths: ls of a folder, and others, print bare names, which name
// something else in another folder.
type wholePaths struct{ *access.Judge }

// plainLists are options of ls by which it prints a name a line, and nothing else (ls(1), GNU coreutils 9.5, macOS 15).
var plainLists = strings.Fields("-1 -d -t -r -S -c -u --sort --reverse --directory")

// of are the words below which a command lists files by their whole paths from there; none: it may list others.
func (w wholePaths) of(v *option.Invocation) []taint.Word {
	switch {
	case len(v.Unknown)+len(v.Unlisted) > 0 || v.UnknownSub:
		return nil
	case v.Marked(program.Lists) && v.Entry.Out == program.Data: // grep -l
		_, where := files.Sought(v)
		return where
	case v.Name != "ls" || slices.ContainsFunc(v.Used, func(u option.Used) bool {
		return !slices.Contains(plainLists, u.Name)
	}):
		return nil
	case !v.Has("-d", "--directory") && slices.ContainsFunc(v.Operands, w.mayBeFolder):
		return nil
	}
	return v.Operands
}

// mayBeFolder reports a word that is, or matches, a folder, or may when the command runs.
func (w wholePaths) mayBeFolder(a taint.Word) bool {
	p := w.Place(a)
	dir, _ := place.FixedFolder(p.Path)
	if w.World.Disk == nil || w.Wrap.Remote || p.Path == "" || w.Touched(strings.TrimSuffix(dir, "/")) {
		return true
	}
	for _, made := range slices.Concat(w.Born, w.Blind) {
		if place.Below(made, strings.TrimSuffix(dir, "/")) {
			return true
		}
	}
	names := []string{p.Path}
	if a.Glob != "" {
		m := w.World.Expand(w.State.Cwd, a.Glob)
		if names = m.Names; m.More || len(names) == 0 {
			return true
		}
	}
	return slices.ContainsFunc(names, func(name string) bool {
		info, err := w.World.Disk.Lstat(w.World.At(w.State.Cwd, name).Path)
		return err != nil || !info.Mode().IsRegular()
	})
}

// secrets tells whether the files below words hold any.
func (w wholePaths) secrets(words []taint.Word) taint.Origin {
	for _, a := range words {
		if p := w.Place(a); a.Known() && !p.Is(place.Inside) && len(w.SecretsBelow(p.Path)) > 0 {
			return taint.FromSecretPaths
		}
	}
	return 0
}
