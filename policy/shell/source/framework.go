package source

import (
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/table"
)

// A framework runs files of the project by a task's name: a migration, the seeds, a command or a task of the project's
// own. Those that this session wrote do then what they say, with the application's database open.

// frameworkFiles are what tasks run, by the programs and the tasks: files, or all files below folders, from the folder
// of the work (laravel.com/docs/11.x; guides.rubyonrails.org 8.0; symfony.com/doc 7.2, DoctrineMigrationsBundle 3;
// book.cakephp.org/migrations/4; codeigniter.com/user_guide 4.5; phinx 0.16).
var frameworkFiles = []struct{ runners, tasks, files string }{
	{"artisan art", "db:seed", "database/seeders database/seeds"},
	{"artisan art", "migrate", "database/migrations"},
	{"rails rake", "db:seed db:prepare db:setup db:seed:replant", "db/seeds.rb db/seeds"},
	{"rails rake", "db:migrate db:migrate:up db:migrate:redo db:prepare", "db/migrate"},
	{"rails rake", "data:migrate db:migrate:with_data", "db/data"},
	{"console symfony-console", "doctrine:migrations:migrate doctrine:migrations:execute", "migrations src/Migrations"},
	{"console symfony-console", "doctrine:fixtures:load", "src/DataFixtures"},
	{"cake", "migrations", "config/Migrations config/Seeds"},
	{"spark", "migrate", "app/Database/Migrations"},
	{"spark", "db:seed", "app/Database/Seeds"},
	{"phinx", "migrate seed:run", "db/migrations db/seeds"},
	{"yii", "migrate migrate/up", "migrations"},
}

// ownTasks are where the tasks of the project's own lie, which name themselves (laravel.com/docs/11.x/artisan;
// symfony.com/doc/7.2/console; rake 13; codeigniter.com/user_guide 4.5, CLI Commands).
var ownTasks = []struct{ runners, files string }{
	{"artisan art", "app/Console routes/console.php"},
	{"console symfony-console", "src/Command src/Console"},
	{"rails rake", "lib/tasks Rakefile"},
	{"spark", "app/Commands"},
	{"cake", "src/Command"},
}

// RunByTask judges the files of the project that a task of a framework runs, as far as this session wrote them.
func RunByTask(j *Judge, c *effect.Call, runner, task string) {
	for _, f := range frameworkFiles {
		if table.HasWord(f.runners, runner) && table.HasWord(f.tasks, task) {
			ranByFramework(j, c, f.files, func(string) bool { return true })
			if strings.Contains(task, "seed") || strings.Contains(task, "setup") {
				seedsEmpty(j, c, f.files)
			}
		}
	}
	for _, f := range ownTasks {
		if table.HasWord(f.runners, runner) {
			names := namesTask(task)
			ranByFramework(j, c, f.files, names.MatchString)
		}
	}
	heldCommands(j, c, runner, task)
}

// maxSeeds bounds the files of seeds that are read.
const maxSeeds = 20

// seedsEmpty judges the person's own seeds that empty tables before they fill them: who runs them once more loses what
// was entered since.
func seedsEmpty(j *Judge, c *effect.Call, places string) {
	if j.World.Disk == nil {
		return
	}
	for _, name := range strings.Fields(places) {
		at := path.Join(j.State.Cwd, name)
		names := []string{at + ".rb"}
		if path.Ext(name) != "" {
			names = []string{at}
		} else if j.FolderAt(at) {
			names = nil
			j.InTime(j.World.Disk.ReadDir(at, func(e fs.DirEntry) bool {
				names = append(names, path.Join(at, e.Name()))
				return len(names) < maxSeeds
			}))
		}
		for _, file := range names {
			text, how := j.TextOf(place.Place{Path: file})
			lang := code.LanguageOf(file, "")
			if how != files.Wholly || j.Wrote(file) || lang == code.Unknown || len(text) > maxRead {
				continue
			}
			t := &ProgramText{Lang: lang, File: file, Depth: 1, text: text}
			if emptiesEach().MatchString(text) {
				emptiesByCall(j.Sources, c, t, "delete from x")
			}
			acts := readCode(lang, text, code.Given{}).Acts
			for i := range acts {
				if a := &acts[i]; a.Kind == code.Empties || a.Kind == code.SQL {
					calledAct(j, c, t, a, nil)
				}
			}
		}
	}
}

