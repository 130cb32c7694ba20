package git

import (
	"slices"
	"strings"

	"guard/policy/gitconfig"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// Settings judges what changes the settings of git.
type Settings struct {
	*access.Judge

	fetching []place.GitSetting // what the line sets of what a fetch removes
}

// config judges git config: reading, or setting a key. Its first word may be
// what older versions say by an option (git-config(1), git 2.46).
func (s *Settings) config(c *effect.Call, v *option.Invocation) taint.Stream {
	verb, words := configVerb(v)
	if verb == "get" || verb == "" && (v.Marked(program.Lists) || !v.Marked(program.Edits) && len(words) < 2) {
		return s.tellsSetting(c, v)
	}
	c.Raise(risk.Medium, 0, effect.Say("changes git's configuration"))
	if v.Has("--global", "--system", "-f", "--file", "--blob") {
		c.Raise(risk.High, risk.FSOutsideWorkspace|risk.FSConfigSecrets,
			effect.Say("changes git's configuration for every project"))
	}
	if file, ok := v.Option("-f", "--file"); ok {
		s.Writes(c, file, access.Edits)
	}
	defer func() { // what the file holds from now on is not what the disk has
		if file, ok := s.ownConfig(); ok {
			s.BlindsAt(file)
		}
	}()
	switch {
	case verb == "edit":
		c.Unknown(effect.Say("a setting that is not known before it runs")) // an editor decides
	case verb == "rename":
		s.renamesSection(c, v, words)
	case verb == "remove":
		s.removesSetting(c, v, words)
	case len(words) > 1:
		s.setsTo(c, words[0].Text, words[1])
		s.standing(c, words[0].Text, words[1])
	case len(words) == 1 && !words[0].Known():
		c.Unknown(effect.Say("a setting that is not known before it runs"))
	}
	return taint.Nothing
}

// configVerbs are the words and options that say what git config does.
var configVerbs = []struct {
	does  string
	names []string
}{
	{"get", []string{"get", "list"}},
	{"set", []string{"set", "--add", "--replace-all"}},
	{"remove", []string{"unset", "remove-section", "--unset", "--unset-all", "--remove-section"}},
	{"rename", []string{"rename-section", "--rename-section"}},
	{"edit", []string{"edit", "-e", "--edit"}},
}

// configVerb is what git config is told to do, empty where only its words tell, and
// the words that this is done to.
func configVerb(v *option.Invocation) (does string, words []taint.Word) {
	words = v.Operands
	for _, one := range configVerbs {
		if len(words) > 0 && words[0].Text == one.names[0] ||
			len(words) > 0 && slices.Contains(one.names, words[0].Text) {
			return one.does, words[1:]
		}
		if v.Has(one.names...) {
			does = one.does
		}
	}
	return does, words
}

// renamesSection judges settings that come to be under another section's name: those
// that the file holds, or any where it cannot be read.
func (s *Settings) renamesSection(c *effect.Call, v *option.Invocation, words []taint.Word) {
	if len(words) < 2 || !words[0].Known() || !words[1].Known() {
		c.Unknown(effect.Say("a setting that is not known before it runs"))
		return
	}
	s.removesSetting(c, v, words[:1])
	from, to := foldSection(words[0].Text)+".", foldSection(words[1].Text)+"."
	if head, _, _ := strings.Cut(from, "."); strings.HasPrefix(to, head+".") && head != "includeif" {
		// what it sets was set already, unless it comes to stand beside what another remote of that name has
		if was, set := s.presentURL(to); set && head == "remote" {
			c.Raise(risk.High, risk.NetworkRisk|risk.ExecArbitrary,
				effect.Say("the setting {0} has git pull from or push to {1}", to+"url", was))
		}
		return
	}
	text, how := "", files.Unreadable
	if file, ok := s.ownConfig(); ok && !v.Has("--worktree", "--global", "--system", "-f", "--file") {
		text, how = s.TextOf(place.Place{Path: file})
	}
	if settings, err := gitconfig.Parse([]byte(text)); how == files.Wholly && err == nil {
		for _, e := range settings.Entries {
			if rest, ok := strings.CutPrefix(e.Key, from); ok && !strings.Contains(rest, ".") {
				s.newSetting(c, to+rest, e.Value)
			}
		}
		return
	}
	for _, known := range runningSettings {
		section, _, _ := strings.Cut(known, ".")
		if strings.HasPrefix(to, section+".") && !slices.Contains(clonedSettings, known) {
			c.Raise(risk.High, risk.ExecArbitrary,
				effect.Say("the setting {0} makes git run or trust {1}", words[1].Text, words[0].Show()))
			return
		}
	}
}

// ownConfig is the file that the settings of the repository stand in,
// where the command works at its top.
func (s *Settings) ownConfig() (string, bool) {
	root := s.WorkTree()
	return root + "/.git/config", root != "" && s.State.Cwd == root
}

// newSetting judges a setting of a file, but for those that any clone has.
func (s *Settings) newSetting(c *effect.Call, key, value string) {
	if !slices.ContainsFunc(clonedSettings, func(known string) bool { return likeKey(strings.ToLower(key), known) }) {
		s.setsTo(c, key, taint.Literal(value))
	}
}

// foldSection is a section's name as gitconfig.Parse gives it.
func foldSection(name string) string {
	head, sub, ok := strings.Cut(name, ".")
	if !ok {
		return strings.ToLower(name)
	}
	return strings.ToLower(head) + "." + sub
}

// foldKey is a key as gitconfig.Parse gives it: what stands in the middle is as it was written.
func foldKey(key string) string {
	section, last := key, ""
	if at := strings.LastIndexByte(key, '.'); at >= 0 {
		section, last = key[:at], key[at:]
	}
	return foldSection(section) + strings.ToLower(last)
}

// tellsSetting judges what a key that is read holds: headers and mail accounts
// of git-config(1) hold passwords and tokens.
func (s *Settings) tellsSetting(c *effect.Call, v *option.Invocation) taint.Stream {
	for _, a := range v.Operands {
		key := strings.ToLower(a.Text)
		for _, part := range [...]string{"extraheader", "smtppass", "token", "password", "secret"} {
			if strings.Contains(key, part) {
				c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("prints a secret"))
				return taint.Stream{From: taint.FromFile | taint.FromSecret}
			}
		}
	}
	return taint.Stream{From: taint.FromFile}
}

