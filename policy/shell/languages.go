package shell

import "guard/policy/shell/lang"

// What programs in the small languages of policy/shell/lang would do, judged as if it stood on the line.

// fileAct judges an act on a file. What kind of act it is may not be known: then it may do anything to the file.
func (k *fileJudge) fileAct(c *call, act lang.Act) {
	file := fileOf(act)
	switch act.Kind {
	case lang.Reads:
		k.reads(c, file)
	case lang.Appends:
		k.writes(c, file, appends)
		k.blinds(file)
	default:
		k.writes(c, file, overwrites)
		k.blinds(file)
	}
}

// fileOf is the file that an act names; one that is computed may be any.
func fileOf(act lang.Act) arg {
	if act.Text == "" {
		return arg{text: hole, src: "a computed name", from: fromUnknown}
	}
	return literalArg(act.Text)
}

// readsSecret reports an act that reads a secret of the environment, or may.
func readsSecret(act lang.Act) bool {
	return act.Kind == lang.Environment && (act.Text == "" || secretVariable(act.Text))
}

// wordsOf are the words of a command for a reader.
func wordsOf(args []arg) []lang.Word {
	words := make([]lang.Word, len(args))
	for i, a := range args {
		words[i] = lang.Word{Text: a.text, Known: a.known(), Glob: a.glob != ""}
	}
	return words
}
