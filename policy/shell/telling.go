package shell

import (
	"slices"
	"strings"
	"sync"

	"guard/policy/risk"
	"guard/policy/shell/program"
)

// What the names of options and tasks give away, and values that are code.

// telling is what the words in a name give away. Sources: the usages of the
// programs whose tables end in "-*"; a name means the same in most of them.
var telling = []struct {
	words string
	cats  risk.Categories
}{
	{"exec execute executable cmd command commands shell eval preload prepend wrapper launcher hook hooks interpreter event macro jobscript", risk.ExecArbitrary},
	{"agent javaagent agentpath jvm jvmargs jvmarguments argline addopts plugin plugins addon addons prepipe preprocessor delegate pipe gdb nosafe trust aspects allow", risk.ExecArbitrary},
	{"delete purge wipe drop destroy expunge overwrite", risk.FSDeleteOverwrite},
	{"publish deploy", risk.Publish},
	{"upload submit", risk.NetworkRisk},
	{"login", risk.AccountChange},
	{"sudo", risk.Sudo},
}

// tellingWords is telling by the word.
var tellingWords = sync.OnceValue(func() map[string]risk.Categories {
	m := map[string]risk.Categories{}
	for _, t := range telling {
		for w := range strings.FieldsSeq(t.words) {
			m[w] = t.cats
		}
	}
	return m
})

// tellingWithFile are words that name code where their value is a file
// (--reporter ./x.js), and a choice where it is a word (--reporter dot).
var tellingWithFile = strings.Fields("runner reporter formatter format resolver transform transformer transforms environment pool processor setup rules rulesdir " +
	"listener library module require import init initfile parser parsers preset presets loader compiler linker tool tools toolchain extension extensions " +
	"helper driver backend engine script scripts hooksdir python php ruby node java browser editor pager viewer program binary executor template conf rc annotate cc cxx ld make layout check cluster extra taglet skeleton graphvizdot gscmd use options")

// declined begin the names of options that turn something off or only list it.
var declined = []string{"no", "disable", "without", "skip", "list", "show", "print", "exclude", "ignore"}

// tasks are what the name of a subcommand, or of a task of the project, gives
// away where the table does not have it (celery purge, nx run-many -t deploy).
var tasks = map[string]risk.Categories{
	"publish": risk.Publish, "deploy": risk.Publish, "upload": risk.Publish | risk.NetworkRisk, "push": risk.Publish | risk.NetworkRisk, "submit": risk.NetworkRisk,
	"login": risk.AccountChange, "logout": risk.AccountChange,
	"rollback": risk.Delete, "revert": risk.Delete, "downgrade": risk.Delete, "truncate": risk.Delete, "purge": risk.Delete, "drop": risk.Delete, "destroy": risk.Delete, "wipe": risk.Delete, "nuke": risk.Delete, "erase": risk.FSDeleteOverwrite, "prune": risk.FSDeleteOverwrite, "expunge": risk.FSDeleteOverwrite,
	"kill": risk.SystemImpact, "shutdown": risk.SystemImpact, "attach": risk.ExecArbitrary | risk.SystemImpact,
	"upgrade": risk.DepsInstallUpdate | risk.NetworkRisk, "update": risk.DepsInstallUpdate | risk.NetworkRisk, "selfupdate": risk.DepsInstallUpdate | risk.NetworkRisk,
	"install": risk.DepsInstallUpdate, "uninstall": risk.DepsInstallUpdate, "download": risk.DepsInstallUpdate | risk.NetworkRisk,
	"exec": risk.ExecArbitrary, "eval": risk.ExecArbitrary, "shell": risk.ExecArbitrary, "console": risk.ExecArbitrary, "repl": risk.ExecArbitrary,
}

// taskPairs are subcommands that give away what they do only together. Sources: the
// usages of biome, dprint, pdm, hatch, playwright, cypress, tap, dx, moon.
var taskPairs = []struct {
	first, second string
	cats          risk.Categories
}{
	{"config configuration settings", "set unset edit add append delete remove rm restore reset update", risk.FSOutsideWorkspace},
	{"cache caches store", "clear clean purge prune delete remove rm", risk.FSDeleteOverwrite | risk.FSOutsideWorkspace},
	{"plugin plugins extension extensions ext addon addons component components toolchain tools tool", "add install update upgrade enable", risk.DepsInstallUpdate | risk.NetworkRisk},
	{"auth account credentials credential token tokens key keys secret secrets registry", "add set login create list ls show get print delete remove revoke export rotate", risk.AccountChange | risk.FSConfigSecrets},
	{"completion completions hook hooks shell-integration", "install setup uninstall", risk.FSOutsideWorkspace},
	{"telemetry analytics", "on off enable disable", risk.FSOutsideWorkspace},
}

// knownCompiler reports a value that is the bare name of a program that tables
// have: CMAKE_C_COMPILER=clang, --python=python3.12.
func knownCompiler(a arg) bool {
	return a.known() && a.text != "" && !strings.ContainsAny(a.text, "/ ") && program.Find(a.text) != nil
}

// namesCode reports whether a value is a path, or a file of code.
func namesCode(s string) bool {
	if strings.Contains(s, "://") {
		return false
	}
	if strings.HasPrefix(s, "./") || strings.Contains(s, `"./`) || strings.HasPrefix(s, "../") || strings.HasPrefix(s, "/") || strings.HasPrefix(s, "~") {
		return true
	}
	return hasCodeEnding(s)
}

// namesObject reports the name of a class or a function within a module, which is loaded
// to find it: evil.Reporter, evil:Formatter.
func namesObject(s string) bool {
	parts := strings.FieldsFunc(s, func(r rune) bool { return r == '.' || r == ':' })
	if len(parts) < 2 || strings.Contains(s, "://") || strings.HasSuffix(s, ":") || strings.HasSuffix(s, ".") {
		return false
	}
	for _, p := range parts {
		if strings.Trim(p, identifierLetters) != "" || p[0] >= '0' && p[0] <= '9' {
			return false
		}
	}
	return strings.Contains(s, ":") || parts[len(parts)-1][0] >= 'A' && parts[len(parts)-1][0] <= 'Z'
}

const identifierLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_"

func hasCodeEnding(s string) bool {
	dot := strings.LastIndexByte(s, '.')
	return dot > 0 && slices.Contains(codeEndings, s[dot+1:])
}

var codeEndings = strings.Fields("js cjs mjs ts cts mts py rb php pl lua sh so dll dylib jar ex exs x exe wasm cmake gradle kts groovy ps el scm tcl bats ipynb")

// nameWords takes --post-hook, TestRunner and x.gcc_tool apart.
func nameWords(name string) []string { return program.NameWords(name) }
