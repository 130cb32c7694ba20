package shell

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"guard/policy/risk"
	"guard/policy/shell/lang/bash"
	"guard/policy/shell/program"
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
		k.setsAside(subscripted(k.calculated(w)), number)
	}
}

// calculated is the text of a word in an expression: the name of what it sets.
func (k *expander) calculated(w *syntax.Word) string {
	if len(w.Parts) == 1 {
		if p, ok := w.Parts[0].(*syntax.ParamExp); ok && p.Short && p.Param != nil && p.Index != nil {
			return p.Param.Value
		}
	}
	return k.word(w).text
}

// setInText judges the variables that a text sets when it is evaluated as
// arithmetic.
func (k *expander) setInText(text string) {
	if !k.charge(64*len(text)) || !bash.AssignsInText(text) {
		return
	}
	for name := range strings.FieldsFuncSeq(text, func(r rune) bool { return r > 127 || !bash.NameByte(byte(r)) }) {
		if target, _ := k.state.meant(name); variableName(name) && (target != name || program.VariableDoes(name) != program.NoEffect || k.state.vars[name].change > 0) {
			k.setsAside(name, number)
		}
	}
}

// shownByError raises for a credential that is evaluated as a number: the shell shows
// it in the error that follows ("value too great for base (error token is …)").
func (k *expander) shownByError(a arg) {
	_, set := k.state.vars[a.text]
	if a.from&fromSecret != 0 || !set && variableName(a.text) && secretVariable(a.text) {
		k.out.Raise(risk.High, risk.FSConfigSecrets, say("prints a secret"))
	}
}

// subscript judges a text that bash evaluates as arithmetic or as a variable's
// name: `a[$(…)]` in it runs.
func (k *expander) subscript(a arg) {
	k.shownByError(a)
	k.evaluates = k.evaluates || strings.ContainsAny(a.text, "["+hole) && a.from != fromNumber
	if strings.ContainsAny(a.text, "=+-"+hole) && a.from != fromNumber {
		k.state.disownAll() // it may set any variable
	}
	k.setInText(a.text)
	if strings.ContainsAny(a.text, "$`") && strings.ContainsAny(a.text, "[`(") {
		k.textBecomesCode([]arg{a}, say("evaluating {0} runs the command inside its subscript", a.show()))
		return
	}
	if v, ok := k.state.vars[a.text]; ok && k.enter() {
		for _, value := range v.values {
			if value.text != a.text {
				k.subscript(value)
			}
		}
		k.leave()
	}
}

// test walks the expression of [[ … ]].
func (k *expander) test(c *call, x syntax.TestExpr) {
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
			k.looksAt(c, a)
		}
	case *syntax.ParenTest:
		k.test(c, x.X)
	case *syntax.Word:
		k.word(x)
	}
}
