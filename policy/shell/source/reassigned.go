package source

import (
	"regexp"
	"strings"

	"guard/internal/lazy"
	"guard/internal/memo"
	"guard/policy/code"
)

// A name that another file of the program gives a text too may hold either: a class below sets an attribute of the
// class above, a test patches a module, init of a package of Go sets a variable.

// The ways to do so (Python 3.13, setattr, type, unittest.mock; pytest 8, monkeypatch; Go 1.24; Perl 5.38).
var (
	setsMember = lazy.Pattern(`(\w+)(?:\.|::)(\w+)\s*=\s*([^=\s][^\n]*)`)
	setsByText = lazy.Pattern(`(?:setattr|patch(?:\.object)?|\btype|__dict__|\bupdate)\b[^\n]*?` +
		`(?:["'](?:[\w.]*\.)?(\w+)["']\s*(?:\]\s*=|[,:])|[(,]\s*(\w+)\s*=)\s*([^\n]+)`)
	hasBase      = lazy.Pattern(`(?m)^\s*class\s+\w+\s*\(\s*[\w.]+`)
	setsInClass  = lazy.Pattern(`(?m)^(?: {2}| {4}|\t)(\w+)(\s*)=\s*([^=\s][^\n]*)`)
	setsVariable = lazy.Pattern(`(?m)(?:^|[{;])\s*(\w+)(\s+)=\s*([^=\s][^\n]*)`)
	wholeText    = lazy.Pattern(`^["']([^"'\n]*)["']\s*(?:$|[,;)\]}#])`)
	noText       = lazy.Pattern(`(?i)te?mp|^(?:[\d\[{(-]|true|false|none|nil|null|lambda)`)
)

// maxReassigned bounds the assignments of one file that are looked at.
const maxReassigned = 100

// allOf are the matches of a pattern, with their groups.
func allOf(text string, pattern *regexp.Regexp) [][]string {
	if !memo.Has(text, pattern) {
		return nil
	}
	return pattern.FindAllStringSubmatch(text, maxReassigned)
}

// reassigned lists the texts that the files of a program give to names of one of them.
func reassigned(t *ProgramText, text string) map[string][]string {
	all := map[string][]string{}
	note := func(name, to string) {
		if name == "" || !strings.Contains(text, name) || noText().MatchString(to) {
			return
		}
		value := "" // not known
		if m := wholeText().FindStringSubmatch(to); m != nil {
			value = m[1]
		}
		all[name] = append(all[name], value)
	}
	scan := func(text string, other, samePackage bool) {
		for _, m := range allOf(text, setsByText()) {
			note(m[1]+m[2], m[3])
		}
		if !other {
			return
		}
		below := t.Lang == code.Python && memo.Has(text, hasBase())
		for _, m := range allOf(text, setsMember()) {
			if below || m[1] != "self" && m[1] != "this" && m[1] != "cls" {
				note(m[2], m[3])
			}
		}
		if below {
			for _, m := range allOf(text, setsInClass()) {
				note(m[1], m[3])
			}
		}
		if samePackage {
			for _, m := range allOf(text, setsVariable()) {
				note(m[1], m[3])
			}
		}
	}
	if len(t.parts) == 0 {
		scan(text, false, false)
	}
	for _, p := range t.parts {
		scan(p.text, p.File != t.File, t.Lang == code.Go)
	}
	if len(all) == 0 {
		return nil
	}
	return all
}
