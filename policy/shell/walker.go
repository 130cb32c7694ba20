package shell

import (
	"strings"
	"sync"

	"mvdan.cc/sh/v3/syntax"

	"guard/policy/place"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
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

// walker walks one line as the shell's grammar takes it apart, and is empty then.
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

	declared []declared     // functions of the line
	recursed []string       // functions found to call themselves
	called   []*syntax.Stmt // those of them whose bodies were judged with the arguments of a call
}

func newWalker(cwd string, w place.World) *walker {
	k := walkers.Get().(*walker)
	k.joins()
	k.World, k.Start, k.State.Cwd, k.State.Changes = w, cwd, cwd, &k.Changes
	return k
}

// joins gives each part those that it asks.
func (k *walker) joins() {
	f := &k.Judge
	f.Walk = k
	k.expander.Judge, k.expander.Commands = f, k
	k.declarer = expand.Declarer{Judge: f, Expander: &k.expander}
	k.network.Judge, k.repositories.Judge, k.settings.Judge, k.patches.Judge = f, f, f, f
	k.transfer.Judge, k.archives.Judge, k.processes.Judge, k.sources.Judge = f, f, f, f
	k.rating.Judge = f
	k.git = git.Judge{Judge: f, Settings: &k.settings, Network: &k.network, Patches: &k.patches}
	k.images = container.Judge{Judge: f, Network: &k.network}
	k.products = output.Judge{Judge: f, Images: &k.images, Network: &k.network}
	k.dependencies = packages.Judge{Judge: f, Sources: &k.sources}
	k.texts = source.Judge{Judge: f, Sources: &k.sources, Network: &k.network, Expander: &k.expander}
	k.projects = project.Judge{Judge: f, Sources: &k.sources, Texts: &k.texts, Rating: &k.rating}
	k.results = resultJudge{f, &k.sources, &k.texts, &k.projects, &k.processes}
	k.languages = languageJudge{f, &k.sources, &k.projects, &k.network, &k.results}
	k.operand = operandJudge{f, &k.expander, &k.repositories, &k.settings, &k.git, &k.network, &k.images, &k.sources,
		&k.texts, &k.projects, &k.languages}
	k.unlisted = unlistedJudge{f, &k.expander, &k.network, &k.projects, &k.operand, &k.rating}
	k.shells = shellJudge{Judge: f, expander: &k.expander, texts: &k.texts, projects: &k.projects, operand: &k.operand}
	k.invocations = invocationJudge{f, &k.repositories, &k.network, &k.patches, &k.git, &k.transfer, &k.products,
		&k.archives, &k.processes, &k.sources, &k.dependencies,
		&k.texts, &k.projects, &k.results, &k.languages, &k.operand, &k.unlisted, &k.shells, &k.rating}
}

// Generic is a part's way back to the tables.
func (k *walker) Generic(c *effect.Call, v *option.Invocation) taint.Stream {
	return k.invocations.generic(c, v)
}

// NamedLike is a part's way back to them for a script.
func (k *walker) NamedLike(c *effect.Call, file taint.Word, args []taint.Word) {
	k.invocations.namedLike(c, file, args)
}

var walkers = sync.Pool{New: func() any { return new(walker) }}

// release forgets all that was walked; what reading returned stays.
func (k *walker) release() {
	*k = walker{}
	walkers.Put(k)
}

// line walks a text as shell code.
func (k *walker) line(text string, in taint.Stream) taint.Stream {
	if k.Inner += len(text); len(text) > taint.MaxLine || k.Inner > effect.MaxInner {
		k.TooLong()
		return taint.UnknownData
	}
	if !k.Enter() {
		return taint.UnknownData
	}
	defer k.Leave()
	if nesting(text) > effect.MaxNest {
		k.NotUnderstood(effect.Say("too deeply nested to judge"))
		return taint.UnknownData
	}
	outer := k.Text
	k.Text = text
	defer func() { k.Text = outer }()
	if words, ok := plainWords(text); ok {
		return k.plainCall(words, in)
	}
	ended, ok := bash.EndComments(text)
	if !ok || bash.QuotesDiffer(text) {
		k.NotUnderstood(effect.Say("it does not parse as a shell command"))
	}
	k.Text = ended
	return k.parsed(ended, in)
}

// parsed walks a text as the shell's grammar takes it apart.
func (k *walker) parsed(text string, in taint.Stream) taint.Stream {
	if !k.Charge(effect.CostParsed * len(text)) {
		return taint.UnknownData
	}
	p := expand.Parsers.Get().(*syntax.Parser)
	file, err := p.Parse(strings.NewReader(text), "")
	expand.Parsers.Put(p)
	if err != nil {
		k.NotUnderstood(effect.Say("it does not parse as a shell command"))
	}
	if file == nil {
		return taint.UnknownData
	}
	return k.stmts(file.Stmts, in)
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
