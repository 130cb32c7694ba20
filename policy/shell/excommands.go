package shell

import (
	"strings"

	"guard/policy/code"
	"guard/policy/risk"
)

// exCommands judges commands of ed, ex and vim as far as they start programs
// and name files (ed(1); POSIX ex; vim, :help ex-cmd-index). What else they do
// is code of a language that guard does not read.
func (k *walker) exCommands(c *call, v *invocation, a arg) {
	if !a.known() {
		c.unknown(say("commands of {0} that are not known before it runs", v.name))
	}
	text := a.text
	for line := range strings.Lines(text) {
		if command := bangOf(line); command != "" {
			c.asExtra(func() { k.shellText(c, v.name, literalArg(command)) })
			c.silent = false
		}
	}
	for _, m := range exFile().FindAllStringSubmatch(text, maxWords) {
		file := literalArg(m[2])
		switch m[1][0] {
		case 'w', 's', 'x', 'u':
			if strings.HasPrefix(m[1], "so") {
				k.runsFile(c, file, code.Unknown, nil)
				continue
			}
			c.asExtra(func() { k.writes(c, file, overwrites) })
		default:
			k.reads(c, file)
		}
	}
	k.hints(c, text)
	if !onlyMoves(text) {
		c.raise(risk.High, risk.ExecArbitrary, say("runs commands of {0} given on the line", v.name))
	}
}

// exFile finds the commands that write, source and read a file.
var exFile = lazily(`(?:^|[\n|:%$.,0-9])[ \t]*(w|wr|write|wq|x|up|update|sav|saveas|so|source|r|re|read|e|edit|f|file|sp|split|vs|vsplit|tabe|tabedit)!?[ \t]+(?:>>[ \t]*)?([^!\s|][^\s|]*)`)

// bangOf is the shell command in a line: what follows a "!" that is no "by
// force" right after a command's name; r!, which reads a command's output, is none.
func bangOf(line string) string {
	for i := 0; i < len(line); i++ {
		if line[i] != '!' {
			continue
		}
		before := strings.TrimRight(line[:i], "abcdefghijklmnopqrstuvwxyz")
		switch word := line[len(before):i]; word {
		case "", "r", "re", "rea", "read":
			return strings.TrimSpace(line[i+1:])
		}
	}
	return ""
}

// onlyMoves reports whether vim's argument after + only says where to start.
func onlyMoves(text string) bool {
	return strings.Trim(text, "0123456789$") == "" || strings.HasPrefix(text, "/") && !strings.ContainsAny(text, "\n|")
}
