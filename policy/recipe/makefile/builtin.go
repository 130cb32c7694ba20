package makefile

import ()

// builtinVariables are the variables that GNU make 4.3 has by itself (make -p). Each is expanded where it is used. A
// name that is neither here nor in the file comes from the environment.
var builtinVariables = map[string]string{
	"AR": "ar", "ARFLAGS": "rv", "AS": "as", "CC": "cc", "CXX": "g++", "CPP": "$(CC) -E", "CO": "co", "COFLAGS": "",
	"FC": "f77", "F77": "$(FC)", "GET": "get", "GFLAGS": "", "SFLAGS": "", "LD": "ld", "LEX": "lex", "LINT": "lint",
	"M2C": "m2c", "MAKEINFO": "makeinfo", "OBJC": "cc", "PC": "pc", "RM": "rm -f", "TANGLE": "tangle",
	"CTANGLE": "ctangle", "TEX": "tex", "TEXI2DVI": "texi2dvi", "WEAVE": "weave", "CWEAVE": "cweave", "YACC": "yacc",
	"OUTPUT_OPTION": "-o $@", "SHELL": "/bin/sh", ".SHELLFLAGS": "-c", "MAKEFILES": "", "MAKELEVEL": "0",
	".RECIPEPREFIX": "", "MAKEOVERRIDES": "",
	"COMPILE.c":   "$(CC) $(CFLAGS) $(CPPFLAGS) $(TARGET_ARCH) -c",
	"COMPILE.cc":  "$(CXX) $(CXXFLAGS) $(CPPFLAGS) $(TARGET_ARCH) -c",
	"COMPILE.cpp": "$(COMPILE.cc)", "COMPILE.C": "$(COMPILE.cc)",
	"COMPILE.s": "$(AS) $(ASFLAGS) $(TARGET_MACH)",
	"COMPILE.S": "$(CC) $(ASFLAGS) $(CPPFLAGS) $(TARGET_MACH) -c",
	"COMPILE.f": "$(FC) $(FFLAGS) $(TARGET_ARCH) -c", "COMPILE.F": "$(FC) $(FFLAGS) $(CPPFLAGS) $(TARGET_ARCH) -c",
	"COMPILE.p": "$(PC) $(PFLAGS) $(CPPFLAGS) $(TARGET_ARCH) -c",
	"COMPILE.m": "$(OBJC) $(OBJCFLAGS) $(CPPFLAGS) $(TARGET_ARCH) -c",
	"LINK.c":    "$(CC) $(CFLAGS) $(CPPFLAGS) $(LDFLAGS) $(TARGET_ARCH)",
	"LINK.cc":   "$(CXX) $(CXXFLAGS) $(CPPFLAGS) $(LDFLAGS) $(TARGET_ARCH)",
	"LINK.cpp":  "$(LINK.cc)", "LINK.C": "$(LINK.cc)",
	"LINK.o": "$(CC) $(LDFLAGS) $(TARGET_ARCH)", "LINK.s": "$(CC) $(ASFLAGS) $(LDFLAGS) $(TARGET_MACH)",
	"LINK.f": "$(FC) $(FFLAGS) $(LDFLAGS) $(TARGET_ARCH)",
	"LINK.p": "$(PC) $(PFLAGS) $(CPPFLAGS) $(LDFLAGS) $(TARGET_ARCH)", "LEX.l": "$(LEX) $(LFLAGS) -t",
	"YACC.y": "$(YACC) $(YFLAGS)",
}

// builtinRule is an implicit rule that make has by itself. A rare one counts only if the file changes a variable
// that it uses.
type builtinRule struct {
	target, source string
	recipe         string
	uses           []string
	rare           bool
}

var (
	cUses = []string{"CC", "CFLAGS", "CPPFLAGS", "TARGET_ARCH", "COMPILE.c", "LINK.c", "OUTPUT_OPTION", "LDFLAGS",
		"LOADLIBES", "LDLIBS"}
	cxxUses = []string{"CXX", "CXXFLAGS", "CPPFLAGS", "TARGET_ARCH", "COMPILE.cc", "COMPILE.cpp", "LINK.cc",
		"LINK.cpp", "OUTPUT_OPTION", "LDFLAGS"}
	linkUses = []string{"CC", "LDFLAGS", "TARGET_ARCH", "LINK.o", "LOADLIBES", "LDLIBS"}
	asUses   = []string{"AS", "ASFLAGS", "TARGET_MACH", "COMPILE.s", "LINK.s"}
	fUses    = []string{"FC", "FFLAGS", "TARGET_ARCH", "COMPILE.f", "LINK.f", "OUTPUT_OPTION"}
	pUses    = []string{"PC", "PFLAGS", "COMPILE.p", "LINK.p", "OUTPUT_OPTION"}
)

