package code

import (
	"slices"
	"testing"
)

// TestZero: what nobody named is Opaque and not known.
func TestZero(t *testing.T) {
	if (Act{}).Kind != Opaque || (Arg{}).Known {
		t.Error("the zero values allow")
	}
	for k := Kind(0); k < Kinds; k++ {
		if k.String() == "" || k > 0 && k.String() == "opaque" {
			t.Errorf("kind %d: %q", k, k)
		}
	}
}

// TestGiven: two Given have the same text only where a program cannot tell them apart. Arguments that are not known are
// not the same as none.
func TestGiven(t *testing.T) {
	var seen []string
	for _, g := range []Given{{}, {Args: []string{}}, {Args: []string{""}}, {Args: []string{"a", "b"}},
		{Args: []string{`a""b`}}, {File: true}, {Args: []string{}, File: true},
		{Variables: map[string]string{"A": "b"}}, {Variables: map[string]string{"A": "b", "C": ""}},
		{Variables: map[string]string{"A": "b\nC="}}} {
		s := g.String()
		if slices.Contains(seen, s) {
			t.Errorf("%+v: %q stands twice", g, s)
		}
		seen = append(seen, s)
	}
}
