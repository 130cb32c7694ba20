package container

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/table"
)

// An image has a name until another is given that name; what it was then has none and goes with the next prune
// (docs.docker.com, "docker image tag", "docker container commit", "docker image prune"). To build an image anew by its
// name is everyday's, and so is a further name for it in another registry or of another version.

// Names judges a name that is given to an image of something else.
func (j *Judge) Names(c *effect.Call, v *option.Invocation) {
	if len(v.Operands) < 2 {
		return
	}
	_, sub := v.Words()
	target := v.Operands[len(v.Operands)-1]
	if !target.Known() || onlyOnce().MatchString(target.Text) || j.namedByLine(target.Text) {
		return
	}
	if sub = path.Base(strings.ReplaceAll(sub, " ", "/")); sub == "tag" {
		from := v.Operands[0]
		if from.Known() && imageOf(from.Text) == imageOf(target.Text) {
			return
		}
	}
	c.Raise(risk.High, risk.Delete, effect.Say("replaces {0}, and what is lost is not shown", target.Show()))
}

// onlyOnce finds a version that no image has twice: of a day, of a commit, or made for the moment.
var onlyOnce = lazy.Pattern(`:[\w.-]*(?:\d{6,}|\d{4}-\d\d-\d\d|sha-?[0-9a-f]{6,})[\w.-]*$`)

// imageOf is the last part of an image's name, without registry, owner and version.
func imageOf(name string) string {
	name, _, _ = strings.Cut(path.Base(name), "@")
	name, _, _ = strings.Cut(name, ":")
	return name
}

// namedByLine reports a name that a build, or a further name, of the same line has given before.
func (j *Judge) namedByLine(name string) bool {
	return slices.ContainsFunc(j.Out.Commands, func(c effect.Command) bool {
		return len(c.Argv) > 2 && table.HasWord("docker podman nerdctl buildah", path.Base(c.Argv[0])) &&
			slices.ContainsFunc(c.Argv[1:], func(word string) bool {
				return word == name || strings.HasPrefix(word, "-") && strings.HasSuffix(word, "="+name)
			})
	})
}
