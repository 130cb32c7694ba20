package access

import (
	"regexp"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/risk"
	"guard/policy/shell/effect"
)

// VariableRead is a place in a text where it reads a credential of the environment.
type VariableRead struct {
	Variable string
	Line     int // from 1
}

// Whole is the name of a module's value as such, among the names that hold a credential.
const Whole = "*"

var (
	takesApart    = lazy.Pattern(`\{|\bimport\b|\buse Env\b`) // const {TOKEN} = process.env
	renamesMember = lazy.Pattern(`(\w+)\s*:\s*(\w+)`)         // {TOKEN: t}
	exportsValue  = lazy.Pattern(`\bmodule\.exports\s*=|\bexport\s+default\b`)
	givesBack     = lazy.Pattern(`\breturn\b|=>`)
	givesName     = lazy.Pattern(`\breturn\s+[$@]?(\w+)\s*[;}]?\s*$`)
	// no more is shown than that it is there
	choosesBy   = lazy.Pattern(`\b(?:if|in)\b|\?|\b(?:len|bool|Boolean)\b|!`)
	definesName = lazy.Pattern(`\b(?:def|function|func|fn|const|let|var|sub)\s+(\w+)`)
)

// HoldsRead lists the names by which a text holds what it reads there: a variable, a member, the function that gives it
// back, Whole.
func HoldsRead(text string, reads []VariableRead) []string {
	lines := strings.Split(text, "\n")
	var names []string
	for _, r := range reads {
		if r.Line < 1 || r.Line > len(lines) || len(names) > maxShownNames {
			continue
		}
		line := lines[r.Line-1]
		if exportsValue().MatchString(line) {
			names = append(names, Whole)
		}
		if m := takesVariable().FindStringSubmatch(line); m != nil {
			names = append(names, m[1])
		}
		if takesApart().MatchString(line) {
			names = append(names, r.Variable)
			for _, m := range renamesMember().FindAllStringSubmatch(line, maxShownNames) {
				if m[1] == r.Variable {
					names = append(names, m[2])
				}
			}
		}
		if name := giver(lines, r.Line-1); name != "" {
			names = append(names, name)
		}
	}
	for i, line := range lines {
		m := givesName().FindStringSubmatch(line)
		if m != nil && slices.Contains(names, m[1]) && len(names) <= maxShownNames {
			if name := giver(lines, i); name != "" {
				names = append(names, name)
			}
		}
	}
	return names
}

// maxFunction bounds the lines of a function that are looked at.
const maxFunction = 100

// giver is the function that a line belongs to, where the line gives a value back.
func giver(lines []string, at int) string {
	for i := at; i >= max(0, at-maxFunction) && givesBack().MatchString(lines[at]); i-- {
		if m := definesName().FindStringSubmatch(lines[i]); m != nil {
			return m[1]
		}
	}
	return ""
}

// ShowsRead raises where new code shows a credential that it reads by other words than PrintsCredential knows: by a
// function under another name, by taking the environment apart.
func (j *readJudge) ShowsRead(c *effect.Call, text string, reads []VariableRead) {
	lines := strings.Split(text, "\n")
	var others []VariableRead
	for _, r := range reads {
		if r.Line < 1 || r.Line > len(lines) || setsVariable(text, regexp.QuoteMeta(r.Variable)) {
			continue
		}
		line := lines[r.Line-1]
		at := strings.Index(line, r.Variable)
		if at < 0 && choosesBy().MatchString(line) {
			continue
		}
		others = append(others, r)
		if at < 0 { // the name is held by another
			if printsValue().MatchString(line) {
				c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("the code reads a secret: {0}", r.Variable))
				return
			}
			continue
		}
		named := false
		for _, m := range namesVariable().FindAllStringSubmatch(line, 10) {
			named = named || m[1] == r.Variable
		}
		if !named && shows(line[:at], r.Variable) && !masked(line[:at], line[at+len(r.Variable):]) {
			c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("the code reads a secret: {0}", r.Variable))
			return
		}
	}
	j.ShowsHeld(c, text, HoldsRead(text, others), false)
}

// ShowsHeld raises where a text shows what one of names holds. value: the text is an expression, whose value is
// shown.
func (j *readJudge) ShowsHeld(c *effect.Call, text string, names []string, value bool) {
	var plain []string
	whole := false
	for _, name := range names {
		if name == Whole {
			whole = true
		} else {
			plain = append(plain, regexp.QuoteMeta(name))
		}
	}
	shown := printedName(text, plain, printsValue())
	switch {
	case shown != "":
	case whole && (value || printsValue().MatchString(text)):
		shown = Whole
	case value && len(plain) > 0:
		shown = regexp.MustCompile(`\b(?:` + strings.Join(plain, "|") + `)\b`).FindString(text)
	}
	if shown != "" {
		c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("the code reads a secret: {0}", shown))
	}
}
