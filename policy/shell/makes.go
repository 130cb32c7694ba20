package shell

import (
	"path"
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/program"
	"guard/policy/stake"
)

// makes judges a file or folder that is made. A compiler's output takes the place of
// what is there; a link may bring settings under the name that an agent looks for.
func (k *fileJudge) makes(c *call, v *invocation, a arg) {
	if (program.Builds(v.name) || replaces(v, a)) && k.overwritesText(a) {
		k.writes(c, a, overwrites)
		return
	}
	k.writes(c, a, makes)
	if strings.HasPrefix(v.entry.Name, "ln") {
		k.becomesSettings(c, a)
	}
}

// replaces reports an output of a tool that goes over what is there: all but reports
// and built files, which every run makes anew under the same name, and what touch, mkdir
// and ln make.
func replaces(v *invocation, a arg) bool {
	return worksOnProject(v) && !strings.HasSuffix(v.entry.Operands, "make...") && !strings.HasPrefix(v.entry.Operands, "link") && v.chain[0].Name != "git" &&
		!slices.Contains(madeAnew, path.Ext(a.text))
}

// madeAnew are the endings of such files.
var madeAnew = strings.Fields(".xml .json .html .htm .log .info .cov .out .lcov .csv .tsv .sarif .tap .prof .js .mjs .cjs .css .map .d .o .i .s .lock .svg .dot .tags")

// overwritesText reports that something which is no program is at a place now.
func (k *fileJudge) overwritesText(a arg) bool {
	if k.world.Disk == nil || !a.known() {
		return false
	}
	text, err := k.world.Disk.ReadFile(k.place(a).Path, code.MaxText)
	return err == nil && len(text) > 0 && !binary(string(text))
}

// becomesSettings judges a folder that comes to stand under a name: what it holds
// may be an agent's settings there.
func (k *fileJudge) becomesSettings(c *call, to arg) {
	p := k.place(to)
	for _, name := range [...]string{"settings.json", "settings.local.json", "config.toml", "hooks/x"} {
		if p.Path != "" && k.world.At("", p.Path+"/"+name).Any(place.AgentSettings|place.Guard) {
			c.raise(risk.High, risk.FSConfigSecrets, say("changes an agent's settings, {0}", to.show()))
			c.flag(false, true)
			return
		}
	}
	if root := k.world.Root(); !p.Any(place.WorkspaceRoot|place.VCS) && (root == "" || !place.Below(root, p.Path)) && k.leadsToRun(p) {
		c.raise(risk.High, risk.ExecArbitrary, say("changes {0}, which another tool runs later", to.show()))
	}
}

// builtFolders are names of folders that hold nothing but what tools make.
var builtFolders = strings.Fields("dist build out output public site _site _build target coverage .nyc_output htmlcov html test-results playwright-report storybook-static book doctrees doc docs-build .venv venv env " +
	".next .nuxt .output .vite .vitepress .docusaurus .cache cache tmp temp .tmp reports report www dist-electron generated")

// empties judges a folder that a tool empties before it writes into it (vite's
// --outDir, mkdocs' --site-dir, uv venv --clear): what is there goes, unless its name
// says that a tool made it.
func (k *fileJudge) empties(c *call, v *invocation, a arg) {
	p := k.place(a)
	switch {
	case a.text == "", slices.Contains(builtFolders, path.Base(p.Path)) && p.Is(place.Inside), p.Any(place.Inside|place.Temp) && stake.Absent(&k.world, p):
		k.makes(c, v, a)
	default:
		k.deletes(c, a, true)
	}
}
