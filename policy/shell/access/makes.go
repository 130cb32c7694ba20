package access

import (
	"path"
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/impact"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// Makes judges a file or folder that is made. A compiler's output takes the place of
// what is there; a link may bring settings under the name that an agent looks for.
func (j *Judge) Makes(c *effect.Call, v *option.Invocation, a taint.Word) {
	if (program.Builds(v.Name) || replaces(v, a)) && j.overwritesText(a) {
		j.Writes(c, a, Overwrites)
		return
	}
	j.Writes(c, a, Makes)
	if strings.HasPrefix(v.Entry.Name, "ln") {
		j.BecomesSettings(c, a)
	}
}

// replaces reports an output of a tool that goes over what is there: all but reports
// and built files, which every run makes anew under the same name, and what touch, mkdir
// and ln make.
func replaces(v *option.Invocation, a taint.Word) bool {
	return option.WorksOnProject(v) && !strings.HasSuffix(v.Entry.Operands, "make...") &&
		!strings.HasPrefix(v.Entry.Operands, "link") && v.Chain[0].Name != "git" &&
		!slices.Contains(madeAnew, path.Ext(a.Text))
}

// madeAnew are the endings of such files.
var madeAnew = strings.Fields(".xml .json .html .htm .log .info .cov .out .lcov .csv .tsv .sarif .tap .prof .js .mjs " +
	".cjs .css .map .d .o .i .s .lock .svg .dot .tags")

// overwritesText reports that something which is no program is at a place now.
func (j *Judge) overwritesText(a taint.Word) bool {
	if j.World.Disk == nil || !a.Known() {
		return false
	}
	text, err := j.World.Disk.ReadFile(j.Place(a).Path, code.MaxText)
	return err == nil && len(text) > 0 && !files.Binary(string(text))
}

// BecomesSettings judges a folder that comes to stand under a name: what it holds
// may be an agent's settings there.
func (j *Judge) BecomesSettings(c *effect.Call, to taint.Word) {
	p := j.Place(to)
	for _, name := range [...]string{"settings.json", "settings.local.json", "config.toml", "hooks/x"} {
		if p.Path != "" && j.World.At("", p.Path+"/"+name).Any(place.AgentSettings|place.Guard) {
			c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("changes an agent's settings, {0}", to.Show()))
			c.Flag(false, true)
			return
		}
	}
	if root := j.World.Root(); !p.Any(place.WorkspaceRoot|place.VCS) && (root == "" || !place.Below(root, p.Path)) &&
		j.LeadsToRun(p) {
		c.Raise(risk.High, risk.ExecArbitrary, effect.Say("changes {0}, which another tool runs later", to.Show()))
	}
}

// builtFolders are names of folders that hold nothing but what tools make.
var builtFolders = strings.Fields("dist build out output public site _site _build target coverage .nyc_output " +
	"htmlcov html test-results playwright-report storybook-static book doctrees doc docs-build .venv venv env " +
	".next .nuxt .output .vite .vitepress .docusaurus .cache cache tmp temp .tmp reports report www dist-electron " +
	"generated")

// Empties judges a folder that a tool empties before it writes into it (vite's
// --outDir, mkdocs' --site-dir, uv venv --clear): what is there goes, unless its name
// says that a tool made it.
func (j *Judge) Empties(c *effect.Call, v *option.Invocation, a taint.Word) {
	p := j.Place(a)
	switch {
	case a.Text == "", slices.Contains(builtFolders, path.Base(p.Path)) && p.Is(place.Inside),
		p.Any(place.Inside|place.Temp) && impact.Absent(&j.World, p):
		j.Makes(c, v, a)
	default:
		j.Deletes(c, a, true)
	}
}

// MakeTemp judges mktemp, which makes a file or folder under a name that nothing
// had (mktemp(1), GNU coreutils 9.5 and macOS). A name of the template's form
// stands for it in the rest of the line.
func (j *Judge) MakeTemp(c *effect.Call, v *option.Invocation) taint.Stream {
	name, ok := j.TempName(v)
	if !ok {
		return taint.UnknownData
	}
	name = anotherName(j, name)
	a := taint.Literal(name)
	p := j.Place(a)
	if !p.Is(place.Temp) {
		j.Writes(c, a, Makes)
	}
	if p.Path != "" && p.Any(place.Temp|place.Inside) && len(j.Fresh) < environment.MaxVars {
		j.Fresh = append(j.Fresh, files.Fresh{Path: p.Path, Begins: true})
	}
	return taint.Stream{Text: name + "\n", Known: true}
}

// anotherName is a name that no other mktemp of the line has, or what is put into one file would count for two.
func anotherName(j *Judge, name string) string {
	taken := func(f files.Fresh) bool { return f.Path == j.Place(taint.Literal(name)).Path }
	for slices.ContainsFunc(j.Fresh, taken) {
		at := strings.LastIndex(name, "XXX")
		name = name[:at] + "X" + name[at:]
	}
	return name
}

// NamesFolder judges a folder whose code becomes part of later builds.
func (j *readJudge) NamesFolder(c *effect.Call, a taint.Word) {
	if p := j.Place(a); !p.Is(place.Inside) && !(p.Path != "" && j.MadeWhole(p.Path)) {
		c.Raise(risk.Medium, risk.FSOutsideWorkspace|risk.ExecArbitrary,
			effect.Say("runs the code in {0}, outside the workspace", a.Show()))
	}
}
