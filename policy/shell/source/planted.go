package source

import (
	"path"
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/recipe"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/table"
)

// Linters, builds, test runners and the like load plugins, settings and modules of the
// workspace whose names no table can list. Whatever this session wrote there may be
// among them, so it is looked at too; but as it is a guess, only what is grave counts.

// maxPlanted bounds the bytes of such files that are looked at for one line.
const maxPlanted = 1 << 20

// isGrave reports what counts in a file that a program may load. Hidden code counts in
// a new file; in the person's own, which this session only edited, it may have been.
func (n *Names) isGrave(file string, f risk.Finding) bool {
	if f.Level >= risk.High && f.Categories&^(risk.NetworkRisk|risk.ExecArbitrary) != 0 ||
		f.Categories.Has(risk.FSOutsideWorkspace) && n.newFile(file) {
		return true
	}
	return f.Categories.Has(risk.ExecArbitrary) && n.newFile(file)
}

// MayLoad judges what this session wrote and a program may load.
func (j *Judge) MayLoad(c *effect.Call, v *option.Invocation) {
	switch {
	case v.Entry.Level == risk.Low && !v.Marked(program.Tests):
	case !program.LoadsProject(v.Chain[0]) && (v.Marked(program.Tests) || runsTests(v)):
		followsTests(j, c, LanguageOf(v))
	case program.LoadsProject(v.Chain[0]):
		j.loadsPlanted(c, v.Name, func(file string) bool { return !prose(file) })
	case v.Chain[0].Name == "git":
		j.loadsPlanted(c, v.Name, managesHooks)
	}
}

// runsTests reports a runner of tests that another program starts by its name: python3 -m unittest.
func runsTests(v *option.Invocation) bool {
	for word := range strings.FieldsSeq(v.Name) {
		if table.HasWord(program.TestPrograms, word) {
			return true
		}
	}
	return false
}

// hookSettings are the files in which the managers of git's hooks are told what to run
// (lint-staged 15, pre-commit 4, lefthook 1, simple-git-hooks 2, commitlint 19,
// CaptainHook 5, GrumPHP 2, prek 0.2, hk 1).
const hookSettings = "package.json .lintstagedrc* lint-staged.config.* .pre-commit-config.yaml lefthook.y*ml " +
	".lefthook.* .simple-git-hooks.* commitlint.config.* .commitlintrc* .czrc .huskyrc* captainhook.json " +
	"grumphp.y*ml prek.toml hk.pkl .rusty-hook.toml"

// managesHooks reports such a file.
func managesHooks(file string) bool { return table.FitsAny(hookSettings, path.Base(file)) }

// loadsPlanted judges those of this session's files that a running program may load.
func (j *Judge) loadsPlanted(c *effect.Call, name string, may func(file string) bool) {
	for _, file := range j.SearchedFiles() {
		seen, source := file, slices.Contains(SourceEndings, path.Ext(file))
		if source { // what comes of it when it is compiled is judged besides
			seen = "planted " + file
		}
		if slices.Contains(j.Reviewed, seen) || slices.Contains(j.Inside, file) || !may(file) {
			continue
		}
		text, how := j.TextOf(place.Place{Path: file})
		if how != files.Wholly && (code.LanguageOf(file, "") != code.Unknown || Configures(file)) {
			j.Sealed(c, file, how)
		}
		if j.planted += len(text); j.planted > maxPlanted {
			c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("the code loads more files than guard reads"))
			return
		}
		settings := holdsData(file) && !source
		short := j.Sources.newFile(file) && len(text) < files.MaxSecret
		if how != files.Wholly || !mayHarm(text) && !settings && !short {
			continue
		}
		j.Reviewed = append(j.Reviewed, seen)
		if j.grave(c, file, func(probe *effect.Call) { j.PlantedText(probe, name, file, text) }) {
			c.Raise(risk.Medium, 0, effect.Say("{0} may load {1}, which this session wrote", name, path.Base(file)))
		}
	}
}

// grave judges what a program may run, and adds only what is grave: most of what a person
// keeps beside the project is never run so.
func (j *Judge) grave(c *effect.Call, file string, f func(probe *effect.Call)) bool {
	return j.AddsWhere(c, f, func(cmd *effect.Command) bool {
		own := &cmd.Own
		return own.Absurd || own.Protected || own.Level == risk.Critical || j.Sources.isGrave(file, *own)
	})
}

// holdsData reports a file whose ending says that it holds settings, data or text. Code
// under any other name that no language has is there to be loaded unseen.
func holdsData(file string) bool {
	if namesLeftOut(file) {
		return true
	}
	switch strings.ToLower(path.Ext(file)) {
	case "", ".json", ".json5", ".jsonc", ".jsonl", ".yaml", ".yml", ".toml", ".ini", ".cfg", ".conf", ".xml",
		".properties", ".env", ".example", ".txt", ".in", ".proto", ".graphql",
		".tf", ".tfvars", ".hcl", ".plist", ".pbxproj", ".template", ".tmpl", ".j2", ".hbs", ".ejs", ".vue", ".svelte",
		".astro", ".prisma", ".nix", ".bazel", ".cmake", ".tex", ".bib":
		return true
	}
	return slices.Contains(SourceEndings, path.Ext(file))
}

// Configures reports settings that are written in a language: what they name a tool
// may empty or fill.
func Configures(file string) bool {
	base := path.Base(file)
	return table.FitsAny(taskFiles, base) ||
		strings.Contains(base, ".config.") || strings.Contains(base, "rc.") || base == "conf.py" ||
		strings.HasPrefix(base, ".") || base == "settings.py"
}

// taskFiles are files in which tasks are written in a language: what they name a task may
// take away (the manuals of Grunt 1, gulp 5, Jake, doit 0.36, Invoke 2, Fabric 3, Nox, SCons 4, Waf 2).
const taskFiles = "Gruntfile.* gulpfile.* Gulpfile.* Jakefile Jakefile.* dodo.py tasks.py fabfile.py noxfile.py " +
	"SConstruct SConscript wscript"

// prose reports a file that nothing loads unnamed: text for people, pictures, data,
// what only another machine runs, and tasks, which are read by their names.
func prose(file string) bool {
	for _, runner := range TaskRunners {
		if slices.Contains(recipe.Files(runner), path.Base(file)) {
			return true
		}
	}
	switch strings.ToLower(path.Ext(file)) {
	case ".md", ".rst", ".adoc", ".html", ".css", ".scss", ".less", ".svg", ".csv", ".tsv", ".log", ".lock", ".patch",
		".diff", ".sql", ".ipynb", ".mk":
		return true
	}
	return strings.Contains(file, "/.github/") || strings.HasPrefix(path.Base(file), "Dockerfile") ||
		path.Base(file) == ".gitlab-ci.yml"
}

// harmWords are in any text that deletes, starts, sends or opens something outside of
// the workspace: a text that has none of them is not looked at further.
var harmWords = []string{
	"rm", "unlink", "remove", "del", "truncate", "rename", "move", "exec", "spawn", "system", "popen", "subprocess",
	"child_process", "eval", "write", "open(",
	"/home", "~/", "HOME", "/etc", "/usr", "../", ".env", ".ssh", ".aws", ".git", "environ", "curl", "wget", "sudo",
	"kill", "import", "require", "load", "RefreshDatabase", "DatabaseMigrations", "DatabaseTruncation",
}

// mayHarm reports a text that has one.
func mayHarm(text string) bool {
	return slices.ContainsFunc(harmWords, func(w string) bool { return strings.Contains(text, w) })
}
