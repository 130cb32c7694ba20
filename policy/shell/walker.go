package shell

import (
	"errors"
	"strings"
	"sync"

	"mvdan.cc/sh/v3/syntax"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/lang/bash"
)

// Bounds of a walk: past them a line is not understood.
const (
	maxDepth  = 24      // texts, functions and wrappers inside each other
	maxSteps  = 4000    // simple commands judged
	maxWork   = 40000   // compound commands, substitutions and wrappers entered
	maxInner  = 4 << 16 // bytes of code found inside words, in all
	maxNest   = 400     // brackets open at once
	maxSpread = 4096    // words that one word becomes
)

// walker walks one line as the shell's grammar takes it apart, and is empty then.
type walker struct {
	fileJudge
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
	k.world, k.start, k.state.cwd, k.state.changes = w, cwd, cwd, &k.changes
	return k
}

// joins gives each part those that it asks.
func (k *walker) joins() {
	f := &k.fileJudge
	f.walk = k
	k.expander.fileJudge, k.expander.commands = f, k
	k.declarer = declarer{f, &k.expander}
	k.network.fileJudge, k.repositories.fileJudge, k.settings.fileJudge, k.patches.fileJudge = f, f, f, f
	k.transfer.fileJudge, k.archives.fileJudge, k.processes.fileJudge, k.sources.fileJudge = f, f, f, f
	k.rating.fileJudge = f
	k.git = gitJudge{fileJudge: f, settings: &k.settings, network: &k.network, patches: &k.patches}
	k.images = imageJudge{f, &k.network}
	k.products = outputJudge{f, &k.images, &k.network}
	k.dependencies = dependencyJudge{f, &k.sources}
	k.texts = codeJudge{fileJudge: f, sources: &k.sources, network: &k.network, expander: &k.expander}
	k.projects = projectJudge{fileJudge: f, sources: &k.sources, texts: &k.texts, rating: &k.rating}
	k.results = resultJudge{f, &k.sources, &k.texts, &k.projects, &k.processes}
	k.languages = languageJudge{f, &k.sources, &k.projects, &k.network, &k.results}
	k.operand = operandJudge{f, &k.expander, &k.repositories, &k.settings, &k.git, &k.network, &k.images, &k.sources, &k.texts, &k.projects, &k.languages}
	k.unlisted = unlistedJudge{f, &k.expander, &k.network, &k.projects, &k.operand, &k.rating}
	k.shells = shellJudge{fileJudge: f, expander: &k.expander, texts: &k.texts, projects: &k.projects, operand: &k.operand}
	k.invocations = invocationJudge{f, &k.repositories, &k.network, &k.patches, &k.git, &k.transfer, &k.products, &k.archives, &k.processes, &k.sources, &k.dependencies,
		&k.texts, &k.projects, &k.results, &k.languages, &k.operand, &k.unlisted, &k.shells, &k.rating}
}

// Generic is a part's way back to the tables.
func (k *walker) Generic(c *call, v *invocation) stream { return k.invocations.generic(c, v) }

// NamedLike is a part's way back to them for a script.
func (k *walker) NamedLike(c *call, file arg, args []arg) { k.invocations.namedLike(c, file, args) }

var walkers = sync.Pool{New: func() any { return new(walker) }}

// release forgets all that was walked; what reading returned stays.
func (k *walker) release() {
	*k = walker{}
	walkers.Put(k)
}

var parsers = sync.Pool{New: func() any { return syntax.NewParser(syntax.Variant(syntax.LangBash)) }}

// line walks a text as shell code.
func (k *walker) line(text string, in stream) stream {
	if k.inner += len(text); len(text) > MaxLine || k.inner > maxInner {
		k.tooLong()
		return unknownData
	}
	if !k.enter() {
		return unknownData
	}
	defer k.leave()
	if nesting(text) > maxNest {
		k.notUnderstood(say("too deeply nested to judge"))
		return unknownData
	}
	outer := k.text
	k.text = text
	defer func() { k.text = outer }()
	if words, ok := plainWords(text); ok {
		return k.plainCall(words, in)
	}
	ended, ok := bash.EndComments(text)
	if !ok || bash.QuotesDiffer(text) {
		k.notUnderstood(say("it does not parse as a shell command"))
	}
	k.text = ended
	return k.parsed(ended, in)
}

// parsed walks a text as the shell's grammar takes it apart.
func (k *walker) parsed(text string, in stream) stream {
	if !k.charge(costParsed * len(text)) {
		return unknownData
	}
	p := parsers.Get().(*syntax.Parser)
	file, err := p.Parse(strings.NewReader(text), "")
	parsers.Put(p)
	if err != nil {
		k.notUnderstood(say("it does not parse as a shell command"))
	}
	if file == nil {
		return unknownData
	}
	return k.stmts(file.Stmts, in)
}

// document walks the substitutions in a text that the shell would expand like
// a here-document: a prompt, a subscript.
func (k *expander) document(text string) {
	if k.inner += len(text); k.inner > maxInner || !k.enter() {
		k.tooLong()
		return
	}
	defer k.leave()
	p := parsers.Get().(*syntax.Parser)
	word, err := p.Document(strings.NewReader(text))
	parsers.Put(p)
	if err != nil || word == nil {
		k.notUnderstood(say("it does not parse as a shell command"))
		return
	}
	outer := k.text
	k.text = text
	k.quoted(word)
	k.text = outer
}

// notUnderstood records that a part of the line could not be read.
func (k *lineState) notUnderstood(why risk.Reason) {
	k.out.Unknown = true
	k.out.Raise(risk.High, risk.ExecArbitrary, why)
}

// inTime takes the error of a look at the disk that could have raised the level: where the
// time for looking was used up, perhaps by the line itself, what it touches is not known.
func (k *lineState) inTime(err error) {
	if errors.Is(err, place.ErrBudget) && !k.late {
		k.late = true
		k.notUnderstood(say("looking at the disk took too long to tell what this touches"))
	}
}

// enter bounds how deep the walk goes; leave must follow when it reports true.
func (k *lineState) enter() bool {
	if k.work++; k.spent || k.depth >= maxDepth || k.work > maxWork {
		k.notUnderstood(say("too deeply nested to judge"))
		return false
	}
	k.depth++
	return true
}

func (k *lineState) leave() { k.depth-- }

// source is a node as it stands in the text.
func (k *expander) source(n syntax.Node) string {
	from, to := int(n.Pos().Offset()), int(n.End().Offset())
	if from < 0 || to > len(k.text) || from >= to {
		return ""
	}
	return k.text[from:to]
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
