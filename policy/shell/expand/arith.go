package expand

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/lang/bash"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// Arith walks an arithmetic expression. Its value is a number, but evaluating
// it runs the substitutions in it, and those in subscripts inside the values of
// the variables it names (bash(1), ARITHMETIC EVALUATION).
func (k *Expander) Arith(x syntax.ArithmExpr) {
	switch x := x.(type) {
	case nil:
	case *syntax.BinaryArithm:
		k.Arith(x.X)
		k.Arith(x.Y)
		if bash.Assigns(x.Op) {
			k.setByArith(x.X)
		}
	case *syntax.UnaryArithm:
		k.Arith(x.X)
		if x.Op == syntax.Inc || x.Op == syntax.Dec {
			k.setByArith(x.X)
		}
	case *syntax.ParenArithm:
		k.Arith(x.X)
	case *syntax.FlagsArithm:
		k.Arith(x.X)
	case *syntax.Word:
		a := k.Word(x)
		k.Evaluating(a)
		k.Subscript(a)
	}
}

// setByArith judges a variable that an operator sets.
func (k *Expander) setByArith(x syntax.ArithmExpr) {
	if w, ok := x.(*syntax.Word); ok {
		k.SetsAside(environment.Subscripted(k.calculated(w)), taint.Number)
	}
}

// calculated is the text of a word in an expression: the name of what it sets.
func (k *Expander) calculated(w *syntax.Word) string {
	if len(w.Parts) == 1 {
		if p, ok := w.Parts[0].(*syntax.ParamExp); ok && p.Short && p.Param != nil && p.Index != nil {
			return p.Param.Value
		}
	}
	return k.Word(w).Text
}

// setInText judges the variables that a text sets when it is evaluated as
// arithmetic.
func (k *Expander) setInText(text string) {
	if !k.Charge(64*len(text)) || !bash.AssignsInText(text) {
		return
	}
	for name := range strings.FieldsFuncSeq(text, func(r rune) bool { return r > 127 || !bash.NameByte(byte(r)) }) {
		if target, _ := k.State.Meant(name); environment.VariableName(name) &&
			(target != name || program.VariableDoes(name) != program.NoEffect || k.State.Vars[name].Change > 0) {
			k.SetsAside(name, taint.Number)
		}
	}
}

// shownByError raises for a credential that is evaluated as a number: the shell shows
// it in the error that follows ("value too great for base (error token is …)").
func (k *Expander) shownByError(a taint.Word) {
	_, set := k.State.Vars[a.Text]
	if a.From&taint.FromSecret != 0 || !set && environment.VariableName(a.Text) && environment.SecretVariable(a.Text) {
		k.Out.Raise(risk.High, risk.FSConfigSecrets, effect.Say("prints a secret"))
	}
}

// Subscript judges a text that bash evaluates as arithmetic or as a variable's
// name: `a[$(…)]` in it runs.
func (k *Expander) Subscript(a taint.Word) {
	k.shownByError(a)
	k.evaluates = k.evaluates || strings.ContainsAny(a.Text, "["+taint.Hole) && a.From != taint.FromNumber
	if strings.ContainsAny(a.Text, "=+-"+taint.Hole) && a.From != taint.FromNumber {
		k.State.DisownAll() // it may set any variable
	}
	k.setInText(a.Text)
	if strings.ContainsAny(a.Text, "$`") && strings.ContainsAny(a.Text, "[`(") {
		k.textBecomesCode([]taint.Word{a}, effect.Say("evaluating {0} runs the command inside its subscript", a.Show()))
		return
	}
	if v, ok := k.State.Vars[a.Text]; ok && k.Enter() {
		for _, value := range v.Values {
			if value.Text != a.Text {
				k.Subscript(value)
			}
		}
		k.Leave()
	}
}

// Test walks the expression of [[ … ]].
func (k *Expander) Test(c *effect.Call, x syntax.TestExpr) {
	switch x := x.(type) {
	case *syntax.BinaryTest:
		switch x.Op {
		case syntax.AndTest, syntax.OrTest:
			k.Test(c, x.X)
			k.Test(c, x.Y)
			return
		}
		for _, side := range [...]syntax.TestExpr{x.X, x.Y} {
			w, ok := side.(*syntax.Word)
			if !ok {
				k.Test(c, side)
				continue
			}
			a := k.Word(w)
			switch x.Op {
			case syntax.TsEql, syntax.TsNeq, syntax.TsLeq, syntax.TsGeq, syntax.TsLss, syntax.TsGtr:
				k.Evaluating(a)
				k.Subscript(a)
			}
		}
	case *syntax.UnaryTest:
		if x.Op == syntax.TsNot {
			k.Test(c, x.X)
			return
		}
		w, ok := x.X.(*syntax.Word)
		if !ok {
			k.Test(c, x.X)
			return
		}
		a := k.Word(w)
		switch x.Op {
		case syntax.TsVarSet, syntax.TsRefVar:
			k.Subscript(a)
		case syntax.TsEmpStr, syntax.TsNempStr, syntax.TsOptSet:
		default:
			k.LooksAt(c, a)
		}
	case *syntax.ParenTest:
		k.Test(c, x.X)
	case *syntax.Word:
		k.Word(x)
	}
}
