package makefile

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"guard/internal/seed"
	"guard/policy/recipe"
	"guard/policy/recipe/recipetest"
)

// gnuMake finds GNU make 4, which tells what a makefile really runs.
func gnuMake(t *testing.T) string {
	t.Helper()
	path, err := exec.LookPath("make")
	if err != nil {
		t.Skip("no make here")
	}
	if out, _ := exec.Command(path, "--version").Output(); !strings.HasPrefix(string(out), "GNU Make 4") {
		t.Skip("make is not GNU make 4")
	}
	return path
}

// printed are the lines that make -n prints for a goal.
func printed(t *testing.T, makeProgram, dir, file string, args ...string) ([]string, error) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 10*time.Second)
	defer cancel()
	cmd := exec.CommandContext(ctx, makeProgram, append([]string{"-n", "-s", "--no-print-directory", "-f", file}, args...)...)
	cmd.Dir = dir
	cmd.Env = []string{"PATH=" + os.Getenv("PATH"), "HOME=/home/person", "PWD=" + dir, "LC_ALL=C"}
	out, err := cmd.Output()
	var lines []string
	r := &lineReader{rest: string(out)}
	for line, ok := r.next(); ok; line, ok = r.next() {
		if text := strings.TrimSpace(line); text != "" && !strings.HasPrefix(text, "#") && !strings.HasPrefix(text, "make:") && text != "said" {
			lines = append(lines, text)
		}
	}
	return lines, err
}

var shownParts = regexp.MustCompile(`\$UNKNOWN(?:_WORD)?\b|\$\{UNKNOWN(?:_WORD)?\}|\$PWD|\$\{PWD\}|\$HOME|\$PATH|\$[A-Za-z_]+\b|\$\{[A-Za-z_]+\}|\S*[*]\S*|\s+`)

// covers makes a pattern of a line in which unknown parts match anything.
func covers(text, dir string) *regexp.Regexp {
	var b strings.Builder
	b.WriteString(`(?s)^\s*`)
	last := 0
	for _, at := range shownParts.FindAllStringIndex(text, -1) {
		b.WriteString(regexp.QuoteMeta(text[last:at[0]]))
		part := text[at[0]:at[1]]
		switch {
		case strings.TrimSpace(part) == "":
			b.WriteString(`\s*`)
		case strings.Contains(part, "UNKNOWN"):
			b.WriteString(`.*`)
		case strings.Contains(part, "*"):
			b.WriteString(`(\S*\s*)*`)
		case strings.Contains(part, "PWD"):
			b.WriteString(regexp.QuoteMeta(dir))
		case part == "$HOME":
			b.WriteString(`(/home/person|\$HOME)`)
		default:
			b.WriteString(`(` + regexp.QuoteMeta(part) + `)?`)
		}
		last = at[1]
	}
	b.WriteString(regexp.QuoteMeta(text[last:]) + `\s*$`)
	return regexp.MustCompile(b.String())
}

// missing returns the lines that make prints and a reading does not have.
func missing(printed []string, reading recipe.Reading, dir string) (out []string) {
	var have []*regexp.Regexp
	for _, l := range reading.Lines {
		have = append(have, covers(l.Text, dir))
		for one := range strings.SplitSeq(l.Text, "\n") {
			have = append(have, covers(one, dir))
		}
	}
next:
	for _, p := range printed {
		for _, h := range have {
			if h.MatchString(p) {
				continue next
			}
		}
		out = append(out, p)
	}
	return out
}

// directive reads "# name: words" of a test's makefile.
func directive(text, name string) []string {
	for line := range strings.Lines(text) {
		if rest, ok := strings.CutPrefix(line, "# "+name+": "); ok {
			return strings.Fields(rest)
		}
	}
	return nil
}

func TestMakeRunsNothingElse(t *testing.T) {
	program := gnuMake(t)
	files, err := filepath.Glob("testdata/make/*.mk")
	if err != nil || len(files) == 0 {
		t.Fatal("no makefiles to test with")
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			raw, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			text, dir := string(raw), t.TempDir()
			for _, f := range append(directive(text, "files"), "Makefile") {
				writeFile(t, filepath.Join(dir, f), text)
			}
			for _, f := range directive(text, "files-with") {
				part, _ := os.ReadFile(filepath.Join("testdata/make", f))
				writeFile(t, filepath.Join(dir, f), string(part))
			}
			vars := map[string]string{}
			for _, v := range directive(text, "vars") {
				name, value, _ := strings.Cut(v, "=")
				vars[name] = value
			}
			around := recipe.Surroundings{Match: func(name string) ([]string, bool) {
				if _, err := os.Stat(filepath.Join(dir, name)); err != nil {
					return nil, !strings.ContainsAny(name, "*?[")
				}
				return []string{name}, true
			}, File: func(name string) (string, recipe.FileState) {
				part, err := os.ReadFile(filepath.Join("testdata/make", name))
				if err != nil {
					return "", recipe.Absent
				}
				return string(part), recipe.Present
			}}
			for _, goal := range directive(text, "goals") {
				lines, err := printed(t, program, dir, "Makefile", append(directive(text, "vars"), goal)...)
				if err != nil {
					t.Fatalf("make -n %s: %v", goal, err)
				}
				reading := Read(around, text, []string{goal}, vars)
				if !reading.Whole() && !(goal == "x.o" || len(reading.Unread) == 0) {
					t.Errorf("%s: not read: %q, found %v", goal, reading.Unread, reading.Found)
				}
				if lost := missing(lines, reading, dir); len(lost) > 0 {
					t.Errorf("%s: make runs %q\nread: %q", goal, lost, recipetest.Texts(reading))
				}
			}
		})
	}
}

