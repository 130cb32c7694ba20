package shell

import (
	"guard/policy/place"
	"guard/policy/shell/files"
)

// SecretsOf lists the files of secrets in a folder and below it, within the bounds of looking for them, and the files
// of settings that git is told to ignore.
func SecretsOf(w place.World, dir string) (secrets, settings []string) {
	return files.SecretsOf(w, dir)
}

// HeldTexts tells which of some texts a file below a folder holds that is as git has it.
func HeldTexts(w place.World, dir string, texts []string) map[string]bool {
	return files.HeldTexts(w, dir, texts)
}
