package policy

import (
	"strings"

	"guard/policy/place"
	"guard/policy/shell"
)

// SecretFile is a file of the person's secrets, and its name for people: from the workspace, or from the home.
type SecretFile struct{ Path, Name string }

// SecretFiles lists the files of secrets in the workspace, the settings there that git ignores, and what programs keep
// in the home, but for what the session itself made. A file that is not there may be named.
func SecretFiles(w place.World) (all []SecretFile) {
	for _, name := range place.HomeSecrets(w.Home) {
		all = append(all, SecretFile{name, "~" + strings.TrimPrefix(name, w.Home)})
	}
	root := w.Root()
	if p := w.At("", root); root == "" || p.Any(place.Root|place.HomeFolder|place.TopLevel) {
		return all
	}
	secrets, settings, _ := shell.SecretsOf(w, root)
	for _, name := range append(secrets, settings...) {
		if w.Past == nil || !made(w.Past, name) {
			all = append(all, SecretFile{name, strings.TrimPrefix(name, root+"/")})
		}
	}
	return all
}

// Committed tells which texts a file of the workspace holds as git has it: no secrets of the person's.
func Committed(w place.World, texts []string) map[string]bool {
	root := w.Root()
	if p := w.At("", root); root == "" || p.Any(place.Root|place.HomeFolder|place.TopLevel) {
		return nil
	}
	return shell.HeldTexts(w, root, texts)
}

func made(p place.Past, file string) bool {
	_, made := p.Made(file)
	return made
}
