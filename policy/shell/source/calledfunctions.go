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
	"guard/policy/shell/files"
	"guard/policy/shell/lang/sql"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// New code that calls a function of the project's has done what the function does: where this deletes files, it is
// judged as if it stood in the new code. The functions that it does not name count for nothing.

// Bounds of the modules and of the functions in them that are looked at for one text.
const (
	maxCalledModules = 20
	maxFunctions     = 300
)

// calledFunctions judges the functions of a module of the project's that new code calls by their names.
func calledFunctions(j *Judge, c *effect.Call, t *ProgramText, file string) {
	if j.World.Disk == nil || t.guess || !j.Sources.newText(t) || j.Wrote(file) ||
		slices.Contains(t.called, file) || len(t.called) >= maxCalledModules ||
		!j.World.At("", file).Is(place.Inside) || !j.IsThere(file) || j.FolderAt(file) ||
		replacesSomething(t.text) {
		return
	}
	t.called = append(t.called, file)
	text, how := j.TextOf(place.Place{Path: file})
	lang := code.LanguageOf(file, "")
	if how != files.Wholly || len(text) > maxRead || lang != t.Lang || files.Binary(text) {
		return
	}
	text = spread(lang, text)
	bodies := functionsIn(lang, text)
	lines := strings.Split(text, "\n")
	ran := runs(bodies, lines, t.text)
	if len(ran) == 0 {
		return
	}
	inner := &ProgramText{Lang: lang, File: file, Depth: t.Depth + 1, text: text}
	calledByTests(j, c, t, inner, ran, lines)
	handed := append(t.handed, handedTo(t.text, ran)...)
	calledOnward(j, c, t, inner, ran, lines, handed)
	apart := ownFolder().MatchString(t.text)
	m := calledModule{j, inner, readCode(lang, text, code.Given{}).Acts, lines, ran,
		namesHome().MatchString(text) && !apart, map[int][]taint.Word{}}
	test, faked := t.forTest || (tests{j.Sources}).ofTests(t.File), isFaked().MatchString(t.text)
	for _, b := range ran {
		inside := strings.Join(lines[b.from:b.to], "\n")
		if !faked {
			postsToPeople(c, b, m.acts, inside)
		}
		givenFolder(j, c, t, b, m.acts)
		called{j, inner, b, m.acts, inside, handed, test, apart}.does(c)
		m.clears(c, b)
	}
}

// calledModule is a module of which new code calls functions.
type calledModule struct {
	*Judge
	inner  *ProgramText
	acts   []code.Act
	lines  []string
	ran    []body               // those functions
	atHome bool                 // it works in the person's home
	lists  map[int][]taint.Word // what functions list, by their lines
}

// clears judges what a function of the module takes away.
func (m calledModule) clears(c *effect.Call, b body) {
	listed := m.listedFor(b)
	for i := range m.acts {
		a := &m.acts[i]
		if !b.holds(a) {
			continue
		}
		if w := m.Sources.argOf(m.inner, a, 0); a.Kind == code.Lists && w.Known() && !ownTemporary(a, 0) {
			if !strings.ContainsAny(w.Text, "*?[") {
				w.Text += "/*"
			}
			listed = append(listed, taint.Pattern(w.Text))
			m.lists[b.from] = append(m.lists[b.from], taint.Pattern(w.Text))
		}
		switch {
		case m.atHome && program.Clears(b.name) && ofTheObject(a):
			c.Raise(risk.High, risk.FSDeleteOverwrite,
				effect.Say("the code deletes something that is not known before it runs: {0}", a.Call))
		case len(listed) == 0 && program.Clears(b.name):
			calledAct(m.Judge, c, m.inner, a, holders(m.Judge, m.inner))
		default:
			calledAct(m.Judge, c, m.inner, a, listed)
		}
	}
}

// listedFor is what functions have listed that hand it on to one.
func (m calledModule) listedFor(b body) (listed []taint.Word) {
	for _, one := range m.ran {
		below := m.lines[one.from+1 : max(one.to, one.from+1)]
		if len(m.lists[one.from]) > 0 && names(strings.Join(below, "\n"), b.name) {
			listed = append(listed, m.lists[one.from]...)
		}
	}
	return listed
}

