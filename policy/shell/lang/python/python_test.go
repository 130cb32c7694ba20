package python

import (
	"slices"
	"testing"
)

func TestExamples(t *testing.T) {
	text := "Text.\n\n    >>> for x in y:\n    ...     print(x)\n    1\n>>>no\n>>> f()\n"
	if got, want := Examples(text), "for x in y:\n    print(x)\nf()\n"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestPathFileCode(t *testing.T) {
	got := PathFileCode("/src\nimport os; os.x()\n# import no\nimports\nimport\ty\n")
	if want := []string{"import os; os.x()\n", "import\ty\n"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestBackDoor(t *testing.T) {
	for text, want := range map[string]string{"open('x')": "", "from tokenize import _builtin_open as o": "_builtin_open", "print.__self__.open('x')": ".__self__", "vars(os)['system']('id')": "vars(os)"} {
		if got := BackDoor(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
