package source

import (
	"net/netip"
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// Variables that no table has: what is given to a program under a telling name, or is code or an address by itself.

// Starts judges what a program starts or loads because of a variable, or of settings, that it is given.
type Starts struct{ *Judge }

// Given judges a variable that a program is given, beyond what the tables say of its name.
func (j Starts) Given(c *effect.Call, name string, value taint.Word) {
	hint, owner, listed := program.VariableTells(name)
	if listed || !value.Known() || value.Text == "" || j.Wrap.Remote {
		return
	}
	j.isOption(c, name, value)
	switch {
	case hint == program.MayReach || strings.Contains(value.Text, "://"):
		j.mayReach(c, name, value)
	case hint == program.MayOptions:
		j.mayTakeOptions(c, name, owner, value)
	case hint == program.MayHold:
		if p := j.Place(value); p.Is(place.Inside) {
			j.startsIn(c, name, p.Path, "bin/*")
		}
	case j.mayRun(c, name, value, hint == program.MayRun):
	case hint == program.MayWrite:
		j.mayWrite(c, value)
	}
}

// isOption judges a variable whose name is a program's and one of its options', as many programs take them:
// VIRTUALENV_CLEAR is virtualenv --clear (virtualenv 20, Click 8, Viper, Typer).
func (j Starts) isOption(c *effect.Call, name string, value taint.Word) {
	tool, rest, ok := strings.Cut(strings.ToLower(name), "_")
	e := program.Find(tool)
	if !ok || e == nil || e.Level > risk.Medium || e.HasSubs() || slices.Contains(unset, strings.ToLower(value.Text)) {
		return
	}
	rest = strings.ReplaceAll(rest, "_", "-")
	if o, ok := program.Long(e.Options, rest); !ok || o.Long != rest {
		return
	}
	flag := "--" + rest
	words := []taint.Word{taint.Literal(tool), taint.Literal(flag + "=" + value.Text)}
	if slices.Contains(isSet, strings.ToLower(value.Text)) {
		words[1] = taint.Literal(flag)
	}
	j.Walk.Nested(c, name, words, taint.Nothing)
	c.Silent = false
}

var (
	isSet = strings.Fields("1 true yes on y t")
	unset = strings.Fields("0 false no off n f")
)

// mayRun judges a value that is a program, perhaps with its words: a script of the workspace that git does not hold
// as it is, or one that lies where people keep things. It reports a value that is one.
func (j Starts) mayRun(c *effect.Call, name string, value taint.Word, named bool) bool {
	first, _, more := strings.Cut(strings.TrimSpace(value.Text), " ")
	if named && more && program.Find(first) != nil {
		j.Walk.ShellText(c, name, value)
		c.Silent = false
		return true
	}
	p := j.Place(taint.Literal(first))
	text, how := j.TextOf(p)
	if how != files.Wholly || files.Binary(text) || j.HeldByGit(p.Path) {
		return false
	}
	script := strings.HasPrefix(text, "#!") || code.LanguageOf(p.Path, "") != code.Unknown ||
		slices.Contains(shellEndings, path.Ext(p.Path))
	if !script || !named && more {
		return false
	}
	if p.Is(place.Inside) || named && (j.Persons(p) || p.Is(place.Temp)) {
		if j.grave(c, p.Path, func(probe *effect.Call) { j.startsProgram(probe, name, first) }) {
			c.Raise(risk.Medium, 0, effect.Say("{0} makes later programs run {1}", name, value.Show()))
		}
	}
	return true
}

var shellEndings = strings.Fields(".sh .bash .zsh .ksh")

// startsProgram judges a program by its path, as if it stood on the line.
func (j Starts) startsProgram(c *effect.Call, name, file string) {
	if !strings.Contains(file, "/") {
		file = "./" + file
	}
	j.Walk.Nested(c, name, []taint.Word{taint.Literal(file)}, taint.Nothing)
	c.Silent = false
}

// mayTakeOptions judges options by the table of the program whose they are, else by those that load code.
func (j Starts) mayTakeOptions(c *effect.Call, name, owner string, value taint.Word) {
	for _, one := range [...]string{owner, strings.ReplaceAll(owner, "-", "")} {
		if e := program.Find(one); e != nil && program.LoadsProject(e) {
			j.Expander.GivesOptions(c, name, one, value)
			return
		}
	}
	if loadsCode().MatchString(value.Text) {
		c.Raise(risk.High, risk.ExecArbitrary,
			effect.Say("{0} gives later programs options that can run code", name))
	}
}

// loadsCode finds options that load code in whatever program: node(1), ruby(1), java(1), gcc(1).
var loadsCode = lazy.Pattern(`(?:^|\s)(?:--?(?:require|import|loader|plugin|preload|javaagent|agentlib|agentpath|` +
	`fplugin)[=:\s]|-r\s*\.{0,2}/)`)

// mayWrite judges an output: a file that is nowhere else, or one outside the workspace.
func (j Starts) mayWrite(c *effect.Call, value taint.Word) {
	p := j.Place(value)
	switch {
	case p.Is(place.Inside):
		if j.NowhereElse(p.Path) {
			c.Raise(risk.High, risk.FSDeleteOverwrite,
				effect.Say("writes over {0}, which is nowhere else", value.Show()))
		}
	case strings.Contains(value.Text, "/") && j.Persons(p):
		j.Writes(c, value, access.Overwrites)
	}
}

// mayReach judges an address: this machine, its network and names without a dot, as a
// project's own services have, are everyday.
func (j Starts) mayReach(c *effect.Call, name string, value taint.Word) {
	if program.OnlyNamesHost(name) {
		return
	}
	_, rest, scheme := strings.Cut(value.Text, "://")
	if !scheme {
		rest = value.Text
		if access.HasCodeEnding(rest) || strings.HasPrefix(rest, ".") || !j.World.Missing(j.Place(value).Path) {
			return // a file
		}
	}
	rest, _, _ = strings.Cut(rest, "/")
	rest = rest[strings.LastIndexByte(rest, '@')+1:]
	for host := range strings.SplitSeq(rest, ",") {
		if isForeign(host) {
			c.Raise(risk.Medium, risk.NetworkRisk,
				effect.Say("{0} changes which hosts later programs trust or reach", name))
			return
		}
	}
}

// isForeign reports the name or number of a host beyond this machine and its network
// (RFC 1918, RFC 6761, RFC 6762; .internal: ICANN 2024).
func isForeign(host string) bool {
	if name, port, ok := strings.Cut(host, ":"); ok && strings.Trim(port, "0123456789") == "" {
		host = name
	}
	if a, err := netip.ParseAddr(host); err == nil {
		return !a.IsLoopback() && !a.IsPrivate() && !a.IsUnspecified() && !a.IsLinkLocalUnicast()
	}
	return hostName().MatchString(host) && !slices.Contains(nearDomains, host[strings.LastIndexByte(host, '.')+1:])
}

// hostName is a name with a domain.
var hostName = lazy.Pattern(`^[A-Za-z0-9][A-Za-z0-9-]*(?:\.[A-Za-z0-9-]+)*\.[A-Za-z][A-Za-z0-9-]+$`)

var nearDomains = strings.Fields("localhost local test internal lan invalid")
