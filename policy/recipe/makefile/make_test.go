package makefile

import (
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"guard/policy/recipe"
	"guard/policy/recipe/gather"
	"guard/policy/recipe/recipetest"
)

func makes(text string, goals ...string) recipe.Reading {
	return Read(recipe.Surroundings{}, text, goals, nil)
}

func TestMakeLines(t *testing.T) {
	recipetest.CheckAll(t, []recipetest.Case{
		{Name: "a recipe", Reading: makes("all:\n\trm -rf ~\n"), Want: []string{"rm -rf ~"}},
		{Name: "behind variables", Reading: makes("A = rm\nB := $(A) -rf\nall:\n\t$(B) $(HOME)\n"), Want: []string{"rm -rf $HOME"}},
		{Name: "behind a function", Reading: makes("all:\n\t$(subst x,,rxm -xrf) /\n"), Want: []string{"rm -rf /"}},
		{Name: "behind a prerequisite", Reading: makes("all: a\na: b\nb: ; rm b\n"), Want: []string{"rm b"}},
		{Name: "of another goal", Reading: makes("all: ; echo\nclean:\n\trm x\n", "clean"), Want: []string{"rm x"}},
		{Name: "two goals", Reading: makes("a: ; echo a\nb: ; echo b\n", "b", "a"), Want: []string{"echo b", "echo a"}},
		{Name: "no such goal", Reading: makes("a: ; echo a\n", "b.txt"), Missing: true},
		{Name: "an empty file", Reading: makes(""), Want: []string{}, Missing: true},
		{Name: "prefixes", Reading: makes("all:\n\t@-+ echo x\n"), Want: []string{"echo x"}},
		{Name: "a shell's dollar", Reading: makes("all:\n\techo $$HOME $$(date)\n"), Want: []string{"echo $HOME $(date)"}},
		{Name: "unset beside a letter", Reading: makes("all:\n\techo $(FOO)bar\n"), Want: []string{"echo ${FOO}bar"}},
		{Name: "a remade makefile", Reading: makes("all: ; echo\nMakefile: ; rm x\n"), Want: []string{"rm x", "echo"}, Unread: "reads it again"},
		{Name: "anything makes the makefile", Reading: makes("all: ; echo\n%: ; rm $@\n"), Want: []string{"rm GNUmakefile", "rm makefile", "rm Makefile", "echo"}, Unread: "reads it again"},
		{Name: "nothing makes the makefile", Reading: makes("all: ; echo\n%: ; rm $@\nMakefile GNUmakefile makefile: ;\n"), Want: []string{"echo"}},
		{Name: "anything, whatever its suffix", Reading: makes(".SUFFIXES:\nall: x.c ; echo\n%: ; rm $@\nMakefile GNUmakefile makefile: ;\n"), Want: []string{"rm x.c", "echo"}},
		{Name: "a recipe in a variable", Reading: makes("R = all: ; echo $$(A)\nA = x\n$(R)\n"), Want: []string{"echo x"}},
		{Name: "a define that is exported", Reading: makes("export define A\nx: y\nendef\nall: ; ls\n"), Want: []string{"ls"}, Exports: []string{"A='x: y'"}},
		{Name: "both branches", Reading: makes("ifdef X\nall: ; rm x\nelse\nall: ; rm y\nendif\n"), Want: []string{"rm x", "rm y"}},
		{Name: "values of both branches", Reading: makes("R = echo\nifdef X\nR = rm\nendif\nall:\n\t$(R) x\n"), Want: []string{"rm x", "echo x"}},
		{Name: "if takes both", Reading: makes("all:\n\t$(if $(wildcard x),rm,echo) x\n"), Want: []string{"rm x", "echo x"}},
		{Name: "a wildcard's first", Reading: makes("all:\n\t$(firstword $(wildcard echo) rm) x\n"), Want: []string{"echo x", "rm x"}},
		{Name: "a command read", Reading: makes("V := $(shell git describe --tags)\nall:\n\techo $(V)\n"), Want: []string{"git describe --tags", "echo $UNKNOWN_WORD"}},
		{Name: "a command never read", Reading: makes("V = $(shell rm x)\nall: ; echo\n"), Want: []string{"echo"}},
		{Name: "a command by !=", Reading: makes("V != date +%F\nall: ; echo $(V)\n"), Want: []string{"date +%F", "echo $UNKNOWN_WORD"}},
		{Name: "a command in a condition", Reading: makes("ifeq ($(shell rm x),)\nendif\nall: ; echo\n"), Want: []string{"rm x", "echo"}},
		{Name: "a program looked up", Reading: makes("P := $(shell which python3)\nall:\n\t$(P) x.py\n"), Want: []string{"which python3", "python3 x.py", "x.py"}},
		{Name: "the folder", Reading: makes("all:\n\trm -r $(CURDIR)/x $(abspath y/../z)\n"), Want: []string{"rm -r $PWD/x $PWD/z"}},
		{Name: "another make", Reading: makes("all:\n\t$(MAKE) -C sub clean\n"), Want: []string{"make -C sub clean"}},
		{Name: "a file written", Reading: makes("all:\n\t$(file >out,a b)echo\n"), Want: []string{"printf %s 'a b' >out", "echo"}},
		{Name: "a suffix rule", Reading: makes(".SUFFIXES: .in .out\n.in.out:\n\tconv $< $@\nall: a.out\n"), Want: []string{"conv a.in a.out"}},
		{Name: "make's own rules", Reading: makes("YACC = rm -rf ~ ;\nall: x.c\n"), Want: []string{"rm -rf ~ ; $YFLAGS x.y", "mv -f y.tab.c x.c"}},
		{Name: "make's own rules for a goal", Reading: makes("CC = evil\n", "x.o"), Missing: true, Want: []string{
			"evil $CFLAGS $CPPFLAGS $TARGET_ARCH -c -o x.o x.c", "g++ $CXXFLAGS $CPPFLAGS $TARGET_ARCH -c -o x.o x.cc",
			"g++ $CXXFLAGS $CPPFLAGS $TARGET_ARCH -c -o x.o x.cpp", "evil $ASFLAGS $CPPFLAGS $TARGET_MACH -c -o x.o x.S",
		}},
		{Name: "searched folders", Reading: makes("VPATH = /home/person/.ssh\nall: id\n\tcat $<\n"), Want: []string{"cat id", "cat /home/person/.ssh/id"}},
		{Name: "a variable of a target", Reading: makes("all: R = rm\nall: b\nb: ; $(R) x\n"), Want: []string{"rm x"}},
		{Name: "a known source of names", Reading: makes("S := $(shell find . -name '*.go')\nall: $(S)\n\techo\nclean: ; rm x\n"), Want: []string{"find . -name '*.go'", "echo"}},
		{Name: "an export", Reading: makes("export A = it's\nall: ; echo $$A\n"), Want: []string{"echo $A"}, Exports: []string{`A='it'\''s'`}},
		{Name: "the path", Reading: makes("PATH := ./bin:$(PATH)\nall: ; ls\n"), Want: []string{"ls"}, Exports: []string{`PATH="./bin:$PATH"`}},
		{Name: "an export that depends", Reading: makes("ifdef X\nA=1\nelse\nA=2\nendif\nexport A\nall: ; ls\n"), Want: []string{"ls"}, Exports: []string{`A="$UNKNOWN"`}},
		{Name: "all exported", Reading: makes(".EXPORT_ALL_VARIABLES:\nA=1\nall: ; ls\n"), Want: []string{"ls"}, Exports: []string{"A=1"}},
		{Name: "harmless flags", Reading: makes("MAKEFLAGS += -rR --no-print-directory -j4\nall: ; ls\n"), Want: []string{"ls"}},
		{Name: "included", Reading: makes("-include config.mk $(wildcard *.d)\nall: ; ls\n"), Want: []string{"ls"}, Files: []string{"config.mk", "*.d"}},
		{Name: "a rule in an export's place", Reading: makes("all: export A = 1\nall: ; ls\n"), Want: []string{"ls"}, Exports: []string{"A=1"}},
	})
}

