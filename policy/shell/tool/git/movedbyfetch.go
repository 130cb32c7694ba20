package git

import (
	"slices"
	"strings"

	"guard/policy/gitconfig"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// Settings may have each fetch write over refs of this repository: remote.NAME.fetch=+refs/heads/*:refs/heads/*, as
// git remote add --mirror=fetch has it (git-config(1), git-remote(1), git 2.46).

// standing judges what such settings do to branches, tags, notes and the stash.
type standing struct{ *Judge }

// moves judges a fetch, a pull, git remote update and git remote prune.
func (j standing) moves(c *effect.Call, v *option.Invocation, sub string) {
	if j.World.Git == nil || j.State.Cwd == "" || j.Wrap.Remote || v.Gave("--dry-run") ||
		sub == "remote prune" && v.Has("-n") || v.Gave("--refmap") {
		return
	}
	on, settings := j.World.Git.Remotes(j.State.Cwd)
	all := remotesOf(slices.Concat(settings, j.Settings.fetching))
	names, only := all.fetchedBy(v, sub, on)
	for _, name := range names {
		f := all.fetch[name]
		if f == nil {
			continue
		}
		f.Only = only
		f.Head = sub == "pull" || v.Gave("-u", "--update-head-ok")
		f.Forced = v.Gave("-f", "--force")
		prunes := all.truths["fetch.prune"]
		if own, set := all.truths["remote."+name+".prune"]; set {
			prunes = own
		}
		f.Prunes = sub == "remote prune" || v.Gave("-p", "--prune") || prunes && !v.Gave("--no-prune")
		f.Brings = sub != "remote prune"
		j.loses(c, v, *f)
	}
}

// loses judges one remote.
func (j standing) loses(c *effect.Call, v *option.Invocation, f place.Fetch) {
	refs, lost, ok := j.World.Git.FetchLoses(j.State.Cwd, f)
	if len(refs) == 0 || ok && !slices.ContainsFunc(lost, forgetting(j).foreign) {
		return
	}
	for _, name := range refs {
		c.Cmd.Refs = append(c.Cmd.Refs, effect.Refs{Folder: j.State.Cwd, Name: name, Stay: !f.Prunes})
	}
	why := effect.Say("{0} {1} removes what lost commits could be got back by", v.Name, refs[0])
	if branch, is := strings.CutPrefix(refs[0], "refs/heads/"); is {
		why = effect.Say("{0} moves the branch {1} away from its commits", v.Name, branch)
	}
	c.Raise(risk.High, risk.FSDeleteOverwrite, why)
}

// remotes are what the settings tell of them.
type remotes struct {
	names  []string
	fetch  map[string]*place.Fetch
	groups map[string][]string
	truths map[string]bool
	values map[string]string
}

// remotesOf reads settings; a later one stands over an earlier one of its name, but for refspecs, all of which count.
func remotesOf(settings []place.GitSetting) *remotes {
	r := &remotes{fetch: map[string]*place.Fetch{}, groups: map[string][]string{}, truths: map[string]bool{},
		values: map[string]string{}}
	for _, s := range settings {
		r.values[s.Key] = s.Value
		is, understood := gitconfig.Entry{Value: s.Value}.Truth()
		r.truths[s.Key] = is || !understood
		if group, ok := strings.CutPrefix(s.Key, "remotes."); ok {
			r.groups[group] = append(r.groups[group], strings.Fields(s.Value)...)
			continue
		}
		name, ok := strings.CutPrefix(s.Key, "remote.")
		dot := strings.LastIndexByte(name, '.')
		if !ok || dot < 0 {
			continue
		}
		key := name[dot:]
		name = name[:dot]
		if key != ".fetch" && key != ".url" {
			continue
		}
		if r.fetch[name] == nil {
			r.fetch[name] = &place.Fetch{}
			r.names = append(r.names, name)
		}
		if key == ".fetch" {
			r.fetch[name].Specs = append(r.fetch[name].Specs, s.Value)
		} else if r.fetch[name].From == "" { // the first is fetched from
			r.fetch[name].From = s.Value
		}
	}
	return r
}

// fetchedBy are the remotes that a command fetches from, and the branches that it asks for (git-fetch(1), git-pull(1),
// git-remote(1)).
func (r *remotes) fetchedBy(v *option.Invocation, sub, on string) (names, only []string) {
	var words []string
	for _, a := range v.Operands {
		if !a.Known() {
			return r.names, nil
		}
		words = append(words, a.Text)
	}
	switch {
	case v.Has("--all"), sub == "remote update" && len(words) == 0:
		return r.names, nil
	case len(words) == 0 && r.values["branch."+on+".remote"] != "":
		return []string{r.values["branch."+on+".remote"]}, nil
	case len(words) == 0 && len(r.names) == 1:
		return r.names, nil
	case len(words) == 0:
		return []string{"origin"}, nil
	case strings.HasPrefix(sub, "remote ") || v.Has("--multiple"):
	default:
		words, only = words[:1], words[1:]
	}
	for _, word := range words {
		if group := r.groups[word]; len(group) > 0 && r.fetch[word] == nil {
			names = append(names, group...)
			continue
		}
		names = append(names, word)
	}
	return names, only
}

// addsMirror notes what git remote add sets of a fetch that the line makes later (git-remote(1), --mirror).
func (j standing) addsMirror(c *effect.Call, v *option.Invocation) {
	how, mirror := v.Option("--mirror")
	if v.Name != "git remote add" || !mirror || how.Text == "push" || len(v.Operands) < 2 || !v.Operands[0].Known() ||
		!j.Settings.Room(len(j.Settings.fetching)+1, taint.MaxWords) {
		return
	}
	key := "remote." + v.Operands[0].Text
	j.Settings.fetching = append(j.Settings.fetching, place.GitSetting{Key: key + ".fetch", Value: "+refs/*:refs/*"},
		place.GitSetting{Key: key + ".url", Value: v.Operands[1].Text})
	if v.Has("-f", "--fetch") {
		asked := *v
		asked.Operands = v.Operands[:1]
		asked.Used = nil
		j.moves(c, &asked, "remote update")
	}
}
