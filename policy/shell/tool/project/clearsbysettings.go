package project

import (
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// What a build deletes besides its own output, because the project's settings of it say so. Whoever cleans a build
// expects its output to go; a folder of data that the settings name is asked, be they the person's.

// clearedBy are such settings: part is where they stand, name a name in there, chosen what is picked out of that,
// modules a further project that is built with it. Sources: maven-clean-plugin 3.4, "Delete Additional Files";
// maven-antrun-plugin 3.1 and Ant 1.10, Delete; Gradle 8, Delete and Project.delete; sbt 1.10, cleanFiles;
// Leiningen 2.11, sample.project.clj (:clean-targets, :target-path); The Cargo Book, build.target-dir; Gradle 8,
// layout.buildDirectory; Maven 3.9, build.directory.
var clearedBy = []cleared{
	{
		programs: "mvn mvnw mvnd maven", files: "pom.xml",
		part:    lazy.Pattern(`(?s)<fileset>.*?</fileset>`),
		name:    lazy.Pattern(`<directory>\s*([^<]*?)\s*</`),
		chosen:  lazy.Pattern(`<include>\s*([^<]*?)\s*</`),
		modules: lazy.Pattern(`<module>\s*([^<]*?)\s*</`),
		anyway:  lazy.Pattern(`<phase>`),
	},
	{
		programs: "mvn mvnw mvnd maven", files: "pom.xml", anyway: lazy.Pattern(`<delete`),
		part:    lazy.Pattern(`(?s)<delete\b[^>]*/>|<delete\b.*?</delete>`),
		name:    lazy.Pattern(`\b(?:dir|file)\s*=\s*["']([^"']*)`),
		chosen:  lazy.Pattern(`\b(?:includes|name)\s*=\s*["']([^"']*)`),
		modules: lazy.Pattern(`<module>\s*([^<]*?)\s*</`),
	},
	{
		programs: "gradle gradlew", files: "build.gradle build.gradle.kts settings.gradle settings.gradle.kts",
		part:    lazy.Pattern(`\bdelete\b[^\n}]*`),
		name:    lazy.Pattern(`["']([^"'\n]*)["']`),
		modules: lazy.Pattern(`(?m)(?:^\s*include\b\s*\(?|,)\s*["']:?([\w./:-]+)["']`),
		anyway:  lazy.Pattern(`\b(?:dependsOn|finalizedBy)\b`),
	},
	{
		output: true, programs: "cargo", files: ".cargo/config.toml .cargo/config",
		part: lazy.Pattern(`(?m)^\s*(?:build\.)?target-dir\s*=[^\n]*`), name: lazy.Pattern(`["']([^"'\n]*)["']`),
	},
	{
		output: true, programs: "gradle gradlew", files: "build.gradle build.gradle.kts",
		part: lazy.Pattern(`(?m)^\s*(?:buildDir\s*=|layout\.buildDirectory\b)[^\n]*`),
		name: lazy.Pattern(`["']([^"'\n]*)["']`),
	},
	{
		output: true, programs: "mvn mvnw mvnd maven", files: "pom.xml",
		part: lazy.Pattern(`<build>\s*(?:<[a-z]+(?:Directory|Name|Goal)>[^<]*</\w+>\s*)*<directory>[^<]*</directory>`),
		name: lazy.Pattern(`<directory>\s*([^<]*?)\s*</`),
	},
	{
		output: true, programs: "sbt sbtn", files: "build.sbt",
		part: lazy.Pattern(`(?m)^\s*(?:ThisBuild\s*/\s*)?target\s*:=[^\n]*`),
		name: lazy.Pattern(`"([^"\n]*)"`),
	},
	{
		output: true, programs: "lein", files: "project.clj", part: lazy.Pattern(`:target-path\s+"[^"]*"`),
		name: lazy.Pattern(`"([^"\n]*)"`),
	},
	{
		programs: "sbt sbtn", files: "build.sbt", part: lazy.Pattern(`\bcleanFiles\b[^\n]*`),
		name: lazy.Pattern(`"([^"\n]*)"`),
	},
	{
		programs: "lein", files: "project.clj", part: lazy.Pattern(`(?s):clean-targets\b[^\[]*\[[^\]]*\]`),
		name: lazy.Pattern(`"([^"\n]*)"`),
	},
}

type cleared struct {
	programs, files             string
	part, name, chosen, modules func() *regexp.Regexp
	anyway                      func() *regexp.Regexp // finds what has it deleted by other goals than those that clear
	output                      bool                  // the folder is the build's output, which may be any folder
}

var clearedByOf = table.ByWord(clearedBy, func(b cleared) []string { return strings.Fields(b.programs) })

// maxModules bounds the projects that are looked at.
const maxModules = 40

// buildsHere are the variables for the folder of the file itself.
var buildsHere = strings.NewReplacer("${basedir}/", "", "${project.basedir}/", "", "${basedir}", ".",
	"${project.basedir}", ".", "$projectDir/", "", "${projectDir}/", "", "$rootDir/", "", "${rootDir}/", "",
	"${project.projectDir}/", "", "${rootProject.projectDir}/", "")

// property is a value that a pom.xml gives a name.
var property = lazy.Pattern(`<([\w.-]+)>([^<]*)</`)

// clearsBySettings judges what a build's settings name besides its output.
func (j builds) clearsBySettings(c *effect.Call, v *option.Invocation) {
	if j.World.Disk == nil || j.State.Cwd == "" || onlyTells(v) || len(c.Cmd.Argv) == 0 {
		return
	}
	first, _ := v.Words()
	rows := clearedByOf(first)
	clearing := len(rows) > 0 && clearing(c.Cmd.Argv)
	for _, b := range rows {
		dirs := []string{j.buildsIn(v)}
		for i := 0; i < len(dirs) && i < maxModules; i++ {
			for name := range strings.FieldsSeq(b.files) {
				text, how := j.TextOf(place.Place{Path: path.Join(dirs[i], name)})
				if how != files.Wholly {
					continue
				}
				if clearing || b.anyway != nil && b.anyway().MatchString(text) {
					j.clears(c, b, dirs[i], text)
				}
				dirs = append(dirs, b.within(dirs[i], text)...)
			}
		}
	}
}

// onlyTells reports a build that only says what it would do.
func onlyTells(v *option.Invocation) bool {
	dry := func(u option.Used) bool { return u.Name == "-m" || u.Name == "--dry-run" } // of gradle
	return v.Marked(program.Dry) || slices.ContainsFunc(v.Unlisted, dry)
}

// clearing reports a line one of whose words tells of clearing away.
func clearing(argv []string) bool {
	return len(argv) > 0 && slices.ContainsFunc(argv[1:], func(word string) bool {
		return slices.ContainsFunc(strings.FieldsFunc(word, betweenGoals), program.Clears)
	})
}

// buildsIn is the folder of the project that is built.
func (j builds) buildsIn(v *option.Invocation) string {
	a, given := v.Option("-f", "--file")
	p := j.Place(a)
	switch info, err := j.World.Disk.Lstat(p.Path); {
	case !given || p.Path == "":
		return j.State.Cwd
	case err == nil && info.IsDir():
		return p.Path
	}
	return path.Dir(p.Path)
}

// within are the folders of the projects that are built with one.
func (b cleared) within(dir, text string) (all []string) {
	if b.modules == nil {
		return nil
	}
	for _, m := range b.modules().FindAllStringSubmatch(text, maxModules) {
		all = append(all, path.Join(dir, strings.ReplaceAll(m[1], ":", "/")))
	}
	return all
}

// clears judges the settings of one project.
func (j builds) clears(c *effect.Call, b cleared, dir, text string) {
	properties := property().FindAllStringSubmatch(text, files.MaxLiterals)
	for _, part := range b.part().FindAllString(text, maxTargets) {
		for _, m := range b.name().FindAllStringSubmatch(part, maxTargets) {
			name := buildsHere.Replace(m[1])
			for _, p := range properties {
				name = strings.ReplaceAll(name, "${"+p[1]+"}", buildsHere.Replace(p[2]))
			}
			if name == "" || strings.Contains(name, "$") {
				continue // it is made up of what only the build knows, its output as a rule
			}
			for _, one := range b.choices(part) {
				j.clearsOne(c, dir, path.Join(name, one))
			}
			if b.output {
				j.clearsOutput(c, dir, name)
			}
		}
	}
}

// choices are the patterns that pick files out of a folder; an empty one is the folder itself.
func (b cleared) choices(part string) (all []string) {
	if b.chosen != nil {
		for _, m := range b.chosen().FindAllStringSubmatch(part, maxTargets) {
			all = append(all, strings.TrimSuffix(m[1], "/"))
		}
	}
	if len(all) == 0 {
		return []string{""}
	}
	return all
}

// clearsOne judges one name.
func (j builds) clearsOne(c *effect.Call, dir, name string) {
	if !path.IsAbs(name) {
		name = path.Join(dir, name)
	}
	a := taint.Literal(name)
	if strings.ContainsAny(name, "*?[") {
		a = taint.Pattern(name)
	}
	p := j.Place(a)
	outside := !p.Any(place.Inside|place.Harmless) && !j.World.Missing(p.Path)
	if outside || p.Is(place.Inside) && access.Loses(j.Judge.Judge, p) {
		j.Deletes(c, a, true)
	}
}

// kept are the endings of files that people keep and that builds do not put at the top of their output.
var kept = strings.Fields(".csv .tsv .xlsx .xls .ods .docx .pptx .sqlite .sqlite3 .db .parquet .ipynb .md .sql")

// ignoredData reports such a file that git ignores and that this session did not make.
func (j builds) ignoredData(file string) bool {
	info, err := j.World.Disk.Lstat(file)
	j.InTime(err)
	return err == nil && info.Mode().IsRegular() && !j.OwnEdit(file) && !j.ChangedByLine(file) && !j.OwnBirth(file)
}

// clearsOutput judges a folder that settings make the build's output: a file of the person's that lies at its top goes
// with it, though git ignores the folder.
func (j builds) clearsOutput(c *effect.Call, dir, name string) {
	p := j.Place(taint.Literal(path.Join(dir, name)))
	if path.IsAbs(name) || !p.Is(place.Inside) || p.Is(place.WorkspaceRoot) {
		return
	}
	j.InTime(j.World.Disk.ReadDir(p.Path, func(e fs.DirEntry) bool {
		file := path.Join(p.Path, e.Name())
		if e.IsDir() || !slices.Contains(kept, path.Ext(e.Name())) || !j.Unsaved(file) && !j.ignoredData(file) {
			return true
		}
		j.Deletes(c, taint.Literal(file), false)
		return false
	}))
}
