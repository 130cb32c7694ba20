package shell

import (
	"path"
	"strconv"
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/program"
)

// patches judges patch(1) and git apply: each file that the patch names, under
// the folder and with as many leading parts taken off as the options say. A patch
// that cannot be seen may change anything.
func (k *walker) patches(c *call, v *invocation, inputs []arg) {
	if v.marked(program.Lists) || v.marked(program.Dry) {
		return
	}
	strip, known := stripped(v)
	saw := false
	look := func(text string, how seen) {
		saw = saw || how == wholly
		if how != wholly || !known {
			c.unknown(say("which files the patch changes is not known"))
			return
		}
		k.patched(c, v, text, strip)
	}
	for _, a := range inputs {
		k.reads(c, a)
		text, how := k.textOf(k.place(a))
		if !a.known() {
			how = unreadable
		}
		look(text, how)
	}
	if len(inputs) == 0 {
		how := unreadable
		if c.in.known && c.in.text != "" {
			how = wholly
		}
		look(c.in.text, how)
	}
	k.stale = true
}

// stripped is how many leading parts of a name are taken off: -pN, by default one
// for git apply, and all for patch where a name's folders do not exist, which is
// taken as one.
func stripped(v *invocation) (n int, known bool) {
	for _, u := range v.used {
		if u.name == "-p" || u.name == "--strip" {
			n, err := strconv.Atoi(u.value.text)
			return n, err == nil && u.value.known()
		}
	}
	for _, u := range v.loose {
		if rest, ok := strings.CutPrefix(u.name, "-p"); ok {
			n, err := strconv.Atoi(rest + u.value.text)
			return n, err == nil
		}
	}
	return 1, true
}

// patched judges the files that a unified, context or git diff names.
func (k *walker) patched(c *call, v *invocation, text string, strip int) {
	folder := ""
	if dir, ok := v.option("--directory"); ok && v.chain[0].Name == "git" {
		folder = dir.text
	}
	named := 0
	for line := range strings.Lines(text) {
		name, kind := patchName(strings.TrimRight(line, "\r\n"))
		name, _, _ = strings.Cut(name, "\t")
		if kind != 'm' {
			name = withoutParts(name, strip)
		}
		if kind == 0 || name == "" || strings.HasPrefix(name, "/dev/null") || name == "dev/null" || name == "null" {
			continue
		}
		named++
		a := literalArg(path.Join(folder, name))
		k.writes(c, a, edits)
		k.blinds(a)
	}
	k.patchRemoves(c, text, strip, folder)
	if named == 0 {
		c.unknown(say("which files the patch changes is not known"))
	}
	c.raise(risk.Medium, 0, risk.Reason{})
}

// patchRemoves judges the files that a patch deletes: "+++ /dev/null" behind
// "--- NAME", or git's "deleted file mode".
func (k *walker) patchRemoves(c *call, text string, strip int, folder string) {
	old, git := "", ""
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\r\n")
		switch {
		case strings.HasPrefix(line, "diff --git "):
			words := strings.Fields(line)
			git = withoutParts(words[len(words)-1], 1)
		case strings.HasPrefix(line, "--- "):
			old, _, _ = strings.Cut(line[4:], "\t")
			old = withoutParts(old, strip)
		case strings.HasPrefix(line, "deleted file mode"):
			k.deletes(c, literalArg(path.Join(folder, git)), false)
		case strings.HasPrefix(line, "+++ /dev/null") && old != "" && old != git:
			k.deletes(c, literalArg(path.Join(folder, old)), false)
		}
	}
}

// patchName reads a line of a patch's head: which name it gives, and whether the
// name stands before ('-') or after ('+'), or is without a prefix ('m').
func patchName(line string) (name string, kind byte) {
	for _, p := range [...]struct {
		prefix string
		kind   byte
	}{{"+++ ", '+'}, {"--- ", '-'}, {"*** ", '-'}, {"rename to ", 'm'}, {"rename from ", 'm'}, {"copy to ", 'm'}, {"Index: ", 'm'}} {
		if rest, ok := strings.CutPrefix(line, p.prefix); ok && !strings.HasSuffix(rest, " ****") {
			return strings.Trim(rest, `"`), p.kind
		}
	}
	return "", 0
}

// withoutParts takes leading parts off a name, as patch -p does.
func withoutParts(name string, n int) string {
	for ; n > 0; n-- {
		_, rest, ok := strings.Cut(name, "/")
		if !ok {
			return name
		}
		name = strings.TrimLeft(rest, "/")
	}
	return name
}
