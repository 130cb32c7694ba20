package container

import (
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/shell/environment"
)

// Compose puts variables of .env, and of its environment, into any value of its files (Compose Specification,
// Interpolation). Those of a service's environment it hands on unseen; in a name, an address or an argument of a build
// they are shown by what lists, by what builds and by the error about a value that cannot be.

var (
	// interpolation finds a variable that compose puts in; $$ is a dollar.
	interpolation = lazy.Pattern(`(?:^|[^$])(?:\$\$)*\$\{?([A-Za-z_]\w*)`)
	// yamlKey is a line of a mapping, perhaps of one that stands in a list.
	yamlKey = lazy.Pattern(`^([ \t]*(?:-[ \t]+)*)["']?([\w./-]+)["']?[ \t]*:(?:[ \t]|$)`)
	// handedOn are the keys whose values reach the container unseen (Compose Specification 2024, Services; Secrets;
	// Configs); x-…env… are fragments of such.
	handedOn = lazy.Pattern(`^(?:environment|command|entrypoint|healthcheck|labels|annotations|secrets|configs|` +
		`x-[\w-]*env[\w-]*)$`)
	// handedOnInLine is such a mapping or list that its own line opens before the variable.
	handedOnInLine = lazy.Pattern(`\b(?:environment|command|entrypoint|test|labels|annotations)["']?[ \t]*:` +
		`[ \t]*[\[{][^\]}]*$`)
)

// namesSecret reports a text of compose's in which a secret variable stands where it is shown. Beside those whose name
// says so, named are variables that are made of such.
func namesSecret(text string, named []string) bool {
	var above []level
	for line := range strings.SplitSeq(text, "\n") {
		if strings.HasPrefix(strings.TrimSpace(line), "#") || strings.TrimSpace(line) == "" {
			continue
		}
		indent := len(line) - len(strings.TrimLeft(line, " \t-"))
		for len(above) > 0 && above[len(above)-1].indent >= indent {
			above = above[:len(above)-1]
		}
		if m := yamlKey().FindStringSubmatch(line); m != nil {
			above = append(above, level{len(m[1]), handedOn().MatchString(m[2]) || unseen(above)})
		}
		if unseen(above) {
			continue
		}
		for _, at := range interpolation().FindAllStringSubmatchIndex(line, -1) {
			if secretName(line[at[2]:at[3]], named) && !handedOnInLine().MatchString(line[:at[2]]) {
				return true
			}
		}
	}
	return false
}

// level is a key that a line stands below.
type level struct {
	indent int
	unseen bool
}

// unseen reports a line below such a key.
func unseen(above []level) bool { return len(above) > 0 && above[len(above)-1].unseen }

// secretName reports a variable that is a secret by its name, or one of others.
func secretName(name string, named []string) bool {
	return environment.SecretVariable(name) || slices.Contains(named, name)
}

// madeOfSecrets are the variables of a file that compose reads its variables from whose values are made of secret ones
// (Compose 2.30, --env-file: a later file puts in what an earlier one sets).
func madeOfSecrets(text string, named []string) []string {
	for line := range strings.SplitSeq(text, "\n") {
		name, value, ok := strings.Cut(strings.TrimPrefix(strings.TrimSpace(line), "export "), "=")
		if !ok {
			continue
		}
		for _, m := range interpolation().FindAllStringSubmatch(value, -1) {
			if secretName(m[1], named) {
				named = append(named, strings.TrimSpace(name))
			}
		}
	}
	return named
}
