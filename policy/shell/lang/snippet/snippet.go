// Package snippet reads code of a few words that is given to an interpreter on the command line (python -c,
// node -p, php -r).
//
// ShowsOnly tells of a text that it prints what the interpreter knows of itself, or the outcome of a sum, and
// does nothing else: "import sys; print(sys.version)". Any other word in it, and nothing is said. DataFile is
// the file that such a text reads. All other code is read by policy/code.
package snippet

import (
	"strings"

	"guard/internal/lazy"
	"guard/policy/shell/table"
)

// quietNames need no file and change nothing: built into the interpreters, so
// that no file of the workspace can stand in for them. Sources: Python's sys
// (compiled in), Node's process, Ruby's and PHP's predefined constants.
var quietNames = table.WordSet("print puts echo p console.log import sys sys.version sys.version_info sys.platform " +
	"sys.executable " +
	"sys.path sys.prefix sys.maxsize sys.byteorder " +
	"len sum range round max min abs hex bin oct int float str bool sorted divmod True False None and or not " +
	"process.version process.versions process.platform process.arch process.versions.v8 " +
	"process.versions.node process.versions.modules " +
	"Math.max Math.min Math.round Math.floor " +
	"RUBY_VERSION RUBY_PLATFORM RUBY_ENGINE PHP_VERSION PHP_OS PHP_EOL PHP_INT_SIZE phpversion sessionInfo " +
	"R.version.string")

// ownData is Node's way to read a JSON file, which is data, below the folder.
var ownData = lazy.Pattern(`^require\((?:'\./[\w/-]+(?:\.[\w-]+)*\.json'|"\./[\w/-]+(?:\.[\w-]+)*\.json")\)(?:\.\w+)*$`)

// loadsMore finds an import that is no word of Python's: import("data:…"), import "x"
// (ECMAScript 2025, import calls).
var loadsMore = lazy.Pattern(`\bimport\s*[^\sA-Za-z_]`)

// loadsModules finds an import of anything but sys.
var loadsModules = lazy.Pattern(`\bimport\s+(?:[^s\s]|s[^y]|sy[^s]|sys[\w.])|\bimport\b[^;\n]*,`)

var codeToken = lazy.Pattern(`^(?:[A-Za-z_][A-Za-z0-9_]*(?:\.[A-Za-z_][A-Za-z0-9_]*)*|[0-9]+(?:\.[0-9]+)?|` +
	`'[^'\\\\$#{}` + "`" + `]*'|"[^"\\\\$#{}` + "`" + `]*"|[-+*/%(),;<>\[\]: ]+)`)

// callsValue finds a call of what is no name, or a part of such: "unlink"("x") of PHP, "CORE::unlink"->("x") of Perl,
// []["filter"]["constructor"]("…")() of JavaScript. A text has become a quotation mark.
var callsValue = lazy.Pattern(`["\])] *[(\[]|->`)

// ShowsOnly reports code that prints such things and no more.
func ShowsOnly(text string) bool {
	text = strings.TrimSpace(text)
	if text == "" || len(text) > 200 {
		return false
	}
	if ownData().MatchString(text) {
		return true
	}
	if strings.Contains(text, "<>") { // Perl's <> opens what the program is given
		return false
	}
	if loadsMore().MatchString(text) || loadsModules().MatchString(text) {
		return false
	}
	var marks strings.Builder
	for text != "" {
		tok := codeToken().FindString(text)
		if tok == "" {
			return false
		}
		if c := tok[0]; (c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || c == '_') && !quietNames[tok] {
			return false
		}
		if c := tok[0]; c == '\'' || c == '"' {
			marks.WriteByte('"')
		} else {
			marks.WriteString(tok)
		}
		text = text[len(tok):]
	}
	return !callsValue().MatchString(marks.String())
}

// DataFile is the file of data that such code reads; empty: none.
func DataFile(text string) string {
	_, rest, ok := strings.Cut(text, "require(")
	if !ok || len(rest) < 2 {
		return ""
	}
	name, _, _ := strings.Cut(rest[1:], rest[:1])
	return name
}
