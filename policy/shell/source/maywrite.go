package source

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/taint"
)

// Most programs write where a setting or an argument says: to ask about each would be to ask about all. What counts is
// that this session gave them such a name: in a file of data, to a function of another file, or in a constant.

// mayWrite judges a call that writes what a value names which the text does not show.
func mayWrite(j *Judge, c *effect.Call, t *ProgramText) {
	for _, p := range t.parts {
		for i := range p.r.Acts {
			if a := &p.r.Acts[i]; a.Kind == code.Takes {
				takesOutside(j, c, p.ProgramText, a)
			}
		}
	}
	n := outputs{Names: j.Sources}
	for _, w := range namesGiven(n, c, nil) {
		NamesOutside(c, t.File, w)
	}
	for _, file := range j.SessionFiles() {
		if !namesOutput(file) {
			continue
		}
		text, how := j.TextOf(place.Place{Path: file})
		if how != files.Wholly || len(text) > maxRead || files.Binary(text) {
			continue
		}
		n.givenIn(c, file, text)
	}
}

// namesGiven lists the words of a program's input, and of its arguments, that lead to the person's outside of the
// workspace.
func namesGiven(n outputs, c *effect.Call, args []taint.Word) (found []string) {
	add := func(w string) {
		if _, out := n.leads(n.State.Cwd, w); out && mayLeadOut(w) {
			found = append(found, w)
		}
	}
	if c.In.Known && len(c.In.Text) <= maxGivenInput {
		for w := range strings.FieldsFuncSeq(c.In.Text, SplitsSetting) {
			add(w)
		}
	}
	for _, w := range args {
		if w.Known() {
			add(w.Text)
		}
	}
	return found
}

// maxGivenInput bounds the input that may name files.
const maxGivenInput = 4 << 10

// mayLeadOut reports a word that may lead out of the folder where a program works.
func mayLeadOut(w string) bool {
	return strings.HasPrefix(w, "/") || strings.HasPrefix(w, "~") || strings.HasPrefix(w, "..") ||
		strings.HasPrefix(w, "$HOME")
}

// PackageGivenNames judges a folder that is run as a program of Go, whose text is otherwise the person's to know, where
// it is given names outside of the workspace and changes a file of which the text tells nothing.
func PackageGivenNames(j *Judge, c *effect.Call, dir string, args []taint.Word) {
	if j.World.Disk == nil || dir == "" {
		return
	}
	names := namesGiven(outputs{Names: j.Sources}, c, args)
	if len(names) == 0 {
		return
	}
	for _, file := range sourcesIn(j, dir, ".go") {
		text, how := j.TextOf(place.Place{Path: file})
		if how == files.Wholly && len(text) <= maxRead &&
			slices.ContainsFunc(readCode(code.Go, text, code.Given{}).Acts, changesUnknown) {
			NamesOutside(c, file, names[0])
			return
		}
	}
}

// takesOutside judges what one file of the program hands to a function: a path of the person's.
func takesOutside(j *Judge, c *effect.Call, t *ProgramText, a *code.Act) {
	for i := range a.Args {
		w := j.Sources.argOf(t, a, i)
		if p := j.Place(w); w.Known() && (strings.Contains(w.Text, "/") || strings.HasPrefix(w.Text, ".")) &&
			p.Path != "" && !p.Any(place.Inside|place.Shared|place.Temp|place.Harmless|place.System) {
			c.Raise(risk.High, risk.FSOutsideWorkspace,
				effect.Say("the code writes a file that is not known before it runs"))
		}
	}
}

// namesOutput reports a file in which a program may read where it writes.
func namesOutput(file string) bool {
	switch strings.ToLower(path.Ext(file)) {
	case ".json", ".json5", ".jsonc", ".jsonl", ".yaml", ".yml", ".toml", ".ini", ".cfg", ".conf", ".xml",
		".properties", ".env", ".txt", ".csv", ".tsv", ".py", "":
		return true
	}
	return false
}

// constantText is a constant of a module of Python, with a text for its value.
var constantText = lazy.Pattern(`(?m)^\s*([A-Za-z_]\w*)\s*(?::\s*\w+\s*)?=\s*["']([^"'\n]+)["']\s*(?:#.*)?$`)

// givenIn judges the paths in a file of data, or in the constants of a module, that git's text of it does not have.
func (n outputs) givenIn(c *effect.Call, file, text string) {
	var words []string
	if code.LanguageOf(file, "") == code.Unknown {
		words = strings.FieldsFunc(text, SplitsSetting)
	} else {
		for _, m := range constantText().FindAllStringSubmatch(text, files.MaxLiterals) {
			words = append(words, m[2])
		}
	}
	words = slices.DeleteFunc(words, func(w string) bool {
		return len(w) > maxValue || !mayLeadOut(w)
	})
	if len(words) == 0 {
		return
	}
	held, _ := n.World.Committed(file)
	for _, w := range words[:min(len(words), files.MaxLiterals)] {
		if _, out := n.leads(n.State.Cwd, w); out && !strings.Contains(held, w) {
			NamesOutside(c, file, w)
			return
		}
	}
}
