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

// walker reads one line, and is empty then.
type walker struct {
	world place.World
	out   Reading
	state state
	wrap  wrapping

	start string // the folder in which the line begins
	text  string // the text being walked, for showing words as they stand
	depth int
	steps int
	work  int
	cost  int  // see maxCost
	spent bool // it was too much: the rest is not walked
	inner int  // bytes of inner code parsed so far
	looks int  // questions put to the process table

	downloads  []string               // files that the line fills with what a host sent
	links      []link                 // symlinks that the line makes
	born       []string               // what the line makes where nothing was
	carried    []string               // where the line moves what is not the session's
	stale      bool                   // files of the workspace may not be what the disk has, for the line has changed some unseen
	outputs    []string               // programs that the line builds
	builds     bool                   // the line has built something
	dotglob    bool                   // patterns match hidden files too
	trees      []broughtTree          // what git brings into the work tree
	foundTexts map[string]broughtText // of files, since the last of trees
	foundLinks map[string]bool        // paths whose links were looked for, since the last of trees
	late       bool                   // the time for looking at the disk was used up
	traces     bool                   // a shell prints its commands before it runs them
	taken      []taken                // copies and archives of folders that the line makes
	stages     bool                   // the line puts into git's index what it may not have held
	unpacked   bool                   // the line has unpacked an archive
	blind      []string               // files whose text the line changes without showing it
	unsettled  []string               // files that the line changes in the background
	hidden     []string               // files into which the line puts a text that it does not show
	ranOwn     bool                   // a file that this line or session wrote was run
	earlier    []string               // files that earlier calls wrote
	recalled   bool                   // earlier is known
	reviewed   []string               // files of code that were read
	planted    int                    // bytes of files that were looked at because a program may load them
	inside     []string               // scripts that run each other
	packaged   bool                   // the line is a script of package.json
	asShell    bool                   // the file that is judged is read by a shell
	obscure    bool                   // the line has run something that may have made anything
	fresh      []fresh                // what the line makes where nothing was
	declared   []declared             // functions of the line
	recursed   []string               // functions found to call themselves
	traps      []trapped              // texts that run at any time after
	called     []*syntax.Stmt         // those of them whose bodies were judged with the arguments of a call

	changes int // assignments of the line so far
	leaves  int // commands walked that may leave a function or a text: return
	breaks  int // commands walked that may leave a loop, or a round of it

	unsure bool // a command was not understood as a whole

	buried    []arg // texts that run something when they are evaluated
	evaluates bool  // the line evaluates variables as arithmetic
}

// wrapping is what stands around the command being judged.
type wrapping struct {
	names   []string
	finding risk.Finding
	remote  bool // runs on another machine or in a container: paths are not ours
	cage    bool // runs in a container, whose root is not worth much
}

func newWalker(cwd string, w place.World) *walker {
	k := walkers.Get().(*walker)
	k.world, k.start, k.state.cwd, k.state.changes = w, cwd, cwd, &k.changes
	return k
}

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
func (k *walker) document(text string) {
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
func (k *walker) notUnderstood(why risk.Reason) {
	k.out.Unknown = true
	k.out.Raise(risk.High, risk.ExecArbitrary, why)
}

// inTime takes the error of a look at the disk that could have raised the level: where the
// time for looking was used up, perhaps by the line itself, what it touches is not known.
func (k *walker) inTime(err error) {
	if errors.Is(err, place.ErrBudget) && !k.late {
		k.late = true
		k.notUnderstood(say("looking at the disk took too long to tell what this touches"))
	}
}

// enter bounds how deep the walk goes; leave must follow when it reports true.
func (k *walker) enter() bool {
	if k.work++; k.spent || k.depth >= maxDepth || k.work > maxWork {
		k.notUnderstood(say("too deeply nested to judge"))
		return false
	}
	k.depth++
	return true
}

func (k *walker) leave() { k.depth-- }

// source is a node as it stands in the text.
func (k *walker) source(n syntax.Node) string {
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
