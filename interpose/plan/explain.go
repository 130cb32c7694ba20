package plan

import (
	"bytes"
	"fmt"
	"io"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf8"
)

// Summarize writes what is put in and why, for a screen; [Plan.Explain] writes all of it.
func (p Plan) Summarize(w io.Writer) {
	e := explainer{w}
	e.line("agent", strings.TrimSpace(p.Agent+" "+p.Version), "")
	e.line("program", p.Program, "")
	e.line("protocol", p.protocolInWords(), "")
	for _, l := range p.Why {
		e.brief("argument", l.What, l.Why)
	}
	for _, s := range p.Env {
		e.brief("variable", s.Name, s.Why)
	}
	for _, f := range p.Files {
		e.brief("file", filepath.Base(f.Path), f.Why)
	}
	if s := p.Overlay; s != nil {
		e.brief("overlay", s.Home, "links to all in it, with guard's hook beside them")
	}
	p.explainProject(e, e.sentence)
}

// Explain writes the whole plan for a person to read. Values that come from
// the person's own environment are not shown.
func (p Plan) Explain(w io.Writer) {
	e := explainer{w}
	e.line("agent", strings.TrimSpace(p.Agent+" "+p.Version), p.Package)
	e.line("program", p.Program, "")
	e.line("arguments", ShellLine(p.Args), "")
	e.line("protocol", p.protocolInWords(), "")
	for _, l := range p.Why {
		e.line("argument", l.What, l.Why)
	}
	for _, s := range p.Env {
		value := s.Value
		if s.Secret {
			value = "(not shown: merged with your own)"
		}
		e.line("variable", s.Name+"="+visible(value), s.Why)
	}
	for _, f := range p.Files {
		e.file(f.Path, f.Why, f.Content)
	}
	if s := p.Overlay; s != nil {
		home := p.OverlayPath()
		e.line("overlay", home, "a folder of links in the place of "+s.Home+
			"; what is written there is in your home at once, or at the end of the run")
		for _, name := range slices.Sorted(maps.Keys(s.Files)) {
			e.file(filepath.Join(home, name), "guard's hook, as an extension for this run", s.Files[name])
		}
	}
	p.explainProject(e, func(what, text string) { e.line(what, text, "") })
}

// explainProject writes what the project has the agent run, and what the person should know.
func (p Plan) explainProject(e explainer, note func(what, text string)) {
	for _, l := range p.Layers {
		e.line("untrusted", l.Path,
			"it has the agent run what guard does not judge: in the mode safe it is not started (guard trust)")
	}
	for _, l := range p.Trusted {
		e.line("trusted", l.Path, "")
	}
	for _, n := range p.Notes {
		note("note", n)
	}
}

func (p Plan) protocolInWords() string {
	switch p.Protocol {
	case "":
		return "found from the first line of input"
	case "acp", AppServer:
		return p.Protocol + ", judged"
	}
	if p.Hooks {
		return p.Protocol + ", judged by a hook"
	}
	return p.Protocol + ", passed through unjudged"
}

type explainer struct{ io.Writer }

func (e explainer) file(path, why string, content []byte) {
	e.line("file", path, why)
	for _, row := range strings.Split(string(bytes.TrimRight(content, "\n")), "\n") {
		fmt.Fprintf(e, "    | %s\n", visible(row))
	}
}

func (e explainer) line(what, value, why string) {
	if value == "" {
		return
	}
	if why != "" {
		why = "\n" + strings.Repeat(" ", 11) + "— " + visible(why)
	}
	fmt.Fprintf(e, "%-10s %s%s\n", what, visible(value), why)
}

// What a change and its reason may take of a line of the summary, for a screen of 80 columns, and what a sentence may.
const briefName, briefWhy, sentenceRoom = 27, 39, 69

// sentence writes a text in lines that break between words.
func (e explainer) sentence(what, text string) {
	for rest := strings.Fields(visible(text)); len(rest) > 0; what = "" {
		n := fitting(rest, sentenceRoom)
		fmt.Fprintf(e, "%-10s %s\n", what, strings.Join(rest[:n], " "))
		rest = rest[n:]
	}
}

// fitting is how many of the words have room in a line: one at least, if there is any.
func fitting(words []string, room int) int {
	n, width := 0, 0
	for n < len(words) && (n == 0 || width+1+utf8.RuneCountInString(words[n]) <= room) {
		width += 1 + utf8.RuneCountInString(words[n])
		n++
	}
	return n
}

// brief writes a change, cut to its beginning, and its whole reason beside it.
func (e explainer) brief(what, value, why string) {
	line, rest := cut(visible(value), briefName), strings.Fields(visible(why))
	for first := true; first || len(rest) > 0; first = false {
		n := fitting(rest, briefWhy)
		fmt.Fprintf(e, "%-10s %-*s  %s\n", what, briefName, line, strings.Join(rest[:n], " "))
		what, line, rest = "", "", rest[n:]
	}
}

// cut shortens a text to so many characters, in one line.
func cut(text string, most int) string {
	text, _, more := strings.Cut(text, "\n")
	if runes := []rune(text); len(runes) > most || more {
		return strings.TrimRight(string(runes[:min(len(runes), most-1)]), " ") + "…"
	}
	return text
}

// visible keeps what a terminal would obey out of it: settings and file names
// can hold anything.
func visible(s string) string {
	var b strings.Builder
	for i, part := range strings.Split(s, "\n") {
		if i > 0 {
			b.WriteByte('\n')
		}
		for _, r := range part {
			if r < ' ' || r == 0x7f || r >= 0x80 && r < 0xa0 || isDirection(r) {
				fmt.Fprintf(&b, `\u{%x}`, r)
				continue
			}
			b.WriteRune(r)
		}
	}
	return b.String()
}

// isDirection reports bidi controls and zero-width characters (Unicode 15, Cf).
func isDirection(r rune) bool {
	return r >= 0x200b && r <= 0x200f || r >= 0x2028 && r <= 0x202e || r >= 0x2060 && r <= 0x206f || r == 0xfeff
}
