package source

import (
	"path"
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/setting"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/lang/hint"
	"guard/policy/shell/table"
)

// Any tool's settings may run commands, and any text may be run by something: a template, a macro, a source in a
// language that guard does not read. What nobody puts there by everyday work is judged whatever the file is.

// forPeople are endings of texts that people read, where such a line tells them what to do, and of what records or
// draws something.
var forPeople = strings.Fields(".md .markdown .mdx .rst .adoc .asciidoc .org .txt .text .html .htm .svg .csv .tsv " +
	".log .diff .patch .lock .sum .po .pot .srt .map")

// scripts are endings of those of shells, builds names of what builds, which are read whenever they run.
var scripts = strings.Fields(".sh .bash .zsh .fish .ksh .bats")

const builds = "Dockerfile Dockerfile.* *.Dockerfile Containerfile Makefile makefile *.mk *.make *.d Justfile " +
	"justfile *.sql"

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
	read := (code.LanguageOf(put.file, first) != code.Unknown || strings.HasPrefix(first, "#!")) &&
		!table.FitsAny("Vagrantfile Fastfile Podfile Berksfile", path.Base(put.file)) && !hint.Scheduled(put.text)
	hidden := strings.Contains(strings.TrimPrefix(put.file, j.World.Root()), "/.")
	runs := !read && !table.FitsAny(builds, path.Base(put.file)) && hint.RunsFetched(fresh, setting.Usual)
	if runs || (hidden || ending == ".sql") && hint.ExecsFetched(fresh, setting.Usual) {
		c.Raise(risk.High, risk.ExecArbitrary|risk.NetworkRisk,
			effect.Say("puts what a host sent where it runs later: {0}", path.Base(put.file)))
	}
	built := slices.Contains(SourceEndings, ending) // what it does is judged where it is compiled
	if !read && !built && !table.FitsAny(builds, path.Base(put.file)) && losesOfHome(j.Judge, fresh) {
		c.Raise(risk.High, risk.ExecArbitrary|risk.FSDeleteOverwrite,
			effect.Say("changes {0}, which another tool runs later", path.Base(put.file)))
	}
	unseen := hidden || j.World.Git != nil && j.World.Git.Ignored(put.file) // in no difference, nor by who reviews it
	if (!read || unseen) && hint.SendsAway(fresh) || hint.ServesShell(fresh) {
		c.Raise(risk.High, risk.ExecArbitrary|risk.NetworkRisk|risk.FSConfigSecrets,
			effect.Say("changes {0}, which another tool runs later", path.Base(put.file)))
	}
}

// filledAnew are folders of a home that tools fill: clearing one costs time only.
var filledAnew = strings.Fields(".cache .npm .cargo .gradle .m2 .ivy2 .nuget .yarn .pnpm-store .bun .deno .rustup tmp")

// losesOfHome reports lines that delete what stands in the person's home now, outside of the workspace.
func losesOfHome(j *Judge, fresh string) bool {
	home := j.World.Home
	if home == "" || j.World.Disk == nil {
		return false
	}
	return slices.ContainsFunc(hint.HomeLosses(fresh), func(name string) bool {
		for _, begin := range []string{"~", "$HOME", "${HOME}"} {
			if rest, ok := strings.CutPrefix(name, begin); ok {
				name = home + rest
				break
			}
		}
		name = path.Clean(name)
		first, _, _ := strings.Cut(strings.TrimPrefix(name, home+"/"), "/")
		return (name == home || place.Below(name, home)) && !place.Below(name, j.World.Root()) &&
			!slices.Contains(filledAnew, first) && !j.World.Missing(name)
	})
}
