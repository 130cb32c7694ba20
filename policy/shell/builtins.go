package shell

import (
	"path"
	"slices"
	"strconv"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/source"
	"guard/policy/shell/taint"
)

// builtin judges command, builtin, exec and nocorrect: what follows runs in
// this shell.
func (j *shellJudge) builtin(c *effect.Call, v *option.Invocation) taint.Stream {
	if v.Marked(program.Lists) {
		if folder, ok := j.ToolFolder(v); ok {
			return folder
		}
		return taint.Stream{From: taint.FromSystem}
	}
	if len(v.Operands) == 0 {
		return taint.Nothing
	}
	if v.Name == "exec" && v.Has("-c") {
		begins := j.State.Clone()
		defer func() { j.State = begins }()
		j.withheld(v)
	}
	return j.Walk.Nested(c, v.Name, v.Operands, c.In)
}

// runOperand judges a program that runs the file named by its first operand.
func (j *shellJudge) runOperand(c *effect.Call, v *option.Invocation) {
	if len(v.Operands) == 0 {
		return
	}
	if v.Marked(program.NoOperands) { // an option has named what runs, and all words are for it: java -jar
		for _, a := range v.Operands {
			j.Glance(c, a)
		}
		return
	}
	j.RunsScript(c, v, v.Operands[0])
	j.projects.RunsFile(c, v.Operands[0], source.LanguageOf(v), v.Operands[1:])
	for _, a := range v.Operands[1:] {
		j.Glance(c, a)
	}
}

// maxPath is the longest path that a program can name (PATH_MAX, limits.h).
const maxPath = 4096

// changeDir tracks cd, pushd and popd.
func (j *shellJudge) changeDir(c *effect.Call, v *option.Invocation) taint.Stream {
	was := j.State.Cwd
	if v.Name != "cd" && v.Has("-n") { // bash(1), pushd and popd: only the stack changes
		return taint.Nothing
	}
	if v.Name != "popd" && len(v.Operands) > 1 {
		// bash refuses it, zsh replaces the one text by the other in where it is (zshbuiltins(1), cd).
		j.State.Cwd, j.State.Names, j.State.Maybe = "", "", []string{was}
		j.State.Within, j.State.Strayed = false, true
		return taint.Nothing
	}
	next, physical := "", ""
	switch {
	case v.Name == "popd" || len(v.Operands) > 0 && v.Operands[0].Text == "-":
		// The folder before is not kept: not known.
	case len(v.Operands) == 0 && v.Name == "cd":
		next = j.World.Home
	case len(v.Operands) == 0:
	default:
		a := v.Operands[0]
		if at, set := j.State.Vars["CDPATH"]; a.Text == "" || set && !at.Empty() {
			break
		}
		if taint.Settled(a) && a.Glob == "" && a.Known() {
			next, physical = j.logical(a), j.Place(a).Path
		}
		if next != "" && !place.Below(next, j.World.Workspace) {
			j.LooksAt(c, a)
			c.Cmd.Own.Level, c.Cmd.Own.Categories, c.Cmd.Own.Reasons = risk.Low, 0, nil
		}
	}
	if j.Charge(64 * len(next)); j.State.Roams || len(next) > maxPath {
		next = ""
	}
	if j.State.Physical || v.Has("-P") && !v.Has("-L") {
		if len(v.Operands) > 0 && climbs(v.Operands[0].Text) {
			physical = "" // a link of this line may stand before the ..
		}
		next, j.State.Names = physical, physical
	}
	j.entered(v, next)
	if next != was {
		j.State.Maybe = []string{was}
	}
	j.State.Unseen = next != "" && next != was && j.World.Missing(next) && !j.OwnBirth(next)
	return taint.Nothing
}

// climbs reports a path with a .. behind a name.
func climbs(text string) bool {
	for text != ".." && strings.HasPrefix(text, "../") {
		text = strings.TrimLeft(text[2:], "/")
	}
	return text != ".." && slices.Contains(strings.Split(text, "/"), "..")
}

// logical is the folder that a shell enters: it takes a .. back to where the name before it stands, not to
// where that leads (POSIX.1-2024, cd, steps 7 and 8). It keeps the names by which the folder was reached.
func (j *shellJudge) logical(a taint.Word) string {
	at := j.State.Cwd
	if names := j.State.Names; names != "" && j.World.At("", names).Path == at {
		at = names
	}
	switch text := a.Text; {
	case text == "~" || strings.HasPrefix(text, "~/"):
		a.Text = j.World.Home + text[1:]
	case strings.HasPrefix(text, "~"):
		a.Text = j.World.At(at, text).Path // another person's home
	case strings.HasPrefix(text, "/"):
	case at == "":
		return ""
	default:
		a.Text = at + "/" + text
	}
	a.Text = path.Clean(a.Text)
	j.State.Names = a.Text
	return j.Place(a).Path
}

