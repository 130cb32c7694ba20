package program

import (
	"path"
	"regexp"
	"strings"
	"sync"

	"guard/internal/lazy"
	"guard/policy/shell/table"
)

// PythonName reports what the interpreters of an environment are called: python, python3, python3.12.
func PythonName(name string) bool {
	version, ok := strings.CutPrefix(name, "python")
	return ok && len(version) < 6 && pythonVersion().MatchString(version)
}

var pythonVersion = lazy.Pattern(`^(?:|3|3\.[0-9]{1,2})$`)

// toolFolders are where tools of a person's own stand ("~" is the home), which PATH commonly names: XDG base
// directories 0.8, go help environment, cargo book, rustup book, pipx, npm, yarn, bun, deno, dotnet tool, composer,
// pyenv, rbenv, nvm, volta, asdf, mise, krew and Homebrew documentation; docs.docker.com, Docker Desktop for Mac
// (user installation); docs.orbstack.dev and docs.rancherdesktop.io, command-line tools.
var toolFolders = strings.Fields("~/.local/bin ~/go/bin ~/.cargo/bin ~/.npm-global/bin ~/.yarn/bin ~/.bun/bin " +
	"~/.deno/bin " +
	"~/.dotnet/tools ~/.composer/vendor/bin ~/.config/composer/vendor/bin ~/.pyenv/bin ~/.pyenv/shims ~/.rbenv/bin " +
	"~/.rbenv/shims ~/.volta/bin ~/.asdf/shims ~/.local/share/mise/shims ~/.krew/bin ~/.poetry/bin ~/.ghcup/bin " +
	"~/.cabal/bin ~/.nimble/bin ~/.local/share/pnpm /usr/lib/jvm/*/bin /usr/local/cuda/bin /usr/lib/ccache " +
	"/usr/lib/postgresql/*/bin /opt/homebrew/opt/*/bin ~/.nvm/versions/node/*/bin " +
	"~/.docker/bin /Applications/Docker.app/Contents/Resources/bin ~/.orbstack/bin ~/.rd/bin")

// PersonsTools reports a folder in which a person's own tools stand.
func PersonsTools(dir, home string) bool { return fitsFolder(toolFolders, dir, home) }

// systemHomes are where the system and its toolchains put what a variable names: the layouts of Debian, Fedora, Arch,
// macOS, SDKMAN, asdf and mise; go.dev/doc/install; learn.microsoft.com, .NET on Linux.
var systemHomes = []struct{ names, folders string }{
	{"JAVA_HOME JDK_HOME JRE_HOME", "/usr/lib/jvm/* /usr/java/* /opt/java/* /opt/jdk* /usr/local/openjdk-* " +
		"/Library/Java/JavaVirtualMachines/*/Contents/Home /opt/homebrew/opt/openjdk* ~/.sdkman/candidates/java/* " +
		"~/.asdf/installs/java/* ~/.local/share/mise/installs/java/*"},
	{"GOROOT", "/usr/local/go /usr/lib/go /usr/lib/go-* /usr/lib/golang ~/sdk/go*"},
	{"DOTNET_ROOT", "/usr/share/dotnet /usr/lib/dotnet /usr/local/share/dotnet ~/.dotnet"},
	{"MAVEN_HOME M2_HOME GRADLE_HOME ANT_HOME", "/usr/share/maven /usr/share/gradle /usr/share/ant /opt/maven " +
		"/opt/gradle ~/.sdkman/candidates/maven/* ~/.sdkman/candidates/gradle/*"},
}

// SystemHome reports a folder of the system that a variable may name.
func SystemHome(name, dir, home string) bool {
	for _, s := range systemHomes {
		if table.HasWord(s.names, name) {
			return fitsFolder(strings.Fields(s.folders), dir, home)
		}
	}
	return false
}

func fitsFolder(patterns []string, dir, home string) bool {
	for _, p := range patterns {
		if rest, of := strings.CutPrefix(p, "~"); of {
			if home == "" {
				continue
			}
			p = home + rest
		}
		if ok, err := path.Match(p, dir); ok && err == nil {
			return true
		}
	}
	return false
}

