package source

import (
	"path"
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/taint"
)

// A program is read file by file, but it is one program: what one file does to the folder, to a name or to a function
// holds in all of them. The files of this session's that run together are looked at before each of them is judged.

// maxParts bounds the files that are looked at for one program.
const maxParts = 60

// together judges the files of one program by each other.
type together struct{ *Judge }

// part is one file of a program.
type part struct {
	*ProgramText
	text string
	r    code.Reading
}

// partsOf lists the files of this session's that run with a program.
func (j together) partsOf(c *effect.Call, t *ProgramText, text string) []part {
	if t.parts != nil || t.Depth > 0 && t.File == "" {
		return t.parts
	}
	own := j.SessionFiles()
	if len(own) == 0 {
		return nil
	}
	parts := []part{{t, text, readCode(t.Lang, text, t.given)}}
	left := make(map[string]bool, len(own)) // that may still be added
	for _, file := range own {
		left[file] = file != t.File
	}
	add := func(file string) {
		if len(parts) >= maxParts || !left[file] {
			return
		}
		left[file] = false
		if p := j.partOf(file, t); p.text != "" {
			parts = append(parts, p)
		}
	}
	for _, file := range own {
		if runsAlong(c, t, file) {
			add(file)
		}
	}
	for i := 0; i < len(parts); i++ {
		for _, name := range loadedNames(j.Sources, parts[i].ProgramText, parts[i].r) {
			for _, file := range j.Sources.moduleFiles(parts[i].ProgramText, name) {
				add(file)
			}
			if parts[i].Lang == code.Go {
				for _, file := range own {
					if path.Ext(file) == ".go" && strings.HasSuffix(name, "/"+path.Base(path.Dir(file))) {
						add(file)
					}
				}
			}
		}
	}
	return parts
}

// partOf reads one file as a part of a program. Many programs of a line have the same parts: each is read once.
func (j together) partOf(file string, t *ProgramText) part {
	if at := [2]int{len(j.Out.Texts), len(j.Blind)}; at != j.partsAt || j.partRead == nil {
		j.partRead, j.partsAt = map[string]part{}, at
	}
	p, ok := j.partRead[file]
	if !ok {
		text, how := j.TextOf(place.Place{Path: file})
		lang := code.LanguageOf(file, "")
		if lang == code.Unknown {
			lang = t.Lang
		}
		if how == files.Wholly && len(text) <= maxRead && !files.Binary(text) {
			p = part{&ProgramText{Lang: lang, File: file, Depth: 1, text: text}, text,
				readCode(lang, text, code.Given{File: true})}
		}
		j.partRead[file] = p
	}
	return p
}

// besides are the files that a language or a runner of tests loads unasked (site(3); pytest 8, conftest.py; the
// usual names of set-up files of Jest 29, Vitest 3, RSpec 3 and PHPUnit 11).
var besides = map[code.Language]string{
	code.Python:     "conftest.py sitecustomize.py usercustomize.py",
	code.JavaScript: "*setup*.* globalSetup.* *preload*.*",
	code.Ruby:       "spec_helper.rb rails_helper.rb test_helper.rb",
	code.PHP:        "bootstrap.php autoload.php",
}

// runsAlong reports a file that runs with a program though the program does not name it: one of the same package of
// Go, one that the language or a runner loads, or one that the line has it load first (node -r, perl -M, ruby -r).
func runsAlong(c *effect.Call, t *ProgramText, file string) bool {
	if code.LanguageOf(file, "") != t.Lang || file == t.File {
		return false
	}
	if t.Lang == code.Go {
		return t.File != "" && path.Dir(file) == path.Dir(t.File)
	}
	base := path.Base(file)
	for glob := range strings.FieldsSeq(besides[t.Lang]) {
		if ok, _ := path.Match(glob, base); ok && (t.Lang == code.Python || isTest(t.File)) {
			return true
		}
	}
	stem := strings.TrimSuffix(base, path.Ext(base))
	for _, w := range c.Cmd.Argv {
		w = strings.TrimSuffix(w, path.Ext(base))
		if before, ok := strings.CutSuffix(w, stem); ok && strings.HasPrefix(w, "-") &&
			(before[len(before)-1] < 'a' || len(before) == 2) {
			return true
		}
		if strings.HasPrefix(w, ".") && path.Base(w) == stem {
			return true
		}
	}
	return false
}

