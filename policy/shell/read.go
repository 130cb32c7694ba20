package shell

import (
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/taint"
)

// Read judges a command line as bash would understand it. It never fails: what
// cannot be understood is Unknown and at least medium.
func Read(line, cwd string, w place.World) effect.Reading {
	k := newWalker(cwd, w)
	defer k.release()
	k.misleading(line)
	k.line(line, taint.Nothing)
	return k.reading()
}

// ReadArgv judges a command given as a vector, with NAME=value pairs added to
// its environment. No shell looks at the words.
func ReadArgv(argv, env []string, cwd string, w place.World) effect.Reading {
	k := newWalker(cwd, w)
	defer k.release()
	size := 0
	for _, word := range argv {
		size += len(word) + 1
		k.misleading(word)
	}
	if size > taint.MaxLine {
		k.TooLong()
		return k.reading()
	}
	c := k.Begin(taint.Nothing)
	for _, pair := range env {
		size += len(pair)
		name, value, _ := strings.Cut(pair, "=")
		k.misleading(pair)
		c.Cmd.Assigns = append(c.Cmd.Assigns, pair)
		k.expander.Environment(c, name, taint.Literal(value))
		k.expander.Bury(taint.Literal(value))
	}
	words := make([]taint.Word, len(argv))
	for i, word := range argv {
		words[i] = taint.Literal(word)
	}
	if len(argv) == 1 && strings.ContainsAny(argv[0], " \t\n;|&<>$`") {
		// Some clients hand a whole line over as the program.
		c.Unknown(effect.Say("a command line given as one word"))
		k.line(argv[0], taint.Nothing)
	} else {
		k.expander.BuryWords(words)
		k.run(c, words)
	}
	k.Finish(c)
	return k.reading()
}

// reading closes the walk.
func (k *walker) reading() effect.Reading {
	k.shells.trapsAtEnd()
	k.uncalled()
	k.expander.Evaluated()
	k.projects.Appears()
	k.Out.Unread = k.Out.Unknown
	k.Out.Unknown = k.Out.Unknown || k.Unsure
	if k.Out.Level == risk.Unset {
		k.Out.Level = risk.Low // an empty line, a comment
	}
	return k.Out
}
