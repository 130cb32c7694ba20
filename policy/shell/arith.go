package shell

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

// arith walks an arithmetic expression. Its value is a number, but evaluating
// it runs the substitutions in it, and those in subscripts inside the values of
// the variables it names (bash(1), ARITHMETIC EVALUATION).
func (k *expander) arith(x syntax.ArithmExpr) {
	switch x := x.(type) {
	case nil:
	case *syntax.BinaryArithm:
		k.arith(x.X)
		k.arith(x.Y)
		if bash.Assigns(x.Op) {
			k.setByArith(x.X)
		}
	case *syntax.UnaryArithm:
		k.arith(x.X)
		if x.Op == syntax.Inc || x.Op == syntax.Dec {
			k.setByArith(x.X)
		}
	case *syntax.ParenArithm:
		k.arith(x.X)
	case *syntax.FlagsArithm:
		k.arith(x.X)
	case *syntax.Word:
		a := k.word(x)
		k.evaluating(a)
		k.subscript(a)
	}
}

// setByArith judges a variable that an operator sets.
func (k *expander) setByArith(x syntax.ArithmExpr) {
	if w, ok := x.(*syntax.Word); ok {
		k.setsAside(environment.Subscripted(k.calculated(w)), taint.Number)
	}
}

// calculated is the text of a word in an expression: the name of what it sets.
func (k *expander) calculated(w *syntax.Word) string {
	if len(w.Parts) == 1 {
		if p, ok := w.Parts[0].(*syntax.ParamExp); ok && p.Short && p.Param != nil && p.Index != nil {
			return p.Param.Value
		}
	}
	return k.word(w).Text
}

// setInText judges the variables that a text sets when it is evaluated as
// arithmetic.
func (k *expander) setInText(text string) {
	if !k.Charge(64*len(text)) || !bash.AssignsInText(text) {
		return
	}
	for name := range strings.FieldsFuncSeq(text, func(r rune) bool { return r > 127 || !bash.NameByte(byte(r)) }) {
		if target, _ := k.State.Meant(name); environment.VariableName(name) && (target != name || program.VariableDoes(name) != program.NoEffect || k.State.Vars[name].Change > 0) {
			k.setsAside(name, taint.Number)
		}
	}
}

// shownByError raises for a credential that is evaluated as a number: the shell shows
// it in the error that follows ("value too great for base (error token is …)").
func (k *expander) shownByError(a taint.Word) {
	_, set := k.State.Vars[a.Text]
	if a.From&taint.FromSecret != 0 || !set && environment.VariableName(a.Text) && environment.SecretVariable(a.Text) {
		k.Out.Raise(risk.High, risk.FSConfigSecrets, effect.Say("prints a secret"))
	}
}

// subscript judges a text that bash evaluates as arithmetic or as a variable's
// name: `a[$(…)]` in it runs.
func (k *expander) subscript(a taint.Word) {
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
				k.subscript(value)
			}
		}
		k.Leave()
	}
}

// test walks the expression of [[ … ]].
func (k *expander) test(c *effect.Call, x syntax.TestExpr) {
	switch x := x.(type) {
	case *syntax.BinaryTest:
		switch x.Op {
		case syntax.AndTest, syntax.OrTest:
			k.test(c, x.X)
			k.test(c, x.Y)
			return
		}
		for _, side := range [...]syntax.TestExpr{x.X, x.Y} {
			w, ok := side.(*syntax.Word)
			if !ok {
				k.test(c, side)
				continue
			}
			a := k.word(w)
			switch x.Op {
			case syntax.TsEql, syntax.TsNeq, syntax.TsLeq, syntax.TsGeq, syntax.TsLss, syntax.TsGtr:
				k.evaluating(a)
				k.subscript(a)
			}
		}
	case *syntax.UnaryTest:
		if x.Op == syntax.TsNot {
			k.test(c, x.X)
			return
		}
		w, ok := x.X.(*syntax.Word)
		if !ok {
			k.test(c, x.X)
			return
		}
		a := k.word(w)
		switch x.Op {
		case syntax.TsVarSet, syntax.TsRefVar:
			k.subscript(a)
		case syntax.TsEmpStr, syntax.TsNempStr, syntax.TsOptSet:
		default:
			k.LooksAt(c, a)
		}
	case *syntax.ParenTest:
		k.test(c, x.X)
	case *syntax.Word:
		k.word(x)
	}
}
