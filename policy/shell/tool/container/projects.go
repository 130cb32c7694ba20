package container

import (
	"path"
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

// Compose finds the containers of a project by its name alone: the folder's, or what -p, a variable or the file says
// (docs.docker.com, "Specify a project name"). Under another's name it stops what nobody here has started.

// projectVariable names the project (Compose 2.30, COMPOSE_PROJECT_NAME).
const projectVariable = "COMPOSE_PROJECT_NAME"

// projectSays finds such a name in a compose file, or in .env beside it.
var projectSays = lazy.Pattern(`(?m)^(?:name:|` + projectVariable + `=)[ \t]*["']?([\w-]+)`)

// forTrial are words of a name that is made to be thrown away.
const forTrial = "test tests testing tst ci tmp temp e2e it dev local sandbox demo scratch spike"

// StopsProject judges a command that starts or stops the services of a project, by the project's name.
func (j *Judge) StopsProject(c *effect.Call, v *option.Invocation) {
	name, given := v.Option("-p", "--project-name")
	if !given {
		of, set := j.State.Vars[projectVariable]
		if !set || len(of.Values) != 1 {
			return
		}
		name = of.Values[0]
	}
	if !name.Known() || name.Text == "" || j.ownProject(name.Text) || j.startedByLine(name.Text) {
		return
	}
	c.Raise(risk.High, risk.SystemImpact, effect.Say("{0} starts or stops the services of another project: {1}",
		v.Name, name.Show()))
}

// ownProject reports the name of this project, or one that is made of it or for a trial.
func (j *Judge) ownProject(name string) bool {
	name = strings.ToLower(name)
	for part := range strings.FieldsFuncSeq(name, func(r rune) bool { return r == '-' || r == '_' }) {
		if table.HasWord(forTrial, strings.TrimRight(part, "0123456789")) {
			return true
		}
	}
	own := []string{path.Base(j.World.Root()), path.Base(j.State.Cwd)}
	for file := range strings.FieldsSeq(composeFiles + " .env") {
		text, how := j.TextOf(place.Place{Path: path.Join(j.State.Cwd, file)})
		if m := projectSays().FindStringSubmatch(text); j.State.Cwd != "" && how == files.Wholly && m != nil {
			own = append(own, m[1])
		}
	}
	return slices.ContainsFunc(own, func(o string) bool {
		o = strings.ToLower(o)
		return len(o) > 1 && (strings.Contains(name, o) || len(name) > 2 && strings.Contains(o, name))
	})
}

// startedByLine reports a name under which the same line has started a project.
func (j *Judge) startedByLine(name string) bool {
	return slices.ContainsFunc(j.Out.Commands, func(c effect.Command) bool {
		return slices.Contains(c.Argv, "up") && slices.ContainsFunc(c.Argv, func(word string) bool {
			return word == name || strings.HasSuffix(word, "="+name)
		})
	})
}