// entered makes next the folder, empty: not known. Names that come from the
// workspace, and the folders that the line was in before, do not lead out of it.
func (j *shellJudge) entered(v *option.Invocation, next string) {
	inside := next != "" && j.World.At("", next).Is(place.Inside)
	j.State.Within = false
	if next == "" {
		back := v.Name == "popd" || len(v.Operands) == 0 || v.Operands[0].Text == "-"
		j.State.Within = back && !j.State.Strayed || !back && taint.Settled(v.Operands[0]) && v.Operands[0].Text != ""
	}
	j.State.Strayed = j.State.Strayed || !inside && !j.State.Within
	j.State.Cwd, j.State.Maybe = next, nil
}

// defineAlias judges `alias NAME=TEXT`.
func (j *shellJudge) defineAlias(c *effect.Call, v *option.Invocation) {
	for _, a := range v.Operands {
		name, text, ok := strings.Cut(a.Text, "=")
		if !ok {
			continue
		}
		c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("makes {0} mean something else", name))
		j.State.Alias(name, strings.ReplaceAll(text, taint.Hole, "$UNKNOWN"))
	}
}

// oneLine is a known input that holds one line.
func oneLine(s taint.Stream) (string, bool) {
	line := strings.TrimSuffix(s.Text, "\n")
	return strings.TrimSpace(line), s.Known && line != "" && !strings.ContainsAny(line, "\n\\")
}

// onlyRaw reports whether read was told nothing but -r.
func onlyRaw(v *option.Invocation) bool {
	return v.Name == "read" && !slices.ContainsFunc(v.Used, func(u option.Used) bool { return u.Name != "-r" })
}

func (j *shellJudge) unset(c *effect.Call, v *option.Invocation) {
	j.unshadow(v)
	for _, a := range v.Operands {
		j.expander.Subscript(a)
		if a.Text == "PATH" {
			// bash(1), COMMAND EXECUTION: without it programs are looked for in the folder it works in.
			c.Raise(risk.Medium, risk.ExecArbitrary,
				effect.Say("without PATH later programs are taken from the current folder"))
		}
		if target, ok := j.State.Meant(environment.Subscripted(a.Text)); !v.Has("-f", "-n") {
			if !ok {
				j.SetsAny(c)
			} else if target == "PATH" && a.Text != target {
				c.Raise(risk.Medium, risk.ExecArbitrary,
					effect.Say("without PATH later programs are taken from the current folder"))
			}
			j.State.Forget(target)
		}
		if v.Has("-n") {
			j.State.Forget(a.Text)
		}
	}
}

// readVar judges read, mapfile and getopts: they set variables to input.
func (j *shellJudge) readVar(c *effect.Call, v *option.Invocation) {
	names := v.Operands
	if v.Name == "getopts" {
		names = names[min(1, len(names)):min(2, len(names))]
		j.State.Set("OPTIND", taint.Number)
	}
	for _, u := range v.Used {
		if u.Name == "-a" || u.Name == "-v" {
			names = append(slices.Clip(names), u.Value)
		}
	}
	for i, a := range names {
		j.expander.Subscript(a)
		value := j.readValue(c, v, len(names))
		if i == 0 && !value.Known() && onlyRaw(v) {
			value.Shape = firstRead(c, len(names))
		}
		j.expander.Sets(c, a.Text, value)
	}
	if len(names) == 0 {
		for _, name := range [...]string{"REPLY", "MAPFILE"} {
			j.State.Set(name, j.readValue(c, v, 0)) // of which only secrets are kept: the shell sets them too
		}
	}
}

// readValue is what a variable gets that is read from the input with others.
func (j *shellJudge) readValue(c *effect.Call, v *option.Invocation, names int) taint.Word {
	if line, ok := oneLine(c.In); ok && names == 1 && onlyRaw(v) {
		return taint.Word{Text: line, Src: "…", From: c.In.From, Computed: true}
	}
	value := taint.Word{Text: taint.Hole, Src: "…", From: c.In.From | taint.UnknownUnlessKnown(c.In), Computed: true}
	whole := taint.Tame
	if names == 1 { // of several variables, each has a part of a name
		whole |= taint.FromShared | taint.FromAway
	}
	if c.In.From != 0 && c.In.From&^whole == 0 {
		value.From = c.In.From
	}
	if names == 1 {
		value.Named = c.In.Named.InTurn()
	}
	return value
}

