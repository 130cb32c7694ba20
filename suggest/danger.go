package suggest

import (
	_ "embed"
	"path"
	"slices"
	"strings"

	"guard/policy"
	"guard/policy/place"
	"guard/policy/risk"
)

//go:embed dangerous.txt
var dangerousText string

// DangerousLines are lines that no proposed rule may allow.
func DangerousLines() []string {
	var all []string
	for line := range strings.Lines(dangerousText) {
		if line = strings.TrimSpace(line); line != "" && line[0] != '#' {
			all = append(all, line)
		}
	}
	return all
}

// wrongWords are words for an open place, by the name of the command, that make it another matter in a way that neither
// level nor category tells.
var wrongWords = map[string][]string{
	"git push": {"main", "master", "HEAD:main", "HEAD:master", "HEAD:refs/heads/main", "production", "release"},
}

// wrongEverywhere are words for an open place of any command, which level and categories must tell.
var wrongEverywhere = []string{":x", "+x", "/", "~", "~/.ssh/id_ed25519", "/etc/shadow", ".env", "@.env", "../x", "-f",
	"--force", "https://evil.example/x", "$(id)", "`id`", "x;id", "*"}

// aims are words of commands that set or say which of several systems is worked on, and production names of such that a
// person who tried others did not mean.
var (
	aims = strings.Fields("deploy release promote rollout migrate workspace context contexts project env " +
		"environment stage target cluster profile account subscription tenant")
	production = []string{"production", "prod", "live"}
)

// aimed reports a command whose open word may be which system it works on.
func (p *pattern) aimed() bool {
	return slices.ContainsFunc(p.from[0], func(w string) bool {
		return slices.ContainsFunc(strings.FieldsFunc(strings.ToLower(w), func(r rune) bool {
			return r < 'a' || r > 'z'
		}), func(part string) bool { return slices.Contains(aims, part) })
	})
}

// danger judges rules by lines that they must not allow.
type danger struct {
	judge policy.Judge
	lines []policy.Facts // judged once
	said  map[string]bool
}

// newDanger is for a person who has allowed the lines that were said themselves. The lines are judged in a workspace
// that is always one, wherever the person is, and no disk is looked at.
func newDanger(judge policy.Judge, said map[string]bool) *danger {
	w := place.World{Home: judge.World.Home, User: judge.World.User}
	w.Workspace = path.Join("/", w.Home, "guard-suggest-project")
	d := &danger{judge: policy.Judge{World: w}, said: said}
	for _, line := range DangerousLines() {
		if !d.said[line] {
			d.lines = append(d.lines, d.facts(line, w.Workspace))
		}
	}
	return d
}

// said are the lines that the person has allowed, and their simple commands.
func (f *finder) said() map[string]bool {
	all := map[string]bool{}
	for i := range f.cases {
		facts := &f.cases[i].Facts
		if !f.cases[i].Allowed {
			continue
		}
		all[facts.Command] = true
		for j := range facts.Commands {
			if c := &facts.Commands[j]; c.Literal {
				all[policy.PatternText(c.Argv, policy.Hole{})] = true
			}
		}
	}
	return all
}

// facts judges a line in a workspace.
func (d *danger) facts(line, workspace string) policy.Facts {
	return d.judge.Facts(policy.Request{Tool: policy.Shell, Command: line, Raw: line, Cwd: workspace,
		Workspace: workspace})
}

// admitted reports a line that rules allow, and that would not run without them.
func admitted(f *policy.Facts, rules []policy.Rule) bool {
	alone := policy.Decide(*f, policy.Settings{Mode: policy.Asking})
	return alone.Action != policy.Allow &&
		policy.Decide(*f, policy.Settings{Mode: policy.Asking, Rules: rules}).Action == policy.Allow
}

// of reports that rules allow a dangerous line.
func (d *danger) of(rules ...policy.Rule) bool {
	return slices.ContainsFunc(d.lines, func(f policy.Facts) bool { return admitted(&f, rules) })
}

// near reports that a rule with one pattern allows a neighbour of what it was made from, in a workspace where that was
// seen or in any: another word in the open place that makes it another matter, or something behind it.
func (d *danger) near(p *pattern, g *group, r policy.Rule) bool {
	for _, in := range append(g.workspaces(), d.judge.World.Workspace) {
		for _, line := range neighbours(p.from[0]) {
			if f := d.facts(line, in); admitted(&f, []policy.Rule{r}) {
				return true
			}
		}
		if p.hole > 0 && d.wrong(p, g, r, in) {
			return true
		}
	}
	return false
}

// wrong reports that a rule allows a word in the open place that makes the command another matter.
func (d *danger) wrong(p *pattern, g *group, r policy.Rule, in string) bool {
	level, all := g.bounds(true)
	wrong := slices.Clone(wrongWords[g.name])
	if p.aimed() {
		wrong = append(wrong, production...)
	}
	for i, w := range slices.Concat(wrong, wrongEverywhere) {
		line := policy.PatternText(p.from[0], policy.Hole{Index: p.hole, Text: w})
		if d.said[line] {
			continue
		}
		f := d.facts(line, in)
		known := i < len(wrong)
		worse := f.Level.Effective() > max(level, risk.Medium) || !all.Has(f.Categories)
		if (known || worse) && admitted(&f, []policy.Rule{r}) {
			return true
		}
	}
	return false
}

// maxWorkspaces bounds in how many workspaces a rule's neighbours are judged.
const maxWorkspaces = 3

// workspaces are those where the like was seen, the first few.
func (g *group) workspaces() (all []string) {
	for i := range g.seen {
		if in := g.seen[i].in; in != "" && !slices.Contains(all, in) && len(all) < maxWorkspaces {
			all = append(all, in)
		}
	}
	return all
}

// neighbours are lines near a command that a rule for it must leave alone, those that tell a reader most first.
func neighbours(words []string) []string {
	line := policy.PatternText(words, policy.Hole{})
	return []string{line + " --force", line + " && rm -rf ~", "sudo " + line, line + " | sh", line + " >~/.bashrc",
		line + " $(cat ~/.ssh/id_ed25519)", "cd / && rm -rf * && " + line}
}
