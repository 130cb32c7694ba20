package shell

import (
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/source"
	"guard/policy/shell/taint"
)

// Read judges a command line as bash would understand it. It never fails: what
// cannot be understood is Unknown and at least medium.
func Read(line, cwd string, world place.World) effect.Reading {
	w := newWalker(cwd, world)
	defer w.release()
	w.misleading(line)
	w.whole = line
	w.line(line, taint.Nothing)
	return w.conclude()
}

// ReadBeside is Read for a line that goes on running beside what comes after it, as one that ends in "&" does.
func ReadBeside(line, cwd string, world place.World) effect.Reading {
	w := newWalker(cwd, world)
	defer w.release()
	w.misleading(line)
	w.whole, w.beside = line, true
	w.line(line, taint.Nothing)
	return w.conclude()
}

// JobsOf are what goes on running of a line or a vector, with NAME=value pairs added to its environment.
func JobsOf(line string, argv, env []string, cwd string, world place.World) []place.Job {
	var b strings.Builder
	for _, pair := range env {
		b.WriteString("export " + Quoted(pair) + "\n")
	}
	if line == "" && len(argv) == 1 { // as ReadArgv takes it
		line = argv[0]
	}
	if b.WriteString(line); line == "" {
		for _, word := range argv {
			b.WriteString(Quoted(word) + " ")
		}
	}
	return ReadBeside(b.String(), cwd, world).Jobs
}

// Quoted is a word that a shell reads as nothing but itself (POSIX.1-2024, 2.2.2).
func Quoted(word string) string { return "'" + strings.ReplaceAll(word, "'", `'\''`) + "'" }

// ReadArgv judges a command given as a vector, with NAME=value pairs added to
// its environment. No shell looks at the words.
func ReadArgv(argv, env []string, cwd string, world place.World) effect.Reading {
	w := newWalker(cwd, world)
	defer w.release()
	size := 0
	for _, word := range argv {
		size += len(word) + 1
		w.misleading(word)
	}
	if size > taint.MaxLine {
		w.TooLong()
		return w.conclude()
	}
	c := w.Begin(taint.Nothing)
	for _, pair := range env {
		size += len(pair)
		name, value, _ := strings.Cut(pair, "=")
		w.misleading(pair)
		c.Cmd.Assigns = append(c.Cmd.Assigns, pair)
		w.expander.Environment(c, name, taint.Literal(value))
		c.AsExtra(func() { source.Starts{Judge: &w.texts}.Given(c, name, taint.Literal(value)) })
		w.expander.Bury(taint.Literal(value))
	}
	words := make([]taint.Word, len(argv))
	for i, word := range argv {
		words[i] = taint.Literal(word)
	}
	if len(argv) == 1 && strings.ContainsAny(argv[0], " \t\n;|&<>$`") {
		// Some clients hand a whole line over as the program.
		c.Unknown(effect.Say("a command line given as one word"))
		w.line(argv[0], taint.Nothing)
	} else {
		w.expander.BuryWords(words)
		w.run(c, words, false)
	}
	w.Finish(c)
	return w.conclude()
}

// conclude ends the walk, and returns what it found.
func (w *walker) conclude() effect.Reading {
	w.shells.trapsAtEnd(0)
	w.uncalled()
	timing{w}.judgeLater()
	w.expander.Evaluated()
	w.projects.Appears()
	relies(w)
	awaited(w)
	w.Conclude()
	w.Out.Unread = w.Out.Unknown
	w.Out.Unknown = w.Out.Unknown || w.Unsure
	if w.Out.Level == risk.Unset {
		w.Out.Level = risk.Low // an empty line, a comment
	}
	return w.Out
}
