package recipe

import (
	"maps"
	"slices"
	"strings"
	"testing"
	"time"
)

func makes(text string, goals ...string) Reading { return Make(text, goals, nil) }

func TestMakeLines(t *testing.T) {
	checkAll(t, []reads{
		{name: "a recipe", reading: makes("all:\n\trm -rf ~\n"), want: []string{"rm -rf ~"}},
		{name: "behind variables", reading: makes("A = rm\nB := $(A) -rf\nall:\n\t$(B) $(HOME)\n"), want: []string{"rm -rf $HOME"}},
		{name: "behind a function", reading: makes("all:\n\t$(subst x,,rxm -xrf) /\n"), want: []string{"rm -rf /"}},
		{name: "behind a prerequisite", reading: makes("all: a\na: b\nb: ; rm b\n"), want: []string{"rm b"}},
		{name: "of another goal", reading: makes("all: ; echo\nclean:\n\trm x\n", "clean"), want: []string{"rm x"}},
		{name: "two goals", reading: makes("a: ; echo a\nb: ; echo b\n", "b", "a"), want: []string{"echo b", "echo a"}},
		{name: "no such goal", reading: makes("a: ; echo a\n", "b.txt"), missing: true},
		{name: "an empty file", reading: makes(""), want: []string{}, missing: true},
		{name: "prefixes", reading: makes("all:\n\t@-+ echo x\n"), want: []string{"echo x"}},
		{name: "a shell's dollar", reading: makes("all:\n\techo $$HOME $$(date)\n"), want: []string{"echo $HOME $(date)"}},
		{name: "unset beside a letter", reading: makes("all:\n\techo $(FOO)bar\n"), want: []string{"echo ${FOO}bar"}},
		{name: "a remade makefile", reading: makes("all: ; echo\nMakefile: ; rm x\n"), want: []string{"rm x", "echo"}, unread: "reads it again"},
		{name: "anything makes the makefile", reading: makes("all: ; echo\n%: ; rm $@\n"), want: []string{"rm GNUmakefile", "rm makefile", "rm Makefile", "echo"}, unread: "reads it again"},
		{name: "nothing makes the makefile", reading: makes("all: ; echo\n%: ; rm $@\nMakefile GNUmakefile makefile: ;\n"), want: []string{"echo"}},
		{name: "anything, whatever its suffix", reading: makes(".SUFFIXES:\nall: x.c ; echo\n%: ; rm $@\nMakefile GNUmakefile makefile: ;\n"), want: []string{"rm x.c", "echo"}},
		{name: "a recipe in a variable", reading: makes("R = all: ; echo $$(A)\nA = x\n$(R)\n"), want: []string{"echo x"}},
		{name: "a define that is exported", reading: makes("export define A\nx: y\nendef\nall: ; ls\n"), want: []string{"ls"}, exports: []string{"A='x: y'"}},
		{name: "both branches", reading: makes("ifdef X\nall: ; rm x\nelse\nall: ; rm y\nendif\n"), want: []string{"rm x", "rm y"}},
		{name: "values of both branches", reading: makes("R = echo\nifdef X\nR = rm\nendif\nall:\n\t$(R) x\n"), want: []string{"rm x", "echo x"}},
		{name: "if takes both", reading: makes("all:\n\t$(if $(wildcard x),rm,echo) x\n"), want: []string{"rm x", "echo x"}},
		{name: "a wildcard's first", reading: makes("all:\n\t$(firstword $(wildcard echo) rm) x\n"), want: []string{"echo x", "rm x"}},
		{name: "a command read", reading: makes("V := $(shell git describe --tags)\nall:\n\techo $(V)\n"), want: []string{"git describe --tags", "echo $UNKNOWN"}},
		{name: "a command never read", reading: makes("V = $(shell rm x)\nall: ; echo\n"), want: []string{"echo"}},
		{name: "a command by !=", reading: makes("V != date +%F\nall: ; echo $(V)\n"), want: []string{"date +%F", "echo $UNKNOWN"}},
		{name: "a command in a condition", reading: makes("ifeq ($(shell rm x),)\nendif\nall: ; echo\n"), want: []string{"rm x", "echo"}},
		{name: "a program looked up", reading: makes("P := $(shell which python3)\nall:\n\t$(P) x.py\n"), want: []string{"which python3", "python3 x.py", "x.py"}},
		{name: "the folder", reading: makes("all:\n\trm -r $(CURDIR)/x $(abspath y/../z)\n"), want: []string{"rm -r $PWD/x $PWD/z"}},
		{name: "another make", reading: makes("all:\n\t$(MAKE) -C sub clean\n"), want: []string{"make -C sub clean"}},
		{name: "a file written", reading: makes("all:\n\t$(file >out,a b)echo\n"), want: []string{"printf %s 'a b' >out", "echo"}},
		{name: "a suffix rule", reading: makes(".SUFFIXES: .in .out\n.in.out:\n\tconv $< $@\nall: a.out\n"), want: []string{"conv a.in a.out"}},
		{name: "make's own rules", reading: makes("YACC = rm -rf ~ ;\nall: x.c\n"), want: []string{"rm -rf ~ ; $YFLAGS x.y", "mv -f y.tab.c x.c"}},
		{name: "make's own rules for a goal", reading: makes("CC = evil\n", "x.o"), missing: true, want: []string{
			"evil $CFLAGS $CPPFLAGS $TARGET_ARCH -c -o x.o x.c", "g++ $CXXFLAGS $CPPFLAGS $TARGET_ARCH -c -o x.o x.cc",
			"g++ $CXXFLAGS $CPPFLAGS $TARGET_ARCH -c -o x.o x.cpp", "evil $ASFLAGS $CPPFLAGS $TARGET_MACH -c -o x.o x.S",
		}},
		{name: "searched folders", reading: makes("VPATH = /home/person/.ssh\nall: id\n\tcat $<\n"), want: []string{"cat id", "cat /home/person/.ssh/id"}},
		{name: "a variable of a target", reading: makes("all: R = rm\nall: b\nb: ; $(R) x\n"), want: []string{"rm x"}},
		{name: "a known source of names", reading: makes("S := $(shell find . -name '*.go')\nall: $(S)\n\techo\nclean: ; rm x\n"), want: []string{"find . -name '*.go'", "echo"}},
		{name: "an export", reading: makes("export A = it's\nall: ; echo $$A\n"), want: []string{"echo $A"}, exports: []string{`A='it'\''s'`}},
		{name: "the path", reading: makes("PATH := ./bin:$(PATH)\nall: ; ls\n"), want: []string{"ls"}, exports: []string{`PATH="./bin:$PATH"`}},
		{name: "an export that depends", reading: makes("ifdef X\nA=1\nelse\nA=2\nendif\nexport A\nall: ; ls\n"), want: []string{"ls"}, exports: []string{`A="$UNKNOWN"`}},
		{name: "all exported", reading: makes(".EXPORT_ALL_VARIABLES:\nA=1\nall: ; ls\n"), want: []string{"ls"}, exports: []string{"A=1"}},
		{name: "harmless flags", reading: makes("MAKEFLAGS += -rR --no-print-directory -j4\nall: ; ls\n"), want: []string{"ls"}},
		{name: "included", reading: makes("-include config.mk $(wildcard *.d)\nall: ; ls\n"), want: []string{"ls"}, files: []string{"config.mk", "*.d"}},
		{name: "a rule in an export's place", reading: makes("all: export A = 1\nall: ; ls\n"), want: []string{"ls"}, exports: []string{"A=1"}},
	})
}

