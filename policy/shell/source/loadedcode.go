package source

import (
	"encoding/json"
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/table"
)

// Tools run code of the project that no word of their line names: files of certain names, and what their settings
// name, whatever its ending. What this session wrote of it is judged as if it were run.

// Bounds of what is looked at for one tool.
const (
	maxToolSettings = 24
	maxNamedWords   = 200
	maxLoadable     = 200
	maxNamedValue   = 4 << 10
)

// LoadedCode judges code that tools load.
type LoadedCode struct{ *Judge }

// ByTool judges such code, by the table of the tool.
func (j LoadedCode) ByTool(c *effect.Call, v *option.Invocation) {
	own := j.loadable(v)
	if len(own) == 0 {
		return
	}
	for _, l := range loadedBy(v) {
		settings := j.toolSettings(l, own)
		if l.If != "" && !slices.ContainsFunc(settings, func(file string) bool {
			text, _ := j.TextOf(place.Place{Path: file})
			return strings.Contains(text, l.If)
		}) {
			continue
		}
		for _, file := range own {
			if fitsLastParts(l.Files, file) && !program.StartsFrom(v.Name, file) {
				j.runsForTool(c, v.Name, l, file)
			}
		}
		for _, file := range settings {
			j.loadsNamed(c, v, l, file, own)
		}
	}
}

// NamedIn judges the code that settings name which stand on the tool's line.
func (j LoadedCode) NamedIn(c *effect.Call, v *option.Invocation, file string) {
	for _, l := range loadedBy(v) {
		j.loadsNamed(c, v, l, file, j.loadable(v))
	}
}

// loadedBy lists the rows of the table for a tool, by each word of its name.
func loadedBy(v *option.Invocation) (rows []program.LoadedCode) {
	for word := range strings.FieldsSeq(v.Name) {
		rows = append(rows, program.LoadedCodeOf(path.Base(word))...)
	}
	return rows
}

// loadable lists the files of this session's that a tool may load; none for a tool that the table does not name.
func (j LoadedCode) loadable(v *option.Invocation) (own []string) {
	if len(loadedBy(v)) == 0 {
		return nil
	}
	for _, file := range j.SearchedFiles() {
		if len(own) < maxLoadable && !slices.Contains(own, file) && !slices.Contains(j.Inside, file) {
			own = append(own, file)
		}
	}
	return own
}

// toolSettings lists the settings of a tool: those that this session wrote, and the others where the tool is started.
func (j LoadedCode) toolSettings(l program.LoadedCode, own []string) (found []string) {
	for _, file := range own {
		if fitsLastParts(l.Settings, file) && len(found) < maxToolSettings {
			found = append(found, file)
		}
	}
	if j.State.Cwd == "" || j.World.Disk == nil {
		return found
	}
	for name := range strings.FieldsSeq(l.Settings) {
		for _, name := range withEndings(name) {
			file := path.Join(j.State.Cwd, name)
			if len(found) < maxToolSettings && !slices.Contains(found, file) && j.IsThere(file) {
				found = append(found, file)
			}
		}
	}
	return found
}

// withEndings lists the names that a pattern of settings may mean whose ending is any: jest.config.*.
func withEndings(pattern string) (names []string) {
	stem, any := strings.CutSuffix(pattern, ".*")
	if strings.Contains(stem, "*") {
		return nil
	}
	if !any {
		return []string{pattern}
	}
	for _, end := range settingsEndings {
		names = append(names, stem+"."+end)
	}
	return names
}

// fitsLastParts reports a path whose last parts fit one of the patterns.
func fitsLastParts(globs, file string) bool {
	base := path.Base(file)
	for glob := range strings.FieldsSeq(globs) {
		if ok, _ := path.Match(path.Base(glob), base); !ok {
			continue
		}
		last := strings.Split(file, "/")
		last = last[max(0, len(last)-strings.Count(glob, "/")-1):]
		if ok, _ := path.Match(glob, strings.Join(last, "/")); ok {
			return true
		}
	}
	return false
}

// loadsNamed judges those of this session's files that one file of settings names.
func (j LoadedCode) loadsNamed(c *effect.Call, v *option.Invocation, l program.LoadedCode, file string, own []string) {
	text, how := j.TextOf(place.Place{Path: file})
	if how != files.Wholly || len(text) > files.MaxSecret || files.Binary(text) {
		return
	}
	if path.Base(file) == "package.json" {
		text = onlySettings(text)
	}
	for _, n := range namedCode(text, l.Flags) {
		for _, one := range own {
			if one != file && n.means(one, l.Ending) {
				j.runsForTool(c, v.Name, l, one)
			}
		}
	}
}

