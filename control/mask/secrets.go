package mask

import (
	"slices"
	"strings"

	"guard/audit/secret"
)

// Secrets are the values to hide, and what each is a secret of. The zero value hides nothing.
type Secrets struct {
	all    []value
	finder *finder // of all of them
	known  func(tokens []string) map[string]bool
	opened string // files of theirs that were opened; empty: none
}

type value struct{ text, of string }

// ByForm adds what is known wherever it stands, by its own form or a name beside it (secret.Tokens), but for what of
// these is known to the model.
func (s Secrets) ByForm(known func(tokens []string) map[string]bool) Secrets {
	s.known = known
	return s
}

// And adds what a text holds that is known by its form or by a name beside it, but for what is known to the model: so
// it is found transformed too.
func (s Secrets) And(name, text string) Secrets {
	if s.known == nil {
		return s
	}
	shown := unknown(asTheyStand(secret.Tokens(text)), s.known)
	if shown == nil {
		return s
	}
	all := slices.Clone(s.all)
	for _, token := range shown.all {
		all = append(all, value{token.shown, name})
	}
	s.all, s.finder = all, &finder{values: all}
	return s
}

// OfEnvironment gives the secrets of an environment, NAME=VALUE.
func OfEnvironment(environ []string) Secrets {
	var all []value
	for _, variable := range environ {
		name, _, _ := strings.Cut(variable, "=")
		all = append(all, valuesOf("$"+name, variable)...)
	}
	return secretsOf(all)
}

func secretsOf(all []value) Secrets { return Secrets{all: all, finder: &finder{values: all}} }

// valuesOf are the secrets in a text.
func valuesOf(name, text string) (all []value) {
	for _, v := range secret.Values(text) {
		all = append(all, value{v, name})
	}
	return all
}

// Opened are the same secrets where files of theirs were opened that the call said nothing of: what is odd in a result
// may be one of them.
func (s Secrets) Opened(names []string) Secrets {
	s.opened = strings.Join(names, ", ")
	return s
}
