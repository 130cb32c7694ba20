package source

import (
	"guard/internal/lazy"
	"guard/policy/code"
)

// A method that clears away a folder which its object holds has been given that folder by what made the object: by a
// caller, or by the module itself, of the person's home.

// namesHome is how a module asks for the person's home (Go, os; Node 22, os; Python 3.13, pathlib and os.path).
var namesHome = lazy.Pattern(`\bUserHomeDir\(|\bUserConfigDir\(|\bUserCacheDir\(|\bhomedir\(|\bPath\.home\(|` +
	`\bexpanduser\(|["'.]HOME\b`)

// ownFolder is how new code gives such an object a folder of its own.
var ownFolder = lazy.Pattern(`(?i)temp_?dir|mkdtemp|tmp_?(?:path|dir)|NamedTemporary|\btmp\b`)

// ofTheObject reports an act on what the text does not say.
func ofTheObject(a *code.Act) bool {
	if a.Kind != code.Deletes && a.Kind != code.DeletesTree || a.Library != "" {
		return false
	}
	for _, x := range a.Args {
		if !x.Known && x.Text == "" && x.Pattern == "" && x.Source == code.Plain {
			return true
		}
	}
	return false
}
