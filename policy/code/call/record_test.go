package call_test

import (
	"strconv"
	"strings"
	"testing"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/call/calltest"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// choices returns a value that may be any of n texts.
func choices(n int) value.Value {
	var all []value.Value
	for i := range n {
		all = append(all, value.Text(strconv.Itoa(i)))
	}
	return value.OneOf(all...)
}

// TestSameAct: equal acts of a line stand once, and no other act is taken for one of them.
func TestSameAct(t *testing.T) {
	a, b, dir := value.Text("a"), value.Text("b"), value.Text("b")
	r := calltest.Calls(code.Python)
	for range 2 {
		r.Command("run", nil, a)
		r.Command("run", nil, a, b)
		r.Command("run", &dir, a)
		r.Command("run", nil, value.Text("a1 1:b"))
		r.Command("run", nil, value.Text("a\x00b"))
		r.Command("run", nil, value.Text("a"), value.Value{})
		r.ShellLine("run", nil, a)
		r.Command("other", nil, a)
	}
	if len(r.Acts) != 8 {
		t.Errorf("%d acts: %s", len(r.Acts), calltest.Acts(r))
	}
	r.Line++
	if r.Command("run", nil, a); len(r.Acts) != 1 && len(r.Acts) != 9 {
		t.Errorf("another line: %d acts", len(r.Acts))
	}
}

// TestCombinations: an act stands for every combination of its arguments, or for none of them where these are many.
func TestCombinations(t *testing.T) {
	r := calltest.Calls(code.Python)
	for _, c := range []struct {
		name string
		args []value.Value
		want string
	}{
		{"none", nil, "moves"},
		{"two", []value.Value{choices(2), value.Text("x")}, "moves 0 x; moves 1 x"},
		{"four", []value.Value{choices(2), choices(2)}, "moves 0 0; moves 1 0; moves 0 1; moves 1 1"},
		{"too many", []value.Value{choices(8), choices(8), value.Text("x")}, "moves ? ? x"},
	} {
		r.Emit(code.Moves, "m", c.args...)
		if got := calltest.Acts(r); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
	folder := choices(2)
	r.Command("run", &folder, value.Text("x"))
	if got := calltest.Acts(r); got != "runs x in ?" {
		t.Errorf("a folder of two: %q", got)
	}
}

// TestLimits: beyond the limits stands something that is not known.
func TestLimits(t *testing.T) {
	r := calltest.Calls(code.Python)
	for i := range call.MaxActs + 5 {
		r.Emit(code.Reads, "f", value.Text(strconv.Itoa(i)))
	}
	if last := r.Acts[len(r.Acts)-1]; !r.Truncated || len(r.Acts) != call.MaxActs+1 || last.Kind != code.Opaque {
		t.Errorf("%d acts, truncated %v, last %+v", len(r.Acts), r.Truncated, last)
	}
	calltest.Acts(r)
	many := value.ListOf(make([]value.Value, 100)...)
	for i := range many.List.Items {
		many.List.Items[i] = value.Text(strconv.Itoa(i))
	}
	r.EmitEach(code.Deletes, "f", []value.Value{many})
	if args := r.Acts[0].Args; len(args) != 65 || args[64].Known {
		t.Errorf("%d arguments, last %+v", len(args), args[len(args)-1])
	}
	calltest.Acts(r)
	long := r.Append(many, r.Append(many, many))
	if n := len(long.List.Items); n != 256 || !long.List.More {
		t.Errorf("a list of %d, more %v", n, long.List.More)
	}
	text := value.Text(strings.Repeat("x", value.MaxValue))
	for range 300 {
		r.Concat(text, value.Text(""))
	}
	if v := r.Concat(value.Text("a"), value.Text("b")); v.Known || v.Text != "" {
		t.Errorf("after a megabyte of strings: %+v", v)
	}
}

// TestDecoded: a decoded text says nothing, except where a file is only looked at.
func TestDecoded(t *testing.T) {
	r := calltest.Calls(code.Python)
	secret := value.Marked(value.Text("a"))
	for kind, want := range map[code.Kind]string{code.Reads: "reads a", code.Lists: "lists a", code.Writes: "writes ?",
		code.RunsShell: "runs shell ?", code.Network: "network ?"} {
		r.Emit(kind, "f", secret)
		if got := calltest.Acts(r); got != want {
			t.Errorf("%s: %q, want %q", kind, got, want)
		}
	}
}

// TestElements: a list that the text adds to has further elements, and of one whose elements it replaces none is known.
// A list that the text does not write is remembered as well.
func TestElements(t *testing.T) {
	at := &token.Token{}
	for _, place := range []*token.Token{nil, at} {
		r := calltest.Calls(code.Python)
		list := value.ListOf(value.Text("a"), value.Text("b"))
		list.List.At = place
		show := func() string { return calltest.Show(value.ListOf(r.Elements(list)...)) }
		if got := show(); got != "[a b]" {
			t.Errorf("as written: %s", got)
		}
		r.Method(list, "append", &value.Arguments{Pos: []value.Value{value.Text("c")}}, 1)
		if got := show(); got != "[a b ?]" || !r.Changed {
			t.Errorf("appended: %s, changed %v", got, r.Changed)
		}
		r.Method(list, "clear", &value.Arguments{}, 1)
		if got := show(); got != "[?]" {
			t.Errorf("cleared: %s", got)
		}
		if v := r.First(list); v.Kind != value.Unknown {
			t.Errorf("first: %+v", v)
		}
	}
	r := calltest.Calls(code.Python)
	hidden := value.ListOf(value.Text("a"), value.Marked(value.Text("b")))
	if r.MarkOverwritten(hidden); !r.Joined(hidden, value.Text("")).Decoded {
		t.Error("what is joined of decoded parts in another order is not decoded")
	}
	if v := r.First(value.ListOf()); v.Kind != value.Unknown {
		t.Errorf("first of none: %+v", v)
	}
}

// TestPart: the bounds of a part are cut to the list; a list that the text changes has no known part.
func TestPart(t *testing.T) {
	r := calltest.Calls(code.Python)
	list := value.ListOf(value.Text("a"), value.Text("b"), value.Text("c"))
	for _, c := range [][3]string{{"", "", "[a b c]"}, {"1", "", "[b c]"}, {"-1", "", "[c]"}, {"", "-1", "[a b]"},
		{"2", "1", "[]"}, {"9", "", "[]"}, {"-9", "9", "[a b c]"}, {"9999999999999999999", "x", "[a b c]"}} {
		if part, ok := r.Part(list, c[0], c[1]); !ok || calltest.Show(part) != c[2] {
			t.Errorf("[%s:%s]: %s, want %s", c[0], c[1], calltest.Show(part), c[2])
		}
	}
	r.MarkChanged(list)
	if _, ok := r.Part(list, "", ""); ok {
		t.Error("the part of a list that is changed is known")
	}
	if _, ok := r.Part(value.Text("a"), "", ""); ok {
		t.Error("a text has a part")
	}
}
