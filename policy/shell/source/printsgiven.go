package source

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
)

// A program of the person's reads the settings that the line gives it, which is what they are for. One that prints what
// it reads as it stands shows a file that git does not keep as cat does.

var (
	// takesApart is what makes values of what is read: only some of them are shown.
	takesApart = lazy.Pattern(`(?i)\b\w*(?:load|parse|decode|unmarshal|reader|config|json|yaml|toml|ini|csv|len|sum|` +
		`count|hash\w*|md5|sha\d+|size)\w*\s*[.(]`)
	// eachLine is a loop over the lines of what is read.
	eachLine = lazy.Pattern(`\b(?:for|foreach)\s+\(?(?:const\s+|let\s+|my\s+)?\$?(\w+)\b|\|(\w+)\|`)
	// takesRead is a name that is given what is read.
	takesRead = lazy.Pattern(`[$@]?\b(\w+)(?:\s*,\s*\w+)?(?:\s*:\s*[\w<>&]+)?\s*(?::=|=)[^=>]|\bas\s+(\w+)\s*:`)
	// showsAtOnce is what shows the file that it is given.
	showsAtOnce = lazy.Pattern(`\b(?:readfile|fpassthru|copyfileobj|system\(["']cat)\b|\.pipe\(process\.stdout`)
)

// printsGiven judges the person's program by the files that the line gives it.
func printsGiven(j *Judge, c *effect.Call, t *ProgramText, text string, r code.Reading) {
	if t.guess || j.World.Git == nil || len(c.Cmd.Argv) < 2 {
		return
	}
	lines := strings.Split(text, "\n")
	for i := range r.Acts {
		a := &r.Acts[i]
		if a.Kind != code.Reads || len(a.Args) == 0 || !a.Args[0].Known || a.Line < 1 || a.Line > len(lines) {
			continue
		}
		file := j.Place(j.Sources.argOf(t, a, 0)).Path
		named := func(word string) bool { return j.World.At(j.State.Cwd, word).Path == file }
		if file != "" && slices.ContainsFunc(c.Cmd.Argv[1:], named) && showsAsRead(text, lines[a.Line-1]) &&
			j.NamedHere(file) {
			c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("reads {0}, which holds secrets", path.Base(file)))
			return
		}
	}
}

// showsAsRead reports a text that shows what a line of it reads.
func showsAsRead(text, line string) bool {
	if showsAtOnce().MatchString(line) {
		return true
	}
	if takesApart().MatchString(line) {
		return false
	}
	names := []string{}
	for _, m := range append(takesRead().FindAllStringSubmatch(line, maxEmbedded),
		eachLine().FindAllStringSubmatch(line, maxEmbedded)...) {
		names = append(names, m[1]+m[2])
	}
	return access.ShowsIn(line) || access.PrintedName(text, names) != ""
}
