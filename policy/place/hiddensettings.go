package place

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
)

// A hidden file of settings in a workspace, or one in a hidden folder, is read by some tool at a time of its own: an
// editor, an agent, a shell's helper. Which of the hundreds of tools start a program that such a file names no table
// tells for all, but a command looks like one.

// hiddenSettings are the endings of such files; those without an ending count too.
var hiddenSettings = strings.Fields(".json .json5 .jsonc .yaml .yml .toml .ini .cfg .conf .xml .properties " +
	".local .config")

// harmlessHidden are hidden files whose commands run only where a person starts the tool of that name, or where none
// stands in them (golangci-lint 2, run; air 1.6; Nodemon 3; tmuxinator; act; Renovate; Dependabot; Vale; direnv's and
// mise's are in the tables).
var harmlessHidden = strings.Fields(".golangci.yml .golangci.yaml .air.toml .nodemonrc .actrc .gitignore " +
	".gitattributes .dockerignore .editorconfig .prettierrc .eslintrc .babelrc .coveragerc .env.example")

// startsProgram is a value that is a command line or a program: an interpreter alone or with what it runs, what
// fetches, a path that is a script.
var startsProgram = lazy.Pattern(`(?m)(?:["'=:\[,]|^|-)[ \t]*["']?(?:(?:/usr)?/bin/)?(?:(?:ba|z|da|k|fi)?sh|env|` +
	`python3?|node|ruby|perl|php|bun|deno|npx|bunx|uvx|curl|wget|osascript|powershell|pwsh|cmd\.exe)` +
	`(?:["']|[ \t]+[^ \t\n:=]|[ \t]*$)|` +
	`["'=:\[ ](?:\./|\.\./|\$\{?\w+\}?/|[\w.-]+/)[\w./-]*\.` +
	`(?:sh|bash|zsh|fish|py|rb|pl|js|mjs|cjs|ts|ps1|bat|cmd|lua)\b`)

// StartsProgram reports a text of such a file that has a program started.
func StartsProgram(text string) bool { return startsProgram().MatchString(text) }

// HiddenSettings reports a hidden file of settings in a workspace, or one in a hidden folder of it.
func HiddenSettings(workspace, file string) bool {
	name, below := strings.CutPrefix(file, workspace+"/")
	if !below || !strings.HasPrefix(name, ".") && !strings.Contains(name, "/.") {
		return false
	}
	base := path.Base(name)
	if slices.ContainsFunc(harmlessHidden, func(known string) bool {
		return base == known || strings.HasPrefix(base, known+".")
	}) {
		return false
	}
	ending := path.Ext(base)
	return ending == "" || ending == base || slices.Contains(hiddenSettings, ending)
}
