package access

import (
	"guard/policy/shell/effect"
	"guard/policy/shell/lang"
	"guard/policy/shell/taint"
)

// What programs in the small languages of policy/shell/lang would do, judged as if it stood on the line.

// FileAct judges an act on a file. What kind of act it is may not be known: then it may do anything to the file.
func (j *Judge) FileAct(c *effect.Call, act lang.Act) {
	file := fileOf(act)
	switch act.Kind {
	case lang.Reads:
		j.Reads(c, file)
	case lang.Appends:
		j.Writes(c, file, Appends)
		j.Blinds(file)
	default:
		j.Writes(c, file, Overwrites)
		j.Blinds(file)
	}
}

// fileOf is the file that an act names; one that is computed may be any.
func fileOf(act lang.Act) taint.Word {
	if act.Text == "" {
		return taint.Word{Text: taint.Hole, Src: "a computed name", From: taint.FromUnknown}
	}
	return taint.Literal(act.Text)
}

// WordsOf are the words of a command for a reader.
func WordsOf(args []taint.Word) []lang.Word {
	words := make([]lang.Word, len(args))
	for i, a := range args {
		words[i] = lang.Word{Text: a.Text, Known: a.Known(), Glob: a.Glob != ""}
	}
	return words
}
