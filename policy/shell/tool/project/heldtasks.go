package project

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/recipe"
	"guard/policy/recipe/node"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/source"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// The person's own files of tasks in languages of their own. As of a makefile: a task whose name tells of clearing is
// theirs to run, and any other may take away what tools make again, not what is nowhere else (leave.go). What goes out
// of the machine is asked whatever the task is called (goesout.go). What this session wrote in them buildfiles.go
// judges.

var heldTasksOf = table.ByWord(heldTasks, func(h heldTask) []string { return strings.Fields(h.programs) })

// listsTasks are words with which such a program only lists its tasks.
const listsTasks = "-l --list --list-sessions -T --tasks -n --dry-run --help -h --version"

// block is the text of one task: its body begins at the byte body, and the line names it for clearing or not.
type block struct {
	heldSource
	head       string // what stands before the tasks of its file
	name, text string
	body       int
	clears     bool
}

// heldTasks judges them.
func (j builds) heldTasks(c *effect.Call, v *option.Invocation) {
	first, sub := v.Words()
	lists := func(word string) bool { return table.HasWord(listsTasks, word) }
	if j.World.Disk == nil || j.World.Git == nil || j.State.Cwd == "" || v.Marked(program.Dry|program.Info) ||
		slices.ContainsFunc(c.Cmd.Argv, lists) {
		return
	}
	for _, h := range heldTasksOf(first) {
		is := func(a taint.Word) bool { return a.Text == h.sub }
		if h.sub != "" && sub != h.sub && !slices.ContainsFunc(v.Operands, is) ||
			h.without != "" && v.Gave(strings.Fields(h.without)...) ||
			h.with != "" && !v.Gave(strings.Fields(h.with)...) {
			continue
		}
		mains := append(j.heldFiles(h, v), taskFiles{j}.lineFiles(first, c.Cmd.Argv)...)
		if len(mains) == 0 && takesInBeside(first) {
			mains = append(mains, path.Join(j.State.Cwd, strings.Fields(h.files)[0]))
		}
		for _, file := range mains {
			if all := (taskFiles{j}).withParts(first, file); len(all) > 0 {
				taskFiles{j}.judgeHeld(c, v, h, all)
			}
		}
	}
}

// heldFiles are the files that run: the person's own, as git holds them.
func (j builds) heldFiles(h heldTask, v *option.Invocation) (all []string) {
	dirs := []string{j.State.Cwd}
	for _, a := range v.Operands { // cmake -S DIR, cmake DIR, go generate ./pkg
		if p := j.Place(a); h.sub == "generate" || strings.HasPrefix(h.programs, "cmake") {
			dirs = append(dirs, strings.TrimSuffix(p.Path, "/..."))
		}
	}
	if a, given := v.Option("-S"); given {
		dirs = append(dirs, j.Place(a).Path)
	}
	for _, dir := range dirs {
		for _, name := range j.namedIn(dir, h.files) {
			if at := path.Join(dir, name); dir != "" && j.Personal(at) && !slices.Contains(all, at) {
				all = append(all, at)
			}
		}
	}
	return all[:min(len(all), maxModules)]
}

// namedIn are the names in a folder that patterns may match.
func (j builds) namedIn(dir, patterns string) (names []string) {
	if !strings.Contains(patterns, "*") {
		return strings.Fields(patterns)
	}
	j.InTime(j.World.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
		if table.FitsAny(patterns, e.Name()) {
			names = append(names, e.Name())
		}
		return len(names) < maxModules
	}))
	return names
}

// judgeHeld judges the tasks that run of one file and of those that it takes in.
func (j taskFiles) judgeHeld(c *effect.Call, v *option.Invocation, h heldTask, all []heldSource) {
	var blocks []block
	text := ""
	for _, one := range all {
		blocks = append(blocks, h.blocks(one)...)
		text += one.text + "\n"
	}
	cwd := j.State.Cwd
	defer func() { j.State.Cwd = cwd }()
	for _, b := range h.running(c, text, blocks) {
		if !j.Enter() {
			return
		}
		j.State.Cwd = b.dir
		j.judgeBlock(c, v, h, b)
		j.Leave()
	}
}

