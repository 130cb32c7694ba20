package shell

import (
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
	"guard/policy/shell/source"
	"guard/policy/shell/taint"
	"guard/policy/shell/tool/container"
)

// settingsFile judges a file or folder of settings that say what a program runs
// (jest -c, gradle -I, terraform -chdir): what lies outside the workspace is code of
// nobody known, what this session wrote inside is read where its language is known,
// and the rest of the workspace is what the person's tests run.
func (j *operandJudge) settingsFile(c *effect.Call, v *option.Invocation, a taint.Word) {
	if a.Text == "" {
		return
	}
	if text := strings.TrimSpace(a.Text); strings.HasPrefix(text, "{") || strings.HasPrefix(text, "data:") {
		c.Raise(risk.Medium, risk.ExecArbitrary,
			effect.Say("{0} takes settings, which can run commands, from {1}", v.Name, a.Show()))
		return
	}
	if strings.Contains(a.Text, "://") {
		j.network.LooseURL(c, v, a)
		c.Raise(risk.High, risk.ExecArbitrary,
			effect.Say("{0} takes settings, which can run commands, from {1}", v.Name, a.Show()))
		return
	}
	if name, file, ok := strings.Cut(a.Text, "="); ok && !strings.Contains(name, "/") { // NAME=FILE
		a = a.Value(len(a.Text) - len(file))
	}
	if file, ok := strings.CutPrefix(a.Text, "file:"); ok {
		a = a.Value(len(a.Text) - len(file))
	}
	if !taint.Settled(a) {
		c.Unknown(effect.Say("{0} takes settings, which can run commands, from {1}", v.Name, a.Show()))
		return
	}
	j.projects.ModuleNamed(c, a)
	j.LooksAt(c, a)
	p := j.Place(a)
	if p.Any(place.Secret | place.AgentSettings | place.Guard) {
		j.Shows(c, p, a.Show())
	}
	switch {
	case p.Is(place.Harmless), strings.HasPrefix(p.Path, "/usr/"): // what came with the system is the person's
	case p.Is(place.Inside), j.OwnFile(p.Path):
		j.settingsInside(c, v, a, p)
	case p.Path != "" && (j.MadeWhole(p.Path) || j.MadeWhole(path.Dir(p.Path))):
	default:
		c.Raise(risk.Medium, risk.ExecArbitrary|risk.FSOutsideWorkspace,
			effect.Say("runs the code in {0}, outside the workspace", a.Show()))
	}
}

// settingsInside reads settings that are code, where this session may have written them.
func (j *operandJudge) settingsInside(c *effect.Call, v *option.Invocation, a taint.Word, p place.Place) {
	source.Starts{Judge: j.texts}.Configured(c, v, a)
	if !j.Wrote(p.Path) {
		return
	}
	if code.LanguageOf(p.Path, "") == code.Unknown {
		j.settingsName(c, p)
		source.LoadedCode{Judge: j.texts}.NamedIn(c, v, p.Path)
		return
	}
	if _, how := j.TextOf(p); how == files.Wholly || j.ChangedByLine(p.Path) || j.World.Past != nil {
		j.projects.RunsFile(c, a, code.Unknown, nil)
	}
}

// codeLine is a line of settings that names code to be loaded (the manuals of mypy, mocha, Jest,
// ESLint, Babel, nyc, AVA, Stylelint, Pylint, flake8).
var codeLine = lazy.Pattern(`(?i)plugin|require|import|load|setup|hook|transform|preset|reporter|extends|runner|` +
	`processor|resolver|parser|rulesdir|opts`)

// settingsName reads the code that settings in no language name.
func (j *operandJudge) settingsName(c *effect.Call, p place.Place) {
	text, how := j.TextOf(p)
	if how != files.Wholly || len(text) > files.MaxSecret {
		return
	}
	n := 0
	for line := range strings.Lines(text) {
		if !codeLine().MatchString(line) {
			continue
		}
		for _, word := range strings.FieldsFunc(line, source.SplitsSetting) {
			q := j.World.At(path.Dir(p.Path), word)
			if code.LanguageOf(word, "") == code.Unknown || !q.Is(place.Inside) || !j.Wrote(q.Path) {
				continue
			}
			if n++; n > maxNamed {
				return
			}
			j.projects.RunsFile(c, taint.Literal(q.Path), code.Unknown, nil)
		}
	}
}

// maxNamed bounds the files of code that settings name.
const maxNamed = 8

// readsListed judges a file that lists the files to be read: each by its name where
// the text is known.
func (j *operandJudge) readsListed(c *effect.Call, v *option.Invocation, a taint.Word) {
	if a.Text != "" { // else an option that says that the list is the input
		j.Reads(c, a)
	}
	list := c.In
	switch {
	case a.Text == "":
	case a.Proc != nil:
		list = *a.Proc
	case !taint.IsStdin(a):
		text, how := j.TextOf(j.Place(a))
		list = taint.Stream{Text: text, Known: a.Known() && how == files.Wholly, From: taint.FromUnknown}
	}
	j.readsEach(c, v, list)
}

// readsEach judges the files that a stream names.
func (j *operandJudge) readsEach(c *effect.Call, v *option.Invocation, list taint.Stream) {
	if !list.Known {
		if list.From&^(taint.Tame|taint.FromShared) == 0 && list.From != 0 {
			j.Reads(c, taint.Word{Text: taint.Hole, Src: "…", From: list.From})
			return
		}
		c.Unknown(effect.Say("reads {0}, which is not known before it runs", "…"))
		return
	}
	names := strings.FieldsFunc(list.Text, func(r rune) bool { return r == '\n' || r == 0 })
	for i, name := range names {
		if i == container.MaxListed {
			c.Unknown(effect.Say("reads {0}, which is not known before it runs", "…"))
			return
		}
		j.Reads(c, taint.Literal(name))
	}
}

// operandCode are the tools that run the files of code which they are given as operands, and
// those that do with an option alone, behind which the file may stand or not: the manuals of
// mocha 11, tap 21, AVA 6, Jasmine 5, QUnit 2, Karma 6, WebdriverIO 9, Nightwatch 3, Rollup 4.
var operandCode = []struct {
	names   []string
	options []string // none: always
}{
	{names: strings.Fields("mocha tap tape ava uvu jasmine qunit karma wdio testcafe nightwatch codecept codeceptjs " +
		"stryker gulp jake backstop artillery plop hygen")},
	{strings.Fields("rollup rolldown"), []string{"-c", "--config"}},
}

// runsOperands reads such files, where this session may have written them.
func (j *operandJudge) runsOperands(c *effect.Call, v *option.Invocation, a taint.Word) {
	name := v.Chain[0].Name
	for _, t := range operandCode {
		if namesOne(t.names, v, name) && (t.options == nil || v.Has(t.options...)) && a.Known() &&
			code.LanguageOf(a.Text, "") != code.Unknown {
			j.settingsInside(c, v, a, j.Place(a))
			return
		}
	}
}

// namesOne reports a program among names, by its own name and not by those of its entry.
func namesOne(names []string, v *option.Invocation, entry string) bool {
	first, _, _ := strings.Cut(v.Name, " ")
	return slices.Contains(names, first) || slices.Contains(names, entry)
}
