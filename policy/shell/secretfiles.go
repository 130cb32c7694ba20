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

// HoldsText reports a file below a folder that holds a text and is as git has it.
func HoldsText(w place.World, dir, text string) bool { return files.HoldsText(w, dir, text) }