func writeFile(t *testing.T, path, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

// TestMakeRunsNothingElseAtRandom writes makefiles by chance, out of parts that
// do no harm, and compares what is read with what make would run.
func TestMakeRunsNothingElseAtRandom(t *testing.T) {
	program, dir := gnuMake(t), t.TempDir()
	compared, rounds := 0, 150
	if n, err := strconv.Atoi(os.Getenv("GUARD_RANDOM_MAKEFILES")); err == nil {
		rounds = n
	}
	for round := range seed.Each(t, rounds) {
		text := randomMakefile(rand.New(rand.NewPCG(round, 7)))
		writeFile(t, filepath.Join(dir, "Makefile"), text)
		lines, err := printed(t, program, dir, "Makefile", "t0")
		if err != nil {
			continue // no makefile
		}
		reading := Read(recipe.Surroundings{Getenv: unsetEnvironment}, text, []string{"t0"}, nil)
		if len(reading.Unread) > 0 {
			continue
		}
		compared++
		if lost := missing(lines, reading, dir); len(lost) > 0 {
			t.Errorf("round %d: make runs %q\nread: %q\nof:\n%s", round, lost, recipetest.Texts(reading), text)
		}
	}
	if compared < rounds/5 {
		t.Errorf("only %d makefiles compared", compared)
	}
}

func unsetEnvironment(string) (string, bool) { return "", false }

type byChance struct{ *rand.Rand }

func (r byChance) of(all ...string) string { return all[r.IntN(len(all))] }

func (r byChance) name() string { return r.of("A", "B", "C", "D", "E") }

func (r byChance) text(depth int) string {
	if depth == 0 {
		return r.of("x", "y.c", "z.o", "a b.c", "$@", "$<", "$^", "$*", "d/e.c", "")
	}
	n, in := r.name(), func() string { return r.text(depth - 1) }
	switch r.IntN(16) {
	case 0, 1, 2:
		return "$(" + n + ")"
	case 3:
		return "$(" + n + ":.c=.o)"
	case 4:
		return "$(patsubst %.c,%.o," + in() + ")"
	case 5:
		return "$(if " + in() + "," + in() + "," + in() + ")"
	case 6:
		return "$(foreach i," + in() + ",$(i)-" + in() + ")"
	case 7:
		return "$(call " + n + "," + in() + "," + in() + ")"
	case 8:
		return "$(filter %.c," + in() + ") " + in()
	case 9:
		return "$(subst a,bb," + in() + ")"
	case 10:
		return "$(" + r.of("sort", "firstword", "lastword", "dir", "notdir", "basename", "suffix", "strip", "words") + " " + in() + ")"
	case 11:
		return "$(or " + in() + "," + in() + ")"
	case 12:
		return "$(addprefix p," + in() + ")" + "$(wordlist 1,2," + in() + ")"
	case 13:
		return "$${V} $(1) " + in()
	}
	return in() + " " + in()
}

func randomMakefile(source *rand.Rand) string {
	r, b, open := byChance{source}, &strings.Builder{}, 0
	for range 4 + r.IntN(14) {
		switch r.IntN(12) {
		case 0, 1, 2, 3:
			fmt.Fprintf(b, "%s %s %s\n", r.name(), r.of("=", ":=", "?=", "+=", "::="), r.text(2))
		case 4:
			fmt.Fprintf(b, "define %s\necho in %s\n@echo %s\nendef\n", r.name(), r.text(1), r.text(1))
		case 5:
			fmt.Fprintf(b, "%s\n", r.of("ifdef "+r.name(), "ifndef "+r.name(), "ifeq ("+r.text(1)+","+r.text(0)+")", `ifneq "`+r.text(0)+`" ""`))
			open++
		case 6:
			if open > 0 {
				fmt.Fprintln(b, r.of("else", "endif\nifdef A", "endif\nifeq (1,1)"))
			}
		case 7:
			fmt.Fprintf(b, "t%d: %s %s %s\n", r.IntN(4), r.name(), r.of("=", ":=", "+="), r.text(1))
		case 8:
			fmt.Fprintf(b, "%s:\n\techo %s\n", r.of("%.c: ", "%.o: %.c", "p%: ", "x y", "d/%: "), r.text(2))
		default:
			fmt.Fprintf(b, "t%d: t%d %s\n\techo %s\n\t%s\n", r.IntN(4), 4+r.IntN(3), r.text(1), r.text(2), r.of("", "@echo "+r.text(3), "$("+r.name()+")"))
		}
	}
	b.WriteString(strings.Repeat("endif\n", open))
	return b.String() + "t0: t1 t2\n\techo last $(A) $(B)\nt1 t2 t3 t4 t5 t6:\n\techo made $@\nx y y.c z.o:\n\techo source $@\n"
}
