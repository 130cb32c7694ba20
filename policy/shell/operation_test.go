package shell

import (
	"testing"
)

func TestOperation(t *testing.T) {
	same := [][]string{
		{"rm -rf ./build/*", "rm  -rf\t./build/*", "'rm' \"-rf\" ./build/*", `r\m -rf ./build/*`, "rm -rf './build'/*", "rm -rf \\\n ./build/*"},
		{"a && b || c", "a&&b||c", "a && \\\n b || c"},
		{"a; b", "a\nb", "a ;b;"},
		{"A=1 make x >out 2>&1", "A='1' make x  > out 2>&1"},
		{`echo "a \"b\" \x"`, `echo 'a "b" \x'`},
		{"git push", `g"i"t pu\sh`},
	}
	seen := map[string]int{}
	for i, lines := range same {
		for _, line := range lines {
			got, err := Operation(line)
			if err != nil {
				t.Errorf("%q: %v", line, err)
			}
			if j, ok := seen[got]; ok && j != i {
				t.Errorf("%q is the same as one of %q", line, same[j])
			} else if first, _ := Operation(lines[0]); got != first {
				t.Errorf("%q is %q, %q is %q", line, got, lines[0], first)
			}
			seen[got] = i
		}
	}
	different := []string{
		"rm -rf ./build/*", "rm -rf './build/*'", "rm -rf ./build/ *", "rm -rf ./build/?", "rm -rf ./build/'*'*", "rm -rf ./build/**", "rm -rf ./build/* ./src", "rm -rf ./build", "sudo rm -rf ./build/*",
		"rm -rf ./build/* && ls", "rm -rf ./build/* | ls", "rm -rf ./build/*; ls", "A=1 rm -rf ./build/*", "rm -rf ./build/* >x", "rm -rf ./build/* 2>x",
		"rm -rf ~/x", "rm -rf '~/x'", "rm -rf {a,b}", "rm -rf '{a,b}'", "rm -rf {a','b}", "rm -rf ''", "rm -rf", "a && b || c", "a && { true; }", "a || b && c",
	}
	all := map[string]string{}
	for _, line := range different {
		got, err := Operation(line)
		if err != nil {
			continue
		}
		if other, ok := all[got]; ok {
			t.Errorf("%q and %q are both %q", line, other, got)
		}
		all[got] = line
	}
}

func TestWhatIsNotPlainHasNoOperation(t *testing.T) {
	for _, line := range []string{
		"", "# nothing", "rm x # y", "rm x # y\nls", "ls && # y\nrm x", "# y\nrm x", "rm x;# y", "rm -rf $X", `rm -rf "$X"`, "rm -rf `pwd`", "rm -rf $(pwd)", "cat <(ls)", "cat <<E\nx\nE", "cat <<<x", "(rm x)", "{ rm x; }", "! rm x", "rm x &",
		"for i in a; do rm $i; done", "f() { rm x; }", "rm $'x'", `rm $"x"`, "if true; then rm x; fi", "a+=1 rm x", "a=(1 2) rm", "rm $((1))", "rm !(a)", "rm 'x", "export A=1", "[[ -f x ]]", "rm ${x}", "time rm x",
	} {
		if got, err := Operation(line); err == nil {
			t.Errorf("%q is %q", line, got)
		}
	}
}

func TestAVectorIsItsWords(t *testing.T) {
	line, err := Operation("rm -f 'a b' c")
	if err != nil || OperationOf([]string{"rm", "-f", "a b", "c"}) != line {
		t.Errorf("%q, %v", line, err)
	}
	if glob, _ := Operation("rm a*"); OperationOf([]string{"rm", "a*"}) == glob {
		t.Error("a star that no shell reads is taken for a wildcard")
	}
}

// FuzzOperation: an operation read again is itself, so no two lines that mean
// different things can come out the same by accident of the spelling.
func FuzzOperation(f *testing.F) {
	for _, s := range []string{"rm -rf ./build/*", "A=1 make 'x y' > out && b | c", `echo "a\"b" \* {a,"b c"}`, "a; b\nc"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, line string) {
		got, err := Operation(line)
		if err != nil {
			return
		}
		if again, err := Operation(got); err != nil || again != got {
			t.Errorf("%q is %q, which is %q (%v)", line, got, again, err)
		}
	})
}
