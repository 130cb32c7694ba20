package shell

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// arith walks an arithmetic expression. Its value is a number, but evaluating
// it runs the substitutions in it, and those in subscripts inside the values of
// the variables it names (bash(1), ARITHMETIC EVALUATION).
func (k *walker) arith(x syntax.ArithmExpr) {
	switch x := x.(type) {
	case nil:
	case *syntax.BinaryArithm:
		k.setByArith(x.X)
		k.arith(x.X)
		k.arith(x.Y)
	case *syntax.UnaryArithm:
		k.setByArith(x.X)
		k.arith(x.X)
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

// setByArith notes a variable that an operator may set. Which of them do is not
// asked: numbers of processes are not for calculating.
func (k *walker) setByArith(x syntax.ArithmExpr) {
	if w, ok := x.(*syntax.Word); ok {
		k.state.disown(w.Lit())
	}
}

// subscript judges a text that bash evaluates as arithmetic or as a variable's
// name: `a[$(…)]` in it runs.
func (k *walker) subscript(a arg) {
	k.evaluates = k.evaluates || strings.ContainsAny(a.text, "["+hole) && a.from != fromNumber
	if strings.ContainsAny(a.text, "=+-"+hole) && a.from != fromNumber {
		k.state.disownAll() // it may set any variable
	}
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
func (k *walker) test(c *call, x syntax.TestExpr) {
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