// What commands print when make reads the file.
func TestMakeKnowsWhatIsPrinted(t *testing.T) {
	find := "find . -name '*.go'"
	recipetest.CheckAll(t, []recipetest.Case{
		{Name: "names that a command lists", Reading: makes("S := $(shell " + find + ")\nall:\n\tgofmt -w $(S)\n"), Want: []string{find, "gofmt -w $(" + find + ")"}},
		{Name: "sorted", Reading: makes("S := $(sort $(shell " + find + "))\nall:\n\tfor f in $(S); do cat $$f; done\n"), Want: []string{find, "for f in $(" + find + "); do cat $f; done"}},
		{Name: "within a word", Reading: makes("S := $(shell " + find + ")\nall:\n\trm $(addprefix /x/,$(S))\n"), Want: []string{find, "rm /x/$UNKNOWN"}},
		{Name: "in quotes", Reading: makes("S := $(shell " + find + ")\nall:\n\trm \"$(S)\" '$(S)'\n"), Want: []string{find, `rm "$UNKNOWN" ''"$UNKNOWN"''`}},
		{Name: "another folder's", Reading: makes("S := $(subst ./,/x/,$(shell " + find + "))\nall:\n\trm $(S)\n"), Want: []string{find, "rm $UNKNOWN"}},
		{Name: "each with others", Reading: makes("S := $(shell " + find + ")\nall:\n\t$(foreach s,$(S),rm $(s);)\n"), Want: []string{find, "rm $UNKNOWN;"}},
		{Name: "prerequisites", Reading: makes("S := $(shell find . -type f -name '*.go' -print)\nall: app\napp: $(S)\n\tgo build\nx.c:\n\trm x\n"), Want: []string{"find . -type f -name '*.go' -print", "go build"}},
		{Name: "in single quotes", Reading: makes("V := $(shell git describe)\nall:\n\techo 'it is $(V)' \\'$(V)\n"), Want: []string{"git describe", `echo 'it is '"$UNKNOWN_WORD"'' \'$UNKNOWN_WORD`}},
		{Name: "a word", Reading: makes("V := $(word 3,$(shell go version))\nall:\n\techo $(V)\n"), Want: []string{"go version", "echo $UNKNOWN_WORD"}},
		{Name: "nothing", Reading: makes("$(shell mkdir -p out)\nall: ; ls\n"), Want: []string{"mkdir -p out", "ls"}},
		{Name: "a program or another", Reading: makes("P := $(shell (command -v a3 || echo a))\nall:\n\t$(P) x\n"), Want: []string{"(command -v a3 || echo a)", "a3 x", "a x"}},
		{Name: "what go says", Reading: makes("GOPATH := $(shell go env GOPATH)\nexport GOBIN := $(shell go env GOPATH)\nall: ; ls\n"), Want: []string{"go env GOPATH", "ls"}, Exports: []string{`GOBIN="$UNKNOWN"`}},
	})
}

