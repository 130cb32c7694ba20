package container

import (
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/files"
	"guard/policy/shell/lang/dockerfile"
	"guard/policy/shell/option"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// A container build gets the whole folder, and its RUN lines have the network: a
// Dockerfile from the line, or one that this session wrote, may print or send what
// the folder holds. One of the project's is the person's (Dockerfile reference, 1.10).

// buildsImage reports a command that reads a Dockerfile.
func buildsImage(v *option.Invocation) bool {
	first, _, _ := strings.Cut(v.Chain[0].Name, " ")
	last := v.Name[strings.LastIndexByte(v.Name, ' ')+1:]
	return slices.Contains([]string{"docker", "podman", "buildah", "nerdctl", "docker-buildx"}, first) &&
		slices.Contains([]string{"build", "b", "bud", "build-using-dockerfile"}, last)
}

// Dockerfile judges the Dockerfile of a build: from standard input, or a file of this
// session's.
func (j *Judge) Dockerfile(c *effect.Call, v *option.Invocation) {
	if composes(v) {
		j.servicesOfSession(c, v)
		return
	}
	if !buildsImage(v) {
		return
	}
	file, named := v.Option("-f", "--file")
	switch {
	case named && taint.IsStdin(file),
		slices.ContainsFunc(v.Operands, func(a taint.Word) bool { return a.Text == "-" }):
		if !c.In.Known {
			c.Unknown(effect.Say("builds from a Dockerfile that is not known before it runs"))
			return
		}
		j.unseenRecipe(c, c.In.Text)
		givesSecret(c, v)
	case named && file.Proc != nil:
		if !file.Proc.Known {
			c.Unknown(effect.Say("builds from a Dockerfile that is not known before it runs"))
			return
		}
		j.unseenRecipe(c, file.Proc.Text)
		givesSecret(c, v)
	default:
		j.dockerfileOfSession(c, v, file)
	}
}

// dockerfileOfSession judges a Dockerfile that this line or session wrote.
func (j *Judge) dockerfileOfSession(c *effect.Call, v *option.Invocation, file taint.Word) {
	names := []string{file.Text}
	if file.Text == "" {
		names = []string{"Dockerfile", "Containerfile"}
		if len(v.Operands) > 0 && v.Operands[0].Known() {
			names = []string{v.Operands[0].Text + "/Dockerfile", v.Operands[0].Text + "/Containerfile"}
		}
	}
	for _, name := range names {
		p := j.Place(taint.Literal(name))
		if !j.Wrote(p.Path) {
			continue
		}
		text, how := j.TextOf(p)
		if how != files.Wholly {
			continue
		}
		if table.FitsAny(dockerfileNames, path.Base(p.Path)) {
			j.recipeOfImage(c, text)
		} else {
			j.unseenRecipe(c, text)
		}
		givesSecret(c, v)
	}
}

// dockerfileNames are names by which a Dockerfile is known when it is written.
const dockerfileNames = "Dockerfile* Containerfile* *.Dockerfile *.dockerfile"

// unseenRecipe judges the text of a Dockerfile that stands in no file of that name, so that nobody was asked of its
// hosts.
func (j *Judge) unseenRecipe(c *effect.Call, text string) {
	j.recipeOfImage(c, text)
	strangers(c, dockerfile.Hosts(text))
}

// givesSecret judges a value for a Dockerfile of this session that is a secret: a name without one is a variable of the
// environment (docker build --help, --build-arg).
func givesSecret(c *effect.Call, v *option.Invocation) {
	for _, u := range v.Used {
		if u.Name != "--build-arg" {
			continue
		}
		name, _, set := strings.Cut(u.Value.Text, "=")
		if !set && environment.SecretVariable(name) || u.Value.From&taint.FromSecret != 0 {
			c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("the build takes in secrets"))
		}
	}
}

// recipeOfImage judges the text of a Dockerfile.
func (j *Judge) recipeOfImage(c *effect.Call, text string) {
	f := dockerfile.Read(text)
	secret := slices.ContainsFunc(f.Names,
		func(name string) bool { return j.World.Like(j.State.Cwd, name).Is(place.Secret) })
	for _, name := range f.Frontends {
		c.Raise(risk.High, risk.ExecArbitrary|risk.NetworkRisk,
			effect.Say("the build runs a stranger's frontend: {0}", name))
	}
	fetchingImage(c, f)
	strangers(c, dockerfile.Hidden(text))
	if secret || f.Lent {
		c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("the build takes in secrets"))
	}
	if !f.Takes {
		return
	}
	for _, run := range f.Runs {
		switch {
		case slices.ContainsFunc(FileWord().FindAllString(run.Text, MaxListed),
			func(name string) bool { return j.World.Elsewhere(name).Is(place.Secret) }):
			c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("the build opens secrets: {0}", run.Text))
		case !f.TakesAll && !secret:
		case run.Sends():
			c.Raise(risk.High, risk.NetworkRisk, effect.Say("the build sends files of the folder: {0}", run.Text))
		case run.Prints():
			c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("the build prints files of the folder: {0}", run.Text))
		default:
			j.startsOwn(c, run)
		}
	}
}

// startsOwn judges a RUN line that starts a script which this session wrote, by the lines of that.
func (j *Judge) startsOwn(c *effect.Call, run dockerfile.Run) {
	for _, file := range j.SessionFiles() {
		if !slices.ContainsFunc(FileWord().FindAllString(run.Text, MaxListed),
			func(name string) bool { return path.Base(name) == path.Base(file) }) {
			continue
		}
		text, how := j.TextOf(place.Place{Path: file})
		if how != files.Wholly {
			continue
		}
		for line := range strings.Lines(text) {
			switch inner := (dockerfile.Run{Text: line}); {
			case inner.Sends():
				c.Raise(risk.High, risk.NetworkRisk, effect.Say("the build sends files of the folder: {0}", run.Text))
			case inner.Prints():
				c.Raise(risk.High, risk.FSConfigSecrets,
					effect.Say("the build prints files of the folder: {0}", run.Text))
			}
		}
	}
}
