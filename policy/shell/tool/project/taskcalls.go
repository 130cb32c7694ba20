package project

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/source"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// Files of tasks in Python start commands by calls of their own, and change folders by others.

// taskCalls are calls that start a command: their strings are its words, behind those it begins with. Sources: Nox
// 2024.10, nox.Session (install, conda_install, run_install; run is judged by its strings, as in all of these).
var taskCalls = []taskCall{
	{"noxfile.py", "install", "python -m pip install"},
	{"noxfile.py", "conda_install", "conda install"},
	{"noxfile.py", "run_install run_always", ""},
}

type taskCall struct{ files, names, begins string }

var (
	// callOfStrings is a method and its arguments up to the first that is no string.
	callOfStrings = lazy.Pattern(`\.(\w+)\(\s*((?:(?:"[^"\n]*"|'[^'\n]*')\s*,?\s*)*)(\*?\w?)`)
	// entersFolder is a change of folder: nox's session.chdir and cd, Invoke's c.cd, Fabric's c.lcd, os.chdir,
	// contextlib.chdir; doit's CmdAction(…, cwd=), the cwd of subprocess; SCons' chdir=, Waf's cwd=.
	entersFolder = lazy.Pattern(`\b(?:chdir|cd|lcd)\(\s*(?:"([^"\n]*)"|'([^'\n]*)'|(\w))|` +
		`\b(?:cwd|chdir)\s*=\s*(?:"([^"\n]*)"|'([^'\n]*)'|(\w))`)
)

// taskCommands lists the commands that such calls start and that git holds no such call of.
func taskCommands(file, text, was string) (lines []string) {
	for _, m := range callOfStrings().FindAllStringSubmatch(text, files.MaxLiterals) {
		for _, call := range taskCalls {
			starts := table.HasWord(call.files, path.Base(file)) && table.HasWord(call.names, m[1])
			if !starts || strings.Contains(was, m[0]) {
				continue
			}
			line := call.begins
			for _, word := range source.QuotedStrings(m[2]) {
				line += " '" + strings.ReplaceAll(word, "'", "") + "'"
			}
			if m[3] != "" && !namesArgument().MatchString(text[strings.Index(text, m[0])+len(m[0]):]) { // a variable
				line += " $UNKNOWN"
			}
			lines = append(lines, strings.TrimSpace(line))
		}
	}
	return lines
}

// namesArgument is the rest of a named argument: silent=True.
var namesArgument = lazy.Pattern(`^\w*\s*=[^=]`)

// startsByCalls judges the commands that the calls of a file of tasks start.
func (j builds) startsByCalls(c *effect.Call, v *option.Invocation, file, text string) {
	was := ""
	if j.World.Git != nil {
		was, _ = j.World.Git.Text(path.Dir(file), "HEAD", file)
	}
	for _, line := range taskCommands(file, text, was) {
		if j.Enter() {
			j.Absorbs(c, func() {
				j.InSubshell(nil, func() taint.Stream { return j.Walk.ShellText(c, v.Name, taint.Literal(line)) })
			})
			c.Silent = false
			j.Leave()
		}
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
