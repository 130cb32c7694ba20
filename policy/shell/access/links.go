package access

import (
	"path"
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// RemembersLinks notes what ln makes: TARGET… NAME, into a folder too, or
// TARGET alone in the current folder (ln(1)).
// Targets of hard links count from the current folder (link(2)).
func (j *Judge) RemembersLinks(c *effect.Call, words []taint.Word, hard bool) {
	from := func(dir string, t taint.Word) string {
		if hard {
			return j.Place(t).Path
		}
		return j.World.At(dir, t.Text).Path
	}
	says := func(t taint.Word) string {
		if hard {
			return ""
		}
		return t.Text
	}
	targets, to := words, taint.Word{Text: "."}
	if len(words) > 1 {
		targets, to = words[:len(words)-1], words[len(words)-1]
	}
	at := j.Place(to).Path
	j.BecomesSettings(c, to)
	if len(targets) == 1 && len(words) > 1 && to.Known() {
		name := j.World.At(j.State.Cwd, to.Text).Path
		j.Relinks(name, from(path.Dir(name), targets[0]))
	}
	for _, t := range targets {
		if at == "" || !j.Room(len(j.Links), taint.MaxWords) {
			return
		}
		if !t.Known() && len(words) > 1 && t.Computed && !j.FolderAt(at) {
			j.Links = append(j.Links, files.Link{Name: at, Target: files.Anywhere})
		}
		if len(led(&j.nameJudge, t)) > 0 {
			j.Links = append(j.Links, files.Link{Name: at, Target: files.Anywhere})
		}
		if !t.Known() {
			return
		}
		if len(words) > 1 && (!strings.HasSuffix(to.Text, "/") || hard && !j.FolderAt(at)) {
			j.Links = append(j.Links, files.Link{Name: at, Target: from(path.Dir(at), t), Text: says(t)})
			if to := j.World.At("", from(path.Dir(at), t)); hard || !leadsOn(j, to, at) {
				j.Exposes(c, t, to, place.Place{Path: at})
			}
		}
		j.Links = append(j.Links, files.Link{Name: path.Join(at, path.Base(t.Text)), Target: from(at, t),
			Text: says(t)})
	}
}

// hardLinks are the calls whose links are another name of the file itself; what they
// name counts from the current folder.
var hardLinks = []string{"link", "linkSync", "Link", "ln", "hardlink_to", "ensureLink", "ensureLinkSync"}

// CodeLinks judges a link that a text makes, and remembers it as ln's are.
func (j *Judge) CodeLinks(c *effect.Call, a *code.Act, target, name taint.Word) {
	at := j.Place(name).Path
	cwd := j.State.Cwd
	j.WaysAround(c, target)
	call := a.Call[strings.LastIndexAny(a.Call, ".:")+1:]
	if at != "" && !slices.Contains(hardLinks, call) {
		j.State.Cwd = path.Dir(at)
		j.WaysAround(c, target)
	}
	to := j.Place(target).Path
	j.State.Cwd = cwd
	if at == "" || to == "" || !target.Known() || !j.Room(len(j.Links), taint.MaxWords) {
		return
	}
	j.Links = append(j.Links, files.Link{Name: at, Target: to})
	if slices.Contains(hardLinks, call) || !leadsOn(j, j.World.At("", to), at) {
		j.Exposes(c, target, j.World.At("", to), place.Place{Path: at})
	}
	if target.Text != "" { // into a folder, as ln_s does
		j.Links = append(j.Links, files.Link{Name: path.Join(at, path.Base(target.Text)), Target: to})
	}
}

// LinksOf remembers what ln and link make of their words (ln(1), -t).
func (j *Judge) LinksOf(c *effect.Call, v *option.Invocation, words []taint.Word) {
	if into, named := v.Option("-t", "--target-directory"); named {
		words = append(slices.Clone(words), into)
	}
	j.RemembersLinks(c, words, !v.Has("-s", "--symbolic"))
}

// ReadOrChange judges an operand that is read, unless an option such as sed -i
// made it one that changes.
func (j *Judge) ReadOrChange(c *effect.Call, v *option.Invocation, a taint.Word) {
	switch {
	case v.Marked(program.Deletes):
		j.Deletes(c, a, v.Marked(program.Recursive))
	case v.Marked(program.Edits) && laidOutInMember(j, c, v, a):
	case v.Marked(program.Edits):
		j.Reads(c, a)
		j.Renews(c, v, a)
		j.Writes(c, a, Edits)
		j.Edited(v, a)
	default:
		j.Reads(c, a)
	}
}

// LinksTo judges what a link will lead to: later writes go through it.
func (j *Judge) LinksTo(c *effect.Call, v *option.Invocation, a taint.Word) {
	cwd := j.State.Cwd
	j.State.Cwd = j.LinkFolder(v, a)
	defer func() { j.State.Cwd = cwd }()
	j.WaysAround(c, a)
}

// WaysAround judges what something that is written later would lead to.
func (j *Judge) WaysAround(c *effect.Call, a taint.Word) {
	j.LooksAt(c, a)
	switch p := j.Place(a); {
	case p.Any(place.AgentSettings | place.Guard):
		c.Raise(risk.High, risk.FSConfigSecrets,
			effect.Say("makes a way around to the settings of an agent or of guard: {0}", a.Show()))
		c.Flag(false, true)
	case p.Is(place.Secret):
		c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("makes a way around to secrets: {0}", a.Show()))
	case j.LeadsToRun(p):
		c.Raise(risk.High, risk.ExecArbitrary,
			effect.Say("makes a way around to what other tools run later: {0}", a.Show()))
	}
}

// leadsOn reports a symlink to a folder that stands in a folder which git ignores: who clears that takes the link away
// and not what it leads to (git-clean(1); rm(1), -r follows none). A name that tools empty themselves is none of these.
func leadsOn(j *Judge, to place.Place, at string) bool {
	beside := path.Join(path.Dir(at), "x")
	return j.FolderAt(to.Path) && !j.ExpendableName(place.Place{Path: at}) && j.IgnoredName(beside)
}
