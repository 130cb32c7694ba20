package shell

import (
	"guard/policy/place"
	"guard/policy/shell/files"
)

// SecretsOf lists the files of secrets in a folder and below it, within the bounds of looking for them.
func SecretsOf(w place.World, dir string) []string { return files.SecretsOf(w, dir) }