// builtinRules are the implicit rules of GNU make 4.3 (make -p), except for those of RCS and SCCS, Modula-2, Ratfor,
// CWEB and lint, for which see variantTools.
var builtinRules = []builtinRule{
	{"%.o", "%.c", "$(COMPILE.c) $(OUTPUT_OPTION) $<", cUses, false},
	{"%.o", "%.cc", "$(COMPILE.cc) $(OUTPUT_OPTION) $<", cxxUses, false},
	{"%.o", "%.cpp", "$(COMPILE.cpp) $(OUTPUT_OPTION) $<", cxxUses, false},
	{"%.o", "%.C", "$(COMPILE.C) $(OUTPUT_OPTION) $<", cxxUses, true},
	{"%.o", "%.s", "$(COMPILE.s) -o $@ $<", asUses, true},
	{"%.o", "%.S", "$(COMPILE.S) -o $@ $<", append(asUses, "CC", "COMPILE.S"), true},
	{"%.o", "%.f", "$(COMPILE.f) $(OUTPUT_OPTION) $<", fUses, true},
	{"%.o", "%.F", "$(COMPILE.F) $(OUTPUT_OPTION) $<", append(fUses, "COMPILE.F"), true},
	{"%.o", "%.p", "$(COMPILE.p) $(OUTPUT_OPTION) $<", pUses, true},
	{"%.o", "%.m", "$(COMPILE.m) $(OUTPUT_OPTION) $<", []string{"OBJC", "OBJCFLAGS", "COMPILE.m"}, true},
	{"%", "%.o", "$(LINK.o) $^ $(LOADLIBES) $(LDLIBS) -o $@", linkUses, false},
	{"%", "%.c", "$(LINK.c) $^ $(LOADLIBES) $(LDLIBS) -o $@", cUses, false},
	{"%", "%.cc", "$(LINK.cc) $^ $(LOADLIBES) $(LDLIBS) -o $@", cxxUses, false},
	{"%", "%.cpp", "$(LINK.cpp) $^ $(LOADLIBES) $(LDLIBS) -o $@", cxxUses, false},
	{"%", "%.s", "$(LINK.s) $^ $(LOADLIBES) $(LDLIBS) -o $@", asUses, true},
	{"%", "%.f", "$(LINK.f) $^ $(LOADLIBES) $(LDLIBS) -o $@", fUses, true},
	{"%", "%.p", "$(LINK.p) $^ $(LOADLIBES) $(LDLIBS) -o $@", pUses, true},
	{"%", "%.sh", "cat $< >$@\nchmod a+x $@", nil, true},
	{"%.c", "%.y", "$(YACC.y) $<\nmv -f y.tab.c $@", []string{"YACC", "YFLAGS", "YACC.y"}, true},
	{"%.c", "%.l", "$(RM) $@\n$(LEX.l) $< > $@", []string{"LEX", "LFLAGS", "LEX.l", "RM"}, true},
	{"%.i", "%.c", "$(PREPROCESS.c) $(OUTPUT_OPTION) $<", []string{"CPP", "PREPROCESS.c"}, true},
	{"%.info", "%.texi", "$(MAKEINFO) $(MAKEINFO_FLAGS) $< -o $@", []string{"MAKEINFO", "MAKEINFO_FLAGS"}, true},
	{"%.dvi", "%.tex", "$(TEX) $<", []string{"TEX"}, true},
	{"%.dvi", "%.texi", "$(TEXI2DVI) $(TEXI2DVI_FLAGS) $<", []string{"TEXI2DVI", "TEXI2DVI_FLAGS"}, true},
}

// variantTools are the variables of built-in rules that are not in builtinRules. If a file sets one of them to more
// than one word, what runs cannot be told.
var variantTools = []string{"CO", "GET", "M2C", "TANGLE", "CTANGLE", "WEAVE", "CWEAVE", "LINT", "COFLAGS", "GFLAGS",
	"CHECKOUT,v", "COMPILE.def", "COMPILE.mod", "COMPILE.r", "LINK.r", "LINT.c"}

// steering are the variables that nearly every process has in its environment, so that make exports what a makefile
// sets them to.
var steering = map[string]bool{
	"PATH": true, "HOME": true, "USER": true, "LOGNAME": true, "PWD": true, "OLDPWD": true, "LANG": true,
	"LC_ALL": true, "TERM": true, "TMPDIR": true, "EDITOR": true, "VISUAL": true, "PAGER": true, "DISPLAY": true,
	"GOPATH": true, "GOFLAGS": true, "PYTHONPATH": true, "LD_LIBRARY_PATH": true, "LD_PRELOAD": true,
	"DYLD_INSERT_LIBRARIES": true, "NODE_OPTIONS": true, "NODE_PATH": true, "BASH_ENV": true, "ENV": true, "IFS": true,
	"XDG_CONFIG_HOME": true, "XDG_RUNTIME_DIR": true, "SSH_AUTH_SOCK": true, "DOCKER_HOST": true, "KUBECONFIG": true,
	"VIRTUAL_ENV": true, "GIT_DIR": true, "GIT_SSH_COMMAND": true, "GIT_EDITOR": true, "HTTP_PROXY": true,
	"HTTPS_PROXY": true, "http_proxy": true, "https_proxy": true,
}

// knownSuffixes are the default prerequisites of .SUFFIXES.
var knownSuffixes = []string{
	".out", ".a", ".ln", ".o", ".c", ".cc", ".C", ".cpp", ".p", ".f", ".F", ".m", ".r", ".y", ".l", ".ym", ".yl", ".s",
	".S", ".mod", ".sym", ".def", ".h", ".info", ".dvi", ".tex", ".texinfo", ".texi", ".txinfo", ".w", ".ch", ".web",
	".sh", ".elc", ".el",
}
