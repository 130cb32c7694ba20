package source

import (
	"path"
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/code/whole"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
)

// What a program does stands in the modules of the person's that it loads as well: a function of theirs deletes what
// the program was told on the line, clears a folder outside when it is loaded, or prints what it reads. The files are
// put together and read as one text, of which only that is left which runs, as far as names tell. Of what it comes to
// only what is grave counts: a project's modules do many things every day.

// wholeProgram judges a text together with the person's modules.
type wholeProgram struct {
	*Judge
	c     *effect.Call
	t     *ProgramText
	test  bool                 // the text is a test
	own   bool                 // the text is the agent's own words
	at    map[int]*ProgramText // the files by their number
	apart bool                 // members stand wholly apart
	args  []string             // the words of the line that pick what runs; nil: all may
	all   whole.Program

	lines  []string // of all
	bodies []body   // its functions
	taken  map[string]string
}

// judgesWhole judges a program and the modules that it loads as one text.
func judgesWhole(j *Judge, c *effect.Call, t *ProgramText, names []string) {
	test := (tests{j.Sources}).ofTests(t.File)
	own := j.Sources.newText(t)
	if j.World.Disk == nil || j.World.Root() == "" || t.wholly || (t.Depth > 0 || t.guess) && !test ||
		own && replacesSomething(t.text) {
		return
	}
	told := !test && (slices.ContainsFunc(j.SessionFiles(), holdsStructured) || namesCalled(t))
	if len(names) == 0 && t.Lang != code.Go && !told {
		return
	}
	t.wholly = true
	p := wholeProgram{Judge: j, c: c, t: t, test: test, own: own, at: map[int]*ProgramText{}}
	w := importWalk{j, t.visited, nil}
	if w.visited == nil {
		w.visited = newVisited()
	}
	all := p.joined(w)
	if len(all.Files) == 0 || len(all.Files) == 1 && !told {
		return
	}
	p = p.of(all)
	reached, named, ok := p.reached()
	if !ok {
		return
	}
	r := readCode(t.Lang, reached, t.given)
	acts := r.Acts
	if own && hasQueues().MatchString(reached) {
		acts = readCode(t.Lang, queuedCalls(reached), t.given).Acts
	}
	if len(p.all.Files) > 1 {
		for i := range acts {
			p.act(&acts[i])
		}
		p.services(reached, r)
		p.calledServices(reached, r)
		if p.own && !p.test {
			clientsMade{p}.judge()
		}
		p.ofObjects(w, named)
	}
	if told {
		judgesTold(p, acts)
	}
}

// joined puts the files of the program together.
func (p wholeProgram) joined(w importWalk) whole.Program {
	main := whole.File{Path: p.t.File, Text: p.chosen(spreads(p.t.Lang, p.t.text, p.apart))}
	return whole.Join(p.t.Lang, main, p.loader(w))
}

// of is the program with its whole text.
func (p wholeProgram) of(all whole.Program) wholeProgram {
	p.all, p.lines = all, strings.Split(all.Text, "\n")
	p.bodies = functionsUpTo(p.t.Lang, all.Text, maxUnits)
	return p
}

// loader finds the files of the workspace that a name means.
func (p wholeProgram) loader(w importWalk) whole.Load {
	texts := map[string]string{}
	return func(from, name string) (found []whole.File) {
		if from == "" {
			from = p.t.File
		}
		at := &ProgramText{Lang: p.t.Lang, File: from, dirs: p.t.dirs}
		for _, file := range p.means(w, at, name) {
			text, read := texts[file]
			if !read {
				text = p.moduleText(file)
				texts[file] = text
			}
			if text != "" {
				found = append(found, whole.File{Path: file, Text: text})
			}
		}
		return found
	}
}

// means lists the files that a text loads by a name.
func (p wholeProgram) means(w importWalk, at *ProgramText, name string) []string {
	if at.Lang != code.Go {
		return w.means(importer{at, []string{name}, false})
	}
	dir := path.Dir(at.File)
	if name != "." {
		dirs := goFolders(p.Judge, []string{name})
		if len(dirs) == 0 {
			return nil
		}
		dir = dirs[0]
	}
	return slices.DeleteFunc(goFiles(p.Judge, dir), func(file string) bool {
		return file == at.File || strings.HasSuffix(file, "_test.go")
	})
}

// moduleText is the text of a module of the workspace; empty where it is none.
func (p wholeProgram) moduleText(file string) string {
	if !p.World.At("", file).Is(place.Inside) || files.InFilled(file) || code.LanguageOf(file, "") != p.t.Lang {
		return ""
	}
	text, how := p.TextOf(place.Place{Path: file})
	if how != files.Wholly || len(text) > maxRead || files.Binary(text) ||
		p.t.Lang == code.Go && goLeftOut().MatchString(text) {
		return ""
	}
	return p.chosen(spreads(p.t.Lang, text, p.apart))
}

// chosen is a text without what the line does not pick.
func (p wholeProgram) chosen(text string) string {
	if p.args == nil {
		return text
	}
	return onlyChosen(text, p.args)
}

// file is the file in which an act of the whole text stands.
func (p wholeProgram) file(a *code.Act) *ProgramText {
	n := 0
	if a.Line > 0 && a.Line <= len(p.all.Lines) {
		n = p.all.Lines[a.Line-1].File
	}
	if p.at[n] == nil {
		one := p.all.Files[n]
		p.at[n] = &ProgramText{Lang: p.t.Lang, File: one.Path, Depth: p.t.Depth + 1, text: one.Text, given: p.t.given,
			dotenv: p.t.dotenv}
	}
	return p.at[n]
}
