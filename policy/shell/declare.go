package shell

import (
	"slices"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"guard/policy/risk"
)

// declaration is one declare, export, local, readonly or typeset being judged.
type declaration struct {
	traits trait
	prints bool
	shows  bool // -p: prints the variables that are named
	number bool // what is assigned is evaluated, or names a variable
	own    bool // makes variables of the function that it stands in
	local  bool // only has a meaning in a function
	global bool // reaches past those
}

// declare walks declare, export, local, readonly, typeset, nameref.
func (k *declarer) declare(x *syntax.DeclClause, in stream) stream {
	c := k.begin(in)
	variant := x.Variant.Value
	c.cmd.Argv = append(c.cmd.Argv, variant)
	d := declaration{prints: true, own: variant == "local" || (variant == "declare" || variant == "typeset") && len(k.state.calls) > 0}
	switch variant {
	case "local":
		d.local = true
	case "export":
		d.traits = exported
	case "readonly":
		d.traits = readOnly
	case "nameref":
		d.traits, d.number = refers, true
	}
	c.aside = true
	for _, as := range x.Args {
		c.cmd.Argv = append(c.cmd.Argv, k.expander.source(as))
		if !as.Naked || as.Name != nil {
			k.declares(c, &d, as)
			continue
		}
		for _, a := range k.expander.words([]*syntax.Word{as.Value}) {
			k.expander.bury(a)
			k.declaresWord(c, &d, a, variant)
		}
	}
	out := nothing
	if d.prints {
		c.raise(risk.High, risk.FSConfigSecrets, say("prints every variable, tokens and passwords among them"))
		out = stream{from: fromSecret}
	}
	k.finish(c)
	return out
}

// declares judges NAME or NAME=value of a declaration.
func (k *declarer) declares(c *call, d *declaration, as *syntax.Assign) {
	d.prints = false
	k.showsVariable(c, d, as)
	if as.Name == nil {
		k.expander.assignment(c, as)
		return
	}
	name := as.Name.Value
	k.beginsDeclaring(d, name)
	switch {
	case d.traits&refers != 0:
		a := k.expander.word(as.Value)
		k.expander.subscript(a)
		k.refers(c, name, a)
	default:
		k.expander.assignment(c, as)
		if d.number && as.Value != nil {
			k.expander.subscript(k.expander.word(as.Value))
		}
	}
	k.endsDeclaring(d, name)
}

// showsVariable judges declare -p NAME.
func (k *declarer) showsVariable(c *call, d *declaration, as *syntax.Assign) {
	if d.shows && as.Naked && as.Name != nil && secretVariable(as.Name.Value) {
		c.raise(risk.High, risk.FSConfigSecrets, say("prints a secret"))
	}
}

// declaresWord judges a word of a declaration that was put together: an option,
// a name or an assignment.
func (k *declarer) declaresWord(c *call, d *declaration, a arg, variant string) {
	name, value, assigns := strings.Cut(a.text, "=")
	base := strings.TrimSuffix(subscripted(name), "+")
	switch {
	case assigns && variableName(base):
		d.prints = false
		k.expander.subscript(arg{text: name})
		v := a.value(len(a.text) - len(value))
		k.beginsDeclaring(d, base)
		if d.traits&refers != 0 {
			k.refers(c, base, v)
		} else {
			k.expander.sets(c, name, v)
			if strings.HasSuffix(name, "+") {
				k.state.forget(base)
			}
		}
		if d.number {
			k.expander.subscript(v)
		}
		k.endsDeclaring(d, base)
	case !a.known():
		c.unknown(say("a declaration that is not known before it runs"))
	case strings.HasPrefix(a.text, "-") || strings.HasPrefix(a.text, "+"):
		k.declaresOption(c, d, a, variant)
	default:
		d.prints = false
		k.expander.subscript(a)
		if variableName(a.text) {
			k.beginsDeclaring(d, a.text)
			k.endsDeclaring(d, a.text)
		}
	}
}

// declaresOption judges an option such as -gx.
func (k *declarer) declaresOption(c *call, d *declaration, a arg, variant string) {
	if k.state.zsh && strings.Contains(a.text, "T") {
		c.unknown(say("a declaration that is not known before it runs")) // ties two names
	}
	d.shows = d.shows || strings.Contains(a.text, "p")
	if a.text[0] == '+' && strings.ContainsAny(a.text, "inluc") {
		c.unknown(say("a declaration that is not known before it runs"))
	}
	if a.text == "-f" || a.text == "-F" {
		d.prints = false // functions, which the line itself defined
		return
	}
	if strings.ContainsAny(a.text, "in") {
		d.number = true
	}
	for _, r := range a.text[1:] {
		d.traits |= traitOf[r]
		d.global = d.global || r == 'g'
	}
	if a.text != "-p" && a.text != "-x" && a.text != "-xp" && a.text != "-px" && !strings.ContainsAny(a.text, "in") {
		d.prints = d.prints && variant != "export"
	}
}

var traitOf = map[rune]trait{'n': refers, 'i': altered, 'l': altered, 'u': altered, 'c': altered, 'r': readOnly, 'x': exported}

// beginsDeclaring is what happens to a name before it is given its value.
func (k *declarer) beginsDeclaring(d *declaration, name string) {
	if d.own && !d.global {
		k.state.makeLocal(name)
	}
	k.state.give(name, d.traits&altered)
	k.expander.evaluates = k.expander.evaluates || d.number
	if d.number && len(k.state.evals) < maxVars {
		k.state.evals = append(slices.Clip(k.state.evals), name)
	}
}

// endsDeclaring is what happens to it after.
func (k *declarer) endsDeclaring(d *declaration, name string) {
	if d.global && len(k.state.calls) > 0 || d.local && len(k.state.calls) == 0 {
		k.state.forget(name) // the function may have one of its own; outside of one there is none
	}
	target, _ := k.state.meant(name)
	k.state.give(target, d.traits&(readOnly|exported))
}

// refers judges a name that becomes another for the variable that target names.
func (k *declarer) refers(c *call, name string, target arg) {
	if !k.state.refer(name, arg{text: subscripted(target.text), from: target.from}) {
		k.setsAny(c)
	}
}

// subscripted is a name without its subscript.
func subscripted(name string) string {
	base, _, _ := strings.Cut(name, "[")
	return base
}
