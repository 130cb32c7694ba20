package fault_test

import (
	"errors"
	"strings"
	"testing"

	"guard/internal/fault"
)

// TestWithin: a panic is returned with what was being done and where, and says
// nothing of itself in the error; without one nothing is.
func TestWithin(t *testing.T) {
	var list []int
	f := fault.Within("counting", func() { list[3]++ })
	if f == nil || f.Doing != "counting" || !strings.Contains(f.Panic, "index out of range") || !strings.Contains(f.Stack, "fault_test.go") {
		t.Errorf("%+v", f)
	}
	if strings.Contains(f.Error(), "range") {
		t.Errorf("%q", f.Error())
	}
	if f := fault.Within("nothing", func() {}); f != nil {
		t.Errorf("%+v", f)
	}
	if f := fault.Within("panicking with nil", func() { panic(error(nil)) }); f == nil {
		t.Error("a panic with nil was missed")
	}
	deep := fault.Within("recursing", func() { recurse(10_000) })
	if deep == nil || len(deep.Stack) > 8<<10 {
		t.Errorf("a stack of %d bytes", len(deep.Stack))
	}
}

func recurse(n int) {
	if n == 0 {
		panic("here")
	}
	recurse(n - 1)
}

// TestError: an error comes through as it is, a panic as a Fault.
func TestError(t *testing.T) {
	own := errors.New("own")
	if err := fault.Error("x", func() error { return own }); err != own {
		t.Error(err)
	}
	if err := fault.Error("x", func() error { return nil }); err != nil {
		t.Error(err)
	}
	var f *fault.Fault
	if err := fault.Error("x", func() error { panic("y") }); !errors.As(err, &f) || f.Panic != "y" {
		t.Error(err)
	}
}