// emptiesEach finds tables that a list of models names: [Order, Customer].each(&:delete_all).
var emptiesEach = lazy.Pattern(`&:(?:delete_all|destroy_all|truncate)\b`)

// namesTask finds how a file names such a task: the whole name in quotation marks, perhaps with its arguments behind
// it, or, in Rake, the last part of it after the word task.
func namesTask(task string) *regexp.Regexp {
	task = strings.ToValidUTF8(task, "") // a pattern can hold nothing else
	last := task[strings.LastIndexByte(task, ':')+1:]
	return regexp.MustCompile(`["']` + regexp.QuoteMeta(task) + `["' {]|` +
		`\btask[\s(]+[:"']?` + regexp.QuoteMeta(last) + `\b`)
}

// ranByFramework judges those of this session's files that lie in one of the places and of which the text fits.
func ranByFramework(j *Judge, c *effect.Call, places string, fits func(text string) bool) {
	for _, file := range j.SessionFiles() {
		in := slices.ContainsFunc(strings.Fields(places), func(name string) bool {
			return place.Below(file, path.Join(j.State.Cwd, name))
		})
		if !in || slices.Contains(j.Inside, file) {
			continue
		}
		if text, how := j.TextOf(place.Place{Path: file}); how == files.Wholly && fits(text) {
			RunsByFramework(j, c, file, text)
		}
	}
}

// RunsByFramework judges the text of a file that a framework runs with the application's database open.
func RunsByFramework(j *Judge, c *effect.Call, file, text string) {
	first, _, _ := strings.Cut(text, "\n")
	lang := code.LanguageOf(file, first)
	if path.Ext(file) == ".rake" {
		lang = code.Ruby
	}
	if lang == code.Unknown || !j.Enter() {
		return
	}
	t := &ProgramText{Lang: lang, File: file, ran: true, given: code.Given{File: true}}
	probe := j.Begin(c.In)
	probe.Cmd.Argv = c.Cmd.Argv
	j.Absorbs(probe, func() { runsText(j, probe, t, withoutDown(text)) })
	j.Leave()
	own := probe.Cmd.Own
	switch beyond := own.Categories &^ risk.ExecArbitrary; {
	case own.Level >= risk.High:
	case beyond == 0:
		return // what cannot be read is everyday code of the framework's
	default:
		own.Level = risk.High // a script that is named like its program counts from there on
	}
	c.Cmd.Own.Add(own)
	c.Touches(&probe.Cmd)
}

// undoing is where the way back of a migration begins.
var (
	undoing = lazy.Pattern(`\bfunction\s+down\s*\(|\bdef\s+(?:self\.)?down\b`)
	doing   = lazy.Pattern(`\bfunction\s+up\s*\(|\bdef\s+(?:self\.)?up\b`)
)

// withoutDown is the text of a migration without the way back: the function is left empty, up to the line that closes
// it as its head is indented.
func withoutDown(text string) string {
	up, down := doing().FindStringIndex(text), undoing().FindStringIndex(text)
	if down == nil || up == nil && !strings.Contains(text, "def change") {
		return text
	}
	open := strings.IndexByte(text[down[0]:], '{')
	if open >= 0 && strings.HasPrefix(text[down[0]:], "function") {
		open += down[0]
		if end := closingBrace(text, open); end > open {
			return text[:open+1] + text[end:]
		}
		return text
	}
	line := strings.LastIndexByte(text[:down[0]], '\n') + 1
	head, rest, _ := strings.Cut(text[down[0]:], "\n")
	if _, after, closed := strings.Cut(rest, "\n"+text[line:down[0]]+"end"); closed {
		return text[:down[0]] + head + "\n" + text[line:down[0]] + "end" + after
	}
	return text
}

// closingBrace is where the brace that opens at a place of a text is closed; -1: nowhere.
func closingBrace(text string, open int) int {
	depth := 0
	for i := open; i < len(text); i++ {
		switch text[i] {
		case '{':
			depth++
		case '}':
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return -1
}
