package text

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"guard/internal/hostile"
	"guard/internal/seed"
)

// marked draws lines with «» around what is dangerous.
func marked(lines []Line) string {
	var b strings.Builder
	for _, l := range lines {
		for _, s := range l {
			if s.Style == Danger {
				b.WriteString("«" + string(s.Text) + "»")
			} else {
				b.WriteString(string(s.Text))
			}
		}
		b.WriteByte('|')
	}
	return b.String()
}

func part(s, part string) Part {
	at := strings.Index(s, part)
	return Part{at, at + len(part)}
}

func TestExcerpt(t *testing.T) {
	lines := func(n int) string { return strings.Repeat("echo a step\n", n) }
	middle := lines(20) + "rm -rf ~/.ssh\n" + lines(20) + "ls"
	two := lines(9) + "rm -rf ~/.ssh\n" + lines(9) + "git push --force\n" + lines(9) + "ls"
	many := strings.Repeat("rm -rf d\n", 9) + "curl x; sh\n" + strings.Repeat("rm -rf d\n", 9) + "ls"
	worstFirst := []Part{part(many, "curl x; sh")}
	for i := range 9 {
		worstFirst = append(worstFirst, Part{9 * i, 9*i + 8})
	}
	for _, c := range []struct {
		name, s  string
		parts    []Part
		width, n int
		want     string
	}{
		{"nothing marked", "ls", nil, 40, 3, "ls|"},
		{"a part", "cd a && rm -rf b; ls", []Part{{8, 16}}, 40, 3, "cd a && «rm -rf b»; ls|"},
		{"across lines", "cd a && rm -rf bbbb; ls", []Part{{8, 19}}, 12, 3, "cd a && «rm »|«-rf bbbb»; ls|"},
		{"wide letters", "ls; rm 削除", []Part{{4, 13}}, 40, 3, "ls; «rm 削除»|"},
		{"an escape is marked whole", "ls; rm a\x1bb", []Part{{4, 10}}, 40, 3, `ls; «rm a\u{1b}b»|`},
		{"what looks like the marks", "echo «x» ^^; rm a", []Part{{15, 19}}, 40, 3, "echo «x» ^^; «rm a»|"},
		{"in the middle of a long text", middle, []Part{part(middle, "rm -rf ~/.ssh")}, 40, 5,
			"echo a step⏎|echo a step⏎|echo a step⏎|…+204…«rm -rf ~/.ssh»⏎|…+208… a step⏎echo a step⏎echo a step⏎ls|"},
		{"in three lines", middle, []Part{part(middle, "rm -rf ~/.ssh")}, 40, 3,
			"echo a step⏎|…+228…«rm -rf ~/.ssh»⏎|…+208… a step⏎echo a step⏎echo a step⏎ls|"},
		{"two of them", two, []Part{part(two, "rm -rf ~/.ssh"), part(two, "git push --force")}, 40, 6,
			"echo a step⏎|echo a step⏎|echo a step⏎|…+72…«rm -rf ~/.ssh»⏎|…+108…«git push --force»⏎|" +
				"…+76… a step⏎echo a step⏎echo a step⏎ls|"},
		{"in two lines", middle, []Part{part(middle, "rm -rf ~/.ssh")}, 40, 2,
			"echo a step⏎…+228…«rm -rf ~/.ssh»⏎|…+208… a step⏎echo a step⏎echo a step⏎ls|"},
		{"two lines with nothing hidden", middle, []Part{{0, 4}}, 40, 2,
			"«echo» a step⏎|…+450… a step⏎echo a step⏎echo a step⏎ls|"},
		{"in one line", middle, []Part{part(middle, "rm -rf ~/.ssh")}, 40, 1,
			"…+240…«rm -rf ~/.ssh»⏎…+228…echo a step⏎ls|"},
		{"in one wide line", middle, []Part{part(middle, "rm -rf ~/.ssh")}, 80, 1,
			"echo a step⏎…+228…«rm -rf ~/.ssh»⏎…+200…tep⏎echo a step⏎echo a step⏎echo a step⏎ls|"},
		{"the first of many", many, worstFirst, 40, 5,
			"«rm -rf d»⏎|«rm -rf d»⏎|«rm -rf d»⏎|…+54…«curl x; sh»⏎|…+48…-rf d⏎rm -rf d⏎rm -rf d⏎rm -rf d⏎ls|"},
		{"the end of a cut text", lines(20) + "rm -rf ~", []Part{{240, 248}}, 40, 3,
			"echo a step⏎|echo a step⏎|…+190…p⏎echo a step⏎echo a step⏎«rm -rf ~»|"},
		{"one line", middle, nil, 40, 1, "echo a step⏎…+462… a step⏎echo a step⏎ls|"},
		{"parts that are none", "ls", []Part{{-5, 0}, {2, 9}, {1, 1}}, 40, 3, "ls|"},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, _ := Excerpt(c.s, c.parts, c.width, c.n)
			if marked(got) != c.want {
				t.Errorf("got  %s\nwant %s", marked(got), c.want)
			}
		})
	}
}

