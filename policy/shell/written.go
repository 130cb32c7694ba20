package shell

import (
	"slices"
	"strings"

	"guard/policy/place"
)

// fills remembers what is put into a file, so that running it later in the line
// runs that text; exact: s is all that goes there.
func (k *walker) fills(a arg, s stream, appends, exact bool) {
	if p := k.place(a); a.known() && p.Path != "" && s.text != "" && len(k.out.Texts) < maxVars {
		k.out.Texts = append(k.out.Texts, Text{Path: p.Path, Text: s.text, Appends: appends, Known: s.known && exact})
	}
}

// tees remembers what tee puts into its files.
func (k *walker) tees(c *call, v *invocation) {
	if v.name != "tee" {
		return
	}
	for _, a := range v.operands {
		k.fills(a, c.in, v.has("-a", "--append"), true)
	}
}

// otherShebangs are marks of scripts that no shell reads.
var otherShebangs = []string{"python", "node", "perl", "ruby", "php", "lua", "deno", "bun"}

// runsWritten judges the text of a script that the line wrote itself: as a
// shell's, unless its first line says otherwise.
func (k *walker) runsWritten(c *call, p place.Place) {
	for _, w := range k.out.Texts {
		if p.Path == "" || w.Path != p.Path || !k.enter() {
			continue
		}
		first, _, _ := strings.Cut(w.Text, "\n")
		other := func(name string) bool { return strings.Contains(first, name) }
		switch {
		case strings.HasPrefix(first, "#!") && slices.ContainsFunc(otherShebangs, other), foreignFile(p.Path):
			k.hints(c, w.Text)
		default:
			k.inSubshell(nil, func() stream { return k.shellText(c, c.cmd.Argv[0], literalArg(w.Text)) })
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
