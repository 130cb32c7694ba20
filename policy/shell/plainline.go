package shell

import (
	"strings"

	"guard/policy/shell/effect"
	"guard/policy/shell/taint"
)

// Most of what agents run is one program and words that the shell leaves as
// they are. To find out only that, the grammar need not be asked: it takes
// longer than all the judging that follows.

// plainWords are the words of such a line. ok is false wherever the shell could
// make anything else of it; then the grammar decides.
func plainWords(line string) (words []taint.Word, ok bool) {
	n := 0
	for i := range len(line) {
		if !plainBytes[line[i]] {
			return nil, false
		}
		if line[i] != ' ' && (i == 0 || line[i-1] == ' ') {
			n++
		}
	}
	if n == 0 {
		return nil, false
	}
	words = make([]taint.Word, 0, n)
	for word := range strings.SplitSeq(line, " ") {
		if word != "" {
			words = append(words, taint.Literal(word))
		}
	}
	return words, !grammarWords[words[0].Text] && words[0].Text != "set" // see errexit.go
}

// plainBytes mean themselves wherever they stand in a word.
var plainBytes = func() (t [256]bool) {
	for _, c := range " abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./:@%+," {
		t[c] = true
	}
	return t
}()

// grammarWords begin something else than a simple command: bash(1) RESERVED
// WORDS, and the built-ins whose arguments are assignments or arithmetic.
var grammarWords = func() map[string]bool {
	words := map[string]bool{}
	for w := range strings.FieldsSeq(`if then elif else fi time for in until while do done case esac coproc
	select function
		declare local export readonly typeset nameref let`) {
		words[w] = true
	}
	return words
}()

// plainCall judges a simple command of words alone.
func (w *walker) plainCall(words []taint.Word, in taint.Stream) taint.Stream {
	if w.Steps++; w.Steps > effect.MaxSteps {
		w.NotUnderstood(effect.Say("too many commands to judge"))
		return taint.UnknownData
	}
	w.expander.BuryWords(words)
	outer := w.At
	if w.Text == w.whole {
		w.At = trimmed(w.Text)
	}
	c := w.Begin(in)
	c.Tells = dropping{w}.tells(nil, nil, words)
	out := w.run(c, words, true)
	w.Finish(c)
	w.At = outer
	return out
}
