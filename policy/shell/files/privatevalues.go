package files

import (
	"path"
	"slices"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
)

// A tool that builds pages takes the variables of a file of secrets into its environment by itself. Where code of this
// session hands one of them on, what is built holds it before anybody could look at it.

// keyValue is a value that is a key by its form, whatever its name.
var keyValue = lazy.Pattern(`^(?:[A-Za-z]+[_-])*[\w+/=-]*\d[\w+/=-]*[A-Za-z][\w+/=-]*\d[\w+/=-]*$`)

// PrivateVariables are the names of the variables that the person's files of secrets in a folder set, but for those
// that are for everybody.
func PrivateVariables(f *Folders, dir string) map[string]bool {
	names := map[string]bool{}
	sources := f.SecretsIn(dir)
	for _, file := range sources[:min(len(sources), maxSources)] {
		if f.World.Past != nil && f.Wrote(file) {
			continue // the session knows what it put there
		}
		text, err := f.World.Disk.ReadFile(file, MaxSecret)
		if f.InTime(err); err != nil {
			continue
		}
		for _, m := range settingOf().FindAllSubmatch(text, maxValues) {
			name, value := string(m[1]), m[2]
			key := len(value) >= minTextValue && keyValue().Match(value)
			if (environment.SecretVariable(name) || key) && telling(value) && !forEverybody().MatchString(name) {
				names[name] = true
			}
		}
	}
	return names
}

// ForEverybody reports a variable whose value bundlers put into pages for whoever opens them.
func ForEverybody(name string) bool { return forEverybody().MatchString(name) }

// HandsOn notes that what is built from here on holds the secret that a text hands on.
func HandsOn(f *Folders, name string) { f.handed = name }

// HandedOn is what HandsOn noted, or "".
func HandedOn(f *Folders) string { return f.handed }

// HoldsHanded reports a file, or a folder of them, that a build of the line makes of code that hands on a secret: it is
// not there now, or git is told to ignore it.
func HoldsHanded(f *Folders, file string) bool {
	if f.handed == "" || file == "" || f.ChangedByLine(file) || ofPackages(file) {
		return false
	}
	p := f.World.At("", file)
	if p.Is(place.Secret) || !p.Any(place.Inside|place.Temp) || slices.Contains(place.NoteEndings, path.Ext(file)) {
		return false
	}
	return f.World.Git != nil && f.World.Git.Ignored(file) ||
		f.World.Missing(file) && path.Dir(file) != f.World.Root() // settings that may be there lie in the top folder
}

// HandedBelow is HoldsHanded of some file below a folder.
func HandedBelow(f *Folders, dir string) bool {
	return f.handed != "" && (dir == f.World.Root() || dir == f.State.Cwd) || HoldsHanded(f, dir)
}

// showsHanded reports a command that shows what is in such a file.
func showsHanded(f *Folders, c *effect.Call, file string) bool {
	return HoldsHanded(f, file) && c.Tells != effect.TellsCount && !onlyListed(c.Cmd.Argv)
}

// listsNames are options of searches that show names or numbers.
var listsNames = lazy.Pattern(`^-[A-Za-z]*[qclL][A-Za-z]*$|^--(?:quiet|silent|count|files)`)

// onlyListed reports a command that shows names alone. What find has run is judged by itself.
func onlyListed(argv []string) bool {
	if len(argv) == 0 {
		return false
	}
	switch path.Base(argv[0]) {
	case "find", "fd", "tree", "eza", "exa":
		return true
	case "grep", "egrep", "fgrep", "rg", "ag", "ack":
		return slices.ContainsFunc(argv[1:], listsNames().MatchString)
	}
	return false
}
