package project

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/source"
	"guard/policy/shell/table"
)

// Build and task files whose language guard does not read: the commands in them stand in
// strings, in lists of strings or behind a name, and what they open they name.

// buildFiles are such files, by who reads them. Sources: the manuals of Nox 2024, Invoke 2,
// doit 0.36, Waf 2, SCons 4, Mage 1, Rake 13, Thor 1, Nim 2 and Nimble, Foreman and its kin,
// Bazel 7, Buck2, Pants 2, Please 17, Terraform 1.9, Pulumi YAML (fn::readFile), Helm 3 (Files), Hugo (os.ReadFile),
// Jekyll 4, CMake 3.30 (file), Meson 1, GN, Tilt, Earthly 0.8, Skaffold 2, Garden, Snakemake 8,
// xmake 2.9, Prisma 5 (generators), Dune 3 (Actions), Ant 1.10, sbt 1.10, Leiningen 2.
// lang is the language that theirs is made of, names: what they name they may take away, exact: what
// looks like a command in them is one, so that a host which it asks is one, too.
var buildFiles = []buildFile{
	{programs: "nox invoke inv fab doit waf scons pyb pybuilder asv",
		files: "noxfile.py tasks.py fabfile.py dodo.py wscript SConstruct SConscript build.py asv.conf.json",
		names: true},
	{programs: "mage", files: "*.go", whole: true},
	{programs: "mix", files: "mix.exs"},
	{programs: "rake thor bundle drake", files: "Rakefile *.rake Thorfile *.thor"},
	{programs: "nim nimble nake atlas", files: "*.nim *.nims *.nimble *.cfg"},
	{programs: "foreman overmind hivemind honcho goreman forego hutzpah nf process-compose mprocs",
		files: "Procfile* process-compose.y*ml mprocs.yaml"},
	{programs: "bazel bazelisk blaze ibazel buck buck2 pants plz please",
		files: "BUILD BUILD.* BUCK TARGETS *.bzl *.star MODULE.bazel WORKSPACE*"},
	{programs: "terraform tofu terragrunt tf", files: "*.tf *.hcl *.tftpl *.tpl *.tf.json"},
	{programs: "helm helmfile", files: "*.yaml *.yml *.tpl *.txt *.gotmpl"},
	{programs: "hugo zola jekyll eleventy", files: "*.html *.md *.xml *.json *.liquid *.njk *.txt"},
	{programs: "cmake cmake3 ctest cpack ccmake", files: cmakeFiles + " CMakePresets.json"},
	{programs: "meson ninja gn", files: "meson.build *.gn *.gni *.ninja"},
	{programs: "node-gyp node-pre-gyp prebuild prebuildify", files: "*.gyp *.gypi", exact: true},
	{programs: "tilt earthly skaffold garden dagger",
		files: "Tiltfile Earthfile skaffold.y*ml garden.y*ml *.garden.y*ml dagger.json"},
	{programs: "xmake", files: "xmake.lua", lang: code.Lua, names: true},
	{programs: "prisma", files: "*.prisma", exact: true},
	{programs: "dune jbuilder", files: "dune dune.inc dune-workspace jbuild", exact: true},
	{programs: "pulumi", files: "Pulumi*.y*ml"},
	{programs: "ant", files: "*.xml *.ant"},
	{programs: "sbt sbtn", files: "*.sbt"},
	{programs: "lein boot", files: "project.clj build.boot"},
	{programs: "snakemake", files: "Snakefile *.smk *.smk.py", lang: code.Python, names: true},
}

type buildFile struct {
	programs, files string
	lang            code.Language
	names, exact    bool
	whole           bool // it is a program, in a language that is read
}

var buildFilesOf = table.ByWord(buildFiles, func(b buildFile) []string { return strings.Fields(b.programs) })

// BuildsBy judges what this session wrote into the build files of a program.
func (j *Judge) BuildsBy(c *effect.Call, v *option.Invocation) { builds{j}.by(c, v) }

// builds judges build files and settings of this session that a program reads by itself.
type builds struct{ *Judge }

func (j builds) by(c *effect.Call, v *option.Invocation) {
	first, sub := v.Words()
	if j.Wrap.Remote || v.Marked(program.Info) {
		return
	}
	namesForeignCode(j.Judge, c, v)
	j.namesOwnHost(c, first)
	j.namesTargets(c, first)
	handsToMake(j, c, v)
	handsToSettings(j, c, v)
	j.clearsBySettings(c, v)
	j.emptiesOutput(c, v)
	j.overwritesByPages(c, v)
	heldBy{j}.judge(c, v)
	j.boundGoals(c, v)
	orders{j}.judge(c, v)
	j.bindsBySettings(c, v)
	rows := buildFilesOf(first)
	if more := buildFilesOf(sub); len(more) > 0 && sub != first {
		rows = append(slices.Clip(rows), more...)
	}
	for _, b := range rows {
		for _, file := range j.SessionFiles() {
			if table.FitsAny(b.files, path.Base(file)) {
				j.readsBuildFile(c, v, b, file)
			}
		}
	}
}

