package git

import (
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// fetchesOver judges what a fetch does to branches and tags of this repository: a forced
// refspec moves them, and with --prune those that the other side does not have go, with
// their reflogs (git-fetch(1), git 2.46).
func (j *Judge) fetchesOver(c *effect.Call, v *option.Invocation) {
	prunes := v.Gave("-p", "--prune")
	if v.Gave("-P", "--prune-tags") {
		c.Raise(risk.High, risk.FSDeleteOverwrite,
			effect.Say("{0} {1} removes what lost commits could be got back by", v.Name, "--prune-tags"))
	}
	if v.Gave("-f", "--force") && v.Gave("-t", "--tags") {
		c.Raise(risk.High, risk.FSDeleteOverwrite,
			effect.Say("{0} {1} removes what lost commits could be got back by", v.Name, "--tags"))
	}
	pruning{j}.bySettings(c, v, prunes)
	var specs []taint.Word
	if len(v.Operands) > 1 {
		specs = v.Operands[1:]
	}
	if mapped, ok := v.Option("--refmap"); ok {
		specs = append(specs, mapped)
	}
	for _, a := range specs {
		branch, forced := fetchedTo(a.Text)
		forced = forced || v.Gave("-f", "--force")
		if forced || prunes {
			pruning{j}.tags(c, v, a)
		}
		switch {
		case branch == "" || !forced && !prunes:
		case strings.Contains(branch, "*") || !a.Known():
			c.Raise(risk.High, risk.FSDeleteOverwrite,
				effect.Say("{0} {1} removes what lost commits could be got back by", v.Name, a.Show()))
		case forced && (j.World.Disk == nil || j.World.Git == nil || j.branchExists(taint.Literal(branch))):
			c.Raise(risk.High, risk.FSDeleteOverwrite,
				effect.Say("{0} moves the branch {1} away from its commits", v.Name, branch))
		}
	}
}

// tags judges a refspec that moves tags of this repository, or has them go.
func (j pruning) tags(c *effect.Call, v *option.Invocation, spec taint.Word) {
	_, to, _ := strings.Cut(spec.Text, ":")
	if !strings.HasPrefix(to, "refs/tags/") {
		return
	}
	c.Cmd.Refs = append(c.Cmd.Refs, effect.Refs{Folder: j.State.Cwd, Name: strings.TrimSuffix(to, "*"), Stay: true})
	if strings.Contains(to, "*") || !spec.Known() || j.World.Disk == nil || j.World.Git == nil || j.refExists(to) {
		c.Raise(risk.High, risk.FSDeleteOverwrite,
			effect.Say("{0} {1} removes what lost commits could be got back by", v.Name, spec.Show()))
	}
}

// fetchedTo is the branch of this repository that a refspec writes, or a pattern for all
// (git-fetch(1), <refspec>).
func fetchedTo(spec string) (branch string, forced bool) {
	spec, forced = strings.CutPrefix(spec, "+")
	_, to, _ := strings.Cut(spec, ":")
	switch ref, full := strings.CutPrefix(to, "refs/"); {
	case to == "":
		return "", false
	case !full:
		return strings.TrimPrefix(to, "heads/"), forced
	case strings.HasPrefix(ref, "heads/"):
		return ref[len("heads/"):], forced
	case strings.HasPrefix(ref, "*"):
		return "*", forced
	}
	return "", forced
}

// fetchesBranches reports a setting by which every fetch writes branches of this repository.
func fetchesBranches(key, value string) bool {
	if !likeKey(key, "remote.*.fetch") {
		return false
	}
	branch, _ := fetchedTo(value)
	return strings.Contains(branch, "*")
}
