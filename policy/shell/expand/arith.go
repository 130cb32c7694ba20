package expand

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/lang/bash"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// Arith walks an arithmetic expression. Its value is a number, but evaluating
// it runs the substitutions in it, and those in subscripts inside the values of
// the variables it names (bash(1), ARITHMETIC EVALUATION).
func (e *Expander) Arith(x syntax.ArithmExpr) {
	switch x := x.(type) {
	case nil:
	case *syntax.BinaryArithm:
		e.Arith(x.X)
		e.Arith(x.Y)
		if bash.Assigns(x.Op) {
			e.setByArith(x.X)
		}
	case *syntax.UnaryArithm:
		e.Arith(x.X)
		if x.Op == syntax.Inc || x.Op == syntax.Dec {
			e.setByArith(x.X)
		}
	case *syntax.ParenArithm:
		e.Arith(x.X)
	case *syntax.FlagsArithm:
		e.Arith(x.X)
	case *syntax.Word:
		a := e.Word(x)
		e.Evaluating(a)
		e.Subscript(a)
	}
}

// setByArith judges a variable that an operator sets.
func (e *Expander) setByArith(x syntax.ArithmExpr) {
	if w, ok := x.(*syntax.Word); ok {
		e.SetsAside(environment.Subscripted(e.calculated(w)), taint.Number)
	}
}

// calculated is the text of a word in an expression: the name of what it sets.
func (e *Expander) calculated(w *syntax.Word) string {
	if len(w.Parts) == 1 {
		if p, ok := w.Parts[0].(*syntax.ParamExp); ok && p.Short && p.Param != nil && p.Index != nil {
			return p.Param.Value
		}
	}
	return e.Word(w).Text
}

// setInText judges the variables that a text sets when it is evaluated as
// arithmetic.
func (e *Expander) setInText(text string) {
	if !e.Charge(64*len(text)) || !bash.AssignsInText(text) {
		return
	}
	for name := range strings.FieldsFuncSeq(text, func(r rune) bool { return r > 127 || !bash.NameByte(byte(r)) }) {
		if target, _ := e.State.Meant(name); environment.VariableName(name) &&
			(target != name || program.VariableDoes(name) != program.NoEffect || e.State.Vars[name].Change > 0) {
			e.SetsAside(name, taint.Number)
		}
	}
}

// shownByError raises for a credential that is evaluated as a number: the shell shows
// it in the error that follows ("value too great for base (error token is …)").
func (e *Expander) shownByError(a taint.Word) {
	_, set := e.State.Vars[a.Text]
	if a.From&taint.FromSecret != 0 || !set && environment.VariableName(a.Text) && environment.SecretVariable(a.Text) {
		e.Out.Raise(risk.High, risk.FSConfigSecrets, effect.Say("prints a secret"))
	}
}

// Subscript judges a text that bash evaluates as arithmetic or as a variable's
// name: `a[$(…)]` in it runs.
func (e *Expander) Subscript(a taint.Word) {
	e.shownByError(a)
	e.evaluates = e.evaluates || strings.ContainsAny(a.Text, "["+taint.Hole) && a.From != taint.FromNumber
	if strings.ContainsAny(a.Text, "=+-"+taint.Hole) && a.From != taint.FromNumber {
		e.State.DisownAll() // it may set any variable
	}
	e.setInText(a.Text)
	if a.From&taint.FromNet != 0 && strings.Contains(a.Text, taint.Hole) && !taint.Numbered(a) {
		e.Out.Raise(risk.High, risk.NetworkRisk|risk.ExecArbitrary, effect.Say("runs what a host sent"))
	}
	if strings.ContainsAny(a.Text, "$`") && strings.ContainsAny(a.Text, "[`(") {
		e.textBecomesCode([]taint.Word{a}, effect.Say("evaluating {0} runs the command inside its subscript", a.Show()))
		return
	}
	if v, ok := e.State.Vars[a.Text]; ok && e.Enter() {
		for _, value := range v.Each() {
			if value.Text != a.Text {
				e.Subscript(value)
			}
		}
		e.Leave()
	}
}

// Test walks the expression of [[ … ]].
func (e *Expander) Test(c *effect.Call, x syntax.TestExpr) {
	switch x := x.(type) {
	case *syntax.BinaryTest:
		switch x.Op {
		case syntax.AndTest, syntax.OrTest:
			e.Test(c, x.X)
			e.Test(c, x.Y)
			return
		}
		var compared []taint.Word
		for _, side := range [...]syntax.TestExpr{x.X, x.Y} {
			w, ok := side.(*syntax.Word)
			if !ok {
				e.Test(c, side)
				continue
			}
			a := e.Word(w)
			compared = append(compared, a)
			switch x.Op {
			case syntax.TsEql, syntax.TsNeq, syntax.TsLeq, syntax.TsGeq, syntax.TsLss, syntax.TsGtr:
				e.Evaluating(a)
				e.Subscript(a)
			}
		}
		if len(compared) == 2 {
			e.compares(c, x.Op, compared[0], compared[1])
		}
	case *syntax.UnaryTest:
		if x.Op == syntax.TsNot {
			e.Test(c, x.X)
			return
		}
		w, ok := x.X.(*syntax.Word)
		if !ok {
			e.Test(c, x.X)
			return
		}
		a := e.Word(w)
		switch x.Op {
		case syntax.TsVarSet, syntax.TsRefVar:
			e.Subscript(a)
		case syntax.TsEmpStr, syntax.TsNempStr, syntax.TsOptSet:
			e.GuessesPart(c, a)
		default:
			access.AsksWhether(e.Judge, c, a)
		}
	case *syntax.ParenTest:
		e.Test(c, x.X)
	case *syntax.Word:
		e.Word(x)
	}
}
