// Package whole makes one text of the files of a program, so that what one of them hands to another's functions is
// followed as in a single file. The program's own text comes in, and a function that finds the files it loads; one
// text goes out, and for each of its lines where it stood.
//
// Of main.py, `from b import tidy; tidy("x")`, and b.py, `def tidy(p): …`, it makes the lines of b.py and below them
// those of main.py, without the import. Names are written as the whole text needs them: b.tidy is tidy, a name that
// another file uses otherwise gets a number, and what a module of JavaScript or Lua hands out is a variable of its own.
//
// Nothing is opened, run or judged here. A file that cannot be cut into tokens is left out.
package whole

import (
	"slices"
	"strconv"
	"strings"

	"guard/policy/code"
	"guard/policy/code/token"
)

// Bounds of one program.
const (
	maxFiles = 60
	maxBytes = code.MaxText / 2
)

// File is one file of a program.
type File struct {
	Path, Text string // Path is empty for a text that stands in no file
}

// Load finds the files that a name means in a file: the last is what the name stands for, those before it are loaded
// on the way to it.
type Load func(from, name string) []File

// Line is where a line of the whole text stood, counted from 1.
type Line struct{ File, Line int }

// Program is the whole text.
type Program struct {
	Files []File // the first is the program's own
	Text  string
	Lines []Line
	// Taken are the names, as the whole text has them, that the program's own file has from others. Where files share
	// their names it is not told.
	Taken map[string]bool
}

// Join makes one text of a program and of the files that it loads. Ahead are those that are loaded before it though it
// does not name them, from the last to the first: it has their names.
func Join(lang code.Language, main File, load Load, ahead ...File) Program {
	p := &joiner{lang: lang, load: load, at: map[string]int{}, taken: map[string]bool{}}
	if !p.add(main) {
		return Program{}
	}
	p.addAhead(ahead)
	for i := 0; i < len(p.files); i++ { // which grows
		p.files[i].imports(p)
	}
	renames(p)
	return p.written()
}

// joiner collects the files of one program.
type joiner struct {
	lang  code.Language
	load  Load
	files []*file
	at    map[string]int // the files by their paths
	bytes int
	taken map[string]bool
}

// target is a name of a file.
type target struct {
	file int
	name string
}

// file is one file while it is joined.
type file struct {
	File
	lang    code.Language
	index   int
	toks    []token.Token
	edits   []edit
	modules map[string]int    // the names, with dots, that stand for files
	aliases map[string]target // the names that stand for one of another file
	stars   []int             // files all of whose names it takes
	passes  []int             // files all of whose names it hands on
	own     map[string]bool   // the names that it gives to something
	bare    map[string]bool   // the names that it uses by themselves
	renamed map[string]string
	hands   []handed // what it hands out by name
	gives   map[string]target
	direct  []direct
	lists   []list
}

// handed is a name that a file hands out, and the one that it has for it; of is another file's that it comes from.
type handed struct{ as, name, of string }

// direct is a name of a module that is taken where it is loaded: require("./b").tidy, from one token to another.
type direct struct {
	from, to, module int
	name             string
}

// list is what a module hands out as a list of names, from one token to another.
type list struct {
	from, to int
	names    []handed
}

// exported begins a name under which a file hands something out.
const exported = ">"

// edit puts a text in the place of another.
type edit struct {
	from, to int
	text     string
}

// add takes in a file.
func (p *joiner) add(f File) bool {
	if _, in := p.at[f.Path]; in || len(p.files) == maxFiles || p.bytes+len(f.Text) > maxBytes {
		return in
	}
	one := &file{File: f, lang: p.lang, index: len(p.files),
		modules: map[string]int{}, aliases: map[string]target{}, gives: map[string]target{},
		own: map[string]bool{}, bare: map[string]bool{}, renamed: map[string]string{}}
	one.Text = cleaned(p.lang, f.Text)
	cut := token.Scan(p.lang, one.Text)
	if cut.Bad != "" || token.StrangeEncoding(one.Text) != "" {
		return false
	}
	one.toks = cut.Toks
	p.at[f.Path] = one.index
	p.bytes += len(f.Text)
	p.files = append(p.files, one)
	one.names()
	return true
}

