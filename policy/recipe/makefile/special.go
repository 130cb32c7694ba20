package makefile

import (
	"slices"
	"strconv"
	"strings"
)

// special obeys the variables that change how make itself works.
func (m *variables) special(name string, a assignment) {
	switch name {
	case "MAKEFLAGS", "GNUMAKEFLAGS", "MFLAGS":
		for _, text := range m.alternatives(nil, a.text) {
			m.makeFlags(name, text)
		}
	case "MAKEFILES", "MAKEOVERRIDES", "MAKELEVEL", ".LIBPATTERNS":
		m.Unread(name + " set in the file")
	case ".RECIPEPREFIX":
		m.setPrefix(a.text)
	case "VPATH", "GPATH":
		for _, text := range m.alternatives(nil, a.text) {
			m.searchIn(text)
		}
	}
}

// setPrefix sets the character that begins the lines of recipes.
func (m *variables) setPrefix(text string) {
	if len(m.branches) > 0 || strings.Contains(text, "$") {
		m.Unread(".RECIPEPREFIX set by a condition")
		return
	}
	m.prefix = '\t'
	if text != "" {
		m.prefix = text[0]
	}
}

// harmlessFlags are the options that only change what make reports, or take rules away.
var harmlessFlags = []string{
	"-r", "-R", "-s", "-rR", "-Rr", "--no-builtin-rules", "--no-builtin-variables", "--warn-undefined-variables",
	"--silent", "--quiet", "--no-print-directory", "--print-directory", "-w", "--output-sync", "-O",
	"--output-sync=target", "-k", "--keep-going", "-j",
}

// makeFlags reads the options of make that a variable sets.
func (m *variables) makeFlags(name, text string) {
	m.noSuffixes = true // one of the options may be -r
	for _, f := range strings.Fields(text) {
		n, isJobs := strings.CutPrefix(strings.Replace(f, "--jobs=", "-j", 1), "-j")
		_, err := strconv.Atoi(n)
		if !slices.Contains(harmlessFlags, f) && !(isJobs && (err == nil || strings.TrimFunc(n, isMark) == "")) {
			m.Unread(name + " set to " + m.shown(f))
		}
	}
}
