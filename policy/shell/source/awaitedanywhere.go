package source

import (
	"path"
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/lang/hint"
)

// Any tool's settings may run commands, and any text may be run by something: a template, a macro, a source in a
// language that guard does not read. What nobody puts there by everyday work is judged whatever the file is.

// forPeople are endings of texts that people read, where such a line tells them what to do, and of what records or
// draws something.
var forPeople = strings.Fields(".md .markdown .mdx .rst .adoc .asciidoc .org .txt .text .html .htm .svg .csv .tsv " +
	".log .diff .patch .lock .sum .po .pot .srt .map")

// scripts are endings of those of shells, which are read whenever they run.
var scripts = strings.Fields(".sh .bash .zsh .fish .ksh")

// awaitedAnywhere judges the lines that a line put into a file of the workspace. What guard reads whenever an agent
// runs it is judged then, but for programs in a tool's own hidden folder, which that loads.
func (j LoadedCode) awaitedAnywhere(c *effect.Call, put putText) {
	ending := strings.ToLower(path.Ext(put.file))
	if slices.Contains(forPeople, ending) || slices.Contains(scripts, ending) || files.Binary(put.text) ||
		(tests{j.Sources}).ofTests(put.file) ||
		!j.World.At("", put.file).Is(place.Inside) {
		return
	}
	fresh := put.fresh()
	first, _, _ := strings.Cut(put.text, "\n")
	read := code.LanguageOf(put.file, first) != code.Unknown || strings.HasPrefix(first, "#!")
	hidden := strings.Contains(strings.TrimPrefix(put.file, j.World.Root()), "/.")
	if !read && hint.RunsFetched(fresh) || hidden && hint.ExecsFetched(fresh) {
		c.Raise(risk.High, risk.ExecArbitrary|risk.NetworkRisk,
			effect.Say("puts what a host sent where it runs later: {0}", path.Base(put.file)))
	}
	if hint.SendsAway(fresh) || hint.ServesShell(fresh) {
		c.Raise(risk.High, risk.ExecArbitrary|risk.NetworkRisk|risk.FSConfigSecrets,
			effect.Say("changes {0}, which another tool runs later", path.Base(put.file)))
	}
}
