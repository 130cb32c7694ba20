package source

import (
	"guard/internal/lazy"
	"guard/policy/code"
)

// What this session writes into a program of the person's is the session's as much as a program of its own: it counts
// where git's text of the file does less of it.

// writesInto reports a text of the session's own, or one of the person's in which more counts now than in the text
// that git holds. A file that the session changed and that git holds just so was committed since: all of it counts.
func writesInto(n *Names, t *ProgramText, count func(r code.Reading) int) bool {
	if n.newText(t) {
		return true
	}
	if len(t.text) > maxRead || n.World.Past == nil && !n.ChangedByLine(t.File) || !n.Wrote(t.File) {
		return false
	}
	was, ok := n.World.Committed(t.File)
	if !ok || len(was) > maxRead {
		return ok
	}
	now := count(readCode(t.Lang, t.text, code.Given{}))
	return now > 0 && (was == t.text || now > count(readCode(t.Lang, was, code.Given{})))
}

// foldersShown counts reads of files that are not named, in a text that lists a folder.
func foldersShown(r code.Reading) (count int) {
	lists := false
	for i := range r.Acts {
		switch a := &r.Acts[i]; a.Kind {
		case code.Reads:
			if readsFound(a) {
				count++
			}
		case code.Lists:
			lists = true
			if a.Call == fileSystem {
				count++
			}
		case code.Runs, code.RunsShell:
			lists = lists || listsNames(a)
		}
	}
	if !lists {
		return 0
	}
	return count
}

// environmentsRead counts reads of the whole environment.
func environmentsRead(r code.Reading) (count int) {
	for i := range r.Acts {
		if a := &r.Acts[i]; a.Kind == code.Environment && readsAll(a) {
			count++
		}
	}
	return count
}

// readsAll reports an act that reads every variable.
func readsAll(a *code.Act) bool { return len(a.Args) == 0 || a.Args[0].Known && a.Args[0].Text == "" }

// Go gives a command that it starts its own environment by a field, mostly with more put to it (Go 1.23, os/exec).
var (
	handsOn      = lazy.Pattern(`\bEnv\s*[:=]\s*(?:append\(\s*|slices\.Concat\(\s*)?os\.Environ\(\)`)
	environments = lazy.Pattern(`\bEnv\b|\bEnviron\b`)
	addsToEnv    = lazy.Pattern(`\b\w+\.Env\s*=\s*append\(\s*\w+\.Env\s*,`)
)

// handsOnAll reports a text that does nothing with the environment but hand it to what it starts.
func handsOnAll(text string) bool {
	handed := len(handsOn().FindAllString(text, maxEmbedded))
	added := len(addsToEnv().FindAllString(text, maxEmbedded))
	return handed > 0 && len(environments().FindAllString(text, 4*maxEmbedded)) == 2*(handed+added)
}
