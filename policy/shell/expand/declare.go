package expand

import (
	"slices"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/taint"
)

// Declarer judges what declarations and redirections do.
type Declarer struct {
	*access.Judge
	Expander *Expander
}

// declaration is one declare, export, local, readonly or typeset being judged.
type declaration struct {
	traits environment.Trait
	prints bool
	shows  bool // -p: prints the variables that are named
	number bool // what is assigned is evaluated, or names a variable
	own    bool // makes variables of the function that it stands in
	local  bool // only has a meaning in a function
	global bool // reaches past those
}

// Declare walks declare, export, local, readonly, typeset, nameref.
func (k *Declarer) Declare(x *syntax.DeclClause, in taint.Stream) taint.Stream {
	c := k.Begin(in)
	variant := x.Variant.Value
	c.Cmd.Argv = append(c.Cmd.Argv, variant)
	d := declaration{prints: true, own: variant == "local" ||
		(variant == "declare" || variant == "typeset") && len(k.State.Calls) > 0}
	switch variant {
	case "local":
		d.local = true
	case "export":
		d.traits = environment.Exported
	case "readonly":
		d.traits = environment.ReadOnly
	case "nameref":
		d.traits, d.number = environment.Refers, true
	}
	c.Aside = true
	for _, as := range x.Args {
		c.Cmd.Argv = append(c.Cmd.Argv, k.Expander.source(as))
		if !as.Naked || as.Name != nil {
			k.declares(c, &d, as)
			continue
		}
		for _, a := range k.Expander.Words([]*syntax.Word{as.Value}) {
			k.Expander.Bury(a)
			k.declaresWord(c, &d, a, variant)
		}
	}
	out := taint.Nothing
	if d.prints {
		c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("prints every variable, tokens and passwords among them"))
		out = taint.Stream{From: taint.FromSecret}
	}
	k.Finish(c)
	return out
}

// declares judges NAME or NAME=value of a declaration.
func (k *Declarer) declares(c *effect.Call, d *declaration, as *syntax.Assign) {
	d.prints = false
	k.showsVariable(c, d, as)
	if as.Name == nil {
		k.Expander.assignment(c, as)
		return
	}
	name := as.Name.Value
	k.beginsDeclaring(d, name)
	switch {
	case d.traits&environment.Refers != 0:
		a := k.Expander.Word(as.Value)
		k.Expander.Subscript(a)
		k.refers(c, name, a)
	default:
		k.Expander.assignment(c, as)
		if d.number && as.Value != nil {
			k.Expander.Subscript(k.Expander.Word(as.Value))
		}
	}
	k.endsDeclaring(d, name)
}

// showsVariable judges declare -p NAME.
func (k *Declarer) showsVariable(c *effect.Call, d *declaration, as *syntax.Assign) {
	if d.shows && as.Naked && as.Name != nil && environment.SecretVariable(as.Name.Value) {
		c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("prints a secret"))
	}
}

// declaresWord judges a word of a declaration that was put together: an option,
// a name or an assignment.
func (k *Declarer) declaresWord(c *effect.Call, d *declaration, a taint.Word, variant string) {
	name, value, assigns := strings.Cut(a.Text, "=")
	base := strings.TrimSuffix(environment.Subscripted(name), "+")
	switch {
	case assigns && environment.VariableName(base):
		d.prints = false
		k.Expander.Subscript(taint.Word{Text: name})
		v := a.Value(len(a.Text) - len(value))
		k.beginsDeclaring(d, base)
		if d.traits&environment.Refers != 0 {
			k.refers(c, base, v)
		} else {
			k.Expander.Sets(c, name, v)
			if strings.HasSuffix(name, "+") {
				k.State.Forget(base)
			}
		}
		if d.number {
			k.Expander.Subscript(v)
		}
		k.endsDeclaring(d, base)
	case !a.Known():
		c.Unknown(effect.Say("a declaration that is not known before it runs"))
	case strings.HasPrefix(a.Text, "-") || strings.HasPrefix(a.Text, "+"):
		k.declaresOption(c, d, a, variant)
	default:
		d.prints = false
		k.Expander.Subscript(a)
		if environment.VariableName(a.Text) {
			k.beginsDeclaring(d, a.Text)
			k.endsDeclaring(d, a.Text)
		}
	}
}

// declaresOption judges an option such as -gx.
func (k *Declarer) declaresOption(c *effect.Call, d *declaration, a taint.Word, variant string) {
	if k.State.Zsh && strings.Contains(a.Text, "T") {
		c.Unknown(effect.Say("a declaration that is not known before it runs")) // ties two names
	}
	d.shows = d.shows || strings.Contains(a.Text, "p")
	if a.Text[0] == '+' && strings.ContainsAny(a.Text, "inluc") {
		c.Unknown(effect.Say("a declaration that is not known before it runs"))
	}
	if a.Text == "-f" || a.Text == "-F" {
		d.prints = false // functions, which the line itself defined
		return
	}
	if strings.ContainsAny(a.Text, "in") {
		d.number = true
	}
	for _, r := range a.Text[1:] {
		d.traits |= traitOf[r]
		d.global = d.global || r == 'g'
	}
	if a.Text != "-p" && a.Text != "-x" && a.Text != "-xp" && a.Text != "-px" && !strings.ContainsAny(a.Text, "in") {
		d.prints = d.prints && variant != "export"
	}
}

var traitOf = map[rune]environment.Trait{'n': environment.Refers, 'i': environment.Altered, 'l': environment.Altered,
	'u': environment.Altered, 'c': environment.Altered, 'r': environment.ReadOnly, 'x': environment.Exported}

// beginsDeclaring is what happens to a name before it is given its value.
func (k *Declarer) beginsDeclaring(d *declaration, name string) {
	if d.own && !d.global {
		k.State.MakeLocal(name)
	}
	k.State.Give(name, d.traits&environment.Altered)
	k.Expander.evaluates = k.Expander.evaluates || d.number
	if d.number && len(k.State.Evals) < environment.MaxVars {
		k.State.Evals = append(slices.Clip(k.State.Evals), name)
	}
}

// endsDeclaring is what happens to it after.
func (k *Declarer) endsDeclaring(d *declaration, name string) {
	if d.global && len(k.State.Calls) > 0 || d.local && len(k.State.Calls) == 0 {
		k.State.Forget(name) // the function may have one of its own; outside of one there is none
	}
	target, _ := k.State.Meant(name)
	k.State.Give(target, d.traits&(environment.ReadOnly|environment.Exported))
}

// refers judges a name that becomes another for the variable that target names.
func (k *Declarer) refers(c *effect.Call, name string, target taint.Word) {
	if !k.State.Refer(name, taint.Word{Text: environment.Subscripted(target.Text), From: target.From}) {
		k.SetsAny(c)
	}
}
