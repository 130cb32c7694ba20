package shell

import (
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/risk"
	"guard/policy/shell/program"
)

// env judges env, sudo and doas: assignments, then a command.
func (k *shellJudge) env(c *call, v *invocation) stream {
	words := v.operands
	for len(words) > 0 && (isAssignment(words[0].text) || v.name == "env" && strings.Index(words[0].text, "=") > 0) { // env takes any name
		c.asExtra(func() { k.operand.role(c, v, program.Assignment, words[0]) })
		words = words[1:]
	}
	if s, ok := v.option("-S", "--split-string"); ok {
		return k.walk.ShellText(c, v.name, joinText(append([]arg{s}, words...)))
	}
	if len(words) > 0 {
		return k.walk.Nested(c, v.name, words, c.in)
	}
	if v.name == "env" {
		c.raise(risk.High, risk.FSConfigSecrets, say("prints every variable, tokens and passwords among them"))
		return stream{from: fromSecret}
	}
	return unknownData
}

// isAssignment reports NAME=value.
func isAssignment(s string) bool {
	name, _, ok := strings.Cut(s, "=")
	if !ok || name == "" {
		return false
	}
	for i := 0; i < len(name); i++ {
		c := name[i] | 0x20
		if !(c >= 'a' && c <= 'z' || name[i] == '_' || i > 0 && name[i] >= '0' && name[i] <= '9') {
			return false
		}
	}
	return true
}

// xargs judges the command that xargs runs with words from its input.
func (k *shellJudge) xargs(c *call, v *invocation) stream {
	words := v.operands
	more := []arg{{text: hole, src: "…", from: c.in.from, computed: true, many: true, own: c.in.own}}
	if c.in.known {
		more = fieldsOf(c.in)
	}
	if file, ok := v.option("-a", "--arg-file"); ok {
		more = []arg{{text: hole, src: "…", from: fromUnknown, computed: true, many: true}}
		k.reads(c, file)
	}
	if len(words) == 0 {
		return stream{from: c.in.from | c.data}
	}
	mark, replaces := v.option("-I", "-i", "--replace", "-J")
	if replaces && mark.text == "" {
		mark.text = "{}"
	}
	return k.walk.Nested(c, v.name, insert(words, mark.text, more, replaces), nothing)
}

// fieldsOf are the words of a known text.
func fieldsOf(s stream) []arg {
	var words []arg
	for _, f := range strings.FieldsFunc(s.text, func(r rune) bool { return r == ' ' || r == '\n' || r == '\t' || r == 0 || r == '\'' || r == '"' }) {
		words = append(words, arg{text: f, src: f, from: s.from, computed: true})
	}
	return words
}

// insert puts further words into a command, at its end or where the mark is.
func insert(words []arg, mark string, more []arg, replaces bool) []arg {
	if len(words)*len(more) > maxCost/costWord {
		more = []arg{{text: hole, src: "…", from: fromUnknown, computed: true, many: true}}
	}
	if !replaces {
		return append(slices.Clip(words), more...)
	}
	var out []arg
	for _, w := range words {
		switch {
		case w.text == mark:
			out = append(out, more...)
		case strings.Contains(w.text, mark):
			w.text = strings.ReplaceAll(w.text, mark, hole)
			for _, m := range more {
				w.from |= m.from | unknownIf(m)
			}
			w.computed = true
			out = append(out, w)
		default:
			out = append(out, w)
		}
	}
	return out
}

// parallel judges GNU parallel: its words and arguments make shell lines.
func (k *shellJudge) parallel(c *call, v *invocation) stream {
	var words, more []arg
	in := c.in
	for i, a := range v.operands {
		if strings.HasPrefix(a.text, ":::") {
			for _, b := range v.operands[i:] {
				if !strings.HasPrefix(b.text, ":::") {
					more = append(more, b)
				}
			}
			if strings.HasPrefix(a.text, "::::") {
				more = []arg{{text: hole, src: "…", from: fromUnknown, many: true}}
			}
			break
		}
		words = append(words, a)
	}
	if v.has("-a", "--arg-file") {
		in = stream{from: fromUnknown}
	}
	if more == nil {
		more = []arg{{text: hole, src: "…", from: in.from | unknownUnlessKnown(in), many: true}}
		if in.known {
			more = fieldsOf(in)
		}
	}
	if len(words) == 0 {
		return k.parallelLines(c, v, more)
	}
	has := slices.ContainsFunc(words, func(a arg) bool { return strings.Contains(a.text, "{") })
	if slices.ContainsFunc(words, func(a arg) bool { return strings.Contains(a.text, "{=") }) {
		c.unknown(say("runs {0} code given on the line", "Perl")) // parallel(1), {= perl expression =}
	}
	return k.walk.ShellText(c, v.name, joinText(insert(words, "{}", more, has)))
}

// parallelLines judges parallel without a command: its arguments, or the lines
// of its input, are the command lines; those of a file are a script.
func (k *shellJudge) parallelLines(c *call, v *invocation, args []arg) stream {
	files := false
	for _, u := range v.used {
		if u.name == "-a" || u.name == "--arg-file" {
			k.runsShellFile(c, u.value, nil)
			files = true
		}
	}
	switch {
	case len(v.operands) > 0:
		for _, a := range args {
			k.walk.ShellText(c, v.name, a)
		}
	case files:
	case c.in.known:
		return k.walk.ShellText(c, v.name, arg{text: c.in.text, src: c.in.text})
	default:
		k.texts.runsStream(c, c.in, code.Unknown)
	}
	return unknownData
}

func unknownUnlessKnown(s stream) origin {
	if s.known {
		return 0
	}
	return fromUnknown
}

// maxStarted bounds the words that are judged as the beginning of a command: each
// is judged with all behind it.
const maxStarted = 8

// forwards judges a wrapper whose own words vary: the first known program
// among them is judged as what it starts. One that starts it out of guard's sight
// may read its words in more ways, and its input: all that could be a command
// line there is judged as one.
func (k *shellJudge) forwards(c *call, v *invocation) stream {
	if v.marked(program.Lists) {
		return stream{from: fromSystem}
	}
	away, started, out := v.entry.Special == program.Leaves, 0, unknownData
	if away && c.in.known {
		k.walk.ShellText(c, v.name, arg{text: c.in.text, src: c.in.text})
		c.silent = false
	}
	if len(v.operands) == 0 && !away { // fakeroot(1): a shell
		return k.projects.runsInput(c, v, c.in)
	}
	for i, a := range v.operands {
		if isAssignment(a.text) {
			k.operand.role(c, v, program.Assignment, a)
			continue
		}
		text := strings.TrimSpace(a.text)
		if strings.ContainsAny(text, " ;|&") {
			k.walk.ShellText(c, v.name, a)
			c.silent = false
			continue
		}
		if a.known() && started < maxStarted && (program.Find(base(a)) != nil || strings.HasPrefix(text, "./")) {
			out = k.walk.Nested(c, v.name, v.operands[i:], c.in)
			c.silent = !away
			if started++; !away {
				break
			}
		}
	}
	if started > 0 {
		return out
	}
	for _, a := range v.operands {
		k.glance(c, a)
	}
	if len(v.operands) > 0 && v.entry.Special == program.Forward {
		c.unknown(say("{0} starts a program that guard does not know", v.name))
	}
	return unknownData
}
