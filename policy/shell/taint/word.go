package taint

import (
	"path"
	"strings"

	"guard/policy/shell/lang"
)

// MaxWords bounds what one word may expand to.
const MaxWords = 256

// Hole stands in a word's text for a part that is not known before the line
// runs. A NUL can be in no argument (execve(2)).
const Hole = lang.Hole

// Word is one word after expansion, as far as it is known.
type Word struct {
	Text     string // with holes
	Src      string // as it stands in the line
	Glob     string // the pattern, where it has wildcards; metacharacters that were quoted are escaped
	From     Origin // what fills the holes, or flowed into the known text
	Computed bool   // its text came out of a substitution, a variable or the like
	Many     bool   // a hole in it may become several words, or none
	// where the text is a hole alone, or one behind "-": numbers of what this line runs in the background
	Job   bool
	Own   bool  // likewise: numbers of processes that the agent started
	Holes uint8 // see Inherited; at 255 there may be more
	Shape Shape // how each of its holes reads
	Proc  *Stream
	Dots  *[]string // patterns of hidden names that it matches as well
	Named *Files    // where the text is a hole alone: what it names
	// Inherited is a variable of the environment whose value so many of the holes
	// are, as guard itself has it.
	Inherited string
}

// Files are the files that a name may be, each found by looking for them; nil, or none: they are not known. One
// pointer serves a word for both, since a line may have very many words.
type Files struct {
	Now   func() []Word // all of them
	Among func() []Word // all that it may be, each in its turn, by absolute paths
	Kept  []string      // names among them of files that a write is refused to
}

// InTurn are the files that a name may be one after the other.
func (f *Files) InTurn() *Files {
	if f == nil || f.Among == nil && f.Kept == nil {
		return nil
	}
	return &Files{Among: f.Among, Kept: f.Kept}
}

// Literal is a word of which every character means itself.
func Literal(s string) Word { return Word{Text: s, Src: s} }

// Pattern is a word that stands for the names that it matches.
func Pattern(s string) Word { return Word{Text: s, Src: s, Glob: s} }

// Known reports whether the word is one literal.
func (a Word) Known() bool { return a.Glob == "" && !strings.Contains(a.Text, Hole) }

// Unknown reports whether nothing of the word is known.
func (a Word) Unknown() bool { return a.Text == Hole || a.Text == "" && a.Many }

// Show is the word for a person.
func (a Word) Show() string {
	if a.Known() && a.Text != "" || a.Src == "" {
		return strings.ReplaceAll(a.Text, Hole, "…")
	}
	return a.Src
}

// Value is the text after a prefix such as --output=, as a word of its own.
func (a Word) Value(skip int) Word {
	v := a
	v.Text = a.Text[skip:]
	v.Src = v.Text
	if strings.Contains(v.Text, Hole) {
		v.Src = a.Src
	}
	if a.Glob != "" && len(a.Glob) >= skip {
		v.Glob = a.Glob[skip:]
	}
	return v
}

// EscapeGlob is a pattern that matches a text and nothing else.
func EscapeGlob(s string) string {
	if !strings.ContainsAny(s, `*?[\`) {
		return s
	}
	return globEscaper.Replace(s)
}

var globEscaper = strings.NewReplacer(`*`, `\*`, `?`, `\?`, `[`, `\[`, `\`, `\\`)

// Settled reports whether it is known well enough what a word names: a
// literal, a pattern, or names that come from the workspace itself.
func Settled(a Word) bool {
	if !strings.Contains(a.Text, Hole) {
		return true
	}
	return a.From != 0 && a.From&^Tame == 0 && !strings.Contains(a.Text, "..")
}

// OfEverybody reports names that were found where everybody may read.
func OfEverybody(a Word) bool {
	return a.From&FromShared != 0 && a.From&^(Tame|FromShared) == 0 && a.Text == Hole && a.Glob == ""
}

// UnknownIf is where a word comes from of which a part is not known.
func UnknownIf(a Word) Origin {
	if a.Known() {
		return 0
	}
	return FromUnknown
}

// MaxLine is the longest line that is judged, in bytes.
const MaxLine = 64 << 10

// IsStdin reports the names of the standard input.
func IsStdin(a Word) bool {
	switch a.Text {
	case "", ".", Hole:
		return false
	case "-":
		return true
	}
	switch path.Clean(a.Text) {
	case "/dev/stdin", "/dev/fd/0", "/proc/self/fd/0", "/proc/thread-self/fd/0":
		return true
	}
	return false
}

// Join is what eval, ssh and watch make of their words.
func Join(words []Word) Word {
	one := Word{}
	texts, shown := make([]string, len(words)), make([]string, len(words))
	for i, a := range words {
		texts[i], shown[i] = a.Text, a.Show()
		one.From |= a.From
		one.Computed = one.Computed || a.Computed
	}
	one.Text, one.Src = strings.Join(texts, " "), strings.Join(shown, " ")
	return one
}

// Number is a value that is digits, nobody knows which.
var Number = Word{Text: Hole, Src: "…", From: FromNumber, Computed: true}

// UnknownUnlessKnown is where the text of a stream comes from, if it is not known.
func UnknownUnlessKnown(s Stream) Origin {
	if s.Known {
		return 0
	}
	return FromUnknown
}
