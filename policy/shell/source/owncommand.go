package source

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/lang/sql"
	"guard/policy/shell/program"
)

// A command that a project has of its own, `flask init-db`, does what the function does that is registered by its name.
// Where that drops or empties the tables of a database, and a file of one is there, the command has done so.

// Bounds of the folders and of the files of a project that are looked through for such a function.
const (
	maxCommandDepth = 3
	maxCommandFiles = 150
)

var (
	// registers is how Click and Flask name a command, and the function below it (Click 8, click.command; Flask 3,
	// app.cli.command): a command without a name of its own has that of the function.
	registers = lazy.Pattern(`(?m)^[ \t]*@[\w.]*command\b(?:\(([^)\n]*)\))?[^\n]*\n(?:[ \t]*[@#][^\n]*\n)*` +
		`[ \t]*(?:async[ \t]+)?def[ \t]+(\w+)`)
	commandName   = lazy.Pattern(`^\s*(?:name\s*=\s*)?["']([\w-]+)["']`)
	statementsOf  = lazy.Pattern(`["']([\w./-]+\.(?:sql|ddl))["']`)
	notOfProjects = map[string]bool{"node_modules": true, "venv": true, "env": true, "site-packages": true,
		"build": true, "dist": true, "__pycache__": true}
)

// commands judges such commands.
type commands struct{ *Judge }

// OwnCommand judges the command of a project of Flask's or Django's that is named task.
func OwnCommand(of *Judge, c *effect.Call, runner, task string) {
	j := commands{of}
	if j.World.Disk == nil || task == "" || !j.World.At("", j.State.Cwd).Is(place.Inside) {
		return
	}
	keeps := j.keepsDatabase()
	judges := func(file string, starts func(text string) []string) {
		text, how := j.TextOf(place.Place{Path: file})
		if how != files.Wholly || len(text) > maxRead {
			return
		}
		for _, start := range starts(text) {
			if keeps {
				j.ranByCommand(c, file, text, start)
			}
			j.runsCommand(c, file, text, start)
		}
	}
	if runner == "flask" {
		seen, sub := 0, wordBehind(c.Cmd.Argv, task)
		j.eachModule(j.State.Cwd, maxCommandDepth, &seen, func(file string) {
			judges(file, func(text string) []string {
				if names := registered(text, task); len(names) > 0 || sub == "" {
					return names
				}
				return registered(text, sub) // of a group of commands
			})
		})
		return
	}
	eachBelow(j.Judge, j.State.Cwd, func(file string) bool {
		if path.Base(file) == task+".py" && strings.HasSuffix(path.Dir(file), "/management/commands") {
			judges(file, func(string) []string { return []string{"handle"} })
		}
		return true
	})
}

// wordBehind is the word behind another; empty: there is none.
func wordBehind(words []string, word string) string {
	if at := slices.Index(words, word); at >= 0 && at+1 < len(words) && words[at+1] != "" && words[at+1][0] != '-' {
		return words[at+1]
	}
	return ""
}

// runsCommand judges the function start of a file, with those that it calls, for what else is grave.
func (j commands) runsCommand(c *effect.Call, file, text, start string) {
	lines := strings.Split(text, "\n")
	bodies := functionsIn(code.Python, text)
	runs := runs(bodies, lines, start+"()")
	for _, b := range bodies {
		if !slices.ContainsFunc(runs, func(r body) bool { return b.from >= r.from && b.to <= r.to }) {
			for i := b.from; i < b.to; i++ {
				lines[i] = ""
			}
		}
	}
	t := &ProgramText{Lang: code.Python, File: file, noRows: true, started: true, given: code.Given{File: true}}
	heldProgram(j).text(c, t, strings.Join(lines, "\n"))
}

// registered lists the functions that a text registers as the command.
func registered(text, task string) (names []string) {
	for _, m := range registers().FindAllStringSubmatch(text, maxFunctions) {
		name := strings.ReplaceAll(m[2], "_", "-")
		if given := commandName().FindStringSubmatch(m[1]); given != nil {
			name = given[1]
		}
		if name == task || name == task+"-command" {
			names = append(names, m[2])
		}
	}
	return names
}

// ranByCommand judges the function start of a file, and those of the file that it calls: what they tell a database to
// do, and the statements in the files that they name.
func (j commands) ranByCommand(c *effect.Call, file, text, start string) {
	lines := strings.Split(text, "\n")
	inner := &ProgramText{Lang: code.Python, File: file, Depth: 1, text: text}
	acts := readCode(code.Python, text, code.Given{}).Acts
	for _, b := range runs(functionsIn(code.Python, text), lines, start+"()") {
		for i := range acts {
			a := &acts[i]
			if !b.holds(a) {
				continue
			}
			for _, x := range a.Args {
				if a.Kind == code.SQL && x.Known {
					j.Sources.sqlHints(c, x.Text)
				}
			}
			if a.Kind == code.Empties || a.Kind == code.SQL {
				calledAct(j.Judge, c, inner, a, nil)
			}
		}
		for _, m := range statementsOf().FindAllStringSubmatch(strings.Join(lines[b.from:b.to], "\n"), files.MaxOwn) {
			j.statementsIn(c, m[1], path.Dir(file))
		}
	}
}

// statementsIn judges a file of statements, which is named from the folder of the code or from that of the command.
func (j commands) statementsIn(c *effect.Call, name, dir string) {
	for _, from := range []string{dir, j.State.Cwd} {
		text, how := j.TextOf(place.Place{Path: path.Join(from, name)})
		if how != files.Wholly {
			continue
		}
		j.Sources.sqlHints(c, text)
		if sql.ChangesAll(text) {
			j.Sources.sqlHints(c, "delete from x")
		}
		return
	}
}

// keepsDatabase reports a database of the person's in the folder of the command, or in that which Flask keeps one in.
func (j commands) keepsDatabase() bool {
	found := false
	for _, dir := range []string{j.State.Cwd, path.Join(j.State.Cwd, "instance")} {
		j.InTime(j.World.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
			file := path.Join(dir, e.Name())
			found = databaseFile().MatchString(e.Name()) && !program.HasTest(e.Name()) &&
				!e.IsDir() && !j.Sources.newFile(file)
			return !found
		}))
		if found {
			return true
		}
	}
	return false
}

// eachModule visits the modules of Python below a folder, up to a depth and a number.
func (j commands) eachModule(dir string, depth int, seen *int, visit func(file string)) {
	var folders []string
	j.InTime(j.World.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
		name := e.Name()
		switch {
		case e.IsDir() && depth > 0 && name[0] != '.' && !notOfProjects[name]:
			folders = append(folders, path.Join(dir, name))
		case strings.HasSuffix(name, ".py") && !strings.HasPrefix(name, "test_"):
			*seen++
			visit(path.Join(dir, name))
		}
		return *seen < maxCommandFiles
	}))
	for _, folder := range folders {
		if *seen < maxCommandFiles {
			j.eachModule(folder, depth-1, seen, visit)
		}
	}
}
