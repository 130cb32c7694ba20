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
	overfull  bool         // there are more
	evaluates bool         // the line evaluates variables as arithmetic
}

// Words expands the words of a command.
func (e *Expander) Words(list []*syntax.Word) []taint.Word {
	args := make([]taint.Word, 0, len(list))
	for _, w := range list {
		if s, ok := plain(w); ok {
			args = append(args, taint.Word{Text: s, Src: s})
			continue
		}
		spread, ok := bash.Braces(w)
		if !ok {
			e.NotUnderstood(effect.Say("a brace expansion too large to judge"))
			args = append(args, taint.Word{Text: taint.Hole, Src: e.source(w), From: taint.FromUnknown, Computed: true,
				Many: true})
		}
		for _, one := range spread {
			args = append(args, e.expand(one, false)...)
			if len(args) > 16*taint.MaxWords {
				e.NotUnderstood(effect.Say("too many words to judge"))
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

// Plain returns a word that has nothing to expand; "=" in quotes too.
func Plain(w *syntax.Word) (string, bool) {
	if len(w.Parts) == 1 {
		if q, ok := w.Parts[0].(*syntax.DblQuoted); ok && !q.Dollar && len(q.Parts) == 1 {
			if lit, ok := q.Parts[0].(*syntax.Lit); ok && !strings.Contains(lit.Value, `\`) {
				return lit.Value, true
			}
		}
	}
	text := ""
	for _, part := range w.Parts { // -d'='
		one, ok := plain(&syntax.Word{Parts: []syntax.WordPart{part}})
		if !ok {
			return "", false
		}
		text += one
	}
	return text, len(w.Parts) > 0
}

// Word expands a word that stays one: an assignment's value, a redirect's
// target, an operand of [[.
func (e *Expander) Word(w *syntax.Word) taint.Word {
	if w == nil {
		return taint.Word{}
	}
	a := e.oneWord(w)
	e.Bury(a)
	return a
}

// oneWord is Word, and buries nothing.
func (e *Expander) oneWord(w *syntax.Word) taint.Word {
	if s, ok := plain(w); ok {
		return taint.Word{Text: s, Src: s}
	}
	args := e.expand(w, true)
	if len(args) == 0 {
		return taint.Word{Src: e.source(w)}
	}
	return e.oneOf(args, e.source(w))
}

// oneOf joins the words that one has become.
func (e *Expander) oneOf(args []taint.Word, src string) taint.Word {
	if len(args) == 1 {
		return args[0]
	}
	joined := args[0]
	joined.Job, joined.Own, joined.Shape = false, false, taint.AnyShape
	var text strings.Builder
	for i, a := range args {
		if !e.Charge(len(a.Text)) {
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
func (e *Expander) quoted(w *syntax.Word) taint.Word {
	b := builder{expander: e}
	b.parts(w.Parts, true)
	return b.one(e.source(w))
}

// expand does everything that bash does to a word after braces; whole: everything
// but splitting it.
func (e *Expander) expand(w *syntax.Word, whole bool) []taint.Word {
	if e.Spent {
		return []taint.Word{{Text: taint.Hole, From: taint.FromUnknown, Computed: true, Many: true}}
	}
	b := builder{expander: e, src: e.source(w), whole: whole}
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
func (e *Expander) document(text string) {
	if e.Inner += len(text); e.Inner > effect.MaxInner || !e.Enter() {
		e.TooLong()
		return
	}
	defer e.Leave()
	p := Parsers.Get().(*syntax.Parser)
	word, err := p.Document(strings.NewReader(text))
	Parsers.Put(p)
	if err != nil || word == nil {
		e.NotUnderstood(effect.Say("it does not parse as a shell command"))
		return
	}
	outer := e.Text
	e.Text = text
	e.quoted(word)
	e.Text = outer
}

// source is a node as it stands in the text.
func (e *Expander) source(n syntax.Node) string {
	from, to := int(n.Pos().Offset()), int(n.End().Offset())
	if from < 0 || to > len(e.Text) || from >= to {
		return ""
	}
	return e.Text[from:to]
}
