package source

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/lang/sql"
)

// A module that this session wrote throws away what a database holds where it is loaded, in functions that the loading
// text names, or when a server starts the application that it defines. What it only defines counts for nothing.

// loadedData judges what modules of this session throw away of databases.
type loadedData struct{ *Judge }

// module judges a module of this session's that new code loads.
func (j loadedData) module(c *effect.Call, t *ProgramText, file string) {
	own := tests{j.Sources}
	test := own.ofTests(t.File)
	if t.guess && !test || !j.Sources.newText(t) || !j.Wrote(file) || code.LanguageOf(file, "") != t.Lang ||
		own.ofTests(file) || test && !own.worksOnPersons(c, t) || replacesSomething(t.text) ||
		inMemory().MatchString(t.text) && !attaches().MatchString(t.text) || onlyFakes(t.text) {
		return
	}
	text, how := j.TextOf(place.Place{Path: file})
	if how == files.Wholly && len(text) <= maxRead && !files.Binary(text) {
		j.whereRun(c, t.Lang, file, text, t.text)
	}
}

// byTest judges the modules of this session's that a new test loads, which nobody else may load.
func (j loadedData) byTest(c *effect.Call, t *ProgramText, r code.Reading) {
	if !t.guess || t.Lang == code.Go || !j.Sources.newText(t) || !(tests{j.Sources}).ofTests(t.File) {
		return
	}
	for _, name := range r.Modules {
		for _, file := range j.Sources.moduleFiles(t, name) {
			if j.Wrote(file) {
				j.module(c, t, file)
			}
		}
	}
}

// StartedByServer judges what an application of this session's throws away of a database when a server starts it:
// where it is loaded, and in the functions that are called at the start. made is the call that makes it, if any.
func StartedByServer(judge *Judge, c *effect.Call, file, made string) {
	j := loadedData{judge}
	if !j.Wrote(file) || slices.Contains(j.Reviewed, "server "+file) {
		return
	}
	j.Reviewed = append(j.Reviewed, "server "+file)
	text, how := j.TextOf(place.Place{Path: file})
	lang := code.LanguageOf(file, "")
	if how != files.Wholly || len(text) > maxRead || files.Binary(text) || lang != code.Python {
		return
	}
	j.whereRun(c, lang, file, text, made)
	inner := &ProgramText{Lang: lang, File: file, Depth: 1, text: text}
	for _, name := range readCode(lang, text, code.Given{}).Modules {
		for _, loaded := range j.Sources.moduleFiles(inner, name) {
			j.module(c, inner, loaded)
		}
	}
}

// whereRun judges those parts of a module that run when it is loaded by a text that uses these names.
func (j loadedData) whereRun(c *effect.Call, lang code.Language, file, text, uses string) {
	lines := strings.Split(text, "\n")
	bodies := functionsIn(lang, text)
	mainOnly := linesOfMain(lang, lines, func(int) bool { return true })
	starts, loaded := atLoading(lines, bodies, mainOnly)
	reached := runs(bodies, lines, uses+"\n"+loaded+"\n"+starts)
	inner := &ProgramText{Lang: lang, File: file, Depth: 1, text: text}
	acts := readCode(lang, text, code.Given{}).Acts
	for i := range acts {
		a := &acts[i]
		does := a.Kind == code.Empties
		for _, x := range a.Args {
			does = does || a.Kind == code.SQL && x.Known && sql.ChangesAll(x.Text)
		}
		holds := func(b body) bool { return b.holds(a) }
		if does && a.Library == "" && (slices.ContainsFunc(reached, holds) || !slices.ContainsFunc(bodies, holds) &&
			!(a.Line >= 1 && int(a.Line) <= len(lines) && mainOnly[a.Line-1])) {
			calledAct(j.Judge, c, inner, a, nil)
		}
	}
}

var (
	// calledAtStart are how frameworks name what they call at an application's start (Starlette 0.40, FastAPI 0.115,
	// Litestar 2, Quart 0.19, Sanic 24: events; Flask 2: before_first_request).
	calledAtStart = lazy.Pattern(`@\w+\.(?:on_event\(\s*["']startup|before_serving|before_first_request|` +
		`before_server_start|after_server_start|main_process_start|listener\(\s*["'](?:before|after)_server_start)`)
	// asMain is the part of a file that does not run where it is loaded.
	asMain = lazy.Pattern(`^if\s+__name__\s*==|^if\s*\(\s*(?:require\.main\s*===?\s*module|import\.meta\.main)|` +
		`^if\s+__FILE__\s*==`)
)

// atLoading is the text that runs where a module is loaded, and calls of the functions that a framework starts.
func atLoading(lines []string, bodies []body, mainOnly []bool) (starts, loaded string) {
	var b, s strings.Builder
	for i, line := range lines {
		in := slices.IndexFunc(bodies, func(b body) bool { return i >= b.from && i < b.to })
		switch {
		case in < 0 && !mainOnly[i]:
			b.WriteString(line + "\n")
		case in >= 0 && i == bodies[in].from && i > 0 && calledAtStart().MatchString(lines[i-1]):
			s.WriteString(bodies[in].name + "()\n")
		}
	}
	return s.String(), b.String()
}

// linesOfMain says which lines stand in a part, which begins where in says so, that runs only where its file itself is
// run.
func linesOfMain(lang code.Language, lines []string, in func(line int) bool) []bool {
	only := make([]bool, len(lines))
	for i, line := range lines {
		if !in(i) || !asMain().MatchString(line) {
			continue
		}
		end := bracedEnd(lines, i)
		if lang == code.Python {
			end = indentedEnd(lines, i)
		}
		for k := i; k < min(end, len(lines)); k++ {
			only[k] = true
		}
	}
	return only
}

// isTest reports a file of tests by its name.
func isTest(file string) bool {
	name := path.Base(file)
	return strings.HasPrefix(name, "test") || strings.HasPrefix(name, "conftest") || testEnding().MatchString(name)
}

var testEnding = lazy.Pattern(`[._](?:test|spec)\.`)