// judgeBlock judges one task: the commands that its strings are, and its code.
func (j taskFiles) judgeBlock(c *effect.Call, v *option.Invocation, h heldTask, b block) {
	l := leave{project: j.Judge}
	probe := j.Begin(c.In)
	exceeds := false
	exceeded := func(ran []effect.Command) bool {
		outside := func(one effect.Command) bool { return source.DeletesOutside(&one) }
		return !b.clears && l.exceeded(recipe.Line{}, ran) || slices.ContainsFunc(ran, outside)
	}
	j.Absorbs(probe, func() {
		for _, line := range h.commands(b.file, b.text) {
			before := len(j.Out.Commands)
			j.InSubshell(nil, func() taint.Stream { return j.Walk.ShellText(probe, v.Name, taint.Literal(line)) })
			ran := j.Out.Commands[min(before, len(j.Out.Commands)):]
			exceeds = exceeds || exceeded(ran)
			goesOut(c, ran)
		}
	})
	if h.uploads && usesUploader(b.heldSource.text, b.text) {
		cats := risk.Publish | risk.NetworkRisk
		c.Raise(risk.High, cats, effect.Say(effect.Wording(cats, risk.High), v.Name+" ("+path.Base(b.file)+")"))
	}
	if lang, body := h.code(b.head, b); lang != code.Unknown {
		own := j.Begin(c.In)
		j.Absorbs(own, func() { j.Texts.Acts(own, &source.ProgramText{Lang: lang, File: b.file}, body) })
		goesOut(c, []effect.Command{own.Cmd})
		exceeds = exceeds || exceeded([]effect.Command{own.Cmd})
		own.Cmd.Own.Categories &= risk.FSDeleteOverwrite
		probe.Cmd.Own.Add(own.Cmd.Own)
		probe.Touches(&own.Cmd)
	}
	if own := probe.Cmd.Own; exceeds {
		own.Categories &= risk.FSDeleteOverwrite
		j.exceeds = true // no leave for a task covers that
		c.Cmd.Own.Add(own)
		c.Touches(&probe.Cmd)
	}
	c.Silent = false
}

// blocks cuts a text into its tasks.
func (h heldTask) blocks(of heldSource) (all []block) {
	text, head := of.text, ""
	if h.member != "" && path.Base(of.file) == "package.json" {
		text = node.Member(text, h.member)
	}
	if h.begins == nil {
		return []block{{heldSource: of, text: text}}
	}
	at := h.begins().FindAllStringSubmatchIndex(text, files.MaxLiterals)
	if len(at) > 0 {
		head = text[:at[0][0]]
	}
	for i, m := range at {
		end := len(text)
		if i+1 < len(at) {
			end = at[i+1][0]
		}
		for g := 2; g < len(m); g += 2 {
			if m[g] >= 0 {
				name := strings.TrimSuffix(text[m[g]:m[g+1]], ":")
				all = append(all, block{of, head, name, text[m[0]:end], m[1] - m[0], false})
				break
			}
		}
	}
	return all
}

// running are the tasks that the line has run, and what these name.
func (h heldTask) running(c *effect.Call, text string, all []block) (runs []block) {
	named := closureOf(h.lifecycle, c.Cmd.Argv[min(1, len(c.Cmd.Argv)):])
	wanted := func(name string) bool {
		return slices.ContainsFunc(named, func(word string) bool {
			word, _, _ = strings.Cut(word, "[")
			return sameTask(word, name) || sameTask(variant().ReplaceAllString(word, ""), name)
		})
	}
	hooks := ""
	if h.hooked != nil {
		late := hookedLater(text, goalNames(named))
		for _, m := range h.hooked().FindAllStringSubmatch(text, files.MaxLiterals) {
			for word := range strings.FieldsSeq(wordsOf(m[1])) {
				if !slices.Contains(late, word) {
					hooks += " " + word
				}
			}
		}
	}
	chosen := func(b block) bool { return wanted(b.name) || table.HasWord(hooks, b.name) }
	if !slices.ContainsFunc(all, chosen) {
		bare := h.bare
		if h.bareIs != nil {
			if m := h.bareIs().FindStringSubmatch(text); m != nil {
				bare = m[1]
			}
		}
		chosen = func(b block) bool {
			is := func(one string) bool { return sameTask(b.name, one) }
			return b.name == "" || bare == "*" && (h.asked == nil || !h.asked().MatchString(b.text)) ||
				slices.ContainsFunc(strings.Fields(wordsOf(bare)), is)
		}
	}
	taken := make([]bool, len(all))
	for i, b := range all {
		taken[i] = chosen(b)
	}
	for range all { // what a task names runs before it or in it
		for i, b := range all {
			for k, other := range all {
				if taken[i] && !taken[k] && i != k && other.name != "" &&
					table.HasWord(wordsOf(withoutRemarks(b.text)), other.name) {
					taken[k] = true
				}
			}
		}
	}
	for i, b := range all {
		if taken[i] {
			b.clears = wanted(b.name) && program.Clears(b.name)
			runs = append(runs, b)
		}
	}
	return runs
}