// activateLines are the lines of which the script bin/activate of an environment consists, without blanks around them.
// Whatever their order, they set PATH, VIRTUAL_ENV and the prompt, and put back what those were. @DIR@ is the
// environment, @NAME@ and @WORD@ are its prompt, with and without quotes. Sources:
// Lib/venv/scripts/common/activate, Python 3.6 to 3.14 and Debian's;
// activate.sh of virtualenv 20; crates/uv-virtualenv, uv 0.8.
const activateLines = `
deactivate () {
}
fi
else
esac
;;
*)
CYGWIN*|MSYS*)
CYGWIN*|MSYS*|MINGW*)
*Microsoft*|*WSL*)
case "$(uname)" in
case "$(uname -r)" in
deactivate nondestructive
export PATH
export PS1
export PYTHONHOME
export VIRTUAL_ENV
export VIRTUAL_ENV_PROMPT
export PKG_CONFIG_PATH
export SCRIPT_PATH
export TCL_LIBRARY
export TK_LIBRARY
export VIRTUAL_ENV="@DIR@"
export VIRTUAL_ENV=$(cygpath "@DIR@")
hash -r
hash -r 2> /dev/null
hash -r 2>/dev/null
hash -r 2> /dev/null || true
hash -r 2>/dev/null || true
if [ ! "$1" = "nondestructive" ] ; then
if [ ! "${1:-}" = "nondestructive" ] ; then
if [ ! "${1-}" = "nondestructive" ] ; then
if [ "$OSTYPE" = "cygwin" ] || [ "$OSTYPE" = "msys" ] ; then
if ([ "$OSTYPE" = "cygwin" ] || [ "$OSTYPE" = "msys" ]) && $(command -v cygpath &> /dev/null) ; then
if [ "${BASH_SOURCE-}" = "$0" ]; then
if [ -n "${BASH:-}" -o -n "${ZSH_VERSION:-}" ] ; then
if [ -n "${PYTHONHOME:-}" ] ; then
if ! [ -z "${PYTHONHOME+_}" ] ; then
if [ -n "${_OLD_VIRTUAL_PATH:-}" ] ; then
if ! [ -z "${_OLD_VIRTUAL_PATH:+_}" ] ; then
if [ -n "${_OLD_VIRTUAL_PS1:-}" ] ; then
if ! [ -z "${_OLD_VIRTUAL_PS1+_}" ] ; then
if [ -n "${_OLD_VIRTUAL_PYTHONHOME:-}" ] ; then
if ! [ -z "${_OLD_VIRTUAL_PYTHONHOME+_}" ] ; then
if [ -n "${_OLD_VIRTUAL_TCL_LIBRARY:-}" ]; then
if [ -n "${_OLD_VIRTUAL_TK_LIBRARY:-}" ]; then
if [ -n "${_OLD_PKG_CONFIG_PATH+x}" ]; then
if [ -n "$_OLD_PKG_CONFIG_PATH" ]; then
if [ -n "${TCL_LIBRARY:-}" ] ; then
if [ -n "${TK_LIBRARY:-}" ] ; then
if [ "" != "" ]; then
if [ '' != "" ]; then
if [ -z "${VIRTUAL_ENV_DISABLE_PROMPT:-}" ] ; then
if [ -z "${VIRTUAL_ENV_DISABLE_PROMPT-}" ] ; then
if [ ! -d @DIR@ ]; then
if [ ! -d "@DIR@" ]; then
if [ "x@NAME@" != x ] ; then
if [ "x"@WORD@ != x ] ; then
if [ "` + "`" + `basename \"$VIRTUAL_ENV\"` + "`" + `" = "__" ] ; then
if ! [ -z "${SCRIPT_PATH+_}" ] ; then
if ! [ -z "${_OLD_SCRIPT_PATH+_}" ] ; then
if [ -n "${BASH_VERSION:+x}" ] ; then
if [ "$SCRIPT_PATH" = "$0" ]; then
elif [ -n "${ZSH_VERSION:+x}" ] ; then
elif [ -n "${KSH_VERSION:+x}" ] ; then
echo "You must source this script: \$ source $0" >&2
echo "Virtual environment directory @DIR@ does not exist!" >&2
exit 33
SCRIPT_PATH="${BASH_SOURCE[0]}"
SCRIPT_PATH="${(%):-%x}"
SCRIPT_PATH="${.sh.file}"
SCRIPT_PATH="$_OLD_SCRIPT_PATH"
_OLD_SCRIPT_PATH="$SCRIPT_PATH"
unset SCRIPT_PATH
unset _OLD_SCRIPT_PATH
CURRENT_PATH=$(realpath "${BASH_SOURCE[0]}")
CURRENT_DIR=$(dirname "${CURRENT_PATH}")
VIRTUAL_ENV="$(realpath "${CURRENT_DIR}/../")"
VIRTUAL_ENV="@DIR@"
VIRTUAL_ENV='@DIR@'
VIRTUAL_ENV=@DIR@
export VIRTUAL_ENV=@DIR@
VIRTUAL_ENV=$(cygpath "@DIR@")
VIRTUAL_ENV=$(cygpath @DIR@)
VIRTUAL_ENV=$(wslpath "@DIR@")
VIRTUAL_ENV=$(wslpath @DIR@)
VIRTUAL_ENV=$(cygpath "$VIRTUAL_ENV")
VIRTUAL_ENV=$(cygpath -u "$VIRTUAL_ENV")
VIRTUAL_ENV_PROMPT="@NAME@"
VIRTUAL_ENV_PROMPT='@NAME@'
VIRTUAL_ENV_PROMPT=@WORD@
VIRTUAL_ENV_PROMPT=$(basename "$VIRTUAL_ENV")
PATH="$VIRTUAL_ENV/bin:$PATH"
PATH="$VIRTUAL_ENV/"bin":$PATH"
PATH="$VIRTUAL_ENV/"'bin'":$PATH"
PATH="$VIRTUAL_ENV/""bin"":$PATH"
PATH="${_OLD_VIRTUAL_PATH:-}"
PATH="$_OLD_VIRTUAL_PATH"
_OLD_VIRTUAL_PATH="$PATH"
PYTHONHOME="${_OLD_VIRTUAL_PYTHONHOME:-}"
PYTHONHOME="$_OLD_VIRTUAL_PYTHONHOME"
_OLD_VIRTUAL_PYTHONHOME="${PYTHONHOME:-}"
_OLD_VIRTUAL_PYTHONHOME="$PYTHONHOME"
PS1="${_OLD_VIRTUAL_PS1:-}"
PS1="$_OLD_VIRTUAL_PS1"
_OLD_VIRTUAL_PS1="${PS1:-}"
_OLD_VIRTUAL_PS1="${PS1-}"
_OLD_VIRTUAL_PS1="$PS1"
PS1="@NAME@${PS1:-}"
PS1=@WORD@"${PS1:-}"
PS1='@NAME@'"${PS1:-}"
PS1="(@NAME@) ${PS1:-}"
PS1="("@WORD@") ${PS1:-}"
PS1="("'@NAME@'") ${PS1:-}"
PS1="(${VIRTUAL_ENV_PROMPT}) ${PS1-}"
PS1="(` + "`" + `basename \"$VIRTUAL_ENV\"` + "`" + `)$PS1"
PS1="[` + "`basename \\`dirname \\\"$VIRTUAL_ENV\\\"\\``" + `] $PS1"
_OLD_PKG_CONFIG_PATH="${PKG_CONFIG_PATH:-}"
PKG_CONFIG_PATH="$_OLD_PKG_CONFIG_PATH"
PKG_CONFIG_PATH="${VIRTUAL_ENV}/lib/pkgconfig${PKG_CONFIG_PATH:+:${PKG_CONFIG_PATH}}"
TCL_LIBRARY="$_OLD_VIRTUAL_TCL_LIBRARY"
TK_LIBRARY="$_OLD_VIRTUAL_TK_LIBRARY"
_OLD_VIRTUAL_TCL_LIBRARY="$TCL_LIBRARY"
_OLD_VIRTUAL_TK_LIBRARY="$TK_LIBRARY"
TCL_LIBRARY=''
TK_LIBRARY=''
TCL_LIBRARY=""
TK_LIBRARY=""
unset -f deactivate
unset -f pydoc >/dev/null 2>&1 || true
unset PYTHONHOME
unset VIRTUAL_ENV
unset VIRTUAL_ENV_PROMPT
unset PKG_CONFIG_PATH
unset _OLD_PKG_CONFIG_PATH
unset _OLD_VIRTUAL_PATH
unset _OLD_VIRTUAL_PS1
unset _OLD_VIRTUAL_PYTHONHOME
unset _OLD_VIRTUAL_TCL_LIBRARY
unset _OLD_VIRTUAL_TK_LIBRARY
alias pydoc 2>/dev/null >/dev/null && unalias pydoc || true
pydoc () {
python -m pydoc "$@"
`

