package access

import (
	"path"
	"slices"
	"strings"

	"guard/policy/impact"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/taint"
)

// runsLater reports that a command puts into a file what, by its own words or its input, has something else run.
func runsLater(c *effect.Call, p place.Place) bool {
	return startsLater(p, func() string { return strings.Join(c.Cmd.Argv, " ") + "\n" + c.In.Text })
}

// PutsLater judges a text that comes to stand in a file: what a redirection takes, a copy brings or code writes.
func PutsLater(j *Judge, c *effect.Call, a taint.Word, text string) {
	if text == "" || !a.Known() || j.Wrap.Remote {
		return
	}
	if p := j.Place(a); StartsLater(j.World.Root(), p, text) {
		p.Kind = place.Executed
		impact.Touch(c.Finding(), impact.Change, p, a.Show())
	}
}

// StartsLater reports a file of the table, or a hidden one of settings, that has something run by a text which it gets.
func StartsLater(workspace string, p place.Place, text string) bool {
	return startsLater(p, func() string { return text }) ||
		workspace != "" && place.HiddenSettings(workspace, p.Path) && place.StartsProgram(text)
}

func startsLater(p place.Place, text func() string) bool {
	if p.Path == "" {
		return false
	}
	base := strings.ToLower(path.Base(p.Path))
	for i := range laterReads {
		r := &laterReads[i]
		if (slices.ContainsFunc(r.names, func(name string) bool { return namedSo(p.Path, base, name) }) ||
			slices.ContainsFunc(r.folders, func(f string) bool { return strings.Contains(p.Path, f) })) &&
			r.text().MatchString(usualHosts().ReplaceAllString(text(), "")) {
			return true
		}
	}
	return false
}

// namedSo compares a path with a name of the table: the last names of it where that holds a slash, a pattern otherwise.
func namedSo(file, base, name string) bool {
	if strings.Contains(name, "/") {
		return strings.HasSuffix(strings.ToLower(file), "/"+name)
	}
	if base[0] != name[0] && name[0] != '*' {
		return false
	}
	ok, _ := path.Match(name, base)
	return ok
}
