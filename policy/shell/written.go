package shell

import (
	"slices"
	"strings"

	"guard/policy/place"
)

// written is a file that the line fills with a text that is known, at least in
// part, so that running it later in the line runs that text.
type written struct {
	path, text string
}

// fills remembers what a redirection puts into a file.
func (k *walker) fills(a arg, text string) {
	if p := k.place(a); a.known() && p.Path != "" && len(k.written) < maxVars {
		k.written = append(k.written, written{p.Path, text})
	}
}

// otherShebangs are marks of scripts that no shell reads.
var otherShebangs = []string{"python", "node", "perl", "ruby", "php", "lua", "deno", "bun"}

// runsWritten judges the text of a script that the line wrote itself: as a
// shell's, unless its first line says otherwise.
func (k *walker) runsWritten(c *call, p place.Place) {
	for _, w := range k.written {
		if p.Path == "" || w.path != p.Path || !k.enter() {
			continue
		}
		first, _, _ := strings.Cut(w.text, "\n")
		other := func(name string) bool { return strings.Contains(first, name) }
		switch {
		case strings.HasPrefix(first, "#!") && slices.ContainsFunc(otherShebangs, other), foreignFile(p.Path):
			k.hints(c, w.text)
		default:
			k.inSubshell(nil, func() stream { return k.shellText(c, c.cmd.Argv[0], literalArg(w.text)) })
			c.silent = false
		}
		k.leave()
	}
}

// foreignFile reports names of files in a language that no shell reads.
func foreignFile(name string) bool {
	for _, end := range [...]string{".py", ".js", ".mjs", ".cjs", ".ts", ".rb", ".pl", ".php", ".lua", ".r", ".go", ".awk", ".sql"} {
		if strings.HasSuffix(name, end) {
			return true
		}
	}
	return false
}
