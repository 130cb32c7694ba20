package project

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// rake/clean makes the tasks clean and clobber, which delete with rm_r what the lists CLEAN and CLOBBER match; clobber
// does clean first (Rake 13, lib/rake/clean.rb).

// rakefiles are the names of a Rakefile in the order in which rake looks for them, from the working folder upwards, and
// rakeTasks the folders of further ones (Rake 13, application.rb; Rails 8).
var (
	rakefiles = strings.Fields("rakefile Rakefile rakefile.rb Rakefile.rb")
	rakeTasks = strings.Fields("rakelib lib/tasks")
)

// maxRakeTasks bounds the files of tasks that are looked at.
const maxRakeTasks = 50

// cleanDefaults are what CLEAN matches from the start (**/*~, **/*.bak, **/core), down to the depth to which people
// keep such files.
var cleanDefaults = strings.Fields("*~ */*~ */*/*~ */*/*/*~ *.bak */*.bak */*/*.bak */*/*/*.bak [c]ore */core " +
	"*/*/core */*/*/core")

// cleans finds what is put on the lists: CLEAN.include('x', 'y'), CLOBBER << 'x', CLEAN.add, CLEAN += FileList['x'].
var cleans = lazy.Pattern(`(?m)^[^#\n]*?\b(CLEAN|CLOBBER)\s*(?:\.\s*(?:include|add|push|concat)\b|<<|\+=|=)\s*` +
	`(\((?:[^()]|\([^()]*\))*\)|[^\n]*(?:,\s*\n[^\n]*)*)`)

// quotedName and wordList find the names in that; listWords are what may stand around them.
var (
	quotedName = lazy.Pattern(`"([^"#\n]*)"|'([^'\n]*)'`)
	wordList   = lazy.Pattern(`%w[\[({<|]([^\])}>|]*)[\])}>|]`)
	listWords  = lazy.Pattern(`^(?:[\s,()\[\];]|(?:Rake::)?FileList|Dir|\.glob|\.new|#.*)*$`)
)

// rakeLists judges by these lists.
type rakeLists struct{ *Judge }

// taskNeeds finds a task with those that run before it, task :x => [:y], task x: %w[y], and taskName the names in that
// (Rake 13, doc/rakefile.rdoc).
var (
	taskNeeds = lazy.Pattern(`(?m)^[^#\n]*?\b(?:multi)?task\b[\s("':]*([\w:]*\w)["']?\s*(?:,\s*\[[^\]\n]*\]\s*)?` +
		`(?:=>|:)([^\n]*?)(?:\bdo\b|\{|$)`)
	taskName = lazy.Pattern(`\w+(?::\w+)*`)
)

// judgesGoals judges the tasks that a line of rake names, and those that run before them.
func (j rakeLists) judgesGoals(c *effect.Call, v *option.Invocation) {
	if v.Chain[0].Name != "rake thor" {
		return
	}
	top, all := j.sources(v)
	needs := map[string]string{}
	for _, p := range all {
		text, _ := j.TextOf(p)
		for _, m := range taskNeeds().FindAllStringSubmatch(text, maxTexts) {
			needs[m[1]] += " " + strings.Join(taskName().FindAllString(m[2], maxTexts), " ")
		}
	}
	for _, goal := range closureOf(needs, rakeGoals(v)) {
		j.clearsPackages(c, all, goal)
		j.judges(c, top, all, goal)
	}
}

// rakeGoals are the tasks that the line names, without their arguments.
func rakeGoals(v *option.Invocation) (goals []string) {
	for _, a := range v.Operands {
		if goal, _, _ := strings.Cut(a.Text, "["); !strings.Contains(goal, "=") {
			goals = append(goals, goal)
		}
	}
	if len(goals) == 0 {
		return []string{"default"}
	}
	return goals
}

// judges judges the task clean or clobber by the lists of the Rakefile, and of the files of tasks beside it.
func (j rakeLists) judges(c *effect.Call, top string, all []place.Place, goal string) {
	if goal != "clean" && goal != "clobber" {
		return
	}
	if !slices.ContainsFunc(all, func(p place.Place) bool {
		text, _ := j.TextOf(p)
		return strings.Contains(text, "rake/clean")
	}) {
		return
	}
	cwd := j.State
	j.State.Cwd, j.State.Maybe = top, nil // where rake goes first
	defer func() { j.State = cwd }()
	j.deletes(c, cleanDefaults)
	for _, p := range all {
		text, how := j.TextOf(p)
		if how != files.Wholly {
			continue
		}
		for _, m := range cleans().FindAllStringSubmatch(text, -1) {
			if m[1] == "CLOBBER" && goal == "clean" {
				continue
			}
			names, known := rakeNames(m[2])
			j.deletes(c, names)
			if !known && j.Wrote(p.Path) {
				c.Raise(risk.High, risk.FSDeleteOverwrite,
					effect.Say("the code deletes something that is not known before it runs: {0}", m[1]))
			}
		}
	}
}

