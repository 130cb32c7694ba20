package shell

import (
	"slices"
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/program"
)

// interpret judges a command by the table of its program.
func (k *walker) interpret(c *call, e *program.Entry, args []arg) stream {
	name := firstName(e, args[0].text)
	v := parse(e, name, args[1:])
	c.cmd.Signature = v.name
	cwd, maybe := k.state.cwd, k.state.maybe
	if out, done := k.ownReading(c, v, args); done {
		return out
	}
	k.strangers(c, v)
	info := v.marked(program.Info)
	if !info {
		k.base(c, v)
	}
	k.options(c, v)
	out := stream{from: fromSystem}
	if !info {
		out = k.special(c, v)
	}
	if !changesFolder(v.entry) {
		k.state.cwd, k.state.maybe = cwd, maybe
	}
	return out
}

// firstName is the name that signatures use: the one it was called by, without
// its folder.
func firstName(e *program.Entry, called string) string {
	called = called[strings.LastIndexByte(called, '/')+1:]
	for n := range strings.FieldsSeq(e.Name) {
		if n == called {
			return called
		}
	}
	first, _, _ := strings.Cut(e.Name, " ")
	return first
}

func changesFolder(e *program.Entry) bool {
	switch e.Special {
	case program.ChangeDir, program.Eval, program.Source, program.CommandBuiltin:
		return true
	}
	return false
}

// strangers records options and subcommands that the tables do not have.
func (k *walker) strangers(c *call, v *invocation) {
	for _, a := range v.strange {
		c.unknown(say("guard does not know the option {0} of {1}", a.show(), v.name))
	}
	if v.lost {
		c.unknown(say("guard does not know {0} {1}", v.name, v.operands[0].show()))
	}
}

// options judges the options that were given, folders first: the others'
// paths count from there.
func (k *walker) options(c *call, v *invocation) {
	for _, u := range v.used {
		if u.opt.Effects == "cd" {
			k.role(c, v, program.Folder, u.value)
		}
	}
	for _, u := range v.used {
		if u.opt.Effects == "" || u.opt.Effects == "cd" {
			if u.given && u.value.from&fromSecret != 0 {
				c.data |= fromSecret
			}
			continue
		}
		for name := range strings.SplitSeq(u.opt.Effects, "+") {
			e, _ := program.EffectNamed(name)
			k.effect(c, v, u, e)
		}
	}
}

// effect judges one effect of one option.
func (k *walker) effect(c *call, v *invocation, u used, e program.Effect) {
	if e.Level != risk.Unset {
		c.raise(e.Level, e.Categories, say("{0} {1}: {2}", v.name, u.name, wording(e.Categories, e.Level)))
	}
	if e.Role == program.NoRole || !u.given && u.opt.Arity != program.Flag {
		return
	}
	switch e.Role {
	case program.Read, program.Look, program.Pattern:
		k.role(c, v, e.Role, u.value)
	default:
		c.asExtra(func() { k.role(c, v, e.Role, u.value) })
	}
}

// base judges running the program at all.
func (k *walker) base(c *call, v *invocation) {
	e := v.entry
	level, cats, says := e.Level, e.Categories, e.Says
	switch {
	case v.lost:
		return
	case v.missing:
		if level == risk.Unset {
			return // it prints how to use it
		}
	case level == risk.Unset:
		level, cats = risk.Critical, risk.ExecArbitrary
	}
	if e.Bare != risk.Unset && len(v.operands) == 0 {
		level = e.Bare
		if level == risk.Low {
			cats, says = 0, ""
		}
	}
	if v.marked(program.Dry) {
		level, cats, says = dry(level, cats), cats&risk.NetworkRisk, "{0} only shows what it would do"
	}
	if level <= risk.Low {
		return
	}
	if says == "" {
		says = "{0} " + wording(cats, level)
	}
	c.raise(level, cats, say(says, v.name))
	if e.Instead != "" && c.cmd.Own.Suggestion.Msg == "" {
		c.cmd.Own.Suggestion = say(e.Instead)
	}
}

// dry is the level of showing what would be done.
func dry(l risk.Level, cats risk.Categories) risk.Level {
	if cats&(risk.NetworkRisk|risk.Publish|risk.GitPublish|risk.DepsInstallUpdate|risk.ExecArbitrary|risk.Delete) != 0 {
		return min(l, risk.Medium)
	}
	return risk.Low
}

// words are what the categories mean in a sentence that begins with the program.
var categoryWords = []struct {
	cat  risk.Categories
	says string
}{
	{risk.Sudo, "runs with another user's rights"},
	{risk.Payment, "moves money"},
	{risk.AccountChange, "changes accounts, credentials or access"},
	{risk.Publish, "makes something public"},
	{risk.GitPublish, "publishes to a remote repository"},
	{risk.Send, "sends a message to people"},
	{risk.Delete, "deletes something that cannot be got back"},
	{risk.DepsInstallUpdate, "installs, updates or removes packages"},
	{risk.SystemImpact, "changes the running system"},
	{risk.FSDeleteOverwrite, "deletes or overwrites files"},
	{risk.FSConfigSecrets, "touches secrets or configuration"},
	{risk.FSOutsideWorkspace, "reaches outside the workspace"},
	{risk.NetworkRisk, "talks to the network"},
	{risk.ExecArbitrary, "runs code that the line does not show"},
}