func TestMakeIsNotRead(t *testing.T) {
	for text, why := range map[string]string{
		"$(eval X = 1)\nall: ; ls\n":                                         "eval",
		"all:\n\t$(eval X = 1)ls\n":                                          "eval",
		"all:\n\t$(guile (system \"rm\"))\n":                                 "guile",
		"all: lib.a(x.o)\nAR = rm x ;\n":                                     "a member of an archive",
		"load evil.so\nall: ; ls\n":                                          "load",
		"SHELL = /usr/bin/python3\nall: ; ls\n":                              "SHELL",
		"all: SHELL = perl\nall: ; ls\n":                                     "SHELL",
		"all: b\nb: SHELL = perl\nb: ; ls\n":                                 "SHELL",
		".SHELLFLAGS = -c 'rm x' --\nall: ; ls\n":                            ".SHELLFLAGS",
		"MAKEFLAGS += --eval=all:\nall: ; ls\n":                              "MAKEFLAGS",
		"MAKEFLAGS += $(shell x)\nall: ; ls\n":                               "MAKEFLAGS",
		"MAKEFILES = x\nall: ; ls\n":                                         "MAKEFILES",
		"all: $(shell cat list)\nclean: ; rm x\n":                            "computed prerequisite",
		"all:\n\techo $(shell cat payload)\n":                                "what a command prints is run: cat payload",
		"X := $(shell ./x)\nall:\n\t$(X)\n":                                  "what a command prints is run: ./x",
		"X := $(shell date '+;rm x')\nall:\n\techo $(X)\n":                   "what a command prints is run",
		"X := $(shell git log -1 --format=%s)\nall:\n\techo $(X)\n":          "what a command prints is run",
		"X := $(shell git log -1 --pretty=format:%h%B)\nall:\n\techo $(X)\n": "what a command prints is run",
		"X := $(shell echo a | tr a-z 2-K)\nall:\n\techo $(X)\n":             "what a command prints is run",
		"X := $(shell echo a | sed 's/a/\\x3b/')\nall:\n\techo $(X)\n":       "what a command prints is run",
		"X := $(subst a,;,$(shell hostname))\nall:\n\techo $(X)\n":           "what a command prints is run",
		"A = $(A) x\nall:\n\techo $(A)\n":                                    "within themselves",
		"A = $(B)$(B)\nB = $(A)$(A)\nall:\n\techo $(A)\n":                    "within themselves",
		"$(shell echo X) = 1\nall: ; ls\n":                                   "computed variable name",
		"ifdef X\nall: ; ls\n":                                               "without its end",
		"endif\nall: ; ls\n":                                                 "endif",
		"define X\nall: ; ls\n":                                              "endef",
		"what is this\nall: ; ls\n":                                          "no rule",
		"all:\n\techo $(\n":                                                  "without its end",
		"ifdef X\n.RECIPEPREFIX = >\nendif\nall: ; ls\n":                     ".RECIPEPREFIX",
		"all: ; ls \xff\n":                                                   "characters",
		"all: ; ls \U000F0000\n":                                             "characters",
		"all: ; ls " + strings.Repeat("x", maxText):                          "256 KiB",
		"all:\n" + strings.Repeat("\techo\n", 10) + strings.Repeat("\techo $@ 1\n", 1) + many(2100): "2000 lines",
	} {
		t.Run(short(text), func(t *testing.T) {
			reads{reading: makes(text), unread: why, missing: len(makes(text).Lines) == 0 && !makes(text).Found}.check(t)
		})
	}
}

