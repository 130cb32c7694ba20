package shell

import (
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/program"
)

// shell judges sh, bash and their like: -c LINE, FILE, or code on the input.
func (k *walker) shell(c *call, v *invocation) stream {
	words := v.operands
	if v.has("-c", "--command", "-Command", "-lc") {
		text, given := v.option("--command")
		if !given || text.text == "" {
			if len(words) == 0 {
				c.unknown(say("{0} -c without a command", v.name))
				return unknownData
			}
			text, words = words[0], words[1:]
		}
		return k.inSubshell(words, func() stream { return k.shellText(c, v.name, text) })
	}
	if len(words) > 0 && !v.has("-s") {
		file := words[0]
		if isStdin(file) {
			return k.runsInput(c, v, c.in)
		}
		k.runsFile(c, file)
		for _, a := range words[1:] {
			k.glance(c, a)
		}
		return unknownData
	}
	return k.runsInput(c, v, c.in)
}

func isStdin(a arg) bool {
	return a.text == "-" || a.text == "/dev/stdin" || a.text == "/proc/self/fd/0" || a.text == "/dev/fd/0"
}

// inSubshell walks a shell of its own, which gets words as its $0, $1 ….
func (k *walker) inSubshell(words []arg, f func() stream) stream {
	return k.apart(func() stream {
		k.state.params, k.state.known = nil, true
		if len(words) > 1 {
			k.state.params = words[1:]
		}
		return f()
	})
}

// runsInput judges a shell that takes its code from a stream.
func (k *walker) runsInput(c *call, v *invocation, in stream) stream {
	switch {
	case in.known && in.text == "":
		c.unknown(say("{0} starts a shell that takes any further command", v.name))
		c.raise(risk.High, 0, risk.Reason{})
		return unknownData
	case in.known:
		c.raise(risk.Medium, risk.ExecArbitrary, say("{0} runs the text it is given", v.name))
		c.silent = false
		return k.inSubshell(nil, func() stream {
			out := k.shellText(c, v.name, arg{text: in.text, src: in.text, from: in.from})
			c.silent = false
			return out
		})
	}
	k.runsStream(c, in)
	return unknownData
}

// interpreter judges python, node, perl and their like.
func (k *walker) interpreter(c *call, v *invocation) stream {
	for _, u := range v.used {
		if strings.Contains(u.opt.Effects, "code") {
			for _, a := range v.operands {
				k.readOrChange(c, v, a)
			}
			return stream{from: fromUnknown}
		}
	}
	if m, ok := v.option("-m"); ok {
		return k.module(c, v, m)
	}
	if len(v.operands) > 0 && !isStdin(v.operands[0]) {
		k.runsFile(c, v.operands[0])
		for _, a := range v.operands[1:] {
			k.glance(c, a)
		}
		return unknownData
	}
	switch {
	case c.in.known && c.in.text == "":
		c.unknown(say("{0} takes any further code", v.name))
		c.raise(risk.High, 0, risk.Reason{})
	case c.in.known:
		k.code(c, v, arg{text: c.in.text, from: c.in.from})
	default:
		k.runsStream(c, c.in)
	}
	return unknownData
}

// module judges python -m MODULE: a subcommand named "-m:MODULE", or unknown
// code.
func (k *walker) module(c *call, v *invocation, m arg) stream {
	sub := v.entry.Sub("-m:" + m.text)
	if sub == nil || !m.known() {
		c.raise(risk.Medium, risk.ExecArbitrary, say("runs the module {0}", m.show()))
		for _, a := range v.operands {
			k.glance(c, a)
		}
		return unknownData
	}
	w := parse(sub, v.name+" -m "+m.text, v.operands)
	c.cmd.Signature = w.name
	k.strangers(c, w)
	k.options(c, w)
	if w.marked(program.Info) {
		return stream{from: fromSystem}
	}
	k.base(c, w)
	return k.generic(c, w)
}

// sources judges `. FILE`.
func (k *walker) sources(c *call, v *invocation) stream {
	if len(v.operands) == 0 {
		return nothing
	}
	file := v.operands[0]
	if isStdin(file) {
		if c.in.known && c.in.text != "" {
			c.raise(risk.Medium, risk.ExecArbitrary, say("{0} runs the text it is given", v.name))
			out := k.shellText(c, v.name, arg{text: c.in.text, src: c.in.text, from: c.in.from})
			c.silent = false
			return out
		}
		k.runsStream(c, c.in)
		return unknownData
	}
	k.runsFile(c, file)
	// The file may have changed anything.
	k.state.cwd, k.state.maybe = "", []string{k.state.cwd}
	for name := range k.state.vars {
		k.state.forget(name)
	}
	return unknownData
}