// setsTo judges KEY and the value it is given.
func (s *Settings) setsTo(c *effect.Call, key string, value taint.Word) {
	if name := foldKey(key); place.FetchSetting(name) && s.Room(len(s.fetching), taint.MaxWords) {
		s.fetching = append(s.fetching, place.GitSetting{Key: name, Value: value.Text})
	}
	key = strings.ToLower(key)
	if mildSetting(key, value.Text) {
		return
	}
	for _, known := range losingSettings {
		if likeKey(key, known) || fetchesBranches(key, value.Text) {
			c.Raise(risk.High, risk.FSDeleteOverwrite,
				effect.Say("the setting {0} has git throw away what lost commits could be got back by", key))
			return
		}
	}
	if known, ok := likeAny(key, runningSettings); ok {
		s.running(c, key, known, value)
		return
	}
	_, pushes := likeAny(key, pushingSettings)
	if pushes || pullsFrom(key) && elsewhereRemote(value) {
		c.Raise(risk.High, risk.NetworkRisk|risk.ExecArbitrary,
			effect.Say("the setting {0} has git pull from or push to {1}", key, value.Show()))
	}
	if !pushes && unknownSetting(key, value) {
		c.Raise(risk.High, risk.ExecArbitrary,
			effect.Say("the setting {0} makes git run or trust {1}", key, value.Show()))
	}
	if strings.Contains(value.Text, "::") { // gitremote-helpers(7)
		c.Raise(risk.High, risk.ExecArbitrary, effect.Say("the address {0} starts a program", value.Show()))
	}
	if strings.Contains(key, taint.Hole) {
		c.Unknown(effect.Say("a setting that is not known before it runs"))
	}
}