// entersElsewhere has the paths of a text count from the folders too that other files of the program change to.
func (j together) entersElsewhere(c *effect.Call, t *ProgramText) {
	for _, p := range t.parts {
		if p.File == t.File {
			continue
		}
		for i := range p.r.Acts {
			if a := &p.r.Acts[i]; a.Kind == code.Enters && !ownTemporary(a, 0) {
				was := p.lost
				p.lost = false
				j.enters(c, p.ProgramText, a)
				t.strayed = t.strayed || p.lost
				p.lost = was
			}
		}
	}
}

// commandFolder is how Go gives the folder of a command that it then runs (Go 1.26, os/exec).
const commandFolder = "exec.Cmd.Dir"

// enters notes that a program changes its folder. A text is read as a whole: paths count from either folder.
func (j together) enters(c *effect.Call, t *ProgramText, a *code.Act) {
	w := j.Sources.argOf(t, a, 0)
	for i := range max(len(a.Args), 1) {
		dir, lost := j.Sources.argOf(t, a, i), &t.lost
		if a.Call == commandFolder {
			lost = &t.runsLost
		}
		*lost = *lost || (dir.Unknown() || dir.Glob != "") && !ownTemporary(a, i)
	}
	if j.Sources.newText(t) && !t.guess && !ownTemporary(a, 0) && !w.Unknown() {
		j.codeReads(c, t, w, true) // what it then names is there
	}
	if dir := j.Place(w).Path; !slices.Contains(j.State.Maybe, dir) {
		j.State.Maybe = append(slices.Clip(j.State.Maybe), dir)
	}
	if j.Sources.newText(t) && loadsBeside().MatchString(t.text) && !ownTemporary(a, 0) {
		j.NamesFolder(c, w)
	}
}

// elsewhere is what the other files of a program say of a text's names.
func (j together) elsewhere(t *ProgramText, text string) (e code.Elsewhere) {
	e.Assigned = reassigned(t, text)
	if len(t.parts) < 2 {
		return e
	}
	e.Means = j.means(t, readCode(t.Lang, text, t.given), 0)
	return e
}

// maxHandedOn bounds through how many files a name is followed.
const maxHandedOn = 4

// means lists the names that the files which a text loads give to functions and modules, as the text names them.
func (j together) means(t *ProgramText, r code.Reading, depth int) map[string]string {
	if depth > maxHandedOn {
		return nil
	}
	var all map[string]string
	note := func(module string, p part) {
		gives := p.r.Gives
		if inner := j.means(p.ProgramText, p.r, depth+1); len(inner) > 0 {
			gives = readCode(p.Lang, p.text, code.Given{File: true, Elsewhere: code.Elsewhere{Means: inner}}).Gives
		}
		for name, to := range gives {
			if all == nil {
				all = map[string]string{}
			}
			switch {
			case module == "":
				all[name] = to
			case name == "*":
				all[module] = to
			default:
				all[module+"."+name] = to
			}
		}
	}
	for _, name := range loadedNames(j.Sources, t, r) {
		for _, p := range t.parts {
			if p.File != t.File && p.Lang == t.Lang && j.loadsPart(t, name, p.File) {
				p.parts = t.parts
				note(moduleOf(t.Lang, name), p)
			}
		}
	}
	if t.Lang == code.Go {
		for _, p := range t.parts {
			if p.File != t.File && path.Dir(p.File) == path.Dir(t.File) {
				for name, to := range p.r.Gives {
					if all == nil {
						all = map[string]string{}
					}
					all[name] = to
				}
			}
		}
	}
	return all
}

// loadsPart reports a file that the name of a module means.
func (j together) loadsPart(t *ProgramText, name, file string) bool {
	if t.Lang == code.Go {
		return strings.HasSuffix(name, "/"+path.Base(path.Dir(file)))
	}
	return slices.Contains(j.Sources.moduleFiles(t, name), file)
}

// moduleOf is what stands before the names of a module where a text uses them; nothing where the language has all names
// of a program in one place.
func moduleOf(lang code.Language, name string) string {
	switch lang {
	case code.JavaScript:
		return call.ModuleName(name)
	case code.Python, code.Go:
		return name
	}
	return ""
}

// strayed is a file as a program means it that another of its files may have taken to a folder that is not known.
func strayed(t *ProgramText, w taint.Word) taint.Word {
	if !t.strayed && !t.lost || w.Unknown() || strings.HasPrefix(w.Text, "/") || strings.HasPrefix(w.Text, "~") {
		return w
	}
	return taint.Word{Text: taint.Hole, Src: w.Show(), From: taint.FromUnknown, Computed: true}
}