// setOptions judges set and shopt.
func (j *shellJudge) setOptions(c *effect.Call, name string, args []taint.Word) taint.Stream {
	if len(args) == 0 && name == "set" {
		c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("prints every variable, tokens and passwords among them"))
		return taint.Stream{From: taint.FromSecret}
	}
	j.NamedInError(c, args)
	for i := 0; i < len(args); i++ {
		a := args[i]
		if !a.Known() || name != "set" || strings.HasPrefix(a.Text, "+") {
			j.State.Errexit = false
		}
		switch {
		case !a.Known():
			c.Unknown(effect.Say("a shell option that is not known before it runs"))
			if name == "set" {
				j.State.SetParams(nil, false)
			}
		case name != "set":
			j.shellOption(c, a.Text)
		case a.Text == "--" || a.Text == "-":
			j.State.SetParams(args[i+1:], true)
			return taint.Nothing
		case a.Text == "" || a.Text[0] != '-' && a.Text[0] != '+':
			j.State.SetParams(args[i:], true)
			return taint.Nothing
		default:
			if j.State.Zsh && strings.Contains(a.Text, "A") {
				c.Unknown(effect.Say("a declaration that is not known before it runs"))
			}
			for _, letter := range a.Text[1:] {
				j.shellOption(c, "-"+string(letter))
			}
			if strings.Contains(a.Text[1:], "o") && i+1 < len(args) {
				i++
				j.shellOption(c, args[i].Text)
			}
		}
	}
	return taint.Nothing
}

// shellOption judges one option of the shell that is turned on or off.
func (j *shellJudge) shellOption(c *effect.Call, name string) {
	if name == "-P" {
		name = "physical" // -p is another
	}
	name = strings.ReplaceAll(strings.ToLower(name), "_", "")
	j.State.Physical = j.State.Physical || name == "physical" || name == "chaselinks" || name == "chasedots"
	j.Traces = j.Traces || name == "-x" || name == "xtrace"
	j.Exports = j.Exports || name == "-a" || name == "allexport"
	j.Nullglob = j.Nullglob || name == "nullglob" || name == "cshnullglob"
	j.Dotglob = j.Dotglob || slices.Contains(matchingHidden, name)
	j.Widened = j.Widened || j.Dotglob || name == "nocaseglob" || name == "caseglob"
	if slices.Contains(changingOptions, name) {
		c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("{0} changes how the shell reads what follows", name))
	}
}

// matchingHidden are options by which patterns match hidden names (bash(1), shopt; zshoptions(1): -4 in zsh alone).
var matchingHidden = []string{"dotglob", "globdots", "-4"}

// changingOptions are options under which a line means something else than it was
// judged to: NAME=value after a command's name is an assignment (-k), "!" repeats
// earlier lines (-H), echo undoes backslashes, cd goes where a variable names, "#" begins no comment, ^ and ~ are
// wildcards.
// bash(1), set and shopt; zshoptions(1).
var changingOptions = strings.Fields("-k keyword histexpand xpgecho cdablevars extdebug banghist rcexpandparam " +
	"shfileexpansion magicequalsubst globassign ksharrays bsdecho interactivecomments extendedglob braceccl " +
	"ignorebraces kshglob cshjunkiequotes rcquotes")

// shifts judges shift: what $1 is then.
func (j *shellJudge) shifts(args []taint.Word) {
	n, err := 1, error(nil)
	if len(args) > 0 {
		n, err = strconv.Atoi(args[0].Text)
	}
	switch {
	case !j.State.Known:
	case err != nil || n < 0:
		j.State.SetParams(nil, false)
	case n <= len(j.State.Params):
		j.State.SetParams(j.State.Params[n:], true)
	}
}

// guardItself judges guard's own subcommands: an agent may ask it nothing that
// changes what it allows.
func (j *shellJudge) guardItself(c *effect.Call, args []taint.Word) taint.Stream {
	sub := ""
	for _, a := range args[1:] {
		if !strings.HasPrefix(a.Text, "-") {
			sub = a.Text
			break
		}
		if a.Text == "--config" || a.Text == "--mode" || a.Text == "--ask-from" {
			break // the next word is its value, not the command
		}
		if a.Text == "--version" || a.Text == "--help" {
			return taint.Stream{From: taint.FromSystem}
		}
	}
	if sub == "check" || sub == "help" || sub == "completion" || sub == "version" {
		return taint.Stream{From: taint.FromSystem}
	}
	c.Raise(risk.High, risk.ExecArbitrary|risk.SystemImpact,
		effect.Say("speaks to guard itself, which is for the person to do"))
	c.Flag(false, true)
	return taint.UnknownData
}
