package shell

import (
	"strings"

	"guard/locale"
	"guard/policy/place"
	"guard/policy/risk"
)

// MaxLine is the longest line that is judged, in bytes.
const MaxLine = 64 << 10

// Read judges a command line as bash would understand it. It never fails: what
// cannot be understood is Unknown and at least medium.
func Read(line, cwd string, w place.World) Reading {
	k := newWalker(cwd, w)
	defer k.release()
	k.misleading(line)
	k.line(line, nothing)
	return k.reading()
}

// ReadArgv judges a command given as a vector, with NAME=value pairs added to
// its environment. No shell looks at the words.
func ReadArgv(argv, env []string, cwd string, w place.World) Reading {
	k := newWalker(cwd, w)
	defer k.release()
	size := 0
	for _, word := range argv {
		size += len(word) + 1
		k.misleading(word)
	}
	if size > MaxLine {
		k.tooLong()
		return k.reading()
	}
	c := k.begin(nothing)
	for _, pair := range env {
		size += len(pair)
		name, value, _ := strings.Cut(pair, "=")
		k.misleading(pair)
		c.cmd.Assigns = append(c.cmd.Assigns, pair)
		k.expander.environment(c, name, literalArg(value))
		k.expander.bury(literalArg(value))
	}
	words := make([]arg, len(argv))
	for i, word := range argv {
		words[i] = literalArg(word)
	}
	if len(argv) == 1 && strings.ContainsAny(argv[0], " \t\n;|&<>$`") {
		// Some clients hand a whole line over as the program.
		c.unknown(say("a command line given as one word"))
		k.line(argv[0], nothing)
	} else {
		k.expander.buryWords(words)
		k.run(c, words)
	}
	k.finish(c)
	return k.reading()
}

// reading closes the walk.
func (k *walker) reading() Reading {
	k.shells.trapsAtEnd()
	k.uncalled()
	k.expander.evaluated()
	k.projects.appears()
	k.out.Unread = k.out.Unknown
	k.out.Unknown = k.out.Unknown || k.unsure
	if k.out.Level == risk.Unset {
		k.out.Level = risk.Low // an empty line, a comment
	}
	return k.out
}

func (k *lineState) tooLong() {
	k.out.Unknown = true
	k.out.Raise(risk.Critical, risk.ExecArbitrary, say("too long to judge"))
}

// say is risk.Say under a shorter name: the sentences of this package.
func say(msg locale.Message, args ...string) risk.Reason { return risk.Say(msg, args...) }