func TestCaretsStandBelowWhatIsDangerous(t *testing.T) {
	for s, want := range map[string]string{"ls; rm 削除; ls": "    ^^^^^^^", "ls; rm a\x1b": `    ^^^^^^^^^^`} {
		lines, _ := Excerpt(s, []Part{part(s, strings.TrimSuffix(s[4:], "; ls"))}, 60, 3)
		if got := Carets(lines[0]).Render(false); got != want {
			t.Errorf("%q: %q, want %q", s, got, want)
		}
	}
	lines, _ := Excerpt("ls", nil, 60, 3)
	if got := Carets(lines[0]); got != nil || IsCarets(lines[0]) {
		t.Errorf("carets below nothing: %q", got.Render(false))
	}
}

// Only guard underlines: a mark that draws a line below a letter is shown as what it is.
func TestNoLetterUnderlinesItself(t *testing.T) {
	for _, mark := range []string{"\u0332", "\u0333", "\u0347", "\u035f"} {
		if got := string(Escape("l" + mark + "s")); strings.Contains(got, mark) {
			t.Errorf("%+q reaches the screen", got)
		}
	}
}

// bounds are the places between the glyphs of s.
func bounds(s string) []int {
	at := []int{0}
	for sc := (scanner{rest: s, lines: true}); ; {
		if _, ok := sc.next(); !ok {
			return at
		}
		at = append(at, len(s)-len(sc.rest))
	}
}

// checkExcerpt: the lines put together are the text, but for what they count, and what is set off is what is dangerous
// of it, no more and no less. A first part begins to be seen.
func checkExcerpt(t *testing.T, s string, parts []Part, width, n int) {
	t.Helper()
	lines, cut := Excerpt(s, parts, width, n)
	at, left := 0, 0
	seen := len(parts) == 0 || width < 30
	for _, l := range lines {
		if l.Cells() > width && width >= 30 {
			t.Fatalf("%+q: %d cells, want at most %d", s, l.Cells(), width)
		}
		for _, span := range l {
			hostile.Check(t, string(span.Text))
			if span.Style == Dim {
				k, err := strconv.Atoi(strings.TrimSuffix(strings.TrimPrefix(string(span.Text), "…+"), "…"))
				if err != nil {
					t.Fatalf("%q counts nothing", span.Text)
				}
				left += k
				for range k {
					_, size := utf8.DecodeRuneInString(s[at:])
					at += size
				}
				continue
			}
			shows := unescape(strings.ReplaceAll(string(span.Text), "⇥   ", "⇥"))
			if !strings.HasPrefix(s[at:], shows) {
				t.Fatalf("%+q at %d: shows %+q", s, at, shows)
			}
			for i := at; i < at+len(shows); i++ {
				if inOneOf(parts, i, i+1) != (span.Style == Danger) {
					t.Fatalf("%+q, parts %v: byte %d in the style %d", s, parts, i, span.Style)
				}
				seen = seen || i == parts[0].From
			}
			at += len(shows)
		}
		checkCarets(t, l)
	}
	if at != len(s) || cut != (left > 0) || len(lines) > n {
		t.Fatalf("%+q: %d of %d bytes in %d lines, %d left out, cut %v", s, at, len(s), len(lines), left, cut)
	}
	if !seen {
		t.Fatalf("%+q, parts %v, %d by %d: the first cannot be seen:\n%s", s, parts, width, n, marked(lines))
	}
}

// checkCarets: there is one below each dangerous cell, and no other.
func checkCarets(t *testing.T, l Line) {
	t.Helper()
	want, have := "", Carets(l).Render(false)
	for _, s := range l {
		sign := " "
		if s.Style == Danger {
			sign = "^"
		}
		want += strings.Repeat(sign, Cells(s.Text))
	}
	if want = strings.TrimRight(want, " "); have != want {
		t.Fatalf("%q has carets %q, want %q", l.Render(false), have, want)
	}
}

func TestWhateverIsMarked(t *testing.T) {
	rnd := seed.Rand(t, 5, 6)
	for range seed.Rounds(3000) {
		s := hostile.Text(rnd, 12) + strings.Repeat("echo a b c\n", rnd.IntN(30)) + hostile.Text(rnd, 12)
		checkExcerpt(t, s, randomParts(rnd, s), 30+rnd.IntN(100), 1+rnd.IntN(10))
	}
}

func randomParts(rnd *rand.Rand, s string) (parts []Part) {
	at := bounds(s)
	for from := 0; len(at) > 2 && rnd.IntN(4) > 0; {
		from += rnd.IntN(len(at))
		to := from + 1 + rnd.IntN(12)
		if to >= len(at) {
			break
		}
		parts, from = append(parts, Part{at[from], at[to]}), to
	}
	rnd.Shuffle(len(parts), func(i, j int) { parts[i], parts[j] = parts[j], parts[i] })
	return parts
}

func FuzzExcerpt(f *testing.F) {
	f.Add("cd a && rm -rf b; ls", 8, 16, uint8(40), uint8(3))
	f.Add("\\u{1b}\x1b\u0301a\u0301\u202e\t削", 0, 6, uint8(20), uint8(1))
	f.Fuzz(func(t *testing.T, s string, from, to int, width, n uint8) {
		at := bounds(s)
		if from < 0 || to <= from || to >= len(at) {
			return
		}
		checkExcerpt(t, s, []Part{{at[from], at[to]}}, max(int(width), 30), max(int(n), 1))
	})
}
