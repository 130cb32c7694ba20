package expand

import (
	"strings"
	"sync"

	"mvdan.cc/sh/v3/syntax"

	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/lang/bash"
	"guard/policy/shell/taint"
)

// commands walks the commands inside a word: the walker does.
type commands interface {
	Substitution(x *syntax.CmdSubst) taint.Stream // what comes out of $(…)
	Process(x *syntax.ProcSubst) taint.Stream     // what flows through <(…) or >(…)
}

// Expander expands words, and judges what is evaluated on the way.
type Expander struct {
	*access.Judge
	Commands commands

	buried    []taint.Word // texts that run something when they are evaluated
	evaluates bool         // the line evaluates variables as arithmetic
}

// Words expands the words of a command.
func (k *Expander) Words(list []*syntax.Word) []taint.Word {
	args := make([]taint.Word, 0, len(list))
	for _, w := range list {
		if s, ok := plain(w); ok {
			args = append(args, taint.Word{Text: s, Src: s})
			continue
		}
		spread, ok := bash.Braces(w)
		if !ok {
			k.NotUnderstood(effect.Say("a brace expansion too large to judge"))
			args = append(args, taint.Word{Text: taint.Hole, Src: k.source(w), From: taint.FromUnknown, Computed: true,
				Many: true})
		}
		for _, one := range spread {
			args = append(args, k.expand(one, false)...)
			if len(args) > 16*taint.MaxWords {
				k.NotUnderstood(effect.Say("too many words to judge"))
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

// Word expands a word that stays one: an assignment's value, a redirect's
// target, an operand of [[.
func (k *Expander) Word(w *syntax.Word) taint.Word {
	if w == nil {
		return taint.Word{}
	}
	a := k.oneWord(w)
	k.Bury(a)
	return a
}

func (k *Expander) oneWord(w *syntax.Word) taint.Word {
	if s, ok := plain(w); ok {
		return taint.Word{Text: s, Src: s}
	}
	args := k.expand(w, true)
	if len(args) == 0 {
		return taint.Word{Src: k.source(w)}
	}
	return k.oneOf(args, k.source(w))
}

// oneOf joins the words that one has become.
func (k *Expander) oneOf(args []taint.Word, src string) taint.Word {
	if len(args) == 1 {
		return args[0]
	}
	joined := args[0]
	joined.Job, joined.Own = false, false
	var text strings.Builder
	for i, a := range args {
		if !k.Charge(len(a.Text)) {
			break
		}
		if i > 0 {
			text.WriteByte(' ')
		}
		text.WriteString(a.Text)
		joined.From |= a.From
		joined.Computed = joined.Computed || a.Computed
	}
	joined.Text, joined.Src = text.String(), src
	return joined
}

// quoted expands a word as if it stood in double quotes: here-documents.
func (k *Expander) quoted(w *syntax.Word) taint.Word {
	b := builder{k: k}
	b.parts(w.Parts, true)
	return b.one(k.source(w))
}

// expand does everything that bash does to a word after braces; whole: but split
// it.
func (k *Expander) expand(w *syntax.Word, whole bool) []taint.Word {
	if k.Spent {
		return []taint.Word{{Text: taint.Hole, From: taint.FromUnknown, Computed: true, Many: true}}
	}
	b := builder{k: k, src: k.source(w), whole: whole}
	if lit, ok := w.Parts[0].(*syntax.Lit); ok &&
		(strings.HasPrefix(lit.Value, "~+") || strings.HasPrefix(lit.Value, "~-")) {
		b.hole(taint.FromUnknown, false)
	}
	b.parts(w.Parts, false)
	return b.words()
}

// TrustedFolders hold the system's own programs: a path into one of them is as
// good as the bare name.
var TrustedFolders = []string{
	"/bin", "/usr/bin", "/sbin", "/usr/sbin", "/usr/local/bin", "/usr/local/sbin", "/opt/homebrew/bin",
	"/opt/homebrew/sbin",
	"/opt/local/bin", "/usr/local/go/bin", "/run/current-system/sw/bin", "/snap/bin", "/home/linuxbrew/.linuxbrew/bin",
	"/usr/libexec",
}

// Parsers are kept: making one costs more than a line.
var Parsers = sync.Pool{New: func() any { return syntax.NewParser(syntax.Variant(syntax.LangBash)) }}

// document walks the substitutions in a text that the shell would expand like
// a here-document: a prompt, a subscript.
func (k *Expander) document(text string) {
	if k.Inner += len(text); k.Inner > effect.MaxInner || !k.Enter() {
		k.TooLong()
		return
	}
	defer k.Leave()
	p := Parsers.Get().(*syntax.Parser)
	word, err := p.Document(strings.NewReader(text))
	Parsers.Put(p)
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
func (k *Expander) source(n syntax.Node) string {
	from, to := int(n.Pos().Offset()), int(n.End().Offset())
	if from < 0 || to > len(k.Text) || from >= to {
		return ""
	}
	return k.Text[from:to]
}