// calledByTests judges what a test of the person's calls that code on the line calls by itself: without the runner of
// the tests nothing gives it a home or a database of its own.
func calledByTests(j *Judge, c *effect.Call, t, test *ProgramText, ran []body, lines []string) {
	if t.File != "" || t.inTest || !isTest(test.File) {
		return
	}
	at := *test
	part := &ProgramText{Lang: test.Lang, Depth: test.Depth, text: bodiesOf(test, ran, lines), inTest: true}
	callsOthers(j, c, t, part, &at, readCode(test.Lang, test.text, code.Given{}).Modules)
}

// standsIn is how tests put something else in a function's place, or in that of the folder that it works in.
var standsIn = lazy.Pattern(`\bmonkeypatch\.set|\bpatch(?:\.object)?\(|\b(?:jest|vi)\.(?:mock|spyOn)\(|\bsinon\.|` +
	`\b(?:allow|expect)\(\w+\)\.to receive`)

// standsInForOutput is how they do so with what shows, waits or tells the time, which takes nothing away.
var standsInForOutput = lazy.Pattern(`\b(?:patch|monkeypatch\.setattr)\(\s*["'](?:builtins\.(?:print|input)|` +
	`sys\.(?:stdout|stderr|argv)|time\.(?:sleep|time)|logging\.[\w.]+)["']|` +
	`\b(?:jest|vi)\.spyOn\(\s*(?:global(?:This)?\.)?(?:console|process\.std(?:out|err)|Date|Math)\b`)

// replacesSomething reports a text that puts something else in the place of what may do harm.
func replacesSomething(text string) bool {
	return standsIn().MatchString(text) && standsIn().MatchString(standsInForOutput().ReplaceAllString(text, " "))
}

// calledAct judges one act of such a function, which has listed some files: what its callers give it is not known, and
// counts for nothing.
func calledAct(j *Judge, c *effect.Call, t *ProgramText, a *code.Act, listed []taint.Word) {
	if a.Library != "" {
		return
	}
	switch a.Kind {
	case code.Deletes, code.DeletesTree:
		for i := range a.Args {
			w := j.Sources.argOf(t, a, i)
			switch {
			case ownTemporary(a, i):
			case !w.Unknown() || patterned(w):
				j.codeDeletes(c, w, a)
			case a.Args[i].Text == "":
				for _, all := range listed {
					j.codeDeletes(c, all, a)
				}
			}
		}
	case code.Empties:
		emptiesByCall(j.Sources, c, t, "drop database x; -- "+a.Call)
	case code.SQL:
		for _, x := range a.Args {
			if x.Known && sql.ChangesAll(x.Text) {
				emptiesByCall(j.Sources, c, t, "delete from x")
			}
		}
	}
}

// emptiesByCall judges a statement of such a function by which a database that is kept loses what it holds.
func emptiesByCall(n *Names, c *effect.Call, t *ProgramText, statement string) {
	if !inMemory().MatchString(t.text) || attaches().MatchString(t.text) {
		n.sqlHints(c, statement)
	}
}

// body is a function of a text, by its lines: the first is from, counted from 0, the last is before to.
type body struct {
	name     string
	from, to int
}

// holds reports an act of the function's, whose line is counted from 1.
func (b body) holds(a *code.Act) bool { return a.Line > b.from && a.Line <= b.to }

// How functions begin (Python 3.13, JavaScript, Ruby 3.3, PHP 8.4, Perl 5.38).
var (
	indentedFunction = lazy.Pattern(`^[ \t]*(?:async[ \t]+)?def[ \t]+(?:self\.)?(\w+[?!]?)`)
	bracedFunction   = lazy.Pattern(`\b(?:function|sub)\s*\*?\s+(\w+)|([\w$]+)\s*[:=]\s*(?:async\b\s*)?(?:function\b|` +
		`\([^()]*\)\s*(?::[^=;{}]+)?=>|\w+\s*=>)|` +
		`^\s*(?:(?:static|async|public|private|protected|override|get|set)\s+)*[*#]?([\w$]+)\s*` +
		`\((?:[^()]|\([^()]*\))*\)\s*(?::[^=;{}]+)?\{\s*$`)
	goFunction   = lazy.Pattern(`^func\s+(?:\([^()]*\)\s*)?(\w+)`)
	notFunctions = map[string]bool{"if": true, "for": true, "while": true, "switch": true, "catch": true,
		"function": true, "with": true}
)

// functionsIn lists the functions that a text defines.
func functionsIn(lang code.Language, text string) []body {
	return functionsUpTo(lang, text, maxFunctions)
}