// onlySettings leaves out of package.json what says how others take the package, and what is run by its name.
func onlySettings(text string) string {
	var members map[string]json.RawMessage
	if json.Unmarshal([]byte(text), &members) != nil {
		return text
	}
	for _, name := range [...]string{"exports", "imports", "scripts", "main", "module", "types", "files", "bin"} {
		delete(members, name)
	}
	rest, err := json.Marshal(members)
	if err != nil {
		return text
	}
	return strings.NewReplacer(`\u003c`, "<", `\u003e`, ">").Replace(string(rest))
}

// leavesWorkspace finds how code leaves the workspace: code of tools often writes what it is told to, and what it is
// told lies in the workspace.
var leavesWorkspace = lazy.Pattern(`(?:^|["'/\\\s\[(])\.\.["'/\\\s\])]|` +
	`(?i:home\b|homedir|expanduser|expand_path)|["']~|` +
	`["']/(?:home|Users|root|mnt|media|srv|opt|var|data|etc)\b|\bparents\[|parent\.parent`)

// runsForTool judges one file as code that runs. What cannot be read of it is everyday code, as is what writes
// somewhere and does not lead out of the workspace.
func (j LoadedCode) runsForTool(c *effect.Call, name string, l program.LoadedCode, file string) {
	if slices.Contains(j.Reviewed, "tool "+file) {
		return
	}
	j.Reviewed = append(j.Reviewed, "tool "+file)
	text, how := j.TextOf(place.Place{Path: file})
	if how != files.Wholly {
		j.Sealed(c, file, how)
		return
	}
	first, _, _ := strings.Cut(text, "\n")
	lang := code.LanguageOf(file, first)
	if lang == code.Unknown {
		lang = code.LanguageOf("x"+l.Ending, "")
	}
	if lang == code.Unknown || holdsStructure(file) || files.Binary(text) || !j.Enter() {
		return
	}
	defer j.Leave()
	probe := j.Begin(c.In)
	probe.Cmd.Argv = c.Cmd.Argv
	t := &ProgramText{Lang: lang, File: file, given: code.Given{File: true}, byTool: true}
	reviewed := j.Reviewed
	j.Absorbs(probe, func() { runsText(j.Judge, probe, t, text) })
	own := probe.Cmd.Own
	if own.Level < risk.High && !own.Categories.Has(risk.FSOutsideWorkspace) &&
		!(own.Categories.Has(risk.FSDeleteOverwrite) && leavesWorkspace().MatchString(text)) {
		j.Reviewed = slices.Clip(reviewed) // what else it may be is looked at as a guess
		return
	}
	c.Cmd.Own.Add(own)
	c.Touches(&probe.Cmd)
	c.Raise(risk.Medium, 0, effect.Say("{0} may load {1}, which this session wrote", name, path.Base(file)))
}

// holdsStructure reports a file that a tool which is told to load it takes as data: Node.js reads JSON.
func holdsStructure(file string) bool {
	return table.HasWord(".json .json5 .jsonc .yaml .yml .toml .xml .ini .cfg .md .html .css", path.Ext(file))
}

// named is a word in settings that may name code.
type named struct {
	word   string
	folder bool // what lies in it is meant as well
}

var (
	// codeKey finds the name of a setting that names code to be loaded (the manuals of the tools in the table).
	codeKey = lazy.Pattern(`(?i)["']?([\w.-]*(?:plugin|require|import|load|setup|teardown|hook|transform|preset|` +
		`reporter|exten[ds]|runner|processor|resolver|parser|rulesdir|rule[-_]?paths?|custom[-_]?rule|customsyntax|` +
		`bootstrap|helper|support|environment|formatter|serializer|sequencer|init[-_]?|script[-_]location|librar|` +
		`variables|listener|filter|middleware|macro|mixin|templater|installed_apps|functions|watch|theme|paths?\b|` +
		`entry|loader|provider|matcher|detect|addon|decorator|factory|startup)[\w.-]*)["']?(?:\s*[=:]\s*|[ \t]{2,})`)
	codeFolder = lazy.Pattern(`(?i)path|dir|librar|location|load|_plugins`)
)

