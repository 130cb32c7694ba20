package shell

import (
	"slices"
	"strings"
	"sync"

	"mvdan.cc/sh/v3/syntax"

	"guard/policy/place"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/expand"
	"guard/policy/shell/lang/bash"
	"guard/policy/shell/option"
	"guard/policy/shell/rating"
	"guard/policy/shell/source"
	"guard/policy/shell/taint"
	"guard/policy/shell/tool/archive"
	"guard/policy/shell/tool/container"
	"guard/policy/shell/tool/git"
	"guard/policy/shell/tool/network"
	"guard/policy/shell/tool/output"
	"guard/policy/shell/tool/packages"
	"guard/policy/shell/tool/process"
	"guard/policy/shell/tool/project"
	"guard/policy/shell/tool/transfer"
)

// walker walks one line as the shell's grammar takes it apart. It holds every part of the judge; those
// that need the walk have it as access.Judge.Walk. A walker is used for one line, then emptied.
type walker struct {
	access.Judge
	expander     expand.Expander
	declarer     expand.Declarer
	network      network.Judge
	repositories git.Repositories
	settings     git.Settings
	patches      git.Patches
	git          git.Judge
	transfer     transfer.Judge
	images       container.Judge
	products     output.Judge
	archives     archive.Judge
	processes    process.Judge
	sources      source.Names
	dependencies packages.Judge
	texts        source.Judge
	rating       rating.Judge
	projects     project.Judge
	results      resultJudge
	languages    languageJudge
	operand      operandJudge
	unlisted     unlistedJudge
	shells       shellJudge
	invocations  invocationJudge

	whole    string              // the line itself, as the parser gets it; empty: there is none
	beside   bool                // the line goes on running when it was told to have ended
	declared []declared          // functions of the line
	recursed []string            // functions found to call themselves
	later    []later             // what runs beside the rest of the line, or after it
	left     []environment.State // in which the function that is walked may have been left
	strays   int                 // how often what follows a cd that fails was walked where it then runs
	chosen   *syntax.Stmt        // the command that is walked with each value of its variables
	ways     int                 // how often that was done
	turns    int                 // loops around the command that is walked
	again    bool                // some of that is judged once more
	any      int                 // the count of changes when a function was given arguments that nobody knows; 0: none
	called   []*syntax.Stmt      // those of them whose bodies were judged with the arguments of a call

	into map[*syntax.CallExpr]effect.Tells // what a filter tells of what the command before it in a pipe writes
}

func newWalker(cwd string, world place.World) *walker {
	w := walkers.Get().(*walker)
	w.joins()
	w.World, w.Start, w.State.Cwd, w.State.Changes = world, cwd, cwd, &w.Changes
	return w
}

// joins gives each part those that it asks.
func (w *walker) joins() {
	j := &w.Judge
	j.Walk = w
	w.expander.Judge, w.expander.Commands = j, w
	w.declarer = expand.Declarer{Judge: j, Expander: &w.expander}
	w.network.Judge, w.repositories.Judge, w.settings.Judge, w.patches.Judge = j, j, j, j
	w.transfer.Judge, w.archives.Judge, w.processes.Judge, w.sources.Judge = j, j, j, j
	w.rating.Judge = j
	w.git = git.Judge{Judge: j, Settings: &w.settings, Network: &w.network, Patches: &w.patches}
	w.images = container.Judge{Judge: j, Network: &w.network}
	w.products = output.Judge{Judge: j, Images: &w.images, Network: &w.network}
	w.dependencies = packages.Judge{Judge: j, Sources: &w.sources}
	w.texts = source.Judge{Judge: j, Sources: &w.sources, Network: &w.network, Expander: &w.expander}
	w.projects = project.Judge{Judge: j, Sources: &w.sources, Texts: &w.texts, Rating: &w.rating}
	w.results = resultJudge{j, &w.sources, &w.texts, &w.projects, &w.processes}
	w.languages = languageJudge{j, &w.sources, &w.projects, &w.network, &w.results}
	w.operand = operandJudge{j, &w.expander, &w.repositories, &w.settings, &w.git, &w.network, &w.images, &w.sources,
		&w.texts, &w.projects, &w.languages}
	w.unlisted = unlistedJudge{j, &w.expander, &w.network, &w.projects, &w.operand, &w.rating}
	w.shells = shellJudge{Judge: j, expander: &w.expander, texts: &w.texts, projects: &w.projects, operand: &w.operand}
	w.invocations = invocationJudge{j, &w.repositories, &w.network, &w.patches, &w.git, &w.transfer, &w.products,
		&w.archives, &w.processes, &w.sources, &w.dependencies,
		&w.texts, &w.projects, &w.results, &w.languages, &w.operand, &w.unlisted, &w.shells, &w.rating}
}

