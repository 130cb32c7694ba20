// Package starts finds what a text that something runs by itself reaches in turn: files and folders that it names, by
// words, patterns and variables, and those that the tools it starts read by their own names. Hooks, pipelines, units,
// editors' tasks and makefiles come in; names go out, which nobody has looked up.
//
//	for f in hooks.d/*.sh; do sh "$f"; done // hooks.d/*.sh, which runs
//	make -C tools check                     // tools/Makefile, which runs
package starts

import (
	"path"
	"regexp"
	"strings"
)

// Name is what a text names.
type Name struct {
	Path string // as it stands there; Any stands for what is not known of it
	// Runs: whatever the file is, its lines are run. Else it is only named there.
	Runs bool
	// Folder: of a folder everything in it is meant.
	Folder bool
	// In: it is a folder in which the text works, from where names count too.
	In bool
}

// Any stands in a path for what only a run tells. Wild is a pattern's star.
const Any = "\x00"

// Bounds of what is read of a text.
const (
	maxNames  = 600
	maxNested = 3
	maxVars   = 40
	maxName   = 200
)

// In lists what a text names.
func In(text string) []Name {
	r := reader{vars: map[string]string{}, evals: evaluates().MatchString(text)}
	text = strings.ReplaceAll(text, "\\\n", " ")
	r.loops = loopsThatRun(text)
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); line != "" && !comment().MatchString(line) {
			r.line(line, 0)
		}
	}
	return r.names
}

type reader struct {
	names []Name
	vars  map[string]string
	loops map[string]bool // variables of loops whose value is run
	evals bool            // what it reads from a file is run
}

// line reads one line.
func (r *reader) line(line string, nested int) {
	if m := assigned().FindStringSubmatch(line); m != nil && len(r.vars) < maxVars {
		r.vars[m[1]] = r.filled(m[2])
	}
	line = madeBy().ReplaceAllString(line, "make")
	if nested < maxNested {
		for _, part := range substituted().FindAllStringSubmatch(line, -1) {
			r.line(part[1]+part[2]+part[3], nested+1)
		}
	}
	runs := runsFile().MatchString(line) || r.evals && strings.Contains(line, "<") || r.evals && nested > 0
	if m := loop().FindStringSubmatch(line); m != nil && r.loops[m[1]] {
		runs = true
	}
	line = r.filled(line)
	r.worksIn(line)
	r.tools(line)
	folder := listsFolder().MatchString(line)
	for _, word := range strings.FieldsFunc(line, apart) {
		r.word(word, runs, folder)
	}
}

// word adds a word that may be a name of a file.
func (r *reader) word(word string, runs, folder bool) {
	word = strings.TrimPrefix(word, "@")
	if len(word) < 2 || len(word) > maxName || word[0] == '-' || strings.HasPrefix(word, "//") ||
		!strings.ContainsAny(word, "/.") && !runs && !folder {
		return
	}
	if strings.Contains(word, Any) && !tellsEnough(word) {
		return
	}
	r.add(Name{Path: word, Runs: runs, Folder: folder})
}

func (r *reader) add(n Name) {
	if len(r.names) < maxNames {
		r.names = append(r.names, n)
	}
}

// tellsEnough reports a name of which more is known than how it ends.
func tellsEnough(word string) bool {
	word = strings.TrimSuffix(word, path.Ext(word))
	for _, part := range strings.FieldsFunc(word, func(c rune) bool { return strings.ContainsRune("/*?."+Any, c) }) {
		if len(part) > 1 {
			return true
		}
	}
	base := path.Base(word)
	return len(base) > 1 && !strings.ContainsAny(base, "*"+Any)
}

// filled is a text with the variables that are known put in, and Any for all others.
func (r *reader) filled(text string) string {
	if !strings.ContainsAny(text, "$`%") {
		return text
	}
	text = strings.ReplaceAll(text, "%h", "~")
	return variable().ReplaceAllStringFunc(text, func(found string) string {
		name := strings.Trim(found, "${}()")
		if value, known := r.vars[name]; known {
			return value
		}
		if name == "HOME" {
			return "~"
		}
		return Any
	})
}

// worksIn adds the folders in which a line works.
func (r *reader) worksIn(line string) {
	for _, m := range entered().FindAllStringSubmatch(line, -1) {
		r.add(Name{Path: strings.Trim(m[1], `"'`), In: true})
	}
}

// tools adds what the tools that a line starts read by names of their own.
func (r *reader) tools(line string) {
	for _, t := range readers {
		if !t.word().MatchString(line) {
			continue
		}
		for _, file := range t.files {
			r.add(Name{Path: file, Runs: true})
		}
	}
	for _, m := range pythonModule().FindAllStringSubmatch(line, -1) {
		file := strings.ReplaceAll(m[1], ".", "/")
		for _, one := range [...]string{file + ".py", file + "/__main__.py", file + "/__init__.py"} {
			r.add(Name{Path: one})
			r.add(Name{Path: "src/" + one})
		}
	}
	for _, m := range goProgram().FindAllStringSubmatch(line, -1) {
		r.add(Name{Path: m[1], Folder: true})
	}
	for _, m := range action().FindAllStringSubmatch(line, -1) {
		r.add(Name{Path: m[1] + "/action.yml", Runs: true})
		r.add(Name{Path: m[1] + "/action.yaml", Runs: true})
	}
}

// apart is what stands between names.
func apart(c rune) bool { return strings.ContainsRune(" \t\"'`;&|()<>[]{}=:,", c) }

// loopsThatRun are the variables of loops whose value a text runs.
func loopsThatRun(text string) map[string]bool {
	all := map[string]bool{}
	for _, m := range loop().FindAllStringSubmatch(text, maxVars) {
		v := regexp.QuoteMeta(m[1])
		run, err := regexp.Compile(`(?:[;&|({\n]|\b(?:do|then|(?:ba|z|da|k)?sh|source|eval|exec|python3?|node|ruby|` +
			`perl)|(?:^|\s)\.)\s*["']?\$\{?` + v + `\b`)
		all[m[1]] = err == nil && run.MatchString(text)
	}
	return all
}