// addAhead takes in the files that are loaded before the program: each has the names of those before it.
func (p *joiner) addAhead(ahead []File) {
	for _, one := range ahead {
		p.add(one)
	}
	for i := range p.files {
		for k := len(p.files) - 1; k > i; k-- {
			p.files[i].stars = append(p.files[i].stars, k)
		}
	}
}

// find takes in the files that a name means, and returns which of them it stands for.
func (p *joiner) find(f *file, name string) (int, bool) {
	found := p.load(f.Path, name)
	for _, one := range found {
		p.add(one)
	}
	if len(found) == 0 {
		return 0, false
	}
	at, in := p.at[found[len(found)-1].Path]
	return at, in
}

// imports finds what a file loads, and writes its statements as the whole text needs them.
func (f *file) imports(p *joiner) {
	switch f.lang {
	case code.Python:
		pythonImports(p, f)
	case code.JavaScript:
		scriptImports(p, f)
	default:
		plainImports(p, f)
	}
}

// replaces notes that the tokens from from to to, exclusive, are written otherwise. Its lines stay as many.
func (f *file) replaces(from, to int, text string) {
	start, end := int(f.toks[from].At), len(f.Text)
	if to < len(f.toks) {
		end = int(f.toks[to].At)
	}
	old := f.Text[start:end]
	blank := strings.TrimRight(old, " \t\r\n\f")
	text += strings.Repeat("\n", strings.Count(blank, "\n"))
	f.edits = append(f.edits, edit{start, start + len(blank), text})
}

// peek is the token at an index, or the end.
func (f *file) peek(i int) *token.Token {
	if i < 0 || i >= len(f.toks) {
		return &token.Token{Kind: token.End, NewLine: true}
	}
	return &f.toks[i]
}

// member reports a name that stands behind a dot.
func (f *file) member(i int) bool {
	before := f.peek(i - 1)
	return before.Is(".") || before.Is("?.") || before.Is("->") || before.Is("::")
}

// outermost reports a token at the beginning of a statement that is in no block.
func (f *file) outermost(i int, depth int) bool {
	t := f.peek(i)
	if f.lang == code.Python {
		return t.NewLine && t.Col == 0
	}
	return depth == 0
}

// definers are the words before the name of something that a file defines.
var definers = map[string]bool{"def": true, "class": true, "function": true, "const": true, "let": true, "var": true,
	"func": true, "type": true}

// names notes what a file gives a name, outside of all blocks.
func (f *file) names() {
	depth, starts := 0, false
	for i := range f.toks {
		t := &f.toks[i]
		if t.Kind == token.Op && t.Match >= 0 {
			if int(t.Match) > i {
				depth++
			} else {
				depth--
			}
		}
		starts = starts && !t.NewLine || f.outermost(i, depth)
		if t.Kind != token.Name || f.member(i) {
			continue
		}
		next := f.peek(i + 1)
		switch {
		case !starts || definers[t.Text]:
		case definers[f.peek(i-1).Text] && f.peek(i-1).Kind == token.Name:
			f.own[t.Text] = true
		case f.lang == code.Python && depth == 0 && t.NewLine && (next.Is("=") || next.Is(":") || next.Is(",")):
			f.own[t.Text] = true
		}
	}
	if f.lang == code.JavaScript {
		f.destructured()
	}
}

// uses notes which names a file uses, but in what is written otherwise.
func (f *file) uses() {
	next := 0
	for i := range f.toks {
		t := &f.toks[i]
		for next < len(f.edits) && f.edits[next].to <= int(t.At) {
			next++
		}
		written := next == len(f.edits) || int(t.At) < f.edits[next].from
		if t.Kind == token.Name && !f.member(i) && !f.keyword(i) && written {
			f.bare[t.Text] = true
		}
	}
}

