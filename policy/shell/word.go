package shell

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"guard/policy/shell/lang"
	"guard/policy/shell/lang/bash"
)

// maxWords bounds what one word may expand to.
const maxWords = 256

// hole stands in an arg's text for a part that is not known before the line
// runs. A NUL can be in no argument (execve(2)).
const hole = lang.Hole

// arg is one word after expansion, as far as it is known.
type arg struct {
	text     string // with holes
	src      string // as it stands in the line
	glob     string // the pattern, where it has wildcards; metacharacters that were quoted are escaped
	from     origin // what fills the holes, or flowed into the known text
	computed bool   // its text came out of a substitution, a variable or the like
	many     bool   // a hole in it may become several words, or none
	job      bool   // where the text is a hole alone, or one behind "-": numbers of what this line runs in the background
	own      bool   // likewise: numbers of processes that the agent started
	proc     *stream
	dots     *[]string // patterns of hidden names that it matches as well
	// inherited is a variable of the environment whose value so many of the holes
	// are, as guard itself has it.
	inherited string
	holes     int
}

func literalArg(s string) arg { return arg{text: s, src: s} }

// known reports whether the word is one literal.
func (a arg) known() bool { return a.glob == "" && !strings.Contains(a.text, hole) }

// unknown reports whether nothing of the word is known.
func (a arg) unknown() bool { return a.text == hole || a.text == "" && a.many }

// show is the word for a person.
func (a arg) show() string {
	if a.known() && a.text != "" || a.src == "" {
		return strings.ReplaceAll(a.text, hole, "…")
	}
	return a.src
}

// value is the text after a prefix such as --output=, as a word of its own.
func (a arg) value(skip int) arg {
	v := a
	v.text = a.text[skip:]
	v.src = v.text
	if strings.Contains(v.text, hole) {
		v.src = a.src
	}
	if a.glob != "" && len(a.glob) >= skip {
		v.glob = a.glob[skip:]
	}
	return v
}

// words expands the words of a command.
func (k *expander) words(list []*syntax.Word) []arg {
	args := make([]arg, 0, len(list))
	for _, w := range list {
		if s, ok := plain(w); ok {
			args = append(args, arg{text: s, src: s})
			continue
		}
		spread, ok := bash.Braces(w)
		if !ok {
			k.notUnderstood(say("a brace expansion too large to judge"))
			args = append(args, arg{text: hole, src: k.source(w), from: fromUnknown, computed: true, many: true})
		}
		for _, one := range spread {
			args = append(args, k.expand(one, false)...)
			if len(args) > 16*maxWords {
				k.notUnderstood(say("too many words to judge"))
				return args
			}
		}
	}
	return args
}

// plain returns a word that has nothing to expand.
func plain(w *syntax.Word) (string, bool) {
	if len(w.Parts) != 1 {
		return "", false
	}
	switch p := w.Parts[0].(type) {
	case *syntax.Lit:
		return p.Value, !strings.ContainsAny(p.Value, "\\*?[{~")
	case *syntax.SglQuoted:
		return p.Value, !p.Dollar && p.Value != ""
	}
	return "", false
}

// word expands a word that stays one: an assignment's value, a redirect's
// target, an operand of [[.
func (k *expander) word(w *syntax.Word) arg {
	if w == nil {
		return arg{}
	}
	a := k.oneWord(w)
	k.bury(a)
	return a
}

func (k *expander) oneWord(w *syntax.Word) arg {
	if s, ok := plain(w); ok {
		return arg{text: s, src: s}
	}
	args := k.expand(w, true)
	if len(args) == 0 {
		return arg{src: k.source(w)}
	}
	return k.oneOf(args, k.source(w))
}

// oneOf joins the words that one has become.
func (k *expander) oneOf(args []arg, src string) arg {
	if len(args) == 1 {
		return args[0]
	}
	joined := args[0]
	joined.job, joined.own = false, false
	var text strings.Builder
	for i, a := range args {
		if !k.charge(len(a.text)) {
			break
		}
		if i > 0 {
			text.WriteByte(' ')
		}
		text.WriteString(a.text)
		joined.from |= a.from
		joined.computed = joined.computed || a.computed
	}
	joined.text, joined.src = text.String(), src
	return joined
}

// quoted expands a word as if it stood in double quotes: here-documents.
func (k *expander) quoted(w *syntax.Word) arg {
	b := builder{k: k}
	b.parts(w.Parts, true)
	return b.one(k.source(w))
}

// expand does everything that bash does to a word after braces; whole: but split
// it.
func (k *expander) expand(w *syntax.Word, whole bool) []arg {
	if k.spent {
		return []arg{{text: hole, from: fromUnknown, computed: true, many: true}}
	}
	b := builder{k: k, src: k.source(w), whole: whole}
	if lit, ok := w.Parts[0].(*syntax.Lit); ok && (strings.HasPrefix(lit.Value, "~+") || strings.HasPrefix(lit.Value, "~-")) {
		b.hole(fromUnknown, false)
	}
	b.parts(w.Parts, false)
	return b.words()
}
