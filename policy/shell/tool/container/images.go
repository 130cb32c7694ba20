package container

import (
	"path"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/lang/dockerfile"
	"guard/policy/shell/option"
	"guard/policy/shell/table"
)

// What a Dockerfile of this session fetches and runs unread, and what compose builds by one
// (Dockerfile reference, ADD, RUN; Compose Build Specification, dockerfile_inline).

// composes reports a command that builds the services of a compose file.
func composes(v *option.Invocation) bool {
	name, sub := v.Words()
	if !strings.HasPrefix(name, "docker") && name != "podman" && name != "podman-compose" && name != "nerdctl" {
		return false
	}
	if name == "docker" || name == "podman" || name == "nerdctl" {
		var is bool
		if sub, is = strings.CutPrefix(sub, "compose "); !is {
			return v.Name == name+" buildx bake"
		}
	}
	first, _, _ := strings.Cut(sub, " ")
	return table.HasWord("build up run create watch", first)
}

// dockerfilesOfServices judges the Dockerfiles of this session, and those in its compose
// files.
func (j *Judge) dockerfilesOfServices(c *effect.Call) {
	for _, file := range j.SessionFiles() {
		base := path.Base(file)
		text, how := j.TextOf(place.Place{Path: file})
		switch {
		case how != files.Wholly:
		case table.FitsAny("Dockerfile* Containerfile* *.Dockerfile *.dockerfile", base):
			j.recipeOfImage(c, text)
		case table.FitsAny("*.yaml *.yml *.hcl *.json", base):
			for _, mark := range []string{"dockerfile_inline", "dockerfile-inline"} {
				if _, inline, has := strings.Cut(text, mark); has {
					j.recipeOfImage(c, strings.ReplaceAll(inline, "\\n", "\n"))
				}
			}
		}
	}
}

// fetchingImage judges RUN lines that run what they, or an ADD, fetched, and those of a stranger's image that
// the folder's files are copied into.
func fetchingImage(c *effect.Call, f dockerfile.File) {
	for _, run := range f.Runs {
		switch {
		case run.Fetched:
			c.Raise(risk.High, risk.NetworkRisk|risk.ExecArbitrary,
				effect.Say("the build runs what it fetches: {0}", run.Text))
		case f.Stranger != "" && f.Takes:
			c.Raise(risk.High, risk.NetworkRisk|risk.ExecArbitrary,
				effect.Say("the build gives files of the folder to a stranger's image: {0}", f.Stranger))
		}
	}
}
