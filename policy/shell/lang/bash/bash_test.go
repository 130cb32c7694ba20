package bash

import (
	"slices"
	"strings"
	"testing"

	"mvdan.cc/sh/v3/syntax"
)

// wordOf parses one word.
func wordOf(t *testing.T, text string) *syntax.Word {
	t.Helper()
	file, err := syntax.NewParser().Parse(strings.NewReader("echo "+text), "")
	if err != nil {
		t.Fatal(err)
	}
	return file.Stmts[0].Cmd.(*syntax.CallExpr).Args[1]
}

// TestBraces: the words that bash 5.2 makes of one.
func TestBraces(t *testing.T) {
	for text, want := range map[string]string{
		"plain": "plain", "{a}": "{a}", "{a,b}.go": "a.go b.go", "x{a,{b,c}}y": "xay xby xcy", "{a,b}{1,2}": "a1 a2 b1 b2",
		"{1..3}": "1 2 3", "{3..1}": "3 2 1", "{01..3}": "01 02 03", "{1..9..4}": "1 5 9", "{a..c}": "a b c", "{1..99999}": "*", "{a..b..x}": "{a..b..x}",
	} {
		words, ok := Braces(wordOf(t, text))
		var got []string
		for _, w := range words {
			got = append(got, w.Lit())
		}
		if !ok || strings.Join(got, " ") != want {
			t.Errorf("%q: %q %v, want %q", text, got, ok, want)
		}
	}
	for _, text := range []string{strings.Repeat("{a,b}", maxBraces+1), strings.Repeat("{a,b}", 10)} {
		if _, ok := Braces(wordOf(t, text)); ok {
			t.Errorf("%q is not too large", text)
		}
	}
}

// TestChange: what bash 5.2 makes of a value.
func TestChange(t *testing.T) {
	for _, c := range []struct {
		op             syntax.ParExpOperator
		value, pattern string
		bare           bool
		want           string
		ok             bool
	}{
		{syntax.RemSmallSuffix, "src/a.go", "/*", false, "src", true},
		{syntax.RemLargePrefix, "a/b/c", "*/", false, "c", true},
		{syntax.UpperAll, "abc", "", true, "ABC", true},
		{syntax.UpperFirst, "éa", "", true, "Éa", true},
		{syntax.UpperAll, "abc", "a", false, "", false},
		{syntax.RemSmallSuffix, "abc", "[a-c]", false, "", false},
		{syntax.RemSmallSuffix, "a[1]", `\[1\]`, false, "a", true},
		{syntax.RemSmallSuffix, "abc", "****", false, "", false},
		{syntax.RemSmallSuffix, strings.Repeat("a", maxValue+1), "a", false, "", false},
		{syntax.RemSmallSuffix, "a\xff", "?", false, "", false},
		{syntax.RemSmallSuffix, "aé", "?", false, "", false},
		{syntax.RemSmallSuffix, "aé", "é", false, "a", true},
		{syntax.RemLargePrefix, strings.Repeat("a", maxValue), "***b", false, strings.Repeat("a", maxValue), true},
		{syntax.DefaultUnset, "abc", "", true, "", false},
	} {
		got, ok := Change(c.op, c.value, c.pattern, c.bare)
		if ok != c.ok || ok && got != c.want {
			t.Errorf("%v %q %q: %q %v, want %q %v", c.op, c.value, c.pattern, got, ok, c.want, c.ok)
		}
	}
}

// TestEndComments: a comment ends at the newline, also behind a backslash.
func TestEndComments(t *testing.T) {
	for text, want := range map[string]string{
		"ls": "ls", "# a\nls": "# a\nls", "# a\\\nls": "# a \nls", "ls # a\\\nrm x # b\\\nid": "ls # a \nrm x # b \nid", "echo a\\\nb # c": "echo a\\\nb # c",
	} {
		if got, ok := EndComments(text); got != want || !ok {
			t.Errorf("%q: %q %v, want %q", text, got, ok, want)
		}
	}
	if _, ok := EndComments(strings.Repeat("# a\\\n", maxComments+1)); ok {
		t.Error("that many comments are not taken apart")
	}
}

// TestQuotesDiffer: a single quote that not all shells read alike.
func TestQuotesDiffer(t *testing.T) {
	for text, want := range map[string]bool{
		`echo "${x:-a'b}"`: true, `echo "${x:-a'b'}"`: false, `echo ${x:-a'b}`: false, `echo "$x" 'a'`: false, `echo "${x}" it's`: false,
	} {
		if got := QuotesDiffer(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

// TestAssignsInText: expressions that set a variable.
func TestAssignsInText(t *testing.T) {
	for text, want := range map[string]bool{
		"": false, "a+1": false, "a==b": false, "a!=b": false, "a<=b": false, "a>=b": false, "a=1": true, "a+=1": true, "a<<=1": true, "a>>=1": true, "a++": true, "--a": true,
	} {
		if got := AssignsInText(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
	if !Assigns(syntax.AddAssgn) || Assigns(syntax.Add) || len(assigning) != len(slices.Compact(slices.Clone(assigning))) {
		t.Error("operators that assign")
	}
}

// TestSubscripts: texts that run a command, or words that are evaluated, by themselves.
func TestSubscripts(t *testing.T) {
	for text, want := range map[string]bool{"a[$(id)]": true, "a[`id`]": true, "a[1]$(id)": false, "$(id)": false, "a[1]": false, "x[y\n$(id)": true} {
		if got := HidesCommand(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
	for word, want := range map[string]bool{"RANDOM=1": true, "SECONDS": true, "OPTIND+=1": true, "LINENO[0]": true, "RANDOMS=1": false, "x=RANDOM": false, "": false} {
		if got := Integer(word); got != want {
			t.Errorf("%q: %v", word, got)
		}
	}
}

// TestBomb: functions that start themselves until the machine stands still.
func TestBomb(t *testing.T) {
	for text, want := range map[string]bool{
		":(){ :|:& };:": true, "f() { f | f; }": true, "f() { f & f; }": true, "f() { f; }": false, "f() { g | h; }": false, "f() { f | cat; }": false,
	} {
		file, err := syntax.NewParser().Parse(strings.NewReader(text), "")
		if err != nil {
			t.Fatal(err)
		}
		f := file.Stmts[0].Cmd.(*syntax.FuncDecl)
		if got := Bomb(f.Name.Value, f.Body); got != want {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
}

// TestAssigned: the variables that a body sets in ways that can be seen.
func TestAssigned(t *testing.T) {
	file, err := syntax.NewParser().Parse(strings.NewReader("a=1; for b in x; do c=2 d; done; read e"), "")
	if err != nil {
		t.Fatal(err)
	}
	if got, want := Assigned(file.Stmts), []string{"a", "b", "c"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