// running judges a setting that git runs or trusts.
func (s *Settings) running(c *effect.Call, key, known string, value taint.Word) {
	if slices.Contains(addressSettings, known) && !strings.Contains(value.Text, "::") {
		c.Raise(risk.High, risk.NetworkRisk|risk.ExecArbitrary,
			effect.Say("the setting {0} has git pull from or push to {1}", key, value.Show()))
		return
	}
	c.Raise(risk.High, risk.ExecArbitrary,
		effect.Say("the setting {0} makes git run or trust {1}", key, value.Show()))
	if slices.Contains(trustedSettings, known) {
		return
	}
	if text := strings.TrimPrefix(value.Text, "!"); value.Known() && text != "" &&
		(strings.HasPrefix(key, "alias.") == (text != value.Text)) {
		s.Walk.ShellText(c, "git", taint.Word{Text: text, Src: text})
		c.Silent = false
	}
}

// mildSetting reports a value with which a key of runningSettings runs nothing.
func mildSetting(key, value string) bool {
	return slices.ContainsFunc(mildSettings, func(m string) bool {
		name, mild, _ := strings.Cut(m, "=")
		return value == mild && likeKey(key, name)
	})
}

// likeAny is the pattern of a list that a key is like.
func likeAny(key string, patterns []string) (string, bool) {
	i := slices.IndexFunc(patterns, func(known string) bool { return likeKey(key, known) })
	if i < 0 {
		return "", false
	}
	return patterns[i], true
}

// likeKey compares a key with a pattern, in which a star stands for anything.
func likeKey(key, pattern string) bool {
	head, tail, ok := strings.Cut(pattern, "*")
	if !ok {
		return key == pattern
	}
	rest, ok := strings.CutPrefix(key, head)
	for ok {
		middle, last, more := strings.Cut(tail, "*")
		if !more {
			return strings.HasSuffix(rest, tail)
		}
		at := strings.Index(rest, middle)
		if at < 0 {
			return false
		}
		rest, tail = rest[at+len(middle):], last
	}
	return false
}

// Setting judges KEY=VALUE given to git -c or ssh -o.
func (s *Settings) Setting(c *effect.Call, v *option.Invocation, a taint.Word) {
	key, value, ok := strings.Cut(a.Text, "=")
	if !ok {
		key, value, _ = strings.Cut(a.Text, " ")
	}
	if strings.HasPrefix(v.Chain[0].Name, "git") {
		s.setsTo(c, key, a.Value(len(a.Text)-len(value)))
		return
	}
	switch strings.ToLower(strings.TrimSpace(key)) {
	case "proxycommand", "localcommand", "knownhostscommand", "remotecommand", "xauthlocation", "pkcs11provider",
		"securitykeyprovider", "include", "proxyjump", "identityfile", "certificatefile", "sendenv", "setenv",
		"controlpath", "localforward", "remoteforward", "dynamicforward", "permitlocalcommand", "stricthostkeychecking",
		"userknownhostsfile", "forwardagent":
	default:
		return
	}
	switch strings.ToLower(strings.TrimSpace(key)) {
	case "proxycommand", "localcommand", "knownhostscommand":
		c.Raise(risk.High, risk.ExecArbitrary, effect.Say("the setting {0} runs a command here", key))
		remote := s.Wrap.Remote
		s.Wrap.Remote = false
		s.Walk.ShellText(c, v.Name, a.Value(len(a.Text)-len(value)))
		s.Wrap.Remote = remote
		c.Silent = false
	default:
		c.Raise(risk.High, risk.ExecArbitrary, effect.Say("the setting {0} changes what the connection may do", key))
	}
}
