package container

import (
	"path"
	"slices"
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/files"
	"guard/policy/shell/lang/compose"
	"guard/policy/shell/lang/dockerfile"
	"guard/policy/shell/table"
)

// What one build of a compose or bake file takes in (Compose Build Specification).

// build judges one image that is built.
func (s *services) build(b compose.Build, folder string, defaults map[string]string) {
	for _, context := range b.Contexts {
		s.context(context, folder, defaults)
	}
	if b.Secrets || b.SSH || slices.ContainsFunc(compose.Variables(b.Inline), environment.SecretVariable) {
		s.takesSecrets()
	}
	if b.Rights {
		s.c.Raise(risk.High, risk.SystemImpact, effect.Say("{0} reaches outside the workspace", s.c.Cmd.Argv[0]))
	}
	if slices.ContainsFunc(b.Args, secretArg) && (b.Inline != "" || len(s.dockerfiles()) > 0) {
		s.takesSecrets()
	}
	if b.Dockerfile != "" {
		s.dockerfileOf(b, folder)
	}
	if b.Inline != "" {
		givesSecret(s.c, s.v)
		s.unseenRecipe(s.c, strings.ReplaceAll(b.Inline, "$$", "$"))
	}
}

// dockerfileOf judges the Dockerfile that a build names: its path is one of its folder.
func (s *services) dockerfileOf(b compose.Build, folder string) {
	if len(b.Contexts) > 0 {
		if context, known := s.expand(b.Contexts[0], nil); known && !remote(context) {
			folder = s.World.At(folder, s.atHome(context)).Path
		}
	}
	name, known := s.expand(b.Dockerfile, nil)
	if !known || folder == "" {
		return
	}
	s.outside(name, folder)
	p := s.World.At(folder, name)
	if text, how := s.TextOf(p); how == files.Wholly && s.Wrote(p.Path) &&
		!table.FitsAny(dockerfileNames, path.Base(p.Path)) {
		s.unseenRecipe(s.c, text)
	}
}

// secretArg reports a value for a Dockerfile that is a secret of the environment, or of .env.
func secretArg(a compose.Arg) bool {
	return a.Own && environment.SecretVariable(a.Name) ||
		slices.ContainsFunc(compose.Variables(a.Value), environment.SecretVariable)
}

func (s *services) takesSecrets() {
	s.c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("the build takes in secrets"))
}

// context judges what a build takes files from.
func (s *services) context(context, folder string, defaults map[string]string) {
	text, known := s.expand(context, defaults)
	kind, image, has := strings.Cut(text, "://")
	switch {
	case !known:
		s.fetches(text)
	case has && kind == "docker-image":
		strangers(s.c, dockerfile.Hosts("FROM "+image))
	case table.HasWord("service target", before(text, ":")): // another of the file's
	case has && kind == "oci-layout":
		s.outside(before(image, "@"), folder)
	case remote(text):
		s.fetches(text)
	default:
		s.outside(text, folder)
	}
}

// before is what stands before a mark.
func before(text, mark string) string {
	text, _, _ = strings.Cut(text, mark)
	return text
}
