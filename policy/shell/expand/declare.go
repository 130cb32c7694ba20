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
	hides  bool // +x: programs that start do not see them
}

// Declare walks declare, export, local, readonly, typeset, nameref.
func (d *Declarer) Declare(x *syntax.DeclClause, in taint.Stream) taint.Stream {
	c := d.Begin(in)
	variant := x.Variant.Value
	c.Cmd.Argv = append(c.Cmd.Argv, variant)
	decl := declaration{prints: true, own: variant == "local" ||
		(variant == "declare" || variant == "typeset") && len(d.State.Calls) > 0}
	switch variant {
	case "local":
		decl.local = true
	case "export":
		decl.traits = environment.Exported
	case "readonly":
		decl.traits = environment.ReadOnly
	case "nameref":
		decl.traits, decl.number = environment.Refers, true
	}
	c.Aside = true
	for _, as := range x.Args {
		c.Cmd.Argv = append(c.Cmd.Argv, d.Expander.source(as))
		if !as.Naked || as.Name != nil {
			d.declares(c, &decl, as, variant)
			continue
		}
		for _, a := range d.Expander.Words([]*syntax.Word{as.Value}) {
			d.Expander.Bury(a)
			d.declaresWord(c, &decl, a, variant)
		}
	}
	out := taint.Nothing
	if decl.prints {
		c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("prints every variable, tokens and passwords among them"))
		out = taint.Stream{From: taint.FromSecret}
	}
	d.Finish(c)
	return out
}

// declares judges NAME or NAME=value of a declaration.
func (d *Declarer) declares(c *effect.Call, decl *declaration, as *syntax.Assign, variant string) {
	decl.prints = false
	d.showsVariable(c, decl, as)
	if as.Name == nil {
		d.Expander.assignment(c, as)
		return
	}
	name := as.Name.Value
	d.beginsDeclaring(decl, name)
	switch {
	case decl.traits&environment.Refers != 0:
		a := d.Expander.Word(as.Value)
		d.Expander.Subscript(a)
		d.refers(c, name, a)
	default:
		d.Expander.assignment(c, as)
		if as.Value != nil {
			v := d.Expander.Word(as.Value)
			if decl.number {
				d.Expander.Subscript(v)
			}
			d.compound(name, v, variant)
		}
	}
	d.endsDeclaring(decl, name)
}

// showsVariable judges declare -p NAME.
func (d *Declarer) showsVariable(c *effect.Call, decl *declaration, as *syntax.Assign) {
	if decl.shows && as.Naked && as.Name != nil && environment.SecretVariable(as.Name.Value) {
		c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("prints a secret"))
	}
}

// declaresWord judges a word of a declaration that was put together: an option,
// a name or an assignment.
func (d *Declarer) declaresWord(c *effect.Call, decl *declaration, a taint.Word, variant string) {
	name, value, assigns := strings.Cut(a.Text, "=")
	base := strings.TrimSuffix(environment.Subscripted(name), "+")
	switch {
	case assigns && environment.VariableName(base):
		decl.prints = false
		d.Expander.Subscript(taint.Word{Text: name})
		v := a.Value(len(a.Text) - len(value))
		d.beginsDeclaring(decl, base)
		if decl.traits&environment.Refers != 0 {
			d.refers(c, base, v)
		} else {
			d.Expander.Sets(c, name, v)
			if strings.HasSuffix(name, "+") {
				d.State.Forget(base)
			}
			d.compound(base, v, variant)
		}
		if decl.number {
			d.Expander.Subscript(v)
		}
		d.endsDeclaring(decl, base)
	case !a.Known():
		d.SetsAny(c)
	case strings.HasPrefix(a.Text, "-") || strings.HasPrefix(a.Text, "+"):
		d.declaresOption(c, decl, a, variant)
	default:
		decl.prints = false
		d.Expander.Subscript(a)
		if environment.VariableName(a.Text) {
			d.beginsDeclaring(decl, a.Text)
			d.endsDeclaring(decl, a.Text)
		}
	}
}

// compound judges a text in parentheses that a declaration gives to a name: that of an array gets what its words
// become, substitutions and all, though they were quoted (bash(1), Arrays).
func (d *Declarer) compound(name string, v taint.Word, variant string) {
	if !strings.HasPrefix(v.Text, "(") {
		return
	}
	d.State.Forget(name)
	if strings.ContainsAny(v.Text, "$`") {
		d.Expander.textBecomesCode([]taint.Word{v},
			effect.Say("{0} runs the substitutions inside a variable's value", variant))
	}
}

// declaresOption judges an option such as -gx.
func (d *Declarer) declaresOption(c *effect.Call, decl *declaration, a taint.Word, variant string) {
	if d.State.Zsh && strings.Contains(a.Text, "T") {
		c.Unknown(effect.Say("a declaration that is not known before it runs")) // ties two names
	}
	decl.shows = decl.shows || strings.Contains(a.Text, "p")
	if a.Text[0] == '+' && strings.ContainsAny(a.Text, "inluc") {
		c.Unknown(effect.Say("a declaration that is not known before it runs"))
	}
	if a.Text == "-f" || a.Text == "-F" {
		decl.prints = false // functions, which the line itself defined
		return
	}
	if strings.ContainsAny(a.Text, "in") {
		decl.number = true
	}
	for _, r := range a.Text[1:] {
		if a.Text[0] == '+' {
			decl.hides = decl.hides || r == 'x'
			continue
		}
		decl.traits |= traitOf[r]
		decl.global = decl.global || r == 'g'
	}
	if a.Text != "-p" && a.Text != "-x" && a.Text != "-xp" && a.Text != "-px" && !strings.ContainsAny(a.Text, "in") {
		decl.prints = decl.prints && variant != "export"
	}
}

var traitOf = map[rune]environment.Trait{'n': environment.Refers, 'i': environment.Altered, 'l': environment.Altered,
	'u': environment.Altered, 'c': environment.Altered, 'r': environment.ReadOnly, 'x': environment.Exported}

// beginsDeclaring is what happens to a name before it is given its value.
func (d *Declarer) beginsDeclaring(decl *declaration, name string) {
	if decl.own && !decl.global {
		d.State.MakeLocal(name)
	}
	d.State.Give(name, decl.traits&environment.Altered)
	d.Expander.evaluates = d.Expander.evaluates || decl.number
	if decl.number && d.Room(len(d.State.Evals), environment.MaxVars) {
		d.State.Evals = append(slices.Clip(d.State.Evals), name)
	}
}

// endsDeclaring is what happens to it after.
func (d *Declarer) endsDeclaring(decl *declaration, name string) {
	if decl.global && len(d.State.Calls) > 0 || decl.local && len(d.State.Calls) == 0 {
		d.State.Forget(name) // the function may have one of its own; outside of one there is none
	}
	target, _ := d.State.Meant(name)
	if decl.hides {
		d.State.Withhold(target)
	}
	d.State.Give(target, decl.traits&(environment.ReadOnly|environment.Exported))
}

// refers judges a name that becomes another for the variable that target names.
func (d *Declarer) refers(c *effect.Call, name string, target taint.Word) {
	if !d.State.Refer(name, taint.Word{Text: environment.Subscripted(target.Text), From: target.From}) {
		d.SetsAny(c)
	}
}
