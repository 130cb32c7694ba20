package git

import (
	"slices"
	"strings"

	"guard/policy/gitconfig"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
)

// pruning judges what fetches remove.
type pruning struct{ *Judge }

// bySettings judges a fetch that removes tags or branches of this repository because the settings say so: where
// it prunes, those go that the other side does not have (git-config(1), fetch.pruneTags; git-fetch(1), PRUNING). Which
// ones that are only the other side knows, so it may be any.
func (j pruning) bySettings(c *effect.Call, v *option.Invocation, prunes bool) {
	if j.World.Git == nil || j.State.Cwd == "" || j.Wrap.Remote || v.Gave("--no-prune") {
		return
	}
	last := map[string]string{}
	_, settings := j.World.Git.Remotes(j.State.Cwd)
	for _, s := range slices.Concat(settings, j.Settings.fetching) {
		if !place.FetchSetting(s.Key) {
			continue
		}
		if strings.HasSuffix(s.Key, ".fetch") { // each of them counts
			s.Key += " " + s.Value
		}
		last[s.Key] = s.Value
	}
	var gone []string
	for key, value := range last {
		remote, of := strings.CutPrefix(key, "remote.")
		if of && !j.from(v, remote) {
			continue
		}
		is, understood := gitconfig.Entry{Value: value}.Truth()
		on := is || !understood
		switch {
		case strings.HasSuffix(key, ".prune"):
			prunes = prunes || on
		case strings.HasSuffix(key, ".prunetags"):
			if on && !v.Gave("--no-prune-tags") {
				gone = append(gone, "refs/tags/*")
			}
		default:
			gone = append(gone, prunedBy(value)...)
		}
	}
	if !prunes {
		return
	}
	for _, refs := range append([]string{"refs/remotes/*"}, gone...) {
		c.Cmd.Refs = append(c.Cmd.Refs, effect.Refs{Folder: j.State.Cwd, Name: strings.TrimSuffix(refs, "*")})
	}
	if len(gone) > 0 && !forgetting(j).ownCommits(gone, nil) {
		c.Raise(risk.High, risk.FSDeleteOverwrite,
			effect.Say("{0} {1} removes what lost commits could be got back by", v.Name, "--prune"))
	}
}

// from reports a key's remote that the fetch may be from; a name among the words is the only one.
func (j pruning) from(v *option.Invocation, key string) bool {
	if len(v.Operands) == 0 || !v.Operands[0].Known() || v.Gave("--all", "--multiple") {
		return true
	}
	return strings.HasPrefix(key, v.Operands[0].Text+".")
}

// prunedBy are the refs that a refspec of the settings writes, where they are this repository's own.
func prunedBy(spec string) []string {
	_, to, _ := strings.Cut(strings.TrimPrefix(spec, "+"), ":")
	switch {
	case to == "refs/*":
		return []string{"refs/heads/*", "refs/tags/*"}
	case strings.HasPrefix(to, "refs/heads/") && strings.HasSuffix(to, "/*"):
		return []string{to}
	case strings.HasPrefix(to, "refs/tags/") && strings.HasSuffix(to, "/*"):
		return []string{to}
	}
	return nil
}