func TestMakeIsNotRead(t *testing.T) {
	for text, why := range map[string]string{
		"$(eval X = 1)\nall: ; ls\n":                                                                "eval",
		"all:\n\t$(eval X = 1)ls\n":                                                                 "eval",
		"all:\n\t$(guile (system \"rm\"))\n":                                                        "guile",
		"all: lib.a(x.o)\nAR = rm x ;\n":                                                            "a member of an archive",
		"load evil.so\nall: ; ls\n":                                                                 "load",
		"SHELL = /usr/bin/python3\nall: ; ls\n":                                                     "SHELL",
		"all: SHELL = perl\nall: ; ls\n":                                                            "SHELL",
		"all: b\nb: SHELL = perl\nb: ; ls\n":                                                        "SHELL",
		".SHELLFLAGS = -c 'rm x' --\nall: ; ls\n":                                                   ".SHELLFLAGS",
		"MAKEFLAGS += --eval=all:\nall: ; ls\n":                                                     "MAKEFLAGS",
		"MAKEFLAGS += $(shell x)\nall: ; ls\n":                                                      "MAKEFLAGS",
		"MAKEFILES = x\nall: ; ls\n":                                                                "MAKEFILES",
		"all: $(shell cat list)\nclean: ; rm x\n":                                                   "computed prerequisite",
		"all:\n\techo $(shell cat payload)\n":                                                       "what a command prints is run: cat payload",
		"X := $(shell ./x)\nall:\n\t$(X)\n":                                                         "what a command prints is run: ./x",
		"X := $(word 2,$(shell cat f))\nall:\n\techo $(X)\n":                                        "what a command prints is run: cat f",
		"X := $(wordlist 2,3,$(shell cat f))\nall:\n\techo $(X)\n":                                  "what a command prints is run: cat f",
		"X := $(shell ls | head -1 f)\nall:\n\techo $(X)\n":                                         "what a command prints is run",
		"$(shell mkdir -pv 'a;x')\nall: ; ls\n":                                                     "no rule",
		"X := $(shell date '+;rm x')\nall:\n\techo $(X)\n":                                          "what a command prints is run",
		"X := $(shell git log -1 --format=%s)\nall:\n\techo $(X)\n":                                 "what a command prints is run",
		"X := $(shell git log -1 --pretty=format:%h%B)\nall:\n\techo $(X)\n":                        "what a command prints is run",
		"X := $(shell echo a | tr a-z 2-K)\nall:\n\techo $(X)\n":                                    "what a command prints is run",
		"X := $(shell echo a | sed 's/a/\\x3b/')\nall:\n\techo $(X)\n":                              "what a command prints is run",
		"X := $(subst a,;,$(shell hostname))\nall:\n\techo $(X)\n":                                  "what a command prints is run",
		"A = $(A) x\nall:\n\techo $(A)\n":                                                           "within themselves",
		"A = $(B)$(B)\nB = $(A)$(A)\nall:\n\techo $(A)\n":                                           "within themselves",
		"$(shell echo X) = 1\nall: ; ls\n":                                                          "computed variable name",
		"ifdef X\nall: ; ls\n":                                                                      "without its end",
		"endif\nall: ; ls\n":                                                                        "endif",
		"define X\nall: ; ls\n":                                                                     "endef",
		"what is this\nall: ; ls\n":                                                                 "no rule",
		"all:\n\techo $(\n":                                                                         "without its end",
		"ifdef X\n.RECIPEPREFIX = >\nendif\nall: ; ls\n":                                            ".RECIPEPREFIX",
		"all: ; ls \xff\n":                                                                          "characters",
		"all: ; ls \U000F0000\n":                                                                    "characters",
		"all: ; ls " + strings.Repeat("x", gather.MaxText):                                          "256 KiB",
		"all:\n" + strings.Repeat("\techo\n", 10) + strings.Repeat("\techo $@ 1\n", 1) + many(2100): "2000 lines",
	} {
		t.Run(gather.Short(text), func(t *testing.T) {
			recipetest.Case{Reading: makes(text), Unread: why, Missing: len(makes(text).Lines) == 0 && !makes(text).Found}.Check(t)
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
	got := Read(recipe.Surroundings{}, text, nil, map[string]string{"R": "rm -rf ~"})
	want := []string{"rm -rf ~ x", "make 'R=rm -rf ~' sub"}
	if !slices.Equal(recipetest.Texts(got), want) {
		t.Errorf("lines %q, want %q", recipetest.Texts(got), want)
	}
	if got := Read(recipe.Surroundings{}, "all: ; cd sub && make\n", nil, map[string]string{"R": "x"}); len(got.Unread) == 0 {
		t.Error("a make that inherits the variables counts as told")
	}
	if got := Read(recipe.Surroundings{}, "all: ; ls\n", nil, map[string]string{"SHELL": "python3"}); len(got.Unread) == 0 {
		t.Error("a shell of the command line counts as told")
	}
}

func TestMakeNamesTheEnvironmentItReads(t *testing.T) {
	got := makes("A ?= ls\nall:\n\t$(A) $(B)\n\t$(CC) x\n")
	if want := []string{"A", "B", "CC"}; !slices.Equal(got.Env, want) {
		t.Errorf("Env is %q, want %q", got.Env, want)
	}
	env := map[string]string{"A": "rm", "CC": "clang"}
	around := recipe.Surroundings{Getenv: func(name string) (string, bool) { v, ok := env[name]; return v, ok }}
	got = Read(around, "A ?= ls\nall:\n\t$(A) $(B)\n\t$(CC) x\n", nil, nil)
	if want := []string{"rm", "clang x"}; !slices.Equal(recipetest.Texts(got), want) {
		t.Errorf("lines %q, want %q", recipetest.Texts(got), want)
	}
}

func TestMakeReadsItsSurroundings(t *testing.T) {
	files := map[string]string{"config.mk": "R = rm\n", "VERSION": "1.2\n", "a.c": "", "b.c": ""}
	around := recipe.Surroundings{
		File: func(name string) (string, recipe.FileState) {
			if text, ok := files[name]; ok {
				return text, recipe.Present
			}
			return "", recipe.Absent
		},
		Match: func(pattern string) (names []string, known bool) {
			for _, f := range slices.Sorted(maps.Keys(files)) {
				if gather.MatchStars(pattern+"*", f) && len(pattern) <= len(f) {
					names = append(names, f)
				}
			}
			return names, true
		},
	}
	text := "include config.mk\n-include none.mk\nV := $(shell cat VERSION)\nS := $(wildcard *.c)\nall:\n\t$(R) $(V) $(S) $(wildcard *.h)\n"
	recipetest.Case{Reading: Read(around, text, nil, nil), Want: []string{"cat VERSION", "rm 1.2 a.c b.c *.h"}}.Check(t)
	for _, text := range []string{
		"X := $(shell cp evil.mk config.mk)\ninclude config.mk\nall: ; ls\n",
		"X := $(file >config.mk,R=rm)\ninclude config.mk\nall: ; ls\n",
		"include config.mk\nall: ; ls\nconfig.mk: ; cp evil.mk $@\n",
		"-include none.mk\nall: ; ls\n%.mk: ; cp evil.mk $@\n",
		"all: ; ls $(shell cat VERSION)\n",
	} {
		if got := Read(around, text, nil, nil); got.Whole() {
			t.Errorf("%q counts as told: %q", text, recipetest.Texts(got))
		}
	}
	recipetest.Case{Reading: Read(around, "include none.mk\nall: ; ls\n", nil, nil), Want: []string{"ls"}, Files: []string{"none.mk"}}.Check(t)
	files["loop.mk"] = "include loop.mk\n"
	recipetest.Case{Reading: Read(around, "include loop.mk\nall: ; ls\n", nil, nil), Unread: "too many files included"}.Check(t)
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
		recipetest.Bounded(t, Read(recipe.Surroundings{}, text, goals, map[string]string{"V": goal}))
	})
}

// TestMakeKeepsNamesOfVariables: a variable that is to stand by its name does, however make comes to it; make's
// rarer rules hold where their sources are.
func TestMakeKeepsNamesOfVariables(t *testing.T) {
	around := recipe.Surroundings{Getenv: unsetEnvironment, Named: func(name string) bool { return name == "A_KEY" },
		Has: func(name string) bool { return name == "notes.md.sh" }}
	for text, want := range map[string]string{
		"V = A\nall: ; echo $($(V)_KEY)\n":                    "echo $A_KEY",
		"f = $($(1)_$(2))\nall: ; echo $(call f,A,KEY)\n":     "echo $A_KEY",
		"V = A\n$(info $($(V)_KEY))\nall: ; ls\n":             `echo "$A_KEY"`,
		"all: notes.md\nnotes.md: ;\n\nx:\n\techo $(OTHER)\n": "",
	} {
		found := want == ""
		for _, l := range Read(around, text, nil, nil).Lines {
			found = found || l.Text == want
		}
		if !found {
			t.Errorf("%q: no line %q", text, want)
		}
	}
	lines := Read(around, "all: ; ls\n", []string{"notes.md"}, nil).Lines
	if !slices.ContainsFunc(lines, func(l recipe.Line) bool { return strings.Contains(l.Text, "cat notes.md.sh") }) {
		t.Errorf("no rule for a shell script: %v", lines)
	}
}
