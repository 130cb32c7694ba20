package shell

import (
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/program"
)

// builtin judges command, builtin, exec and nocorrect: what follows runs in
// this shell.
func (k *walker) builtin(c *call, v *invocation) stream {
	if v.marked(program.Lists) {
		if folder, ok := k.toolFolder(v); ok {
			return folder
		}
		return stream{from: fromSystem}
	}
	if len(v.operands) == 0 {
		return nothing
	}
	return k.nested(c, v.name, v.operands, c.in)
}

// runOperand judges a program that runs the file named by its first operand.
func (k *walker) runOperand(c *call, v *invocation) {
	if len(v.operands) == 0 {
		return
	}
	k.runsScript(c, v, v.operands[0])
	k.runsFile(c, v.operands[0], languageOf(v), v.operands[1:])
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
	k.entered(v, next)
	if next != was {
		k.state.maybe = []string{was}
	}
	return nothing
}

// entered makes next the folder, empty: not known. Names that come from the
// workspace, and the folders that the line was in before, do not lead out of it.
func (k *walker) entered(v *invocation, next string) {
	inside := next != "" && k.world.At("", next).Is(place.Inside)
	k.state.within = false
	if next == "" {
		back := v.name == "popd" || len(v.operands) == 0 || v.operands[0].text == "-"
		k.state.within = back && !k.state.strayed || !back && settled(v.operands[0]) && v.operands[0].text != ""
	}
	k.state.strayed = k.state.strayed || !inside && !k.state.within
	k.state.cwd, k.state.maybe = next, nil
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

// oneLine is a known input that holds one line.
func oneLine(s stream) (string, bool) {
	line := strings.TrimSuffix(s.text, "\n")
	return strings.TrimSpace(line), s.known && line != "" && !strings.ContainsAny(line, "\n\\")
}

// onlyRaw reports whether read was told nothing but -r.
func onlyRaw(v *invocation) bool {
	return v.name == "read" && !slices.ContainsFunc(v.used, func(u used) bool { return u.name != "-r" })
}

func (k *walker) unset(c *call, v *invocation) {
	for _, a := range v.operands {
		k.subscript(a)
		if a.text == "PATH" {
			// bash(1), COMMAND EXECUTION: without it programs are looked for in the folder it works in.
			c.raise(risk.Medium, risk.ExecArbitrary, say("without PATH later programs are taken from the current folder"))
		}
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
		if c.in.from != 0 && c.in.from&^tame == 0 {
			value.from = c.in.from
		}
		if program.VariableDoes(a.text) != program.NoEffect && a.text != "IFS" {
			k.environment(c, a.text, value)
		}
		if line, ok := oneLine(c.in); ok && len(v.operands) == 1 && onlyRaw(v) {
			value = arg{text: line, src: "$" + a.text, from: c.in.from, computed: true}
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
