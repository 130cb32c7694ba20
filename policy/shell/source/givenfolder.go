package source

import (
	"path"
	"regexp"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/risk"
	"guard/policy/shell/effect"
)

// New code that hands a function of the person's a folder, or a path that it makes of one: the function lists and reads
// it, or writes there.

var (
	// hereGiven is the folder where a program works, as an argument.
	hereGiven = lazy.Pattern(`^\s*(?:["']\.?/?["']|os\.getcwd\(\)|os\.curdir|(?:pathlib\.)?Path(?:\.cwd\(\)|` +
		`\(\s*(?:["']\.["'])?\s*\))|process\.cwd\(\)|Dir\.pwd|getcwd\(\))\s*[,)]`)
	// partsOfHere is a path that is made of all but the last parts of where it works.
	partsOfHere = lazy.Pattern(`(?:getcwd\(\)|\bcwd\(\)|Dir\.pwd)[^\n]{0,40}(?:split\([^()\n]*\)\s*(?:\[\s*:|` +
		`\.slice\(\s*0|\[\s*0\s*\.\.)|rpartition|rsplit\([^\n]*\)\[0\]|lastIndexOf|rindex|strrpos|rfind)`)
)

// maxGivenFolders bounds the calls of one function that are looked at.
const maxGivenFolders = 20

// givenFolder judges what a function of the person's, b, does with the folder that new code hands it.
func givenFolder(j *Judge, c *effect.Call, t *ProgramText, b body, acts []code.Act) {
	lists, reads, writes := false, false, false
	for i := range acts {
		a := &acts[i]
		if !b.holds(a) || a.Library != "" || len(a.Args) == 0 || a.Args[0].Known || a.Args[0].Text != "" {
			continue
		}
		lists = lists || a.Kind == code.Lists
		reads = reads || a.Kind == code.Reads
		writes = writes || changesUnknown(*a) || a.Kind == code.DeletesTree || a.Kind == code.Makes
	}
	if !(lists && reads) && !writes {
		return
	}
	for _, given := range givenTo(b.name, t.text) {
		if writes && partsOfHere().MatchString(given) {
			c.Raise(risk.Medium, risk.FSDeleteOverwrite,
				effect.Say("the code writes a file that is not known before it runs"))
		}
		if !lists || !reads || !hereGiven().MatchString(given) {
			continue
		}
		for _, file := range j.Sources.SecretsListed([]string{j.State.Cwd}) {
			if !picksOut(t.text, path.Base(file)) {
				c.Raise(risk.High, risk.FSConfigSecrets,
					effect.Say("the code reads every file of the folder, {0} among them", path.Base(file)))
			}
		}
	}
}

// givenTo lists what stands behind the name of a function, to the end of its line, where a text calls it.
func givenTo(name, text string) (all []string) {
	calls := regexp.MustCompile(`(?:^|[^\w$])` + regexp.QuoteMeta(name) + `\(([^\n]*)`)
	for _, m := range calls.FindAllStringSubmatch(text, maxGivenFolders) {
		all = append(all, m[1])
	}
	return all
}
