package shell

import (
	"slices"
	"strconv"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/program"
)

// builtin judges command, builtin, exec and nocorrect: what follows runs in
// this shell.
func (k *shellJudge) builtin(c *call, v *invocation) stream {
	if v.marked(program.Lists) {
		if folder, ok := k.toolFolder(v); ok {
			return folder
		}
		return stream{from: fromSystem}
	}
	if len(v.operands) == 0 {
		return nothing
	}
	return k.walk.Nested(c, v.name, v.operands, c.in)
}

// runOperand judges a program that runs the file named by its first operand.
func (k *shellJudge) runOperand(c *call, v *invocation) {
	if len(v.operands) == 0 {
		return
	}
	k.runsScript(c, v, v.operands[0])
	k.projects.runsFile(c, v.operands[0], languageOf(v), v.operands[1:])
	for _, a := range v.operands[1:] {
		k.glance(c, a)
	}
}

// maxPath is the longest path that a program can name (PATH_MAX, limits.h).
const maxPath = 4096

// changeDir tracks cd, pushd and popd.
func (k *shellJudge) changeDir(c *call, v *invocation) stream {
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
	if k.charge(64 * len(next)); k.state.roams || len(next) > maxPath {
		next = ""
	}
	k.entered(v, next)
	if next != was {
		k.state.maybe = []string{was}
	}
	return nothing
}

// entered makes next the folder, empty: not known. Names that come from the
// workspace, and the folders that the line was in before, do not lead out of it.
func (k *shellJudge) entered(v *invocation, next string) {
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
func (k *shellJudge) defineAlias(c *call, v *invocation) {
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

func (k *shellJudge) unset(c *call, v *invocation) {
	for _, a := range v.operands {
		k.expander.subscript(a)
		if a.text == "PATH" {
			// bash(1), COMMAND EXECUTION: without it programs are looked for in the folder it works in.
			c.raise(risk.Medium, risk.ExecArbitrary, say("without PATH later programs are taken from the current folder"))
		}
		if target, ok := k.state.meant(subscripted(a.text)); !v.has("-f", "-n") {
			if !ok {
				k.setsAny(c)
			} else if target == "PATH" && a.text != target {
				c.raise(risk.Medium, risk.ExecArbitrary, say("without PATH later programs are taken from the current folder"))
			}
			k.state.forget(target)
		}
		if v.has("-n") {
			k.state.forget(a.text)
		}
	}
}

// readVar judges read, mapfile and getopts: they set variables to input.
func (k *shellJudge) readVar(c *call, v *invocation) {
	names := v.operands
	if v.name == "getopts" {
		names = names[min(1, len(names)):min(2, len(names))]
		k.state.set("OPTIND", number)
	}
	for _, u := range v.used {
		if u.name == "-a" || u.name == "-v" {
			names = append(slices.Clip(names), u.value)
		}
	}
	for _, a := range names {
		k.expander.subscript(a)
		k.expander.sets(c, a.text, k.readValue(c, v, len(names)))
	}
	if len(names) == 0 {
		k.state.forget("REPLY")
		k.state.forget("MAPFILE")
	}
}

// readValue is what a variable gets that is read from the input with others.
func (k *shellJudge) readValue(c *call, v *invocation, names int) arg {
	if line, ok := oneLine(c.in); ok && names == 1 && onlyRaw(v) {
		return arg{text: line, src: "…", from: c.in.from, computed: true}
	}
	value := arg{text: hole, src: "…", from: c.in.from | unknownUnlessKnown(c.in), computed: true}
	if c.in.from != 0 && c.in.from&^tame == 0 {
		value.from = c.in.from
	}
	return value
}

// setOptions judges set and shopt.
func (k *shellJudge) setOptions(c *call, name string, args []arg) stream {
	if len(args) == 0 && name == "set" {
		c.raise(risk.High, risk.FSConfigSecrets, say("prints every variable, tokens and passwords among them"))
		return stream{from: fromSecret}
	}
	k.namedInError(c, args)
	for i := 0; i < len(args); i++ {
		a := args[i]
		switch {
		case !a.known():
			c.unknown(say("a shell option that is not known before it runs"))
			if name == "set" {
				k.state.setParams(nil, false)
			}
		case name != "set":
			k.shellOption(c, a.text)
		case a.text == "--" || a.text == "-":
			k.state.setParams(args[i+1:], true)
			return nothing
		case a.text == "" || a.text[0] != '-' && a.text[0] != '+':
			k.state.setParams(args[i:], true)
			return nothing
		default:
			if k.state.zsh && strings.Contains(a.text, "A") {
				c.unknown(say("a declaration that is not known before it runs"))
			}
			for _, letter := range a.text[1:] {
				k.shellOption(c, "-"+string(letter))
			}
			if strings.Contains(a.text[1:], "o") && i+1 < len(args) {
				i++
				k.shellOption(c, args[i].text)
			}
		}
	}
	return nothing
}

// shellOption judges one option of the shell that is turned on or off.
func (k *shellJudge) shellOption(c *call, name string) {
	name = strings.ReplaceAll(strings.ToLower(name), "_", "")
	k.traces = k.traces || name == "-x" || name == "xtrace"
	k.dotglob = k.dotglob || name == "dotglob" || name == "globdots" // bash(1), shopt; zshoptions(1)
	if slices.Contains(changingOptions, name) {
		c.raise(risk.Medium, risk.ExecArbitrary, say("{0} changes how the shell reads what follows", name))
	}
}

// changingOptions are options under which a line means something else than it was
// judged to: NAME=value after a command's name is an assignment (-k), "!" repeats
// earlier lines (-H), echo undoes backslashes, cd goes where a variable names.
// bash(1), set and shopt; zshoptions(1).
var changingOptions = strings.Fields("-k keyword histexpand xpgecho cdablevars extdebug banghist rcexpandparam shfileexpansion magicequalsubst globassign ksharrays bsdecho")

// shifts judges shift: what $1 is then.
func (k *shellJudge) shifts(args []arg) {
	n, err := 1, error(nil)
	if len(args) > 0 {
		n, err = strconv.Atoi(args[0].text)
	}
	switch {
	case !k.state.known:
	case err != nil || n < 0:
		k.state.setParams(nil, false)
	case n <= len(k.state.params):
		k.state.setParams(k.state.params[n:], true)
	}
}

// guardItself judges guard's own subcommands: an agent may ask it nothing that
// changes what it allows.
func (k *shellJudge) guardItself(c *call, args []arg) stream {
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
