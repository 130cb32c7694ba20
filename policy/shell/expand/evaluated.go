package expand

import (
	"slices"
	"strings"

	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/lang/bash"
	"guard/policy/shell/lang/escape"
	"guard/policy/shell/taint"
)

// maxBuried bounds how many texts of a line are kept that would run something
// if they were evaluated.
const maxBuried = 16

// Bury keeps texts that would run something if the line evaluated them as
// arithmetic. By which way a text gets to where it is evaluated, by arrays, input,
// the environment or a function's words, is not followed: that a line both
// holds such a text and evaluates anything is enough.
func (e *Expander) Bury(words ...taint.Word) {
	for _, a := range words {
		if bash.Integer(a.Text) {
			e.evaluates = true
		}
		if !strings.ContainsAny(a.Text, `[\`) {
			continue
		}
		if text := escape.Word(a.Text); bash.HidesCommand(text) {
			a.Text = text
		} else if text == a.Text || !bash.HidesCommand(a.Text) {
			continue
		}
		e.buried = append(e.buried, a)
		if len(e.buried) > maxBuried {
			e.buried = e.buried[:maxBuried]
			e.overfull = true
		}
	}
}

// BuryWords is Bury for the words of a command; code of another language has
// subscripts of its own, and a shell's code is walked itself.
func (e *Expander) BuryWords(args []taint.Word) {
	if len(args) == 0 || slices.Contains(ownSubscripts, access.Base(args[0])) {
		return
	}
	if len(args) > 2 && args[1].Text == "-c" && slices.Contains(shellNames, access.Base(args[0])) {
		args = args[3:]
	}
	e.Bury(args...)
}

// buryFiles is Bury for what this session wrote into the files that the line reads.
func (e *Expander) buryFiles() {
	if e.World.Past == nil {
		return
	}
	for i := range e.Out.Commands {
		for _, p := range e.Out.Commands[i].Reads {
			if p.Path == "" || !e.Wrote(p.Path) {
				continue
			}
			text, _ := e.TextOf(p)
			for line := range strings.Lines(text) {
				e.Bury(taint.Word{Text: line, Src: line})
			}
		}
	}
}

// Evaluated judges what was kept, once the whole line is walked.
func (e *Expander) Evaluated() {
	if !e.evaluates {
		return
	}
	if e.buryFiles(); e.overfull {
		e.NotUnderstood(effect.Say("too many commands to judge"))
	}
	for i := 0; i < len(e.buried); i++ {
		e.Subscript(e.buried[i])
	}
}

// Evaluating notes an arithmetic expression that may name a variable, whose
// value is then evaluated too.
func (e *Expander) Evaluating(a taint.Word) {
	names := strings.ContainsFunc(a.Text, func(r rune) bool { return r|0x20 >= 'a' && r|0x20 <= 'z' || r == '_' })
	e.evaluates = e.evaluates || names || !a.Known() && a.From != taint.FromNumber
}

var (
	// ownSubscripts are programs whose code may hold a[$(1)] or the like.
	ownSubscripts = strings.Fields("awk gawk mawk nawk jq yq sed gsed grep egrep fgrep rg perl ruby")
	shellNames    = strings.Fields("sh bash dash zsh ksh")
)
