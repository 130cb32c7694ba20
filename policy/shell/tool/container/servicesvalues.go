package container

import (
	"path"
	"strings"

	"guard/policy/place"
	"guard/policy/shell/files"
	"guard/policy/shell/lang/compose"
)

// Values of variables, by which a compose or bake file is written (Compose Specification, Interpolation).

// expand puts the values of variables in: of the line, of .env beside the file, of the file itself.
func (s *services) expand(value string, defaults map[string]string) (string, bool) {
	return compose.Expand(value, func(name string) (string, bool) {
		if of, set := s.State.Vars[name]; set {
			return of.Only()
		}
		switch name {
		case "HOME":
			return s.World.Home, s.World.Home != ""
		case "PWD":
			return s.State.Cwd, s.State.Cwd != ""
		}
		if set, has := defaults[name]; has {
			return compose.Expand(set, func(string) (string, bool) { return "", false })
		}
		return s.fromEnvFile(name)
	})
}

// fromEnvFile is the value that .env gives to a variable: that of the folder, or of the project's; not known where they
// differ, or where another file is named.
func (s *services) fromEnvFile(name string) (value string, known bool) {
	if s.State.Cwd == "" || s.otherEnv {
		return "", false
	}
	for _, folder := range []string{s.State.Cwd, s.folder} {
		text, how := s.TextOf(place.Place{Path: path.Join(folder, ".env")})
		if how != files.Wholly {
			continue
		}
		for line := range strings.Lines(text) {
			key, set, sets := strings.Cut(strings.TrimPrefix(strings.TrimSpace(line), "export "), "=")
			if !sets || strings.TrimSpace(key) != name {
				continue
			}
			set = strings.Trim(strings.TrimSpace(set), `"'`)
			if known && set != value || strings.Contains(set, "$") {
				return "", false
			}
			value, known = set, true
		}
	}
	return value, known
}
