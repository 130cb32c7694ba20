package source

import (
	"regexp"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/lang/sql"
)

// Which acts of a whole program count.

// act judges one act of the whole text.
func (p wholeProgram) act(a *code.Act) {
	if a.Library != "" {
		return
	}
	t := p.file(a)
	switch a.Kind {
	case code.Deletes, code.DeletesTree:
		p.each(a, func(probe *effect.Call, i int) { p.codeDeletes(probe, p.Sources.argOf(t, a, i), a) })
	case code.Writes, code.Edits, code.Appends, code.Mode:
		p.each(a, func(probe *effect.Call, i int) { p.codeWrites(probe, t, p.Sources.argOf(t, a, i), a) })
	case code.Moves, code.Copies, code.Links:
		known := !slices.ContainsFunc(a.Args, func(x code.Arg) bool { return !x.Known })
		if known && (p.own || slices.ContainsFunc(a.Args, p.told)) {
			p.counts(func(probe *effect.Call) { p.codeMoves(probe, t, a) }, risk.FSOutsideWorkspace)
		}
	case code.Runs, code.RunsShell:
		if len(a.Args) > 0 && (a.Args[0].Known || a.Args[0].Text != "") {
			p.counts(func(probe *effect.Call) { p.codeRuns(probe, t, a) },
				^(risk.NetworkRisk | risk.ExecArbitrary | risk.DepsInstallUpdate))
		}
	case code.Network:
		p.sends(t, a)
	case code.Reads:
		p.shows(t, a)
	case code.SQL, code.Empties:
		p.loses(t, a)
	}
}

// each judges the files that an act is about, as far as they are known: those that lie outside of the workspace, and
// those that the line names or that the agent's own words have changed.
func (p wholeProgram) each(a *code.Act, judge func(probe *effect.Call, i int)) {
	deletes := a.Kind == code.Deletes || a.Kind == code.DeletesTree
	for i := range a.Args {
		x := &a.Args[i]
		w := p.Sources.argOf(p.file(a), a, i)
		told := p.told(*x)
		if ownTemporary(a, i) || w.Unknown() && !patterned(w) || !deletes && !told && !p.own {
			continue
		}
		if p.test && ownFolder().MatchString(p.t.text) && !strings.HasPrefix(w.Text, "/") {
			continue // it works in a folder of its own
		}
		mask := risk.FSOutsideWorkspace
		if told || p.own && !p.test && deletes {
			mask |= risk.FSDeleteOverwrite | risk.FSConfigSecrets
		}
		p.counts(func(probe *effect.Call) { judge(probe, i) }, mask)
	}
}

// told reports an argument that the line gives the program.
func (p wholeProgram) told(x code.Arg) bool {
	return x.Text != "" && slices.ContainsFunc(p.t.given.Args, func(s string) bool {
		return x.Text == s || strings.HasSuffix(s, "="+x.Text) || s != "" &&
			(strings.HasPrefix(x.Text, strings.TrimSuffix(s, "/")+"/") || strings.Contains(x.Text+"/", "/"+s+"/"))
	})
}

// counts judges something apart, and adds it where it is of one of the categories, and high or outside of the
// workspace.
func (p wholeProgram) counts(judge func(probe *effect.Call), mask risk.Categories) {
	p.AddsWhere(p.c, judge, func(cmd *effect.Command) bool {
		own := &cmd.Own
		return own.Categories&mask != 0 && (own.Level >= risk.High || own.Categories.Has(risk.FSOutsideWorkspace))
	})
}

// sends judges a request that carries something away: by what a module does as soon as it is loaded, or of what the
// line gives.
func (p wholeProgram) sends(t *ProgramText, a *code.Act) {
	text, function := p.around(t, a)
	one := called{Judge: p.Judge, t: t, text: text}
	if p.test || isFaked().MatchString(p.t.text) || !one.sends(a) && !mails(a) ||
		p.own && function || !p.own && !p.handsOn(a) {
		return
	}
	p.counts(func(probe *effect.Call) { p.codeReaches(probe, t, a) }, risk.NetworkRisk)
}

