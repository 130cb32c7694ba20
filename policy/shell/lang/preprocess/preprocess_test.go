package preprocess_test

import (
	"slices"
	"strings"
	"testing"

	"guard/policy/shell/lang/preprocess"
)

// TestTexts: what a compiler sees of a source.
func TestTexts(t *testing.T) {
	included := map[string]string{"up.h": "#define UP \"..\"\n", "list.def": "X(a)\nX(b)\n"}
	for source, want := range map[string]string{
		"#define UP \"..\"\nf(UP \"/x\", \"w\");":                                   `f("../x", "w");`,
		"#define F(x) \".\" #x\nf(F(env));":                                         `f(".env");`,
		"#define G(x) \".git\" #x\nf(G(hub/workflows/ci.yml));":                     `f(".github/workflows/ci.yml");`,
		"#define S(x) #x\n#define T(x) S(x)\n#define N .env\nf(T(N));":              `f(".env");`,
		"#define C(a,b) a##b\nC(un,link)(\"x\");":                                   `unlink("x");`,
		"#define C(a,b) a ## b\n#define D(a,b) C(a,b)\n#define E un\nD(E,link)(x);": `unlink(x);`,
		"#define CALL(f,...) f(__VA_ARGS__)\nCALL(fopen, \"a\", \"w\");":            `fopen("a","w");`,
		"#define V(...) #__VA_ARGS__\nf(V(a,b));":                                   `f("a,b");`,
		"#define L \\\n  \"a\"\nf(L);":                                              `f("a");`,
		"#include \"up.h\"\nf(UP \"/x\");":                                          `f("../x");`,
		"#define X(n) #n\nf(\n#include \"list.def\"\n);":                            "f(\n\"ab\"\n\n\n);",
		"f(\".e\" /* no */ \"nv\");":                                                `f(".env");`,
		"#define A B\n#define B A\nf(A);":                                           `f(A);`,
		"#define P(d,n) snprintf(p,9,\"%s/%s\",d,n)\nP(getenv(\"HOME\"),\"x\");":    `snprintf(p,9,"%s/%s",getenv("HOME"),"x");`,
		"#define F(x) \"F(x)\"\nf(F(y), F);":                                        `f("F(x)", F);`,
		"f(\"a\", \"b\");":                                                          "",
		"#if 1\n#define A \"x\"\n#else\n#define A \"y\"\n#endif\nf(A);":             `f("x");|f("y");`,
		"#define A \"x\"\n#undef A\n#define A \"y\"\nf(A);":                         `f("x");|f("y");`,
	} {
		var all []string
		for _, text := range preprocess.Texts(source, included) {
			lines := slices.DeleteFunc(strings.Split(text, "\n"), func(l string) bool {
				return l == "" || strings.HasPrefix(l, "#")
			})
			all = append(all, strings.Join(lines, ""))
		}
		if got := strings.Join(all, "|"); got != strings.ReplaceAll(want, "\n", "") {
			t.Errorf("%q: %q, not %q", source, got, want)
		}
	}
}

// TestBounds: a source that grows without end.
func TestBounds(t *testing.T) {
	var b strings.Builder
	b.WriteString("#define A0 x x\n")
	for i := 1; i < 60; i++ {
		name := string(rune('0' + i%10))
		b.WriteString("#define A" + strings.Repeat("1", i/10) + name + "z A B\n")
	}
	b.WriteString("#define A A1 A1\n#define A1 A2 A2\n#define A2 A3 A3\n#define A3 A4 A4\n#define A4 A5 A5\n" +
		"#define F(x) x x x x x x x x F(x)\nF(F(F(F(F(F(F(F(F(F(F(F(F(F(A))))))))))))))")
	for _, text := range preprocess.Texts(b.String(), nil) {
		if len(text) > 300<<10 {
			t.Errorf("%d bytes", len(text))
		}
	}
}

func FuzzTexts(f *testing.F) {
	f.Add("#define F(x) \".\" #x\nf(F(env));")
	f.Add("#define C(a,b) a##b\nC(un,link)(\"x\");")
	f.Fuzz(func(t *testing.T, text string) {
		for _, out := range preprocess.Texts(text, map[string]string{"a.h": text}) {
			if len(out) > 300<<10 {
				t.Errorf("%d bytes", len(out))
			}
		}
	})
}