var activates = sync.OnceValue(func() map[string]bool {
	all := map[string]bool{}
	for line := range strings.Lines(activateLines) {
		all[strings.TrimSpace(line)] = true
	}
	delete(all, "")
	return all
})

// promptText is a prompt between quotes, promptWord one without: plain characters, in which no shell looks for
// anything.
var (
	promptText = lazy.Pattern(`^\(?[A-Za-z0-9_.+-]*(?: [A-Za-z0-9_.+-]+)*\)? ?$`)
	promptWord = lazy.Pattern(`^[A-Za-z0-9_.+-]+$`)
)

// Activates reports that a text is the script bin/activate of the environment at a folder, as venv, virtualenv and uv
// write it: each line is one of theirs, and PATH gets the folder's bin.
func Activates(text, top string) bool {
	if strings.ContainsAny(top, " ;&|<>()*?[]~#\"'`$\\\n@") {
		return false
	}
	known, assigned, last := activates(), false, ""
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		general := strings.ReplaceAll(line, top, "@DIR@")
		assigned = assigned || strings.Contains(general, "VIRTUAL_ENV=") && strings.Contains(general, "@DIR@")
		switch {
		case strings.Contains(line, "@"), strings.HasPrefix(line, "python ") && last != "pydoc () {",
			strings.HasPrefix(line, `PATH="$VIRTUAL_ENV`) && !assigned,
			!known[general] && !activatesNamed(line):
			return false
		}
		last = line
	}
	return assigned && last != ""
}

