package container

import (
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/table"
)

// What services get of this machine, and what is fetched for them.

// remote reports the address of something that is fetched (docs.docker.com/build/concepts/context, "Git repositories";
// Compose 2.30, include of git and OCI).
func remote(text string) bool {
	return strings.Contains(text, "://") || strings.HasPrefix(text, "git@") || strings.HasPrefix(text, "github.com/") ||
		scpLike().MatchString(text)
}

func (s *services) fetches(what string) {
	s.c.Raise(risk.High, risk.NetworkRisk|risk.ExecArbitrary, effect.Say("{0} is fetched and built", what))
}

// given judges a file of this machine that a service or a build reads.
func (s *services) given(file, folder string) {
	text, known := s.expand(file, nil)
	if remote(text) {
		s.fetches(text)
	} else if !known {
		s.c.Raise(risk.High, risk.FSOutsideWorkspace, effect.Say("reads outside the workspace: {0}", text))
	} else {
		s.outside(text, folder)
	}
}

// outside judges a file or folder that is no part of the workspace.
func (s *services) outside(name, folder string) {
	if p := s.World.At(folder, s.atHome(name)); !p.Is(place.Inside) {
		s.c.Raise(risk.High, risk.FSOutsideWorkspace, effect.Say("reads outside the workspace: {0}", name))
		if p.Is(place.Secret) {
			s.c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("the build takes in secrets"))
		}
	}
}

// atHome puts the person's home in place of ~, as compose does.
func (s *services) atHome(name string) string {
	if rest, is := strings.CutPrefix(name, "~"); is && (rest == "" || rest[0] == '/') {
		return s.World.Home + rest
	}
	return name
}

// ofEveryMachine are files that tell nobody anything but the time.
const ofEveryMachine = "/etc/localtime /etc/timezone /usr/share/zoneinfo/*"

// mounts judges what a service sees: a volume by its name is the project's own.
func (s *services) mounts(source, folder string) {
	text, known := s.expand(source, nil)
	switch {
	case known && !strings.ContainsAny(text[:min(len(text), 1)], "./~"), table.FitsAny(ofEveryMachine, text):
	case !known, !s.World.At(folder, s.atHome(text)).Is(place.Inside):
		s.c.Raise(risk.High, risk.FSOutsideWorkspace,
			effect.Say("gives a container the folder {0}, outside the workspace", text))
	}
}
