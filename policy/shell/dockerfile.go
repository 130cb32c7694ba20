package shell

import (
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/lang/dockerfile"
)

// A container build gets the whole folder, and its RUN lines have the network: a
// Dockerfile from the line, or one that this session wrote, may print or send what
// the folder holds. One of the project's is the person's (Dockerfile reference, 1.10).

// buildsImage reports a command that reads a Dockerfile.
func buildsImage(v *invocation) bool {
	first, _, _ := strings.Cut(v.chain[0].Name, " ")
	last := v.name[strings.LastIndexByte(v.name, ' ')+1:]
	return slices.Contains([]string{"docker", "podman", "buildah", "nerdctl", "docker-buildx"}, first) && slices.Contains([]string{"build", "b", "bud", "build-using-dockerfile"}, last)
}

// dockerfile judges the Dockerfile of a build: from standard input, or a file of this
// session's.
func (k *imageJudge) dockerfile(c *call, v *invocation) {
	if composes(v) {
		k.dockerfilesOfServices(c)
		return
	}
	if !buildsImage(v) {
		return
	}
	file, named := v.option("-f", "--file")
	switch {
	case named && isStdin(file), slices.ContainsFunc(v.operands, func(a arg) bool { return a.text == "-" }):
		if !c.in.known {
			c.unknown(say("builds from a Dockerfile that is not known before it runs"))
			return
		}
		k.recipeOfImage(c, c.in.text)
	case named && file.proc != nil:
		if !file.proc.known {
			c.unknown(say("builds from a Dockerfile that is not known before it runs"))
			return
		}
		k.recipeOfImage(c, file.proc.text)
	default:
		k.dockerfileOfSession(c, v, file)
	}
}

func (k *imageJudge) dockerfileOfSession(c *call, v *invocation, file arg) {
	names := []string{file.text}
	if file.text == "" {
		names = []string{"Dockerfile", "Containerfile"}
		if len(v.operands) > 0 && v.operands[0].known() {
			names = []string{v.operands[0].text + "/Dockerfile", v.operands[0].text + "/Containerfile"}
		}
	}
	for _, name := range names {
		p := k.place(literalArg(name))
		if !k.wrote(p.Path) {
			continue
		}
		if text, how := k.textOf(p); how == wholly {
			k.recipeOfImage(c, text)
		}
	}
}

// recipeOfImage judges the text of a Dockerfile.
func (k *imageJudge) recipeOfImage(c *call, text string) {
	f := dockerfile.Read(text)
	secret := slices.ContainsFunc(f.Names, func(name string) bool { return k.world.Like(k.state.cwd, name).Is(place.Secret) })
	for _, name := range f.Frontends {
		c.raise(risk.High, risk.ExecArbitrary|risk.NetworkRisk, say("the build runs a stranger's frontend: {0}", name))
	}
	fetchingImage(c, f)
	if secret {
		c.raise(risk.High, risk.FSConfigSecrets, say("the build takes in secrets"))
	}
	if !f.Takes {
		return
	}
	for _, run := range f.Runs {
		switch {
		case slices.ContainsFunc(fileWord().FindAllString(run.Text, maxListed), func(name string) bool { return k.world.Elsewhere(name).Is(place.Secret) }):
			c.raise(risk.High, risk.FSConfigSecrets, say("the build opens secrets: {0}", run.Text))
		case !f.TakesAll && !secret:
		case run.Sends():
			c.raise(risk.High, risk.NetworkRisk, say("the build sends files of the folder: {0}", run.Text))
		case run.Prints():
			c.raise(risk.High, risk.FSConfigSecrets, say("the build prints files of the folder: {0}", run.Text))
		}
	}
}