// namedCode lists the words in the values of such settings, or in a text of options all of them.
func namedCode(text string, flags bool) (found []named) {
	add := func(value string, folder bool) {
		for word := range strings.FieldsFuncSeq(value, SplitsSetting) {
			if flags && len(word) > 2 && word[0] == '-' && word[1] != '-' { // -MTidy
				word = word[2:]
			}
			n := named{strings.TrimLeft(word, "./@"), folder}
			if len(n.word) > 1 && len(n.word) < 200 && n.word[0] != '-' && len(found) < maxNamedWords &&
				!slices.Contains(found, n) {
				found = append(found, n)
			}
		}
	}
	if flags {
		add(text, false)
		return found
	}
	for _, m := range codeKey().FindAllStringSubmatchIndex(text, maxNamedWords) {
		if key := text[m[2]:m[3]]; !leavesOut().MatchString(key) {
			add(valueAt(text, m[0], m[1]), codeFolder().MatchString(key))
		}
	}
	return found
}

// valueAt is the value of the setting whose name begins at from: what stands in quotation marks or brackets, else the
// rest of the line and the lines below it that are indented more, or begin with the dash of a list.
func valueAt(text string, from, at int) string {
	value := text[at:min(len(text), at+maxNamedValue)]
	if value != "" {
		switch value[0] {
		case '"', '\'', '`':
			if end := strings.IndexByte(value[1:], value[0]); end >= 0 {
				return value[:end+1]
			}
		case '[', '{', '(':
			return bracketed(value)
		}
	}
	line := text[strings.LastIndexByte(text[:from+1], '\n')+1:]
	indent := indentOf(line)
	var b strings.Builder
	for i, l := range strings.SplitAfter(value, "\n") {
		below := strings.TrimLeft(l, " \t")
		in := len(l) - len(below)
		if i > 0 && below != "\n" && in <= indent && !(in == indent && strings.HasPrefix(below, "-")) {
			break
		}
		b.WriteString(l)
	}
	return b.String()
}

// bracketed is a text up to where the bracket is closed that it begins with.
func bracketed(text string) string {
	depth := 0
	for i := range len(text) {
		switch text[i] {
		case '[', '{', '(':
			depth++
		case ']', '}', ')':
			if depth--; depth == 0 {
				return text[:i]
			}
		}
	}
	return text
}

// means reports a file that the word may mean: from whichever folder it counts, with the ending or without, as a path
// or as a module's name with dots or colons.
func (n named) means(file, ending string) bool {
	word := path.Clean(n.word)
	if strings.Contains(word, "*") {
		dir, _, _ := strings.Cut(word, "*")
		dir = dir[:strings.LastIndexByte(dir, '/')+1]
		return dir != "" && strings.Contains(file, "/"+dir) && table.FitsAny(path.Base(word), path.Base(file))
	}
	if strings.HasSuffix(file, "/"+word) {
		return true
	}
	lang := code.LanguageOf(file, "")
	if n.folder && lang != code.Unknown && lang == code.LanguageOf("x"+ending, "") &&
		strings.Contains(file, "/"+word+"/") {
		return true
	}
	rest, ok := strings.CutSuffix(file, path.Ext(file))
	if !ok || lang == code.Unknown && path.Ext(file) != ending {
		return false
	}
	for _, start := range [...]string{"/index", "/__init__", ""} {
		if rest, ok := strings.CutSuffix(rest, start); ok && namesModule(rest, word) {
			return true
		}
	}
	return false
}

// namesModule reports a path without its ending that is the module of a name, or a package that it lies in.
func namesModule(rest, word string) bool {
	if strings.HasSuffix(rest, "/"+word) || strings.HasSuffix(rest, "/"+strings.ReplaceAll(word, "::", "/")) {
		return true
	}
	if strings.ContainsAny(word, "/:") {
		return false
	}
	for ; word != ""; word = word[:max(0, strings.LastIndexByte(word, '.'))] {
		if strings.HasSuffix(rest, "/"+strings.ReplaceAll(word, ".", "/")) {
			return true
		}
	}
	return false
}

// fromOwnFolder reports a folder inside the workspace as it counts from the folder of settings which their tool reads
// there (Sphinx 8, conf.py: "The current working directory is set to the directory of the configuration file").
func fromOwnFolder(j *Judge, t *ProgramText, a *code.Act, i int) bool {
	return path.Base(t.File) == "conf.py" && i < len(a.Args) && a.Args[i].Known &&
		j.World.At(path.Dir(t.File), a.Args[i].Text).Is(place.Inside)
}