// mails reports an act by which mail goes out.
func mails(a *code.Act) bool { return slices.Contains(mailCalls, a.Call) }

// around is the function that an act stands in, or else its line.
func (p wholeProgram) around(t *ProgramText, a *code.Act) (text string, function bool) {
	at, lines := p.lineOf(a), strings.Split(t.text, "\n")
	for _, b := range functionsIn(t.Lang, t.text) {
		if at > b.from && at <= b.to {
			return strings.Join(lines[b.from:min(b.to, len(lines))], "\n"), true
		}
	}
	return lines[min(at, len(lines))-1], false
}

// lineOf is the line of an act in its own file, counted from 1.
func (p wholeProgram) lineOf(a *code.Act) int {
	return p.all.Lines[min(max(a.Line, 1), len(p.all.Lines))-1].Line
}

// takesArguments is how a program hands on what it was given on the line.
var takesArguments = lazy.Pattern(`\bargv\b|\bARGV\b|\bargs\b|\bos\.Args\b|\boptions?\b|\bopts\b|\barg\[`)

// handsOn reports that the program hands what it is given on the line to the function in which an act stands.
func (p wholeProgram) handsOn(a *code.Act) bool {
	if len(p.t.given.Args) == 0 {
		return false
	}
	if p.file(a).File == p.t.File || slices.ContainsFunc(a.Args, p.told) {
		return true
	}
	for _, b := range p.bodies {
		if !b.holds(a) || b.name == "" {
			continue
		}
		for i, line := range p.lines {
			if p.all.Lines[i].File == 0 && takesArguments().MatchString(line) && names(line, b.name) {
				return true
			}
		}
	}
	return false
}

// shownLine is how code shows a value.
var shownLine = lazy.Pattern(`\b(?:print|puts|echo|console\.\w+|Println|Printf|write|p|pp|say)\b`)

// shows judges a file of secrets that a function of the person's reads and shows.
func (p wholeProgram) shows(t *ProgramText, a *code.Act) {
	if t.File == p.t.File || p.test {
		return
	}
	for i := range a.Args {
		w := p.Sources.argOf(t, a, i)
		if pl := p.Place(w); w.Known() && (pl.Is(place.Secret) || p.told(a.Args[i])) && p.printed(t, a) {
			p.counts(func(probe *effect.Call) { p.codeReads(probe, t, w, false) },
				risk.FSConfigSecrets|risk.FSOutsideWorkspace)
		}
	}
}

// assignedLine is the name that a line gives a value.
var assignedLine = lazy.Pattern(`\b([A-Za-z_]\w*)\s*(?::?=)[^=]|\bas\s+(\w+)\s*:`)

// printed reports that what an act reads is shown in the function where it stands.
func (p wholeProgram) printed(t *ProgramText, a *code.Act) bool {
	text, _ := p.around(t, a)
	lines := strings.Split(t.text, "\n")
	line := lines[min(p.lineOf(a), len(lines))-1]
	if shownLine().MatchString(line) {
		return true
	}
	m := assignedLine().FindStringSubmatch(line)
	if m == nil || m[1]+m[2] == "" {
		return false
	}
	name := regexp.MustCompile(`\b` + regexp.QuoteMeta(m[1]+m[2]) + `\b`)
	for one := range strings.Lines(text) {
		if shownLine().MatchString(one) && name.MatchString(one) {
			return true
		}
	}
	return false
}

// loses judges statements by which a database that is kept loses what it holds, where new code has them run.
func (p wholeProgram) loses(t *ProgramText, a *code.Act) {
	if !p.own || t.File == p.t.File || p.test && !(tests{p.Sources}).worksOnPersons(p.c, p.t) ||
		inMemory().MatchString(p.t.text) || onlyFakes(p.t.text) {
		return
	}
	if a.Kind == code.Empties {
		calledAct(p.Judge, p.c, t, a, nil)
		return
	}
	for _, x := range a.Args {
		statement := x.Text
		if x.Known && sql.ChangesAll(statement) {
			statement = "delete from x"
		}
		if x.Known {
			p.counts(func(probe *effect.Call) { emptiesByCall(p.Sources, probe, t, statement) }, risk.Delete)
		}
	}
}
