package project

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/source"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// Files of tasks in Python start commands by calls of their own, and change folders by others.

// taskCalls are calls that start a command: their strings are its words, behind those it begins with, or a line of the
// shell. Of the last two only what installs counts: the rest is judged by the strings, as in all of these files.
// Sources: Nox 2024.10, nox.Session; Invoke 2 and Fabric 3, Context.
var taskCalls = []taskCall{
	{files: "noxfile.py", names: "install", begins: "python -m pip install"},
	{files: "noxfile.py", names: "conda_install", begins: "conda install"},
	{files: "noxfile.py", names: "run_install run_always"},
	{files: "noxfile.py", names: "run", only: risk.DepsInstallUpdate},
	{files: "tasks.py fabfile.py", names: "run sudo local", line: true, only: risk.DepsInstallUpdate},
}

type taskCall struct {
	files, names, begins string
	line                 bool            // the first string is a line of the shell
	only                 risk.Categories // what counts; 0: all
}

var (
	// callOfStrings is a method and its arguments up to the first that is no string.
	callOfStrings = lazy.Pattern(`\.(\w+)\(\s*((?:(?:"[^"\n]*"|'[^'\n]*')\s*,?\s*)*)(\*?\w?)`)
	// entersFolder is a change of folder: nox's session.chdir and cd, Invoke's c.cd, Fabric's c.lcd, os.chdir,
	// contextlib.chdir; doit's CmdAction(…, cwd=), the cwd of subprocess; SCons' chdir=, Waf's cwd=.
	entersFolder = lazy.Pattern(`\b(?:chdir|cd|lcd)\(\s*(?:"([^"\n]*)"|'([^'\n]*)'|(\w))|` +
		`\b(?:cwd|chdir)\s*=\s*(?:"([^"\n]*)"|'([^'\n]*)'|(\w))`)
)

// taskCommand is a command that one of them starts.
type taskCommand struct {
	line string
	only risk.Categories
}

// taskCommands lists the commands that such calls start and that git holds no such call of.
func taskCommands(file, text, was string) (lines []taskCommand) {
	for _, at := range callOfStrings().FindAllStringSubmatchIndex(text, files.MaxLiterals) {
		m := groups(text, at)
		more := m[3] != "" && !namesArgument().MatchString(text[at[1]:]) // a variable
		for _, call := range taskCalls {
			starts := table.HasWord(call.files, path.Base(file)) && table.HasWord(call.names, m[1])
			words := source.QuotedStrings(m[2])
			everyday := call.begins != "" && !more && !slices.ContainsFunc(words, namesStranger)
			if !starts || everyday || strings.Contains(was, m[0]) {
				continue
			}
			line := call.begins
			for _, word := range words {
				line += " '" + strings.ReplaceAll(word, "'", "") + "'"
			}
			if more {
				line += " $UNKNOWN"
			}
			if call.line && len(words) > 0 {
				line = words[0]
			}
			lines = append(lines, taskCommand{strings.TrimSpace(line), call.only})
		}
	}
	return lines
}

// namesStranger reports a word by which more is installed than the project itself, what its own lists name and tools
// that guard knows: those are everyday work, into the environment of the session.
func namesStranger(word string) bool {
	name, _, _ := strings.Cut(word, "[")
	if at := strings.IndexAny(name, "=<>!~; "); at > 0 && !strings.ContainsAny(word, "@:/") {
		name = name[:at]
	}
	return !table.HasWord(". -e -r --editable --requirement -q --quiet", name) && program.Find(name) == nil &&
		!table.FitsAny("requirements*.txt *requirements.txt constraints*.txt", path.Base(name))
}

// namesArgument is the rest of a named argument: silent=True.
var namesArgument = lazy.Pattern(`^\w*\s*=[^=]`)

// startsByCalls judges the commands that the calls of a file of tasks start.
func (j builds) startsByCalls(c *effect.Call, v *option.Invocation, file, text string) {
	was, _ := j.World.Committed(file)
	for _, one := range append(taskCommands(file, text, was), templateRequests(file, text, was)...) {
		if !j.Enter() {
			return
		}
		probe := j.Begin(c.In)
		probe.Cmd.Argv = c.Cmd.Argv
		j.Absorbs(probe, func() {
			j.InSubshell(nil, func() taint.Stream { return j.Walk.ShellText(probe, v.Name, taint.Literal(one.line)) })
		})
		if one.only == 0 || probe.Cmd.Own.Categories&one.only != 0 {
			c.Cmd.Own.Add(probe.Cmd.Own)
			c.Touches(&probe.Cmd)
		}
		c.Silent = false
		j.Leave()
	}
}

// groups are the texts of a match.
func groups(text string, at []int) []string {
	var all []string
	for i := 0; i < len(at); i += 2 {
		all = append(all, text[max(at[i], 0):max(at[i+1], 0)])
	}
	return all
}

// ownFolder is the folder of the file itself.
var ownFolder = lazy.Pattern(`^[^.]*\b(?:os\.path\.dirname\((?:os\.path\.(?:abspath|realpath)\()?__file__\)|` +
	`(?:pathlib\.)?Path\(__file__\)(?:\.resolve\(\)|\.absolute\(\))?\.parent)\s*\)*\s*(?:[:,]|$)`)

// inFolders has what a file of tasks starts judged from every folder that the file changes to: which of its commands
// run there is not read. From one that is not known, nothing that is named by half a path is.
func (j builds) inFolders(text string, f func()) {
	cwd, maybe := j.State.Cwd, j.State.Maybe
	defer func() { j.State.Cwd, j.State.Maybe = cwd, maybe }()
	for _, at := range entersFolder().FindAllStringSubmatchIndex(text, maxTexts) {
		m := groups(text, at)
		name := m[1] + m[2] + m[4] + m[5]
		if line, _, _ := strings.Cut(text[at[0]:], "\n"); name == "" && ownFolder().MatchString(line) {
			continue
		}
		if name == "" {
			j.State.Cwd, j.State.Maybe = "", nil
			break
		}
		if p := j.World.At(cwd, name); !slices.Contains(j.State.Maybe, p.Path) {
			j.State.Maybe = append(slices.Clip(j.State.Maybe), p.Path)
		}
	}
	f()
}