// env judges env, sudo and doas: assignments, then a command.
func (k *walker) env(c *call, v *invocation) stream {
	words := v.operands
	for len(words) > 0 && isAssignment(words[0].text) {
		c.asExtra(func() { k.role(c, v, program.Assignment, words[0]) })
		words = words[1:]
	}
	if s, ok := v.option("-S", "--split-string"); ok {
		return k.shellText(c, v.name, joinText(append([]arg{s}, words...)))
	}
	if len(words) > 0 {
		return k.nested(c, v.name, words, c.in)
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

// builtin judges command, builtin, exec and nocorrect: what follows runs in
// this shell.
func (k *walker) builtin(c *call, v *invocation) stream {
	if v.marked(program.Lists) {
		return stream{from: fromSystem}
	}
	if len(v.operands) == 0 {
		return nothing
	}
	return k.nested(c, v.name, v.operands, c.in)
}

// xargs judges the command that xargs runs with words from its input.
func (k *walker) xargs(c *call, v *invocation) stream {
	words := v.operands
	if len(words) == 0 {
		return stream{from: c.in.from}
	}
	more := []arg{{text: hole, src: "…", from: c.in.from, computed: true, many: true}}
	if c.in.known {
		more = fieldsOf(c.in)
	}
	if file, ok := v.option("-a", "--arg-file"); ok {
		more = []arg{{text: hole, src: "…", from: fromUnknown, computed: true, many: true}}
		k.reads(c, file)
	}
	mark, replaces := v.option("-I", "-i", "--replace", "-J")
	if replaces && mark.text == "" {
		mark.text = "{}"
	}
	return k.nested(c, v.name, insert(words, mark.text, more, replaces), nothing)
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
func (k *walker) parallel(c *call, v *invocation) stream {
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
	if more == nil {
		more = []arg{{text: hole, src: "…", from: in.from | unknownUnlessKnown(in), many: true}}
		if in.known {
			more = fieldsOf(in)
		}
	}
	if len(words) == 0 {
		// Without a command the arguments are the command lines.
		if in.known {
			return k.shellText(c, v.name, arg{text: in.text, src: in.text})
		}
		k.runsStream(c, in)
		return unknownData
	}
	has := slices.ContainsFunc(words, func(a arg) bool { return strings.Contains(a.text, "{") })
	return k.shellText(c, v.name, joinText(insert(words, "{}", more, has)))
}

func unknownUnlessKnown(s stream) origin {
	if s.known {
		return 0
	}
	return fromUnknown
}

// forwards judges a wrapper whose own words vary: the first known program
// among them is judged as what it starts.
func (k *walker) forwards(c *call, v *invocation) stream {
	if v.marked(program.Lists) {
		c.cmd.Own = risk.Finding{Level: risk.Low}
		return stream{from: fromSystem}
	}
	for i, a := range v.operands {
		if isAssignment(a.text) {
			k.role(c, v, program.Assignment, a)
			continue
		}
		text := strings.TrimSpace(a.text)
		if strings.ContainsAny(text, " ;|&") {
			k.shellText(c, v.name, a)
			c.silent = false
			continue
		}
		if a.known() && (program.Find(base(a)) != nil || strings.HasPrefix(text, "./")) {
			out := k.nested(c, v.name, v.operands[i:], c.in)
			c.silent = v.entry.Special == program.Forward
			return out
		}
	}
	for _, a := range v.operands {
		k.glance(c, a)
	}
	if len(v.operands) > 0 && v.entry.Special == program.Forward {
		c.unknown(say("{0} starts a program that guard does not know", v.name))
	}
	return unknownData
}

// packageRunner judges npx and its like: a program out of a package, which is
// fetched when it is not there.
func (k *walker) packageRunner(c *call, v *invocation) stream {
	if line, ok := v.option("-c", "--call"); ok && line.text != "" {
		return k.shellText(c, v.name, line)
	}
	if len(v.operands) == 0 {
		c.raise(risk.High, risk.ExecArbitrary|risk.DepsInstallUpdate|risk.NetworkRisk, say("runs a package that may first be fetched"))
		return unknownData
	}
	tool := v.operands[0]
	name := tool.text
	if i := strings.LastIndexByte(name, '@'); i > 0 {
		name = name[:i]
	}
	e := program.Find(name)
	fetched := v.has("-y", "--yes", "-p", "--package")
	if e == nil || !tool.known() || fetched || e.Categories != 0 && e.Level >= risk.High {
		c.raise(risk.High, risk.ExecArbitrary|risk.DepsInstallUpdate|risk.NetworkRisk, say("runs the package {0}, fetched from a registry when it is not installed", tool.show()))
		if !tool.known() {
			c.unsure = true
		}
	} else {
		c.raise(risk.Medium, 0, say("runs {0} out of the project's packages", name))
	}
	if e != nil && tool.known() {
		words := append([]arg{literalArg(name)}, v.operands[1:]...)
		return k.nested(c, v.name, words, c.in)
	}
	for _, a := range v.operands[1:] {
		k.glance(c, a)
	}
	return unknownData
}

// runOperand judges a program that runs the file named by its first operand.
func (k *walker) runOperand(c *call, v *invocation) {
	if len(v.operands) == 0 {
		return
	}
	k.runsFile(c, v.operands[0])
	for _, a := range v.operands[1:] {
		k.glance(c, a)
	}
}

// changeDir tracks cd, pushd and popd.
func (k *walker) changeDir(c *call, v *invocation) stream {
	was := k.state.cwd
	next := ""
	switch {
	case v.name == "popd" || len(v.operands) > 0 && v.operands[0].text == "-":
		// The folder before is not kept: not known.
	case len(v.operands) == 0 && v.name == "cd":
		next = k.world.Home
	case len(v.operands) == 0:
	default:
		a := v.operands[0]
		if len(k.state.vars["CDPATH"].values) > 0 || a.text == "" {
			break
		}
		if settled(a) && a.glob == "" && a.known() {
			next = k.place(a).Path
		}
		if next != "" && !place.Below(next, k.world.Workspace) {
			k.looksAt(c, a)
			c.cmd.Own.Level, c.cmd.Own.Categories, c.cmd.Own.Reasons = risk.Low, 0, nil
		}
	}
	k.state.cwd, k.state.maybe = next, nil
	if next != was {
		k.state.maybe = []string{was}
	}
	return nothing
}

// defineAlias judges `alias NAME=TEXT`.
func (k *walker) defineAlias(c *call, v *invocation) {
	for _, a := range v.operands {
		name, text, ok := strings.Cut(a.text, "=")
		if !ok {
			continue
		}
		c.raise(risk.Medium, risk.ExecArbitrary, say("makes {0} mean something else", name))
		k.state.alias(name, strings.ReplaceAll(text, hole, "$UNKNOWN"))
	}
}

func (k *walker) unset(c *call, v *invocation) {
	for _, a := range v.operands {
		k.subscript(a)
		if !v.has("-f") {
			k.state.forget(a.text)
		}
	}
}

// readVar judges read, mapfile and getopts: they set variables to input.
func (k *walker) readVar(c *call, v *invocation) {
	for _, u := range v.used {
		if u.name == "-a" || u.name == "-v" {
			v.operands = append(v.operands, u.value)
		}
	}
	for _, a := range v.operands {
		k.subscript(a)
		value := arg{text: hole, src: "$" + a.text, from: c.in.from | unknownUnlessKnown(c.in), computed: true}
		if c.in.from == fromPaths {
			value.from = fromPaths
		}
		if does := envEffectOf(a.text); does != 0 && a.text != "IFS" {
			k.environment(c, a.text, value)
		}
		k.state.set(a.text, value)
	}
	if len(v.operands) == 0 {
		k.state.set("REPLY", arg{text: hole, from: c.in.from | fromUnknown, computed: true})
		k.state.forget("MAPFILE")
	}
}

// setOptions judges set and shopt.
func (k *walker) setOptions(c *call, name string, args []arg) stream {
	if len(args) == 0 && name == "set" {
		c.raise(risk.High, risk.FSConfigSecrets, say("prints every variable, tokens and passwords among them"))
		return stream{from: fromSecret}
	}
	for i, a := range args {
		if name == "set" && (a.text == "--" || a.text == "-" || a.text != "" && a.text[0] != '-' && a.text[0] != '+' && (i == 0 || args[i-1].text != "-o")) {
			if a.text == "--" || a.text == "-" {
				i++
			}
			k.state.params, k.state.known = args[i:], true
			break
		}
		if !a.known() {
			c.unknown(say("a shell option that is not known before it runs"))
		}
	}
	return nothing
}

// guardItself judges guard's own subcommands: an agent may ask it nothing that
// changes what it allows.
func (k *walker) guardItself(c *call, args []arg) stream {
	sub := ""
	for _, a := range args[1:] {
		if !strings.HasPrefix(a.text, "-") {
			sub = a.text
			break
		}
		if a.text == "--version" || a.text == "--help" {
			return stream{from: fromSystem}
		}
	}
	if sub == "check" || sub == "help" || sub == "completion" || sub == "version" {
		return stream{from: fromSystem}
	}
	c.raise(risk.High, risk.ExecArbitrary|risk.SystemImpact, say("speaks to guard itself, which is for the person to do"))
	c.flag(false, true)
	return unknownData
}

// base is a program's name without its folder.
func base(a arg) string { return path.Base(a.text) }