// sameTask compares the names of tasks: Invoke's clean-all is the function clean_all, fab's and rake's may stand in a
// namespace.
func sameTask(word, name string) bool {
	word = strings.ReplaceAll(word, "-", "_")
	name = strings.ReplaceAll(name, "-", "_")
	return strings.EqualFold(word, name) || strings.HasSuffix(word, ":"+name) || strings.HasSuffix(word, "."+name)
}

// variant is what stands behind the name of a session that runs several times: tests-3.12, tests(django='4.0').
var variant = lazy.Pattern(`(?:-\d[\w.]*|\(.*\))$`)

// remark is a line that only tells, Rake's too, and a text at the start of a function.
var remark = lazy.Pattern(`(?m)^[ \t]*(?:#|//|desc[ \t(]+["'])[^\n]*|(?s:^[ \t]*(?:""".*?"""|'''.*?'''))`)

// withoutRemarks is what runs of a task's text.
func withoutRemarks(text string) string { return remark().ReplaceAllString(text, "") }

// wordsOf are the words of a text.
func wordsOf(text string) string {
	return strings.Join(strings.FieldsFunc(text, func(r rune) bool {
		return !(r == '_' || r == '-' || r >= '0' && r <= '9' || r >= 'A' && r <= 'Z' || r >= 'a' && r <= 'z')
	}), " ")
}

// cmakeHere are its variables for where it is; what stands behind file( is a command of its own.
var cmakeHere = strings.NewReplacer("${CMAKE_COMMAND}", "cmake", "${CMAKE_SOURCE_DIR}/", "",
	"${PROJECT_SOURCE_DIR}/", "", "${CMAKE_CURRENT_SOURCE_DIR}/", "", "${CMAKE_CURRENT_LIST_DIR}/", "",
	"REMOVE_RECURSE ", "rm -rf ", "REMOVE ", "rm -f ", "\"", "")

// commands are the commands of a task.
func (h heldTask) commands(file, text string) (lines []string) {
	switch {
	case h.shebang:
		return nil
	case h.elements:
		return elementCommands(text)
	case h.runs == nil:
		return buildCommands(file, withoutRemarks(text))
	}
	for _, m := range h.runs().FindAllStringSubmatch(text, maxTargets) {
		line := strings.TrimSpace(strings.Join(m[1:], ""))
		switch path.Base(file) {
		case "Makefile.toml", "mise.toml", ".mise.toml":
			if more := m[5] + m[6]; more != "" {
				lines = append(lines, listedCommands(strings.TrimSuffix(line, more), more)...)
				continue
			}
		case "build.sbt":
			line = "'" + line + "'"
		case "meson.build":
			line = strings.Join(source.QuotedStrings(line), " ")
		case "CMakeLists.txt":
			line = cmakeHere.Replace(line)
		}
		lines = append(lines, h.starts+line)
	}
	return lines
}

// interpreted is a recipe of just that an interpreter runs.
var interpreted = lazy.Pattern(`(?m)^[ \t]+#!.*\b(python3?|ruby|node|perl)\b[^\n]*\n`)

// code is the body of a task as a program.
func (h heldTask) code(head string, b block) (lang code.Language, text string) {
	if h.shebang {
		m := interpreted().FindStringSubmatchIndex(b.text)
		if m == nil {
			return code.Unknown, ""
		}
		lang = code.LanguageOf("", "#!"+b.text[m[2]:m[3]])
		return lang, dedented(b.text[m[1]:])
	}
	if h.begins == nil || h.lang == code.Unknown {
		return h.lang, b.text
	}
	_, body, _ := strings.Cut(b.text[b.body:], "\n")
	return h.lang, head + "\n" + dedented(body)
}

// dedented takes the first line's indentation from every line, and ends where one has less.
func dedented(text string) string {
	indent := text[:len(text)-len(strings.TrimLeft(text, " \t"))]
	var b strings.Builder
	for line := range strings.Lines(text) {
		rest, ok := strings.CutPrefix(line, indent)
		if !ok && strings.TrimSpace(line) != "" {
			break
		}
		b.WriteString(rest)
	}
	return b.String()
}
