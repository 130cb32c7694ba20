package project

import (
	"path"
	"regexp"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/table"
)

// Builds whose settings have them send what they make, or run code that a host hands out: whoever builds the site so
// publishes it.

// sending is a setting that says so.
type sending struct {
	programs, files string
	line, without   func() *regexp.Regexp // what the line says where it does, and what it does not say; nil: any line
	sends, unless   func() *regexp.Regexp // what the settings say, and by what they take it back
	by              func(text string) bool
	key             bool // only where a key of the service's lies in the project
	cats            risk.Categories
}

const bundlerFiles = "webpack.config.* webpack.*.js vite.config.* rollup.config.* rspack.config.* " +
	"rsbuild.config.* vue.config.* craco.config.* config-overrides.js esbuild.config.* build.mjs"

// sendings: sources: Confluence Builder 2 (confluence_publish, -b confluence); mkdocs-with-confluence 0.2 (dryrun,
// enabled_if_env); Gradle 8, "Using Script Plugins"; Develocity Gradle Plugin 3 (publishAlways); webpack-s3-plugin 1,
// vite-plugin-ftp and their kin, by the words of their names.
var sendings = []sending{
	{programs: "sphinx-build sphinx-autobuild sphinx",
		files:  "conf.py docs/conf.py doc/conf.py source/conf.py docs/source/conf.py",
		line:   lazy.Pattern(`\s(?:-b|-M|--builder)[ =]?(?:single)?confluence\b`),
		sends:  lazy.Pattern(`(?m)^\s*confluence_publish\s*=\s*(?:True|1)\b`),
		unless: lazy.Pattern(`(?m)^\s*confluence_publish_dryrun\s*=\s*True`),
		cats:   risk.Publish | risk.NetworkRisk},
	{programs: "mkdocs", files: "mkdocs.yml mkdocs.yaml", line: lazy.Pattern(`\s(?:build|serve)\b`),
		sends:  lazy.Pattern(`(?m)^\s*-\s*["']?(?:mkdocs-with-confluence|confluence|md2cf)\b`),
		unless: lazy.Pattern(`(?m)^\s*(?:dryrun\s*:\s*true|enabled_if_env\s*:|enabled\s*:\s*false)`),
		cats:   risk.Publish | risk.NetworkRisk},
	{programs: "gradle gradlew", files: "settings.gradle settings.gradle.kts build.gradle build.gradle.kts",
		without: lazy.Pattern(`\s--(?:no-scan|offline)\b`),
		sends:   lazy.Pattern(`\bpublishAlways\s*\(\s*\)`),
		unless: lazy.Pattern(`(?i)\b(?:if|when)\s*\(?[^\n{]*\b(?:CI|GITHUB_ACTIONS)\b[^\n]*\{?\s*[^{}]*` +
			`publishAlways`),
		cats: risk.Send | risk.NetworkRisk},
	{programs: "gradle gradlew", files: "settings.gradle settings.gradle.kts build.gradle build.gradle.kts",
		sends: lazy.Pattern(`\bapply\b[ \t(]*(?:\{[^}]*?)?\bfrom\b\s*[:=(]?\s*` +
			`(?:uri\(|URL\(|new URL\()?\s*["']https?://`),
		cats: risk.ExecArbitrary | risk.NetworkRisk},
	{programs: bundling, files: bundlerFiles, without: lazy.Pattern(`\s(?:serve|--watch|-w)\b`),
		sends: lazy.Pattern(sourceMapPlugins), key: true, cats: risk.Publish | risk.NetworkRisk},
	{programs: "vite next nuxt nuxi astro", line: lazy.Pattern(`\sbuild\b`),
		files: bundlerFiles + " next.config.* nuxt.config.* astro.config.* svelte.config.*",
		sends: lazy.Pattern(sourceMapPlugins), key: true, cats: risk.Publish | risk.NetworkRisk},
	{programs: "vite", files: bundlerFiles, by: namesUploader, line: lazy.Pattern(`\sbuild\b`),
		cats: risk.Publish | risk.NetworkRisk},
	{programs: bundling, files: bundlerFiles, by: namesUploader, without: lazy.Pattern(`\s(?:serve|--watch|-w)\b`),
		cats: risk.Publish | risk.NetworkRisk},
}

// bundling are the programs that load such plugins.
const bundling = "webpack webpack-cli rollup rspack rsbuild vue-cli-service craco react-app-rewired esbuild"

var sendingsOf = table.ByWord(sendings, func(s sending) []string { return strings.Fields(s.programs) })

// sendsBySettings judges such settings, whoever wrote them.
func (j orders) sendsBySettings(c *effect.Call, v *option.Invocation) {
	rows := sendingsOf(runnerOf(v))
	if len(rows) == 0 {
		return
	}
	line := " " + strings.Join(c.Cmd.Argv[min(1, len(c.Cmd.Argv)):], " ")
	for _, s := range rows {
		if s.line != nil && !s.line().MatchString(line) || s.without != nil && s.without().MatchString(line) {
			continue
		}
		for _, file := range j.sendingFiles(v, s) {
			text, how := j.TextOf(place.Place{Path: file})
			if how != files.Wholly || len(text) > files.MaxSecret {
				continue
			}
			if text = withoutRemarks(text); s.found(text) && (!s.key || j.hasMapKey(path.Dir(file), text)) {
				says := effect.Wording(s.cats, risk.High)
				if s.cats.Has(risk.ExecArbitrary) {
					says = "{0} runs what a host sent"
				}
				by := strings.TrimSpace(v.Name) + " (" + path.Base(file) + ")"
				c.Raise(risk.High, s.cats, effect.Say(says, by))
				return
			}
		}
	}
}

// found reports a text that says so.
func (s sending) found(text string) bool {
	if s.by != nil {
		return s.by(text)
	}
	return s.sends().MatchString(text) && (s.unless == nil || !s.unless().MatchString(text))
}

// sendingFiles are the files where the settings may stand: in the folder, in one that the line names, or named by it.
func (j orders) sendingFiles(v *option.Invocation, s sending) (all []string) {
	for _, u := range slices.Concat(v.Used, v.Unlisted) {
		if table.HasWord("-c --config -f --config-file", u.Name) && u.Value.Known() && u.Value.Text != "" {
			all = append(all, j.Place(u.Value).Path)
		}
	}
	dirs := []string{j.buildsIn(v)}
	for _, a := range v.Operands[:min(len(v.Operands), 2)] {
		if p := j.Place(a).Path; a.Known() && p != "" && j.FolderAt(p) {
			dirs = append(dirs, p)
		}
	}
	for _, dir := range dirs {
		for _, name := range j.namedIn(dir, s.files) {
			all = append(all, path.Join(dir, name))
		}
	}
	return all
}