// Tasks that rake's own libraries make delete a folder whole: clobber_package and repackage that of the packages,
// clobber_rdoc and rerdoc that of the pages (Rake 13, rake/packagetask; RDoc 6, rdoc/task; RubyGems 3,
// rubygems/package_task). clobber takes both.
var (
	clearsFolder = lazy.Pattern(`^(?:clobber|(?:\w+:)*(?:clobber_\w+|repackage|re\w*doc))$`)
	taskFolder   = lazy.Pattern(`(?m)^[^#\n]*?\.(?:package_dir|rdoc_dir)\s*=\s*([^\n;}]+)`)
)

// clearsPackages judges such a task by the folders that the Rakefile sets.
func (j rakeLists) clearsPackages(c *effect.Call, all []place.Place, goal string) {
	if !clearsFolder().MatchString(goal) {
		return
	}
	for _, p := range all {
		text, how := j.TextOf(p)
		if how != files.Wholly {
			continue
		}
		for _, m := range taskFolder().FindAllStringSubmatch(text, -1) {
			names, known := rakeNames(m[1])
			j.deletes(c, names)
			if !known && j.Wrote(p.Path) {
				c.Raise(risk.High, risk.FSDeleteOverwrite,
					effect.Say("the code deletes something that is not known before it runs: {0}", m[1]))
			}
		}
	}
}

// sources are the Rakefile that rake finds, with the folder to which it goes, and the files of tasks beside it.
func (j rakeLists) sources(v *option.Invocation) (top string, sources []place.Place) {
	for _, u := range v.Used {
		if (u.Name == "-f" || u.Name == "--rakefile") && u.Value.Known() {
			return j.State.Cwd, []place.Place{j.Place(u.Value)}
		}
	}
	for dir := j.State.Cwd; path.IsAbs(dir); dir = path.Dir(dir) {
		for _, name := range rakefiles {
			p := j.Place(taint.Literal(path.Join(dir, name)))
			if text, how := j.TextOf(p); how == files.Wholly && text != "" {
				return dir, append(j.tasks(dir), p)
			}
		}
		if dir == j.World.Workspace || dir == "/" {
			break
		}
	}
	return "", nil
}

// tasks are the files of tasks of a project.
func (j rakeLists) tasks(top string) (all []place.Place) {
	if j.World.Disk == nil {
		return nil
	}
	for _, folder := range rakeTasks {
		_ = j.World.Disk.ReadDir(path.Join(top, folder), func(e fs.DirEntry) bool {
			if path.Ext(e.Name()) == ".rake" && len(all) < maxRakeTasks {
				all = append(all, j.Place(taint.Literal(path.Join(top, folder, e.Name()))))
			}
			return true
		})
	}
	return all
}

// rakeNames are the names in what is put on a list; known says that nothing else is.
func rakeNames(given string) (names []string, known bool) {
	for _, m := range wordList().FindAllStringSubmatch(given, -1) {
		names = append(names, strings.Fields(m[1])...)
	}
	given = wordList().ReplaceAllString(given, "")
	for _, m := range quotedName().FindAllStringSubmatch(given, -1) {
		names = append(names, m[1]+m[2])
	}
	return names, listWords().MatchString(quotedName().ReplaceAllString(given, ""))
}

// deletes judges what the lists match as what rm -r is given. A pattern that the disk shows to match nothing
// deletes nothing.
func (j rakeLists) deletes(c *effect.Call, names []string) {
	for _, name := range names {
		w := taint.Literal(name)
		if strings.ContainsAny(name, "*?[{") {
			found := j.World.Expand(j.State.Cwd, name)
			if len(found.Names) == 0 && !found.More && !strings.Contains(name, "**") && !strings.Contains(name, "{") {
				continue
			}
			w = taint.Pattern(name)
		}
		j.Deletes(c, w, true)
	}
}
