package project

import (
	"path"
	"regexp"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// What a build does besides building, because its settings bind it to an everyday phase or task: whoever packages a
// project so pushes an image.

// boundTasks are tasks that run with others in builds of Gradle and sbt. edges find such a task, in the first group
// the one with which it runs; lifecycle is what each everyday task has run by itself. Sources: Gradle 8, "Controlling
// Task Execution", The Base and Java Plugins; sbt 1.10, "Task graph".
var boundTasks = []boundTask{
	{
		programs: "gradle gradlew", files: "build.gradle build.gradle.kts", starts: "gradle ",
		modules: lazy.Pattern(`(?m)(?:^\s*include\b\s*\(?|,)\s*["']:?([\w./:-]+)["']`),
		edges: []func() *regexp.Regexp{
			lazy.Pattern(`\b(\w+)["')\]]*\.(?:dependsOn|finalizedBy)\b[ \t(=]*([^\n]+)`),
			lazy.Pattern(`\b(\w+)["']?[^\S\n]*(?:,[^()\n]*)?\)?[^\S\n]*(?:\.configure\s*)?\{[^{}]*?` +
				`\b(?:dependsOn|finalizedBy)\b[ \t(=]*([^\n}]+)`),
		},
		lifecycle: gradleLifecycle,
	},
	{
		programs: "sbt sbtn", files: "build.sbt", starts: "sbt ",
		edges: []func() *regexp.Regexp{
			lazy.Pattern(`(?m)^[^\n:=]*?(\w+)(?:\s+in\s+\w+\)?)?\s*:=[^\n]*?\b(?:dependsOn|triggeredBy)\b([^\n]*)`),
		},
		lifecycle: map[string]string{"package": "packageBin", "packageBin": "compile", "test": "compile",
			"run": "compile", "stage": "packageBin", "assembly": "compile test", "testOnly": "compile"},
	},
}

type boundTask struct {
	programs, files, starts string
	modules                 func() *regexp.Regexp
	edges                   []func() *regexp.Regexp
	lifecycle               map[string]string
}

// gradleLifecycle is what the tasks of Gradle's Java plugins have run.
var gradleLifecycle = map[string]string{
	"build": "assemble check", "check": "test", "assemble": "jar war bootJar shadowJar", "test": "testClasses classes",
	"jar": "classes", "bootJar": "classes", "bootRun": "classes", "run": "classes", "testClasses": "classes",
	"classes": "compileJava compileKotlin processResources", "installDist": "jar", "distZip": "jar",
	"buildNeeded": "build", "buildDependents": "build",
}

// closureOf are tasks and what a lifecycle has run with them.
func closureOf(lifecycle map[string]string, tasks []string) []string {
	all := slices.Clone(tasks)
	for i := 0; i < len(all) && len(all) < maxTargets; i++ {
		for more := range strings.FieldsSeq(lifecycle[all[i]]) {
			if !slices.Contains(all, more) {
				all = append(all, more)
			}
		}
	}
	return all
}

// goalsOf are the tasks or phases that a line names, without the project before them.
func goalsOf(v *option.Invocation) []string {
	_, sub := v.Words()
	words := strings.Fields(sub)
	for _, a := range v.Operands {
		words = append(words, a.Text)
	}
	return goalNames(words)
}

// goalNames are the names of tasks in words.
func goalNames(words []string) (all []string) {
	for _, word := range words {
		for goal := range strings.FieldsFuncSeq(word, betweenGoals) {
			goal = strings.TrimSpace(goal)
			all = append(all, goal[strings.LastIndexAny(goal, ":/ ")+1:])
		}
	}
	return all
}

// boundGoals judges what is bound to what the line builds.
func (j builds) boundGoals(c *effect.Call, v *option.Invocation) {
	if j.World.Disk == nil || j.State.Cwd == "" || v.Marked(program.Dry) || j.bound {
		return
	}
	j.bound = true
	defer func() { j.bound = false }()
	first, _ := v.Words()
	if table.HasWord(mavenPrograms, first) {
		j.mavenGoals(c, v)
		return
	}
	for i := range boundTasks {
		b := &boundTasks[i]
		if !table.HasWord(b.programs, first) {
			continue
		}
		for _, text := range j.buildTexts(v, b.files, "settings.gradle settings.gradle.kts", b.modules) {
			j.startsBound(c, v, b.starts, b.reached(text, goalsOf(v)))
		}
	}
}

// reached are the tasks that a text has run with those that the line names.
func (b *boundTask) reached(text string, goals []string) (found []string) {
	text = withoutRemarks(text)
	all := closureOf(b.lifecycle, goals)
	for range maxModules {
		n := len(all)
		for _, edge := range b.edges {
			for _, m := range edge().FindAllStringSubmatch(text, maxTargets) {
				if !slices.Contains(all, m[1]) {
					continue
				}
				for word := range strings.FieldsSeq(wordsOf(m[2])) {
					if !slices.Contains(all, word) && len(found) < maxTargets {
						all, found = append(all, word), append(found, word)
					}
				}
			}
		}
		if len(all) == n {
			break
		}
		all = closureOf(b.lifecycle, all)
	}
	return found
}

// makesTask is how a build of Gradle makes a task of its own.
var makesTask = lazy.Pattern(`(?:\btask[ \t]+|\btasks\.(?:register|create)(?:<\w+>)?\(\s*["'])(\w+)`)

// hookedLater are tasks that run with everyday tasks of Gradle's only, none of which the line reaches. A line with a
// task whose place in the lifecycle is not known may reach any.
func hookedLater(text string, goals []string) (late []string) {
	known := closureOf(gradleLifecycle, []string{"build", "bootRun", "run", "installDist", "distZip"})
	for _, goal := range goals {
		if !strings.HasPrefix(goal, "-") && !slices.Contains(known, goal) && goal != "clean" {
			return nil
		}
	}
	reached := boundTasks[0].reached(text, goals)
	var made []string // tasks of the project's own, which no line of everyday names
	for _, m := range makesTask().FindAllStringSubmatch(text, maxTargets) {
		made = append(made, m[1])
	}
	for _, edge := range boundTasks[0].edges {
		for _, m := range edge().FindAllStringSubmatch(text, maxTargets) {
			for word := range strings.FieldsSeq(wordsOf(m[2])) {
				own := slices.Contains(known, m[1]) || slices.Contains(made, m[1]) && !slices.Contains(reached, m[1])
				if own && !slices.Contains(reached, word) {
					late = append(late, word)
				}
			}
		}
	}
	return late
}

// startsBound judges such tasks as if the line named them: of their commands what goes out counts.
func (j builds) startsBound(c *effect.Call, v *option.Invocation, starts string, all []string) {
	eachTask(j.Judge, v, starts, all, func(runs func(*effect.Call)) {
		probe := j.Begin(c.In)
		j.Absorbs(probe, func() {
			before := len(j.Out.Commands)
			runs(probe)
			goesOut(c, j.Out.Commands[min(before, len(j.Out.Commands)):])
		})
	})
}

// eachTask has each task judged by what the line that names it runs.
func eachTask(j *Judge, v *option.Invocation, starts string, tasks []string,
	judge func(runs func(*effect.Call))) {
	for _, one := range tasks {
		if !j.Enter() {
			return
		}
		judge(func(probe *effect.Call) {
			j.InSubshell(nil, func() taint.Stream { return j.Walk.ShellText(probe, v.Name, taint.Literal(starts+one)) })
		})
		j.Leave()
	}
}

// buildTexts are the texts of a build's files: of the project that is built, and of those built with it, which the
// files or the settings beside them name.
func (j builds) buildTexts(v *option.Invocation, names, settings string, modules func() *regexp.Regexp) (all []string) {
	dirs := []string{j.buildsIn(v)}
	for i := 0; i < len(dirs) && i < maxModules; i++ {
		for name := range strings.FieldsSeq(names + " " + settings) {
			text, how := j.TextOf(place.Place{Path: path.Join(dirs[i], name)})
			if how != files.Wholly || len(text) > files.MaxSecret {
				continue
			}
			if table.HasWord(names, name) {
				all = append(all, text)
			}
			dirs = append(dirs, cleared{modules: modules}.within(dirs[i], text)...)
		}
	}
	return all
}