// activatesNamed reports a line that names the prompt.
func activatesNamed(line string) bool {
	for one := range activates() {
		if before, after, ok := strings.Cut(one, "@NAME@"); ok && between(line, before, after, promptText()) {
			return true
		}
		if before, after, ok := strings.Cut(one, "@WORD@"); ok && between(line, before, after, promptWord()) {
			return true
		}
	}
	return false
}

func between(line, before, after string, fits *regexp.Regexp) bool {
	return len(line) >= len(before)+len(after) && strings.HasPrefix(line, before) && strings.HasSuffix(line, after) &&
		fits.MatchString(line[len(before):len(line)-len(after)])
}

// consoleScript is what pip writes for an entry point: distlib 0.3, scripts.py; uv 0.8.
var consoleScript = lazy.Pattern(`^#!(/[^\s]+/)(python[0-9.]*)\n(?:# -\*- coding: utf-8 -\*-\n)?` +
	`(?:import re\n)?import sys\n` +
	`from [\w.]+ import (\w+)\n+if __name__ == ['"]__main__['"]:\n` +
	`(?: +sys\.argv\[0\] = [^\n;]*\n| +(?:if|elif) sys\.argv\[0\]\.endswith\([^\n;]*\):\n)*` +
	` +sys\.exit\(\w+(?:\.\w+)*\(\)\)\n*$`)

// ConsoleScript reports such a script of the environment whose programs stand in a folder.
func ConsoleScript(text, bin string) bool {
	m := consoleScript().FindStringSubmatch(text)
	return m != nil && m[1] == bin+"/" && PythonName(m[2])
}