func many(n int) string {
	var b strings.Builder
	for i := range n {
		b.WriteString("\techo " + strings.Repeat("i", i%40) + strings.Repeat("k", i/40) + "\n")
	}
	return b.String()
}

func TestMakeHeedsItsCommandLine(t *testing.T) {
	text := "R = echo\nall:\n\t$(R) x\n\t$(MAKE) sub\n"
	got := Make(text, nil, map[string]string{"R": "rm -rf ~"})
	want := []string{"rm -rf ~ x", "make 'R=rm -rf ~' sub"}
	if !slices.Equal(texts(got), want) {
		t.Errorf("lines %q, want %q", texts(got), want)
	}
	if got := Make("all: ; cd sub && make\n", nil, map[string]string{"R": "x"}); len(got.Unread) == 0 {
		t.Error("a make that inherits the variables counts as told")
	}
	if got := Make("all: ; ls\n", nil, map[string]string{"SHELL": "python3"}); len(got.Unread) == 0 {
		t.Error("a shell of the command line counts as told")
	}
}

func TestMakeNamesTheEnvironmentItReads(t *testing.T) {
	got := makes("A ?= ls\nall:\n\t$(A) $(B)\n\t$(CC) x\n")
	if want := []string{"A", "B", "CC"}; !slices.Equal(got.Env, want) {
		t.Errorf("Env is %q, want %q", got.Env, want)
	}
	env := map[string]string{"A": "rm", "CC": "clang"}
	around := Surroundings{Getenv: func(name string) (string, bool) { v, ok := env[name]; return v, ok }}
	got = around.Make("A ?= ls\nall:\n\t$(A) $(B)\n\t$(CC) x\n", nil, nil)
	if want := []string{"rm", "clang x"}; !slices.Equal(texts(got), want) {
		t.Errorf("lines %q, want %q", texts(got), want)
	}
}

func TestMakeReadsItsSurroundings(t *testing.T) {
	files := map[string]string{"config.mk": "R = rm\n", "VERSION": "1.2\n", "a.c": "", "b.c": ""}
	around := Surroundings{
		File: func(name string) (string, FileState) {
			if text, ok := files[name]; ok {
				return text, Present
			}
			return "", Absent
		},
		Match: func(pattern string) (names []string, known bool) {
			for _, f := range slices.Sorted(maps.Keys(files)) {
				if matchStars(pattern+"*", f) && len(pattern) <= len(f) {
					names = append(names, f)
				}
			}
			return names, true
		},
	}
	text := "include config.mk\n-include none.mk\nV := $(shell cat VERSION)\nS := $(wildcard *.c)\nall:\n\t$(R) $(V) $(S) $(wildcard *.h)\n"
	reads{reading: around.Make(text, nil, nil), want: []string{"cat VERSION", "rm 1.2 a.c b.c *.h"}}.check(t)
	for _, text := range []string{
		"X := $(shell cp evil.mk config.mk)\ninclude config.mk\nall: ; ls\n",
		"X := $(file >config.mk,R=rm)\ninclude config.mk\nall: ; ls\n",
		"include config.mk\nall: ; ls\nconfig.mk: ; cp evil.mk $@\n",
		"-include none.mk\nall: ; ls\n%.mk: ; cp evil.mk $@\n",
		"all: ; ls $(shell cat VERSION)\n",
	} {
		if got := around.Make(text, nil, nil); got.Whole() {
			t.Errorf("%q counts as told: %q", text, texts(got))
		}
	}
	reads{reading: around.Make("include none.mk\nall: ; ls\n", nil, nil), want: []string{"ls"}, files: []string{"none.mk"}}.check(t)
	files["loop.mk"] = "include loop.mk\n"
	reads{reading: around.Make("include loop.mk\nall: ; ls\n", nil, nil), unread: "too many files included"}.check(t)
}

