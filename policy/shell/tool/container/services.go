package container

import (
	"maps"
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/lang/compose"
	"guard/policy/shell/option"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// What a compose or bake file of this session has built is judged as the options of docker build would be, and what it
// gives to services as those of docker run (Compose Specification, Build, Services, Include, Secrets). One of the
// project's is the person's.

// composes reports a command that builds the services of a compose file, or the targets of a bake file.
func composes(v *option.Invocation) bool {
	name, sub := v.Words()
	if !table.HasWord("docker docker.io docker-compose docker-buildx podman podman-compose nerdctl finch", name) {
		return false
	}
	if bakes(v) {
		return true
	}
	if !strings.HasSuffix(name, "-compose") {
		var is bool
		if sub, is = strings.CutPrefix(sub, "compose "); !is {
			return false
		}
	}
	first, _, _ := strings.Cut(sub, " ")
	return table.HasWord("build up run create watch", first)
}

// bakes reports one that builds the targets of a bake file (docs.docker.com/reference/cli/docker/buildx/bake).
func bakes(v *option.Invocation) bool {
	name, sub := v.Words()
	switch name {
	case "docker-buildx":
		return table.HasWord("bake f", sub)
	case "docker", "docker.io":
		return sub == "bake" || table.HasWord("bake f", strings.TrimPrefix(sub, "buildx ")) &&
			strings.HasPrefix(sub, "buildx ")
	}
	return false
}

// services is what a command builds or starts of such files.
type services struct {
	*Judge
	c      *effect.Call
	v      *option.Invocation
	bakes  bool
	starts bool            // services, and not only builds
	named  map[string]bool // files that the command names
	folder string          // of the project, for those

	otherEnv bool // variables stand in another file than .env
}

// servicesOfSession judges the compose files of this session, those of the line, and the Dockerfiles beside them.
func (j *Judge) servicesOfSession(c *effect.Call, v *option.Invocation) {
	s := services{Judge: j, c: c, v: v, bakes: bakes(v), named: map[string]bool{}}
	_, sub := v.Words()
	s.starts = !s.bakes && !strings.HasSuffix(sub, "build")
	s.namedFiles(v)
	for _, file := range j.SessionFiles() {
		if !s.named[file] && !table.FitsAny(serviceFiles, path.Base(file)) {
			continue
		}
		if text, how := j.TextOf(place.Place{Path: file}); how == files.Wholly {
			s.file(file, text)
		}
	}
	if s.bakes {
		s.baked(v)
	}
	for _, text := range s.dockerfiles() {
		j.recipeOfImage(c, text)
		givesSecret(c, v)
		s.personsValues(text)
	}
}

// personsValues judges secrets that a file of the person's has a build take, where the session wrote the Dockerfile
// that names them.
func (s *services) personsValues(recipe string) {
	names := slices.Collect(maps.Keys(s.named))
	for name := range strings.FieldsSeq(composeFiles + composeOverrides) {
		names = append(names, path.Join(s.State.Cwd, name))
	}
	for _, file := range names {
		text, how := s.TextOf(place.Place{Path: file})
		if how != files.Wholly || s.State.Cwd == "" {
			continue
		}
		f, _ := compose.Read(text)
		for _, b := range f.Builds {
			taken := func(a compose.Arg) bool { return secretArg(a) && strings.Contains(recipe, a.Name) }
			if slices.ContainsFunc(b.Args, taken) {
				s.takesSecrets()
			}
		}
	}
}

// serviceFiles are names of files that may be compose or bake files.
const serviceFiles = "*.yaml *.yml *.hcl *.json"

// dockerfiles are the texts of the session's.
func (s *services) dockerfiles() (texts []string) {
	for _, file := range s.SessionFiles() {
		if !table.FitsAny(dockerfileNames, path.Base(file)) {
			continue
		}
		if text, how := s.TextOf(place.Place{Path: file}); how == files.Wholly {
			texts = append(texts, text)
		}
	}
	return texts
}

// namedFiles notes the files that the command names; one that it gets from elsewhere is judged at once.
func (s *services) namedFiles(v *option.Invocation) {
	s.folder = s.State.Cwd
	for i, u := range v.Used {
		switch {
		case u.Name != "-f" && u.Name != "--file":
		case taint.IsStdin(u.Value) && s.c.In.Known:
			s.file(path.Join(s.State.Cwd, "compose.yaml"), s.c.In.Text)
		case u.Value.Proc != nil && u.Value.Proc.Known:
			s.file(path.Join(s.State.Cwd, "compose.yaml"), u.Value.Proc.Text)
		case taint.IsStdin(u.Value), u.Value.Proc != nil:
			s.c.Unknown(effect.Say("builds from a Dockerfile that is not known before it runs"))
		case remote(u.Value.Text):
			s.fetches(u.Value.Text)
		default:
			p := s.Place(u.Value)
			if s.named[p.Path] = true; i == 0 || len(s.named) == 1 {
				s.folder = path.Dir(p.Path)
			}
			if text, how := s.TextOf(p); how == files.Wholly && !p.Is(place.Inside) && s.Wrote(p.Path) {
				s.file(p.Path, text)
			}
		}
	}
	s.otherEnv = v.Gave("--env-file")
	if names, set := s.expand("${COMPOSE_FILE}", nil); set && !s.bakes && len(s.named) == 0 {
		for _, name := range strings.FieldsFunc(names, func(r rune) bool { return r == ':' || r == ',' }) {
			p := s.World.At(s.State.Cwd, name)
			if s.named[p.Path] = true; len(s.named) == 1 {
				s.folder = path.Dir(p.Path)
			}
		}
	}
	if folder, given := v.Option("--project-directory"); given {
		s.folder = s.Place(folder).Path
	}
}

// baked judges the words of bake: a definition from elsewhere, and what is set in place of the file's.
func (s *services) baked(v *option.Invocation) {
	for _, a := range v.Operands {
		if remote(a.Text) {
			s.fetches(a.Text)
		}
	}
	for _, u := range v.Used {
		key, value, sets := strings.Cut(u.Value.Text, "=")
		if u.Name != "--set" || !sets {
			continue
		}
		_, key, _ = strings.Cut(key, ".")
		kind, name, _ := strings.Cut(strings.TrimSuffix(key, "+"), ".")
		b := compose.Build{}
		switch kind {
		case "context", "contexts":
			b.Contexts = []string{value}
		case "dockerfile-inline":
			b.Inline = value
		case "args":
			b.Args = []compose.Arg{{Name: name, Value: value}}
			if u.Value.From&taint.FromSecret != 0 {
				s.takesSecrets()
			}
		case "secrets", "secret":
			b.Secrets = true
		case "ssh":
			b.SSH = true
		case "entitlements":
			b.Rights = true
		}
		s.build(b, s.State.Cwd, nil)
	}
}

// expected are names under which such files are looked for.
const expected = "*compose*.y*ml docker-bake*"

// read reads one such file; nil: the command does not.
func (s *services) read(file, text string) (f *compose.File, ok bool) {
	end := path.Ext(file)
	if !s.bakes && end == ".hcl" && !s.named[file] {
		return nil, false
	}
	services, ok := compose.Read(text)
	if !s.bakes || end == ".yml" || end == ".yaml" {
		return &services, ok
	}
	targets, baked := compose.Bake(text)
	targets.Builds = append(targets.Builds, services.Builds...)
	return &targets, ok || baked
}

// file judges one such file.
func (s *services) file(file, text string) {
	f, ok := s.read(file, text)
	if f == nil {
		return
	}
	if !ok { // another reader may see what this one does not
		for _, mark := range []string{"dockerfile_inline", "dockerfile-inline"} {
			if _, inline, has := strings.Cut(text, mark); has {
				s.unseenRecipe(s.c, strings.ReplaceAll(inline, "\\n", "\n"))
			}
		}
		if s.named[file] || table.FitsAny(expected, path.Base(file)) {
			s.c.Unknown(effect.Say("builds from a Dockerfile that is not known before it runs"))
		}
	}
	folder := path.Dir(file)
	if s.bakes {
		folder = s.State.Cwd // docs.docker.com/build/bake: paths are those of the current folder
	} else if s.named[file] {
		folder = s.folder
	}
	s.content(f, folder)
	for _, placed := range f.Placed {
		s.outside(placed.Folder, folder)
		at := s.World.At(folder, placed.Folder).Path
		text, how := s.TextOf(s.World.At(folder, placed.File))
		if inner, read := compose.Read(text); how == files.Wholly && read {
			s.content(&inner, at)
		}
	}
}

// content judges what a file says, by the folder that its paths are of.
func (s *services) content(f *compose.File, folder string) {
	for _, b := range f.Builds {
		s.build(b, folder, f.Defaults)
	}
	for _, other := range f.Brought {
		if other, known := s.expand(other, nil); remote(other) || !known {
			s.fetches(other)
		} else {
			s.given(other, folder)
		}
	}
	for _, given := range f.Given {
		s.given(given, folder)
	}
	if s.starts {
		for _, seen := range f.Mounts {
			s.mounts(seen, folder)
		}
	}
}