// readsBuildFile judges one such file.
func (j builds) readsBuildFile(c *effect.Call, v *option.Invocation, b buildFile, file string) {
	text, how := j.TextOf(place.Place{Path: file})
	if how != files.Wholly || len(text) > files.MaxSecret || slices.Contains(j.Reviewed, "build "+file) {
		return
	}
	j.Reviewed = append(j.Reviewed, "build "+file)
	text = quotesBracketed(file, text)
	if b.whole {
		t := &source.ProgramText{Lang: code.LanguageOf(file, ""), File: file}
		j.Absorbs(c, func() { j.Texts.Acts(c, t, text) })
	}
	if hiddenFileName().MatchString(text) {
		c.Raise(risk.Medium, risk.ExecArbitrary, files.SayUnread(file))
	}
	j.namesSecretFiles(c, file, text)
	folded := source.Folded(text)
	j.namesSecretFiles(c, file, folded)
	source.Spelled{Names: j.Sources}.Judges(c, file, text, bareWords(file, text))
	j.showsAll(c, file, text)
	namesProviders(c, file, text)
	givesSecrets(c, file, text)
	if strings.HasPrefix(path.Ext(file), ".nim") {
		j.NamesUnsaved(c, file, text)
	}
	if b.names {
		j.Sources.PlantedPlaces(c, file, text)
	}
	j.startsByCalls(c, v, file, text)
	probe := j.Begin(c.In)
	probe.Cmd.Argv = c.Cmd.Argv
	text, folded = rules{j}.text(file, text), rules{j}.text(file, folded)
	j.inFolders(text, func() { j.startsLines(c, probe, v, b, file, text, folded) })
	mere := risk.ExecArbitrary | risk.DepsInstallUpdate
	if !b.exact {
		mere |= risk.NetworkRisk
	}
	if own := probe.Cmd.Own; own.Level >= risk.High && own.Categories&^mere != 0 {
		c.Cmd.Own.Add(probe.Cmd.Own)
		c.Touches(&probe.Cmd)
	}
	rules{j}.run(c, v, file, text)
}

// startsLines judges the code of a build file, and what in it may be commands, for the command c.
// folded is the text with its strings put together.
func (j builds) startsLines(c, probe *effect.Call, v *option.Invocation, b buildFile, file, text, folded string) {
	j.Absorbs(probe, func() {
		if b.lang != code.Unknown {
			j.Texts.Acts(probe, source.MayRun(b.lang, file), text)
		}
		for _, line := range append(buildCommands(file, text), buildCommands(file, folded)...) {
			access.StartsLine(j.Judge.Judge, probe, v.Name, line)
		}
		goesOut(c, j.Out.Commands)
	})
}

// makesText finds how CMake makes a text of words without quotes, fileByVariable what takes a file, and ownVariable a
// variable that is none of CMake's own (CMake 3.30: set, string, list, file).
var (
	makesText      = lazy.Pattern(`(?im)^[ \t]*(?:set|string|list|math)[ \t]*\(([^()\n]*)\)`)
	fileByVariable = lazy.Pattern(`(?i)\b(?:file|configure_file|include|execute_process)[ \t]*\(([^()]*)`)
	ownVariable    = lazy.Pattern(`\$\{(?:[a-z]\w*|[A-BD-OQ-Z_]\w*|C[^M]\w*|P[^R]\w*|[A-Z])\}`)
)

// bareWords are those of a file of CMake's.
func bareWords(file, text string) (words []string) {
	if !table.FitsAny(cmakeFiles, path.Base(file)) ||
		!slices.ContainsFunc(fileByVariable().FindAllString(text, files.MaxLiterals), ownVariable().MatchString) {
		return nil
	}
	for _, m := range makesText().FindAllStringSubmatch(text, files.MaxLiterals) {
		words = append(words, strings.Fields(strings.ReplaceAll(m[1], `"`, ""))...)
	}
	return words[:min(len(words), files.MaxLiterals)]
}

// hiddenFileName is a name of a file that is put together where the language takes a name.
var hiddenFileName = lazy.Pattern(`\b(?:file|templatefile|filebase64\w*|fileset)\(\s*(?:join|format|replace|strrev|` +
	`reverse|base64decode|chr)\(|\b(?:file|templatefile|filebase64\w*)\(\s*"[^"\n]*\$\{\s*"|` +
	`\.Files\.\w+\s+\(\s*(?:printf|print|join|cat)|(?:readFile|os\.ReadFile)\s+\(\s*(?:printf|print|delimit)`)

// namesSecretFiles judges the names of secrets in such a file, and patterns that match them.
func (j builds) namesSecretFiles(c *effect.Call, file, text string) {
	words := strings.FieldsFunc(text, func(r rune) bool { return source.SplitsSetting(r) || r == '#' })
	for _, word := range words[:min(len(words), 20*files.MaxLiterals)] {
		if word[0] != '.' && !strings.Contains(word, "/") || len(word) > 200 {
			continue
		}
		name := path.Base(anchors.Replace(word))
		secret := j.World.At(j.State.Cwd, name).Is(place.Secret)
		if strings.ContainsAny(name, "*?[") && name[0] == '.' {
			secret = len(j.SecretsMatching(j.State.Cwd, name)) > 0
		}
		if secret {
			c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("the code names secrets: {0}", word))
		}
	}
}