func wording(cats risk.Categories, l risk.Level) string {
	for _, w := range categoryWords {
		if cats.Has(w.cat) {
			return w.says
		}
	}
	if l >= risk.High {
		return "changes what cannot easily be got back"
	}
	return "changes files of the project or runs its code"
}

// generic judges the operands by their roles and tells what comes out.
func (k *walker) generic(c *call, v *invocation) stream {
	k.operands(c, v)
	return k.output(c, v)
}

func (k *walker) operands(c *call, v *invocation) {
	table := v.entry.Operands
	if v.marked(program.NoOperands) {
		_, table, _ = strings.Cut(strings.TrimSpace(table), " ")
	}
	words := v.operands
	if v.lost || len(words) == 0 {
		return
	}
	if fixed, tail, ok := strings.Cut(table, "-- "); ok {
		// What follows "--" is another command's.
		if v.rest >= 0 {
			k.afterDashes(c, v, tail, words[v.rest:])
			words = words[:v.rest]
		}
		table = fixed
	}
	roles := program.Roles(table, len(words))
	for i, a := range words {
		switch role := roles[i]; role {
		case program.CommandWords, program.AppletName, program.CommandLine:
			k.starts(c, v, role, words[i:], strings.Contains(table, "run..."))
			if role != program.CommandLine || strings.Contains(table, "run...") {
				return
			}
		default:
			if (v.rest < 0 || i < v.rest) && role == program.Text {
				k.mayBeOption(c, v, a)
			}
			k.role(c, v, role, a)
		}
	}
}

// afterDashes judges the words after "--".
func (k *walker) afterDashes(c *call, v *invocation, tail string, words []arg) {
	if len(words) == 0 {
		return
	}
	role, _ := program.RoleNamed(strings.TrimSuffix(strings.TrimSpace(tail), "..."))
	if role == program.CommandWords {
		k.starts(c, v, role, words, false)
		return
	}
	for _, a := range words {
		k.role(c, v, role, a)
	}
}

// mayBeOption asks about a word that could turn out to be an option.
func (k *walker) mayBeOption(c *call, v *invocation, a arg) {
	if v.entry.Style != program.Plain && strings.HasPrefix(a.text, hole) && a.from&^tame != 0 && a.from&^fromSystem != 0 {
		c.unknown(say("{0} could turn out to be an option of {1}", a.show(), v.name))
	}
}

// starts judges the command that a wrapper starts.
func (k *walker) starts(c *call, v *invocation, role program.Role, words []arg, join bool) {
	remote := k.wrap.remote
	if v.entry.Special == program.Container || v.entry.Categories.Has(risk.NetworkRisk) {
		k.wrap.remote = true
	}
	defer func() { k.wrap.remote = remote }()
	switch {
	case role == program.CommandWords:
		k.nested(c, v.name, words, c.in)
	case role == program.AppletName:
		k.nested(c, v.name, words, c.in)
	case join:
		k.shellText(c, v.name, joinText(words))
	default:
		k.shellText(c, v.name, words[0])
	}
}

// joinText is what eval, ssh and watch make of their words.
func joinText(words []arg) arg {
	one := arg{}
	for i, a := range words {
		if i > 0 {
			one.text += " "
			one.src += " "
		}
		one.text += a.text
		one.src += a.show()
		one.from |= a.from
		one.computed = one.computed || a.computed
	}
	return one
}

// shellText judges a word that a shell will run as a line of its own.
func (k *walker) shellText(c *call, wrapper string, a arg) stream {
	if a.from&fromNet != 0 {
		c.raise(risk.Critical, risk.NetworkRisk|risk.ExecArbitrary, say("runs what a host sent"))
		c.cmd.Own.Suggestion = say("download it to a file, read it, then run it")
	}
	if strings.Contains(a.text, hole) {
		c.asExtra(func() { c.unknown(say("runs text that is not known before it runs: {0}", a.show())) })
		if a.unknown() {
			return unknownData
		}
	}
	if a.computed {
		c.asExtra(func() { c.raise(risk.Medium, risk.ExecArbitrary, say("runs text that the line puts together")) })
	}
	var out stream
	k.wrapped(c, wrapper, func() { out = k.line(strings.ReplaceAll(a.text, hole, "$UNKNOWN"), c.in) })
	return out
}

// output tells what the command writes.
func (k *walker) output(c *call, v *invocation) stream {
	in := c.in.from
	if v.entry.Stdin != program.Filters {
		in = 0
	}
	if v.entry.Stdin == program.SendsIt {
		k.leaks(c, c.in.from)
	}
	switch v.entry.Out {
	case program.Names:
		if c.data&^(fromFile|fromSecretPaths) == 0 {
			return stream{from: fromPaths | c.data&fromSecretPaths}
		}
		return stream{from: fromUnknown | c.data}
	case program.Words:
		return spoken(v.operands)
	case program.Fixed:
		return stream{from: fromSystem}
	case program.Download:
		return stream{from: fromNet | c.data}
	case program.Sensitive:
		return stream{from: fromSecret}
	}
	return stream{from: in | c.data}
}

// spoken is what echo makes of its words.
func spoken(words []arg) stream {
	s := stream{known: true}
	texts := make([]string, len(words))
	for i, a := range words {
		s.from |= a.from
		s.known = s.known && a.known()
		texts[i] = a.text
	}
	if !s.known {
		if slices.ContainsFunc(words, func(a arg) bool { return a.glob != "" }) {
			s.from |= fromPaths
		}
		return stream{from: s.from}
	}
	s.text = strings.Join(texts, " ") + "\n"
	return s
}