// functionsUpTo lists no more of them than that.
func functionsUpTo(lang code.Language, text string, most int) (all []body) {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		if len(all) >= most {
			break
		}
		if lang == code.Python || lang == code.Ruby {
			if m := indentedFunction().FindStringSubmatch(line); m != nil {
				all = append(all, body{m[1], i, indentedEnd(lines, i)})
			}
			continue
		}
		if lang == code.Go {
			if m := goFunction().FindStringSubmatch(line); m != nil {
				all = append(all, body{m[1], i, bracedEnd(lines, i)})
			}
			continue
		}
		if m := bracedFunction().FindStringSubmatch(line); m != nil && !notFunctions[m[1]+m[2]+m[3]] {
			all = append(all, body{m[1] + m[2] + m[3], i, bracedEnd(lines, i)})
		}
	}
	return all
}

// indentedEnd is the line behind a function whose lines are indented.
func indentedEnd(lines []string, from int) int {
	for i := from + 1; i < len(lines); i++ {
		s := strings.TrimSpace(lines[i])
		if s != "" && indentOf(lines[i]) <= indentOf(lines[from]) && !strings.HasPrefix(s, ")") {
			return i
		}
	}
	return len(lines)
}

// bracedEnd is the line behind a function in braces, or behind an expression.
func bracedEnd(lines []string, from int) int {
	depth := 0
	for i := from; i < len(lines); i++ {
		for _, c := range lines[i] {
			if strings.ContainsRune("({[", c) {
				depth++
			} else if strings.ContainsRune(")}]", c) {
				depth--
			}
		}
		s := strings.TrimSpace(lines[i])
		if depth <= 0 && !strings.HasSuffix(s, "=>") && !strings.HasSuffix(s, "=") {
			return i + 1
		}
	}
	return len(lines)
}

// imports are the statements by which a text takes names of a module, which it does not use by that; strings are texts.
var (
	importLines = lazy.Pattern(`(?m)^[ \t]*(?:from[ \t]+[.\w]+[ \t]+import[^\n;(]*(?:\([^)]*\))?|` +
		`import\b[ \t]+[\w{*"'][^\n;]*)|` +
		`\b(?:const|let|var)\s*\{[^}]*\}\s*=`)
	quotedText = lazy.Pattern(`"[^"\n]*"|'[^'\n]*'`)
)

// runs lists the functions of a module that a text names, and those that these name.
func runs(bodies []body, lines []string, text string) (ran []body) {
	taken := strings.Join(importLines().FindAllString(text, -1), "\n")
	used := importLines().ReplaceAllString(text, ";")
	if !computed().MatchString(used) {
		used = quotedText().ReplaceAllString(used, `""`)
	} else if used = quotedJoin().ReplaceAllString(used, ""); everyMember(used) {
		return bodies
	}
	seen := map[int]bool{}
	note := func(b body, in string) {
		if !seen[b.from] && names(in, b.name) {
			seen[b.from] = true
			ran = append(ran, b)
		}
	}
	for _, b := range bodies {
		note(b, used)
		if !strings.Contains(taken, b.name) {
			continue
		}
		as := regexp.MustCompile(`\b` + regexp.QuoteMeta(b.name) + `\s*(?:\bas\b|:)\s*(\w+)`)
		for _, m := range as.FindAllStringSubmatch(taken, 4) {
			if !seen[b.from] && names(used, m[1]) {
				seen[b.from] = true
				ran = append(ran, b)
			}
		}
	}
	for _, b := range special(bodies, lines, used) {
		if !seen[b.from] {
			seen[b.from] = true
			ran = append(ran, b)
		}
	}
	for i := 0; i < len(ran); i++ {
		inside := strings.Join(lines[min(ran[i].from+1, ran[i].to):ran[i].to], "\n")
		if ran[i].to == ran[i].from+1 {
			inside = lines[ran[i].from]
		}
		for _, b := range bodies {
			note(b, inside)
		}
	}
	return ran
}

// names reports a text that uses a name, other than by giving it a value of its own.
func names(text, name string) bool {
	if !strings.Contains(text, name) { // which a pattern takes far longer to say
		return false
	}
	use := regexp.MustCompile(`(?:^|[^\w$])` + regexp.QuoteMeta(name) + `(?:$|\s*(?:[^\w$=:\s]|[=:][=:]|\n|[\w]))`)
	own := regexp.MustCompile(`\b(?:def|function|sub|func(?:\s*\([^()]*\))?)\s+` + regexp.QuoteMeta(name) + `\b`)
	return use.MatchString(text) && !own.MatchString(text)
}
