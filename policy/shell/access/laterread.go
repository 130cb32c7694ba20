package access

import (
	"iter"
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/impact"
	"guard/policy/place"
	"guard/policy/setting"
	"guard/policy/shell/effect"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// runsLater reports that a command puts into a file what, by its own words or its input, has something else run.
func runsLater(j *Judge, c *effect.Call, p place.Place) bool {
	words := func() string { return strings.Join(c.Cmd.Argv, " ") + "\n" + c.In.Text }
	return startsLater(p, words) || compiledModule(p.Path) || editsSettings(j, c, p) ||
		movesByWords(j, c, p) || p.Path != "" && len(c.Cmd.Argv) <= maxEditWords && evaluated().MatchString(words())
}

// maxEditWords bounds the words of a command that may be one by which a text is edited.
const maxEditWords = 64

// evaluated finds what Emacs evaluates when it visits any file (Emacs 29, Specifying File Variables: eval).
var evaluated = lazy.Pattern(`(?i)-\*-[^\n]*\beval:\s*\([^\n]*-\*-|(?m)^[^\w\n]{0,9}eval:\s*\([a-z][a-z0-9-]*[\s)]`)

// compiledModule reports a file that Python may import in place of the module whose name it has, whatever that holds
// (PEP 552): what compiles a module names no such file.
func compiledModule(file string) bool {
	return strings.HasSuffix(file, ".pyc") && path.Base(path.Dir(file)) == "__pycache__"
}

// PutsLater judges a text that comes to stand in a file: what a redirection takes or a copy brings. Where it is not
// known, the command's own words tell.
func PutsLater(j *Judge, c *effect.Call, a taint.Word, text string) {
	if !a.Known() || j.Wrap.Remote {
		return
	}
	p := j.Place(a)
	if text == "" && editsSettings(j, c, p) || text != "" && putsStart(j, p, text) {
		p.Kind = place.Executed
		impact.Touch(c.Finding(), impact.Change, p, a.Show())
	}
}

// putsStart reports a text that has something run later where it comes to stand, by any of the names that has.
func putsStart(j *Judge, p place.Place, text string) bool {
	root := j.World.Root()
	return slices.ContainsFunc(j.World.ByOtherNames(p), func(named place.Place) bool {
		return StartsLater(root, named, text, "") && StartsLater(root, named, text, onDisk(j, p)) ||
			movesHost(j, named, text)
	})
}

// PutsByCode judges a file that a program's text writes: what it holds stands in that text.
func PutsByCode(j *Judge, c *effect.Call, a taint.Word, program string) {
	if program == "" || !a.Known() || j.Wrap.Remote {
		return
	}
	p := j.Place(a)
	root := j.World.Root()
	kind := kindOf(root, p.Path)
	if startsLater(p, func() string { return program }) || hiddenStarts(root, p, program) ||
		kind != setting.None && setting.TellsQuoted(kind, program, "") &&
			setting.TellsQuoted(kind, program, onDisk(j, p)) ||
		setting.Lock(p.Path) && setting.RelocksBy(strings.ReplaceAll(program, path.Base(p.Path), "")) ||
		codeEdits(j, p, program) {
		p.Kind = place.Executed
		impact.Touch(c.Finding(), impact.Change, p, a.Show())
	}
}

// onDisk is what a file holds before the line runs.
func onDisk(j *Judge, p place.Place) string {
	if j.World.Disk == nil {
		return ""
	}
	old, err := j.World.Disk.ReadFile(p.Path, maxOld)
	if err != nil {
		return ""
	}
	return string(old)
}

// maxOld bounds the bytes of a file that are compared with what it gets.
const maxOld = 1 << 20

// StartsLater reports a file of the table, one of settings, or a lock file, that has something else run or taken by a
// text which it gets; what the old one said already is nothing new.
func StartsLater(workspace string, p place.Place, text, old string) bool {
	fresh := text
	if old != "" {
		fresh = FreshLines(text, old)
	}
	if startsLater(p, func() string { return fresh }) || hiddenStarts(workspace, p, fresh) ||
		p.Path != "" && evaluated().MatchString(fresh) {
		return true
	}
	if setting.Lock(p.Path) {
		return setting.Relocks(text, old)
	}
	if setting.Fetches(p.Path, fresh, old) {
		return true
	}
	kind := kindOf(workspace, p.Path)
	return kind != setting.None && setting.Tells(kind, text, old, setting.Spaced(p.Path))
}

// hiddenStarts reports a hidden file of settings that has a program started.
func hiddenStarts(workspace string, p place.Place, text string) bool {
	return workspace != "" && place.HiddenSettings(workspace, p.Path) && !program.SettingsOfLoader(path.Base(p.Path)) &&
		place.StartsProgram(text)
}

// FreshLines are the lines of a text that the old one has not.
func FreshLines(text, old string) string {
	had := make(map[string]bool)
	for line := range strings.Lines(old) {
		had[strings.TrimSpace(line)] = true
	}
	var b strings.Builder
	for line := range strings.Lines(text) {
		if !had[strings.TrimSpace(line)] {
			b.WriteString(line)
		}
	}
	return b.String()
}

// kindOf says how much a file is settings of a tool.
func kindOf(workspace, file string) setting.Kind {
	if workspace != "" && place.HiddenSettings(workspace, file) {
		if program.SettingsOfLoader(path.Base(file)) {
			return setting.Loader
		}
		return setting.Tool
	}
	return setting.KindOf(workspace, file)
}

func startsLater(p place.Place, text func() string) bool {
	if p.Path == "" {
		return false
	}
	base := strings.ToLower(path.Base(p.Path))
	for r := range laterRows() {
		if (slices.ContainsFunc(r.names, func(name string) bool { return namedSo(p.Path, base, name) }) ||
			slices.ContainsFunc(r.folders, func(f string) bool { return strings.Contains(p.Path, f) })) &&
			r.text().MatchString(usualHosts().ReplaceAllString(text(), "")) {
			return true
		}
	}
	return phpPackage(p.Path) && phpRuns().MatchString(text())
}

// phpPackage reports a file of a package that Composer installed (Composer 2.8, vendor-dir), which every later start
// may load.
func phpPackage(file string) bool {
	return strings.Contains(file, "/vendor/") && strings.EqualFold(path.Ext(file), ".php")
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

// laterRows are the rows of all tables of such files.
func laterRows() iter.Seq[*laterRead] {
	return func(yield func(*laterRead) bool) {
		for _, rows := range [...][]laterRead{laterReads, deployReads, hookReads, evaluatedReads} {
			for i := range rows {
				if !yield(&rows[i]) {
					return
				}
			}
		}
	}
}
