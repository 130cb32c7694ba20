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
func (k *Judge) RemembersLinks(c *effect.Call, words []taint.Word, hard bool) {
	from := func(dir string, t taint.Word) string {
		if hard {
			return k.Place(t).Path
		}
		return k.World.At(dir, t.Text).Path
	}
	targets, to := words, taint.Word{Text: "."}
	if len(words) > 1 {
		targets, to = words[:len(words)-1], words[len(words)-1]
	}
	at := k.Place(to).Path
	k.BecomesSettings(c, to)
	for _, t := range targets {
		if at == "" || len(k.Links) > taint.MaxWords {
			return
		}
		if !t.Known() && len(words) > 1 && t.Computed && !k.FolderAt(at) {
			k.Links = append(k.Links, files.Link{Name: at, Target: files.Anywhere})
		}
		if !t.Known() {
			return
		}
		if len(words) > 1 && (!strings.HasSuffix(to.Text, "/") || hard && !k.FolderAt(at)) {
			k.Links = append(k.Links, files.Link{Name: at, Target: from(path.Dir(at), t)})
			k.Exposes(c, t, k.World.At("", from(path.Dir(at), t)), place.Place{Path: at})
		}
		k.Links = append(k.Links, files.Link{Name: path.Join(at, path.Base(t.Text)), Target: from(at, t)})
	}
}

// hardLinks are the calls whose links are another name of the file itself; what they
// name counts from the current folder.
var hardLinks = []string{"link", "linkSync", "Link", "ln", "hardlink_to", "ensureLink", "ensureLinkSync"}

// CodeLinks judges a link that a text makes, and remembers it as ln's are.
func (k *Judge) CodeLinks(c *effect.Call, a *code.Act, target, name taint.Word) {
	at := k.Place(name).Path
	cwd := k.State.Cwd
	k.WaysAround(c, target)
	if call := a.Call[strings.LastIndexAny(a.Call, ".:")+1:]; at != "" && !slices.Contains(hardLinks, call) {
		k.State.Cwd = path.Dir(at)
		k.WaysAround(c, target)
	}
	to := k.Place(target).Path
	k.State.Cwd = cwd
	if at == "" || to == "" || !target.Known() || len(k.Links) > taint.MaxWords {
		return
	}
	k.Links = append(k.Links, files.Link{Name: at, Target: to})
	k.Exposes(c, target, k.World.At("", to), place.Place{Path: at})
	if target.Text != "" { // into a folder, as ln_s does
		k.Links = append(k.Links, files.Link{Name: path.Join(at, path.Base(target.Text)), Target: to})
	}
}

// LinksOf remembers what ln and link make of their words (ln(1), -t).
func (k *Judge) LinksOf(c *effect.Call, v *option.Invocation, words []taint.Word) {
	if into, named := v.Option("-t", "--target-directory"); named {
		words = append(slices.Clone(words), into)
	}
	k.RemembersLinks(c, words, !v.Has("-s", "--symbolic"))
}

// ReadOrChange judges an operand that is read, unless an option such as sed -i
// made it one that changes.
func (k *Judge) ReadOrChange(c *effect.Call, v *option.Invocation, a taint.Word) {
	switch {
	case v.Marked(program.Deletes):
		k.Deletes(c, a, v.Marked(program.Recursive))
	case v.Marked(program.Edits):
		k.Reads(c, a)
		k.renews(c, v, a)
		k.Writes(c, a, Edits)
		k.Blinds(a)
	default:
		k.Reads(c, a)
	}
}

// LinksTo judges what a link will lead to: later writes go through it.
func (k *Judge) LinksTo(c *effect.Call, v *option.Invocation, a taint.Word) {
	cwd := k.State.Cwd
	k.State.Cwd = k.LinkFolder(v, a)
	defer func() { k.State.Cwd = cwd }()
	k.WaysAround(c, a)
}

// WaysAround judges what something that is written later would lead to.
func (k *Judge) WaysAround(c *effect.Call, a taint.Word) {
	k.LooksAt(c, a)
	switch p := k.Place(a); {
	case p.Any(place.AgentSettings | place.Guard):
		c.Raise(risk.High, risk.FSConfigSecrets,
			effect.Say("makes a way around to the settings of an agent or of guard: {0}", a.Show()))
		c.Flag(false, true)
	case p.Is(place.Secret):
		c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("makes a way around to secrets: {0}", a.Show()))
	case k.LeadsToRun(p):
		c.Raise(risk.High, risk.ExecArbitrary,
			effect.Say("makes a way around to what other tools run later: {0}", a.Show()))
	}
}
