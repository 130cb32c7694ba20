package shell

import (
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// tellingWithFile are words that name code where their value is a file
// (--reporter ./x.js), and a choice where it is a word (--reporter dot).
var tellingWithFile = strings.Fields("runner reporter formatter format resolver transform transformer transforms " +
	"environment pool processor setup rules rulesdir " +
	"listener library module require import init initfile parser parsers preset presets loader compiler linker tool " +
	"tools toolchain extension extensions " +
	"helper driver backend engine script scripts hooksdir python php ruby node java browser editor pager viewer " +
	"program binary executor template conf rc annotate cc cxx ld make layout check cluster extra taglet skeleton " +
	"graphvizdot gscmd use options")

// declined begin the names of options that turn something off or only list it.
var declined = []string{"no", "disable", "without", "skip", "list", "show", "print", "exclude", "ignore"}

// taskPairs are subcommands that give away what they do only together. Sources: the
// usages of biome, dprint, pdm, hatch, playwright, cypress, tap, dx, moon.
var taskPairs = []struct {
	first, second string
	cats          risk.Categories
}{
	{"config configuration settings", "set unset edit add append delete remove rm restore reset update",
		risk.FSOutsideWorkspace},
	{"cache caches store", "clear clean purge prune delete remove rm",
		risk.FSDeleteOverwrite | risk.FSOutsideWorkspace},
	{"plugin plugins extension extensions ext addon addons component components toolchain tools tool",
		"add install update upgrade enable", risk.DepsInstallUpdate | risk.NetworkRisk},
	{"auth account credentials credential token tokens key keys secret secrets registry",
		"add set login create list ls show get print delete remove revoke export rotate",
		risk.AccountChange | risk.FSConfigSecrets},
	{"completion completions hook hooks shell-integration", "install setup uninstall", risk.FSOutsideWorkspace},
	{"telemetry analytics", "on off enable disable", risk.FSOutsideWorkspace},
}

// knownCompiler reports a value that is the bare name of a program that tables
// have: CMAKE_C_COMPILER=clang, --python=python3.12.
func knownCompiler(a taint.Word) bool {
	return a.Known() && a.Text != "" && !strings.ContainsAny(a.Text, "/ ") && program.Find(a.Text) != nil
}

// namesCode reports whether a value is a path, or a file of code.
func namesCode(s string) bool {
	if strings.Contains(s, "://") {
		return false
	}
	if strings.HasPrefix(s, "./") || strings.Contains(s, `"./`) || strings.HasPrefix(s, "../") ||
		strings.HasPrefix(s, "/") || strings.HasPrefix(s, "~") {
		return true
	}
	return access.HasCodeEnding(s)
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
