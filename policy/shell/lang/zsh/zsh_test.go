package zsh

import (
	"testing"

	"mvdan.cc/sh/v3/syntax"
)

func TestExpands(t *testing.T) {
	lit := func(s string) syntax.WordPart { return &syntax.Lit{Value: s} }
	for _, c := range []struct {
		dollar, rest syntax.WordPart
		want         bool
	}{
		{lit("a$"), lit("=name"), true}, {lit("$"), lit("~name"), true}, {lit("$"), lit("+x"), true},
		{lit("$"), lit("name"), false}, {lit("a"), lit("=name"), false}, {lit("$"), lit(""), false}, {lit("$"), &syntax.SglQuoted{Value: "=x"}, false},
	} {
		if got := Expands(c.dollar, c.rest); got != c.want {
			t.Errorf("%v %v: %v", c.dollar, c.rest, got)
		}
	}
}

func TestSubscripts(t *testing.T) {
	name := func(short bool) syntax.WordPart {
		return &syntax.ParamExp{Short: short, Param: &syntax.Lit{Value: "x"}}
	}
	lit := func(s string) syntax.WordPart { return &syntax.Lit{Value: s} }
	for _, c := range []struct {
		name, rest syntax.WordPart
		want       bool
	}{
		{name(true), lit("[1]"), true}, {name(true), lit(":h"), true}, {name(true), lit(":h/x"), true}, {name(true), lit(":/x"), false},
		{name(false), lit("[1]"), false}, {name(true), lit("/x"), false}, {lit("x"), lit("[1]"), false}, {name(true), lit(":"), false},
	} {
		if got := Subscripts(c.name, c.rest); got != c.want {
			t.Errorf("%v %v: %v", c.name, c.rest, got)
		}
	}
}

func TestQualifiers(t *testing.T) {
	for pattern, want := range map[string][2]bool{"(D)": {false, true}, "(e:id:)": {true, false}, "(+f)": {true, false}, "(.)": {false, false}, "(oeD)": {true, true}} {
		if got := [2]bool{Runs(pattern), ShowsHidden(pattern)}; got != want {
			t.Errorf("%q: runs, shows hidden %v, want %v", pattern, got, want)
		}
	}
}

func TestNames(t *testing.T) {
	if !Is("zsh") || Is("bash") || !Table("aliases") || !Table("path") || Table("PATH") || Table("x") {
		t.Error("names of zsh and of its tables")
	}
}

func TestPlainlyRuns(t *testing.T) {
	for pattern, want := range map[string]bool{"e:id:": true, "e{id}": true, ".e'id'": true, "+f": true, "oe:x:": true, "D": false, "one|two": false, "jpe|png": false, "e": false, "png": false} {
		if got := PlainlyRuns(pattern); got != want {
			t.Errorf("%q: %v", pattern, got)
		}
	}
}
