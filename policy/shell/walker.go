package shell

import (
	"strings"
	"sync"

	"mvdan.cc/sh/v3/syntax"

	"guard/policy/place"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/lang/bash"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// walker walks one line as the shell's grammar takes it apart, and is empty then.
type walker struct {
	access.Judge
	expander     expander
	declarer     declarer
	network      networkJudge
	repositories repositoryJudge
	settings     gitSettings
	patches      patchJudge
	git          gitJudge
	transfer     transferJudge
	images       imageJudge
	products     outputJudge
	archives     archiveJudge
	processes    processJudge
	sources      sourceJudge
	dependencies dependencyJudge
	texts        codeJudge
	rating       ratingJudge
	projects     projectJudge
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
	k.expander.Judge, k.expander.commands = f, k
	k.declarer = declarer{f, &k.expander}
	k.network.Judge, k.repositories.Judge, k.settings.Judge, k.patches.Judge = f, f, f, f
	k.transfer.Judge, k.archives.Judge, k.processes.Judge, k.sources.Judge = f, f, f, f
	k.rating.Judge = f
	k.git = gitJudge{Judge: f, settings: &k.settings, network: &k.network, patches: &k.patches}
	k.images = imageJudge{f, &k.network}
	k.products = outputJudge{f, &k.images, &k.network}
	k.dependencies = dependencyJudge{f, &k.sources}
	k.texts = codeJudge{Judge: f, sources: &k.sources, network: &k.network, expander: &k.expander}
	k.projects = projectJudge{Judge: f, sources: &k.sources, texts: &k.texts, rating: &k.rating}
	k.results = resultJudge{f, &k.sources, &k.texts, &k.projects, &k.processes}
	k.languages = languageJudge{f, &k.sources, &k.projects, &k.network, &k.results}
	k.operand = operandJudge{f, &k.expander, &k.repositories, &k.settings, &k.git, &k.network, &k.images, &k.sources, &k.texts, &k.projects, &k.languages}
	k.unlisted = unlistedJudge{f, &k.expander, &k.network, &k.projects, &k.operand, &k.rating}
	k.shells = shellJudge{Judge: f, expander: &k.expander, texts: &k.texts, projects: &k.projects, operand: &k.operand}
	k.invocations = invocationJudge{f, &k.repositories, &k.network, &k.patches, &k.git, &k.transfer, &k.products, &k.archives, &k.processes, &k.sources, &k.dependencies,
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

var parsers = sync.Pool{New: func() any { return syntax.NewParser(syntax.Variant(syntax.LangBash)) }}

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
	p := parsers.Get().(*syntax.Parser)
	file, err := p.Parse(strings.NewReader(text), "")
	parsers.Put(p)
	if err != nil {
		k.NotUnderstood(effect.Say("it does not parse as a shell command"))
	}
	if file == nil {
		return taint.UnknownData
	}
	return k.stmts(file.Stmts, in)
}

// document walks the substitutions in a text that the shell would expand like
// a here-document: a prompt, a subscript.
func (k *expander) document(text string) {
	if k.Inner += len(text); k.Inner > effect.MaxInner || !k.Enter() {
		k.TooLong()
		return
	}
	defer k.Leave()
	p := parsers.Get().(*syntax.Parser)
	word, err := p.Document(strings.NewReader(text))
	parsers.Put(p)
	if err != nil || word == nil {
		k.NotUnderstood(effect.Say("it does not parse as a shell command"))
		return
	}
	outer := k.Text
	k.Text = text
	k.quoted(word)
	k.Text = outer
}

// source is a node as it stands in the text.
func (k *expander) source(n syntax.Node) string {
	from, to := int(n.Pos().Offset()), int(n.End().Offset())
	if from < 0 || to > len(k.Text) || from >= to {
		return ""
	}
	return k.Text[from:to]
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
	case strings.HasPrefix(text, "for "), strings.HasPrefix(text, "while "), strings.HasPrefix(text, "until "), strings.HasPrefix(text, "case "):
		return 1
	}
	return 0
}