// Generic is a part's way back to the tables.
func (w *walker) Generic(c *effect.Call, v *option.Invocation) taint.Stream {
	return w.invocations.generic(c, v)
}

// NamedLike is a part's way back to them for a script.
func (w *walker) NamedLike(c *effect.Call, file taint.Word, args []taint.Word) {
	w.invocations.namedLike(c, file, args)
}

var walkers = sync.Pool{New: func() any { return new(walker) }}

// release forgets all that was walked; what conclude returned stays.
func (w *walker) release() {
	*w = walker{}
	walkers.Put(w)
}

// line walks a text as shell code.
func (w *walker) line(text string, in taint.Stream) taint.Stream {
	if w.Inner += len(text); len(text) > taint.MaxLine || w.Inner > effect.MaxInner {
		w.TooLong()
		return taint.UnknownData
	}
	if !w.Enter() {
		return taint.UnknownData
	}
	defer w.Leave()
	if nesting(text) > effect.MaxNest {
		w.NotUnderstood(effect.Say("too deeply nested to judge"))
		return taint.UnknownData
	}
	outer := w.Text
	w.Text = text
	defer func() { w.Text = outer }()
	if words, ok := plainWords(text); ok && !(w.beside && text == w.whole) && !slices.ContainsFunc(words, isDetacher) {
		return w.plainCall(words, in)
	}
	ended, ok := bash.EndComments(text)
	if !ok || bash.QuotesDiffer(text) {
		w.NotUnderstood(effect.Say("it does not parse as a shell command"))
	}
	if text == w.whole {
		w.whole = ended
	}
	w.Text = ended
	return w.parsed(ended, in)
}

// parsed walks a text as the shell's grammar takes it apart.
func (w *walker) parsed(text string, in taint.Stream) taint.Stream {
	if !w.Charge(effect.CostParsed * len(text)) {
		return taint.UnknownData
	}
	p := expand.Parsers.Get().(*syntax.Parser)
	file, err := p.Parse(strings.NewReader(text), "")
	expand.Parsers.Put(p)
	if err != nil {
		w.NotUnderstood(effect.Say("it does not parse as a shell command"))
	}
	if file == nil {
		return taint.UnknownData
	}
	if w.beside && text == w.whole && len(file.Stmts) > 0 {
		return besideAll(w, file.Stmts, in)
	}
	return w.stmts(file.Stmts, in)
}

// besideAll walks a line that goes on running.
func besideAll(w *walker, stmts []*syntax.Stmt, in taint.Stream) (out taint.Stream) {
	w.beside = false // what stands in it runs where it stands
	begins := w.Snapshot()
	l := timing{w}.part(func() { out = w.stmts(stmts, in) })
	l.stmts, l.in, l.state = stmts, in, begins
	timing{w}.staysBeside(l)
	return out
}

// nesting counts how many brackets and compound commands are open at once,
// quoted or not: a bound for the parser's recursion, so counting too many does
// no harm short of the bound.
func nesting(text string) int {
	open, most := 0, 0
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '(', '{', '[':
			open++
		case ')', '}', ']':
			open--
		case 'f', 'd', 'w', 'u', 'c':
			open += compound(text[i:])
		}
		open = max(open, 0)
		most = max(most, open)
	}
	return most
}

// compound is +1 at a word that opens a compound command, -1 at one that
// closes it.
func compound(text string) int {
	switch {
	case strings.HasPrefix(text, "fi"), strings.HasPrefix(text, "done"):
		return -1
	case strings.HasPrefix(text, "for "), strings.HasPrefix(text, "while "), strings.HasPrefix(text, "until "),
		strings.HasPrefix(text, "case "):
		return 1
	}
	return 0
}
