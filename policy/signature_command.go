package policy

import (
	"net/url"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell"
)

// commandParts is what leave for a line would have to cover: each simple command
// by itself, what its redirects, assignments and substitutions add, and the
// folders that are read.
func (v coverage) commandParts() []Part {
	parts := make([]Part, 0, len(v.f.Commands))
	var away []place.Place
	for i := range v.f.Commands {
		parts, away = v.withParts(parts, away, &v.f.Commands[i])
	}
	if len(away) == 0 {
		return parts
	}
	under, ok := v.readsUnder(away)
	if !ok {
		return nil
	}
	return append(parts, under...)
}

// withParts adds what one command needs leave for, and what it reads outside the
// workspace where that is all it does there.
func (v coverage) withParts(parts []Part, away []place.Place, c *shell.Command) ([]Part, []place.Place) {
	whole := Part{Level: c.Level, Categories: c.Categories}
	if c.Absurd || c.Protected || c.Level.Effective() == risk.Critical || c.Categories&neverBySignature != 0 {
		return append(parts, whole), away
	}
	own, added := c.Own, c.Added
	// a script's part speaks for where it reaches
	if c.Categories.Has(risk.FSOutsideWorkspace) && c.Subject.Script == nil {
		reads := v.onlyReads(c)
		if len(reads) == 0 {
			return append(parts, whole), away
		}
		away = append(away, reads...)
		own.Categories &^= risk.FSOutsideWorkspace
		added.Categories &^= risk.FSOutsideWorkspace
	}
	parts = v.withOwn(parts, c, own)
	if c.Extra && (added.Level > risk.Low || added.Categories != 0) {
		parts = append(parts, Part{Level: added.Level, Categories: added.Categories})
	}
	return parts, away
}

// onlyReads lists what a command reads outside the workspace; none where that
// may not be all that it does there.
func (v coverage) onlyReads(c *shell.Command) []place.Place {
	if c.Level > risk.Medium || touchesOutside(c) {
		return nil
	}
	away := outsideReads(c.Reads)
	if c.Subject.Works != nil {
		if c.Subject.Once {
			return nil
		}
		away = append(away, *c.Subject.Works)
	}
	return away
}

func touchesOutside(c *shell.Command) bool {
	return slices.ContainsFunc(c.Writes, changesOutside) || slices.ContainsFunc(c.Deletes, changesOutside)
}

// withOwn adds the part of a command's own words.
func (v coverage) withOwn(parts []Part, c *shell.Command, own risk.Finding) []Part {
	part := Part{Level: own.Level, Categories: own.Categories}
	s := &c.Subject
	switch {
	case s.Once || !c.Literal || len(c.Deletes) > 0 || slices.Contains(c.Wrappers, "eval"):
	case s.Script != nil:
		if len(strangeWrappers(c)) == 0 && !slices.ContainsFunc(outsideReads(c.Reads), func(p place.Place) bool {
			return p.Path != s.Script.Path
		}) {
			part.Kind, part.Name, part.Shown = ScriptPart, s.Script.Path, v.shown(s.Script.Path)
		}
	case own.Categories.Has(risk.ExecArbitrary) && (!s.Named || !bare(c)):
	case s.Gets:
		return withHosts(parts, c, part)
	case own.Categories.Has(risk.SystemImpact):
		part.Kind, part.Name = ExactPart, v.exactly(c)
	default:
		part.Kind, part.Name = CommandPart, v.whereFrom(c, commandName(c))
	}
	return append(parts, part)
}

// exactly is a command word for word, where it acts, and in which folder if that is not the workspace: to stop one
// service, or to change one cluster, is not to stop or change another. Empty: what it is given does not stand in its
// words.
func (v coverage) exactly(c *shell.Command) string {
	if len(c.Argv) == 0 || slices.Contains(c.Argv, "-") || slices.ContainsFunc(c.Redirects, readsText) {
		return ""
	}
	words := strangeWrappers(c)
	for _, w := range c.Argv {
		words = append(words, quoteWord(w))
	}
	for _, t := range targets(c) {
		if !slices.Contains(words, t) {
			words = append(words, t)
		}
	}
	name := strings.Join(words, " ")
	switch dir := v.w.At("", c.Cwd).Path; {
	case c.Cwd == "" || dir == v.f.root:
		return name
	case dir == "":
		return ""
	default:
		return name + " in " + v.shown(dir)
	}
}

// readsText reports a redirect that gives a program a text to read.
func readsText(redirect string) bool { return strings.Contains(redirect, "<") }

// bare reports a command to which nothing is added that a program nobody knows
// could heed: no environment of its own, no text for it to read.
func bare(c *shell.Command) bool {
	return len(c.Assigns) == 0 && !slices.ContainsFunc(c.Redirects, readsText)
}

// commandName is program and subcommand, behind the wrappers that change who
// runs it, where or on what, and before what it is told to act on and the hosts that it names. A program
// without subcommands that reaches hosts has none: "ssh" would be any machine.
func commandName(c *shell.Command) string {
	if c.Signature == "" || !strings.Contains(c.Signature, " ") &&
		(c.Own.Categories.Has(risk.NetworkRisk) || len(c.Hosts) > 0) {
		return ""
	}
	where, hosts := targets(c), slices.Sorted(slices.Values(c.Hosts))
	if pushes(c) {
		hosts = nil // its remote is told
	}
	if len(c.Wrappers)+len(hosts)+len(where) == 0 {
		return c.Signature
	}
	if len(hosts) > 0 { // apart from its words: pip install (github.com)
		hosts = []string{"(" + strings.Join(hosts, " ") + ")"}
	}
	return strings.Join(slices.Concat(strangeWrappers(c), []string{c.Signature}, where, hosts), " ")
}

func strangeWrappers(c *shell.Command) []string {
	return slices.DeleteFunc(slices.Clone(c.Wrappers), func(w string) bool { return transparent.has(w) })
}

// withHosts adds the hosts whose pages a command reads, whatever program fetches
// them.
func withHosts(parts []Part, c *shell.Command, part Part) []Part {
	if part.Categories != risk.NetworkRisk || len(c.Hosts) == 0 || slices.ContainsFunc(c.Argv, carriesCargo) {
		return append(parts, part)
	}
	for _, h := range c.Hosts {
		part.Kind, part.Name = HostPart, hostName(h)
		parts = append(parts, part)
	}
	return parts
}

// carriesCargo reports a word that carries more than the way to a page.
func carriesCargo(word string) bool {
	if carriesData(word) {
		return true
	}
	if !strings.Contains(word, "://") {
		return false
	}
	u, err := url.Parse(word)
	if err != nil || u.User != nil {
		return true
	}
	b := analysis{f: &Facts{}}
	b.cargo(u)
	return b.f.Level != risk.Unset
}
