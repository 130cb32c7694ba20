package policy

import (
	"path"
	"slices"
	"strings"

	"guard/policy/risk"
	"guard/policy/shell"
)

// Installs reports a request that has a package manager install from where packages are published, and does nothing
// else. What it installs from the machine may be of the session's own making.
func (f *Facts) Installs() bool {
	if f.Tool != Shell || f.Suspect || f.Unknown || f.Partial {
		return false
	}
	found := false
	for i := range f.Commands {
		c := &f.Commands[i]
		switch {
		case installing(c):
			found = true
		case c.Level <= risk.Low && len(c.Writes) == 0, activates(c):
		default:
			return false
		}
	}
	return found
}

// installers are the commands that do: their programs, and the words that follow; none: alone.
var installers = map[string][]string{
	"npm": {"ci", "install", "i", "add", "update"}, "pnpm": {"install", "i", "add"}, "bun": {"install", "add"},
	"yarn": {"", "install", "add"}, "pip": {"install"}, "pip3": {"install"},
	"python": {"-m pip install"}, "python3": {"-m pip install"},
	"uv": {"sync", "add", "pip install"}, "poetry": {"install", "add"}, "pdm": {"install", "add"},
	"pipenv": {"install", "sync"}, "bundle": {"install"}, "composer": {"install", "require"},
}

// environments make a virtual environment, in a folder that they are told.
var environments = map[string]string{"python": "-m venv", "python3": "-m venv", "uv": "venv", "virtualenv": ""}

func installing(c *shell.Command) bool {
	if len(c.Argv) == 0 || !c.Literal || len(c.Assigns) > 0 {
		return false
	}
	program, rest := path.Base(c.Argv[0]), c.Argv[1:]
	if first, makes := environments[program]; makes && startsWith(rest, first) {
		return true
	}
	return slices.ContainsFunc(installers[program], func(first string) bool {
		return startsWith(rest, first) && (first != "" || len(rest) == 0)
	}) && !slices.ContainsFunc(rest, ofMachine)
}

// startsWith reports a list that begins with the words of a text.
func startsWith(list []string, words string) bool {
	for word := range strings.FieldsSeq(words) {
		if len(list) == 0 || list[0] != word {
			return false
		}
		list = list[1:]
	}
	return true
}

// ofMachine reports a word that may name a package of this machine, or an address of one.
func ofMachine(word string) bool {
	if rest, isOption := strings.CutPrefix(word, "-"); isOption {
		return strings.ContainsAny(rest, "/:") || slices.Contains(localOptions, word)
	}
	return strings.ContainsAny(word, `:\`) || strings.HasPrefix(word, ".") || strings.HasPrefix(word, "/") ||
		slices.ContainsFunc(packageFiles, func(end string) bool { return strings.HasSuffix(word, end) })
}

var (
	localOptions = strings.Fields("-e --editable -f --find-links -i --index-url --extra-index-url --registry " +
		"--prefix -C --cwd --target -t --root")
	packageFiles = strings.Fields(".tgz .tar.gz .whl .zip .tar .gem")
)

// activates reports the script that a virtual environment brings for a shell.
func activates(c *shell.Command) bool {
	return len(c.Argv) == 2 && (c.Argv[0] == "." || c.Argv[0] == "source") && path.Base(c.Argv[1]) == "activate"
}
