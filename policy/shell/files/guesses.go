package files

import (
	"slices"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// guessedValue is a pattern in which a credential has the beginning of a value: whoever is told that it is found, time
// and again, is told the value. That there is one at all (KEY=., KEY=\S) tells nothing.
var guessedValue = lazy.Pattern(`(?i)\w*(?:key|token|secret|passw)\w*["']?\s*[=:]\s*["']?` +
	`(?:[^\s"'$()|.\\\[*+?]|\[[^^])`)

// GuessesValue reports a pattern of such a search.
func GuessesValue(pattern string) bool { return guessedValue().MatchString(pattern) }

// guessesValue reports a search for the value of a credential.
func guessesValue(v *option.Invocation) bool {
	patterns, _ := Sought(v)
	return slices.ContainsFunc(patterns, func(a taint.Word) bool { return GuessesValue(a.Text) })
}

// searchesTracked reports a search of all files that git holds (git-grep(1)).
func searchesTracked(v *option.Invocation) bool {
	return v.Name == "git grep" && !v.Has("--no-index", "--untracked")
}

// heldIn lists the secrets of a revision in which a search of it finds something; of one that is not known, those of
// any commit.
func heldIn(f *fileTexts, v *option.Invocation, patterns []taint.Word, revision taint.Word) (found []string) {
	git := f.World.Git
	switch {
	case git == nil || f.State.Cwd == "":
		return nil
	case !revision.Known():
		return git.SecretsChanged(f.State.Cwd, place.Commits{Every: true, Logged: true, Merges: true})
	}
	files, _ := git.SecretsBetween(f.State.Cwd, "", revision.Text)
	for _, file := range files[:min(len(files), maxSources)] {
		text, known := git.Text(f.State.Cwd, revision.Text, file)
		if !known || guessesValue(v) || linesShown(v, patterns, []byte(text)) {
			found = append(found, file)
		}
	}
	return found
}
