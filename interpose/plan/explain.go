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

	"guard/locale"
)

// Screen is what a plan is shown on: how many cells a text takes there, a text in lines of at most so many, and a text
// with nothing in it that a terminal would obey, in one line. Settings and the names of files can hold anything.
type Screen struct {
	Cells  func(text string) int
	Lines  func(text string, width int) []string
	Escape func(text string) string
}

// Summarize writes what is put in and why, for a screen; [Plan.Explain] writes all of it.
func (p Plan) Summarize(w io.Writer, on Screen) {
	e := explainer{w, on}
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
		e.brief("overlay", s.Home, locale.Text("links to all in it, with guard's hook beside them"))
	}
	p.explainProject(e, e.sentence)
}

// Explain writes the whole plan for a person to read. Values that come from
// the person's own environment are not shown.
func (p Plan) Explain(w io.Writer, on Screen) {
	e := explainer{w, on}
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
			value = locale.Text("(not shown: merged with your own)")
		}
		e.line("variable", s.Name+"="+e.Escape(value), s.Why)
	}
	for _, f := range p.Files {
		e.file(f.Path, f.Why, f.Content)
	}
	if s := p.Overlay; s != nil {
		home := p.OverlayPath()
		e.line("overlay", home, locale.Fill("a folder of links in the place of {0}; what is written there is in "+
			"your home at once, or at the end of the run", s.Home))
		for _, name := range slices.Sorted(maps.Keys(s.Files)) {
			e.file(filepath.Join(home, name), locale.Text("guard's hook, as an extension for this run"), s.Files[name])
		}
	}
	p.explainProject(e, func(what locale.Message, text string) { e.line(what, text, "") })
}

// explainProject writes what the project has the agent run, and what the person should know.
func (p Plan) explainProject(e explainer, note func(what locale.Message, text string)) {
	for _, l := range p.Layers {
		e.line("untrusted", l.Path, locale.Text(
			"it has the agent run what guard does not judge: in the mode safe it is not started (guard trust)"))
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
		return locale.Text("found from the first line of input")
	case "acp", AppServer:
		return locale.Fill("{0}, judged", p.Protocol)
	}
	if p.Hooks {
		return locale.Fill("{0}, judged by a hook", p.Protocol)
	}
	return locale.Fill("{0}, passed through unjudged", p.Protocol)
}

type explainer struct {
	io.Writer
	Screen
}

// labelCells are those of the labels' column.
const labelCells = 10

// column is a text and the spaces up to so many cells.
func (e explainer) column(text string, cells int) string {
	return text + strings.Repeat(" ", max(0, cells-e.Cells(text)))
}

func (e explainer) label(what locale.Message) string { return e.column(locale.Text(what), labelCells) }

func (e explainer) file(path, why string, content []byte) {
	e.line("file", path, why)
	for _, row := range strings.Split(string(bytes.TrimRight(content, "\n")), "\n") {
		fmt.Fprintf(e, "    | %s\n", e.Escape(row))
	}
}

func (e explainer) line(what locale.Message, value, why string) {
	if value == "" {
		return
	}
	if why != "" {
		why = "\n" + strings.Repeat(" ", labelCells+1) + "— " + e.Escape(why)
	}
	fmt.Fprintf(e, "%s %s%s\n", e.label(what), e.Escape(value), why)
}

// What a change and its reason may take of a line of the summary, for a screen of 80 columns, and what a sentence may.
const briefName, briefWhy, sentenceRoom = 27, 39, 69

// sentence writes a text in lines that break between words.
func (e explainer) sentence(what locale.Message, text string) {
	label := e.label(what)
	for rest := e.words(text, sentenceRoom); len(rest) > 0; label = strings.Repeat(" ", labelCells) {
		n := e.fitting(rest, sentenceRoom)
		fmt.Fprintf(e, "%s %s\n", label, strings.Join(rest[:n], " "))
		rest = rest[n:]
	}
}

// words are those of a text, escaped. One of a language that sets no spaces is cut where a line ends; a path is not.
func (e explainer) words(text string, room int) (words []string) {
	for _, word := range strings.Fields(e.Escape(text)) {
		wide := e.Cells(word) > utf8.RuneCountInString(word)
		if wide && e.Cells(word) > room && !strings.Contains(word, "\\") {
			words = append(words, e.Lines(word, room)...)
		} else {
			words = append(words, word)
		}
	}
	return words
}

// fitting is how many of the words have room in a line: one at least, if there is any.
func (e explainer) fitting(words []string, room int) int {
	n, width := 0, 0
	for n < len(words) && (n == 0 || width+1+e.Cells(words[n]) <= room) {
		width += 1 + e.Cells(words[n])
		n++
	}
	return n
}

// brief writes a change, cut to its beginning, and its whole reason beside it.
func (e explainer) brief(what locale.Message, value, why string) {
	label, line, rest := e.label(what), e.cut(value, briefName), e.words(why, briefWhy)
	for first := true; first || len(rest) > 0; first = false {
		n := e.fitting(rest, briefWhy)
		fmt.Fprintf(e, "%s %s  %s\n", label, e.column(line, briefName), strings.Join(rest[:n], " "))
		label, line, rest = strings.Repeat(" ", labelCells), "", rest[n:]
	}
}

// cut shortens a text to so many characters of its first line.
func (e explainer) cut(text string, most int) string {
	line, _, more := strings.Cut(text, "\n")
	line = e.Escape(line)
	if runes := []rune(line); len(runes) > most || more {
		return strings.TrimRight(string(runes[:min(len(runes), most-1)]), " ") + "…"
	}
	return line
}
