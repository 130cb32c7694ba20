package source

import (
	"path"
	"regexp"
	"strings"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/program"
	"guard/policy/shell/table"
)

// The commands that a project of the person's has of its own, which its framework finds by a word of the line: the file
// that has the word, or is called by it, runs. What it does to the project's database its name and owncommand.go tell.

// heldCommandPlaces are where they lie: ending is how such files are called behind the command's name, marks how they
// are named in them, with the command in place of X; without it a string that is the name counts
// (symfony.com/doc/7.2/console; laravel.com/docs/11.x/artisan; codeigniter.com/user_guide 4.5; book.cakephp.org/5;
// craftcms.com/docs/5.x; drush.org 13; developer.adobe.com/commerce; docs.adonisjs.com/ace;
// make.wordpress.org/cli).
var heldCommandPlaces = []struct{ runners, places, ending, marks string }{
	{runners: "artisan art", places: "app/Console routes/console.php"},
	{runners: "console symfony-console", places: "src"},
	{runners: "spark", places: "app/Commands"},
	{runners: "cake", places: "src/Command src/Shell", ending: "Command.php Shell.php"},
	{runners: "craft", places: "modules console", ending: "Controller.php"},
	{runners: "drush", places: "src drush", marks: `(?:@command\s+|name:\s*["']|\bCOMMAND\w*\s*=\s*["'])X\b`},
	{runners: "magento", places: "app/code", marks: `setName\(\s*["']X["']`},
	{runners: "ace", places: "commands app/commands"},
	{runners: "wp", places: ".", marks: `\badd_command\(\s*["']X\b`},
}

// maxHeldPlaces bounds the folders that are looked through for them.
const maxHeldPlaces = 120

// heldCommands judges the person's own command of a framework that is named task.
func heldCommands(j *Judge, c *effect.Call, runner, task string) {
	if j.World.Disk == nil || j.World.Root() == "" || j.State.Cwd == "" || task == "" ||
		!j.World.At("", j.State.Cwd).Is(place.Inside) {
		return
	}
	task = strings.ToValidUTF8(task, "")
	for _, f := range heldCommandPlaces {
		if !table.HasWord(f.runners, runner) {
			continue
		}
		exact := func(task string) *regexp.Regexp {
			if f.marks == "" {
				return namesTask(task)
			}
			return regexp.MustCompile(strings.ReplaceAll(f.marks, "X", regexp.QuoteMeta(task)))
		}
		found := commandsBelow(j, c, f.places, f.ending, task, exact(task))
		if r := program.RunsTasks(runner); !found && r != nil && r.Short {
			commandsBelow(j, c, f.places, f.ending, task, startsTask(task))
		}
	}
}

// startsTask finds a command by the beginnings of the parts of its name: a:site for app:site (Symfony Console 7).
func startsTask(task string) *regexp.Regexp {
	parts := strings.Split(task, ":")
	for i, part := range parts {
		parts[i] = regexp.QuoteMeta(part) + `[\w.-]*`
	}
	return regexp.MustCompile(`["']` + strings.Join(parts, ":") + `["' {]`)
}

// commandsBelow judges the commands in some places that fit; true: there are such.
func commandsBelow(j *Judge, c *effect.Call, places, ending, task string, marks *regexp.Regexp) (found bool) {
	left := maxCommandFiles
	for at := range strings.FieldsSeq(places) {
		eachBelow(j, path.Join(j.State.Cwd, at), func(file string) bool {
			left--
			text, how := j.TextOf(place.Place{Path: file})
			if how != files.Wholly || j.Wrote(file) {
				return left > 0
			}
			if part := commandIn(ending, file, text, task, marks); part != "" {
				t := &ProgramText{Lang: code.LanguageOf(file, ""), File: file, noRows: true, started: true,
					given: code.Given{File: true}}
				heldProgram{j}.text(c, t, part)
				found = true
			}
			return left > 0
		})
	}
	return found
}

// eachBelow visits a file, or the files of code below a folder.
func eachBelow(j *Judge, at string, visit func(file string) bool) {
	if code.LanguageOf(at, "") != code.Unknown {
		if j.IsThere(at) {
			visit(at)
		}
		return
	}
	if !j.FolderAt(at) {
		return
	}
	enters := func(p string) bool {
		return !strings.HasPrefix(path.Base(p), ".") && !files.FilledByTools(path.Base(p))
	}
	place.Nearest(j.World.Disk, at, maxHeldPlaces, enters, func(file string) bool {
		return code.LanguageOf(file, "") == code.Unknown || isTest(file) || visit(file)
	})
}

// commandIn is what of a file is the command; empty: it is another's. Of a file that registers several it is the
// statement that has the name.
func commandIn(ending, file, text, task string, marks *regexp.Regexp) string {
	if ending != "" {
		name, _, _ := strings.Cut(task, "/")
		for end := range strings.FieldsSeq(ending) {
			is, ok := strings.CutSuffix(path.Base(file), end)
			if ok && strings.EqualFold(is, strings.NewReplacer("-", "", "_", "").Replace(name)) {
				return text
			}
		}
	}
	at := marks.FindStringIndex(text)
	if at == nil {
		return ""
	}
	if path.Base(file) != "console.php" {
		return text
	}
	lines := strings.Split(text, "\n")
	from := strings.Count(text[:at[0]], "\n")
	return "<?php\n" + strings.Join(lines[from:bracedEnd(lines, from)], "\n")
}
