package program

import (
	"strings"

	"guard/policy/shell/table"
)

// ownFiles are variables that name a file of the project which the tool takes by itself where nothing else is said, and
// the names that it has then. Sources: bundle-config(1), cmake-toolchains(7).
var ownFiles = map[string]string{
	"BUNDLE_GEMFILE":       "Gemfile gems.rb *.gemfile",
	"CMAKE_TOOLCHAIN_FILE": "*.cmake",
}

// NamesOwnFile reports a file's name that is usual for what a variable names.
func NamesOwnFile(variable, base string) bool {
	for pattern := range strings.FieldsSeq(ownFiles[variable]) {
		if fits(pattern, base) {
			return true
		}
	}
	return false
}

// cleaned are the folders that a tool's own command to clean up deletes whole. Sources: the Cargo book, cargo clean;
// playwright.dev, Reporters, which empty their folder.
var cleaned = table.WordSet("CARGO_TARGET_DIR CARGO_BUILD_TARGET_DIR CARGO_BUILD_BUILD_DIR " +
	"PLAYWRIGHT_BLOB_OUTPUT_DIR PLAYWRIGHT_HTML_OUTPUT_DIR PLAYWRIGHT_HTML_REPORT")

// CleanedFolder reports a variable that names such a folder.
func CleanedFolder(variable string) bool { return cleaned[variable] }

// off are the values by which a variable only turns something off, or has it told on the terminal. Sources: go help
// goproxy; PEP 553; kubectl config; git(1), GIT_TRACE; npm-config(1).
var off = map[string]string{
	"GOPROXY": "off", "PYTHONBREAKPOINT": "0", "KUBECONFIG": "/dev/null", "BROWSER": "none",
	"GIT_TRACE": "0 1 2 true false", "GIT_TRACE_PERFORMANCE": "0 1 2 true false", "GIT_TRACE_SETUP": "0 1 2 true false",
	"NPM_CONFIG_USERCONFIG": "/dev/null", "npm_config_userconfig": "/dev/null", "PIP_CONFIG_FILE": "/dev/null",
}

// ofScripts are variables that scripts also give a file's name, which is no option. Source: zip(1).
var ofScripts = table.WordSet("ZIP")

// TurnsOff reports such a value, or one that says nothing to the program.
func TurnsOff(variable, value string) bool {
	if ofScripts[variable] && !strings.HasPrefix(strings.TrimSpace(value), "-") {
		return true
	}
	for one := range strings.FieldsSeq(off[variable]) {
		if one == value {
			return true
		}
	}
	return false
}
