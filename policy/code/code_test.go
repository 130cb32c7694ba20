package code

import "testing"

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
