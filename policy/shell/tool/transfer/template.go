package transfer

import (
	"path"
	"strings"

	"guard/policy/impact"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// fromTemplate judges cp .env.example .env, the first step of most instructions: a file of settings that is not there
// yet is made of the person's own sample beside it, which git holds as it is. No secret is read, changed or made up.
func (j *Judge) fromTemplate(c *effect.Call, v *option.Invocation, words []taint.Word, to taint.Word) bool {
	if v.Name != "cp" || v.Entry.Special != program.Copy || len(words) != 1 || !plain(words[0]) || !plain(to) ||
		len(v.Unknown)+len(v.Unlisted) > 0 || len(j.State.Folders()) != 1 ||
		v.Has("-s", "--symbolic-link", "-l", "--link", "-r", "-R", "-a", "--recursive", "--archive") ||
		j.World.Git == nil || j.World.Past == nil || j.Wrap.Remote {
		return false
	}
	from, p := j.Place(words[0]), j.Place(to)
	if path.Dir(from.Path) != path.Dir(p.Path) || !place.Sample(path.Base(from.Path)) ||
		!strings.HasPrefix(path.Base(p.Path), ".env") || p.Kind&^(place.Inside|place.Secret) != 0 || p.Linked ||
		from.Linked || !impact.Nothing(&j.World, p) || j.Wrote(from.Path) || j.Wrote(p.Path) ||
		!j.World.Git.Restorable(from.Path) {
		return false
	}
	p.Kind &^= place.Secret
	c.Cmd.Writes = append(c.Cmd.Writes, p)
	j.Touches(p)
	c.Raise(risk.Medium, 0, effect.Say("makes {0}", to.Show()))
	j.copiesText(c, words[0], to)
	return true
}

// plain reports a word that names one file.
func plain(a taint.Word) bool {
	return a.Known() && a.Text != "" && a.Glob == "" && a.Proc == nil && !a.Computed
}