// expandedCommand is a command whose output GYP takes: <!(command), <!@(command) (GYP, Input Format Reference).
var expandedCommand = lazy.Pattern(`<!@?\(([^"'\n]*)\)`)

// anchors are ways in which such languages say where they are.
var anchors = strings.NewReplacer("${path.module}/", "", "${path.root}/", "", "${path.cwd}/", "",
	"${CMAKE_SOURCE_DIR}/", "", "${CMAKE_CURRENT_SOURCE_DIR}/", "", "${PROJECT_SOURCE_DIR}/", "")

// commandWords are what a list of strings may be as one command.
const commandWords = 6

// buildCommands lists what in a text may be a command: a string, a list of strings, or, in
// a Procfile and its like, what stands behind a name.
func buildCommands(file, text string) (lines []string) {
	if strings.HasPrefix(path.Ext(file), ".gyp") {
		for _, m := range expandedCommand().FindAllStringSubmatch(text, files.MaxLiterals) {
			lines = append(lines, m[1])
		}
	}
	if strings.HasPrefix(path.Base(file), "Procfile") {
		for line := range strings.Lines(text) {
			if _, command, ok := strings.Cut(line, ":"); ok && len(lines) < files.MaxLiterals {
				lines = append(lines, strings.TrimSpace(command))
			}
		}
		return lines
	}
	if path.Ext(file) == ".ninja" {
		return ninjaCommands(text)
	}
	if strings.HasPrefix(path.Base(file), "dune") || path.Base(file) == "jbuild" {
		return duneActions(text)
	}
	for _, m := range stringList().FindAllString(text, files.MaxLiterals) {
		words := source.QuotedStrings(m)
		if len(words) > 0 && namesProgram(words[0]) {
			lines = append(lines, strings.Join(words[:min(len(words), commandWords)], " "))
		}
	}
	lines = append(lines, argumentLists(text)...)
	for _, s := range source.QuotedStrings(text) {
		if first, _, more := strings.Cut(strings.TrimSpace(s), " "); more && namesProgram(first) &&
			len(lines) < 2*files.MaxLiterals {
			lines = append(lines, s)
		}
	}
	for _, m := range runCommand().FindAllStringSubmatch(text, files.MaxLiterals) {
		lines = append(lines, m[1])
	}
	if path.Base(file) == "mix.exs" {
		for _, m := range mixCommand().FindAllStringSubmatch(text, files.MaxLiterals) {
			lines = append(lines, m[1])
		}
	}
	for _, m := range commandSetting().FindAllStringSubmatch(text, files.MaxLiterals) {
		lines = append(lines, m[1])
	}
	return lines
}

// duneAction is one that runs something, in which no other stands (Dune 3 manual, Actions).
var duneAction = lazy.Pattern(`\(\s*(run|system|bash)\s+((?:"(?:[^"\\]|\\.)*"|[^()"])+)\)`)

// duneActions lists the commands of a dune file. They run in _build/default.
func duneActions(text string) (lines []string) {
	for _, m := range duneAction().FindAllStringSubmatch(text, files.MaxLiterals) {
		line := strings.TrimSpace(duneAnchors.Replace(m[2]))
		if m[1] != "run" {
			line = strings.Trim(line, `"`)
		}
		lines = append(lines, line)
	}
	return lines
}

// duneAnchors are its variables for where it is, as seen from the top, and for programs.
var duneAnchors = strings.NewReplacer("%{project_root}", "_build/default", "%{workspace_root}", "_build/default",
	"%{bin:", "", "%{exe:", "./", "}", "")

// namesProgram reports the name or path of a program that guard knows.
func namesProgram(word string) bool { return program.Find(path.Base(word)) != nil }

var (
	// runCommand is a command of one word (Terragrunt 0.68, run_cmd).
	runCommand = lazy.Pattern(`\brun_cmd\(\s*"([^"\n]+)"\s*\)`)
	// mixCommand is one that an alias runs (Elixir 1.17, mix cmd).
	mixCommand = lazy.Pattern(`"cmd[ \t]+(?:--(?:cd|app)[ \t]+\S+[ \t]+|--\S+[ \t]+)*([^"\n]+)"`)
	// stringList is two strings or more beside each other.
	stringList = lazy.Pattern(`(?:"[^"\n]*"|'[^'\n]*')(?:\s*,\s*(?:"[^"\n]*"|'[^'\n]*'))+`)
	// commandSetting is a command without quotes: of Ninja, CMake, Skaffold and Earthly.
	commandSetting = lazy.Pattern(`(?m)(?:^\s*(?:command|cmd|buildCommand|RUN)\s*[=:]?\s+|\bCOMMAND\s+)([^\n)"']+)`)
)
