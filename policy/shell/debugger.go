package shell

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/impact"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// debugger judges programs that start another to watch it.
type debugger struct{ *invocationJudge }

// debuggerFiles are files of the folder that they read by themselves: options of valgrind, commands of debuggers.
var debuggerFiles = strings.Fields(".valgrindrc .gdbinit .lldbinit .ltrace.conf")

// starts judges what is started as it would be alone, once what the debugger itself is told is known to be harmless.
func (j debugger) starts(c *effect.Call, v *option.Invocation) taint.Stream {
	words := v.Operands
	for _, name := range debuggerFiles {
		j.wroteBeside(c, name)
	}
	if !j.plain(v) {
		c.Raise(risk.High, risk.ExecArbitrary, effect.Say("{0} runs code that the line does not show", v.Name))
	}
	if len(words) == 0 {
		return taint.UnknownData
	}
	if v.Entry.Name == "ldd" {
		for _, a := range words {
			if a.Known() && !strings.Contains(a.Text, "/") {
				a = taint.Literal("./" + a.Text) // it is no name of the PATH
			}
			j.Walk.Nested(c, v.Name, []taint.Word{a}, taint.Nothing)
		}
		c.Silent = false
		return taint.Stream{From: taint.FromSystem}
	}
	if v.Entry.Name == "gdb" || v.Entry.Name == "lldb" {
		for _, ending := range []string{"-gdb.py", "-gdb.gdb", "-gdb.scm"} {
			j.wroteBeside(c, words[0].Text+ending)
		}
		if !v.Gave("-args", "--args") && v.Rest < 0 {
			words = words[:1] // behind it a core file
		}
		if words[0].Known() && !strings.Contains(words[0].Text, "/") && !impact.Absent(&j.World, j.Place(words[0])) {
			words = append([]taint.Word{taint.Literal("./" + words[0].Text)}, words[1:]...)
		}
	}
	out := j.Walk.Nested(c, v.Name, words, c.In)
	c.Silent = false
	return out
}

// wroteBeside judges a file that a debugger may load by itself, where this session wrote it.
func (j debugger) wroteBeside(c *effect.Call, name string) {
	if p := j.Place(taint.Literal(name)); !impact.Absent(&j.World, p) && j.Wrote(p.Path) {
		c.Raise(risk.High, risk.ExecArbitrary, effect.Say("runs the code in {0}", path.Base(name)))
	}
}

// plain reports that all that the debugger is told shows, or has the program go on.
func (j debugger) plain(v *option.Invocation) bool {
	switch v.Entry.Name {
	case "gdb", "lldb":
	default:
		out, written := v.Option("-o", "--output")
		return !written || out.Known() && !strings.HasPrefix(out.Text, "|") && !strings.HasPrefix(out.Text, "!")
	}
	if !v.Gave("-batch", "--batch", "-batch-silent", "-b") {
		return false // it takes further commands from its input
	}
	ended := v.Gave("-args", "--args") || v.Rest >= 0
	for _, a := range v.Operands[min(1, len(v.Operands)):] {
		// An option may stand there; a number is a process.
		if !ended && (!a.Known() || strings.HasPrefix(a.Text, "-") || strings.Trim(a.Text, "0123456789") == "") {
			return false
		}
	}
	for _, u := range v.Used {
		if u.Given && u.Opt.Effects == "" && u.Opt.Arity == program.Value && !showsInDebugger(u.Value) {
			return false
		}
	}
	return true
}

// debuggerPlain are the words behind a command: no call, no assignment, no pipe, nothing that a shell would expand.
var debuggerPlain = lazy.Pattern(`^[\w\-]+(?:/\w+)?(?: [\w .,:*&$%\[\]/+-]*)?$`)

// showsInDebugger reports a command of the table.
func showsInDebugger(a taint.Word) bool {
	text := strings.ReplaceAll(strings.TrimSpace(a.Text), "->", ".")
	if !a.Known() || !debuggerPlain().MatchString(text) {
		return false
	}
	words := strings.Fields(text)
	first, _, _ := strings.Cut(words[0], "/")
	known := func(w string) bool {
		return slices.ContainsFunc(program.DebuggerWords, func(line string) bool {
			return slices.Contains(strings.Fields(line), w)
		})
	}
	two := ""
	if len(words) > 1 {
		two = first + "_" + words[1]
	}
	switch first {
	case "run", "r", "start", "starti": // gdb gives the words behind it to a shell
		return len(words) == 1
	case "set":
		return known(two)
	case "show": // an abbreviation of environment
		return len(words) > 1 && !strings.HasPrefix("environment", words[1])
	case "thread":
		return known(two) || text == "thread apply all bt" || text == "thread apply all bt full"
	case "breakpoint", "register", "image", "process", "source":
		return known(two) && !slices.ContainsFunc(words, func(w string) bool {
			return len(w) > 1 && w[0] == '-' && (strings.Contains(w, "C") || strings.Contains(w, "command") ||
				strings.Contains(w, "script"))
		})
	}
	return known(first)
}

// documented judges what `python -m pydoc NAME` loads to tell of it: a name of the project's is a module of code.
func (j *invocationJudge) documented(c *effect.Call, v, w *option.Invocation) {
	for _, a := range w.Operands {
		if strings.Contains(a.Text, "/") {
			j.projects.RunsFile(c, a, code.Python, nil)
			continue
		}
		if !a.Known() || !moduleName().MatchString(a.Text) {
			c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("runs the module {0}", a.Show()))
			continue
		}
		first, _, _ := strings.Cut(a.Text, ".")
		text := taint.Literal("import " + a.Text + "; import " + first + "; help(" + a.Text + ")")
		j.Walk.Nested(c, w.Name, []taint.Word{taint.Literal(v.Name), taint.Literal("-c"), text}, taint.Nothing)
		c.Silent = false
	}
}

var moduleName = lazy.Pattern(`^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*$`)