func TestMakeTellsWhatAlwaysRuns(t *testing.T) {
	got := makes("X := $(shell date)\nall:\n\techo a\n\t+echo b\n\t$(MAKE) c\n")
	var always []string
	for _, l := range got.Lines {
		if l.Always {
			always = append(always, l.Text)
		}
	}
	if want := []string{"date", "echo b", "make c"}; !slices.Equal(always, want) {
		t.Errorf("always run %q, want %q", always, want)
	}
}

// TestMakeStaysQuick reads makefiles that are written to take long.
func TestMakeStaysQuick(t *testing.T) {
	wide := &strings.Builder{}
	for i := range 4000 {
		wide.WriteString("t" + strings.Repeat("x", i%50) + string(rune('a'+i%26)) + ": $(A)\n")
	}
	for name, text := range map[string]string{
		"doubling":      "A = xxxxxxxxxxxxxxxx\n" + strings.Repeat("A := $(A)$(A)\n", 60) + "all: ; echo $(A)\n",
		"branches":      strings.Repeat("ifdef X\nA += x\nelse\nA += y\nendif\n", 2000) + "all: ; echo $(A)\n",
		"loops":         "N = 1 2 3 4 5 6 7 8 9 10\nall:\n\techo $(foreach a,$(N),$(foreach b,$(N),$(foreach c,$(N),$(foreach d,$(N),$(foreach e,$(N),$(foreach f,$(N),x))))))\n",
		"alternatives":  "all:\n\techo " + strings.Repeat("$(if $(wildcard x),a,b)", 5000) + "\n",
		"rules":         "A = " + strings.Repeat("a b ", 100) + "\n" + wide.String() + "all: tx\n",
		"patterns":      strings.Repeat("%: %.x ; echo $@\n", 3000) + "all: a\n",
		"variables":     strings.Repeat("export A$(B)=1\n", 10000) + "all: ; ls\n",
		"many patterns": patternChain(200) + "all: a\n",
		"nested":        "all: ; echo " + strings.Repeat("$(A:", 60000) + "\n",
		"open brackets": strings.Repeat("a$( ", 60000) + "\n",
	} {
		t.Run(name, func(t *testing.T) {
			start := time.Now()
			makes(text)
			if took := time.Since(start); took > 3*time.Second {
				t.Errorf("took %v", took)
			}
		})
	}
}

func patternChain(n int) string {
	var b strings.Builder
	for i := range n {
		b.WriteString("%" + strings.Repeat("x", i%7) + ": %" + strings.Repeat("y", i%11) + " z%\n\techo $@ " + strings.Repeat("i", i) + "\n")
	}
	return b.String()
}

func FuzzMake(f *testing.F) {
	for _, seed := range []string{
		"A := $(shell date)\nall: a b | c\n\t@echo $(A) $@ $<\n", "define X\necho\nendef\nall: ; $(call X,1)\n", "ifeq (a,b)\nx:\nelse\ny:\nendif\n",
		"%.o: %.c\n\tcc $<\nall: a.o\n", "all: A = 1\nall: ; echo $(A:.c=.o) ${B}\n", ".SECONDEXPANSION:\na: $$(X) ; $(foreach i,a b,$(i))\n",
	} {
		f.Add(seed, "")
	}
	f.Fuzz(func(t *testing.T, text, goal string) {
		var goals []string
		if goal != "" {
			goals = []string{goal}
		}
		bounded(t, Make(text, goals, map[string]string{"V": goal}))
	})
}

// bounded checks what holds of every reading.
func bounded(t *testing.T, r Reading) {
	t.Helper()
	if len(r.Lines) > maxLines || len(r.Unread) > 20 {
		t.Errorf("%d lines, %d not told", len(r.Lines), len(r.Unread))
	}
	for _, l := range r.Lines {
		if l.Text == "" || l.Text != strings.TrimSpace(l.Text) || hasMark(l.Text) && !strings.Contains(strings.Join(r.Unread, ""), "characters") {
			t.Errorf("a line %q", l.Text)
		}
	}
}
