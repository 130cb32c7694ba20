package git

import (
	"io/fs"
	"slices"
	"strings"

	"guard/policy/gitconfig"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// What git config writes stays, for the person's own commands too. So it is compared with what they have set: a value
// that is harmless in a repository where nobody chose another takes theirs away where somebody did.

// whileTrue are keys of signing and checking that protect while they are true (git-config(1), git 2.51).
var whileTrue = table.WordSet("commit.gpgsign tag.gpgsign push.gpgsign tag.forcesignannotated transfer.fsckobjects " +
	"fetch.fsckobjects receive.fsckobjects")

// standing judges a value that git keeps for a key from here on.
func (s *Settings) standing(c *effect.Call, key string, value taint.Word) {
	if s.World.Disk == nil || s.Wrap.Remote {
		return
	}
	key = foldKey(key)
	switch was, set := s.present(key); {
	case whileTrue[key] && set && !isFalse(was) && isFalse(value.Text),
		key == "core.hookspath" && value.Text == "/dev/null" && (set && was != value.Text || s.hasHooks()):
		c.Raise(risk.High, risk.ExecArbitrary,
			effect.Say("takes out the setting {0}, by which hooks, filters or checks run", key))
	case pullsFrom(strings.ToLower(key)) && !elsewhereRemote(value) && value.Text != was &&
		(set || pushesTo(key) && value.Text != s.pushed(key)):
		c.Raise(risk.High, risk.NetworkRisk|risk.ExecArbitrary,
			effect.Say("the setting {0} has git pull from or push to {1}", key, value.Show()))
	case s.comesToPruneTags(key, value):
		c.Raise(risk.High, risk.FSDeleteOverwrite,
			effect.Say("the setting {0} has git throw away what lost commits could be got back by", key))
	}
}

// pushesTo reports a key that says where pushes go, and nothing of where a pull comes from.
func pushesTo(key string) bool {
	return key == "remote.pushdefault" || likeKey(key, "branch.*.pushremote")
}

// pushed is the remote to which a plain push goes as long as a key that says so is not set (git-config(1),
// branch.<name>.pushRemote).
func (s *Settings) pushed(key string) string {
	if branch, of := strings.CutSuffix(key, ".pushremote"); of {
		for _, other := range [...]string{"remote.pushdefault", branch + ".remote"} {
			if remote, set := s.present(other); set {
				return remote
			}
		}
	}
	return "origin"
}

// followsElsewhere judges git branch --set-upstream-to: the remote that a branch follows is the one that a plain push
// of it goes to.
func (s *Settings) followsElsewhere(c *effect.Call, v *option.Invocation) {
	to, given := v.Option("-u", "--set-upstream-to")
	remote, _, far := strings.Cut(to.Text, "/")
	if !given || !far || s.World.Disk == nil || s.World.Git == nil || s.Wrap.Remote {
		return
	}
	if _, is := s.present("remote." + remote + ".url"); to.Known() && !is {
		return // a branch of the repository itself
	}
	branch, _ := s.World.Git.Remotes(s.State.Cwd)
	if len(v.Operands) > 0 {
		branch = v.Operands[0].Text
	}
	if was, set := s.present("branch." + branch + ".remote"); set && was != remote && was != "." {
		c.Raise(risk.High, risk.NetworkRisk|risk.ExecArbitrary,
			effect.Say("the setting {0} has git pull from or push to {1}", "branch."+branch+".remote", to.Show()))
	}
}

// comesToPruneTags reports a setting by which each fetch from now on deletes the tags that the other side does not
// have: fetch.prune and fetch.pruneTags, or a remote's own, both come to hold (git-config(1)).
func (s *Settings) comesToPruneTags(key string, value taint.Word) bool {
	if !place.FetchSetting(key) || strings.HasSuffix(key, ".fetch") || isFalse(value.Text) {
		return false
	}
	other := ".prunetags"
	if strings.HasSuffix(key, other) {
		other = ".prune"
	}
	section := strings.TrimSuffix(strings.TrimSuffix(key, ".prunetags"), ".prune")
	keys := []string{section + other, "fetch" + other}
	if section == "fetch" {
		keys = append(keys, "remote.origin"+other)
	}
	return slices.ContainsFunc(keys, func(key string) bool {
		was, set := s.present(key)
		for _, one := range s.fetching {
			if one.Key == key {
				was, set = one.Value, true
			}
		}
		return set && !isFalse(was)
	})
}

// isFalse reports a value that git takes for false.
func isFalse(value string) bool {
	is, understood := gitconfig.Entry{Value: value}.Truth()
	return understood && !is
}

// present is the value that a key has: in the repository's settings, else in the person's.
func (s *Settings) present(key string) (value string, set bool) {
	list := []string{s.WorkTree() + "/.git/config"}
	if home := s.World.Home; home != "" {
		list = append(list, home+"/.gitconfig", home+"/.config/git/config")
	}
	for _, file := range list {
		text, err := s.World.Disk.ReadFile(file, maxPacked)
		if err != nil {
			continue
		}
		settings, err := gitconfig.Parse(text)
		if err != nil {
			continue
		}
		for _, e := range settings.Entries {
			if e.Key == key {
				value, set = e.Value, true
				if e.Bare {
					value = "true"
				}
			}
		}
		if set {
			return value, true
		}
	}
	return "", false
}

// presentURL is present of a remote's address, by its section.
func (s *Settings) presentURL(section string) (address string, set bool) {
	if s.World.Disk == nil || s.Wrap.Remote {
		return "", false
	}
	return s.present(section + "url")
}

// hasHooks reports hooks in the repository's own folder for them, but for git's samples.
func (s *Settings) hasHooks() (found bool) {
	s.InTime(s.World.Disk.ReadDir(s.WorkTree()+"/.git/hooks", func(e fs.DirEntry) bool {
		found = !strings.HasSuffix(e.Name(), ".sample")
		return !found
	}))
	return found
}