// meant follows a name of a file to the one where it is defined.
func (p *joiner) meant(t target) target {
	for range maxAliases {
		f := p.files[t.file]
		next, ok := f.aliases[t.name]
		if name, is := strings.CutPrefix(t.name, exported); is {
			if next, ok = f.gives[name]; !ok {
				next, ok = p.passedOn(f, name)
			}
		}
		if !ok {
			for _, s := range f.stars {
				if _, has := p.files[s].aliases[t.name]; !f.own[t.name] && (has || p.files[s].own[t.name]) {
					next, ok = target{s, t.name}, true
				}
			}
		}
		if !ok {
			break
		}
		t = next
	}
	return t
}

// passedOn finds a name among those of other files that a file hands on: export * from "./b".
func (p *joiner) passedOn(f *file, name string) (target, bool) {
	further := target{}
	for _, s := range f.passes {
		one := target{s, exported + name}
		if _, gives := p.files[s].gives[name]; gives {
			return one, true
		}
		if len(p.files[s].passes) > 0 {
			further = one
		}
	}
	return further, further.name != ""
}

// maxAliases bounds through how many files a name is followed.
const maxAliases = 6

// ofModules are the languages in which each file has names of its own.
var ofModules = map[code.Language]bool{code.Python: true, code.JavaScript: true, code.Go: true}

// renames gives the names of files that others use for something else a number.
func renames(p *joiner) {
	if !ofModules[p.lang] {
		return
	}
	for _, f := range p.files {
		f.uses()
	}
	for _, f := range p.files[1:] {
		for name := range f.own {
			for _, other := range p.files {
				if other != f && other.bare[name] && p.meant(target{other.index, name}) != (target{f.index, name}) {
					f.renamed[name] = name + "__" + strconv.Itoa(f.index)
					break
				}
			}
		}
	}
	for _, f := range p.files {
		f.rename(p)
	}
}

// takesName notes a name that the program's own file has from another, as the whole text has it.
func (f *file) takesName(p *joiner, t target) {
	if f.index > 0 || p.meant(t).file == 0 {
		return
	}
	name, _, _ := strings.Cut(p.nameOf(t), ".")
	p.taken[name], p.taken[strings.TrimPrefix(t.name, exported)] = true, true
}

// nameOf is the name of a target in the whole text; what is handed out under a name that no file defines stays there.
func (p *joiner) nameOf(t target) string {
	t = p.meant(t)
	if name, is := strings.CutPrefix(t.name, exported); is {
		return handsOut(t.file) + "." + name
	}
	if to := p.files[t.file].renamed[t.name]; to != "" {
		return to
	}
	return t.name
}

// written puts the files together, what is loaded before what loads it.
func (p *joiner) written() (all Program) {
	var b strings.Builder
	for i := range p.files {
		f := p.files[len(p.files)-1-i]
		text := f.edited(p)
		if i > 0 {
			b.WriteByte('\n')
			text = strings.TrimPrefix(text, phpTag)
		}
		b.WriteString(text)
		for n := range strings.Count(text, "\n") + 1 {
			all.Lines = append(all.Lines, Line{f.index, n + 1})
		}
	}
	for _, f := range p.files {
		all.Files = append(all.Files, f.File)
	}
	all.Text, all.Taken = b.String(), p.taken
	return all
}

// edited is the text of a file as it stands in the whole.
func (f *file) edited(p *joiner) string {
	slices.SortStableFunc(f.edits, func(a, b edit) int { return a.from - b.from })
	var b strings.Builder
	at := 0
	for _, e := range f.edits {
		if e.from < at || e.to > len(f.Text) {
			continue
		}
		b.WriteString(f.Text[at:e.from] + e.text)
		at = e.to
	}
	b.WriteString(f.Text[at:])
	for _, h := range f.hands {
		name := h.of + h.name
		if h.of == "" {
			name = p.nameOf(target{f.index, h.name})
		}
		b.WriteString("; " + handsOut(f.index) + "." + h.as + " = " + name)
	}
	return b.String()
}
