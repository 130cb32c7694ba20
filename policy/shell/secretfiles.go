package shell

import (
	"guard/policy/place"
	"guard/policy/shell/files"
	"guard/policy/shell/lang/regex"
)

// SecretsOf lists the files of secrets in a folder and below it, within the bounds of looking for them, and the files
// of settings that git is told to ignore; all is false where more may lie there.
func SecretsOf(w place.World, dir string) (secrets, settings []string, all bool) {
	return files.SecretsOf(w, dir)
}

// HeldTexts tells which of some texts a file below a folder holds that is as git has it.
func HeldTexts(w place.World, dir string, texts []string) map[string]bool {
	return files.HeldTexts(w, dir, texts)
}

// IgnoredCredential reports a file of settings that git is told to ignore, with a credential in it.
func IgnoredCredential(w place.World, file string) bool { return files.IgnoredCredential(&w, file) }

// GuessesValue reports a search by which whoever is told what it finds is told a credential's value.
func GuessesValue(pattern string) bool { return files.GuessesValue(pattern) }

// ToolFinds reports a text in which a tool of an agent's may find what it looks for: by ripgrep, or by grep where there
// is no such program.
func ToolFinds(pattern string, text []byte, acrossLines bool) bool {
	if regex.Matches(pattern, regex.Rust, text, acrossLines) {
		return true
	}
	_, known := regex.Go(pattern, regex.Extended)
	return known && regex.Matches(pattern, regex.Extended, text, acrossLines)
}
